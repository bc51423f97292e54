"""Output places: what is written takes the place of nothing but a file that may go."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from plagcheck.library.sqlite_file import is_ours
from plagcheck.model.errors import Cause, FileUnwritable, LibraryLocked, system_says

_JOURNALS: Final = ("-wal", "-shm", "-journal")


def require_free(place: Path, needed: Iterable[Path] = ()) -> None:
    """Refuse a place where something must stay: the one rule for all that is written.

    A folder, a link or a device; a file that is needed, or one in a folder that is; any library
    and any history.
    """
    require_apart(place, needed)
    try:
        is_own = _belongs_to_us(place)
    except OSError as error:
        raise FileUnwritable(place.name, **system_says(error)) from error
    if is_own:
        raise FileUnwritable(place.name, reason=Cause.IN_USE_HERE)


def require_apart(place: Path, needed: Iterable[Path]) -> None:
    """The same, but a library may go: for copies of one, see `replacing`."""
    require_plain(place)
    try:
        is_needed = any(_is_same(place, each) or _is_inside(place, each) for each in needed)
    except OSError as error:
        raise FileUnwritable(place.name, **system_says(error)) from error
    if is_needed:
        raise FileUnwritable(place.name, reason=Cause.IN_USE_HERE)


def require_plain(place: Path) -> None:
    """Refuse a place where something else than a file is."""
    try:
        if place.is_symlink() or (place.exists() and not (place.is_file() or place.is_dir())):
            raise FileUnwritable(place.name, reason=Cause.NO_PLAIN_FILE)
        if place.is_dir():
            raise FileUnwritable(place.name, reason=Cause.IS_FOLDER)
    except OSError as error:
        raise FileUnwritable(place.name, **system_says(error)) from error


def require_no_journal(place: Path) -> None:
    """Refuse the place where the journal of a library or a history is, or will be."""
    if _is_journal(place):
        raise FileUnwritable(place.name, reason=Cause.IN_USE_HERE)


def require_closed(library: Path) -> None:
    """Refuse a library that somebody has opened: the last to close it clears its journal away."""
    if Path(f"{library}-wal").exists():
        raise LibraryLocked(library.name)


def _belongs_to_us(place: Path) -> bool:
    """Whether it is a library or a history, or the journal of one."""
    return is_ours(place) or _is_journal(place)


def _is_journal(place: Path) -> bool:
    name = str(place)
    return any(is_ours(Path(name.removesuffix(end))) for end in _JOURNALS if name.endswith(end))


def _is_same(one: Path, other: Path) -> bool:
    """Also where neither is there yet."""
    return os.path.realpath(one) == os.path.realpath(other) or (
        one.exists() and other.exists() and one.samefile(other)
    )


def _is_inside(place: Path, folder: Path) -> bool:
    """Whether a file of a folder that is read stands there; a new one may."""
    return (
        folder.is_dir()
        and place.exists()
        and Path(os.path.realpath(place)).is_relative_to(os.path.realpath(folder))
    )
