"""The list of sources: its model and how a row is painted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from plagcheck.gui import icons
from plagcheck.gui.chips import chip_width, paint_chip
from plagcheck.gui.findings import Findings, SourceFound
from plagcheck.gui.theme import theme
from plagcheck.gui.words import jaccard, share, tr

Index = QModelIndex | QPersistentModelIndex
ROW = int(Qt.ItemDataRole.UserRole)

FULL_HEIGHT, NARROW_HEIGHT, FOLD_HEIGHT = 118, 96, 34
NARROW = 330  # pixels; below, a row says the same in two lines


@dataclass(frozen=True, slots=True)
class Row:
    """A source, or the line that opens the sources folded under one."""

    source: SourceFound
    folds: int = 0  # how many this line stands for
    is_open: bool = False
    is_folded: bool = False


class SourceModel(QAbstractListModel):
    """Sources, best first; folded ones appear when their line is opened."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sources: Sequence[SourceFound] = ()
        self._open: set[int] = set()
        self._rows: list[Row] = []
        self.length = 1
        self.pages: tuple[int, ...] = ()

    def show_findings(self, findings: Findings) -> None:
        self.beginResetModel()
        self._sources = findings.sources
        self._open = set()
        self.length = max(1, len(findings.text))
        self.pages = findings.page_starts
        self._rows = self._lay_out()
        self.endResetModel()

    def fold_or_unfold(self, index: Index) -> None:
        row = self._rows[index.row()]
        number, first = row.source.number, index.row() + 1
        self._open ^= {number}
        opened = number in self._open
        if opened:
            self.beginInsertRows(QModelIndex(), first, first + row.folds - 1)
        else:
            self.beginRemoveRows(QModelIndex(), first, first + row.folds - 1)
        self._rows = self._lay_out()
        if opened:
            self.endInsertRows()
        else:
            self.endRemoveRows()
        here = self.index(index.row())
        self.dataChanged.emit(here, here)

    def _lay_out(self) -> list[Row]:
        rows = []
        for source in self._sources:
            rows.append(Row(source))
            if source.folded:
                opened = source.number in self._open
                rows.append(Row(source, len(source.folded), opened))
                if opened:
                    rows += [Row(each, is_folded=True) for each in source.folded]
        return rows

    def row_of(self, number: int) -> int:
        """Where a source stands, or -1."""
        places = (i for i, r in enumerate(self._rows) if not r.folds and r.source.number == number)
        return next(places, -1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return fold_text(row) if row.folds else spoken(row.source)
        if role == Qt.ItemDataRole.ToolTipRole and not row.folds:
            return row.source.path or row.source.name
        return None


def fold_text(row: Row) -> str:
    return tr("%Ln more sources hold the same text", row.folds)


def origin_text(source: SourceFound) -> str:
    """Collection, pages and matches in one line."""
    parts = [source.collection]
    if source.pages:
        parts.append(tr("%Ln pages", source.pages))
    parts.append(tr("%Ln matches", len(source.marks)))
    return " · ".join(part for part in parts if part)


def figures(source: SourceFound) -> list[tuple[str, str]]:
    return [
        (share(source.of_paper), tr("of this paper")),
        (share(source.of_source), tr("of the source")),
        (jaccard(source.jaccard), tr("Jaccard, verified")),
        (tr("%Ln words", source.longest_run), tr("longest run")),
    ]


def spoken(source: SourceFound) -> str:
    """A row for a screen reader, in the order it is painted."""
    parts = [
        tr("Source %1").replace("%1", str(source.number)),
        source.name,
        tr("%Ln words", source.matched_words),
        origin_text(source),
        *(f"{value} {caption}" for value, caption in figures(source)),
    ]
    return ", ".join(parts)


class SourceDelegate(QStyledItemDelegate):
    """Paints a row: chip, title, words; collection; four figures; where it falls."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(ROW)
        width = _width_of(option)
        if row.folds:
            return QSize(width, theme.px(FOLD_HEIGHT))
        return QSize(width, theme.px(NARROW_HEIGHT if width < NARROW else FULL_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW)
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        rect = option.rect
        painter.fillRect(rect, theme.colour("accentsoft" if chosen else "surface"))
        if chosen:
            painter.fillRect(
                QRect(rect.left(), rect.top(), 3, rect.height()), theme.colour("accent")
            )
        painter.setPen(theme.colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if row.folds:
            self._paint_fold(painter, rect, row)
        else:
            self._paint_source(painter, rect, row, index)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()

    def _paint_fold(self, painter: QPainter, rect: QRect, row: Row) -> None:
        size = theme.px(16)
        left = rect.left() + theme.px(44)
        icons.paint(
            painter,
            QRectF(left, rect.center().y() - size / 2, size, size),
            "chevron-down" if row.is_open else "chevron-right",
            theme.tokens.text2,
        )
        painter.setFont(theme.font(12))
        painter.setPen(theme.colour("text2"))
        where = rect.adjusted(left - rect.left() + theme.px(20), 0, -8, 0)
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, fold_text(row))

    def _paint_source(self, painter: QPainter, rect: QRect, row: Row, index: Index) -> None:
        px, source = theme.px, row.source
        narrow = rect.width() < NARROW
        indent = px(24) if row.is_folded else 0
        chip = QRectF(rect.left() + px(12) + indent, rect.top() + px(10), 0, px(20))
        chip.setWidth(chip_width(str(source.number)))
        paint_chip(painter, chip, str(source.number), source.number)
        left = round(chip.left()) + px(34)
        inner = QRect(left, rect.top() + px(10), rect.right() - px(14) - left, rect.height())
        self._paint_title(painter, inner, source, narrow)
        painter.setFont(theme.font(12))
        painter.setPen(theme.colour("text2"))
        if narrow:
            first = f"{share(source.of_paper)} {tr('of paper')} · "
            first += f"{share(source.of_source)} {tr('of source')}"
            second = f"Jaccard {jaccard(source.jaccard)} · {tr('longest run')} {source.longest_run}"
            painter.drawText(inner.left(), inner.top() + px(34), first)
            painter.drawText(inner.left(), inner.top() + px(52), second)
        else:
            painter.drawText(inner.left(), inner.top() + px(34), _elided(
                painter, origin_text(source), inner.width()))  # fmt: skip
            self._paint_figures(painter, inner, source)
        bar = QRectF(inner.left(), rect.bottom() - px(18), inner.width(), px(9))
        self._paint_places(painter, bar, source, index.model())

    def _paint_title(
        self, painter: QPainter, inner: QRect, source: SourceFound, narrow: bool
    ) -> None:
        words = str(source.matched_words) if narrow else tr("%Ln words", source.matched_words)
        painter.setFont(theme.font(13, bold=True))
        painter.setPen(theme.colour("text"))
        metrics = QFontMetrics(painter.font())
        height = theme.px(20)
        taken = metrics.horizontalAdvance(words) + theme.px(12)
        middle = Qt.AlignmentFlag.AlignVCenter
        box = QRect(inner.left(), inner.top(), inner.width(), height)
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, words)
        title = metrics.elidedText(source.name, Qt.TextElideMode.ElideMiddle, inner.width() - taken)
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignLeft, title)

    def _paint_figures(self, painter: QPainter, inner: QRect, source: SourceFound) -> None:
        px = theme.px
        step = min(inner.width() / 4, px(104))
        for place, (value, caption) in enumerate(figures(source)):
            left = round(inner.left() + place * step)
            painter.setFont(theme.font(13, bold=True))
            painter.setPen(theme.colour("text"))
            painter.drawText(left, inner.top() + px(58), value)
            if place == 2:
                tick = left + QFontMetrics(painter.font()).horizontalAdvance(value) + px(4)
                where = QRectF(tick, inner.top() + px(46), px(14), px(14))
                icons.paint(painter, where, "check", theme.tokens.ok)
            painter.setFont(theme.font(11))
            painter.setPen(theme.colour("text3"))
            painter.drawText(
                left, inner.top() + px(73), _elided(painter, caption, round(step) - px(4))
            )

    def _paint_places(
        self, painter: QPainter, bar: QRectF, source: SourceFound, model: object
    ) -> None:
        if not isinstance(model, SourceModel):
            return
        painter.fillRect(bar, theme.colour("shade"))
        painter.setPen(theme.colour("line"))
        painter.drawRect(bar)
        if len(model.pages) < 60:
            for start in model.pages[1:]:
                x = bar.left() + bar.width() * start / model.length
                painter.fillRect(QRectF(x, bar.bottom() - 3, 1, 3), theme.colour("line2"))
        stroke = QColor(theme.tokens.match(source.number)[2])
        for mark in source.marks:
            x = bar.left() + bar.width() * mark.start / model.length
            width = max(3.0, bar.width() * (mark.end - mark.start) / model.length)
            painter.fillRect(QRectF(x, bar.top(), width, bar.height()), stroke)


def _width_of(option: QStyleOptionViewItem) -> int:
    widget = option.widget
    return widget.viewport().width() if isinstance(widget, QListView) else option.rect.width()


def _elided(painter: QPainter, text: str, width: int) -> str:
    return QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, width)


class SourceList(QListView):
    """Sources to choose from. Enter or a double click opens one side by side."""

    source_chosen = Signal(int)
    source_opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = SourceModel(self)
        self.setModel(self._model)
        self.setItemDelegate(SourceDelegate(self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName(tr("Sources"))
        self.clicked.connect(self._on_click)
        self.doubleClicked.connect(self._on_open)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def show_findings(self, findings: Findings) -> None:
        self._model.show_findings(findings)

    def choose(self, number: int) -> None:
        """Select a source without telling anybody."""
        place = self._model.row_of(number)
        if place >= 0 and self.currentIndex().row() != place:
            self.setCurrentIndex(self._model.index(place))

    def _on_click(self, index: QModelIndex) -> None:
        row = index.data(ROW)
        if row.folds:
            self._model.fold_or_unfold(index)
        else:
            self.source_chosen.emit(row.source.number)

    def _on_open(self, index: QModelIndex) -> None:
        row = index.data(ROW)
        if not row.folds:
            self.source_opened.emit(row.source.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            row = index.data(ROW)
            if row.folds:
                self._model.fold_or_unfold(index)
            else:
                self.source_opened.emit(row.source.number)
            return
        super().keyPressEvent(event)
        if self.currentIndex() != index and self.currentIndex().isValid():
            row = self.currentIndex().data(ROW)
            if not row.folds:
                self.source_chosen.emit(row.source.number)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._model.rowCount():
            return
        painter = QPainter(self.viewport())
        painter.setFont(theme.font(13))
        painter.setPen(theme.colour("text2"))
        where = self.viewport().rect().adjusted(16, 16, -16, -16)
        flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(where, flags, tr("No document shares a passage with this paper."))
        painter.end()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.scheduleDelayedItemsLayout()
        return super().event(event)
