"""Jobs around a report: what it is about, its pages, and the file it becomes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QColor, QImage, QPainter

from plagcheck.gui.jobs.history_jobs import use_records
from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
from plagcheck.gui.jobs.page_jobs import Picture

if TYPE_CHECKING:
    from plagcheck.gui.jobs.check_jobs import Checked
    from plagcheck.gui.jobs.library_jobs import LibraryState as LibraryNow
    from plagcheck.history.saved import LibraryState
    from plagcheck.model.document import Document
    from plagcheck.model.entry import Entry
    from plagcheck.model.result import CheckResult, FilesCompared
    from plagcheck.printing.pages import Leaves
    from plagcheck.report.build import Subject
    from plagcheck.report.content import LibraryFacts, Report, Wanted
    from plagcheck.report.inventory import Contents
    from plagcheck.report.languages.wording import Wording

DIGITS = 12  # of a library's identity: enough to tell two apart


@dataclass(frozen=True, slots=True)
class Made:
    """A report as it is looked at before it is written."""

    report: Report
    contents: Contents
    leaves: Leaves
    left_out: int  # lines of the ledger, whether the report has them or not


def read_subject(checked: Checked, library: LibraryNow | None) -> Work[Subject]:
    """Everything a report is about; a kept check brings its own texts.

    Whose work they are is what the library says today.
    """
    entries = library.entries if library is not None else []

    def work(keeper: Keeper, watcher: Watcher) -> Subject:
        if checked.record is not None:
            number = checked.record
            saved = use_records(watcher, lambda records: records.load(number))
            texts = {each.id: each.document for each in saved.sources if not each.erased}
            facts = facts_of(saved.library, saved.settings)
            return _subject(checked, saved.result, texts, facts, entries, saved.student)
        result = checked.result
        if result is None:
            raise ValueError("a check that was stopped has no report")
        texts, facts = _texts(checked, keeper), _facts_now(checked, keeper)
        return _subject(checked, result, texts, facts, entries)

    return work


def _subject(
    checked: Checked,
    result: CheckResult | FilesCompared,
    texts: Mapping[int, Document],
    facts: LibraryFacts | None,
    entries: Sequence[Entry],
    student: str = "",
) -> Subject:
    from plagcheck.leaveout.apply import leave_out
    from plagcheck.model.result import CheckResult
    from plagcheck.report.as_check import of_two_files
    from plagcheck.report.build import Subject
    from plagcheck.report.redaction import held_now

    if not isinstance(result, CheckResult):
        told = of_two_files(result, checked.findings.shortest)
        result, facts = told.result, None
        texts = {number: text for number, text in told.documents.items() if text.text}
    fair = leave_out(held_now(result, entries), checked.rules, checked.choices)
    now = datetime.now().astimezone()
    return Subject(fair, texts, now, facts, checked.decision, student)


def _texts(checked: Checked, keeper: Keeper) -> dict[int, Document]:
    """Texts of sources by their number in the library, as far as they are still there."""
    from plagcheck.model.errors import UnknownDocument

    found: dict[int, Document] = {}
    for source in checked.findings.sources:
        document = checked.texts.get(source.number)
        if document is None and checked.path is not None:
            try:
                document = keeper.library.document(source.id)
            except UnknownDocument:
                continue
        if document is not None:
            found[source.id] = document
    return found


def _facts_now(checked: Checked, keeper: Keeper) -> LibraryFacts | None:
    from plagcheck.jobs.history import library_state

    if checked.path is None or checked.is_pair:
        return None
    params = keeper.library.params
    cut = {"certain_run": params.certain_run, "accents": params.accents}
    return facts_of(library_state(keeper.library), cut)


def facts_of(state: LibraryState, settings: Mapping[str, Any]) -> LibraryFacts | None:
    """The library a check was made with; its identity and last number tell two states apart."""
    from plagcheck.report.content import LibraryFacts

    if not state.name:
        return None
    return LibraryFacts(
        state.name,
        state.documents,
        f"{state.identity[:DIGITS]}-{state.last_id}" if state.identity else "",
        int(settings.get("certain_run", 0)),
        bool(settings.get("accents", False)),
    )


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
        return Made(report, contains(report), leaves, len(subject.fair.entries))

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
