"""The right side of a result: sources, all matches, flags, and the card of the current match."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QTabBar, QWidget

from plagcheck.gui.controls import Panel, column, icon_label, label, row
from plagcheck.gui.flag_panel import FlagPanel
from plagcheck.gui.match_card import MatchCard
from plagcheck.gui.match_list import MatchList
from plagcheck.gui.source_list import SourceList
from plagcheck.gui.words import count, tr


class SourceSide(Panel):
    """One list at a time; the tabs say how long each is."""

    def __init__(self) -> None:
        super().__init__("surface")
        self.sources, self.matches, self.flags = SourceList(), MatchList(), FlagPanel()
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)
        self._lists = QStackedWidget()
        for part in (self.sources, self.matches, self.flags):
            self.tabs.addTab("")
            self._lists.addWidget(part)
        self.tabs.currentChanged.connect(self._lists.setCurrentIndex)
        self.card = MatchCard()
        self.searched = label("", "small", wrap=True)
        searched = row(icon_label("search", "text3"), self.searched, margins=(14, 10, 14, 10))
        searched.setStretch(1, 1)
        self._searched_row = Panel("surface", searched)
        tab_row = Panel("head", row(self.tabs, margins=(8, 0, 8, 0)))
        self.setLayout(column(tab_row, self._lists, self._searched_row, self.card, gap=0))

    def count(self, sources: int, matches: int, flags: int | None) -> None:
        """How long the lists are; None leaves a number as it is."""
        self.tabs.setTabText(0, f"{tr('Sources')}  {count(sources)}")
        self.tabs.setTabText(1, f"{tr('All matches')}  {count(matches)}")
        if flags is not None:
            self.tabs.setTabText(2, f"{tr('Flags')}  {count(flags)}")

    def show_searched(self, text: str) -> None:
        """What was searched; nothing while it is being searched."""
        self.searched.setText(text)
        self._searched_row.setVisible(bool(text))

    def shown_list(self) -> QWidget:
        lists: list[QWidget] = [self.sources, self.matches, self.flags]
        return lists[self.tabs.currentIndex()]
