"""Found files: what stands in folders that were given, and what of it cannot be looked at."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

_SKIPPED_FOLDERS: Final = frozenset({"__MACOSX"})
_LEFT_BEHIND: Final = frozenset({"Thumbs.db", "desktop.ini"})


def is_folder(path: Path) -> bool:
    return stat.S_ISDIR(_mode(path))


def is_file(path: Path) -> bool:
    return stat.S_ISREG(_mode(path))


def is_there(path: Path) -> bool:
    """Whether anything stands there, also where it may not be looked at."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return True


def is_link(path: Path) -> bool:
    return stat.S_ISLNK(_mode(path, follow=False))


def _mode(path: Path, *, follow: bool = True) -> int:
    """What a path is; nothing where that cannot be told: reading it says why."""
    try:
        return path.stat(follow_symlinks=follow).st_mode
    except OSError:
        return 0


def find_files(paths: Iterable[Path]) -> list[Path]:
    """Files given, and all files in folders given, in a stable order, each once.

    Hidden files and what office programs leave behind are passed over inside folders. A link given
    by itself stands for its file. Inside a folder, linked folders are not entered, and a link that
    leads out of the folder is kept, for `add_files` to refuse it by name. So is a folder that
    cannot be looked into: reading it says why.
    """
    found: dict[str, Path] = {}
    for path in paths:
        for file in _files_below(path) if is_folder(path) else [_linked(path)]:
            found.setdefault(os.path.abspath(file), file)
    return list(found.values())


def _linked(path: Path) -> Path:
    return path.resolve() if is_link(path) and _mode(path) else path


def _files_below(folder: Path) -> Iterator[Path]:
    """Without recursion, as folders can be nested deeper than that goes."""
    waiting = [os.fspath(folder)]
    while waiting:
        here = waiting.pop()
        try:
            with os.scandir(here) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except OSError:
            yield Path(here)
            continue
        folders = []
        for entry in entries:
            if _is_folder(entry):
                folders.append(entry)
            elif not _is_passed_over(entry, folder):
                yield Path(entry.path)
        waiting += [entry.path for entry in reversed(folders) if _is_entered(entry)]


def _is_entered(entry: os.DirEntry[str]) -> bool:
    is_hidden = entry.name.startswith(".") or entry.name in _SKIPPED_FOLDERS
    return not (is_hidden or entry.is_symlink())


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False


def _is_passed_over(entry: os.DirEntry[str], folder: Path) -> bool:
    is_left_behind = entry.name.startswith((".", "~$")) or entry.name in _LEFT_BEHIND
    return is_left_behind or _is_found_anyway(entry, folder)


def _is_found_anyway(entry: os.DirEntry[str], folder: Path) -> bool:
    """Whether it is a link to a file that stands in the same folder; the system follows few."""
    if not (entry.is_symlink() and is_file(Path(entry.path))):
        return False
    return Path(os.path.realpath(entry.path)).is_relative_to(os.path.realpath(folder))
