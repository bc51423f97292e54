"""The import panel: progress with time left, the list of files, what became of each."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHeaderView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from plagcheck.gui.library.collection_model import offered_for, unsorted
from plagcheck.gui.library.holds import HoldsLine, into_text
from plagcheck.gui.library.import_model import FILE, WHAT, ImportModel
from plagcheck.gui.parts.controls import (
    ElidedLabel,
    MenuButton,
    Panel,
    ToolButton,
    button,
    column,
    label,
    row,
    switch_button,
)
from plagcheck.gui.parts.progress_bar import ProgressBar
from plagcheck.gui.parts.row_models import Index
from plagcheck.gui.parts.tables import dress_table
from plagcheck.gui.parts.text_format import count, time_left, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.parts.wrapping_row import WrappingRow
from plagcheck.model.entry import Holds

if TYPE_CHECKING:
    from plagcheck.gui.jobs.import_follower import ImportedFile, ImportFollower, ImportList
    from plagcheck.gui.jobs.job_runner import Job
    from plagcheck.model.progress import Progress

_FILTERS = (
    ("all", "", ()),
    ("added", "check", ("added", "replaced")),
    ("there", "equal", ("there",)),
    ("attention", "triangle-alert", ("attention",)),
    ("waiting", "clock", ("waiting", "reading", "skipped")),
)
AROUND = 12  # pixels beside a text
MOST_TALL_ROWS = 500  # every height by itself costs time; what needs attention comes first


class FileNameDelegate(QStyledItemDelegate):
    """Names of files stay in one line: where there is no room, the middle gives way."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.features &= ~QStyleOptionViewItem.ViewItemFeature.WrapText
        option.textElideMode = Qt.TextElideMode.ElideMiddle


class ImportPanel(QWidget):
    """Follows one job; folds to its summary when it is done."""

    closed = Signal()
    again_wanted: SignalOf[list[Path]] = carrying(1)
    move_wanted: SignalOf[list[int], str] = carrying(2)  # ids, collection
    versions_wanted: SignalOf[list[tuple[int, ...]]] = carrying(1)  # ids of each work
    remove_wanted: SignalOf[list[int]] = carrying(1)
    told: SignalOf[str, Holds] = carrying(2)  # what a collection holds
    retargeted = Signal(str)  # the teacher chose another collection
    settled = Signal(str)

    def __init__(
        self, fill_targets: Callable[[QMenu], object], holds_of: Callable[[str], Holds]
    ) -> None:
        super().__init__()
        self._holds_of = holds_of
        self.model = ImportModel(self)
        self.into = MenuButton()
        self.into.setAccessibleName(tr("Collection to add to"))
        self.targets = QMenu(self.into)
        self.targets.aboutToShow.connect(lambda: fill_targets(self.targets))
        self.into.setMenu(self.targets)
        self.holds = HoldsLine()
        self.holds.told.connect(self._tell)
        self._job: Job[None] | None = None
        self._importing: ImportFollower | None = None
        self._waiting: deque[tuple[Job[None], ImportFollower]] = deque()
        self._build()

    def _build(self) -> None:
        self.title = ElidedLabel("", "strong", at_end=True)
        self.progress_text = label("", "quiet")
        self.cancel = button(tr("Cancel"), self._cancel, kind="small")
        self.close_button = button(tr("Close list"), self.closed.emit, kind="small")
        self.again = button(tr("Try again"), self._again, kind="small", icon="refresh-cw")
        self.move_here = button("", self._move, kind="small", icon="folder")
        self.move_here.setAccessibleName(tr("Move them there"))
        self._moving = Panel("surface", row(self.move_here, None, margins=(16, 0, 16, 6)))
        self._moving.hide()
        self.near_text = label("", "quiet", wrap=True)
        self.as_versions = button(
            tr("Keep as versions"),
            self._keep_as_versions,
            kind="small",
            icon="layers",
            tip=tr("Versions of one work are one source in results."),
        )
        self.leave_near = button(
            tr("Leave them out"),
            self._leave_near,
            kind="small",
            icon="x",
            tip=tr("What is new is removed again; the others stay."),
        )
        parts = row(self.near_text, self.as_versions, self.leave_near, margins=(16, 0, 16, 6))
        parts.setStretch(0, 1)
        self._nearly = Panel("surface", parts)
        self._nearly.hide()
        self.open_file = button(tr("Open file"), self._open, kind="small")
        head = row(
            self.title,
            self.progress_text,
            self.into,
            self.cancel,
            self.close_button,
            margins=(16, 6, 16, 6),
        )
        head.setStretch(0, 1)
        self.bar = ProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress of adding"))
        self._chips = Panel("surface", column(self._make_chips(), margins=(16, 6, 16, 6)))
        self.table = self._make_table()
        self._show_counts()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(Panel("side-head", head))
        layout.addWidget(self.bar)
        layout.addWidget(self.holds)
        layout.addWidget(self._chips)
        layout.addWidget(self._moving)
        layout.addWidget(self._nearly)
        layout.addWidget(self.table, 1)

    def _make_chips(self) -> WrappingRow:
        self._filters: dict[str, ToolButton] = {}
        chips = WrappingRow()
        group = QButtonGroup(self)
        for name, icon, states in _FILTERS:
            made = switch_button(name, icon)
            made.clicked.connect(lambda _=False, s=states: self.model.show_states(s))
            group.addButton(made)
            self._filters[name] = made
            chips.addWidget(made)
        self._note = label(tr("Cancelling keeps what is finished."), "small")
        for part in (self._note, self.open_file, self.again):
            chips.addWidget(part)
        return chips

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.model)
        dress_table(table, tr("Files being added"), 28, several=True)
        table.setWordWrap(True)
        table.horizontalHeader().hide()
        table.horizontalHeader().setSectionResizeMode(FILE, QHeaderView.ResizeMode.Interactive)
        table.horizontalHeader().setSectionResizeMode(WHAT, QHeaderView.ResizeMode.Stretch)
        table.setColumnWidth(FILE, theme.px(220))
        table.setItemDelegateForColumn(FILE, FileNameDelegate(table))
        table.selectionModel().selectionChanged.connect(self._on_selection)
        self.model.modelReset.connect(self._give_reasons_room)
        return table

    def _give_reasons_room(self) -> None:
        """Two lines for a file that needs attention, where why and what to do need them."""
        metrics, room = self.table.fontMetrics(), self.table.columnWidth(WHAT) - 2 * AROUND
        for place in range(min(MOST_TALL_ROWS, self.model.rowCount())):
            if self.model.row(place).state == "attention":
                said = str(self.model.index(place, WHAT).data())
                more = metrics.lineSpacing() if metrics.horizontalAdvance(said) > room else 0
                self.table.setRowHeight(place, theme.px(28) + more)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_reasons_room()

    # -- following a job

    def follow(self, job: Job[None], importing: ImportFollower) -> None:
        """Show an import; one that waits for another to end is shown after it."""
        if self._job is not None:
            self._waiting.append((job, importing))
            return
        self._job, self._importing = job, importing
        self._aim_at(importing.collection)
        self.model.begin()
        paths = importing.paths
        name = paths[0].name if len(paths) == 1 else tr("%Ln files", len(paths))
        self.title.setText(tr("Adding “%1”").replace("%1", name))
        self.progress_text.setText("")
        self.bar.setRange(0, 0)
        self.bar.show()
        self.cancel.setEnabled(True)
        self.cancel.show()
        self.close_button.hide()
        self._note.show()
        self._moving.hide()
        self.show_all()
        self._show_counts()
        importing.files_listed.connect(self._on_listed)
        importing.files_settled.connect(self._on_settled)
        job.progressed.connect(self._on_progress)
        job.finished.connect(self._on_finished)

    def show_all(self) -> None:
        """Every file, whatever became of it."""
        self._filters["all"].click()

    def _on_listed(self, files: ImportList) -> None:
        self.model.begin(files)
        self._show_counts()

    def _on_settled(self, items: list[ImportedFile]) -> None:
        self.model.settle(items)
        self._show_counts()

    def _on_progress(self, progress: Progress) -> None:
        done, total = progress.done, progress.total
        self.bar.setRange(0, total if done < total else 0)  # all read: the index is put in order
        self.bar.setValue(done)
        self.model.reading(done)
        text = tr("%1 of %2").replace("%1", count(done)).replace("%2", count(total))
        spent = time.monotonic() - self._job.began if self._job else 0.0
        if 0 < done < total and spent > 2:
            text += f" · {time_left(spent * (total - done) / done)}"
        self.progress_text.setText(text)

    def _on_finished(self) -> None:
        self.model.stop(cancelled=self._job is not None and self._job.is_cancelled)
        self._show_counts()
        self.bar.hide()
        self.cancel.hide()
        self.close_button.show()
        self._note.hide()
        self.title.setText(self.summary())
        self.progress_text.setText("")
        if self.model.counts["attention"]:
            self._filters["attention"].click()
        if self._importing is not None:
            self.model.moved(self.model.elsewhere(new=True), self._importing.stored_in)
        self._job = self._importing = None
        self._on_selection()
        self._move_new()
        self._offer_move()
        self.show_holds()
        self.settled.emit(self.summary())
        if self._waiting:
            self.follow(*self._waiting.popleft())

    def summary(self) -> str:
        counts = self.model.counts
        parts = [tr("%Ln added", counts["added"] + counts["replaced"])]
        apart = self.model.apart()
        if counts["there"] > apart.total():
            parts.append(tr("%Ln already there", counts["there"] - apart.total()))
        for name, number in apart.items():
            parts.append(tr("%Ln in “%1” already", number).replace("%1", name))
        if counts["attention"]:
            parts.append(tr("%Ln need attention", counts["attention"]))
        if counts["skipped"]:
            parts.append(tr("%Ln not added", counts["skipped"]))
        return ", ".join(parts)

    def _show_counts(self) -> None:
        counts = self.model.counts
        numbers = {
            "all": self.model.total,
            "added": counts["added"] + counts["replaced"],
            "there": counts["there"],
            "attention": counts["attention"],
            "waiting": counts["waiting"] + counts["reading"] + counts["skipped"],
        }
        names = {
            "all": tr("All"),
            "added": tr("Added"),
            "there": tr("Already there"),
            "attention": tr("Need attention"),
            "waiting": tr("Waiting"),
        }
        for name, made in self._filters.items():
            made.setText(f"{names[name]} {count(numbers[name])}")
            made.setAccessibleName(made.text())
        self._show_near()
        self._on_selection()

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self.cancel.setEnabled(False)

    # -- rows

    def _chosen(self) -> Path | None:
        indexes: list[QModelIndex] = self.table.selectionModel().selectedRows()
        if not indexes:
            return None
        return self.model.row(indexes[0].row()).path

    def _on_selection(self) -> None:
        self.open_file.setVisible(self._chosen() is not None)
        self.again.setVisible(self._job is None and bool(self.model.counts["attention"]))

    def _open(self) -> None:
        path = self._chosen()
        if path is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))

    def _offer_move(self) -> None:
        elsewhere = len(self.model.elsewhere())
        self._moving.setVisible(elsewhere > 0 and self.model.target != unsorted())
        text = tr("Move %Ln documents to “%1”", elsewhere)
        self.move_here.setText(text.replace("%1", self.model.target).replace("&", "&&"))

    def _show_near(self) -> None:
        """New documents that are nearly the same as others; nothing is done with them by itself."""
        nearly = self.model.nearly()
        self._nearly.setVisible(bool(nearly))
        text = tr("%Ln new documents are nearly the same as others.", len(nearly))
        self.near_text.setText(text)

    def _keep_as_versions(self) -> None:
        nearly = self.model.nearly()
        self.versions_wanted.emit(list(nearly.values()))
        self.model.decided(nearly, tr("a version of it"))
        self._show_near()

    def _leave_near(self) -> None:
        nearly = self.model.nearly()
        self.remove_wanted.emit(list(nearly))
        self.model.decided(nearly, tr("removed again"))
        self._show_near()

    def _aim_at(self, collection: str) -> None:
        self.model.target = collection
        self.show_holds()

    def show_holds(self) -> None:
        """What files are taken for where they go; the question where nobody said it."""
        target, holds = self.model.target, self._holds_of(self.model.target)
        self.into.setText(into_text(target, holds).replace("&", "&&"))
        self.into.setAccessibleName(into_text(target, holds))
        is_new = target == unsorted()
        question = tr("What are these texts?") if is_new else tr("What does it hold?")
        self.holds.show_collection(target, holds, question)
        self.holds.setVisible(self.asks_about(target))

    def asks_about(self, collection: str) -> bool:
        """Whether it is asked here what a collection holds."""
        is_target = bool(collection) and collection == self.model.target
        is_used = self._job is not None or self.model.counts["added"] > 0
        return is_target and is_used and self._holds_of(collection) is Holds.UNKNOWN

    def _tell(self, collection: str, holds: Holds) -> None:
        if collection == unsorted():
            self.retarget(offered_for(holds))
        else:
            self.told.emit(collection, holds)

    def retarget(self, collection: str) -> None:
        """Another collection for what this import adds; what is stored by now follows."""
        self._aim_at(collection)
        self.retargeted.emit(collection)
        if self._importing is not None:
            self._importing.aim_at(collection)
        else:
            self._move_new()
            self.title.setText(self.summary())
            self._offer_move()

    def _move_new(self) -> None:
        """What was added before the teacher chose another collection goes there, too."""
        added = list(self.model.elsewhere(new=True))
        if added:
            self.move_wanted.emit(added, self.model.target)
            self.model.moved(added, self.model.target)

    def _move(self) -> None:
        found = list(self.model.elsewhere())
        self.move_wanted.emit(found, self.model.target)
        self.model.moved(found, self.model.target)
        self.title.setText(self.summary())
        self._offer_move()

    def _again(self) -> None:
        self.again_wanted.emit([each.path for each in self.model.attention()])
