"""How was this found? The panel beside a result: opened, followed, closed, and what it says."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView
from pytestqt.qtbot import QtBot

from plagcheck.align.prepared import prepare
from plagcheck.check.explain import explain
from plagcheck.gui.explaining.found_panel import FoundPanel
from plagcheck.gui.explaining.number_line import NumberLine
from plagcheck.gui.jobs.explain_jobs import SourceSteps
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.document import Span
from plagcheck.model.explanation import FoundBy
from plagcheck.model.result import Comparison, Source
from tests.check.test_traced import PAPER, SOURCE
from tests.gui.conftest import LEFT, TIDES, add_folder, check
from tests.gui.results import entry
from tests.word_salad import prose, text

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # panels without a window

Key = Qt.Key


@pytest.fixture
def panel(application: QApplication, qtbot: QtBot) -> FoundPanel:
    made = FoundPanel()
    qtbot.addWidget(made)
    made.resize(700, 600)
    made.show()
    return made


def steps(paper: str, other: str, noted: FoundBy | None = None) -> SourceSteps:
    found = explain(paper, other)
    comparison = Comparison(found.shingles.jaccard, (), found.paper_words, found.source_words)
    source = Source(entry(1, "source.txt"), comparison, number=1, found_by=noted)
    words = prepare(paper).tokens
    spans = [
        Span(int(words.starts[here]), int(words.ends[here + 5])) for here, _ in found.passages.met
    ]
    return SourceSteps(source, found, paper, other, tuple(spans))


RUN = text(5, 30)
ONE, OTHER = f"{text(1, 60)} {RUN}", f"{text(2, 80)} {RUN}"


# -- what it says


def test_plain_words_first_then_the_levels(panel: FoundPanel) -> None:
    panel.begin(1, "source.txt")
    panel.show_steps(steps(ONE, OTHER, FoundBy(passages=True)))

    assert panel.headline.text() == (
        "These two share 26 of the 166 five-word runs they have between them."
    )
    assert "0.157" in panel.score.text()
    assert not panel.anew.isVisible()
    assert panel.figures.band_figure.accessibleName().startswith("0 of 32 bands agree; ")
    assert panel.figures.key_bars.accessibleName().endswith("at words 61 to 90")
    curve = panel.figures.curve_figure.accessibleName()
    assert curve == "At 0.157 whole documents meet 2 times in 100"


def test_levels_of_an_older_check_are_worked_out_anew(panel: FoundPanel) -> None:
    panel.begin(1, "source.txt")
    panel.show_steps(steps(ONE, OTHER))

    assert panel.anew.text() == "Worked out anew from the two texts."


def test_what_traces_found_has_no_keys_to_draw(panel: FoundPanel) -> None:
    panel.begin(1, "source.txt")
    panel.show_steps(steps(PAPER, SOURCE, FoundBy(traces=True)))

    assert not panel.figures.key_bars.isVisible()
    note = panel.figures.keys.note.text()
    assert note.startswith("They share no run of 8 words. ")
    assert note.endswith(" rare word pairs, close together.")


def test_a_text_too_short_says_so(panel: FoundPanel) -> None:
    panel.begin(1, "source.txt")
    panel.show_steps(steps(ONE, "three words only"))

    assert panel.headline.text() == "Too short for five-word runs."
    assert not panel.figures.bands.isVisible()


def test_a_text_that_is_gone_leaves_what_was_kept(panel: FoundPanel) -> None:
    panel.begin(1, "source.txt")
    panel.show_steps(SourceSteps(Source(entry(1), Comparison(0.166, (), 90, 90), number=1)))

    assert "no longer in the library" in panel.headline.text()
    assert "0.166" in panel.headline.text()
    assert not panel.figures.isVisible()


def test_every_figure_has_its_table_and_comes_back(panel: FoundPanel, qtbot: QtBot) -> None:
    found = steps(ONE, OTHER, FoundBy(passages=True))
    panel.begin(1, "source.txt")
    panel.show_steps(found)
    figures = panel.figures
    explained = found.found
    assert explained is not None
    rows = {
        figures.bands: 32,
        figures.line: 4,
        figures.curve: 10,
        figures.keys: len(explained.passages.met),
    }
    for box, count in rows.items():
        qtbot.mouseClick(box.as_table, LEFT)
        (table,) = box.findChildren(QTableView)
        assert table.model().rowCount() == count
        assert table.accessibleName() == box.title.text()
        qtbot.mouseClick(box.as_table, LEFT)
        assert box.as_table.text() == "As a table"


@pytest.mark.parametrize(
    ("exact", "estimate", "shown"),
    [(0.0, 0.0, (0, 4)), (0.16, 0.19, (0, 4)), (0.669, 0.67, (5, 9)), (1.0, 1.0, (6, 10))],
)
def test_the_number_line_shows_both_numbers(
    application: QApplication, qtbot: QtBot, exact: float, estimate: float, shown: tuple[int, int]
) -> None:
    line = NumberLine()
    qtbot.addWidget(line)
    line.show_numbers((exact, "exact"), (estimate, 0.03, "estimate"))
    first, last = line.tenths()

    assert last - first >= 4
    assert first <= 10 * min(exact, estimate) <= 10 * max(exact, estimate) <= last
    assert (first, last) == shown


def test_keys_are_gone_through_and_chosen_without_a_mouse(panel: FoundPanel, qtbot: QtBot) -> None:
    panel.begin(1, "source.txt")
    found = steps(ONE, OTHER, FoundBy(passages=True))
    panel.show_steps(found)
    bars, chosen = panel.figures.key_bars, []
    bars.key_chosen.connect(chosen.append)
    qtbot.keyClick(bars, Key.Key_Right)
    qtbot.keyClick(bars, Key.Key_Right)
    qtbot.keyClick(bars, Key.Key_Left)
    qtbot.keyClick(bars, Key.Key_Return)

    assert chosen == [1]
    assert bars.accessibleDescription() == bars.key_text(1)


# -- in the window


@pytest.fixture
def checked(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """A paper with two sources."""
    folder, paper = tmp_path / "readings", tmp_path / "paper.txt"
    folder.mkdir()
    (folder / "tides.txt").write_text(f"{prose(3, 60)} {TIDES} {prose(4, 60)}", encoding="utf-8")
    (folder / "other.txt").write_text(f"{prose(5, 90)} {RUN} {prose(6, 60)}", encoding="utf-8")
    add_folder(window, folder, qtbot)
    paper.write_text(f"{prose(7, 40)} {TIDES} {prose(8, 40)} {RUN} {prose(9, 9)}", encoding="utf-8")
    check(window, paper, qtbot)
    return window


def explained(window: MainWindow, qtbot: QtBot) -> FoundPanel:
    side = window.check.result.explained
    qtbot.waitUntil(lambda: side.is_open and side.panel.figures.isVisible())
    return side.panel


@pytest.mark.slow
def test_h_opens_it_j_goes_on_and_escape_gives_the_list_back(
    checked: MainWindow, qtbot: QtBot
) -> None:
    result = checked.check.result
    chosen = result.sources.chosen
    QTest.keyClick(result.view, Key.Key_H)
    panel = explained(checked, qtbot)
    assert panel.number == chosen
    assert panel.title.text() == result.shown.source(chosen).source.entry.name
    assert "five-word runs" in panel.headline.text()

    QTest.keyClick(panel.close_button, Key.Key_J)
    assert panel.number == result.current.number != chosen
    qtbot.waitUntil(lambda: panel.title.text() == result.current.source.entry.name)

    here = panel.number
    QTest.keyClick(panel.close_button, Key.Key_Escape)
    assert not result.explained.is_open
    assert result.sources.chosen == here
    assert result.sources.hasFocus()


@pytest.mark.slow
def test_the_score_s_caption_and_the_card_lead_to_it(checked: MainWindow, qtbot: QtBot) -> None:
    from plagcheck.gui.check.source_delegate import jaccard_place

    result = checked.check.result
    index = result.sources.model().index(1, 0)
    where = jaccard_place(result.sources.visualRect(index), index.data(Qt.ItemDataRole.UserRole))
    qtbot.mouseClick(result.sources.viewport(), LEFT, pos=where.center())
    panel = explained(checked, qtbot)
    assert panel.number == 2
    qtbot.mouseClick(panel.back_button, LEFT)
    assert not result.explained.is_open

    qtbot.mouseClick(result.card.explain, LEFT)
    assert explained(checked, qtbot).number == result.current.number


@pytest.mark.slow
def test_a_key_selects_its_match_in_the_paper(checked: MainWindow, qtbot: QtBot) -> None:
    result = checked.check.result
    first = result.current.number
    result.explain(3 - first)  # of the two, the one that is not read
    panel = explained(checked, qtbot)
    assert panel.steps_number == result.current.number == 3 - first
    result.go_to(next(each.key for each in result.shown.matches if each.number == first))
    qtbot.waitUntil(lambda: panel.steps_number == first)
    result.explain(3 - first)
    qtbot.waitUntil(lambda: panel.steps_number == 3 - first)
    panel.figures.key_bars.key_chosen.emit(0)

    assert result.current.number == 3 - first
    assert result.explained.is_open


@pytest.mark.slow
def test_the_lesson_opens_with_what_both_texts_have(checked: MainWindow, qtbot: QtBot) -> None:
    result = checked.check.result
    number = next(each.number for each in result.shown.sources if "tides" in each.source.entry.name)
    result.explain(number)
    panel = explained(checked, qtbot)
    qtbot.mouseClick(panel.step_by_step, LEFT)

    lesson = checked.textbook
    assert checked.pages.currentWidget() is lesson
    shared = " ".join(TIDES.split()[:20])
    assert [shared in text for text in lesson.texts.texts[:2]] == [True, True]


@pytest.mark.slow
def test_another_check_begins_with_the_list(
    checked: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    result = checked.check.result
    result.explain(1)
    explained(checked, qtbot)
    paper = tmp_path / "second.txt"
    paper.write_text(f"{prose(20, 40)} {RUN}", encoding="utf-8")
    check(checked, paper, qtbot)

    assert not result.explained.is_open


@pytest.mark.slow
def test_a_source_that_left_the_library_is_explained_from_what_was_kept(
    checked: MainWindow, qtbot: QtBot
) -> None:
    history, controllers = checked.controllers.history, checked.controllers
    qtbot.waitUntil(lambda: len(history.past) == 1)
    (record,) = history.past
    with qtbot.waitSignal(controllers.library.library_read):
        controllers.library.remove([1, 2])
    with qtbot.waitSignal(controllers.check.checked):
        controllers.check.open_saved(record)
    checked.check.result.explain(1)
    panel = explained(checked, qtbot)

    assert "five-word runs" in panel.headline.text()
    assert not panel.anew.text()
