"""Two bars: the words that count of the paper as seen, and as it is stored."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.counting import share

ROW, NAME, NUMBER = 28, 120, 100


class FlagBars(QWidget):
    """Filled for what counts, outlined for what a trick would leave."""

    def __init__(self, seen: int, stored: int, words: int) -> None:
        """Of so many words as seen: both bars are words on one scale."""
        super().__init__()
        self._seen, self._stored, self._words = seen, stored, words
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        said = (
            f"{tr('As seen')} {tr('%Ln words', seen)}",
            f"{tr('As stored')} {tr('%Ln words', stored)}",
        )
        self.setAccessibleName(", ".join(said))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(260), theme.px(2 * ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paint_row(painter, 0, tr("As seen"), self._seen, filled=True)
        self._paint_row(painter, 1, tr("As stored"), self._stored, filled=False)
        painter.end()

    def _paint_row(
        self, painter: QPainter, place: int, name: str, words: int, *, filled: bool
    ) -> None:
        px, middle = theme.px, Qt.AlignmentFlag.AlignVCenter
        top = place * px(ROW)
        painter.setFont(theme.font(13, bold=filled))
        painter.setPen(theme.colour("text" if filled else "text2"))
        painter.drawText(QRectF(0, top, px(NAME), px(ROW)), middle, name)
        number = QRectF(self.width() - px(NUMBER), top, px(NUMBER), px(ROW))
        painter.drawText(number, middle | Qt.AlignmentFlag.AlignRight, tr("%Ln words", words))
        room = self.width() - px(NAME) - px(NUMBER) - px(8)
        bar = QRectF(px(NAME), top + px(9), max(10, room), px(11))
        painter.fillRect(bar, theme.colour("shade"))
        painter.setPen(theme.colour("line"))
        painter.drawRect(bar)
        part = min(1.0, share(words, self._words))
        bar.setWidth(max(2.0, bar.width() * part) if words else 0)
        if filled:
            painter.fillRect(bar, theme.colour("text2"))
        elif words:
            painter.setPen(QPen(theme.colour("text2"), 2))
            painter.drawRect(bar.adjusted(1, 1, -1, -1))
