"""The models of a class under Qt's own tester, and what can be typed into a filter."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.modeltest import ModelTester

from plagcheck import paths
from plagcheck.classroom.comparing import compare_class
from plagcheck.classroom.pseudonyms import MadeUpNames
from plagcheck.gui.classroom import class_files
from plagcheck.gui.classroom.class_view import hidden_view_of, view_of
from plagcheck.gui.classroom.status import paint_status
from plagcheck.gui.classroom.tables.filters import Filter, parse
from plagcheck.gui.classroom.tables.lists import apart_items, apart_page, left_out_items
from plagcheck.gui.classroom.tables.pairs_model import JACCARD, REWORDED, PairsModel
from plagcheck.gui.classroom.tables.pairs_model import STATUS as PAIR_STATUS
from plagcheck.gui.classroom.tables.pairs_page import PairsPage
from plagcheck.gui.classroom.tables.papers_model import SHARE, STATUS, STUDENT, PapersModel
from plagcheck.model.classes import ClassOptions, Pair
from plagcheck.model.decisions import Decision, Decisions, Status
from plagcheck.model.submissions import Paper
from tests import word_salad
from tests.check.test_traced import SOURCE, reworded
from tests.classroom.classes import papers_of
from tests.gui.classroom.drawn import compared as small_class

pytestmark = pytest.mark.usefixtures("application")


class Decided:
    """Decisions that can be changed."""

    def __init__(self) -> None:
        self.decisions = Decisions()

    def of(self, row: Paper | Pair) -> Decision:
        if isinstance(row, Paper):
            return self.decisions.of_paper(row.id)
        return self.decisions.of_pair(row.a, row.b)


def test_papers(qtmodeltester: ModelTester) -> None:
    decided = Decided()
    model = PapersModel(decided.of)
    qtmodeltester.check(model)
    shown = view_of(small_class())
    model.show_class(shown)
    assert model.rowCount() == len(shown.result.papers)
    qtmodeltester.check(model)
    model.sort(SHARE, Qt.SortOrder.DescendingOrder)
    best = model.row(0)
    assert shown.shares[best.id] == max(shown.shares.values())
    decided.decisions = decided.decisions.with_paper(best.id, Decision(Status.CONFIRMED))
    model.status_changed()
    assert model.index(0, STATUS).data() == "Confirmed"
    model.narrow(parse("confirmed"))
    assert [model.row(n).id for n in range(model.rowCount())] == [best.id]
    qtmodeltester.check(model)
    model.narrow(Filter())
    model.switched = frozenset({"open"})
    model.lay_out()
    assert model.place_of(best) == -1
    assert model.rowCount() == len(shown.result.papers) - 1
    qtmodeltester.check(model)


def test_pairs_say_how_long_the_runs_are_that_jaccard_is_taken_of() -> None:
    shown, page = view_of(small_class()), PairsPage(Decided().of)
    options = replace(shown.result.options, shingle_size=7)
    page.show_class(replace(shown, result=replace(shown.result, options=options)))
    across, tip = Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole
    assert "runs of 7 words" in str(page.model.headerData(JACCARD, across, tip))


def test_pairs(qtmodeltester: ModelTester) -> None:
    decided = Decided()
    model = PairsModel(decided.of)
    shown = view_of(small_class())
    model.show_class(shown)
    assert [model.row(n) for n in range(model.rowCount())] == list(shown.result.pairs)
    qtmodeltester.check(model)
    model.sort(JACCARD, Qt.SortOrder.AscendingOrder)
    found = [model.row(n).comparison.jaccard for n in range(model.rowCount())]
    assert found == sorted(found)
    model.between = (shown.result.pairs[0].score, 1.0)
    model.lay_out()
    first = model.row(0)
    assert {model.row(n).score for n in range(model.rowCount())} == {shown.result.pairs[0].score}
    decided.decisions = decided.decisions.with_pair(first.b, first.a, Decision(Status.NO_CONCERN))
    assert model.index(0, PAIR_STATUS).data() == "No concern"
    qtmodeltester.check(model)


def test_a_pair_that_shares_only_rewording_says_how_much() -> None:
    passage = " ".join(SOURCE.split()[120:260])
    papers = {"Ada": "\n\n".join((word_salad.prose(2, 300), passage)),
              "Bea": "\n\n".join((word_salad.prose(3, 300), reworded(passage)))}  # fmt: skip
    page = PairsPage(Decided().of)
    page.show_class(view_of(compare_class(papers_of(papers))))
    pair = page.model.row(0)
    assert pair.is_reworded_only
    assert page.model.index(0, REWORDED).data() == str(max(pair.reworded_words))
    assert not page.table.isColumnHidden(REWORDED)

    page.show_class(view_of(small_class()))
    assert page.table.isColumnHidden(REWORDED)  # there is nothing to tell


def test_a_cell_says_all_that_is_painted() -> None:
    model = PapersModel(Decided().of)
    model.show_class(view_of(small_class()))
    cell = model.cell(0, SHARE)
    assert cell.share == model.view.shares[model.row(0).id]
    assert cell.text == model.index(0, SHARE).data()
    assert model.cell(0, STATUS).icon is not None


def test_lists(qtmodeltester: ModelTester) -> None:
    page = apart_page()
    qtmodeltester.check(page.model)
    page.show_items(apart_items(view_of(small_class())))
    qtmodeltester.check(page.model)
    assert left_out_items(view_of(small_class())) == []


def test_a_handout_has_as_many_words_as_a_check_counts() -> None:
    chinese = "学生应当用自己的话回答这个问题并注明来源"
    sheets = (chinese, "Answer in your own words — about 3 pages, please!")
    result = compare_class(small_class().papers, ClassOptions(handouts=sheets))
    words = [item.texts[1] for item in left_out_items(view_of(result))]
    assert words == [str(len(chinese)), "9"]


def test_hidden_names_are_in_no_row() -> None:
    result = small_class()
    names = [paper.student.name for paper in result.papers]
    hidden = hidden_view_of(result, MadeUpNames())
    papers, pairs = PapersModel(Decided().of), PairsModel(Decided().of)
    said = repr(hidden.result)
    for model in (papers, pairs):
        model.show_class(hidden)
        assert model.rowCount()
        for at in range(model.rowCount()):
            row = model.row(at)
            said += f"{model.searched(row)} {hidden.title(row)} {row!r}"  # type: ignore[arg-type]
            said += " ".join(repr(model.cell(at, n)) for n in range(model.columnCount()))
    assert not any(name.casefold() in said.casefold() for name in names)


def test_only_half_of_a_class_makes_common_text() -> None:
    from plagcheck.classroom.comparing import compare_class

    sheet = word_salad.text(1, 40)
    texts = {f"Student {n}": f"{word_salad.text(10 + n, 60)} {sheet}" for n in range(8)}
    texts |= {f"Other {n}": word_salad.text(50 + n, 80) for n in range(4)}
    (common,) = view_of(compare_class(papers_of(texts))).common
    assert (common.words, len(common.papers)) == (40, 8)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", Filter()),
        (">20", Filter(above=20)),
        ("< 7,5 % Ash", Filter(("ash",), below=7.5)),
        (">5 <10 to DISCUSS", Filter(("to", "discuss"), 5, 10)),
        ("Anna > Ben", Filter(("anna", ">", "ben"))),
    ],
)
def test_what_can_be_typed(typed: str, expected: Filter) -> None:
    assert parse(typed) == expected


def test_what_a_filter_lets_through() -> None:
    assert parse(">20").lets_through("", 0.21)
    assert not parse(">20").lets_through("", 0.2)
    assert not parse("<20 ash").lets_through("anna birch", 0.1)
    assert parse("ash disc").lets_through("anna ash to discuss", 0.5)


@pytest.mark.parametrize("name", ["a/b: c?", "..", "", "x" * 300, "Übung 3"])
def test_every_name_of_a_class_makes_a_file(name: str, data_dir: Path) -> None:
    path = class_files.free_path(name)
    assert path.parent == paths.classes_dir()
    path.parent.mkdir(parents=True)
    path.write_bytes(b"")
    assert class_files.free_path(name) != path
    assert [each.path for each in class_files.kept_classes()] == [path]


def test_the_four_signs_differ() -> None:
    pictures = []
    for status in Status:
        image = QImage(28, 28, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        paint_status(painter, image.rect().toRectF(), status, "#000000")
        painter.end()
        pictures.append(bytes(image.constBits()))
    assert len(set(pictures)) == 4


def test_students_are_named_in_the_table() -> None:
    model = PapersModel(Decided().of)
    shown = view_of(small_class())
    model.show_class(shown)
    said = model.index(0, STUDENT).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == f"Student: {shown.title(shown.result.papers[0])}"
