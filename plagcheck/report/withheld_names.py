"""Withheld names: those of other students where they stand inside texts and notes.

A source is known by the name of its file, which may hold more than a person's name: two or more of
its words in a row are taken for one, unless a text also writes one of them small by itself. The
name of a class-mate is known, and gives way as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import PurePosixPath
from typing import Final

from plagcheck.classroom.pseudonyms import FARTHEST, Replacement, folded_word, rewritten
from plagcheck.model.result import Source
from plagcheck.report.passages import Passage, PassagePiece, PassageRow

MOST_WORDS: Final = 4  # of a person's name

_WORD: Final = re.compile(r"[^\W\d_]+")
_SUFFIX: Final = re.compile(r"\.\w{1,5}$")

Words = tuple[str, ...]


class WithheldNames:
    """Names of some sources and what each gives way to, in texts that were compared."""

    def __init__(self, put: Mapping[int, str], sources: Iterable[Source], texts: Iterable[str]):
        self._put: dict[Words, str] = {}
        whole: set[Words] = set()
        for source in sources:
            for name in _names(source) if source.id in put else ():
                for run in _runs(name):
                    self._put.setdefault(run, put[source.id])
                if source.id < 0:
                    whole |= {*_turned(name)}
                    self._put |= dict.fromkeys(_turned(name), put[source.id])
        self._by_first: dict[str, list[Words]] = {}
        for words in sorted(self._put, key=len, reverse=True):
            self._by_first.setdefault(words[0], []).append(words)
        ordinary = {word for text in texts for word in self._small_words(text)}
        for words in self._put.keys() - whole:
            if not ordinary.isdisjoint(words):
                self._by_first[words[0]].remove(words)

    def text(self, text: str) -> str:
        """A text without them."""
        return rewritten(text, list(self._edits(text)))

    def passage(self, passage: Passage) -> Passage:
        """A passage that quotes none of them."""
        return replace(passage, rows=tuple(map(self._row, passage.rows)))

    def _row(self, row: PassageRow) -> PassageRow:
        paper, source = (tuple(self._pieces(side)) for side in (row.paper, row.source))
        return replace(row, paper=paper, source=source)

    def _pieces(self, pieces: Sequence[PassagePiece]) -> Iterator[PassagePiece]:
        """A name may begin in one piece and end in another: the first has what it gives way to."""
        edits = list(self._edits("".join(piece.text for piece in pieces)))
        start = 0
        for piece in pieces:
            end = start + len(piece.text)
            inside = [
                Replacement(
                    max(edit.start, start) - start,
                    min(edit.end, end) - start,
                    edit.word if edit.start >= start else "",
                )
                for edit in edits
                if edit.start < end and start < edit.end
            ]
            yield replace(piece, text=rewritten(piece.text, inside))
            start = end

    def _edits(self, text: str) -> Iterator[Replacement]:
        for place in self._places(list(_WORD.finditer(text))):
            name = tuple(folded_word(word[0]) for word in place)
            yield Replacement(place[0].start(), place[-1].end(), self._put[name])

    def _places(self, words: Sequence[re.Match[str]]) -> Iterator[Sequence[re.Match[str]]]:
        """Where names stand, each with its words."""
        at = 0
        while at < len(words):
            known = self._by_first.get(folded_word(words[at][0]), ())
            found = (words[at : at + len(name)] for name in known if _is_at(words, at, name))
            place = next(found, ())
            if place:
                yield place
            at += max(1, len(place))

    def _small_words(self, text: str) -> Iterator[str]:
        """Words of names that a text writes small where no name stands."""
        words = list(_WORD.finditer(text))
        named = {word.start() for place in self._places(words) for word in place}
        known = {word for name in self._put for word in name}
        for word in words:
            if word[0].islower() and word.start() not in named and folded_word(word[0]) in known:
                yield folded_word(word[0])


def _names(source: Source) -> set[Words]:
    """What a source and its files are called, in words."""
    called = (source.entry.name, *source.entry.paths)
    stems = (_SUFFIX.sub("", PurePosixPath(name.replace("\\", "/")).name) for name in called)
    return {words for stem in stems if (words := tuple(map(folded_word, _WORD.findall(stem))))}


def _runs(name: Words) -> Iterator[Words]:
    """Two or more words of a name in a row, and with the last of them first."""
    for start in range(len(name)):
        for end in range(start + 2, min(len(name), start + MOST_WORDS) + 1):
            yield from _turned(name[start:end])


def _turned(name: Words) -> tuple[Words, Words]:
    return name, (name[-1], *name[:-1])


def _is_at(words: Sequence[re.Match[str]], at: int, name: Words) -> bool:
    here = words[at : at + len(name)]
    if len(name) == 1 and here[0][0].islower():
        return False  # a rose is no Rose
    return tuple(folded_word(word[0]) for word in here) == name and all(
        b.start() - a.end() <= FARTHEST for a, b in pairwise(here)
    )
