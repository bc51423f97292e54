"""What the steps of the self-test share: a folder, a library, workers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from plagcheck.extract.pool.pool import ExtractionPool
from plagcheck.library.library import Library
from plagcheck.model.result import CheckResult

T = TypeVar("T")


class StepFailed(Exception):
    """Something is not as it should be; the message says what."""


@dataclass(slots=True)
class Bench:
    """Where the self-test works, and what its steps leave for the next ones."""

    samples: Path
    scratch: Path
    pool: ExtractionPool
    library: Library
    result: CheckResult | None = None

    @property
    def sources(self) -> Path:
        return self.samples / "sources"

    def checked(self) -> CheckResult:
        """The result of the check, for steps that need it."""
        if self.result is None:
            raise StepFailed("not tried, because the paper was not checked")
        return self.result


def require_equal(what: str, found: T, expected: T) -> None:
    if found != expected:
        raise StepFailed(f"{what}: {found}, expected {expected}")


def require(holds: bool, complaint: str) -> None:
    if not holds:
        raise StepFailed(complaint)
