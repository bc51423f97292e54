"""Eraser: takes things out of the history so that no byte of them is left."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from plagcheck.history.class_files import (
    erase_class_file,
    files_that_stay,
    read_class_file,
    rewrite_class_file,
    without_student,
)
from plagcheck.history.packing import NONSENSE, ids_of, pack_check, unpack_check, unpack_left_out
from plagcheck.history.rows import shown_names
from plagcheck.history.saved import (
    CLASS,
    ErasureOutcome,
    HistoryLine,
    SavedCheck,
    SourceText,
    unnamed,
)
from plagcheck.history.shared_files import (
    Stays,
    choices_without,
    in_other_files,
    staying,
    staying_of,
)
from plagcheck.history.store import HistoryStore
from plagcheck.history.students import StudentName, StudentTraces, find_held
from plagcheck.library.packing import Garbled
from plagcheck.model.classes import ClassResult
from plagcheck.model.errors import PlagcheckError, RecordsDamaged, RecordsFull, RecordsLocked
from plagcheck.model.result import OTHER_FILE
from plagcheck.model.values import to_values

_UNFINISHED: Final = "unfinished erasure"
_NOBODY: Final = "[name erased]"


def erased_mark(day: str) -> str:
    """What stands in place of a text that was erased."""
    return f"erased on {day} at request"


def class_without(result: ClassResult, student: StudentName) -> ClassResult:
    """A class without a student, with marks where something of them stood."""
    day = datetime.now(UTC).date().isoformat()
    return without_student(result, student, erased_mark(day), _NOBODY)


class Eraser:
    """Works on one history. What is cut short is finished at the next opening."""

    def __init__(self, store: HistoryStore) -> None:
        self._store = store

    def begin(self) -> None:
        """Note that the file is to be written anew; inside the transaction that deletes."""
        self._store.set_fact(_UNFINISHED, "yes")

    def finish(self) -> bool:
        """Write the file anew if anything was deleted; False if another program is in the way."""
        if self._store.fact(_UNFINISHED) is None:
            return True
        try:
            if not self._store.rewrite():
                return False
            with self._store.transaction():
                self._store.set_fact(_UNFINISHED, None)
            return self._store.empty_journal()
        except (RecordsLocked, RecordsFull):
            return False

    def erase_doomed(self, before: str | None = None) -> None:
        """Erase files of removed classes; `before` spares those that may still be put back."""
        doomed = self._store.doomed()
        gone = [path for path, when in doomed if before is None or when < before]
        for path in gone:
            with suppress(OSError):
                erase_class_file(Path(path))
                with self._store.transaction():
                    self._store.spare(path)

    def erase(self, ids: Collection[int]) -> ErasureOutcome:
        lines = self._store.lines_of(ids)
        if not lines:
            return ErasureOutcome(0)
        self.erase_doomed()
        kept = [line for line in lines if not self._erase_file_of(line)]
        with self._store.transaction():
            gone = self._store.delete({line.id for line in lines} - {line.id for line in kept})
            self.begin()
        return ErasureOutcome(gone, 0, self.finish(), tuple(line.path for line in kept))

    def _erase_file_of(self, line: HistoryLine) -> bool:
        if line.kind != CLASS:
            return True
        try:
            erase_class_file(Path(line.path))
        except OSError:
            return False
        return True

    def erase_student(self, student: StudentName) -> ErasureOutcome:
        self.erase_doomed()
        held = find_held(self._store, student)
        if not any((held.own, held.sources, held.classes, held.notes, held.choices)):
            return ErasureOutcome(0)
        day = datetime.now(UTC).date().isoformat()
        lines = {line.id: line for line in self._store.lines_of(held.classes)}
        others: dict[str, None] = {}  # as which a text stays, in order
        stays = partial(staying, student=student, files=held.files)
        kept = [line for line in lines.values() if not self._leave_class(line, student, others)]
        with self._store.transaction():
            for number, places in _by_entry(held.sources).items():
                others |= dict.fromkeys(self._forget_sources(number, places, day, stays))
            self._forget_mentions(held, student)
            gone = self._store.delete(held.own)
            self.begin()
        paths = tuple(line.path for line in kept)
        changed = len(held.sources) + len(lines) - len(kept)
        return ErasureOutcome(gone, changed, self.finish(), paths, tuple(others))

    def _leave_class(
        self, line: HistoryLine, student: StudentName, others: dict[str, None]
    ) -> bool:
        """Take a student out of a class, its file first; whether that went well."""
        path, counts = Path(line.path), {}
        try:
            if path.is_file():
                result = read_class_file(path)
                left = class_without(result, student)
                rewrite_class_file(path, left)
                others |= dict.fromkeys(files_that_stay(result, student))
                counts = {"papers": len(left.papers), "pairs": len(left.counted_pairs)}
        except (OSError, PlagcheckError):
            return False
        with self._store.transaction():
            members = self._store.members(line.id)
            self._store.set_members(line.id, [m for m in members if not student.is_called(m)])
            if counts:
                self._store.set_values(line.id, counts)
            self.begin()
        return True

    def _forget_sources(
        self, number: int, places: Collection[int], day: str, stays: Stays
    ) -> tuple[str, ...]:
        """Put a mark in place of texts of an entry, and of all they were called.

        Where files of others hold a text, it stays; returns their names.
        """
        packed = self._store.packed(number)
        if packed is None:
            return ()
        mark = erased_mark(day)
        try:
            saved = unpack_check(packed, self._store.texts(number))
            shown = dict(enumerate(ids_of(saved)))
            stay = staying_of(saved, [shown[place] for place in places], stays)
            gone = [place for place in places if shown[place] not in stay]
            left = in_other_files(without_texts_at(saved, gone, mark, day), stay)
            rules, choices = unpack_left_out(*self._store.left_out(number))
        except (Garbled, RecordsDamaged, *NONSENSE):
            self._store.drop_result(number)  # nobody can tell what is in it, so none of it stays
            return ()
        if left.result.is_of_two_files:
            other = {"other": mark, "other_path": "", "other_student": ""}
            self._store.set_values(number, other)
        self._store.set_packed(number, pack_check(left))
        for place in gone:
            self._store.hide(number, place, day)
        for place, names in enumerate(shown_names(left)):
            if shown[place] in stay:
                self._store.rename(number, place, *names)
        if stay:
            kept = choices_without(choices, stay)
            self._store.set_left_out(number, to_values(rules), to_values(kept))
        self._store.drop_unused()
        return tuple(name for each in stay.values() for name in each.files)

    def _forget_mentions(self, held: StudentTraces, student: StudentName) -> None:
        for line in self._store.lines_of(held.notes):
            note = student.without_mention(line.note, _NOBODY)
            self._store.set_values(line.id, {"note": note})
        for number in held.choices:
            rules, choices = self._store.left_out(number)
            for choice in choices:
                choice["note"] = student.without_mention(choice["note"], _NOBODY)
            self._store.set_left_out(number, rules, choices)


def _by_entry(places: Collection[tuple[int, int]]) -> Mapping[int, list[int]]:
    found: defaultdict[int, list[int]] = defaultdict(list)
    for number, place in places:
        found[number].append(place)
    return found


def without_texts_at(saved: SavedCheck, places: Collection[int], mark: str, day: str) -> SavedCheck:
    """A check without some of the texts it shows, numbered as in `texts_of`."""
    shown = ids_of(saved)
    gone = {shown[place] for place in places}
    sources = (unnamed(s, mark) if s.id in gone else s for s in saved.result.sources)
    left = replace(
        saved,
        result=replace(saved.result, sources=tuple(sources)),
        sources=tuple(
            SourceText(each.id, mark, "", erased=day) if each.id in gone else each
            for each in saved.sources
        ),
    )
    return replace(left, other_path="", other_student="") if OTHER_FILE in gone else left
