"""Read a file into a Document: look at its bytes, never at its name alone."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

from plagcheck.core.document import Document
from plagcheck.core.errors import (
    FileMissing,
    FileTooLarge,
    FileUnreadable,
    FolderGiven,
    NoText,
    UnsupportedFormat,
)
from plagcheck.extract.plain import decode

FORMATS: Final = ("plain text",)
LARGEST_MB: Final = 500

# Formats whose bytes would pass for text.
_NOT_PLAIN: Final = (b"%PDF-", b"{\\rtf", b"PK\x03\x04", b"\xd0\xcf\x11\xe0")


def read_bytes(path: Path) -> bytes:
    """A file's bytes, or one of our errors."""
    try:
        size = path.stat().st_size
        if size > LARGEST_MB << 20:
            raise FileTooLarge(path.name, size=size >> 20, limit=LARGEST_MB)
        return path.read_bytes()
    except FileNotFoundError as error:
        raise FileMissing(path.name) from error
    except IsADirectoryError as error:
        raise FolderGiven(path.name) from error
    except OSError as error:
        raise FileUnreadable(path.name, reason=error.strerror or str(error)) from error


def extract(path: Path) -> Document:
    """Read a file."""
    return extract_bytes(path.name, read_bytes(path))


def extract_bytes(name: str, data: bytes) -> Document:
    """Turn a file's bytes into a document."""
    if not data.strip():
        raise NoText(name)
    text = None if data.startswith(_NOT_PLAIN) else decode(data)
    if text is None:
        raise UnsupportedFormat(name, formats=", ".join(FORMATS))
    return Document(printable(name), text, hashlib.sha256(data).hexdigest())


def printable(name: str | os.PathLike[str]) -> str:
    """A file name without the bytes that no encoding knows, so that it can be stored and shown."""
    return os.fspath(name).encode("utf-8", "backslashreplace").decode()
