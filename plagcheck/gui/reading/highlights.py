"""Highlights: where matches are marked on one side of a pair, and with which lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.reading.pair import PairSide
from plagcheck.model.match import Kind

_Style = QTextCharFormat.UnderlineStyle
_Pen = Qt.PenStyle

UNDERLINES: Mapping[Kind, _Style] = {
    Kind.WORD_FOR_WORD: _Style.SingleUnderline,
    Kind.SMALL_EDITS: _Style.DashUnderline,
    Kind.REWORDED: _Style.DashDotLine,
    Kind.SUMMARY: _Style.DashDotDotLine,
}
_PENS: Mapping[Kind, _Pen] = {
    Kind.WORD_FOR_WORD: _Pen.SolidLine,
    Kind.SMALL_EDITS: _Pen.DashLine,
    Kind.REWORDED: _Pen.DashDotLine,
    Kind.SUMMARY: _Pen.DashDotDotLine,
}


def on_side(matches: Iterable[ShownMatch], side: PairSide) -> list[ShownMatch]:
    """Matches where they stand on one side of a pair, in reading order."""
    placed = [
        replace(each, start=span.start, end=span.end, same=side.same[each.key])
        for each in matches
        for span in (side.spans[each.key],)
    ]
    return sorted(placed, key=lambda each: (each.start, each.number))


def at(highlights: Sequence[ShownMatch], offset: int) -> ShownMatch | None:
    """The match a character stands in; the source with the lowest number goes first."""
    # Matches of several sources may overlap, so those that start before are looked at too;
    # a check has few sources, and a click is rare.
    inside = [each for each in highlights if each.start <= offset < each.end]
    return min(inside, key=lambda each: (not each.is_counted, each.number), default=None)


def underline(kind: Kind, counted: bool) -> _Style:
    return UNDERLINES[kind] if counted else _Style.DotLine


def pen_style(kind: Kind, counted: bool) -> _Pen:
    """The same line where it is drawn with a pen."""
    return _PENS[kind] if counted else _Pen.DotLine
