"""How the graph is painted: pills with names where there is room, dots where there is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from plagcheck.gui.classroom.pictures.graph_scene import GraphScene
from plagcheck.gui.parts.text_format import share
from plagcheck.gui.parts.theme import theme

PILL_HEIGHT: Final = 30
LONGEST_NAME: Final = 150
PILLS_FROM: Final = 0.62  # the scale from which names have room
MOST_LABELS: Final = 60  # more shares than this would cover the lines
WIDEST_LINE: Final = 14.0
DOT: Final = 6.0
MOST_TAGS: Final = 150
_SOLID, _DASHED = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine
_ALONG: Final = (0.5, 0.4, 0.6, 0.3, 0.7)  # where on its line a share may be printed


@dataclass(frozen=True, slots=True)
class Drawing:
    """A graph on the screen; lines and papers by place."""

    scene: GraphScene
    names: tuple[str, ...]
    points: NDArray[np.float64]  # on the screen
    scale: float
    current: int | None = None  # a line
    pointed: int | None = None  # a paper
    pointed_line: int | None = None

    @property
    def has_pills(self) -> bool:
        return self.scale >= PILLS_FROM * theme.scale

    def pill(self, at: int) -> QRectF:
        """The outline of a paper."""
        centre = QPointF(*self.points[at])
        if not self.has_pills:
            return QRectF(centre.x() - DOT, centre.y() - DOT, 2 * DOT, 2 * DOT)
        metrics = QFontMetricsF(theme.font(13, bold=True))
        text = min(metrics.horizontalAdvance(self.names[at]), theme.px(LONGEST_NAME))
        width, height = max(text + theme.px(28), theme.px(64)), theme.px(PILL_HEIGHT)
        return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)

    def line_width(self, at: int) -> float:
        wide = 1.5 + 30 * float(self.scene.scores[at])
        return min(WIDEST_LINE, wide) if self.has_pills else max(1.0, min(5.0, wide / 3))

    def line_at(self, point: QPointF) -> int | None:
        """The line nearest to a point, if it is close."""
        scene = self.scene
        if not scene.pairs:
            return None
        here = np.array([point.x(), point.y()])
        start, way = self.points[scene.a], self.points[scene.b] - self.points[scene.a]
        length = np.maximum((way * way).sum(axis=1), 1e-9)
        along = np.clip(((here - start) * way).sum(axis=1) / length, 0, 1)
        gap = np.hypot(*(start + way * along[:, None] - here).T)
        nearest = int(gap.argmin())
        close = max(6.0, self.line_width(nearest) / 2 + 2)
        return nearest if gap[nearest] <= close else None

    def paper_at(self, point: QPointF) -> int | None:
        """The paper under a point; the last painted is on top."""
        if not len(self.points):
            return None
        reach = theme.px(LONGEST_NAME)
        near = np.abs(self.points - (point.x(), point.y())).max(axis=1) <= reach
        grown = 0 if self.has_pills else 3
        found = (
            int(at)
            for at in np.flatnonzero(near)[::-1]
            if self.pill(int(at)).adjusted(-grown, -grown, grown, grown).contains(point)
        )
        return next(found, None)


def paint(painter: QPainter, drawing: Drawing) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lit = _lit(drawing)
    _paint_lines(painter, drawing)
    if drawing.has_pills:
        _paint_shares(painter, drawing, lit)
    for at in range(len(drawing.names)):
        _paint_paper(painter, drawing, at, lit)
    if not drawing.has_pills:
        _paint_shares(painter, drawing, lit)
        _paint_tags(painter, drawing, lit)


def _lit(drawing: Drawing) -> set[int] | None:
    """Papers that are not faded; None when all are as usual."""
    if drawing.pointed is None:
        return None
    return drawing.scene.neighbours(drawing.pointed)


def _is_lit(drawing: Drawing, at: int) -> bool:
    """Whether a line belongs to the paper under the pointer, or none is pointed at."""
    if drawing.pointed is None:
        return True
    return drawing.pointed in (drawing.scene.a[at], drawing.scene.b[at])


def _paint_lines(painter: QPainter, drawing: Drawing) -> None:
    """Thin lines first; those that look alike in one go, since there may be thousands."""
    scene, strong = drawing.scene, (drawing.current, drawing.pointed_line)
    alike: dict[tuple[int, float, bool], list[QLineF]] = {}
    for at in range(len(scene.pairs) - 1, -1, -1):
        start, end = drawing.points[scene.a[at]], drawing.points[scene.b[at]]
        dashed = at >= scene.joined
        width = 1.5 if dashed else round(2 * drawing.line_width(at)) / 2
        if at in strong:
            look = (2, max(3.0, width), dashed)
        else:
            look = (int(_is_lit(drawing, at)), width, dashed)
        alike.setdefault(look, []).append(QLineF(*start, *end))
    colours = (_mixed("line2", 0.12), _mixed("line2", 0.55), theme.colour("accent"))
    for (light, width, dashed), lines in sorted(alike.items(), key=lambda item: item[0]):
        colour = theme.colour("line2") if dashed and light == 1 else colours[light]
        painter.setPen(QPen(colour, width, _DASHED if dashed else _SOLID))
        painter.drawLines(lines)


def _mixed(token: str, part: float) -> QColor:
    """A colour thinned with the ground; mixed, since blending takes several times as long."""
    colour, ground = theme.colour(token), theme.colour("surface")
    sides = (
        (colour.red(), ground.red()),
        (colour.green(), ground.green()),
        (colour.blue(), ground.blue()),
    )
    return QColor(*(round(one * part + other * (1 - part)) for one, other in sides))


def _paint_shares(painter: QPainter, drawing: Drawing, lit: set[int] | None) -> None:
    """Shares on their lines, moved along where they would cover each other."""
    taken = [drawing.pill(at) for at in range(len(drawing.names))] if drawing.has_pills else []
    for at in _labelled(drawing, lit):
        strong = at in (drawing.current, drawing.pointed_line)
        painter.setFont(theme.font(12, bold=strong))
        text = share(float(drawing.scene.scores[at]))
        where = _free_place(drawing, at, text, taken, painter)
        taken.append(where)
        painter.setPen(QPen(theme.colour("accent" if strong else "line2"), 1))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(where, 3, 3)
        painter.setPen(theme.colour("text"))
        painter.drawText(where, Qt.AlignmentFlag.AlignCenter, text)


def _labelled(drawing: Drawing, lit: set[int] | None) -> list[int]:
    """Lines whose share is printed: all where there is room, else those pointed at."""
    every = range(len(drawing.scene.pairs))
    named = [at for at in (drawing.current, drawing.pointed_line) if at is not None]
    if drawing.has_pills and lit is not None:
        own = [at for at in every if _is_lit(drawing, at)]
        named += own[:MOST_LABELS]
    elif drawing.has_pills and len(every) <= MOST_LABELS:
        named += every
    return list(dict.fromkeys(named))


def _free_place(
    drawing: Drawing, at: int, text: str, taken: list[QRectF], painter: QPainter
) -> QRectF:
    metrics = QFontMetricsF(painter.font())
    width, height = metrics.horizontalAdvance(text) + theme.px(12), theme.px(20)
    start = drawing.points[drawing.scene.a[at]]
    way = drawing.points[drawing.scene.b[at]] - start
    boxes = []
    for part in _ALONG:
        x, y = start + way * part
        boxes.append(QRectF(x - width / 2, y - height / 2, width, height))
    free = (box for box in boxes if not any(box.intersects(other) for other in taken))
    return next(free, boxes[0])


def _paint_paper(painter: QPainter, drawing: Drawing, at: int, lit: set[int] | None) -> None:
    where = drawing.pill(at)
    inside = drawing.scene.papers[at] in drawing.scene.members
    shown = lit is None or at in lit
    edge = theme.colour("text" if inside else "line2") if shown else _mixed("text", 0.25)
    if at == drawing.pointed or _ends_current(drawing, at):
        edge = theme.colour("accent")
    painter.setPen(QPen(edge, 1.5, _SOLID if inside else _DASHED))
    if drawing.has_pills:
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(where, where.height() / 2, where.height() / 2)
        _paint_name(painter, where, drawing.names[at], shown)
        return
    fill = theme.colour("text2" if inside else "surface")
    painter.setBrush(fill if shown else _mixed("text2", 0.25))
    painter.drawEllipse(where)


def _ends_current(drawing: Drawing, at: int) -> bool:
    lines = (drawing.current, drawing.pointed_line)
    return any(
        line is not None and at in (drawing.scene.a[line], drawing.scene.b[line]) for line in lines
    )


def _paint_name(painter: QPainter, where: QRectF, name: str, shown: bool) -> None:
    painter.setPen(theme.colour("text") if shown else _mixed("text", 0.4))
    painter.setFont(theme.font(13, bold=True))
    room = where.width() - theme.px(20)
    metrics = QFontMetricsF(painter.font())
    shown_name = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room)
    painter.drawText(where, Qt.AlignmentFlag.AlignCenter, shown_name)


def _paint_tags(painter: QPainter, drawing: Drawing, lit: set[int] | None) -> None:
    """Names beside dots, as many as there is room for; those pointed at come first."""
    every = range(len(drawing.names))
    first = [at for at in every if _ends_current(drawing, at)] + sorted(lit or ())
    rest = every if lit is None and len(every) <= MOST_TAGS else ()
    painter.setFont(theme.font(12))
    metrics, height = QFontMetricsF(painter.font()), theme.px(17)
    inside = QRectF(painter.viewport())
    taken = [drawing.pill(at) for at in every] if len(every) <= MOST_TAGS else []
    for at in dict.fromkeys((*first, *rest)):
        middle = Qt.TextElideMode.ElideMiddle
        name = metrics.elidedText(drawing.names[at], middle, theme.px(LONGEST_NAME))
        width, dot = metrics.horizontalAdvance(name) + 6, drawing.pill(at)
        x, y = dot.center().x(), dot.center().y()
        places = (
            (x - width / 2, dot.bottom() + 1), (x - width / 2, dot.top() - height - 1),
            (dot.right() + 2, y - height / 2), (dot.left() - width - 2, y - height / 2),
        )  # fmt: skip
        boxes = [QRectF(*place, width, height) for place in places]
        boxes = [box for box in boxes if inside.contains(box)] or boxes[:1]
        free = [box for box in boxes if not any(box.intersects(other) for other in taken)]
        if free or at in first[:1]:
            where = (free or boxes)[0]
            taken.append(where)
            painter.setPen(theme.colour("text"))
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, name)
