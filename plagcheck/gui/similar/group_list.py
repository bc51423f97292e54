"""The list of groups: a title with its documents below, one row of the list each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from plagcheck.gui.parts.row_delegate import IN_MIDDLE, RowDelegate, set_pen, write, write_right
from plagcheck.gui.parts.row_list import RowList
from plagcheck.gui.parts.row_models import ListModel
from plagcheck.gui.parts.text_format import count, day, jaccard, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.similar.shown_groups import LEFT, VERSIONS, ShownGroup, letter

HEAD: Final = 38
LINE: Final = 25
BELOW: Final = 8
MOST_LISTED: Final = 8
COLLECTION_FROM: Final = 560  # pixels; narrower, collection and day go first


def span_text(group: ShownGroup) -> str:
    """How alike its documents are."""
    least, best = jaccard(group.least), jaccard(group.best)
    return best if least == best else f"{least}–{best}"


def decided_text(group: ShownGroup) -> str:
    names = {VERSIONS: tr("Versions of one work"), LEFT: tr("left as they are")}
    return names.get(group.decided, "")


class GroupModel(ListModel[ShownGroup]):
    """Groups in the order chosen."""

    def text(self, row: ShownGroup) -> str:
        return row.name

    def spoken(self, row: ShownGroup) -> str:
        spoken = tr("%Ln documents", len(row.entries))
        least, best = jaccard(row.least), jaccard(row.best)
        span = best if least == best else tr("%1 to %2").replace("%1", least).replace("%2", best)
        return ", ".join((row.name, spoken, span, decided_text(row) or tr("not decided")))


class GroupDelegate(RowDelegate[GroupModel, ShownGroup]):
    """Its name, how many, how alike; below, each document."""

    def height(self, row: ShownGroup, width: int) -> int:
        return HEAD + LINE * min(len(row.entries), MOST_LISTED + 1) + BELOW

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: ShownGroup) -> None:
        px = theme.px
        inner = option.rect.adjusted(px(16), 0, -px(14), 0)
        head = QRect(inner.left(), inner.top(), inner.width(), px(HEAD))
        set_pen(painter, 13, bold=True)
        room = write_right(painter, head, span_text(row), px(16))
        set_pen(painter, 13, "text2")
        room = write_right(painter, room, tr("%Ln documents", len(row.entries)), px(16))
        set_pen(painter, 13, bold=True)
        decided = decided_text(row)
        taken = self._tag_width(decided)
        write(painter, room.adjusted(0, 0, -taken, 0), row.name, IN_MIDDLE)
        named = min(painter.fontMetrics().horizontalAdvance(row.name), room.width() - taken)
        if decided:
            self._paint_tag(painter, room.left() + named + px(10), head, decided)
        for place, line in enumerate(self._lines(inner)):
            if place < min(len(row.entries), MOST_LISTED):
                self._paint_entry(painter, line, row, place)
            elif len(row.entries) > MOST_LISTED:
                set_pen(painter, 12, "text3")
                rest = tr("%Ln more", len(row.entries) - MOST_LISTED)
                write(painter, line.adjusted(px(24), 0, 0, 0), rest)

    def _lines(self, inner: QRect) -> list[QRect]:
        px = theme.px
        top = inner.top() + px(HEAD)
        return [
            QRect(inner.left(), top + px(LINE) * place, inner.width(), px(LINE))
            for place in range(MOST_LISTED + 1)
        ]

    def _paint_entry(self, painter: QPainter, line: QRect, row: ShownGroup, place: int) -> None:
        px, entry = theme.px, row.entries[place]
        set_pen(painter, 12, "text2", bold=True)
        write(painter, line, letter(place))
        set_pen(painter, 12, "text2")
        room = line.adjusted(px(24), 0, 0, 0)
        if line.width() >= px(COLLECTION_FROM):
            date = QRect(room.right() - px(96), room.top(), px(96), room.height())
            write_right(painter, date, day(entry.added_at))
            room.setRight(date.left())
        number = QRect(room.right() - px(64), room.top(), px(64), room.height())
        set_pen(painter, 12)
        write_right(painter, number, count(entry.words))
        room.setRight(number.left() - px(8))
        if line.width() >= px(COLLECTION_FROM):
            set_pen(painter, 12, "text2")
            place_of = QRect(room.right() - px(140), room.top(), px(140), room.height())
            write(painter, place_of, entry.collection)
            room.setRight(place_of.left() - px(8))
        set_pen(painter, 13)
        write(painter, room, entry.name, IN_MIDDLE)

    def _tag_width(self, text: str) -> int:
        if not text:
            return 0
        return QFontMetrics(theme.font(11)).horizontalAdvance(text) + theme.px(24)

    def _paint_tag(self, painter: QPainter, left: int, head: QRect, text: str) -> None:
        px = theme.px
        set_pen(painter, 11, "text2")
        width = QFontMetrics(painter.font()).horizontalAdvance(text) + px(12)
        box = QRect(left, head.center().y() - px(9), width, px(19))
        painter.setPen(theme.colour("line2"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(theme.colour("text2"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def make_list(model: GroupModel) -> RowList:
    return RowList(model, GroupDelegate(model), tr("Groups of documents that are alike"))
