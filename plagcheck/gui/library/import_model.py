"""The import list: one row a file, with its state and the reason for each failure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import replace
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QObject
from PySide6.QtGui import QIcon

from plagcheck.gui.jobs.import_follower import ImportRow
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.row_models import TableModel
from plagcheck.gui.parts.text_format import decimal, report_wording, tr
from plagcheck.gui.shell.error_text import worded

if TYPE_CHECKING:
    from plagcheck.gui.jobs.import_follower import ImportedFile, ImportList
    from plagcheck.model.entry import AddOutcome
    from plagcheck.model.errors import Problem

FILE, WHAT = 0, 1

# State -> icon and colour. "attention" stands for every file that could not be added.
_LOOKS: Final = {
    "waiting": ("clock", "text3"),
    "reading": ("loader", "accent"),
    "added": ("check", "ok"),
    "there": ("equal", "text2"),
    "replaced": ("repeat", "text2"),
    "attention": ("triangle-alert", "att"),
    "skipped": ("x", "text3"),
}
_STATES: Final = {
    "added": "added",
    "unchanged": "there",
    "duplicate": "there",
    "replaced": "replaced",
    "skipped": "skipped",
    "failed": "attention",
}


class ImportModel(TableModel[ImportRow]):
    """All files are kept; shown are those of the states chosen.

    While files are being added, rows stay in the order the files were found, so that nothing jumps;
    at the end those that need attention come first.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__((report_wording()("file"), tr("What became of it")), parent=parent)
        self._rows: list[ImportRow] = []
        self._places: dict[str, int] = {}
        self._shown: list[ImportRow] = []
        self._at_hand = -1  # the row of the file that is read
        self._states: frozenset[str] = frozenset()
        self._finished = False
        self._decided: dict[int, str] = {}  # what became of documents since
        self.counts: Counter[str] = Counter()
        self.target = ""  # the collection that files go into

    def begin(self, files: ImportList | None = None) -> None:
        """Show files that are to be added; None while they are being looked for."""
        self._rows, self._places = (files.rows, files.places) if files else ([], {})
        self._at_hand = -1
        self.counts = Counter({"waiting": len(self._rows)})
        self._finished = False
        self._decided = {}
        self._lay_out()

    def show_states(self, states: Iterable[str]) -> None:
        """Only these states; none given means all."""
        self._states = frozenset(states)
        self._lay_out()

    def _lay_out(self) -> None:
        rows = [row for row in self._rows if not self._states or row.state in self._states]
        if self._finished:
            rows.sort(key=lambda row: row.state != "attention")
        self.put_rows(rows)

    def settle(self, items: Iterable[ImportedFile]) -> None:
        """Note what became of files."""
        touched = []
        for item in items:
            place = self._place_of(item.outcome.path)
            if place is not None:
                self._set(place, _STATES[item.outcome.status.value])
                self._rows[place].became = item  # put in words when it is seen
                touched.append(place)
        if touched:
            self._tell(min(touched), max(touched))

    def _place_of(self, path: str) -> int | None:
        """Where an outcome is shown; a file inside an archive gets a place of its own."""
        if path in self._places:
            return self._places[path]
        parents = map(str, PurePath(path).parents)
        archive = next((each for each in parents if each in self._places), None)
        if archive is None:
            return None
        place, inside = self._places[archive], path[len(archive) + 1 :]
        row = self._rows[place]
        if row.became is None:
            row.inside = inside
        else:
            place = len(self._rows)
            self._rows.append(ImportRow(row.path, inside=inside))
            self.counts["waiting"] += 1
        self._places[path] = place
        return place

    def reading(self, done: int) -> None:
        """The file at hand; those before it are read, though not all are on disk yet."""
        if not self._at_hand < done < len(self._rows):
            return
        first, self._at_hand = max(0, self._at_hand), done
        waiting = [place for place in range(first, done + 1) if not self._rows[place].became]
        for place in waiting:
            self._set(place, "waiting", tr("read, being stored"))
        if done in waiting:
            self._set(done, "reading", tr("Reading"))
        self._tell(first, done)

    def stop(self, *, cancelled: bool = True) -> None:
        """Whatever still waits was not added: the teacher said so, or it could not be."""
        note = tr("Not added: cancelled") if cancelled else ""
        for place, row in enumerate(self._rows):
            if row.state in ("waiting", "reading"):
                self._set(place, "skipped", note)
        self._finished = True
        self._lay_out()

    def _set(self, place: int, state: str, note: str = "") -> None:
        row = self._rows[place]
        self.counts[row.state] -= 1
        self.counts[state] += 1
        row.state, row.note = state, note

    def _tell(self, first: int, last: int) -> None:
        if self._states:
            self._lay_out()  # rows come and go
        else:
            known, total = len(self._shown), len(self._rows)
            if known < total:
                self.beginInsertRows(QModelIndex(), known, total - 1)
                self._shown += self._rows[known:]
                self.endInsertRows()
            self.dataChanged.emit(self.index(first, FILE), self.index(last, WHAT))

    @property
    def total(self) -> int:
        return len(self._rows)

    def attention(self) -> list[ImportRow]:
        return [row for row in self._rows if row.state == "attention"]

    def elsewhere(self, *, new: bool = False) -> dict[int, str]:
        """Documents in another collection than the target, and in which: new ones, or others."""
        outcomes = (row.became.outcome for row in self._rows if row.became is not None)
        return {
            each.id: each.collection
            for each in outcomes
            if each.id is not None
            and each.collection != self.target
            and (each.status.value == "added") is new
        }

    def nearly(self) -> dict[int, tuple[int, ...]]:
        """New documents that are nearly the same as others, and which; until it is decided."""
        outcomes = (row.became.outcome for row in self._rows if row.became is not None)
        return {
            each.id: (each.nearly.id, each.id)
            for each in outcomes
            if each.nearly is not None
            and each.id is not None
            and not each.nearly.is_version
            and each.id not in self._decided
        }

    def decided(self, ids: Iterable[int], became: str) -> None:
        """What the teacher made of documents that are nearly the same as others."""
        self._decided |= dict.fromkeys(ids, became)
        self._lay_out()

    def apart(self) -> Counter[str]:
        """How many files have their text in another collection already, by its name."""
        there = (row.became.outcome for row in self._rows if row.became and row.state == "there")
        return Counter(each.collection for each in there if each.collection != self.target)

    def moved(self, ids: Collection[int], collection: str) -> None:
        """Documents that were elsewhere are in a collection now."""
        moved = set(ids)
        for row in self._rows:
            if row.became is not None and row.became.outcome.id in moved:
                outcome = replace(row.became.outcome, collection=collection)
                row.became = replace(row.became, outcome=outcome)
        self._lay_out()

    # -- what stands in a cell

    def text(self, row: ImportRow, column: int) -> str:
        return row.name if column == FILE else self._told(row)

    def spoken(self, row: ImportRow, column: int) -> str:
        return f"{row.name}: {self._told(row)}"

    def tip(self, row: ImportRow, column: int) -> str:
        return str(row.path / row.inside) if column == FILE else self._told(row)

    def _told(self, row: ImportRow) -> str:
        since = self._decided.get(row.became.outcome.id or 0) if row.became else None
        return " · ".join(filter(None, [row_text(row, self.target), since]))

    def colour(self, row: ImportRow, column: int) -> str:
        if column == FILE:
            return "text"
        return "att" if row.state == "attention" else "text2"

    def picture(self, row: ImportRow, column: int) -> QIcon | None:
        if column != FILE:
            return None
        icon, colour = _LOOKS[row.state]
        problem = row.became.outcome.problem if row.became else None
        return icons.icon(icons.of_problem(problem.code) if problem else icon, colour)


def row_text(row: ImportRow, target: str = "") -> str:
    """What became of a file that was to go into `target`, or how far it is."""
    if row.became is not None:
        said, place = _outcome_text(row.became), row.became.outcome.collection
        if target and place and place != target:
            said += " · " + tr("in “%1” already").replace("%1", place)
        return said
    return row.note or state_name(row.state)


def state_name(state: str) -> str:
    names = {
        "waiting": tr("Queued"),
        "reading": tr("Reading"),
        "added": tr("Added"),
        "there": tr("Already there"),
        "replaced": tr("Changed, read again"),
        "attention": tr("Needs attention"),
        "skipped": tr("Not added"),
    }
    return names[state]


def _outcome_text(item: ImportedFile) -> str:
    outcome = item.outcome
    if outcome.problem is not None:
        return _failure_text(outcome.problem, outcome.path)
    if outcome.status.value == "duplicate":
        return tr("Already there: same text as “%1”").replace("%1", item.same_as)
    if outcome.status.value == "unchanged":
        return tr("Already there, unchanged")
    if outcome.status.value == "skipped":
        return " · ".join([tr("Not added"), *_nearly(outcome)])
    words = tr("%Ln words", outcome.words or 0)
    first = tr("Changed, read again") if outcome.status.value == "replaced" else tr("Added")
    return " · ".join([first, words, *_nearly(outcome)])


def _nearly(outcome: AddOutcome) -> list[str]:
    """What it is nearly the same as, if it is."""
    if outcome.nearly is None:
        return []
    said = tr("nearly the same as “%1” (%2)").replace("%2", decimal(outcome.nearly.jaccard, 2))
    became = [tr("a version of it")] if outcome.nearly.is_version else []
    return [said.replace("%1", outcome.nearly.name), *became]


def _failure_text(problem: Problem, path: str) -> str:
    """Why a file was not added, and what to do about it."""
    name = problem.name or Path(path).name
    text = worded(problem.code, name, problem.details, problem.message)
    return f"{text.title}. {text.advice}" if text.advice else text.title
