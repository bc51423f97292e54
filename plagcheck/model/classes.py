"""What a class gives: papers, the pairs that share text, and what most papers hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from plagcheck.model.adjusted import Choice, Reason, Rules, standing
from plagcheck.model.counting import Figures, figures, size, union
from plagcheck.model.decisions import Decisions
from plagcheck.model.document import Span
from plagcheck.model.limits import SHORTEST
from plagcheck.model.match import Range
from plagcheck.model.params import IndexParams
from plagcheck.model.result import AlignOptions, Comparison, LibraryState, Source
from plagcheck.model.submissions import Failure, Paper

THRESHOLD = 0.2


@dataclass(frozen=True, slots=True)
class ClassOptions:
    """What makes a pair, and what is left out.

    A pair has `jaccard` or more of its shingles in common, a run of `shortest` words, or edited or
    reworded text. What `rules` find in a paper makes no pair, nor do `handouts`: texts whose words
    never count, a question sheet or text that most of the class shares. Shingles are `shingle_size`
    words in a row; with `accents`, é and e are different letters. Without `edited`, only what was
    copied word for word is looked for.
    """

    shortest: int = SHORTEST
    jaccard: float = THRESHOLD
    handouts: tuple[str, ...] = ()
    rules: Rules = field(default_factory=Rules.usual)
    shingle_size: int = IndexParams().shingle_size
    accents: bool = False
    edited: bool = True

    def __post_init__(self) -> None:
        AlignOptions(self.shortest)
        if not 0.0 < self.jaccard <= 1.0:
            raise ValueError("the least Jaccard similarity must lie between 0 and 1")

    @property
    def align(self) -> AlignOptions:
        """How two of its papers are compared."""
        return AlignOptions(self.shortest, self.edited)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two papers (`a` is the side called the submission) and what they share.

    `rare_share` is the share of the words they share that few other papers have.
    """

    a: int
    b: int
    comparison: Comparison
    rare_share: float

    def seen_from(self, paper: int) -> Comparison:
        """What they share, with one of the two as the submission."""
        return self.comparison if paper == self.a else self.comparison.turned()

    def mate_of(self, paper: int) -> int:
        """The other of the two."""
        return self.b if paper == self.a else self.a

    def share_of(self, paper: int) -> float:
        """How much of one of the two stands in the other."""
        found = self.comparison
        return found.share_of_submission if paper == self.a else found.share_of_source

    @property
    def reworded_words(self) -> tuple[int, int]:
        """Of either paper, beside those that are copied; a summary counts for one of them."""
        return self.comparison.reworded_words, self.comparison.turned().reworded_words

    @property
    def is_reworded_only(self) -> bool:
        return not self.comparison.matched_words and any(self.reworded_words)

    @property
    def longest_run(self) -> int:
        return self.comparison.longest_run

    @property
    def score(self) -> float:
        """The larger share of the two: a short paper inside a long one is not a small matter."""
        return max(self.share_of(self.a), self.share_of(self.b))


@dataclass(frozen=True, slots=True)
class AdjustedPair(Pair):
    """A pair where something was left out of one of the papers, for that paper alone.

    `comparison` is what counts for `a`, `of_b` what counts for `b`, seen from there.
    """

    of_b: Comparison

    def seen_from(self, paper: int) -> Comparison:
        return self.comparison if paper == self.a else self.of_b

    def share_of(self, paper: int) -> float:
        return self.seen_from(paper).share_of_submission

    @property
    def reworded_words(self) -> tuple[int, int]:
        return self.comparison.reworded_words, self.of_b.reworded_words

    @property
    def is_reworded_only(self) -> bool:
        return not self.score and any(self.reworded_words)

    @property
    def longest_run(self) -> int:
        return max(self.comparison.longest_run, self.of_b.longest_run)


@dataclass(frozen=True, slots=True)
class CommonPassage:
    """Words that many papers hold: `papers` hold all of them; where they stand in the first."""

    text: str
    words: int
    papers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LeftOutWords:
    """Words of a paper that make no pair, and why; `words` is their range."""

    reason: Reason
    span: Span
    words: Range


@dataclass(frozen=True, slots=True)
class Drafts:
    """Papers of one student: not compared with each other."""

    student: str
    papers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Adjustment:
    """What the teacher left out of one paper of a class, and what that leaves of its figures.

    Without the documents in `looked_without`, others were looked for. Those in `no_drafts` are no
    drafts of it, as the teacher said.
    """

    rules: Rules
    choices: tuple[Choice, ...]
    figures: Figures
    looked_without: frozenset[int] = frozenset()
    no_drafts: frozenset[int] = frozenset()
    later_numbers: tuple[tuple[int, int], ...] = ()  # as those of a check

    @property
    def says_anything(self) -> bool:
        told = self.choices or self.no_drafts or self.later_numbers
        return bool(told) or self.rules != Rules()


def with_class_mates(sources: Iterable[Source]) -> dict[int, Comparison]:
    """What sources of a paper share with it, of those that are papers of its class: by their ids.

    As sources they have ids below 0, so that they never meet those of the library.
    """
    return {-each.id: each.comparison for each in sources if each.id < 0}


@dataclass(frozen=True)
class ClassResult:
    """A class compared. Nothing in it changes; what is added makes a new one.

    `params` and `library` say how texts were cut and where was looked, as those of a check do.
    """

    papers: tuple[Paper, ...]
    pairs: tuple[Pair, ...]
    common: tuple[CommonPassage, ...]
    left_out: Mapping[int, tuple[LeftOutWords, ...]]  # by paper, in the order it was left out
    options: ClassOptions
    failures: tuple[Failure, ...] = ()
    sources: Mapping[int, tuple[Source, ...]] = field(default_factory=dict)
    library_similarity: Mapping[int, float] = field(default_factory=dict)  # as a check says it
    searched: int | None = None  # documents of the library, if there was one
    numbers: Mapping[str, int] = field(default_factory=dict)  # by student, for made-up names
    collections: tuple[str, ...] | None = None  # of the library that were looked in; None: all
    name: str = ""
    decisions: Decisions = field(default_factory=Decisions)
    kept: Mapping[int, Figures] = field(default_factory=dict)  # of papers, as counted then
    counted_by: str = ""  # the version whose figures are kept
    params: IndexParams = field(default_factory=IndexParams)
    library: LibraryState | None = None
    adjustments: Mapping[int, Adjustment] = field(default_factory=dict)  # by paper
    # By paper: sources that came forward when others were left out.
    found_later: Mapping[int, tuple[Source, ...]] = field(default_factory=dict)
    # Of papers of which something is left out: what still counts with class-mates, by their ids.
    # It follows from the adjustments, and is in no file.
    left: Mapping[int, Mapping[int, Comparison]] = field(default_factory=dict, compare=False)
    without: tuple[str, ...] = ()  # kinds of matches that are switched off where it is told

    def documents(self, number: int) -> tuple[Source, ...]:
        """All sources that a paper has in the library."""
        return (*self.sources.get(number, ()), *self.found_later.get(number, ()))

    def left_out_words(self, number: int) -> int:
        """Words of a paper that make no pair."""
        return size(union(each.words for each in self.left_out.get(number, ())))

    @property
    def is_anonymous(self) -> bool:
        """Whether names were made up already: what they were made from is gone then."""
        return bool(self.papers) and not self.numbers

    @property
    def counted_anew(self) -> ClassResult:
        """The same class without figures of an older version: for who changes what is counted."""
        return replace(self, kept={}, counted_by="") if self.counted_by else self

    def adjusted(
        self,
        number: int,
        adjustment: Adjustment,
        sources: Sequence[Source] | None = None,
        left: Mapping[int, Comparison] | None = None,
    ) -> ClassResult:
        """The same class with other things left out of one paper.

        `sources` are all it has now, `left` is what still counts with class-mates.
        """
        others = {paper: each for paper, each in self.adjustments.items() if paper != number}
        if adjustment.says_anything:
            others[number] = adjustment
        known = {source.id for source in self.sources.get(number, ())}
        if sources is None:
            sources = standing(self.found_later.get(number, ()), adjustment.choices)
        later = [each for each in sources if each.id > 0 and each.id not in known]
        found = {paper: each for paper, each in self.found_later.items() if paper != number}
        if later:
            later.sort(key=lambda each: each.number)
            found[number] = tuple(replace(each, document=None) for each in later)
        counted = {paper: each for paper, each in self.left.items() if paper != number}
        if number in others and left is not None:
            counted[number] = left
        return replace(self, adjustments=others, found_later=found, left=counted)

    @cached_property
    def by_id(self) -> Mapping[int, Paper]:
        return {paper.id: paper for paper in self.papers}

    @cached_property
    def drafts(self) -> tuple[Drafts, ...]:
        """Students with several papers."""
        owned: dict[str, list[Paper]] = {}
        for paper in self.papers:
            owned.setdefault(paper.student.key, []).append(paper)
        return tuple(
            Drafts(papers[0].student.name, tuple(paper.id for paper in papers))
            for papers in owned.values()
            if len(papers) > 1
        )

    @cached_property
    def pairs_of(self) -> Mapping[int, tuple[Pair, ...]]:
        """The pairs of every paper, best first."""
        found: dict[int, list[Pair]] = {paper.id: [] for paper in self.papers}
        for pair in sorted(self.pairs, key=lambda pair: (-pair.score, pair.a, pair.b)):
            found[pair.a].append(pair)
            found[pair.b].append(pair)
        return {number: tuple(pairs) for number, pairs in found.items()}

    @cached_property
    def _agreed(self) -> frozenset[frozenset[int]]:
        """Papers, two by two, whose students were allowed to work together."""
        return frozenset(
            frozenset((number, -choice.source_id))
            for number, each in self.adjustments.items()
            for choice in each.choices
            if choice.is_agreement
        )

    def is_allowed(self, pair: Pair) -> bool:
        """Whether two papers were left out of each other, as collaboration that was allowed."""
        return frozenset((pair.a, pair.b)) in self._agreed

    @cached_property
    def counted_pairs(self) -> tuple[Pair, ...]:
        """The pairs as every surface lists and draws them, best first."""
        if not self.adjustments:
            return self.pairs
        found = [pair for each in self.pairs if (pair := self._as_counted(each)) is not None]
        return tuple(sorted(found, key=lambda pair: (-pair.score, pair.a, pair.b)))

    def _as_counted(self, pair: Pair) -> Pair | None:
        """A pair without what is left out of either paper; None where nothing counts for any."""
        if self.is_allowed(pair):
            return None
        if not {pair.a, pair.b} & self.left.keys():
            return pair
        a, b = (self._left_of(pair, paper) for paper in (pair.a, pair.b))
        if not (self._is_pair(a) or self._is_pair(b)):
            return None
        nothing = pair.comparison.holding(())
        of_a, of_b = a or nothing, b or nothing.turned()
        return AdjustedPair(pair.a, pair.b, of_a, pair.rare_share, of_b)

    def _left_of(self, pair: Pair, paper: int) -> Comparison | None:
        """What counts for one of the two; None where the other is left out of it."""
        if paper not in self.left:
            return pair.seen_from(paper)
        return self.left[paper].get(pair.mate_of(paper))

    def _is_pair(self, found: Comparison | None) -> bool:
        return found is not None and (found.is_evidence or found.jaccard >= self.options.jaccard)

    def shares_with(self, number: int) -> dict[int, float]:
        """The class-mates that count for a paper, best first, and the share of it each holds."""
        if number not in self.left:
            return {pair.mate_of(number): pair.share_of(number) for pair in self.pairs_of[number]}
        left = self.left[number]
        mates = (pair.mate_of(number) for pair in self.pairs_of[number])
        counted = {mate: left[mate] for mate in mates if self._is_pair(left.get(mate))}
        return {mate: each.share_of_submission for mate, each in counted.items()}

    @cached_property
    def allowed_pairs(self) -> tuple[Pair, ...]:
        """The others, which are told apart."""
        return tuple(pair for pair in self.pairs if self.is_allowed(pair))

    @cached_property
    def similarity(self) -> Mapping[int, float]:
        """Share of every paper's words that stand in any class-mate's or source, each word once."""
        return {paper.id: self._share(paper) for paper in self.papers}

    def _share(self, paper: Paper) -> float:
        if paper.id in self.adjustments:
            return self.adjustments[paper.id].figures.share_of_submission
        if paper.id in self.kept:
            return self.kept[paper.id].share_of_submission
        found = [pair.seen_from(paper.id) for pair in self.pairs_of[paper.id]]
        found += [source.comparison for source in self.documents(paper.id)]
        matches = [match for comparison in found for match in comparison.counted]
        return figures(matches, paper.words).share_of_submission
