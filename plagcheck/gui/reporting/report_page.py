"""A report before it is written: its pages, who it is for, whose names and texts it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QScrollArea, QVBoxLayout, QWidget

from plagcheck.gui.parts.controls import PageHead, Panel, button, column, label, line, row
from plagcheck.gui.parts.keys import bind_keys
from plagcheck.gui.parts.progress_bar import ProgressBar
from plagcheck.gui.parts.text_format import report_wording, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.reading.pages_view import PagesView
from plagcheck.gui.reporting.contents_list import ContentsList
from plagcheck.gui.reporting.readers import KindChoice
from plagcheck.gui.reporting.save_strip import SaveStrip
from plagcheck.report.forms import FORMS

if TYPE_CHECKING:
    from plagcheck.gui.reporting.report_jobs import ReportPreview
    from plagcheck.model.progress import Progress

SIDE, NARROW_SIDE, NARROW = 340, 290, 1100
LARGEST = 1.5  # pixels a point, by itself: more would show less of a page


class ReportPage(QWidget):
    """Choices at the left, the pages as they would be printed at the right."""

    left = Signal()
    save_wanted = Signal(str)  # the form
    cancel_wanted = Signal()
    place_changed = Signal(str)  # "Page 1 of 6", for the footer

    def __init__(self, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages = 0
        self.head = PageHead()
        self.head.title.setText(tr("Report"))
        self._build_head()
        self.kinds, self.contents, self.strip = KindChoice(kind), ContentsList(), SaveStrip()
        self.view = PagesView()
        self.view.setAccessibleName(tr("Pages of the report"))
        self.view.keep_pages_small(LARGEST)
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view.view_moved.connect(self._tell_place)
        self.view.verticalScrollBar().valueChanged.connect(lambda _: self._tell_place())
        self._build_busy()
        body = row(self._aside(), gap=0)
        body.addLayout(column(self._busy, self.view, gap=0), 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for part in (self.head, self.strip):
            layout.addWidget(part)
        layout.addLayout(body, 1)
        bind_keys(
            self,
            {
                "Esc": self.left.emit,
                "Ctrl+S": lambda: self._save("pdf"),
                "Ctrl++": lambda: self.view.zoom_by(1),
                "Ctrl+=": lambda: self.view.zoom_by(1),
                "Ctrl+-": lambda: self.view.zoom_by(-1),
            },
        )

    def _build_head(self) -> None:
        back = button("", self.left.emit, icon="chevron-left", kind="square", tip=tr("Back (Esc)"))
        layout = self.head.layout()
        layout.insertWidget(0, back)  # type: ignore[union-attr]
        self.smaller = button("−", lambda: self.view.zoom_by(-1), kind="square",
                              tip=tr("Smaller pages"))  # fmt: skip
        self.larger = button("+", lambda: self.view.zoom_by(1), kind="square",
                             tip=tr("Larger pages"))  # fmt: skip
        self.more = button(tr("Other forms…"), tip=tr("Text, tables, JSON"))
        menu = QMenu(self.more)
        for form, name in other_forms().items():
            menu.addAction(name).triggered.connect(lambda _=False, form=form: self._save(form))
        self.more.setMenu(menu)
        self.html = button(tr("Save as HTML…"), lambda: self._save("html"))
        self.pdf = button(tr("Save as PDF…"), lambda: self._save("pdf"), kind="primary")
        for part in (self.smaller, self.larger, self.more, self.html, self.pdf):
            self.head.buttons.addWidget(part)

    def _build_busy(self) -> None:
        self.bar = ProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress of the report"))
        self.cancel = button(tr("Cancel"), self.cancel_wanted.emit, kind="small")
        self.state = label("", "quiet")
        inner = row(self.state, self.bar, self.cancel, margins=(16, 8, 16, 8))
        inner.setStretch(1, 1)
        self._busy = Panel("strip", inner)
        self._busy.hide()

    def _aside(self) -> Panel:
        foot = label(
            tr("The HTML file needs no network and no scripts. Saved files are yours; plagcheck "
               "keeps no copy."),
            "small",
            wrap=True,
        )  # fmt: skip
        foot.setContentsMargins(16, 10, 16, 12)
        self._choices = area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(Panel("surface", column(self.kinds, line(), self.contents, None, gap=0)))
        inner = column(gap=0)
        inner.addWidget(area, 1)
        inner.addWidget(line())
        inner.addWidget(foot)
        self.aside = Panel("aside", inner)
        self.aside.setFixedWidth(theme.px(SIDE))
        return self.aside

    # -- what is shown

    def begin(self, name: str) -> None:
        """A report about another paper."""
        self.head.note.setText(name)
        self.strip.hide()
        self.view.show_pages(0)
        self._pages = 0
        self.working(tr("Reading the texts"))

    def working(self, text: str) -> None:
        self.state.setText(text)
        self.bar.setRange(0, 0)
        self._allow(False)
        self._busy.show()
        for part in (self.bar, self.cancel):
            part.show()

    def progressed(self, progress: Progress) -> None:
        self.bar.show_progress(progress)

    def stopped(self, text: str) -> None:
        """There is no report to look at, and this is why."""
        self.state.setText(text)
        self._busy.show()
        for part in (self.bar, self.cancel):
            part.hide()

    def show_made(self, made: ReportPreview, *, has_note: bool) -> None:
        """A report is ready; what was scrolled to stays in view when only a choice changed."""
        place = self.view.verticalScrollBar().value() if self._pages else 0
        self._busy.hide()
        self._allow(True)
        self.contents.show_contents(made.contents)
        self.kinds.show_counts(has_note, made.left_out)
        self._fit()
        self._pages = len(made.pages)
        self.view.show_pages(self._pages)
        self.view.verticalScrollBar().setValue(place)
        self._tell_place()

    def _allow(self, on: bool) -> None:
        for part in (self.more, self.html, self.pdf):
            part.setEnabled(on)

    def _save(self, form: str) -> None:
        if self.pdf.isEnabled():
            self.save_wanted.emit(form)

    def _tell_place(self) -> None:
        if self._pages:
            first, _ = self.view.part_in_view()
            page = min(int(first + 0.4) + 1, self._pages)
            text = tr("Page %1 of %2").replace("%1", str(page))
            self.place_changed.emit(text.replace("%2", str(self._pages)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The choices are as wide as planned, or as their longest word needs."""
        narrow = self.width() < NARROW
        inner, bar = self._choices.widget(), self._choices.verticalScrollBar()
        least = inner.minimumSizeHint().width() + bar.sizeHint().width() + 1 if inner else 0
        self.aside.setFixedWidth(max(theme.px(NARROW_SIDE if narrow else SIDE), least))


def other_forms() -> dict[str, str]:
    """Forms beside PDF and HTML."""
    say = report_wording()
    return {form: say(f"form {form}") for form in FORMS if form not in ("html", "pdf")}
