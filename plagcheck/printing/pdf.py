"""A report as PDF: A4, real text, a head and a foot on its pages. Needs no display."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final
from uuid import NAMESPACE_URL, uuid5

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QUuid
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from plagcheck.model.progress import Observer, Progress, Unobserved
from plagcheck.printing.fonts import RESOLUTION
from plagcheck.printing.pages import ReportPages, lay_out_pages
from plagcheck.report.content import Report
from plagcheck.report.languages.wording import Wording

_DATES: Final = re.compile(
    rb"""(/(?:Creation|Mod)Date \(D:|xmp:(?:Create|Modify|Metadata)Date=")([-0-9T:+'Z]+)([)"])"""
)


def as_pdf(report: Report, say: Wording | None = None, observer: Observer | None = None) -> bytes:
    """The whole file; the same report gives the same pages."""
    observer = observer or Unobserved()
    pages = lay_out_pages(report, say, observer)
    return _dated(_painted(pages, report.version, observer), report.made)


def _painted(pages: ReportPages, version: str, observer: Observer) -> bytes:
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
    writer.setTitle(pages.outline.title)
    writer.setCreator(f"plagcheck {version}")
    writer.setDocumentId(QUuid(str(uuid5(NAMESPACE_URL, pages.outline.title))))
    painter = QPainter(writer)
    for place in range(len(pages)):
        observer.check_cancelled()
        observer.progressed(Progress("report", len(pages) + place, 2 * len(pages)))
        if place:
            writer.newPage()
        pages.draw(painter, place)
    painter.end()
    buffer.close()
    return bytes(buffer.data().data())


def _dated(data: bytes, made: datetime) -> bytes:
    """The file with the date of the report in place of now; no length changes."""
    moment = made.astimezone(UTC)
    forms = (f"{moment:%Y%m%d%H%M%S}Z", f"{moment:%Y%m%d%H%M%S}+00'00'",
             f"{moment:%Y-%m-%dT%H:%M:%S}Z", f"{moment:%Y-%m-%dT%H:%M:%S}+00:00")  # fmt: skip
    by_length = {len(form): form.encode() for form in forms}

    def dated(found: re.Match[bytes]) -> bytes:
        return found[1] + by_length.get(len(found[2]), found[2]) + found[3]

    return _DATES.sub(dated, data)
