"""Positions survive the way into Qt's text and back."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtGui import QTextDocument

from plagcheck.extract.reader import extract
from plagcheck.gui.reading.display_text import LONGEST_BLOCK, DisplayText
from tests.extract.forge import FILES, essay

ODD = st.sampled_from(
    ["\r\n", "\r", "\n", "\f", "\x00", "\u2028", "\u2029", "\ufdd0", "\ufffc", "😀", "𝒜𝒜", "é"]
)


@pytest.mark.usefixtures("application")
@given(st.lists(st.one_of(ODD, st.text("ab c", min_size=1, max_size=5))).map("".join))
@example("a\r\nb")
@example("😀x\r\n😀y")
def test_every_character_is_found_again(text: str) -> None:
    display = DisplayText(text)
    document = QTextDocument()
    document.setPlainText(display.shown)
    assert document.characterCount() - 1 == display.to_shown(len(text))
    for offset, char in enumerate(text):
        position = display.to_shown(offset)
        if text[offset - 1 : offset + 1] == "\r\n":
            continue  # the second half of one line end
        assert display.to_document(position) == offset
        if char.isalpha():
            shown = document.toPlainText().encode("utf-16-le", "surrogatepass")
            width = 4 if ord(char) > 0xFFFF else 2
            assert shown[2 * position : 2 * position + width].decode("utf-16-le") == char


def test_endless_paragraph_is_broken_for_display_without_moving_anything() -> None:
    text = "word " * 5000
    display = DisplayText(text)
    assert len(display.shown) == len(text)
    assert max(map(len, display.shown.split("\n"))) <= LONGEST_BLOCK
    assert display.to_shown(12_345) == 12_345


def test_word_longer_than_a_block_stays_whole() -> None:
    text = "x" * (3 * LONGEST_BLOCK)
    assert DisplayText(text).shown == text


def test_lines_of_a_column_are_joined_again_but_not_across_pages() -> None:
    full = "a line that reaches the edge of its column nearly"
    text = "\n".join([full, full, "its end.", full, full + "-", "over the page", full, "end."])
    start = text.index("over")
    display = DisplayText(text, (0, start))
    lines = display.shown.split("\n")
    assert lines[0] == f"{full} {full} its end."
    assert lines[-2] == "over the page"
    assert len(display.shown) == len(text)


def test_verses_keep_their_lines() -> None:
    text = "short\nlines\nof a poem\nthat stay\nas they are, though one of them is rather long"
    assert DisplayText(text).shown == text


def test_paragraphs_without_empty_lines_get_a_gap_and_keep_their_places() -> None:
    first, heading, last = "word " * 40, "A heading", "other " * 50 + "\U0001d54f end"
    text = f"{first}\n{heading}\n{last}"
    display = DisplayText(text)
    assert display.shown == f"{first}\n\n{heading}\n\n{last}"
    units = display.shown.encode("utf-16-le")
    for offset, char in enumerate(text):
        place = display.to_shown(offset)
        width = len(char.encode("utf-16-le"))
        assert units[2 * place : 2 * place + width].decode("utf-16-le") == char
        assert display.to_document(place) == offset


def test_short_lines_and_empty_lines_are_left_alone() -> None:
    for text in ("a verse\nanother one\n", "word " * 60 + "\n\n" + "word " * 60):
        assert DisplayText(text).shown == text


@pytest.mark.parametrize("name", ["essay-libreoffice.pdf", "two-column.pdf", "essay.docx"])
def test_an_essay_reads_as_the_paragraphs_and_headings_it_has(name: str) -> None:
    """In one column or two, over pages, with a note: what a teacher reads is the essay."""
    *wanted, _note = (part.strip() for part in essay().replace("e.T", "e. T").split("\n\n"))
    document = extract(FILES / name)

    shown = DisplayText(document.text, document.page_starts).shown

    assert "  " not in shown
    read = shown.replace("one.1 ", "one. ").split("\n")
    assert [line for line in read if line][: len(wanted)] == wanted
