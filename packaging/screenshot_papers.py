"""The papers in the pictures: an essay, what it drew on, and files that cannot be read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from screenshot_texts import essay, sources

if TYPE_CHECKING:
    from PySide6.QtGui import QPdfWriter

ESSAY = "Cedar_Casey_heat-islands_final.pdf"
PARTLY = "Ginkgo_Gray_essay.pdf"
OWN_WORDS = [f"wind{number}" for number in range(40)]


def make_papers(folder: Path) -> Path:
    """An essay, the documents it drew on, and files that cannot be read."""
    from screenshot_history import write_partly

    write_pdf(folder / ESSAY, essay(), 21)
    write_partly(pdf_writer(folder / PARTLY), essay())
    for name, (collection, text) in sources().items():
        place = folder / "library" / collection
        place.mkdir(parents=True, exist_ok=True)
        if name.endswith(".pdf"):
            write_pdf(place / name, text, 17)
        else:
            (place / name).write_text(text, encoding="utf-8")
    hand_ins = folder / "hand-ins"
    hand_ins.mkdir()
    known = folder / "library" / "Web articles" / "Rain, rivers and drains.txt"
    (hand_ins / "drains (copy).txt").write_bytes(known.read_bytes())
    (hand_ins / "Notes on wind.txt").write_text(" ".join(OWN_WORDS), encoding="utf-8")
    (hand_ins / "empty.txt").write_text("", encoding="utf-8")
    (hand_ins / "lecture_07.docx").write_bytes(b"PK\x03\x04 and then the copy stopped")
    write_scan(hand_ins / "Old exam scans 2019.pdf")
    own = "Nothing in this short paper was taken from anywhere else, as far as I can remember it. "
    (folder / "own words.txt").write_text(own * 3, encoding="utf-8")
    return folder


def pdf_writer(path: Path) -> QPdfWriter:
    from PySide6.QtCore import QMarginsF
    from PySide6.QtGui import QPageSize, QPdfWriter

    made = QPdfWriter(str(path))
    made.setResolution(96)
    made.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    made.setPageMargins(QMarginsF(22, 20, 22, 24))
    return made


def write_pdf(path: Path, text: str, pixels: int) -> None:
    """Whole paragraphs on each page, as a word processor keeps them."""
    from PySide6.QtGui import QPainter, QTextDocument

    from plagcheck.gui.parts.theme import theme

    writer = pdf_writer(path)
    painter = QPainter(writer)
    document = QTextDocument()
    document.setDefaultFont(theme.font(pixels, serif=True))
    document.setTextWidth(writer.width())
    page: list[str] = []
    for paragraph in text.split("\n\n"):
        document.setPlainText("\n\n".join([*page, paragraph]))
        if document.size().height() > writer.height() and page:
            document.setPlainText("\n\n".join(page))
            document.drawContents(painter)
            writer.newPage()
            page = []
        page.append(paragraph)
    document.setPlainText("\n\n".join(page))
    document.drawContents(painter)
    painter.end()


def write_scan(path: Path) -> None:
    """A page that is a picture."""
    from PySide6.QtGui import QColor, QImage, QPainter

    picture = QImage(300, 400, QImage.Format.Format_RGB32)
    picture.fill(QColor("lightgray"))
    scan = pdf_writer(path)
    page = QPainter(scan)
    page.drawImage(0, 0, picture)
    page.end()
