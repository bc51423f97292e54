"""Recent: texts made ready a moment ago, since one text is often compared with many."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import Final

from plagcheck.align.prepared import Prepared, prepare_many

MOST_CHARACTERS: Final = 1 << 19  # of all texts kept; a longer one is not kept at all

_Key = tuple[str, bool, bool]


class Recent:
    """The last few texts, ready for comparing; those unused for longest go first."""

    def __init__(self) -> None:
        self._kept: dict[_Key, Prepared] = {}  # in order of use
        self._size = 0
        self._lock = Lock()

    def prepare(self, texts: Sequence[str], *, accents: bool, edited: bool) -> list[Prepared]:
        """Make texts ready, as `prepare_many` does, or take what is."""
        keys = [(text, accents, edited) for text in texts]
        with self._lock:
            found = [self._pop(key) for key in keys]
        missing = [place for place, each in enumerate(found) if each is None]
        made = prepare_many([texts[place] for place in missing], accents=accents, edited=edited)
        for place, prepared in zip(missing, made, strict=True):
            found[place] = prepared
        ready = [each for each in found if each is not None]
        with self._lock:
            for key, prepared in zip(keys, ready, strict=True):
                self._pop(key)  # the same text may be on both sides
                self._kept[key] = prepared
                self._size += len(key[0])
            while self._size > MOST_CHARACTERS:
                self._pop(next(iter(self._kept)))
        return ready

    def _pop(self, key: _Key) -> Prepared | None:
        found = self._kept.pop(key, None)
        if found is not None:
            self._size -= len(key[0])
        return found

    def __len__(self) -> int:
        return len(self._kept)
