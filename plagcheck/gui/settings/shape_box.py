"""Advanced settings: the shape of the index, with its S-curve drawn live and told in words."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDoubleSpinBox,
    QGridLayout,
    QSpinBox,
    QToolButton,
    QWidget,
)

from plagcheck.gui.parts.controls import Panel, button, column, icon_label, label, rich, row
from plagcheck.gui.parts.icons import put_icon
from plagcheck.gui.parts.text_format import (
    bold,
    decimal,
    language_in_use,
    report_wording,
    times_in_100,
    tr,
)
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.settings.s_curve import SCurve
from plagcheck.model.limits import ALIKE, BANDS_FOR
from plagcheck.model.params import IndexParams
from plagcheck.textbook.curve import choose_bands, lsh_probability, lsh_steepest

DEFAULTS = {name: getattr(IndexParams(), name) for name in ("bands", "rows", "shingle_size")}
NARROW = 860  # pixels; below, the curve stands above its table
VALUES = 128  # length of a stored signature: bands times rows must fit
_IN_TABLE = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8)


class ShapeBox(Panel):
    """Folded until it is asked for."""

    rebuild_wanted: SignalOf[dict[str, Any]] = carrying(1)  # new parameters of the index

    def __init__(self) -> None:
        super().__init__("card")
        self._stored: dict[str, Any] = dict(DEFAULTS)
        self.fold = QToolButton()
        self.fold.setCheckable(True)
        self.fold.setText(tr("Advanced: finding whole documents that resemble each other"))
        self.fold.setAccessibleName(self.fold.text())
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setStyleSheet("QToolButton { border: none; font-weight: 600; }")
        put_icon(self.fold, "chevron-right", "text")
        self.defaults = button(tr("Defaults"), self._reset, icon="undo-2", kind="small")
        head = Panel("side-head", row(self.fold, None, self.defaults, margins=(12, 6, 12, 6)))
        self.curve = SCurve()
        self._cells: list[Any] = []
        beside = row(self._table(), self._controls(), gap=24)
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._parts.setContentsMargins(16, 16, 16, 16)
        self._parts.setSpacing(24)
        self._parts.addWidget(self.curve, 1)
        self._parts.addLayout(beside)
        self._body = QWidget()
        self._body.setLayout(self._parts)
        self.fold.toggled.connect(self._unfold)
        self._unfold(False)
        self.setLayout(column(head, self._body, gap=0, margins=(1, 1, 1, 1)))
        self._show_shape()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < theme.px(NARROW)
        direction = QBoxLayout.Direction
        self._parts.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)

    def _unfold(self, on: bool) -> None:
        self._body.setVisible(on)
        self.defaults.setVisible(on)
        put_icon(self.fold, "chevron-down" if on else "chevron-right", "text")

    def _table(self) -> QWidget:
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.addWidget(label(report_wording()("jaccard"), "small"), 0, 0)
        grid.addWidget(label(tr("found"), "small"), 0, 1, Qt.AlignmentFlag.AlignRight)
        for place, value in enumerate(_IN_TABLE, 1):
            grid.addWidget(label(decimal(value, 1)), place, 0)
            cell = label("", "strong")
            self._cells.append(cell)
            grid.addWidget(cell, place, 1, Qt.AlignmentFlag.AlignRight)
        grid.setRowStretch(len(_IN_TABLE) + 1, 1)
        return made

    def _numbers(self) -> QGridLayout:
        self.bands, self.rows = _number(tr("Bands"), 1, VALUES), _number(tr("Rows"), 1, 32)
        self.shingle = _number(tr("Words in a shingle"), 2, 12)
        self.alike_from = _share(tr("Bands for documents alike from"))
        self.choose = button(tr("Choose bands"), self._choose, kind="small")
        for box in (self.bands, self.rows, self.shingle):
            box.valueChanged.connect(self._show_shape)
        self._values = label("", "strong")
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        above = {tr("Bands"): self.bands, tr("Rows"): self.rows, tr("Values"): self._values}
        for place, (text, part) in enumerate(above.items()):
            grid.addWidget(label(text, "small"), 0, place)
            grid.addWidget(part, 1, place)
        grid.addWidget(label(tr("Words in a shingle"), "small"), 2, 0, 1, 2)
        grid.addWidget(self.shingle, 3, 0)
        grid.addWidget(label(tr("Bands for documents alike from"), "small"), 4, 0, 1, 3)
        grid.addWidget(self.alike_from, 5, 0)
        grid.addWidget(self.choose, 5, 1, 1, 2)
        return grid

    def _choose(self) -> None:
        """The bands and rows with the smallest areas of error around what is wanted."""
        bands, rows = choose_bands(round(self.alike_from.value(), 2), VALUES)
        self.bands.setValue(bands)
        self.rows.setValue(rows)

    def _controls(self) -> QWidget:
        self.in_words = rich("")
        self._warning = label("", "attention", wrap=True)
        self.apply = button(
            tr("Re-read the library with these"), self._apply, icon="refresh-cw", kind="small"
        )
        note = label(
            tr(
                "Changing these re-reads the library from its own texts, in the background. "
                "Results on screen stay as they are."
            ),
            "small",
            wrap=True,
        )
        explained = label(
            tr(
                "This finds drafts and near-copies quickly. It does not weaken the promise above: "
                "passages are searched separately."
            ),
            "small",
            wrap=True,
        )
        made = QWidget()
        made.setFixedWidth(theme.px(270))
        info = row(icon_label("info", "text3"), note)
        info.setStretch(1, 1)
        layout = column(gap=10)
        layout.addLayout(self._numbers())
        for part in (self.in_words, explained):
            layout.addWidget(part)
        layout.addLayout(info)
        layout.addWidget(self._warning)
        layout.addLayout(row(self.apply, None))
        layout.addStretch(1)
        made.setLayout(layout)
        return made

    def show_params(self, params: dict[str, Any]) -> None:
        """What the library at hand was made with."""
        self._stored = {name: int(params[name]) for name in DEFAULTS if name in params}
        self._set(self._stored)

    def _reset(self) -> None:
        self._set(DEFAULTS)

    def _set(self, values: dict[str, Any]) -> None:
        for box, name in (
            (self.bands, "bands"),
            (self.rows, "rows"),
            (self.shingle, "shingle_size"),
        ):
            box.setValue(int(values.get(name, DEFAULTS[name])))

    def wanted(self) -> dict[str, int]:
        return {
            "bands": self.bands.value(),
            "rows": self.rows.value(),
            "shingle_size": self.shingle.value(),
        }

    def _show_shape(self) -> None:
        bands, rows = self.bands.value(), self.rows.value()
        fits = bands * rows <= VALUES
        self._values.setText(str(bands * rows))
        self._warning.setText("" if fits else tr("Bands times rows must not exceed %Ln.", VALUES))
        self._warning.setVisible(not fits)
        self.apply.setEnabled(fits and self.wanted() != self._stored)
        self.curve.show_shape(bands, rows)
        for cell, value in zip(self._cells, _IN_TABLE, strict=True):
            cell.setText(_chance(lsh_probability(value, bands, rows)))
        half = times_in_100(lsh_probability(0.5, bands, rows))
        fifth = times_in_100(lsh_probability(0.2, bands, rows))
        text = tr(
            "two documents that share half of their %1-word runs become candidates %2 times in "
            "100; at a fifth, %3 in 100. The curve is steepest at %4."
        )
        for mark, shown in (
            ("%1", str(self.shingle.value())),
            ("%2", half),
            ("%3", fifth),
            ("%4", decimal(lsh_steepest(bands, rows), 2)),
        ):
            text = text.replace(mark, shown)
        self.in_words.setText(f"{bold(tr('In words:'))} {text}")

    def _apply(self) -> None:
        self.rebuild_wanted.emit(self.wanted())


def _number(name: str, low: int, high: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(low, high)
    box.setAccessibleName(name)
    box.setFixedWidth(theme.px(76))
    box.lineEdit().setTextMargins(6, 0, 0, 0)
    return box


def _share(name: str) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setRange(*BANDS_FOR)
    box.setSingleStep(0.05)
    box.setDecimals(2)
    box.setLocale(QLocale(language_in_use()))
    box.setValue(ALIKE)
    box.setAccessibleName(name)
    box.setFixedWidth(theme.px(76))
    box.lineEdit().setTextMargins(6, 0, 0, 0)
    return box


def _chance(value: float) -> str:
    if value < 0.01:
        return "< 1 %"
    return "> 99 %" if value > 0.99 else f"{value:.0%}".replace("%", " %")
