"""Paragraphs that a file sets apart as quotations, by a style or by its margins."""

from __future__ import annotations

import pytest

from plagcheck.extract.reader import extract, extract_bytes
from plagcheck.leaveout.survey import survey
from plagcheck.model.document import Document
from tests.extract.forge import FILES, docx, paragraph, run

QUOTE = "The sea does not follow the Moon; it answers her, as a swing answers the hand"
HOLDING_IT = ["essay.docx", "essay.odt", "essay.html", "essay.epub", "essay-libreoffice.docx"]
HOLDING_IT += ["essay-libreoffice.odt", "essay-libreoffice.html"]
STYLES = (
    '<w:latentStyles><w:lsdException w:name="Quote"/></w:latentStyles>'
    '<w:style w:type="paragraph" w:styleId="Standard"><w:name w:val="Normal"/></w:style>'
    '<w:style w:type="paragraph" w:styleId="Zitat"><w:name w:val="Quote"/></w:style>'
)
SET_IN = '<w:ind w:left="720" w:right="720"/>'


def quoted(document: Document) -> list[str]:
    return [document.text[span.start : span.end] for span in document.quotes]


def read(*paragraphs: str, styles: str = "") -> Document:
    return extract_bytes("paper.docx", docx("".join(paragraphs), styles=styles))


@pytest.mark.parametrize("name", HOLDING_IT)
def test_the_block_quote_of_the_essay_is_known(name: str) -> None:
    document = extract(FILES / name)

    (text,) = quoted(document)
    assert " ".join(text.split()).startswith(QUOTE)
    assert any(span.start <= document.quotes[0].start for span in survey(document).quotations)


def test_a_style_is_told_by_its_english_name() -> None:
    document = read(
        paragraph(run("Her own words.")),
        paragraph(run("Words of another."), properties='<w:pStyle w:val="Zitat"/>'),
        paragraph(run("Her own again."), properties='<w:pStyle w:val="Standard"/>'),
        styles=STYLES,
    )

    assert quoted(document) == ["Words of another."]


def test_margins_on_both_sides_make_a_quote() -> None:
    document = read(
        *(paragraph(run(f"Paragraph {number} of her own.")) for number in range(4)),
        paragraph(run("Words of another."), properties=SET_IN),
        paragraph(run("A line that is only moved."), properties='<w:ind w:left="720"/>'),
    )

    assert quoted(document) == ["Words of another."]


@pytest.mark.parametrize(
    "properties",
    [
        '<w:numPr><w:ilvl w:val="0"/></w:numPr><w:ind w:left="720" w:right="720"/>',
        '<w:ind w:left="720" w:right="720" w:hanging="720"/>',
        '<w:ind w:left="abc" w:right="9999999999"/>',
    ],
)
def test_lists_and_hanging_entries_are_no_quotes(properties: str) -> None:
    document = read(
        *(paragraph(run("Some words of her own here.")) for _ in range(4)),
        paragraph(run("An entry in a list."), properties=properties),
    )

    assert document.quotes == ()


def test_where_every_paragraph_is_set_in_none_is_a_quote() -> None:
    document = read(*(paragraph(run("Some words here."), properties=SET_IN) for _ in range(5)))

    assert document.quotes == ()


def test_nested_web_quotes_and_what_follows() -> None:
    page = (
        "<p>Her own words.</p><blockquote><p>One quoted.</p><blockquote>Two quoted.</blockquote>"
        "</blockquote><p>Her own again.</p>"
    )
    document = extract_bytes("page.html", f"<html><body>{page}</body></html>".encode())

    assert quoted(document) == ["One quoted.", "Two quoted."]
