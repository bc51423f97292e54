"""The list of all matches: its model and its rows. Weak ones stand at the end, apart."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from plagcheck.gui.check.findings import Findings, Mark
from plagcheck.gui.check.match_card import mark_name
from plagcheck.gui.parts.chips import chip_width, paint_chip
from plagcheck.gui.parts.text_format import page_name, tr
from plagcheck.gui.parts.theme import theme

Index = QModelIndex | QPersistentModelIndex
MARK = int(Qt.ItemDataRole.UserRole)
QUOTED = 160  # characters of a match read for its row


class MatchModel(QAbstractListModel):
    """Matches in paper order; those that do not count come last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._marks: Sequence[Mark] = ()
        self._findings: Findings | None = None

    def show_findings(self, findings: Findings | None) -> None:
        self.beginResetModel()
        self._findings = findings
        marks = findings.marks if findings is not None else ()
        self._marks = sorted(marks, key=lambda mark: not mark.is_counted)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._marks)

    def row_of(self, label: str) -> int:
        return next((i for i, mark in enumerate(self._marks) if mark.label == label), -1)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or index.row() >= len(self._marks) or self._findings is None:
            return None
        mark = self._marks[index.row()]
        if role == MARK:
            return mark
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{mark.label}, {self.about(mark)}: {self.quote(mark)}"
        return None

    def about(self, mark: Mark) -> str:
        pages = self._findings.page_starts if self._findings else ()
        parts = (
            mark_name(mark),
            tr("%Ln words", mark.words),
            page_name(pages, mark.start),
        )
        return " · ".join(part for part in parts if part)

    def quote(self, mark: Mark) -> str:
        text = self._findings.text if self._findings else ""
        return " ".join(text[mark.start : min(mark.end, mark.start + QUOTED)].split())


class _Delegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, theme.px(52))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        mark, model, rect = index.data(MARK), index.model(), option.rect
        if not isinstance(model, MatchModel):
            return
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(rect, theme.colour("accentsoft" if chosen else "surface"))
        painter.setPen(theme.colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        px = theme.px
        chip = QRectF(rect.left() + px(12), rect.top() + px(9), chip_width(mark.label), px(18))
        paint_chip(painter, chip, mark.label, mark.source, counted=mark.is_counted)
        left = rect.left() + px(52)
        width = rect.right() - px(12) - left
        painter.setPen(theme.colour("text2"))
        painter.setFont(theme.font(12))
        painter.drawText(left, rect.top() + px(22), model.about(mark))
        painter.setFont(theme.font(13, serif=True))
        painter.setPen(theme.colour("text"))
        quote = QFontMetrics(painter.font()).elidedText(
            model.quote(mark), Qt.TextElideMode.ElideRight, width
        )
        painter.drawText(left, rect.top() + px(41), quote)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()


class MatchList(QListView):
    """Matches to choose from."""

    mark_chosen = Signal(str)
    mark_opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = MatchModel(self)
        self.setModel(self._model)
        self.setItemDelegate(_Delegate(self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("All matches"))
        self.clicked.connect(lambda index: self.mark_chosen.emit(index.data(MARK).label))
        self.doubleClicked.connect(lambda index: self.mark_opened.emit(index.data(MARK).label))

    def show_findings(self, findings: Findings | None) -> None:
        self._model.show_findings(findings)

    def choose(self, label: str) -> None:
        """Select a match without telling anybody."""
        place = self._model.row_of(label)
        if place >= 0 and self.currentIndex().row() != place:
            self.setCurrentIndex(self._model.index(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.mark_opened.emit(index.data(MARK).label)
            return
        super().keyPressEvent(event)
        if self.currentIndex() != index and self.currentIndex().isValid():
            self.mark_chosen.emit(self.currentIndex().data(MARK).label)
