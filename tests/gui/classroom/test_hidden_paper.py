"""A paper of a class whose names are hidden: read as a whole, and no name anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QPlainTextEdit, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from plagcheck.gui.classroom.class_page import ClassPage
from plagcheck.gui.classroom.paper_screen import PaperScreen
from plagcheck.gui.reporting.readers import ME
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.jobs.classroom import open_class
from plagcheck.library.library import Library
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.entry import Holds
from tests.gui.classroom.handed_in import matched, paper, read, run
from tests.gui.conftest import LEFT, WAIT_MS, add_folder
from tests.word_salad import prose, text

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", "propagateSizeHints")

ANNA, BEN = "Anna Meyer-Schmidt", "Ben O'Birch"
NAMES = ("Anna", "Meyer", "Schmidt", "Birch")
SHARED, OLD = text(801, 60), text(802, 50)
ESSAY = f"{ANNA} begins, as a Meyer-like person. {prose(803, 80)} {SHARED} {prose(804, 60)} {OLD}"


@pytest.fixture
def page(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> ClassPage:
    """A class with an older work of Anna in the library, compared; names are shown."""
    books, handed_in = tmp_path / "past work", tmp_path / "Essays 7b"
    books.mkdir()
    old = f"Past work by {ANNA}, the Meyer-like. {prose(805, 60)} {OLD} Thanks, {BEN}!"
    (books / f"{ANNA} 2024.txt").write_text(old, encoding="utf-8")
    add_folder(window, books, qtbot)
    other = f"{prose(806, 90)} {ANNA} sat here. {SHARED} {BEN}"
    for student, words in ((ANNA, ESSAY), (BEN, other)):
        (handed_in / student).mkdir(parents=True)
        (handed_in / student / f"{student}.txt").write_text(words, encoding="utf-8")
    read(window, handed_in, qtbot)
    return run(window, qtbot)


def hide(page: ClassPage, qtbot: QtBot) -> None:
    """Hide names, or show them again."""
    with qtbot.waitSignal(page.controller.changed, timeout=WAIT_MS):
        qtbot.mouseClick(page.hide_names, LEFT)


def opened(window: MainWindow, page: ClassPage, number: int, qtbot: QtBot) -> PaperScreen:
    shown = page.controller.on_screen
    assert shown is not None
    paper(page, shown.name(number))
    with qtbot.waitSignal(page.controller.paper_ready, timeout=WAIT_MS):
        qtbot.keyClick(page.papers.table, Qt.Key.Key_Return)
    return window.classroom.paper


def texts(top: QWidget) -> Iterator[str]:
    """All that can be read, seen or heard of what stands in a window."""
    yield top.window().windowTitle()
    for each in (top, *top.findChildren(QWidget)):
        yield from (each.accessibleName(), each.toolTip())
        if isinstance(each, QLabel) or hasattr(each, "setText"):
            yield str(each.text())  # type: ignore[union-attr]
        if isinstance(each, QPlainTextEdit | QTextEdit):
            yield each.toPlainText()
        if isinstance(each, QAbstractItemView) and each.model() is not None:
            yield from cells(each.model())


def cells(model: QAbstractItemModel) -> Iterator[str]:
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
    for row in range(model.rowCount()):
        # PySide does not let a list be asked for its columns.
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount()):
            yield from (str(model.index(row, column).data(role)) for role in roles)


def leaks(top: QWidget) -> list[str]:
    return [said for said in texts(top) if any(name in said for name in NAMES)]


def test_no_name_stands_anywhere(
    window: MainWindow,
    page: ClassPage,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anna = paper(page, ANNA)
    page.controller.decide(anna, Decision(Status.TO_DISCUSS, f"Ask {BEN}"))
    hide(page, qtbot)
    screen = opened(window, page, anna.id, qtbot)
    result = screen.result
    shown = page.controller.on_screen
    assert shown is not None
    assert window.windowTitle() == f"{shown.name(anna.id)} – plagcheck"
    assert result.view.toPlainText().split()[-5:] == OLD.split()[-5:]
    assert not leaks(screen)
    assert screen.checked is not None
    sources = screen.checked.result.sources
    assert {source.id > 0 for source in sources} == {True, False}
    for source in sources:
        screen.open_pair(source.number, "")
        qtbot.waitUntil(
            lambda source=source: (
                screen.pair.pair is not None and screen.pair.pair.number == source.number
            ),
            timeout=WAIT_MS,
        )
        assert not leaks(screen)
        assert screen.pair.pair is not None
        theirs, here = screen.pair.pair.source, screen.pair.pair.paper
        assert theirs.file is None
        for shown_match in screen.pair.pair.shown.matches:
            span, own = (side.place_of(shown_match.match).span for side in (theirs, here))
            ours = here.document.text[own.start : own.end]
            assert theirs.document.text[span.start : span.end].split()[-9:] == ours.split()[-9:]
        screen.leave_pair()

    qtbot.mouseClick(result.report, LEFT)
    qtbot.waitUntil(lambda: window.report.made is not None, timeout=WAIT_MS)
    window.report.kinds.cards[ME].radio.setChecked(True)
    target = tmp_path / "report.html"
    monkeypatch.setattr(window.chooser, "report", lambda *_: target)
    qtbot.waitUntil(window.report.html.isEnabled, timeout=WAIT_MS)
    qtbot.mouseClick(window.report.html, LEFT)
    qtbot.waitUntil(window.report.strip.folder.isVisible, timeout=WAIT_MS)
    written = target.read_text(encoding="utf-8")
    assert not [name for name in NAMES if name in written]


def test_work_of_earlier_students_has_no_name_either(
    window: MainWindow, page: ClassPage, tmp_path: Path, qtbot: QtBot
) -> None:
    """Who they were is told by no list of the class, but by what their collection holds."""
    library = window.controllers.session.library_path
    with Library.open(library) as opened_library:
        opened_library.begin_collection("Past", Holds.STUDENT_WORK)
        kims = f"{prose(808, 60)} {OLD}"
        opened_library.add_text("Kim Kowalski.txt", kims, collection="Past")
    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        window.controllers.library.read_library()
    read(window, tmp_path / "Essays 7b", qtbot)
    run(window, qtbot)
    anna = paper(page, ANNA)
    hide(page, qtbot)
    screen = opened(window, page, anna.id, qtbot)
    assert screen.checked is not None
    names = {source.entry.name for source in screen.checked.result.sources if source.id > 0}
    assert len(names) == 2
    assert any(name.startswith("Past work") for name in names)
    assert not [said for said in (*texts(screen), *texts(page)) if "Kowalski" in said]


def test_status_is_set_and_a_note_is_left_alone(
    window: MainWindow, page: ClassPage, qtbot: QtBot
) -> None:
    anna = paper(page, ANNA)
    page.controller.decide(anna, Decision(Status.NOT_REVIEWED, f"Ask {BEN}"))
    hide(page, qtbot)
    screen = opened(window, page, anna.id, qtbot)
    qtbot.keyClick(screen.result.view, Qt.Key.Key_3)
    assert not screen.result.decision.note.isEnabled()
    qtbot.keyClick(screen.result.view, Qt.Key.Key_N)
    assert screen.result.decision.popup is None
    window.classroom.leave_paper()
    hide(page, qtbot)
    assert page.controller.decision(anna) == Decision(Status.TO_DISCUSS, f"Ask {BEN}")
    opened(window, page, anna.id, qtbot)
    assert screen.result.decision.note.isEnabled()


def left_out(screen: PaperScreen, what: str, qtbot: QtBot) -> None:
    """The match at hand, its words everywhere, or its source."""
    screen.result.leave_out()
    screen.asking.popup.what[what].setChecked(True)
    with qtbot.waitSignal(screen.asking.counted, timeout=WAIT_MS):
        qtbot.keyClick(screen.asking.popup, Qt.Key.Key_Return)


@pytest.mark.parametrize("what", ["match", "phrase", "source"])
def test_what_is_left_out_stays_out_when_names_are_shown(
    window: MainWindow, page: ClassPage, what: str, qtbot: QtBot
) -> None:
    anna = paper(page, ANNA)
    before = matched(page, anna)
    hide(page, qtbot)
    screen = opened(window, page, anna.id, qtbot)
    screen.result.go_to("1a")
    left_out(screen, what, qtbot)
    assert screen.checked is not None
    share = screen.checked.adjusted.result.similarity
    assert share < before
    window.classroom.leave_paper()
    assert page.papers.current() is not None
    assert matched(page, page.papers.current()) == share  # type: ignore[arg-type]
    assert page.controller.hidden is not None
    pairs = page.controller.hidden.result.counted_pairs
    told = [pair.share_of(anna.id) for pair in pairs]

    hide(page, qtbot)
    assert matched(page, paper(page, ANNA)) == share
    page.controller.flush()
    assert page.controller.path is not None
    kept = open_class(page.controller.path)
    assert kept.similarity[anna.id] == share
    assert page.controller.shown is not None
    assert page.controller.shown.result.counted_pairs == kept.counted_pairs
    assert [pair.share_of(anna.id) for pair in kept.counted_pairs] == told
    screen = opened(window, page, anna.id, qtbot)
    assert screen.checked is not None
    assert screen.checked.adjusted.result.similarity == share
    assert screen.checked.paper.text == ESSAY
