"""Kinds of matches: each has its switch, and the number follows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.findings import WEAK, Findings, Mark, SourceFound, in_paper_order
from plagcheck.gui.check.kinds import ALL, narrowed, words_by_kind
from plagcheck.gui.check.result_words import sentence
from plagcheck.gui.check.source_model import words_text
from plagcheck.gui.reading.highlights import UNDERLINES, underline
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import LEFT, TIDES, WAIT_MS, add_folder, check

pytestmark = pytest.mark.usefixtures("application")

Runs = tuple[tuple[int, int, int], ...]


def mark(label: str, kind: str, runs: Runs, ours: tuple[int, int], *, weak: bool = False) -> Mark:
    copied = runs if kind in ("word for word", "small edits") else ()
    number = int(label[0])
    start = ours[0] * 5
    return Mark(
        label, number, start, ours[1] * 5, 0, 20, 4, kind,
        max((run[2] for run in runs), default=0), runs, copied, ours, not weak,
    )  # fmt: skip


def found(number: int, *marks: Mark) -> SourceFound:
    return SourceFound(
        number, number, f"source {number}", "Texts", 0, 100, 30, 0.3, 0.3, 0.1, 20, marks
    )


def findings() -> Findings:
    one = found(
        1,
        mark("1a", "word for word", ((0, 0, 20),), (0, 20)),
        mark("1b", "small edits", ((30, 40, 5), (36, 46, 5)), (30, 41)),
    )
    two = found(
        2,
        mark("2a", "word for word", ((10, 0, 20),), (10, 30)),
        mark("2b", "reworded", ((60, 60, 2),), (60, 75)),
        mark("2c", "summary", (), (80, 90), weak=True),
    )
    sources = (one, two)
    return Findings(
        "p", "word " * 100, (), (), 100, 40, 0.4, sources, in_paper_order(sources), 5, (), 12, 0,
        reworded_words=15,
    )  # fmt: skip


def test_words_of_each_kind_count_once() -> None:
    assert words_by_kind(findings()) == {
        "word for word": 30,
        "small edits": 10,
        "reworded": 15,
        WEAK: 10,
    }


@pytest.mark.parametrize(
    ("hidden", "copied", "reworded"),
    [
        ((), 40, 15),
        (("small edits",), 30, 15),
        (("word for word",), 10, 15),
        (("reworded",), 40, 0),
        ((WEAK,), 40, 15),
        (("word for word", "small edits"), 0, 15),
    ],
)
def test_number_follows_the_kinds_shown(
    hidden: tuple[str, ...], copied: int, reworded: int
) -> None:
    left = narrowed(findings(), ALL - set(hidden))
    assert (left.matched_words, left.reworded_words) == (copied, reworded)
    assert left.share == copied / 100
    assert not any(mark.group in hidden for mark in left.marks)


def test_labels_stay_and_empty_sources_go() -> None:
    left = narrowed(findings(), {"reworded", WEAK})
    assert [source.number for source in left.sources] == [2]
    assert [mark.label for mark in left.marks] == ["2b", "2c"]
    assert left.sources[0].matched_words == 0
    assert left.sources[0].reworded_words == 15


def test_source_with_weak_matches_alone_stands_apart() -> None:
    weak = found(3, mark("3a", "reworded", (), (90, 99), weak=True))
    whole = findings()
    shown = replace(whole, sources=(*whole.sources, weak))
    assert weak.is_weak
    assert words_text(weak) == "Weak"
    assert "2 sources" in sentence(shown)
    only = replace(whole, sources=(weak,), marks=weak.marks, share=0.0)
    assert not only.has_evidence
    assert "No shared passage" in sentence(only)
    assert "Weak matches are shown" in sentence(only)


def test_every_kind_has_an_underline_of_its_own() -> None:
    styles = {underline(kind, counted=True) for kind in UNDERLINES}
    assert len(styles) == 4
    weak = underline("reworded", counted=False)
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
    assert result.findings is not None
    before = result.strip.number.text()
    kinds = {mark.kind for mark in result.findings.marks}
    assert kinds == {"word for word", "small edits"}
    visible = [kind for kind, switch in result.kinds.buttons.items() if not switch.isHidden()]
    assert visible == ["word for word", "small edits"]

    switch = result.kinds.buttons["small edits"]
    switch.setFocus()
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert {stretch.kind for stretch in result.view.stretches} == {"word for word"}
    assert result.strip.number.text() != before
    text = result.view.toPlainText()
    cursor = result.view.textCursor()
    cursor.setPosition(text.index("boat") + 2)
    none = QTextCharFormat.UnderlineStyle.NoUnderline
    assert cursor.charFormat().underlineStyle() == none

    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert result.strip.number.text() == before
    cursor.setPosition(text.index("boat") + 2)
    assert cursor.charFormat().underlineStyle() == UNDERLINES["small edits"]


def test_all_switched_off_says_so(window: MainWindow, edited: Path, qtbot: QtBot) -> None:
    result = window.check.result
    for kind in ("word for word", "small edits"):
        qtbot.mouseClick(result.kinds.buttons[kind], LEFT)
    assert result.view.stretches == []
    assert "No kind of match is shown" in result.strip.sentence.text()
    qtbot.keyClick(result.view, Qt.Key.Key_J)  # nothing to go to, and no harm
    qtbot.mouseClick(result.kinds.buttons["small edits"], LEFT)
    assert len(result.view.stretches) == 1


def test_switches_hold_side_by_side_too(window: MainWindow, edited: Path, qtbot: QtBot) -> None:
    result, pair = window.check.result, window.check.pair
    qtbot.mouseClick(result.kinds.buttons["small edits"], LEFT)
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        qtbot.keyClick(result.view, Qt.Key.Key_Return)
    assert [stretch.kind for stretch in pair.paper.stretches] == ["word for word"]
    assert [stretch.kind for stretch in pair.other.stretches] == ["word for word"]

    qtbot.mouseClick(pair.kinds.buttons["small edits"], LEFT)
    assert len(pair.paper.stretches) == len(pair.other.stretches) == 2
