"""Files that plagcheck wrote, told by what is in them: only these may be written over.

A paper, a table of marks or a report of another kind at that place is somebody's work, and so is
one of ours to which somebody has added. So it is looked at from its first line to its last.
"""

from __future__ import annotations

import csv
import html
import io
import re
import string
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from plagcheck.classroom.stored import MAGIC
from plagcheck.model.errors import Cause, FileUnwritable, system_says
from plagcheck.model.plain_json import from_json
from plagcheck.report.csv import safe
from plagcheck.report.languages.wording import LANGUAGES, Wording
from plagcheck.report.tables import TableColumn, pair_columns, paper_columns, source_columns

CLASS: Final = "class"
PAPERS_CSV: Final = "papers csv"
CLASS_XLSX: Final = "class xlsx"
EXPORT: Final = "export"
INDEX_NAME: Final = "index.json"  # in an export, of what is in it

_HEAD: Final = 1 << 16  # of a class, which begins with what it is
_LARGEST: Final = 200 << 20
_CLASS: Final = re.compile(re.escape(MAGIC) + rb"\d{1,9}\n\x78")
_PROGRAM: Final = "plagcheck "
_HTML: Final = re.compile(
    rb'<!DOCTYPE html>\n<html lang="[a-z]{2}" dir="ltr"><head>(?:<meta [^<>]*>)*'
    rb'<meta name="generator" content="plagcheck [^"<>]*"><title>'
)
_PDF_MARK: Final = b"/Creator (\xfe\xff" + _PROGRAM.encode("utf-16-be")
_KEY: Final = re.compile(rb'(?m)^ "(\w+)": ')  # of the outermost object, by its indent
_REPORT_KEYS: Final = (
    "schema submission similarity similarity_before matched_words matched_words_before reworded "
    "reworded_words words_by_kind sources left_out_sources left_out searched more_like_these "
    "settings index library counted_by failures report"
)
_CLASS_KEYS: Final = (
    "schema shortest shingle_size accents rules without papers pairs allowed_pairs groups common "
    "drafts failures searched index library counted_by"
)
_INDEX_KEYS: Final = "schema student held"
_VALUE: Final = ".{1,100}"  # in a sentence
_LARGEST_PART: Final = 16 << 20  # of an archive


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
            if not _is_class(data):
                data += file.read(_LARGEST)
        found = sort_of(data)
    except OSError as error:
        raise FileUnwritable(place.name, **system_says(error)) from error
    if not found or found != sort:
        raise FileUnwritable(place.name, reason=Cause.OTHER_FILE)


def files_of_export(index: bytes) -> set[str]:
    """The files of an export, as its index names them; none where it is not one."""
    if not _has_keys(_INDEX_KEYS)(index):
        return set()
    try:
        stems = [_stem(each) for each in from_json(index)["held"]]
    except (ValueError, TypeError, KeyError):
        return set()
    return {INDEX_NAME, *(f"{stem}{ending}" for stem in stems for ending in (".json", ".txt"))}


def _stem(held: Any) -> str:
    return str(held["file"])


def _is_class(data: bytes) -> bool:
    return _CLASS.match(data) is not None


def _is_html(data: bytes) -> bool:
    return _HTML.match(data) is not None and data.endswith(b"</footer></body></html>\n")


def _is_pdf(data: bytes) -> bool:
    """Whether its first object says so, and nothing was appended: notes are, by other programs."""
    about, _, rest = data.partition(b"endobj")
    is_whole = rest.rstrip().endswith(b"%%EOF") and data.count(b"startxref") == 1
    return data.startswith(b"%PDF-") and _PDF_MARK in about and is_whole


def _has_keys(names: str) -> Callable[[bytes], bool]:
    keys = [name.encode() for name in names.split()]

    def is_one(data: bytes) -> bool:
        is_whole = data.startswith(b'{\n "schema": ') and data.rstrip(b"\n").endswith(b"\n}")
        return is_whole and _KEY.findall(data) == keys

    return is_one


def _is_table(columns_of: Callable[[Wording], tuple[TableColumn, ...]]) -> Callable[[bytes], bool]:
    """Whether a CSV has all titles of this table, in any language, and rows of that width."""

    def is_one(data: bytes) -> bool:
        if not data.startswith(b"\xef\xbb\xbf") or not data.endswith(b"\r\n"):
            return False
        text = data.decode("utf-8-sig", "replace")
        for language in LANGUAGES:
            say = Wording(language)
            separator = ";" if say.catalogue.decimal == "," else ","
            rows = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
            try:
                head = next(rows)
                if head in _heads(columns_of(say), say):
                    return all(len(row) == len(head) for row in rows)
            except (csv.Error, StopIteration):
                continue
        return False

    return is_one


def _heads(columns: tuple[TableColumn, ...], say: Wording) -> Iterator[list[str]]:
    """The titles a table can have: some columns are there only where they say something."""
    titles = [column.title for column in columns]
    for out in ([], [say("left out")]):
        for version in ([], [say("counted by")]):
            yield [safe(title) for title in (*titles, *out, say("index"), *version)]


def _is_text(data: bytes) -> bool:
    """Whether it begins and ends as a report does in any language."""
    if _PROGRAM.encode() not in data[:_HEAD]:
        return False
    lines = data.decode("utf-8", "replace").split("\n")
    return any(_is_text_in(Wording(language), lines) for language in LANGUAGES)


def _is_text_in(say: Wording, lines: list[str]) -> bool:
    *_, above, higher, foot, end = ["", "", "", *lines]
    begins = (("title",), ("for teacher", "for student"), ("made",), ("program",))
    return (
        len(lines) > len(begins)
        and all(_says(say, keys, line) for keys, line in zip(begins, lines, strict=False))
        and not (above or higher or end)
        and _says(say, ("foot",), foot, "foot withheld", "foot names")
    )


def _says(say: Wording, keys: Iterable[str], line: str, *before: str) -> bool:
    """Whether a line is one of these sentences, maybe after another, whatever its values are."""
    ahead = f"(?:(?:{_any_of(say, before)}) )?" if before else ""
    return re.fullmatch(f"{ahead}(?:{_any_of(say, keys)})", line) is not None


def _any_of(say: Wording, keys: Iterable[str]) -> str:
    return "|".join(_form(str(say.catalogue.texts[key])) for key in keys)


def _form(sentence: str) -> str:
    parts = string.Formatter().parse(sentence)
    return "".join(re.escape(said) + (_VALUE if value else "") for said, value, *_ in parts)


def _part(data: bytes, name: str) -> bytes:
    """A part of a ZIP, at most so much as any of ours has."""
    if not data.startswith(b"PK"):
        return b""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive, archive.open(name) as part:
            return part.read(_LARGEST_PART)
    except (zipfile.BadZipFile, zlib.error, KeyError, ValueError, OSError, RuntimeError, EOFError):
        return b""


def _has_sheets(*names: str) -> Callable[[bytes], bool]:
    """Whether a workbook has these sheets, in any language, and was last saved by us."""

    def is_one(data: bytes) -> bool:
        about = _part(data, "docProps/core.xml")
        if not all(f">plagcheck</{tag}>".encode() in about for tag in _SAVED_BY):
            return False
        book = _part(data, "xl/workbook.xml").decode("utf-8", "replace")
        sheets = [html.unescape(sheet) for sheet in re.findall(r'<sheet name="([^"]*)"', book)]
        return any(sheets == [Wording(each)(name) for name in names] for each in LANGUAGES)

    return is_one


_SAVED_BY: Final = ("dc:creator", "cp:lastModifiedBy")


def _is_export(data: bytes) -> bool:
    """Whether a ZIP holds what its index names, and no more."""
    files = files_of_export(_part(data, INDEX_NAME))
    return bool(files) and files.issuperset(_names(data))


def _names(data: bytes) -> list[str]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return archive.namelist()


_SORTS: Final[dict[str, Callable[[bytes], bool]]] = {
    CLASS: _is_class,
    "html": _is_html,
    "pdf": _is_pdf,
    "json": _has_keys(_REPORT_KEYS),
    "class json": _has_keys(_CLASS_KEYS),
    "index": _has_keys(_INDEX_KEYS),
    "xlsx": _has_sheets("paper table", "source table", "left out"),
    CLASS_XLSX: _has_sheets("class papers", "class pairs"),
    EXPORT: _is_export,
    "csv": _is_table(source_columns),
    PAPERS_CSV: _is_table(paper_columns),
    "pairs csv": _is_table(pair_columns),
    "text": _is_text,
}
