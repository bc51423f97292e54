"""Keys of a page, or of one part of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from plagcheck.gui.parts.text_format import tr

Actions = Mapping[str, Callable[[], object]]


def bind_keys(page: QWidget, actions: Actions) -> None:
    """Keys that work wherever on a page the keyboard is."""
    for keys, action in actions.items():
        _bind(page, keys, action, Qt.ShortcutContext.WidgetWithChildrenShortcut)


def bind_own_keys(part: QWidget, actions: Actions) -> None:
    """Keys that work while a part itself has the keyboard."""
    for keys, action in actions.items():
        _bind(part, keys, action, Qt.ShortcutContext.WidgetShortcut)


def _bind(
    on: QWidget, keys: str, action: Callable[[], object], context: Qt.ShortcutContext
) -> None:
    shortcut = QShortcut(QKeySequence(keys), on)
    shortcut.setContext(context)
    shortcut.activated.connect(action)


class _OwnKeys(QObject):
    """Says of keys that the widget wants them for itself, whatever the page has them for."""

    def __init__(self, widget: QWidget, keys: tuple[Qt.Key, ...]) -> None:
        super().__init__(widget)
        self._keys = keys
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        wants = event.type() == QEvent.Type.ShortcutOverride
        if wants and isinstance(event, QKeyEvent) and event.key() in self._keys:
            event.accept()
            return True
        return False


def keep_keys(widget: QWidget, *keys: Qt.Key) -> None:
    """Keys a widget needs, though the page around it has a use for them as well."""
    _OwnKeys(widget, keys)


def key_text(keys: str) -> str:
    """Keys as they are called on the keyboards of a language."""
    names = {
        "Ctrl": tr("Ctrl"),
        "Shift": tr("Shift"),
        "Enter": tr("Enter"),
        "Del": tr("Del"),
        "Backspace": tr("Backspace"),
        "Space": tr("Space"),
        "Home": tr("Home"),
        "End": tr("End"),
    }
    return re.sub("|".join(rf"\b{name}\b" for name in names), lambda found: names[found[0]], keys)


def is_enter(event: QKeyEvent) -> bool:
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
