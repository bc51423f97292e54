"""The graph: papers of groups, joined by lines as thick as what they share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from plagcheck.classroom.groups import Group
from plagcheck.gui.classroom.groups.groups_words import pair_sentences, tip
from plagcheck.gui.classroom.pictures.graph_canvas import GraphCanvas
from plagcheck.gui.classroom.pictures.graph_scene import GraphScene
from plagcheck.gui.classroom.pictures.picture import Drag, describe, show_tip
from plagcheck.gui.classroom.pictures.zooming import Zooming
from plagcheck.gui.parts.keys import is_enter
from plagcheck.gui.parts.text_format import tr

_STEPS: Final = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
}


class GraphView(GraphCanvas):
    """Lines and papers can be clicked, papers dragged; arrows go through the pairs, best first."""

    pair_chosen = Signal(int, int)
    paper_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._zooming = Zooming(self.zoom)
        super().__init__(parent)
        self._drag = Drag()
        self._held: int | None = None  # the paper under the button
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.grabGesture(Qt.GestureType.PinchGesture)
        self.setAccessibleName(tr("Graph of shared text"))
        self.settled.connect(self._tell)

    # -- what is shown

    def show_groups(self, groups: Sequence[Group], names: Mapping[int, str]) -> None:
        """Show these groups and what is just outside them."""
        self._show_scene(GraphScene.of(groups), names)
        if self.is_settled:
            self._tell()

    # -- the current pair

    def set_current(self, a: int, b: int) -> None:
        """Mark the line of a pair."""
        self._go_to(self._scene.line_of(a, b))

    def _go_to(self, line: int | None) -> None:
        self._current = line
        self._tell()
        self.update()

    def _step(self, by: int) -> bool:
        """To the next or previous pair; says whether there was one."""
        first = 0 if by > 0 else len(self._scene.pairs) - 1
        line = first if self._current is None else self._current + by
        if not 0 <= line < len(self._scene.pairs):
            return False
        self._go_to(line)
        return True

    def _tell(self) -> None:
        if self._current is None:
            pairs = tr("%Ln pairs", len(self._scene.pairs))
            words = f"{tr('%Ln papers', len(self._scene.papers))}, {pairs}"
        else:
            words = ". ".join(pair_sentences(self._scene.pairs[self._current], self._names))
        describe(self, words)

    def _choose(self, line: int) -> None:
        pair = self._scene.pairs[line]
        self.pair_chosen.emit(pair.a, pair.b)

    # -- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._step(_STEPS[key])
        elif is_enter(event) and self._current is not None:
            self._choose(self._current)
        elif key == Qt.Key.Key_Escape and self._current is not None:
            self._go_to(None)
        elif not self._zooming.key(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes on from pair to pair once arrows have marked one; after the last it leaves."""
        if self._current is not None and self._step(1 if forward else -1):
            return True
        return super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # -- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._drag.press(event):
            self._held = self.drawing().paper_at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._drag.is_held:
            self._point(event.position())
        elif self._drag.move(event):
            if self._held is not None:
                self._put(self._held, event.position())
            else:
                self._pan(self._drag.step)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._drag.release(event):
            return
        line = self.drawing().line_at(event.position())
        if self._held is not None:
            self.paper_chosen.emit(self._scene.papers[self._held])
        elif line is not None:
            self._go_to(line)
            self._choose(line)

    def _point(self, point: QPointF) -> None:
        """Light up what is under the pointer: a paper with its class-mates, or a line."""
        drawing = self.drawing()
        paper = drawing.paper_at(point)
        line = drawing.line_at(point) if paper is None else None
        if (paper, line) == (self._pointed, self._pointed_line):
            return
        self._pointed, self._pointed_line = paper, line
        hand = paper is not None or line is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._zooming.wheel(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point(QPointF(-1e6, -1e6))
        if show_tip(event, self, self._tip):
            return True
        return self._zooming.pinch(event) or super().event(event)

    def _tip(self, point: QPointF) -> str:
        drawing = self.drawing()
        paper = drawing.paper_at(point)
        if paper is not None:
            mates = len(self._scene.neighbours(paper)) - 1
            return tip([drawing.names[paper], tr("shares with %Ln others", mates)])
        line = drawing.line_at(point)
        return tip(pair_sentences(self._scene.pairs[line], self._names)) if line is not None else ""
