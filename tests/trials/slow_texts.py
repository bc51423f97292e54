"""Processor time of adding, checking and comparing texts that were made to be slow."""

from __future__ import annotations

import math
import resource
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.trials.commands import NO_END, Child
from tests.trials.material import fresh
from tests.trials.slow_patterns import PATTERNS, pattern
from tests.trials.trial import Given

SIZE: Final = 20_000  # characters; and four times that
LIMIT_S: Final = 20
NEAR_LINEAR: Final = 1.5  # exponent; below a second, nothing is said of growth
LEAST_S: Final = 0.3  # what a command takes that has nothing to do


def trial(given: Given) -> None:
    """`count` patterns: those of a small trial, spread over all."""
    for name in PATTERNS[:: max(1, len(PATTERNS) // given.count)]:
        sizes = (SIZE, 4 * SIZE)
        small, large = (_seconds(given.work, pattern(name, size)) for size in sizes)
        given.tally.tried += 1
        for step, seconds in large.items():
            base = max(small.get(step, LEAST_S), LEAST_S)
            growth = math.log(seconds / base, 4) if seconds < math.inf else math.inf
            is_steep = seconds > 1 and growth > NEAR_LINEAR and not given.is_small
            if seconds > LIMIT_S or is_steep:
                given.tally.fail(
                    f"{name}, {step}: {small.get(step, 0):.2f} s for {sizes[0]:,} characters, "
                    f"{seconds:.2f} s for {sizes[1]:,}"
                )


def _seconds(work: Path, text: str) -> dict[str, float]:
    """Of each command; one that is over the limit is the last."""
    box, half = fresh(work / "box"), len(text) // 2
    library, paper, other = box / "a.plagcheck", box / "paper.txt", box / "other.txt"
    paper.write_bytes(text.encode("utf-8", "surrogatepass"))
    turned = f"And this is another beginning of it. {text[half:]}{text[:half]}"
    other.write_bytes(turned.encode("utf-8", "surrogatepass"))
    found: dict[str, float] = {}
    for name, command in (
        ("add", ("add", library, other)),
        ("check", ("check", library, paper)),
        ("compare", ("compare", paper, other)),
    ):
        found[name] = processor_seconds(*command)
        if found[name] > LIMIT_S:
            break
    return found


def processor_seconds(*command: object) -> float:
    """Of a command and its workers; endless where it is over the limit or raises."""
    child = Child(*command, before=_limited(LIMIT_S))
    child.wait(15 * LIMIT_S)
    ran = child.ran()
    child.end()
    is_over = ran.code in (NO_END, -signal.SIGXCPU, -signal.SIGKILL)
    return math.inf if is_over or "Traceback (most" in ran.err else ran.cpu_seconds


def _limited(seconds: int) -> Callable[[], object]:
    return lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 2))
