"""Checks to report on: papers that draw on named sources, without a library on disk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone

from plagcheck.align.prepared import prepare
from plagcheck.check.verify import compare
from plagcheck.leaveout.apply import leave_out
from plagcheck.model.adjusted import Choice, Rules
from plagcheck.model.document import Document
from plagcheck.model.entry import Entry, Holds
from plagcheck.model.ranking import rank
from plagcheck.model.result import AlignOptions, CheckOptions, CheckResult, LibraryState, Source
from plagcheck.report.build import Subject
from tests import word_salad

MADE = datetime(2026, 11, 16, 14, 20, tzinfo=timezone(timedelta(hours=1)))
LIBRARY = LibraryState("course.plagcheck", "0123456789abcdef", 1204, 1310)


@dataclass(frozen=True)
class Reading:
    """A source: its words come from a list of their own, so that they are found by themselves."""

    name: str
    text: str
    collection: str = "Course texts"
    path: str = ""
    is_class_mate: bool = False
    holds: Holds = Holds.TEACHING
    doubles: tuple[str, ...] = ()  # other files with the same text


def check(paper: Document, readings: Sequence[Reading], shortest: int = 12) -> CheckResult:
    """The paper checked against readings, numbered from 1."""
    prepared = prepare(paper.comparable())
    options = CheckOptions(AlignOptions(shortest))
    found = [
        Source(
            Entry(
                -number if reading.is_class_mate else number,
                reading.name,
                reading.collection,
                len(reading.text.split()),
                0,
                "2026-01-01",
                ("note about " + reading.name,),
                f"{number:064x}",
                (reading.path or f"/home/teacher/{reading.name}", *reading.doubles),
                reading.holds,
            ),
            compare(prepared, prepare(reading.text), options.align),
        )
        for number, reading in enumerate(readings, 1)
    ]
    return CheckResult(
        submission=paper,
        words=len(prepared.tokens),
        sources=rank([each for each in found if each.matches], shortest),
        searched=1204,
        options=options,
        library=LIBRARY,
    )


def subject(
    paper: Document,
    readings: Sequence[Reading],
    rules: Rules | None = None,
    choices: Sequence[Choice] = (),
    **more: object,
) -> Subject:
    fair = leave_out(check(paper, readings), rules or Rules(), choices)
    documents = {
        -number if reading.is_class_mate else number: Document(
            reading.name, reading.text, page_starts=(0, len(reading.text) // 2)
        )
        for number, reading in enumerate(readings, 1)
    }
    return Subject(fair, documents, MADE, **more)  # type: ignore[arg-type]


def essay(*passages: str, name: str = "essay.docx") -> Document:
    """Own words around the passages, on three pages."""
    own = [word_salad.prose(900 + place, 40) for place in range(len(passages) + 1)]
    text = own[0]
    for passage, after in zip(passages, own[1:], strict=True):
        text += f" {passage}. {after}"
    third = len(text) // 3
    return Document(name, text, "ab" * 32, (0, third, 2 * third))


def edited(text: str, every: int = 15) -> str:
    """The text with a word changed now and then."""
    words = text.split()
    for place in range(7, len(words), every):
        words[place] = "altered"
    return " ".join(words)
