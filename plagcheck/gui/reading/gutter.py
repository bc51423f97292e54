"""The gutter beside the text: labels of matches, page names, a bar at the current match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.parts.chips import chip_width, paint_chip
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import show_tip_at

if TYPE_CHECKING:
    from plagcheck.gui.reading.evidence_view import EvidenceView

CHIP_HEIGHT = 18
AT_MOST = 2  # labels side by side; the rest become "+n"


class Gutter(QWidget):
    """Paints beside the view it belongs to."""

    def __init__(self, view: EvidenceView) -> None:
        super().__init__(view)
        self._view = view
        self._chips: list[tuple[QRectF, list[ShownMatch]]] = []
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("shade"))
        painter.setPen(theme.colour("line"))
        painter.drawLine(self.width() - 1, 0, self.width() - 1, self.height())
        self._chips = []
        pages = self.page_places()
        self._paint_pages(painter, pages)
        self._paint_bracket(painter)
        for middle, highlights in self._view.chip_lines():
            self._paint_line(painter, self._beside_pages(middle, pages.values()), highlights)
        painter.end()

    def page_places(self) -> dict[int, QRectF]:
        """Where the names of pages stand, by their numbers."""
        if len(self._view.page_starts) < 2:
            return {}
        width, height = self.width() - theme.px(8), theme.px(18)
        return {
            number: QRectF(0, top - theme.px(20), width, height)
            for number, top in self._view.pages_in_view()
        }

    def _beside_pages(self, middle: int, pages: Iterable[QRectF]) -> int:
        """The middle of a line of labels; one that would cover the name of a page goes below it."""
        half = theme.px(CHIP_HEIGHT) / 2
        for page in pages:
            if middle - half < page.bottom() and middle + half > page.top():
                return round(page.bottom() + half) + 1
        return middle

    def _paint_pages(self, painter: QPainter, pages: Mapping[int, QRectF]) -> None:
        painter.setFont(theme.font(12))
        painter.setPen(theme.colour("text3"))
        for number, where in pages.items():
            painter.drawText(
                where,
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                tr("page %1").replace("%1", str(number)),
            )

    def _paint_bracket(self, painter: QPainter) -> None:
        bracket = self._view.current_bracket()
        if bracket is None:
            return
        bracket.moveLeft(self.width() - 4)
        painter.fillRect(bracket, QColor(theme.tokens.match(self._view.current_number())[2]))

    def _paint_line(self, painter: QPainter, middle: int, highlights: list[ShownMatch]) -> None:
        height = theme.px(CHIP_HEIGHT)
        right = self.width() - theme.px(8)
        shown = highlights if len(highlights) <= AT_MOST else highlights[: AT_MOST - 1]
        rest = highlights[len(shown) :]
        if rest:
            text = f"+{len(rest)}"
            width = chip_width(text, 20)
            where = QRectF(right - width, middle - height / 2, width, height)
            painter.setFont(theme.font(11))
            painter.setPen(theme.colour("text2"))
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, text)
            self._chips.append((where, rest))
            right = round(where.left()) - theme.px(2)
        for each in reversed(shown):
            width = chip_width(each.label)
            where = QRectF(right - width, middle - height / 2, width, height)
            current = each.key == self._view.current
            paint_chip(
                painter, where, each.label, each.number, counted=each.is_counted, current=current
            )
            self._chips.append((where, [each]))
            right = round(where.left()) - theme.px(4)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for where, highlights in self._chips:
            if where.contains(event.position()):
                self._view.match_chosen.emit(highlights[0].key)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        for where, highlights in self._chips:
            if where.contains(event.position()):
                self._view.match_opened.emit(highlights[0].key)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            for where, highlights in self._chips:
                if where.contains(event.pos().toPointF()):
                    lines = [f"{s.label}: {tr('%Ln words', s.match.words)}" for s in highlights]
                    show_tip_at(event.globalPos(), "\n".join(lines), self)
                    return True
        return super().event(event)
