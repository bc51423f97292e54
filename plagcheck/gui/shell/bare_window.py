"""The frame of the window: rail, pages, footer, and how they give way when it is small."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from plagcheck.gui.parts.layouts import Panel, column, row
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.shell import geometry

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QPaintEvent, QResizeEvent

    from plagcheck.gui.shell.footer import Footer
    from plagcheck.gui.shell.message_bar import MessageBar
    from plagcheck.gui.shell.navigation import NavigationRail

SMALL = 1100  # pixels; narrower windows have icons alone in the rail
LEAST = (960, 640)
RAIL, NARROW_RAIL, FOOT = 72, 48, 28


class BareWindow(QMainWindow):
    """Everything around the pages.

    The first picture shows the grounds of rail, page and footer; what stands on them follows at
    once. So the window is there, in its colours, before fonts and icons are loaded.
    """

    painted = Signal()  # for the first time

    def __init__(self) -> None:
        super().__init__()
        self._was_painted = False
        self.setWindowTitle("plagcheck")
        self.setMinimumSize(*LEAST)
        self._rail_place, self._foot_place = Panel("rail"), Panel("foot")
        self._foot_place.setFixedHeight(theme.px(FOOT))
        self._lay_out()
        geometry.restore(self)

    def _lay_out(self) -> None:
        self.pages = QStackedWidget()
        self._right = column(gap=0)
        self._right.addWidget(self.pages, 1)
        top = row(self._rail_place, gap=0)
        top.addLayout(self._right, 1)
        centre = QWidget()
        centre.setLayout(column(top, self._foot_place, gap=0))
        self.setCentralWidget(centre)

    @property
    def is_small(self) -> bool:
        return self.width() < SMALL

    @cached_property
    def rail(self) -> NavigationRail:
        from plagcheck.gui.shell.navigation import NavigationRail

        made = NavigationRail()
        made.add("check", tr("Check"), "file-search", "Ctrl+1")
        made.add("classroom", tr("Class"), "users", "Ctrl+2")
        made.add("library", tr("Library"), "library", "Ctrl+3")
        made.add("history", tr("History"), "history", "Ctrl+4")
        made.add("settings", tr("Settings"), "sliders-vertical", "Ctrl+,", at_bottom=True)
        made.show_place("check")
        made.set_narrow(self.is_small)
        self._rail_place.setLayout(row(made, gap=0))
        return made

    @cached_property
    def footer(self) -> Footer:
        from plagcheck.gui.shell.footer import Footer

        made = Footer()
        made.show_library(None)
        made.set_narrow(self.is_small)
        self._foot_place.setLayout(row(made, gap=0))
        return made

    @cached_property
    def message(self) -> MessageBar:
        """The line above the pages; made when there is something to say."""
        from plagcheck.gui.shell.message_bar import MessageBar

        made = MessageBar()
        self._right.insertWidget(0, made)
        return made

    def show_page_alone(self, alone: bool) -> None:
        """The page fills the screen, with nothing around it; or all is as before."""
        from PySide6.QtCore import Qt

        if alone == self._rail_place.isVisibleTo(self):
            self._rail_place.setVisible(not alone)
            self._foot_place.setVisible(not alone)
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rail_place.setFixedWidth(theme.px(NARROW_RAIL if self.is_small else RAIL))
        if self._was_painted:
            self.rail.set_narrow(self.is_small)
            self.footer.set_narrow(self.is_small)

    def closeEvent(self, event: QCloseEvent) -> None:
        geometry.store(self, theme.wanted, round(theme.scale * 100))
        super().closeEvent(event)
