"""Jobs around a report: what it is about, its pages, and the file it becomes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QImage, QPainter

from plagcheck.gui.jobs.checked import Checked, text_of
from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
from plagcheck.gui.jobs.page_jobs import Picture

if TYPE_CHECKING:
    from plagcheck.gui.jobs.library_jobs import LibraryState
    from plagcheck.printing.pages import Leaves
    from plagcheck.report.build import Subject
    from plagcheck.report.content import Report, Wanted
    from plagcheck.report.inventory import Contents
    from plagcheck.report.languages.wording import Wording


@dataclass(frozen=True, slots=True)
class Made:
    """A report as it is looked at before it is written."""

    report: Report
    contents: Contents
    leaves: Leaves
    left_out: int  # lines of the ledger, whether the report has them or not


def read_subject(checked: Checked, library: LibraryState | None) -> Work[Subject]:
    """Everything a report is about: what is on the screen, and the texts behind it.

    Whose work they are is what the library says today.
    """
    adjusted, decision = checked.shown.hiding(checked.hidden).adjusted, checked.decision
    entries = library.entries if library is not None else []

    def work(keeper: Keeper, watcher: Watcher) -> Subject:
        from plagcheck.report.build import Subject
        from plagcheck.report.redaction import held_now

        texts = (
            (source.id, text_of(checked, source, keeper, watcher))
            for source in adjusted.result.sources
            if source.under is None
        )
        found = {number: text for number, text in texts if text is not None}
        before, result = (held_now(each, entries) for each in (adjusted.before, adjusted.result))
        return Subject(
            replace(adjusted, before=before, result=result),
            found,
            datetime.now().astimezone(),
            decision=decision,
            student=checked.student,
        )

    return work


def make(subject: Subject, wanted: Wanted, language: str) -> Work[Made]:
    """Make a report and set its pages."""

    def work(keeper: Keeper, watcher: Watcher) -> Made:
        from plagcheck.printing.pages import leaves_of
        from plagcheck.report.build import report_of
        from plagcheck.report.inventory import contains
        from plagcheck.report.languages.wording import Wording

        say = Wording(language)
        report = report_of(subject, wanted, say)
        watcher.check_cancelled()
        leaves = leaves_of(report, say, watcher)
        return Made(report, contains(report), leaves, len(subject.checked.entries))

    return work


def picture(leaves: Leaves, page: int, zoom: float, ticket: int) -> Work[Picture]:
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
        leaves.draw(painter, page)
        painter.end()
        return Picture(ticket, page, zoom, image)

    return work


def write(form: str, subject: Subject, wanted: Wanted, language: str, path: Path) -> Work[Path]:
    """Write a report in one form."""

    def work(keeper: Keeper, watcher: Watcher) -> Path:
        from plagcheck.report.build import report_of
        from plagcheck.report.languages.wording import Wording
        from plagcheck.report.writing import write_file

        say = Wording(language)
        about = _About(subject, report_of(subject, wanted, say), wanted, say)
        data = _WRITERS[form](about, watcher)
        watcher.check_cancelled()
        write_file(path, data)
        return path

    return work


@dataclass(frozen=True, slots=True)
class _About:
    """What every form is written from."""

    subject: Subject
    report: Report
    wanted: Wanted
    say: Wording


def _html(about: _About, watcher: Watcher) -> bytes:
    from plagcheck.report.html.writer import as_html

    return as_html(about.report, about.say).encode()


def _pdf(about: _About, watcher: Watcher) -> bytes:
    from plagcheck.printing.pdf import as_pdf

    return as_pdf(about.report, about.say, watcher)


def _text(about: _About, watcher: Watcher) -> bytes:
    from plagcheck.report.text import as_text

    return as_text(about.report, about.say).encode()


def _json(about: _About, watcher: Watcher) -> bytes:
    from plagcheck.report.report_json import as_json_text

    return as_json_text(about.subject, about.report, about.wanted, about.say).encode()


def _csv(about: _About, watcher: Watcher) -> bytes:
    from plagcheck.report.csv import as_csv
    from plagcheck.report.tables import source_table

    return as_csv(source_table(about.report, about.say), about.say).encode()


def _xlsx(about: _About, watcher: Watcher) -> bytes:
    from plagcheck.report.tables import paper_table, source_table
    from plagcheck.report.xlsx import as_xlsx

    report, say = about.report, about.say
    tables = [paper_table(report, say), source_table(report, say)]
    return as_xlsx(tables, report.paper.name, report.made)


_Writer = Callable[[_About, Watcher], bytes]
_WRITERS: dict[str, _Writer] = {
    "html": _html,
    "pdf": _pdf,
    "txt": _text,
    "json": _json,
    "csv": _csv,
    "xlsx": _xlsx,
}
FORMS = tuple(_WRITERS)
