"""Keys that work everywhere in the window; the page of keys lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from plagcheck.gui.shell.main_window import MainWindow


def bind_window_keys(window: MainWindow) -> None:
    from PySide6.QtGui import QKeySequence, QShortcut

    keys: dict[str, Callable[[], object]] = {
        "Ctrl+O": window.choose_paper,
        "Ctrl+1": lambda: window.go_to("check"),
        "Ctrl+2": lambda: window.go_to("classroom"),
        "Ctrl+3": lambda: window.go_to("library"),
        "Ctrl+4": lambda: window.go_to("history"),
        "Ctrl+,": lambda: window.go_to("settings"),
        "F1": window.show_keys,
        "Ctrl+Z": window.undo,
        "Ctrl+Q": window.close,
        "Ctrl++": lambda: window.zoom(1),
        "Ctrl+=": lambda: window.zoom(1),
        "Ctrl+-": lambda: window.zoom(-1),
    }
    for sequence, action in keys.items():
        QShortcut(QKeySequence(sequence), window).activated.connect(action)
