"""Plain text without end, in files and in archives: named, in bounded time and memory."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests import word_salad
from tests.trials.material import fresh
from tests.trials.reading_trial import read_folder
from tests.trials.trial import Given

MB: Final = 1 << 20


def trial(given: Given) -> None:
    """`count` is the number of files."""
    prose = word_salad.prose(given.rng, 20_000)
    big: tuple[tuple[str, Callable[[Path], object]], ...] = (
        ("1.3 MB of dots", lambda path: path.write_text("." * 1_300_000 + prose[:500])),
        ("600 MB of nothing", _hollow),
        ("40 MB, one word", lambda path: path.write_bytes(b"a" * 40 * MB)),
        ("60 MB of text", lambda path: path.write_text(_long(prose, 60 * MB))),
        ("450 MB, one word", lambda path: path.write_bytes(b"a" * 450 * MB)),
    )
    for name, make in big[: given.count]:
        folder = fresh(given.work / "big")
        make(folder / "big.txt")
        read_folder(given, name, folder, ["big.txt"], "add", seconds=300)
    if not given.is_small:
        folder = fresh(given.work / "big")
        with zipfile.ZipFile(folder / "big.zip", "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("big.txt", _long(prose, 60 * MB))
        read_folder(given, "60 MB of text in a ZIP", folder, ["big.txt"], "add", seconds=300)


def _hollow(path: Path) -> None:
    path.touch()
    os.truncate(path, 600 * MB)


def _long(prose: str, size: int) -> str:
    """Numbered, so that no two parts are the same."""
    return "\n".join(f"{number} {prose}" for number in range(size // len(prose)))
