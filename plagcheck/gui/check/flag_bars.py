"""Two bars: the share of the paper as seen, and as it is stored."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.parts.text_format import share, tr
from plagcheck.gui.parts.theme import theme

ROW, NAME, NUMBER = 28, 120, 60


class FlagBars(QWidget):
    """Filled for what counts, outlined for what a trick would leave."""

    def __init__(self, seen: float, stored: float) -> None:
        super().__init__()
        self._seen, self._stored = seen, stored
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        said = (f"{tr('As seen')} {share(seen)}", f"{tr('As stored')} {share(stored)}")
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
        self, painter: QPainter, place: int, name: str, value: float, *, filled: bool
    ) -> None:
        px, middle = theme.px, Qt.AlignmentFlag.AlignVCenter
        top = place * px(ROW)
        painter.setFont(theme.font(13, bold=filled))
        painter.setPen(theme.colour("text" if filled else "text2"))
        painter.drawText(QRectF(0, top, px(NAME), px(ROW)), middle, name)
        number = QRectF(self.width() - px(NUMBER), top, px(NUMBER), px(ROW))
        painter.drawText(number, middle | Qt.AlignmentFlag.AlignRight, share(value))
        room = self.width() - px(NAME) - px(NUMBER) - px(8)
        bar = QRectF(px(NAME), top + px(9), max(10, room), px(11))
        painter.fillRect(bar, theme.colour("shade"))
        painter.setPen(theme.colour("line"))
        painter.drawRect(bar)
        bar.setWidth(max(2.0, bar.width() * min(1.0, value)) if value else 0)
        if filled:
            painter.fillRect(bar, theme.colour("text2"))
        elif value:
            painter.setPen(QPen(theme.colour("text2"), 2))
            painter.drawRect(bar.adjusted(1, 1, -1, -1))
