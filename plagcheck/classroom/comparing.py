"""Comparing a class: all pairs that share something, none of the others; and one paper more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

import numpy as np

from plagcheck.align.prepared import PreparedText
from plagcheck.check.verify import mask
from plagcheck.classroom.common import aligned_as_a_class_of, remaining_texts
from plagcheck.classroom.join import Pairing, similar_pairs
from plagcheck.classroom.pairing import Places, Postings
from plagcheck.classroom.pairs import Verifier, in_reading_order, texts_at_hand
from plagcheck.classroom.pseudonyms import numbered
from plagcheck.classroom.rewordings import Traces
from plagcheck.classroom.runs import most_holders, most_of_short, run_pairs
from plagcheck.classroom.texts import SMALL_CLASS, PaperText, class_texts, is_in
from plagcheck.index.similarity import overlap
from plagcheck.model.adjusted import Reason
from plagcheck.model.classes import ClassOptions, ClassResult, Pair
from plagcheck.model.limits import SHORTEST_LEAST
from plagcheck.model.progress import Observer, Progress, Unobserved
from plagcheck.model.result import Comparison
from plagcheck.model.submissions import Failure, Paper


class _Rows:
    """Rows of so many words, of all papers; those that too many hold make no pair."""

    def __init__(self, texts: Sequence[PaperText], length: int, *, is_short: bool = False) -> None:
        self.sets = [text.row_set(length) for text in texts]
        self.postings = Postings.of(self.sets)
        papers = len(texts)
        self._most = most_of_short(self.postings, papers) if is_short else most_holders(papers)

    def pairs(self) -> Iterable[Pairing]:
        papers = len(self.sets)
        numbers = run_pairs(self.postings, self._most, papers).tolist()
        return (divmod(number, papers) for number in numbers)

    def holders_with(self, place: int) -> Places:
        """Papers that share a row with one."""
        values, holders = self.postings.values, self.postings.holders
        ours = is_in(values, self.sets[place]) & (holders <= self._most)
        return np.unique(self.postings.owner[ours[self.postings.group]])


class _Class:
    """The papers of a class as arrays and postings, of the words that count."""

    def __init__(self, papers: Sequence[Paper], options: ClassOptions) -> None:
        self.options = options
        self.texts, self.common = remaining_texts(papers, options)
        self.papers = [text.paper for text in self.texts]
        self.sets = [text.row_set(options.shingle_size) for text in self.texts]
        self.shingles = Postings.of(self.sets)
        self._rows = [_Rows(self.texts, options.shortest)]
        if options.shortest > SHORTEST_LEAST:
            self._rows.append(_Rows(self.texts, SHORTEST_LEAST, is_short=True))
        is_asked = options.edited and len(papers) > SMALL_CLASS
        self._traces = Traces(self.texts) if is_asked else None

    def candidates(self) -> list[Pairing]:
        """Pairs worth comparing; a student's own papers make none.

        They share a run, are alike as a whole, or one holds what rewording leaves of the other. In
        a small class every pair is worth it.
        """
        if len(self.papers) <= SMALL_CLASS:
            return self._of_two_students(combinations(range(len(self.papers)), 2))
        found = {pair for rows in self._rows for pair in rows.pairs()}
        found.update(similar_pairs(self.sets, self.shingles, self.options.jaccard))
        if self._traces is not None:
            for place in range(len(self.papers)):
                found.update(_with(place, self._traces.held_by(place)))
        return self._of_two_students(found)

    def candidates_of(self, place: int) -> list[Pairing]:
        """The candidates that one paper is part of."""
        if len(self.papers) <= SMALL_CLASS:
            every = range(len(self.papers))
            return self._of_two_students(_with(place, (other for other in every if other != place)))
        alike = [
            other
            for other, shingles in enumerate(self.sets)
            if overlap(self.sets[place], shingles).jaccard >= self.options.jaccard
        ]
        found = set(alike)
        if self._traces is not None:
            found.update(self._traces.held_by(place).tolist(), self._traces.of_which(place))
        for rows in self._rows:
            found.update(rows.holders_with(place).tolist())
        return self._of_two_students(_with(place, found - {place}))

    def _of_two_students(self, pairs: Iterable[Pairing]) -> list[Pairing]:
        keys = [paper.student.key for paper in self.papers]
        of_two = (pair for pair in pairs if keys[pair[0]] != keys[pair[1]])
        return in_reading_order(of_two, texts_at_hand(self.texts))

    def verified(self, candidates: Sequence[Pairing], observer: Observer) -> list[Pair]:
        verifier = Verifier(self.texts, self.sets, self.shingles, self.options)
        found = []
        for done, (one, other) in enumerate(candidates):
            observer.check_cancelled()
            name = self.papers[one].student.name
            observer.progressed(Progress("pairs", done, len(candidates), name))
            pair = verifier.pair(one, other)
            if pair is not None:
                found.append(pair)
        observer.progressed(Progress("pairs", len(candidates), len(candidates)))
        return found

    def result(self, pairs: Iterable[Pair], known: Mapping[str, int]) -> ClassResult:
        ordered = sorted(pairs, key=lambda pair: (-pair.score, pair.a, pair.b))
        return ClassResult(
            papers=tuple(self.papers),
            pairs=tuple(ordered),
            common=self.common,
            left_out={text.paper.id: text.reasons for text in self.texts if text.reasons},
            options=self.options,
            numbers=numbered((paper.student.key for paper in self.papers), known),
        )


def _with(place: int, others: Iterable[int]) -> Iterable[Pairing]:
    return ((min(place, int(other)), max(place, int(other))) for other in others)


def compare_class(
    papers: Sequence[Paper],
    options: ClassOptions | None = None,
    observer: Observer | None = None,
    failures: Sequence[Failure] = (),
) -> ClassResult:
    """Every pair of a class that shares text, with exact scores, best first.

    What rules, handouts and common text leave of the papers is compared. No pair with the Jaccard
    similarity asked for is missed, nor one that shares a run of words; what was edited or reworded
    is found as a check finds it.
    """
    observer = observer or Unobserved()
    observer.progressed(Progress("compare", 0, 1))
    whole = _Class(papers, options or ClassOptions())
    observer.check_cancelled()
    pairs = whole.verified(whole.candidates(), observer)
    return replace(whole.result(pairs, {}), failures=tuple(failures))


def add_paper(result: ClassResult, paper: Paper, observer: Observer | None = None) -> ClassResult:
    """A class with one paper more: only its own pairs are looked for, all others stay."""
    if paper.id in result.by_id:
        raise ValueError(f"there is a paper {paper.id} already")
    observer = observer or Unobserved()
    whole = _Class((*result.papers, paper), result.options)
    observer.check_cancelled()
    fresh = whole.verified(whole.candidates_of(len(result.papers)), observer)
    grown = whole.result([*result.pairs, *fresh], result.numbers)
    return replace(
        result.counted_anew,
        papers=grown.papers,
        pairs=grown.pairs,
        common=grown.common,
        left_out=grown.left_out,
        numbers=grown.numbers,
    )


def compare_again(
    result: ClassResult, options: ClassOptions, observer: Observer | None = None
) -> ClassResult:
    """The same papers under other options; what a library gave stays as it was."""
    observer = observer or Unobserved()
    observer.progressed(Progress("compare", 0, 1))
    whole = _Class(result.papers, options)
    observer.check_cancelled()
    fresh = whole.result(whole.verified(whole.candidates(), observer), result.numbers)
    return replace(
        result.counted_anew,
        papers=fresh.papers,
        pairs=fresh.pairs,
        common=fresh.common,
        left_out=fresh.left_out,
        options=options,
    )


def compare_two(result: ClassResult, a: int, b: int) -> Comparison:
    """Any two papers of a class (by id), drafts as well, as pairs are compared."""
    for pair in result.pairs_of[a]:
        if b in (pair.a, pair.b):
            return pair.seen_from(a)
    left = _left_of_two(result, a, b)
    sets = [text.row_set(result.options.shingle_size) for text in left]
    return Verifier(left, sets, Postings.of(sets), result.options).compared(0, 1)


def texts_compared(result: ClassResult, a: int, b: int) -> tuple[PreparedText, PreparedText]:
    """Two papers of a class (by id) as they were compared: their scores are of what is left."""
    one, other = _left_of_two(result, a, b)
    return one.prepared(), other.prepared()


def _left_of_two(result: ClassResult, a: int, b: int) -> list[PaperText]:
    """Two papers without what rules, handouts and common text leave out."""
    texts = class_texts([result.by_id[a], result.by_id[b]], result.options)
    left = [
        text.without(
            mask((each.words for each in result.left_out.get(number, ())), len(text.tokens)),
            Reason.COMMON_WORDING,  # rules have left out the rest of it already
        )
        for number, text in zip((a, b), texts, strict=True)
    ]
    return aligned_as_a_class_of(len(result.papers), left)
