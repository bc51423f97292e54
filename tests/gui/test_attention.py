"""A paper read in part: its pages are shown, and no number."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPdfWriter
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.attention_page import is_mostly_unread
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.document import Coverage
from tests.gui.conftest import LEFT, MILLS, TIDES, WAIT_MS, add_folder, check, drop


def write_scan(path: Path, pages: int, text: str = "") -> None:
    """A PDF of pictures, with a page of text before them."""
    writer = QPdfWriter(str(path))
    writer.setResolution(96)
    picture = QImage(400, 500, QImage.Format.Format_RGB32)
    picture.fill(QColor("lightgray"))
    painter = QPainter(writer)
    if text:
        painter.setFont(theme.font(15, serif=True))
        painter.drawText(writer.pageLayout().paintRectPixels(96).adjusted(0, 0, -40, 0),
                         int(Qt.TextFlag.TextWordWrap), text)  # fmt: skip
    for page in range(pages):
        if page or text:
            writer.newPage()
        painter.drawImage(0, 0, picture)
    painter.end()


def test_paper_read_in_part_shows_its_pages_and_no_number(
    window: MainWindow, texts: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    paper = tmp_path / "partly.pdf"
    write_scan(paper, 3, f"{TIDES} And then there is this. {MILLS}")
    check(window, paper, qtbot)
    page = window.check.attention
    qtbot.waitUntil(lambda: window.check.currentWidget() is page, timeout=WAIT_MS)
    assert page.tiles.states == ["text", "picture", "picture", "picture"]
    assert page.title.text() == "Pages 2–4: nothing on them could be compared."
    assert "page 1 could be read" in page.advice.text()
    assert "also appear in other documents" in page.found.text()
    qtbot.mouseClick(page.open, LEFT)
    assert window.check.currentWidget() is window.check.result


def test_scan_shows_that_every_page_is_a_picture(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    scan = tmp_path / "scan.pdf"
    write_scan(scan, 2)
    with qtbot.waitSignal(window.controllers.check.check_failed, timeout=WAIT_MS):
        drop(window, [scan], "check", qtbot)
    page = window.check.attention
    assert page.tiles.states == ["picture", "picture"]
    assert not page.part.isVisible()


def test_half_of_the_pages_is_enough_for_a_number() -> None:
    assert not is_mostly_unread(Coverage(pages=4, pages_without_text=(0, 1)))
    assert is_mostly_unread(Coverage(pages=4, pages_without_text=(0, 1), pages_unreadable=(2,)))
    assert not is_mostly_unread(Coverage())
