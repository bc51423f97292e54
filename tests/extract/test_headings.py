"""Headings of a file are known as such, whatever its format calls them."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.extract.pdf.page_pictures import OpenPdf
from plagcheck.extract.reader import extract, extract_bytes
from plagcheck.model.document import Document
from tests import word_salad
from tests.extract.forge import (
    FILES,
    Style,
    docx,
    literal,
    paragraph,
    pdf,
    pdf_set_in,
    printed_by_qt,
    run,
)
from tests.extract.test_pdf_paragraphs import FULL, OTHER, down, page

TITLE = "Why the tide comes twice a day"
SECTIONS = ["What the Sun adds", "Why the simple picture fails", "What can be learned from it"]
NAMING_THEM = ["essay-libreoffice.docx", "essay-libreoffice.odt", "essay-libreoffice.pdf"]
NAMING_THEM += ["essay-libreoffice.rtf"]
STYLES = (
    '<w:style w:type="paragraph" w:default="1" w:styleId="Standard"><w:name w:val="Normal"/>'
    '</w:style><w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/>'
    '<w:basedOn w:val="Standard"/></w:style>'
    '<w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="My chapter"/>'
    '<w:basedOn w:val="berschrift1"/></w:style>'
    '<w:style w:type="paragraph" w:styleId="Level"><w:name w:val="Numbered thing"/>'
    '<w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>'
    '<w:style w:type="paragraph" w:styleId="Foreign"><w:name w:val="Заголовок 2"/></w:style>'
    '<w:style w:type="paragraph" w:styleId="Lead"><w:name w:val="Lead"/>'
    '<w:basedOn w:val="berschrift1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr></w:style>'
)


def headings(document: Document) -> list[str]:
    return [document.text[span.start : span.end] for span in document.headings]


@pytest.mark.parametrize("name", NAMING_THEM)
def test_the_titles_of_the_essay_are_known(name: str) -> None:
    assert headings(extract(FILES / name)) == [TITLE, *SECTIONS]


@pytest.mark.parametrize(
    ("properties", "is_heading"),
    [
        ('<w:pStyle w:val="berschrift1"/>', True),
        ('<w:pStyle w:val="Mine"/>', True),
        ('<w:pStyle w:val="Level"/>', True),
        ('<w:pStyle w:val="Foreign"/>', True),
        ('<w:outlineLvl w:val="0"/>', True),
        ('<w:pStyle w:val="Standard"/>', False),
        ('<w:pStyle w:val="Lead"/>', False),
        ('<w:pStyle w:val="Mine"/><w:outlineLvl w:val="9"/>', False),
    ],
)
def test_word_styles_and_levels(properties: str, is_heading: bool) -> None:
    title = paragraph(run("The walls of the harbour"), properties=properties)
    body = paragraph(run("Of the inner wall there is more to tell."))

    document = extract_bytes("a.docx", docx(title + body + title, styles=STYLES))

    assert headings(document) == ["The walls of the harbour"] * 2 * is_heading


def test_web_pages() -> None:
    shown = "<h1>The <b>harbour</b></h1><p>Some words.</p><h6>Notes</h6><div>More words.</div>"
    document = extract_bytes("a.html", f"<html><body>{shown}</body></html>".encode())

    assert headings(document) == ["The harbour", "Notes"]


def test_rich_text() -> None:
    shown = rb"{\rtf1\ansi{\stylesheet{\s1\outlinelevel0 heading 1;}{\s2 Lead;}}"
    shown += rb"\pard\s1 The harbour\par\pard Some words.\par\pard\outlinelevel1 Notes\par"
    shown += rb"\pard\s2 Some more words.\par}"

    assert headings(extract_bytes("a.rtf", shown)) == ["The harbour", "Notes"]


def test_markdown() -> None:
    shown = (
        "# The harbour\n\nSome words.\n# no title\n\n## Its walls\nMore.\n\nNotes\n-----\n\nEnd.\n"
    )

    assert headings(extract_bytes("a.md", shown.encode())) == [
        "# The harbour",
        "## Its walls",
        "Notes",
    ]


def test_latex() -> None:
    shown = (
        "\\documentclass{article}\\title{Of walls}\\begin{document}\\section{The harbour}\n"
        "Some words.\\subsection*{Its \\emph{old} walls} More.\\end{document}"
    )

    assert headings(extract_bytes("a.tex", shown.encode())) == [
        "Of walls",
        "The harbour",
        "Its \\emph{old} walls",
    ]


def bold(x: float, y: float, text: str, size: float = 10) -> str:
    return f"BT /F2 {size} Tf 1 0 0 1 {x} {y} Tm ({literal(text)}) Tj ET\n"


def read_pdf(*shown: str) -> Document:
    return extract_bytes("a.pdf", pdf(["".join(shown)]))


BODY = page(*down(FULL * 2, 660), *down(OTHER * 2, 500))


def test_a_larger_face_makes_a_heading_of_several_lines() -> None:
    large = page((60, 720, "The walls of the harbour"), (60, 702, "and who paid"), size=16)

    assert headings(read_pdf(large, BODY)) == ["The walls of the harbour and who paid"]


def test_a_long_title_of_many_lines_is_one_heading() -> None:
    title = "What a clerk of the harbour wrote about walls, masons and the men who paid for both"
    rows = textwrap.wrap(title, 20)
    large = page(*((60, 770 - 18 * n, row) for n, row in enumerate(rows)), size=16)

    assert len(rows) == 5
    assert headings(read_pdf(large, BODY)) == [title]


def test_a_bold_line_by_itself_is_a_heading() -> None:
    assert headings(read_pdf(BODY, bold(60, 530, "Of other walls"))) == ["Of other walls"]


@pytest.mark.parametrize("line", ["Figure 1: The other walls", "Nobody knows of other walls."])
def test_captions_and_sentences_in_bold_are_none(line: str) -> None:
    assert headings(read_pdf(BODY, bold(60, 530, line))) == []


def test_bold_words_that_begin_a_paragraph_are_no_heading() -> None:
    lead = bold(60, 530, "Walls")
    rest = page((95, 530, "that were built twice and paid for once are many on this coast"))

    assert headings(read_pdf(BODY, lead, rest)) == []


def test_a_body_in_bold_has_no_headings_for_that() -> None:
    rows = [bold(60, 660 - 14 * n, f"Row {n} of what the clerk has counted") for n in range(20)]

    assert headings(read_pdf(*rows)) == []


@pytest.mark.parametrize("title", ["2 Other walls", "2.1 Other walls", "2.1. Other walls"])
def test_a_numbered_title_apart_from_the_text_is_one(title: str) -> None:
    assert headings(read_pdf(page(*down(FULL * 2, 660), (60, 530, title), *down(OTHER, 500)))) == [
        title
    ]


def test_items_and_rows_of_tables_are_none() -> None:
    rows = ("1 Barrels of salt", "2 Herring", "1. Walls", "12 Yards 4", "3 barrels of salt")

    assert headings(read_pdf(page(*down(FULL, 660), *down(rows, 612), *down(OTHER, 500)))) == []


NAMES = ("1. Walls", "2. Gates of the harbour", "3. Who paid")


def apart(*blocks: tuple[str, ...]) -> str:
    """Blocks of rows below each other, a gap before each."""
    shown, top = [], 740.0
    for block in blocks:
        shown += down(block, top)
        top -= 12 * len(block) + 12
    return page(*shown)


def as_html(blocks: Sequence[tuple[str, ...]]) -> str:
    """The same for Qt; rows of a block are a paragraph, but for short ones."""
    shown = ("<br>".join(block) if len(block[0]) < 60 else " ".join(block) for block in blocks)
    return "".join(f"<p>{each}</p>" for each in shown)


ENTRIES = ("1. Alder, Streets of stone", "2. Birch, The night air", "3. Hazel, Trees and machines")
CASES: dict[str, tuple[list[tuple[str, ...]], list[str]]] = {
    "between paragraphs": ([FULL, NAMES[:1], FULL, NAMES[1:2], OTHER, NAMES[2:], OTHER], [*NAMES]),
    "the first line": ([NAMES[:1], FULL, OTHER, NAMES[1:2], FULL], [*NAMES[:2]]),
    "above a part of it": ([FULL, ("2. Gates",), ("2.1 North",), OTHER], ["2. Gates", "2.1 North"]),
    "a list": ([FULL, NAMES, OTHER], []),
    "a list with gaps": ([FULL, *((each,) for each in NAMES), OTHER], []),
    "the end of a list": ([FULL, (f"1. {FULL[0]}", FULL[3]), ("2. Gates",), OTHER], []),
    "the beginning of a list": ([FULL, ("1. Gates",), (f"2. {FULL[0]}", FULL[3]), OTHER], []),
    "references": ([FULL, ("References",), ENTRIES], []),
    "references with gaps": ([FULL, ("References",), *((each,) for each in ENTRIES)], []),
    "a sentence": ([FULL, ("2. The gate was never opened.",), OTHER], []),
    "a date": ([FULL, ("2. May 1804",), OTHER], []),
    "small words": ([FULL, ("2. gates of the harbour",), OTHER], []),
    "before a table": ([FULL, ("2. Gates",), ("North 4", "South 7"), OTHER], []),
}


@pytest.mark.parametrize("case", CASES)
def test_numbered_titles_in_the_face_of_the_body(case: str, tmp_path: Path, qtbot: QtBot) -> None:
    blocks, titles = CASES[case]
    assert headings(read_pdf(apart(*blocks))) == titles
    assert headings(printed_by_qt(tmp_path, as_html(blocks))) == titles


def test_the_places_of_a_heading_on_its_page() -> None:
    data = pdf([page((60, 720, "The walls"), size=16) + BODY])
    (title,) = extract_bytes("a.pdf", data).headings
    opened = OpenPdf("a.pdf", data)
    (box,) = opened.rectangles([title])
    opened.close()

    assert box.top == pytest.approx(792 - 733, abs=8)


@pytest.mark.parametrize(
    ("font", "size", "below"),
    [("/F1", 20, 10), ("/F2", 20, 5), ("/F1", 16, 5), ("/F1", 14, 0), ("/F2", 10, 0)],
)
def test_a_title_is_a_paragraph_of_its_own_however_near_it_stands(
    font: str, size: float, below: float
) -> None:
    """Two lines of a title, the author in letters as large, a heading close to the text above."""
    title = Style(font, size, below=below)
    name = "The quiet warming of the inner city and of all that stands around it in a dry summer"
    author, cause = "Casey Cedar, class 12b", "The causes of it"
    first, second = (" ".join(word_salad.prose(seed, 90).split()) for seed in (1, 2))
    paper = [(name, title), (author, Style("/F1", size, below=below))]
    paper += [(first, Style(below=below)), (cause, title), (second, Style())]

    document = extract_bytes("a.pdf", pdf_set_in(paper))

    assert document.text.splitlines() == [name, author, first, cause, second]
