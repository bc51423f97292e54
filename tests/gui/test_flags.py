"""The Flags tab: what a disguise is worth, where it stands, and what else was looked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.flag_bars import FlagBars
from plagcheck.gui.check.flag_places import FlaggedWord, flagged_words, places_of
from plagcheck.gui.check.flag_table import CODES, LETTERS, PLACE, SEEN, STORED, FlagTable
from plagcheck.gui.check.flag_words import worth_text
from plagcheck.gui.check.result_page import ResultPage
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.document import Flag, FlagKind, Span
from tests import word_salad
from tests.gui.conftest import LEFT, WAIT_MS, add_folder, check, check_sample

FLAGS = 2


def test_letters_of_one_word_make_one_row() -> None:
    text = "the grеаt bаy"  # Cyrillic е and а
    flag = Flag(FlagKind.LOOK_ALIKES, 2, "", (Span(0, len(text)),))
    places = places_of(text, flag)
    assert [text[place.start] for place in places] == [char for char in text if not char.isascii()]
    great, bay = flagged_words(text, flag.kind, places)
    assert (great.start, great.stored, great.odd) == (4, "grеаt", (2, 3))
    assert great.seen == "great"
    assert great.letters == "Cyrillic e a"
    assert great.code_points == "U+0435 U+0430"
    assert bay.seen == "bay"


def test_capitals_are_seen_as_capitals() -> None:
    assert FlaggedWord(FlagKind.LOOK_ALIKES, 0, "Аlder", (0,)).seen == "Alder"


def test_invisible_characters_are_named() -> None:
    text = "two wo\u200brds he\u200bre, others not"
    words = flagged_words(text, FlagKind.INVISIBLE_CHARACTERS, [Span(4, 19)])
    assert [word.seen for word in words] == ["words", "here,"]
    assert words[0].letters == "zero width space"
    assert words[0].code_points == "U+200B"


@pytest.mark.parametrize(
    ("kind", "text", "seen"),
    [
        (FlagKind.LETTER_SPACING, "a w o r d here", "aword"),
        (FlagKind.HIDDEN_TEXT, "white on white", ""),
    ],
)
def test_other_places_say_what_is_seen(kind: FlagKind, text: str, seen: str) -> None:
    (word,) = flagged_words(text, kind, [Span(0, len(text))])
    assert word.seen == seen


def test_worth_of_a_disguise_in_words(application: object) -> None:
    assert "33 words would be missed" in worth_text(109, 76)
    assert "10 more words would count" in worth_text(10, 20)
    assert "as many words" in worth_text(20, 20)


OWN, COPIED, HIDDEN = (word_salad.text(seed, 60) for seed in (1, 2, 3))


@pytest.mark.qt_log_ignore("This plugin does not support")  # popups without a display
def test_words_are_missed_by_their_number_however_long_the_text_is_as_stored(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Invisible characters cut words in pieces: as stored, the text has many more of them."""
    (tmp_path / "books").mkdir()
    for name, text in (("one", COPIED), ("two", HIDDEN)):
        (tmp_path / "books" / f"{name}.txt").write_text(f"{text}.", encoding="utf-8")
    add_folder(window, tmp_path / "books", qtbot)
    paper = tmp_path / "paper.txt"
    apart = " ".join("\u200b".join(word) for word in HIDDEN.split())
    paper.write_text(f"{OWN}.\n\n{COPIED}.\n\n{apart}.", encoding="utf-8")
    check(window, paper, qtbot)
    result = window.check.result
    result.tabs.setCurrentIndex(FLAGS)
    assert _worth(result) == ("As seen 120 words, As stored 60 words", "60 words would be missed")

    assert result.shown is not None
    disguised = next(m for m in result.shown.matches if m.source.entry.name == "two.txt")
    result.view.setFocus()
    result.go_to(disguised.key)
    qtbot.keyClick(result.view, Qt.Key.Key_L)
    with qtbot.waitSignal(window.check.asking.counted, timeout=WAIT_MS):
        qtbot.keyClick(window.check.asking.popup, Qt.Key.Key_Return)
    result.tabs.setCurrentIndex(FLAGS)
    assert _worth(result) == ("As seen 60 words, As stored 60 words", "as many words would count")


def _worth(result: ResultPage) -> tuple[str, str]:
    """What the bars say, and the end of the sentence below them."""
    (bars,) = _bars(result)
    texts = [each.text() for each in result.flags.findChildren(QLabel) if each.isVisible()]
    (said,) = (each for each in texts if "As stored, " in each)
    return bars.accessibleName(), said.split("As stored, ")[1].rstrip(".")


def test_panel_shows_places_and_steps_through_them(window: MainWindow, qtbot: QtBot) -> None:
    check_sample(window, qtbot)
    result = window.check.result
    result.tabs.setCurrentIndex(FLAGS)
    panel = result.flags
    (table,) = panel.tables
    model = table.model()
    assert model.rowCount() == 17
    assert "17 look-alike letters" in result.summary.flag_button.text()
    cells = [model.index(0, column).data() for column in range(5)]
    assert cells[SEEN] == "great"
    assert cells[STORED] != "great"
    assert cells[LETTERS] == "Cyrillic e"
    assert cells[CODES] == "U+0435"
    assert cells[PLACE].startswith("at ")
    (bars,) = panel.findChildren(FlagBars)
    assert "As seen 85 words" in bars.accessibleName()

    wanted: list[int] = []
    panel.place_wanted.connect(wanted.append)
    qtbot.keyClick(result.view, Qt.Key.Key_F)
    qtbot.keyClick(result.view, Qt.Key.Key_F)
    assert result.shown is not None
    (places,) = result.shown.flagged.values()
    assert wanted == [place.start for place in places[:2]]
    assert table.currentIndex().row() == 1
    table.setFocus()
    table.select(3)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert wanted[-1] == table.words[3].start


def test_boxes_in_the_paper_are_switched(window: MainWindow, qtbot: QtBot) -> None:
    check_sample(window, qtbot)
    result = window.check.result
    result.tabs.setCurrentIndex(FLAGS)
    assert result.view._boxes
    result.flags._on_boxes(False)
    assert not result.view._boxes
    result.flags._on_boxes(True)
    assert result.view._boxes


def test_flags_are_told_with_the_same_left_out_as_the_number(
    window: MainWindow, qtbot: QtBot
) -> None:
    check_sample(window, qtbot)
    result = window.check.result
    qtbot.mouseClick(result.summary.flag_button, LEFT)
    (bars,) = result.flags.findChildren(FlagBars)
    assert result.shown is not None
    assert result.shown.whole.listed
    whole = result.shown.whole
    assert bars._seen == result.shown.result.matched_words != whole.before.matched_words


def test_with_a_kind_switched_off_nothing_is_said_of_what_a_disguise_is_worth(
    window: MainWindow, qtbot: QtBot
) -> None:
    """It is counted with all kinds; terminal and reports are silent about it as well."""
    check_sample(window, qtbot)
    result = window.check.result
    result.tabs.setCurrentIndex(FLAGS)
    small_edits = result.kinds.buttons["small-edits"]
    assert _bars(result)

    qtbot.mouseClick(small_edits, LEFT)
    assert not _bars(result)
    assert result.shown is not None
    result.show_recounted(result.shown)  # as after leaving something out
    assert not _bars(result)

    qtbot.mouseClick(small_edits, LEFT)
    assert _bars(result)


def _bars(result: ResultPage) -> list[FlagBars]:
    return [each for each in result.flags.findChildren(FlagBars) if each.isVisible()]


def test_thousands_of_places_are_worked_out_when_seen(application: object, qtbot: QtBot) -> None:
    words = [FlaggedWord(FlagKind.LOOK_ALIKES, n * 9, "grеat", (2,)) for n in range(20_000)]
    table = FlagTable(words, (), 200_000, "flag")
    qtbot.addWidget(table)
    table.resize(600, 240)
    table.show()
    table.select(19_999)
    assert table.model().index(19_999, SEEN).data() == "great"
    assert table.rowAt(5) > 0  # it was scrolled to
