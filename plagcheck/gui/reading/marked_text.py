"""A read-only text with stretches of it marked: tint and underline, in the colours of sources."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from plagcheck.gui.parts.theme import theme
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.gui.reading.highlights import Stretch, underline

MARGIN = 24
GAP = 7  # pixels of an empty line between paragraphs
PIECE = 600  # characters that get their looks at a time
AT_ONCE_S, A_TURN_S = 0.005, 0.008  # how long the window may be busy with it


class MarkedText(QPlainTextEdit):
    """Offsets in its interface are characters of the document, not positions in the view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Without a caret: one would blink in a text that nobody can change.
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.display = DisplayText("")
        self.page_starts: tuple[int, ...] = ()
        self.stretches: list[Stretch] = []
        self.current = ""
        self.shows_differences = False
        self.starts: list[int] = []  # where stretches start in the view
        self._offsets: list[int] = []  # … and in the document
        self._longest = 0
        self._by_label: dict[str, Stretch] = {}
        self._size = 15
        self._serif = True
        self._is_ready = False
        self._dirty: set[int] = set()  # pieces of the text whose looks are out of date
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._mark_some)
        self.document().setDocumentMargin(MARGIN)
        theme.changed.connect(self._repaint_all)
        self._set_fonts()
        self._is_ready = True

    # -- what is shown

    def show_text(
        self, display: DisplayText, page_starts: tuple[int, ...], stretches: Sequence[Stretch]
    ) -> None:
        """Show a text from its beginning."""
        self.display = display
        self.page_starts = page_starts
        self.current = ""
        self._keep([])
        self.setCurrentCharFormat(QTextCharFormat())  # or the new text takes over an old mark
        self.setPlainText(display.shown)
        self._set_fonts()
        self._keep(stretches)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._dirty.clear()
        self._mark_again((each.start, each.end) for each in self.stretches)

    def set_stretches(self, stretches: Sequence[Stretch]) -> None:
        """Mark other stretches of the same text; the view stays where it is."""
        before = {_drawn(each): each for each in self.stretches}
        after = {_drawn(each): each for each in stretches}
        gone = [each for drawn, each in before.items() if drawn not in after]
        new = [each for drawn, each in after.items() if drawn not in before]
        self._keep(stretches)
        if gone or new:
            self._mark_again((each.start, each.end) for each in (*gone, *new))
            self.viewport().update()

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

    def set_current(self, label: str) -> None:
        """Make a match the current one."""
        if label != self.current:
            known = self._by_label
            changed = [known[name] for name in (self.current, label) if name in known]
            self.current = label
            self._mark_again((each.start, each.end) for each in changed)

    def stretch(self, label: str) -> Stretch | None:
        return self._by_label.get(label)

    def _keep(self, stretches: Sequence[Stretch]) -> None:
        self.stretches = list(stretches)
        self.starts = [self.display.to_shown(each.start) for each in self.stretches]
        self._offsets = [each.start for each in self.stretches]
        self._longest = max((each.end - each.start for each in self.stretches), default=0)
        self._by_label = {each.label: each for each in self.stretches}

    # -- fonts

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
        gap.setFont(theme.font(GAP, serif=self._serif))
        block = self.document().begin()
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        while block.isValid():
            if block.length() == 1:
                cursor.setPosition(block.position())
                cursor.setBlockCharFormat(gap)
            block = block.next()
        cursor.endEditBlock()

    # -- marking

    def _repaint_all(self) -> None:
        self._mark_again((each.start, each.end) for each in self.stretches)

    def _mark_again(self, changed: Iterable[tuple[int, int]]) -> None:
        """Give parts of the text their looks: what is in view at once, the rest in a moment."""
        for start, end in changed:
            self._dirty.update(range(start // PIECE, end // PIECE + 1))
        if not self._later.isActive():  # else this turn has had its share
            self._mark_some(AT_ONCE_S)

    def _mark_some(self, seconds: float = A_TURN_S) -> None:
        until = time.monotonic() + seconds
        here = self.display.to_document(self.firstVisibleBlock().position()) // PIECE
        near = sorted(self._dirty, key=lambda piece: abs(piece - here), reverse=True)
        while near:
            piece = near.pop()
            self._dirty.discard(piece)
            self._format(piece * PIECE, (piece + 1) * PIECE)
            if time.monotonic() > until:
                break
        if self._dirty:
            self._later.start()
        else:
            self._later.stop()

    def _touching(self, start: int, end: int) -> list[Stretch]:
        """The stretches in a part of the text, in the order they are painted."""
        first = bisect_left(self._offsets, start - self._longest)
        last = bisect_left(self._offsets, end)
        return by_rank(each for each in self.stretches[first:last] if each.end > start)

    def _format(self, start: int, end: int) -> None:
        """Paint a part of the text anew, whatever looks it had."""
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        self._apply(cursor, start, end, QTextCharFormat())
        looks: dict[tuple[object, ...], QTextCharFormat] = {}
        for each in self._touching(start, end):
            current = each.label == self.current
            differs = self.shows_differences and bool(each.same)
            for same in (False, True) if differs else (True,):
                key = (each.number, each.kind, each.counted, current, same)
                if key not in looks:
                    looks[key] = self._look(each, current, same=same)
                for first, last in each.same if differs and same else ((each.start, each.end),):
                    if first < end and last > start:
                        self._apply(cursor, max(first, start), min(last, end), looks[key])
        cursor.endEditBlock()

    def _apply(self, cursor: QTextCursor, start: int, end: int, look: QTextCharFormat) -> None:
        """Paragraph by paragraph: the gaps between them keep their height."""
        first, last = self.display.to_shown(start), self.display.to_shown(end)
        block = self.document().findBlock(first)
        while block.isValid() and block.position() < last:
            inside = block.position() + block.length() - 1
            if block.length() > 1:
                cursor.setPosition(max(first, block.position()))
                cursor.setPosition(min(last, inside), QTextCursor.MoveMode.KeepAnchor)
                cursor.setCharFormat(look)
            if last <= inside:
                break
            block = block.next()

    def _look(self, each: Stretch, current: bool, *, same: bool) -> QTextCharFormat:
        rest, tint, stroke = theme.tokens.match(each.number)
        look = QTextCharFormat()
        if not same:
            look.setFont(theme.font(self._size, serif=self._serif, bold=True))
        if each.counted and same:
            look.setBackground(QColor(tint if current else rest))
        look.setUnderlineStyle(underline(each.kind, each.counted))
        look.setUnderlineColor(QColor(stroke))
        return look


def _drawn(stretch: Stretch) -> tuple[object, ...]:
    """All that its looks depend on: a match that only has another letter is not drawn anew."""
    return stretch.start, stretch.end, stretch.number, stretch.kind, stretch.counted, stretch.same


def by_rank(stretches: Iterable[Stretch]) -> list[Stretch]:
    """Best source last: it is painted over the others."""
    return sorted(stretches, key=lambda each: (each.counted, -each.number))
