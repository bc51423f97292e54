"""Names and texts that look like HTML are shown letter by letter, everywhere in the window."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QModelIndex, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QWidget,
)
from pytestqt.qtbot import QtBot

from plagcheck.gui.parts.tips import plain_tip
from plagcheck.gui.shell.main_window import MainWindow
from tests.conftest import PROJECT
from tests.gui.conftest import add_folder, check, check_class, settle
from tests.word_salad import prose

MARKUP = re.compile(r"<(img|b|u|i)\b")
IN_NAME = "<img src=canary.png><b>bold"
IN_TEXT = '<img src="canary.png"><b>bold</b>'
LONG = "a name so long that no label has the room for all of it " * 2


def as_markup(text: object) -> bool:
    return isinstance(text, str) and bool(MARKUP.search(text)) and GuiQt.mightBeRichText(text)


def items_of(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[QModelIndex]:
    parent = parent or QModelIndex()
    for row in range(min(model.rowCount(parent), 40)):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
        for column in range(columns):
            index = model.index(row, column, parent)
            yield index
        yield from items_of(model, model.index(row, 0, parent))


class Looking:
    """Looks at all that the window says, and remembers what Qt would take for HTML."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.found: set[str] = set()
        self.seen = 0

    def everywhere(self, place: str) -> None:
        settle()
        for widget in [*QApplication.allWidgets()]:
            self._look(place, widget)

    def _look(self, place: str, widget: QWidget) -> None:
        self._note(place, "tip of", widget, widget.toolTip())
        for action in widget.actions():
            self._note(place, "tip of an action of", widget, action.toolTip())
        if isinstance(widget, QLabel):
            self._note(place, "label", widget, self._shown(widget))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            for index in items_of(widget.model()):
                tip = index.data(Qt.ItemDataRole.ToolTipRole)
                self._note(place, "tip of an item of", widget, tip)

    def _shown(self, widget: QLabel) -> str:
        """What a label takes for HTML; a text that is plain never is."""
        is_plain = widget.textFormat() == Qt.TextFormat.PlainText
        return "" if is_plain else widget.text()

    def _note(self, place: str, what: str, where: QWidget, text: object) -> None:
        self.seen += isinstance(text, str) and "img" in text
        if as_markup(text):
            self.found.add(f"{place}: {what} {type(where).__name__}: {str(text)[:80]}")

    def behind_buttons(self, place: str) -> None:
        """With every switch of the page once the other way."""
        for button in self._window.findChildren(QAbstractButton):
            if button.isVisible() and button.isCheckable() and button.isEnabled():
                button.click()
                self.everywhere(f"{place}, {button.text()}")


@pytest.fixture
def looking(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Looking:
    """The picture that names speak of is there, so that Qt could open it."""
    monkeypatch.chdir(tmp_path)
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    picture.save(str(tmp_path / "canary.png"))
    return Looking(window)


@pytest.fixture
def shared() -> str:
    return prose(5, 60)


@pytest.fixture
def sources(tmp_path: Path, shared: str) -> Path:
    folder = tmp_path / "<i>texts<"
    folder.mkdir()
    (folder / f"{IN_NAME}.txt").write_text(f"{prose(1, 40)} {IN_TEXT}. {shared}", "utf-8")
    with zipfile.ZipFile(folder / "all.zip", "w") as archive:
        archive.writestr(f"sub/{IN_TEXT}.txt", f"{prose(2, 40)} {shared}")
    (folder / f"{IN_NAME}.pdf").write_bytes(b"%PDF-1.4 broken")
    return folder


@pytest.fixture
def paper(tmp_path: Path, shared: str) -> Path:
    made = tmp_path / f"{IN_NAME} {LONG}.txt"
    end = f"References\n\n{IN_TEXT} Smith, J. (2001). <u>Title</u>. Journal 3(4), 5-6.\n"
    made.write_text(f"{prose(3, 40)} “{IN_TEXT} {shared}” (Smith 2001). Grеat.\n\n{end}", "utf-8")
    return made


def test_of_a_paper_its_sources_and_the_library(
    window: MainWindow, looking: Looking, sources: Path, paper: Path, qtbot: QtBot
) -> None:
    add_folder(window, sources, qtbot)
    window.library.imports.show_all()
    looking.everywhere("import")
    check(window, paper, qtbot)
    looking.everywhere("result")
    looking.behind_buttons("result")
    for place in ("library", "history", "settings", "check"):
        window.go_to(place)
        looking.everywhere(place)
    looking.everywhere("end")

    assert looking.found == set()
    assert looking.seen > 20


def test_of_a_class(
    window: MainWindow, looking: Looking, sources: Path, tmp_path: Path, shared: str, qtbot: QtBot
) -> None:
    folder = tmp_path / "class"
    for number, student in enumerate((IN_NAME, "Bea Birch")):
        name = f"{student}_12{number}_assignsubmission_file_"
        (folder / name).mkdir(parents=True)
        text = f"{prose(number + 7, 50)} {IN_TEXT}. {shared}"
        (folder / name / f"{IN_NAME}.txt").write_text(text, "utf-8")
        (folder / name / f"{IN_NAME}.pdf").write_bytes(b"%PDF-1.4 broken")
    add_folder(window, sources, qtbot)
    check_class(window, folder, qtbot)
    looking.everywhere("class")
    looking.behind_buttons("class")

    assert looking.found == set()
    assert looking.seen > 20


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_a_tip_of_an_item_is_shown_letter_by_letter(
    window: MainWindow, looking: Looking, sources: Path, paper: Path, qtbot: QtBot
) -> None:
    add_folder(window, sources, qtbot)
    window.go_to("library")
    settle()
    view = window.library.table
    where = view.visualRect(view.model().index(0, 0)).center()
    place = view.viewport().mapToGlobal(where)
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, where, place))

    tips = [w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel") and w.isVisible()]
    assert all(isinstance(tip, QLabel) and not as_markup(tip.text()) for tip in tips)
    assert tips


@pytest.mark.parametrize(
    "text", ["<b>bold", "<img src=a.png>", "a &lt; b", "<!DOCTYPE html>", "<?xml version='1'?><b>"]
)
def test_no_text_is_a_tip_that_qt_takes_for_html(text: str) -> None:
    assert GuiQt.mightBeRichText(text) or "xml" in text
    assert not GuiQt.mightBeRichText(plain_tip(text))


def test_tips_are_set_in_one_place() -> None:
    folder = PROJECT / "plagcheck" / "gui"
    others = [path for path in folder.rglob("*.py") if path.name != "tips.py"]
    setting = re.compile(r"\.setToolTip\(|QToolTip\b|setStatusTip|setWhatsThis|QMessageBox")

    assert [path for path in others if setting.search(path.read_text("utf-8"))] == []
