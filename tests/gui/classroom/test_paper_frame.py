"""What stands around a paper of a class: whose it is, what it was compared with, ways to others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.result_words import sentence
from plagcheck.gui.check.source_delegate import link_place
from plagcheck.gui.classroom.paper_screen import PaperScreen
from plagcheck.gui.parts.row_models import ROW
from plagcheck.gui.shell.bare_window import LEAST
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.classroom.handed_in import BOOK, compared, own, paper, read, run, zipped
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # dialogs without a display


def open_paper(window: MainWindow, name: str, qtbot: QtBot) -> PaperScreen:
    page = window.classroom.result
    paper(page, name)
    with qtbot.waitSignal(window.classroom.controller.paper_ready, timeout=WAIT_MS):
        page.papers.open_current()
    settle()
    return window.classroom.paper


def headings(screen: PaperScreen) -> list[tuple[str, str]]:
    model = screen.result.sources.model()
    rows = [model.index(place, 0).data(ROW) for place in range(model.rowCount())]
    return [(row.heading, row.note) for row in rows if row.heading]


def test_sections_say_of_how_many_papers_and_documents(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    books = tmp_path / "books"
    books.mkdir()
    (books / "rivers.txt").write_text(f"{own(50)} {BOOK}", encoding="utf-8")
    add_folder(window, books, qtbot)
    compared(window, tmp_path, qtbot)
    screen = open_paper(window, "Dan Dogwood", qtbot)
    assert headings(screen) == [
        ("Class-mates none", "same class, 6 papers"),
        ("Library 1", "1 document"),
    ]


def test_no_match_is_told_with_what_it_was_compared_with(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "Essays"
    for place, name in enumerate(("Ada Ash", "Bea Birch", "Cy Cedar")):
        (folder / name).mkdir(parents=True)
        (folder / name / "paper.txt").write_text(own(70 + place), encoding="utf-8")
    books = tmp_path / "books"
    books.mkdir()
    (books / "book.txt").write_text(own(90), encoding="utf-8")
    add_folder(window, books, qtbot)
    read(window, folder, qtbot)
    run(window, qtbot)
    screen = open_paper(window, "Ada Ash", qtbot)
    assert screen.checked is not None
    told = re.sub("<.*?>", " ", sentence(screen.checked.shown))
    assert "with 2 class-mates and 1 document." in told


def test_a_class_mates_paper_is_opened_from_its_row(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    compared(window, tmp_path, qtbot)
    screen = open_paper(window, "Anna Ash", qtbot)
    sources = screen.result.sources
    for size in ((1280, 800), LEAST):
        window.resize(*size)
        settle()
        index = sources.model().index(1, 0)
        place = link_place(sources.visualRect(index), index.data(ROW).source)
        assert sources.viewport().rect().contains(place)
    with qtbot.waitSignal(window.classroom.controller.paper_ready, timeout=WAIT_MS):
        qtbot.mouseClick(sources.viewport(), LEFT, pos=place.center())
    assert screen.result.head.title.text() == "Ben Birch"


def test_a_late_paper_is_marked(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    room = window.classroom
    compared(window, tmp_path, qtbot)
    on_time = open_paper(window, "Anna Ash", qtbot)
    assert not on_time.late.isVisible()
    late = tmp_path / "Zoe Zelkova.txt"
    late.write_text(own(99), encoding="utf-8")
    with qtbot.waitSignal(room.controller.late_read, timeout=WAIT_MS):
        room.add_late([late])
    assert room.late is not None
    with qtbot.waitSignal(room.controller.late_added, timeout=WAIT_MS) as added:
        room.late.accept()
    result = room.controller.result
    assert result is not None
    name = result.by_id[added.args[0][0]].student.name
    screen = open_paper(window, name, qtbot)
    assert screen.late.isVisible()
    assert screen.late.text() == "late"


def test_the_name_of_the_class_gives_way_before_that_of_the_student(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    archive = zipped(tmp_path)
    long = archive.rename(tmp_path / "Geography year 12, heat islands in small old towns.zip")
    read(window, long, qtbot)
    run(window, qtbot)
    screen = open_paper(window, "Anna Ash", qtbot)
    window.resize(*LEAST)
    settle()
    title, crumb = screen.result.head.title, screen.crumb
    assert title.width() >= title.sizeHint().width()
    assert crumb.shown().endswith("…")
    assert crumb.toolTip() == long.stem
    assert window.width() == LEAST[0]
    qtbot.mouseClick(crumb, Qt.MouseButton.LeftButton)
    assert window.classroom.currentWidget() is window.classroom.result
