"""Above the groups: what was found, from how alike on, and how surely a pair is found."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QSlider, QWidget

from plagcheck.gui.parts.controls import Panel, button, column, label, row
from plagcheck.gui.parts.progress_bar import ProgressBar
from plagcheck.gui.parts.text_format import count, decimal, language_in_use, report_wording, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.similar.chance_box import ChanceBox
from plagcheck.model.limits import ALIKE
from plagcheck.model.params import IndexParams

LOOSEST, TIGHTEST = 30, 100  # hundredths


class AlikeBar(Panel):
    """The slider and its field say the same; `alike_from` tells what was chosen."""

    look_wanted = Signal()
    cancel_wanted = Signal()
    alike_from = Signal(float)

    def __init__(self) -> None:
        super().__init__("surface")
        self.title = label("", "page-title", wrap=True)
        self.status = label("", "quiet", wrap=True)
        self.stale = label("", "quiet", wrap=True)
        self.look = button(tr("Look now"), self.look_wanted.emit, icon="search", kind="small")
        self.cancel = button(tr("Cancel"), self.cancel_wanted.emit, kind="small")
        self.progress = ProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(tr("Progress of looking"))
        self.chances = ChanceBox()
        self.chance = button("", self._swap_curve, kind="link")
        self._build()
        self._is_small = False
        self.show_found_at(ALIKE, IndexParams())

    def _build(self) -> None:
        self.field = QDoubleSpinBox()
        self.field.setRange(LOOSEST / 100, TIGHTEST / 100)
        self.field.setSingleStep(0.01)
        self.field.setDecimals(2)
        self.field.setLocale(QLocale(language_in_use()))
        self.field.setValue(ALIKE)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(LOOSEST, TIGHTEST)
        self.slider.setValue(round(ALIKE * 100))
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(lambda value: self.field.setValue(value / 100))
        self.field.valueChanged.connect(self._on_value)
        self.field.setAccessibleName(tr("Alike from"))
        self.words = label("", "small", wrap=True)
        said = column(
            self.title, self.status, row(self.stale, self.look, self.cancel, None),
            self.progress, None, gap=4,
        )  # fmt: skip
        self._middle = QWidget()
        self._middle.setLayout(
            column(
                row(label(tr("Alike from"), "strong"), None, self.field),
                self.slider,
                row(label(tr("looser"), "small"), None, label(tr("identical"), "small")),
                self.words,
                self.chance,
                None,
                gap=2,
            )
        )
        self._middle.setFixedWidth(theme.px(240))
        layout = row(self._middle, self.chances, margins=(16, 10, 16, 8), gap=16)
        layout.insertLayout(0, said, 1)
        self.setLayout(layout)

    def fit(self, is_small: bool) -> None:
        """Without room for it, the curve hides behind what it says."""
        self._is_small = is_small
        self.chances.setVisible(not is_small)
        self.chance.setVisible(is_small)

    def _swap_curve(self) -> None:
        self.chances.setVisible(self.chances.isHidden())

    @property
    def value(self) -> float:
        return round(self.field.value(), 2)

    def _on_value(self, value: float) -> None:
        self.slider.setValue(round(value * 100))
        self.alike_from.emit(round(value, 2))

    def show_found_at(self, at_least: float, params: IndexParams) -> None:
        self.chances.show_chance(params.bands, params.rows, at_least)
        times = self.chances.curve.times
        self.chance.setText(tr("found %1 times in 100").replace("%1", times))
        if at_least == ALIKE:
            said = tr("Half of the %2-word runs that the two have between them are in both.")
        else:
            said = tr("%1 of 100 %2-word runs that the two have between them are in both.")
        said = said.replace("%2", report_wording().numeral(params.shingle_size))
        self.words.setText(said.replace("%1", str(round(100 * at_least))))
        name = tr("Alike from, Jaccard %1, a pair this alike is found %2 times in 100")
        name = name.replace("%1", decimal(at_least, 2)).replace("%2", times)
        self.slider.setAccessibleName(name)

    # -- how far it is

    def show_never(self) -> None:
        self._show(tr("Documents that are alike have not been looked for yet."), "", "")
        self.look.setText(tr("Look now"))

    def show_running(self, done: int, total: int) -> None:
        said = tr("Looking: %1 of %2 documents").replace("%1", count(done))
        self._show(self.title.text(), said.replace("%2", count(total)), "", running=True)
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def show_result(self, title: str, status: str, stale: str) -> None:
        self._show(title, status, stale)
        self.look.setText(tr("Look again"))

    def _show(self, title: str, status: str, stale: str, *, running: bool = False) -> None:
        self.title.setText(title)
        for part, text in ((self.status, status), (self.stale, stale)):
            part.setText(text)
            part.setVisible(bool(text))
        self.look.setVisible(not running)
        self.cancel.setVisible(running)
        self.progress.setVisible(running)
