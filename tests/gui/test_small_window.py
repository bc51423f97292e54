"""The smallest window: nothing is cut off, nothing stands outside, texts give way by the part."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QBuffer, QRect, Qt
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.result_page import ResultPage
from plagcheck.gui.check.result_words import by_sort
from plagcheck.gui.check.source_model import figure_texts
from plagcheck.gui.check.source_side import FLAGS, LEFT_OUT, SOURCES
from plagcheck.gui.history.history_model import STATUS
from plagcheck.gui.parts.controls import ElidedLabel, ToolButton, button, toggle
from plagcheck.gui.parts.text_format import bold, report_wording
from plagcheck.gui.parts.wrapping_row import WrappingRow
from plagcheck.gui.reading.pages_view import A4, PagesView
from plagcheck.gui.shell.bare_window import LEAST
from plagcheck.gui.shell.language import LANGUAGES, choose_language
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import add_folder, check, check_class, check_sample, settle

PLACES = ("check", "classroom", "library", "history", "settings")


def shown_in(note: str, room: str) -> str:
    """What a note shows in the room another text takes."""
    label = ElidedLabel(note, at_end=True)
    label.resize(QFontMetrics(label.font()).horizontalAdvance(room) + 1, 20)
    return label.shown()


@pytest.mark.usefixtures("application")
def test_a_note_loses_a_part_rather_than_half_a_word() -> None:
    note = "714 words · 3 pages · checked today"
    assert shown_in(note, note) == note
    assert shown_in(note, "714 words · 3 pages · check") == "714 words · 3 pages …"
    assert shown_in(note, "714 words · 3 pa") == "714 words …"


@pytest.mark.usefixtures("application")
def test_a_long_last_part_is_shown_as_far_as_it_goes() -> None:
    shown = shown_in("page 1 · Why cities stay warm at night.txt", "page 1 · Why cities stay war")
    assert shown.startswith("page 1 · Why cities") and shown.endswith("…")


@pytest.mark.usefixtures("application")
def test_a_single_letter_of_a_note_is_not_shown() -> None:
    assert shown_in("page 1 · essay", "pa") == ""


@pytest.mark.usefixtures("application")
def test_a_switch_is_as_wide_as_what_stands_in_it(qtbot: QtBot) -> None:
    made, plain = toggle("Quotations 4.5 %", "eye", False, lambda _: None), QToolButton()
    for each in (made, plain):
        qtbot.addWidget(each)
    plain.setText(made.text())
    plain.setIcon(made.icon())
    plain.setIconSize(made.iconSize())
    plain.setToolButtonStyle(made.toolButtonStyle())
    plain.setProperty("kind", "switch")
    blanks = 2 * made.fontMetrics().horizontalAdvance(" ")
    assert isinstance(made, ToolButton)
    assert made.sizeHint().width() == plain.sizeHint().width() - blanks


@pytest.mark.usefixtures("application")
def test_bold_words_have_the_weight_of_the_bundled_face() -> None:
    document = QTextDocument()
    document.setHtml(f"of this paper, {bold('215 words')}")
    weights = set()
    part = document.firstBlock().begin()
    while not part.atEnd():
        weights.add(part.fragment().charFormat().fontWeight())
        part += 1
    assert weights == {400, 600}


@pytest.mark.usefixtures("application")
def test_pages_that_are_kept_small_do_not_fill_a_wide_window(qtbot: QtBot) -> None:
    view = PagesView()
    qtbot.addWidget(view)
    view.keep_pages_small(1.5)
    view.show_pages(2)
    view.resize(500, 400)
    view.show()
    assert view.zoom < 1.0
    view.resize(2000, 400)
    assert view.zoom == 1.5
    view.zoom_by(1)
    assert view.zoom > 1.5
    assert A4[0] * view.zoom < 2000


@pytest.mark.usefixtures("application")
def test_a_row_goes_on_in_the_next_line_where_it_is_too_long(qtbot: QtBot) -> None:
    buttons = [button(name) for name in ("Delete check", "All about one student…", "Close")]
    flow, page = WrappingRow(*buttons, gap=6), QWidget()
    page.setLayout(flow)
    qtbot.addWidget(page)
    wide = flow.sizeHint().width()
    flow.setGeometry(QRect(0, 0, wide, 200))
    assert len({each.y() for each in buttons}) == 1
    assert flow.heightForWidth(wide) == buttons[0].height()
    flow.setGeometry(QRect(0, 0, wide - 1, 200))
    assert [each.y() > 0 for each in buttons] == [False, False, True]
    assert buttons[2].x() == buttons[0].x()
    assert flow.heightForWidth(wide - 1) == 2 * buttons[0].height() + 6
    assert flow.minimumSize().width() == max(each.width() for each in buttons)
    buttons[1].hide()
    flow.setGeometry(QRect(0, 0, wide - 1, 200))
    assert not any(each.y() for each in (buttons[0], buttons[2]))


def parts_of(window: QWidget) -> Iterator[QWidget]:
    return (part for part in window.findChildren(QWidget) if part.isVisible())


def cut_off(window: QWidget) -> list[str]:
    """Buttons without room for their text, and parts that can be scrolled sideways."""
    found = []
    for part in parts_of(window):
        if isinstance(part, QAbstractButton) and part.text():
            if part.width() < part.sizeHint().width():
                found.append(f"{part.text()!r} has {part.width()} of {part.sizeHint().width()}")
            right = part.mapTo(window, part.rect().topRight()).x()
            if right > window.width():
                found.append(f"{part.text()!r} ends at {right}")
        elif isinstance(part, QAbstractScrollArea) and part.horizontalScrollBar().maximum():
            found.append(f"{part.accessibleName() or type(part).__name__} scrolls sideways")
    return found


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, application: QApplication) -> Iterator[str]:
    """A language the window speaks; some need more room than others."""
    yield choose_language(request.param)
    choose_language("en")


@pytest.mark.usefixtures("spoken")
def test_nothing_is_cut_off_in_the_smallest_window(
    window: MainWindow, qtbot: QtBot, texts: Path, essay: Path
) -> None:
    window.resize(*LEAST)
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    with qtbot.waitSignal(window.controllers.check.checked, timeout=30_000):
        window.controllers.check.check_sample()
    for place in PLACES:
        window.go_to(place)
        settle()
        assert window.width() == LEAST[0]
        assert not cut_off(window), place
    window.go_to("check")
    for tab in (SOURCES, FLAGS, LEFT_OUT):
        window.check.result.tabs.setCurrentIndex(tab)
        settle()
        assert not cut_off(window), tab
    for section in range(7):
        window.go_to("settings")
        window.settings.show_section(section)
        settle()
        assert not cut_off(window), section


def written(list_: QAbstractScrollArea) -> list[str]:
    """All texts that are painted in a list."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    picture = QSvgGenerator()
    picture.setOutputDevice(buffer)
    list_.viewport().render(picture)
    tree = ElementTree.fromstring(buffer.data().data())
    return [
        each.text.strip() for each in tree.iter("{http://www.w3.org/2000/svg}text") if each.text
    ]


def lists_of_sources(window: MainWindow, folder: Path, qtbot: QtBot) -> Iterator[ResultPage]:
    """Of a check, and of a paper of a class that shares text with class-mates and the library."""
    check_sample(window, qtbot)
    yield window.check.result
    room = check_class(window, folder, qtbot)
    with qtbot.waitSignal(room.controller.paper_ready, timeout=30_000):
        room.result.papers.open_current()
    yield room.paper.result


@pytest.mark.usefixtures("spoken")
def test_figures_of_a_source_are_never_cut(
    window: MainWindow, qtbot: QtBot, texts: Path, tmp_path: Path
) -> None:
    window.resize(1280, 800)
    add_folder(window, texts, qtbot)
    for page in lists_of_sources(window, tmp_path / "class", qtbot):
        assert page.shown is not None
        for width in range(330, 560, 10):
            page.splitter.setSizes([1280 - width, width])
            settle()
            texts_there = written(page.sources)
            for value, caption in figure_texts(page.shown.sources[0])[:3]:
                assert any(value in text for text in texts_there), (width, texts_there)
                assert not any(
                    text.endswith("…") and caption.startswith(text[:-1]) for text in texts_there
                ), (width, texts_there)


@pytest.mark.usefixtures("spoken")
def test_what_is_shared_with_whom_is_told_in_the_smallest_window(
    window: MainWindow, qtbot: QtBot, texts: Path, tmp_path: Path
) -> None:
    add_folder(window, texts, qtbot)
    room = check_class(window, tmp_path / "class", qtbot)
    with qtbot.waitSignal(room.controller.paper_ready, timeout=30_000):
        room.result.papers.open_current()
    window.resize(*LEAST)
    settle()
    page = room.paper.result
    assert page.shown is not None
    told = by_sort(page.shown)
    assert len(told) == 2
    labels = [each.shown() for each in page.findChildren(ElidedLabel) if each.isVisible()]
    if page.summary.told_whole.isVisible():  # in as many lines as it takes
        labels.append(page.summary.told_whole.text())
    assert any(text.startswith(" · ".join(told)) for text in labels), labels
    assert any(report_wording()("jaccard") in text for text in written(page.sources))
    assert window.width() == LEAST[0]


def test_the_list_of_sources_is_as_narrow_as_before_after_the_ledger(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(*LEAST)
    check_sample(window, qtbot)
    result = window.check.result
    settle()
    before = result.side.width()
    for tab in (LEFT_OUT, SOURCES):
        result.tabs.setCurrentIndex(tab)
        settle()
    assert result.side.width() == before


def test_a_status_in_the_history_is_a_sign_with_a_tip_where_there_is_no_room(
    window: MainWindow, qtbot: QtBot, texts: Path, essay: Path
) -> None:
    window.resize(*LEAST)
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    window.go_to("history")
    table = window.history.table
    qtbot.waitUntil(lambda: table.model().rowCount() > 1, timeout=30_000)
    qtbot.waitUntil(lambda: table.is_narrow)
    index = table.model().index(1, STATUS)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == index.data()
    assert table.columnWidth(STATUS) < 80
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: not table.is_narrow)
    assert table.columnWidth(STATUS) > 80


@pytest.mark.usefixtures("spoken")
def test_the_tip_of_a_kind_says_what_there_is_no_room_for(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(*LEAST)
    check_sample(window, qtbot)
    result = window.check.result
    result.tabs.setCurrentIndex(LEFT_OUT)
    settle()
    shown = [each for each in result.kinds.buttons.values() if each.isVisible()]
    assert shown
    for made in shown:
        assert made.toolTip().startswith(made.accessibleName())
