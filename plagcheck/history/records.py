"""Records: every check with its result, texts and decision, until it is erased."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Final

from plagcheck.history.connection import in_our_words
from plagcheck.history.erasing import Eraser
from plagcheck.history.export import export_student
from plagcheck.history.old_history import import_old
from plagcheck.history.packing import (
    moment,
    pack_check,
    pack_class,
    readable,
    texts_of,
    unpack_check,
    unpack_class,
    unpack_left_out,
)
from plagcheck.history.rows import (
    check_values,
    class_values,
    decision_values,
    number_values,
    shown_names,
)
from plagcheck.history.saved import (
    CHECK,
    CLASS,
    PAIR,
    ErasureOutcome,
    HistoryLine,
    RemovedEntries,
    SavedCheck,
    SavedClass,
)
from plagcheck.history.store import HistoryStore
from plagcheck.history.students import StudentName, find_held, shown_by
from plagcheck.leaveout.apply import counted_with, leave_out
from plagcheck.model.adjusted import Adjusted, Choice, Rules
from plagcheck.model.closing import Closing
from plagcheck.model.decisions import Decision
from plagcheck.model.errors import (
    Cause,
    RecordsDamaged,
    RecordsError,
    ResultNotKept,
    UnknownRecord,
)
from plagcheck.model.result import CheckResult, LeftThen
from plagcheck.model.values import to_values

UNDO: Final = timedelta(hours=1)  # how long the file of a removed class is kept for an undo

Lines = list[HistoryLine]
Names = list[str]
Texts = list[tuple[str, str]]


class Records(Closing):
    """The history in one file. Use it in a `with` block, from one thread at a time."""

    def __init__(self, store: HistoryStore) -> None:
        self._store = store
        self._eraser = Eraser(store)

    @classmethod
    def open(cls, path: str | Path, *, create: bool = False) -> Records:
        """Open a history; what an erasure that was cut short left undone is done first."""
        records = cls(HistoryStore(Path(path), create=create))
        try:
            records._clear_up()
        except BaseException:
            records._store.close()
            raise
        return records

    def close(self) -> None:
        try:
            with suppress(RecordsError):  # what is left is done at the next opening
                self._clear_up()
        finally:
            self._store.close()

    def _clear_up(self) -> None:
        self._eraser.erase_doomed(moment(datetime.now(UTC) - UNDO))
        self._eraser.finish()

    @property
    def path(self) -> Path:
        return self._store.path

    # -- saving

    def save(self, saved: SavedCheck | SavedClass, left: CheckResult | None = None) -> int:
        """Keep a check or a class: when this returns it is on disk.

        `left` is what of a check still counts, for who has worked it out already.
        """
        if isinstance(saved, SavedClass):
            return self._save_class(saved)
        packed = pack_check(saved)
        left = left or leave_out(saved.result, saved.rules, saved.choices).result
        values = check_values(saved, left)
        shown = list(zip(texts_of(saved), shown_names(saved), strict=True))
        with self._store.transaction():
            number = self._store.insert(values, packed)
            for place, (text, names) in enumerate(shown):
                self._store.show(number, place, text, *names)
            self._set_left_out(number, saved.rules, saved.choices)
        return number

    def _save_class(self, saved: SavedClass) -> int:
        """One file is one entry: a class that is saved again takes the place of its line."""
        packed = pack_class(saved)
        with self._store.transaction():
            number = self._store.class_at(saved.path)
            if number is None:
                number = self._store.insert(class_values(saved), packed)
            else:
                self._store.set_values(number, class_values(saved))
                self._store.set_packed(number, packed)
            self._store.set_members(number, saved.students)
        return number

    # -- looking

    def list(self) -> Lines:
        """All entries, newest first; reads no results and no texts."""
        return self._store.lines()

    def line(self, number: int) -> HistoryLine:
        found = self._store.lines_of([number])
        if not found:
            raise UnknownRecord(str(number))
        return found[0]

    def load(self, number: int) -> SavedCheck:
        """A check as it was saved, with what was decided and left out since."""
        line, packed = self._packed(number, (CHECK, PAIR))
        with in_our_words(self.path):
            saved = unpack_check(packed, self._store.texts(number))
            with readable():
                rules, choices = unpack_left_out(*self._store.left_out(number))
        result = saved.result
        if result.counted_by:
            result = replace(result, left_then=LeftThen(rules, choices, line.matched_words))
        decision = Decision(line.status, line.note)
        return replace(saved, result=result, decision=decision, rules=rules, choices=choices)

    def load_class(self, number: int) -> SavedClass:
        """What is kept of a class; its papers are in the file at its path."""
        line, packed = self._packed(number, (CLASS,))
        with in_our_words(self.path):
            saved = unpack_class(packed)
        return replace(
            saved,
            path=line.path,
            name=line.name,
            students=tuple(self._store.members(number)),
            papers=line.papers,
            pairs=line.pairs,
            words=line.words,
            share=line.share,
            searched=line.searched,
            decision=Decision(line.status, line.note),
        )

    def _packed(self, number: int, kinds: Collection[str]) -> tuple[HistoryLine, bytes]:
        line = self.line(number)
        if line.kind not in kinds:
            raise UnknownRecord(str(number))
        packed = self._store.packed(number)
        if packed is None and line.is_kept:
            raise RecordsDamaged(self.path.name, reason=Cause.CHECK_UNREADABLE)
        if packed is None:
            raise ResultNotKept(line.name)
        return line, packed

    # -- deciding

    def decide(self, number: int, decision: Decision) -> None:
        """Note what the teacher decided."""
        self.line(number)
        with self._store.transaction():
            self._store.set_values(number, decision_values(decision))

    def set_left_out(
        self, number: int, rules: Rules, choices: Sequence[Choice], left: Adjusted | None = None
    ) -> None:
        """Note what is left out; the line shows what still counts.

        `left` is what still counts, for who has worked it out already. A check that an older
        version counted is counted as today from now on. As long as others are to be looked for
        behind what is left out, the line keeps the number it had: that one was looked for.
        """
        saved = self.load(number)
        result = counted_with(saved.result, rules, choices)
        left = left or leave_out(result, rules, choices)
        if result.looked_without != left.before.looked_without:
            result = replace(result, looked_without=left.before.looked_without)
        with self._store.transaction():
            if result is not saved.result:
                self._store.set_packed(number, pack_check(replace(saved, result=result)))
            self._set_left_out(number, rules, choices)
            if not left.is_unsearched:
                self._store.set_values(number, number_values(left.result))

    def set_no_drafts(self, number: int, sources: frozenset[int]) -> None:
        """Note which sources the teacher said are no draft of the paper."""
        packed = pack_check(replace(self.load(number), no_drafts=sources))
        with self._store.transaction():
            self._store.set_packed(number, packed)

    def _set_left_out(self, number: int, rules: Rules, choices: Sequence[Choice]) -> None:
        self._store.set_left_out(number, to_values(rules), to_values(choices))

    # -- removing, with undo

    def taken(self, ids: Collection[int]) -> RemovedEntries:
        """Entries as `put_back` takes them; they stay where they are."""
        with self._store.transaction(writing=False):
            return self._store.take(ids)

    def remove(self, ids: Collection[int]) -> RemovedEntries:
        """Take entries out; `put_back` undoes it as long as the program runs.

        The file of a class stays for an hour, so that it can be put back as well.
        """
        with self._store.transaction():
            removed = self._store.take(ids)
            for line in self._store.lines_of(ids):
                if line.kind == CLASS:
                    self._store.doom(line.path, moment(datetime.now(UTC)))
            self._store.delete(ids)
            self._eraser.begin()
        return removed

    def put_back(self, removed: RemovedEntries) -> None:
        """Undo a removal."""
        with self._store.transaction():
            self._store.put_back(removed.rows)
            for line in self._store.lines_of(removed.ids):
                if line.kind == CLASS:
                    self._store.spare(line.path)

    @property
    def doomed(self) -> frozenset[Path]:
        """Files of classes that were removed and not put back."""
        return frozenset(Path(path) for path, _ in self._store.doomed())

    # -- erasing, for good

    def erase(self, ids: Collection[int]) -> ErasureOutcome:
        """Erase entries; no byte of them is left in the file. Classes lose their files, too."""
        return self._eraser.erase(ids)

    def erase_before(self, when: str | date) -> ErasureOutcome:
        """Erase what was checked before a time, or before a day began (UTC)."""
        return self.erase([line.id for line in self.before(when)])

    def erase_older_than(self, days: int, now: datetime | None = None) -> ErasureOutcome:
        """Erase what was checked more than so many days ago; for a setting."""
        return self.erase_before((now or datetime.now(UTC)) - timedelta(days=days))

    def erase_class(self, class_name: str) -> ErasureOutcome:
        """Erase a class and all checks of its papers."""
        return self.erase([line.id for line in self.of_class(class_name)])

    def erase_student(self, student: str) -> ErasureOutcome:
        """Erase all that `held_about` lists.

        In entries about others, only the student's own text and name go; a date stands there then.
        """
        return self._eraser.erase_student(StudentName(student))

    def before(self, when: str | date) -> Lines:
        return self._store.lines_before(moment(when))

    def of_class(self, class_name: str) -> Lines:
        return self._store.lines_of_class(class_name)

    def held_about(self, student: str) -> Lines:
        """Everything held about a student, newest first; `held_as` says why each is listed."""
        why = find_held(self._store, StudentName(student)).reasons()
        return [replace(line, held_as=why[line.id]) for line in self._store.lines_of(why)]

    def texts_about(self, student: str) -> dict[int, Texts]:
        """Name and text of a student's work, by the entries about others that show it."""
        return shown_by(self._store, StudentName(student))

    def export_student(self, student: str, target: str | Path) -> Names:
        """Write everything held about a student to a folder or, by its name, a ZIP file."""
        return export_student(self, student, Path(target))

    def import_old(self, path: str | Path) -> int:
        """Take over the lines of a history from before results were kept, and erase its file.

        A line that is there already is not taken again. Returns how many were taken.
        """
        return import_old(self._store, Path(path))
