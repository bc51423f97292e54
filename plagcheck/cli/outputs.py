"""Where a command may write: over nothing that it reads, and no two files at one place."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from plagcheck.model.errors import PlagcheckError


class BadRequest(PlagcheckError):
    """What was typed makes no sense; only the command line can ask so."""

    def __str__(self) -> str:
        return self.name


def require_apart(outputs: Iterable[Path], inputs: Iterable[Path]) -> None:
    """Refuse a place where something must stay: a file that is read, or one in a folder that is."""
    taken = list(inputs)
    for place in outputs:
        if any(_is_same(place, other) or _is_inside(place, other) for other in taken):
            raise BadRequest(f"{place} is in use: give what is written a name of its own.")
        taken.append(place)


def _is_same(one: Path, other: Path) -> bool:
    return one.resolve() == other.resolve() or (
        one.exists() and other.exists() and one.samefile(other)
    )


def _is_inside(place: Path, folder: Path) -> bool:
    """Whether a file of a folder that is read stands there; a new one may."""
    return folder.is_dir() and place.exists() and place.resolve().is_relative_to(folder.resolve())
