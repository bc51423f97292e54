"""The step that writes a report in every form and reads each of them back."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from plagcheck.report.build import Subject, report_of
from plagcheck.report.content import Report, Wanted
from plagcheck.report.csv import as_csv
from plagcheck.report.forms import FORMS
from plagcheck.report.html.writer import as_html
from plagcheck.report.library_facts import library_facts
from plagcheck.report.report_json import as_json_text
from plagcheck.report.tables import paper_table, source_table
from plagcheck.report.text import as_text
from plagcheck.report.writing import write_file
from plagcheck.report.xlsx import as_xlsx
from plagcheck.selftest import expected
from plagcheck.selftest.bench import Bench, require, require_equal

NAMES: Final = tuple(Path(name).stem for name in expected.SOURCES)


def write_reports(bench: Bench) -> str:
    """Every form of a report on the paper, each holding the name of every source."""
    subject = _subject(bench)
    report = report_of(subject)
    writers = _writers(subject, report)
    require_equal("forms of a report", sorted(writers), sorted(FORMS))
    for form, write in writers.items():
        path = bench.scratch / f"report.{'txt' if form == 'text' else form}"
        write_file(path, write())
        text = _READERS.get(form, _read_text)(bench, path)
        for name in NAMES:
            require(name in text, f"the {form} report does not name {name}")
    return ", ".join(writers)


def _subject(bench: Bench) -> Subject:
    result = bench.checked()
    documents = {each.entry.id: bench.library.document(each.entry.id) for each in result.sources}
    return Subject(result, documents, datetime.now().astimezone(), library_facts(bench.library))


def _writers(subject: Subject, report: Report) -> Mapping[str, Callable[[], bytes]]:
    tables = [paper_table(report), source_table(report)]
    return {
        "html": lambda: as_html(report).encode(),
        "pdf": lambda: _as_pdf(report),
        "text": lambda: as_text(report).encode(),
        "csv": lambda: as_csv(source_table(report)).encode(),
        "xlsx": lambda: as_xlsx(tables, report.paper.name, report.made),
        "json": lambda: as_json_text(subject, report, Wanted()).encode(),
    }


def _as_pdf(report: Report) -> bytes:
    from plagcheck.printing.pdf import as_pdf  # needs Qt

    return as_pdf(report)


def _read_text(bench: Bench, path: Path) -> str:
    return path.read_text("utf-8-sig")


def _read_pdf(bench: Bench, path: Path) -> str:
    return " ".join(bench.pool.extract(path).text.split())


def _read_sheet(bench: Bench, path: Path) -> str:
    with zipfile.ZipFile(io.BytesIO(path.read_bytes())) as sheet:
        return sheet.read("xl/sharedStrings.xml").decode()


def _read_json(bench: Bench, path: Path) -> str:
    return json.dumps(json.loads(path.read_text("utf-8")), ensure_ascii=False)


_READERS: Final = {"pdf": _read_pdf, "xlsx": _read_sheet, "json": _read_json}
