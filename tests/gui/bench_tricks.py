"""What each trick of gui/shell/startup.py brings: python -m tests.gui.bench_tricks [NAME …].

The same is done with a trick and without it, in turn, each time in a new process; medians are
printed, nothing is asserted. Figures are processor time where they can be: other work on the
machine hardly shows in it. A trick that brings less than 5 % does not stay. What the start does not
need is imported late here, too: it is measured in this very process.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.gui import trick_measures as by
from tests.gui.measuring import keep_apart

STARTS: Final = 21
ROUNDS: Final = 7


@dataclass(frozen=True, slots=True)
class Trick:
    """What is measured, what its figures are called, and what takes the trick away."""

    measure: Callable[[], Iterator[float]]
    figures: tuple[str, ...]
    take_away: Callable[[], None]
    rounds: int = ROUNDS


_START: Final = ("first picture", "first page")
_TURN: Final = ("longest turn of the loop",)
_PAINTS: Final = ("nine of ten paints, on the wall",)
TRICKS: Final = {
    "import_plainly": Trick(by.start, _START, by.without_plain_imports, STARTS),
    "STYLE": Trick(by.start, _START, by.without_style_as_argument, STARTS),
    "late imports": Trick(by.start, _START, by.without_late_imports, STARTS),
    "BareWindow": Trick(by.start, _START, by.without_bare_window, STARTS),
    "Steps": Trick(by.longest_turn_after_the_first_page, _TURN, by.without_steps),
    "settling": Trick(by.pages_shown, ("three pages shown",), by.without_settling),
    "StagedPage": Trick(by.longest_turn_before_a_class, _TURN, by.without_pieces_of_pages),
    "loading": Trick(by.longest_turn_before_a_class, _TURN, by.without_loading),
    "MARK_AT_ONCE_S": Trick(
        by.large_result, ("result shown", "kind switched"), by.without_pieces_of_text
    ),
    "CALM_MS": Trick(by.growing_check, ("a check with 40 sources",), by.without_calm),
    "warm_workers": Trick(
        by.first_papers_read, ("two papers shown, on the wall",), by.without_warm_worker
    ),
    "WARM_AFTER_MS": Trick(
        by.window_ready, ("all pages made, on the wall",), by.without_delay_of_the_worker
    ),
    "share_python": Trick(by.paints_beside_a_busy_thread, _PAINTS, by.without_shared_python),
    "breathe": Trick(by.paints_beside_a_job, _PAINTS, by.without_breath),
    "settle_memory": Trick(by.garbage_search, ("a search for garbage",), by.without_settled_memory),
    "without_garbage_search": Trick(
        by.many_objects_made, ("100,000 objects made",), by.with_garbage_search
    ),
}


def main(arguments: list[str]) -> int:
    if arguments and arguments[0] in ("with", "without"):
        return _measure(TRICKS[arguments[1]], is_with=arguments[0] == "with")
    import tempfile

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        environment = {**os.environ, "TMPDIR": scratch}
        # Compiled modules, as an installed program has them.
        environment["PYTHONPYCACHEPREFIX"] = str(Path(scratch, "compiled"))
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for name in arguments or TRICKS:
            _compare(name, environment)
    return 0


def _measure(trick: Trick, *, is_with: bool) -> int:
    from plagcheck import paths, settings

    keep_apart()
    settings.save(paths.settings_file(), settings.Settings())
    if not is_with:
        trick.take_away()
    print(*trick.measure(), flush=True)
    os._exit(0)  # without taking the window apart


def _compare(name: str, environment: dict[str, str]) -> None:
    import statistics

    trick = TRICKS[name]
    ways = ("with", "without")
    times: dict[str, list[list[float]]] = {way: [] for way in ways}
    for way in ways:  # compiles
        _run(name, way, environment)
    for number in range(trick.rounds):
        for way in ways if number % 2 else reversed(ways):
            times[way].append(_run(name, way, environment))
    for place, figure in enumerate(trick.figures):
        have, lack = (statistics.median(each[place] for each in times[way]) for way in ways)
        print(
            f"{name}: {figure} {have:.1f} ms, without {lack:.1f} ms ({lack / have - 1:+.0%})",
            flush=True,
        )


def _run(name: str, way: str, environment: dict[str, str]) -> list[float]:
    import subprocess

    command = [sys.executable, "-m", "tests.gui.bench_tricks", way, name]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return [float(figure) for figure in run.stdout.split()]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
