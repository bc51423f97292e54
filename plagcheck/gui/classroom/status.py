"""The four states of a review: their names, their signs, and how many are in each."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from plagcheck.gui.parts.text_format import report_wording
from plagcheck.gui.parts.theme import theme
from plagcheck.model.decisions import Decisions, Status, pair_key

if TYPE_CHECKING:
    from plagcheck.model.classes import ClassResult


def status_name(status: Status) -> str:
    return report_wording().status(status)


def paint_status(painter: QPainter, where: QRectF, status: Status, colour: str) -> None:
    """An empty ring, a ring with a tick, half a disc or a full one."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thin = where.width() / 9
    ring = where.adjusted(thin, thin, -thin, -thin)
    painter.setPen(QPen(QColor(colour), thin * 1.1))
    painter.setBrush(
        QColor(colour) if status is Status.CONFIRMED else QColor(Qt.GlobalColor.transparent)
    )
    painter.drawEllipse(ring)
    if status is Status.TO_DISCUSS:
        painter.setBrush(QColor(colour))
        painter.drawPie(ring, 90 * 16, -180 * 16)
    elif status is Status.NO_CONCERN:
        x, y, size = ring.x(), ring.y(), ring.width()
        corners = [
            QPointF(x + part * size, y + other * size)
            for part, other in ((0.28, 0.52), (0.44, 0.68), (0.73, 0.35))
        ]
        painter.drawPolyline(corners)
    painter.restore()


def status_icon(status: Status, size: int = 14) -> QIcon:
    return _icon(status, theme.tokens.text2, theme.px(size))


@cache
def _icon(status: Status, colour: str, size: int) -> QIcon:
    image = QPixmap(size * 2, size * 2)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_status(painter, QRectF(0, 0, size * 2, size * 2), status, colour)
    painter.end()
    image.setDevicePixelRatio(2)
    return QIcon(image)


def count_papers(result: ClassResult, decisions: Decisions) -> dict[Status, int]:
    """How many papers of a class are in each state."""
    decided = Counter(found.status for found in decisions.papers.values())
    return _with_the_rest(decided, len(result.papers))


def count_pairs(result: ClassResult, decisions: Decisions) -> dict[Status, int]:
    """How many pairs that count are in each state."""
    counted = {pair_key(pair.a, pair.b) for pair in result.counted_pairs}
    decided = Counter(
        found.status for (a, b), found in decisions.pairs.items() if (a, b) in counted
    )
    return _with_the_rest(decided, len(result.counted_pairs))


def _with_the_rest(decided: Counter[Status], total: int) -> dict[Status, int]:
    """What nothing was said of is not reviewed."""
    counts = {status: decided[status] for status in Status}
    counts[Status.NOT_REVIEWED] = 0
    counts[Status.NOT_REVIEWED] = total - sum(counts.values())
    return counts
