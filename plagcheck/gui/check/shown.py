"""What the window shows of a result, and looks up in it. Nothing is counted here. No Qt.

Numbers and letters are those of the full result: what is left out keeps its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

from plagcheck.gui.check.flag_places import places_of
from plagcheck.model.adjusted import Adjusted
from plagcheck.model.kinds import NAMES
from plagcheck.model.numbering import label
from plagcheck.model.result import CheckResult

if TYPE_CHECKING:
    from plagcheck.gui.reading.display_text import DisplayText
    from plagcheck.leaveout.survey import Survey
    from plagcheck.model.document import Document, Span
    from plagcheck.model.match import Kind, Match
    from plagcheck.model.result import Source

LEFT_OUT: Final = "left-out"  # stands for a kind where matches are switched on and off
KINDS: Final = (*NAMES, LEFT_OUT)


@dataclass(frozen=True, slots=True)
class ShownMatch:
    """A match or a part of one, with its source, where it is marked in a text.

    Parts of a match have one label, but two keys. `start` and `end` are characters of the paper, or
    of the side of a pair it was placed on; `same` are the parts equal on both sides, where known.
    """

    key: str
    label: str
    number: int  # of the source; stored, as it is asked for thousands of times to paint once
    source: Source
    match: Match
    is_left_out: bool
    is_counted: bool
    start: int
    end: int
    same: tuple[Span, ...] = ()

    @classmethod
    def of(cls, source: Source, match: Match, *, is_left_out: bool = False) -> ShownMatch:
        name, span = label(source, match), match.submission
        key, counts = f"{name}:{span.start}", not is_left_out and match.is_counted
        number = source.number
        return cls(key, name, number, source, match, is_left_out, counts, span.start, span.end)

    @property
    def kind(self) -> Kind:
        return self.match.kind


@dataclass(frozen=True, slots=True)
class ShownSource:
    """A source with its matches, those that count and those that do not, in paper order.

    Of one that `is_left_out` nothing counts any more. `folded` hold hardly anything beyond it.
    """

    source: Source
    matches: tuple[ShownMatch, ...]
    is_left_out: bool = False
    folded: tuple[ShownSource, ...] = ()

    @property
    def number(self) -> int:
        return self.source.number

    @property
    def versions(self) -> tuple[Source, ...]:
        """Those folded under it that count and are versions of the same work."""
        counting = (each.source for each in self.folded if not each.is_left_out)
        return tuple(each for each in counting if each.is_version_of(self.source))

    @property
    def is_hollow(self) -> bool:
        """Whether nothing about it counts."""
        return self.is_left_out or self.source.is_weak

    @property
    def is_class_mate(self) -> bool:
        """Whether it is a paper of the same class; those have ids below 0."""
        return self.source.id < 0


@dataclass(frozen=True)
class ShownResult:
    """A result, what is left out of it, and the kinds of matches that are switched off.

    `notes` are said beside what was compared; `when` it was made, if it comes from the history. A
    check that was stopped is not finished: it has sources, but no number. Sources of a paper of a
    class are class-mates or documents of the library. A `survey` of the paper saves looking again
    where kinds are switched. `among` is all of the result of which this is one source.
    """

    whole: Adjusted
    display: DisplayText
    hidden: frozenset[str] = frozenset()
    is_finished: bool = True
    when: str = ""
    notes: tuple[str, ...] = ()
    papers: int = 0  # of the class it is one of, with itself
    survey: Survey | None = field(default=None, compare=False, repr=False)
    among: ShownResult | None = field(default=None, compare=False, repr=False)

    @property
    def is_of_class(self) -> bool:
        return self.papers > 0

    @property
    def class_mates(self) -> int:
        """How many other papers it was compared with."""
        return max(0, self.papers - 1)

    @property
    def documents(self) -> int:
        """How many documents of the library it was compared with."""
        return self.result.searched - self.class_mates

    @property
    def paper(self) -> Document:
        return self.whole.before.submission

    @cached_property
    def adjusted(self) -> Adjusted:
        """Without the kinds that are switched off."""
        names, whole = self.hidden & set(NAMES), self.whole
        if not names:
            return whole
        if self.among is not None:
            return _alone(self.among.hiding(self.hidden).adjusted, whole.before.sources[0].number)
        from plagcheck.leaveout.apply import leave_out  # with numpy, which is there by then

        asked = whole.rules, whole.choices, self.survey, whole.by_class
        return leave_out(whole.before, *asked, without=names)

    @property
    def result(self) -> CheckResult:
        """What counts."""
        return self.adjusted.result

    @property
    def has_evidence(self) -> bool:
        """Whether anything counts."""
        return self.result.has_evidence

    @property
    def left_out_by_rules(self) -> list[Span]:
        """Stretches of the paper that rules leave out, whether they have matches or not."""
        if LEFT_OUT in self.hidden:
            return []
        mine = {each.key for each in self.whole.entries if each.is_by_teacher}
        return [each.span for each in self.whole.spans if each.key not in mine]

    @cached_property
    def flagged(self) -> dict[str, tuple[Span, ...]]:
        """Single spots of the paper that can be pointed at, by the kind of flag."""
        return {flag.kind: places_of(self.paper.text, flag) for flag in self.paper.flags}

    @cached_property
    def _views(self) -> dict[frozenset[str], ShownResult]:
        """The same result by the kinds that are hidden, each looked up once for all who show it."""
        return {self.hidden: self}

    def hiding(self, hidden: frozenset[str]) -> ShownResult:
        if hidden not in self._views:
            made = replace(self, hidden=hidden)
            vars(made)["_views"] = self._views
            self._views[hidden] = made
        return self._views[hidden]

    # -- looking up

    def look_up(self) -> None:
        """All that is shown first, in a worker's time and not in the window's."""
        figures = [source.comparison.figures for source in self.result.sources]
        _ = self.matches, self.result.words_by_kind, self.result.figures, figures

    @cached_property
    def sources(self) -> tuple[ShownSource, ...]:
        """Those that stand by themselves by their numbers, with others under them; weak ones last.

        A source that was folded under one that is not there any more stands by itself.
        """
        rows = sorted(self._rows(), key=lambda row: (row.source.is_weak, row.number))
        leading = {row.source.id for row in rows if row.source.under is None}
        folded: dict[int, list[ShownSource]] = {}
        for row in rows:
            if row.source.under in leading:
                folded.setdefault(row.source.under or 0, []).append(row)
        return tuple(
            replace(row, folded=tuple(folded[row.source.id])) if row.source.id in folded else row
            for row in rows
            if row.source.under not in leading
        )

    def _rows(self) -> Iterator[ShownSource]:
        shows_left_out = LEFT_OUT not in self.hidden
        gone = {each.id: each for each in self.adjusted.left_out} if shows_left_out else {}
        for source in self.result.sources:
            lost = gone.pop(source.id, None)
            yield ShownSource(
                source, _in_order(source, source.matches, lost.matches if lost else ())
            )
        for source in gone.values():
            hollow = _in_order(source, (), source.matches)
            yield ShownSource(source, hollow, is_left_out=True)

    @cached_property
    def matches(self) -> tuple[ShownMatch, ...]:
        """Of all sources that stand by themselves, in paper order."""
        found = [match for source in self.sources for match in source.matches]
        return tuple(sorted(found, key=lambda each: (each.start, each.number)))

    @cached_property
    def _places(self) -> dict[str, int]:
        return {each.key: place for place, each in enumerate(self.matches)}

    def place_of(self, key: str) -> int:
        """Where a match stands among all, or -1."""
        return self._places.get(key, -1)

    def match(self, name: str) -> ShownMatch | None:
        """A match by its key, or the first part of one by its label."""
        place = self.place_of(name)
        if place >= 0:
            return self.matches[place]
        return next((each for each in self.matches if each.label == name), None)

    def source(self, number: int) -> ShownSource:
        """A source by its number, folded or not."""
        every = (each for source in self.sources for each in (source, *source.folded))
        return next(each for each in every if each.number == number)

    def alone(self, number: int) -> ShownResult:
        """As if one source had been the only one."""
        return replace(self, whole=_alone(self.whole, number), among=self)

    def nearest(self, before: ShownMatch | None) -> ShownMatch:
        """The match that was current, or the first one from there on."""
        if before is None:
            return self.matches[0]
        same = (each for each in self.matches if each.key == before.key)
        there = (
            each
            for each in self.matches
            if (each.start, each.match.source) == (before.start, before.match.source)
        )
        after = (each for each in self.matches if each.start >= before.start)
        return next(same, None) or next(there, None) or next(after, self.matches[-1])


def _alone(whole: Adjusted, number: int) -> Adjusted:
    def only(sources: Sequence[Source]) -> list[Source]:
        return [
            replace(each, under=None, found_without=frozenset())
            for each in sources
            if each.number == number
        ]

    before, after = whole.before.holding(only(whole.before.sources)), only(whole.result.sources)
    left_out = tuple(only(whole.left_out))
    return replace(whole, before=before, result=whole.result.holding(after), left_out=left_out)


def _in_order(
    source: Source, counted: Sequence[Match], left_out: Sequence[Match]
) -> tuple[ShownMatch, ...]:
    found = [ShownMatch.of(source, match) for match in counted]
    found += [ShownMatch.of(source, match, is_left_out=True) for match in left_out]
    if counted and left_out:
        found.sort(key=lambda each: each.match.submission)
    return tuple(found)
