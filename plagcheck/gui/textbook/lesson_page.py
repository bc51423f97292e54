"""How it works, live: one's own texts or an example, from shingles to the S-curve."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from plagcheck.gui.parts.controls import PageHead, Panel, button, column, label
from plagcheck.gui.parts.inputs import ChoiceBox
from plagcheck.gui.parts.keys import bind_keys
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import set_tip
from plagcheck.gui.textbook import step_bar as steps
from plagcheck.gui.textbook.bands_panel import BandsPanel
from plagcheck.gui.textbook.curve_panel import CurvePanel
from plagcheck.gui.textbook.matrix_panel import MatrixPanel
from plagcheck.gui.textbook.shingles_panel import ShinglesPanel
from plagcheck.gui.textbook.signatures_panel import SignaturesPanel
from plagcheck.gui.textbook.step_bar import StepBar
from plagcheck.gui.textbook.texts_panel import MOST, TextsPanel
from plagcheck.gui.textbook.words import SetNames, example_names
from plagcheck.textbook.examples import EXAMPLES, ROOFS, Example, Sets, Shape, Signatures, Texts
from plagcheck.textbook.lesson import Cutting, lesson_of_example, lesson_of_texts

NARROW = 1160  # design pixels of the page; below, one column is shown at a time
LEFT, RIGHT = 316, 300  # of the columns beside the matrix
A_SET = 44  # more at the right for each set from the fourth on
WIDEST = 820  # of texts that stand alone
LECTURE = 150  # percent, in full screen
SCALES = (80, 90, 100, 115, 130, 150, 175, 200)
TYPED = ""
_WIDE = {
    steps.TEXTS: ("texts",),
    steps.SHINGLES: ("texts", "shingles"),
    steps.MATRIX: ("texts", "shingles", "matrix"),
    steps.SIGNATURES: ("texts", "shingles", "matrix", "signatures"),
    steps.BANDS: ("bands", "curve"),
    steps.CURVE: ("bands", "curve"),
}
_NARROW = {
    steps.TEXTS: ("texts",),
    steps.SHINGLES: ("shingles",),
    steps.MATRIX: ("matrix",),
    steps.SIGNATURES: ("signatures",),
    steps.BANDS: ("bands",),
    steps.CURVE: ("curve",),
}


class LessonPage(QWidget):
    """Everything on it is worked out by plagcheck.textbook."""

    left = Signal()
    full_screen_wanted = Signal(bool)
    scale_wanted = Signal(int)  # percent of the usual size

    def __init__(self) -> None:
        super().__init__()
        self.step, self.read, self.band = steps.TEXTS, 0, 0
        self.is_full, self._scale = False, 100
        self._example: Example | None = None
        self._is_filling = False
        self.lesson = lesson_of_example(ROOFS)
        self.bar = StepBar()
        self.texts, self.shingles = TextsPanel(), ShinglesPanel(MOST)
        self.matrix, self.signatures = MatrixPanel(), SignaturesPanel()
        self.bands, self.curve = BandsPanel(), CurvePanel()
        self._lay_out()
        self._connect()
        self._bind()
        self.show_example(ROOFS)
        self.show_step(steps.TEXTS)

    # -- making it

    def _head(self) -> PageHead:
        head = PageHead()
        head.title.setText(tr("How it works, live"))
        head.note.setText(tr("from texts to candidates, step by step"))
        self.back = button("", self.left.emit, icon="chevron-left", kind="square", tip=tr("Back"))
        layout = head.layout()
        if isinstance(layout, QHBoxLayout):
            layout.insertWidget(0, self.back)
        names = {TYPED: tr("Typed by you"), **example_names()}
        self.examples = ChoiceBox(tr("Example"), names, ROOFS.name)
        self.examples.setMaximumWidth(theme.px(300))
        self.full = button(tr("Full screen"), self.toggle_full, icon="maximize")
        set_tip(self.full, f"{tr('Full screen')} (F11)")
        self._example_label = label(tr("Example"), "quiet")
        for part in (self._example_label, self.examples, self.full):
            head.buttons.addWidget(part)
        return head

    def _lay_out(self) -> None:
        self._left = QWidget()
        self._left.setLayout(column(self.texts, self.shingles, None, gap=12))
        left_column = _scrolling(self._left)
        self._columns = {
            "left": left_column,
            "matrix": _padded(self.matrix),
            "signatures": _scrolling(self.signatures),
            "bands": _padded(self.bands),
            "curve": _scrolling(self.curve),
        }
        self._body = QHBoxLayout()
        self._body.setSpacing(1)
        for part in self._columns.values():
            self._body.addWidget(part)
        self._body.setStretch(1, 1)
        self._body.setStretch(3, 6)
        self._body.setStretch(4, 5)
        ground = Panel("line")
        self._body.setContentsMargins(0, 0, 0, 0)
        ground.setLayout(self._body)
        layout = column(self._head(), self.bar, gap=0)
        layout.addWidget(ground, 1)
        self.setLayout(layout)

    def _connect(self) -> None:
        self.bar.step_chosen.connect(self.show_step)
        self.bar.moved.connect(self.walk)
        self.texts.changed.connect(self._on_texts)
        self.texts.edited.connect(self._on_edit)
        self.shingles.shingle_chosen.connect(self._on_shingle)
        self.matrix.row_chosen.connect(lambda row: self.go_to_row(row + 1))
        self.matrix.orders_wanted.connect(lambda _: self._on_texts())
        self.bands.band_chosen.connect(self.go_to_band)
        self.curve.shape_changed.connect(self._on_shape)
        self.examples.currentIndexChanged.connect(self._on_example)
        theme.changed.connect(self._fit)

    def _bind(self) -> None:
        bind_keys(
            self,
            {
                "Left": lambda: self.walk(-1),
                "Right": lambda: self.walk(1),
                "Home": lambda: self.walk(-1_000_000),
                "End": lambda: self.walk(1_000_000),
                "Space": self.bar.toggle_play,
                "F11": self.toggle_full,
                "Esc": self._escape,
                **{str(step): partial(self._to_step, step) for step in self.bar.steps},
            },
        )

    def _to_step(self, step: int) -> None:
        if self.bar.steps[step].isEnabled():
            self.show_step(step)

    # -- what is shown

    def show_texts(self, texts: Sequence[str]) -> None:
        """Two or more texts from elsewhere, as if they were typed."""
        self._forget_example()
        self.texts.fill(texts, Cutting())
        self.show_step(steps.SHINGLES)

    def add_texts(self, texts: Sequence[str]) -> None:
        """Beside those there are: in the first fields that are empty, then in new ones."""
        kept = [text for text in self.texts.texts if text.strip()] if self._are_texts else []
        room = self.texts.most - len(texts)
        self._forget_example()
        self.texts.fill([*kept[: max(0, room)], *texts])

    def show_example(self, example: Example) -> None:
        """A worked example, at the first step it has."""
        self._is_filling = True
        self._example = example
        self.examples.setCurrentIndex(self.examples.findData(example.name))
        self.curve.set_shape(example.bands, example.rows)
        self.matrix.by_hash.setChecked(True)
        if isinstance(example, Texts):
            cutting = Cutting(example.size, example.of_words, example.is_plain)
            self.texts.fill(example.texts, cutting)
        self._is_filling = False
        self._make()
        if self.step not in self._can:
            self.show_step(min(self._can))

    def _make(self) -> None:
        """Work everything out anew."""
        example = self._example
        if example is None or isinstance(example, Texts):
            bands, rows = self.curve.shape
            self.lesson = lesson_of_texts(
                self.texts.texts,
                self.texts.cutting,
                bands * rows,
                by_permutations=self.matrix.by_permutation.isChecked(),
            )
        else:
            self.lesson = lesson_of_example(example)
        self.read = min(self.read, len(self.lesson.steps))
        self.names = SetNames(are_texts=self._are_texts)
        self.band = 0
        self._show_all()

    @property
    def _are_texts(self) -> bool:
        return not isinstance(self._example, Sets | Signatures | Shape)

    @property
    def _can(self) -> set[int]:
        """Steps there is something to see of."""
        if isinstance(self._example, Shape):
            return {steps.CURVE}
        if isinstance(self._example, Signatures):
            return {steps.SIGNATURES, steps.BANDS, steps.CURVE}
        if isinstance(self._example, Sets):
            return set(_WIDE) - {steps.TEXTS}
        return set(_WIDE)

    def _show_all(self) -> None:
        self.shingles.show_lesson(self.lesson, self.names)
        self._show_read()
        self._show_bands()
        self._show_parts()

    def _show_read(self) -> None:
        self.matrix.show_lesson(self.lesson, self.names, self.read)
        self.signatures.show_lesson(self.lesson, self.names, self.read)
        elements = self.lesson.matrix.elements
        self.shingles.mark(elements[self.read - 1] if 0 < self.read <= len(elements) else "")
        self._show_place()

    def _show_bands(self) -> None:
        lesson = self.lesson
        self.bands.show_lesson(lesson, self.names, *self.curve.shape, self.band)
        has_pair = lesson.sets >= 2 and bool(lesson.matrix.rows)
        exact = float(lesson.exact(0, 1)) if has_pair else None
        bands, rows = self.curve.shape
        values = lesson.values or bands * rows
        self.curve.show_pair(self.names.several((0, 1)), exact, values)
        self._show_place()

    def _show_place(self) -> None:
        """How far the step at hand has come."""
        text, at, end = "", 0, 0
        if self.step in (steps.MATRIX, steps.SIGNATURES):
            at, end = self.read, len(self.lesson.steps)
            text = tr("%1 of %2 rows")
        elif self.step in (steps.BANDS, steps.CURVE):
            at, end = self.band + 1, len(self.bands.shown)
            text = tr("band %1 of %2")
        text = text.replace("%1", str(at)).replace("%2", str(end)) if end else ""
        first = 0 if self.step in (steps.MATRIX, steps.SIGNATURES) else 1
        self.bar.show_place(text, can_go_back=at > first, can_go_on=at < end)

    # -- where it stands

    def show_step(self, step: int) -> None:
        self.bar.stop()
        self.step = step
        self._show_parts()
        self._show_place()
        self.take_focus()

    def _show_parts(self) -> None:
        self.bar.show_step(self.step, self._can)
        shown = (_NARROW if self.is_narrow else _WIDE)[self.step]
        if not self._are_texts:
            shown = tuple(each for each in shown if each != "texts")
        if isinstance(self._example, Signatures | Shape):
            shown = tuple(each for each in shown if each not in ("shingles", "matrix"))
        if isinstance(self._example, Shape):
            shown = ("curve",)
        self.texts.setVisible("texts" in shown)
        self.texts.set_roomy(self.step == steps.TEXTS)
        self.shingles.setVisible("shingles" in shown)
        self._columns["left"].setVisible("texts" in shown or "shingles" in shown)
        for name, part in self._columns.items():
            if name != "left":
                part.setVisible(name in shown)
        self.matrix.show_orders(self.step == steps.SIGNATURES or self.is_narrow)
        self._fit()

    def walk(self, by: int) -> None:
        """A row or band on, or back."""
        if self.step in (steps.MATRIX, steps.SIGNATURES):
            self.go_to_row(max(0, min(len(self.lesson.steps), self.read + by)))
        elif self.step in (steps.BANDS, steps.CURVE):
            self.go_to_band(max(0, min(len(self.bands.shown) - 1, self.band + by)))

    def go_to_row(self, read: int) -> None:
        """So many rows are read."""
        self.read = read
        self._show_read()

    def go_to_band(self, band: int) -> None:
        self.band = band
        self._show_bands()

    def take_focus(self) -> None:
        """The keyboard goes to what the step is about."""
        {
            steps.TEXTS: self.texts.take_focus,
            steps.SHINGLES: self.shingles.take_focus,
            steps.MATRIX: self.matrix.take_focus,
            steps.SIGNATURES: self.signatures.take_focus,
            steps.BANDS: self.bands.take_focus,
            steps.CURVE: self.curve.take_focus,
        }[self.step]()

    # -- what the teacher does

    def _on_texts(self) -> None:
        if not self._is_filling:
            self._make()

    def _on_edit(self) -> None:
        self._forget_example()

    def _forget_example(self) -> None:
        self._is_filling = True
        self._example = None
        self.examples.setCurrentIndex(self.examples.findData(TYPED))
        self._is_filling = False

    def _on_example(self) -> None:
        if self._is_filling:
            return
        name = self.examples.currentData()
        found = next((each for each in EXAMPLES if each.name == name), None)
        self.read = 0
        if found is None:
            self._forget_example()
            self.texts.fill(["", ""], Cutting())
            self.show_step(steps.TEXTS)
        else:
            self.show_example(found)

    def _on_shingle(self, shingle: str) -> None:
        self.go_to_row(self.lesson.matrix.elements.index(shingle) + 1)

    def _on_shape(self) -> None:
        self._make()

    # -- how large it is

    def toggle_full(self) -> None:
        """The whole screen, in a size that can be read from the last row."""
        self.is_full = not self.is_full
        self.full_screen_wanted.emit(self.is_full)
        self._set_scale(LECTURE if self.is_full else 100)
        text = tr("Leave full screen") if self.is_full else tr("Full screen")
        self.full.setText(text)
        self.full.setAccessibleName(text)

    def zoom(self, step: int) -> None:
        """All of the page larger or smaller, until it is left."""
        at = min(range(len(SCALES)), key=lambda place: abs(SCALES[place] - self._scale))
        self._set_scale(SCALES[max(0, min(len(SCALES) - 1, at + step))])

    def _set_scale(self, scale: int) -> None:
        if scale != self._scale:
            self._scale = scale
            self.scale_wanted.emit(scale)

    def _escape(self) -> None:
        if self.is_full:
            self.toggle_full()
        else:
            self.left.emit()

    @property
    def is_narrow(self) -> bool:
        return self.width() < theme.px(NARROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_parts()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # the window may only be out of sight
            self.end_lecture()

    def end_lecture(self) -> None:
        """Everything around the page is as large as before."""
        self.bar.stop()
        if self.is_full:
            self.toggle_full()
        self._set_scale(100)

    def _fit(self) -> None:
        narrow = self.is_narrow
        self.bar.set_narrow(narrow)
        self._example_label.setVisible(not narrow)
        left, right = self._columns["left"], self._columns["signatures"]
        alone = narrow or self._columns["matrix"].isHidden()
        left.setMinimumWidth(theme.px(LEFT))
        left.setMaximumWidth(16777215 if alone else theme.px(LEFT))
        self._left.setMaximumWidth(theme.px(WIDEST) if alone else 16777215)
        wide = theme.px(RIGHT + A_SET * max(0, self.lesson.sets - 3))
        right.setMinimumWidth(wide)
        right.setMaximumWidth(16777215 if alone else wide)
        self.matrix.fit()


def _padded(part: QWidget) -> Panel:
    return Panel("surface", column(part, margins=(12, 12, 12, 12)))


def _scrolling(part: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(_padded(part))
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
