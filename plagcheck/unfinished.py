"""Unfinished: what is written stands beside its place until it is whole.

Its name tells which process writes it. Whoever writes or opens something in the same folder removes
those of processes that have ended: they may hold a whole library, or texts of students.
"""

from __future__ import annotations

import hashlib
import platform
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from plagcheck import private
from plagcheck.running import is_running, own_mark

_NAME: Final = re.compile(
    r"\.plagcheck-([0-9a-f]+)-(\d+)-(\d+)-[0-9a-f]+\.part(-journal|-wal|-shm)?"
)
_JOURNALS: Final = ("-journal", "-wal", "-shm")


@contextmanager
def beside(place: Path) -> Iterator[Path]:
    """An empty file for its owner alone, to be moved to its place; gone at the end, if it was not.

    Raises OSError.
    """
    clear(place.parent)
    name = f".plagcheck-{_computer()}-{own_mark()}-{secrets.token_hex(4)}.part"
    fresh = place.with_name(name)
    try:
        private.make_file(fresh)
        yield fresh
    finally:
        for ending in ("", *_JOURNALS):
            with suppress(OSError):
                Path(f"{fresh}{ending}").unlink()


def clear(folder: Path) -> None:
    """Remove what processes of this computer have left in a folder, whatever ended them."""
    with suppress(OSError):
        for path in folder.iterdir():
            made = _NAME.fullmatch(path.name)
            if made and made[1] == _computer() and not is_running(int(made[2]), int(made[3])):
                with suppress(OSError):
                    path.unlink()


def _computer() -> str:
    """Several may write to one folder; what another does there cannot be known."""
    return hashlib.sha256(platform.node().encode()).hexdigest()[:6]
