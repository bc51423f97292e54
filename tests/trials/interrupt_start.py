"""Ctrl-C and TERM while the program starts: it ends, and with no traceback of its own.

What Python itself says before a line of the program has run is noted only.
"""

from __future__ import annotations

import signal
from typing import Final

from tests.conftest import PROJECT
from tests.trials.commands import Child
from tests.trials.material import texts
from tests.trials.trial import Given

OWN_CODE: Final = f"{PROJECT}/plagcheck/"


def trial(given: Given) -> None:
    source = given.work / "source"
    texts(source, 50)
    for number in range(given.count):
        for name in (signal.SIGINT, signal.SIGTERM):
            delay = 0.03 + 1.5 * number / given.count
            child = Child("add", given.work / "a.plagcheck", source, real=True)
            child.wait(delay)
            child.send(name)
            ended = child.wait(30)
            ran = child.ran()
            left = child.end(patience_s=10)
            wrong = "" if ended else "did not end within 30 s"
            if "Traceback (most" in ran.err and OWN_CODE not in ran.err:
                given.tally.notes["Python was interrupted before the program began"] += 1
            elif "Traceback (most" in ran.err:
                wrong = wrong or "traceback"
            wrong = wrong or (f"left behind: {left}" if left else "")
            given.tally.case(f"{name.name} after {delay:.2f} s", wrong, ran.said)
