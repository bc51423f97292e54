"""The kinds of files that are read, as people and desktops name them: the one list of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from plagcheck.extract.sniff import Format


@dataclass(frozen=True, slots=True)
class FileType:
    """Files of one ending. `said` is understood in any language; `name` is what desktops show."""

    ending: str
    media_type: str
    said: str
    name: str


FILE_TYPES: Final = (
    FileType("pdf", Format.PDF, "PDF", "PDF document"),
    FileType("docx", Format.DOCX, "Word (.docx)", "Word document"),
    FileType("odt", Format.ODT, "OpenDocument (.odt)", "OpenDocument text"),
    FileType("rtf", Format.RTF, "RTF", "Rich text"),
    FileType("html", Format.HTML, "HTML", "Web page"),
    FileType("epub", Format.EPUB, "EPUB", "EPUB book"),
    FileType("pptx", Format.PPTX, "PowerPoint (.pptx)", "PowerPoint presentation"),
    FileType("md", "text/markdown", "Markdown", "Markdown text"),
    FileType("tex", "text/x-tex", "LaTeX", "LaTeX text"),
    FileType("txt", Format.PLAIN, "TXT", "Plain text"),
)
READABLE: Final = ", ".join((*(each.said for each in FILE_TYPES), "ZIP"))  # a ZIP file of these
