"""Files made by other programs: what they say, where their pages begin, what they are told by."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import psutil
import pytest

from plagcheck.extract import legacy
from plagcheck.extract.pool.pool import ExtractionPool
from plagcheck.extract.reader import extract, extract_bytes
from plagcheck.model.errors import (
    ExtractionStalled,
    FileDamaged,
    FileEncrypted,
    LegacyFormat,
    NoText,
    UnsupportedFormat,
)
from plagcheck.model.progress import Cancelled, Unobserved
from tests.extract.forge import FILES, docx_of, essay, pdf

OPENING = "Anyone who has spent a week by the sea has noticed that high water comes"
CLOSING = "it is we who have only lately learned to read it."
NOTE = "a difference of inverse squares falls off as an inverse cube."
QUOTE = "The sea does not follow the Moon; it answers her, as a swing answers the hand"

ESSAYS = sorted(
    file.name
    for file in FILES.iterdir()
    if file.stem in ("essay", "essay-libreoffice", "two-column") and file.suffix != ".doc"
)


def flowing(text: str) -> str:
    """Text as one line, with line-end hyphens closed."""
    return " ".join(text.replace("-\n", "").split())


def test_every_format_has_a_file():
    assert {name.partition(".")[2] for name in ESSAYS} >= {
        "docx", "epub", "html", "md", "odt", "pdf", "rtf", "tex", "txt",
    }  # fmt: skip


@pytest.mark.parametrize("name", ESSAYS)
def test_essay_is_read_from_the_first_sentence_to_the_last(name):
    document = extract(FILES / name)

    text = flowing(document.text)
    for sentence in (OPENING, QUOTE, CLOSING, NOTE):
        assert text.count(sentence) == 1, sentence
    assert document.flags == ()
    assert 885 <= document.coverage.words <= 905


@pytest.mark.parametrize("suffix", ["docx", "odt", "rtf"])
def test_running_heads_come_last_and_once(suffix):
    text = extract(FILES / f"essay-libreoffice.{suffix}").text

    assert text.splitlines()[-2:] == ["Jo Example, Notes on the sea", "page"] or (
        text.splitlines()[-2] == "Jo Example, Notes on the sea"
        and text.splitlines()[-1].startswith("page ")
    )
    assert text.count("Jo Example") == 1


def test_paragraphs_of_a_docx_are_its_lines():
    lines = extract(FILES / "essay.docx").text.splitlines()

    assert lines[0] == "Why the tide comes twice a day"
    assert lines[3] == "What the Sun adds"
    assert lines[-1].strip().startswith("The cube appears because we take the difference")
    assert len(lines) == 14


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        (
            "par-hyperlinks",
            [
                "No hyperlinks",
                "One awesome hyperlink.",
                "Three hyperlinks: the first one here, the second one, and the third.",
            ],
        ),
        (
            "blk-paras-and-tables",
            [
                "Lorem ipsum dolor sit amet, consectetur adipiscing elit.",
                "Text before",
                "Table",
                "Between",
                "Text after",
                "Donec semper facilisis metus finibus malesuada.",
                "Copyright",
                "Page-number",
                "Left-side",
                "Right-side",
            ],
        ),
        (
            "hdr-header-footer",
            [
                "section with header",
                "section without header of its own.",
                "Header for section-1",
                "Footer for section 1",
            ],
        ),
    ],
)
def test_documents_saved_by_word(name, lines):
    document = extract(FILES / "word" / f"{name}.docx")

    assert document.text.splitlines() == lines
    assert document.flags == ()


def test_slides_are_pages_with_their_notes():
    document = extract(FILES / "slides.pptx")

    pages = [
        document.text[start:end].split("\n")
        for start, end in zip(
            document.page_starts, [*document.page_starts[1:], len(document.text)], strict=True
        )
    ]
    assert [page[0] for page in pages] == [
        "The tide in three slides",
        "What we see",
        "What it means",
    ]
    assert "The speaker says that harbours print a table instead of trusting a habit." in pages[1]
    assert [cell for cell in pages[2] if cell][1:] == [
        "place",
        "range in metres",
        "Fundy",
        "fifteen",
        "Malta",
        "almost none",
    ]


def test_latex_commands_do_not_count_as_words():
    document = extract(FILES / "essay.tex")

    compared = document.comparable()
    assert len(compared) == len(document.text)
    assert "documentclass" in document.text
    assert "documentclass" not in compared
    assert "Why the tide comes twice a day" in compared
    assert "textsubscript" not in compared


def test_old_word_document_is_told_to_be_saved_anew(monkeypatch):
    monkeypatch.setattr(legacy, "find_office", lambda: None)

    with pytest.raises(LegacyFormat, match=r"old Word document .* save it as \.docx"):
        extract(FILES / "essay.doc")


@pytest.mark.skipif(legacy.find_office() is None, reason="LibreOffice is not installed")
def test_old_word_document_is_read_where_libreoffice_is_installed():
    with ExtractionPool(1) as pool:
        document = pool.extract(FILES / "essay.doc")

    assert [line for line in document.text.splitlines() if line] == [
        line for line in extract(FILES / "essay-libreoffice.docx").text.splitlines() if line
    ]
    assert document.media_type == "application/x-ole-storage"


def pretend_office(folder: Path, script: str) -> dict[str, str]:
    """An environment in which LibreOffice is a script of ours."""
    (folder / "soffice").write_text(f"#!/bin/sh\n{script}\n")
    (folder / "soffice").chmod(0o755)
    return {"PATH": f"{folder}:/usr/bin:/bin"}


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell script")
def test_libreoffice_ends_with_the_file_it_works_on(tmp_path, monkeypatch):
    sleeper = f"86399.{os.getpid()}"  # seconds, and its name in the list of processes
    for name, value in pretend_office(tmp_path, f"sleep {sleeper} & wait").items():
        monkeypatch.setenv(name, value)

    def sleepers() -> list[psutil.Process]:
        return [p for p in psutil.process_iter(["cmdline"]) if sleeper in (p.info["cmdline"] or [])]

    class Stops(Unobserved):
        def check_cancelled(self) -> None:
            if sleepers():
                raise Cancelled

    with ExtractionPool(1) as pool, pytest.raises(Cancelled):
        pool.extract(FILES / "essay.doc", Stops())

    _, alive = psutil.wait_procs(sleepers(), timeout=30)
    assert alive == []


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell script")
def test_old_word_document_that_libreoffice_cannot_read(tmp_path, monkeypatch):
    for name, value in pretend_office(tmp_path, "exit 1").items():
        monkeypatch.setenv(name, value)

    with pytest.raises(FileDamaged, match="LibreOffice cannot read it either"):
        extract(FILES / "essay.doc")


def test_libreoffice_is_given_up_after_a_while(tmp_path, monkeypatch):
    for name, value in pretend_office(tmp_path, "exec sleep 600").items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(legacy, "DEADLINE_S", 0.2)

    with pytest.raises(ExtractionStalled):
        extract(FILES / "essay.doc")


@pytest.mark.parametrize(
    ("name", "data", "media_type"),
    [
        ("essay.pdf", docx_of("words that are in a Word file"), "wordprocessingml"),
        ("essay.docx", pdf(["BT /F1 12 Tf 50 700 Td (words in a PDF) Tj ET"]), "pdf"),
        ("essay.docx", b"{\\rtf1 words in rich text}", "rtf"),
        ("essay.txt", b"<!DOCTYPE html><html><body><p>words</p></body></html>", "html"),
        ("essay.html", b"only words, whatever the name", "plain"),
        ("essay.bin", "wörter überall".encode("utf-16"), "plain"),
        ("essay.txt", "sixteen bits without a mark".encode("utf-16-le"), "plain"),
    ],
)
def test_format_is_told_by_content(name, data, media_type):
    document = extract_bytes(name, data)

    assert media_type in document.media_type
    assert "w" in document.text or "sixteen bits" in document.text


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"", NoText),
        (b" \n\t ", NoText),
        (b"\x89PNG\r\n\x1a\n" + bytes(100), UnsupportedFormat),
        (b"MZ" + bytes(200), UnsupportedFormat),
        (b"\xd0\xcf\x11\xe0" + "EncryptedPackage".encode("utf-16-le"), FileEncrypted),
        (b"<html><body></body></html>", NoText),
    ],
)
def test_what_cannot_be_read_has_a_reason(data, error):
    with pytest.raises(error) as raised:
        extract_bytes("paper.docx", data)

    assert "paper.docx" in str(raised.value)


def test_kinds_that_can_be_read_are_named_without_words_of_a_language():
    with pytest.raises(UnsupportedFormat) as raised:
        extract_bytes("paper.docx", b"MZ" + bytes(200))

    told = str(raised.value).partition("These can be read: ")[2]
    assert told.startswith("PDF, Word (.docx), ")
    assert told.endswith("LaTeX, TXT, ZIP.")


def test_text_that_begins_like_a_program_is_still_text():
    assert extract_bytes("cars.txt", b"BMW and MZ make motorcycles").text.startswith("BMW")


def test_rtf_keeps_foreign_letters_and_leaves_out_deleted_ones():
    data = (
        rb"{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 A;}{\f1\fcharset204 B;}}"
        rb"{\*\generator odd;}caf\'e9 na\u239?ve {\f1\'ec\'e8\'f0} \u-10179?\u-8704? "
        rb"{\deleted gone}{\field{\*\fldinst PAGE}{\fldrslt 7}}{\footnote note}\par next\~line}"
    )

    text = extract_bytes("a.rtf", data).text

    assert text.splitlines() == ["café naïve мир 😀 7", "next\xa0line", "note"]


def test_html_shows_what_a_browser_shows():
    data = (
        b"<html><head><title>not this</title><style>.x{display:none}</style></head><body>"
        b"<p>one <b>t</b>wo\n three</p><script>alert(1)</script><div class=x>secret words</div>"
        b"<pre>a  b</pre><ul><li>item<li>other</ul>&eacute;&#8203;</body></html>"
    )

    document = extract_bytes("a.html", data)

    assert document.text.splitlines()[:5] == ["one two three", "a  b", "item", "other", "é\u200b"]
    assert document.text[document.hidden[0].start : document.hidden[0].end] == "secret words"


def test_odt_tracked_deletions_are_left_out():
    flat = (
        '<?xml version="1.0"?><office:document '
        'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
        'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>'
        "<text:tracked-changes><text:changed-region><text:deletion><text:p>taken out</text:p>"
        "</text:deletion></text:changed-region></text:tracked-changes>"
        '<text:p>left<text:s text:c="3"/>in<text:note><text:note-citation>1</text:note-citation>'
        "<text:note-body><text:p>noted</text:p></text:note-body></text:note> here</text:p>"
        "</office:text></office:body></office:document>"
    )

    assert extract_bytes("a.fodt", flat.encode()).text.splitlines() == ["left   in here", "noted"]


def test_plain_text_is_kept_character_for_character():
    text = essay()

    assert extract_bytes("essay.txt", text.encode()).text == text
