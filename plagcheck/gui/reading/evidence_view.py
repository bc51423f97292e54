"""The reading view: a marked text, its gutter, and where things stand on the screen."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.gui.reading.gutter import Gutter
from plagcheck.gui.reading.highlights import at
from plagcheck.gui.reading.marked_text import MarkedText
from plagcheck.model.document import Span

GUTTER = 72
WIDEST = 860  # pixels of text: longer lines are hard to read


class EvidenceView(MarkedText):
    """A marked text with labels beside it."""

    match_chosen = Signal(str)  # key of the match that was clicked
    match_opened = Signal(str)  # … double-clicked
    view_moved = Signal()
    zoom_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self._boxes: list[Span] = []
        self._gutter = Gutter(self)
        self.updateRequest.connect(lambda *_: self._gutter.update())
        self.marked.connect(self._gutter.update)
        self.verticalScrollBar().valueChanged.connect(self.view_moved)
        theme.changed.connect(self._layout_gutter)
        self._layout_gutter()

    def keep_lines_short(self) -> None:
        """Stay as wide as lines can be read, however wide the window is."""
        self.setMaximumWidth(theme.px(GUTTER + WIDEST))

    def show_text(
        self, display: DisplayText, page_starts: tuple[int, ...], highlights: Sequence[ShownMatch]
    ) -> None:
        self._boxes = []
        super().show_text(display, page_starts, highlights)

    def go_to(self, key: str, *, scroll: bool = True) -> None:
        """Make a match the current one and bring it into view."""
        self.set_current(key)
        if scroll:
            self.scroll_to(key)
        self._gutter.update()
        self.viewport().update()

    def scroll_to(self, key: str) -> None:
        found = self.highlight(key)
        if found is not None:
            self.scroll_to_offset(found.start)

    def keep_current_in_view(self) -> None:
        """Scroll to the current match if it is out of view, also once all around has its size."""
        self._scroll_to_current()
        QTimer.singleShot(0, self, self._scroll_to_current)

    def _scroll_to_current(self) -> None:
        found = self.highlight(self.current)
        if found is not None:
            place = self.place_of(found.start)
            if place.top() < 0 or place.bottom() > self.viewport().height():
                self.scroll_to_offset(found.start)

    def scroll_to_offset(self, offset: int) -> None:
        """Put a character a third of the way down."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(self.display.to_shown(offset), self.document().characterCount() - 1))
        self.setTextCursor(cursor)
        self.centerCursor()
        line = max(1, self.fontMetrics().lineSpacing())
        below = self.cursorRect(cursor).top() - self.viewport().height() / 3
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + round(below / line))

    def set_boxes(self, places: Iterable[Span]) -> None:
        """Letters to put a box around."""
        self._boxes = sorted(places)
        self.viewport().update()

    # -- places

    def place_of(self, offset: int) -> QRect:
        """Where a character is, in the viewport."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(self.display.to_shown(offset), self.document().characterCount() - 1))
        return self.cursorRect(cursor)

    def span_of(self, key: str) -> tuple[float, float] | None:
        """Top and bottom of a match in the viewport."""
        found = self.highlight(key)
        if found is None:
            return None
        top = self.place_of(found.start).top()
        return float(top), float(self.place_of(max(found.start, found.end - 1)).bottom())

    def visible_range(self) -> tuple[int, int]:
        """First and last character of the document in view."""
        first = self.firstVisibleBlock().position()
        corner = self.viewport().rect().bottomRight()
        last = self.cursorForPosition(corner).position()
        top = self.cursorForPosition(QPoint(0, 0)).position()
        return self.display.to_document(max(first, top)), self.display.to_document(last)

    def visible_highlights(self) -> list[ShownMatch]:
        """Matches that begin in view."""
        first = self.firstVisibleBlock().position()
        last = self.cursorForPosition(self.viewport().rect().bottomRight()).position()
        left, right = bisect_left(self.starts, first), bisect_right(self.starts, last)
        return self.highlights[left:right]

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        if len(self.page_starts) > 1:
            painter.setPen(theme.colour("line"))
            for _, top in self.pages_in_view():
                painter.drawLine(0, top, self.viewport().width(), top)
        if self._boxes:
            self._paint_boxes(painter)
        painter.end()

    def _paint_boxes(self, painter: QPainter) -> None:
        painter.setPen(theme.colour("text"))
        first, last = self.visible_range()
        for box in self._boxes[bisect_left(self._boxes, Span(first, first)) :]:
            if box.start > last:
                break
            left, right = self.place_of(box.start), self.place_of(box.end)
            if left.top() == right.top():
                painter.drawRect(left.left(), left.top(), right.left() - left.left(), left.height())

    def pages_in_view(self) -> list[tuple[int, int]]:
        """Pages that begin in view: number and where."""
        first, last = self.visible_range()
        left = max(1, bisect_left(self.page_starts, first))
        right = bisect_right(self.page_starts, last)
        return [
            (index + 1, self.place_of(self.page_starts[index]).top() - 4)
            for index in range(left, right)
        ]

    # -- events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layout_gutter()
        self.view_moved.emit()

    def _layout_gutter(self) -> None:
        gutter = theme.px(GUTTER)
        if self.viewportMargins().left() != gutter:
            self.setViewportMargins(gutter, 0, 0, 0)
        inside = self.contentsRect()
        self._gutter.setGeometry(QRect(inside.left(), inside.top(), gutter, inside.height()))
        self._gutter.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        found = self._under(event.position().toPoint())
        if found is not None and event.button() == Qt.MouseButton.LeftButton:
            self.match_chosen.emit(found.key)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        found = self._under(event.position().toPoint())
        if found is None:
            super().mouseDoubleClickEvent(event)
        else:
            self.match_opened.emit(found.key)

    def _under(self, point: QPoint) -> ShownMatch | None:
        position = self.cursorForPosition(point).position()
        return at(self.highlights, self.display.to_document(position))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_asked.emit(1 if event.angleDelta().y() > 0 else -1)
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            return
        if event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
            return
        # Without a cursor to move, the arrows scroll.
        bar = self.verticalScrollBar()
        steps = {
            Qt.Key.Key_Down: bar.singleStep(),
            Qt.Key.Key_Up: -bar.singleStep(),
            Qt.Key.Key_Space: bar.pageStep(),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None or event.modifiers() != Qt.KeyboardModifier.NoModifier:
            super().keyPressEvent(event)
        else:
            bar.setValue(bar.value() + step)

    def chip_lines(self) -> list[tuple[int, list[ShownMatch]]]:
        """Labels to draw: matches in view, by the line they begin in."""
        lines: dict[int, list[ShownMatch]] = {}
        for each in self.visible_highlights():
            rect = self.place_of(each.start)
            if rect.bottom() >= 0 and rect.top() <= self.viewport().height():
                lines.setdefault(rect.center().y(), []).append(each)
        return sorted(lines.items())

    def current_number(self) -> int:
        """The source of the current match."""
        found = self.highlight(self.current)
        return found.number if found is not None else 1

    def current_bracket(self) -> QRectF | None:
        """Height of the current match, for the bar beside it."""
        span = self.span_of(self.current)
        return None if span is None else QRectF(0, span[0], 4, span[1] - span[0])
