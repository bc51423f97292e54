"""History: every check that was kept, to look back, open again and check again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QSplitter, QToolButton, QVBoxLayout, QWidget

from plagcheck.gui.classroom.status import status_icon, status_name
from plagcheck.gui.history.history_model import HistoryModel
from plagcheck.gui.history.history_row import CLASSES, PAIRS, PAPERS, HistoryRow
from plagcheck.gui.history.history_table import HistoryTable
from plagcheck.gui.history.preview_pane import PreviewPane
from plagcheck.gui.parts.controls import PageHead, Panel, button, column, label, row, toggle
from plagcheck.gui.parts.inputs import SearchField
from plagcheck.gui.parts.keys import bind_keys
from plagcheck.gui.parts.text_format import day, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import set_tip
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.decisions import Status

if TYPE_CHECKING:
    from collections.abc import Collection

LOOK_MS = 250  # how long a check is looked at before the library is asked about it
SIDE, NARROW_SIDE, NARROW = 336, 304, 1100


class HistoryPage(QWidget):
    """List at the left, one check at the right."""

    open_wanted = Signal(int)
    report_wanted = Signal(int)
    delete_wanted: SignalOf[list[int]] = carrying(1)  # ids
    again_wanted: SignalOf[HistoryRow] = carrying(1)
    looked_at = Signal(int)  # a check is looked at for a while
    student_wanted = Signal(str)
    term_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = PageHead()
        self.head.title.setText(tr("History"))
        self.term = button(tr("Close a term…"), self.term_wanted.emit)
        self.head.buttons.addWidget(self.term)
        self.model = HistoryModel(self)
        self.table = HistoryTable(self.model)
        self.preview = PreviewPane()
        self.empty = label(
            tr("No checks yet. Every check you make is kept here, with its result and its texts."),
            "quiet",
            wrap=True,
        )
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.none_fits = label(tr("No check fits."), "quiet")
        self.none_fits.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        left = column(self._filters(), gap=0)
        for part in (self.table, self.none_fits, self.empty):
            left.addWidget(part, 1)
        self.splitter.addWidget(Panel("surface", left))
        self.splitter.addWidget(self.preview)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(0, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(self.splitter, 1)
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self._on_looked)
        self._connect()
        self.show_past([])

    def _filters(self) -> Panel:
        self.search = SearchField(tr("File, student or class"), tr("Search the history"))
        self.kinds: dict[str, QToolButton] = {}
        self.states: dict[Status, QToolButton] = {}
        for kind in (PAPERS, CLASSES, PAIRS):
            made = self.kinds[kind] = toggle("", "check", False, lambda _: self._narrow())
            _without_icon(made)
        for status in (Status.NOT_REVIEWED, Status.TO_DISCUSS):
            text = f" {status_name(status)}"  # style sheets leave no gap beside an icon
            made = self.states[status] = toggle(text, "check", False, lambda _: self._narrow())
            set_tip(made, status_name(status))
            _without_icon(made)
            made.setIcon(status_icon(status))
        bar = row(self.search, *self.kinds.values(), None, *self.states.values(),
                  margins=(12, 8, 12, 8), gap=8)  # fmt: skip
        bar.setStretch(0, 20)  # what is searched for is longer than the space behind the kinds
        self.search.setMaximumWidth(theme.px(320))
        self.bar = Panel("strip", bar)
        return self.bar

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _: self._narrow())
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._on_chosen())
        self.table.opened.connect(self.open_chosen)
        self.table.delete_wanted.connect(self._delete)
        pane = self.preview
        pane.open_wanted.connect(self.open_chosen)
        pane.report_wanted.connect(self._report)
        pane.delete_wanted.connect(self._delete)
        pane.student_wanted.connect(self._on_student)
        pane.changes.again_wanted.connect(self._again)
        pane.changes.open_wanted.connect(self.open_wanted)
        bind_keys(self, {"Ctrl+F": self.search.setFocus})
        theme.changed.connect(self._dress)

    def _dress(self) -> None:
        for status, made in self.states.items():
            made.setIcon(status_icon(status))

    # -- what is shown

    def show_past(self, past: Sequence[HistoryRow]) -> None:
        chosen = self._chosen_id()
        self.model.show_past(past)
        self._after(chosen)

    def put(self, past: HistoryRow) -> None:
        """A check is new, or what was decided about it."""
        chosen = self._chosen_id()
        self.model.put(past)
        self._after(chosen)

    def take_out(self, ids: Collection[int]) -> None:
        row_ = self.table.currentIndex().row()
        self.model.take_out(ids)
        self._after(None)
        rows = range(min(row_, self.model.rowCount() - 1), -1, -1)
        near = next((past for n in rows if (past := self.model.past(n)) is not None), None)
        if near is not None:
            self.table.choose(near.id)

    def _narrow(self) -> None:
        chosen = self._chosen_id()
        self.model.narrow(
            self.search.text(),
            [kind for kind, made in self.kinds.items() if made.isChecked()],
            [status for status, made in self.states.items() if made.isChecked()],
        )
        self._settle(chosen)

    def _after(self, chosen: int | None) -> None:
        """Checks came or went."""
        self._name_kinds()
        there = bool(self.model.all)
        self.bar.setVisible(there)
        self.preview.setVisible(there)
        self.empty.setVisible(not there)
        self.term.setEnabled(there)
        self.head.note.setText(self._since())
        self._settle(chosen)

    def _name_kinds(self) -> None:
        """How many there are of each kind; a small window has no room for that."""
        counts = self.model.counts()
        names = {PAPERS: tr("Papers"), CLASSES: tr("Classes"), PAIRS: tr("Two files")}
        for kind, made in self.kinds.items():
            whole = f"{names[kind]} {counts[kind]}"
            made.setText(names[kind] if self.width() < NARROW else whole)
            made.setAccessibleName(whole)
            set_tip(made, whole)

    def _settle(self, chosen: int | None) -> None:
        """The list was filled anew: what was chosen stays so if it is there."""
        there, shown = bool(self.model.all), bool(self.model.lines())
        self.table.setVisible(shown)
        self.none_fits.setVisible(there and not shown)
        is_there = chosen is not None and self.table.choose(chosen)
        if not is_there and self.isVisible():
            self.table.choose_first()
        self._on_chosen()

    def _since(self) -> str:
        if not self.model.all:
            return ""
        text = tr("%Ln checks since %1", len(self.model.all))
        return text.replace("%1", day(self.model.all[-1].line.when))

    def _chosen_id(self) -> int | None:
        chosen = self.table.chosen()
        return chosen[0].id if len(chosen) == 1 else None

    def take_focus(self) -> None:
        self.table.setFocus()
        if not self.table.chosen():
            self.table.choose_first()

    # -- what is asked for

    def _on_chosen(self) -> None:
        self.preview.show_past(self.table.chosen())
        self._look.start()

    def _on_looked(self) -> None:
        past = self.preview.past
        if past is not None and past.line.kind == PAPERS and past.line.is_kept and self.isVisible():
            self.looked_at.emit(past.id)

    def open_chosen(self) -> None:
        if self.preview.past is not None and self.preview.open.isEnabled():
            self.open_wanted.emit(self.preview.past.id)
        elif self.preview.past is not None and not self.preview.past.line.is_kept:
            self._again()

    def _report(self) -> None:
        if self.preview.past is not None:
            self.report_wanted.emit(self.preview.past.id)

    def _delete(self) -> None:
        chosen = self.table.chosen()
        if chosen:
            self.delete_wanted.emit([past.id for past in chosen])

    def _again(self) -> None:
        if self.preview.past is not None and self.preview.changes.button.isEnabled():
            self.again_wanted.emit(self.preview.past)

    def _on_student(self) -> None:
        past = self.preview.past
        self.student_wanted.emit(past.line.student if past is not None else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < NARROW
        if event.oldSize().width() < 0 or (event.oldSize().width() < NARROW) != narrow:
            side = theme.px(NARROW_SIDE if narrow else SIDE)
            self.splitter.setSizes([max(1, self.width() - side), side])
            self._name_kinds()
        self.search.setMinimumWidth(theme.px(120 if narrow else 220))
        for made in self.states.values():
            style = Qt.ToolButtonStyle
            wanted = style.ToolButtonIconOnly if narrow else style.ToolButtonTextBesideIcon
            made.setToolButtonStyle(wanted)


def _without_icon(made: QToolButton) -> None:
    """A switch whose icon does not follow the scheme, or that has none."""
    made.setProperty("lineIcon", None)
    made.setIcon(QIcon())
