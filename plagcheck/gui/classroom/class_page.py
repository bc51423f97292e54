"""A class that was compared: papers, pairs, groups, matrix, and what was left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QMenu, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from plagcheck.gui.classroom.banner import CommonBanner, PastWorkBanner
from plagcheck.gui.classroom.class_controller import ClassController
from plagcheck.gui.classroom.class_view import ClassView
from plagcheck.gui.classroom.groups.groups_page import GroupsPage
from plagcheck.gui.classroom.overview import Overview
from plagcheck.gui.classroom.pictures.matrix_page import MatrixPage
from plagcheck.gui.classroom.tables.lists import (
    apart_items,
    apart_page,
    left_out_items,
    left_out_page,
)
from plagcheck.gui.classroom.tables.pairs_page import PairsPage
from plagcheck.gui.classroom.tables.papers_page import PapersPage
from plagcheck.gui.parts.controls import MenuButton, PageHead, button, row, toggle
from plagcheck.gui.parts.staged_building import StagedPage
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.decisions import Status
from plagcheck.model.submissions import Paper

PAPERS, PAIRS, GROUPS, MATRIX, LEFT_OUT, APART, OVERVIEW = range(7)
SIDE, NARROW = 336, 1000
P = TypeVar("P", bound=QWidget)


class ClassPage(StagedPage):
    """Head, tabs and a side panel; everything on it leads to the texts."""

    late_wanted = Signal()
    tables_wanted = Signal()
    copy_wanted = Signal()
    another_wanted = Signal()
    paper_wanted: SignalOf[int, list[int]] = carrying(2)  # and the order they are listed in
    report_wanted = Signal(int)  # a paper

    def __init__(self, controller: ClassController, parent: QWidget) -> None:
        super().__init__(parent)
        self.controller = controller
        self._is_narrow = False
        self._span: tuple[float, float] | None = None
        self._unfilled: set[int] = set()

    # -- its parts

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
        self._connect()

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

    def _connect(self) -> None:
        controller = self.controller
        self.papers.opened.connect(self.open_paper)
        self.pairs.opened.connect(lambda pair: controller.open_pair(pair.a, pair.b))
        for page in (self.papers, self.pairs):
            page.chosen.connect(lambda _: self._show_row())
            page.decided.connect(self._set_status)
        self.pairs.restored.connect(controller.restore_pair)
        self.groups.pair_chosen.connect(controller.open_pair)
        self.matrix.pair_chosen.connect(controller.open_pair)
        self.left_out.wanted.connect(self._count_again)
        self.apart.wanted.connect(lambda pair: controller.open_pair(*pair))
        self.past_work.agreed.connect(
            lambda name, hide: controller.keep_as_past_work(name, hide=hide)
        )
        self.overview.narrowed.connect(self._narrow_soon)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)  # one turn of the loop: of many moves only the last counts
        self._soon.timeout.connect(self._narrow)
        self.overview.decided.connect(controller.decide)
        self.overview.decision.report_wanted.connect(self.report_wanted)
        self.tabs.currentChanged.connect(lambda _: self._fill())
        self.tabs.currentChanged.connect(lambda _: self._on_review())
        controller.decided.connect(self._on_decided)

    # -- showing

    def begin(self) -> None:
        """Another class comes: it starts at its papers, nothing narrowed."""
        self.common.begin()
        self.past_work.hide()
        self.overview.histogram.clear()
        for page in (self.papers, self.pairs):
            page.search.clear()
        self.pairs.allowed.setChecked(False)
        self.tabs.setCurrentIndex(PAPERS)

    def show_class(self, shown: ClassView) -> None:
        result = shown.result
        self.head.title.setText(result.name)
        self.head.note.setText(_about(shown))
        self.hide_names.blockSignals(True)
        self.hide_names.setChecked(self.controller.hides_names)
        self.hide_names.setText(
            tr("Names hidden") if self.controller.hides_names else tr("Hide names")
        )
        self.hide_names.blockSignals(False)
        self.papers.show_class(shown)
        self.pairs.show_class(shown)
        self._unfilled = {GROUPS, MATRIX}
        self._fill()
        self.left_out.show_items(left_out_items(shown))
        self.apart.show_items(apart_items(shown))
        self.overview.show_class(shown)
        self.common.show_common(shown.common, len(shown.result.papers))
        self._name_tabs(shown)
        self._on_review()

    def show_paper(self, number: int) -> None:
        """Go to the line of a paper."""
        self.tabs.setCurrentIndex(PAPERS)
        self.papers.choose(number)

    def _fill(self) -> None:
        """Pictures are made when they are first looked at."""
        shown, place = self.controller.on_screen, self.tabs.currentIndex()
        if shown is None or place not in self._unfilled:
            return
        self._unfilled.discard(place)
        if place == GROUPS:
            self.groups.show_result(shown.result, shown.names)
        else:
            self.matrix.show_class(shown)

    def _name_tabs(self, shown: ClassView) -> None:
        numbers = {
            PAPERS: (tr("Papers"), len(shown.result.papers)),
            PAIRS: (tr("Pairs"), len(shown.result.counted_pairs)),
            GROUPS: (tr("Groups"), len(shown.groups)),
            MATRIX: (tr("Matrix"), None),
            LEFT_OUT: (tr("Left out"), self.left_out.model.rowCount()),
            APART: (tr("Not compared"), self.apart.model.rowCount()),
            OVERVIEW: (tr("Overview"), None),
        }
        for place, (name, number) in numbers.items():
            self.tabs.setTabText(place, name if number is None else f"{name}  {count(number)}")

    # -- reviewing

    @property
    def _figures(self) -> PapersPage | PairsPage:
        return self.pairs if self.tabs.currentIndex() == PAIRS else self.papers

    def _show_row(self) -> None:
        figures, hidden = self._figures, self.controller.hides_names
        found = figures.current()
        if found is not None:
            title = figures.model.view.title(found)
            self.overview.show_row(found, title, self.controller.decision(found), hidden=hidden)

    def _on_review(self) -> None:
        """The counts are of what is in the table."""
        shown = self.controller.on_screen
        if shown is not None:
            self.overview.show_counts(self.controller.counts(of_pairs=self._figures is self.pairs))
            self._show_row()

    def _set_status(self, row_: object, status: Status) -> None:
        self.overview.decision.keep()
        self.controller.set_status(row_, status)  # type: ignore[arg-type]

    def _on_decided(self) -> None:
        self.papers.model.status_changed()
        self.pairs.model.status_changed()
        self.papers.count_switches()
        self._on_review()

    # -- opening and narrowing

    def open_paper(self, paper: Paper) -> None:
        """As a whole; the next one is the next in the table."""
        model = self.papers.model
        order = [model.row(place).id for place in range(model.rowCount())]
        self.paper_wanted.emit(paper.id, order)

    def _narrow_soon(self, span: tuple[float, float] | None) -> None:
        self._span = span
        self._soon.start()

    def _narrow(self) -> None:
        shown, span = self.controller.on_screen, self._span
        if shown is None:
            return
        self.pairs.show_only(span)
        if span is None:
            self.papers.show_only(None)
            return
        pairs = shown.result.counted_pairs
        inside = [pair for pair in pairs if span[0] <= pair.score <= span[1]]
        self.papers.show_only({paper for pair in inside for paper in (pair.a, pair.b)})

    def _count_again(self, place: object) -> None:
        if self.controller.shown is not None:
            texts = self.controller.shown.result.options.handouts
            self.controller.set_left_out([text for at, text in enumerate(texts) if at != place])

    # -- how it fits

    def _on_hide(self, on: bool) -> None:
        self.controller.set_names_hidden(on)

    def _ask_past_work(self) -> None:
        if self.controller.shown is not None:
            self.past_work.ask(len(self.controller.shown.result.papers))

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


def _about(shown: ClassView) -> str:
    result = shown.result
    files = sum(len(paper.files) for paper in result.papers)
    parts = [f"{tr('%Ln papers', len(result.papers))}, {tr('%Ln files', files)}"]
    if result.searched is None:
        parts.append(tr("compared with each other"))
    else:
        parts.append(tr("compared with each other and %Ln documents", result.searched))
    return " · ".join(parts)


def focus_on(page: QWidget | None) -> None:
    """Give a page the keyboard; many know which part of them wants it."""
    if page is not None:
        getattr(page, "take_focus", page.setFocus)()
