"""A class made ready for showing: what is looked up for every row, and the name of every paper.

Made in the worker thread, so that tables only look things up. No Qt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import TypeVar

from plagcheck.classroom.anonymous import anonymous, without_names
from plagcheck.classroom.groups import Group, find_groups
from plagcheck.classroom.pseudonyms import MadeUpNames, Pseudonyms
from plagcheck.model.classes import (
    Adjustment,
    ClassOptions,
    ClassResult,
    CommonPassage,
    Pair,
)
from plagcheck.model.decisions import Decisions
from plagcheck.model.numbering import letters
from plagcheck.model.result import Comparison, Source
from plagcheck.model.submissions import Paper

Mate = tuple[int, float]  # a paper, and the share of another that it holds
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ClassView:
    """A class with real or with made-up names; what is looked up goes by the paper's id."""

    result: ClassResult
    names: Mapping[int, str]
    shares: Mapping[int, float]  # of a paper's words that are matched
    best_sources: Mapping[int, Source]  # of the library
    best_mates: Mapping[int, Mate]  # who holds most of a paper, and how much
    groups: tuple[Group, ...]
    letters: Mapping[int, str]  # of a paper's group
    handout_words: tuple[int, ...]  # of every handout
    pseudonyms: Pseudonyms | None = None  # when names are hidden

    def name(self, paper: int) -> str:
        return self.names[paper]

    def title(self, row: Paper | Pair) -> str:
        """What to call a paper or a pair."""
        if isinstance(row, Paper):
            return self.names[row.id]
        return f"{self.names[row.a]} ↔ {self.names[row.b]}"

    def mate(self, paper: int) -> int | None:
        """The class-mate that holds most of a paper."""
        best = self.best_mates.get(paper)
        return best[0] if best is not None else None

    def group_of(self, pair: Pair) -> str:
        """The letter of a group that holds both papers."""
        letter = self.letters.get(pair.a, "")
        return letter if letter == self.letters.get(pair.b, "") else ""

    def with_decisions(self, decisions: Decisions) -> ClassResult:
        """The class as it is shown, and what was decided since; hidden names stay hidden."""
        if self.pseudonyms is not None:
            decisions = without_names(decisions, self.pseudonyms)
        return replace(self.result, decisions=decisions)

    def adjusted(
        self,
        number: int,
        adjustment: Adjustment,
        sources: Sequence[Source] | None,
        left: Sequence[Source],
        mates: Mapping[int, Comparison],
    ) -> ClassView:
        """The same class with other things left out of one paper.

        `left` are its sources then, `mates` what counts with class-mates, in the texts shown here.
        """
        result = self.result.adjusted(number, adjustment, sources, mates)
        groups, by_paper = self.groups, self.letters
        if result.counted_pairs != self.result.counted_pairs:
            groups, by_paper = _groups(result)
        best = _best_source(_named(left, result, number))
        return replace(
            self,
            result=result,
            shares=result.similarity,
            best_sources=_with(self.best_sources, number, best),
            best_mates=_with(self.best_mates, number, _best_mate(result, number)),
            groups=groups,
            letters=by_paper,
        )

    @property
    def common(self) -> tuple[CommonPassage, ...]:
        """Passages that more than half of the papers hold."""
        most = len(self.result.papers)
        return tuple(each for each in self.result.common if 2 * len(each.papers) > most)


def view_of(result: ClassResult) -> ClassView:
    """A class with the students' names."""
    return _view(result, None)


def hidden_view_of(result: ClassResult, made_up: MadeUpNames) -> ClassView:
    """The same without names, also inside the texts."""
    pseudonyms = Pseudonyms(result.papers, result.numbers, made_up)
    return _view(anonymous(result, pseudonyms), pseudonyms)


def _view(result: ClassResult, pseudonyms: Pseudonyms | None) -> ClassView:
    numbers = [paper.id for paper in result.papers]
    best = {number: _best_document(result, number) for number in numbers}
    mates = {number: _best_mate(result, number) for number in numbers}
    return ClassView(
        result,
        paper_names(result.papers),
        result.similarity,
        {paper: source for paper, source in best.items() if source is not None},
        {paper: mate for paper, mate in mates.items() if mate is not None},
        *_groups(result),
        tuple(_handout_words(result)),
        pseudonyms,
    )


def _handout_words(result: ClassResult) -> Iterator[int]:
    """As many as a check counts."""
    for text in result.options.handouts:
        from plagcheck.index.tokens import tokenize

        yield len(tokenize(text, accents=result.options.accents, stems=False))


def _groups(result: ClassResult) -> tuple[tuple[Group, ...], dict[int, str]]:
    """The groups of a class, and the letter of each by its papers."""
    found = find_groups(result.counted_pairs)
    return found, {
        paper: letters(at).upper() for at, group in enumerate(found) for paper in group.papers
    }


def paper_names(papers: Sequence[Paper]) -> dict[int, str]:
    """What to call each paper; several of one student are numbered."""
    owned = Counter(paper.student.key for paper in papers)
    seen: Counter[str] = Counter()
    names = {}
    for paper in papers:
        key, name = paper.student.key, paper.student.name
        seen[key] += 1
        names[paper.id] = name if owned[key] == 1 else f"{name} ({seen[key]})"
    return names


def _best_document(result: ClassResult, number: int) -> Source | None:
    """The document that holds most of a paper, as far as it still counts."""
    if number in result.adjustments and result.documents(number):
        from plagcheck.report.as_check import adjusted_paper

        left = adjusted_paper(result, number).result.sources
        return _best_source(_named(left, result, number))
    return _best_source(result.documents(number))


def _best_mate(result: ClassResult, number: int) -> Mate | None:
    """The class-mate that holds most of a paper, as far as it still counts."""
    return max(result.shares_with(number).items(), key=itemgetter(1), default=None)


def _named(sources: Iterable[Source], result: ClassResult, number: int) -> Iterator[Source]:
    """Documents by the names they have here: they may be hidden in what is left of a paper."""
    known = {source.id: source.entry for source in result.documents(number)}
    for source in sources:
        if source.id > 0:
            yield replace(source, entry=known.get(source.id, source.entry))


def _best_source(sources: Iterable[Source]) -> Source | None:
    evident = [each for each in sources if each.comparison.is_evidence]
    return max(evident, key=lambda each: each.comparison.share_of_submission, default=None)


def _with(known: Mapping[int, T], number: int, value: T | None) -> dict[int, T]:
    others = {paper: each for paper, each in known.items() if paper != number}
    return others if value is None else others | {number: value}


NO_CLASS = view_of(ClassResult((), (), (), {}, ClassOptions()))  # before there is one
