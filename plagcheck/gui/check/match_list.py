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

from plagcheck.gui.check.match_card import match_name
from plagcheck.gui.check.shown import Shown, ShownMatch
from plagcheck.gui.parts.chips import chip_width, paint_chip
from plagcheck.gui.parts.text_format import page_name, tr
from plagcheck.gui.parts.theme import theme

Index = QModelIndex | QPersistentModelIndex
MATCH = int(Qt.ItemDataRole.UserRole)
QUOTED = 160  # characters of a match read for its row


class MatchModel(QAbstractListModel):
    """Matches in paper order; those that do not count come last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches: Sequence[ShownMatch] = ()
        self._rows: dict[str, int] = {}
        self._shown: Shown | None = None

    def show_result(self, shown: Shown | None) -> None:
        self.beginResetModel()
        self._shown = shown
        matches = shown.matches if shown is not None else ()
        self._matches = sorted(matches, key=lambda match: not match.is_counted)
        self._rows = {match.key: place for place, match in enumerate(self._matches)}
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._matches)

    def row_of(self, key: str) -> int:
        return self._rows.get(key, -1)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or index.row() >= len(self._matches) or self._shown is None:
            return None
        match = self._matches[index.row()]
        if role == MATCH:
            return match
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{match.label}, {self.about(match)}: {self.quote(match)}"
        return None

    def about(self, match: ShownMatch) -> str:
        pages = self._shown.paper.page_starts if self._shown else ()
        parts = (
            match_name(match),
            tr("%Ln words", match.match.words),
            page_name(pages, match.start),
        )
        return " · ".join(part for part in parts if part)

    def quote(self, match: ShownMatch) -> str:
        text, span = self._shown.paper.text if self._shown else "", match.match.submission
        return " ".join(text[span.start : min(span.end, span.start + QUOTED)].split())


class _Delegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, theme.px(52))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        match, model, rect = index.data(MATCH), index.model(), option.rect
        if not isinstance(model, MatchModel):
            return
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(rect, theme.colour("accentsoft" if chosen else "surface"))
        painter.setPen(theme.colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        px = theme.px
        chip = QRectF(rect.left() + px(12), rect.top() + px(9), chip_width(match.label), px(18))
        paint_chip(painter, chip, match.label, match.number, counted=match.is_counted)
        left = rect.left() + px(52)
        width = rect.right() - px(12) - left
        painter.setPen(theme.colour("text2"))
        painter.setFont(theme.font(12))
        painter.drawText(left, rect.top() + px(22), model.about(match))
        painter.setFont(theme.font(13, serif=True))
        painter.setPen(theme.colour("text"))
        quote = QFontMetrics(painter.font()).elidedText(
            model.quote(match), Qt.TextElideMode.ElideRight, width
        )
        painter.drawText(left, rect.top() + px(41), quote)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()


class MatchList(QListView):
    """Matches to choose from."""

    match_chosen = Signal(str)  # its key
    match_opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = MatchModel(self)
        self.setModel(self._model)
        self.setItemDelegate(_Delegate(self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("All matches"))
        self.clicked.connect(lambda index: self.match_chosen.emit(index.data(MATCH).key))
        self.doubleClicked.connect(lambda index: self.match_opened.emit(index.data(MATCH).key))

    def show_result(self, shown: Shown | None) -> None:
        self._model.show_result(shown)

    def choose(self, key: str) -> None:
        """Select a match without telling anybody."""
        place = self._model.row_of(key)
        if place >= 0 and self.currentIndex().row() != place:
            self.setCurrentIndex(self._model.index(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.match_opened.emit(index.data(MATCH).key)
            return
        super().keyPressEvent(event)
        if self.currentIndex() != index and self.currentIndex().isValid():
            self.match_chosen.emit(self.currentIndex().data(MATCH).key)
