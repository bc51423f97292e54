"""A bit of a library is flipped, or the file cut off: no silent wrong answer, rebuild restores."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

from tests import word_salad
from tests.trials.commands import run
from tests.trials.libraries import damage, documents
from tests.trials.material import fresh, texts
from tests.trials.trial import Given

PAPERS: Final = 3
CUT_EVERY: Final = 6  # of the damages, one is a cut; the others are flips
MAY_BE_LOST: Final = 0.1  # of the documents, by one flip; a cut may lose what it cut off
FIRST_PAGES: Final = 12_000  # bytes on which all depends
REFUSED: Final = "refused"


def trial(given: Given) -> None:
    master, rng = given.work / "master.plagcheck", given.rng
    readings = texts(given.work / "readings", given.some(30, 150))
    for half in (readings[::2], readings[1::2]):
        run("add", master, *half)
    papers = _papers(given.work, readings, rng)
    right, whole = _answers(master, papers), master.read_bytes()
    library = given.work / "now" / "a.plagcheck"
    for number in range(given.count):
        is_cut = number % CUT_EVERY == CUT_EVERY - 1
        first_pages = FIRST_PAGES if number < CUT_EVERY or rng.random() < 0.1 else len(whole)
        data, where = _damaged(whole, rng.randrange(1, first_pages), is_cut, rng)
        fresh(library.parent)
        library.write_bytes(data)
        now = _answers(library, papers)
        fresh(library.parent)
        library.write_bytes(data)
        wrong = _judge(now, right, library) or _judge_rebuilt(library, readings, is_cut)
        given.tally.tried += 1
        given.tally.notes[f"{'cut' if is_cut else 'flip'}, {_word(now, right)}"] += 1
        if wrong:
            given.tally.fail(f"{'cut' if is_cut else 'flip'} at {where:,}: {wrong}")


def _papers(work: Path, readings: list[Path], rng: random.Random) -> list[Path]:
    made = [work / f"paper {number}.txt" for number in range(PAPERS)]
    for paper in made:
        borrowed = (rng.choice(readings).read_text()[200:600] for _ in range(5))
        paper.write_text(" ".join(f"{word_salad.text(rng, 30)} {part}" for part in borrowed))
    return made


def _damaged(whole: bytes, at: int, is_cut: bool, rng: random.Random) -> tuple[bytes, int]:
    if is_cut:
        return whole[:at], at
    data = bytearray(whole)
    data[at] ^= 1 << rng.randrange(8)
    return bytes(data), at


def _answers(library: Path, papers: list[Path]) -> Any:
    """What a check finds, without the numbers that a rebuild changes; or why it does not."""
    ran = run("check", library, *papers, "--json")
    if ran.wrong:
        return f"wrong: {ran.wrong}"
    if ran.code:
        return REFUSED
    return [
        sorted((s["path"], s["words"], s["matched_words"], round(s["jaccard"], 9)) for s in sources)
        for sources in (each["sources"] for each in ran.objects)
    ]


def _word(now: Any, right: Any) -> str:
    return (
        f"check {now}"
        if isinstance(now, str)
        else f"answer {'as' if now == right else 'not as'} before"
    )


def _judge(now: Any, right: Any, library: Path) -> str:
    """What is wrong with an answer, for what `verify` says."""
    if isinstance(now, str) and now != REFUSED:
        return now
    is_silent = now != right and not damage(library)
    return "another answer, and verify finds nothing" if is_silent else ""


def _judge_rebuilt(library: Path, readings: list[Path], is_cut: bool) -> str:
    """What is wrong with a library after it was rebuilt, and with what that said."""
    before = library.read_bytes()
    if not damage(library):
        return ""
    ran = run("library", "rebuild", library)
    if is_cut and ran.code == 2 and len(before) < FIRST_PAGES and library.read_bytes() == before:
        return ran.wrong  # not even the list of documents was left, and it says so
    if ran.wrong or ran.code == 2:
        return ran.wrong or f"rebuild refuses: {ran.said}"
    there = {each["title"] for each in documents(library)}  # a path may be lost, a name not
    lost = [path.name for path in readings if path.name not in there]
    unnamed = [name for name in lost if name not in ran.err]
    if lost and ran.code == 0:
        return f"{len(lost)} documents lost without a word"
    if not is_cut and len(unnamed) > MAY_BE_LOST * len(readings):
        return f"{len(unnamed)} documents lost by one bit and not named"
    return damage(library)
