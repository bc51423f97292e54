"""A report as PDF: A4, real text, a head and a foot on its pages. Needs no display."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final
from uuid import NAMESPACE_URL, uuid5

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, Qt, QUuid
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from plagcheck.core.progress import Observer, Progress, Unobserved
from plagcheck.printing.pager import Page, Pager
from plagcheck.printing.setter import Setter
from plagcheck.printing.slabs import HAIR, Slab
from plagcheck.printing.type_case import RESOLUTION, SANS, SCALE, font, load_fonts, need_application
from plagcheck.printing.words import apart
from plagcheck.report import palette
from plagcheck.report.blocks import Block, Heading, Legend, Outline, Paragraph
from plagcheck.report.content import Report
from plagcheck.report.outline import outline_of
from plagcheck.report.wording import Wording

# Points of A4.
WIDTH: Final = 595.0
HEIGHT: Final = 842.0
SIDE: Final = 42.0
TOP: Final = 46.0
BOTTOM: Final = 48.0
FOOT: Final = 30.0  # from the lower edge
HEAD: Final = 30.0  # from the upper edge

_DATES: Final = re.compile(
    rb"""(/(?:Creation|Mod)Date \(D:|xmp:(?:Create|Modify|Metadata)Date=")([-0-9T:+'Z]+)([)"])"""
)


def as_pdf(report: Report, say: Wording | None = None, observer: Observer | None = None) -> bytes:
    """The whole file; the same report gives the same pages."""
    need_application()
    load_fonts()
    say, observer = say or Wording(), observer or Unobserved()
    outline = outline_of(report, say)
    pages = _pages(outline, say, observer)
    return _dated(_painted(pages, outline, report, say, observer), report.made)


def _pages(outline: Outline, say: Wording, observer: Observer) -> list[Page]:
    setter = Setter((WIDTH - 2 * SIDE) * SCALE, say)
    slabs: list[Slab] = []
    before: Block | None = None
    for place, block in enumerate(outline.blocks):
        observer.check_cancelled()
        observer.progressed(Progress("report", place, 2 * len(outline.blocks)))
        fresh = list(setter.slabs(block))
        if isinstance(before, Heading) and isinstance(block, Paragraph | Legend):
            fresh = [replace(slab, keeps_next=True) for slab in fresh]
        slabs += fresh
        before = block
    pager = Pager(TOP * SCALE, (HEIGHT - BOTTOM) * SCALE)
    pager.place(slabs)
    return pager.pages


def _painted(
    pages: list[Page], outline: Outline, report: Report, say: Wording, observer: Observer
) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            QMarginsF(0, 0, 0, 0),
        )
    )
    writer.setTitle(outline.title)
    writer.setCreator(f"plagcheck {report.version}")
    writer.setDocumentId(QUuid(str(uuid5(NAMESPACE_URL, outline.title))))
    painter = QPainter(writer)
    for place, page in enumerate(pages):
        observer.check_cancelled()
        observer.progressed(Progress("report", len(pages) + place, 2 * len(pages)))
        if place:
            writer.newPage()
            _head(painter, outline.title, say.date(report.made))
        for placed in page:
            placed.draw(painter, SIDE * SCALE)
        _foot(painter, outline.foot, say("page of", page=place + 1, pages=len(pages)))
    painter.end()
    buffer.close()
    return bytes(buffer.data().data())


def _head(painter: QPainter, left: str, right: str) -> None:
    _ends(painter, HEAD * SCALE, left, right)


def _foot(painter: QPainter, left: str, right: str) -> None:
    y = (HEIGHT - FOOT) * SCALE
    painter.setPen(QPen(QColor(palette.INK["line"]), HAIR))
    line = y - 12 * SCALE
    painter.drawLine(QPointF(SIDE * SCALE, line), QPointF((WIDTH - SIDE) * SCALE, line))
    _ends(painter, y, left, right)


def _ends(painter: QPainter, y: float, left: str, right: str) -> None:
    """Words at both ends of a line; those at the left give way."""
    face = font(SANS, 8)
    metrics = QFontMetricsF(face)
    taken = metrics.horizontalAdvance(right)
    room = (WIDTH - 2 * SIDE) * SCALE - taken - 12 * SCALE
    shown = metrics.elidedText(left, Qt.TextElideMode.ElideMiddle, room)
    painter.setFont(face)
    painter.setPen(QColor(palette.INK["soft"]))
    painter.drawText(QPointF(SIDE * SCALE, y), apart(shown))
    painter.drawText(QPointF((WIDTH - SIDE) * SCALE - taken, y), right)


def _dated(data: bytes, made: datetime) -> bytes:
    """The file with the date of the report in place of now; no length changes."""
    moment = made.astimezone(UTC)
    forms = (f"{moment:%Y%m%d%H%M%S}Z", f"{moment:%Y%m%d%H%M%S}+00'00'",
             f"{moment:%Y-%m-%dT%H:%M:%S}Z", f"{moment:%Y-%m-%dT%H:%M:%S}+00:00")  # fmt: skip
    by_length = {len(form): form.encode() for form in forms}

    def dated(found: re.Match[bytes]) -> bytes:
        return found[1] + by_length.get(len(found[2]), found[2]) + found[3]

    return _DATES.sub(dated, data)
