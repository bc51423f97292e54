"""The frame of the window: rail, pages, footer, and how they give way when it is small."""

from __future__ import annotations

from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from plagcheck.gui import geometry
from plagcheck.gui.controls import column, row
from plagcheck.gui.footer import Footer
from plagcheck.gui.message_bar import MessageBar
from plagcheck.gui.rail import Rail
from plagcheck.gui.words import tr

SMALL = 1100  # pixels; narrower windows have icons alone in the rail
LEAST = (960, 640)


class Frame(QMainWindow):
    """Everything around the pages."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("plagcheck")
        self.setMinimumSize(*LEAST)
        self.rail, self.footer, self.message = Rail(), Footer(), MessageBar()
        self._lay_out()
        self.footer.show_library(0, "")
        geometry.restore(self)

    def _lay_out(self) -> None:
        self.pages = QStackedWidget()
        self.rail.add("check", tr("Check"), "file-search", "Ctrl+1")
        self.rail.add("library", tr("Library"), "library", "Ctrl+2")
        self.rail.add("history", tr("History"), "history", "Ctrl+3")
        self.rail.add("settings", tr("Settings"), "sliders-vertical", "Ctrl+,", at_bottom=True)
        self.rail.show_place("check")
        right = column(self.message, self.pages, gap=0)
        right.setStretch(1, 1)
        top = row(self.rail, gap=0)
        top.addLayout(right, 1)
        centre = QWidget()
        centre.setLayout(column(top, self.footer, gap=0))
        self.setCentralWidget(centre)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        small = self.width() < SMALL
        self.rail.set_narrow(small)
        self.footer.set_narrow(small)

    def closeEvent(self, event: QCloseEvent) -> None:
        geometry.store(self)
        super().closeEvent(event)
