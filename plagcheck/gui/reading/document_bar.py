"""The document bar: the whole text at a glance, one stripe a match. Click to jump."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractScrollArea, QSizePolicy, QWidget

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.parts.text_format import page_name, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import show_tip_at
from plagcheck.model.document import Span

WIDTH = 48
INSET = 8
LEAST_STRIPE = 4.0


def replace_scroll_bar(view: QAbstractScrollArea, *, by_bar: bool) -> None:
    """A document bar beside a view takes the place of its scroll bar, or gives it back."""
    policy = Qt.ScrollBarPolicy
    off, needed = policy.ScrollBarAlwaysOff, policy.ScrollBarAsNeeded
    view.setVerticalScrollBarPolicy(off if by_bar else needed)


class DocumentBar(QWidget):
    """Stripes at the height where their matches stand."""

    jumped = Signal(int)  # a character of the document
    stepped = Signal(int)  # to the next (1) or previous (-1) match

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.length = 1
        self._pages: tuple[int, ...] = ()
        self._stretches: Sequence[ShownMatch] = ()
        self._left_out: Sequence[Span] = ()
        self._view = (0, 0)
        self._current = ""
        self._ground: QPixmap | None = None
        theme.changed.connect(self._forget)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(WIDTH), 200)

    def show_highlights(
        self, length: int, pages: tuple[int, ...], highlights: Sequence[ShownMatch]
    ) -> None:
        self.length = max(1, length)
        self._pages = pages
        self._stretches = highlights
        self._current = ""
        self._left_out = ()
        self._forget()

    def show_left_out(self, spans: Sequence[Span]) -> None:
        """Stretches of the text that do not count, whether they have matches or not."""
        self._left_out = spans
        self._forget()

    def set_view(self, first: int, last: int) -> None:
        """Which part of the text can be seen."""
        self._view = (first, last)
        self.update()

    def set_current(self, key: str) -> None:
        self._current = key
        self.update()

    def _forget(self) -> None:
        self._ground = None
        self.update()

    def _box(self) -> QRectF:
        inset = theme.px(INSET)
        return QRectF(inset, inset, self.width() - 2 * inset - 1, self.height() - 2 * inset)

    def _y(self, offset: int) -> float:
        box = self._box()
        return box.top() + box.height() * min(offset, self.length) / self.length

    def _stripe(self, each: ShownMatch) -> QRectF:
        box = self._box()
        top, bottom = self._y(each.start), self._y(each.end)
        if bottom - top < LEAST_STRIPE:
            bottom = top + LEAST_STRIPE
        return QRectF(box.left() + 3, top, box.width() - 6, bottom - top)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._ground is None or self._ground.size() != self.size() * ratio:
            self._ground = self._paint_ground(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        self._paint_view(painter)
        self._paint_current(painter)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(self._box().adjusted(-5, -5, 5, 5))
        painter.end()

    def _paint_ground(self, ratio: float) -> QPixmap:
        image = QPixmap(self.size() * ratio)
        image.setDevicePixelRatio(ratio)
        image.fill(theme.colour("surface"))
        painter = QPainter(image)
        box = self._box()
        painter.fillRect(box, theme.colour("shade"))
        painter.setPen(theme.colour("line"))
        painter.drawRect(box)
        if self._height_of_page() > 6:
            for start in self._pages[1:]:
                y = round(self._y(start))
                painter.drawLine(round(box.left()), y, round(box.right()), y)
        self._paint_left_out(painter, box)
        self._paint_stripes(painter, box)
        painter.end()
        return image

    def _paint_left_out(self, painter: QPainter, box: QRectF) -> None:
        hatch = QBrush(theme.colour("text3"), Qt.BrushStyle.BDiagPattern)
        scale, reached = box.height() / self.length, box.top()
        for span in self._left_out:
            top, bottom = box.top() + span.start * scale, box.top() + span.end * scale
            if bottom - max(top, reached) >= 1:
                painter.fillRect(QRectF(box.left(), top, box.width(), bottom - top), hatch)
                reached = bottom

    def _paint_stripes(self, painter: QPainter, box: QRectF) -> None:
        left, width = box.left() + 3, box.width() - 6
        numbers = {each.number for each in self._stretches}
        inks = {number: tuple(map(QColor, theme.tokens.match(number)[1:])) for number in numbers}
        for number, is_counted, top, height in self._stripes_seen(box):
            tint, stroke = inks[number]
            stripe = QRectF(left, top, width, height)
            if is_counted:
                painter.fillRect(stripe, tint)
            else:
                painter.setPen(QPen(stroke, 1, Qt.PenStyle.DotLine))
                painter.drawRect(stripe)
            stripe.setWidth(6)
            painter.fillRect(stripe, stroke)

    def _stripes_seen(self, box: QRectF) -> list[tuple[int, bool, float, float]]:
        """Number, whether it counts, top and height of each stripe, the lowest source on top.

        Thousands of matches share a few hundred pixels: what another would hide is not painted
        (5,000 matches: 6,000 stripes become 1,000).
        """
        scale, above = box.height() / self.length, box.top()
        seen, hidden = [], set()
        for each in sorted(self._stretches, key=attrgetter("number")):
            top, height = above + each.start * scale, (each.end - each.start) * scale
            height = LEAST_STRIPE if height < LEAST_STRIPE else height
            place = int(top), int(height)
            if place in hidden or (each.number, place) in hidden:
                continue
            hidden.add(place if each.is_counted else (each.number, place))
            seen.append((each.number, each.is_counted, top, height))
        return seen[::-1]

    def _height_of_page(self) -> float:
        return self._box().height() / max(1, len(self._pages))

    def _paint_view(self, painter: QPainter) -> None:
        first, last = self._view
        if last <= first:
            return
        box = self._box()
        top, bottom = self._y(first), self._y(last)
        frame = QRectF(box.left() - 2, top, box.width() + 4, max(10.0, bottom - top))
        painter.setPen(QPen(theme.colour("text"), 2))
        painter.drawRoundedRect(frame, 2, 2)

    def _paint_current(self, painter: QPainter) -> None:
        found = next((s for s in self._stretches if s.key == self._current), None)
        if found is None:
            return
        y, left = self._stripe(found).center().y(), self._box().left() - 8
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("text"))
        triangle = QPolygonF()
        for x, dy in ((left, -5), (left + 6, 0), (left, 5)):
            triangle.append(QRectF(x, y + dy, 0, 0).topLeft())
        painter.drawPolygon(triangle)

    # -- events

    def _offset(self, y: float) -> int:
        box = self._box()
        part = (y - box.top()) / max(1.0, box.height())
        return round(min(max(part, 0.0), 1.0) * self.length)

    def _at(self, y: float) -> ShownMatch | None:
        near = [s for s in self._stretches if self._stripe(s).top() - 1 <= y]
        near = [s for s in near if y <= self._stripe(s).bottom() + 1]
        return min(near, key=lambda s: abs(self._stripe(s).center().y() - y), default=None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self._at(event.position().y())
        self.jumped.emit(found.start if found else self._offset(event.position().y()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.jumped.emit(self._offset(event.position().y()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            found = self._at(event.pos().y())
            if found is not None:
                page = page_name(self._pages, found.start)
                parts = [found.label, page, tr("%Ln words", found.match.words)]
                show_tip_at(event.globalPos(), ", ".join(p for p in parts if p), self)
                return True
        return super().event(event)
