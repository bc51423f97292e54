"""What was decided about documents that are alike: sealed rows, by the digests of their texts."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from plagcheck.library.packing import seal
from plagcheck.library.rows import LIKENESS
from plagcheck.model.entry import Damage, Likeness, LikenessRow
from plagcheck.model.errors import Cause

ID_SIZE: Final = 16  # bytes of `together`: a UUID


class LikenessTable:
    """Callers own the transaction. A row that cannot be trusted says nothing.

    A stranger's may be of texts that are not there, and of one alone.
    """

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def rows(self) -> list[LikenessRow]:
        """All that was decided."""
        rows = sound_rows(
            self._db.execute(
                f"SELECT {LIKENESS}, seal FROM likeness WHERE length(together) = {ID_SIZE} AND "
                f"text_sha256 IN (SELECT text_sha256 FROM document) ORDER BY {LIKENESS}"
            )
        )
        documents = Counter((row.says, row.together) for row in rows)
        return [row for row in rows if documents[row.says, row.together] > 1]

    def problems(self) -> Iterator[Damage]:
        """What nobody can have decided, beside rows that were changed."""
        (strange,) = self._db.execute(
            f"SELECT count(*) FROM likeness WHERE length(together) <> {ID_SIZE} OR says NOT IN "
            f"({','.join('?' * len(Likeness))})",
            [each.value for each in Likeness],
        ).fetchone()
        if strange:
            yield Damage(Cause.RECORD_UNREADABLE)
        if self._db.execute(
            "SELECT 1 FROM likeness GROUP BY says, together HAVING count(*) < 2"
        ).fetchone():
            yield Damage(Cause.RECORDS_CONTRADICT)

    def works(self) -> dict[bytes, str]:
        """Of which work a text is a version."""
        return {
            row.text_sha256: row.together.hex()
            for row in self.rows()
            if row.says is Likeness.VERSIONS
        }

    def write(self, rows: Iterable[LikenessRow]) -> None:
        """Note it, for texts that are there; what was said of one before is forgotten."""
        self._db.executemany(
            "INSERT OR REPLACE INTO likeness SELECT ?, ?, ?, ? "
            "WHERE EXISTS (SELECT 1 FROM document WHERE text_sha256 = ?)",
            (
                (*values, seal(*values), row.text_sha256)
                for row in rows
                for values in [(row.text_sha256, row.says.value, row.together)]
            ),
        )

    def forget(self, digests: Collection[bytes], says: Likeness) -> None:
        self._db.executemany(
            "DELETE FROM likeness WHERE text_sha256 = ? AND says = ?",
            [(digest, says.value) for digest in digests],
        )

    def clear(self) -> None:
        self._db.execute("DELETE FROM likeness")

    def drop_single(self) -> None:
        """A text that is alone says nothing any more."""
        self._db.execute(
            "DELETE FROM likeness WHERE (says, together) IN (SELECT says, together FROM likeness "
            "GROUP BY says, together HAVING count(*) < 2)"
        )


def sound_rows(rows: Iterable[tuple[object, ...]]) -> list[LikenessRow]:
    """Rows that are what was written."""
    said = {each.value: each for each in Likeness}
    return [
        LikenessRow(digest, said[says], together)
        for digest, says, together, sealed in rows
        if isinstance(digest, bytes)
        and isinstance(together, bytes)
        and len(together) == ID_SIZE
        and isinstance(says, str)
        and says in said
        and seal(digest, says, together) == sealed
    ]
