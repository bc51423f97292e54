"""Contents: whose names and texts a report holds, for a look before it is handed on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import PurePath

from plagcheck.model.counting import size, union
from plagcheck.model.result import Source
from plagcheck.report.cleaning import clean_name
from plagcheck.report.content import Report
from plagcheck.report.passages import PassagePiece
from plagcheck.report.redaction import is_listed, is_of_student


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
    rows = [(passage.source.id, row) for passage in report.passages for row in passage.rows]
    quoted = _words(piece for _, row in rows for piece in row.paper)
    sources = [
        ReportedDocument(
            clean_name(source.entry.name),
            report.is_named(source),
            _words(piece for number, row in rows if number == source.id for piece in row.source),
            is_of_student(source),
        )
        for source in report.sources
    ]
    sources += (each for leader in report.sources for each in _same_text(report, leader))
    return Contents(
        ReportedDocument(clean_name(report.student) or clean_name(report.name), True, quoted, True),
        tuple(sources),
        bool(report.decision and report.decision.note),
        len(report.left_out),
    )


def _same_text(report: Report, leader: Source) -> Iterator[ReportedDocument]:
    """What is told of files with the text of a source: their names alone."""
    for source in report.result.folded(leader):
        if is_listed(source):
            continue
        is_named = report.is_named(source)
        yield ReportedDocument(clean_name(source.entry.name), is_named, 0, is_of_student(source))
    for source in (leader, *report.result.folded(leader)):
        for path in source.entry.paths[1:]:  # whose they are is not known
            name = clean_name(PurePath(path).name)
            yield ReportedDocument(name, report.wanted.names_others, 0, True)


def _words(pieces: Iterable[PassagePiece]) -> int:
    """Words that are quoted, each once."""
    return size(union(piece.words for piece in pieces))
