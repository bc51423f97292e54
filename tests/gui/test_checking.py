"""Checking and comparing: what is dropped, what is shown, what goes wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from plagcheck.gui.parts.theme import theme
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import LEFT, MILLS, TIDES, WAIT_MS, add_folder, check, drop


def test_two_files_dropped_together_are_compared(
    window: MainWindow, essay: Path, texts: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        drop(window, [essay, texts / "tides.txt"], "check", qtbot)

    pair = window.check.pair
    assert window.check.currentWidget() is pair
    assert pair.paper.toPlainText().startswith("My essay begins")
    assert pair.other.toPlainText().startswith("On tides.")
    assert pair.current is not None
    assert pair.current.match.words >= 30
    qtbot.keyClick(pair.paper, Qt.Key.Key_Escape)
    assert window.check.currentWidget() is window.check.start


def test_nothing_shared_says_what_was_searched(
    window: MainWindow, texts: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    paper = tmp_path / "own.txt"
    paper.write_text("Every single sentence of this small paper is the student's own work.")
    check(window, paper, qtbot)
    strip = window.check.result.summary
    assert not strip.number.isVisible()
    assert "No shared passage of 12 or more words" in strip.sentence.text()
    assert "2 documents" in strip.sentence.text()


def test_unreadable_paper_gets_a_reason_and_advice(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window.controllers.check.check_failed, timeout=WAIT_MS):
        drop(window, [texts / "nothing.txt"], "check", qtbot)
    page = window.check.attention
    assert window.check.currentWidget() is page
    assert page.title.text() == "nothing.txt holds no text"
    assert page.advice.text()
    qtbot.mouseClick(page.message, LEFT)
    assert "nothing.txt" in QApplication.clipboard().text()


def test_many_files_cannot_be_dropped_on_the_check_half(window: MainWindow, texts: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in sorted(texts.iterdir())[:3]])
    point = window.pages.mapTo(window, QPoint(100, 200))
    enter = QDragEnterEvent(
        point, Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(window, enter)
    assert window.drops.overlay.isVisible()
    assert window.drops.overlay.armed == ""


def test_escape_closes_the_drop_overlay(window: MainWindow, essay: Path, qtbot: QtBot) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(essay))])
    enter = QDragEnterEvent(
        QPoint(300, 300), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(window, enter)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.drops.overlay.isVisible()


def test_new_check_takes_the_place_of_the_one_before(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    seen = []
    window.controllers.check.checked.connect(lambda checked: seen.append(checked.paper.name))
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        window.controllers.check.check(essay)
        window.controllers.check.check(texts / "mills.txt")
    qtbot.waitUntil(lambda: not window.controllers.session.library_runner.is_busy, timeout=WAIT_MS)
    assert seen == ["mills.txt"]


def test_removed_source_is_read_from_the_history_or_explained(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    qtbot.waitUntil(lambda: bool(window.controllers.history.past), timeout=WAIT_MS)
    state = window.controllers.library.state
    assert state is not None
    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        window.controllers.library.remove([entry.id for entry in state.entries])
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        window.check.result.open_current()
    assert window.check.pair.other.toPlainText().startswith("On tides.")

    qtbot.keyClick(window.check.pair.paper, Qt.Key.Key_Escape)
    checked = window.controllers.check.on_screen
    assert checked is not None
    checked.texts.clear()
    checked.record = None  # as if it had not been kept: deleting it would close it
    with qtbot.waitSignal(window.controllers.session.went_wrong, timeout=WAIT_MS):
        window.check.result.open_current()
    assert "tides again.txt is not in the library" in window.message.title.text()


def test_sides_scroll_together_until_switched_off(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    filler = "\n\n".join(f"Paragraph {n} of filler text stands here." for n in range(80))
    a, b = tmp_path / "a.txt", tmp_path / "b.txt"
    a.write_text(f"{filler}\n\n{TIDES}\n\n{filler}", encoding="utf-8")
    b.write_text(f"{MILLS}\n\n{filler[::-1]}\n\n{TIDES}\n\n{filler[::-1]}", encoding="utf-8")
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        drop(window, [a, b], "check", qtbot)
    pair = window.check.pair
    left, right = pair.paper.verticalScrollBar(), pair.other.verticalScrollBar()
    before = right.value()
    left.setValue(left.value() + 5)
    assert right.value() == before + 5
    qtbot.mouseClick(pair.tools.together, LEFT)
    left.setValue(left.value() + 5)
    assert right.value() == before + 5
    assert window.controllers.session.settings.scroll_together is False


def test_differing_words_are_set_apart(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    a, b = tmp_path / "a.txt", tmp_path / "b.txt"
    a.write_text(TIDES, encoding="utf-8")
    b.write_text(TIDES.replace("largest", "greatest"), encoding="utf-8")
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        drop(window, [a, b], "check", qtbot)
    view = window.check.pair.paper
    cursor = view.textCursor()
    cursor.setPosition(TIDES.index("largest") + 3)
    assert cursor.charFormat().fontWeight() > 500
    cursor.setPosition(TIDES.index("moon") + 2)
    assert cursor.charFormat().fontWeight() < 500


def write_pdf(path: Path, text: str) -> None:
    writer = QPdfWriter(str(path))
    writer.setResolution(96)
    document = QTextDocument()
    document.setDefaultFont(theme.font(15, serif=True))
    document.setPlainText(text)
    document.print_(writer)


def test_pages_of_pdf_files_are_shown_with_their_matches(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    paper, source = tmp_path / "paper.pdf", tmp_path / "source.pdf"
    write_pdf(paper, f"My own words come first.\n\n{TIDES}")
    write_pdf(source, f"{TIDES}\n\n{MILLS}")
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        drop(window, [paper, source], "check", qtbot)
    pair = window.check.pair
    assert pair.tools.page_mode.isEnabled()

    pictures = []
    window.controllers.session.page_runner.finished.connect(lambda job: pictures.append(job.name))
    qtbot.mouseClick(pair.tools.page_mode, LEFT)
    while pictures.count("picture") < 2 or pictures.count("places") < 2:
        with qtbot.waitSignal(window.controllers.session.page_runner.finished, timeout=WAIT_MS):
            pass
    assert pair.current is not None
    for pane in (pair.paper_pane, pair.other_pane):
        assert pane.shows_pages
        assert pane.pages.span_of(pair.current.key) is not None
        zoom, image = pane.pages._pictures[0]
        colours = {image.pixelColor(x, y).lightness() // 64 for x in range(image.width())
                   for y in range(0, image.height() // 4, 3)}  # fmt: skip
        assert len(colours) > 1  # there is something on the page
        assert zoom > 0.3

    qtbot.mouseClick(pair.tools.text_mode, LEFT)
    assert not pair.paper_pane.shows_pages


def test_text_files_have_no_pages_and_the_switch_says_why(
    window: MainWindow, essay: Path, texts: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        drop(window, [essay, texts / "tides.txt"], "check", qtbot)
    assert not window.check.pair.tools.page_mode.isEnabled()
    assert "PDF" in window.check.pair.tools.page_mode.toolTip()


def test_changed_pdf_is_told_and_its_pages_are_not_shown(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "sources"
    folder.mkdir()
    paper, source = tmp_path / "paper.pdf", folder / "source.pdf"
    write_pdf(paper, f"My own words come first.\n\n{TIDES}")
    write_pdf(source, f"{TIDES}\n\n{MILLS}")
    add_folder(window, folder, qtbot)
    check(window, paper, qtbot)
    write_pdf(source, f"{MILLS}\n\nSomething else was put in front of it.\n\n{TIDES}")
    result, pair = window.check.result, window.check.pair
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        result.open_current()

    qtbot.mouseClick(pair.tools.page_mode, LEFT)
    qtbot.waitUntil(lambda: pair.paper_pane.shows_pages, timeout=WAIT_MS)
    qtbot.waitUntil(pair.other_pane.notice.isVisible, timeout=WAIT_MS)
    assert not pair.other_pane.shows_pages
    assert "source.pdf has changed" in pair.other_pane.notice.text()
    assert not pair.paper_pane.notice.isVisible()

    qtbot.mouseClick(pair.tools.text_mode, LEFT)
    assert not pair.other_pane.notice.isVisible()


def test_one_pool_of_workers_serves_all_jobs_and_ends_with_the_window(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "sources"
    folder.mkdir()
    write_pdf(folder / "source.pdf", f"{TIDES}\n\n{MILLS}")
    paper = tmp_path / "paper.pdf"
    write_pdf(paper, f"My own words come first.\n\n{TIDES}")
    add_folder(window, folder, qtbot)
    pool = window.controllers.session.workers.get()
    workers = {worker.process.pid for worker in pool._all}
    check(window, paper, qtbot)
    check(window, folder / "source.pdf", qtbot)
    assert window.controllers.session.workers.get() is pool
    assert {worker.process.pid for worker in pool._all} == workers
    processes = [worker.process for worker in pool._all]

    assert window.controllers.session.stop()
    assert not any(process.is_alive() for process in processes)


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform knows no size hints
def test_closing_in_the_middle_of_a_pdf_ends_its_worker(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "many"
    folder.mkdir()
    write_pdf(folder / "0.pdf", "\n\n".join(f"{TIDES} {MILLS} {n}" for n in range(400)))
    for number in range(1, 6):
        (folder / f"{number}.pdf").write_bytes((folder / "0.pdf").read_bytes() + b"%" * number)
    with qtbot.waitSignal(window.controllers.library.import_started, timeout=WAIT_MS) as started:
        drop(window, [folder], "add", qtbot)
    assert started.args is not None
    qtbot.waitUntil(lambda: bool(window.controllers.session.workers.get()._all), timeout=WAIT_MS)
    processes = [worker.process for worker in window.controllers.session.workers.get()._all]
    window.close()
    qtbot.mouseClick(window.imports.question.leave, LEFT)
    assert window.controllers.session.stop()
    assert not any(process.is_alive() for process in processes)
