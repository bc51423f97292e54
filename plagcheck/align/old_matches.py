"""Matches as version 0.1.0 kept them: what they did not say is found out, what it counted stays.

A match did not say which words of the source it spans, and a short passage that was copied could
be called weak. Figures were kept beside the matches; they are shown as they were.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from plagcheck.index.tokens import Tokens, tokenize
from plagcheck.model.counting import Figures
from plagcheck.model.document import Span
from plagcheck.model.match import Kind, Match, Range, Run
from plagcheck.model.result import Comparison


class SourceWords:
    """The words of a source, looked at when they are first asked for.

    `words` is how many there were; it was not kept whether accents part them. A text that is not
    known, or was erased, is empty.
    """

    def __init__(self, text: str = "", words: int = 0) -> None:
        self._text, self._words = text, words

    @cached_property
    def _tokens(self) -> Tokens:
        tokens = tokenize(self._text, stems=False)
        if self._words and len(tokens) != self._words:
            parted = tokenize(self._text, accents=True, stems=False)
            return parted if len(parted) == self._words else tokens
        return tokens

    def within(self, span: Span, runs: Sequence[Run]) -> Range:
        """Those in a span; without the text, those that the runs in it tell of."""
        if self._text:
            first, end = self._tokens.starts.searchsorted((span.start, span.end)).tolist()
            return first, end
        starts = (there for _, there, _ in runs)
        ends = (there + size for _, there, size in runs)
        return min(starts, default=0), max(ends, default=0)


def old_match(
    submission: Span,
    source: Span,
    kind: Kind,
    runs: tuple[Run, ...],
    ours: Range,
    strength: float,
    weak: bool,
    words: SourceWords,
) -> Match:
    theirs = words.within(source, runs)
    weak = weak and not kind.is_copied
    return Match(submission, source, kind, runs, ours, theirs, strength, weak)


def old_comparison(
    figures: Sequence[float], matches: Sequence[Match], words: int, source_words: int
) -> Comparison:
    """`figures` in the order in which they were kept, after the Jaccard score."""
    jaccard, of_submission, of_source, longest, matched, reworded = figures
    kept = Figures(int(matched), int(reworded), of_submission, of_source, int(longest))
    return Comparison(jaccard, tuple(matches), words, source_words, kept)
