"""Forms: a report as the bytes of a file, in every form there is. One table for all who write."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from plagcheck.model.progress import Observer, Unobserved
from plagcheck.report.build import Subject, report_of
from plagcheck.report.content import Report, ReportOptions
from plagcheck.report.csv import as_csv
from plagcheck.report.html.writer import as_html
from plagcheck.report.languages.wording import Wording
from plagcheck.report.report_json import as_json_text
from plagcheck.report.tables import report_tables, source_table
from plagcheck.report.text import as_text
from plagcheck.report.xlsx import as_xlsx


@dataclass(frozen=True, slots=True)
class About:
    """What every form is written from."""

    subject: Subject
    wanted: ReportOptions
    say: Wording
    report: Report

    @classmethod
    def of(cls, subject: Subject, wanted: ReportOptions, say: Wording) -> About:
        return cls(subject, wanted, say, report_of(subject, wanted, say))


def written(form: str, about: About, observer: Observer | None = None) -> bytes:
    """A report in one of the forms of `report.forms.FORMS`."""
    return _WRITERS[form](about, observer or Unobserved())


def _pdf(about: About, observer: Observer) -> bytes:
    from plagcheck.printing.pdf import as_pdf  # the only form that needs Qt

    return as_pdf(about.report, about.say, observer)


def _xlsx(about: About, observer: Observer) -> bytes:
    report, say = about.report, about.say
    return as_xlsx(report_tables(report, say), report.paper.name, report.made)


def _json(about: About, observer: Observer) -> bytes:
    return as_json_text(about.subject, about.report, about.wanted, about.say).encode()


_WRITERS: Final[dict[str, Callable[[About, Observer], bytes]]] = {
    "html": lambda about, _: as_html(about.report, about.say).encode(),
    "pdf": _pdf,
    "text": lambda about, _: as_text(about.report, about.say).encode(),
    "csv": lambda about, _: as_csv(source_table(about.report, about.say), about.say).encode(),
    "xlsx": _xlsx,
    "json": _json,
}
