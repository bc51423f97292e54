"""The page that shows how it works: what it shows is what the textbook gives."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from plagcheck.gui.textbook import step_bar as steps
from plagcheck.gui.textbook.grid import GridTable
from plagcheck.gui.textbook.lesson_page import LessonPage
from plagcheck.gui.textbook.texts_panel import MOST, MOST_LETTERS, MOST_WORDS
from plagcheck.textbook import examples
from plagcheck.textbook.curve import area_in_vain, area_missed, choose_bands, lsh_threshold
from plagcheck.textbook.examples import EXAMPLES, Example, Shape

LEFT = Qt.MouseButton.LeftButton
WIDE, SMALL = (1208, 772), (912, 612)


@pytest.fixture(scope="module")
def shown() -> Iterator[list[QScrollArea]]:
    """The page is made once: that takes longer than most of these tests."""
    made: list[QScrollArea] = []
    yield made
    for around in made:
        around.close()


@pytest.fixture
def page(application: QApplication, shown: list[QScrollArea], qtbot: QtBot) -> LessonPage:
    """The page at its first step, with two sentences about a roof."""
    if not shown:
        around = QScrollArea()  # which asks for no size, as the window does
        around.setWidget(LessonPage())
        around.resize(1300, 900)
        with qtbot.waitExposed(around):
            around.show()
        shown.append(around)
    shown[0].activateWindow()
    page = shown[0].widget()
    assert isinstance(page, LessonPage)
    page.resize(*WIDE)
    page.read = 0
    page.show_example(examples.ROOFS)
    page.show_step(steps.TEXTS)
    if page.curve.as_table.text() != "As a table":
        page.curve.as_table.click()
    page.bar._timer.setInterval(steps.A_ROW_MS)
    return page


def texts_of(table: GridTable, row: int) -> list[str]:
    return [cell.text for cell in table.cells.rows[row]]


def press(page: LessonPage, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or page, key)


# -- two sentences, step by step


def test_two_sentences_from_shingles_to_buckets(page: LessonPage) -> None:
    page.show_step(steps.SIGNATURES)
    page.go_to_row(8)
    assert page.shingles.score.text() == "6 ÷ 17 = 0.353"
    assert texts_of(page.matrix.fixed, 7) == ["7", "the day", "1", "1"]
    assert texts_of(page.matrix.moving, 7) == [
        "13", "11", "1", "0", "15", "12", "13", "3", "0", "4", "9", "13",
    ]  # fmt: skip
    framed = [
        place for place, cell in enumerate(page.matrix.moving.cells.rows[7]) if cell.is_framed
    ]
    assert framed == [3, 7, 8, 9]
    assert texts_of(page.signatures.table, 3) == ["h₄", "7x + 2", "0", "0", "="]
    assert page.signatures.table.cells.rows[3][2].struck == "2"
    assert page.signatures.score.text() == "9 of 12 agree so far"
    assert page.signatures.said.spoken == (
        "Row 7, “the day”: in A and B. h₄ gives (7·7 + 2) mod 17 = 0, less than before: kept for "
        "A and B. Smaller values also from: h₈, h₉, h₁₀."
    )
    page.go_to_row(17)
    assert page.signatures.score.text() == "4 of 12 agree"
    assert page.signatures.note.text() == "Estimate 0.33, exact 0.353."
    page.show_step(steps.BANDS)
    page.go_to_band(1)
    assert [row[-1].text for row in page.bands.table.cells.rows] == [
        "apart", "same bucket", "apart", "apart", "apart", "apart",
    ]  # fmt: skip
    assert [figure.text() for figure, _ in page.bands.figures] == ["4 of 12", "1 of 6", "0.353"]
    assert "share a bucket" in page.bands.said.spoken


def test_rows_that_are_not_read_have_no_places_yet(page: LessonPage) -> None:
    page.show_step(steps.SIGNATURES)
    page.go_to_row(0)
    assert {cell.text for row in page.matrix.moving.cells.rows for cell in row} == {""}
    assert {cell.text for row in page.signatures.table.cells.rows for cell in row[2:4]} == {"∞"}
    assert page.bar.place.text() == "0 of 17 rows"
    assert not page.bar.back.isEnabled()


def test_typing_works_everything_out_anew(page: LessonPage, qtbot: QtBot) -> None:
    first, second = page.texts.fields[:2]
    first.clear()
    assert page.texts.note.text() == "Type a second text, or choose an example."
    qtbot.keyClicks(first, "one two three 1")
    second.setPlainText("two three four")
    assert page.lesson.exact(0, 1) == Fraction(1, 4)
    assert page.examples.currentText() == "Typed by you"
    assert page.step == steps.TEXTS  # a digit that is typed is no step
    page.texts.length.setValue(1)
    assert page.shingles.score.text() == "2 ÷ 5 = 0.400"
    page.texts.letters.click()
    assert "e" in page.lesson.matrix.elements


def test_texts_without_a_shingle_in_common_are_shown_all_the_same(page: LessonPage) -> None:
    page.show_texts(["one two", "three four"])
    assert page.step == steps.SHINGLES
    assert page.shingles.score.text() == "0 ÷ 2 = 0"
    page.show_step(steps.BANDS)
    assert page.bands.figures[1][1].text() == "bands agree: no candidates"


def test_of_long_texts_the_first_words_are_shown(page: LessonPage) -> None:
    page.show_texts(["word " * 200, "字" * 5000, "third"])
    assert [len(text.split()) for text in page.texts.texts] == [MOST_WORDS, 1, 1]
    assert len(page.texts.texts[1]) == MOST_LETTERS
    assert page.texts.note.text().startswith("Only the beginning of a text is shown")
    assert page.lesson.sets == 3


def test_of_a_pasted_book_no_more_is_taken_than_is_shown(page: LessonPage) -> None:
    """A field takes minutes to lay out a million letters without a blank."""
    field = page.texts.fields[0]
    for pasted, kept in (("字" * 1_000_000, "字" * MOST_LETTERS), ("word " * 20_000, "word")):
        page.show_texts(["", "second"])
        QApplication.clipboard().setText(pasted)
        field.paste()
        assert len(field.toPlainText()) <= MOST_LETTERS
        assert field.toPlainText().startswith(kept)
        assert page.texts.note.text().startswith("Only the beginning of a text is shown")
    page.show_texts(["", "second"])
    QApplication.clipboard().setText("a short one")
    field.paste()
    assert field.toPlainText() == "a short one"
    assert page.texts.note.isHidden()


def test_a_very_long_word_makes_nothing_wider(page: LessonPage) -> None:
    page.show_texts(["x" * 390, "y y y"])
    for step in page.bar.steps:
        page.show_step(step)
        page.walk(1)
        assert page.minimumSizeHint().width() <= WIDE[0], step
    page.texts.length.setValue(1)
    page.go_to_row(1)
    assert page.signatures.said.text.minimumSizeHint().width() <= page.signatures.width()


def test_up_to_five_texts(page: LessonPage) -> None:
    for _ in range(3):
        page.texts.more.click()
    assert len(page.texts.texts) == MOST
    assert not page.texts.more.isEnabled()
    page.add_texts(["six", "seven"])
    assert page.texts.texts[2:] == ["six", "seven"]
    for _ in range(3):
        page.texts.fewer.click()
    assert not page.texts.fewer.isEnabled()
    page.texts.more.click()
    assert page.texts.texts[2:] == [""]  # nothing of what was removed comes back


def test_a_repeated_shingle_is_counted_in_the_bag(page: LessonPage) -> None:
    page.show_example(examples.ABCAB)
    assert page.shingles.counts[0].text() == "3 shingles · 4 in the bag, with repeats"
    assert page.shingles.lists[0].chips.index(0).data() == "ab ×2"


def test_permutations_in_place_of_hash_functions(page: LessonPage) -> None:
    page.show_step(steps.SIGNATURES)
    page.matrix.by_permutation.click()
    page.go_to_row(17)
    column = [row[0].text for row in page.matrix.moving.cells.rows]
    assert sorted(map(int, column)) == list(range(1, 18))
    assert page.matrix.moving.cells.titles[0].text == "π₁"


# -- examples


def test_every_state_of_five_rows_is_shown(page: LessonPage) -> None:
    page.show_example(examples.FIVE_ROWS)
    page.show_step(steps.SIGNATURES)
    shown = []
    for read in range(1, 6):
        page.go_to_row(read)
        shown.append([texts_of(page.signatures.table, row)[2:] for row in (0, 1)])
    assert shown[0] == [["1", "∞", "∞", "1"], ["1", "∞", "∞", "1"]]
    assert shown[3] == [["1", "3", "2", "1"], ["0", "2", "0", "0"]]
    assert shown[4] == [["1", "3", "0", "1"], ["0", "2", "0", "0"]]
    pairs = [texts_of(page.signatures.pairs, row) for row in range(6)]
    assert pairs[1] == ["S₁ and S₃", "1 ÷ 4", "1 of 2"]
    assert pairs[2] == ["S₁ and S₄", "2 ÷ 3", "2 of 2"]


@pytest.mark.slow
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_every_example_is_chosen_by_its_name_and_all_its_steps_can_be_seen(
    page: LessonPage, example: Example
) -> None:
    page.examples.setCurrentIndex(page.examples.findData(example.name))
    assert page.examples.currentData() == example.name
    assert page.curve.shape == (example.bands, example.rows)
    seen = [step for step, made in page.bar.steps.items() if made.isEnabled()]
    assert page.step in seen
    for step in seen:
        page.show_step(step)
        page.walk(1)
    assert (seen == [steps.CURVE]) == isinstance(example, Shape)


# -- the curve


def test_both_areas_of_error_are_drawn_and_told(page: LessonPage) -> None:
    page.show_step(steps.CURVE)
    t = round(lsh_threshold(6, 2), 2)
    name = page.curve.curve.accessibleName()
    assert f"missed {area_missed(t, 6, 2):.3f}, in vain {area_in_vain(t, 6, 2):.3f}" in name
    page.curve.as_table.click()
    rows = [texts_of(page.curve.table, row) for row in range(12)]
    assert rows[7] == ["0.8", "0.640", "0.9978", "0.00218"]
    assert [rows[10][2], rows[11][2]] == ["0.039", "0.108"]
    assert "steepest at 0.30." in page.curve.said.spoken
    assert page.curve.as_table.text() == "As a drawing"


def test_the_bands_with_the_smallest_areas_can_be_used(page: LessonPage) -> None:
    page.show_step(steps.CURVE)
    page.curve.wanted.setValue(0.7)
    best = choose_bands(0.7, 12)
    assert best != (6, 2)
    page.curve.use_best.click()
    assert page.curve.shape == best
    assert page.curve.wanted.value() == 0.7
    assert len(page.bands.shown) == best[0]
    assert not page.curve.use_best.isEnabled()


def test_other_bands_cut_other_signatures(page: LessonPage) -> None:
    page.show_step(steps.BANDS)
    page.curve.bands.setValue(20)
    page.curve.rows.setValue(3)
    assert (page.lesson.values, len(page.bands.shown)) == (60, 20)


def test_given_signatures_are_cut_as_far_as_they_go(page: LessonPage) -> None:
    page.show_example(examples.TWELVE)
    page.show_step(steps.BANDS)
    assert [bool(band.together) for band in page.bands.shown] == [False, True, False, True]
    page.curve.bands.setValue(6)
    assert page.bands.note.text() == "There are 12 values: enough for 4 of these bands."


# -- keys


def test_the_keyboard_alone_goes_through_a_lecture(page: LessonPage) -> None:
    page.show_step(steps.SHINGLES)
    press(page, Qt.Key.Key_4)
    assert page.step == steps.SIGNATURES
    press(page, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert page.read == 2
    press(page, Qt.Key.Key_Left)
    assert page.read == 1
    press(page, Qt.Key.Key_End)
    assert page.read == 17
    press(page, Qt.Key.Key_5, Qt.Key.Key_Right)
    assert (page.step, page.band) == (steps.BANDS, 1)
    press(page, Qt.Key.Key_Escape)


def test_arrows_move_a_slider_that_has_the_keyboard(page: LessonPage) -> None:
    page.show_step(steps.CURVE)
    page.curve.sliders[0].setFocus()
    press(page, Qt.Key.Key_Right)
    assert page.curve.bands.value() == 7
    assert page.band == 0


def test_every_control_of_every_step_is_reached_by_tab(page: LessonPage) -> None:
    for step in page.bar.steps:
        page.show_step(step)
        page.setFocus()
        reached: list[QWidget] = []
        for _ in range(60):
            QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
            focus = QApplication.focusWidget()
            if focus is None or focus in reached:
                break
            reached.append(focus)
        for button in page.findChildren(QAbstractButton):
            group = button.group()  # of several, one is reached; the arrows go on from there
            several = group.buttons() if group is not None else [button]
            of_table = isinstance(button.parentWidget(), GridTable)
            if button.isVisible() and button.isEnabled() and not of_table:
                assert set(several) & set(reached), (step, button.text())
        tables = [each for each in page.findChildren(GridTable) if each.isVisible()]
        assert all(table in reached for table in tables), step


def test_play_goes_on_by_itself_and_stops_at_the_end(page: LessonPage, qtbot: QtBot) -> None:
    page.bar._timer.setInterval(1)
    page.show_example(examples.FIVE_ROWS)
    page.show_step(steps.SIGNATURES)
    page.go_to_row(0)
    press(page, Qt.Key.Key_Space)
    assert page.bar.is_playing
    assert page.bar.play.accessibleName() == "Pause"
    qtbot.waitUntil(lambda: page.read == 5)
    assert not page.bar.is_playing


# -- chips, rows and what is said of them


def test_a_shingle_lights_up_its_row_and_a_row_its_shingles(page: LessonPage) -> None:
    page.show_step(steps.MATRIX)
    chips = page.shingles.lists[1]
    chips.setCurrentIndex(chips.chips.index(0))
    row = page.lesson.matrix.elements.index("at night")
    assert page.read == row + 1
    assert page.matrix.fixed.currentIndex().row() == row
    page.matrix.fixed.setCurrentIndex(page.matrix.fixed.cells.index(0, 1))
    assert [each.currentIndex().data() for each in page.shingles.lists[:2]] == ["a dark", "a dark"]


def test_tables_say_what_is_in_a_cell(page: LessonPage) -> None:
    page.show_step(steps.SIGNATURES)
    page.go_to_row(8)
    said = int(Qt.ItemDataRole.AccessibleTextRole)
    assert page.signatures.table.cells.index(3, 2).data(said) == "A: 0, was 2"
    assert page.matrix.fixed.cells.index(7, 3).data(said) == "B: 1"
    assert page.matrix.moving.cells.index(7, 3).data(said) == "h4: 0"
    page.show_step(steps.BANDS)
    bucket = next(
        place for place in range(11) if len(page.bands.table.cells.rows[1][3 + place].chips) == 2
    )
    assert page.bands.table.cells.index(1, 3 + bucket).data(said) == f"bucket {bucket}: A, B"


# -- where there is little room


def test_a_small_window_shows_one_column_at_a_time(page: LessonPage) -> None:
    page.resize(*SMALL)
    parts = (page.texts, page.shingles, page.matrix, page.signatures, page.bands, page.curve)
    for step in page.bar.steps:
        page.show_step(step)
        assert [part.isVisible() for part in parts] == [part is parts[step - 1] for part in parts]
        assert page.minimumSizeHint().width() <= SMALL[0], step
        if step == steps.MATRIX:
            assert page.matrix.moving.isVisible()


def test_all_columns_have_room_in_a_usual_window(page: LessonPage, qtbot: QtBot) -> None:
    for step in page.bar.steps:
        page.show_step(step)
        assert page.minimumSizeHint().width() <= WIDE[0], step
    page.show_step(steps.SIGNATURES)
    qtbot.waitUntil(lambda: not page.matrix.moving.horizontalScrollBar().maximum())
