"""The meter: a few numbers a worker writes and the watchdog reads while a file is at hand."""

from __future__ import annotations

from typing import Final

STEPS: Final = 0  # grows with every page or part
DONE: Final = 1
TOTAL: Final = 2
STATE: Final = 3
SIZE: Final = 4


class State:
    """What a worker is at."""

    STARTING, IDLE, WORKING, SENDING, ANOTHER_PROGRAM = range(5)
