"""A finished check: the paper with its matches, and the sources beside it."""

from __future__ import annotations

from bisect import bisect_right
from datetime import datetime

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent, QShortcut
from PySide6.QtWidgets import QSplitter, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from plagcheck.gui.controls import PageHead, Panel, button, column, icon_label, label, row
from plagcheck.gui.document_bar import DocumentBar
from plagcheck.gui.evidence_view import EvidenceView
from plagcheck.gui.findings import Findings, Mark
from plagcheck.gui.flag_panel import FlagPanel
from plagcheck.gui.match_card import MatchCard
from plagcheck.gui.match_list import MatchList
from plagcheck.gui.source_list import SourceList
from plagcheck.gui.stretches import on_paper
from plagcheck.gui.strip import Strip
from plagcheck.gui.theme import theme
from plagcheck.gui.words import count, tr

SIDE = 456
NARROW = 1100


class ResultPage(QWidget):
    """Everything on it links to its words."""

    side_by_side_wanted = Signal(int, str)  # number of the source, label of the match
    another_wanted = Signal()
    again_wanted = Signal()
    place_changed = Signal(str)  # "Match 3 of 10", for the footer

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.findings: Findings | None = None
        self.current: Mark | None = None
        self._build()
        self._connect()

    def _build(self) -> None:
        self.head = PageHead("file-text")
        self.again = button(tr("Check again"), self.again_wanted.emit, icon="refresh-cw")
        self.head.buttons.addWidget(self.again)
        self.head.buttons.addWidget(
            button(tr("Another paper…"), self.another_wanted.emit, icon="file-search")
        )
        self.strip = Strip()
        self.view = EvidenceView()
        self.view.setAccessibleName(tr("The paper"))
        self.view.set_has_bar(True)
        self.bar = DocumentBar()
        self.bar.setAccessibleName(tr("Where matches stand in the paper"))
        self.legend = Legend()
        self.sources = SourceList()
        self.matches = MatchList()
        self.flags = FlagPanel()
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)
        for _ in range(3):
            self.tabs.addTab("")
        self.card = MatchCard()
        self.searched = label("", "small", wrap=True)
        self._lists = QStackedWidget()
        self._lists.addWidget(self.sources)
        self._lists.addWidget(self.matches)
        self._lists.addWidget(self.flags)
        self._side = Panel("surface")
        searched = row(icon_label("search", "text3"), self.searched, margins=(14, 10, 14, 10))
        searched.setStretch(1, 1)
        self._searched_row = Panel("surface", searched)
        tab_row = Panel("head", row(self.tabs, margins=(8, 0, 8, 0)))
        self._side.setLayout(column(tab_row, self._lists, self._searched_row, self.card, gap=0))
        paper = QWidget()
        self.view.keep_lines_short()
        reading = row(self.view, Panel("surface"), self.bar, gap=0)
        reading.setStretch(0, 1000)
        reading.setStretch(1, 1)
        paper.setLayout(column(self.legend, reading, gap=0))
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(paper)
        self.splitter.addWidget(self._side)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setSizes([1000, SIDE])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for part in (self.head, self.strip, self.splitter):
            layout.addWidget(part, 1 if part is self.splitter else 0)

    def _connect(self) -> None:
        self.view.mark_chosen.connect(self.go_to)
        self.view.mark_opened.connect(self._open)
        self.view.view_moved.connect(self._on_view_moved)
        self.bar.jumped.connect(self._jump)
        self.bar.stepped.connect(self.step)
        self.sources.source_chosen.connect(self._on_source)
        self.sources.source_opened.connect(self._open_source)
        self.matches.mark_chosen.connect(self.go_to)
        self.matches.mark_opened.connect(self._open)
        self.tabs.currentChanged.connect(self._lists.setCurrentIndex)
        self.flags.place_wanted.connect(self.view.scroll_to_offset)
        self.strip.flags_wanted.connect(lambda: self.tabs.setCurrentIndex(2))
        self.card.opened.connect(self.open_current)
        self.card.stepped.connect(self.step)
        for keys, step in (("J", 1), ("K", -1), ("Alt+Down", 1), ("Alt+Up", -1)):
            self._shortcut(keys, lambda step=step: self.step(step))
        for keys in ("Return", "Enter"):
            self._shortcut(keys, self.open_current)
        self._shortcut("F6", self._next_area)
        self._shortcut("F", self.flags.next_place)

    def _shortcut(self, keys: str, action: object) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(action)

    # -- showing

    def show_findings(self, findings: Findings) -> None:
        """Show a result; the first match becomes the current one."""
        self.findings = findings
        self.current = None
        stretches = on_paper(findings.marks)
        self.head.title.setText(findings.name)
        self.head.note.setText(_note(findings))
        self.strip.show_findings(findings)
        self.view.show_text(findings.text, findings.page_starts, stretches)
        self.bar.show_stretches(len(findings.text), findings.page_starts, stretches)
        self.sources.show_findings(findings)
        self.matches.show_findings(findings)
        self.tabs.setTabText(0, f"{tr('Sources')}  {count(len(findings.sources))}")
        self.tabs.setTabText(1, f"{tr('All matches')}  {count(len(findings.marks))}")
        self.tabs.setTabText(2, f"{tr('Flags')}  {count(len(findings.flags))}")
        self.flags.show_findings(findings)
        self.view.set_boxes(place for flag in findings.flags for place in flag.places)
        self.tabs.setCurrentIndex(0)
        self.searched.setText(searched_text(findings))
        self.card.setVisible(bool(findings.marks))
        self.legend.setVisible(bool(findings.marks) and self.width() >= NARROW)
        if findings.marks:
            self._make_current(findings.marks[0], scroll=False)
        else:
            self.place_changed.emit("")
        self._on_view_moved()

    def go_to(self, label_: str) -> None:
        """Make a match the current one."""
        mark = next((m for m in self._marks() if m.label == label_), None)
        if mark is not None:
            self._make_current(mark)

    def step(self, step: int) -> None:
        """To the next or previous match."""
        marks = self._marks()
        if not marks:
            return
        place = marks.index(self.current) if self.current in marks else -1
        self._make_current(marks[(place + step) % len(marks)])

    def open_current(self) -> None:
        if self.current is not None:
            self.side_by_side_wanted.emit(self.current.source, self.current.label)

    def _marks(self) -> tuple[Mark, ...]:
        return self.findings.marks if self.findings else ()

    def _make_current(self, mark: Mark, *, scroll: bool = True) -> None:
        if self.findings is None:
            return
        self.current = mark
        self.view.set_current(mark.label, scroll=scroll)
        self.bar.set_current(mark.label)
        self.sources.choose(mark.source)
        self.matches.choose(mark.label)
        self.card.show_mark(self.findings, self.findings.source(mark.source), mark)
        place = self._marks().index(mark) + 1
        text = tr("Match %1 of %2").replace("%1", count(place))
        self.place_changed.emit(text.replace("%2", count(len(self._marks()))))

    def _on_source(self, number: int) -> None:
        mark = next((m for m in self._marks() if m.source == number), None)
        if mark is not None and (self.current is None or self.current.source != number):
            self._make_current(mark)

    def _open_source(self, number: int) -> None:
        if self.findings is None:
            return
        current = self.current
        marks = self.findings.source(number).marks
        here = current.label if current and current.source == number else ""
        self.side_by_side_wanted.emit(number, here or (marks[0].label if marks else ""))

    def _open(self, label_: str) -> None:
        self.go_to(label_)
        self.open_current()

    def _jump(self, offset: int) -> None:
        marks = self._marks()
        place = bisect_right([mark.start for mark in marks], offset) - 1
        if place >= 0 and marks[place].start == offset:
            self._make_current(marks[place])
        else:
            self.view.scroll_to_offset(offset)

    def _next_area(self) -> None:
        areas: list[QWidget] = [self.view, self.bar, self._shown_list()]
        here = next((i for i, area in enumerate(areas) if area.hasFocus()), -1)
        areas[(here + 1) % len(areas)].setFocus(Qt.FocusReason.TabFocusReason)

    def _shown_list(self) -> QWidget:
        lists: list[QWidget] = [self.sources, self.matches, self.flags]
        return lists[self.tabs.currentIndex()]

    def _on_view_moved(self) -> None:
        self.bar.set_view(*self.view.visible_range())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < NARROW
        self.legend.setVisible(not narrow and bool(self._marks()))
        side = theme.px(300 if narrow else SIDE)
        if event.oldSize().width() < 0 or (event.oldSize().width() < NARROW) != narrow:
            self.splitter.setSizes([max(1, self.width() - side), side])


def _note(findings: Findings) -> str:
    parts = [tr("%Ln words", findings.words)]
    if findings.page_starts:
        parts.append(tr("%Ln pages", len(findings.page_starts)))
    now = datetime.now().astimezone().strftime("%H:%M")
    checked = tr("checked today %1 against %Ln documents", findings.searched)
    return " · ".join([*parts, checked.replace("%1", now)])


def searched_text(findings: Findings) -> str:
    """What was searched, and what is certain."""
    parts = [tr("Searched %Ln documents.", findings.searched)]
    if findings.collections:
        names = ", ".join(findings.collections)
        parts = [
            tr("Searched %1, of %Ln documents in the library.", findings.searched).replace(
                "%1", names
            )
        ]
    parts.append(tr("A shared run of %Ln words or more is always found.", findings.shortest))
    if findings.more_like_these:
        parts.append(
            tr("%Ln more documents hold only what the listed ones hold.", findings.more_like_these)
        )
    return " ".join(parts)


class Legend(Panel):
    """What the underlines mean."""

    def __init__(self) -> None:
        super().__init__("legend")
        pen = Qt.PenStyle
        layout = row(margins=(16, 4, 16, 4), gap=8)
        layout.addStretch(1)
        for style, text in (
            (pen.SolidLine, tr("word for word")),
            (pen.DashLine, tr("small edits")),
            (pen.DashDotLine, tr("reworded")),
            (pen.DotLine, tr("not counted")),
        ):
            layout.addWidget(_Sample(style))
            layout.addWidget(label(text, "small"))
            layout.addSpacing(8)
        layout.addStretch(1)
        for key in ("J", "K"):
            layout.addWidget(label(key, "key"))
        layout.addWidget(label(tr("next, previous match"), "small"))
        self.setLayout(layout)


class _Sample(QWidget):
    def __init__(self, style: Qt.PenStyle) -> None:
        super().__init__()
        self._style = style
        self.setFixedSize(QSize(26, 12))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(theme.colour("text2"), 2, self._style))
        painter.drawLine(0, 6, self.width(), 6)
        painter.end()
