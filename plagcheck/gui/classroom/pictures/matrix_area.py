"""The room the matrix takes: cells of any size, and scroll bars."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from plagcheck.gui.classroom.pictures.matrix_grid import (
    FIRST,
    SIZES,
    MatrixGrid,
    first_sizes,
    fitting,
)
from plagcheck.gui.classroom.pictures.matrix_legend import HeatLegend
from plagcheck.gui.classroom.pictures.matrix_paint import heads, widest
from plagcheck.gui.classroom.pictures.matrix_state import Cell, ClassMatrix
from plagcheck.gui.parts.theme import theme


class MatrixArea(QAbstractScrollArea):
    """Scrolls and zooms a matrix; the heads stay."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._class: ClassMatrix | None = None
        self._current: Cell | None = None
        self._size, self._is_fresh = SIZES.index(FIRST[0]), True
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.legend = HeatLegend()  # stands below, where the page puts it
        self._widest = 0  # pixels of the longest name
        theme.changed.connect(self._measure)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(720), theme.px(560))

    def grid(self) -> MatrixGrid:
        """Where the cells are now."""
        if self._class is None:
            return MatrixGrid(0, 1, 0, 0)
        cell = SIZES[self._size]
        left, top = heads(self._widest, cell, bool(self._class.groups))
        x, y = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        return MatrixGrid(len(self._class), cell, left, top, x, y)

    def _measure(self) -> None:
        """Names or the look have changed."""
        self._widest = widest(self._class.names) if self._class else 0
        self.legend.show_allowed(bool(self._class and self._class.allowed))
        self._lay_out()

    def _lay_out(self) -> None:
        """Sizes and scroll bars; a class shown for the first time is fitted."""
        if self._is_fresh and self._class is not None and self.isVisible():
            self._is_fresh = False
            least, most = first_sizes(len(self._class), theme.scale)
            self._size = min(max(self._fitting(), least), most)
        grid, view = self.grid(), self.viewport()
        slanted = grid.top // 2  # names of the last columns lean out to the right
        for bar, room, extra in (
            (self.horizontalScrollBar(), view.width() - grid.left, slanted),
            (self.verticalScrollBar(), view.height() - grid.top, 0),
        ):
            bar.setRange(0, max(0, round(grid.length) + theme.px(8) + extra - room))
            bar.setPageStep(max(1, room))
            bar.setSingleStep(max(8, round(grid.cell)))
        view.update()

    def _fitting(self) -> int:
        """The largest size at which the whole class can be seen."""
        if self._class is None:
            return self._size
        size = len(SIZES) - 1
        while size:
            left, top = heads(self._widest, SIZES[size], bool(self._class.groups))
            view = self.viewport().size()
            room = min(view.width() - left - top // 2, view.height() - top) - theme.px(8)
            if fitting(len(self._class), room) >= size:
                break
            size -= 1
        return size

    def zoom(self, steps: int, around: QPointF | None = None) -> None:
        """Make cells larger or smaller; 0 shows the whole class. A point keeps its place."""
        if self._class is None:
            return
        before = self.grid()
        point = around or (before.rect(*self._current).center() if self._current else QPointF())
        column = (point.x() - before.left + before.x) / before.cell
        row = (point.y() - before.top + before.y) / before.cell
        self._size = min(max(self._size + steps, 0), len(SIZES) - 1) if steps else self._fitting()
        self._lay_out()
        after = self.grid()
        x, y = after.left + column * after.cell, after.top + row * after.cell
        self.horizontalScrollBar().setValue(round(x - point.x()))
        self.verticalScrollBar().setValue(round(y - point.y()))
        self.viewport().update()

    def _reveal(self, cell: Cell) -> None:
        grid, where = self.grid(), self.grid().rect(*cell)
        for bar, near, far, low, high in (
            (self.horizontalScrollBar(), where.left(), where.right(), grid.left,
             self.viewport().width()),
            (self.verticalScrollBar(), where.top(), where.bottom(), grid.top,
             self.viewport().height()),
        ):  # fmt: skip
            if near < low:
                bar.setValue(bar.value() + round(near - low))
            elif far > high - 4:
                bar.setValue(bar.value() + round(far - high + 4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        self._lay_out()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().update()
