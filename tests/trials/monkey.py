"""What a monkey does at a window: clicks, keys, texts, drops, places, dialogs."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from shiboken6 import isValid

_NAMES: Final = (
    "J K Return Escape 1 2 3 4 N L Tab Space Up Down Left Right Home End PageDown PageUp Delete "
    "Backspace F1 Slash Question A S D"
)
KEYS: Final = [getattr(Qt.Key, f"Key_{name}") for name in _NAMES.split()]
MODIFIERS: Final = [Qt.KeyboardModifier.NoModifier] * 6 + [
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
]
TYPED: Final = ("tides", "a", "1", "<b>", "x" * 200, "%1 %Ln", "/", "*")
PLACES: Final = ("check", "classroom", "library", "history", "settings")


class Monkey:
    """`papers` and `folders` are what it drops; reports go to `out`."""

    def __init__(
        self,
        window: Any,
        rng: random.Random,
        papers: Sequence[Path],
        folders: Sequence[Path],
        out: Path,
    ) -> None:
        self._window, self._rng, self._out = window, rng, out
        self._papers, self._folders = papers, folders
        self.done: Counter[str] = Counter()
        self._actions: dict[Callable[[], None], int] = {
            self.click: 50, self.key: 25, self.hover: 8, self.close_dialogs: 6, self.go: 5,
            self.text: 3, self.drop: 3, self.resize: 1,
        }  # fmt: skip

    def act(self) -> None:
        if not self._window.isVisible():
            self._window.show()
        (action,) = self._rng.choices(list(self._actions), list(self._actions.values()))
        action()
        self.done[action.__name__] += 1

    def _top(self) -> QWidget:
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        return popup or modal or self._window

    def _somewhere(self) -> tuple[QWidget, QPoint]:
        root = self._top()
        seen = [w for w in root.findChildren(QWidget) if isValid(w) and w.isVisible()]
        chosen = self._rng.choice([w for w in seen if w.isEnabled() and w.width() > 2] or [root])
        width, height = max(1, chosen.width()), max(1, chosen.height())
        return chosen, QPoint(self._rng.randrange(width), self._rng.randrange(height))

    def click(self) -> None:
        widget, point = self._somewhere()
        is_right, is_double = self._rng.random() < 0.06, self._rng.random() < 0.1
        button = Qt.MouseButton.RightButton if is_right else Qt.MouseButton.LeftButton
        press = QTest.mouseDClick if is_double else QTest.mouseClick
        press(widget, button, self._rng.choice(MODIFIERS), point)

    def key(self) -> None:
        focused, top = QApplication.focusWidget(), self._top()
        is_there = focused is not None and focused.window() is top.window()
        target = focused if is_there else top
        assert target is not None
        QTest.keyClick(target, self._rng.choice(KEYS), self._rng.choice(MODIFIERS))

    def text(self) -> None:
        focused = QApplication.focusWidget()
        if focused is not None:
            QTest.keyClicks(focused, self._rng.choice(TYPED))

    def hover(self) -> None:
        QTest.mouseMove(*self._somewhere())

    def resize(self) -> None:
        self._window.resize(self._rng.randrange(700, 1280), self._rng.randrange(480, 800))

    def go(self) -> None:
        if QApplication.activeModalWidget() is None:
            self._window.go_to(self._rng.choice(PLACES))

    def drop(self) -> None:
        if QApplication.activeModalWidget() is not None:
            return
        is_paper, many = self._rng.random() < 0.8, self._rng.choice((1, 1, 1, 2, 3))
        chosen = self._rng.sample(self._papers, many) if is_paper else []
        data = QMimeData()
        data.setUrls(
            [QUrl.fromLocalFile(str(p)) for p in chosen or [self._rng.choice(self._folders)]]
        )
        window = self._window
        across = self._rng.choice((0.3, 0.75))
        point = QPoint(round(window.width() * across), window.height() // 2)
        left, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        how = (Qt.DropAction.CopyAction, data, left, no_key)
        QApplication.sendEvent(window, QDragEnterEvent(point, *how))
        QApplication.sendEvent(window, QDragMoveEvent(point, *how))
        QApplication.sendEvent(window, QDropEvent(QPointF(point), *how))

    def close_dialogs(self) -> None:
        for _ in range(3):
            dialog = QApplication.activeModalWidget()
            if dialog is None:
                return
            if isinstance(dialog, QFileDialog) and self._rng.random() < 0.4:
                self._answer(dialog)
            elif self._rng.random() < 0.5:
                dialog.close()
            else:
                QTest.keyClick(dialog, Qt.Key.Key_Escape)

    def _answer(self, dialog: QFileDialog) -> None:
        line = dialog.findChild(QLineEdit)
        if line is None:
            return
        is_opening = dialog.acceptMode() == QFileDialog.AcceptMode.AcceptOpen
        chosen = self._rng.choice(self._papers) if is_opening else self._out
        line.setText(str(chosen if is_opening else chosen / f"r{self._rng.randrange(20)}"))
        QTest.keyClick(line, Qt.Key.Key_Return)
