"""Forms: a report as the bytes of a file, in every form there is. One table for all who write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from plagcheck.model.progress import Observer, Unobserved
from plagcheck.report.content import Report
from plagcheck.report.csv import as_csv
from plagcheck.report.html.writer import as_html
from plagcheck.report.languages.wording import Wording
from plagcheck.report.report_json import as_json_text
from plagcheck.report.tables import report_tables, source_table
from plagcheck.report.text import as_text
from plagcheck.report.xlsx import as_xlsx


def written(form: str, report: Report, say: Wording, observer: Observer | None = None) -> bytes:
    """A report in one of the forms of `report.forms.FORMS`."""
    return _WRITERS[form](report, say, observer or Unobserved())


def _pdf(report: Report, say: Wording, observer: Observer) -> bytes:
    from plagcheck.printing.pdf import as_pdf  # the only form that needs Qt

    return as_pdf(report, say, observer)


_WRITERS: Final[dict[str, Callable[[Report, Wording, Observer], bytes]]] = {
    "html": lambda report, say, _: as_html(report, say).encode(),
    "pdf": _pdf,
    "text": lambda report, say, _: as_text(report, say).encode(),
    "csv": lambda report, say, _: as_csv(source_table(report, say), say).encode(),
    "xlsx": lambda report, say, _: as_xlsx(report_tables(report, say), report.name, report.made),
    "json": lambda report, say, _: as_json_text(report).encode(),
}
