"""The two halves of a result, and how wide each is."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from plagcheck.gui.check.source_side import FLAGS, LEFT_OUT
from plagcheck.gui.explaining.explained_side import ExplainedSide
from plagcheck.gui.parts.theme import theme

SIDE = 456
NARROW_SIDE = 300
WIDER = 0.32  # of a wide page, where lines of the paper need no more room
FOR_COLUMNS, NARROW_FOR_COLUMNS = 0.53, 0.46  # of the page, for lists that have columns
FOR_PANEL, NARROW_PANEL = 0.55, 560  # of a wide page, and pixels of a narrow one


class Shows(Enum):
    """What stands at the right: it says how wide that is."""

    LIST = auto()
    COLUMNS = auto()
    PANEL = auto()


class SideSplitter(QSplitter):
    """The paper left, its lists right.

    Flags and the ledger have columns, and a source that is explained has figures: they get half of
    the page, until it is dragged.
    """

    def __init__(self, paper: QWidget, side: ExplainedSide) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._side, self._narrow, self._shows = side, False, Shows.LIST
        self._dragged: dict[Shows, int] = {}  # widths by what is shown
        self.addWidget(paper)
        self.addWidget(side)
        self.setChildrenCollapsible(False)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        self.setSizes([1000, SIDE])
        side.lists.tabs.currentChanged.connect(self._on_turned)
        side.turned.connect(self._on_turned)

    def begin_anew(self, narrow: bool, width: int) -> None:
        """The page became narrow or wide: what was dragged before does not fit any more."""
        self._narrow = narrow
        self._dragged = {}
        self._share_out(width)

    def _on_turned(self) -> None:
        shows = Shows.LIST
        if self._side.is_open:
            shows = Shows.PANEL
        elif self._side.lists.tabs.currentIndex() in (FLAGS, LEFT_OUT):
            shows = Shows.COLUMNS
        if shows is not self._shows:
            self._dragged[self._shows] = self._side.width()
            self._shows = shows
            self._share_out(self.width())

    def _share_out(self, width: int) -> None:
        usual = theme.px(NARROW_SIDE) if self._narrow else max(theme.px(SIDE), round(width * WIDER))
        if self._shows is Shows.COLUMNS:
            share = NARROW_FOR_COLUMNS if self._narrow else FOR_COLUMNS
            usual = max(usual, round(width * share))
        elif self._shows is Shows.PANEL:
            usual = theme.px(NARROW_PANEL) if self._narrow else round(width * FOR_PANEL)
        side = self._dragged.get(self._shows) or usual
        self.setSizes([max(1, width - side), side])
