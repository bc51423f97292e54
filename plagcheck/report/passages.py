"""Passages: both sides of a match, aligned in rows, with the words that differ told apart.

No Qt here: the window and every form of report use the same words and the same labels.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby, pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.tokens import Tokens, tokenize
from plagcheck.model.document import Document, Span
from plagcheck.model.match import Kind, Match, Range
from plagcheck.model.result import Source
from plagcheck.report.cleaning import clean

ROW_WORDS: Final = 60  # a row ends with the first sentence from here on,
ROW_MOST: Final = 120  # or here at the latest
LAST_ROW: Final = 25  # what is left over is not worth a row below this
SHOWN_AROUND: Final = 12  # words shown on each side of a gap
SENTENCE_ENDS: Final = frozenset(".!?…。！？\n")


class PieceKind(StrEnum):
    """What a piece of a passage is to the other side."""

    SAME = "same"
    DIFFERENT = "different"
    LEFT_OUT = "left out"
    GAP = "gap"


@dataclass(frozen=True, slots=True)
class PassagePiece:
    """A piece of one side; `words` are those of the text that stand in it."""

    text: str
    kind: PieceKind = PieceKind.SAME
    words: Range = (0, 0)


@dataclass(frozen=True, slots=True)
class PassageRow:
    """Words that stand side by side; pages count from 1, None where there are none."""

    paper: tuple[PassagePiece, ...]
    source: tuple[PassagePiece, ...]
    paper_page: int | None = None
    source_page: int | None = None


@dataclass(frozen=True, slots=True)
class Passage:
    """A match as it is quoted, in rows.

    `source_word` is its first word in the source, counted from 1; None where that text is not
    shown.
    """

    source: Source
    match: Match
    rows: tuple[PassageRow, ...]
    source_word: int | None

    @property
    def has_source(self) -> bool:
        return self.source_word is not None

    @property
    def paper_pages(self) -> tuple[int, ...]:
        return _distinct(row.paper_page for row in self.rows)

    @property
    def source_pages(self) -> tuple[int, ...]:
        return _distinct(row.source_page for row in self.rows)


def _distinct(pages: Iterable[int | None]) -> tuple[int, ...]:
    return tuple(sorted({page for page in pages if page is not None}))


def page_of(document: Document, offset: int) -> int | None:
    """The page a character stands on, counted from 1; None where there are no pages."""
    starts = document.page_starts
    return max(1, bisect_right(starts, offset)) if starts else None


def words_of(document: Document, matches: Iterable[Match], side: int, accents: bool) -> Tokens:
    """The words of a text as they were cut for the check."""
    tokens = tokenize(document.comparable(), accents=accents, stems=False)
    if all(_fits(tokens, match, side) for match in matches):
        return tokens
    return tokenize(document.text, accents=accents, stems=False)  # compared as it stands


def _fits(tokens: Tokens, match: Match, side: int) -> bool:
    """Whether words were cut so: the runs then begin inside the match, and end in the text."""
    span = match.source if side else match.submission
    firsts = [(run[side], run[2]) for run in match.runs]
    return all(
        first + size <= len(tokens) and span.start <= tokens.starts[first] < span.end
        for first, size in firsts
    )


@dataclass(frozen=True, slots=True)
class TextSide:
    """One text of a pair: what is needed to cut its side of a match into pieces."""

    document: Document
    tokens: Tokens
    side: int

    @classmethod
    def of(cls, document: Document, matches: Iterable[Match], side: int, accents: bool) -> TextSide:
        """The text with its words as they were cut when these matches were found."""
        return cls(document, words_of(document, matches, side, accents), side)

    def holds(self, match: Match) -> bool:
        """Whether its words are those of this text, which may be another by now."""
        return _fits(self.tokens, match, self.side)

    def same_stretches(self, match: Match) -> tuple[Span, ...]:
        """The stretches of a match that stand on the other side too."""
        starts, ends = self.tokens.starts, self.tokens.ends
        firsts = ((run[self.side], run[2]) for run in match.runs)
        return tuple(
            Span(int(starts[first]), int(ends[first + size - 1])) for first, size in firsts
        )

    def range_of(self, match: Match) -> Range:
        """The words of a match on this side.

        A match that was cut keeps the whole passage of the source: its runs say what is left.
        """
        if self.side and match.kind.is_copied and _fills(match):
            runs = match.runs
            return min(run[1] for run in runs), max(run[1] + run[2] for run in runs)
        span = match.source if self.side else match.submission
        first = int(self.tokens.starts.searchsorted(span.start))
        return first, max(first, int(self.tokens.starts.searchsorted(span.end)))

    def span_of(self, match: Match) -> Span:
        """The characters of a match on this side."""
        if not self.side:
            return match.submission
        first, end = self.range_of(match)
        if first == end:
            return match.source
        start, stop = int(self.tokens.starts[first]), int(self.tokens.ends[end - 1])
        if start <= match.source.start and stop >= match.source.end:
            return match.source
        return Span(start, stop)

    def kinds(self, match: Match, whole: Match | None) -> NDArray[np.uint8]:
        """Per word of the match: 1 the same, 0 different, 2 the same but left out."""
        first, end = self.range_of(match)
        kinds = np.zeros(end - first, np.uint8)
        for each, value in ((whole, 2), (match, 1)):
            for run in each.runs if each else ():
                start = run[self.side] - first
                kinds[max(0, start) : max(0, start + run[2])] = value
        return kinds


def _fills(match: Match) -> bool:
    """Whether the match begins and ends with words that are the same."""
    if not match.runs:
        return False
    first, last = match.runs[0], match.runs[-1]
    return match.ours == (first[0], last[0] + last[2])


_KINDS: Final = (PieceKind.DIFFERENT, PieceKind.SAME, PieceKind.LEFT_OUT)


def rows_of(
    match: Match, paper: TextSide, source: TextSide | None, whole: Match | None = None
) -> tuple[PassageRow, ...]:
    """A match in rows; each begins with the same words on both sides.

    `whole` is the match before some of it was left out. Without a source there is only the
    paper's side.
    """
    cuts = list(_cuts(match, paper, source)) if source is not None else []
    sides = [_side_rows(match, whole, paper, [cut[0] for cut in cuts])]
    if source is not None:
        sides.append(_side_rows(match, whole, source, [cut[1] for cut in cuts]))
    else:
        sides.append([((), None)])
    return tuple(
        PassageRow(ours, theirs, our_page, their_page)
        for (ours, our_page), (theirs, their_page) in zip(*sides, strict=True)
    )


def _cuts(match: Match, paper: TextSide, source: TextSide) -> Iterator[tuple[int, int]]:
    """First words, here and there, of all rows but the first."""
    runs = match.runs
    if match.kind is Kind.SUMMARY or any(b[1] < a[1] + a[2] for a, b in pairwise(runs)):
        return  # the order differs: no place parts both sides
    here, there = paper.range_of(match), source.range_of(match)
    last = here[0], there[0]
    for first, other, size in runs:
        for step in range(size):
            ours, theirs = first + step, other + step
            words = max(ours - last[0], theirs - last[1])
            if words < ROW_WORDS or max(here[1] - ours, there[1] - theirs) < LAST_ROW:
                continue
            if words >= ROW_MOST or _begins_sentence(paper, ours):
                yield (ours, theirs)
                last = ours, theirs


def _begins_sentence(side: TextSide, word: int) -> bool:
    between = side.document.text[side.tokens.ends[word - 1] : side.tokens.starts[word]]
    return not SENTENCE_ENDS.isdisjoint(between)


def _side_rows(
    match: Match, whole: Match | None, side: TextSide, cuts: Sequence[int]
) -> list[tuple[tuple[PassagePiece, ...], int | None]]:
    span = side.span_of(match)
    first, end = side.range_of(match)
    kinds = side.kinds(match, whole)
    shorten = match.kind is Kind.SUMMARY and side.side == 1
    words = [first, *cuts, end]
    starts = side.tokens.starts
    edges = [span.start, *(int(starts[cut]) for cut in cuts), span.end]
    rows = []
    for (a, b), chars in zip(pairwise(words), pairwise(edges), strict=True):
        pieces = tuple(_pieces(side, (a, b), chars, kinds[a - first : b - first], shorten))
        rows.append((pieces, page_of(side.document, chars[0])))
    return rows


def _pieces(
    side: TextSide, words: Range, chars: Range, kinds: NDArray[np.uint8], shorten: bool
) -> Iterator[PassagePiece]:
    """A row cut where the kind of its words changes; blanks and marks between go with the same."""
    text, starts, ends = side.document.text, side.tokens.starts, side.tokens.ends
    done, word = chars[0], words[0]
    same: list[str] = []
    held = word, word
    for value, group in groupby(kinds.tolist()):
        count = sum(1 for _ in group)
        first, last = int(starts[word]), int(ends[word + count - 1])
        same.append(text[done:first])
        inside = clean(text[first:last])
        if value == 1:
            same.append(inside)
            held = word, word + count
        else:
            if shown := clean("".join(same)):
                yield PassagePiece(shown, words=held)
            same, held = [], (word + count, word + count)
            if shorten and count > 3 * SHOWN_AROUND:
                yield from _shortened(side, word, count)
            else:
                yield PassagePiece(inside, _KINDS[value], (word, word + count))
        done, word = last, word + count
    if shown := clean("".join([*same, text[done : chars[1]]])):
        yield PassagePiece(shown, words=held)


def _shortened(side: TextSide, word: int, count: int) -> Iterator[PassagePiece]:
    """A long stretch that nothing matches: its first and its last words."""
    text, starts, ends = side.document.text, side.tokens.starts, side.tokens.ends
    end = word + count
    for first, last in ((word, word + SHOWN_AROUND), (end - SHOWN_AROUND, end)):
        if first > word:
            yield PassagePiece("", PieceKind.GAP)
        quoted = clean(text[starts[first] : ends[last - 1]])
        yield PassagePiece(quoted, PieceKind.DIFFERENT, (first, last))
