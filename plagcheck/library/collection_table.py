"""What collections hold: sealed rows of a name and a word."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from plagcheck.library.packing import seal
from plagcheck.model.entry import Damage, Holds
from plagcheck.model.errors import Cause


class CollectionTable:
    """Callers own the transaction. A row that cannot be trusted says nothing."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def told(self) -> dict[str, Holds]:
        """What was said of collections, with documents or without."""
        rows = self._db.execute("SELECT name, holds, seal FROM collection")
        return {
            name: Holds(holds) for name, holds, sealed in rows if _is_sound(name, holds, sealed)
        }

    def tell(self, name: str, holds: Holds) -> None:
        if holds is Holds.UNKNOWN:
            self._db.execute("DELETE FROM collection WHERE name = ?", (name,))
            return
        self._db.execute(
            "INSERT OR REPLACE INTO collection VALUES (?, ?, ?)",
            (name, holds.value, seal(name, holds.value)),
        )

    def problems(self) -> Iterator[Damage]:
        for name, holds, sealed in self._db.execute("SELECT name, holds, seal FROM collection"):
            if not _is_sound(name, holds, sealed):
                yield Damage(Cause.HOLDS_CHANGED, value=name)


def _is_sound(name: str, holds: str, sealed: object) -> bool:
    return seal(name, holds) == sealed and holds in {each.value for each in Holds}
