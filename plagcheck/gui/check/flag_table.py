"""The table of flagged places: as seen, as stored with odd letters boxed, and where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from plagcheck.gui.check.flag_places import FlaggedWord
from plagcheck.gui.parts.text_format import page_name, share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.document import FlagKind

Index = QModelIndex | QPersistentModelIndex
WORD = int(Qt.ItemDataRole.UserRole)
SEEN, STORED, LETTERS, CODES, PLACE = range(5)
HEIGHT = 28
MOST_ROWS = 6  # at once; the rest is scrolled to
NARROW = 500  # pixels; below, letters and code points are in the tip alone
UNSEEN = "·"


class FlagModel(QAbstractTableModel):
    """Cells are worked out when they are looked at."""

    def __init__(self, words: Sequence[FlaggedWord], pages: tuple[int, ...], length: int) -> None:
        super().__init__()
        self._words, self._pages, self._length = words, pages, max(1, length)
        first = words[0].kind if words else ""
        self.has_letters = first in ("look-alikes", "invisible-characters")

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._words)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 5

    def headerData(
        self, section: int, way: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)
    ) -> object:
        if role == Qt.ItemDataRole.DisplayRole and way == Qt.Orientation.Horizontal:
            names = (tr("As seen"), tr("As stored"), tr("Letters"), tr("Code points"), tr("Place"))
            return names[section]
        return None

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid():
            return None
        word = self._words[index.row()]
        if role == WORD:
            return word
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(word, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            parts = (word.letters, word.code_points, self._text(word, PLACE))
            return " · ".join(part for part in parts if part)
        if role == Qt.ItemDataRole.FontRole and index.column() in (SEEN, STORED):
            return theme.font(14, serif=True)
        if role == Qt.ItemDataRole.ForegroundRole and index.column() == PLACE:
            return theme.colour("accent")
        return None

    def _text(self, word: FlaggedWord, column: int) -> str:
        if column == SEEN:
            return word.seen or tr("nothing")
        if column == STORED:
            return word.stored
        if column == LETTERS:
            return word.letters
        if column == CODES:
            return word.code_points
        page = page_name(self._pages, word.start)
        return page or tr("at %1").replace("%1", share(word.start / self._length))


class _Stored(QStyledItemDelegate):
    """Draws a word letter by letter, odd ones in a box."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        word = index.data(WORD)
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(option.rect, theme.colour("accentsoft" if chosen else "surface"))
        cell = QRectF(option.rect).adjusted(0, 0, 0, -1)  # the style sheet's line is below the rest
        painter.fillRect(QRectF(cell.left(), cell.bottom(), cell.width(), 1), theme.colour("line"))
        painter.setClipRect(option.rect)
        font, bold = theme.font(14, serif=True), theme.font(14, serif=True, bold=True)
        metrics, heavy = QFontMetricsF(font), QFontMetricsF(bold)
        x, odd = cell.left() + theme.px(11), set(word.odd)
        middle = Qt.AlignmentFlag.AlignVCenter
        for place, char in enumerate(word.stored):
            is_odd = place in odd
            shown = UNSEEN if is_odd and word.kind is FlagKind.INVISIBLE_CHARACTERS else char
            width = (heavy if is_odd else metrics).horizontalAdvance(shown)
            gap = 2.0 if is_odd else 0.0
            where = QRectF(x + gap, cell.top(), width + 1, cell.height())
            painter.setFont(bold if is_odd else font)
            painter.setPen(theme.colour("text"))
            painter.drawText(where, middle, shown)
            if is_odd:
                painter.setPen(QPen(theme.colour("text"), 1))
                tall = heavy.height()
                top = cell.center().y() - tall / 2
                painter.drawRect(QRectF(x, top, width + 2 * gap, tall))
            x += width + 2 * gap
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(theme.px(120), theme.px(HEIGHT))


class FlagTable(QTableView):
    """Enter or a click goes to the place."""

    place_wanted = Signal(int)

    def __init__(
        self, words: Sequence[FlaggedWord], pages: tuple[int, ...], length: int, name: str
    ) -> None:
        super().__init__()
        self.words = words
        self._model = FlagModel(words, pages, length)
        self._model.setParent(self)
        self.setModel(self._model)
        self.setItemDelegateForColumn(STORED, _Stored(self))
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(theme.px(HEIGHT))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows = min(len(words), MOST_ROWS)
        self.setFixedHeight(theme.px(HEIGHT) * rows + theme.px(34))
        self.clicked.connect(self._go)

    def select(self, row: int) -> None:
        """Show a row as the current one."""
        self.setCurrentIndex(self._model.index(row, 0))

    def _go(self, index: QModelIndex) -> None:
        self.place_wanted.emit(index.data(WORD).start)

    def event(self, event: QEvent) -> bool:
        """Enter is for the place here, not for what the page does with it."""
        is_key = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        if is_key and cast(QKeyEvent, event).key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self._go(index)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.viewport().width() >= NARROW and self._model.has_letters
        for column in (LETTERS, CODES):
            self.setColumnHidden(column, not wide)
        parts = {SEEN: 21, STORED: 24, LETTERS: 20, CODES: 22}
        if not wide:
            parts = {SEEN: 32, STORED: 46}
        left = self.viewport().width()
        for column, part in parts.items():
            self.setColumnWidth(column, self.viewport().width() * part // 100)
            left -= self.columnWidth(column)
        self.setColumnWidth(PLACE, left)
