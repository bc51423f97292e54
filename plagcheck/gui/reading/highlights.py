"""Stretches: marks as one side of the page shows them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QTextCharFormat

from plagcheck.gui.check.findings import Mark

_Style = QTextCharFormat.UnderlineStyle

UNDERLINES: Mapping[str, _Style] = {
    "word for word": _Style.SingleUnderline,
    "small edits": _Style.DashUnderline,
    "reworded": _Style.DashDotLine,
    "summary": _Style.DashDotDotLine,
}


@dataclass(frozen=True, slots=True)
class Stretch:
    """A marked piece of one text; `same` are the parts equal on both sides, where known."""

    label: str
    number: int
    start: int
    end: int
    kind: str
    words: int
    counted: bool = True
    same: tuple[tuple[int, int], ...] = ()


def on_paper(
    marks: Iterable[Mark], same: Mapping[str, tuple[tuple[int, int], ...]] | None = None
) -> list[Stretch]:
    """The paper's side, in reading order."""
    equal = same or {}
    return _ordered(
        Stretch(m.label, m.source, m.start, m.end, m.kind, m.words, m.is_counted,
                equal.get(m.label, ()))
        for m in marks
    )  # fmt: skip


def on_source(
    marks: Iterable[Mark], same: Mapping[str, tuple[tuple[int, int], ...]]
) -> list[Stretch]:
    """The source's side, in reading order."""
    return _ordered(
        Stretch(m.label, m.source, m.there, m.there_end, m.kind, m.words, m.is_counted,
                same.get(m.label, ()))
        for m in marks
    )  # fmt: skip


def _ordered(stretches: Iterable[Stretch]) -> list[Stretch]:
    return sorted(stretches, key=lambda stretch: (stretch.start, stretch.number))


def at(stretches: Sequence[Stretch], offset: int) -> Stretch | None:
    """The stretch a character stands in; the source with the lowest number goes first."""
    # Stretches of several sources may overlap, so those that start before are looked at too;
    # a check has few sources, and a click is rare.
    inside = [each for each in stretches if each.start <= offset < each.end]
    return min(inside, key=lambda each: (not each.counted, each.number), default=None)


def underline(kind: str, counted: bool) -> _Style:
    return UNDERLINES.get(kind, _Style.DashDotLine) if counted else _Style.DotLine
