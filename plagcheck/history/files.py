"""Files beside the history: erased for good, put aside when damaged."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

from plagcheck.classroom.stored import MAGIC
from plagcheck.open_files import opened

_BESIDE: Final = ("-wal", "-shm", "-journal")


def erase_file(path: Path) -> None:
    """Overwrite a file, then delete it.

    An ordinary deletion leaves its bytes on the disk. Where a disk or file system writes every
    change to a new place, this is no better than that.
    """
    if not path.is_file():
        return
    with opened(path, "r+b") as file:
        left = os.fstat(file.fileno()).st_size
        blank = bytes(min(left, 1 << 20))
        while left > 0:
            left -= file.write(blank[:left])
        file.flush()
        os.fsync(file.fileno())
    path.unlink()


def is_class_file(path: Path) -> bool:
    """Whether a file is a class that plagcheck saved: no other file is ever erased."""
    try:
        with opened(path) as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError:
        return False


def put_aside(path: Path) -> Path:
    """Give a damaged history another name, with its journal; returns where it is now."""
    aside = next(name for name in _free_names(path) if not name.exists())
    for ending in _BESIDE:
        beside = Path(f"{path}{ending}")
        if beside.exists():
            os.replace(beside, f"{aside}{ending}")
    os.replace(path, aside)
    return aside


def _free_names(path: Path) -> Iterator[Path]:
    yield path.with_name(f"{path.name}.damaged")
    yield from (path.with_name(f"{path.name}.damaged-{number}") for number in count(2))


def files_put_aside(path: Path) -> list[Path]:
    """Damaged histories that were put aside: they may hold what was erased since."""
    found = path.parent.glob(f"{_escaped(path.name)}.damaged*")
    return sorted(each for each in found if each.is_file())


def _escaped(name: str) -> str:
    return "".join(f"[{char}]" if char in "*?[" else char for char in name)


def erase_put_aside(path: Path) -> int:
    """Erase damaged histories that were put aside; returns how many files went."""
    files = files_put_aside(path)
    for file in files:
        erase_file(file)
    return len(files)
