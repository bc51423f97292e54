"""The two halves of a result, and how wide each is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from plagcheck.gui.check.source_side import FLAGS, LEFT_OUT, SourceSide
from plagcheck.gui.parts.theme import theme

SIDE = 456
NARROW_SIDE = 300
WIDER = 0.32  # of a wide page, where lines of the paper need no more room
FOR_COLUMNS, NARROW_FOR_COLUMNS = 0.53, 0.46  # of the page, for lists that have columns


class SideSplitter(QSplitter):
    """The paper left, its lists right.

    Flags and the ledger have columns: they get half of the page, until it is dragged.
    """

    def __init__(self, paper: QWidget, side: SourceSide) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._side, self._narrow, self._has_columns = side, False, False
        self._dragged = {False: 0, True: 0}  # widths by whether the list has columns
        self.addWidget(paper)
        self.addWidget(side)
        self.setChildrenCollapsible(False)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        self.setSizes([1000, SIDE])
        side.tabs.currentChanged.connect(self._on_tab)

    def begin_anew(self, narrow: bool, width: int) -> None:
        """The page became narrow or wide: what was dragged before does not fit any more."""
        self._narrow = narrow
        self._dragged = {False: 0, True: 0}
        self._share_out(width)

    def _on_tab(self, tab: int) -> None:
        has_columns = tab in (FLAGS, LEFT_OUT)
        if has_columns != self._has_columns:
            self._dragged[self._has_columns] = self._side.width()
            self._has_columns = has_columns
            self._share_out(self.width())

    def _share_out(self, width: int) -> None:
        usual = theme.px(NARROW_SIDE) if self._narrow else max(theme.px(SIDE), round(width * WIDER))
        if self._has_columns:
            share = NARROW_FOR_COLUMNS if self._narrow else FOR_COLUMNS
            usual = max(usual, round(width * share))
        side = self._dragged[self._has_columns] or usual
        self.setSizes([max(1, width - side), side])
