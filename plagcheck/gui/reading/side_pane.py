"""One side of side by side: its text, or its pages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollBar, QStackedWidget, QVBoxLayout, QWidget

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.jobs.current_job import JobRound
from plagcheck.gui.jobs.job_runner import JobRunner
from plagcheck.gui.jobs.page_jobs import is_pdf, is_unchanged, picture, places
from plagcheck.gui.jobs.workers import Workers
from plagcheck.gui.parts.controls import Panel, icon_label, label, row
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.reading.document_bar import replace_scroll_bar
from plagcheck.gui.reading.evidence_view import EvidenceView
from plagcheck.gui.reading.pages_view import PageMark, PagesView
from plagcheck.gui.reading.pair import FileOnDisk, PairSide
from plagcheck.model.match import Kind
from plagcheck.model.names import printable

_Place = tuple[str, int, int, Kind, bool]


def _place(match: ShownMatch) -> _Place:
    """What tells apart what is marked: a part of a match may begin where that does."""
    return match.key, match.start, match.end, match.kind, match.is_counted


class SidePane(QWidget):
    """Both views of a side; the ribbon asks it where matches are.

    Pages are shown only of a file that is what it was when its text was read.
    """

    view_moved = Signal()
    scrolled = Signal(float)  # by so many pixels
    match_chosen = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text, self.pages = EvidenceView(), PagesView()
        self._views = QStackedWidget()
        for view in (self.text, self.pages):
            view.setAccessibleName(name)
            view.view_moved.connect(self.view_moved)
            view.match_chosen.connect(self.match_chosen)
            self._views.addWidget(view)
        self.notice = label("", wrap=True)
        self._notice = Panel("banner-attention")
        inside = row(icon_label("triangle-alert", "att"), self.notice, margins=(12, 6, 12, 6))
        inside.setStretch(1, 1)
        self._notice.setLayout(inside)
        self._notice.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._notice)
        layout.addWidget(self._views, 1)
        self.pages.picture_wanted.connect(self._ask)
        self.text.verticalScrollBar().valueChanged.connect(self._on_scroll)
        self.pages.verticalScrollBar().valueChanged.connect(self._on_scroll)
        self._value = 0
        self._rest = 0.0
        self._file: FileOnDisk | None = None
        self._changed = False  # whether the file is another one by now
        self._wants_pages = False
        self._ready = False
        self._every: Sequence[ShownMatch] = ()  # with all kinds switched on
        self._marks: dict[_Place, PageMark | None] = {}  # None until its boxes are known
        self._round = JobRound()  # answers to an earlier pair are dropped
        self.pages.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def has_pages(self) -> bool:
        return self._file is not None

    @property
    def shows_pages(self) -> bool:
        return self._views.currentWidget() is self.pages

    def use_pages(self, runner: JobRunner, workers: Workers) -> None:
        """Who makes pictures of pages."""
        self._runner, self._workers = runner, workers

    def set_highlights(self, highlights: Sequence[ShownMatch]) -> None:
        """The matches to mark, on the text and on the pages."""
        self.text.set_highlights(highlights)
        self._mark_pages()

    # -- pages

    def open_pages(self, side: PairSide, highlights: Sequence[ShownMatch]) -> None:
        """Get ready to show pages with any of these; nothing is read before they are wanted."""
        pages = side.document.page_starts
        self._file = side.file if pages and is_pdf(side.file) else None
        self._count, self._every = len(pages), highlights
        self._round.begin()
        self._ready = self._changed = False
        self._marks = {}
        self._notice.hide()
        self._views.setCurrentWidget(self.text)

    def show_mode(self, pages: bool) -> None:
        """Pages where there are some; else the text stays."""
        self._wants_pages = pages
        if pages and self._file is not None and not self._ready:
            self._ready = True
            job = self._runner.start(is_unchanged(self._file), "unchanged")
            job.succeeded.connect(self._round.only(self._on_verified))
        shown = pages and self._ready and not self._changed and self.pages.has_pages
        self._views.setCurrentWidget(self.pages if shown else self.text)
        self._notice.setVisible(pages and self._changed)

    def _on_verified(self, is_unchanged: bool) -> None:
        if self._file is None:
            return
        self._changed = not is_unchanged
        if self._changed:
            text = tr(
                "%1 has changed since it was read, so its pages would not fit the matches. "
                "Here is the text that was compared."
            )
            self.notice.setText(text.replace("%1", printable(self._file.path.name)))
            self.show_mode(self._wants_pages)
            return
        self.pages.show_pages(self._count)
        self.show_mode(self._wants_pages)
        self._find(self._every)

    def _find(self, matches: Sequence[ShownMatch]) -> None:
        """Where these stand on the pages."""
        if self._file is None:
            return
        self._marks |= dict.fromkeys(map(_place, matches))
        job = self._runner.start(places(self._workers, self._file.path, matches), "places")
        job.succeeded.connect(self._round.only(self._on_places))

    def _ask(self, page: int, zoom: float) -> None:
        if self._file is None:
            return
        job = self._runner.start(picture(self._workers, self._file.path, page, zoom), "picture")
        job.succeeded.connect(self._round.only(self.pages.set_picture))

    def _on_places(self, marks: list[PageMark]) -> None:
        self._marks |= {_place(mark.highlight): mark for mark in marks}
        self._mark_pages()
        self.pages.set_current(self.text.current)
        self.view_moved.emit()

    def _mark_pages(self) -> None:
        shown, is_ready = self.text.highlights, bool(self._marks)
        self.pages.set_marks([mark for each in shown if (mark := self._marks.get(_place(each)))])
        fresh = [each for each in shown if _place(each) not in self._marks]
        if fresh and is_ready:  # what was copied into one whose kind is switched off
            self._find(fresh)

    def set_current(self, key: str) -> None:
        self.text.go_to(key)
        self.pages.set_current(key)

    # -- scrolling

    def _bar(self) -> QScrollBar:
        return (self.pages if self.shows_pages else self.text).verticalScrollBar()

    def _step(self) -> int:
        """Pixels in one step of the scroll bar: text scrolls by lines."""
        return 1 if self.shows_pages else max(1, self.text.fontMetrics().lineSpacing())

    def _on_scroll(self) -> None:
        value = self._bar().value()
        moved, self._value = value - self._value, value
        if moved:
            self.scrolled.emit(float(moved * self._step()))

    def scroll_by(self, pixels: float) -> None:
        """Follow the other side; what is less than a line is kept for the next time."""
        steps, self._rest = divmod(pixels + self._rest, self._step())
        self._bar().setValue(self._bar().value() + round(steps))

    def rest_here(self) -> None:
        """The two sides are where they belong; what follows is scrolling."""
        self._value, self._rest = self._bar().value(), 0.0

    def visible_range(self) -> tuple[int, int]:
        """First and last character that can be seen; on pages, by their share of the page."""
        if not self.shows_pages:
            return self.text.visible_range()
        first, last = self.pages.part_in_view()
        return self._offset(first), self._offset(last)

    def _offset(self, part: float) -> int:
        starts = [*self.text.page_starts, self.text.display.to_document(
            self.text.document().characterCount() - 1
        )]  # fmt: skip
        page = min(int(part), len(starts) - 2)
        return round(starts[page] + (part - page) * (starts[page + 1] - starts[page]))

    def set_has_bar(self, has_bar: bool) -> None:
        for view in (self.text, self.pages):
            replace_scroll_bar(view, by_bar=has_bar)

    # -- for the ribbon

    def shown_highlights(self) -> list[ShownMatch]:
        return self.pages.shown_highlights() if self.shows_pages else self.text.highlights

    def span_of(self, key: str) -> tuple[float, float] | None:
        """Top and bottom of a match in the viewport at hand."""
        return self.pages.span_of(key) if self.shows_pages else self.text.span_of(key)

    def viewport_widget(self) -> QWidget:
        return self.pages.viewport() if self.shows_pages else self.text.viewport()
