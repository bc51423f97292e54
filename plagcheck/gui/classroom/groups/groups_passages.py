"""The pairs of a group with the longest passage that each shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractListModel, QObject, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QTextLayout
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from plagcheck.gui.classroom.groups.groups_model import Index
from plagcheck.gui.classroom.groups.groups_words import pair_name
from plagcheck.gui.parts.text_format import share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.classes import Pair
from plagcheck.model.submissions import Paper

PASSAGE = int(Qt.ItemDataRole.UserRole)
LONGEST_QUOTE = 200  # characters
HEIGHT = 126


def quote(pair: Pair, papers: Mapping[int, Paper]) -> str:
    """The beginning of the longest passage two papers share, in one line."""
    if not pair.comparison.matches:
        return ""
    longest = max(pair.comparison.matches, key=lambda match: match.words)
    text = papers[pair.a].document.text[longest.submission.start : longest.submission.end]
    words = " ".join(text.split())
    if len(words) > LONGEST_QUOTE:
        words = words[:LONGEST_QUOTE].rpartition(" ")[0] + " …"
    return f"“{words}”"


class PassageModel(QAbstractListModel):
    """Pairs, the strongest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pairs: Sequence[Pair] = ()
        self._papers: Mapping[int, Paper] = {}
        self._names: Mapping[int, str] = {}

    def show_pairs(
        self, pairs: Sequence[Pair], papers: Mapping[int, Paper], names: Mapping[int, str]
    ) -> None:
        self.beginResetModel()
        self._pairs, self._papers, self._names = pairs, papers, names
        self.endResetModel()

    def pair_at(self, index: Index) -> Pair:
        return self._pairs[index.row()]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._pairs)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or index.row() >= len(self._pairs):
            return None
        pair = self._pairs[index.row()]
        parts = (pair_name(pair, self._names), words_text(pair), quote(pair, self._papers))
        if role == PASSAGE:
            return (*parts, _shares_text(pair))
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return ", ".join(part for part in (*parts, _shares_text(pair)) if part)
        return None


def words_text(pair: Pair) -> str:
    return tr("%Ln words", pair.comparison.matched_words)


def _shares_text(pair: Pair) -> str:
    found = pair.comparison
    both = f"{share(found.share_of_submission)} ↔ {share(found.share_of_source)}"
    return f"{both} · {tr('longest run')} {tr('%Ln words', found.longest_run)}"


class PassageDelegate(QStyledItemDelegate):
    """Who, how much, and the words themselves."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, theme.px(HEIGHT if index.data(PASSAGE)[2] else 56))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        name, words, quoted, shares = index.data(PASSAGE)
        px, rect = theme.px, option.rect
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(rect, theme.colour("accentsoft" if chosen else "surface"))
        painter.setPen(theme.colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        inner = rect.adjusted(px(16), px(8), -px(16), -px(8))
        first = QRect(inner.left(), inner.top(), inner.width(), px(20))
        painter.setFont(theme.font(12))
        painter.setPen(theme.colour("text2"))
        painter.drawText(first, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)
        room = first.width() - QFontMetrics(painter.font()).horizontalAdvance(words) - px(10)
        last = QRect(inner.left(), inner.bottom() - px(16), inner.width(), px(17))
        painter.drawText(last, Qt.AlignmentFlag.AlignVCenter, shares)
        painter.setPen(theme.colour("text"))
        painter.setFont(theme.font(13, bold=True))
        middle = Qt.TextElideMode.ElideMiddle
        shown = QFontMetrics(painter.font()).elidedText(name, middle, room)
        painter.drawText(first, Qt.AlignmentFlag.AlignVCenter, shown)
        if quoted:
            self._paint_quote(painter, inner.adjusted(0, px(22), 0, -px(20)), quoted)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()

    def _paint_quote(self, painter: QPainter, where: QRect, quoted: str) -> None:
        """As many lines as there is room for; what is left over is cut from the last."""
        font = theme.font(14, serif=True)
        painter.setFont(font)
        metrics = QFontMetrics(font)
        layout = QTextLayout(quoted, font)
        layout.beginLayout()
        top = where.top()
        while top + metrics.height() <= where.bottom() + 1:
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(where.width())
            start = line.textStart()
            text = quoted[start : start + line.textLength()]
            if top + 2 * metrics.height() > where.bottom() + 1:
                rest = quoted[start:]
                text = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, where.width())
            painter.drawText(where.left(), top + metrics.ascent(), text)
            top += metrics.height()
        layout.endLayout()
