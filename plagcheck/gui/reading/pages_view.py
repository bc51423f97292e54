"""The real pages of a PDF with the matches highlighted on them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.parts.chips import chip_width, paint_chip
from plagcheck.gui.parts.theme import LIGHT, theme
from plagcheck.gui.reading.highlights import pen_style

if TYPE_CHECKING:
    from plagcheck.gui.jobs.page_jobs import Picture

GAP = 16  # pixels between pages
MARGIN = 36  # pixels beside them, for the labels
KEPT = 12  # pictures kept
LEAST_ZOOM, MOST_ZOOM = 0.3, 5.0
A4 = (595.0, 842.0)  # points, until the first picture says better


@dataclass(frozen=True, slots=True)
class PageMark:
    """A match on the pages: rectangles as (page, left, top, right, bottom)."""

    highlight: ShownMatch
    boxes: tuple[tuple[int, float, float, float, float], ...]


class PagesView(QAbstractScrollArea):
    """Pictures are asked for when they come into view, at the size they are shown in."""

    match_chosen = Signal(str)
    match_opened = Signal(str)
    view_moved = Signal()
    picture_wanted = Signal(int, float)  # page from 0, pixels per point
    picture_shown = Signal(int)  # page from 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.verticalScrollBar().valueChanged.connect(self._on_scroll)
        self.horizontalScrollBar().valueChanged.connect(self._on_scroll)
        self.current = ""
        self.zoom = 1.0
        self._fits = True
        self._most_fit = MOST_ZOOM
        self._sizes: list[tuple[float, float]] = []
        self._marks: Sequence[PageMark] = ()
        self._pictures: OrderedDict[int, tuple[float, QImage]] = OrderedDict()
        self._asked: dict[int, float] = {}
        self._ask_soon = QTimer(self)
        self._ask_soon.setSingleShot(True)
        self._ask_soon.setInterval(15)  # a quick scroll asks for where it ends
        self._ask_soon.timeout.connect(self._ask)
        theme.changed.connect(self.viewport().update)

    # -- what is shown

    @property
    def has_pages(self) -> bool:
        return bool(self._sizes)

    def show_pages(self, count: int) -> None:
        """So many pages; their pictures and marks come later."""
        self._sizes = [A4] * count
        self._marks = ()
        self._pictures.clear()
        self._asked.clear()
        self.current = ""
        self._lay_out()
        self._ask_soon.stop()
        self._ask()

    def set_marks(self, marks: Sequence[PageMark]) -> None:
        self._marks = marks
        self.viewport().update()

    def set_picture(self, picture: Picture) -> None:
        """A picture has come."""
        page, image, zoom = picture.page, picture.image, picture.zoom
        size = (image.width() / zoom, image.height() / zoom)
        first = not self._pictures
        self._pictures[page] = (zoom, image)
        self._pictures.move_to_end(page)
        while len(self._pictures) > KEPT:
            gone, _ = self._pictures.popitem(last=False)
            self._asked.pop(gone, None)
        if first and self._sizes == [A4] * len(self._sizes):
            self._sizes = [size] * len(self._sizes)  # most documents have pages of one size
            self._keep_place(self._lay_out)
        elif self._sizes[page] != size:
            self._sizes[page] = size
            self._keep_place(self._lay_out)
        self.viewport().update()
        self.picture_shown.emit(page)

    def set_current(self, key: str) -> None:
        self.current = key
        where = self.span_of(key)
        if where is not None:
            bar = self.verticalScrollBar()
            bar.setValue(round(bar.value() + where[0] - self.viewport().height() / 3))
        self.viewport().update()

    def zoom_by(self, step: int) -> None:
        self._fits = False
        self._set_zoom(self.zoom * (1.15**step))

    def fit_width(self) -> None:
        self._fits = True
        self._lay_out()

    def keep_pages_small(self, zoom: float) -> None:
        """Pages that fill the width grow no larger than this by themselves."""
        self._most_fit = zoom

    def part_in_view(self) -> tuple[float, float]:
        """First and last of the pages that can be seen, as fractions of pages."""
        top = self.verticalScrollBar().value()
        return self._page_at(top), self._page_at(top + self.viewport().height())

    def _page_at(self, y: float) -> float:
        for page, (_, height) in enumerate(self._sizes):
            start = self._top(page)
            if y <= start + height * self.zoom:
                return page + min(max((y - start) / (height * self.zoom), 0.0), 1.0)
        return float(len(self._sizes))

    def span_of(self, key: str) -> tuple[float, float] | None:
        """Top and bottom of a match in the viewport."""
        mark = next((m for m in self._marks if m.highlight.key == key), None)
        if mark is None or not mark.boxes:
            return None
        rects = [self._rect(box) for box in mark.boxes]
        return min(r.top() for r in rects), max(r.bottom() for r in rects)

    def shown_highlights(self) -> list[ShownMatch]:
        return [mark.highlight for mark in self._marks]

    # -- geometry

    def _set_zoom(self, zoom: float) -> None:
        self.zoom = min(max(zoom, LEAST_ZOOM), MOST_ZOOM)
        self._keep_place(self._lay_out)

    def _keep_place(self, change: object) -> None:
        bar = self.verticalScrollBar()
        part = bar.value() / max(1, bar.maximum())
        if callable(change):
            change()
        bar.setValue(round(part * bar.maximum()))

    def _lay_out(self) -> None:
        widest = max((width for width, _ in self._sizes), default=A4[0])
        if self._fits:
            room = self.viewport().width() - 2 * theme.px(MARGIN)
            self.zoom = min(max(room / widest, LEAST_ZOOM), self._most_fit)
        height = self._top(len(self._sizes))
        bar, across = self.verticalScrollBar(), self.horizontalScrollBar()
        bar.setRange(0, max(0, round(height) - self.viewport().height()))
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(40)
        width = round(widest * self.zoom) + 2 * theme.px(MARGIN)
        across.setRange(0, max(0, width - self.viewport().width()))
        across.setPageStep(self.viewport().width())
        self._ask_soon.start()
        self.viewport().update()
        self.view_moved.emit()

    def _top(self, page: int) -> float:
        """Where a page begins, from the top of all."""
        return GAP + sum(height * self.zoom + GAP for _, height in self._sizes[:page])

    def _page_rect(self, page: int) -> QRectF:
        width, height = self._sizes[page][0] * self.zoom, self._sizes[page][1] * self.zoom
        left = max(float(theme.px(MARGIN)), (self.viewport().width() - width) / 2)
        return QRectF(
            left - self.horizontalScrollBar().value(),
            self._top(page) - self.verticalScrollBar().value(),
            width,
            height,
        )

    def _rect(self, box: tuple[int, float, float, float, float]) -> QRectF:
        page, left, top, right, bottom = box
        origin = self._page_rect(page).topLeft()
        corner = QPointF(left * self.zoom, top * self.zoom)
        far = QPointF(right * self.zoom, bottom * self.zoom)
        return QRectF(origin + corner, origin + far)

    def _visible(self) -> list[int]:
        view = QRectF(self.viewport().rect())
        return [p for p in range(len(self._sizes)) if self._page_rect(p).intersects(view)]

    def _ask(self) -> None:
        """Ask for pictures that are missing or of another size, and for the next page."""
        zoom = self.zoom * self.devicePixelRatioF()
        visible = self._visible()
        following = [visible[-1] + 1] if visible and visible[-1] + 1 < len(self._sizes) else []
        for page in [*visible, *following]:
            if abs(self._asked.get(page, 0.0) - zoom) > 0.01:
                self._asked[page] = zoom
                self.picture_wanted.emit(page, zoom)

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), theme.colour("hover"))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        visible = self._visible()
        for page in visible:
            self._paint_page(painter, page)
        for mark in self._marks:
            self._paint_mark(painter, mark, set(visible))
        painter.end()

    def _paint_page(self, painter: QPainter, page: int) -> None:
        where = self._page_rect(page)
        painter.fillRect(where, Qt.GlobalColor.white)
        if page in self._pictures:
            painter.drawImage(where, self._pictures[page][1])
        painter.setPen(QPen(theme.colour("line2"), 1))
        painter.drawRect(where)

    def _paint_mark(self, painter: QPainter, mark: PageMark, visible: set[int]) -> None:
        boxes = [box for box in mark.boxes if box[0] in visible]
        if not boxes:
            return
        # Pages are white in the dark too, so they keep the light colours.
        shown = mark.highlight
        rest, tint, stroke = LIGHT.match(shown.number)
        current = shown.key == self.current
        painter.save()
        if shown.is_counted:  # what does not count is hollow, as in the text
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            for rect in map(self._rect, boxes):
                painter.fillRect(rect, QColor(tint if current else rest))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        pen = QPen(QColor(stroke), 2 if current else 1, pen_style(shown.kind, shown.is_counted))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        for rect in map(self._rect, boxes):
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()
        chip = self._chip_rect(boxes, shown.label)
        paint_chip(
            painter, chip, shown.label, shown.number, counted=shown.is_counted, current=current
        )

    def _chip_rect(
        self, boxes: Sequence[tuple[int, float, float, float, float]], label: str
    ) -> QRectF:
        """Outside the page, on the side of the column the match stands in."""
        page, first = self._page_rect(boxes[0][0]), self._rect(boxes[0])
        width, height = chip_width(label), theme.px(18)
        column = min(self._rect(box).left() for box in boxes)
        at_left = column < page.center().x()
        left = page.left() - width - 6 if at_left else page.right() + 6
        left = min(max(left, 3.0), self.viewport().width() - width - 3.0)
        return QRectF(left, first.center().y() - height / 2, width, height)

    # -- events

    def _on_scroll(self) -> None:
        self._ask_soon.start()
        self.viewport().update()
        self.view_moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_place(self._lay_out)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(1 if event.angleDelta().y() > 0 else -1)
            return
        super().wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for mark in self._marks:
            if any(self._rect(box).contains(event.position()) for box in mark.boxes):
                self.match_chosen.emit(mark.highlight.key)
                return
