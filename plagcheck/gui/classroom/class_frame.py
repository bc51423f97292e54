"""The places of a class that was compared: head, tabs, tables, pictures and the side panel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from plagcheck.gui.classroom.banner import CommonBanner, PastWorkBanner
from plagcheck.gui.classroom.class_controller import ClassController
from plagcheck.gui.classroom.groups.groups_page import GroupsPage
from plagcheck.gui.classroom.overview import Overview
from plagcheck.gui.classroom.pictures.matrix_page import MatrixPage
from plagcheck.gui.classroom.tables.lists import apart_page, left_out_page
from plagcheck.gui.classroom.tables.pairs_page import PairsPage
from plagcheck.gui.classroom.tables.papers_page import PapersPage
from plagcheck.gui.parts.controls import MenuButton, PageHead, button, row, toggle
from plagcheck.gui.parts.staged_building import InSteps
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme

PAPERS, PAIRS, GROUPS, MATRIX, LEFT_OUT, APART, OVERVIEW = range(7)
SIDE, NARROW = 336, 1000
P = TypeVar("P", bound=QWidget)


class ClassFrame(InSteps):
    """The places of the page, without what they do."""

    late_wanted = Signal()
    tables_wanted = Signal()
    copy_wanted = Signal()
    another_wanted = Signal()

    def __init__(self, controller: ClassController, parent: QWidget) -> None:
        super().__init__(parent)
        self.controller = controller
        self._is_narrow = False

    def put_together(self) -> Iterator[None]:
        self._make_head()
        yield
        self.common, self.past_work = CommonBanner(), PastWorkBanner()
        self._lay_out()
        yield
        self.papers = self._put(PapersPage(self.controller.decision))
        yield
        self.pairs = self._put(PairsPage(self.controller.decision))
        yield
        self.groups = self._put(GroupsPage())
        yield
        self.matrix = self._put(MatrixPage())
        yield
        self.left_out, self.apart = self._put(left_out_page()), self._put(apart_page())
        yield
        self.overview = Overview()
        self._body.addWidget(self.overview)
        self.overview.setFixedWidth(theme.px(SIDE))
        self.tabs.addTab("")
        self.tabs.setTabVisible(OVERVIEW, False)
        self.tabs.currentChanged.connect(self._on_tab)

    def _put(self, page: P) -> P:
        self.tabs.addTab("")
        self.stack.addWidget(page)
        return page

    def _make_head(self) -> None:
        self.head = PageHead()
        self.hide_names = toggle(tr("Hide names"), "eye-off", False, self._on_hide)
        self.late = button(tr("Add a late paper"), self.late_wanted.emit, icon="plus")
        self.more = MenuButton(tr("More"))
        menu = QMenu(self.more)
        self.keep_action = menu.addAction(tr("Add to library as past work…"), self._ask_past_work)
        self.copy_action = menu.addAction(tr("Save a copy…"), self.copy_wanted.emit)
        self.another_action = menu.addAction(tr("Another class…"), self.another_wanted.emit)
        self.more.setMenu(menu)
        self.export = button(
            tr("Export…"),
            self.tables_wanted.emit,
            icon="download",
            kind="primary",
            tip=tr("Tables of the class"),
        )
        for part in (self.hide_names, self.late, self.more, self.export):
            self.head.buttons.addWidget(part)

    def _lay_out(self) -> None:
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setAccessibleName(tr("Views of the class"))
        self.stack = QStackedWidget()
        self._body = row(gap=0)
        self._body.addWidget(self.stack, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for part in (self.head, self.tabs, self.common, self.past_work):
            layout.addWidget(part)
        layout.addLayout(self._body, 1)

    def _on_hide(self, on: bool) -> None:
        self.controller.set_names_hidden(on)

    def _ask_past_work(self) -> None:
        if self.controller.shown is not None:
            self.past_work.ask(len(self.controller.shown.papers))

    def _on_tab(self, place: int) -> None:
        if place == OVERVIEW:
            self.stack.setCurrentWidget(self.overview)
        else:
            self.stack.setCurrentIndex(place)
        if not self._is_narrow:
            self.overview.setVisible(place in (PAPERS, PAIRS))
        if not self.tabs.hasFocus():  # who walks over the tabs by keyboard stays there
            self.take_focus()

    def take_focus(self) -> None:
        focus_on(self.stack.currentWidget())

    def fit(self) -> None:
        narrow = self.width() < theme.px(NARROW)
        if narrow != self._is_narrow:
            self._is_narrow = narrow
            self._move_overview()

    def _move_overview(self) -> None:
        """In a small window the side panel is a tab of its own."""
        if self._is_narrow:
            self._body.removeWidget(self.overview)
            self.overview.setMinimumWidth(0)
            self.overview.setMaximumWidth(16_777_215)
            self.stack.addWidget(self.overview)
        else:
            self.stack.removeWidget(self.overview)
            self._body.addWidget(self.overview)
            self.overview.setFixedWidth(theme.px(SIDE))
        self.tabs.setTabVisible(OVERVIEW, self._is_narrow)
        place = self.tabs.currentIndex()
        if not self._is_narrow:
            self.overview.setVisible(place in (PAPERS, PAIRS))


def focus_on(page: QWidget | None) -> None:
    """Give a page the keyboard; many know which part of them wants it."""
    if page is not None:
        getattr(page, "take_focus", page.setFocus)()
