"""Checking a kept paper again, and what changed since."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from plagcheck.gui.jobs.current_job import CurrentJob
from plagcheck.gui.parts.controls import Panel, button, column, icon_label, label, row
from plagcheck.gui.parts.progress_bar import ProgressBar
from plagcheck.gui.parts.text_format import share, tr

if TYPE_CHECKING:
    from plagcheck.gui.history.history_row import HistoryRow
    from plagcheck.gui.jobs.job_runner import Job
    from plagcheck.history.changes import Changes

LISTED = 5  # sources of each sort; the rest is counted


class ChangesBox(Panel):
    """What was kept stays; here is what is new."""

    again_wanted = Signal()
    open_wanted = Signal(int)  # number of the new check in the history

    def __init__(self) -> None:
        super().__init__("plain")
        self._current = CurrentJob()
        self._new: int | None = None
        self.since = label("", "quiet", wrap=True)
        self.button = button(tr("Check again"), self.again_wanted.emit, icon="repeat")
        self.bar = ProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Checking again"))
        self.cancel = button(tr("Cancel"), self._current.cancel, kind="small")
        self._busy = QWidget()
        self._busy.setLayout(row(self.bar, self.cancel))
        self.verdict = label("", "strong", wrap=True)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(4)
        self.open = button(tr("Open the new result"), self._open, icon="file-search")
        self._told = QWidget()
        told = column(self.verdict, gap=6)
        told.addLayout(self._lines)
        told.addLayout(row(self.open, None))
        self._told.setLayout(told)
        self.setLayout(
            column(
                label(tr("Check again with today’s library"), "section", wrap=True),
                self.since,
                row(self.button, None),
                self._busy,
                self._told,
                margins=(16, 14, 16, 14),
            )
        )
        self.begin("")

    def begin(self, since: str) -> None:
        """Another check is looked at."""
        self._current.forget()
        self.since.setText(since)
        self.button.setVisible(True)
        self._busy.hide()
        self._told.hide()

    def follow(self, job: Job[Any]) -> None:
        """Show how far a check is."""
        self._current.take(job)
        self.button.hide()
        self._told.hide()
        self._busy.show()
        self.bar.setRange(0, 0)
        job.progressed.connect(self._current.only(job, self.bar.show_progress))
        job.finished.connect(self._current.only(job, self._on_finished))

    def _on_finished(self) -> None:
        self._current.forget()
        self._busy.hide()
        self.button.show()

    def _open(self) -> None:
        if self._new is not None:
            self.open_wanted.emit(self._new)

    def show_changes(self, changes: Changes, then: float, new: HistoryRow) -> None:
        """What changed; `then` is the share that was shown, without what is left out."""
        self._new = new.id
        while (item := self._lines.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self.verdict.setText(verdict(changes, then, new.line.share))
        for icon, text in told(changes):
            line = QWidget()
            words = label(text, wrap=True)
            inner = row(icon_label(icon, "text2"), words)
            inner.setStretch(1, 1)
            line.setLayout(inner)
            self._lines.addWidget(line)
        self._told.show()


def verdict(changes: Changes, then: float, now: float) -> str:
    """The share before and after."""
    if changes.is_nothing and then == now:
        return tr("Nothing changed: %1, as before.").replace("%1", share(now))
    return tr("%1 then, %2 now").replace("%1", share(then)).replace("%2", share(now))


def told(changes: Changes) -> Iterable[tuple[str, str]]:
    """What became of each source, as icon and sentence."""
    for source in changes.new[:LISTED]:
        words = tr("%Ln words", source.comparison.matched_words)
        yield "plus", tr("New: %1, %2").replace("%1", source.entry.name).replace("%2", words)
    for source in changes.gone[:LISTED]:
        yield "x", tr("Gone: %1").replace("%1", source.entry.name)
    for each in changes.changed[:LISTED]:
        before = tr("%Ln words", each.before.comparison.matched_words)
        after = tr("%Ln words", each.after.comparison.matched_words)
        text = tr("Changed: %1, %2 → %3").replace("%1", each.after.entry.name)
        yield "refresh-cw", text.replace("%2", before).replace("%3", after)
    sorts = (changes.new, changes.gone, changes.changed)
    rest = sum(max(0, len(sort) - LISTED) for sort in sorts)
    if rest:
        yield "info", tr("and %Ln more", rest)
    if changes.same:
        yield "equal", tr("%Ln sources are as they were", len(changes.same))


def since_text(added: int, removed: int) -> str:
    """How the library changed since a check."""
    if not added and not removed:
        return tr("The library is as it was then.")
    parts = []
    if added:
        parts.append(tr("%Ln documents were added since.", added))
    if removed:
        parts.append(tr("%Ln documents were removed since.", removed))
    return " ".join([*parts, tr("The saved result is kept; you see what is new.")])
