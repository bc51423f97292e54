"""Documents with secret names and texts are removed or replaced: no byte of them is left."""

from __future__ import annotations

import random
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Final

from tests import word_salad
from tests.trials.commands import Child, run
from tests.trials.libraries import documents, held, stored_values, stretches
from tests.trials.material import fresh, texts
from tests.trials.trial import Given

NAME: Final = "Zephyrine Quokka"
WAYS: Final = (
    "remove",
    "remove all of a ZIP",
    "remove while it is read",
    "remove from a ZIP",
    "replace",
    "remove, then kill",
)


def trial(given: Given) -> None:
    for number in range(given.count):
        _round(given, WAYS[number % len(WAYS)], number)


def _round(given: Given, way: str, number: int) -> None:
    box, rng = fresh(given.work / "box"), given.rng
    folder = fresh(box / "library")
    library, source = folder / "a.plagcheck", fresh(box / "given")
    run("add", library, *texts(box / "readings", rng.choice((3, 40)), seed=number))
    before = stored_values(library, box / "looked at")
    _write_secrets(source, way, rng)
    run("add", library, source)
    brought = stored_values(library, box / "looked at") - before
    if sum(piece in held(folder) for piece in stretches(brought)) < 5:
        given.tally.fail(f"{way}: this trial sees nothing of what is stored")
    secret = {each["title"]: each["id"] for each in documents(library) if NAME in each["title"]}
    chosen = secret if way == "remove all of a ZIP" else dict(list(secret.items())[:1])
    run("add", library, *texts(box / "more", rng.choice((1, 30)), seed=1000 + number))
    _take_out(way, library, list(chosen.values()), source, rng)
    after, bytes_left = stored_values(library, box / "looked at"), held(folder)
    names = [name for name in chosen if name.encode() in bytes_left and way != "replace"]
    pieces = sum(piece in bytes_left for piece in stretches(brought) - stretches(after, 1))
    left = [f"names: {names}"] * bool(names) + [f"{pieces} stretches"] * bool(pieces)
    given.tally.case(way, " and ".join(left))


def _write_secrets(source: Path, way: str, rng: random.Random) -> None:
    """Words that stand nowhere else, as a file or as members of an archive."""
    secrets = {
        f"{NAME} {place}.txt": _own_words(rng, rng.choice((60, 400, 3000)))
        for place in range(3 if "ZIP" in way else 1)
    }
    if "ZIP" not in way:
        for name, text in secrets.items():
            (source / name).write_text(text)
        return
    with zipfile.ZipFile(source / "class.zip", "w") as archive:
        for name, text in secrets.items():
            archive.writestr(name, text)


def _own_words(rng: random.Random, count: int) -> str:
    return " ".join(f"{word}q{rng.randrange(1000)}" for word in word_salad.words(rng, count))


def _take_out(
    way: str, library: Path, numbers: list[int], source: Path, rng: random.Random
) -> None:
    removing = ("library", "remove", library, *numbers, "--yes")
    if way == "replace":
        next(source.iterdir()).write_text(_own_words(rng, 500))
        run("add", library, source)
    elif way == "remove, then kill":
        child = Child(*removing)
        while not child.has_ended() and "removed" not in child.out:
            child.wait(0.001)
        child.end()
        documents(library)
    elif way == "remove while it is read":
        with closing(sqlite3.connect(library, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM document").fetchall()
            run(*removing)
        run("add", library, source.parent / "readings")  # the next that opens it alone
    else:
        run(*removing)
