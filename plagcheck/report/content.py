"""Report: everything a report says, as plain data. Every form is written from this alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from plagcheck.model.document import FlagData, Skipped
from plagcheck.model.match import Kind
from plagcheck.model.params import IndexParams
from plagcheck.model.result import LibraryState
from plagcheck.report.passages import PassageRow


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
class PaperFacts:
    """The paper; pages count from 1."""

    name: str
    student: str
    words: int
    pages: int
    sha256: str
    without_text: tuple[int, ...] = ()
    unreadable: tuple[int, ...] = ()
    skipped: tuple[Skipped, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def is_whole(self) -> bool:
        return not (self.without_text or self.unreadable or self.skipped)


@dataclass(frozen=True, slots=True)
class FlagFacts:
    """Something a reader does not see; `as_written` is the share if a disguise worked."""

    kind: str
    count: int
    data: FlagData
    pages: tuple[int, ...]
    as_written: float | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """The number and what it is made of; `before` is the share with nothing left out."""

    share: float
    words: int
    matched_words: int
    reworded: float
    reworded_words: int
    before: float


@dataclass(frozen=True, slots=True)
class SourceFacts:
    """A source with its figures.

    `is_withheld` sources have neither name nor text nor figures of their own; `is_student_work`
    tells the preview whose text it is.
    """

    number: int
    name: str
    collection: str
    matched_words: int
    reworded_words: int
    of_paper: float
    of_source: float
    jaccard: float
    longest_run: int
    passages: int
    sha256: str
    same_text: tuple[str, ...] = ()
    is_weak: bool = False
    is_withheld: bool = False
    is_student_work: bool = False
    is_named: bool = True


@dataclass(frozen=True, slots=True)
class Passage:
    """A match: `label` is the source's number and a letter in the order of the paper.

    `words` are the same on both sides, of `size` in the paper. Words are counted from 1.
    """

    label: str
    number: int
    kind: Kind
    words: int
    size: int
    is_counted: bool
    paper_word: int
    source_word: int
    rows: tuple[PassageRow, ...]
    has_source: bool

    @property
    def paper_pages(self) -> tuple[int, ...]:
        return _distinct(row.paper_page for row in self.rows)

    @property
    def source_pages(self) -> tuple[int, ...]:
        return _distinct(row.source_page for row in self.rows)


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A line of the ledger; `before` and `after` are None where nothing was compared."""

    what: str
    reason: str
    note: str
    when: str
    places: int
    words: int
    before: float | None
    after: float | None
    number: int | None  # of the source it is about


@dataclass(frozen=True, slots=True)
class SettingsFacts:
    """What was looked for, where and how; no collections means all.

    `counted_by` is the version whose figures these are, where it was an older one.
    """

    shortest: int
    edited: bool
    collections: tuple[str, ...]
    rules: tuple[str, ...]
    params: IndexParams
    counted_by: str = ""
    without: tuple[str, ...] = ()  # kinds of matches that are switched off


@dataclass(frozen=True, slots=True)
class Report:
    """What a report says."""

    audience: Audience
    made: datetime
    version: str
    paper: PaperFacts
    flags: tuple[FlagFacts, ...]
    score: Score
    sources: tuple[SourceFacts, ...]
    passages: tuple[Passage, ...]
    left_out: tuple[LeftOut, ...]
    settings: SettingsFacts
    library: LibraryState | None
    searched: int
    more_like_these: int
    status: str = ""
    note: str = ""

    @property
    def is_student_copy(self) -> bool:
        return self.audience is Audience.STUDENT

    @property
    def evidence(self) -> tuple[SourceFacts, ...]:
        """Sources that count."""
        return tuple(source for source in self.sources if not source.is_weak)

    @property
    def counted(self) -> tuple[Passage, ...]:
        return tuple(passage for passage in self.passages if passage.is_counted)

    @property
    def weak(self) -> tuple[Passage, ...]:
        return tuple(passage for passage in self.passages if not passage.is_counted)


def _distinct(pages: Iterable[int | None]) -> tuple[int, ...]:
    return tuple(sorted({page for page in pages if page is not None}))
