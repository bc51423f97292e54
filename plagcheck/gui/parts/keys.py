"""Keys of a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


def bind_keys(page: QWidget, actions: Mapping[str, Callable[[], object]]) -> None:
    """Keys that work wherever on a page the keyboard is."""
    for keys, action in actions.items():
        shortcut = QShortcut(QKeySequence(keys), page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(action)
