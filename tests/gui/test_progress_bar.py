"""The bar is painted with the rest of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from plagcheck.gui.parts.progress_bar import ProgressBar

pytestmark = pytest.mark.usefixtures("application")


class _Paints(QObject):
    """Counts how often a widget is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_new_values_are_painted_once_and_not_at_once(qtbot: QtBot) -> None:
    window, paints = QWidget(), _Paints()
    qtbot.addWidget(window)
    window.resize(300, 60)
    bar = ProgressBar(window)
    bar.installEventFilter(paints)
    with qtbot.waitExposed(window):
        window.show()
    qtbot.waitUntil(lambda: paints.count > 0)
    before = paints.count
    for value in range(100):
        bar.setRange(0, 100 + value)
        bar.setValue(value)
    assert paints.count == before
    qtbot.waitUntil(lambda: paints.count > before)
    assert (bar.value(), bar.maximum()) == (99, 199)
