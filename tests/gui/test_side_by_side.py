"""Side by side: what differs is set apart, and pages show what the text view shows."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.jobs.job_runner import Keeper, Watcher
from plagcheck.gui.jobs.open_check import opened
from plagcheck.gui.jobs.page_jobs import Picture
from plagcheck.gui.parts.theme import LIGHT
from plagcheck.gui.reading.evidence_view import EvidenceView
from plagcheck.gui.reading.pages_view import PageMark, PagesView
from plagcheck.gui.reading.pair import PairSide, side_by_side
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.jobs.check import compare_documents
from plagcheck.model.adjusted import Rules
from plagcheck.model.document import Document
from plagcheck.model.kinds import NAMES
from plagcheck.model.match import Kind
from plagcheck.report.passages import words_of
from tests.check.test_traced import SOURCE, reworded
from tests.conftest import PROJECT
from tests.gui import results
from tests.gui.conftest import WAIT_MS, add_folder, check, drop
from tests.gui.test_checking import write_pdf
from tests.leaveout.papers import PAPER, SOURCES
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


@pytest.mark.parametrize("place", [0, 60])
@pytest.mark.parametrize("switched_first", [True, False])
def test_what_was_copied_into_a_rewording_is_shown_with_that_switched_off(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, place: int, switched_first: bool
) -> None:
    """It begins the passage, or stands in its midst, and is marked as on the result's page."""
    words = SOURCE.split()
    run = words[120 + place : 140 + place]
    before, after = (
        " ".join(part) for part in (words[120 : 120 + place], words[140 + place : 260])
    )
    parts = before and reworded(before), " ".join(run), reworded(after)
    folder, paper = tmp_path / "texts", tmp_path / "paper.txt"
    folder.mkdir()
    (folder / "source.txt").write_text(SOURCE, encoding="utf-8")
    own = prose(2, 300), " ".join(filter(None, parts)), prose(3, 300)
    paper.write_text("\n\n".join(own), encoding="utf-8")
    add_folder(window, folder, qtbot)
    check(window, paper, qtbot)
    result, pair = window.check.result, window.check.pair
    assert {each.kind for each in result.view.highlights} == {Kind.REWORDED}

    switch = (result if switched_first else pair).kinds.buttons["reworded"]
    if switched_first:
        switch.click()
        (marked,) = result.view.highlights
        assert (marked.kind, marked.label) == (Kind.WORD_FOR_WORD, "1a")
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        result.open_current()
    if not switched_first:
        switch.click()

    assert pair.pair is not None and pair.current is not None
    for view, side in ((pair.paper, pair.pair.paper), (pair.other, pair.pair.source)):
        (marked,) = view.highlights
        there = side.document.text[marked.start : marked.end]
        assert " ".join(run).strip(" .") in " ".join(there.split())
        assert len(there.split()) < len(run) + 3  # words beside it may be the same by chance
        assert marked.kind is Kind.WORD_FOR_WORD
    pair.kinds.buttons["reworded"].click()
    assert {each.kind for each in pair.other.highlights} == {Kind.REWORDED}


def same_words(side: PairSide, shown: ShownMatch) -> list[list[str]]:
    """The stretches of a match that the other side has, too, as words."""
    text, place = side.document.text, side.place_of(shown.match)
    assert text[place.span.start : place.span.end].strip()
    return [re.findall(r"\w+", text[each.start : each.end].casefold()) for each in place.same]


@pytest.mark.parametrize("rules", [Rules(), Rules.usual()])
def test_with_any_kinds_switched_off_every_match_stands_on_both_sides(rules: Rules) -> None:
    words = SOURCE.split()
    around = [reworded(" ".join(part)) for part in (words[120:180], words[200:260])]
    mixed = f"{around[0]} {' '.join(words[180:200])} {around[1]}"
    summed_up = " ".join((*words[300:306], *words[330:350], *words[380:386]))
    paper = Document("paper", f"{PAPER}\n\n{mixed}\n\n{prose(2, 60)} {summed_up}. {prose(3, 60)}")
    source = Document("source", "\n\n".join((*SOURCES, SOURCE)))
    checked = opened(compare_documents(paper, source), rules)
    made = side_by_side(checked, 1)(cast("Keeper", None), cast("Watcher", None))
    seen = set()
    for count in range(len(NAMES)):
        for off in itertools.combinations(NAMES, count):
            matches = made.shown.hiding(frozenset(off)).matches
            seen |= {each.kind for each in matches if each.is_counted}
            for each in matches:
                here, there = (same_words(side, each) for side in (made.paper, made.source))
                assert here == there
    assert seen >= {Kind.WORD_FOR_WORD, Kind.SMALL_EDITS, Kind.REWORDED}


@pytest.mark.slow
def test_pages_mark_what_was_copied_into_a_rewording_with_that_switched_off(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    words = SOURCE.split()
    around = [reworded(" ".join(part)) for part in (words[120:180], words[200:260])]
    passage = " ".join((around[0], *words[180:200], around[1]))
    write_pdf(tmp_path / "paper.pdf", "\n\n".join((prose(2, 100), passage, prose(3, 100))))
    write_pdf(tmp_path / "source.pdf", SOURCE)
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        drop(window, [tmp_path / "paper.pdf", tmp_path / "source.pdf"], "check", qtbot)
    page = window.check.pair
    panes = page.paper_pane, page.other_pane
    page.tools.page_mode.click()

    def is_marked(kind: Kind) -> bool:
        return all({m.kind for m in pane.pages.shown_highlights()} == {kind} for pane in panes)

    qtbot.waitUntil(lambda: is_marked(Kind.REWORDED), timeout=WAIT_MS)
    page.kinds.buttons["reworded"].click()
    qtbot.waitUntil(lambda: is_marked(Kind.WORD_FOR_WORD), timeout=WAIT_MS)
    assert page.current is not None
    for pane in panes:
        assert pane.pages.span_of(page.current.key) is not None


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
