"""The page of groups: who shares with whom, from which share on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QSplitter,
    QStackedWidget,
)

from plagcheck.classroom.groups import JUST_OUTSIDE, Group, find_groups
from plagcheck.gui.classroom.groups.groups_model import GroupRow
from plagcheck.gui.classroom.groups.groups_passages import PassageDelegate, PassageModel
from plagcheck.gui.classroom.groups.groups_side import GroupsSide
from plagcheck.gui.classroom.groups.groups_words import group_name, letter
from plagcheck.gui.classroom.pictures.graph import GraphView
from plagcheck.gui.classroom.pictures.matrix import MatrixView
from plagcheck.gui.parts.controls import Panel, column, label, row, segment
from plagcheck.gui.parts.keys import bind_keys
from plagcheck.gui.parts.row_list import RowList
from plagcheck.gui.parts.row_models import ROW
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.classes import ClassResult, Pair

NARROW: Final = 980  # pixels; below, there is no room for the passages
SIDE, PASSAGES = 300, 330


class GroupsPage(Panel):
    """Groups at the left, the graph or matrix of the chosen one, and its passages at the right."""

    pair_chosen = Signal(int, int)
    paper_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__("surface")
        self._result: ClassResult | None = None
        self._names: Mapping[int, str] = {}
        self._pairs: Sequence[Pair] = ()  # the strongest first
        self._shown: Sequence[Group] = ()
        self.side = GroupsSide()
        self.graph, self.matrix = GraphView(), MatrixView()
        self._passages = PassageModel()
        delegate = PassageDelegate(self._passages)
        self.passages = RowList(self._passages, delegate, tr("Shared passages"))
        self._build()
        self.side.threshold_changed.connect(self._find)
        self.side.groups_shown.connect(self._show_row)
        self.side.pair_chosen.connect(self.pair_chosen)
        self.graph.pair_chosen.connect(self.pair_chosen)
        self.graph.paper_chosen.connect(self.paper_chosen)
        self.matrix.cell_chosen.connect(self.pair_chosen)
        self.passages.row_current.connect(self._mark)
        self.passages.clicked.connect(self._open)
        self.passages.row_opened.connect(self._open)
        bind_keys(self, {"G": self.side.next_group})

    def _build(self) -> None:
        self._title = label("", "section")
        self._passages_title = label("", "section")
        self._modes = QButtonGroup(self)
        self.as_matrix, self.as_graph = segment(tr("Matrix")), segment(tr("Graph"))
        for mode in (self.as_matrix, self.as_graph):
            self._modes.addButton(mode)
        self.as_graph.setChecked(True)
        self.as_matrix.toggled.connect(self._switch)
        buttons = row(self.as_matrix, self.as_graph, gap=0)
        head = row(self._title, None, margins=(14, 0, 14, 0))
        head.addLayout(buttons)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.graph)
        self._stack.addWidget(self.matrix)
        self._legend = label(
            tr(
                "Thicker line: larger share of the two papers. Dashed: just outside the group. "
                "Place on the page has no meaning."
            ),
            "small",
            wrap=True,
        )
        middle = column(_head(head), gap=0)
        middle.addWidget(self._stack, 1)
        middle.addWidget(self.matrix.legend)
        middle.addLayout(column(self._legend, margins=(16, 8, 16, 10)))
        note = label(
            tr("A group says that texts are shared, not who wrote them."), "small", wrap=True
        )
        right = column(_head(row(self._passages_title, None, margins=(16, 0, 16, 0))), gap=0)
        right.addWidget(self.passages, 1)
        right.addLayout(column(note, margins=(16, 8, 16, 10)))
        self._right = Panel("surface", right)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        for part in (self.side, Panel("surface", middle), self._right):
            self._splitter.addWidget(part)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setSizes([theme.px(SIDE), theme.px(620), theme.px(PASSAGES)])
        self.setLayout(column(self._splitter, gap=0))

    # -- what is shown

    def show_result(self, result: ClassResult, names: Mapping[int, str]) -> None:
        """Show the groups of a class."""
        self._result, self._names = result, names
        self._pairs = sorted(result.counted_pairs, key=lambda pair: -pair.score)
        self._find()

    def _find(self) -> None:
        """The groups at the share chosen; weaker pairs are not looked at."""
        if self._result is None:
            return
        limit = self.side.threshold
        near = [pair for pair in self._pairs if pair.score >= JUST_OUTSIDE * limit]
        groups = find_groups(near, limit)
        self.side.show_groups(groups, self._names, len(self._result.papers))

    def _show_row(self, chosen: GroupRow | None) -> None:
        """A group, or all of them, or none."""
        if chosen is None:
            self._shown, title = (), tr("No groups")
            within = tr("Shared passages")
        elif chosen.group is None:
            self._shown, title = self.side.model.groups, tr("All groups")
            within = tr("Shared passages")
        else:
            self._shown, title = (chosen.group,), group_name(chosen.number)
            within = tr("Shared passages in group %1").replace("%1", letter(chosen.number))
        self._title.setText(title)
        self._passages_title.setText(within)
        self.graph.show_groups(self._shown, self._names)
        pairs = [pair for group in self._shown for pair in group.pairs]
        papers = self._result.by_id if self._result else {}
        pairs.sort(key=lambda pair: (-pair.score, pair.a, pair.b))
        self._passages.show_pairs(pairs, papers, self._names)
        self._switch()

    def _switch(self) -> None:
        """Graph or matrix; the matrix is made when it is looked at."""
        on = self.as_matrix.isChecked()
        self._stack.setCurrentWidget(self.matrix if on else self.graph)
        self._legend.setVisible(not on)
        self.matrix.legend.setVisible(on)
        if on and self._result is not None:
            members = {paper for group in self._shown for paper in group.papers}
            part = replace(
                self._result,
                papers=tuple(p for p in self._result.papers if p.id in members),
                pairs=tuple(p for p in self._result.pairs if {p.a, p.b} <= members),
            )
            self.matrix.set_threshold(self.side.threshold)
            self.matrix.show_result(part, self._names)

    def _mark(self, index: QModelIndex) -> None:
        pair = index.data(ROW)
        self.graph.set_current(pair.a, pair.b)
        self.matrix.set_current(pair.a, pair.b)

    def _open(self, index: QModelIndex) -> None:
        pair = index.data(ROW)
        self.pair_chosen.emit(pair.a, pair.b)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._right.setVisible(self.width() >= theme.px(NARROW))


def _head(layout: QBoxLayout) -> Panel:
    made = Panel("head", layout)
    made.setFixedHeight(theme.px(44))
    return made
