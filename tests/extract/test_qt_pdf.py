"""PDFs that Qt writes, as many programs do: text of which PDFium gives some line ends as blanks."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QFont, QPageSize, QPdfWriter, QTextDocument

from plagcheck.extract.reader import extract
from plagcheck.leaveout.survey import survey
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
