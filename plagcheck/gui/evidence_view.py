"""The reading view: a text with its matches marked, and a gutter with their labels."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from plagcheck.gui.display_text import DisplayText
from plagcheck.gui.gutter import Gutter
from plagcheck.gui.stretches import Stretch, at, underline
from plagcheck.gui.theme import theme

GUTTER = 72
MARGIN = 24
WIDEST = 860  # pixels of text: longer lines are hard to read
GAP = 7  # pixels of an empty line between paragraphs


class EvidenceView(QPlainTextEdit):
    """A read-only text. Offsets in its interface are characters of the document."""

    mark_chosen = Signal(str)  # label of the match that was clicked
    mark_opened = Signal(str)  # … double-clicked
    view_moved = Signal()
    zoom_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.setCursorWidth(0)
        self.display = DisplayText("")
        self.stretches: list[Stretch] = []
        self.page_starts: tuple[int, ...] = ()
        self.current = ""
        self.shows_differences = False
        self._starts: list[int] = []
        self._offsets: list[int] = []
        self._longest = 0
        self._by_label: dict[str, Stretch] = {}
        self._boxes: list[tuple[int, int]] = []
        self._is_ready = False
        self._size = 15
        self._serif = True
        self._gutter = Gutter(self)
        self.document().setDocumentMargin(MARGIN)
        self.updateRequest.connect(self._on_update)
        self.verticalScrollBar().valueChanged.connect(self.view_moved)
        theme.changed.connect(self._repaint_all)
        self._is_ready = True
        self._layout_gutter()
        self._set_fonts()

    def keep_lines_short(self) -> None:
        """Stay as wide as lines can be read, however wide the window is."""
        self.setMaximumWidth(theme.px(GUTTER + WIDEST))

    # -- what is shown

    def show_text(
        self, text: str, page_starts: tuple[int, ...], stretches: Sequence[Stretch]
    ) -> None:
        """Show a text with its matches."""
        self.display = DisplayText(text, page_starts)
        self.page_starts = page_starts
        self.stretches = list(stretches)
        self._starts = [self.display.to_shown(each.start) for each in self.stretches]
        self._offsets = [each.start for each in self.stretches]
        self._longest = max((each.end - each.start for each in self.stretches), default=0)
        self._by_label = {each.label: each for each in self.stretches}
        self.current = ""
        self._boxes = []
        self.setPlainText(self.display.shown)
        self._set_fonts()
        self._format(self._by_rank(self.stretches))
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._gutter.update()

    def set_reading(self, size: int, sans: bool) -> None:
        """Size in pixels and face of the text."""
        if (size, not sans) == (self._size, self._serif):
            return
        self._size, self._serif = size, not sans
        self._set_fonts()
        self._repaint_all()

    def show_differences(self, on: bool) -> None:
        if on == self.shows_differences:
            return
        self.shows_differences = on
        self._repaint_all()

    def set_current(self, label: str, *, scroll: bool = True) -> None:
        """Make a match the current one and bring it into view."""
        if label != self.current:
            known = self._by_label
            changed = [known[name] for name in (self.current, label) if name in known]
            self.current = label
            self._format(self._touching(changed))
        if scroll:
            self.scroll_to(label)
        self._gutter.update()
        self.viewport().update()

    def scroll_to(self, label: str) -> None:
        found = self._by_label.get(label)
        if found is not None:
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

    def set_has_bar(self, has_bar: bool) -> None:
        """A document bar beside the view takes the place of the scroll bar."""
        policy = Qt.ScrollBarPolicy
        off, needed = policy.ScrollBarAlwaysOff, policy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(off if has_bar else needed)

    def set_boxes(self, places: Iterable[tuple[int, int]]) -> None:
        """Letters to put a box around."""
        self._boxes = sorted(places)
        self.viewport().update()

    # -- places

    def place_of(self, offset: int) -> QRect:
        """Where a character is, in the viewport."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(self.display.to_shown(offset), self.document().characterCount() - 1))
        return self.cursorRect(cursor)

    def span_of(self, label: str) -> tuple[float, float] | None:
        """Top and bottom of a match in the viewport."""
        found = self._by_label.get(label)
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

    def visible_stretches(self) -> list[Stretch]:
        """Matches that begin in view."""
        first = self.firstVisibleBlock().position()
        last = self.cursorForPosition(self.viewport().rect().bottomRight()).position()
        left, right = bisect_left(self._starts, first), bisect_right(self._starts, last)
        return self.stretches[left:right]

    # -- painting

    def changeEvent(self, event: QEvent) -> None:
        # Style sheets give a widget the program's font again when it is first shown.
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._is_ready:
            font = theme.font(self._size, serif=self._serif)
            if self.font().pixelSize() != font.pixelSize() or self.font().family() != font.family():
                self._set_fonts()

    def _set_fonts(self) -> None:
        font = theme.font(self._size, serif=self._serif)
        self.setFont(font)
        self.document().setDefaultFont(font)
        gap = QTextCharFormat()
        small = theme.font(GAP, serif=self._serif)
        gap.setFont(small)
        block = self.document().begin()
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        while block.isValid():
            if block.length() == 1:
                cursor.setPosition(block.position())
                cursor.setBlockCharFormat(gap)
            block = block.next()
        cursor.endEditBlock()

    def _repaint_all(self) -> None:
        self._format(self._by_rank(self.stretches))
        self._layout_gutter()
        self._gutter.update()

    @staticmethod
    def _by_rank(stretches: Iterable[Stretch]) -> list[Stretch]:
        """Best source last: it is painted over the others."""
        return sorted(stretches, key=lambda each: (each.counted, -each.number))

    def _touching(self, changed: Sequence[Stretch]) -> list[Stretch]:
        """All stretches that must be painted again when some change."""
        found: dict[str, Stretch] = {}
        for other in changed:
            first = bisect_left(self._offsets, other.start - self._longest)
            last = bisect_left(self._offsets, other.end)
            found |= {s.label: s for s in self.stretches[first:last] if s.end > other.start}
        return self._by_rank(found.values())

    def _format(self, stretches: Sequence[Stretch]) -> None:
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        looks: dict[tuple[object, ...], QTextCharFormat] = {}
        for each in stretches:
            current = each.label == self.current
            key = (each.number, each.kind, each.counted, each.weak, current)
            if key not in looks:
                looks[key] = self._look(each, current)
            if self.shows_differences and each.same:
                self._apply(cursor, each.start, each.end, self._look(each, current, same=False))
                for start, end in each.same:
                    self._apply(cursor, start, end, looks[key])
            else:
                self._apply(cursor, each.start, each.end, looks[key])
        cursor.endEditBlock()

    def _apply(self, cursor: QTextCursor, start: int, end: int, look: QTextCharFormat) -> None:
        cursor.setPosition(self.display.to_shown(start))
        cursor.setPosition(self.display.to_shown(end), QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(look)

    def _look(self, each: Stretch, current: bool, *, same: bool = True) -> QTextCharFormat:
        rest, tint, stroke = theme.tokens.match(each.number)
        look = QTextCharFormat()
        look.setFont(theme.font(self._size, serif=self._serif, bold=not same))
        if each.counted and same:
            look.setBackground(QColor(tint if current else rest))
        look.setUnderlineStyle(underline(each.kind, each.weak))
        look.setUnderlineColor(QColor(stroke))
        return look

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
        for start, end in self._boxes[bisect_left(self._boxes, (first, 0)) :]:
            if start > last:
                break
            left, right = self.place_of(start), self.place_of(end)
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

    def _on_update(self, rect: QRect, dy: int) -> None:
        self._gutter.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        found = self._under(event.position().toPoint())
        if found is not None and event.button() == Qt.MouseButton.LeftButton:
            self.mark_chosen.emit(found.label)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        found = self._under(event.position().toPoint())
        if found is None:
            super().mouseDoubleClickEvent(event)
        else:
            self.mark_opened.emit(found.label)

    def _under(self, point: QPoint) -> Stretch | None:
        position = self.cursorForPosition(point).position()
        return at(self.stretches, self.display.to_document(position))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_asked.emit(1 if event.angleDelta().y() > 0 else -1)
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
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

    def chip_lines(self) -> list[tuple[int, list[Stretch]]]:
        """Labels to draw: matches in view, by the line they begin in."""
        lines: dict[int, list[Stretch]] = {}
        for each in self.visible_stretches():
            rect = self.place_of(each.start)
            if rect.bottom() >= 0 and rect.top() <= self.viewport().height():
                lines.setdefault(rect.center().y(), []).append(each)
        return sorted(lines.items())

    def current_number(self) -> int:
        """The source of the current match."""
        found = self._by_label.get(self.current)
        return found.number if found is not None else 1

    def current_bracket(self) -> QRectF | None:
        """Height of the current match, for the bar beside it."""
        span = self.span_of(self.current)
        return None if span is None else QRectF(0, span[0], 4, span[1] - span[0])
