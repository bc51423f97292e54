"""Headings of a text stand out in the reading view, also where matches are marked."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextCharFormat, QTextCursor
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.gui.reading.marked_text import GAP, HEADING_GAP, MarkedText
from plagcheck.model.document import Document, Span
from tests.leaveout.papers import check
from tests.word_salad import prose

BODY = prose(1, 60).replace("\n", " ")
TEXT = f"Of walls\n{BODY}\n1 The harbour\n{BODY}\n"
TITLES = ("Of walls", "1 The harbour")
HEADINGS = tuple(Span(TEXT.index(each), TEXT.index(each) + len(each)) for each in TITLES)


@pytest.fixture
def view(qtbot: QtBot) -> MarkedText:
    view = MarkedText()
    qtbot.addWidget(view)
    view.resize(500, 400)
    view.show_text(DisplayText(TEXT, (), HEADINGS), (), [])
    qtbot.waitUntil(lambda: not view._dirty)
    return view


def look(view: MarkedText, offset: int) -> QTextCharFormat:
    cursor = QTextCursor(view.document())
    cursor.setPosition(view.display.to_shown(offset) + 1)
    return cursor.charFormat()


def bold_words(view: MarkedText) -> str:
    return "".join(char for n, char in enumerate(TEXT) if look(view, n).fontWeight() > 500).strip()


def gap_above(view: MarkedText, offset: int) -> int:
    block = view.document().findBlock(view.display.to_shown(offset)).previous()
    return block.charFormat().font().pixelSize() if block.length() == 1 else 0


def test_headings_are_bold_and_nothing_else_is(view: MarkedText) -> None:
    assert [look(view, span.start).fontWeight() > 500 for span in HEADINGS] == [True, True]
    assert bold_words(view) == "".join(TITLES)


def test_a_heading_has_more_room_above_than_a_paragraph(view: MarkedText) -> None:
    assert gap_above(view, HEADINGS[1].start) == theme.px(HEADING_GAP)
    assert gap_above(view, HEADINGS[1].end + 1) == theme.px(GAP)


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_matches_are_marked_over_headings(view: MarkedText, qtbot: QtBot, appearance: str) -> None:
    source = check(Document("paper.txt", TEXT), [TEXT]).sources[0]
    matches = [ShownMatch.of(source, match) for match in source.matches]
    wanted = theme.wanted
    theme.apply(appearance)
    try:
        view.set_highlights(matches)
        qtbot.waitUntil(lambda: not view._dirty)
        tint = theme.tokens.match(source.number)[0].lower()
        for offset in (HEADINGS[1].start, HEADINGS[1].end + 1):
            shown = look(view, offset)
            assert shown.background().color().name() == tint
            assert shown.underlineStyle() != QTextCharFormat.UnderlineStyle.NoUnderline
        assert bold_words(view) == "".join(TITLES)
        view.set_highlights([])
        qtbot.waitUntil(lambda: not view._dirty)
        assert bold_words(view) == "".join(TITLES)
    finally:
        theme.apply(wanted)


def test_short_lines_get_a_gap_above_headings_alone() -> None:
    text = "Intro\nA line.\nWalls\nAnother line.\n"
    display = DisplayText(text, (), [Span(0, 5), Span(14, 19)])

    assert display.shown == "Intro\nA line.\n\nWalls\nAnother line.\n"
    assert [display.to_shown(n) for n in (0, 13, 14, 20)] == [0, 13, 15, 21]
    assert [display.to_document(n) for n in (13, 15, 21)] == [13, 14, 20]


def test_a_heading_is_not_joined_with_the_lines_of_a_column() -> None:
    row = "these are words of a column that is as wide as"
    title = "A heading that is as wide as the column is here"
    rows = [row, row, title, row, row, row]
    text = "\n".join(rows)
    start = text.index(title)

    shown = DisplayText(text, (), [Span(start, start + len(title))]).shown

    assert shown.split("\n") == [f"{row} {row}", "", title, f"{row} {row} {row}"]
