"""Documents are joined and moved with all that is known of them."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Final

from plagcheck.model.document import (
    Coverage,
    Document,
    Flag,
    FlagData,
    FlagKind,
    Span,
    UnreadPart,
    joined,
)

SPANS: Final = (Span(1, 3), Span(4, 6))
# A field that is new must be given a value here, or the test that all are set fails.
FULL: Final = Document(
    "a.txt",
    "one two",
    sha256="ab",
    page_starts=(0, 4),
    notes=("read twice",),
    media_type="application/pdf",
    hidden=SPANS,
    gaps=SPANS,
    markup=SPANS,
    flags=(Flag(FlagKind.LOOK_ALIKES, 2, FlagData("tw"), SPANS, (1,)),),
    coverage=Coverage(2, 2, (0,), (1,), (UnreadPart("charts"),)),
    quotes=SPANS,
    headings=SPANS,
)


def values(document: Document) -> dict[str, Any]:
    return {each.name: getattr(document, each.name) for each in fields(document)}


def test_every_field_is_tried() -> None:
    plain = values(Document("", ""))
    assert [name for name, value in values(FULL).items() if value == plain[name]] == []


def test_all_that_is_said_about_the_text_moves() -> None:
    moved = FULL.moved((10).__add__, first_page=3)
    there = (Span(11, 13), Span(14, 16))

    stands = ("name", "text", "sha256", "notes", "media_type")
    assert {name: values(moved)[name] for name in stands} == {
        name: values(FULL)[name] for name in stands
    }
    assert moved.page_starts == (10, 14)
    assert {values(moved)[name] for name in ("hidden", "gaps", "markup", "quotes", "headings")} == {
        there
    }
    assert moved.flags == (replace(FULL.flags[0], spans=there, pages=(4,)),)
    assert moved.coverage == replace(FULL.coverage, pages_without_text=(3,), pages_unreadable=(4,))


def test_every_list_of_a_document_is_in_the_one_joined_of_two() -> None:
    both = joined("all", [FULL, FULL])
    second = FULL.moved((len(FULL.text) + 1).__add__, first_page=2)

    assert (both.name, both.text, both.media_type) == ("all", "one two\none two", FULL.media_type)
    lists = [name for name, value in values(FULL).items() if isinstance(value, tuple)]
    for name in lists:
        assert values(both)[name] == values(FULL)[name] + values(second)[name], name
    assert both.coverage == Coverage(4, 4, (0, 2), (1, 3), FULL.coverage.skipped * 2)
    assert [both.text[span.start : span.end] for span in both.quotes] == ["ne", "tw"] * 2
