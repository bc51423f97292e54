"""The right side of a result: four lists, and the card of the current match."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QTabBar, QWidget

from plagcheck.gui.check.flag_panel import FlagPanel
from plagcheck.gui.check.match_card import MatchCard
from plagcheck.gui.check.match_list import MatchList
from plagcheck.gui.check.source_list import SourceList
from plagcheck.gui.leaveout.ledger_panel import LedgerPanel
from plagcheck.gui.parts.controls import Panel, column, icon_label, label, row
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.tips import set_tip

SOURCES, MATCHES, FLAGS, LEFT_OUT = range(4)


class SourceSide(Panel):
    """One list at a time; the tabs say how long each is."""

    def __init__(self) -> None:
        super().__init__("surface")
        self.sources, self.matches, self.flags = SourceList(), MatchList(), FlagPanel()
        self.ledger = LedgerPanel()
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)
        self._lists = QStackedWidget()
        for part in (self.sources, self.matches, self.flags, self.ledger):
            self.tabs.addTab("")
            self._lists.addWidget(part)
        self.tabs.currentChanged.connect(self._on_tab)
        self.card = MatchCard()
        self.searched = label("", "small", wrap=True)
        searched = row(icon_label("search", "text3"), self.searched, margins=(14, 10, 14, 10))
        searched.setStretch(1, 1)
        self._searched_row = Panel("surface", searched)
        tab_row = Panel("head", row(self.tabs, margins=(8, 0, 8, 0)))
        self.setLayout(column(tab_row, self._lists, self._searched_row, self.card, gap=0))
        self._counts: dict[int, int] = {}
        self._short = False
        self.sources.listed.connect(lambda rows: self.count(SOURCES, rows))

    def _on_tab(self, tab: int) -> None:
        """What was searched belongs to the sources, the card to lists of matches."""
        self._lists.setCurrentIndex(tab)
        self._take_width_of(tab)
        self._searched_row.setVisible(tab == SOURCES and bool(self.searched.text()))
        self.show_card(self._has_card)

    def _take_width_of(self, tab: int) -> None:
        """Only the list that is shown says how narrow this side may be."""
        lists: list[QWidget] = [self.sources, self.matches, self.flags, self.ledger]
        for at, part in enumerate(lists):
            policy, mode = part.sizePolicy(), QSizePolicy.Policy
            policy.setHorizontalPolicy(mode.Expanding if at == tab else mode.Ignored)
            part.setSizePolicy(policy)
        layout = self.layout()
        if layout is not None:
            layout.invalidate()

    _has_card = False

    def show_card(self, has_card: bool) -> None:
        self._has_card = has_card
        self.card.setVisible(has_card and self.tabs.currentIndex() in (SOURCES, MATCHES))

    def count(self, tab: int, rows: int) -> None:
        """How long a list is; that of sources says so itself."""
        self._counts[tab] = rows
        self._name_tabs()

    def set_short(self, short: bool) -> None:
        """Names without numbers, where a window is small."""
        if short != self._short:
            self._short = short
            self._name_tabs()

    def _name_tabs(self) -> None:
        long = (tr("Sources"), tr("All matches"), tr("Flags"), tr("Left out"))
        names = (tr("Sources"), tr("Matches"), tr("Flags"), tr("Left out")) if self._short else long
        for tab, name in enumerate(names):
            number = count(self._counts.get(tab, 0))
            self.tabs.setTabText(tab, name if self._short else f"{name}  {number}")
            self.tabs.setTabToolTip(tab, f"{long[tab]}: {number}")

    def show_searched(self, text: str, index: str = "") -> None:
        """What was searched, and by which index; nothing while it is being searched."""
        self.searched.setText(text)
        set_tip(self.searched, index)
        self._searched_row.setVisible(bool(text) and self.tabs.currentIndex() == SOURCES)

    def shown_list(self) -> QWidget:
        lists: list[QWidget] = [self.sources, self.matches, self.flags, self.ledger.list]
        return lists[self.tabs.currentIndex()]
