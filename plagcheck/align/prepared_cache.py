"""Recent: texts made ready a moment ago, since one text is often compared with many."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import Final

from plagcheck.align.prepared import PreparedText, prepare_many

MOST_CHARACTERS: Final = 1 << 19  # of all texts kept; a longer one is not kept at all

GLANCE: Final = 64  # characters of either end, told apart by before texts are compared

_Key = tuple[int, str, str, bool, bool]


class RecentTexts:
    """The last few texts, ready for comparing; those unused for longest go first."""

    def __init__(self) -> None:
        self._kept: dict[_Key, PreparedText] = {}  # in order of use
        self._size = 0
        self._lock = Lock()

    def prepare(self, texts: Sequence[str], *, accents: bool, edited: bool) -> list[PreparedText]:
        """Make texts ready, as `prepare_many` does, or take what is."""
        # Hashing whole texts would take longer than comparing the one that may be the same.
        keys = [(len(text), text[:GLANCE], text[-GLANCE:], accents, edited) for text in texts]
        with self._lock:
            found = [self._pop(key, text) for key, text in zip(keys, texts, strict=True)]
        missing = [place for place, each in enumerate(found) if each is None]
        made = prepare_many([texts[place] for place in missing], accents=accents, edited=edited)
        for place, prepared in zip(missing, made, strict=True):
            found[place] = prepared
        ready = [each for each in found if each is not None]
        with self._lock:
            for key, prepared in zip(keys, ready, strict=True):
                self._pop(key)
                self._kept[key] = prepared
                self._size += key[0]
            while self._size > MOST_CHARACTERS:
                self._pop(next(iter(self._kept)))
        return ready

    def _pop(self, key: _Key, text: str | None = None) -> PreparedText | None:
        """Take out what goes by this key, and what it is if it is of this text."""
        found = self._kept.pop(key, None)
        if found is None:
            return None
        self._size -= key[0]
        return found if found.text == text else None

    def __len__(self) -> int:
        return len(self._kept)
