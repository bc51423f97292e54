"""How surely two texts meet: the curve, as a drawing or a table, and what shapes it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QGridLayout,
    QSlider,
    QSpinBox,
    QStackedWidget,
    QWidget,
)

from plagcheck.gui.parts.controls import button, column, label, rich, row
from plagcheck.gui.parts.keys import keep_keys
from plagcheck.gui.parts.text_format import decimal, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.textbook.error_curve import PLAGCHECK, ErrorCurve
from plagcheck.gui.textbook.explanation import Explanation
from plagcheck.gui.textbook.grid import GridCell, GridTable, Title
from plagcheck.gui.textbook.words import Said
from plagcheck.textbook.curve import (
    area_in_vain,
    area_missed,
    choose_bands,
    lsh_probability,
    lsh_steepest,
    lsh_threshold,
)

MOST_BANDS, MOST_ROWS = 32, 8
_SLIDER_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


class CurvePanel(QWidget):
    """Bands, rows and the threshold that is wanted."""

    shape_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title = label(tr("How surely do two texts meet?"), "section")
        self.formula = rich("", "quiet")
        self.formula.setWordWrap(False)
        self.as_table = button(tr("As a table"), self._swap, kind="link")
        self.curve = ErrorCurve()
        self.table = GridTable(tr("How surely do two texts meet?"))
        self._views = QStackedWidget()
        self._views.addWidget(self.curve)
        self._views.addWidget(self.table)
        self.legend = rich("", "small")
        self.best = label("", "quiet", wrap=True)
        self.use_best = button(tr("Use"), self._use_best, kind="small")
        self.said = Explanation()
        layout = column(row(self.title, self.formula, None, self.as_table), gap=8)
        layout.addWidget(self._views, 1)
        layout.addWidget(self.legend)
        layout.addLayout(self._controls())
        best = row(self.best, self.use_best)
        best.setStretch(0, 1)
        layout.addLayout(best)
        layout.addWidget(self.said)
        self.setLayout(layout)
        self._pair: tuple[str, float] | None = None
        self._values = 12
        self._is_filling = False
        self._best = (6, 2)

    def _controls(self) -> QGridLayout:
        self.bands, self.rows, self.wanted = QSpinBox(), QSpinBox(), QDoubleSpinBox()
        self.bands.setRange(1, MOST_BANDS)
        self.rows.setRange(1, MOST_ROWS)
        self.wanted.setRange(0.01, 0.99)
        self.wanted.setSingleStep(0.01)
        self.wanted.setLocale(QLocale())  # of the language chosen: the window may be older
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        self.sliders = []
        for place, (name, box, times) in enumerate(
            (
                (tr("Bands b"), self.bands, 1),
                (tr("Rows r"), self.rows, 1),
                (tr("Threshold t"), self.wanted, 100),
            )
        ):
            slider = _slider(name, box, times)
            self.sliders.append(slider)
            grid.addWidget(label(name), place, 0)
            grid.addWidget(slider, place, 1)
            grid.addWidget(box, place, 2)
        for each in (self.bands, self.rows, self.wanted):
            each.valueChanged.connect(self._on_change)
        grid.setColumnStretch(1, 1)
        return grid

    @property
    def shape(self) -> tuple[int, int]:
        return self.bands.value(), self.rows.value()

    def set_shape(self, bands: int, rows: int) -> None:
        """Other bands and rows, and the textbook's threshold for them."""
        self._is_filling = True
        self.bands.setValue(bands)
        self.rows.setValue(rows)
        self.wanted.setValue(lsh_threshold(bands, rows))
        self._is_filling = False

    def show_pair(self, names: str, similarity: float | None, values: int) -> None:
        """The point of the pair at hand, and how many values there are to be cut."""
        self._pair = None if similarity is None else (names, similarity)
        self._values = values
        self._show()

    def _on_change(self) -> None:
        if not self._is_filling:
            self._show()
            self.shape_changed.emit()

    def _show(self) -> None:
        bands, rows = self.shape
        wanted = self.wanted.value()
        self.formula.setText(f"1 − (1 − s<sup>{rows}</sup>)<sup>{bands}</sup>")
        self.curve.show_shape(bands, rows, wanted, self._pair)
        self._show_table(bands, rows, wanted)
        legend = tr("Blue: %1 bands of %2 rows. Dashed: %3 of %4, as in plagcheck.")
        for mark, number in zip(("%1", "%2", "%3", "%4"), (bands, rows, *PLAGCHECK), strict=True):
            legend = legend.replace(mark, str(number))
        self.legend.setText(legend)
        self._show_best(wanted)
        text = tr(
            "More bands move the curve to the left: fewer are missed, more are looked at in vain. "
            "More rows move it to the right. The threshold (1 ÷ b)^(1 ÷ r) is %1; the curve is "
            "steepest at %2."
        )
        text = text.replace("%1", decimal(lsh_threshold(bands, rows), 2))
        self.said.show_said(Said("", text.replace("%2", decimal(lsh_steepest(bands, rows), 2))))

    def _show_best(self, wanted: float) -> None:
        self._best = choose_bands(round(wanted, 2), max(1, self._values))
        text = tr("With %1 values the two areas are smallest with %2 bands of %3 rows.")
        for mark, number in zip(("%1", "%2", "%3"), (self._values, *self._best), strict=True):
            text = text.replace(mark, str(number))
        self.best.setText(text)
        bands, rows = self._best
        can = bands <= MOST_BANDS and rows <= MOST_ROWS and self._best != self.shape
        self.use_best.setEnabled(can)

    def _use_best(self) -> None:
        self._is_filling = True
        bands, rows = self._best
        self.bands.setValue(bands)
        self.rows.setValue(rows)
        self._is_filling = False
        self._on_change()

    def _show_table(self, bands: int, rows: int, wanted: float) -> None:
        titles = [
            Title(tr("similarity")),
            Title(tr("one band")),
            Title(tr("found")),
            Title(tr("missed")),
        ]
        lines = []
        for tenth in range(1, 11):
            s = tenth / 10
            found = lsh_probability(s, bands, rows)
            one = lsh_probability(s, 1, rows)
            cells = (decimal(s, 1), decimal(one, 3), decimal(found, 4), decimal(1 - found, 5))
            lines.append([GridCell(cell, is_bold=place == 2) for place, cell in enumerate(cells)])
        for name, area in (
            (tr("area missed"), area_missed(wanted, bands, rows)),
            (tr("area in vain"), area_in_vain(wanted, bands, rows)),
        ):
            lines.append([GridCell(name), GridCell(), GridCell(decimal(area, 3)), GridCell()])
        self.table.show_rows(titles, lines)

    def _swap(self) -> None:
        as_table = self._views.currentWidget() is self.curve
        self._views.setCurrentWidget(self.table if as_table else self.curve)
        text = tr("As a drawing") if as_table else tr("As a table")
        self.as_table.setText(text)
        self.as_table.setAccessibleName(text)

    def take_focus(self) -> None:
        self.bands.setFocus()


def _slider(name: str, box: Any, times: int) -> QSlider:
    """A slider that moves with a field and moves it."""
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setRange(round(box.minimum() * times), round(box.maximum() * times))
    slider.setValue(round(box.value() * times))
    slider.setMinimumWidth(theme.px(90))
    for part in (slider, box):
        part.setAccessibleName(name)
    box.setMinimumWidth(theme.px(72))
    box.lineEdit().setTextMargins(6, 0, 0, 0)
    keep_keys(slider, *_SLIDER_KEYS)
    slider.valueChanged.connect(lambda now: box.setValue(now / times if times > 1 else now))
    box.valueChanged.connect(lambda now: slider.setValue(round(now * times)))
    return slider
