"""Slabs: pieces of a page with a height of their own, which stay whole as long as they can."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from plagcheck.printing.fonts import SANS, SCALE, font
from plagcheck.printing.words import TextLines
from plagcheck.report import palette
from plagcheck.report.blocks import ChipBlock

FEWEST_LINES: Final = 3  # of a cell on either side of a page break
CHIP_HEIGHT: Final = 13 * SCALE
CHIP_ROUND: Final = 2.2 * SCALE
HAIR: Final = 0.5 * SCALE


@dataclass(frozen=True, slots=True)
class Gap:
    """Blank paper; none of it is needed at the top of a page."""

    height: float
    keeps_next: bool = True
    head: CellRow | None = None

    def draw(self, painter: QPainter, x: float, y: float) -> None:
        """Nothing to see."""

    def split(self, room: float) -> None:
        return None


@dataclass(frozen=True, slots=True)
class Figure:
    """Something painted as a whole."""

    height: float
    paint: Callable[[QPainter, float, float], None]
    keeps_next: bool = False
    head: CellRow | None = None

    def draw(self, painter: QPainter, x: float, y: float) -> None:
        self.paint(painter, x, y)

    def split(self, room: float) -> None:
        return None


@dataclass(frozen=True, slots=True)
class CellSlab:
    """Lines, or a chip, in a column of a row."""

    x: float
    width: float
    lines: TextLines | None = None
    chip: ChipBlock | None = None
    first: int = 0
    end: int | None = None

    @property
    def height(self) -> float:
        if self.lines is None:
            return CHIP_HEIGHT if self.chip else 0.0
        return self.lines.height(self.first, self.end)

    @property
    def count(self) -> int:
        if self.lines is None:
            return 0
        return (len(self.lines) if self.end is None else self.end) - self.first

    def draw(self, painter: QPainter, x: float, y: float) -> None:
        if self.chip is not None:
            draw_chip(painter, self.chip, x + self.x, y)
        if self.lines is not None:
            self.lines.draw(painter, x + self.x, y, self.first, self.end)


@dataclass(frozen=True, slots=True)
class CellRow:
    """Cells side by side; `ground` fills it, `frame` draws its sides and the lines between."""

    cells: tuple[CellSlab, ...]
    width: float
    pad: float = 4 * SCALE
    ground: str = ""
    underline: str = ""
    frames: tuple[float, ...] = ()  # where lines go down, from its left edge
    keeps_next: bool = False
    head: CellRow | None = field(default=None)

    @property
    def height(self) -> float:
        return max((cell.height for cell in self.cells), default=0.0) + 2 * self.pad

    def draw(self, painter: QPainter, x: float, y: float) -> None:
        if self.ground:
            painter.fillRect(QRectF(x, y, self.width, self.height), QColor(self.ground))
        painter.setPen(QPen(QColor(palette.INK["line"]), HAIR))
        for place in self.frames:
            painter.drawLine(QPointF(x + place, y), QPointF(x + place, y + self.height))
        if self.frames:
            painter.drawLine(QPointF(x, y), QPointF(x + self.width, y))
        if self.underline:
            painter.setPen(QPen(QColor(self.underline), HAIR))
            bottom = y + self.height
            painter.drawLine(QPointF(x, bottom), QPointF(x + self.width, bottom))
        for cell in self.cells:
            cell.draw(painter, x, y + self.pad)

    def split(self, room: float) -> tuple[CellRow, CellRow] | None:
        """What fits into a height, and the rest; None when that leaves crumbs."""
        inside = room - 2 * self.pad
        above, below = [], []
        for cell in self.cells:
            if cell.lines is None:
                above.append(cell)
                below.append(replace(cell, chip=None))
                continue
            end = min(cell.lines.fitting(cell.first, inside), cell.first + cell.count)
            rest = cell.count - (end - cell.first)
            if rest and min(end - cell.first, rest) < FEWEST_LINES:
                return None
            above.append(replace(cell, end=end))
            below.append(replace(cell, first=end))
        if not any(cell.count for cell in below):
            return None
        line = self.underline or palette.INK["line"]
        return replace(self, cells=tuple(above), underline=line), replace(self, cells=tuple(below))


# What can be placed on a page. `keeps_next`: a heading must not stand alone at the end of one;
# `head` stands above the slab again where that begins a new page.
Slab: TypeAlias = Gap | Figure | CellRow


def chip_width(chip: ChipBlock) -> float:
    letters = QFontMetricsF(font(SANS, 8, True)).horizontalAdvance(chip.text)
    return max(20 * SCALE, letters + 9 * SCALE)


def draw_chip(painter: QPainter, chip: ChipBlock, x: float, y: float) -> None:
    """A filled chip counts, an outlined one does not."""
    stroke = QColor(palette.LIGHT[palette.row(chip.number)][1])
    box = QRectF(x, y, chip_width(chip), CHIP_HEIGHT)
    face = font(SANS, 8, True)
    metrics = QFontMetricsF(face)
    painter.save()
    painter.setPen(QPen(stroke, 2 * HAIR))
    if chip.is_counted:
        painter.setBrush(stroke)
    painter.drawRoundedRect(box, CHIP_ROUND, CHIP_ROUND)
    painter.setFont(face)
    painter.setPen(QColor(palette.INK["on" if chip.is_counted else "text"]))
    left = x + (box.width() - metrics.horizontalAdvance(chip.text)) / 2
    base = y + (CHIP_HEIGHT + metrics.capHeight()) / 2
    painter.drawText(QPointF(left, base), chip.text)
    painter.restore()
