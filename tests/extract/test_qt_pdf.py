"""PDFs that Qt writes, as many programs do: text of which PDFium gives some line ends as blanks."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QFont, QPageSize, QPdfWriter, QTextDocument

from plagcheck.extract.reader import extract, extract_bytes
from plagcheck.leaveout.survey import survey
from tests import word_salad
from tests.extract.forge import lines, pdf, printed_by_qt
from tests.extract.test_pdf_paragraphs import FULL, OTHER

ENTRIES = (
    "Arden, P. Q., & Holt, M. (2011). Wetland drainage and the price of peat. Journal of Bog "
    "Studies, 14(2), 33-58.",
    "Fenwick, L. (2015). A history of reed cutting in the eastern marshes. Norwich: Marsh Press.",
    "Marguerite Thistlewood. The slow drowning of the lower meadows and the people who kept them. "
    "Fenland University Press, 2019.",
)
PARAGRAPHS = (" ".join(FULL + OTHER), " ".join(OTHER), " ".join(FULL))


@pytest.fixture
def printed(tmp_path: Path, qtbot: QtBot) -> Path:
    """A paper with a title, paragraphs and a list of references with hanging indents."""
    hanging = "margin-left:30px;text-indent:-30px"
    paper = QTextDocument()
    paper.setDefaultFont(QFont("DejaVu Sans", 10))  # not the window's, which counts pixels
    paper.setHtml(
        "<h1>My report</h1>"
        + "".join(f"<p>{each}</p>" for each in PARAGRAPHS)
        + "<h2>References</h2>"
        + "".join(f'<p style="{hanging}">{each}</p>' for each in ENTRIES)
    )
    path = tmp_path / "printed.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    paper.print_(writer)
    del writer  # which ends the file
    return path


def test_paragraphs_and_headings_are_those_of_the_file(printed: Path) -> None:
    lines = extract(printed).text.splitlines()

    assert lines[:8] == ["My report", *PARAGRAPHS, "References", *ENTRIES]


def test_list_of_references_is_found(printed: Path) -> None:
    document = extract(printed)

    (found,) = survey(document).bibliography

    assert document.text[found.start : found.end].splitlines()[:4] == ["References", *ENTRIES]


@pytest.mark.usefixtures("qtbot")
def test_a_line_across_a_page_break_is_no_hidden_text(tmp_path: Path) -> None:
    """Qt draws it on both pages, and on one of them the edge of the paper cuts it off."""
    texts = [word_salad.prose(seed, 130) for seed in range(18)]
    document = printed_by_qt(tmp_path, "".join(f"<p>{text}</p>" for text in texts))

    assert len(document.page_starts) > 2
    assert not document.flags
    assert not document.hidden
    shown = [word for word in document.text.split() if not word.isdigit()]  # Qt numbers pages
    assert shown == " ".join(texts).split()


def test_what_stands_on_no_page_is_hidden_text_also_beside_a_line_across_a_break() -> None:
    first, last, secret = "one two three four five", "six seven eight nine", "never seen by anybody"
    above = lines(last, top=900)  # as a line of the page before
    document = extract_bytes(
        "a.pdf", pdf([lines(first) + lines(last, top=60), above + lines(secret, top=880)])
    )

    (flag,) = document.flags
    hidden = " ".join(document.text[span.start : span.end] for span in flag.spans)
    assert secret in hidden
