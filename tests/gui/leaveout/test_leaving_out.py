"""Leave out, by switch, by match and by source; the number follows, and every step goes back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QTextCharFormat
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.result_page import ResultPage
from plagcheck.gui.check.shown import LEFT_OUT, ShownMatch
from plagcheck.gui.leaveout.ledger import ledger_of
from plagcheck.gui.leaveout.ledger_list import restore_place
from plagcheck.gui.leaveout.switches import switches_of
from plagcheck.gui.parts.row_models import ROW
from plagcheck.gui.parts.text_format import share
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.history import records
from plagcheck.leaveout import apply
from plagcheck.model.adjusted import Adjusted, Reason
from tests import word_salad
from tests.gui.conftest import LEFT, MILLS, TIDES, WAIT_MS, add_folder, check, drop
from tests.gui.leaveout.conftest import own

pytestmark = [
    pytest.mark.usefixtures("paper"),
    pytest.mark.qt_log_ignore("This plugin does not support"),  # popups without a display
]

Recounted = Callable[[Callable[[], object]], None]
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def result(window: MainWindow) -> ResultPage:
    return window.check.result


def number(result: ResultPage) -> tuple[str, float, int]:
    """What is shown, and what is behind it."""
    assert result.shown is not None
    left = result.shown.result
    return result.summary.number.text(), left.similarity, left.matched_words


def match_at(result: ResultPage, text: str) -> ShownMatch:
    """The match that holds a text."""
    assert result.shown is not None
    place = result.shown.paper.text.index(text)
    return next(m for m in result.shown.matches if m.start <= place < m.match.submission.end)


def key_at(result: ResultPage, text: str) -> str:
    return match_at(result, text).key


def leave_out(window: MainWindow, result: ResultPage, text: str, qtbot: QtBot) -> None:
    """Go to a match and agree, by keys alone."""
    result.view.setFocus()
    result.go_to(key_at(result, text))
    qtbot.keyClick(result.view, Qt.Key.Key_L)
    popup = window.check.asking.popup
    assert popup.isVisible()
    qtbot.keyClick(popup, Qt.Key.Key_Return)


def test_quotes_and_works_are_left_out_from_the_start(result: ResultPage) -> None:
    shown = result.shown
    assert shown is not None
    assert shown.result.similarity < shown.whole.before.similarity
    hollow = [match for match in shown.matches if match.is_left_out]
    assert len(hollow) == 2
    buttons = result.summary.left_out.buttons
    shown = [name for name, made in buttons.items() if made.isVisible()]
    assert shown == ["quotations", "bibliography"]
    assert buttons["quotations"].text().startswith("Quotations ")
    assert "With all counted" in result.summary.left_out.note.text()
    cursor = result.view.textCursor()
    cursor.setPosition(result.view.toPlainText().index("keeps its own hours"))
    style = cursor.charFormat()
    assert style.underlineStyle() == QTextCharFormat.UnderlineStyle.DotLine
    assert style.background().style() == Qt.BrushStyle.NoBrush


def test_switch_counts_quotes_and_undo_gives_the_first_number_back(
    window: MainWindow, result: ResultPage, qtbot: QtBot, recounted: Recounted
) -> None:
    first = number(result)
    switch = result.summary.left_out.buttons["quotations"]
    recounted(lambda: qtbot.mouseClick(switch, LEFT))
    assert number(result)[1] > first[1]
    assert switch.text() == "Quotations counted"
    assert window.controllers.check.on_screen is not None
    assert not window.controllers.check.on_screen.rules.quotations
    recounted(lambda: qtbot.keyClick(window, Qt.Key.Key_Z, CTRL))
    assert number(result) == first
    assert window.controllers.check.on_screen.rules.quotations


def test_all_switched_on_gives_the_number_of_the_engine(
    window: MainWindow, result: ResultPage, qtbot: QtBot, recounted: Recounted
) -> None:
    checked = window.controllers.check.on_screen
    assert checked is not None
    assert result.shown is not None
    promised = result.shown.whole.before.similarity
    for name in ("quotations", "bibliography"):
        switch = result.summary.left_out.buttons[name]
        recounted(lambda switch=switch: qtbot.mouseClick(switch, LEFT))
    assert checked.adjusted.result.similarity == checked.result.similarity == promised
    assert not any(match.is_left_out for match in checked.shown.matches)
    assert result.tabs.tabText(3) == "Left out  0"


def test_match_is_left_out_by_keys_and_undone_exactly(
    window: MainWindow, result: ResultPage, qtbot: QtBot, recounted: Recounted
) -> None:
    first = number(result)
    assert result.shown is not None
    matches = result.shown.matches
    label = match_at(result, TIDES[:20]).label
    recounted(lambda: leave_out(window, result, TIDES[:20], qtbot))
    assert number(result)[2] < first[2]
    hollow = match_at(result, TIDES[:20])
    assert hollow.is_left_out
    assert hollow.label == label
    assert result.tabs.tabText(3) == "Left out  3"
    recounted(lambda: qtbot.keyClick(window, Qt.Key.Key_Z, CTRL))
    assert number(result) == first
    assert result.shown.matches == matches


def test_popup_tells_the_effect_before_it_is_agreed(
    window: MainWindow, result: ResultPage, qtbot: QtBot, recounted: Recounted
) -> None:
    result.view.setFocus()
    result.go_to(key_at(result, MILLS[:20]))
    qtbot.mouseClick(result.card.leave_out, LEFT)
    popup = window.check.asking.popup
    qtbot.waitUntil(lambda: "…" not in popup.effect.text(), timeout=WAIT_MS)
    told = popup.effect.text().split(" → ")
    assert told[0] == result.summary.number.text()
    popup.why[Reason.OWN_WORK].click()
    popup.note.setText("essay of last year")
    qtbot.waitUntil(lambda: "…" not in popup.effect.text(), timeout=WAIT_MS)
    recounted(lambda: qtbot.mouseClick(popup.agree, LEFT))
    assert result.summary.number.text() == told[1]
    assert window.controllers.check.on_screen is not None
    reasons = {(c.reason, c.note) for c in window.controllers.check.on_screen.choices}
    assert reasons == {(Reason.OWN_WORK, "essay of last year")}


def test_escape_leaves_everything_as_it_was(
    window: MainWindow, result: ResultPage, qtbot: QtBot
) -> None:
    first = number(result)
    result.go_to(key_at(result, MILLS[:20]))
    qtbot.keyClick(result.view, Qt.Key.Key_L)
    popup = window.check.asking.popup
    qtbot.keyClick(popup, Qt.Key.Key_Escape)
    assert not popup.isVisible()
    assert number(result) == first
    assert window.controllers.check.on_screen is not None
    assert window.controllers.check.on_screen.choices == ()


def test_source_is_left_out_from_the_list_and_stays_to_be_seen(
    window: MainWindow, result: ResultPage, qtbot: QtBot, recounted: Recounted
) -> None:
    result.go_to(key_at(result, MILLS[:20]))
    result.sources.setFocus()
    qtbot.keyClick(result.sources, Qt.Key.Key_L)
    popup = window.check.asking.popup
    assert popup.what["source"].isChecked()
    recounted(lambda: qtbot.keyClick(popup, Qt.Key.Key_Return))
    assert result.shown is not None
    mills = next(s for s in result.shown.sources if s.source.entry.name == "mills.txt")
    assert mills.is_left_out
    assert "mills.txt, Left out" in str(result.sources.model().index(mills.number - 1, 0).data())


def test_phrase_is_left_out_everywhere(
    window: MainWindow, result: ResultPage, qtbot: QtBot, recounted: Recounted
) -> None:
    first = number(result)
    result.go_to(key_at(result, TIDES[:20]))
    qtbot.keyClick(result.view, Qt.Key.Key_L)
    popup = window.check.asking.popup
    popup.what["phrase"].click()
    assert not popup.note.isEnabled()
    recounted(lambda: qtbot.mouseClick(popup.agree, LEFT))
    assert number(result)[2] < first[2]
    assert window.controllers.check.on_screen is not None
    (phrase,) = window.controllers.check.on_screen.rules.phrases
    assert phrase.startswith("When sun and moon")
    assert result.summary.left_out.buttons["phrases"].isVisible()


def test_ledger_restores_by_button_by_key_and_by_l(
    window: MainWindow, result: ResultPage, qtbot: QtBot, recounted: Recounted
) -> None:
    first = number(result)
    recounted(lambda: leave_out(window, result, TIDES[:20], qtbot))
    result.tabs.setCurrentIndex(3)
    ledger = result.ledger.list
    texts = [str(ledger.model().index(row, 0).data()) for row in range(ledger.model().rowCount())]
    assert [text.split(",")[0] for text in texts] == ["Quotation", "References", "Set by you"]
    assert "Cited" in texts[2]
    assert "→" in texts[2]
    assert "by you" in result.ledger.summary.text()

    mine = ledger.model().index(2, 0)
    where = restore_place(ledger.visualRect(mine)).center()
    recounted(lambda: qtbot.mouseClick(ledger.viewport(), LEFT, pos=where))
    assert number(result) == first

    ledger.setCurrentIndex(ledger.model().index(0, 0))
    assert ledger.currentIndex().data(ROW).entry.reason is Reason.QUOTATION
    recounted(lambda: qtbot.keyClick(ledger, Qt.Key.Key_Delete))
    assert number(result)[1] > first[1]
    recounted(lambda: qtbot.keyClick(window, Qt.Key.Key_Z, CTRL))
    assert number(result) == first

    result.go_to(key_at(result, "keeps its own hours"))
    assert result.card.leave_out.accessibleName() == "Restore"
    recounted(lambda: qtbot.keyClick(result.view, Qt.Key.Key_L))
    assert number(result)[1] > first[1]


def test_a_row_of_the_ledger_keeps_its_words_when_it_has_the_keyboard(
    window: MainWindow, result: ResultPage, qtbot: QtBot
) -> None:
    result.tabs.setCurrentIndex(3)
    ledger = result.ledger.list
    ledger.setCurrentIndex(ledger.model().index(0, 0))

    def inside() -> QImage:
        where = ledger.visualRect(ledger.currentIndex()).adjusted(4, 4, -4, -4)
        return ledger.viewport().grab(where).toImage()

    result.view.setFocus()
    without = inside()
    ledger.setFocus()
    qtbot.waitUntil(ledger.hasFocus)
    assert inside() == without


def test_restore_all_counts_everything(
    window: MainWindow, result: ResultPage, qtbot: QtBot, recounted: Recounted
) -> None:
    assert result.shown is not None
    promised = result.shown.whole.before.similarity
    result.tabs.setCurrentIndex(3)
    recounted(lambda: qtbot.mouseClick(result.ledger.restore_all, LEFT))
    assert number(result)[1] == promised
    assert result.ledger.empty.isVisible()


def test_kinds_that_are_switched_off_stay_off(
    result: ResultPage, qtbot: QtBot, recounted: Recounted
) -> None:
    qtbot.mouseClick(result.kinds.buttons[LEFT_OUT], LEFT)
    assert not any(highlight.is_counted is False for highlight in result.view.highlights)
    switch = result.summary.left_out.buttons["bibliography"]
    recounted(lambda: qtbot.mouseClick(switch, LEFT))
    assert not result.kinds.buttons[LEFT_OUT].isChecked()
    assert not any(highlight.is_counted is False for highlight in result.view.highlights)


def test_side_by_side_leaves_out_and_comes_back(
    window: MainWindow, result: ResultPage, qtbot: QtBot
) -> None:
    first = number(result)
    result.go_to(key_at(result, MILLS[:20]))
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        qtbot.keyClick(result.view, Qt.Key.Key_Return)
    pair = window.check.pair
    qtbot.keyClick(pair.paper, Qt.Key.Key_L)
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        qtbot.keyClick(window.check.asking.popup, Qt.Key.Key_Return)
    assert pair.current is not None
    assert pair.current.is_left_out
    assert pair.pair is not None
    assert pair.pair.source.document.name == "mills.txt"
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        qtbot.keyClick(pair.paper, Qt.Key.Key_L)
    assert pair.current is not None
    assert not pair.current.is_left_out
    qtbot.keyClick(pair.paper, Qt.Key.Key_Escape)
    assert number(result) == first


def test_two_files_leave_out_a_match_too(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    a, b = tmp_path / "a.txt", tmp_path / "b.txt"
    a.write_text(f"{TIDES} {' '.join(f'own{n}' for n in range(40))} {MILLS}", encoding="utf-8")
    b.write_text(f"{MILLS} {' '.join(f'other{n}' for n in range(40))} {TIDES}", encoding="utf-8")
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        drop(window, [a, b], "check", qtbot)
    pair, checked = window.check.pair, window.controllers.check.on_screen
    assert checked is not None
    before = checked.adjusted.result.similarity
    qtbot.keyClick(pair.paper, Qt.Key.Key_L)
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        qtbot.keyClick(window.check.asking.popup, Qt.Key.Key_Return)
    assert checked.adjusted.result.similarity < before
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        qtbot.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert checked.adjusted.result.similarity == before


def test_undo_of_a_check_that_is_gone_is_passed_over(
    window: MainWindow, result: ResultPage, essay: Path, qtbot: QtBot, recounted: Recounted
) -> None:
    recounted(lambda: qtbot.mouseClick(result.summary.left_out.buttons["quotations"], LEFT))
    check(window, essay, qtbot)
    shown = number(result)
    qtbot.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert number(result) == shown


def test_settings_are_the_start_of_a_new_check(
    window: MainWindow, paper: Path, result: ResultPage, tmp_path: Path, qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    section = window.settings.leaving_out
    for name in ("leave_out_quotations", "leave_out_bibliography"):
        section.boxes[name].click()
    task = tmp_path / "task sheet.txt"
    task.write_text(MILLS, encoding="utf-8")
    missing = tmp_path / "gone.txt"
    monkeypatch.setattr(section.chooser, "handouts", lambda: [task, missing])
    section._add()
    section.phrases.setPlainText(TIDES)
    section.phrases.keep()
    assert window.controllers.session.settings.handouts == (str(task), str(missing))
    check(window, paper, qtbot)
    checked = window.controllers.check.on_screen
    assert checked is not None
    rules = checked.rules
    assert (rules.quotations, rules.bibliography) == (False, False)
    assert rules.templates == (("task sheet.txt", MILLS),)
    spans = [match.submission for match in checked.adjusted.result.matches]
    counted = [checked.paper.text[span.start : span.end] for span in spans]
    assert not any(MILLS[:20] in text for text in counted)
    assert not any(TIDES[:20] in text for text in counted)
    assert "gone.txt: handout could not be read" in result.summary.coverage.text()


def test_long_library_stays_as_it_is(window: MainWindow, texts: Path, qtbot: QtBot) -> None:
    """Undo of the library still works beside undo of what is left out."""
    add_folder(window, texts, qtbot)
    state = window.controllers.library.state
    assert state is not None
    with qtbot.waitSignal(window.controllers.library.removed, timeout=WAIT_MS):
        window.controllers.library.remove([state.entries[0].id])
    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        qtbot.keyClick(window, Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(
        lambda: (
            window.controllers.library.state is not None
            and len(window.controllers.library.state.entries) == len(state.entries)
        ),
        timeout=WAIT_MS,
    )


def test_a_change_is_counted_once(
    result: ResultPage, qtbot: QtBot, recounted: Recounted, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, counted = apply.leave_out, []

    def leave_out(*arguments: Any) -> Adjusted:
        counted.append(arguments)
        return real(*arguments)

    monkeypatch.setattr(apply, "leave_out", leave_out)
    switch = result.summary.left_out.buttons["quotations"]
    recounted(lambda: qtbot.mouseClick(switch, LEFT))
    assert len(counted) == 1


def test_a_check_is_counted_once_for_screen_and_history(
    window: MainWindow, paper: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(records, "leave_out")  # who calls it all the same fails to keep the check
    known = set(window.controllers.history.past)
    check(window, paper, qtbot)
    qtbot.waitUntil(lambda: set(window.controllers.history.past) != known, timeout=WAIT_MS)
    (number,) = set(window.controllers.history.past) - known
    on_screen = window.controllers.check.on_screen
    assert on_screen is not None
    line = window.controllers.history.past[number].line
    assert line.share == on_screen.adjusted.result.similarity


@pytest.mark.parametrize(
    "limits",
    [
        {"small_match": 40},
        {"small_source_words": 40},
        {"small_match": 26, "small_source_words": 40},
    ],
    ids=["matches", "sources", "both"],
)
def test_a_switch_offers_the_places_that_it_leaves_out(
    window: MainWindow,
    result: ResultPage,
    paper: Path,
    qtbot: QtBot,
    recounted: Recounted,
    limits: dict[str, int],
) -> None:
    window.controllers.session.change(**limits)
    check(window, paper, qtbot)
    buttons = result.summary.left_out.buttons

    def offered() -> dict[str, int]:
        checked = window.controllers.check.on_screen
        assert checked is not None
        return {each.name: each.places for each in switches_of(checked)}

    left_out = offered()
    assert "small" in left_out
    for name in left_out:
        recounted(lambda name=name: qtbot.mouseClick(buttons[name], LEFT))
        assert offered()[name] == left_out[name]
        recounted(lambda name=name: qtbot.mouseClick(buttons[name], LEFT))
    assert offered() == left_out


def test_switches_say_what_the_ledger_says_and_add_up(result: ResultPage) -> None:
    assert result.shown is not None
    whole = result.shown.whole
    buttons = result.summary.left_out.buttons
    told = {entry.key: entry.before - entry.after for entry in whole.entries}
    assert buttons["quotations"].text() == f"Quotations {share(told['quotations'])}"
    assert buttons["bibliography"].text() == f"References {share(told['bibliography'])}"
    assert sum(told.values()) == pytest.approx(whole.before.similarity - whole.result.similarity)


@pytest.mark.parametrize("what", ["match", "source"])
def test_what_the_teacher_leaves_out_are_the_words_that_counted_until_then(
    window: MainWindow,
    result: ResultPage,
    tmp_path: Path,
    qtbot: QtBot,
    recounted: Recounted,
    what: str,
) -> None:
    """A quotation within a copied passage, short or long, is not left out a second time."""
    words = word_salad.words(81, 150)
    begin, few, middle, many, end = (
        " ".join(words[a:b]) for a, b in ((0, 40), (40, 45), (45, 90), (90, 120), (120, 150))
    )
    folder = tmp_path / "another library"
    folder.mkdir()
    (folder / "salad.txt").write_text(" ".join(words), encoding="utf-8")
    add_folder(window, folder, qtbot)
    paper = tmp_path / "quoting.txt"
    paper.write_text(f"{begin} “{few}” {middle} “{many}” {end}", encoding="utf-8")
    check(window, paper, qtbot)
    assert result.shown is not None
    counted = {m.start: m.match.words for m in result.shown.matches if not m.is_left_out}
    assert counted == {0: 85, paper.read_text(encoding="utf-8").index(end): 30}
    assert number(result)[2] == 115

    result.go_to(key_at(result, begin))
    qtbot.keyClick(result.view, Qt.Key.Key_L)
    popup = window.check.asking.popup
    popup.what[what].setChecked(True)
    recounted(lambda: qtbot.keyClick(popup, Qt.Key.Key_Return))

    left = number(result)[2]
    (row,) = (row for row in ledger_of(result.shown.whole).rows if row.entry.is_by_teacher)
    assert row.words == 115 - left
    out = {m.start: m.match.words for m in result.shown.matches if m.is_left_out}
    (quoted,) = (words for start, words in out.items() if start not in counted)
    assert quoted == 30
    assert sum(out.values()) == 115 - left + quoted


def test_a_number_told_before_may_become_more_where_other_sources_are_looked_for(
    window: MainWindow, result: ResultPage, qtbot: QtBot
) -> None:
    popup = window.check.asking.popup
    result.go_to(key_at(result, MILLS))
    qtbot.keyClick(result.view, Qt.Key.Key_L)
    told = {}
    for what, reason in (
        ("match", Reason.CITED),
        ("match", Reason.OWN_WORK),
        ("phrase", Reason.OWN_WORK),
        ("source", Reason.CITED),
    ):
        popup.why[reason].setChecked(True)
        popup.what[what].setChecked(True)
        told[what, reason] = popup.or_more.isVisible()

    assert told == {
        ("match", Reason.CITED): False,
        ("match", Reason.OWN_WORK): True,
        ("phrase", Reason.OWN_WORK): False,
        ("source", Reason.CITED): True,
    }
    assert popup.or_more.text() == "Or more, if the words also stand in other sources."


def test_no_switch_stands_above_a_paper_in_which_it_would_change_nothing(
    window: MainWindow, texts: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    """A quotation that no source has is in the ledger, and takes nothing from the number."""
    clean, copied = tmp_path / "clean.txt", tmp_path / "copied.txt"
    quoted = f"One author says “{own(300, 330)}”, and {own(120, 180)}."
    clean.write_text(f"{own(0, 60)}. {quoted}", encoding="utf-8")
    copied.write_text(f"{own(0, 60)}. {TIDES} {quoted}", encoding="utf-8")
    add_folder(window, texts, qtbot)
    for paper in (clean, copied):
        check(window, paper, qtbot)
        block, checked = window.check.result.summary.left_out, window.controllers.check.on_screen
        assert block.isHidden()
        assert not block.buttons["quotations"].isVisible()
        assert checked is not None
        assert [entry.reason for entry in checked.adjusted.listed] == [Reason.QUOTATION]
