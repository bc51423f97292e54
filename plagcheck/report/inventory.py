"""Contents: whose names and texts a report holds, for a look before it is handed on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from plagcheck.report.content import Passage, Report


@dataclass(frozen=True, slots=True)
class ReportedDocument:
    """One document of a report: whether its name is told, and how many of its words are quoted."""

    name: str
    is_named: bool
    words: int
    is_student_work: bool


@dataclass(frozen=True, slots=True)
class Contents:
    """The paper, the sources in their order, and what the teacher wrote."""

    paper: ReportedDocument
    sources: tuple[ReportedDocument, ...]
    has_note: bool
    left_out: int  # lines of the ledger


def contains(report: Report) -> Contents:
    """What a report holds of whom."""
    paper = report.paper
    quoted = sum(_words(passage, 0) for passage in report.passages)
    return Contents(
        ReportedDocument(paper.student or paper.name, True, quoted, True),
        tuple(_sources(report)),
        bool(report.note),
        len(report.left_out),
    )


def _sources(report: Report) -> Iterator[ReportedDocument]:
    words: dict[int, int] = {}
    for passage in report.passages:
        words[passage.number] = words.get(passage.number, 0) + _words(passage, 1)
    for source in report.sources:
        quoted = words.get(source.number, 0)
        yield ReportedDocument(source.name, source.is_named, quoted, source.is_student_work)


def _words(passage: Passage, side: int) -> int:
    pieces = (piece for row in passage.rows for piece in (row.source if side else row.paper))
    return sum(len(piece.text.split()) for piece in pieces)
