"""The table of flagged places: as seen, as stored with odd letters boxed, and where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QEvent, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from plagcheck.gui.check.flag_places import FlaggedWord
from plagcheck.gui.parts.keys import is_enter
from plagcheck.gui.parts.row_delegate import is_chosen
from plagcheck.gui.parts.row_models import DISPLAY, ROW, Index, TableModel
from plagcheck.gui.parts.tables import dress_table
from plagcheck.gui.parts.text_format import page_name, share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.document import FlagKind

SEEN, STORED, LETTERS, CODES, PLACE = range(5)
HEIGHT = 28
MOST_ROWS = 6  # at once; the rest is scrolled to
NARROW = 500  # pixels; below, letters and code points are in the tip alone
UNSEEN = "·"


class FlagModel(TableModel[FlaggedWord]):
    """Cells are worked out when they are looked at."""

    def __init__(self, words: Sequence[FlaggedWord], pages: tuple[int, ...], length: int) -> None:
        super().__init__(
            (tr("As seen"), tr("As stored"), tr("Letters"), tr("Code points"), tr("Place"))
        )
        self._pages, self._length = pages, max(1, length)
        first = words[0].kind if words else ""
        self.has_letters = first in ("look-alikes", "invisible-characters")
        self.put_rows(words)

    def spoken(self, row: FlaggedWord, column: int) -> str:
        return self.text(row, column)

    def tip(self, row: FlaggedWord, column: int) -> str:
        parts = (row.letters, row.code_points, self.text(row, PLACE))
        return " · ".join(part for part in parts if part)

    def colour(self, row: FlaggedWord, column: int) -> str:
        return "accent" if column == PLACE else "text"

    def data(self, index: Index, role: int = DISPLAY) -> object:
        if role == Qt.ItemDataRole.FontRole and index.column() in (SEEN, STORED):
            return theme.font(14, serif=True)
        return super().data(index, role)

    def text(self, row: FlaggedWord, column: int) -> str:
        if column == SEEN:
            return row.seen or tr("nothing")
        if column == STORED:
            return row.stored
        if column == LETTERS:
            return row.letters
        if column == CODES:
            return row.code_points
        page = page_name(self._pages, row.start)
        return page or tr("at %1").replace("%1", share(row.start / self._length))


class StoredWordDelegate(QStyledItemDelegate):
    """Draws a word letter by letter, odd ones in a box."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        word = index.data(ROW)
        painter.save()
        ground = "accentsoft" if is_chosen(option) else "surface"
        painter.fillRect(option.rect, theme.colour(ground))
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
        self.setItemDelegateForColumn(STORED, StoredWordDelegate(self))
        dress_table(self, name, HEIGHT)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows = min(len(words), MOST_ROWS)
        self.setFixedHeight(theme.px(HEIGHT) * rows + theme.px(34))
        self.clicked.connect(self._go)

    def select(self, row: int) -> None:
        """Show a row as the current one."""
        self.setCurrentIndex(self._model.index(row, 0))

    def _go(self, index: QModelIndex) -> None:
        self.place_wanted.emit(index.data(ROW).start)

    def event(self, event: QEvent) -> bool:
        """Enter is for the place here, not for what the page does with it."""
        is_key = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        if is_key and is_enter(cast(QKeyEvent, event)):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if is_enter(event) and index.isValid():
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
