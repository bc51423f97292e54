"""CheckFollower: who wants to see a check grow while it runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from plagcheck.library.library import Library
from plagcheck.model.document import Document
from plagcheck.model.entry import Entry
from plagcheck.model.result import Comparison, Source


class CheckFollower(Protocol):
    """Called in the thread of the check, in this order."""

    def paper_read(self, paper: Document) -> None:
        """The submission, before it is looked for."""

    def candidates_found(self, entries: Sequence[Entry]) -> None:
        """Documents that will be read first, the likeliest first."""

    def source_verified(self, source: Source) -> None:
        """One that shares text, with its final scores; candidates first, in their order.

        Which sources lead and which are folded under another is only known at the end.
        """


class Announcer:
    """Tells a follower what was verified."""

    def __init__(self, first: Sequence[int], library: Library, follower: CheckFollower) -> None:
        self._library, self._follower = library, follower
        self._entries = {entry.id: entry for entry in library.documents(ids=first)}
        follower.candidates_found([self._entries[n] for n in first if n in self._entries])

    def verified(self, number: int, comparison: Comparison) -> None:
        entry = self._entries.get(number) or self._library.documents(ids=[number])[0]
        self._follower.source_verified(Source(entry, comparison))
