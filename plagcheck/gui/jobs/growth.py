"""A check on its way: the engine's Follower, heard in the main thread."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer

from plagcheck.gui.jobs.checked import Checked, stopped
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.model.numbering import numbered

if TYPE_CHECKING:
    from plagcheck.model.document import Document
    from plagcheck.model.entry import Entry
    from plagcheck.model.result import Source

CALM_MS: Final = 40


class Growth(QObject):
    """The engine calls it in the thread of the check; who listens is called in the main thread.

    Sources have numbers for the time, in the order they come. They are told at once, then no more
    for a moment: a page is not drawn for each.
    """

    paper_shown: SignalOf[Document, DisplayText] = carrying(2)
    candidates_shown: SignalOf[list[Entry]] = carrying(1)
    sources_shown: SignalOf[list[Source]] = carrying(1)  # those that are new

    _read: SignalOf[Document, DisplayText] = carrying(2)
    _found: SignalOf[list[Entry]] = carrying(1)
    _verified: SignalOf[Source] = carrying(1)

    def __init__(self, parent: QObject, path: Path | None = None) -> None:
        """`path` is that of a paper that is checked with the library at hand."""
        super().__init__(parent)
        self._path = path
        self._paper: Document | None = None
        self.display: DisplayText | None = None
        self._sources: list[Source] = []
        self._told = 0
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(CALM_MS)
        self._calm.timeout.connect(self._tell)
        queued = Qt.ConnectionType.QueuedConnection
        self._read.connect(self._on_read, queued)
        self._found.connect(self.candidates_shown, queued)
        self._verified.connect(self._on_verified, queued)

    # -- in the thread of the check

    def paper_read(self, paper: Document) -> None:
        self.display = DisplayText(paper.text, paper.page_starts)
        self._read.emit(paper, self.display)

    def candidates_found(self, entries: Sequence[Entry]) -> None:
        self._found.emit(list(entries))

    def source_verified(self, source: Source) -> None:
        self._verified.emit(source)

    # -- in the main thread

    def _on_read(self, paper: Document, display: DisplayText) -> None:
        self._paper = paper
        self.paper_shown.emit(paper, display)

    def _on_verified(self, source: Source) -> None:
        self._sources += numbered([source], len(self._sources) + 1)
        if not self._calm.isActive():
            self._tell()

    def _tell(self) -> None:
        fresh, self._told = self._sources[self._told :], len(self._sources)
        if fresh:
            self._calm.start()
            self.sources_shown.emit(fresh)

    def stop(self) -> None:
        """Nothing more is told."""
        self._calm.stop()
        self.blockSignals(True)

    def so_far(self) -> Checked | None:
        """What is worth showing of a check that was stopped; its sources are in the library."""
        if self._path is None or self._paper is None or self.display is None:
            return None
        return stopped(self._paper, self.display, self._sources, self._path)
