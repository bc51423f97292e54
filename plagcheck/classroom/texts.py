"""Class texts: papers as arrays, with the words of handouts taken out of every score.

A left-out word keeps its place, so that offsets stay true, but is given a hash of its own that no
other word has: it cannot match, and nothing is joined across it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.prepared import Prepared, prepare_many
from plagcheck.index.batches import tokenize_many
from plagcheck.index.hashing import Hashes, combine, mix
from plagcheck.index.shingles import sorted_set, word_shingles
from plagcheck.index.tokens import Tokens
from plagcheck.model.match import Match
from plagcheck.model.submissions import Paper

SHINGLE: Final = 5

Mask = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class PaperText:
    """A paper's words; `left_out` are those of handouts."""

    paper: Paper
    text: str
    tokens: Tokens
    left_out: Mask

    @property
    def counted(self) -> int:
        """Words that count."""
        return len(self.left_out) - int(self.left_out.sum())

    def prepared(self) -> Prepared:
        """Ready for alignment; made anew, since what alignment remembers of a text is large."""
        return Prepared(self.text, self.tokens, SHINGLE)

    def rows(self, length: int) -> tuple[Hashes, Mask]:
        """Hash of every `length` words in a row, and whether all of them count."""
        hashes = combine(self.tokens.hashes, length, seed=length)
        before = np.concatenate(([0], np.cumsum(self.left_out)))
        return hashes, before[length:] == before[: len(hashes)] if len(hashes) else hashes > 0

    def row_set(self, length: int) -> Hashes:
        """The rows that count, as a sorted set."""
        hashes, counts = self.rows(length)
        return sorted_set(hashes[counts])


def class_texts(papers: Sequence[Paper], handouts: Sequence[str]) -> list[PaperText]:
    """Papers as arrays, without the words that stand in a handout."""
    texts = [paper.document.comparable() for paper in papers]
    known = _handout_shingles(handouts)
    return [
        _paper_text(paper, prepared, known)
        for paper, prepared in zip(papers, prepare_many(texts, shingle_size=SHINGLE), strict=True)
    ]


def _handout_shingles(handouts: Sequence[str]) -> Hashes:
    tokens = tokenize_many(handouts, stems=False)
    parts = [word_shingles(each, SHINGLE).sequence for each in tokens]
    return sorted_set(np.concatenate(parts)) if parts else np.empty(0, np.uint64)


def _paper_text(paper: Paper, prepared: Prepared, handout: Hashes) -> PaperText:
    tokens = prepared.tokens
    left_out = words_within(is_in(prepared.shingles.sequence, handout), len(tokens), SHINGLE)
    if left_out.any():
        tokens = _silenced(tokens, left_out, paper.id)
    return PaperText(paper, prepared.text, tokens, left_out)


def is_in(values: Hashes, known: Hashes) -> Mask:
    """Which values stand in a sorted set."""
    if not len(known):
        return np.zeros(len(values), bool)
    found: Mask = known.take(np.searchsorted(known, values), mode="clip") == values
    return found


def words_within(rows: Mask, words: int, length: int) -> Mask:
    """The words of the rows that are marked; a row is `length` words."""
    edges = np.zeros(words + 1, np.intp)
    starts = np.flatnonzero(rows)
    edges[starts] += 1
    edges[starts + length] -= 1
    return np.cumsum(edges[:-1]) > 0


def _silenced(tokens: Tokens, words: Mask, number: int) -> Tokens:
    """Tokens of which some match nothing, not even each other."""
    own = mix(np.arange(int(words.sum()), dtype=np.uint64) + (np.uint64(number) << np.uint64(32)))
    hashes, stems, telling = tokens.hashes.copy(), tokens.stems.copy(), tokens.telling.copy()
    hashes[words], stems[words], telling[words] = own, own, False
    return replace(tokens, hashes=hashes, stems=stems, telling=telling)


def renumbered(match: Match, kept: NDArray[np.intp]) -> Match:
    """A match in a text of which only the `kept` words were there, in numbers of all its words."""
    runs = [
        (int(kept[at]), there + at - start, end - at)
        for start, there, size in match.runs
        for at, end in _unbroken(kept, start, start + size)
    ]
    first, end = match.ours
    return replace(match, runs=tuple(runs), ours=(int(kept[first]), int(kept[end - 1]) + 1))


def _unbroken(kept: NDArray[np.intp], start: int, end: int) -> list[tuple[int, int]]:
    breaks = np.flatnonzero(np.diff(kept[start:end]) != 1) + start + 1
    edges = [start, *breaks.tolist(), end]
    return list(pairwise(edges))
