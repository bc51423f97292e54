"""Passage keys of two texts as ticks on two bars, and which of them met."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.parts.keys import is_enter
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import show_tip_at
from plagcheck.model.explanation import Explanation, SharedPassages

BAR, RIBBON, GAP = 22, 48, 10  # pixels: height of a bar, between the two, with no ribbons
MOST_TICKS = 2000  # of keys that only one text has; beyond, they are a grey ground
NEAR = 5  # pixels from a tick that are still on it


class KeyBars(QWidget):
    """Left and Right go through the keys that met; Enter or a click chooses one."""

    key_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._keys = SharedPassages(0, 0, 0, 0, (), (), ())
        self._words, self._number = (1, 1), 1
        self._current, self._has_ribbons = 0, True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_keys(self, found: Explanation, number: int, name: str) -> None:
        """`number` is that of the source, whose colour the keys have."""
        self._keys, self._number, self._current = found.passages, number, 0
        self._words = max(1, found.paper_words), max(1, found.source_words)
        self.setAccessibleName(name)
        self.update()

    def set_ribbons(self, on: bool) -> None:
        """Without them in a small window."""
        self._has_ribbons = on
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        between = RIBBON if self._has_ribbons else GAP
        return QSize(theme.px(420), theme.px(2 * BAR + between) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(240), self.sizeHint().height())

    # -- where things are

    def _left(self) -> float:
        metrics = QFontMetricsF(theme.font(12))
        texts = (tr("Paper"), tr("Source"), *(self._size_text(side) for side in (0, 1)))
        return max(map(metrics.horizontalAdvance, texts)) + theme.px(14)

    def _size_text(self, side: int) -> str:
        return tr("%Ln words", self._words[side])

    def _bar(self, side: int) -> QRectF:
        top = 2 if side == 0 else self.height() - theme.px(BAR) - 2
        left = self._left()
        return QRectF(left, top, self.width() - left - 2, theme.px(BAR))

    def _x(self, side: int, word: int) -> float:
        bar = self._bar(side)
        middle = word + self._keys.key_words / 2
        return bar.left() + bar.width() * min(1.0, middle / self._words[side])

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        stroke = QColor(theme.tokens.match(self._number)[2])
        for side in (0, 1):
            self._paint_bar(painter, side)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, pair in enumerate(self._keys.met):
            is_current = self.hasFocus() and place == self._current
            self._paint_key(painter, pair, theme.colour("accent") if is_current else stroke)
            if self._has_ribbons:
                self._paint_ribbon(painter, pair, stroke, is_current)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    def _paint_bar(self, painter: QPainter, side: int) -> None:
        bar, px = self._bar(side), theme.px
        painter.setFont(theme.font(12))
        metrics = painter.fontMetrics()
        painter.setPen(theme.colour("text"))
        painter.drawText(
            QPointF(px(4), bar.top() + metrics.ascent() - 2), (tr("Paper"), tr("Source"))[side]
        )
        painter.setPen(theme.colour("text3"))
        second = bar.top() + metrics.ascent() + px(12)
        painter.drawText(QPointF(px(4), second), self._size_text(side))
        painter.fillRect(bar, theme.colour("shade"))
        painter.setPen(theme.colour("line"))
        painter.drawRect(bar)
        own = (self._keys.paper, self._keys.source)[side]
        if len(own) <= MOST_TICKS:
            painter.setPen(theme.colour("line2"))
            for word in own:
                x = self._x(side, word)
                painter.drawLine(QPointF(x, bar.top() + px(6)), QPointF(x, bar.bottom() - px(6)))

    def _paint_key(self, painter: QPainter, pair: tuple[int, int], colour: QColor) -> None:
        for side, word in enumerate(pair):
            bar = self._bar(side)
            where = QRectF(self._x(side, word) - 1.5, bar.top() + 1, 3, bar.height() - 2)
            painter.fillRect(where, colour)

    def _paint_ribbon(
        self, painter: QPainter, pair: tuple[int, int], stroke: QColor, is_current: bool
    ) -> None:
        top, bottom = self._bar(0).bottom(), self._bar(1).top()
        here, there = (self._x(side, word) for side, word in enumerate(pair))
        middle = (top + bottom) / 2
        path = QPainterPath(QPointF(here, top))
        path.cubicTo(QPointF(here, middle), QPointF(there, middle), QPointF(there, bottom))
        colour = QColor(theme.colour("accent") if is_current else stroke)
        colour.setAlphaF(1.0 if is_current else 0.6)
        painter.setPen(QPen(colour, 2 if is_current else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    # -- choosing

    def key_at(self, where: QPointF) -> int:
        """The key that met at a place, or -1."""
        for side in (0, 1):
            if self._bar(side).contains(where):
                far = [abs(self._x(side, pair[side]) - where.x()) for pair in self._keys.met]
                best = min(range(len(far)), key=far.__getitem__, default=-1)
                return best if best >= 0 and far[best] <= NEAR else -1
        return -1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self.key_at(event.position())
        if place >= 0:
            self._current = place
            self.key_chosen.emit(place)
            self.update()

    def event(self, event: QEvent) -> bool:
        """Enter is for the key here, not for what the page does with it."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = self.key_at(QPointF(event.pos()))
            if place >= 0:
                show_tip_at(event.globalPos(), self.key_text(place), self)
            return True
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and is_enter(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def key_text(self, place: int) -> str:
        """A key that met, in words."""
        here, there = self._keys.met[place]
        text = tr("Words from %1 of the paper, from %2 of the source")
        return text.replace("%1", count(here + 1)).replace("%2", count(there + 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        met = len(self._keys.met)
        if met and event.key() in steps:
            step = steps[Qt.Key(event.key())]
            self._current = min(max(0, self._current + step), met - 1)
            self.setAccessibleDescription(self.key_text(self._current))
            self.update()
        elif met and is_enter(event):
            self.key_chosen.emit(self._current)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
