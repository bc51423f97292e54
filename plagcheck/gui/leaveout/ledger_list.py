"""The list of what is left out: its model and how its rows are painted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from plagcheck.gui.leaveout.ledger import LedgerRow
from plagcheck.gui.leaveout.reason_words import icon_name, kind_name, why_name
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.row_delegate import (
    RowDelegate,
    lines_of,
    set_pen,
    write,
    write_lines,
    write_right,
)
from plagcheck.gui.parts.row_list import RowList
from plagcheck.gui.parts.row_models import ROW, ListModel
from plagcheck.gui.parts.text_format import count, day, page_name, report_wording, share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying

HEIGHT = 62
LINE = 17  # more for each line beyond the first that a reason takes
REMOVES = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
NARROW = 480  # pixels; below, kind and place stand above the text


@dataclass(frozen=True, slots=True)
class UsedColumns:
    """What any row tells: a text without pages has no places, what rules find has no time."""

    places: bool = False
    times: bool = False
    kinds: frozenset[str] = frozenset()  # their names


class LedgerModel(ListModel[LedgerRow]):
    """Rows of the ledger, all or some of them."""

    pages: tuple[int, ...] = ()  # where those of the paper begin
    used = UsedColumns()

    def show_rows(self, rows: Sequence[LedgerRow], pages: tuple[int, ...]) -> None:
        self.pages = pages
        self.used = UsedColumns(
            bool(pages), any(row.entry.when for row in rows), frozenset(map(kind_name, rows))
        )
        self.put_rows(rows)

    def text(self, row: LedgerRow) -> str:
        parts = (
            kind_name(row), row.what, why_text(row), page_name(self.pages, row.start),
            tr("%Ln words", row.words), when_text(row.entry.when), effect_text(row),
        )  # fmt: skip
        return ", ".join(part for part in parts if part)

    def tip(self, row: LedgerRow) -> str:
        parts = (kind_name(row), row.what, why_text(row), effect_text(row))
        return "\n".join(part for part in parts if part)


def why_text(row: LedgerRow) -> str:
    """Why it is left out, with the teacher's note."""
    parts = [row.about, why_name(row)]
    if row.entry.is_agreement:
        parts.append(tr("in both papers"))
    elif row.entry.is_by_teacher:
        parts.append(tr("this source") if row.entry.is_whole_source else tr("this match"))
    parts += map(report_wording().still, row.still)
    return " · ".join(part for part in (*parts, row.entry.note) if part)


def effect_text(row: LedgerRow) -> str:
    """What it did to the number; of a rule with several places, what all of them did."""
    if row.entry.before is None or row.entry.after is None:
        return report_wording()("out in class")
    effect = f"{share(row.entry.before)} → {share(row.entry.after)}"
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


class LedgerDelegate(RowDelegate[LedgerModel, LedgerRow]):
    """In columns where there is room, else in three lines; its button at the right.

    Why something is left out is told in full: a row grows by as many lines as that takes.
    """

    def height(self, row: LedgerRow, width: int) -> int:
        rect = QRect(0, 0, width, theme.px(HEIGHT))
        if width < NARROW:
            return HEIGHT + LINE * (lines_of(_told(row), width - theme.px(24), 12) - 1)
        kind, text, *_ = columns(rect, self._model.used)
        kinds = lines_of(kind_name(row), kind.width() - theme.px(22), 13)
        return HEIGHT + LINE * max(lines_of(_told(row), text.width(), 12) - 1, kinds - 3)

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: LedgerRow) -> None:
        rect: QRect = option.rect
        place = page_name(self._model.pages, row.start) if row.spans else ""
        if rect.width() < NARROW:
            self._paint_narrow(painter, rect, row, place)
        else:
            self._paint_wide(painter, rect, row, place)
        if row.entry.is_compared:
            self._paint_button(painter, restore_place(rect))

    def _paint_wide(self, painter: QPainter, rect: QRect, row: LedgerRow, place: str) -> None:
        px = theme.px
        first, text, page, words, when, _ = columns(rect, self._model.used)
        icon = QRectF(first.left() + px(2), first.center().y() - px(7), px(14), px(14))
        icons.paint(painter, icon, icon_name(row), theme.tokens.text2)
        set_pen(painter)
        write_lines(painter, first.adjusted(px(22), 0, 0, 0), kind_name(row))
        write_right(painter, words.adjusted(0, 0, -px(10), 0), count(row.words))
        half = px(HEIGHT) // 2
        above = QRect(text.left(), text.top() + px(6), text.width(), half - px(6))
        self._paint_quote(painter, above, row)
        below = text.adjusted(0, half, 0, -px(6))
        self._paint_why(painter, below, row)
        painter.drawText(page, Qt.AlignmentFlag.AlignVCenter, place)
        painter.drawText(when, Qt.AlignmentFlag.AlignVCenter, when_text(row.entry.when))

    def _paint_narrow(self, painter: QPainter, rect: QRect, row: LedgerRow, place: str) -> None:
        px = theme.px
        inner = rect.adjusted(px(12), px(5), -px(12), -px(5))
        third = (px(HEIGHT) - px(10)) // 3
        parts = (kind_name(row), place, tr("%Ln words", row.words), when_text(row.entry.when))
        room = inner.width() - restore_place(rect).width() - px(12)
        first = QRect(inner.left(), inner.top(), room, third)
        set_pen(painter, 12, "text2")
        write(painter, first, " · ".join(part for part in parts if part))
        self._paint_quote(painter, first.translated(0, third), row)
        last = inner.adjusted(0, 2 * third, 0, 0)
        self._paint_why(painter, last, row)

    def _paint_quote(self, painter: QPainter, where: QRect, row: LedgerRow) -> None:
        set_pen(painter, serif=True)
        write(painter, where, row.what or row.about)

    def _paint_why(self, painter: QPainter, where: QRect, row: LedgerRow) -> None:
        set_pen(painter, 12, "text2")
        write_lines(painter, where, _told(row))

    def _paint_button(self, painter: QPainter, where: QRect) -> None:
        px = theme.px
        painter.setPen(theme.colour("line2"))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(where, 4, 4)
        icon = QRectF(where.left() + px(6), where.center().y() - px(6), px(12), px(12))
        icons.paint(painter, icon, "undo-2", theme.tokens.text)
        set_pen(painter, 12)
        write(painter, where.adjusted(px(21), 0, -px(4), 0), tr("Restore"))


def _told(row: LedgerRow) -> str:
    """What leaving it out did, and why it is left out."""
    return " · ".join(filter(None, (effect_text(row), why_text(row))))


def restore_place(rect: QRect) -> QRect:
    """Where a row has its button."""
    px = theme.px
    text = QFontMetrics(theme.font(12)).horizontalAdvance(tr("Restore"))
    width, height = text + px(32), px(24)
    top = rect.top() + px(6) if rect.width() < NARROW else rect.center().y() - height // 2
    return QRect(rect.right() - width - px(12), top, width, height)


def columns(rect: QRect, used: UsedColumns) -> tuple[QRect, ...]:
    """Kind, text, place, words, when, button; texts have the room of what is not told."""
    px = theme.px
    last = restore_place(rect).width() + px(16)
    page, words, when = px(58) * used.places, px(56), px(46) * used.times
    metrics = QFontMetrics(theme.font(13))
    longest = max(map(metrics.horizontalAdvance, used.kinds), default=0) + px(30)
    kind = max(px(112), min(longest, rect.width() // 4))
    left, right = rect.left() + px(12), rect.right() - px(4)
    text = right - left - kind - page - words - when - last
    found = []
    for width in (kind, text, page, words, when, last):
        gap = px(12 if width == text else 4)  # a text runs to the end of its room
        found.append(QRect(left, rect.top(), width - gap, rect.height()))
        left += width
    return tuple(found)


class LedgerList(RowList):
    """Del or the button of a row restores it; choosing one shows its place."""

    restore_wanted: SignalOf[LedgerRow] = carrying(1)
    row_chosen: SignalOf[LedgerRow] = carrying(1)

    def __init__(self) -> None:
        self.ledger = LedgerModel()
        super().__init__(self.ledger, LedgerDelegate(self.ledger), tr("Left out"))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.row_reached.connect(lambda index: self.row_chosen.emit(index.data(ROW)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        super().mousePressEvent(event)
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        on_button = restore_place(self.visualRect(index)).contains(event.position().toPoint())
        if on_button and index.data(ROW).entry.is_compared:
            self.restore_current()
        else:
            self.row_chosen.emit(index.data(ROW))

    def restore_current(self) -> None:
        index = self.currentIndex()
        if index.isValid() and index.data(ROW).entry.is_compared:
            self.restore_wanted.emit(index.data(ROW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in REMOVES:
            self.restore_current()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() in REMOVES:
            event.accept()  # for a row here, not for what the page does with it
            return True
        if event.type() == QEvent.Type.Resize:
            self.scheduleDelayedItemsLayout()
        return super().event(event)
