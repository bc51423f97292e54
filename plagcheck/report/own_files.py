"""Files that plagcheck wrote, told by what is in them: only these may be written over.

A paper, a table of marks or a report of another kind at that place is somebody's work.
"""

from __future__ import annotations

import csv
import io
import re
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from plagcheck.classroom.stored import MAGIC
from plagcheck.model.errors import Cause, FileUnwritable, system_says
from plagcheck.report.languages.wording import CATALOGUES

CLASS: Final = "class"
EXPORT: Final = "export"

_HEAD: Final = 1 << 16  # of a file: all but a PDF and a ZIP tell there what they are
_TOLD_LATER: Final = (b"%PDF-", b"PK")
_LARGEST: Final = 200 << 20
_FEWEST_COLUMNS: Final = 5
_PROGRAM: Final = re.compile(rb"(?m)^plagcheck \d+\.\d")
_WIDE: Final = "plagcheck".encode("utf-16-be")


def sort_of(data: bytes) -> str:
    """The form of a report or table, a class or an export; nothing for what is not our own."""
    return next((sort for sort, is_one in _SORTS.items() if is_one(data)), "")


def require_same_sort(place: Path, sort: str) -> None:
    """Refuse to write over a file that is of another sort than what is to be written."""
    try:
        if not place.is_file() or not place.stat().st_size:
            return
        with place.open("rb") as file:
            data = file.read(_HEAD)
            if data.startswith(_TOLD_LATER):
                data += file.read(_LARGEST)
        found = sort_of(data)
    except OSError as error:
        raise FileUnwritable(place.name, **system_says(error)) from error
    if found != sort:
        raise FileUnwritable(place.name, reason=Cause.OTHER_FILE)


def _is_html(data: bytes) -> bool:
    return data[:15].lower() == b"<!doctype html>" and b'content="plagcheck ' in data[:_HEAD]


def _is_pdf(data: bytes) -> bool:
    return data.startswith(b"%PDF-") and (_WIDE in data or b"<xmp:CreatorTool>plagcheck" in data)


def _is_json(data: bytes) -> bool:
    return re.match(rb'\{\s{0,9}"schema": \d', data) is not None


def _is_csv(data: bytes) -> bool:
    """Whether all its columns are called as one of ours, in any language."""
    head, found, _ = data[:_HEAD].removeprefix(b"\xef\xbb\xbf").partition(b"\r\n")
    if not found or len(head) == len(data):
        return False
    text = head.decode("utf-8", "replace")
    for separator in ",;":
        columns = next(csv.reader(io.StringIO(text), delimiter=separator), [])
        if len(columns) >= _FEWEST_COLUMNS:
            return any(_titles(language).issuperset(columns) for language in CATALOGUES)
    return False


def _titles(language: str) -> set[str]:
    texts = CATALOGUES[language].texts.values()
    return {each for each in texts if isinstance(each, str)}


def _is_text(data: bytes) -> bool:
    return _PROGRAM.search(data[:_HEAD]) is not None and not data.startswith((b"{", b"<", MAGIC))


def _part(data: bytes, name: str) -> bytes:
    """The beginning of a part of a ZIP."""
    if not data.startswith(b"PK"):
        return b""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive, archive.open(name) as part:
            return part.read(_HEAD)
    except (zipfile.BadZipFile, zlib.error, KeyError, ValueError, OSError, RuntimeError, EOFError):
        return b""


def _is_xlsx(data: bytes) -> bool:
    return b">plagcheck</dc:creator>" in _part(data, "docProps/core.xml")


_SORTS: Final[dict[str, Callable[[bytes], bool]]] = {
    CLASS: lambda data: data.startswith(MAGIC),
    "html": _is_html,
    "pdf": _is_pdf,
    "json": _is_json,
    "xlsx": _is_xlsx,
    EXPORT: lambda data: _is_json(_part(data, "index.json")),
    "csv": _is_csv,
    "text": _is_text,
}
