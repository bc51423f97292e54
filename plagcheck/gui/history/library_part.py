"""What the library holds about a student."""

from __future__ import annotations

from typing import TYPE_CHECKING

from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work

if TYPE_CHECKING:
    from plagcheck.model.entry import Entry


def held_in_library(student: str) -> Work[list[Entry]]:
    def work(keeper: Keeper, watcher: Watcher) -> list[Entry]:
        from plagcheck.jobs.history import held_in_library

        found = held_in_library(keeper.library, student)
        return [entry for entry in found if entry.id not in keeper.leaving]

    return work
