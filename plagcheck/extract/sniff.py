"""What a file is, told by its content. A name is only a name."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from plagcheck.extract.archive import Archive
from plagcheck.extract.docx.office import main_part


class Format(StrEnum):
    """The kinds of files that are told apart; the value is the media type."""

    PDF = "application/pdf"
    DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    PPTX = "application/vnd.openxmlformats-officedocument.presentationml.presentation"
    ODT = "application/vnd.oasis.opendocument.text"
    FLAT_ODT = "application/vnd.oasis.opendocument.text-flat-xml"
    EPUB = "application/epub+zip"
    RTF = "application/rtf"
    HTML = "text/html"
    LATEX = "application/x-tex"
    PLAIN = "text/plain"
    ZIP = "application/zip"
    OLE = "application/x-ole-storage"
    PICTURE = "image/*"
    OTHER = "application/octet-stream"


PDF_HEADER_WITHIN: Final = 1 << 14

_PICTURES: Final = (b"\x89PNG\r\n", b"\xff\xd8\xff", b"GIF8", b"II*\0", b"MM\0*")
_OTHERS: Final = (
    b"\x7fELF", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!\x1a", b"\xfd7zXZ", b"\xca\xfe\xba\xbe",
    b"SQLite format 3\0", b"OggS\0", b"\0\0\0\x18ftyp", b"\0\0\0 ftyp", b"wOFF", b"%!PS",
)  # fmt: skip
_BINARY_WHEN_NUL: Final = (b"MZ", b"BM", b"BZh", b"ID3")  # words may begin like this
# What stands before the first element of a page, and how it ends.
_BEFORE_ROOT: Final = ((b"<?xml", b">"), (b"<!--", b"-->"))
_HTML: Final = re.compile(rb"<(?:!doctype\s+html|html|head|body)\b", re.IGNORECASE)
_FLAT_ODT: Final = re.compile(rb"<office:document\b")
_LATEX: Final = re.compile(rb"^[^%\n]*\\(?:documentclass|documentstyle|begin\s*\{document\})", re.M)


def is_zip(data: bytes) -> bool:
    """Whether bytes begin as a zip archive does."""
    return data.startswith((b"PK\x03\x04", b"PK\x05\x06"))


def sniff(name: str, data: bytes) -> Format:
    """The format of a file's bytes. A broken archive raises FileDamaged."""
    return sniff_zip(Archive(name, data)) if is_zip(data) else sniff_bytes(data)


def sniff_bytes(data: bytes) -> Format:
    """The format of bytes that are no zip archive."""
    head = data[:PDF_HEADER_WITHIN]
    bare = head[3:] if head.startswith(b"\xef\xbb\xbf") else head
    if b"%PDF-" in head[:1024] or (b"%PDF-" in head and b"%%EOF" in data[-2048:]):
        return Format.PDF
    if bare.lstrip().startswith(b"{\\rtf"):
        return Format.RTF
    if head.startswith(b"\xd0\xcf\x11\xe0"):
        return Format.OLE
    if head.startswith(_PICTURES):
        return Format.PICTURE
    if (
        head.startswith(_OTHERS)
        or bare[257:262] == b"ustar"
        or (head.startswith(_BINARY_WHEN_NUL) and b"\0" in head)
    ):
        return Format.OTHER
    return _sniff_text(bare)


def _sniff_text(head: bytes) -> Format:
    narrow = head.replace(b"\0", b"") if head.startswith((b"\xff\xfe", b"\xfe\xff")) else head
    narrow = narrow.lstrip(b"\xff\xfe")
    root = _from_root(narrow[:4096])
    if _HTML.match(root):
        return Format.HTML
    if _FLAT_ODT.match(root):
        return Format.FLAT_ODT
    return Format.LATEX if _LATEX.search(head) else Format.PLAIN


def _from_root(head: bytes) -> bytes:
    """A text from its first element on, without declarations and comments.

    One after the other, each looked for once: one pattern for all of them tried every way to part
    400 bytes of comments, and never ended.
    """
    rest = head.lstrip()
    while ends := [end for start, end in _BEFORE_ROOT if rest.startswith(start)]:
        _, found, rest = rest.partition(ends[0])
        if not found:
            return b""
        rest = rest.lstrip()
    return rest


def sniff_zip(archive: Archive) -> Format:
    """What kind of document a zip archive is, or just an archive."""
    if "mimetype" in archive:
        kind = archive.part("mimetype").decode("ascii", "replace").strip()
        if kind == Format.EPUB:
            return Format.EPUB
        if kind.startswith("application/vnd.oasis.opendocument.") and "content.xml" in archive:
            return Format.ODT
    if "META-INF/container.xml" in archive:
        return Format.EPUB
    if "[Content_Types].xml" in archive or "_rels/.rels" in archive:
        return _sniff_office(archive)
    return Format.ZIP


def _sniff_office(archive: Archive) -> Format:
    main = main_part(archive) or next(
        (part for part in ("word/document.xml", "ppt/presentation.xml") if part in archive), ""
    )
    if main.startswith("ppt/"):
        return Format.PPTX
    if main.startswith("xl/"):
        return Format.OTHER
    return Format.DOCX
