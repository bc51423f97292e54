"""Things that are no library, given as one: refused in a sentence, and left as they were."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from tests.trials.commands import run
from tests.trials.material import a_paper, fresh
from tests.trials.special_files import make_special
from tests.trials.trial import Given

NAMES: Final = ("no/such/a", "x" * 300, "a\nb", "a?b#c%20", b"M\xfcller.plagcheck")


def trial(given: Given) -> None:
    paper, box = a_paper(given.work), fresh(given.work / "box")
    strangers = _strangers(box)
    before = {path: path.read_bytes() for path in strangers if path.is_file()}
    modes = {path: path.lstat().st_mode for path in strangers}
    folder = str(box).encode()
    places: list[object] = [*strangers]
    for name in NAMES:
        places.append(folder + b"/" + name if isinstance(name, bytes) else box / name)
    for place in places[: given.count]:
        for command in (
            ("check", place, paper),
            ("add", place, paper),
            *(("library", action, place) for action in ("info", "rebuild", "verify")),
        ):
            ran = run(*command)
            wrong = ran.wrong or ("" if ran.out or ran.err else "it said nothing")
            what = place.name if isinstance(place, Path) else repr(place)
            name = " ".join(map(str, command[: 2 if command[0] == "library" else 1]))
            given.tally.case(f"{what[:20]}: {name}", wrong, ran.said)
    for path, mode in modes.items():
        same = path.lstat().st_mode == mode and before.get(path) == _data(path)
        given.tally.case(f"{path.name} afterwards", "" if same else "changed")


def _strangers(box: Path) -> list[Path]:
    with closing(sqlite3.connect(box / "other.db")) as other:
        other.execute("CREATE TABLE a (b)")
        other.commit()
    (box / "text.txt").write_text("just a text")
    (box / "zeros").write_bytes(bytes(8192))
    (box / "magic").write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 20)
    (box / "folder").mkdir()
    make_special(box)
    return sorted(path for path in box.iterdir() if path.name != "dangling")


def _data(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None
