"""How the matrix is painted: only what can be seen of it, whatever its size."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from plagcheck.gui.classroom.groups.groups_words import letter
from plagcheck.gui.classroom.pictures import matrix_grid
from plagcheck.gui.classroom.pictures.matrix_grid import MatrixGrid
from plagcheck.gui.classroom.pictures.matrix_heat import NUMBERS_FROM, Heat, hatching, ink, picture
from plagcheck.gui.classroom.pictures.matrix_state import Cell
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.formatting import whole_percent

SLANT: Final = -60  # degrees of the names above the columns
LONGEST_NAME: Final = 170
BRACKETS: Final = 84  # room for brackets with their names
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class MatrixScene:
    """What is to be painted; `names` and `groups` are by row."""

    grid: MatrixGrid
    heat: Heat
    names: tuple[str, ...]
    groups: tuple[tuple[int, int], ...]
    allowed: Collection[Cell]
    current: Cell | None
    pointed: Cell | None
    numbers: bool
    width: int
    height: int

    @property
    def has_names(self) -> bool:
        return self.grid.cell >= theme.px(matrix_grid.NAMES_FROM)


def widest(names: tuple[str, ...]) -> int:
    """Room for the longest name."""
    metrics = QFontMetrics(theme.font(12, bold=True))
    found = max((metrics.horizontalAdvance(name) for name in names), default=0)
    return min(found, theme.px(LONGEST_NAME))


def heads(widest: int, cell: float, has_groups: bool) -> tuple[int, int]:
    """Room for the names of rows and of columns."""
    px = theme.px
    if cell < theme.px(matrix_grid.NAMES_FROM):
        return px(34 if has_groups else 16), px(16)
    slanted = round(widest * 0.87) + px(22)
    return widest + px(24) + (px(BRACKETS) if has_groups else 0), slanted


def paint(painter: QPainter, scene: MatrixScene) -> None:
    grid = scene.grid
    painter.fillRect(0, 0, scene.width, scene.height, theme.colour("surface"))
    painter.save()
    painter.setClipRect(QRectF(grid.left - 3, grid.top - 3, scene.width, scene.height))
    _paint_cells(painter, scene)
    _paint_boxes(painter, scene)
    _paint_cross(painter, scene)
    _paint_current(painter, scene)
    painter.restore()
    _paint_heads(painter, scene)


def _paint_cells(painter: QPainter, scene: MatrixScene) -> None:
    grid = scene.grid
    rows, columns = grid.seen(scene.width, scene.height)
    by = grid.block
    top, left = rows.start // by, columns.start // by
    steps = scene.heat.pooled(by)[top : -(-rows.stop // by), left : -(-columns.stop // by)]
    if not steps.size:
        return
    where = grid.rect(top * by, left * by, steps.shape[0] * by, steps.shape[1] * by)
    painter.drawImage(where, picture(steps))
    whole = grid.rect(rows.start, columns.start, len(rows), len(columns))
    if grid.cell >= matrix_grid.LINES_FROM:
        _paint_lines(painter, grid, rows, columns, whole)
    _paint_diagonal(painter, grid, rows, columns)
    _paint_allowed(painter, scene)
    if scene.numbers and grid.cell >= theme.px(matrix_grid.NUMBERS_FROM):
        _paint_numbers(painter, scene, rows, columns)
    painter.setPen(theme.colour("line"))
    painter.drawRect(grid.rect(0, 0, grid.count, grid.count))


def _paint_lines(
    painter: QPainter, grid: MatrixGrid, rows: range, columns: range, whole: QRectF
) -> None:
    painter.setPen(theme.colour("surface2"))
    for row in range(rows.start, rows.stop + 1):
        y = grid.rect(row, 0).top()
        painter.drawLine(QPointF(whole.left(), y), QPointF(whole.right(), y))
    for column in range(columns.start, columns.stop + 1):
        x = grid.rect(0, column).left()
        painter.drawLine(QPointF(x, whole.top()), QPointF(x, whole.bottom()))


def _paint_diagonal(painter: QPainter, grid: MatrixGrid, rows: range, columns: range) -> None:
    """Papers with themselves: no share, so no colour of the scale."""
    first, last = max(rows.start, columns.start), min(rows.stop, columns.stop)
    if first >= last:
        return
    if grid.cell >= matrix_grid.LINES_FROM:
        for at in range(first, last):
            painter.fillRect(grid.rect(at, at).adjusted(1, 1, 0, 0), theme.colour("hover"))
    painter.setPen(QPen(theme.colour("line2"), 1))
    painter.drawLine(grid.rect(first, first).topLeft(), grid.rect(last, last).topLeft())


def _paint_allowed(painter: QPainter, scene: MatrixScene) -> None:
    """Pairs that do not count: hatched, in no colour of the scale."""
    if scene.grid.cell >= matrix_grid.LINES_FROM:
        for cell in scene.allowed:
            painter.fillRect(scene.grid.rect(*cell).adjusted(1, 1, 0, 0), hatching())


def _paint_numbers(painter: QPainter, scene: MatrixScene, rows: range, columns: range) -> None:
    block = np.s_[rows.start : rows.stop, columns.start : columns.stop]
    shares, steps = scene.heat.shares[block], scene.heat.steps[block]
    painter.setFont(theme.font(11 if scene.grid.cell < theme.px(24) else 12))
    inks = [ink(step) for step in range(7)]
    for row, column in np.argwhere(shares >= NUMBERS_FROM).tolist():
        painter.setPen(inks[steps[row, column]])
        where = scene.grid.rect(rows.start + row, columns.start + column)
        shown = whole_percent(float(shares[row, column]))
        painter.drawText(where, Qt.AlignmentFlag.AlignCenter, shown)


def _paint_boxes(painter: QPainter, scene: MatrixScene) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    wide = 2 if scene.grid.cell >= matrix_grid.LINES_FROM else 1
    painter.setPen(QPen(theme.colour("text"), wide))
    for first, rows in scene.groups:
        if scene.grid.cell * rows >= 3:
            painter.drawRect(scene.grid.rect(first, first, rows, rows))


def _paint_cross(painter: QPainter, scene: MatrixScene) -> None:
    """Row and column of the cell under the pointer."""
    if scene.pointed is None:
        return
    grid, (row, column) = scene.grid, scene.pointed
    band = QColor(theme.tokens.accent)
    band.setAlpha(38)
    across, down = grid.rect(row, 0, 1, grid.count), grid.rect(0, column, grid.count, 1)
    for where in (across, down):
        painter.fillRect(where, band)
    painter.setPen(QPen(theme.colour("accent"), 1))
    if grid.cell < matrix_grid.LINES_FROM:
        x, y = down.center().x(), across.center().y()
        painter.drawLine(QPointF(across.left(), y), QPointF(across.right(), y))
        painter.drawLine(QPointF(x, down.top()), QPointF(x, down.bottom()))
    else:
        painter.drawRect(grid.rect(row, column))


def _paint_current(painter: QPainter, scene: MatrixScene) -> None:
    """A ring in two tones, to be seen on every step."""
    if scene.current is None:
        return
    where = scene.grid.rect(*scene.current)
    if where.width() < 8:
        centre = where.center()
        where = QRectF(centre.x() - 4, centre.y() - 4, 8, 8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("surface"), 2))
    painter.drawRect(where.adjusted(1.5, 1.5, -1.5, -1.5))
    painter.setPen(QPen(theme.colour("text"), 2))
    painter.drawRect(where.adjusted(-0.5, -0.5, 0.5, 0.5))


# -- names and brackets


def _paint_heads(painter: QPainter, scene: MatrixScene) -> None:
    grid = scene.grid
    rows, columns = grid.seen(scene.width, scene.height)
    painter.fillRect(QRectF(0, 0, scene.width, grid.top - 3), theme.colour("surface"))
    painter.fillRect(QRectF(0, 0, grid.left - 3, scene.height), theme.colour("surface"))
    below = QRectF(0, grid.top - 1, grid.left, scene.height)
    painter.save()
    painter.setClipRect(below)
    if scene.has_names:
        _paint_row_names(painter, scene, rows)
    _paint_brackets(painter, scene)
    painter.restore()
    if scene.has_names:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRectF(grid.left - 3, 0, scene.width, grid.top))
        _paint_column_names(painter, scene, columns)
        painter.restore()


def _is_marked(scene: MatrixScene, at: int, side: int) -> bool:
    cells = (scene.current, scene.pointed)
    return any(cell is not None and cell[side] == at for cell in cells)


def _name_of(painter: QPainter, scene: MatrixScene, at: int, side: int) -> str:
    """Set the pen for a name and cut it to its room; the marked ones are bold."""
    grouped = scene.groups and at < scene.groups[-1][0] + scene.groups[-1][1]
    marked = _is_marked(scene, at, side)
    painter.setFont(theme.font(12, bold=marked))
    painter.setPen(theme.colour("text" if marked or grouped else "text2"))
    room = theme.px(LONGEST_NAME)
    middle = Qt.TextElideMode.ElideMiddle
    return QFontMetrics(painter.font()).elidedText(scene.names[at], middle, room)


def _paint_row_names(painter: QPainter, scene: MatrixScene, rows: range) -> None:
    for row in rows:
        box = scene.grid.rect(row, 0)
        where = QRectF(0, box.top(), scene.grid.left - theme.px(7), box.height())
        painter.drawText(where, _RIGHT, _name_of(painter, scene, row, 0))


def _paint_column_names(painter: QPainter, scene: MatrixScene, columns: range) -> None:
    for column in columns:
        centre = scene.grid.rect(0, column).center().x()
        painter.save()
        painter.translate(centre + theme.px(4), scene.grid.top - theme.px(5))
        painter.rotate(SLANT)
        painter.drawText(QPointF(0, 0), _name_of(painter, scene, column, 1))
        painter.restore()


def _paint_brackets(painter: QPainter, scene: MatrixScene) -> None:
    px = theme.px
    right = px(BRACKETS - 8) if scene.has_names else px(24)
    painter.setFont(theme.font(12, bold=True))
    for at, (first, rows) in enumerate(scene.groups):
        box = scene.grid.rect(first, 0, rows)
        if box.height() < px(14):
            continue
        top, bottom = box.top() + 3, box.bottom() - 3
        painter.setPen(QPen(theme.colour("text"), 2))
        corners = ((right + 6, top), (right, top), (right, bottom), (right + 6, bottom))
        painter.drawPolyline([QPointF(x, y) for x, y in corners])
        label = letter(at)
        if scene.has_names:
            label = tr("group %1").replace("%1", label)
        where = QRectF(0, box.top(), right - px(8), box.height())
        painter.drawText(where, _RIGHT, label)
