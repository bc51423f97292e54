"""The pairs of a class that share text, the closest first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QResizeEvent

from plagcheck.gui.classroom.class_view import ClassView
from plagcheck.gui.classroom.status import status_name
from plagcheck.gui.classroom.tables.figure_page import AROUND, FigurePage
from plagcheck.gui.classroom.tables.pairs_model import (
    JACCARD,
    LONGEST,
    OF_A,
    OF_B,
    RARE,
    REWORDED,
    SHARED,
    STATUS,
    A,
    B,
    PairsModel,
)
from plagcheck.gui.parts.controls import button, toggle
from plagcheck.gui.parts.inputs import column_width
from plagcheck.gui.parts.keys import bind_own_keys
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.classes import Pair
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.submissions import Paper

_WIDTHS = {
    SHARED: 66, OF_A: 112, OF_B: 112, REWORDED: 90, JACCARD: 74, LONGEST: 96, RARE: 80, STATUS: 130,
}  # fmt: skip
WORDS_FROM, JACCARD_FROM = 930, 840  # pixels; narrower tables go without
NAMES = 250  # pixels that two names want at least; figures give way
GROUP = 26  # pixels of a group beside the name of the second paper


class PairsPage(FigurePage[Pair]):
    """One row a pair. Pairs that were allowed to work together are listed apart."""

    restored: SignalOf[Pair] = carrying(1)  # one that was allowed is to count again

    def __init__(self, decision: Callable[[Paper | Pair], Decision]) -> None:
        self._pairs = PairsModel(decision)
        super().__init__(self._pairs, tr("Pairs"), tr("Name, status, or >20"))
        self._shortest = 0
        self.set_widths(_WIDTHS, (B,))
        self.open_only = toggle(status_name(Status.NOT_REVIEWED), "eye", False, self._on_switch)
        self.allowed = toggle(tr("Allowed: %Ln pairs", 0), "eye-off", False, self._on_allowed)
        self.restore = button(
            tr("Restore"), self._restore, icon="undo-2", tip=tr("Count it again (Del)")
        )
        for part in (self.open_only, self.allowed, self.restore):
            self.switches.addWidget(part)
        for part in (self.allowed, self.restore):
            part.hide()
        bind_own_keys(self.table, {"Delete": self._restore})

    def show_class(self, view: ClassView) -> None:
        options = view.result.options
        self._shortest = options.shortest
        self._pairs.show_shingles(options.shingle_size)
        number = len(view.result.allowed_pairs)
        self.allowed.setText(tr("Allowed: %Ln pairs", number))
        self.allowed.setAccessibleName(self.allowed.text())
        self.allowed.setVisible(bool(number))
        if not number:
            self.allowed.setChecked(False)
        self.table.setColumnHidden(REWORDED, not any(map(_is_reworded, view.result.pairs)))
        super().show_class(view)
        self.restore.setVisible(self.allowed.isChecked())

    def nothing(self) -> str:
        if self._pairs.view.result.allowed_pairs:
            return tr("Every pair that shares text was allowed to work together.")
        return tr("No two papers share a passage of %Ln or more words.", self._shortest)

    def show_only(self, span: tuple[float, float] | None) -> None:
        """Narrow to pairs whose larger share lies in a range."""
        self._pairs.between = span
        self.lay_out()

    def _on_switch(self, on: bool) -> None:
        self._pairs.open_only = on
        self.lay_out()

    def _on_allowed(self, on: bool) -> None:
        self._pairs.shows_allowed = on
        self.restore.setVisible(on)
        self.lay_out()

    def _restore(self) -> None:
        found = self.current()
        if self._pairs.shows_allowed and found is not None:
            self.restored.emit(found)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setColumnHidden(SHARED, self.width() < theme.px(WORDS_FROM))
        self.table.setColumnHidden(JACCARD, self.width() < theme.px(JACCARD_FROM))
        self.table.setColumnHidden(RARE, False)
        for figure in (SHARED, JACCARD, RARE):
            if self.room_beside(A, B) < theme.px(NAMES):
                self.table.setColumnHidden(figure, True)
        longest = column_width(_WIDTHS[LONGEST], self.model.columns[LONGEST].title, AROUND)
        self.table.setColumnWidth(LONGEST, longest)
        missing = max(0, theme.px(NAMES) - self.room_beside(A, B))
        self.table.setColumnWidth(LONGEST, max(theme.px(_WIDTHS[LONGEST]), longest - missing))
        self.table.setColumnWidth(A, (self.room_beside(A, B) - theme.px(GROUP)) // 2)


def _is_reworded(pair: Pair) -> bool:
    return any(not match.kind.is_copied and not match.weak for match in pair.comparison.matches)
