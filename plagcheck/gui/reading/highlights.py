"""Highlights: matches as one side of the page shows them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.reading.pair import Side
from plagcheck.model.document import Span
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


@dataclass(frozen=True, slots=True)
class Highlight:
    """A marked piece of one text; `same` are the parts equal on both sides, where known."""

    key: str
    label: str
    number: int
    start: int
    end: int
    kind: Kind
    words: int
    counted: bool = True
    same: tuple[Span, ...] = ()


def on_paper(matches: Iterable[ShownMatch]) -> list[Highlight]:
    """On a paper by itself, in reading order."""
    return _ordered(_highlight(each, each.match.submission) for each in matches)


def on_side(matches: Iterable[ShownMatch], side: Side) -> list[Highlight]:
    """On one side of a pair, in reading order."""
    return _ordered(_highlight(each, side.spans[each.key], side.same[each.key]) for each in matches)


def _highlight(each: ShownMatch, span: Span, same: tuple[Span, ...] = ()) -> Highlight:
    match = each.match
    return Highlight(
        each.key,
        each.label,
        each.number,
        span.start,
        span.end,
        match.kind,
        match.words,
        each.is_counted,
        same,
    )


def _ordered(highlights: Iterable[Highlight]) -> list[Highlight]:
    return sorted(highlights, key=lambda each: (each.start, each.number))


def at(highlights: Sequence[Highlight], offset: int) -> Highlight | None:
    """The match a character stands in; the source with the lowest number goes first."""
    # Matches of several sources may overlap, so those that start before are looked at too;
    # a check has few sources, and a click is rare.
    inside = [each for each in highlights if each.start <= offset < each.end]
    return min(inside, key=lambda each: (not each.counted, each.number), default=None)


def underline(kind: Kind, counted: bool) -> _Style:
    return UNDERLINES[kind] if counted else _Style.DotLine


def pen_style(kind: Kind, counted: bool) -> _Pen:
    """The same line where it is drawn with a pen."""
    return _PENS[kind] if counted else _Pen.DotLine
