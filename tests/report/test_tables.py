"""Tables: read back from CSV and Excel, and never taken for formulas."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import replace

import openpyxl
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.classroom.comparing import compare_class
from plagcheck.model.decisions import Decision, Decisions, Status
from plagcheck.report.build import report_of
from plagcheck.report.csv import as_csv, safe
from plagcheck.report.tables import Table, TableColumn, class_tables, report_tables, source_table
from plagcheck.report.xlsx import as_xlsx
from tests import word_salad
from tests.classroom.classes import papers_of
from tests.report.subjects import MADE, Reading, essay, subject

FORMULAS = (
    "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "=cmd|' /C calc'!A0", "＝1", " =1", '"=1"',
    "\x01=1", "\u202e=1",
)  # fmt: skip


def read_csv(text: str, delimiter: str = ",") -> list[list[str]]:
    return list(csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=delimiter))


def one_cell(text: str) -> Table:
    return Table("T", (TableColumn("Name"), TableColumn("Share", True)), ((text, 0.5),))


def test_the_sources_of_a_check_are_read_back() -> None:
    passages = [word_salad.text(seed, 30) for seed in (1, 2)]
    readings = [Reading(f"Reader {place}.txt", text) for place, text in enumerate(passages, 1)]
    report = report_of(subject(essay(*passages), readings))
    table = source_table(report)

    rows = read_csv(as_csv(table))
    assert [row[1] for row in rows[1:]] == [s.entry.name for s in report.sources]
    assert [float(row[4]) for row in rows[1:]] == [
        s.comparison.share_of_submission for s in report.sources
    ]
    sheet = openpyxl.load_workbook(io.BytesIO(as_xlsx([table], "essay", MADE))).active
    name = report.sources[0].entry.name
    assert [cell.value for cell in sheet[2]][:4] == [1, name, "Course texts", 30]


def test_formulas_become_text() -> None:
    for formula in FORMULAS:
        ((_, _), (cell, _)) = read_csv(as_csv(one_cell(formula)))
        assert cell.startswith("'"), formula
        book = openpyxl.load_workbook(io.BytesIO(as_xlsx([one_cell(formula)], formula, MADE)))
        assert book.active["A2"].data_type == "s", formula


@given(st.text(max_size=40))
def test_no_text_begins_a_formula_whatever_parts_the_cells(text: str) -> None:
    written = as_csv(one_cell(text))

    for delimiter in ",;\t|":
        for row in read_csv(written, delimiter)[1:]:
            for cell in row:
                assert not re.match(r"\s*[=+\-@＝＋－＠]", cell.lstrip('"')), (delimiter, row)


@given(st.text(max_size=40))
def test_excel_gets_every_text_as_text(text: str) -> None:
    book = openpyxl.load_workbook(io.BytesIO(as_xlsx([one_cell(text)], text, MADE)))

    assert book.active["A2"].data_type in ("s", "n")
    assert not isinstance(book.active["A2"].value, (int, float))
    assert book.active["B2"].value == 0.5


def test_harmless_text_stays_as_it_is() -> None:
    assert safe("Smith, Ann; 2nd file - final") == "Smith, Ann; 2nd file - final"


def test_a_class_has_a_row_for_each_paper_and_pair() -> None:
    shared = word_salad.prose(7, 60)
    papers = {"=Ann": f"{word_salad.prose(1, 80)} {shared}",
              "Bob": f"{shared} {word_salad.prose(2, 80)}",
              "Cy": word_salad.prose(3, 100)}  # fmt: skip
    result = compare_class(papers_of(papers))
    first = result.papers[0].id
    decisions = Decisions().with_paper(first, Decision(Status.NO_CONCERN, "@late"))
    paper_table, pair_table = class_tables(result, decisions)

    assert [row[1] for row in paper_table.rows] == [paper.student.name for paper in result.papers]
    assert paper_table.rows[0][10:12] == ("No concern", "@late")
    assert len(pair_table.rows) == len(result.pairs) == 1
    rows = read_csv(as_csv(paper_table))
    assert rows[1][11] == "'@late"
    book = openpyxl.load_workbook(io.BytesIO(as_xlsx([paper_table, pair_table], "class", MADE)))
    assert book.sheetnames == ["Papers", "Pairs"]
    assert book["Pairs"].max_row == 2


def test_tables_of_a_check_of_an_older_version_say_who_counted() -> None:
    passage = word_salad.text(1, 30)
    made = subject(essay(passage), [Reading("Reader.txt", passage)])
    checked = made.checked
    then = replace(checked.result, counted_by="0.1.0")
    report = report_of(replace(made, checked=replace(checked, before=then, result=then)))
    paper, sources, _ = report_tables(report)

    assert ("Counted by", "plagcheck 0.1.0") in paper.rows
    assert sources.columns[-1].title == "Counted by"
    assert {row[-1] for row in sources.rows} == {"plagcheck 0.1.0"}
