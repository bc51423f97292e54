"""Where things live: the one place that knows directories."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from plagcheck import private, unfinished

OVERRIDE: Final = "PLAGCHECK_DATA_DIR"  # tests, portable use
INBOX: Final = "inbox"

_SYNCED: Final = ("onedrive", "dropbox", "google drive", "googledrive", "icloud", "nextcloud")


def data_dir() -> Path:
    """The folder for the library, settings and history; made when something is written."""
    chosen = os.environ.get(OVERRIDE)
    if chosen:
        return Path(chosen)
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "plagcheck"


def library_file() -> Path:
    """Where the library is kept unless the teacher chose another place."""
    return data_dir() / "library.plagcheck"


def settings_file() -> Path:
    return data_dir() / "settings.json"


def history_file() -> Path:
    return data_dir() / "history.jsonl"


def records_file() -> Path:
    """Every check with its result, until it is erased."""
    return data_dir() / "records.db"


def classes_dir() -> Path:
    """Where classes are kept, one file each."""
    return data_dir() / "classes"


def window_file() -> Path:
    """Where the last window was, how large and in which look."""
    return data_dir() / "window.geometry"


def imports_file() -> Path:
    """What was still to be added to the library when the program was left."""
    return data_dir() / "imports.json"


def inbox_dir() -> Path:
    """Where a second start leaves word of what it is to open."""
    return data_dir() / INBOX


def log_file() -> Path:
    return data_dir() / "plagcheck.log"


def keep_private() -> None:
    """At every start: all that is made is for its owner alone, and so is what is there already.

    What was being made when the program was killed is gone.
    """
    private.begin()
    kept = [library_file(), settings_file(), history_file(), records_file(), classes_dir()]
    private.keep_folder(data_dir(), [*kept, window_file(), imports_file(), log_file()])
    for folder in (data_dir(), classes_dir()):
        unfinished.clear(folder)


def synced_by(path: Path) -> str | None:
    """The service that copies this folder to other computers, as far as its name tells."""
    for part in path.parts:
        if any(part.casefold().startswith(name) for name in _SYNCED):
            return part
    return None


def is_on_network(path: Path) -> bool:
    """Whether a path names another computer's disk (Windows shares)."""
    return str(path).startswith(("\\\\", "//"))
