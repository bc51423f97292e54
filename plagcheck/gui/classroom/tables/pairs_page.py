"""The pairs of a class that share text, the closest first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QResizeEvent

from plagcheck.gui.classroom.class_view import ClassView
from plagcheck.gui.classroom.tables.figure_page import AROUND, FigurePage
from plagcheck.gui.classroom.tables.pairs_model import (
    JACCARD,
    LONGEST,
    OF_A,
    OF_B,
    RARE,
    SHARED,
    STATUS,
    A,
    B,
    PairsModel,
)
from plagcheck.gui.parts.controls import toggle
from plagcheck.gui.parts.inputs import column_width
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.classes import Pair
from plagcheck.model.decisions import Decision
from plagcheck.model.submissions import Paper

_WIDTHS = {
    SHARED: 66, OF_A: 112, OF_B: 112, JACCARD: 74, LONGEST: 96, RARE: 80, STATUS: 130,
}  # fmt: skip
WORDS_FROM, JACCARD_FROM = 930, 840  # pixels; narrower tables go without
NAMES = 250  # pixels that two names want at least; figures give way
GROUP = 26  # pixels of a group beside the name of the second paper


class PairsPage(FigurePage[Pair]):
    """One row a pair."""

    def __init__(self, decision: Callable[[Paper | Pair], Decision]) -> None:
        self._pairs = PairsModel(decision)
        super().__init__(self._pairs, tr("Pairs"), tr("Name, status, or >20"))
        self._shortest = 0
        self.set_widths(_WIDTHS, (B,))
        self.open_only = toggle(tr("Not reviewed"), "eye", False, self._on_switch)
        self.switches.addWidget(self.open_only)

    def show_class(self, view: ClassView) -> None:
        options = view.result.options
        self._shortest = options.shortest
        self._pairs.show_shingles(options.shingle_size)
        super().show_class(view)

    def nothing(self) -> str:
        return tr("No two papers share a passage of %Ln or more words.", self._shortest)

    def show_only(self, span: tuple[float, float] | None) -> None:
        """Narrow to pairs whose larger share lies in a range."""
        self._pairs.between = span
        self.lay_out()

    def _on_switch(self, on: bool) -> None:
        self._pairs.open_only = on
        self.lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setColumnHidden(SHARED, self.width() < theme.px(WORDS_FROM))
        self.table.setColumnHidden(JACCARD, self.width() < theme.px(JACCARD_FROM))
        for figure in (SHARED, JACCARD):
            if self.room_beside(A, B) < theme.px(NAMES):
                self.table.setColumnHidden(figure, True)
        longest = column_width(_WIDTHS[LONGEST], self.model.columns[LONGEST].title, AROUND)
        self.table.setColumnWidth(LONGEST, longest)
        missing = max(0, theme.px(NAMES) - self.room_beside(A, B))
        self.table.setColumnWidth(LONGEST, max(theme.px(_WIDTHS[LONGEST]), longest - missing))
        self.table.setColumnWidth(A, (self.room_beside(A, B) - theme.px(GROUP)) // 2)
