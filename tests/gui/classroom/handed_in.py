"""A class as Moodle gives it, with files of several kinds, and ways to lead the window to it."""

from __future__ import annotations

import zipfile
from pathlib import Path

from pytestqt.qtbot import QtBot

from plagcheck.gui.classroom.class_page import ClassPage
from plagcheck.gui.classroom.preview.preview_model import STUDENT
from plagcheck.gui.classroom.preview.preview_page import PreviewPage
from plagcheck.gui.classroom.tables.papers_model import STUDENT as NAME
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.submissions import Paper
from tests import word_salad
from tests.extract import forge
from tests.gui.conftest import LEFT, WAIT_MS, drop

SHEET = word_salad.text(700, 40)  # all of them begin with the question sheet
SHARED = word_salad.text(701, 80)
BOOK = word_salad.text(702, 90)
STUDENTS = ("Anna Ash", "Ben Birch", "Cara Cedar", "Dan Dogwood", "Eva Elm", "Finn Fir")


def own(number: int, words: int = 120) -> str:
    return word_salad.prose(number, words)


def pdf_of(text: str) -> bytes:
    words = text.split()
    lines = [" ".join(words[start : start + 10]) for start in range(0, len(words), 10)]
    shown = " ".join(f"({line} ) Tj 0 -16 Td" for line in lines)
    return forge.pdf([f"BT /F1 11 Tf 40 740 Td {shown} ET"])


def files() -> dict[str, bytes]:
    moodle = "{}_assignsubmission_{}_/{}"
    return {
        moodle.format("Anna Ash_1001", "file", "essay.docx"): forge.docx_of(
            f"{SHEET}\n{own(1)}\n{SHARED}"
        ),
        moodle.format(
            "Ben Birch_1002", "file", "essay.txt"
        ): f"{SHEET} I sat beside Anna Ash. {own(2)} {SHARED}".encode(),
        moodle.format("Cara Cedar_1003", "file", "cedar.pdf"): pdf_of(f"{SHEET} {own(3)}"),
        moodle.format("Dan Dogwood_1004", "file", "dan.txt"): f"{SHEET} {own(4)} {BOOK}".encode(),
        moodle.format("Eva Elm_1005", "file", "part1.txt"): f"{SHEET} {own(5)}".encode(),
        moodle.format("Eva Elm_1005", "file", "part2.txt"): own(6, 60).encode(),
        moodle.format(
            "Finn Fir_1006", "onlinetext", "onlinetext.html"
        ): f"<p>{SHEET}</p><p>{own(7)}</p>".encode(),
        moodle.format("Gia Ginkgo_1007", "file", "broken.pdf"): b"%PDF-1.4 and no more",
        "__MACOSX/._essay.docx": b"junk",
    }


def zipped(folder: Path, name: str = "Geography 12.zip") -> Path:
    path = folder / name
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, data in files().items():
            archive.writestr(file, data)
    return path


def read(window: MainWindow, path: Path, qtbot: QtBot) -> PreviewPage:
    """Drop a class on the window and wait for the preview."""
    with qtbot.waitSignal(window.classroom.controller.roll_read, timeout=WAIT_MS):
        drop(window, [path], "check", qtbot)
    assert window.pages.currentWidget() is window.classroom
    assert window.classroom.currentWidget() is window.classroom.preview
    return window.classroom.preview


def run(window: MainWindow, qtbot: QtBot) -> ClassPage:
    """Start the comparison that the preview shows and wait for its end."""
    with qtbot.waitSignals(
        [window.classroom.controller.changed, window.classroom.controller.saved], timeout=WAIT_MS
    ):
        qtbot.mouseClick(window.classroom.preview.check, LEFT)
    assert window.classroom.currentWidget() is window.classroom.result
    return window.classroom.result


def compared(window: MainWindow, folder: Path, qtbot: QtBot) -> ClassPage:
    read(window, zipped(folder), qtbot)
    return run(window, qtbot)


def students(preview: PreviewPage) -> list[str]:
    model = preview.model
    return [str(model.index(row, STUDENT).data()) for row in range(model.rowCount())]


def paper(page: ClassPage, name: str) -> Paper:
    """The row of a student, chosen in the table."""
    model = page.papers.model
    place = next(n for n in range(model.rowCount()) if model.index(n, NAME).data() == name)
    page.papers.table.selectRow(place)
    return model.row(place)


def matched(page: ClassPage, paper: Paper) -> float:
    """The share that the table shows for a paper."""
    return page.papers.model.view.shares[paper.id]
