"""Mutants of real files, or a folder of strange ones: each has an outcome and harms nothing.

They are added a group at a time. A group that does not end, or takes too much memory, is tried
again file by file, so that the one that does it is named. Of those that look like PDF, pictures and
rectangles of pages are made as well, as the window asks for them.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tests.conftest import PROJECT
from tests.extract.forge import FILES
from tests.extract.hostile import files_below
from tests.trials.commands import NO_END, Child, Ran
from tests.trials.material import fresh
from tests.trials.mutate_bytes import ANY, Mutation, flip
from tests.trials.mutate_pdf import PDF
from tests.trials.mutate_zip import ZIP
from tests.trials.page_pictures import ask_for_pages
from tests.trials.processes import Memory
from tests.trials.trial import Given

GROUP: Final = 100
STALL_S: Final = 35  # a file may hold a worker for so long, and is named then
PATIENCE_S: Final = 300
LARGEST: Final = 30_000_000
SOURCES: Final = (FILES, PROJECT / "plagcheck" / "samples" / "selftest" / "sources")
SHARES: Final = {"zip": 42, "pdf": 42, "other": 16}
TRICKS: Final[dict[str, tuple[Mutation, ...]]] = {"zip": ZIP, "pdf": PDF, "other": ANY}

Pool = dict[str, list[tuple[str, bytes]]]


def trial(given: Given) -> None:
    """`count` mutants; with --files, that folder is read instead, as it is."""
    if given.files is not None:
        files = files_below(given.files)
        groups: Iterator[list[Path]] = (
            files[at : at + GROUP] for at in range(0, len(files), GROUP)
        )
    else:
        groups = _mutants(given)
    for number, group in enumerate(groups):
        _look(given, group)
        ask_for_pages(given, [f for f in group if f.is_file() and _is_pdf(f)])
        print(f"{(number + 1) * GROUP} tried", flush=True)


def _is_pdf(file: Path) -> bool:
    with file.open("rb") as opened:
        return b"%PDF-" in opened.read(1024)


def _mutants(given: Given) -> Iterator[list[Path]]:
    """Made a group at a time: together they take gigabytes."""
    pool = _pool()
    for first in range(0, given.count, GROUP):
        folder = fresh(given.work / "mutants")
        numbers = range(first, min(first + GROUP, given.count))
        yield [_mutant(pool, number, folder, given.rng) for number in numbers]


def _pool() -> Pool:
    pool: Pool = {}
    for path in sorted(path for folder in SOURCES for path in folder.rglob("*") if path.is_file()):
        data = path.read_bytes()
        is_pdf = "pdf" if b"%PDF-" in data[:1024] else "other"
        kind = "zip" if data.startswith(b"PK\x03\x04") else is_pdf
        pool.setdefault(kind, []).append((path.name, data))
    return pool


def _mutant(pool: Pool, number: int, folder: Path, rng: random.Random) -> Path:
    (kind,) = rng.choices(list(pool), [SHARES[kind] for kind in pool])
    name, data = rng.choice(pool[kind])
    change = rng.choice(TRICKS[kind] if rng.random() < 0.6 else ANY)
    others = [other for _, other in pool[kind]]
    try:
        mutant = change(rng, data, others)
    except Exception:  # a file that cannot be taken apart in this way
        change, mutant = flip, flip(rng, data, others)
    plain = re.sub(r"[^A-Za-z0-9.-]", "_", name)[-60:]
    path = folder / f"{number:05}-{change.__name__}-{plain}"
    path.write_bytes(mutant[:LARGEST])
    return path


def _look(given: Given, files: Sequence[Path]) -> None:
    ran, too_much = _add(given, files)
    if len(files) > 1 and (ran.wrong or too_much):
        for file in files:
            _look(given, [file])
        return
    tally = given.tally
    tally.tried += len(files)
    for said in ran.objects:
        error = said["error"] or ""
        tally.notes[_outcome(said["status"], error, Path(said["path"]).name)] += 1
        if "stopped unexpectedly" in error:
            tally.fail(f"a worker ended without a verdict: {said['path']}")
    if ran.wrong or too_much:
        hangs = "hangs the program" if ran.code == NO_END else ran.wrong or too_much
        tally.fail(f"{files[0]}: {hangs}")
    for file in _silent(files, ran):
        tally.fail(f"without an outcome: {file}")


def _add(given: Given, files: Sequence[Path]) -> tuple[Ran, str]:
    library = fresh(given.work / "library") / "a.plagcheck"
    child = Child("add", library, *files, "--json", real=True)
    memory = Memory(child.pid)
    child.wait(PATIENCE_S + STALL_S * min(len(files), 10))
    ran = child.ran()
    child.end()
    return ran, memory.stop()


def _silent(files: Sequence[Path], ran: Ran) -> list[Path]:
    if ran.wrong:
        return []  # that is told already
    named = [said["path"] for said in ran.objects]
    return [file for file in files if not any(path.startswith(_shown(file)) for path in named)]


def _shown(file: Path) -> str:
    return os.path.abspath(file).encode("utf-8", "backslashreplace").decode()


def _outcome(status: str, error: str, name: str) -> str:
    return status if status != "failed" else error.replace(name, "…")[:60]
