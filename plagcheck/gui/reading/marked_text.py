"""A read-only text with matches marked: tint and underline, in the colours of sources."""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.gui.shell import startup
from plagcheck.model.counting import union, without
from plagcheck.model.document import Span
from plagcheck.printing.underlines import underline

MARGIN = 24
GAP = 7  # pixels of an empty line between paragraphs
HEADING_GAP = 14  # … and of one above a heading
PIECE = 600  # characters that get their looks at a time


_HEADING = QTextCharFormat()
_HEADING.setFontWeight(QFont.Weight.Bold)


class MarkedText(QPlainTextEdit):
    """Offsets in its interface are characters of the document, not positions in the view."""

    marked = Signal()  # other matches than before

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
        self.highlights: list[ShownMatch] = []
        self.current = ""
        self.shows_differences = False
        self.starts: list[int] = []  # where highlights start in the view
        self._offsets: list[int] = []  # … and in the document
        self._longest = 0
        self._by_key: dict[str, ShownMatch] = {}
        self._looks: set[tuple[Any, ...]] = set()  # where matches are marked, and how
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
        self, display: DisplayText, page_starts: tuple[int, ...], highlights: Sequence[ShownMatch]
    ) -> None:
        """Show a text from its beginning."""
        self.display = display
        self.page_starts = page_starts
        self.current = ""
        self._keep([])
        self.setCurrentCharFormat(QTextCharFormat())  # or the new text takes over an old mark
        self.setPlainText(display.shown)
        self._set_fonts()
        self._keep(highlights)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._dirty.clear()
        self._mark_again((span.start, span.end) for span in display.headings)
        self._mark_again((each.start, each.end) for each in self.highlights)

    def set_highlights(self, highlights: Sequence[ShownMatch]) -> None:
        """Mark other matches in the same text; the view stays where it is."""
        before = self._looks
        self._keep(highlights)
        if changed := before ^ self._looks:
            self._mark_again((start, end) for start, end, *_ in changed)
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

    def set_current(self, key: str) -> None:
        """Make a match the current one."""
        if key != self.current:
            known = self._by_key
            changed = [known[name] for name in (self.current, key) if name in known]
            self.current = key
            self._mark_again((each.start, each.end) for each in changed)

    def highlight(self, key: str) -> ShownMatch | None:
        return self._by_key.get(key)

    def _keep(self, highlights: Sequence[ShownMatch]) -> None:
        self.highlights = list(highlights)
        self.starts = [self.display.to_shown(each.start) for each in self.highlights]
        self._offsets = [each.start for each in self.highlights]
        self._longest = max((each.end - each.start for each in self.highlights), default=0)
        self._by_key = {each.key: each for each in self.highlights}
        self._looks = set(map(_looks, self.highlights))
        self.marked.emit()

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
        gap, wide_gap = QTextCharFormat(), QTextCharFormat()
        gap.setFont(theme.font(GAP, serif=self._serif))
        wide_gap.setFont(theme.font(HEADING_GAP, serif=self._serif))
        headings = {self.display.to_shown(span.start) for span in self.display.headings}
        block = self.document().begin()
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        while block.isValid():
            if block.length() == 1:
                cursor.setPosition(block.position())
                cursor.setBlockCharFormat(wide_gap if block.position() + 1 in headings else gap)
            block = block.next()
        cursor.endEditBlock()

    # -- marking

    def _repaint_all(self) -> None:
        self._mark_again((each.start, each.end) for each in self.highlights)

    def _mark_again(self, changed: Iterable[tuple[int, int]]) -> None:
        """Give parts of the text their looks: what is in view at once, the rest in a moment."""
        for start, end in changed:
            self._dirty.update(range(start // PIECE, end // PIECE + 1))
        if not self._later.isActive():  # else this turn has had its share
            self._mark_some(startup.MARK_AT_ONCE_S)

    def _mark_some(self, seconds: float = startup.MARK_A_TURN_S) -> None:
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

    def _touching(self, start: int, end: int) -> list[ShownMatch]:
        """The highlights in a part of the text, in the order they are painted."""
        first = bisect_left(self._offsets, start - self._longest)
        last = bisect_left(self._offsets, end)
        return by_rank(each for each in self.highlights[first:last] if each.end > start)

    def _format(self, start: int, end: int) -> None:
        """Paint a part of the text anew, whatever looks it had."""
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        self._apply(cursor, start, end, QTextCharFormat())
        looks: dict[tuple[object, ...], QTextCharFormat] = {}
        touching = self._touching(start, end)
        # Matches may overlap: words that are the same in one of them differ in none.
        same = union((part.start, part.end) for each in touching for part in each.same)
        for each in touching:
            whole = [(each.start, each.end)]
            differing = without(whole, same) if self._sets_apart(each) else []
            for stretches, is_same in ((whole, True), (differing, False)):
                key = (each.number, each.kind, each.is_counted, each.key == self.current, is_same)
                if key not in looks:
                    looks[key] = self._look(each, each.key == self.current, same=is_same)
                for first, last in stretches:
                    if first < end and last > start:
                        self._apply(cursor, max(first, start), min(last, end), looks[key])
        for heading in self._headings_in(start, end):
            self._apply(
                cursor, max(heading.start, start), min(heading.end, end), _HEADING, merge=True
            )
        cursor.endEditBlock()

    def _sets_apart(self, highlight: ShownMatch) -> bool:
        """Whether words that differ are shown, as reports show them.

        In a rewording most words stand at another place of the other side, so none are.
        """
        return self.shows_differences and highlight.kind.is_copied and bool(highlight.same)

    def _headings_in(self, start: int, end: int) -> Sequence[Span]:
        headings = self.display.headings
        first = bisect_right(headings, start, key=lambda span: span.end)
        return headings[first : bisect_left(headings, end, key=lambda span: span.start)]

    def _apply(
        self,
        cursor: QTextCursor,
        start: int,
        end: int,
        look: QTextCharFormat,
        *,
        merge: bool = False,
    ) -> None:
        """Paragraph by paragraph: the gaps between them keep their height.

        With `merge`, over the looks that are there.
        """
        first, last = self.display.to_shown(start), self.display.to_shown(end)
        block = self.document().findBlock(first)
        while block.isValid() and block.position() < last:
            inside = block.position() + block.length() - 1
            if block.length() > 1:
                cursor.setPosition(max(first, block.position()))
                cursor.setPosition(min(last, inside), QTextCursor.MoveMode.KeepAnchor)
                (cursor.mergeCharFormat if merge else cursor.setCharFormat)(look)
            if last <= inside:
                break
            block = block.next()

    def _look(self, each: ShownMatch, current: bool, *, same: bool) -> QTextCharFormat:
        rest, tint, stroke = theme.tokens.match(each.number)
        look = QTextCharFormat()
        if not same:
            look.setFont(theme.font(self._size, serif=self._serif, bold=True))
        if each.is_counted and same:
            look.setBackground(QColor(tint if current else rest))
        look.setUnderlineStyle(underline(each.kind, each.is_counted))
        look.setUnderlineColor(QColor(stroke))
        return look


def by_rank(highlights: Iterable[ShownMatch]) -> list[ShownMatch]:
    """Best source last: it is painted over the others."""
    return sorted(highlights, key=lambda each: (each.is_counted, -each.number))


def _looks(each: ShownMatch) -> tuple[Any, ...]:
    """Where a match is marked and how: all that its drawing hangs on."""
    return each.start, each.end, each.key, each.match.kind, each.is_counted, each.same
