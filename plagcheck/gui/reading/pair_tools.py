"""The head of side by side: back, text or pages, and the switches."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout

from plagcheck.gui.parts.controls import PageHead, button, label, row, segment, toggle
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.tips import set_tip


class PairTools(PageHead):
    """Which tools are seen follows from the mode."""

    back_wanted = Signal()
    zoom_wanted = Signal(int)
    fit_wanted = Signal()
    text_wanted = Signal()
    mode_changed = Signal(bool)  # whether pages are shown

    def __init__(
        self,
        scroll_switched: Callable[[bool], object],
        differing_switched: Callable[[bool], object],
    ) -> None:
        super().__init__()
        self.back = button(
            "", self.back_wanted.emit, icon="chevron-left", kind="square", tip=tr("Back (Esc)")
        )
        head = self.layout()
        if isinstance(head, QHBoxLayout):
            head.insertWidget(0, self.back)
        self.title.setText(tr("Side by side"))
        self.text_mode, self.page_mode = segment(tr("Text"), True), segment(tr("Pages"), False)
        self._group = QButtonGroup(self)
        self._group.addButton(self.text_mode)
        self._group.addButton(self.page_mode)
        self.page_mode.toggled.connect(self.mode_changed)
        self.together = toggle(tr("Scroll together"), "repeat", True, scroll_switched)
        self.differing = toggle(tr("Differing words"), "eye", True, differing_switched)
        tip = tr(
            "Bold, where text was copied. In reworded and summed-up passages none are set apart."
        )
        set_tip(self.differing, tip)
        self.smaller = button(
            "−", lambda: self.zoom_wanted.emit(-1), kind="square", tip=tr("Smaller (Ctrl −)")
        )
        self.zoomed = label("", "quiet")
        self.larger = button(
            "+", lambda: self.zoom_wanted.emit(1), kind="square", tip=tr("Larger (Ctrl +)")
        )
        self.fit = button(tr("Fit width"), self.fit_wanted.emit)
        self.extracted = button(tr("Text as extracted"), self.text_wanted.emit, icon="file-text")
        self.buttons.addLayout(row(self.text_mode, self.page_mode, gap=0))
        for part in (self.smaller, self.zoomed, self.larger, self.fit):
            self.buttons.addWidget(part)
            part.hide()
        for switch in (self.together, self.differing, self.extracted):
            self.buttons.addWidget(switch)

    def offer_pages(self, why_not: str) -> None:
        """Whether there are pages; the switch says why there are none."""
        self.page_mode.setEnabled(not why_not)
        set_tip(self.page_mode, why_not or tr("The pages as they look; other formats stay text"))
        wanted = self.page_mode.isChecked() and not why_not
        self.page_mode.setChecked(wanted)
        self.text_mode.setChecked(not wanted)

    def fit_mode(self, pages: bool, wide: bool) -> None:
        """Tools of the mode at hand, as far as there is room."""
        for part in (self.smaller, self.zoomed, self.larger, self.fit):
            part.setVisible(pages)
        self.differing.setVisible(not pages)
        self.extracted.setVisible(not pages and wide)

    def show_zoom(self, percent: int) -> None:
        self.zoomed.setText(f"{percent}\N{NO-BREAK SPACE}%")
