"""Highlights: where matches are marked on one side of a pair, and with which lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.reading.pair import PairSide
from plagcheck.model.match import Kind
from plagcheck.printing.underlines import Line, underline

_Pen = Qt.PenStyle
_PENS: Mapping[Line, _Pen] = {
    Line.SingleUnderline: _Pen.SolidLine,
    Line.DashUnderline: _Pen.DashLine,
    Line.DashDotLine: _Pen.DashDotLine,
    Line.DashDotDotLine: _Pen.DashDotDotLine,
    Line.DotLine: _Pen.DotLine,
}


def on_side(matches: Iterable[ShownMatch], side: PairSide) -> list[ShownMatch]:
    """Matches where they stand on one side of a pair, in reading order."""
    placed = [
        replace(each, start=place.span.start, end=place.span.end, same=place.same)
        for each in matches
        for place in (side.place_of(each.match),)
    ]
    return sorted(placed, key=lambda each: (each.start, each.number))


def at(highlights: Sequence[ShownMatch], offset: int) -> ShownMatch | None:
    """The match a character stands in; the source with the lowest number goes first."""
    # Matches of several sources may overlap, so those that start before are looked at too;
    # a check has few sources, and a click is rare.
    inside = [each for each in highlights if each.start <= offset < each.end]
    return min(inside, key=lambda each: (not each.is_counted, each.number), default=None)


def pen_style(kind: Kind, counted: bool) -> _Pen:
    """The line under a match where it is drawn with a pen."""
    return _PENS[underline(kind, counted)]
