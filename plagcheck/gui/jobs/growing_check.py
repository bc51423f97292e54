"""A check on its way: the engine's CheckFollower, heard in the main thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from plagcheck.gui.check.shown import ShownResult
from plagcheck.gui.jobs.open_check import OpenCheck
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.gui.shell import startup
from plagcheck.model.adjusted import unadjusted
from plagcheck.model.numbering import numbered
from plagcheck.model.result import CheckResult

if TYPE_CHECKING:
    from plagcheck.model.document import Document
    from plagcheck.model.entry import Entry
    from plagcheck.model.result import Source


class GrowingCheck(QObject):
    """The engine calls it in the thread of the check; who listens is called in the main thread.

    Sources have numbers for the time, in the order they come. They are told at once, then no more
    for a moment: a page is not drawn for each.
    """

    paper_shown: SignalOf[ShownResult] = carrying(1)  # without sources
    candidates_shown: SignalOf[list[Entry]] = carrying(1)
    sources_shown: SignalOf[ShownResult] = carrying(1)  # with all there are so far

    _read: SignalOf[ShownResult] = carrying(1)
    _found: SignalOf[list[Entry]] = carrying(1)
    _verified: SignalOf[Source] = carrying(1)

    def __init__(self, parent: QObject, path: Path | None = None) -> None:
        """`path` is that of a paper that is checked with the library at hand."""
        super().__init__(parent)
        self._path = path
        self.display: DisplayText | None = None
        self._shown: ShownResult | None = None
        self._fresh: list[Source] = []  # verified, but not told of yet
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(startup.CALM_MS)
        self._calm.timeout.connect(self._tell)
        queued = Qt.ConnectionType.QueuedConnection
        self._read.connect(self._on_read, queued)
        self._found.connect(self.candidates_shown, queued)
        self._verified.connect(self._on_verified, queued)

    # -- in the thread of the check

    def paper_read(self, paper: Document) -> None:
        self.display = DisplayText(paper.text, paper.page_starts, paper.headings)
        result = CheckResult(paper, paper.coverage.words, (), 0)
        self._read.emit(ShownResult(unadjusted(result), self.display, is_finished=False))

    def candidates_found(self, entries: Sequence[Entry]) -> None:
        self._found.emit(list(entries))

    def source_verified(self, source: Source) -> None:
        self._verified.emit(source)

    # -- in the main thread

    def _on_read(self, shown: ShownResult) -> None:
        self._shown = shown
        self.paper_shown.emit(shown)

    def _on_verified(self, source: Source) -> None:
        self._fresh.append(source)
        if not self._calm.isActive():
            self._tell()

    def _tell(self) -> None:
        if self._fresh and self._shown is not None:
            self._calm.start()
            self._take_fresh(self._shown)
            self.sources_shown.emit(self._shown)

    def _take_fresh(self, shown: ShownResult) -> None:
        result = shown.whole.result
        fresh = numbered(self._fresh, len(result.sources) + 1)
        self._shown = replace(shown, whole=unadjusted(result.holding((*result.sources, *fresh))))
        self._fresh = []

    def stop(self) -> None:
        """Nothing more is told."""
        self._calm.stop()
        self.blockSignals(True)

    def so_far(self) -> OpenCheck | None:
        """What is worth showing of a check that was stopped; its sources are in the library."""
        if self._path is None or self._shown is None:
            return None
        self._take_fresh(self._shown)
        return OpenCheck(self._shown, path=self._path, has_library=True)
