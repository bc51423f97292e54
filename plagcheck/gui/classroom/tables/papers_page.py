"""The papers of a class, with switches for what matters."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView

from plagcheck.gui.classroom.class_view import ClassView
from plagcheck.gui.classroom.tables.figure_page import AROUND, FigurePage
from plagcheck.gui.classroom.tables.papers_model import (
    FLAGS,
    MATE,
    SHARE,
    SOURCE,
    STATUS,
    STUDENT,
    SWITCHES,
    WORDS,
    PapersModel,
)
from plagcheck.gui.parts.controls import toggle
from plagcheck.gui.parts.inputs import column_width
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.classes import Pair
from plagcheck.model.decisions import Decision
from plagcheck.model.submissions import Paper

_WIDTHS = {STUDENT: 132, WORDS: 62, SHARE: 124, FLAGS: 116, STATUS: 132}
_ICONS = {"flags": "flag", "open": "eye", "late": "clock"}
WORDS_FROM, SOURCE_FROM = 680, 780  # pixels; narrower tables go without
MATE_LEAST = 216  # pixels


class PapersPage(FigurePage[Paper]):
    """One row a paper."""

    def __init__(self, decision: Callable[[Paper | Pair], Decision]) -> None:
        self._papers = PapersModel(decision)
        super().__init__(self._papers, tr("Papers"), tr("Name, status, flag, or >20"))
        self.set_widths(_WIDTHS, (SOURCE,))
        self.sort_by(SHARE, Qt.SortOrder.DescendingOrder)
        self.only = {
            name: toggle(name, _ICONS[name], False, lambda _: self._on_switch())
            for name in SWITCHES
        }
        for made in self.only.values():
            self.switches.addWidget(made)

    def show_class(self, view: ClassView) -> None:
        super().show_class(view)
        self.count_switches()
        self._fit()

    def choose(self, number: int) -> None:
        """Go to the line of a paper, if it is among those shown."""
        found = self.model.view.result.by_id.get(number)
        if self.model.place_of(found) >= 0:
            self.keep_row(found)

    def count_switches(self) -> None:
        """How many papers each switch is about; statuses change."""
        for name, made in self.only.items():
            number = sum(self._papers.has(row, name) for row in self._papers.rows())
            text = {
                "flags": tr("With flags %Ln", number),
                "open": tr("Not reviewed %Ln", number),
                "late": tr("Late %Ln", number),
            }[name]
            made.setText(text)
            made.setAccessibleName(text)
            made.setVisible(bool(number) or made.isChecked())

    def show_only(self, papers: Iterable[int] | None) -> None:
        """Narrow to some papers."""
        self._papers.only = None if papers is None else frozenset(papers)
        self.lay_out()

    def _on_switch(self) -> None:
        self._papers.switched = frozenset(n for n, made in self.only.items() if made.isChecked())
        self.lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Columns give way where there is no room, or nothing to show in them."""
        self.table.setColumnHidden(FLAGS, not any(row.document.flags for row in self.model.rows()))
        self.table.setColumnHidden(WORDS, self.width() < theme.px(WORDS_FROM))
        has_source = self.width() >= theme.px(SOURCE_FROM)
        self.table.setColumnHidden(SOURCE, not has_source)
        mode = QHeaderView.ResizeMode
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(MATE, mode.Interactive if has_source else mode.Stretch)
        if has_source:
            half = self.room_beside(SOURCE, MATE) // 2
            least = column_width(MATE_LEAST, self.model.columns[MATE].title, AROUND)
            self.table.setColumnWidth(MATE, max(least, half))
