"""An import on its way: the engine's AddFollower, heard in the main thread."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.names import printable

if TYPE_CHECKING:
    from plagcheck.library.library import Library
    from plagcheck.model.entry import AddOutcome, Holds

EVERY_S: Final = 0.05


@dataclass(frozen=True, slots=True)
class ImportedFile:
    """What became of a file; `same_as` names the document that has its text already."""

    outcome: AddOutcome
    same_as: str = ""


@dataclass(slots=True)
class ImportRow:
    """One file on its way; `became` tells what became of it.

    `inside` is its name in the archive at `path`. The first file of an archive has its row.
    """

    path: Path
    state: str = "waiting"
    note: str = ""
    became: ImportedFile | None = None
    inside: str = ""

    @property
    def name(self) -> str:
        name = printable(self.path.name)
        return f"{name}/{self.inside}" if self.inside else name


@dataclass(frozen=True, slots=True)
class ImportList:
    """The files that are to be added, and where each stands, by its name in the outcomes."""

    rows: list[ImportRow]
    places: dict[str, int]


def listed(files: Sequence[Path]) -> ImportList:
    """Made in the job: with many files it takes a while."""
    places = {printable(os.path.abspath(path)): place for place, path in enumerate(files)}
    return ImportList([ImportRow(path) for path in files], places)


class ImportFollower(QObject):
    """The engine calls it in the thread of the import; who listens is called in the main thread.

    Outcomes are told together, at most so many times a second. The collection may be another before
    the end: what was stored by then follows, also when the import is cancelled or left.
    """

    files_listed: SignalOf[ImportList] = carrying(1)
    files_settled: SignalOf[list[ImportedFile]] = carrying(1)
    aimed = Signal(str)  # at another collection

    _listed: SignalOf[ImportList] = carrying(1)
    _settled: SignalOf[list[ImportedFile]] = carrying(1)

    def __init__(self, parent: QObject, paths: Sequence[Path], collection: str) -> None:
        super().__init__(parent)
        self.paths, self.collection = tuple(paths), collection
        self.stored_in = collection  # what is new, once the import has ended
        self._new: list[int] = []
        self._waiting: list[ImportedFile] = []
        self._told = 0.0
        queued = Qt.ConnectionType.QueuedConnection
        self._listed.connect(self.files_listed, queued)
        self._settled.connect(self.files_settled, queued)

    def aim_at(self, collection: str) -> None:
        """Add to another collection, in the main thread: the import looks once more at its end."""
        self.collection = collection
        self.aimed.emit(collection)

    # -- in the thread of the import

    def begin(self) -> str:
        """From here on files are added; returns into which collection."""
        self.stored_in = self.collection
        return self.stored_in

    def files_found(self, files: Sequence[Path]) -> None:
        self._listed.emit(listed(files))

    def file_settled(self, outcome: AddOutcome, same_as: str) -> None:
        if outcome.status.value == "added" and outcome.id is not None:
            self._new.append(outcome.id)
        self._waiting.append(ImportedFile(outcome, same_as))
        if time.monotonic() - self._told >= EVERY_S:
            self._tell()

    def _tell(self) -> None:
        if self._waiting:
            items, self._waiting = self._waiting, []
            self._settled.emit(items)
            self._told = time.monotonic()

    def end(self, library: Library, offered: Mapping[str, Holds]) -> None:
        """Nothing more is added; `offered` says what new collections hold."""
        self._tell()
        where = self.collection
        if where != self.stored_in:
            if where in offered:
                library.begin_collection(where, offered[where])
            there = library.documents(ids=self._new)  # some may have been removed meanwhile
            library.move([entry.id for entry in there], where)
            self.stored_in = where
