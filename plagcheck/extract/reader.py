"""Read a file into a Document: look at its bytes, never at its name alone."""

from __future__ import annotations

import hashlib
import logging
import os
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from plagcheck.extract.archive import Archive
from plagcheck.extract.disguises import undo_overrides
from plagcheck.extract.draft import FinishedDraft
from plagcheck.extract.epub import read_epub
from plagcheck.extract.flags import find_flags
from plagcheck.extract.formats import READABLE
from plagcheck.extract.html import read_html
from plagcheck.extract.latex import read_latex
from plagcheck.extract.legacy import KINDS, read_legacy
from plagcheck.extract.markdown import read_plain
from plagcheck.extract.odt import read_flat_odt, read_odt
from plagcheck.extract.plain import decode
from plagcheck.extract.pptx import read_pptx
from plagcheck.extract.rtf import read_rtf
from plagcheck.extract.sniff import Format, is_zip, sniff_bytes, sniff_zip
from plagcheck.index.tokens import tokenize
from plagcheck.model.document import Document
from plagcheck.model.errors import (
    Cause,
    FileDamaged,
    FileEncrypted,
    FileMissing,
    FileTooLarge,
    FileUnreadable,
    FolderGiven,
    NoText,
    PicturesOnly,
    PlagcheckError,
    TextTooLong,
    TextUnreadable,
    UnsupportedFormat,
    system_says,
)
from plagcheck.model.limits import MOST_TEXT, MOST_TEXT_MB
from plagcheck.model.names import printable
from plagcheck.open_files import opened

LARGEST_MB: Final = 500
FEWEST_WORDS_BESIDE_PICTURES: Final = 20

_log = logging.getLogger(__name__)


def read_bytes(path: Path) -> bytes:
    """A file's bytes, or one of our errors."""
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            os.scandir(path).close()  # one that cannot be looked into says why
            raise FolderGiven(path.name)
        if not stat.S_ISREG(status.st_mode):  # a pipe or a device would never end
            raise FileUnreadable(path.name, reason=Cause.NOT_A_FILE)
        if status.st_size > LARGEST_MB << 20:
            raise FileTooLarge(path.name, size=status.st_size >> 20, limit=LARGEST_MB)
        with opened(path) as file:  # it may be the library: folders are added whole
            return file.read()
    except FileNotFoundError as error:
        raise FileMissing(path.name) from error
    except IsADirectoryError as error:
        raise FolderGiven(path.name) from error
    except OSError as error:
        raise FileUnreadable(path.name, **system_says(error)) from error


def extract(path: Path) -> Document:
    """Read a file."""
    return extract_bytes(path.name, read_bytes(path))


def extract_bytes(name: str, data: bytes) -> Document:
    """Turn a file's bytes into a document.

    Parsers of strange files fail in strange ways: whatever they raise becomes a named reason.
    """
    name = printable(name)
    if not data.strip():
        raise NoText(name)
    try:
        return _extract(name, data)
    except (PlagcheckError, MemoryError):
        raise
    except Exception as error:
        _log.info("%s in a parser", type(error).__name__)  # its words may be a student's
        raise FileDamaged(name, reason=Cause.NO_SENSE, value=type(error).__name__) from error


def _extract(name: str, data: bytes) -> Document:
    sha256 = hashlib.sha256(data).hexdigest()
    if not is_zip(data):
        kind = sniff_bytes(data)
        return assemble(name, kind, _read(kind, name, data), sha256)
    archive = Archive(name, data)
    kind = sniff_zip(archive)
    if kind is Format.ZIP:
        from plagcheck.extract.bundle import read_bundle  # which reads what is inside with this

        return read_bundle(name, data)
    if kind not in _PACKAGES:
        raise UnsupportedFormat(name, formats=READABLE)
    return assemble(name, kind, _PACKAGES[kind](archive), sha256)


def _read(kind: Format, name: str, data: bytes) -> FinishedDraft:
    if kind is Format.PDF:
        from plagcheck.extract.pdf.reader import read_pdf

        return read_pdf(name, data)
    if kind in _READERS:
        return _READERS[kind](name, data)
    text = None
    if kind in (Format.PLAIN, Format.LATEX):
        require_readable_length(name, len(data))
        text = decode(data)
    if text is None:
        raise UnsupportedFormat(name, formats=READABLE)
    return read_latex(text) if kind is Format.LATEX else read_plain(text)


def _read_docx(archive: Archive) -> FinishedDraft:
    from plagcheck.extract.docx.reader import read_docx

    return read_docx(archive)


def _read_ole(name: str, data: bytes) -> FinishedDraft:
    """An old Microsoft container: an old document, or a new one with a password."""
    for legacy in KINDS:
        if legacy.mark in data:
            return read_legacy(name, data, legacy)
    if "EncryptedPackage".encode("utf-16-le") in data or name.lower().endswith((".docx", ".pptx")):
        raise FileEncrypted(name)
    raise UnsupportedFormat(name, formats=READABLE)


_READERS: Final[dict[Format, Callable[[str, bytes], FinishedDraft]]] = {
    Format.FLAT_ODT: read_flat_odt,
    Format.RTF: read_rtf,
    Format.HTML: read_html,
    Format.OLE: _read_ole,
}
_PACKAGES: Final[dict[Format, Callable[[Archive], FinishedDraft]]] = {
    Format.DOCX: _read_docx,
    Format.ODT: read_odt,
    Format.EPUB: read_epub,
    Format.PPTX: read_pptx,
}


def assemble(name: str, kind: Format, drafted: FinishedDraft, sha256: str) -> Document:
    """A document from what a reader found, with flags and coverage; or why there is none."""
    require_readable_length(name, len(drafted.text))
    text = undo_overrides(drafted.text)
    flags, gaps = find_flags(drafted, text)
    document = Document(
        name,
        text,
        sha256,
        drafted.page_starts,
        drafted.notes,
        media_type=str(kind),
        hidden=tuple(run.span for run in drafted.hidden),
        gaps=gaps,
        markup=drafted.markup,
        flags=tuple(flags),
        quotes=drafted.quotes,
        headings=drafted.headings,
    )
    words = len(tokenize(document.comparable()))
    _require_text(name, drafted, words)
    return replace(document, coverage=replace(drafted.coverage, words=words))


def require_readable_length(name: str, size: int) -> None:
    """What is read is compared in the program itself, where no watchdog looks at memory."""
    if size > MOST_TEXT:
        raise TextTooLong(name, size=size >> 20, limit=MOST_TEXT_MB)


def _require_text(name: str, drafted: FinishedDraft, words: int) -> None:
    coverage = drafted.coverage
    unreadable = len(coverage.pages_unreadable)
    told: dict[str, Any] = {
        "pages": coverage.pages,
        "pictures": " ".join(map(str, coverage.pages_without_text)),
        "unreadable": " ".join(map(str, coverage.pages_unreadable)),
    }
    if words < FEWEST_WORDS_BESIDE_PICTURES and drafted.picture_pages:
        raise PicturesOnly(name, **told)
    if unreadable and (words < FEWEST_WORDS_BESIDE_PICTURES or unreadable == coverage.pages):
        raise TextUnreadable(name, **told)
    if not drafted.text.strip():
        raise NoText(name)
