"""The side of the page of groups: from which share on, which groups, and who is in none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QSlider

from plagcheck.classroom.groups import THRESHOLD, Group
from plagcheck.gui.classroom.groups.groups_delegate import GroupDelegate
from plagcheck.gui.classroom.groups.groups_model import GroupModel, GroupRow
from plagcheck.gui.parts.controls import Panel, column, label, line
from plagcheck.gui.parts.row_list import RowList
from plagcheck.gui.parts.row_models import ROW
from plagcheck.gui.parts.text_format import share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.classes import Pair

LEAST, MOST = 1, 100  # percent


class GroupsSide(Panel):
    """A slider above a list."""

    threshold_changed = Signal(float)
    groups_shown: SignalOf[GroupRow | None] = carrying(1)  # the groups to look at
    pair_chosen = Signal(int, int)

    def __init__(self) -> None:
        super().__init__("surface")
        self.model = GroupModel()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(LEAST, MOST)
        self.slider.setPageStep(5)
        self.slider.setFixedHeight(theme.px(30))
        self.slider.setValue(round(THRESHOLD * 100))
        self.slider.valueChanged.connect(self._on_slid)
        self._limit = label("", "strong", wrap=True)
        self.list = RowList(self.model, GroupDelegate(self.model), tr("Groups"))
        self.list.row_current.connect(self._on_current)
        self.list.clicked.connect(self._on_clicked)
        self.list.row_opened.connect(self._on_opened)
        self.others = label("", "small", wrap=True)
        head = column(
            label(tr("Papers that share the same passages"), "quiet"),
            self._limit,
            self.slider,
            gap=4,
            margins=(14, 10, 14, 6),
        )
        layout = column(head, line(), gap=0, margins=(0, 0, 0, 0))
        layout.addWidget(self.list, 1)
        layout.addLayout(column(self.others, margins=(14, 10, 14, 10)))
        self.setLayout(layout)
        self._word_limit()

    @property
    def threshold(self) -> float:
        return self.slider.value() / 100

    def show_groups(self, groups: Sequence[Group], names: Mapping[int, str], papers: int) -> None:
        """List groups; the one that was looked at stays, if there is still one like it."""
        before = self.current()
        self.model.show_groups(groups, names)
        inside = sum(len(group.papers) for group in groups)
        limit = share(self.threshold)
        text = tr("The other %Ln papers share less than %1 with any class-mate.", papers - inside)
        self.others.setText(text.replace("%1", limit))
        self.others.setVisible(papers > inside)
        nobody = tr("No two papers share %1 or more.").replace("%1", limit)
        self.list.empty_text = f"{nobody} {tr('Move the slider to see weaker ties.')}"
        kept = before.group.papers if before is not None and before.group is not None else ()
        self.list.setCurrentIndex(self.model.index(max(0, self.model.row_with(kept))))
        if not groups:
            self.groups_shown.emit(None)

    def current(self) -> GroupRow | None:
        row = self.list.currentIndex().data(ROW)
        return row if isinstance(row, GroupRow) else None

    def next_group(self) -> None:
        """To the next group, and from the last to the first row."""
        rows = self.model.rowCount()
        for step in range(1, rows + 1):
            index = self.model.index((self.list.currentIndex().row() + step) % rows)
            if index.data(ROW).pair is None and index.flags() & Qt.ItemFlag.ItemIsSelectable:
                self.list.setCurrentIndex(index)
                return

    def _on_slid(self) -> None:
        self._word_limit()
        self.threshold_changed.emit(self.threshold)

    def _word_limit(self) -> None:
        text = tr("Joined from %1 of a paper on").replace("%1", share(self.threshold))
        self._limit.setText(text)
        self.slider.setAccessibleName(text)

    def _on_current(self, index: QModelIndex) -> None:
        row = index.data(ROW)
        if row.pair is None:
            self.groups_shown.emit(row)

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.data(ROW).pair is not None:
            self._choose(index.data(ROW).pair)

    def _on_opened(self, index: QModelIndex) -> None:
        """A group opens with its strongest pair."""
        row = index.data(ROW)
        if row.group is not None:
            self._choose(row.group.pairs[0])
        elif row.pair is not None:
            self._choose(row.pair)

    def _choose(self, pair: Pair) -> None:
        self.pair_chosen.emit(pair.a, pair.b)
