"""Class texts: papers as arrays, without the words that count in no pair.

A left-out word keeps its place, so that offsets stay true, but is given a hash of its own that no
other word has: it makes no pair. Two papers that are one for another reason are aligned with all
their words, and what is left out is cut out of the matches afterwards, as a check does it: so both
give the same number, and leaving out changes no other match. In a large class it is not even
aligned: there is much that most papers hold, and 2,185 lab reports took 1.7 times as long.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.prepared import PreparedText
from plagcheck.index.batches import tokenize_many
from plagcheck.index.hashing import Hashes, combine, mix
from plagcheck.index.shingles import Shingles, sorted_set
from plagcheck.index.tokens import Tokens
from plagcheck.leaveout.steps import RuleFinding, found_by_rules
from plagcheck.leaveout.survey import Survey
from plagcheck.model.adjusted import Reason
from plagcheck.model.classes import ClassOptions, LeftOutWords
from plagcheck.model.document import Span
from plagcheck.model.match import Range
from plagcheck.model.submissions import Paper

# Papers of a class of which every pair is compared, with all their words: 780 pairs of lab reports
# take 0.6 s, and a few papers are too few to tell by their traces which words are rare.
SMALL_CLASS: Final = 40

Mask = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class PaperText:
    """A paper's words; `left_out` are those that do not count, `reasons` say why.

    `aligned` are its words as they are laid over those of another paper.
    """

    paper: Paper
    text: str
    tokens: Tokens
    aligned: Tokens
    left_out: Mask
    reasons: tuple[LeftOutWords, ...] = ()
    shingle_size: int = 5

    def prepared(self) -> PreparedText:
        """Ready for alignment; made anew, since what alignment remembers of a text is large."""
        hashes, counts = self.rows(self.shingle_size)
        scored = Shingles(hashes[counts], self.shingle_size)
        silent = self.left_out if self.aligned.hashes is self.tokens.hashes else None
        return PreparedText(
            self.text, self.aligned, self.shingle_size, scored=scored, silent=silent
        )

    def aligning_what_counts(self) -> PaperText:
        """The same paper with nothing aligned that does not count."""
        return self if self.aligned is self.tokens else replace(self, aligned=self.tokens)

    def rows(self, length: int) -> tuple[Hashes, Mask]:
        """Hash of every `length` words in a row, and whether all of them count."""
        hashes = combine(self.tokens.hashes, length, seed=length)
        before = np.concatenate(([0], np.cumsum(self.left_out)))
        return hashes, before[length:] == before[: len(hashes)] if len(hashes) else hashes > 0

    def row_set(self, length: int) -> Hashes:
        """The rows that count, as a sorted set."""
        hashes, counts = self.rows(length)
        return sorted_set(hashes[counts])

    def without(self, words: Mask, reason: Reason) -> PaperText:
        """The same paper with more words left out."""
        fresh = words & ~self.left_out
        if not fresh.any():
            return self
        own = self._own_hashes(fresh)
        hashes, silent = self.tokens.hashes.copy(), self.with_silent_stems(fresh)
        hashes[fresh] = own
        return replace(
            self,
            tokens=replace(silent.tokens, hashes=hashes),
            left_out=self.left_out | fresh,
            reasons=(*self.reasons, *_ranges(fresh, self.tokens, reason)),
        )

    def with_silent_stems(self, words: Mask) -> PaperText:
        """The same paper with words that tell nothing of rewording; in runs they still count.

        They are aligned all the same: a rewording has them, but does not count by them alone.
        """
        stems, telling = self.tokens.stems.copy(), self.tokens.telling.copy()
        # One stem for all of them, as for a word on every page: it weighs nothing. As rare words
        # they weighed most, and a paragraph of set phrases seemed to sum up another paper.
        stems[words], telling[words] = mix(np.array([self.paper.id], np.uint64)), False
        return replace(self, tokens=replace(self.tokens, stems=stems, telling=telling))

    def telling_share(self, words: Range) -> float:
        """Of the aligned words in a range that tell something, the share that counts here."""
        inside = slice(*words)
        whole = np.count_nonzero(self.aligned.telling[inside])
        return np.count_nonzero(self.tokens.telling[inside]) / whole if whole else 1.0

    def _own_hashes(self, words: Mask) -> Hashes:
        """Hashes that no other word has, of this paper or another."""
        places = words.nonzero()[0].astype(np.uint64)
        return mix(places + (np.uint64(self.paper.id) << np.uint64(32)))


def class_texts(papers: Sequence[Paper], options: ClassOptions) -> list[PaperText]:
    """Papers as arrays, without what rules find in them and without the words of handouts."""
    texts = [paper.document.comparable() for paper in papers]
    return [
        _remaining(paper, PreparedText(text, tokens, options.shingle_size), options)
        for paper, text, tokens in zip(
            papers, texts, tokenize_many(texts, accents=options.accents), strict=True
        )
    ]


def _remaining(paper: Paper, prepared: PreparedText, options: ClassOptions) -> PaperText:
    words = len(prepared.tokens)
    nothing = np.zeros(words, bool)
    counted = replace(paper, words=words)
    tokens, size = prepared.tokens, options.shingle_size
    left = PaperText(counted, prepared.text, tokens, tokens, nothing, (), size)
    survey = Survey(paper.document, accents=options.accents, prepared=prepared)
    for found in _found(options, survey):
        left = left.without(survey.words_in(found.spans), found.reason)
    return left


def _found(options: ClassOptions, survey: Survey) -> Iterator[RuleFinding]:
    yield from found_by_rules(options.rules, survey)
    for number, text in enumerate(options.handouts, 1):
        yield RuleFinding(f"handout {number}", Reason.HANDOUT, survey.template(text))


def _ranges(words: Mask, tokens: Tokens, reason: Reason) -> Iterator[LeftOutWords]:
    edges = np.diff(words, prepend=False, append=False).nonzero()[0].tolist()
    for first, end in zip(edges[::2], edges[1::2], strict=True):
        span = Span(int(tokens.starts[first]), int(tokens.ends[end - 1]))
        yield LeftOutWords(reason, span, (first, end))


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
