"""History: every check made here, to look back or check again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from plagcheck.gui import icons
from plagcheck.gui.controls import PageHead, Panel, button, label, row
from plagcheck.gui.fields import SearchField
from plagcheck.gui.history import Past
from plagcheck.gui.theme import theme
from plagcheck.gui.words import day, share, tr

Index = QModelIndex | QPersistentModelIndex
WHEN, PAPER, SIZE, RESULT = range(4)
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)


class HistoryModel(QAbstractTableModel):
    """Checks, newest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.all: list[Past] = []
        self._shown: list[Past] = []
        self._search = ""

    def show_checks(self, checks: Sequence[Past]) -> None:
        self.all = list(checks)
        self.narrow(self._search)

    def narrow(self, search: str) -> None:
        self.beginResetModel()
        self._search = search.casefold()
        self._shown = [p for p in self.all if self._search in f"{p.name} {p.other}".casefold()]
        self.endResetModel()

    def past(self, row_: int) -> Past:
        return self._shown[row_]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < 4:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return [tr("When"), tr("Paper"), tr("Size"), tr("Result")][section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return None

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        past = self._shown[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return _text(past, index.column())
        if role == Qt.ItemDataRole.DecorationRole and index.column() == PAPER:
            return icons.icon("columns-2" if past.other else "file-search")
        if role == Qt.ItemDataRole.ForegroundRole and index.column() in (WHEN, SIZE):
            return theme.colour("text2")
        if role == Qt.ItemDataRole.ToolTipRole:
            return past.path or past.name
        return None


def _text(past: Past, column: int) -> str:
    if column == WHEN:
        return _when(past.when)
    if column == PAPER:
        return f"{past.name} ↔ {past.other}" if past.other else past.name
    if column == SIZE:
        return tr("2 files") if past.other else tr("%Ln words", past.words)
    return result_text(past)


def _when(iso: str) -> str:
    try:
        moment = datetime.fromisoformat(iso).astimezone()
    except ValueError:
        return ""
    if moment.date() == datetime.now().astimezone().date():
        return moment.strftime("%H:%M")
    return day(iso)


def result_text(past: Past) -> str:
    if not past.matched_words:
        return tr("no shared passage")
    parts = [share(past.share), tr("%Ln words", past.matched_words)]
    if not past.other:
        parts.append(tr("%Ln sources", past.sources))
    return ", ".join(parts)


class HistoryPage(QWidget):
    """A table; a check is made again with today's library."""

    again_wanted = Signal(object)
    changed = Signal(object)  # the checks that are to be left

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = HistoryModel(self)
        self.head = PageHead()
        self.head.title.setText(tr("History"))
        self.search = SearchField(tr("File name"), tr("Search the history by file name"))
        self.search.textChanged.connect(self.model.narrow)
        self.head.buttons.addWidget(self.search)
        self.table = self._make_table()
        self.again = button(
            tr("Check again"),
            self._again,
            icon="refresh-cw",
            kind="primary",
            tip=tr("With today’s library (Enter)"),
        )
        self.delete = button(tr("Delete from history"), self._delete, kind="danger")
        self.note = label("", "quiet")
        self.empty = label(tr("No checks yet. Each one you make is listed here."), "lead")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar = Panel(
            "card-bar", row(self.note, None, self.delete, self.again, margins=(16, 8, 16, 8))
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for part in (self.head, self.table, self.empty, self.bar):
            layout.addWidget(part, 0 if part in (self.head, self.bar) else 1)
        for keys in ("Return", "Enter"):
            again = QShortcut(QKeySequence(keys), self.table)
            again.setContext(Qt.ShortcutContext.WidgetShortcut)
            again.activated.connect(self._again)
        self.show_checks([])

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.model)
        table.setAccessibleName(tr("Checks"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(theme.px(30))
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setStretchLastSection(True)
        header.setSectionResizeMode(PAPER, QHeaderView.ResizeMode.Stretch)
        for section, width in ((WHEN, 110), (SIZE, 120), (RESULT, 280)):
            table.setColumnWidth(section, theme.px(width))
        table.selectionModel().selectionChanged.connect(lambda *_: self._on_selection())
        table.doubleClicked.connect(lambda _: self._again())
        return table

    def show_checks(self, checks: Sequence[Past]) -> None:
        self.model.show_checks(checks)
        self.table.setVisible(bool(checks))
        self.bar.setVisible(bool(checks))
        self.empty.setVisible(not checks)
        self.head.note.setText(tr("%Ln checks", len(checks)) if checks else "")
        self._on_selection()

    def take_focus(self) -> None:
        self.table.setFocus()
        if not self.chosen() and self.model.rowCount():
            self.table.selectRow(0)

    def chosen(self) -> list[Past]:
        rows: list[QModelIndex] = self.table.selectionModel().selectedRows()
        return [self.model.past(index.row()) for index in rows]

    def _on_selection(self) -> None:
        chosen = self.chosen()
        one = len(chosen) == 1
        there = one and bool(chosen[0].path) and Path(chosen[0].path).is_file()
        self.again.setEnabled(there)
        self.delete.setEnabled(bool(chosen))
        text = tr("%Ln selected", len(chosen)) if chosen else ""
        if one and not there:
            text = tr("The file is not where it was; drop it to check it again.")
        self.note.setText(text)

    def _again(self) -> None:
        chosen = self.chosen()
        if len(chosen) == 1 and self.again.isEnabled():
            self.again_wanted.emit(chosen[0])

    def _delete(self) -> None:
        gone = set(map(id, self.chosen()))
        self.changed.emit([past for past in self.model.all if id(past) not in gone])
