"""Boxes to put controls in: rows, columns, grounds and hairlines."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

L = TypeVar("L", bound=QBoxLayout)


def line(vertical: bool = False) -> QFrame:
    """A hairline."""
    made = QFrame()
    made.setProperty("role", "line")
    if vertical:
        made.setFixedWidth(1)
    else:
        made.setFixedHeight(1)
    return made


def row(*items: QWidget | int | None, margins: tuple[int, ...] = (), gap: int = 8) -> QHBoxLayout:
    """Widgets side by side; None stretches, a number is a gap."""
    return _fill(QHBoxLayout(), items, margins, gap)


def column(
    *items: QWidget | QLayout | int | None, margins: tuple[int, ...] = (), gap: int = 8
) -> QVBoxLayout:
    """Widgets one below the other."""
    return _fill(QVBoxLayout(), items, margins, gap)


def _fill(
    layout: L,
    items: tuple[QWidget | QLayout | int | None, ...],
    margins: tuple[int, ...],
    gap: int,
) -> L:
    left, top, right, bottom = margins or (0, 0, 0, 0)
    layout.setContentsMargins(left, top, right, bottom)
    layout.setSpacing(gap)
    for item in items:
        if item is None:
            layout.addStretch(1)
        elif isinstance(item, int):
            layout.addSpacing(item)
        elif isinstance(item, QLayout):
            layout.addLayout(item)
        else:
            layout.addWidget(item)
    return layout


class Panel(QFrame):
    """An area with a ground of its own; `role` picks it in the style sheet."""

    def __init__(self, role: str, layout: QBoxLayout | None = None) -> None:
        super().__init__()
        self.setProperty("role", role)
        if layout is not None:
            self.setLayout(layout)


def set_role(widget: QWidget, role: str) -> None:
    """Pick another ground or size in the style sheet for a widget that is there already."""
    widget.setProperty("role", role)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
