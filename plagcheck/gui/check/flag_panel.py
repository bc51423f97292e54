"""The Flags tab: what a reader does not see, each with its places in the paper."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from plagcheck.gui.check.flag_bars import FlagBars
from plagcheck.gui.check.flag_places import FlaggedWord, flagged_words
from plagcheck.gui.check.flag_table import FlagTable
from plagcheck.gui.check.flag_words import (
    LOOKED_FOR,
    flag_text,
    flag_title,
    looked_for,
    page_list,
    worth_text,
)
from plagcheck.gui.check.shown import ShownResult
from plagcheck.gui.parts.controls import (
    ElidedLabel,
    Panel,
    button,
    column,
    icon_label,
    label,
    line,
    row,
    toggle,
)
from plagcheck.gui.parts.text_format import page_name, report_wording, tr
from plagcheck.gui.parts.wrapping_row import WrappingRow
from plagcheck.model.document import Flag, FlagKind

TWO_COLUMNS = 480  # pixels


class FlagPanel(QScrollArea):
    """Calm: it can happen by accident."""

    place_wanted = Signal(int)  # a character of the paper
    boxes_switched = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Flags"))
        self.boxes_on = True
        self.tables: list[FlagTable] = []
        self._worths: list[Panel] = []
        self._tells_worth = True
        self._places: list[int] = []
        self._at = -1
        self._unseen: ShownResult | None = None  # not shown yet
        self._also: _Also | None = None

    def show_result(self, shown: ShownResult) -> None:
        """What was found about a paper; the cards are made when they are looked at."""
        self._places = sorted(place.start for some in shown.flagged.values() for place in some)
        self._at = -1
        self._unseen = shown
        if self.isVisible():
            self._fill()

    def show_kinds(self, shown: ShownResult) -> None:
        """What a disguise is worth is told where all kinds count; with one off it is not known."""
        self._tells_worth = not shown.adjusted.without
        for worth in self._worths:
            worth.setVisible(self._tells_worth)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def _fill(self) -> None:
        shown, self._unseen = self._unseen, None
        if shown is None:
            return
        flags = shown.paper.flags
        layout = QVBoxLayout()
        layout.setContentsMargins(16, 14, 16, 14)
        layout.setSpacing(12)
        self.tables, self._worths = [], []
        for flag in flags:
            layout.addLayout(self._flag(shown, flag))
        if self._places:
            layout.addLayout(self._buttons())
        layout.addStretch(1)
        layout.addWidget(line())
        self._also = _Also({flag.kind for flag in flags})
        layout.addWidget(self._also)
        page = Panel("surface")
        page.setLayout(layout)
        self.setWidget(page)
        self._fit()

    def next_place(self) -> None:
        """Bring the next flagged place into view."""
        if self._places:
            self._at = (self._at + 1) % len(self._places)
            place = self._places[self._at]
            self.place_wanted.emit(place)
            for table in self.tables:
                _select(table, place)

    def _flag(self, shown: ShownResult, flag: Flag) -> QVBoxLayout:
        where, places = page_list(flag.pages), shown.flagged[flag.kind]
        if not where and places:
            where = page_name(shown.paper.page_starts, places[0].start)
        head = row(
            icon_label("flag", "att"),
            label(flag_title(flag, len(places)), "section", wrap=True),
            label(where, "quiet"),
        )
        head.setStretch(1, 1)
        made = column(head, gap=8)
        made.addWidget(label(flag_text(flag), "quiet", wrap=True))
        made.addWidget(label(tr("Can happen by accident: copying from a PDF, another keyboard."),
                             "quiet", wrap=True))  # fmt: skip
        for trick in shown.whole.worth[1]:
            if trick.kind is flag.kind and trick.matched_words is not None:
                made.addWidget(self._worth(shown, trick.matched_words))
        words = flagged_words(shown.paper.text, flag.kind, places)
        if words:
            made.addWidget(self._table(shown, flag, words))
        return made

    def _worth(self, shown: ShownResult, stored: int) -> Panel:
        """What the disguise is worth, with the same left out as the number where that is known."""
        seen = shown.whole.worth[0].matched_words
        text = worth_text(seen, stored)
        if shown.whole.is_worth_of_all:
            text = f"{text} {report_wording()('trick all counted')}"
        inner = column(
            FlagBars(seen, stored, shown.whole.before.words),
            label(text, "small", wrap=True),
            margins=(14, 8, 14, 10),
            gap=4,
        )
        worth = Panel("card", inner)
        if not self._tells_worth:
            worth.hide()
        self._worths.append(worth)
        return worth

    def _table(self, shown: ShownResult, flag: Flag, words: Sequence[FlaggedWord]) -> Panel:
        paper = shown.paper
        title = flag_title(flag, len(shown.flagged[flag.kind]))
        table = FlagTable(words, paper.page_starts, len(paper.text), title)
        table.place_wanted.connect(self.place_wanted)
        self.tables.append(table)
        return Panel("card", column(table, margins=(1, 1, 1, 1), gap=0))

    def _buttons(self) -> WrappingRow:
        following = button(
            tr("Next place"), self.next_place, kind="primary", tip=tr("Next flagged place (F)")
        )
        boxes = toggle(tr("Box them in the paper"), "eye", self.boxes_on, self._on_boxes)
        return WrappingRow(following, boxes)

    def _on_boxes(self, on: bool) -> None:
        self.boxes_on = on
        self.boxes_switched.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._also is not None:
            self._also.lay_out(2 if self.viewport().width() >= TWO_COLUMNS else 1)


def _select(table: FlagTable, place: int) -> None:
    starts = [word.start for word in table.words]
    found = bisect_right(starts, place) - 1
    if found >= 0 and place < starts[found] + max(1, len(table.words[found].stored)):
        table.select(found)


class _Also(QWidget):
    """What else was looked for and not found."""

    def __init__(self, found: set[FlagKind]) -> None:
        super().__init__()
        self._lines = []
        for kind in LOOKED_FOR:
            if kind not in found:
                each = QWidget()
                name = ElidedLabel(looked_for(kind))
                layout = row(icon_label("check", "ok"), name, label(tr("none"), "small"), None)
                each.setLayout(layout)
                self._lines.append(each)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(6)
        self._columns = 0
        outer = column(label(tr("Also looked for"), "quiet"), gap=8)
        outer.addLayout(self._grid)
        self.setLayout(outer)

    def lay_out(self, columns: int) -> None:
        if columns != self._columns:
            self._columns = columns
            for place, each in enumerate(self._lines):
                self._grid.addWidget(each, place // columns, place % columns)
