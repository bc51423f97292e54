"""Comparing a class: all pairs that share something, none of the others; and one paper more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from plagcheck.classroom.common import common_passages
from plagcheck.classroom.join import Pairing, similar_pairs
from plagcheck.classroom.pairing import Places, Postings
from plagcheck.classroom.pairs import Verifier
from plagcheck.classroom.pseudonyms import numbered
from plagcheck.classroom.runs import run_pairs, telling_runs
from plagcheck.classroom.texts import SHINGLE, class_texts, is_in
from plagcheck.index.similarity import overlap
from plagcheck.model.classes import ClassOptions, ClassResult, Pair
from plagcheck.model.progress import Observer, Progress, Unobserved
from plagcheck.model.result import Comparison
from plagcheck.model.submissions import Failure, Paper


class _Class:
    """The papers of a class as arrays and postings."""

    def __init__(self, papers: Sequence[Paper], options: ClassOptions) -> None:
        self.papers, self.options = papers, options
        self.texts = class_texts(papers, options.handouts)
        self.sets = [text.row_set(SHINGLE) for text in self.texts]
        self.shingles = Postings.of(self.sets)
        self.row_sets = [text.row_set(options.shortest) for text in self.texts]
        self.rows = Postings.of(self.row_sets)
        self.telling = telling_runs(self.texts, self.rows, options.shortest)

    def candidates(self) -> list[Pairing]:
        """Pairs that are alike or share a run, in order; a student's own papers make none."""
        runs = run_pairs(self.rows, self.telling, len(self.papers)).tolist()
        found = {divmod(number, len(self.papers)) for number in runs}
        found.update(similar_pairs(self.sets, self.shingles, self.options.jaccard))
        return self._of_two_students(found)

    def candidates_of(self, place: int) -> list[Pairing]:
        """The candidates that one paper is part of."""
        alike = [
            other
            for other, shingles in enumerate(self.sets)
            if overlap(self.sets[place], shingles).jaccard >= self.options.jaccard
        ]
        found = {*alike, *self._holders_of_runs(place).tolist()} - {place}
        pairs = ((min(place, other), max(place, other)) for other in found)
        return self._of_two_students(pairs)

    def _holders_of_runs(self, place: int) -> Places:
        ours = self.telling & is_in(self.rows.values, self.row_sets[place])
        return np.unique(self.rows.owner[ours[self.rows.group]])

    def _of_two_students(self, pairs: Iterable[Pairing]) -> list[Pairing]:
        keys = [paper.student.key for paper in self.papers]
        return sorted(pair for pair in pairs if keys[pair[0]] != keys[pair[1]])

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

    def closely(self) -> Comparison:
        """The first two papers, with small edits and rewording."""
        return Verifier(self.texts, self.sets, self.shingles, self.options).closely(0, 1)

    def result(self, pairs: Iterable[Pair], known: Mapping[str, int]) -> ClassResult:
        left_out = {
            text.paper.id: int(text.left_out.sum()) for text in self.texts if text.left_out.any()
        }
        common = common_passages(self.texts, self.rows, self.options.shortest)
        ordered = sorted(pairs, key=lambda pair: (-pair.score, pair.a, pair.b))
        numbers = numbered((paper.student.key for paper in self.papers), known)
        return ClassResult(
            tuple(self.papers), tuple(ordered), common, left_out, self.options, numbers=numbers
        )


def compare_class(
    papers: Sequence[Paper],
    options: ClassOptions | None = None,
    observer: Observer | None = None,
    failures: Sequence[Failure] = (),
) -> ClassResult:
    """Every pair of a class that shares text, with exact scores, best first.

    No pair with the Jaccard similarity asked for is missed, nor one that shares a run of words,
    unless more papers than `most_holders` have it: that is common text, given apart.
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
        pairs=fresh.pairs,
        common=fresh.common,
        left_out=fresh.left_out,
        options=options,
    )


def compare_two(result: ClassResult, a: int, b: int) -> Comparison:
    """Any two papers of a class (by id) with all that alignment finds: drafts, or a closer look."""
    papers = result.by_id[a], result.by_id[b]
    return _Class(papers, result.options).closely()
