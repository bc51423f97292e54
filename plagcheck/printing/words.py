"""Words on paper: a paragraph cut into lines, which can be painted some at a time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
    QTextOption,
)

_RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
_APART: Final = "\u2068{}\u2069"  # first strong isolate … its end


@dataclass(frozen=True, slots=True)
class StyledText:
    """Words in one font and look."""

    text: str
    font: QFont
    colour: str
    ground: str = ""
    underline: QTextCharFormat.UnderlineStyle | None = None
    underline_colour: str = ""

    @property
    def format(self) -> QTextCharFormat:
        return _format(self.font, self.colour, self.ground, self.underline, self.underline_colour)


@cache  # a report has a few dozen looks and thousands of strips
def _format(
    font: QFont,
    colour: str,
    ground: str,
    underline: QTextCharFormat.UnderlineStyle | None,
    underline_colour: str,
) -> QTextCharFormat:
    style = QTextCharFormat()
    style.setFont(font)
    style.setForeground(QBrush(QColor(colour)))
    if ground:
        style.setBackground(QBrush(QColor(ground)))
    if underline is not None:
        style.setUnderlineStyle(underline)
        style.setUnderlineColor(QColor(underline_colour))
    return style


def apart(text: str) -> str:
    """A name that may be written from right to left, kept from turning its neighbours round."""
    return _APART.format(text) if _RIGHT_TO_LEFT.search(text) else text


class TextLines:
    """A paragraph of a given width; all lengths are device units."""

    def __init__(
        self,
        strips: Sequence[StyledText],
        width: float,
        leading: float = 1.2,
        is_right: bool = False,
        is_auto: bool = False,
    ) -> None:
        text = "".join(strip.text for strip in strips)
        self._layout = QTextLayout(text, strips[0].font if strips else QFont())
        option = QTextOption(
            Qt.AlignmentFlag.AlignRight if is_right else Qt.AlignmentFlag.AlignLeading
        )
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        if is_auto:
            option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        else:
            option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        self._layout.setTextOption(option)
        self._layout.setFormats(list(_ranges(strips)))
        self.lines: list[QTextLine] = []
        self.tops: list[float] = [0.0]  # of every line, and the end of the last
        self._break(width, leading)

    def _break(self, width: float, leading: float) -> None:
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            extra = line.height() * (leading - 1)
            line.setPosition(QPointF(0, self.tops[-1] + extra / 2))
            self.tops.append(self.tops[-1] + line.height() + extra)
            self.lines.append(line)
        self._layout.endLayout()

    def __len__(self) -> int:
        return len(self.lines)

    def height(self, first: int = 0, end: int | None = None) -> float:
        """Of some of the lines."""
        return self.tops[len(self.lines) if end is None else end] - self.tops[first]

    def width(self) -> float:
        """Of the widest line."""
        return max((line.naturalTextWidth() for line in self.lines), default=0.0)

    def fitting(self, first: int, room: float) -> int:
        """The end of the lines from `first` on that fit into a height."""
        end = first
        while end < len(self.lines) and self.height(first, end + 1) <= room:
            end += 1
        return end

    def draw(
        self, painter: QPainter, x: float, y: float, first: int = 0, end: int | None = None
    ) -> None:
        place = QPointF(x, y - self.tops[first])
        for line in self.lines[first:end]:
            line.draw(painter, place)


def _ranges(strips: Sequence[StyledText]) -> list[QTextLayout.FormatRange]:
    """Where each look begins and ends, counted as Qt counts letters."""
    ranges, place = [], 0
    for strip in strips:
        size = len(strip.text.encode("utf-16-le", "surrogatepass")) // 2
        found = QTextLayout.FormatRange()
        found.start, found.length, found.format = place, size, strip.format
        ranges.append(found)
        place += size
    return ranges
