"""Kill every command that writes, at random moments, sometimes several times in a row."""

from __future__ import annotations

import random
import signal
from typing import Final

from tests.trials.commands import Child, Ran
from tests.trials.tally import Tally
from tests.trials.trial import Given
from tests.trials.writing_commands import COMMANDS, Box, WritingCommand

IN_A_ROW: Final = (1, 1, 2, 3)
SIGNALS: Final = (signal.SIGKILL, signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT)
PATIENCE_S: Final = 60
BATCHES_S: Final = (0.0, 0.0, 0.02, 0.1, 3.0)  # so that every moment of a batch is hit


def trial(given: Given) -> None:
    tally, rng, box = given.tally, given.rng, Box(given.work)
    lasts = {command.name: _whole(command, box, tally) for command in COMMANDS}
    killed = 0
    while killed < given.count:
        for command in COMMANDS:
            box.put_back()
            runs = [
                _strike(command, box, rng, lasts[command.name], tally)
                for _ in range(rng.choice(IN_A_ROW))
            ]
            killed += len(runs)
            tally.tried += len(runs)
            _look(command, box, runs, tally)


def _whole(command: WritingCommand, box: Box, tally: Tally) -> float:
    """How long it takes when nobody disturbs it; it must work, or nothing is tried."""
    box.put_back()
    child = command.start(box)
    child.wait(120)
    ran = child.ran()
    if ran.code or (wrong := command.look(box, [ran])):
        tally.fail(f"{command.name}, undisturbed: {ran.said if ran.code else wrong}")
    return ran.seconds


def _strike(
    command: WritingCommand, box: Box, rng: random.Random, lasts: float, tally: Tally
) -> Ran:
    child = command.start(box, batch_s=rng.choice(BATCHES_S))
    _wait_for_moment(child, command, rng, lasts)
    number = rng.choice(SIGNALS)
    if child.send(number):
        tally.notes[f"{command.name}: killed at work"] += 1
    if not child.wait(PATIENCE_S):
        tally.fail(f"{command.name} did not end within {PATIENCE_S} s of {number.name}")
    ran = child.ran()
    if "Traceback (most" in ran.err:
        tally.fail(f"{command.name}, {number.name}: traceback: {ran.said}")
    child.end()
    return ran


def _wait_for_moment(
    child: Child, command: WritingCommand, rng: random.Random, lasts: float
) -> None:
    """Some time, or, of half of those that add, so many outcomes that it told."""
    if command.name == "add" and rng.random() < 0.5:
        wanted = rng.randrange(80)
        while not child.has_ended() and child.out.count("\n") < wanted:
            child.wait(0.001)
        child.wait(rng.uniform(0, 0.02))
    else:
        child.wait(rng.uniform(0, 1.1 * lasts))


def _look(command: WritingCommand, box: Box, runs: list[Ran], tally: Tally) -> None:
    """What holds now; then the command once more, to its end: it clears up and all is done."""
    wrong = command.look(box, runs)
    if not wrong:
        if any(name.endswith(".part") for name in box.left()):
            tally.notes["an unfinished output, until the next command"] += 1
        child = command.start(box)
        child.wait(120)
        again = child.ran()
        left = box.left()
        wrong = again.wrong or command.look(box, [*runs, again])
        wrong = wrong or (f"left behind: {left}" if left else "")
    if wrong:
        tally.fail(f"{command.name}, killed {len(runs)} times: {wrong}")
