"""A class made ready for showing: what is looked up for every row, and the name of every paper.

Made in the worker thread, so that tables only look things up. No Qt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from plagcheck.classroom.anonymous import anonymous, without_names
from plagcheck.classroom.groups import Group, find_groups
from plagcheck.classroom.pseudonyms import Pseudonyms
from plagcheck.model.classes import (
    Adjustment,
    ClassOptions,
    ClassResult,
    CommonPassage,
    Pair,
)
from plagcheck.model.decisions import Decisions
from plagcheck.model.numbering import letters
from plagcheck.model.result import Source
from plagcheck.model.submissions import Paper


@dataclass(frozen=True, slots=True)
class ClassView:
    """A class with real or with made-up names; what is looked up goes by the paper's id."""

    result: ClassResult
    names: Mapping[int, str]
    shares: Mapping[int, float]  # of a paper's words that are matched
    best_sources: Mapping[int, Source]  # of the library
    best_pairs: Mapping[int, Pair]  # with the class-mate that holds most of a paper
    groups: tuple[Group, ...]
    letters: Mapping[int, str]  # of a paper's group
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
        best = self.best_pairs.get(paper)
        return best.mate_of(paper) if best is not None else None

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
        self, number: int, adjustment: Adjustment, sources: Sequence[Source] | None
    ) -> ClassView:
        """The same class with other things left out of one paper."""
        result = self.result.adjusted(number, adjustment, sources)
        return replace(self, result=result, shares=result.similarity)

    @property
    def common(self) -> tuple[CommonPassage, ...]:
        """Passages that more than half of the papers hold."""
        most = len(self.result.papers)
        return tuple(each for each in self.result.common if 2 * len(each.papers) > most)


def view_of(result: ClassResult) -> ClassView:
    """A class with the students' names."""
    return _view(result, None)


def hidden_view_of(result: ClassResult) -> ClassView:
    """The same without names, also inside the texts."""
    pseudonyms = Pseudonyms(result.papers, result.numbers)
    return _view(anonymous(result, pseudonyms), pseudonyms)


def _view(result: ClassResult, pseudonyms: Pseudonyms | None) -> ClassView:
    groups = find_groups(result.pairs)
    sources = {paper: _best_source(found) for paper, found in result.sources.items()}
    pairs = {paper: _best_pair(paper, found) for paper, found in result.pairs_of.items()}
    return ClassView(
        result,
        paper_names(result.papers),
        result.similarity,
        {paper: best for paper, best in sources.items() if best is not None},
        {paper: best for paper, best in pairs.items() if best is not None},
        groups,
        {paper: letters(at).upper() for at, group in enumerate(groups) for paper in group.papers},
        pseudonyms,
    )


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


def _best_source(sources: Sequence[Source]) -> Source | None:
    evident = [each for each in sources if each.comparison.is_evidence]
    return max(evident, key=lambda each: each.comparison.share_of_submission, default=None)


def _best_pair(paper: int, pairs: Sequence[Pair]) -> Pair | None:
    return max(pairs, key=lambda pair: pair.share_of(paper), default=None)


NO_CLASS = view_of(ClassResult((), (), (), {}, ClassOptions()))  # before there is one
