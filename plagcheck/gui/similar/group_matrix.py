"""The matrix of a group: how alike each two of its documents are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from plagcheck.gui.classroom.pictures.matrix_heat import ink, scale
from plagcheck.gui.parts.keys import is_enter
from plagcheck.gui.parts.row_models import DISPLAY, Index, TableModel
from plagcheck.gui.parts.text_format import jaccard, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.similar.shown_groups import ShownGroup, letter

if TYPE_CHECKING:
    from plagcheck.similar.found import AlikePair

MOST: Final = 12  # documents
Pairs = Mapping[tuple[int, int], "AlikePair"]
BOUNDS: Final = (0.3, 0.6, 0.8, 0.95)  # where the steps of the heat begin


class MatrixModel(TableModel[int]):
    """A row for each document, a column for each but the last: no pair twice."""

    def __init__(self) -> None:
        super().__init__()
        self.group: ShownGroup | None = None
        self._pairs: Pairs = {}

    def show_group(self, group: ShownGroup | None, pairs: Pairs) -> None:
        self.group, self._pairs = group, pairs
        size = min(MOST, len(group.entries)) if group else 0
        self.titles = [letter(place) for place in range(max(0, size - 1))]
        self.put_rows(range(size))

    def pair(self, index: Index) -> AlikePair | None:
        """What two documents share; None where they did not meet, and where there is no pair."""
        return self._pair(index.row(), index.column()) if index.isValid() else None

    def _pair(self, row: int, column: int) -> AlikePair | None:
        if self.group is None or column >= row:
            return None
        a, b = sorted((self.group.ids[column], self.group.ids[row]))
        return self._pairs.get((a, b))

    def text(self, row: int, column: int) -> str:
        pair = self._pair(row, column)
        return jaccard(pair.jaccard) if pair else "" if column >= row else "–"

    def spoken(self, row: int, column: int) -> str:
        if column >= row:
            return ""
        both = tr("%1 and %2, %3").replace("%1", letter(column)).replace("%2", letter(row))
        return both.replace("%3", self.text(row, column))

    def tip(self, row: int, column: int) -> str:
        return tr("These two did not meet in a band.") if self.text(row, column) == "–" else ""

    def _named(self, place: int) -> str:
        return f"{letter(place)}  {self.group.entries[place].name}" if self.group else ""

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> object:
        if orientation == Qt.Orientation.Vertical and role == Qt.ItemDataRole.DisplayRole:
            return self._named(section)
        return super().headerData(section, orientation, role)


class _CellDelegate(QStyledItemDelegate):
    """A number on a ground that is the darker, the more alike the two are."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, MatrixModel) or index.column() >= index.row():
            return
        pair = model.pair(index)
        step = 0 if pair is None else 2 + sum(pair.jaccard >= bound for bound in BOUNDS)
        painter.save()
        cell = option.rect.adjusted(1, 1, -1, -1)
        painter.fillRect(cell, theme.colour("surface2") if not step else QColor(scale()[step]))
        painter.setPen(ink(step) if step else theme.colour("text2"))
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setFont(theme.font(12, bold=chosen))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(index.data()))
        if chosen:
            painter.setPen(QPen(theme.colour("text"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(cell.adjusted(1, 1, -1, -1))
        painter.restore()


class GroupMatrix(QTableView):
    """Arrows go from pair to pair, Enter opens one; left of the first column is the list."""

    pair_chosen = Signal()
    pair_opened = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.pairs = MatrixModel()
        self.pairs.setParent(self)
        self.setModel(self.pairs)
        self.setItemDelegate(_CellDelegate(self))
        self.setAccessibleName(tr("Exact similarity of each pair"))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFrameShape(QTableView.Shape.NoFrame)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setHighlightSections(False)
            header.setMinimumSectionSize(theme.px(24))
        self.horizontalHeader().setDefaultSectionSize(theme.px(62))
        self.verticalHeader().setDefaultSectionSize(theme.px(30))
        self.verticalHeader().setFixedWidth(theme.px(132))
        self.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.verticalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        self.selectionModel().currentChanged.connect(lambda *_: self.pair_chosen.emit())
        self.doubleClicked.connect(self.pair_opened)

    def show_group(self, group: ShownGroup | None, pairs: Pairs) -> None:
        """Show a group, at its most alike pair."""
        self.pairs.show_group(group, pairs)
        rows, head = self.pairs.rowCount(), self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(rows * theme.px(30) + head + theme.px(4) if rows else 0)
        if group is not None and rows:
            self._choose_best(group, pairs)

    def _choose_best(self, group: ShownGroup, pairs: Pairs) -> None:
        ids = group.ids[:MOST]
        if pairs:
            best = max(pairs.values(), key=lambda pair: pair.jaccard)
            column, row = sorted((ids.index(best.a), ids.index(best.b)))
            self.setCurrentIndex(self.pairs.index(row, column))

    def current_pair(self) -> tuple[int, int] | None:
        """The places of the two documents at hand."""
        index = self.currentIndex()
        if not index.isValid() or index.column() >= index.row():
            return None
        return index.column(), index.row()

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, keys: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Cells beyond the diagonal hold no pair."""
        index = super().moveCursor(action, keys)
        beyond = index.isValid() and index.column() >= index.row()
        return self.currentIndex() if beyond else index

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.pair_opened.emit()
        elif event.key() == Qt.Key.Key_Left and self.currentIndex().column() <= 0:
            self.left.emit()
        else:
            super().keyPressEvent(event)
