"""Side by side: the paper left, a source right, scrolled together."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QButtonGroup, QToolButton, QVBoxLayout, QWidget

from plagcheck.gui.chips import Chip
from plagcheck.gui.controls import (
    ElidedLabel,
    PageHead,
    Panel,
    button,
    column,
    icon_label,
    label,
    rich,
    row,
    toggle,
)
from plagcheck.gui.document_bar import DocumentBar
from plagcheck.gui.evidence_view import EvidenceView
from plagcheck.gui.findings import Mark, SourceFound
from plagcheck.gui.job_runner import JobRunner
from plagcheck.gui.link_ribbon import WIDTH, LinkRibbon
from plagcheck.gui.match_card import kind_name
from plagcheck.gui.page_pool import PagePool
from plagcheck.gui.page_work import pdf_paths
from plagcheck.gui.side_pane import SidePane
from plagcheck.gui.stretches import on_paper, on_source
from plagcheck.gui.theme import theme
from plagcheck.gui.words import count, day, jaccard, page_name, share, tr
from plagcheck.gui.work import Checked, Pair

BARS_FROM = 1100  # narrower: the bars go first …
RIBBON_FROM = 900  # … then the ribbon


class SideBySidePage(QWidget):
    """Only the matches of one source are drawn."""

    back_wanted = Signal()
    text_wanted = Signal(str, str, object)  # name, text, page starts
    place_changed = Signal(str)
    scroll_switched = Signal(bool)
    differences_switched = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pair: Pair | None = None
        self.source: SourceFound | None = None
        self.current: Mark | None = None
        self._moving = False
        self._build_head()
        self._build_sides()
        self._build_foot()
        self._lay_out()
        self._connect()

    # -- layout

    def _build_head(self) -> None:
        self.head = PageHead()
        self.back = button(
            "", self.back_wanted.emit, icon="chevron-left", kind="square", tip=tr("Back (Esc)")
        )
        head = self.head.layout()
        if isinstance(head, QVBoxLayout | type(row())):
            head.insertWidget(0, self.back)
        self.head.title.setText(tr("Side by side"))
        self.text_mode, self.page_mode = _segment(tr("Text"), True), _segment(tr("Pages"), False)
        self.page_mode.toggled.connect(self._on_mode)
        group = QButtonGroup(self)
        group.addButton(self.text_mode)
        group.addButton(self.page_mode)
        modes = row(self.text_mode, self.page_mode, gap=0)
        self.together = toggle(
            tr("Scroll together"), "repeat", True, lambda on: self.scroll_switched.emit(on)
        )
        self.differing = toggle(tr("Differing words"), "eye", True, self._on_differing)
        self.smaller = button(
            "−", lambda: self._zoom(-1), kind="square", tip=tr("Smaller (Ctrl −)")
        )
        self.larger = button("+", lambda: self._zoom(1), kind="square", tip=tr("Larger (Ctrl +)"))
        self.fit = button(tr("Fit width"), self._fit)
        self.extracted = button(tr("Text as extracted"), self._on_text, icon="file-text")
        self.head.buttons.addLayout(modes)
        for tool in (self.smaller, self.larger, self.fit):
            self.head.buttons.addWidget(tool)
            tool.hide()
        for part in (self.together, self.differing, self.extracted):
            self.head.buttons.addWidget(part)

    def _build_sides(self) -> None:
        self.paper_pane, self.other_pane = SidePane(tr("The paper")), SidePane(tr("The source"))
        self.paper, self.other = self.paper_pane.text, self.other_pane.text
        self.paper_bar, self.other_bar = DocumentBar(), DocumentBar()
        self.paper_bar.setAccessibleName(tr("Where matches stand in the paper"))
        self.other_bar.setAccessibleName(tr("Where matches stand in the source"))
        self.ribbon = LinkRibbon(self.paper_pane, self.other_pane)
        self._paper_name, self._other_name = ElidedLabel("", "strong"), ElidedLabel("", "strong")
        self._paper_note, self._other_note = ElidedLabel("", "small"), ElidedLabel("", "small")
        self._paper_share, self._other_share = rich("", "quiet"), rich("", "quiet")
        for part in (self._paper_share, self._other_share):
            part.setWordWrap(False)
        self._chip = Chip()
        self._words = rich("")
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def _build_foot(self) -> None:
        self._match_chip = Chip()
        self._kind = label("", "strong")
        self._about = ElidedLabel("", "quiet")
        self._nth = label("", "quiet")
        self.previous = button(
            "", lambda: self.step(-1), icon="chevron-up", kind="square",
            tip=tr("Previous match (K)"),
        )  # fmt: skip
        self.following = button(
            "", lambda: self.step(1), icon="chevron-down", kind="square",
            tip=tr("Next match (J)"),
        )  # fmt: skip
        foot = row(
            self._match_chip,
            self._kind,
            self._about,
            self.previous,
            self._nth,
            self.following,
            margins=(16, 8, 16, 8),
        )
        foot.setStretch(2, 1)
        self.foot = Panel("strip", foot)

    def _lay_out(self) -> None:
        left_head = row(icon_label("file-text", "accent", 20), gap=10)
        left_head.addLayout(column(self._paper_name, self._paper_note, gap=0), 1)
        left_head.addWidget(self._paper_share)
        right_head = row(self._chip, gap=10)
        right_head.addLayout(column(self._other_name, self._other_note, gap=0), 1)
        right_head.addWidget(self._other_share)
        heads = row(margins=(16, 4, 16, 4), gap=12)
        heads.addLayout(left_head, 1)
        self._words.setFixedWidth(theme.px(WIDTH))
        heads.addWidget(self._words)
        heads.addLayout(right_head, 1)
        head_row = Panel("side-head", heads)
        head_row.setFixedHeight(theme.px(50))
        sides = row(gap=0)
        for part, stretch in (
            (self.paper_bar, 0),
            (self.paper_pane, 1),
            (self.ribbon, 0),
            (self.other_pane, 1),
            (self.other_bar, 0),
        ):
            sides.addWidget(part, stretch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(head_row)
        layout.addLayout(sides, 1)
        layout.addWidget(self.foot)

    def _connect(self) -> None:
        for pane in (self.paper_pane, self.other_pane):
            pane.mark_chosen.connect(self.go_to)
            pane.view_moved.connect(self._on_view_moved)
        self.paper_pane.scrolled.connect(lambda pixels: self._follow(self.other_pane, pixels))
        self.other_pane.scrolled.connect(lambda pixels: self._follow(self.paper_pane, pixels))
        self.paper_bar.jumped.connect(lambda offset: self._jump(self.paper, offset))
        self.other_bar.jumped.connect(lambda offset: self._jump(self.other, offset))
        for bar in (self.paper_bar, self.other_bar):
            bar.stepped.connect(self.step)
        for keys, step in (("J", 1), ("K", -1), ("Alt+Down", 1), ("Alt+Up", -1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda step=step: self.step(step))
        leave = QShortcut(QKeySequence("Escape"), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.back_wanted)
        change = QShortcut(QKeySequence("F6"), self)
        change.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        change.activated.connect(
            lambda: (self.other if self.paper.hasFocus() else self.paper).setFocus()
        )

    # -- showing

    def show_pair(self, checked: Checked, pair: Pair, label_: str) -> None:
        source = checked.findings.source(pair.number)
        self.pair, self.source, self.current = pair, source, None
        here, there = (
            on_paper(source.marks, pair.paper.same),
            on_source(source.marks, pair.source.same),
        )
        for view, bar, side, stretches in (
            (self.paper, self.paper_bar, pair.paper, here),
            (self.other, self.other_bar, pair.source, there),
        ):
            view.show_text(side.text, side.page_starts, stretches)
            bar.show_stretches(len(side.text), side.page_starts, stretches)
        self._paper_name.setText(pair.paper.name)
        self._paper_note.setText(f"{tr('The paper')} · {tr('%Ln words', checked.findings.words)}")
        self._paper_share.setText(f"<b>{share(source.of_paper)}</b> {tr('of this paper')}")
        self._other_name.setText(pair.source.name)
        notes = [source.collection, tr("%Ln words", source.words)]
        if source.added_at:
            notes.append(tr("added %1").replace("%1", day(source.added_at)))
        self._other_note.setText(" · ".join(part for part in notes if part))
        self._other_share.setText(f"<b>{share(source.of_source)}</b> {tr('of the source')}")
        self._chip.show_label(str(source.number), source.number)
        self._words.setText(f"<b>{escape(count(source.matched_words))}</b><br>{tr('words')}")
        self._offer_pages(checked, pair, source)
        marks = source.marks
        first = next((m for m in marks if m.label == label_), marks[0] if marks else None)
        self.foot.setVisible(first is not None)
        if first is not None:
            self._make_current(first)
        self.paper.setFocus()

    def go_to(self, label_: str) -> None:
        mark = next((m for m in self._marks() if m.label == label_), None)
        if mark is not None:
            self._make_current(mark)

    def step(self, step: int) -> None:
        marks = self._marks()
        if marks:
            place = marks.index(self.current) if self.current in marks else -1
            self._make_current(marks[(place + step) % len(marks)])

    def _marks(self) -> tuple[Mark, ...]:
        return self.source.marks if self.source else ()

    def _make_current(self, mark: Mark) -> None:
        self.current = mark
        self._moving = True
        for pane, bar in ((self.paper_pane, self.paper_bar), (self.other_pane, self.other_bar)):
            pane.set_current(mark.label)
            bar.set_current(mark.label)
            pane.rest_here()
        self._moving = False
        self._match_chip.show_label(mark.label, mark.source)
        self._kind.setText(kind_name(mark.kind))
        self._about.setText(self._about_text(mark))
        text = tr("%1 of %2").replace("%1", count(self._marks().index(mark) + 1))
        self._nth.setText(text.replace("%2", count(len(self._marks()))))
        score = jaccard(self.source.jaccard) if self.source else ""
        self.place_changed.emit(tr("Jaccard %1, verified").replace("%1", score))
        self.ribbon.set_current(mark.label)

    def _about_text(self, mark: Mark) -> str:
        parts = [tr("%Ln words the same", mark.words)]
        if len(mark.runs) == 1:
            parts = [tr("%Ln words in one run", mark.words)]
        elif mark.longest_run:
            parts.append(tr("longest run %Ln words", mark.longest_run))
        if self.pair is not None:
            here = page_name(self.pair.paper.page_starts, mark.start)
            there = page_name(self.pair.source.page_starts, mark.there)
            if here or there:
                parts.append(f"{here or '–'} ↔ {there or '–'}")
        return " · ".join(parts)

    # -- scrolling

    def _follow(self, other: SidePane, pixels: float) -> None:
        """Move the other side as far: linked where the current match is."""
        if not self._moving and self.together.isChecked():
            self._moving = True
            other.scroll_by(pixels)
            self._moving = False

    def _jump(self, view: EvidenceView, offset: int) -> None:
        found = next((s for s in view.stretches if s.start == offset), None)
        if found is not None:
            self.go_to(found.label)
        else:
            view.scroll_to_offset(offset)

    def _on_view_moved(self) -> None:
        self.paper_bar.set_view(*self.paper_pane.visible_range())
        self.other_bar.set_view(*self.other_pane.visible_range())

    # -- pages

    def use_pages(self, runner: JobRunner, pool: PagePool) -> None:
        """Who makes pictures of pages."""
        self._runner, self._pool = runner, pool

    def _offer_pages(self, checked: Checked, pair: Pair, source: SourceFound) -> None:
        """Pages for the sides that are PDF files; the switch says why there are none."""
        there = pdf_paths({"paper": str(checked.path or ""), "source": checked.file_of(source)})
        for pane, side, text in (
            (self.paper_pane, "paper", pair.paper),
            (self.other_pane, "source", pair.source),
        ):
            pane.open_pages(
                there.get(side), len(text.page_starts), source, side == "source",
                self._runner, self._pool,
            )  # fmt: skip
        offered = self.paper_pane.has_pages or self.other_pane.has_pages
        self.page_mode.setEnabled(offered)
        self.page_mode.setToolTip(
            tr("The pages as they look; other formats stay text")
            if offered
            else tr("Neither side is a PDF file that is still where it was")
        )
        wanted = self.page_mode.isChecked() and offered
        self.page_mode.setChecked(wanted)
        self.text_mode.setChecked(not wanted)
        self._on_mode(wanted)

    def _on_mode(self, pages: bool) -> None:
        for pane in (self.paper_pane, self.other_pane):
            pane.show_mode(pages)
        for part in (self.smaller, self.larger, self.fit):
            part.setVisible(pages)
        self.differing.setVisible(not pages)
        self.extracted.setVisible(not pages and self.width() >= BARS_FROM)
        self.ribbon.update()
        self._show_current()

    def _zoom(self, step: int) -> None:
        for pane in (self.paper_pane, self.other_pane):
            pane.pages.zoom_by(step)
        self._show_current()

    def _fit(self) -> None:
        for pane in (self.paper_pane, self.other_pane):
            pane.pages.fit_width()
        self._show_current()

    def _show_current(self) -> None:
        if self.current is not None:
            self._make_current(self.current)

    # -- switches

    def set_switches(self, together: bool, differing: bool) -> None:
        self.together.setChecked(together)
        self.differing.setChecked(differing)
        self._on_differing(differing)

    def _on_differing(self, on: bool) -> None:
        self.paper.show_differences(on)
        self.other.show_differences(on)
        self.differences_switched.emit(on)

    def _on_text(self) -> None:
        if self.pair is not None:
            side = self.pair.source
            self.text_wanted.emit(side.name, side.text, side.page_starts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for bar in (self.paper_bar, self.other_bar):
            bar.setVisible(self.width() >= BARS_FROM)
        for pane in (self.paper_pane, self.other_pane):
            pane.set_has_bar(self.width() >= BARS_FROM)
        self.ribbon.setVisible(self.width() >= RIBBON_FROM)
        self._words.setVisible(self.width() >= RIBBON_FROM)
        self.extracted.setVisible(self.width() >= BARS_FROM and not self.page_mode.isChecked())


def _segment(text: str, on: bool) -> QToolButton:
    made = QToolButton()
    made.setText(text)
    made.setCheckable(True)
    made.setChecked(on)
    made.setProperty("kind", "segment")
    made.setAccessibleName(text)
    return made
