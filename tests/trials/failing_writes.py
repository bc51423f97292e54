"""The n-th write or sync of every command that writes fails, for every n."""

from __future__ import annotations

from typing import Final

from tests.trials.commands import Ran
from tests.trials.faults import FAULTS, Fault, Faults
from tests.trials.trial import Given
from tests.trials.writing_commands import COMMANDS, Box, WritingCommand

SOME: Final = range(1, 9)  # calls that are struck in a small trial


def trial(given: Given) -> None:
    """Of every command `count` calls are struck with every fault; fewer where it has fewer."""
    box = Box(given.work)
    faults = Faults(box.folder, given.work / "reached")
    for command in COMMANDS:
        for fault in given.rng.sample(FAULTS, 2) if given.is_small else FAULTS:
            _every_call(given, box, command, faults, fault)


def _every_call(
    given: Given, box: Box, command: WritingCommand, faults: Faults, fault: Fault
) -> None:
    calls = range(1, given.count + 1)
    for number in given.rng.sample(SOME, given.count) if given.is_small else calls:
        box.put_back()
        child = command.start(box, batch_s=0.0, before=faults.in_call(number, fault))
        child.wait(120)
        ran = child.ran()
        child.end()
        if not faults.was_reached():
            return  # there are fewer calls than that
        given.tally.tried += 1
        given.tally.notes[f"{command.name}: exit status {ran.code}"] += 1
        if wrong := _wrong(box, command, ran):
            where = f"{command.name}, {fault.name}, call {number}"
            given.tally.fail(f"{where}: {wrong}; it said {ran.said[:80]!r}")


def _wrong(box: Box, command: WritingCommand, ran: Ran) -> str:
    left = box.left()  # before a look at it clears up
    wrong = ran.wrong or command.look(box, [ran])
    return wrong or (f"left behind: {left}" if left else "")
