"""The list of what is left out: its model and how its rows are painted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from plagcheck.gui.leaveout.ledger import LedgerRow
from plagcheck.gui.leaveout.reason_words import icon_name, kind_name, reason_name
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.text_format import count, day, page_name, share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying

Index = QModelIndex | QPersistentModelIndex
ROW = int(Qt.ItemDataRole.UserRole)
HEIGHT = 62
REMOVES = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
NARROW = 480  # pixels; below, kind and place stand above the text


class LedgerModel(QAbstractListModel):
    """Rows of the ledger, all or some of them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[LedgerRow] = ()
        self.pages: tuple[int, ...] = ()

    def show_rows(self, rows: Sequence[LedgerRow], pages: tuple[int, ...]) -> None:
        self.beginResetModel()
        self._rows, self.pages = rows, pages
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            parts = (
                kind_name(row), row.what, why_text(row), page_name(self.pages, row.start),
                tr("%Ln words", row.words), when_text(row.when), effect_text(row),
            )  # fmt: skip
            return ", ".join(part for part in parts if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(part for part in (row.what, why_text(row), effect_text(row)) if part)
        return None


def why_text(row: LedgerRow) -> str:
    """Why it is left out, with the teacher's note."""
    parts = [row.about, reason_name(row.reason)]
    if row.is_agreement:
        parts.append(tr("in both papers"))
    elif row.keys[0].startswith("source:"):
        parts.append(tr("this source"))
    elif row.keys[0].startswith("match:"):
        parts.append(tr("this match"))
    return " · ".join(part for part in (*parts, row.note) if part)


def effect_text(row: LedgerRow) -> str:
    """What it did to the number; of a rule with several places, what all of them did."""
    if row.before is None or row.after is None:
        return tr("left out in this class")
    effect = f"{share(row.before)} → {share(row.after)}"
    return f"{effect} {tr('with %Ln more', row.rest)}" if row.rest else effect


def when_text(when: str) -> str:
    """The time of today, or the day."""
    try:
        moment = datetime.fromisoformat(when).astimezone()
    except ValueError:
        return ""
    if moment.date() == datetime.now().astimezone().date():
        return moment.strftime("%H:%M")
    return day(when)


class _Delegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, theme.px(HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, model, rect = index.data(ROW), index.model(), option.rect
        if not isinstance(model, LedgerModel):
            return
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(rect, theme.colour("accentsoft" if chosen else "surface"))
        if chosen:
            painter.fillRect(rect.adjusted(0, 0, 3 - rect.width(), 0), theme.colour("accent"))
        painter.setPen(theme.colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        place = page_name(model.pages, row.start) if row.spans else ""
        if rect.width() < NARROW:
            self._paint_narrow(painter, rect, row, place)
        else:
            self._paint_wide(painter, rect, row, place)
        if row.is_compared:
            self._paint_button(painter, restore_place(rect))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()

    def _paint_wide(self, painter: QPainter, rect: QRect, row: LedgerRow, place: str) -> None:
        px, middle = theme.px, Qt.AlignmentFlag.AlignVCenter
        first, text, page, words, when, _ = columns(rect)
        self._paint_kind(painter, first, row)
        self._paint_text(painter, text, row)
        painter.setFont(theme.font(12))
        painter.setPen(theme.colour("text2"))
        painter.drawText(page, middle, place)
        painter.drawText(when, middle, when_text(row.when))
        painter.setPen(theme.colour("text"))
        painter.setFont(theme.font(13))
        number = words.adjusted(0, 0, -px(10), 0)
        painter.drawText(number, middle | Qt.AlignmentFlag.AlignRight, count(row.words))

    def _paint_kind(self, painter: QPainter, where: QRect, row: LedgerRow) -> None:
        px = theme.px
        icon = QRectF(where.left() + px(2), where.center().y() - px(7), px(14), px(14))
        icons.paint(painter, icon, icon_name(row), theme.tokens.text2)
        painter.setFont(theme.font(13))
        painter.setPen(theme.colour("text"))
        name = where.adjusted(px(22), 0, 0, 0)
        painter.drawText(
            name, Qt.AlignmentFlag.AlignVCenter, _elided(painter, kind_name(row), name)
        )

    def _paint_text(self, painter: QPainter, where: QRect, row: LedgerRow) -> None:
        px = theme.px
        half = where.height() // 2
        quote = row.what or row.about
        painter.setFont(theme.font(13, serif=True))
        painter.setPen(theme.colour("text"))
        above = QRect(where.left(), where.top() + px(6), where.width(), half - px(6))
        painter.drawText(above, Qt.AlignmentFlag.AlignVCenter, _elided(painter, quote, above))
        painter.setFont(theme.font(12))
        painter.setPen(theme.colour("text2"))
        below = QRect(where.left(), where.top() + half, where.width(), half - px(6))
        said = f"{effect_text(row)} · {why_text(row)}"
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, _elided(painter, said, below))

    def _paint_narrow(self, painter: QPainter, rect: QRect, row: LedgerRow, place: str) -> None:
        px = theme.px
        inner = rect.adjusted(px(12), px(5), -px(12), -px(5))
        third = inner.height() // 3
        parts = (kind_name(row), place, tr("%Ln words", row.words), when_text(row.when))
        room = inner.width() - restore_place(rect).width() - px(12)
        first = QRect(inner.left(), inner.top(), room, third)
        painter.setFont(theme.font(12))
        painter.setPen(theme.colour("text2"))
        about = " · ".join(part for part in parts if part)
        painter.drawText(first, Qt.AlignmentFlag.AlignVCenter, _elided(painter, about, first))
        quote = row.what or row.about
        second = first.translated(0, third)
        painter.setFont(theme.font(13, serif=True))
        painter.setPen(theme.colour("text"))
        painter.drawText(second, Qt.AlignmentFlag.AlignVCenter, _elided(painter, quote, second))
        last = QRect(inner.left(), inner.top() + 2 * third, inner.width(), third)
        painter.setFont(theme.font(12))
        painter.setPen(theme.colour("text2"))
        said = f"{effect_text(row)} · {why_text(row)}"
        painter.drawText(last, Qt.AlignmentFlag.AlignVCenter, _elided(painter, said, last))

    def _paint_button(self, painter: QPainter, where: QRect) -> None:
        px = theme.px
        painter.setPen(theme.colour("line2"))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(where, 4, 4)
        icon = QRectF(where.left() + px(6), where.center().y() - px(6), px(12), px(12))
        icons.paint(painter, icon, "undo-2", theme.tokens.text)
        painter.setFont(theme.font(12))
        painter.setPen(theme.colour("text"))
        name = where.adjusted(px(21), 0, -px(4), 0)
        text = _elided(painter, tr("Restore"), name)
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, text)


def restore_place(rect: QRect) -> QRect:
    """Where a row has its button."""
    px = theme.px
    text = QFontMetrics(theme.font(12)).horizontalAdvance(tr("Restore"))
    width, height = text + px(32), px(24)
    top = rect.top() + px(6) if rect.width() < NARROW else rect.center().y() - height // 2
    return QRect(rect.right() - width - px(12), top, width, height)


def columns(rect: QRect) -> tuple[QRect, ...]:
    """Kind, text, place, words, when, button."""
    px = theme.px
    last = restore_place(rect).width() + px(16)
    kind, page, words, when = px(112), px(58), px(56), px(46)
    left, right = rect.left() + px(12), rect.right() - px(4)
    text = right - left - kind - page - words - when - last
    found = []
    for width in (kind, text, page, words, when, last):
        gap = px(12 if width == text else 4)  # a text runs to the end of its room
        found.append(QRect(left, rect.top(), width - gap, rect.height()))
        left += width
    return tuple(found)


def _elided(painter: QPainter, text: str, where: QRect) -> str:
    metrics = QFontMetrics(painter.font())
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, where.width())


class LedgerList(QListView):
    """Del or the button of a row restores it; choosing one shows its place."""

    restore_wanted: SignalOf[LedgerRow] = carrying(1)
    row_chosen: SignalOf[LedgerRow] = carrying(1)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ledger = LedgerModel(self)
        self.setModel(self.ledger)
        self.setItemDelegate(_Delegate(self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName(tr("Left out"))
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        super().mousePressEvent(event)
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        if restore_place(self.visualRect(index)).contains(event.position().toPoint()):
            self.restore_current()
        else:
            self.row_chosen.emit(index.data(ROW))

    def restore_current(self) -> None:
        index = self.currentIndex()
        if index.isValid() and index.data(ROW).is_compared:
            self.restore_wanted.emit(index.data(ROW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in REMOVES:
            self.restore_current()
            return
        index = self.currentIndex()
        super().keyPressEvent(event)
        if self.currentIndex() != index and self.currentIndex().isValid():
            self.row_chosen.emit(self.currentIndex().data(ROW))

    def event(self, event: QEvent) -> bool:
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() in REMOVES:
            event.accept()  # for a row here, not for what the page does with it
            return True
        if event.type() == QEvent.Type.Resize:
            self.scheduleDelayedItemsLayout()
        return super().event(event)
