"""The bars of the histogram, and the two handles that choose a range."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.classroom.pictures.histogram_bins import Bins
from plagcheck.gui.classroom.pictures.picture import show_tip
from plagcheck.gui.parts.text_format import count, share, tr
from plagcheck.gui.parts.theme import theme

GRIP: Final = 7  # pixels beside a handle where it can be taken
LEAST_BAR: Final = 4.0
_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_PageDown: -10,
    Qt.Key.Key_PageUp: 10,
    Qt.Key.Key_Home: -100,
    Qt.Key.Key_End: 100,
}


class HistogramPlot(QWidget):
    """Bars on a root scale. Handles stand at whole percents; the last one means all above."""

    moved = Signal()  # somebody moved a handle

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bins = Bins.of(np.zeros(0))
        self.low, self.high = 0, self._bins.end  # percent
        self._handle = 0  # the one that keys move
        self._held: int | None = None
        self._pressed: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(340), theme.px(250))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(220), theme.px(150))

    @property
    def end(self) -> int:
        """Where the axis ends, in percent."""
        return self._bins.end

    @property
    def is_whole(self) -> bool:
        return self.low == 0 and self.high == self.end

    def show_bins(self, bins: Bins) -> None:
        """Other pairs; a range that was chosen stays, as far as it is still there."""
        whole = self.is_whole or self.low >= bins.end
        open_ended = self.high == self.end
        self._bins = bins
        if whole:
            self.low, self.high = 0, bins.end
        else:
            self.high = bins.end if open_ended else min(self.high, bins.end)
        self.update()

    def choose(self, low: int, high: int) -> None:
        """Choose a range in percent, without telling anybody."""
        low, high = sorted((low, high))
        self.low, self.high = max(0, low), min(self.end, high)
        self.update()

    # -- where things are

    def box(self) -> QRectF:
        """Where the bars stand."""
        px = theme.px
        return QRectF(px(12), px(20), self.width() - px(24), self.height() - px(60))

    def x_of(self, percent: float) -> float:
        return self.box().left() + self.box().width() * percent / self.end

    def _percent(self, x: float) -> int:
        part = (x - self.box().left()) / max(1.0, self.box().width())
        return round(min(max(part, 0.0), 1.0) * self.end)

    def bar(self, at: int) -> QRectF:
        box, step = self.box(), self._bins.step
        left, right = self.x_of(at * step), self.x_of((at + 1) * step)
        most = max(1, int(self._bins.counts.max(initial=1)))
        number = int(self._bins.counts[at])
        height = box.height() * (number / most) ** 0.5
        height = max(LEAST_BAR, height) if number else 0.0
        return QRectF(left + 1, box.bottom() - height, max(1.0, right - left - 2), height)

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.box()
        zone = QRectF(box)
        zone.setLeft(self.x_of(self.low))
        zone.setRight(self.x_of(self.high))
        if not self.is_whole:
            painter.fillRect(zone, theme.colour("accentsoft"))
        self._paint_bars(painter, zone)
        self._paint_axis(painter)
        for handle, percent in enumerate((self.low, self.high)):
            self._paint_handle(painter, self.x_of(percent), handle)
        painter.end()

    def _paint_bars(self, painter: QPainter, zone: QRectF) -> None:
        painter.setFont(theme.font(11))
        metrics = QFontMetricsF(painter.font())
        last = QRectF()
        for at in np.flatnonzero(self._bins.counts).tolist():
            where = self.bar(at)
            painter.fillRect(where, theme.colour("line2"))
            painter.fillRect(where.intersected(zone), theme.colour("accent"))
            text = count(int(self._bins.counts[at]))
            width = metrics.horizontalAdvance(text)
            label = QRectF(where.center().x() - width / 2, where.top() - theme.px(15), width, 0)
            label.setHeight(theme.px(14))
            label.moveLeft(min(max(0.0, label.left()), self.width() - width))
            if label.intersects(last):
                continue  # the tip has it
            last = label
            painter.setPen(theme.colour("text2"))
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_axis(self, painter: QPainter) -> None:
        box, px = self.box(), theme.px
        painter.setPen(QPen(theme.colour("line2"), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        painter.setFont(theme.font(11))
        painter.setPen(theme.colour("text2"))
        for percent in range(0, self.end + 1, 10 if self.end <= 60 else 20):
            where = QRectF(self.x_of(percent) - px(16), box.bottom() + px(5), px(32), px(14))
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, str(percent))
        below = QRectF(0, box.bottom() + px(21), box.right(), px(16))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(below, right, tr("larger share of the two papers, %"))

    def _paint_handle(self, painter: QPainter, x: float, handle: int) -> None:
        box, px = self.box(), theme.px
        if box.left() < x < box.right():
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        grip = QRectF(x - px(4), box.center().y() - px(11), px(8), px(22))
        painter.setPen(QPen(theme.colour("surface"), 1))  # to be seen on a bar
        painter.setBrush(theme.colour("accent"))
        painter.drawRoundedRect(grip, 3, 3)
        if self.hasFocus() and handle == self._handle:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRoundedRect(grip.adjusted(-3.5, -3.5, 3.5, 3.5), 5, 5)

    # -- events

    def _handle_at(self, x: float) -> int | None:
        gaps = [abs(x - self.x_of(percent)) for percent in (self.low, self.high)]
        nearest = int(np.argmin(gaps))
        return nearest if gaps[nearest] <= theme.px(GRIP) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._held = self._handle_at(event.position().x())
            self._pressed = self._percent(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if self._pressed is None:
            on = self._handle_at(x) is not None
            self.setCursor(Qt.CursorShape.SplitHCursor if on else Qt.CursorShape.CrossCursor)
            return
        here = self._percent(x)
        if self._held is not None:
            self._handle = self._held
            self._move_handle(here)
            self._held = self._handle
        elif here != self._pressed:
            self._take(*sorted((self._pressed, here)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = self._pressed = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._held = self._pressed = None
        self._take(0, self.end)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._move_handle((self.low, self.high)[self._handle] + _STEPS[key])
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Delete) and not self.is_whole:
            self._take(0, self.end)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from the lower handle to the upper one, then on."""
        if self.hasFocus() and self._handle == (0 if forward else 1):
            self._handle = 1 - self._handle
            self.update()
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self._handle = 0
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self._handle = 1
        super().focusInEvent(event)

    def event(self, event: QEvent) -> bool:
        return show_tip(event, self, self._tip) or super().event(event)

    def _tip(self, point: QPointF) -> str:
        at = min(self._percent(point.x()) // self._bins.step, len(self._bins.counts) - 1)
        low, step = at * self._bins.step, self._bins.step
        text = tr("%Ln pairs from %1 to %2", int(self._bins.counts[at]))
        return text.replace("%1", share(low / 100)).replace("%2", share((low + step) / 100))

    def _move_handle(self, percent: int) -> None:
        """Move the active handle; past the other one they change places."""
        percent = min(max(percent, 0), self.end)
        low, high = (percent, self.high) if self._handle == 0 else (self.low, percent)
        if low > high:
            self._handle = 1 - self._handle
        self._take(*sorted((low, high)))

    def _take(self, low: int, high: int) -> None:
        if (low, high) != (self.low, self.high):
            self.low, self.high = low, high
            self.update()
            self.moved.emit()
