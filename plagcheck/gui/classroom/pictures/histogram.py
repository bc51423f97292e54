"""The histogram: how many pairs share how much, and a range to filter by."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from plagcheck.gui.classroom.pictures.histogram_bins import Bins, RangeCount
from plagcheck.gui.classroom.pictures.histogram_plot import HistogramPlot
from plagcheck.gui.classroom.pictures.pair_shares import PairShares
from plagcheck.gui.parts.controls import Panel, button, column, label, row
from plagcheck.gui.parts.text_format import share, tr
from plagcheck.model.classes import ClassResult


class HistogramView(Panel):
    """Bars, and a sentence that says what is chosen. Dragging chooses, a double click clears."""

    range_changed = Signal(float, float)  # pairs whose larger share lies in it, both ends with it

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("surface")
        if parent is not None:
            self.setParent(parent)
        self._shares: PairShares | None = None
        self._allowed = 0  # pairs
        self.plot = HistogramPlot()
        self.plot.setAccessibleName(tr("Pairs by share"))
        self.plot.moved.connect(self._on_moved)
        self._total = label("", "quiet")
        self._note = label("", "small", wrap=True)
        self.words = label("", "strong", wrap=True)
        self.clear_button = button(tr("All pairs"), self.clear, kind="small")
        foot = row(self.words, self.clear_button)
        foot.setStretch(0, 1)
        head = row(label(tr("Pairs by share"), "section"), None, self._total)
        layout = column(head, self._note, gap=8, margins=(16, 12, 16, 12))
        layout.addWidget(self.plot, 1)
        layout.addLayout(foot)
        self.setLayout(layout)
        self._tell()

    def show_result(self, result: ClassResult, names: Mapping[int, str]) -> None:
        """Show the pairs of a class; names make no difference here."""
        self._shares = PairShares.of(result)
        papers = len(result.papers)
        every = papers * (papers - 1) // 2
        self._total.setText(tr("%Ln pairs", every))
        said = [tr("%Ln pairs share no passage and are not drawn.", every - len(result.pairs))]
        self._allowed = len(result.allowed_pairs)
        if self._allowed:
            said.append(tr("%Ln allowed pairs are not drawn.", self._allowed))
        said.append(tr("Root scale, so that single pairs can be seen. Drag to choose a range."))
        self._note.setText(" ".join(said))
        self.plot.show_bins(Bins.of(self._shares.scores))
        self._tell()

    def chosen(self) -> tuple[float, float]:
        """The range; 0 to 1 is all."""
        high = 1.0 if self.plot.high == self.plot.end else self.plot.high / 100
        return self.plot.low / 100, high

    def clear(self) -> None:
        if not self.plot.is_whole:
            self.plot.choose(0, self.plot.end)
            self._on_moved()

    def _on_moved(self) -> None:
        self._tell()
        self.range_changed.emit(*self.chosen())

    def _tell(self) -> None:
        self.clear_button.setEnabled(not self.plot.is_whole)
        text = self._sentence() if self._shares is not None else ""
        self.words.setText(text)
        self.plot.setAccessibleDescription(text)

    def _sentence(self) -> str:
        if self._shares is None or not len(self._shares.a):
            return tr("No pair is left.") if self._allowed else tr("No two papers share a passage.")
        low, high = self.chosen()
        found = RangeCount.of(self._shares, low, high)
        if self.plot.is_whole:
            pairs = tr("All %Ln pairs", found.pairs)
        elif high == 1.0:
            pairs = tr("%Ln pairs from %1 on", found.pairs)
        else:
            pairs = tr("%Ln pairs from %1 to %2", found.pairs)
        pairs = pairs.replace("%1", share(low)).replace("%2", share(high))
        return f"{pairs}, {tr('%Ln papers', found.papers)}"
