"""Opening the history so that the program can go on, whatever state the file is in."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from plagcheck.records.errors import (
    NotRecords,
    RecordsDamaged,
    RecordsError,
    ResultNotKept,
    UnknownRecord,
)
from plagcheck.records.files import put_aside
from plagcheck.records.records import Records
from plagcheck.records.saved import CLASS
from plagcheck.records.store import Store


@dataclass(frozen=True, slots=True)
class Opened:
    """A history; `put_aside` is where a damaged one was put, `saved` what was read out of it."""

    records: Records
    put_aside: Path | None = None
    saved: int = 0

    @property
    def message(self) -> str:
        """What there is to say about it."""
        if self.put_aside is None:
            return ""
        return (
            f"The history was damaged and is kept as {self.put_aside.name}. "
            f"Checks that could be read and are still listed: {self.saved:,}."
        )


def open_or_put_aside(path: Path) -> Opened:
    """Open or make a history. A damaged one is put aside; a newer one is refused with a sentence"""
    try:
        records = Records.open(path, create=True)
    except (RecordsDamaged, NotRecords):
        return begin_anew(path)
    try:
        records.list()  # damage may lie behind a sound beginning
    except RecordsDamaged:
        records.close()
        return begin_anew(path)
    return Opened(records)


def begin_anew(path: Path) -> Opened:
    """Put a damaged history aside, when it was closed, and begin a new one with what is sound."""
    aside = put_aside(path)
    records = Records.open(path, create=True)
    try:
        with closing(Store(aside, create=False)) as wreck:
            return Opened(records, aside, _copy_sound(wreck, records))
    except RecordsError:
        return Opened(records, aside)


def _copy_sound(wreck: Store, records: Records) -> int:
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
