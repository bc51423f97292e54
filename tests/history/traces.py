"""What is left of a check in files, however it is written there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from plagcheck.history.packing import pack_check, pack_text, texts_of
from plagcheck.history.saved import SavedCheck

WINDOW: Final = 16


def compressed(saved: SavedCheck) -> set[bytes]:
    """Stretches of all that is stored of a check in compressed form."""
    blobs = [pack_check(saved), *map(pack_text, texts_of(saved))]
    return {blob[start : start + WINDOW] for blob in blobs for start in range(len(blob) - WINDOW)}


def traces(folder: Path, words: list[str], stretches: set[bytes]) -> list[object]:
    """What of all this stands in any file of a folder, however it is written."""
    wanted: list[bytes] = [*stretches]
    for word in words:
        for spelt in (word, word.casefold(), word.upper()):
            wanted += [spelt.encode(code) for code in ("utf-8", "utf-16-le", "utf-16-be")]
            wanted.append(spelt.encode("ascii", "backslashreplace"))
    data = [path.read_bytes() for path in folder.rglob("*") if path.is_file()]
    return [each for each in wanted if any(each in bytes_ for bytes_ in data)]
