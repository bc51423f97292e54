"""Jobs around a report: what it is about, its pages, and the file it becomes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QImage, QPainter

from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
from plagcheck.gui.jobs.open_check import OpenCheck, text_of
from plagcheck.gui.jobs.page_jobs import Picture

if TYPE_CHECKING:
    from plagcheck.gui.jobs.library_jobs import LibraryContents
    from plagcheck.model.document import Document
    from plagcheck.model.result import Source
    from plagcheck.printing.pages import ReportPages
    from plagcheck.report.build import Subject
    from plagcheck.report.content import Report, ReportOptions
    from plagcheck.report.inventory import Contents


@dataclass(frozen=True, slots=True)
class ReportPreview:
    """A report as it is looked at before it is written."""

    report: Report
    contents: Contents
    pages: ReportPages
    left_out: int  # lines of the ledger, whether the report has them or not


def read_subject(checked: OpenCheck, library: LibraryContents | None) -> Work[Subject]:
    """Everything a report is about: what is on the screen, and the texts behind it.

    Whose work they are is what the library says today.
    """
    adjusted, decision = checked.on_screen, checked.decision
    entries = library.entries if library is not None else []

    def work(keeper: Keeper, watcher: Watcher) -> Subject:
        from plagcheck.report.build import Subject
        from plagcheck.report.own_places import with_own_places
        from plagcheck.report.redaction import held_now, may_be_quoted

        def text(source: Source) -> Document | None:
            return text_of(checked, source, keeper, watcher)

        placed = with_own_places(adjusted, text)
        before, result = (held_now(each, entries) for each in (placed.before, placed.result))
        texts = ((source.id, text(source)) for source in filter(may_be_quoted, result.sources))
        found = {number: text for number, text in texts if text is not None}
        return Subject(
            replace(placed, before=before, result=result),
            found,
            datetime.now().astimezone(),
            decision=decision,
            student=checked.student,
        )

    return work


def make(subject: Subject, wanted: ReportOptions, language: str) -> Work[ReportPreview]:
    """Make a report and set its pages."""

    def work(keeper: Keeper, watcher: Watcher) -> ReportPreview:
        from plagcheck.gui.leaveout.ledger import count_places
        from plagcheck.printing.pages import lay_out_pages
        from plagcheck.report.build import report_of
        from plagcheck.report.inventory import contains
        from plagcheck.report.languages.wording import Wording

        say = Wording(language)
        report = report_of(subject, wanted, say)
        watcher.check_cancelled()
        pages = lay_out_pages(report, say, watcher)
        return ReportPreview(report, contains(report), pages, count_places(subject.checked))

    return work


def picture(pages: ReportPages, page: int, zoom: float) -> Work[Picture]:
    """A page as it would be printed; `zoom` is pixels per point."""

    def work(keeper: Keeper, watcher: Watcher) -> Picture:
        from plagcheck.printing.fonts import SCALE
        from plagcheck.printing.pages import HEIGHT, WIDTH

        size = round(WIDTH * zoom), round(HEIGHT * zoom)
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom / SCALE, zoom / SCALE)
        pages.draw(painter, page)
        painter.end()
        return Picture(page, zoom, image)

    return work


def write(
    form: str,
    subject: Subject,
    wanted: ReportOptions,
    language: str,
    path: Path,
    needed: Collection[Path],
) -> Work[Path]:
    """Write a report in one form, but not in the place of a file that is needed."""

    def work(keeper: Keeper, watcher: Watcher) -> Path:
        from plagcheck.printing.forms import written
        from plagcheck.report.build import report_of
        from plagcheck.report.languages.wording import Wording
        from plagcheck.report.writing import write_file

        say = Wording(language)
        data = written(form, report_of(subject, wanted, say), say, watcher)
        watcher.check_cancelled()
        write_file(path, data, needed)
        return path

    return work
