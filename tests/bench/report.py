"""How long a report of a 50-page paper takes, in each form.

    python -m tests.bench.report [PAGES [SOURCES]]

All of the paper is copied, with a word changed now and then: the longest report it can have.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from plagcheck.model.document import Document
from plagcheck.printing.pdf import as_pdf
from plagcheck.report.build import report_of
from plagcheck.report.content import Report
from plagcheck.report.csv import as_csv
from plagcheck.report.html.writer import as_html
from plagcheck.report.report_json import as_json_text
from plagcheck.report.tables import report_tables, source_table
from plagcheck.report.text import as_text
from plagcheck.report.xlsx import as_xlsx
from tests import word_salad
from tests.report.subjects import Reading, edited, subject

WORDS_A_PAGE = 420


def main(pages: int = 50, sources: int = 100) -> None:
    size = pages * WORDS_A_PAGE // sources
    passages = [word_salad.prose(seed, size) for seed in range(sources)]
    text = " ".join(edited(passage, 40) for passage in passages)
    starts = tuple(len(text) * page // pages for page in range(pages))
    readings = [Reading(f"Source {place}.pdf", text) for place, text in enumerate(passages)]
    found = subject(Document("essay.docx", text, "ab" * 32, starts), readings)
    began = time.perf_counter()
    report = report_of(found)
    print(f"{pages} pages, {sources} sources, {len(report.passages)} passages")
    print(f"  put together {time.perf_counter() - began:5.2f} s")
    forms: dict[str, Callable[[Report], str | bytes]] = {
        "html": as_html,
        "pdf": as_pdf,
        "text": as_text,
        "csv": lambda report: as_csv(source_table(report)),
        "xlsx": lambda report: as_xlsx(report_tables(report), "essay", report.made),
        "json": as_json_text,
    }
    for form, write in forms.items():
        began = time.perf_counter()
        written = write(report)
        print(f"  {form:<12} {time.perf_counter() - began:5.2f} s, {len(written):,} bytes")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
