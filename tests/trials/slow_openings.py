"""Small files against telling formats apart: each is read or refused in bounded time."""

from __future__ import annotations

from tests.trials.material import fresh
from tests.trials.slow_patterns import openings
from tests.trials.slow_texts import LIMIT_S, processor_seconds
from tests.trials.trial import Given


def trial(given: Given) -> None:
    """`count` files: those of a small trial, spread over all."""
    files = list(openings().items())
    for name, data in files[:: max(1, len(files) // given.count)]:
        box = fresh(given.work / "box")
        (box / "paper.txt").write_bytes(data)
        seconds = processor_seconds("add", box / "a.plagcheck", box / "paper.txt")
        given.tally.tried += 1
        if seconds > LIMIT_S:
            given.tally.fail(f"{name}, {len(data):,} bytes: over {LIMIT_S} s of processor time")
