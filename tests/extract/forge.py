"""Small DOCX and PDF files made on the spot, down to the byte."""

from __future__ import annotations

import io
import os
import textwrap
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from plagcheck.extract.reader import extract
from plagcheck.model.document import Document

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # for what Qt prints

FILES = Path(__file__).parent / "files"

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_KIND = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_NAMES = (
    f'xmlns:w="{W}" xmlns:r="{_KIND}" '
    'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" '
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
    'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" '
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" '
    'xmlns:v="urn:schemas-microsoft-com:vml"'
)


def essay() -> str:
    """The essay's text, one paragraph a line."""
    return (FILES / "essay.txt").read_text(encoding="utf-8")


def run(text: str, properties: str = "") -> str:
    """A run of a DOCX paragraph."""
    return f'<w:r><w:rPr>{properties}</w:rPr><w:t xml:space="preserve">{escape(text)}</w:t></w:r>'


def paragraph(*runs: str, properties: str = "") -> str:
    return f"<w:p><w:pPr>{properties}</w:pPr>{''.join(runs)}</w:p>"


def docx(
    body: str, parts: Mapping[str, str] | None = None, styles: str = "", prolog: str = ""
) -> bytes:
    """A DOCX; `parts` are side parts by kind (header, footnotes, …), as their inner XML."""
    parts = dict(parts or {})
    files = {"word/document.xml": f"<w:document {_NAMES}><w:body>{body}</w:body></w:document>"}
    if styles:
        files["word/styles.xml"] = f"<w:styles {_NAMES}>{styles}</w:styles>"
    relations = {"styles": "styles.xml"} if styles else {}
    for kind, inner in parts.items():
        files[f"word/{kind}.xml"] = f"<w:part {_NAMES}>{inner}</w:part>"
        relations[kind] = f"{kind}.xml"
    links = "".join(
        f'<Relationship Id="r{kind}" Type="{_KIND}/{kind}" Target="{target}"/>'
        for kind, target in relations.items()
    )
    rels = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{}</Relationships>'
    main = f'<Relationship Id="r1" Type="{_KIND}/officeDocument" Target="word/document.xml"/>'
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr("_rels/.rels", rels.format(main))
        archive.writestr("word/_rels/document.xml.rels", rels.format(links))
        for name, xml in files.items():
            archive.writestr(name, prolog + xml)
    return packed.getvalue()


def docx_of(text: str) -> bytes:
    """A DOCX of plain paragraphs."""
    return docx("".join(paragraph(run(line)) for line in text.splitlines() if line.strip()))


def pdf(pages: Sequence[str], more: Mapping[int, bytes] | None = None, font: bytes = b"") -> bytes:
    """A PDF with one content stream a page; objects from 1000 are free.

    Font /F1 is Helvetica, /F2 its bold face.
    """
    objects = {
        1: b"<</Type/Catalog/Pages 2 0 R>>",
        2: b"<</Type/Pages/Kids[%s]/Count %d>>"
        % (b" ".join(b"%d 0 R" % (10 + 2 * n) for n in range(len(pages))), len(pages)),
        3: b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding%s>>" % font,
        4: b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>",
        **(more or {}),
    }
    for number, content in enumerate(pages):
        data = content.encode("cp1252")
        objects[10 + 2 * number] = (
            b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents %d 0 R"
            b"/Resources<</Font<</F1 3 0 R/F2 4 0 R>>/XObject<</I1 1000 0 R>>>>>>"
            % (11 + 2 * number)
        )
        objects[11 + 2 * number] = stream(data)
    return _file(objects)


def stream(data: bytes, entries: bytes = b"") -> bytes:
    return b"<</Length %d%s>>\nstream\n%s\nendstream" % (len(data), entries, data)


def _file(objects: Mapping[int, bytes]) -> bytes:
    out = io.BytesIO()
    out.write(b"%PDF-1.7\n")
    places = {}
    for number in sorted(objects):
        places[number] = out.tell()
        out.write(b"%d 0 obj\n%s\nendobj\n" % (number, objects[number]))
    table = out.tell()
    out.write(b"xref\n0 1\n0000000000 65535 f \n")
    for number in sorted(objects):
        out.write(b"%d 1\n%010d 00000 n \n" % (number, places[number]))
    size = max(objects) + 1
    out.write(b"trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (size, table))
    return out.getvalue()


def lines(
    text: str, *, size: float = 10, before: str = "", left: float = 50, top: float = 740
) -> str:
    """Operators that set a text, fourteen words a line."""
    words = text.split()
    rows = [" ".join(words[n : n + 14]) for n in range(0, len(words), 14)]
    shown = "".join(f"({literal(row)}) Tj T*\n" for row in rows)
    return f"q {before} BT /F1 {size} Tf 12 TL {left} {top} Td\n{shown}ET Q\n"


def literal(text: str) -> str:
    return text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")


def pdf_of(text: str, *, width: int = 90) -> bytes:
    """A PDF of paragraphs, a line of the text each, wrapped as a word processor wraps them."""
    paragraphs = (textwrap.wrap(line, width) for line in text.splitlines() if line.strip())
    rows = "".join(
        "".join(f"({literal(row)}) Tj T*\n" for row in rows) + "0 -5 Td\n" for rows in paragraphs
    )
    return pdf([f"BT /F1 10 Tf 12 TL 50 750 Td\n{rows}ET\n"])


class Style(NamedTuple):
    """How a paragraph is set: its font, and the room below each line and below the last."""

    font: str = "/F1"
    size: float = 10
    spacing: float = 1.2
    below: float = 5

    @property
    def width(self) -> int:
        """Characters of a line."""
        return round(900 / self.size)


def pdf_set_in(paragraphs: Sequence[tuple[str, Style]]) -> bytes:
    """A PDF of paragraphs, each set in a style, as many on a page as there is room for."""
    pages, shown, top = [], "", 750.0
    for text, style in paragraphs:
        for row in textwrap.wrap(text, style.width):
            if top < 50:
                pages.append(shown)
                shown, top = "", 750.0
            face = f"{style.font} {style.size} Tf 1 0 0 1 50 {top:.2f} Tm"
            shown += f"BT {face} ({literal(row)}) Tj ET\n"
            top -= style.spacing * style.size
        top -= style.below
    return pdf([*pages, shown])


def printed_by_qt(folder: Path, html: str) -> Document:
    """What is read of a paper that Qt sets and prints."""
    from PySide6.QtGui import QFont, QPageSize, QPdfWriter, QTextDocument

    paper = QTextDocument()
    paper.setDefaultFont(QFont("DejaVu Sans", 10))  # not the window's, which counts pixels
    paper.setHtml(html)
    path = folder / "printed.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    paper.print_(writer)
    del writer  # which ends the file
    return extract(path)
