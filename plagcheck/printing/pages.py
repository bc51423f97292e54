"""Leaves: the pages of a report, set and ready to be painted, on paper or on a screen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from plagcheck.model.progress import Observer, Progress, Unobserved
from plagcheck.printing.fonts import SANS, SCALE, font, load_fonts, need_application
from plagcheck.printing.page_parts import HAIR, Slab
from plagcheck.printing.pager import Page, Pager
from plagcheck.printing.setter import BlockSetter
from plagcheck.printing.words import apart
from plagcheck.report import palette
from plagcheck.report.blocks import Block, HeadingBlock, Legend, Outline, Paragraph
from plagcheck.report.content import Report
from plagcheck.report.languages.wording import Wording
from plagcheck.report.outline import outline_of

# Points of A4.
WIDTH: Final = 595.0
HEIGHT: Final = 842.0
SIDE: Final = 42.0
TOP: Final = 46.0
BOTTOM: Final = 48.0
FOOT: Final = 30.0  # from the lower edge
FOOT_LINE: Final = 11.0  # from one line of it to the next
HEAD: Final = 30.0  # from the upper edge


@dataclass(frozen=True, slots=True)
class ReportPages:
    """The pages of one report, counted from 0."""

    pages: list[Page]
    outline: Outline
    date: str
    say: Wording

    def __len__(self) -> int:
        return len(self.pages)

    def draw(self, painter: QPainter, place: int) -> None:
        """Paint a page; a point has `SCALE` units."""
        if place:
            _ends(painter, HEAD * SCALE, self.outline.title, self.date)
        for placed in self.pages[place]:
            placed.draw(painter, SIDE * SCALE)
        _foot(painter, self.outline.foot, self.say("page of", page=place + 1, pages=len(self)))


def lay_out_pages(
    report: Report, say: Wording | None = None, observer: Observer | None = None
) -> ReportPages:
    """A report on its pages."""
    need_application()
    load_fonts()
    say = say or Wording()
    outline = outline_of(report, say)
    return ReportPages(
        _pages(outline, say, observer or Unobserved()), outline, say.date(report.made), say
    )


def _pages(outline: Outline, say: Wording, observer: Observer) -> list[Page]:
    setter = BlockSetter((WIDTH - 2 * SIDE) * SCALE, say)
    slabs: list[Slab] = []
    before: Block | None = None
    for place, block in enumerate(outline.blocks):
        observer.check_cancelled()
        observer.progressed(Progress("report", place, 2 * len(outline.blocks)))
        fresh = list(setter.slabs(block))
        if isinstance(before, HeadingBlock) and isinstance(block, Paragraph | Legend):
            fresh = [replace(slab, keeps_next=True) for slab in fresh]
        slabs += fresh
        before = block
    pager = Pager(TOP * SCALE, (HEIGHT - BOTTOM) * SCALE)
    pager.place(slabs)
    return pager.pages


def _foot(painter: QPainter, left: str, right: str) -> None:
    y = (HEIGHT - FOOT) * SCALE
    painter.setPen(QPen(QColor(palette.INK["line"]), HAIR))
    line = y - 12 * SCALE
    painter.drawLine(QPointF(SIDE * SCALE, line), QPointF((WIDTH - SIDE) * SCALE, line))
    for place, words in enumerate(_foot_lines(left, _room_beside(right))):
        _ends(painter, y + place * FOOT_LINE * SCALE, words, "" if place else right)


def _foot_lines(text: str, room: float) -> list[str]:
    """The foot in as many lines as it needs: what is withheld is not said in half."""
    metrics, lines = QFontMetricsF(font(SANS, 8)), [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and metrics.horizontalAdvance(longer) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _room_beside(right: str) -> float:
    taken = QFontMetricsF(font(SANS, 8)).horizontalAdvance(right)
    return (WIDTH - 2 * SIDE) * SCALE - taken - 12 * SCALE


def _ends(painter: QPainter, y: float, left: str, right: str) -> None:
    """Words at both ends of a line; those at the left give way."""
    face = font(SANS, 8)
    metrics = QFontMetricsF(face)
    taken, room = metrics.horizontalAdvance(right), _room_beside(right)
    shown = metrics.elidedText(left, Qt.TextElideMode.ElideMiddle, room)
    painter.setFont(face)
    painter.setPen(QColor(palette.INK["soft"]))
    painter.drawText(QPointF(SIDE * SCALE, y), apart(shown))
    painter.drawText(QPointF((WIDTH - SIDE) * SCALE - taken, y), right)
