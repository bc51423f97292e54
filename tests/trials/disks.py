"""Disks of a trial's own, in mounts of its own; how they are filled. Started "apart" only."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

BLOCK: Final = 4096


@contextmanager
def disk(at: Path, size: int) -> Iterator[Path]:
    """A disk of so many bytes."""
    at.mkdir(parents=True, exist_ok=True)
    room = f"size={-(-size // BLOCK) * BLOCK}"
    subprocess.run(["mount", "-t", "tmpfs", "-o", room, "none", at], check=True)
    try:
        yield at
    finally:
        subprocess.run(["umount", "-l", at], check=True)


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """A folder as on a disk that cannot be written to."""
    subprocess.run(["mount", "--bind", folder, folder], check=True)
    try:
        subprocess.run(["mount", "-o", "remount,ro,bind", folder], check=True)
        yield
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def fill(at: Path, leave: int = 0) -> Path:
    """Fill a disk but for some bytes."""
    filler = at / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(BLOCK)) == BLOCK:
                pass
        except OSError:
            pass
        file.truncate(max(0, file.tell() // BLOCK * BLOCK - leave))
    return filler
