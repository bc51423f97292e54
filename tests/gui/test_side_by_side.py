"""Side by side: what differs is set apart, and pages show what the text view shows."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.jobs.page_jobs import Picture
from plagcheck.gui.parts.theme import LIGHT
from plagcheck.gui.reading.evidence_view import EvidenceView
from plagcheck.gui.reading.pages_view import PageMark, PagesView
from plagcheck.gui.reading.pair import PairSide
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.match import Kind
from plagcheck.report.passages import words_of
from tests.conftest import PROJECT
from tests.gui import results
from tests.gui.conftest import WAIT_MS, drop
from tests.word_salad import prose

FIRST = (
    "The harbour master keeps a list of every boat that enters, its length, its owner and the hour "
    "of the day, and he reads it aloud each Sunday before the bell is rung at noon on the quay."
)
QUOTED = (
    "a tide waits for nobody and least of all for the clerk who has to write it down before his "
    "supper"
)
LAST = (
    "Nobody in the village listens any longer, but the children count the boats on their fingers "
    "and tell each other which of them will come home first when the wind turns in the evening."
)


def bold_words(view: EvidenceView, side: PairSide) -> set[int]:
    """The words of a text that are set in bold, by their places."""
    tokens = words_of(side.document, [], 0, False)
    cursor, bold = view.textCursor(), set()
    for place, start in enumerate(tokens.starts.tolist()):
        cursor.setPosition(side.display.to_shown(start) + 1)
        if cursor.charFormat().fontWeight() > 500:
            bold.add(place)
    return bold


def test_only_words_that_no_run_holds_are_set_apart(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """A quotation parts a match in pieces, which all stand in one passage of the source."""
    a, b = tmp_path / "a.txt", tmp_path / "b.txt"
    passage = f"{FIRST} As the poet says, “{QUOTED}”. {LAST}"
    a.write_text(passage, encoding="utf-8")
    b.write_text(passage.replace("aloud", "out").replace("fingers", "hands"), encoding="utf-8")
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        drop(window, [a, b], "check", qtbot)
    page = window.check.pair
    pair = page.pair
    assert pair is not None
    assert {match.is_left_out for match in pair.shown.matches} == {True, False}
    for view, side, at in ((page.paper, pair.paper, 0), (page.other, pair.source, 1)):
        same = {
            word
            for shown in pair.shown.matches
            for run in shown.match.runs
            for word in range(run[at], run[at] + run[2])
        }
        bold = bold_words(view, side)
        assert bold
        assert not bold & same


def test_no_words_are_set_apart_where_a_passage_was_reworded(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Most words of it stand elsewhere in the other passage, as a report leaves them, too."""
    monkeypatch.syspath_prepend(str(PROJECT / "packaging"))
    made = import_module("screenshot_texts")
    a, b = tmp_path / "a.txt", tmp_path / "b.txt"
    edited, reworded = FIRST.replace("aloud", "out"), made.TREES_REWORDED
    reworded = reworded.replace("that draws heat from the", "which takes heat out of the")
    a.write_text(f"{edited}\n\n{prose(1, 80)}\n\n{reworded}", encoding="utf-8")
    b.write_text(f"{made.TREES}\n\n{prose(2, 80)}\n\n{FIRST}", encoding="utf-8")
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        drop(window, [a, b], "check", qtbot)
    page = window.check.pair
    pair = page.pair
    assert pair is not None
    kinds = {shown.kind for shown in pair.shown.matches if shown.match.runs}
    assert Kind.REWORDED in kinds
    assert Kind.SMALL_EDITS in kinds
    for view, side, at in ((page.paper, pair.paper, 0), (page.other, pair.source, 1)):
        bold = bold_words(view, side)
        assert bold  # of the passage with small edits
        for shown in pair.shown.matches:
            if not shown.kind.is_copied:
                words = shown.match.theirs if at else shown.match.ours
                assert not bold & set(range(*words))


@pytest.fixture
def pages(application: object, qtbot: QtBot) -> PagesView:
    """One empty page."""
    view = PagesView()
    qtbot.addWidget(view)
    view.resize(700, 900)
    view.show()
    view.show_pages(1)
    white = QImage(595, 842, QImage.Format.Format_RGB32)
    white.fill(QColor("white"))
    view.set_picture(Picture(0, 1.0, white))
    return view


def drawn(view: PagesView, highlight: ShownMatch) -> tuple[QColor, set[str]]:
    """The colour inside a match on the page, and the colours along its line."""
    box = (0, 100.0, 100.0, 400.0, 120.0)
    view.set_marks([PageMark(highlight, (box,))])
    image = view.viewport().grab().toImage()
    where = view._rect(box)
    inside = image.pixelColor(round(where.center().x()), round(where.center().y()))
    across = range(round(where.left()) + 4, round(where.right()) - 4)
    line = {image.pixelColor(x, round(where.bottom())).name() for x in across}
    return inside, line


def test_pages_show_what_counts_and_what_does_not(pages: PagesView) -> None:
    match = results.match(Kind.WORD_FOR_WORD, (0, 9))
    counted = ShownMatch.of(results.source(1, match), match)
    tint = QColor(LIGHT.match(1)[0])
    inside, solid = drawn(pages, counted)
    assert inside == tint
    assert len(solid) == 1

    inside, dashed = drawn(pages, replace(counted, match=replace(match, kind=Kind.SMALL_EDITS)))
    assert inside == tint
    assert len(dashed) > 1

    inside, dotted = drawn(pages, replace(counted, is_left_out=True, is_counted=False))
    assert inside == QColor("white")
    assert len(dotted) > 1
