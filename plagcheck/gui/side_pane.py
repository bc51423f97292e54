"""One side of side by side: its text, or its pages."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollBar, QStackedWidget, QWidget

from plagcheck.gui.evidence_view import EvidenceView
from plagcheck.gui.findings import SourceFound
from plagcheck.gui.job_runner import JobRunner
from plagcheck.gui.page_pool import PagePool
from plagcheck.gui.page_work import Picture, picture, places
from plagcheck.gui.pages_view import PageMark, PagesView


class SidePane(QStackedWidget):
    """Both views of a side; the ribbon asks it where matches are."""

    view_moved = Signal()
    scrolled = Signal(float)  # by so many pixels
    mark_chosen = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text, self.pages = EvidenceView(), PagesView()
        for view in (self.text, self.pages):
            view.setAccessibleName(name)
            view.view_moved.connect(self.view_moved)
            view.mark_chosen.connect(self.mark_chosen)
            self.addWidget(view)
        self.pages.picture_wanted.connect(self._ask)
        self.text.verticalScrollBar().valueChanged.connect(self._on_scroll)
        self.pages.verticalScrollBar().valueChanged.connect(self._on_scroll)
        self._value = 0
        self._rest = 0.0
        self._path: Path | None = None
        self._ready = False
        self._round = 0  # answers to an earlier pair are dropped
        self.pages.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def has_pages(self) -> bool:
        return self._path is not None

    @property
    def shows_pages(self) -> bool:
        return self.currentWidget() is self.pages

    def open_pages(
        self,
        path: Path | None,
        count: int,
        source: SourceFound,
        there: bool,
        runner: JobRunner,
        pool: PagePool,
    ) -> None:
        """Get ready to show pages; nothing is read before they are wanted."""
        self._path = path if count else None
        self._round += 1
        self._count, self._source, self._there = count, source, there
        self._runner, self._pool = runner, pool
        self._ready = False
        self.setCurrentWidget(self.text)

    def show_mode(self, pages: bool) -> None:
        if pages and self.has_pages:
            self.setCurrentWidget(self.pages)
            if not self._ready:
                self._load()
        else:
            self.setCurrentWidget(self.text)

    def _load(self) -> None:
        if self._path is None:
            return
        self._ready = True
        self.pages.show_pages(self._count, [])
        this = self._round
        job = self._runner.start(
            places(self._pool, self._path, self._source, self._there), "places"
        )
        job.succeeded.connect(lambda marks: self._on_places(this, marks))

    def _ask(self, page: int, zoom: float) -> None:
        if self._path is None:
            return
        this = self._round
        job = self._runner.start(picture(self._pool, self._path, page, zoom), "picture")
        job.succeeded.connect(lambda made: self._on_picture(this, made))

    def _on_picture(self, this: int, made: Picture) -> None:
        if this == self._round:
            self.pages.set_picture(made.page, made.image, made.zoom)

    def _on_places(self, this: int, marks: list[PageMark]) -> None:
        if this == self._round:
            self.pages.set_marks(marks)
            self.pages.set_current(self.text.current)
            self.view_moved.emit()

    def set_current(self, label: str) -> None:
        self.text.set_current(label)
        self.pages.set_current(label)

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
        self.text.set_has_bar(has_bar)
        self.pages.set_has_bar(has_bar)

    # -- for the ribbon

    def labels(self) -> list[tuple[str, int]]:
        """Matches with their source's number."""
        if self.shows_pages:
            return self.pages.labels()
        return [(each.label, each.number) for each in self.text.stretches]

    def span_of(self, label: str) -> tuple[float, float] | None:
        """Top and bottom of a match in the viewport at hand."""
        return self.pages.span_of(label) if self.shows_pages else self.text.span_of(label)

    def viewport_widget(self) -> QWidget:
        return self.pages.viewport() if self.shows_pages else self.text.viewport()
