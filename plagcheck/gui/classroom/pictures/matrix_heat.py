"""The heat scale: seven steps that differ in lightness alone, and pictures painted with it."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage

from plagcheck.gui.classroom.pictures.pair_shares import PairShares
from plagcheck.gui.parts.theme import DARK, theme

Steps = NDArray[np.uint8]
Square = NDArray[np.float32]

BOUNDS: Final = (0.05, 0.10, 0.15, 0.25, 0.35)  # where the third step begins, and those after it
NUMBERS_FROM: Final = BOUNDS[0]
_LIGHT: Final = ("#FFFFFF", "#E3E9F6", "#BFCDEB", "#8FA6DA", "#526DBA", "#2E4A97", "#172A5C")
_DARK: Final = ("#181B21", "#222A3F", "#2F3F6B", "#42599B", "#6580C9", "#9DB0F0", "#DCE4FF")
_INK: Final = ("#FFFFFF", "#12141A")


def scale() -> tuple[str, ...]:
    """The colours of the steps, in the present scheme."""
    return _DARK if theme.tokens is DARK else _LIGHT


def ink(step: int) -> QColor:
    """The colour of a number on a step."""
    white, dark = _INK
    is_deep = step < 4 if theme.tokens is DARK else step >= 4
    return QColor(white if is_deep else dark)


def hatching() -> QBrush:
    """What fills the cell of a pair that was allowed."""
    return QBrush(theme.colour("line2"), Qt.BrushStyle.BDiagPattern)


class Heat:
    """Shares as a square of numbers and steps, in the order of its rows."""

    def __init__(self, shares: PairShares, places: tuple[int, ...]) -> None:
        row = np.empty(shares.papers, np.intp)
        row[list(places)] = np.arange(shares.papers)
        a, b = row[shares.a], row[shares.b]
        self.shares: Square = np.zeros((shares.papers, shares.papers), np.float32)
        self.steps: Steps = np.zeros(self.shares.shape, np.uint8)
        for rows, columns, values in ((a, b, shares.of_a), (b, a, shares.of_b)):
            self.shares[rows, columns] = values
            self.steps[rows, columns] = np.searchsorted(BOUNDS, values, side="right") + 1
        self._pooled: dict[int, Steps] = {1: self.steps}

    def pooled(self, by: int) -> Steps:
        """Steps of blocks of cells: the strongest of each, so that none is lost from sight."""
        if by not in self._pooled:
            edges = np.arange(0, len(self.steps), by)
            rows = np.maximum.reduceat(self.steps, edges, axis=0)
            self._pooled[by] = np.maximum.reduceat(rows, edges, axis=1)
        return self._pooled[by]


def picture(steps: Steps) -> QImage:
    """One pixel a cell."""
    table = np.array([QColor(colour).rgb() for colour in scale()], np.uint32)
    pixels = np.ascontiguousarray(table[steps])
    height, width = pixels.shape
    made = QImage(pixels.data, width, height, width * 4, QImage.Format.Format_RGB32)
    return made.copy()  # the array goes, the picture stays
