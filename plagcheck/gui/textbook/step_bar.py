"""The six steps, and going through one of them row by row."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QStyle, QWidget

from plagcheck.gui.parts.controls import Panel, ToolButton, button, label, row, switch_button
from plagcheck.gui.parts.icons import put_icon
from plagcheck.gui.parts.keys import keep_keys
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.tips import set_tip

A_ROW_MS = 800
TEXTS, SHINGLES, MATRIX, SIGNATURES, BANDS, CURVE = range(1, 7)


class StepBar(Panel):
    """Which step is shown, and Back, Next, Play within it."""

    step_chosen = Signal(int)
    moved = Signal(int)  # a row or band on, or back

    def __init__(self) -> None:
        super().__init__("legend")
        self._names = {
            TEXTS: tr("Texts"),
            SHINGLES: tr("Shingles"),
            MATRIX: tr("Matrix"),
            SIGNATURES: tr("Signatures"),
            BANDS: tr("Bands and buckets"),
            CURVE: tr("S-curve"),
        }
        # No group of buttons: in one, Tab would reach a single step.
        self.steps: dict[int, ToolButton] = {}
        self._is_narrow = False
        for step in self._names:
            self.steps[step] = self._step(step)
        self.place = label("", "quiet")
        self.back = button(tr("Back"), lambda: self.moved.emit(-1), icon="chevron-left")
        self.forward = button(
            tr("Next"), lambda: self.moved.emit(1), icon="chevron-right", kind="primary"
        )
        self.play = button(tr("Play"), self.toggle_play, icon="play")
        for each in (self.back, self.forward, self.play):
            keep_keys(each, Qt.Key.Key_Space)
        self._timer = QTimer(self)
        self._timer.setInterval(A_ROW_MS)
        self._timer.timeout.connect(lambda: self.moved.emit(1))
        self.setLayout(
            row(
                *self.steps.values(),
                None,
                self.place,
                self.back,
                self.forward,
                self.play,
                margins=(16, 6, 16, 6),
                gap=6,
            )
        )
        self._dress()

    def _step(self, step: int) -> ToolButton:
        made = switch_button()
        set_tip(made, self._names[step])
        made.setAccessibleName(f"{step} {self._names[step]}")
        made.clicked.connect(lambda: self.step_chosen.emit(step))
        keep_keys(made, Qt.Key.Key_Space)
        return made

    def show_step(self, step: int, can: set[int]) -> None:
        """The step that is shown, and those there are."""
        for each, made in self.steps.items():
            made.setChecked(each == step)
            made.setEnabled(each in can)
        self._dress()

    def show_place(self, text: str, *, can_go_back: bool, can_go_on: bool) -> None:
        """How far one is within the step."""
        self.place.setText(text)
        self.back.setEnabled(can_go_back)
        self.forward.setEnabled(can_go_on)
        self.play.setEnabled(can_go_on or self.is_playing)
        moves = bool(text)
        for each in (self.back, self.forward):
            each.setVisible(moves)
        self.play.setVisible(moves and not _wants_calm(self))
        if not can_go_on:
            self.stop()

    def set_narrow(self, narrow: bool) -> None:
        self._is_narrow = narrow
        self._dress()

    def _dress(self) -> None:
        for step, made in self.steps.items():
            whole = not self._is_narrow or made.isChecked()
            made.setText(f"{step}  {self._names[step]}" if whole else str(step))
        for way, text in ((self.back, tr("Back")), (self.forward, tr("Next"))):
            way.setText("" if self._is_narrow else text)
        self._name_play()

    # -- playing

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    def toggle_play(self) -> None:
        if self.is_playing:
            self.stop()
        elif self.forward.isEnabled() and self.play.isVisibleTo(self):
            self._timer.start()
            self.moved.emit(1)
            self._name_play()

    def stop(self) -> None:
        self._timer.stop()
        self._name_play()

    def _name_play(self) -> None:
        text, icon = (tr("Pause"), "pause") if self.is_playing else (tr("Play"), "play")
        self.play.setText("" if self._is_narrow else text)
        self.play.setAccessibleName(text)
        put_icon(self.play, icon, "text")


def _wants_calm(widget: QWidget) -> bool:
    """Whether the system is asked for no movement."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return widget.style().styleHint(hint, None, widget) == 0
