"""Kinds of matches: each has its switch, and the number follows."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.kind_switches import legend
from plagcheck.gui.check.result_page import ResultPage
from plagcheck.gui.check.result_summary import ShareBar
from plagcheck.gui.check.result_words import sentence
from plagcheck.gui.check.shown import LEFT_OUT, ShownResult
from plagcheck.gui.check.source_model import words_text
from plagcheck.gui.parts.text_format import share
from plagcheck.gui.reading.pair_head import PairHead
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.leaveout.apply import leave_out
from plagcheck.model.adjusted import Choice, Reason, Rules, unadjusted
from plagcheck.model.counting import words_by_kind
from plagcheck.model.document import Span
from plagcheck.model.kinds import WEAK, name_of
from plagcheck.model.match import Kind
from plagcheck.printing.evidence import evidence_strips
from plagcheck.printing.underlines import UNDERLINES, underline
from plagcheck.report.blocks import ChipBlock, PassageBlock
from plagcheck.report.html.style import style_sheet
from plagcheck.report.languages.wording import Wording
from plagcheck.report.passages import PassagePiece, PieceKind
from tests.gui.conftest import LEFT, TIDES, WAIT_MS, add_folder, check
from tests.gui.results import WORD, match, shown, source

pytestmark = pytest.mark.usefixtures("application")


def both() -> ShownResult:
    one = source(
        1,
        match(Kind.WORD_FOR_WORD, (0, 20)),
        match(Kind.SMALL_EDITS, (30, 41), ((30, 40, 5), (36, 46, 5))),
    )
    two = source(
        2,
        match(Kind.WORD_FOR_WORD, (10, 30)),
        match(Kind.REWORDED, (60, 75), ((60, 60, 2),)),
        match(Kind.SUMMARY, (80, 90), weak=True),
    )
    return shown(one, two)


def test_parts_of_the_legend_are_the_number_and_what_is_reworded() -> None:
    result = both().result
    assert words_by_kind(result.matches) == {
        Kind.WORD_FOR_WORD: 30,
        Kind.SMALL_EDITS: 10,
        Kind.REWORDED: 15,
    }
    assert result.matched_words + result.reworded_words == 55
    said = {kind: text.replace("\N{NO-BREAK SPACE}", " ") for kind, text in legend(both()).items()}
    assert said == {
        "word-for-word": "word for word 30 %",
        "small-edits": "small edits 10 %",
        "reworded": "reworded 15 %",
        WEAK: "weak, not counted",
    }


def test_the_legend_tells_of_matches_that_are_drawn_not_of_folded_ones() -> None:
    """The folded one has words beyond the other, and some of its words as another kind."""
    leader = source(1, match(Kind.SMALL_EDITS, (0, 42), ((0, 0, 20), (22, 22, 20))))
    below = source(2, match(Kind.WORD_FOR_WORD, (10, 24)), under=1)
    every = shown(leader, below)
    assert {each.kind for each in every.matches} == {Kind.SMALL_EDITS}
    assert every.result.words_by_kind == {Kind.WORD_FOR_WORD: 2, Kind.SMALL_EDITS: 40}
    assert every.result.matched_words == 42

    left = every.hiding(frozenset({"small-edits"}))  # the folded one steps forward
    assert {each.kind for each in left.matches} == {Kind.WORD_FOR_WORD}
    assert left.result.words_by_kind == {Kind.WORD_FOR_WORD: 14}
    assert left.result.matched_words == 14
    assert legend(left)["word-for-word"] == "word for word 14\xa0%"


def test_a_kind_has_the_same_line_on_screen_on_paper_and_in_html() -> None:
    """Solid, dashed, a dash and a dot, a dash and two dots."""
    pieces = [PassagePiece("word", PieceKind.SAME)]
    for kind in Kind:
        block = PassageBlock(ChipBlock("1a", 1), kind, "", "", "", "", (), has_source=True)
        (strip,) = evidence_strips(pieces, block, Wording())
        assert strip.underline == underline(kind, counted=True)
    drawn = {
        kind: rule.count("var(--stroke)")
        for kind, rule in re.findall(
            r"^\.([\w-]+) mark, \.\1 b\.d \{(.*?)\}", style_sheet(), re.M | re.S
        )
    }
    assert (drawn["reworded"], drawn["summary"]) == (2, 3)


def test_no_shares_of_kinds_are_told_where_the_number_is_a_share_of_other_words() -> None:
    """A class of version 0.1.0 counted without what its handouts left."""
    whole = shown(source(1, match(Kind.WORD_FOR_WORD, (0, 40))))
    then = replace(whole.result.figures, share_of_submission=0.5)
    kept = unadjusted(replace(whole.result, kept=then))
    assert legend(whole) == {"word-for-word": "word for word 40\xa0%"}
    assert legend(replace(whole, whole=kept)) == {"word-for-word": "word for word"}


@pytest.mark.parametrize(
    ("hidden", "copied", "reworded"),
    [
        ((), 40, 15),
        (("small-edits",), 30, 15),
        (("word-for-word",), 10, 15),
        (("reworded",), 40, 0),
        ((WEAK,), 40, 15),
        (("word-for-word", "small-edits"), 0, 15),
    ],
)
def test_number_follows_the_kinds_shown(
    hidden: tuple[str, ...], copied: int, reworded: int
) -> None:
    left = both().hiding(frozenset(hidden))
    assert (left.result.matched_words, left.result.reworded_words) == (copied, reworded)
    assert left.result.similarity == copied / 100
    assert not any(name_of(each.match) in hidden for each in left.matches)


def test_labels_stay_and_empty_sources_go() -> None:
    left = both().hiding(frozenset({"word-for-word", "small-edits"}))
    assert [source.number for source in left.sources] == [2]
    assert [each.label for each in left.matches] == ["2b", "2c"]
    assert words_text(left.sources[0]) == "15 words reworded"


def test_source_with_weak_matches_alone_stands_apart() -> None:
    weak = source(3, match(Kind.REWORDED, (90, 99), weak=True))
    three = shown(*both().result.sources, weak)
    assert [each.number for each in three.sources] == [1, 2, 3]
    assert three.sources[2].is_hollow
    assert words_text(three.sources[2]) == "Weak"
    assert "2 sources" in sentence(three)
    only = shown(weak)
    assert not only.has_evidence
    assert "No shared passage" in sentence(only)
    assert "Weak matches are shown" in sentence(only)


def test_without_a_kind_the_legend_tells_what_is_left_out_of_the_others() -> None:
    """Words 0 to 5 are cited, and copied; 36 to 41 are cited, and part of a small edit."""
    whole = both()
    places = Span(0, 5 * len(WORD)), Span(36 * len(WORD), 41 * len(WORD))
    cited = [Choice(1, place, Reason.CITED) for place in places]
    adjusted = leave_out(whole.whole.before, Rules(), cited)
    quoted = replace(whole, whole=adjusted)

    def told(*hidden: str) -> str:
        return legend(quoted.hiding(frozenset(hidden)))[LEFT_OUT].replace("\N{NO-BREAK SPACE}", " ")

    assert told() == "left out 10 %"
    assert told("small-edits") == "left out 5.0 %"
    assert told("small-edits", "word-for-word") == "left out 0 %"


def test_every_kind_has_an_underline_of_its_own() -> None:
    styles = {underline(kind, counted=True) for kind in UNDERLINES}
    assert len(styles) == 4
    weak = underline(Kind.REWORDED, counted=False)
    assert weak == QTextCharFormat.UnderlineStyle.DotLine
    assert weak not in styles


@pytest.fixture
def edited(window: MainWindow, texts: Path, tmp_path: Path, qtbot: QtBot) -> Path:
    """A checked paper with a copied and an edited passage of one source."""
    filler = " ".join(f"thought{number}" for number in range(120))
    source = texts / "sea.txt"
    other = (
        "The harbour master keeps a list of every boat that enters, its length, its owner and the "
        "hour of the day, and he reads it aloud each Sunday before the bell is rung at noon."
    )
    source.write_text(f"{TIDES} {filler[::-1]} {other}", encoding="utf-8")
    paper = tmp_path / "paper.txt"
    changed = other.replace("keeps", "holds").replace("aloud", "out")
    paper.write_text(f"{TIDES}\n\n{filler}\n\n{changed}", encoding="utf-8")
    (texts / "tides.txt").unlink()
    (texts / "tides again.txt").unlink()
    add_folder(window, texts, qtbot)
    check(window, paper, qtbot)
    return paper


def test_switch_hides_matches_and_changes_the_number(
    window: MainWindow, edited: Path, qtbot: QtBot
) -> None:
    result = window.check.result
    assert result.shown is not None
    before = result.summary.number.text()
    kinds = {each.match.kind for each in result.shown.matches}
    assert kinds == {Kind.WORD_FOR_WORD, Kind.SMALL_EDITS}
    visible = [kind for kind, switch in result.kinds.buttons.items() if not switch.isHidden()]
    assert visible == ["word-for-word", "small-edits"]

    switch = result.kinds.buttons["small-edits"]
    switch.setFocus()
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert {highlight.kind for highlight in result.view.highlights} == {Kind.WORD_FOR_WORD}
    assert result.summary.number.text() != before
    text = result.view.toPlainText()
    cursor = result.view.textCursor()
    cursor.setPosition(text.index("boat") + 2)
    none = QTextCharFormat.UnderlineStyle.NoUnderline
    assert cursor.charFormat().underlineStyle() == none

    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert result.summary.number.text() == before
    cursor.setPosition(text.index("boat") + 2)
    assert cursor.charFormat().underlineStyle() == UNDERLINES[Kind.SMALL_EDITS]


@pytest.mark.qt_log_ignore("This plugin does not support")  # popups without a display
def test_leaving_out_tells_the_number_on_the_screen(
    window: MainWindow, edited: Path, qtbot: QtBot
) -> None:
    result = window.check.result
    qtbot.mouseClick(result.kinds.buttons["small-edits"], LEFT)
    shown = result.summary.number.text()
    result.leave_out()
    popup = window.check.asking.popup
    qtbot.waitUntil(lambda: not popup.effect.text().endswith("…"), timeout=WAIT_MS)
    before, after = popup.effect.text().split(" → ")
    assert before == shown
    with qtbot.waitSignal(window.check.asking.counted, timeout=WAIT_MS):
        qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert result.shown is not None
    assert after == share(result.shown.result.similarity) == share(0)


@pytest.mark.qt_log_ignore("This plugin does not support")  # popups without a display
def test_a_kind_that_is_switched_off_can_be_switched_on_where_nothing_of_it_is_left(
    window: MainWindow, edited: Path, qtbot: QtBot
) -> None:
    result = window.check.result
    switch = result.kinds.buttons["small-edits"]
    qtbot.mouseClick(switch, LEFT)
    result.sources.setFocus()
    result.leave_out()
    with qtbot.waitSignal(window.check.asking.counted, timeout=WAIT_MS):
        qtbot.keyClick(window.check.asking.popup, Qt.Key.Key_Return)
    assert result.shown is not None and not result.shown.result.sources
    assert switch.isVisible() and not switch.isChecked()
    assert {each.kind for each in result.view.highlights} == {Kind.WORD_FOR_WORD}

    qtbot.mouseClick(switch, LEFT)
    assert {each.kind for each in result.view.highlights} == {
        Kind.WORD_FOR_WORD, Kind.SMALL_EDITS
    }  # fmt: skip


def test_all_switched_off_says_so(window: MainWindow, edited: Path, qtbot: QtBot) -> None:
    result = window.check.result
    for kind in ("word-for-word", "small-edits"):
        qtbot.mouseClick(result.kinds.buttons[kind], LEFT)
    assert result.view.highlights == []
    assert "No kind of match is shown" in result.summary.sentence.text()
    qtbot.keyClick(result.view, Qt.Key.Key_J)  # nothing to go to, and no harm
    qtbot.mouseClick(result.kinds.buttons["small-edits"], LEFT)
    assert len(result.view.highlights) == 1


def test_switches_hold_side_by_side_too(window: MainWindow, edited: Path, qtbot: QtBot) -> None:
    result, pair = window.check.result, window.check.pair
    qtbot.mouseClick(result.kinds.buttons["small-edits"], LEFT)
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        qtbot.keyClick(result.view, Qt.Key.Key_Return)
    assert [highlight.kind for highlight in pair.paper.highlights] == [Kind.WORD_FOR_WORD]
    assert [highlight.kind for highlight in pair.other.highlights] == [Kind.WORD_FOR_WORD]

    qtbot.mouseClick(pair.kinds.buttons["small-edits"], LEFT)
    assert len(pair.paper.highlights) == len(pair.other.highlights) == 2


def test_the_bar_by_source_says_what_the_list_says_where_sources_overlap() -> None:
    """Words 10 to 20 stand in both sources: each is named with all of its words."""
    bar = ShareBar()
    bar.show_result(both().result)
    assert bar.toolTip() == "1: 30\N{NO-BREAK SPACE}%, 2: 20\N{NO-BREAK SPACE}%"


def test_a_kind_that_only_a_folded_source_has_can_be_switched() -> None:
    """All its words are told under another kind, but it may hold copied runs that count."""
    runs = ((0, 0, 10), (12, 12, 8))
    whole = source(1, match(Kind.WORD_FOR_WORD, (0, 20)))
    edited = source(2, match(Kind.SMALL_EDITS, (0, 20), runs), under=1)
    for every in (shown(whole, edited), shown(whole, replace(edited, under=None))):
        assert set(legend(every)) == {"word-for-word", "small-edits"}


def test_what_is_only_reworded_is_said_once(qtbot: QtBot) -> None:
    page = ResultPage()
    qtbot.addWidget(page)
    page.show_result(shown(source(1, match(Kind.REWORDED, (0, 92)))))
    said = re.sub("<[^>]*>", " ", page.summary.sentence.text()).split()
    assert " ".join(said) == "92 % of this paper, 92 words , is reworded from 1 source"
    assert page.summary.reworded.isHidden()


def test_side_by_side_of_a_source_that_is_only_reworded_says_so(qtbot: QtBot) -> None:
    head = PairHead()
    qtbot.addWidget(head)
    found = source(1, match(Kind.REWORDED, (0, 40))).comparison
    head.show_shares(found)
    assert "40" in head.words.text()
    assert "40\N{NO-BREAK SPACE}%" in head._paper_share.text()
    assert "of this paper reworded" in head._paper_share.text()
    assert not head._other_share.text()


def test_nothing_shown_names_the_kinds_that_are_switched_off() -> None:
    made = shown(source(1, match(Kind.WORD_FOR_WORD, (0, 20))))
    told = sentence(made.hiding(frozenset({"word-for-word"})))
    assert "Nothing is left that counts." in told
    assert "Switched off and not counted: Word for word." in told
