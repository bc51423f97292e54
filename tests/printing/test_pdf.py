"""The PDF: real text, a head and a foot on every page, nothing beyond the edges."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pypdfium2
import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from plagcheck import __version__
from plagcheck.model.progress import Cancelled, Progress
from plagcheck.printing.pages import HEIGHT, SIDE, WIDTH
from plagcheck.printing.pdf import as_pdf
from plagcheck.report.build import report_of
from plagcheck.report.content import Audience, Report, ReportOptions
from plagcheck.report.languages.wording import Wording
from plagcheck.report.outline import outline_of
from tests import word_salad
from tests.conftest import RunPython
from tests.report.subjects import Reading, edited, essay, subject

HEADINGS = ("The paper", "Sources, by words matched", "Passages, side by side",
            "Left out of the number", "How this report was made", "Files")  # fmt: skip


@contextmanager
def opened(data: bytes) -> Iterator[pypdfium2.PdfDocument]:
    document = pypdfium2.PdfDocument(data)
    try:
        yield document
    finally:
        document.close()


def texts(data: bytes) -> list[str]:
    with opened(data) as document:
        return [page.get_textpage().get_text_bounded() for page in document]


def words(text: str) -> str:
    return " ".join(text.replace("\ufffe", "").split())


def test_the_text_is_real_and_whole(long_report: Report) -> None:
    pages = texts(as_pdf(long_report))
    everything = words(" ".join(pages))

    assert len(pages) > 10
    for heading in HEADINGS:
        assert heading in everything
    for source in long_report.sources:
        assert source.entry.text_sha256 in everything
    for passage in long_report.passages:
        for row in passage.rows:
            for word in words("".join(piece.text for piece in row.paper)).split():
                assert word in everything


def test_figures_stay_figures_beside_the_window(
    long_report: Report, application: QApplication
) -> None:
    before = application.font()
    tabular = QFont("Inter")
    tabular.setFeature(QFont.Tag("tnum"), 1)
    application.setFont(tabular)
    try:
        first = words(texts(as_pdf(long_report))[0])
    finally:
        application.setFont(before)

    assert "Made 16 Nov 2026, 14:20" in first


def test_every_page_has_its_number_and_the_paper_is_named(long_report: Report) -> None:
    pages = texts(as_pdf(long_report))

    for place, page in enumerate(pages, 1):
        assert f"page {place} of {len(pages)}" in words(page)
        assert "Documents in the library: 1,204." in words(page)
        if place > 1:
            assert "Essay final" in words(page)


def test_no_heading_ends_a_page(long_report: Report) -> None:
    for page in texts(as_pdf(long_report)):
        body, foot, _ = page.rpartition("Shortest match: 12 words.")
        last = body.rstrip().splitlines()[-1].strip()
        assert foot
        assert last not in HEADINGS
        assert not re.match(r"\d+[a-z]+ ?(Word for word|Small edits)", last)
        assert not last.startswith("Paper, page")


@pytest.mark.slow
def test_nothing_stands_beyond_the_edges(long_report: Report) -> None:
    with opened(as_pdf(long_report)) as document:
        for page in document:
            assert page.get_size() == pytest.approx((WIDTH, HEIGHT), abs=1)
            for item in page.get_objects():
                left, bottom, right, top = item.get_bounds()
                assert left >= SIDE - 2
                assert right <= WIDTH - SIDE + 2
                assert bottom >= 20
                assert top <= HEIGHT - 15


def test_title_and_date_are_those_of_the_report(long_report: Report) -> None:
    with opened(as_pdf(long_report)) as document:
        data = document.get_metadata_dict()

    assert data["Title"].startswith("Essay final")
    assert data["Creator"] == f"plagcheck {__version__}"
    assert data["CreationDate"].startswith("D:20261116132000")


def test_the_same_report_gives_the_same_file(long_report: Report) -> None:
    assert as_pdf(long_report) == as_pdf(long_report)


def test_a_passage_longer_than_a_page_is_printed_whole() -> None:
    text = word_salad.text(1, 1500)
    report = report_of(subject(essay(text), [Reading("a.txt", text)]))
    everything = words(" ".join(texts(as_pdf(report))))

    assert all(word in everything for word in text.split())


def test_a_row_that_cannot_be_cut_is_split_between_pages() -> None:
    text = word_salad.text(1, 900)
    report = report_of(subject(essay(text), [Reading("a.txt", text)]))
    (passage,) = report.passages
    paper = tuple(piece for row in passage.rows for piece in row.paper)
    source = tuple(piece for row in passage.rows for piece in row.source)
    row = replace(passage.rows[0], paper=paper, source=source)
    joined = replace(report, passages=(replace(passage, rows=(row,)),))
    everything = words(" ".join(texts(as_pdf(joined))))

    assert all(word in everything for word in text.split())


def test_hostile_names_are_printed_as_they_are() -> None:
    name = "<b>bold</b> <img src=x>.txt"
    passage = word_salad.text(1, 30)
    report = report_of(subject(essay(edited(passage), name=name), [Reading(name, passage)]))
    everything = words(" ".join(texts(as_pdf(report))))

    assert everything.count("<img src=x>") >= 2


def test_printing_can_be_stopped(long_report: Report) -> None:
    class Impatient:
        steps = 0

        def progressed(self, progress: Progress) -> None:
            self.steps += 1

        def check_cancelled(self) -> None:
            if self.steps > 3:
                raise Cancelled

    with pytest.raises(Cancelled):
        as_pdf(long_report, observer=Impatient())


def test_no_display_is_needed(run_python: RunPython) -> None:
    program = """
import os
for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
    os.environ.pop(name, None)
from plagcheck.printing.pdf import as_pdf
from plagcheck.report.build import report_of
from tests.report.subjects import Reading, essay, subject
from tests import word_salad
passage = word_salad.text(1, 30)
assert as_pdf(report_of(subject(essay(passage), [Reading("a.txt", passage)]))).startswith(b"%PDF")
"""
    done = run_python("-c", program)

    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_foot_of_a_students_copy_is_whole(language: str) -> None:
    """It says what is withheld; half of that would say something else."""
    passage, say = word_salad.prose(1, 60), Wording(language)
    about = subject(essay(passage), [Reading("a.txt", passage)])
    made = report_of(about, ReportOptions(Audience.STUDENT), say)
    pages = texts(as_pdf(made, say))
    foot = outline_of(made, say).foot
    assert say("foot withheld") in foot
    for place, page in enumerate(pages):
        number = say("page of", page=place + 1, pages=len(pages))  # beside the first line of it
        assert words(foot) in words(page.replace(number, ""))
