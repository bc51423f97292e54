"""Report: a result as its reader may see it. Every form is written from this alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from plagcheck.model.adjusted import Adjusted, LedgerEntry
from plagcheck.model.decisions import Decision
from plagcheck.model.explanation import Explanation
from plagcheck.model.result import CheckResult, Source
from plagcheck.report.passages import Passage
from plagcheck.report.redaction import is_listed, is_of_student


class Audience(StrEnum):
    """Who a report is for; the student's copy holds nothing of other students."""

    TEACHER = "teacher"
    STUDENT = "student"


@dataclass(frozen=True, slots=True)
class ReportOptions:
    """What a report is to hold."""

    audience: Audience = Audience.TEACHER
    with_names: bool = True  # of other students, in a teacher's report
    with_note: bool = True  # the teacher's note beside the decision
    with_left_out: bool = True

    @property
    def is_student_copy(self) -> bool:
        return self.audience is Audience.STUDENT

    @property
    def names_others(self) -> bool:
        return self.with_names and not self.is_student_copy


@dataclass(frozen=True, slots=True)
class Report:
    """What a report is written from.

    `checked` and `decision` hold no more than the reader may know, so a writer can tell no more.
    `passages` are the matches of listed sources in the order of the paper; `found` tells of sources
    by their ids how they were found.
    """

    checked: Adjusted
    wanted: ReportOptions
    made: datetime
    version: str
    student: str
    decision: Decision | None
    passages: tuple[Passage, ...]
    found: Mapping[int, Explanation]

    @property
    def is_student_copy(self) -> bool:
        return self.wanted.is_student_copy

    @property
    def result(self) -> CheckResult:
        """What counts."""
        return self.checked.result

    @property
    def name(self) -> str:
        """Of the paper."""
        return self.result.submission.name

    @property
    def is_lowered(self) -> bool:
        """Whether what was left out changed the number."""
        return self.checked.before.similarity != self.result.similarity

    @property
    def sources(self) -> tuple[Source, ...]:
        """Those that are listed: not the ones that hold nothing beyond another."""
        return tuple(filter(is_listed, self.result.sources))

    @property
    def gone(self) -> tuple[Source, ...]:
        """Those that are left out as a whole, where that is told: the ledger speaks of them."""
        if not self.wanted.with_left_out:
            return ()
        left = {source.id for source in self.result.sources}
        told = (source for source in self.checked.before.sources if source.under is None)
        return tuple(source for source in told if source.id not in left)

    def is_withheld(self, source: Source) -> bool:
        """Whether it has neither name nor text nor figures of its own."""
        return self.is_student_copy and is_of_student(source)

    def is_named(self, source: Source) -> bool:
        return self.wanted.names_others or not is_of_student(source)

    @property
    def counted(self) -> tuple[Passage, ...]:
        return tuple(passage for passage in self.passages if passage.match.is_counted)

    @property
    def weak(self) -> tuple[Passage, ...]:
        return tuple(passage for passage in self.passages if not passage.match.is_counted)

    @property
    def left_out(self) -> tuple[LedgerEntry, ...]:
        """The ledger, where it is to be told."""
        return self.checked.listed if self.wanted.with_left_out else ()

    def number_of(self, entry: LedgerEntry) -> int | None:
        """The number of the source that a line of the ledger is about."""
        sources = self.checked.before.sources
        return next((each.number for each in sources if each.id == entry.source_id), None)
