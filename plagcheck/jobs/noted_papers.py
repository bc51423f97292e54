"""Papers that the window notes for later: imports to go on with, and files asked for elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Final

from plagcheck.found_files import is_file
from plagcheck.jobs.unfinished_imports import UnfinishedImports
from plagcheck.model.names import printable
from plagcheck.model.plain_json import from_json

LONGEST_NOTE: Final = 1 << 20


def asked_for(note: Path) -> list[Path] | None:
    """The files that a later start asks for; None where that is no note of one."""
    try:
        if not is_file(note) or note.stat().st_size > LONGEST_NOTE:
            return None
        asked = from_json(note.read_bytes())
    except (OSError, ValueError):
        return None
    if not isinstance(asked, list):
        return None
    return [Path(file) for file in asked if isinstance(file, str) and "\0" not in file]


def forget_papers(imports: Path, inbox: Path, is_gone: Callable[[str], bool]) -> None:
    """Take papers that were erased out of the notes; what was begun beside them goes as a whole."""
    UnfinishedImports(imports).forget(is_gone)
    named = (note for note in inbox.glob("*.json") if _names_any(note, is_gone))
    for note in chain(imports.parent.glob("*.new"), inbox.glob("*.new"), named):
        with suppress(OSError):
            note.unlink()


def _names_any(note: Path, is_gone: Callable[[str], bool]) -> bool:
    return any(is_gone(printable(file)) for file in asked_for(note) or ())
