"""The history from before results were kept: lines of JSON, one for each check."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from plagcheck.history.connection import in_our_words
from plagcheck.history.files import erase_file
from plagcheck.history.rows import old_values
from plagcheck.history.store import HistoryStore
from plagcheck.model.plain_json import from_json


def import_old(store: HistoryStore, path: Path) -> int:
    """Take over lines that are not there yet, then erase their file; how many were taken."""
    if not path.is_file():
        return 0
    with in_our_words(path):
        old = read_old(path)
    known = {(line.when, line.name, line.path) for line in store.lines()}
    fresh = [v for v in old if (v["happened_at"], v["name"], v["path"]) not in known]
    with store.transaction():
        for values in fresh:
            store.insert(values, None)
    with in_our_words(path):
        erase_file(path)  # it names students, too, and nobody would erase it later
    return len(fresh)


def read_old(path: Path) -> list[dict[str, Any]]:
    """The values of its lines, oldest first; a line that cannot be read is passed over."""
    lines = path.read_bytes().decode("utf-8", "replace").splitlines()
    return [values for values in map(_read, lines) if values is not None]


def _read(line: str) -> dict[str, Any] | None:
    try:
        return old_values(from_json(line))
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
