"""Small pictures of pages: which hold text, which are pictures, which cannot be read."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.parts import icons
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.document import Coverage

TILE, GAP, CAPTION = (96, 131), 14, 24
SHOWN = 120  # pages; a book is not told page by page
_LINES = (0.9, 1.0, 0.86, 1.0, 0.94, 1.0, 0.5, 1.0, 0.97, 0.88, 1.0, 0.6)

TEXT, PICTURE, UNREADABLE = "text", "picture", "unreadable"


class PageTiles(QWidget):
    """As many in a row as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.states: list[str] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.update)

    def show_coverage(self, read: Coverage) -> None:
        known = dict.fromkeys(read.pages_unreadable, UNREADABLE) | dict.fromkeys(
            read.pages_without_text, PICTURE
        )
        self.states = [known.get(page, TEXT) for page in range(min(read.pages, SHOWN))]
        said = (f"{tr('page %1').replace('%1', str(n))}: {state_name(state)}"
                for n, state in enumerate(self.states, 1))  # fmt: skip
        self.setAccessibleName("; ".join(said))
        self.updateGeometry()
        self.update()

    def _in_row(self, width: int) -> int:
        return max(1, (width + theme.px(GAP)) // theme.px(TILE[0] + GAP))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self.states) // self._in_row(width))
        return rows * theme.px(TILE[1] + CAPTION + GAP)

    def sizeHint(self) -> QSize:
        width = theme.px(6 * (TILE[0] + GAP))
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        in_row, px = self._in_row(self.width()), theme.px
        for place, state in enumerate(self.states):
            down, across = divmod(place, in_row)
            x, y = across * px(TILE[0] + GAP), down * px(TILE[1] + CAPTION + GAP)
            self._paint_tile(painter, QRectF(x + 0.5, y + 0.5, px(TILE[0]), px(TILE[1])), state)
            caption = tr("page %1").replace("%1", str(place + 1))
            if state == TEXT:
                caption = f"{caption} · {state_name(state)}"
            painter.setFont(theme.font(12))
            painter.setPen(theme.colour("text2"))
            below = QRectF(x, y + px(TILE[1]) + 2, px(TILE[0]), px(CAPTION))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, caption)
        painter.end()

    def _paint_tile(self, painter: QPainter, box: QRectF, state: str) -> None:
        px = theme.px
        is_text = state == TEXT
        dash = Qt.PenStyle.SolidLine if is_text else Qt.PenStyle.DashLine
        painter.setPen(QPen(theme.colour("line2"), 1, dash))
        painter.setBrush(theme.colour("surface" if is_text else "surface2"))
        painter.drawRect(box)
        if is_text:
            room = box.adjusted(px(10), px(12), -px(10), -px(10))
            step = room.height() / len(_LINES)
            for place, part in enumerate(_LINES):
                bar = QRectF(room.x(), room.y() + place * step, room.width() * part, px(3))
                painter.fillRect(bar, theme.colour("line2"))
            return
        size = px(22)
        middle = box.center()
        icon = "image" if state == PICTURE else "file-x"
        where = QRectF(middle.x() - size / 2, middle.y() - size, size, size)
        icons.paint(painter, where, icon, theme.tokens.text2)
        painter.setPen(theme.colour("text2"))
        painter.setFont(theme.font(12))
        words = QRectF(box.x(), middle.y() + px(6), box.width(), px(20))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, state_name(state))


def state_name(state: str) -> str:
    names = {TEXT: tr("text"), PICTURE: tr("picture"), UNREADABLE: tr("unreadable")}
    return names[state]
