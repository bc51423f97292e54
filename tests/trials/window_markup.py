"""Names and texts full of markup go through the window: all is shown as plain text.

Every label, tooltip and item of every model is looked at, wherever a walk through the window comes.
"""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QWidget

from tests.trials.material import PASSAGE
from tests.trials.trial import Given
from tests.trials.window_parts import Window

MARKS = ("<img", "<b>", "<u>", "<i>")
ROWS = 30
LONG = "essay with a name so long that no label in the window has the room for all of it"


def trial(given: Given) -> None:
    os.chdir(given.work)
    picture = QImage(64, 64, QImage.Format.Format_RGB32)
    picture.fill(0xFF0000)
    window = Window()
    picture.save("canary.png")
    folder, paper, klass = _material(given.work)
    eye = Eye(window, given)
    window.add(folder, "<b>Texts</b>")
    window.main.library.imports.show_all()
    eye.look("import")
    window.go("check")
    window.check(paper)
    window.pump(1500)
    eye.look("result")
    eye.look_behind("result")
    for place in ("library", "history", "settings"):
        window.go(place)
        window.pump(500)
        eye.look(place)
    window.read_class(klass)
    window.pump(1000)
    eye.look("class preview")
    window.run_class()
    window.pump(1500)
    eye.look("class")
    eye.look_behind("class")
    for what, where in sorted(eye.seen.items()):
        given.tally.fail(f"{what}: {where}")
    for error in window.errors:
        given.tally.fail(f"raised or logged: {error}")
    window.close()


def _material(work: Path) -> tuple[Path, Path, Path]:
    in_text, in_name = f'<img src="{work}/canary.png"><b>bold</b>', "<img src=canary.png><b>bold"
    folder, klass = work / "texts" / "<i>folder<", work / "class"
    folder.mkdir(parents=True)
    (folder / f"{in_name}.txt").write_text(f"A reader {in_text} on tides. {PASSAGE}.")
    with zipfile.ZipFile(folder / "all.zip", "w") as archive:
        archive.writestr(f"sub/{in_text}.txt", f"Another {in_text}. {PASSAGE[:150]} and more.")
    (folder / f"{in_name}.pdf").write_bytes(b"%PDF-1.4 broken")
    paper = work / f"{in_name} {LONG}.txt"
    quoted = f"“{in_text} {PASSAGE}” (Smith 2001). Grеat drаwback <b>bold</b>."
    entry = f"References\n\n{in_text} Smith, J. (2001). <u>Title</u>. Journal 3(4), 5-6.\n"
    paper.write_text(f"My essay {in_text} begins. {quoted}\n\n{entry}")
    for name in (f"{in_name}_123_assignsubmission_file_", "Bea Birch_124_assignsubmission_file_"):
        (klass / name).mkdir(parents=True)
        (klass / name / f"{in_name}.txt").write_text(f"{name} wrote {in_text}. {PASSAGE}.")
        (klass / name / f"{in_name}.pdf").write_bytes(b"%PDF-1.4 broken")
    return folder, paper, klass


class Eye:
    """Looks at everything in the window that shows a text."""

    def __init__(self, window: Window, given: Given) -> None:
        self._window, self._tally = window, given.tally
        self.seen: dict[str, str] = {}

    def look(self, place: str) -> None:
        for widget in self._window.application.allWidgets():
            try:
                self._look_at(widget, place)
            except (RuntimeError, TypeError):  # a widget that is about to go
                continue

    def _look_at(self, widget: QWidget, place: str) -> None:
        kind = type(widget).__name__
        self._note(f"tooltip of {kind}", place, widget.toolTip())
        if isinstance(widget, QLabel):
            if widget.textFormat() == Qt.TextFormat.AutoText:
                self._note(f"label, {kind}", place, widget.text())
            elif widget.textFormat() == Qt.TextFormat.RichText and "<img" in widget.text():
                self._note(f"label not escaped, {kind}", place, widget.text())
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            self._look_at_items(widget, place)

    def _look_at_items(self, view: QAbstractItemView, place: str) -> None:
        model = view.model()
        for row in range(min(model.rowCount(), ROWS)):
            for column in range(max(1, model.columnCount())):
                tip = model.index(row, column).data(Qt.ItemDataRole.ToolTipRole)
                self._note(f"tooltip of {type(model).__name__}, column {column}", place, tip)

    def _note(self, what: str, place: str, text: object) -> None:
        self._tally.tried += 1
        is_marked = isinstance(text, str) and any(mark in text for mark in MARKS)
        if is_marked and GuiQt.mightBeRichText(str(text)):
            self.seen.setdefault(what, f"{place}: {str(text)[:100]}")

    def look_behind(self, place: str) -> None:
        """What switches and tabs of a page show."""
        buttons = self._window.main.findChildren(QAbstractButton)
        for button in [each for each in buttons if each.isVisible() and each.isCheckable()]:
            try:
                button.click()
                self._window.pump(300)
                self.look(f"{place}/{button.text()[:20]}")
            except RuntimeError:
                continue
