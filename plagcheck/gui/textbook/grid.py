"""Tables of the lesson: cells that show a bit, a value that was replaced, or who is in a bucket."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from plagcheck.gui.parts.row_delegate import EDGE, is_chosen
from plagcheck.gui.parts.row_models import DISPLAY, Index
from plagcheck.gui.parts.tables import dress_table
from plagcheck.gui.parts.theme import theme

PAD: Final = 6  # design pixels at each side of a cell
LINE: Final = 20  # of one line in a cell
WIDEST: Final = 240  # a longer shingle is cut
MORE: Final = 30  # what a column takes beyond what it needs
NAME: Final = 32  # of the column of a set
CELL: Final = int(Qt.ItemDataRole.UserRole)
_MIDDLE: Final = Qt.AlignmentFlag.AlignCenter


class GridCell(NamedTuple):
    """What stands in a cell, and how."""

    text: str = ""
    struck: str = ""  # what stood here until now
    spoken: str = ""  # where that says more than the text
    is_bold: bool = False
    is_faint: bool = False
    is_serif: bool = False
    is_left: bool = False
    is_framed: bool = False
    is_tinted: bool = False
    is_bucket: bool = False
    chips: tuple[tuple[str, bool], ...] = ()  # names of sets, and whether they are filled


class Title(NamedTuple):
    """The head of a column; a set has a box around its name."""

    text: str
    spoken: str = ""
    chip: bool | None = None  # a box, filled or not


Row = Sequence[GridCell]


class RowsOnDemand(Sequence[Row]):
    """Rows that are made when they are looked at: a long matrix is never shown as a whole."""

    def __init__(self, count: int, make: Callable[[int], Row]) -> None:
        self._count, self._make = count, make

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, place: Any) -> Any:
        return self._make(range(self._count)[place])  # an IndexError where there is none


class GridModel(QAbstractTableModel):
    """Cells as they were made."""

    def __init__(self) -> None:
        super().__init__()
        self.titles: Sequence[Title] = ()
        self.rows: Sequence[Row] = ()

    def put(self, titles: Sequence[Title], rows: Sequence[Row]) -> None:
        """Other cells; who looks at a row goes on doing so where there are as many."""
        same = len(rows) == len(self.rows) and list(titles) == list(self.titles)
        if not same:
            self.beginResetModel()
        self.titles, self.rows = list(titles), rows
        if not same:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(
                self.index(0, 0), self.index(len(rows) - 1, max(0, len(titles) - 1))
            )

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.titles)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.titles):
            return None
        title = self.titles[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return title.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return title.spoken or title.text
        return title if role == CELL else None

    def data(self, index: Index, role: int = DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        cell = self.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text or " ".join(name for name, _ in cell.chips)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            title = self.titles[index.column()]
            said = cell.spoken or cell.text or ", ".join(name for name, _ in cell.chips)
            return f"{title.spoken or title.text}: {said}".strip()
        return cell if role == CELL else None


class GridTable(QTableView):
    """A table of the lesson; one row of it is looked at."""

    row_chosen = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.cells = GridModel()
        self.lines = 1
        self.is_whole = False  # no higher than its rows
        self._needed: list[int] = []
        self._shape: tuple[object, ...] = ()
        self._widest: Sequence[Row] = ()
        self._is_marking = False
        dress_table(self, name, 32)
        self.setHorizontalHeader(GridHeader(self))
        self.setModel(self.cells)
        self._delegate = GridDelegate()
        self.setItemDelegate(self._delegate)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentRowChanged.connect(self._on_row)
        self.setMinimumSize(QSize(theme.px(80), theme.px(80)))
        theme.changed.connect(self.fit)

    def show_rows(
        self,
        titles: Sequence[Title],
        rows: Sequence[Row],
        lines: int = 1,
        widest: Row | None = None,
    ) -> None:
        """Cells with so many lines; columns are as wide as the widest row wants, or all rows."""
        # What is looked at stays where it was; the page says when it is another.
        self._is_marking = True
        self.cells.put(titles, rows)
        self._is_marking = False
        self.lines = lines
        self._widest = [widest] if widest is not None else rows
        self.fit()

    def mark(self, row: int) -> None:
        """Look at a row, or at none."""
        self._is_marking = True
        if 0 <= row < self.cells.rowCount():
            if self.currentIndex().row() != row:
                self.setCurrentIndex(self.cells.index(row, max(0, self.currentIndex().column())))
            self.scrollTo(self.cells.index(row, self.horizontalHeader().logicalIndexAt(0)))
        else:
            self.clearSelection()
            self.selectionModel().clearCurrentIndex()
        self._is_marking = False

    def _on_row(self, now: QModelIndex, _: QModelIndex) -> None:
        if not self._is_marking and now.isValid():
            self.row_chosen.emit(now.row())

    def fit(self) -> None:
        """Columns as wide as what stands in them, in the size of now."""
        self.verticalHeader().setDefaultSectionSize(theme.px(10 + LINE * self.lines))
        shape = (list(self.cells.titles), len(self.cells.rows), theme.scale)
        before = self._needed if shape == self._shape else [0] * len(self.cells.titles)
        self._shape = shape
        # No narrower than before: nothing moves while values come and go.
        self._needed = [
            max(before[column], self._needed_for(column)) for column in range(len(before))
        ]
        self._spread()
        if self.is_whole:
            self.setMaximumHeight(self._whole_height())
        self.updateGeometry()

    def _needed_for(self, column: int) -> int:
        widths = [_width(row[column], theme.scale) for row in self._widest]
        wide = max([_title_width(self.cells.titles[column]), *widths])
        return min(round(wide), theme.px(WIDEST))

    def _spread(self) -> None:
        """Room that is left goes to all columns alike, up to what can still be read as a row."""
        room = self.viewport().width() - sum(self._needed)
        more = max(0, min(room // max(1, len(self._needed)), theme.px(MORE)))
        for column, needed in enumerate(self._needed):
            self.setColumnWidth(column, needed + more)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread()

    def whole_width(self) -> int:
        """What all columns need."""
        return sum(self._needed)

    def _whole_height(self) -> int:
        rows = self.cells.rowCount() * self.verticalHeader().defaultSectionSize()
        bar = self.horizontalScrollBar()
        foot = bar.sizeHint().height() if bar.maximum() else 0
        return rows + self.horizontalHeader().sizeHint().height() + foot + 2


def _font(cell: GridCell) -> QFont:
    return theme.font(14 if cell.is_serif else 13, bold=cell.is_bold, serif=cell.is_serif)


@lru_cache(4096)
def _width(cell: GridCell, _scale: float) -> float:
    if cell.is_bucket:
        return theme.px(30)
    metrics = QFontMetricsF(_font(cell))
    lines = cell.text.split("\n")
    text = max(metrics.horizontalAdvance(line) for line in lines)
    struck = metrics.horizontalAdvance(cell.struck) + theme.px(4) if cell.struck else 0
    return text + struck + 2 * theme.px(PAD) + (theme.px(4) if cell.is_framed else 0)


def _title_width(title: Title) -> float:
    metrics = QFontMetricsF(theme.font(13, bold=True))
    text = metrics.horizontalAdvance(title.text) + 2 * theme.px(PAD)
    return text if title.chip is None else max(text, theme.px(NAME))


def paint_name(painter: QPainter, where: QRectF, name: str, *, is_filled: bool) -> None:
    """The box around the name of a set: told apart by letter and by ground."""
    wide = max(theme.px(20), QFontMetricsF(theme.font(12, bold=True)).horizontalAdvance(name) + 8)
    box = QRectF(0, 0, wide, theme.px(20))
    box.moveCenter(where.center())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("text"), 1.5))
    painter.setBrush(theme.colour("text" if is_filled else "surface"))
    painter.drawRoundedRect(box, 3, 3)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(theme.colour("surface" if is_filled else "text"))
    painter.setFont(theme.font(12, bold=True))
    painter.drawText(box, _MIDDLE, name)


class GridHeader(QHeaderView):
    """Heads of narrow columns, in the middle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(8)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), theme.px(32))

    def paintSection(self, painter: QPainter, rect: object, section: int) -> None:
        where = QRectF(rect)  # type: ignore[call-overload]
        title = self.model().headerData(section, Qt.Orientation.Horizontal, CELL)
        painter.save()
        painter.fillRect(where, theme.colour("surface2"))
        painter.fillRect(where.adjusted(0, where.height() - 1, 0, 0), theme.colour("line"))
        if isinstance(title, Title) and title.chip is not None:
            paint_name(painter, where, title.text, is_filled=title.chip)
        elif isinstance(title, Title):
            painter.setPen(theme.colour("text2"))
            painter.setFont(theme.font(13, bold=True))
            painter.drawText(where, _MIDDLE, title.text)
        painter.restore()


class GridDelegate(QStyledItemDelegate):
    """Paints a cell; a row that is looked at has an edge, a value just kept a frame."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = index.data(CELL)
        if not isinstance(cell, GridCell):
            return
        rect, chosen = QRectF(option.rect), is_chosen(option)
        painter.save()
        if chosen:
            painter.fillRect(rect, theme.colour("accentsoft"))
        if cell.is_tinted:
            painter.fillRect(rect.adjusted(3, 3, -3, -3), QColor(theme.tokens.match(1)[0]))
        painter.fillRect(rect.adjusted(0, rect.height() - 1, 0, 0), theme.colour("line"))
        if chosen and not index.column():
            painter.fillRect(rect.adjusted(0, 0, EDGE - rect.width(), 0), theme.colour("accent"))
        if cell.is_bucket:
            _paint_bucket(painter, rect, cell)
        else:
            _paint_value(painter, rect, cell)
        painter.restore()


def _paint_value(painter: QPainter, rect: QRectF, cell: GridCell) -> None:
    inner = rect.adjusted(theme.px(PAD), 0, -theme.px(PAD), 0)
    painter.setFont(_font(cell))
    painter.setPen(theme.colour("text3" if cell.is_faint else "text"))
    if cell.struck:
        _paint_replaced(painter, inner, cell)
    else:
        metrics = painter.fontMetrics()
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        text = cell.text
        if "\n" not in text:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, round(inner.width()) + 1)
        painter.drawText(inner, left if cell.is_left else _MIDDLE, text)
    if cell.is_framed:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(2, 3, -2, -4), 4, 4)


def _paint_replaced(painter: QPainter, inner: QRectF, cell: GridCell) -> None:
    """The value that was kept until now, struck out, and the one that is kept now."""
    now, before = theme.font(13, bold=True), QFont(theme.font(12))
    before.setStrikeOut(True)
    wide_before = QFontMetricsF(before).horizontalAdvance(cell.struck)
    wide_now = QFontMetricsF(now).horizontalAdvance(cell.text)
    gap = theme.px(4)
    left = inner.center().x() - (wide_before + gap + wide_now) / 2
    upright = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    painter.setFont(before)
    painter.setPen(theme.colour("text3"))
    painter.drawText(
        QRectF(left, inner.top(), wide_before + 2, inner.height()), upright, cell.struck
    )
    painter.setFont(now)
    painter.setPen(theme.colour("text"))
    after = QRectF(left + wide_before + gap, inner.top(), wide_now + 2, inner.height())
    painter.drawText(after, upright, cell.text)


def _paint_bucket(painter: QPainter, rect: QRectF, cell: GridCell) -> None:
    box = rect.adjusted(3.5, 5.5, -3.5, -6.5)
    shared = len(cell.chips) > 1
    painter.setPen(QPen(theme.colour("accent" if shared else "line2"), 2 if shared else 1))
    if shared:
        painter.fillRect(box, QColor(theme.tokens.match(1)[0]))
    painter.drawPolyline([box.topLeft(), box.bottomLeft(), box.bottomRight(), box.topRight()])
    step = min(theme.px(20), (box.height() - 2) / max(1, len(cell.chips)))
    for place, (name, filled) in enumerate(reversed(cell.chips)):
        where = QRectF(box.left(), box.bottom() - step * (place + 1) - 1, box.width(), step)
        paint_name(painter, where, name, is_filled=filled)
