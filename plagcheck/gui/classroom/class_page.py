"""A class that was compared: papers, pairs, groups, matrix, and what was left out."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from plagcheck.gui.classroom.class_controller import ClassController
from plagcheck.gui.classroom.class_frame import (
    APART,
    GROUPS,
    LEFT_OUT,
    MATRIX,
    OVERVIEW,
    PAIRS,
    PAPERS,
    ClassFrame,
)
from plagcheck.gui.classroom.shown import ClassShown, PaperRow
from plagcheck.gui.classroom.tables.lists import apart_items, left_out_items
from plagcheck.gui.classroom.tables.pairs_page import PairsPage
from plagcheck.gui.classroom.tables.papers_page import PapersPage
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.decisions import Status


class ClassPage(ClassFrame):
    """Everything on it leads to the texts."""

    paper_wanted: SignalOf[int, list[int]] = carrying(2)  # and the order they are listed in
    report_wanted = Signal(int)  # a paper

    def __init__(self, controller: ClassController, parent: QWidget) -> None:
        super().__init__(controller, parent)
        self._span: tuple[float, float] | None = None
        self._unfilled: set[int] = set()

    def put_together(self) -> Iterator[None]:
        yield from super().put_together()
        self._connect()

    def _connect(self) -> None:
        controller = self.controller
        self.papers.opened.connect(self.open_paper)
        self.pairs.opened.connect(lambda pair: controller.open_pair(pair.a, pair.b))
        for page in (self.papers, self.pairs):
            page.chosen.connect(lambda _: self._show_row())
            page.decided.connect(self._set_status)
        self.groups.pair_chosen.connect(controller.open_pair)
        self.matrix.pair_chosen.connect(controller.open_pair)
        self.left_out.wanted.connect(self._count_again)
        self.apart.wanted.connect(lambda pair: controller.open_pair(*pair))
        self.common.leave_wanted.connect(self._leave_out)
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
        self.tabs.setCurrentIndex(PAPERS)

    def show_class(self, shown: ClassShown) -> None:
        result = shown.result
        self.head.title.setText(result.name)
        self.head.note.setText(_about(shown))
        self.hide_names.blockSignals(True)
        self.hide_names.setChecked(self.controller.hides_names)
        self.hide_names.setText(
            tr("Names hidden") if self.controller.hides_names else tr("Hide names")
        )
        self.hide_names.blockSignals(False)
        self.papers.show_papers(shown.papers)
        self.pairs.show_pairs(shown.pairs, result.options)
        self._unfilled = {GROUPS, MATRIX}
        self._fill()
        self.left_out.show_items(left_out_items(shown))
        self.apart.show_items(apart_items(shown))
        self.overview.show_class(shown)
        self.common.show_common(shown.common, len(shown.papers))
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

    def _name_tabs(self, shown: ClassShown) -> None:
        result = shown.result
        numbers = {
            PAPERS: (tr("Papers"), len(shown.papers)),
            PAIRS: (tr("Pairs"), len(shown.pairs)),
            GROUPS: (tr("Groups"), len(shown.groups)),
            MATRIX: (tr("Matrix"), None),
            LEFT_OUT: (tr("Left out"), len(result.options.handouts)),
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
        found = self._figures.current()
        hidden = self.controller.hides_names
        if found is not None:
            self.overview.show_row(found, self.controller.decision(found), hidden=hidden)

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

    def open_paper(self, paper: PaperRow) -> None:
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
        inside = [pair for pair in shown.pairs if span[0] <= pair.score <= span[1]]
        self.papers.show_only({paper for pair in inside for paper in (pair.a, pair.b)})

    def _leave_out(self, text: str) -> None:
        if self.controller.shown is not None:
            self.controller.set_left_out((*self.controller.shown.result.options.handouts, text))

    def _count_again(self, place: object) -> None:
        if self.controller.shown is not None:
            texts = self.controller.shown.result.options.handouts
            self.controller.set_left_out([text for at, text in enumerate(texts) if at != place])


def _about(shown: ClassShown) -> str:
    result = shown.result
    files = sum(len(paper.files) for paper in result.papers)
    parts = [f"{tr('%Ln papers', len(result.papers))}, {tr('%Ln files', files)}"]
    if result.searched is None:
        parts.append(tr("compared with each other"))
    else:
        parts.append(tr("compared with each other and %Ln documents", result.searched))
    return " · ".join(parts)
