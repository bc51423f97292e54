"""Wreck: a library in any state, read for what is left of it."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Any, Final

from plagcheck.library import second_copies
from plagcheck.library.collection_table import CollectionTable
from plagcheck.library.connection import connect_to_damaged, in_our_words
from plagcheck.library.likeness_table import sound_rows
from plagcheck.library.meta_table import MetaTable
from plagcheck.library.packing import (
    Garbled,
    seal,
    text_digest,
    unpack_notes,
    unpack_pages,
    unpack_spans,
    unpack_text,
)
from plagcheck.library.rows import CONTENT, DOCUMENT, LIKENESS, ORIGIN, OUTLINE, read_origin
from plagcheck.library.sqlite_file import readable_rows
from plagcheck.model.document import Document, Span
from plagcheck.model.entry import Holds, IncomingDocument, LikenessRow, Origin
from plagcheck.model.params import FOLDING_VERSION, IndexParams
from plagcheck.model.plain_json import from_json

# Where documents go whose collection is lost. Nothing was said of what it holds, so that nothing
# of it is shown to students.
RESTORED: Final = "Restored"


@dataclass(frozen=True, slots=True)
class RescuedDocument:
    """A document's name and what to add again, once for each of its files; nothing: it is lost.

    `as_written`: all that is recorded of it is what was written, not its text alone.
    """

    name: str
    incoming: tuple[IncomingDocument, ...]
    as_written: bool = False


class DamagedLibrary:
    """Nobody else writes to the library while it is open. Nothing in it is changed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._db = connect_to_damaged(path)
        self._origins = self._read_origins()
        self._collections = second_copies.collections(self._scan)
        self._digests = second_copies.digests(self._scan)

    def close(self) -> None:
        self._db.close()

    def params(self) -> IndexParams | None:
        """The parameters it was built with, where they can still be read."""
        try:
            values = from_json(MetaTable(self._db).text("params") or "")
            return IndexParams(**{**values, "folding_version": FOLDING_VERSION})
        except (TypeError, ValueError, sqlite3.DatabaseError):
            return None

    def told(self) -> dict[str, Holds]:
        """What collections were said to hold, where that can still be read."""
        try:
            return CollectionTable(self._db).told()
        except sqlite3.DatabaseError:
            return {}

    def likeness(self) -> list[LikenessRow]:
        """What was decided about texts that are alike, where that can still be read."""
        return sound_rows(self._scan(f"SELECT {LIKENESS}, seal FROM likeness ORDER BY text_sha256"))

    def numbers(self) -> list[int]:
        """All documents of which anything is left."""
        found = {
            number
            for table, key in (("document", "id"), ("content", "document_id"))
            for (number,) in self._scan(f"SELECT {key} FROM {table} ORDER BY {key}")
        }
        if len(found) < self.recorded():  # others can be named, at least
            found.update(self._collections, self._digests, self._origins)
        return sorted(found)

    def recorded(self) -> int:
        """How many documents there were, as far as is known."""
        return self._recorded("documents")

    def _recorded(self, what: str) -> int:
        facts = MetaTable(self._db)
        try:
            return 0 if any(facts.problems()) else facts.number(what)
        except (Garbled, sqlite3.DatabaseError):
            return 0

    def placeless(self, numbers: Sequence[int]) -> list[int]:
        """Documents that came from files of which no record is left."""
        facts = MetaTable(self._db)
        with suppress(Garbled, sqlite3.DatabaseError):
            if facts.number("origins") <= sum(map(len, self._origins.values())):
                return []  # those without a file never had one
        return [number for number in numbers if not self._origins[number]]

    def find(self, number: int) -> RescuedDocument:
        row, is_sound = self._record(number)
        _, name, collection, digest, _, _, added_at, notes = row
        origins = self._origins[number] or [Origin("")]
        collection = collection or self._collections.get(number)
        name = str(name or PurePath(origins[0].path).name or f"document {number}")
        content = self._content(number, digest or self._digests.get(number))
        if content is None:
            return RescuedDocument(name, ())
        text, pages = content
        headings = self._headings(number)
        document = Document(
            name, text, "", pages or (), unpack_notes(notes), headings=headings or ()
        )
        where, when = str(collection or RESTORED), str(added_at or "")
        return RescuedDocument(
            name,
            tuple(IncomingDocument(document, origin, where, when) for origin in origins),
            is_sound and None not in (pages, headings),
        )

    def _record(self, number: int) -> tuple[tuple[Any, ...], bool]:
        """What is recorded of a document, and whether that is what was written.

        A name that was changed is found again: with that of a file it came from, the seal fits.
        """
        rows = self._rows(f"SELECT {DOCUMENT}, seal FROM document WHERE id = ?", number)
        if not rows:
            return (number, *[None] * 7), False
        *values, sealed = rows[0]
        for name in (values[1], *(PurePath(each.path).name for each in self._origins[number])):
            tried = (values[0], name, *values[2:])
            if seal(*tried) == sealed:
                return tried, True
        return tuple(values), False

    def _content(self, number: int, digest: object) -> tuple[str, tuple[int, ...] | None] | None:
        """A text that is sound, with its pages if they are, too."""
        for *values, sealed in self._rows(
            f"SELECT {CONTENT}, seal FROM content WHERE document_id = ?", number
        ):
            is_whole = seal(*values) == sealed
            try:
                text = unpack_text(values[1])
                if is_whole:
                    return text, unpack_pages(values[2])
            except Garbled:
                return None
            if text_digest(text) == digest:
                return text, None
        return None

    def _headings(self, number: int) -> tuple[Span, ...] | None:
        """None: there were some, and they are not what was written."""
        rows = self._rows(f"SELECT {OUTLINE}, seal FROM outline WHERE document_id = ?", number)
        sound = [values for *values, sealed in rows if seal(*values) == sealed]
        if not sound:
            return None if rows else ()
        return unpack_spans(sound[0][1])

    def _read_origins(self) -> defaultdict[int, list[Origin]]:
        """The files of each document, without those whose record was changed."""
        found: defaultdict[int, list[Origin]] = defaultdict(list)
        for *values, sealed in self._scan(f"SELECT {ORIGIN}, seal FROM origin ORDER BY path"):
            if seal(*values) == sealed:
                origin, number = read_origin(tuple(values))
                found[number].append(origin)
        if self._recorded("origins") > sum(map(len, found.values())):
            known = {origin.path for origins in found.values() for origin in origins}
            for origin, number in second_copies.files(self._scan):
                if origin.path not in known:
                    found[number].append(origin)
        return found

    def _scan(self, statement: str) -> Iterable[tuple[Any, ...]]:
        """All rows that can be reached, from the front or, behind a broken page, from the back."""
        rows = dict.fromkeys(self._rows(statement))
        return rows | dict.fromkeys(self._rows(f"{statement} DESC"))

    def _rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        with in_our_words(self._path):
            return readable_rows(self._db, statement, values)
