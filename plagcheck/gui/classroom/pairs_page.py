"""The pairs of a class that share text, the closest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QResizeEvent

from plagcheck.classroom.decisions import Decision
from plagcheck.gui.classroom.figure_page import FigurePage
from plagcheck.gui.classroom.pairs_model import (
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
from plagcheck.gui.classroom.shown import PairRow, PaperRow
from plagcheck.gui.controls import toggle
from plagcheck.gui.theme import theme
from plagcheck.gui.words import tr

_WIDTHS = {
    SHARED: 66, OF_A: 118, OF_B: 118, JACCARD: 76, LONGEST: 100, RARE: 86, STATUS: 140,
}  # fmt: skip
WORDS_FROM, JACCARD_FROM = 930, 840  # pixels; narrower tables go without


class PairsPage(FigurePage[PairRow]):
    """One row a pair."""

    def __init__(self, decision: Callable[[PaperRow | PairRow], Decision]) -> None:
        self._pairs = PairsModel(decision)
        super().__init__(self._pairs, tr("Pairs"), tr("Name, status, or >20"))
        self._shortest = 0
        self.set_widths(_WIDTHS, (A, B))
        self.open_only = toggle(tr("Not reviewed"), "eye", False, self._on_switch)
        self.switches.addWidget(self.open_only)

    def show_pairs(self, rows: Sequence[PairRow], shortest: int) -> None:
        before = self.current()
        self._shortest = shortest
        self.model.show_rows(rows)
        self.keep_row(before)

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
