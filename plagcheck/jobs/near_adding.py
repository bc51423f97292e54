"""Adding documents, and what becomes of those that are nearly the same as others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from plagcheck.library.deciding import decide
from plagcheck.library.library import Library
from plagcheck.library.packing import text_digest
from plagcheck.model.entry import (
    AddOutcome,
    AddStatus,
    IncomingDocument,
    Likeness,
    Near,
    Nearly,
)
from plagcheck.similar.near import NearText, NearTexts

_NEW = (AddStatus.ADDED, AddStatus.REPLACED)


@dataclass(frozen=True, slots=True)
class _Coming:
    """A document on its way, with what it is nearly the same as.

    `known` is the document with its very text, or the one that its file gave before.
    """

    item: IncomingDocument
    known: frozenset[int]
    near: NearText | None = None


class NearAdding:
    """Adds batches; what is in the library is looked through once, with the first of them."""

    def __init__(self, library: Library, near: Near) -> None:
        self._library, self._near = library, near
        self._texts: NearTexts | None = None

    def add(self, items: Sequence[IncomingDocument]) -> list[AddOutcome]:
        """As `Library.add`; what was asked for is done with what is nearly the same."""
        if self._texts is None:
            self._texts = NearTexts(self._library)
        known = self._known(items)
        near = self._texts.look(
            [item.document.text for item in items], known, is_skipped=self._near is Near.SKIP
        )
        coming = [_Coming(*each) for each in zip(items, known, near, strict=True)]
        added = iter(self._library.add([c.item for c in coming if not self._skips(c)]))
        outcomes = [_skipped(each) if self._skips(each) else next(added) for each in coming]
        self._texts.came([each.id if each.status in _NEW else None for each in outcomes])
        return self._told(coming, outcomes)

    def _known(self, items: Sequence[IncomingDocument]) -> list[frozenset[int]]:
        digests = [text_digest(item.document.text) for item in items]
        same = self._library.store.find_texts(set(digests))
        given = self._library.store.known_files(item.origin.path for item in items)
        before = {path: number for path, (_, number) in given.items()}
        return [
            frozenset({same.get(digest, 0), before.get(item.origin.path, 0)} - {0})
            for item, digest in zip(items, digests, strict=True)
        ]

    def _skips(self, each: _Coming) -> bool:
        """What is there already, or takes the place of an older text, is not nearly the same."""
        return self._near is Near.SKIP and each.near is not None and not each.known

    def _told(self, coming: Sequence[_Coming], outcomes: list[AddOutcome]) -> list[AddOutcome]:
        """The same with what each is nearly the same as."""
        found: dict[int, tuple[int, float]] = {}
        for place, (each, outcome) in enumerate(zip(coming, outcomes, strict=True)):
            if each.near is None or outcome.status not in (*_NEW, AddStatus.SKIPPED):
                continue
            other = each.near.document or outcomes[each.near.place].id
            if other is not None and other != outcome.id:
                found[place] = other, each.near.jaccard
        there = self._library.documents(ids={other for other, _ in found.values()}) if found else ()
        names = {entry.id: entry.name for entry in there}
        for place, (other, jaccard) in found.items():
            if other in names:
                number = outcomes[place].id
                is_version = self._near is Near.VERSION and number is not None
                nearly = Nearly(other, names[other], jaccard, is_version)
                outcomes[place] = replace(outcomes[place], nearly=nearly)
                if is_version:
                    decide(self._library, [number or 0, other], Likeness.VERSIONS)
        return outcomes


def _skipped(each: _Coming) -> AddOutcome:
    path = each.item.origin.path or each.item.document.name
    return AddOutcome(path, AddStatus.SKIPPED, None, None)
