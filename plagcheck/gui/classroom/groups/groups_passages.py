"""The pairs of a group with the longest passage that each shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QTextLayout
from PySide6.QtWidgets import QStyleOptionViewItem

from plagcheck.gui.classroom.groups.groups_words import pair_name
from plagcheck.gui.parts.row_delegate import IN_MIDDLE, RowDelegate, set_pen, write, write_right
from plagcheck.gui.parts.row_models import ListModel
from plagcheck.gui.parts.text_format import share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.classes import Pair
from plagcheck.model.submissions import Paper

LONGEST_QUOTE = 200  # characters
HEIGHT, BARE_HEIGHT = 126, 56  # with words, and without


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


class PassageModel(ListModel[Pair]):
    """Pairs, the strongest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._papers: Mapping[int, Paper] = {}
        self._names: Mapping[int, str] = {}

    def show_pairs(
        self, pairs: Sequence[Pair], papers: Mapping[int, Paper], names: Mapping[int, str]
    ) -> None:
        self._papers, self._names = papers, names
        self.put_rows(pairs)

    def name(self, row: Pair) -> str:
        return pair_name(row, self._names)

    def quote(self, row: Pair) -> str:
        return quote(row, self._papers)

    def text(self, row: Pair) -> str:
        parts = (self.name(row), words_text(row), self.quote(row), shares_text(row))
        return ", ".join(part for part in parts if part)


def words_text(pair: Pair) -> str:
    return tr("%Ln words", pair.comparison.matched_words)


def shares_text(pair: Pair) -> str:
    both = f"{share(pair.share_of(pair.a))} ↔ {share(pair.share_of(pair.b))}"
    return f"{both} · {tr('longest run')} {tr('%Ln words', pair.longest_run)}"


class PassageDelegate(RowDelegate[PassageModel, Pair]):
    """Who, how much, and the words themselves."""

    has_edge = False

    def height(self, row: Pair, width: int) -> int:
        return HEIGHT if row.comparison.matches else BARE_HEIGHT

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: Pair) -> None:
        px = theme.px
        inner: QRect = option.rect.adjusted(px(16), px(8), -px(16), -px(8))
        first = QRect(inner.left(), inner.top(), inner.width(), px(20))
        set_pen(painter, 12, "text2")
        room = write_right(painter, first, words_text(row), px(10))
        last = QRect(inner.left(), inner.bottom() - px(16), inner.width(), px(17))
        write(painter, last, shares_text(row))
        set_pen(painter, bold=True)
        write(painter, room, self._model.name(row), IN_MIDDLE)
        if row.comparison.matches:
            words = self._model.quote(row)
            self._paint_quote(painter, inner.adjusted(0, px(22), 0, -px(20)), words)

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
