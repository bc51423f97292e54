"""Who handed in what: files of a class, whose they are, and papers made of them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePosixPath

from plagcheck.model.document import Document
from plagcheck.model.errors import Problem


@dataclass(frozen=True, slots=True)
class HandedFile:
    """A file as it was handed in: a document, or a problem."""

    path: str
    outcome: Document | Problem

    @property
    def name(self) -> str:
        return PurePosixPath(self.path).name

    @property
    def document(self) -> Document | None:
        return self.outcome if isinstance(self.outcome, Document) else None

    @property
    def problem(self) -> Problem | None:
        return self.outcome if isinstance(self.outcome, Problem) else None


@dataclass(frozen=True, slots=True)
class Student:
    """A person: `key` is the same wherever the person is; `handles` are other names of theirs."""

    key: str
    name: str
    handles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Submission:
    """What a student handed in at one time."""

    student: Student
    files: tuple[HandedFile, ...]
    is_late: bool = False
    attempt: str = ""

    @property
    def words(self) -> int:
        return sum(each.document.coverage.words for each in self.files if each.document)

    @property
    def problems(self) -> tuple[HandedFile, ...]:
        return tuple(each for each in self.files if each.problem)


@dataclass(frozen=True, slots=True)
class PaperFile:
    """A file of a paper, and where its text begins in the paper's."""

    path: str
    start: int


@dataclass(frozen=True, slots=True)
class Paper:
    """One submission: its text with flags and places, and whose it is."""

    id: int
    student: Student
    document: Document
    files: tuple[PaperFile, ...]
    words: int
    is_late: bool = False
    attempt: str = ""


@dataclass(frozen=True, slots=True)
class Failure:
    """A file that could not be read; the rest of the class is compared all the same."""

    path: str
    student: str
    problem: Problem
