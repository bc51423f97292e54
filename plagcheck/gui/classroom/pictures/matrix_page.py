"""The matrix with its tools, and the pair that its cursor is on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QToolButton, QWidget

from plagcheck.gui.classroom.class_view import ClassView
from plagcheck.gui.classroom.pictures.matrix import MatrixView
from plagcheck.gui.classroom.pictures.matrix_state import OrderBy
from plagcheck.gui.parts.controls import Panel, button, column, label, line, row, segment, toggle
from plagcheck.gui.parts.progress_bar import ProgressBar
from plagcheck.gui.parts.text_format import count, jaccard, report_wording, share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.classes import Pair

SIDE, SIDE_FROM = 300, 900


class PairCard(Panel):
    """What the row's paper shares with the column's."""

    open_wanted = Signal(int, int)

    def __init__(self) -> None:
        super().__init__("plain")
        self._ids = (0, 0)
        self.title = label("", "section", wrap=True)
        self.said = [label("", wrap=True), label("", wrap=True)]
        self.bars = [ProgressBar(), ProgressBar()]
        self.figures = label("", "quiet", wrap=True)
        self.open = button(
            tr("Side by side"), self._open, icon="columns-2", kind="primary", tip=tr("Enter")
        )
        parts = column(label(tr("Row in column"), "quiet"), self.title, gap=8)
        for said, bar in zip(self.said, self.bars, strict=True):
            bar.setTextVisible(False)
            bar.setRange(0, 1000)
            bar.setProperty("kind", "share")
            bar.setAccessibleName(tr("Share"))
            parts.addWidget(said)
            parts.addWidget(bar)
        parts.addWidget(self.figures)
        parts.addLayout(row(self.open, None))
        parts.setContentsMargins(16, 12, 16, 12)
        self.setLayout(parts)

    def show_cell(
        self, a: int, b: int, names: tuple[str, str], pair: Pair | None, *, is_allowed: bool
    ) -> None:
        """Of two who were allowed to work together, no figure is told."""
        self._ids = a, b
        counts = pair is not None and not is_allowed
        self.title.setText(f"{names[0]} ↔ {names[1]}")
        self.open.setEnabled(pair is not None)
        for part in (*self.said, *self.bars):
            part.setVisible(counts)
        if pair is None or is_allowed:
            say = report_wording()
            self.figures.setText(say("allowed pairs") if is_allowed else say("no passage"))
            return
        shares = pair.share_of(a), pair.share_of(b)
        text = tr("%1 of the paper of %2")
        for name, value, said, bar in zip(names, shares, self.said, self.bars, strict=True):
            said.setText(text.replace("%1", share(value)).replace("%2", name))
            bar.setValue(round(1000 * value))
        found = pair.comparison
        self.figures.setText(
            " · ".join(
                (
                    tr("%Ln words shared", found.matched_words),
                    tr("longest run %1").replace("%1", count(pair.longest_run)),
                    tr("Jaccard %1").replace("%1", jaccard(found.jaccard)),
                )
            )
        )

    def _open(self) -> None:
        self.open_wanted.emit(*self._ids)


class MatrixPage(QWidget):
    """Arrows move, Enter opens."""

    pair_chosen = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self.view, self.card = MatrixView(), PairCard()
        self._shown: ClassView | None = None
        self._pairs: dict[frozenset[int], Pair] = {}
        self._build()
        self.view.cell_chosen.connect(self.pair_chosen)
        self.view.cell_moved.connect(self._on_cell)
        self.card.open_wanted.connect(self.pair_chosen)

    def _build(self) -> None:
        self.orders: dict[OrderBy, QToolButton] = {}
        group = QButtonGroup(self)
        tools = row(label(tr("Order"), "quiet"), margins=(16, 6, 16, 6), gap=0)
        tools.addSpacing(8)
        names = {
            OrderBy.GROUP: tr("By group"),
            OrderBy.NAME: tr("By name"),
            OrderBy.SHARE: tr("By share"),
        }
        for by, name in names.items():
            made = segment(name, by is OrderBy.GROUP)
            made.clicked.connect(lambda _=False, by=by: self.view.set_order(by))
            group.addButton(made)
            tools.addWidget(made)
            self.orders[by] = made
        tools.addStretch(1)
        self.numbers = toggle(tr("Numbers"), "eye", True, self.view.set_numbers)
        tools.addWidget(self.numbers)
        left = column(Panel("strip", tools), self.view, self.view.legend, gap=0)
        left.setStretch(1, 1)
        keys = label(
            tr("Arrows move, Enter opens side by side, the wheel with Ctrl zooms."),
            "small",
            wrap=True,
        )
        side = column(self.card, line(), None, row(keys, margins=(16, 8, 16, 12)), gap=0)
        self._side = Panel("flags", side)
        self._side.setFixedWidth(theme.px(SIDE))
        body = row(gap=0)
        body.addLayout(left, 1)
        body.addWidget(self._side)
        self.setLayout(body)

    def show_class(self, shown: ClassView) -> None:
        self._shown = shown
        self._pairs = {
            frozenset((pair.a, pair.b)): pair
            for pair in (*shown.result.counted_pairs, *shown.result.allowed_pairs)
        }
        self.view.show_result(shown.result, shown.names)
        cell = self.view.current_cell()
        if cell is not None:
            self._on_cell(*cell)

    def _on_cell(self, a: int, b: int) -> None:
        if self._shown is not None and a in self._shown.names and b in self._shown.names:
            names = self._shown.names[a], self._shown.names[b]
            pair = self._pairs.get(frozenset((a, b)))
            is_allowed = pair is not None and self._shown.result.is_allowed(pair)
            self.card.show_cell(a, b, names, pair, is_allowed=is_allowed)

    def take_focus(self) -> None:
        self.view.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._side.setVisible(self.width() >= theme.px(SIDE_FROM))
