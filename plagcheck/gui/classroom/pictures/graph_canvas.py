"""The ground a graph is drawn on: layout in turns, zoom, and the picture itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.classroom.pictures.graph_layout import GraphParts
from plagcheck.gui.classroom.pictures.graph_paint import Drawing, paint
from plagcheck.gui.classroom.pictures.graph_scene import GraphScene
from plagcheck.gui.classroom.pictures.picture import paint_ring, paint_words
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme

SPREAD: Final = (180.0, 110.0)  # length of a line across and down, at scale 1
MARGIN: Final = (200.0, 90.0)  # between parts that are not connected
TURN: Final = 200_000  # distances computed before the window may react again
LARGEST, SMALLEST, ZOOM_STEP, CLOSEST_FIT, MOST_STRETCH = 6.0, 0.05, 1.2, 2.4, 2.2


class GraphCanvas(QWidget):
    """Shows a scene, once everything in it has found its place."""

    settled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: Mapping[int, str] = {}
        self._scene = GraphScene.of(())
        self._next: tuple[GraphScene, Mapping[int, str]] = self._scene, {}
        self._parts: GraphParts | None = None  # of what comes next
        self._points = np.zeros((0, 2))
        self._scale, self._shift, self._is_fitted = np.ones(2), np.zeros(2), True
        self._current: int | None = None  # a line
        self._pointed: int | None = None  # a paper
        self._pointed_line: int | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._advance)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(560), theme.px(480))

    # -- the layout

    def _show_scene(self, scene: GraphScene, names: Mapping[int, str]) -> None:
        """What stands where is kept when only names change."""
        if self._parts is None and self._has_same_lines(scene):
            self._scene, self._names = scene, names
        else:
            self._next = scene, names
            self._parts = scene.parts()
            self._timer.start(0)
            self._advance()
        self.update()

    def _has_same_lines(self, scene: GraphScene) -> bool:
        known = self._scene
        return (
            (scene.papers, scene.joined) == (known.papers, known.joined)
            and np.array_equal(scene.a, known.a)
            and np.array_equal(scene.b, known.b)
            and np.array_equal(scene.scores, known.scores)
        )

    def _advance(self) -> None:
        """One turn; the last one shows the result. Until then the graph before it stays."""
        if self._parts is None or not self._parts.advance(TURN):
            return
        self._timer.stop()
        self._scene, self._names = self._next
        self._current = self._pointed = self._pointed_line = None
        shape = self.width() / max(1, self.height())
        self._points = self._parts.points(SPREAD, MARGIN, min(max(shape, 0.6), 2.4))
        self._parts = None
        self.fit()
        self.settled.emit()

    @property
    def is_settled(self) -> bool:
        return self._parts is None

    # -- where things are

    def drawing(self) -> Drawing:
        """The graph as it stands on the screen."""
        names = tuple(self._names[paper] for paper in self._scene.papers)
        points = self._points * self._scale + self._shift
        return Drawing(
            self._scene, names, points, float(self._scale.min()), self._current, self._pointed,
            self._pointed_line,
        )  # fmt: skip

    def fit(self) -> None:
        """Show everything; places have no meaning, so it may be stretched to fill the room."""
        self._is_fitted = True
        if not len(self._points):
            return
        low, high = self._points.min(axis=0), self._points.max(axis=0)
        room = np.array([self.width() - theme.px(180), self.height() - theme.px(80)])
        size = np.maximum(high - low, 1.0)
        scale = np.clip(np.maximum(room, 40) / size, SMALLEST, CLOSEST_FIT)
        self._scale = np.minimum(scale, scale.min() * MOST_STRETCH)
        middle = np.array([self.width(), self.height()]) / 2
        self._shift = middle - (low + high) / 2 * self._scale
        self.update()

    def zoom(self, steps: int, around: QPointF | None = None) -> None:
        """Closer or farther; 0 shows everything."""
        if not steps:
            self.fit()
            return
        point = around or QPointF(self.width() / 2, self.height() / 2)
        here = np.array([point.x(), point.y()])
        scale = np.clip(self._scale * ZOOM_STEP**steps, SMALLEST, LARGEST)
        self._shift = here - (here - self._shift) * (scale / self._scale)
        self._scale, self._is_fitted = scale, False
        self.update()

    def _pan(self, way: QPointF) -> None:
        self._shift = self._shift + np.array([way.x(), way.y()])
        self._is_fitted = False
        self.update()

    def _put(self, paper: int, point: QPointF) -> None:
        """Move a paper to a point of the screen."""
        here = np.array([point.x(), point.y()])
        self._points[paper] = (here - self._shift) / self._scale
        self.update()

    # -- what Qt asks

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._is_fitted:
            self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._scene.papers:
            painter.fillRect(self.rect(), theme.colour("surface"))
            paint(painter, self.drawing())
        elif self.is_settled:
            paint_words(painter, self.rect(), tr("No two papers share that much."))
        else:
            paint_words(painter, self.rect(), tr("Arranging the papers…"))
        paint_ring(painter, self, self.rect())
        painter.end()
