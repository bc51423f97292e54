"""How many sources are said to be there is how many are listed."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from plagcheck.cli.wording import check_lines
from plagcheck.gui.check.result_page import ResultPage
from plagcheck.gui.check.source_side import SOURCES
from plagcheck.gui.parts.row_models import ROW
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.match import Kind
from plagcheck.model.ranking import folded
from plagcheck.report.build import Subject, report_of
from plagcheck.report.text import as_text
from tests.gui.conftest import LEFT, TIDES, add_folder, check
from tests.gui.results import match, shown, source
from tests.report.subjects import MADE


def listed(page: ResultPage) -> int:
    """Rows that are sources, whatever stands between them."""
    model = page.sources.model()
    rows = [model.index(place, 0).data(ROW) for place in range(model.rowCount())]
    return sum(row.source is not None and not row.folds for row in rows)


def test_folded_sources_are_told_and_counted_when_they_are_unfolded(
    window: MainWindow, tmp_path: Path, essay: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    for number in range(4):
        text = f"Edition {number} of it. {TIDES} Printed {'again ' * number}here."
        (folder / f"edition {number}.txt").write_text(text, encoding="utf-8")
    add_folder(window, folder, qtbot)
    check(window, essay, qtbot)
    page = window.check.result
    assert "1 source</span> (3 more with these words only)" in page.summary.sentence.text()
    folds = page.sources.model().index(1, 0)
    told = "3 more: hardly any shared words beyond those of source 1"
    assert folds.data(Qt.ItemDataRole.AccessibleTextRole) == told
    assert listed(page) == 1
    assert page.tabs.tabText(SOURCES) == "Sources  1"

    place = page.sources.visualRect(folds).center()
    qtbot.mouseClick(page.sources.viewport(), LEFT, pos=place)
    assert listed(page) == 4
    assert page.tabs.tabText(SOURCES) == "Sources  4"

    qtbot.mouseClick(page.sources.viewport(), LEFT, pos=place)
    assert page.tabs.tabText(SOURCES) == "Sources  1"


def test_every_surface_tells_of_folded_sources_in_one_sentence(
    window: MainWindow, tmp_path: Path, essay: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    for number in range(4):
        text = f"Edition {number} of it. {TIDES} Printed {'again ' * number}here."
        (folder / f"edition {number}.txt").write_text(text, encoding="utf-8")
    add_folder(window, folder, qtbot)
    check(window, essay, qtbot)
    said = "also appears in 1 source (3 more with these words only)"
    checked = window.controllers.check.on_screen
    assert checked is not None
    shown_here = re.sub("<[^>]+>", "", window.check.result.summary.sentence.text())
    assert shown_here.endswith(said)
    assert said in next(check_lines(checked.adjusted))
    report = report_of(Subject(checked.adjusted, {}, MADE))
    assert said in " ".join(as_text(report).split())


def test_of_folded_sources_those_count_that_are_not_left_out(
    application: object, qtbot: QtBot
) -> None:
    same = match(Kind.WORD_FOR_WORD, (0, 30))
    leader, *others = source(1, same), *(source(n, same, under=1) for n in (2, 3, 4))
    every = shown(leader, *others)
    left = every.result.holding([leader, *others[:2]])
    page = ResultPage()
    qtbot.addWidget(page)
    page.show_result(replace(every, whole=replace(every.whole, result=left, left_out=(others[2],))))
    assert "1 source</span> (2 more with these words only)" in page.summary.sentence.text()
    folds = page.sources.model().index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert folds == "2 more: hardly any shared words beyond those of source 1 · 1 left out"


def test_what_is_said_of_folded_sources_is_not_cut_off(
    window: MainWindow, tmp_path: Path, essay: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    for number in range(2):
        text = f"Edition {number} of it. {TIDES} Printed {'again ' * number}here."
        (folder / f"edition {number}.txt").write_text(text, encoding="utf-8")
    add_folder(window, folder, qtbot)
    check(window, essay, qtbot)
    window.resize(960, 640)
    sources = window.check.result.sources
    folds = sources.model().index(1, 0)
    told = folds.data(Qt.ItemDataRole.AccessibleTextRole)
    there = sources.visualRect(folds)
    wrapped = QFontMetrics(theme.font(12)).boundingRect(
        QRect(0, 0, there.width() - 72, 1), Qt.TextFlag.TextWordWrap, told
    )
    assert wrapped.height() + 8 <= there.height()


def test_nothing_is_said_of_folded_sources_where_there_are_none(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    assert "words only" not in window.check.result.summary.sentence.text()


def test_in_a_class_documents_beside_a_class_mate_are_counted(
    application: object, qtbot: QtBot
) -> None:
    same = match(Kind.WORD_FOR_WORD, (0, 30))
    mate = source(1, same)
    mate = replace(mate, entry=replace(mate.entry, id=-7, name="Ben Birch"))
    documents = [source(number, same) for number in (2, 3)]
    page = ResultPage()
    qtbot.addWidget(page)
    page.show_result(replace(shown(*folded([mate, *documents], 12)), papers=3))
    assert listed(page) == 2
    assert page.tabs.tabText(SOURCES) == "Sources  2"
    assert "2 sources</span> (1 more with these words only)" in page.summary.sentence.text()


def test_headings_of_a_class_count_what_stands_below_them(
    application: object, qtbot: QtBot
) -> None:
    same = match(Kind.WORD_FOR_WORD, (0, 30))
    documents = source(1, same), source(2, same, under=1)
    page = ResultPage()
    qtbot.addWidget(page)
    page.show_result(replace(shown(*documents), papers=3))
    model = page.sources.model()
    headings = [model.index(place, 0).data(ROW).heading for place in (0, 1)]
    assert headings == ["Class-mates none", "Library 1"]
    page.sources._on_click(model.index(3, 0))
    assert model.index(1, 0).data(ROW).heading == "Library 2"
