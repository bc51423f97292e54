"""How was this found? One source of a result: plain words first, figures one level below."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QSizePolicy, QWidget

from plagcheck.gui.explaining.found_figures import FoundFigures
from plagcheck.gui.explaining.level_box import LevelBox
from plagcheck.gui.jobs.explain_jobs import SourceSteps
from plagcheck.gui.parts.chips import Chip
from plagcheck.gui.parts.controls import ElidedLabel, Panel, button, column, label, rich, row
from plagcheck.gui.parts.text_format import bold, report_wording, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.while_there import while_there
from plagcheck.gui.textbook.texts_panel import MOST_WORDS
from plagcheck.report.found_words import FoundWords

SHOW_AFTER_MS = 300  # what is worked out sooner needs no line that says so
NARROW = 600  # pixels of the panel; below, one figure stands under the other


class FoundPanel(Panel):
    """Follows the current source until it is closed."""

    closed = Signal()
    place_wanted = Signal(int, int)  # a key that met: number of the source, character of the paper
    asked_for_steps = Signal(str, str)  # texts of paper and source, to go through step by step

    def __init__(self) -> None:
        super().__init__("surface")
        self.number = 0
        self._steps: SourceSteps | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SHOW_AFTER_MS)
        self._soon.timeout.connect(lambda: self._tell(tr("Counting…")))
        self.headline, self.score = label("", "heading", wrap=True), rich("", "quiet")
        self.step_by_step = button(tr("How it works, step by step"), self._ask, kind="link")
        self.anew = label("", "small", wrap=True)
        self.levels = LevelBox()
        self.figures = FoundFigures()
        self.figures.key_chosen.connect(self._choose_key)
        self.figures.turned.connect(self._keep_in_view)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._body())
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setLayout(column(self._head(), self._area, gap=0))
        self._tell("")
        self._fit()

    # -- its parts

    def _head(self) -> QWidget:
        back = button(
            "", self.closed.emit, icon="chevron-left", kind="square",
            tip=tr("Back to the sources (Esc)"),
        )  # fmt: skip
        self.close_button = button(
            "", self.closed.emit, icon="x", kind="square", tip=tr("Close (Esc)")
        )
        self.back_button, self.chip, self.title = back, Chip(), ElidedLabel("", "strong")
        self._crumb = label(f"{tr('Sources')} ›", "quiet")
        self.question = ElidedLabel(report_wording()("how found"), "quiet")
        self.question.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        parts = row(back, self._crumb, self.chip, self.title, None, self.question,
                    label("H", "key"), self.close_button, margins=(12, 5, 12, 5))  # fmt: skip
        return Panel("side-head", parts)

    def _body(self) -> QWidget:
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setSpacing(6)
        self._top.addWidget(self.headline, 1)
        bottom = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        self._top.addWidget(self.step_by_step, 0, bottom)
        words = column(gap=6)
        words.addLayout(self._top)
        words.addWidget(self.score)
        body = Panel("surface")
        layout = column(margins=(18, 12, 18, 12), gap=10)
        layout.addLayout(words)
        for part in (self.levels, self.anew, self.figures):
            layout.addWidget(part)
        layout.addStretch(1)
        body.setLayout(layout)
        return body

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < theme.px(NARROW)
        direction = QBoxLayout.Direction
        self._top.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)
        self.figures.set_narrow(narrow)
        self._crumb.setVisible(not narrow)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    # -- one source

    @property
    def steps_number(self) -> int | None:
        """Number of the source that was worked out."""
        return self._steps.source.number if self._steps is not None else None

    def begin(self, number: int, name: str) -> None:
        """Another source; what was shown stays for a moment, so that nothing flickers."""
        self.number, self._steps = number, None
        self.chip.show_label(str(number), number)
        self.title.setText(name)
        self._soon.start()

    def show_steps(self, steps: SourceSteps) -> None:
        """What was worked out; without its text, what was kept of it."""
        self._soon.stop()
        say, found = report_wording(), steps.found
        if found is None:
            score = say.jaccard(steps.source.comparison.jaccard)
            self._tell(say("source gone", score=score))
            return
        self._steps = steps
        told = FoundWords(found, say, steps.source.found_by)
        self._tell(told.headline)
        self.score.setText(escape(told.score).replace(told.jaccard, bold(told.jaccard), 1))
        self.score.setVisible(not told.is_too_short)
        self.levels.show_levels(told.levels)
        self.anew.setText("" if told.is_noted else say("levels anew"))
        self.figures.show_figures(told, steps)
        self.levels.show()
        self.anew.setVisible(bool(self.anew.text()))
        self.figures.show()
        self.step_by_step.show()
        self._area.verticalScrollBar().setValue(0)

    def give_up(self) -> None:
        """It could not be worked out; the complaint stands above the result."""
        self._soon.stop()
        self._tell("")

    def _tell(self, text: str) -> None:
        """A line, and nothing below it yet."""
        self.headline.setText(text)
        self.headline.setAccessibleName(text)
        for part in (self.score, self.levels, self.anew, self.figures, self.step_by_step):
            part.hide()

    # -- what is asked for

    def _keep_in_view(self, figure: QWidget) -> None:
        """A table may be longer than its picture was; once it is laid out, it is shown whole."""
        show = while_there(figure, lambda: self._area.ensureWidgetVisible(figure, 0, 12))
        QTimer.singleShot(0, show)

    def _choose_key(self, place: int) -> None:
        if self._steps is not None and place < len(self._steps.spans):
            self.place_wanted.emit(self.number, self._steps.spans[place].start)

    def _ask(self) -> None:
        if self._steps is not None:
            self.asked_for_steps.emit(*self._steps.telling_texts(MOST_WORDS))
