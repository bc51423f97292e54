"""A group as a whole: how alike each two are, and what to make of its documents."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHeaderView, QMenu, QScrollArea, QTableView, QWidget

from plagcheck.gui.parts.controls import (
    Panel,
    button,
    column,
    label,
    line,
    row,
)
from plagcheck.gui.parts.row_models import TableModel
from plagcheck.gui.parts.tables import dress_table
from plagcheck.gui.parts.text_format import count, jaccard, report_wording, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.similar.group_list import decided_text
from plagcheck.gui.similar.group_matrix import MOST, GroupMatrix, Pairs
from plagcheck.gui.similar.remove_question import RemoveQuestion
from plagcheck.gui.similar.shown_groups import LEFT, VERSIONS, ShownGroup, letter
from plagcheck.model.params import IndexParams

if TYPE_CHECKING:
    from plagcheck.model.entry import Entry
    from plagcheck.similar.found import AlikePair


class GroupPanel(QScrollArea):
    """`decided` says a word about all documents of a group; without one, it is taken back."""

    back_wanted = Signal()  # to the list of groups, where there is no room for both
    list_wanted = Signal()
    pair_wanted = Signal(int, int)  # ids
    decided: SignalOf[list[int], str] = carrying(2)
    remove_wanted: SignalOf[list[int]] = carrying(1)

    def __init__(self) -> None:
        super().__init__()
        self._group: ShownGroup | None = None
        self._pairs: Pairs = {}
        self.shingle_size = IndexParams().shingle_size  # of the library
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self._build()

    def _build(self) -> None:
        self.back = button(tr("Groups"), self.back_wanted.emit, icon="chevron-left", kind="small")
        self.title = label("", "section", wrap=True)
        self.note = label("", "quiet", wrap=True)
        self.as_table = button(tr("As a table"), self._swap, kind="link")
        self.matrix = GroupMatrix()
        self.matrix.pair_chosen.connect(self._show_pair)
        self.matrix.pair_opened.connect(self.open_pair)
        self.matrix.left.connect(self.list_wanted)
        self.table_model = PairModel()
        self.table = QTableView()
        self.table.setModel(self.table_model)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        dress_table(self.table, tr("Exact similarity of each pair"), 26)
        self.table.hide()
        self._only = label("", "small", wrap=True)
        self.what = label("", "quiet")
        actions = self._make_actions()
        self.question = RemoveQuestion()
        self.question.confirmed.connect(lambda number: self.remove_wanted.emit([number]))
        says = label(tr("Exact similarity of each pair (Jaccard)"), "quiet", wrap=True)
        head = row(says, self.as_table)
        head.setStretch(0, 1)
        body = QWidget()
        body.setLayout(
            column(
                row(self.back, None),
                self.title,
                self.note,
                head,
                self.matrix,
                self.table,
                self._only,
                self._make_card(),
                8,
                self.what,
                actions,
                self.question,
                None,
                margins=(16, 12, 16, 12),
            )
        )
        self.body = Panel("surface", column(body, gap=0))
        self.setWidget(self.body)

    def _make_card(self) -> Panel:
        self.pair_title = label("", "strong")
        self.pair_note = label("", "quiet", wrap=True)
        self.open = button("", self.open_pair, icon="columns-2", kind="primary")
        self.card = Panel(
            "card",
            column(self.pair_title, self.pair_note, row(self.open, None), margins=(12, 10, 12, 12)),
        )
        return self.card

    def _make_actions(self) -> QGridLayout:
        self.versions = button(tr("Versions of one work"), self.make_versions, icon="layers")
        self.keep = button(tr("Keep one…"), icon="check")
        self.leave = button(tr("Leave as they are"), self.leave_alone, icon="equal")
        self.remove = button(tr("Remove…"), icon="trash-2", kind="danger")
        self.keep_menu = self._menu(self.keep, self._fill_keep)
        self.remove_menu = self._menu(self.remove, self._fill_remove)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        actions = (
            (self.versions, tr("All stay. Results name one and fold the others under it.")),
            (self.keep, tr("You choose which. The others go; Ctrl+Z brings them back.")),
            (self.leave, tr("Nothing changes; the group is listed as decided.")),
            (self.remove, tr("Text and fingerprints. Finished reports keep their quotations.")),
        )
        for place, (made, note) in enumerate(actions):
            if place:
                grid.addWidget(line(), 2 * place - 1, 0, 1, 2)
            grid.addWidget(made, 2 * place, 0)
            grid.addWidget(label(note, "small", wrap=True), 2 * place, 1)
        return grid

    def _menu(self, opener: QWidget, fill: Callable[[QMenu], None]) -> QMenu:
        menu = QMenu(opener)
        menu.aboutToShow.connect(partial(fill, menu))
        opener.setMenu(menu)  # type: ignore[attr-defined]
        return menu

    # -- showing

    @property
    def group(self) -> ShownGroup | None:
        return self._group

    def show_group(self, group: ShownGroup | None, pairs: Pairs) -> None:
        self._group, self._pairs = group, pairs
        self.question.hide()
        self.body.setVisible(group is not None)
        if group is None:
            return
        self.title.setText(group.name)
        collections = tr("in %Ln collections", len(group.collections))
        decided = decided_text(group) or tr("not decided yet")
        parts = (tr("%Ln documents", len(group.entries)), collections, decided)
        self.note.setText(" · ".join(parts))
        self.matrix.show_group(group, pairs)
        self.table_model.show_pairs(group, pairs)
        self.table.setFixedHeight(theme.px(52) + theme.px(26) * min(12, len(pairs) or 1))
        beyond = len(group.entries) > MOST
        self._only.setText(tr("Shown: the first %Ln documents.", MOST) if beyond else "")
        self._only.setVisible(beyond)
        self.what.setText(tr("What to do with these %Ln documents", len(group.entries)))
        is_versions, is_left = group.decided == VERSIONS, group.decided == LEFT
        self.versions.setText(
            tr("No versions any more") if is_versions else tr("Versions of one work")
        )
        self.leave.setText(tr("Decide again") if is_left else tr("Leave as they are"))
        self._show_pair()

    def _show_pair(self) -> None:
        at = self.matrix.current_pair()
        pair = self._pair_at(at)
        self.open.setEnabled(at is not None)
        if at is None or self._group is None:
            self.card.hide()
            return
        self.card.show()
        first, second = letter(at[0]), letter(at[1])
        names = f"{first} ↔ {second}"
        self.open.setText(tr("Open %1 side by side").replace("%1", names))
        self.open.setAccessibleName(self.open.text())
        if pair is None:
            self.pair_title.setText(names)
            self.pair_note.setText(tr("These two did not meet in a band."))
            return
        self.pair_title.setText(f"{names}: {jaccard(pair.jaccard)}")
        self.pair_note.setText(self._said_of(pair, at))

    def _said_of(self, pair: AlikePair, at: tuple[int, int]) -> str:
        sets = pair.overlap
        union = sets.one + sets.other - sets.shared
        said = tr("%1 of the %2 %7-word runs they have between them are in both.")
        only = tr("%3 are only in %5, %4 only in %6.")
        is_turned = self._group is not None and pair.a != self._group.ids[at[0]]
        one, other = (sets.other, sets.one) if is_turned else (sets.one, sets.other)
        values = (sets.shared, union, one - sets.shared, other - sets.shared)
        text = f"{said} {only}"
        for place, value in enumerate(values, 1):
            text = text.replace(f"%{place}", count(value))
        text = text.replace("%7", report_wording().numeral(self.shingle_size))
        return text.replace("%5", letter(at[0])).replace("%6", letter(at[1]))

    def _pair_at(self, at: tuple[int, int] | None) -> AlikePair | None:
        if at is None or self._group is None:
            return None
        a, b = sorted(self._group.ids[place] for place in at)
        return self._pairs.get((a, b))

    def _swap(self) -> None:
        was_table = not self.table.isHidden()
        self.table.setVisible(not was_table)
        self.matrix.setVisible(was_table)
        self.as_table.setText(tr("As a table") if was_table else tr("As a matrix"))

    # -- doing

    def open_pair(self) -> None:
        at = self.matrix.current_pair()
        if self._group is not None and at is not None:
            self.pair_wanted.emit(*(self._group.ids[place] for place in at))

    def make_versions(self) -> None:
        self._decide("" if self._group and self._group.decided == VERSIONS else VERSIONS)

    def leave_alone(self) -> None:
        self._decide("" if self._group and self._group.decided == LEFT else LEFT)

    def _decide(self, says: str) -> None:
        if self._group is not None:
            self.decided.emit(list(self._group.ids), says)

    def _fill_keep(self, menu: QMenu) -> None:
        """The most complete first."""
        menu.clear()
        for entry in self._group.by_length if self._group else ():
            menu.addAction(self._named(entry), partial(self._keep_only, entry.id))

    def _fill_remove(self, menu: QMenu) -> None:
        menu.clear()
        for entry in self._group.entries if self._group else ():
            menu.addAction(self._named(entry), partial(self._ask, entry))

    def _named(self, entry: Entry) -> str:
        words = tr("%Ln words", entry.words)
        return f"{entry.name} · {words}".replace("&", "&&")

    def _ask(self, entry: Entry) -> None:
        self.question.ask(entry.id, entry.name)
        QTimer.singleShot(0, self, lambda: self.ensureWidgetVisible(self.question))

    def _keep_only(self, number: int) -> None:
        if self._group is not None:
            self.remove_wanted.emit([each for each in self._group.ids if each != number])


class PairModel(TableModel["tuple[str, str, AlikePair]"]):
    """The pairs of a group, a row each."""

    def __init__(self) -> None:
        titles = (tr("Pair"), tr("Jaccard"), tr("in both"), tr("only in the first"),
                  tr("only in the second"))  # fmt: skip
        super().__init__(titles, right=range(1, 5))

    def show_pairs(self, group: ShownGroup, pairs: Pairs) -> None:
        names = {entry.id: letter(place) for place, entry in enumerate(group.entries)}
        listed = sorted(pairs.values(), key=lambda pair: -pair.jaccard)
        self.put_rows([(names[pair.a], names[pair.b], pair) for pair in listed])

    def text(self, row: tuple[str, str, AlikePair], column: int) -> str:
        a, b, pair = row
        sets = pair.overlap
        return (
            f"{a} ↔ {b}",
            jaccard(pair.jaccard),
            count(sets.shared),
            count(sets.one - sets.shared),
            count(sets.other - sets.shared),
        )[column]
