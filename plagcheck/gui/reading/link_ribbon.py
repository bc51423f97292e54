"""The ribbon between two texts: which passage here stands where there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.parts.theme import theme
from plagcheck.gui.reading.side_pane import SidePane

WIDTH = 56
OTHERS = 0.45  # how strong ribbons are that are not the current match


class LinkRibbon(QWidget):
    """Repaints whenever a side scrolls."""

    def __init__(self, left: SidePane, right: SidePane) -> None:
        super().__init__()
        self._left, self._right = left, right
        self.current = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        left.view_moved.connect(self.update)
        right.view_moved.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(WIDTH), 100)

    def set_current(self, key: str) -> None:
        self.current = key
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("shade"))
        painter.setPen(theme.colour("line"))
        painter.drawLine(0, 0, 0, self.height())
        painter.drawLine(self.width() - 1, 0, self.width() - 1, self.height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        last: tuple[QPainterPath, int] | None = None
        for each in self._left.shown_highlights():
            path = self._path(each.key)
            if path is None:
                continue
            if each.key == self.current:
                last = path, each.number
            else:
                self._paint(painter, path, each.number, OTHERS)
        if last is not None:
            self._paint(painter, *last, 1.0)
        painter.end()

    def _ends(self, pane: SidePane, key: str) -> tuple[float, float] | None:
        span = pane.span_of(key)
        if span is None:
            return None
        shift = pane.viewport_widget().mapTo(self.window(), QPoint(0, 0)).y()
        own = self.mapTo(self.window(), QPoint(0, 0)).y()
        return span[0] + shift - own, span[1] + shift - own

    def _path(self, key: str) -> QPainterPath | None:
        """The ribbon of a match, unless both its ends are out of view."""
        here, there = self._ends(self._left, key), self._ends(self._right, key)
        if here is None or there is None:
            return None
        if not any(end[1] > 0 and end[0] < self.height() for end in (here, there)):
            return None
        edge, half = float(self.width()), self.width() / 2
        path = QPainterPath()
        path.moveTo(0, here[0])
        path.cubicTo(half, here[0], half, there[0], edge, there[0])
        path.lineTo(edge, there[1])
        path.cubicTo(half, there[1], half, here[1], 0, here[1])
        path.closeSubpath()
        return path

    def _paint(self, painter: QPainter, path: QPainterPath, number: int, strength: float) -> None:
        _, tint, stroke = theme.tokens.match(number)
        painter.save()
        painter.setOpacity(strength)
        painter.setBrush(QColor(tint))
        painter.setPen(QPen(QColor(stroke), 1.5 if strength == 1 else 1, Qt.PenStyle.SolidLine))
        painter.drawPath(path)
        painter.restore()
