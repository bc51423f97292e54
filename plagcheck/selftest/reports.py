"""The step that writes a report in every form and reads each of them back."""

from __future__ import annotations

import io
import json
import zipfile
from datetime import datetime
from pathlib import Path
from typing import Final

from plagcheck.model.adjusted import unadjusted
from plagcheck.printing.forms import written
from plagcheck.report.build import Subject, report_of
from plagcheck.report.forms import FORMS
from plagcheck.report.languages.wording import Wording
from plagcheck.report.writing import write_file
from plagcheck.selftest import expected
from plagcheck.selftest.bench import Bench, require

NAMES: Final = tuple(Path(name).stem for name in expected.SOURCES)


def write_reports(bench: Bench) -> str:
    """Every form of a report on the paper, each holding the name of every source."""
    report, say = report_of(_subject(bench)), Wording()
    for form in FORMS:
        path = bench.scratch / f"report.{'txt' if form == 'text' else form}"
        write_file(path, written(form, report, say))
        text = _READERS.get(form, _read_text)(bench, path)
        for name in NAMES:
            require(name in text, f"the {form} report does not name {name}")
    return ", ".join(FORMS)


def _subject(bench: Bench) -> Subject:
    result = bench.checked()
    documents = {each.id: bench.library.document(each.id) for each in result.sources}
    return Subject(unadjusted(result), documents, datetime.now().astimezone())


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
