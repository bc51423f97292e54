"""Opening the history so that the program can go on, whatever state the file is in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from plagcheck.history.files import put_aside
from plagcheck.history.records import Records
from plagcheck.history.saved import CLASS
from plagcheck.history.store import HistoryStore
from plagcheck.model.errors import (
    NotRecords,
    RecordsDamaged,
    RecordsError,
    ResultNotKept,
    UnknownRecord,
)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class NewHistory:
    """A new history; `put_aside` is the damaged one, `saved` how much was read out of it."""

    records: Records
    put_aside: Path
    saved: int = 0


def use(path: Path, action: Callable[[Records], T], told: Callable[[NewHistory], object]) -> T:
    """Do something with a history, made if there is none; a newer one is refused with a sentence.

    A damaged one is put aside, whenever the damage is met; that is told, and it is done once more.
    """
    try:
        with Records.open(path, create=True) as records:
            return action(records)
    except (RecordsDamaged, NotRecords):
        begun = begin_anew(path)
    told(begun)
    with begun.records as records:
        return action(records)


def begin_anew(path: Path) -> NewHistory:
    """Put a damaged history aside, when it was closed, and begin a new one with what is sound."""
    aside = put_aside(path)
    records = Records.open(path, create=True)
    try:
        with closing(HistoryStore(aside, create=False)) as wreck:
            return NewHistory(records, aside, _copy_sound(wreck, records))
    except RecordsError:
        return NewHistory(records, aside)


def _copy_sound(wreck: HistoryStore, records: Records) -> int:
    """Take over every entry that can be read as a whole; returns how many."""
    old = Records(wreck)
    copied = 0
    for number in wreck.ids():
        try:
            _read(old, number)
            records.put_back(old.taken([number]))
            copied += 1
        except (RecordsDamaged, UnknownRecord):
            continue
    return copied


def _read(records: Records, number: int) -> None:
    """Read all of an entry, to see whether it is sound."""
    try:
        if records.line(number).kind == CLASS:
            records.load_class(number)
        else:
            records.load(number)
    except ResultNotKept:
        return
