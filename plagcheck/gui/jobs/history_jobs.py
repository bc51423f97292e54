"""Jobs on the history's file. Every function returns work for the job runner.

What reads and writes it is imported when a job runs. The file is opened for each job and closed
after it: what was removed is gone from it for good then.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from plagcheck import paths
from plagcheck.gui.history.history_row import HistoryRow, past_of

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
    from plagcheck.history.opening import NewHistory
    from plagcheck.history.records import Records
    from plagcheck.history.saved import ErasureOutcome, HistoryLine, RemovedEntries
    from plagcheck.model.adjusted import Adjusted, Choice, Rules
    from plagcheck.model.decisions import Decision

T = TypeVar("T")

_one_at_a_time = threading.Lock()  # jobs of two threads come here


@dataclass(frozen=True, slots=True)
class DamagedHistory:
    """A damaged history: where it is now, and how many checks could be read out of it."""

    path: Path
    saved: int


@dataclass(frozen=True, slots=True)
class HistoryRead:
    """All lines, newest first; `erased` is what was too old to be kept.

    `doomed` are files of deleted classes that can still be put back.
    """

    past: list[HistoryRow]
    erased: int = 0
    doomed: frozenset[Path] = frozenset()


@dataclass(frozen=True, slots=True)
class StudentErased:
    """What was erased of a student: entries about their papers, and parts of entries of others."""

    erased: ErasureOutcome
    own: frozenset[int]
    others: frozenset[int]
    paths: frozenset[str]  # of their papers


def use_records(watcher: Watcher, action: Callable[[Records], T]) -> T:
    """Do something with the history; a damaged one is put aside first, and that is told."""
    from plagcheck.history.opening import use

    def told(begun: NewHistory) -> None:
        watcher.put_aside(DamagedHistory(begun.put_aside, begun.saved))

    path = paths.records_file()
    with _one_at_a_time:
        path.parent.mkdir(parents=True, exist_ok=True)
        return use(path, action, told)


def job(action: Callable[[Records], T]) -> Work[T]:
    """Work that does one thing with the history."""

    def work(keeper: Keeper, watcher: Watcher) -> T:
        return use_records(watcher, action)

    return work


def read_history(keep_days: int) -> Work[HistoryRead]:
    """All lines; first the old history is taken over, and what is too old is erased."""

    def work(keeper: Keeper, watcher: Watcher) -> HistoryRead:
        def read(records: Records) -> HistoryRead:
            records.import_old(paths.history_file())
            erased = 0
            if keep_days:
                erased = records.erase_older_than(keep_days).entries
            past = [past_of(line) for line in records.list()]
            return HistoryRead(past, erased, records.doomed)

        return use_records(watcher, read)

    return work


def decide(number: int, decision: Decision) -> Work[HistoryRow]:
    def write(records: Records) -> HistoryRow:
        records.decide(number, decision)
        return past_of(records.line(number))

    return job(write)


def leave_out(
    number: int, rules: Rules, choices: Sequence[Choice], left: Adjusted
) -> Work[HistoryRow]:
    def write(records: Records) -> HistoryRow:
        records.set_left_out(number, rules, choices, left)
        return past_of(records.line(number))

    return job(write)


def deny_drafts(number: int, sources: frozenset[int]) -> Work[None]:
    return job(lambda records: records.set_no_drafts(number, sources))


def remove(ids: Collection[int]) -> Work[RemovedEntries]:
    def write(records: Records) -> RemovedEntries:
        return records.remove(ids)

    return job(write)


def put_back(removed: RemovedEntries) -> Work[None]:
    return job(lambda records: records.put_back(removed))


def erase(ids: Collection[int]) -> Work[ErasureOutcome]:
    def write(records: Records) -> ErasureOutcome:
        return records.erase(ids)

    return job(write)


def erase_student(student: str) -> Work[StudentErased]:
    def write(records: Records) -> StudentErased:
        from plagcheck.history.saved import AS_PAPER

        held = records.held_about(student)
        own = frozenset(line.id for line in held if line.held_as == AS_PAPER)
        others = frozenset(line.id for line in held) - own
        paths = frozenset(line.path for line in held if line.id in own)
        return StudentErased(records.erase_student(student), own, others, paths)

    return job(write)


def held_about(student: str) -> Work[list[HistoryLine]]:
    def read(records: Records) -> list[HistoryLine]:
        return records.held_about(student)

    return job(read)


def export_student(student: str, target: Path) -> Work[list[str]]:
    def write(records: Records) -> list[str]:
        return records.export_student(student, target)

    return job(write)


def older_than(days: int) -> Work[int]:
    """How many checks would be erased now if this were all that is kept."""

    def count(records: Records) -> int:
        from datetime import UTC, datetime, timedelta

        return len(records.before(datetime.now(UTC) - timedelta(days=days)))

    return job(count)


def put_aside_files() -> Work[list[Path]]:
    """Damaged histories beside the file."""

    def work(keeper: Keeper, watcher: Watcher) -> list[Path]:
        from plagcheck.history.files import files_put_aside

        return files_put_aside(paths.records_file())

    return work


def erase_put_aside() -> Work[int]:
    def work(keeper: Keeper, watcher: Watcher) -> int:
        from plagcheck.history.files import erase_put_aside

        return erase_put_aside(paths.records_file())

    return work
