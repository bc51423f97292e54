"""The figures below the words: bands, estimate, S-curve and passage keys of one source."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from plagcheck.gui.explaining.bands_figure import BandsFigure
from plagcheck.gui.explaining.figure_box import FigureBox, FigureTable, HalfFigureBox
from plagcheck.gui.explaining.key_bars import KeyBars
from plagcheck.gui.explaining.meeting_curve import MeetingCurve
from plagcheck.gui.explaining.number_line import NumberLine
from plagcheck.gui.jobs.explain_jobs import SourceSteps
from plagcheck.gui.parts.controls import column
from plagcheck.gui.parts.text_format import count, decimal, report_wording, share, tr
from plagcheck.gui.parts.tips import set_tip
from plagcheck.report.found_words import FoundWords
from plagcheck.textbook.curve import lsh_probability

TENTHS = tuple(tenth / 10 for tenth in range(1, 10))


class FoundFigures(QWidget):
    """Each has its numbers as a table, too."""

    key_chosen = Signal(int)
    turned = Signal(QWidget)  # a figure that is a table now

    def __init__(self) -> None:
        super().__init__()
        self.band_figure, self.number_line = BandsFigure(), NumberLine()
        self.curve_figure, self.key_bars = MeetingCurve(), KeyBars()
        self.bands, self.line = FigureBox(self.band_figure), HalfFigureBox(self.number_line)
        self.curve, self.keys = HalfFigureBox(self.curve_figure), FigureBox(self.key_bars)
        self.keys.row_chosen.connect(self.key_chosen)
        for box in (self.bands, self.line, self.curve, self.keys):
            box.turned.connect(self.turned)
        self.key_bars.key_chosen.connect(self.key_chosen)
        set_tip(
            self.number_line,
            tr(
                "The estimate is right within what is given in two cases of three. For texts of "
                "fewer runs of words than values, it is a little further off."
            ),
        )
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pair.setSpacing(24)
        self._pair.addWidget(self.line, 1, Qt.AlignmentFlag.AlignTop)
        self._pair.addWidget(self.curve, 1, Qt.AlignmentFlag.AlignTop)
        layout = column(self.bands, gap=12)
        layout.addLayout(self._pair)
        layout.addWidget(self.keys)
        self.setLayout(layout)

    def set_narrow(self, narrow: bool) -> None:
        """One below the other, and keys without ribbons."""
        direction = QBoxLayout.Direction
        self._pair.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)
        self.key_bars.set_ribbons(not narrow)

    def show_figures(self, told: FoundWords, steps: SourceSteps) -> None:
        for part in (self.bands, self.line, self.curve):
            part.setVisible(not told.is_too_short)
        if not told.is_too_short:
            self._show_bands(told)
            self._show_line(told)
            self._show_curve(told)
        self._show_keys(told, steps)

    def _show_bands(self, told: FoundWords) -> None:
        self.band_figure.show_bands(told.found.bands, f"{told.bands_agree}; {told.values_agree}")
        self.bands.show_figure(told.bands_agree, told.bands_meaning, lambda: _bands_table(told))

    def _show_line(self, told: FoundWords) -> None:
        say, bands = told.say, told.found.bands
        self.number_line.show_numbers(
            (told.found.shingles.jaccard, say("exact value", score=told.jaccard)),
            (bands.estimate, bands.error, told.estimate),
        )
        note = tr("an estimate; only the exact one is a score")
        self.line.show_figure(told.values_agree, note, lambda: _line_table(told))

    def _show_curve(self, told: FoundWords) -> None:
        said = tr("At %1 whole documents meet %2 times in 100")
        said = said.replace("%1", told.jaccard).replace("%2", told.times)
        times = f"{told.times} %"
        self.curve_figure.show_pair(told.found.shingles.jaccard, told.found.bands, times, said)
        note = tr("how surely whole documents meet")
        self.curve.show_figure(tr("S-curve"), note, lambda: _curve_table(told))

    def _show_keys(self, told: FoundWords, steps: SourceSteps) -> None:
        met = told.found.passages.met
        name = f"{told.keys_met}, {told.places}" if told.places else told.keys_met
        self.key_bars.show_keys(told.found, steps.source.number, name)
        for part in (self.key_bars, self.keys.as_table):
            part.setVisible(bool(met))
        note = told.keys_met if met else _without_keys(told)
        self.keys.show_figure(tr("Passage keys"), note, lambda: _keys_table(told, steps))


def _keys_table(told: FoundWords, steps: SourceSteps) -> FigureTable:
    keys = told.found.passages
    rows = [
        (count(here + 1), count(there + 1), " ".join(text.split()))
        for (here, there), text in zip(keys.met, steps.key_texts, strict=True)
    ]
    titles = (tr("Word of the paper"), tr("Word of the source"), tr("%Ln words", keys.key_words))
    return FigureTable(titles, rows, frozenset({0, 1}))


def _without_keys(told: FoundWords) -> str:
    """Why there are no bars."""
    say, found = report_wording(), told.found
    certain = say("no run", certain=say.number(found.passages.certain_run))
    if told.found_by.traces and found.traces is not None:
        return f"{certain} {say('rare pairs', len(found.traces.pairs))}"
    return certain


def _bands_table(told: FoundWords) -> FigureTable:
    rows = [
        (count(place), count(sum(band)), "  ".join("=" if agrees else "–" for agrees in band))
        for place, band in enumerate(told.found.bands.table, 1)
    ]
    titles = (tr("Band"), tr("Values that agree"), tr("Each of them"))
    return FigureTable(titles, rows, frozenset({0, 1}))


def _line_table(told: FoundWords) -> FigureTable:
    bands, say = told.found.bands, told.say
    rows = [
        (tr("Exact score"), told.jaccard),
        (tr("Estimate"), decimal(bands.estimate, 3)),
        (tr("Standard error of the estimate"), decimal(bands.error, 3)),
        (tr("Values that agree"), f"{say.number(bands.agreed)} / {say.number(bands.values)}"),
    ]
    return FigureTable((tr("Figure"), tr("Value")), rows, frozenset({1}))


def _curve_table(told: FoundWords) -> FigureTable:
    bands, here = told.found.bands, told.found.shingles.jaccard
    points = sorted({*TENTHS, here})
    rows = [
        (told.jaccard if point == here else decimal(point, 1),
         share(lsh_probability(point, bands.bands, bands.rows)))
        for point in points
    ]  # fmt: skip
    return FigureTable((report_wording()("jaccard"), tr("how surely they meet")), rows,
                       frozenset({0, 1}))  # fmt: skip
