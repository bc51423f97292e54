"""The list of all matches: its model and its rows. Weak ones stand at the end, apart."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QRect, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from plagcheck.gui.check.match_card import match_name
from plagcheck.gui.check.shown import ShownMatch, ShownResult
from plagcheck.gui.parts.chips import chip_width, paint_chip
from plagcheck.gui.parts.row_delegate import RowDelegate, cut, set_pen
from plagcheck.gui.parts.row_list import RowList
from plagcheck.gui.parts.row_models import ROW, ListModel
from plagcheck.gui.parts.text_format import page_name, tr
from plagcheck.gui.parts.theme import theme

HEIGHT = 52
QUOTED = 160  # characters of a match read for its row


class MatchModel(ListModel[ShownMatch]):
    """Matches in paper order; those that do not count come last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places: dict[str, int] = {}
        self._shown: ShownResult | None = None

    def show_result(self, shown: ShownResult | None) -> None:
        self._shown = shown
        matches = shown.matches if shown is not None else ()
        rows = sorted(matches, key=lambda match: not match.is_counted)
        self._places = {match.key: place for place, match in enumerate(rows)}
        self.put_rows(rows)

    def row_of(self, key: str) -> int:
        return self._places.get(key, -1)

    def text(self, row: ShownMatch) -> str:
        return f"{row.label}, {self.about(row)}: {self.quote(row)}"

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


class MatchDelegate(RowDelegate[MatchModel, ShownMatch]):
    """A match in two lines: what it is, and its words."""

    has_edge = False

    def height(self, row: ShownMatch, width: int) -> int:
        return HEIGHT

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: ShownMatch) -> None:
        rect: QRect = option.rect
        px = theme.px
        chip = QRectF(rect.left() + px(12), rect.top() + px(9), chip_width(row.label), px(18))
        paint_chip(painter, chip, row.label, row.number, counted=row.is_counted)
        left = rect.left() + px(52)
        set_pen(painter, 12, "text2")
        painter.drawText(left, rect.top() + px(22), self._model.about(row))
        set_pen(painter, serif=True)
        quote = cut(painter, self._model.quote(row), rect.right() - px(12) - left)
        painter.drawText(left, rect.top() + px(41), quote)


class MatchList(RowList):
    """Matches to choose from."""

    match_chosen = Signal(str)  # its key
    match_opened = Signal(str)

    def __init__(self) -> None:
        self._model = MatchModel()
        super().__init__(self._model, MatchDelegate(self._model), tr("All matches"))
        self.setUniformItemSizes(True)
        for chosen in (self.clicked, self.row_reached):
            chosen.connect(lambda index: self.match_chosen.emit(_key(index)))
        self.row_opened.connect(lambda index: self.match_opened.emit(_key(index)))

    def show_result(self, shown: ShownResult | None) -> None:
        self._model.show_result(shown)

    def choose(self, key: str) -> None:
        """Select a match without telling anybody."""
        self.choose_row(self._model.row_of(key))


def _key(index: QModelIndex) -> str:
    match: ShownMatch = index.data(ROW)
    return match.key
