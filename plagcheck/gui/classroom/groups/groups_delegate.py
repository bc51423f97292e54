"""How a row of the list of groups is painted."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from plagcheck.gui.classroom.groups.groups_model import (
    ROW,
    GroupModel,
    GroupRow,
    GroupRowKind,
    Index,
)
from plagcheck.gui.classroom.groups.groups_words import (
    group_name,
    members_text,
    pair_name,
    strongest_text,
)
from plagcheck.gui.parts.text_format import share, tr
from plagcheck.gui.parts.theme import theme

HEIGHTS = {
    GroupRowKind.ALL: 44,
    GroupRowKind.GROUP: 82,
    GroupRowKind.HEADING: 44,
    GroupRowKind.OUTSIDE: 28,
}
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | _MIDDLE


class GroupDelegate(QStyledItemDelegate):
    """A group in three lines: its name and size, who is in it, and its strongest pair."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, theme.px(HEIGHTS[index.data(ROW).kind]))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, model, rect = index.data(ROW), index.model(), option.rect
        if not isinstance(model, GroupModel):
            return
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(rect, theme.colour("accentsoft" if chosen else "surface"))
        if chosen:
            edge = QRect(rect.left(), rect.top(), 3, rect.height())
            painter.fillRect(edge, theme.colour("accent"))
        if row.kind is not GroupRowKind.HEADING:
            painter.setPen(theme.colour("line"))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        inner = rect.adjusted(theme.px(14), 0, -theme.px(14), 0)
        self._paint_row(painter, inner, row, model)
        if option.state & QStyle.StateFlag.State_HasFocus and row.kind is not GroupRowKind.HEADING:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()

    def _paint_row(self, painter: QPainter, inner: QRect, row: GroupRow, model: GroupModel) -> None:
        if row.kind is GroupRowKind.HEADING:
            painter.setFont(theme.font(13))
            painter.setPen(theme.colour("text2"))
            low = inner.adjusted(0, theme.px(14), 0, 0)
            painter.drawText(low, _MIDDLE, tr("Just outside the groups"))
        elif row.pair is not None:
            _line(painter, inner, pair_name(row.pair, model.names), share(row.pair.score), "text")
        elif row.group is None:
            papers = sum(len(group.papers) for group in model.groups)
            title = f"{tr('All groups')} · {row.number}"
            _line(painter, inner, title, tr("%Ln papers", papers), "text", bold=True)
        else:
            self._paint_group(painter, inner, row, model)

    def _paint_group(
        self, painter: QPainter, inner: QRect, row: GroupRow, model: GroupModel
    ) -> None:
        group, px = row.group, theme.px
        if group is None:
            return
        title = f"{group_name(row.number)} · {tr('%Ln papers', len(group.papers))}"
        most = max(pair.comparison.matched_words for pair in group.pairs)
        words = tr("up to %Ln words", most)
        first = QRect(inner.left(), inner.top() + px(8), inner.width(), px(20))
        _line(painter, first, title, words, "text", bold=True)
        for at, (text, colour) in enumerate(
            (
                (members_text(group, model.names), "text"),
                (strongest_text(group, model.names), "text2"),
            ),
            1,
        ):
            _line(painter, first.translated(0, at * px(22)), text, "", colour)


def _line(
    painter: QPainter, where: QRect, text: str, right: str, colour: str, *, bold: bool = False
) -> None:
    """A text that gives way to a shorter one at the right."""
    painter.setFont(theme.font(13))
    painter.setPen(theme.colour("text2"))
    room = where.width()
    if right:
        painter.drawText(where, _RIGHT, right)
        room -= QFontMetrics(painter.font()).horizontalAdvance(right) + theme.px(10)
    painter.setFont(theme.font(13, bold=bold))
    painter.setPen(theme.colour(colour))
    metrics = QFontMetrics(painter.font())
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    painter.drawText(where, _MIDDLE, shown)
