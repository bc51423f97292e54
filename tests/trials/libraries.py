"""Libraries as trials see them: what they list, what is wrong with them, what bytes they hold."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.history.traces import WINDOW
from tests.trials.commands import run
from tests.trials.material import copied


def documents(library: Path) -> list[dict[str, Any]]:
    listed = run("library", "list", library, "--json")
    return listed.objects if listed.code == 0 else []


def paths_of(library: Path) -> dict[str, int]:
    """Where its documents came from, each with its number."""
    return {each["path"]: each["id"] for each in documents(library)}


def damage(library: Path) -> str:
    """What is wrong with a library; nothing: it is sound."""
    if not library.exists():
        return "there is no library"
    ran = run("library", "verify", library)
    said = ran.out.strip().splitlines() or [ran.said]
    return "" if ran.code == 0 else ran.wrong or said[0] or f"exit status {ran.code}"


def as_left(library: Path, to: Path) -> Path:
    """A copy of a library with its journal, as a crash left it; itself is not touched."""
    files = [Path(f"{library}{ending}") for ending in ("", "-wal")]
    return copied([file for file in files if file.exists()], to) / library.name


def stored_values(database: Path, scratch: Path) -> set[bytes]:
    """Every text and blob in every table, whatever the tables are called."""
    found: set[bytes] = set()
    with closing(sqlite3.connect(as_left(database, scratch))) as connection:
        connection.text_factory = bytes
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        for (table,) in tables.fetchall():
            for row in connection.execute(f'SELECT * FROM "{table.decode()}"'):
                found |= {bytes(value) for value in row if isinstance(value, bytes)}
    return {value for value in found if len(value) >= WINDOW}


def stretches(values: set[bytes], step: int = 8) -> set[bytes]:
    """Pieces by which values are known again."""
    made = {v[at : at + WINDOW] for v in values for at in range(0, len(v) - WINDOW + 1, step)}
    return {piece for piece in made if len(set(piece)) > 4}


def held(folder: Path) -> bytes:
    """All bytes of all files of a folder."""
    return b"\0".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
