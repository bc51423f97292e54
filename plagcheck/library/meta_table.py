"""Facts: what a library knows about itself, in a few sealed rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from typing import Final
from uuid import uuid4

from plagcheck.library.packing import Garbled, seal
from plagcheck.model.entry import Damage
from plagcheck.model.errors import Cause

# Counted as things come and go: counting rows would take longer and longer.
COUNTERS: Final = ("documents", "origins", "runs", "tidied")
REMOVED: Final = "removed"  # something was, and bytes of it may be left in the file
IDENTITY: Final = "note:identity"  # tells a library from every other


class MetaTable:
    """Texts and numbers by name; callers own the transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def text(self, key: str) -> str | None:
        row = self._db.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
        return None if row is None else str(row[0])

    def texts(self, prefix: str) -> dict[str, str]:
        """All whose names begin so."""
        rows = self._db.execute("SELECT key, value FROM meta WHERE instr(key, ?) = 1", (prefix,))
        return {str(key): str(value) for key, value in rows}

    def drop(self, keys: Iterable[str]) -> None:
        self._db.executemany("DELETE FROM meta WHERE key = ?", [(key,) for key in keys])

    def number(self, key: str) -> int:
        """The value of a counter."""
        try:
            return int(self.text(key) or "")
        except ValueError as error:
            raise Garbled(Cause.FACT_UNREADABLE, key) from error

    def set(self, key: str, value: object) -> None:
        self._db.execute(
            "INSERT OR REPLACE INTO meta VALUES (?, ?, ?)", (key, str(value), seal(key, str(value)))
        )

    def count(self, key: str, more: int) -> None:
        """Move a counter."""
        if more:
            self.set(key, self.number(key) + more)

    def start(self) -> None:
        """Set all counters to nothing, in a new library."""
        for key in COUNTERS:
            self.set(key, 0)

    def give_identity(self) -> None:
        """Once for all: what a library is known by."""
        if not self.text(IDENTITY):
            self.set(IDENTITY, uuid4().hex)

    def problems(self) -> Iterator[Damage]:
        """Facts that were changed or are missing."""
        missing = {*COUNTERS, "params"}
        for key, value, sealed in self._db.execute("SELECT key, value, seal FROM meta"):
            missing.discard(key)
            if seal(key, value) != sealed:
                yield Damage(Cause.FACT_CHANGED, value=key)
        if self.text("documents") == "0":
            missing.discard("params")  # they are settled when it is opened next
        for key in sorted(missing):
            yield Damage(Cause.FACT_MISSING, value=key)
