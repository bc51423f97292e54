"""A class made ready for showing: rows with all their figures, and the name of every paper.

Runs in the worker thread, so that tables only look things up. No Qt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from plagcheck.classroom.anonymous import anonymous, without_names
from plagcheck.classroom.groups import Group, find_groups
from plagcheck.classroom.pseudonyms import Pseudonyms
from plagcheck.model.classes import Adjustment, ClassResult, CommonPassage, Pair
from plagcheck.model.decisions import Decisions
from plagcheck.model.document import Flag
from plagcheck.model.numbering import letters
from plagcheck.model.result import Source
from plagcheck.model.submissions import Paper


@dataclass(frozen=True, slots=True)
class PaperRow:
    """A paper as the table shows it; `mate` is the class-mate it shares most with."""

    id: int
    student: str
    words: int
    share: float
    flags: tuple[Flag, ...]
    is_late: bool
    files: tuple[str, ...]
    source: str = ""
    source_share: float = 0.0
    mate: int | None = None
    mate_name: str = ""
    mate_share: float = 0.0
    group: str = ""
    search: str = ""  # what a filter looks in


@dataclass(frozen=True, slots=True)
class PairRow:
    """Two papers and what they share."""

    a: int
    b: int
    a_name: str
    b_name: str
    words: int
    of_a: float
    of_b: float
    jaccard: float
    longest_run: int
    rare: float
    group: str = ""
    search: str = ""
    score: float = 0.0  # the larger share


@dataclass(frozen=True, slots=True)
class ClassShown:
    """A class with real or with made-up names."""

    result: ClassResult
    names: Mapping[int, str]  # by the paper's id
    papers: tuple[PaperRow, ...]
    pairs: tuple[PairRow, ...]
    groups: tuple[Group, ...]
    pseudonyms: Pseudonyms | None = None  # when names are hidden

    def name(self, paper: int) -> str:
        return self.names[paper]

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
    ) -> ClassShown:
        """The same class with other things left out of one paper; `left` are its sources then."""
        result = self.result.adjusted(number, adjustment, sources)
        papers = tuple(
            _counting(row, result, self.names, left) if row.id == number else row
            for row in self.papers
        )
        return replace(self, result=result, papers=papers)

    @property
    def common(self) -> tuple[CommonPassage, ...]:
        """Passages that more than half of the papers hold."""
        most = len(self.result.papers)
        return tuple(each for each in self.result.common if 2 * len(each.papers) > most)


def shown_of(result: ClassResult) -> ClassShown:
    """A class with the students' names."""
    return _shown(result, None)


def hidden_of(result: ClassResult) -> ClassShown:
    """The same without names, also inside the texts."""
    pseudonyms = Pseudonyms(result.papers, result.numbers)
    return _shown(anonymous(result, pseudonyms), pseudonyms)


def _shown(result: ClassResult, pseudonyms: Pseudonyms | None) -> ClassShown:
    names = paper_names(result.papers)
    groups = find_groups(result.pairs)
    letter = {
        paper: letters(place).upper()
        for place, group in enumerate(groups)
        for paper in group.papers
    }
    papers = tuple(_paper_row(paper, result, names, letter) for paper in result.papers)
    pairs = tuple(_pair_row(pair, names, letter) for pair in result.pairs)
    return ClassShown(result, names, papers, pairs, groups, pseudonyms)


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


def _paper_row(
    paper: Paper, result: ClassResult, names: Mapping[int, str], group: Mapping[int, str]
) -> PaperRow:
    files = tuple(file.path for file in paper.files)
    row = PaperRow(
        paper.id,
        names[paper.id],
        paper.words,
        result.similarity[paper.id],
        paper.document.flags,
        paper.is_late,
        files,
        group=group.get(paper.id, ""),
    )
    if paper.id in result.adjustments:
        from plagcheck.report.as_check import adjusted_paper

        return _counting(row, result, names, adjusted_paper(result, paper.id).result.sources)
    mate = min(result.pairs_of[paper.id], key=lambda pair: -_of(pair, paper.id), default=None)
    if mate is not None:
        other = mate.b if mate.a == paper.id else mate.a
        row = replace(row, mate=other, mate_name=names[other], mate_share=_of(mate, paper.id))
    return _with_source(row, _best_source(result.documents(paper.id)))


def _counting(
    row: PaperRow, result: ClassResult, names: Mapping[int, str], left: Sequence[Source]
) -> PaperRow:
    """A row with what still counts of a paper: `left` are its sources, class-mates among them."""
    mate = _best_source([source for source in left if source.id < 0])
    best = _best_source([source for source in left if source.id > 0])
    if best is not None:  # by the name it has here: names may be hidden in what is left
        known = {source.id: source.entry for source in result.documents(row.id)}
        best = replace(best, entry=known.get(best.id, best.entry))
    row = replace(
        row,
        share=result.similarity[row.id],
        mate=None if mate is None else -mate.id,
        mate_name="" if mate is None else names[-mate.id],
        mate_share=0.0 if mate is None else mate.comparison.share_of_submission,
    )
    return _with_source(row, best)


def _with_source(row: PaperRow, best: Source | None) -> PaperRow:
    name = best.entry.name if best else ""
    search = " ".join((row.student, row.mate_name, name, *row.files)).casefold()
    part = best.comparison.share_of_submission if best else 0.0
    return replace(row, source=name, source_share=part, search=search)


def _best_source(sources: Sequence[Source]) -> Source | None:
    evident = [each for each in sources if each.comparison.is_evidence]
    return max(evident, key=lambda each: each.comparison.share_of_submission, default=None)


def _of(pair: Pair, paper: int) -> float:
    """The share of one side."""
    found = pair.comparison
    return found.share_of_submission if pair.a == paper else found.share_of_source


def _pair_row(pair: Pair, names: Mapping[int, str], group: Mapping[int, str]) -> PairRow:
    found = pair.comparison
    same = group.get(pair.a, "") == group.get(pair.b, "")
    return PairRow(
        pair.a,
        pair.b,
        names[pair.a],
        names[pair.b],
        found.matched_words,
        found.share_of_submission,
        found.share_of_source,
        found.jaccard,
        found.longest_run,
        pair.rare_share,
        group.get(pair.a, "") if same else "",
        f"{names[pair.a]} {names[pair.b]}".casefold(),
        pair.score,
    )
