"""Where the cells of the matrix are, at every size they can have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

# Sizes of a cell in pixels. Below one pixel, blocks of cells are drawn as one.
SIZES: Final = (
    1 / 8, 1 / 6, 1 / 4, 1 / 3, 1 / 2, 1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 23, 26, 30, 36, 44,
)  # fmt: skip
NAMES_FROM: Final = 14
NUMBERS_FROM: Final = 18
LINES_FROM: Final = 6
FIRST: Final = (6, 26)  # the least and largest size when a class is first shown
FEW: Final = 10  # papers that may be shown as large as can be
NAMED: Final = 60  # papers that are first shown with their names


@dataclass(frozen=True, slots=True)
class MatrixGrid:
    """Square cells; `left` and `top` are the heads, `x` and `y` how far it is scrolled."""

    count: int
    cell: float
    left: int
    top: int
    x: int = 0
    y: int = 0

    @property
    def length(self) -> float:
        return self.count * self.cell

    @property
    def block(self) -> int:
        """How many cells stand in one pixel, one way."""
        return max(1, round(1 / self.cell))

    def rect(self, row: int, column: int, rows: int = 1, columns: int = 1) -> QRectF:
        """Where a cell, or a block of them, is painted."""
        return QRectF(
            self.left - self.x + column * self.cell,
            self.top - self.y + row * self.cell,
            columns * self.cell,
            rows * self.cell,
        )

    def at(self, point: QPointF) -> tuple[int, int] | None:
        """Row and column of the cell under a point; none on the heads and outside."""
        if point.x() < self.left or point.y() < self.top:
            return None
        column = int((point.x() - self.left + self.x) / self.cell)
        row = int((point.y() - self.top + self.y) / self.cell)
        inside = row < self.count and column < self.count
        return (row, column) if inside else None

    def seen(self, width: int, height: int) -> tuple[range, range]:
        """Rows and columns of which something can be seen."""
        return (
            self._range(self.y, height - self.top),
            self._range(self.x, width - self.left),
        )

    def _range(self, scrolled: int, room: int) -> range:
        first = min(self.count, int(scrolled / self.cell))
        last = min(self.count, int((scrolled + max(0, room)) / self.cell) + 1)
        return range(first, last)


def first_sizes(count: int, text: float) -> tuple[int, int]:
    """Numbers of the least and largest size for a class first shown; `text` is the text's scale."""
    least, most = FIRST
    if count <= NAMED:
        least = NAMES_FROM
    named = next(at for at, size in enumerate(SIZES) if size >= min(least * text, SIZES[-1]))
    if count <= FEW:
        return named, len(SIZES) - 1
    return named, max(named, fitting(1, round(most * text)))


def fitting(count: int, room: int) -> int:
    """The number of the largest size at which all papers fit into some pixels."""
    fits = [at for at, size in enumerate(SIZES) if count * size <= room]
    return fits[-1] if fits else 0
