"""What a trial is, and what it is given."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

from tests.trials.tally import Tally


@dataclass(frozen=True, slots=True)
class Trial:
    """`module` has a function `trial(given)`. `small` and `full` say how much is tried.

    `needs` are names in `needs.NEEDS`; `start` says how its process is started: see `starting.py`.
    """

    name: str
    tries: str
    module: str
    small: int
    full: int
    unit: str = "cases"
    needs: tuple[str, ...] = ()
    start: str = "plain"


@dataclass(frozen=True, slots=True)
class Given:
    """A folder of its own, dice, how much to try, what is counted, and files of somebody else."""

    work: Path
    tally: Tally
    rng: random.Random
    count: int
    is_small: bool = False
    files: Path | None = None

    def some(self, few: int, many: int) -> int:
        """How large something is made: little in a small trial."""
        return few if self.is_small else many
