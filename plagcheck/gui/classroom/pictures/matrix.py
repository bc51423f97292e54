"""The matrix: every paper against every other, as a map of shares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from plagcheck.classroom.groups import THRESHOLD
from plagcheck.gui.classroom.groups.groups_words import tip
from plagcheck.gui.classroom.pictures.matrix_area import MatrixArea
from plagcheck.gui.classroom.pictures.matrix_paint import MatrixScene, paint
from plagcheck.gui.classroom.pictures.matrix_state import Cell, ClassMatrix, OrderBy
from plagcheck.gui.classroom.pictures.picture import (
    Drag,
    describe,
    paint_ring,
    paint_words,
    show_tip,
)
from plagcheck.gui.classroom.pictures.zooming import Zooming
from plagcheck.gui.parts.keys import is_enter
from plagcheck.gui.parts.text_format import tr
from plagcheck.model.classes import ClassResult

_ARROWS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
_PAGE: Final = 10  # cells that Page Up and Page Down move


class MatrixView(MatrixArea):
    """A heat map with a cell cursor. A click or Enter chooses a pair that shares text."""

    cell_chosen = Signal(int, int)  # ids of the row's and the column's paper
    cell_moved = Signal(int, int)  # the cursor stands on another cell

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._zooming = Zooming(self.zoom)
        self._result: ClassResult | None = None
        self._names: Mapping[int, str] = {}
        self._by, self._threshold, self._numbers = OrderBy.GROUP, THRESHOLD, True
        self._pointed: Cell | None = None
        self._drag = Drag()
        self._grabbed = QPoint()  # how far it was scrolled when the drag began
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setAccessibleName(tr("Matrix of shared text"))

    # -- what is shown

    def show_result(self, result: ClassResult, names: Mapping[int, str]) -> None:
        """Show a class; with the same papers again, size and place stay."""
        fresh = ClassMatrix(result, names, self._by, self._threshold)
        if self._class is None or set(self._class.ids) != set(fresh.ids):
            self._is_fresh = True
        self._result, self._names = result, names
        self._take(fresh)
        self._tell()

    def set_order(self, by: OrderBy) -> None:
        self._by = by
        self._order_again()

    def set_threshold(self, threshold: float) -> None:
        """From which share on papers make a group."""
        if threshold != self._threshold:
            self._threshold = threshold
            self._order_again()

    def set_numbers(self, on: bool) -> None:
        self._numbers = on
        self.viewport().update()

    def current_cell(self) -> tuple[int, int] | None:
        """The papers of the cell that the cursor is on."""
        if self._class is None or self._current is None:
            return None
        return self._class.papers_at(self._current)

    def set_current(self, row: int, column: int) -> None:
        """Put the cursor on a cell."""
        cell = self._class.cell_of((row, column)) if self._class else None
        if cell is not None:
            self._move_to(cell)

    def _order_again(self) -> None:
        if self._result is not None:
            self._take(ClassMatrix(self._result, self._names, self._by, self._threshold))

    def _take(self, fresh: ClassMatrix) -> None:
        """Another order or class; the cursor stays with its papers."""
        kept = self.current_cell()
        self._class, self._pointed = fresh, None
        self._current = fresh.cell_of(kept) if kept else None
        if self._current is None and len(fresh) > 1:
            self._current = (0, 1)
        self._measure()

    # -- the cursor

    def _move_to(self, cell: Cell) -> None:
        if self._class is None:
            return
        last = len(self._class) - 1
        current = min(max(cell[0], 0), last), min(max(cell[1], 0), last)
        self._current = current
        self._reveal(current)
        self._tell()
        self.viewport().update()
        self.cell_moved.emit(*self._class.papers_at(current))

    def _tell(self) -> None:
        if self._class is None or self._current is None:
            words = tr("No papers to compare")
        else:
            row, column = (at + 1 for at in self._current)
            place = tr("Row %1, column %2").replace("%1", str(row)).replace("%2", str(column))
            words = f"{place}: {'. '.join(self._class.words(self._current))}"
        describe(self, words)

    def _choose(self, cell: Cell) -> None:
        if self._class is not None and self._class.shares_text(cell):
            self.cell_chosen.emit(*self._class.papers_at(cell))

    # -- events

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        view = self.viewport().size()
        if self._class is None or not len(self._class):
            paint_words(painter, self.viewport().rect(), tr("No papers to compare"))
        else:
            paint(painter, MatrixScene(
                self.grid(), self._class.heat, self._class.names, self._class.groups,
                self._class.allowed, self._current, self._pointed, self._numbers, view.width(),
                view.height(),
            ))  # fmt: skip
        paint_ring(painter, self, self.viewport().rect())
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._class is None or self._current is None:
            super().keyPressEvent(event)
        elif is_enter(event):
            self._choose(self._current)
        elif not self._zooming.key(event) and not self._walk(event):
            super().keyPressEvent(event)

    def _walk(self, event: QKeyEvent) -> bool:
        """Move the cursor; with Ctrl, to the next cell that holds a share."""
        if self._class is None or self._current is None:
            return False
        row, column = self._current
        last = len(self._class) - 1
        far = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        key = Qt.Key(event.key())
        jumps = {
            Qt.Key.Key_Home: (0 if far else row, 0),
            Qt.Key.Key_End: (last if far else row, last),
            Qt.Key.Key_PageUp: (row - _PAGE, column),
            Qt.Key.Key_PageDown: (row + _PAGE, column),
        }
        if key in jumps:
            self._move_to(jumps[key])
        elif key in _ARROWS and far:
            self._move_to(self._class.next_shared(self._current, _ARROWS[key]) or self._current)
        elif key in _ARROWS:
            self._move_to((row + _ARROWS[key][0], column + _ARROWS[key][1]))
        else:
            return False
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._drag.press(event):
            grid = self.grid()
            self._grabbed = QPoint(grid.x, grid.y)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._drag.is_held:
            self._point(self.grid().at(event.position()))
        elif self._drag.move(event):
            way = self._drag.way
            self.horizontalScrollBar().setValue(round(self._grabbed.x() - way.x()))
            self.verticalScrollBar().setValue(round(self._grabbed.y() - way.y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_click, cell = self._drag.release(event), self.grid().at(event.position())
        if is_click and cell is not None:
            self._move_to(cell)
            self._choose(cell)

    def _point(self, cell: Cell | None) -> None:
        if cell != self._pointed:
            self._pointed = cell
            self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._zooming.wheel(event)
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point(None)
        if show_tip(event, self.viewport(), self._tip):
            return True
        return self._zooming.pinch(event) or super().viewportEvent(event)

    def _tip(self, point: QPointF) -> str:
        cell = self.grid().at(point)
        return tip(self._class.words(cell)) if self._class is not None and cell else ""
