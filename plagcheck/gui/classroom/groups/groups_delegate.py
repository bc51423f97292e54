"""How a row of the list of groups is painted."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from plagcheck.classroom.groups import Group
from plagcheck.gui.classroom.groups.groups_model import GroupModel, GroupRow, GroupRowKind
from plagcheck.gui.classroom.groups.groups_words import (
    group_name,
    members_text,
    pair_name,
    strongest_text,
)
from plagcheck.gui.parts.row_delegate import RowDelegate, set_pen, write, write_right
from plagcheck.gui.parts.text_format import share, tr
from plagcheck.gui.parts.theme import theme

HEIGHTS = {
    GroupRowKind.ALL: 44,
    GroupRowKind.GROUP: 82,
    GroupRowKind.HEADING: 44,
    GroupRowKind.OUTSIDE: 28,
}


class GroupDelegate(RowDelegate[GroupModel, GroupRow]):
    """A group in three lines: its name and size, who is in it, and its strongest pair."""

    def height(self, row: GroupRow, width: int) -> int:
        return HEIGHTS[row.kind]

    def is_framed(self, row: GroupRow) -> bool:
        return row.kind is not GroupRowKind.HEADING

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: GroupRow) -> None:
        names = self._model.names
        inner: QRect = option.rect.adjusted(theme.px(14), 0, -theme.px(14), 0)
        if row.kind is GroupRowKind.HEADING:
            set_pen(painter, 13, "text2")
            write(painter, inner.adjusted(0, theme.px(14), 0, 0), tr("Just outside the groups"))
        elif row.pair is not None:
            _line(painter, inner, pair_name(row.pair, names), share(row.pair.score), "text")
        elif row.group is None:
            papers = sum(len(group.papers) for group in self._model.groups)
            title = f"{tr('All groups')} · {row.number}"
            _line(painter, inner, title, tr("%Ln papers", papers), "text", bold=True)
        else:
            self._paint_group(painter, inner, row.number, row.group)

    def _paint_group(self, painter: QPainter, inner: QRect, number: int, group: Group) -> None:
        px, names = theme.px, self._model.names
        title = f"{group_name(number)} · {tr('%Ln papers', len(group.papers))}"
        most = max(pair.comparison.matched_words for pair in group.pairs)
        first = QRect(inner.left(), inner.top() + px(8), inner.width(), px(20))
        _line(painter, first, title, tr("up to %Ln words", most), "text", bold=True)
        second, third = first.translated(0, px(22)), first.translated(0, 2 * px(22))
        _line(painter, second, members_text(group, names), "", "text")
        _line(painter, third, strongest_text(group, names), "", "text2")


def _line(
    painter: QPainter, where: QRect, text: str, right: str, colour: str, *, bold: bool = False
) -> None:
    """A text that gives way to a shorter one at the right."""
    set_pen(painter, 13, "text2")
    room = write_right(painter, where, right, theme.px(10))
    set_pen(painter, 13, colour, bold=bold)
    write(painter, room, text)
