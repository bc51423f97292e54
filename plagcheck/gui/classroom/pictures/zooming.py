"""Zooming by wheel, keys and fingers, counted in steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

Zoom = Callable[[int, QPointF | None], object]

_NOTCH: Final = 120  # what a wheel reports for one click
_APART: Final = 1.2  # how far fingers move apart for one step
_KEYS: Final = {
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_Equal: 1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_0: 0,
}


class Zooming:
    """Turns events into steps: `zoom(steps, around)`, where no steps mean the whole."""

    def __init__(self, zoom: Zoom) -> None:
        self._zoom = zoom
        self._turned, self._apart = 0, 1.0

    def key(self, event: QKeyEvent) -> bool:
        """Plus, minus and nought, with or without Ctrl."""
        steps = _KEYS.get(Qt.Key(event.key()))
        if steps is None:
            return False
        self._zoom(steps, None)
        return True

    def wheel(self, event: QWheelEvent) -> None:
        """Fine wheels report parts of a click; they are added up."""
        self._turned += event.angleDelta().y()
        steps = int(self._turned / _NOTCH)
        if steps:
            self._turned -= steps * _NOTCH
            self._zoom(steps, event.position())
        event.accept()

    def pinch(self, event: QEvent) -> bool:
        """Two fingers on a touch pad or a screen."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
                return False
            self._spread(1 + event.value(), event.position())
            return True
        if isinstance(event, QGestureEvent):
            found = event.gesture(Qt.GestureType.PinchGesture)
            if not isinstance(found, QPinchGesture):
                return False
            on = event.widget()
            centre = on.mapFromGlobal(found.centerPoint()) if on else found.centerPoint()
            self._spread(found.scaleFactor(), centre)
            event.accept(found)
            return True
        return False

    def _spread(self, factor: float, around: QPointF) -> None:
        self._apart *= factor
        step = 1 if self._apart >= _APART else -1 if self._apart <= 1 / _APART else 0
        if step:
            self._apart = 1.0
            self._zoom(step, around)
