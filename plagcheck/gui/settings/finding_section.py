"""How it finds: the promise in words, three settings, and the S-curve behind Advanced."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QSlider,
    QSpinBox,
    QWidget,
)

from plagcheck.gui.parts.controls import (
    Panel,
    button,
    column,
    label,
    line,
    row,
    segment,
    setting_row,
)
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.settings.shape_box import ShapeBox
from plagcheck.model.limits import SHORTEST_LEAST, SHORTEST_MOST
from plagcheck.settings import Settings


class FindingSection(Panel):
    """Defaults are right for most."""

    changed: SignalOf[dict[str, Any]] = carrying(1)
    rebuild_wanted: SignalOf[dict[str, Any]] = carrying(1)  # new parameters of the index

    def __init__(self, settings: Settings) -> None:
        super().__init__("page")
        self.shape = ShapeBox()
        self.shape.rebuild_wanted.connect(self.rebuild_wanted)
        self._title = label("", "heading", wrap=True)
        self.how_it_works = button(tr("How it works, step by step"), kind="link")
        promise = Panel(
            "promise",
            column(
                label(tr("The promise with these settings"), "quiet"),
                self._title,
                label(
                    tr(
                        "This is certain, not likely, in a library of any size. Capital letters, "
                        "punctuation, line breaks, hyphens, look-alike letters and invisible "
                        "characters make no difference. Shorter or reworded passages are often "
                        "found, but not promised."
                    ),
                    "quiet",
                    wrap=True,
                ),
                row(self.how_it_works, None),
                margins=(18, 14, 18, 14),
                gap=4,
            ),
        )
        self.setLayout(
            column(
                promise,
                4,
                Panel("card", self._settings(settings)),
                4,
                self.shape,
                None,
                margins=(24, 16, 24, 16),
            )
        )
        self._on_shortest(settings.shortest)

    # -- the settings that matter

    def _settings(self, settings: Settings) -> Any:
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(SHORTEST_LEAST, SHORTEST_MOST)
        self.slider.setValue(settings.shortest)
        self.slider.setFixedWidth(theme.px(160))
        self.shortest = QSpinBox()
        self.shortest.setRange(SHORTEST_LEAST, SHORTEST_MOST)
        self.shortest.setValue(settings.shortest)
        self.shortest.setSuffix(" " + tr("words"))
        self.shortest.setFixedWidth(theme.px(92))
        self.shortest.lineEdit().setTextMargins(6, 0, 0, 0)
        for part in (self.slider, self.shortest):
            part.setAccessibleName(tr("Shortest match"))
        self.slider.valueChanged.connect(self.shortest.setValue)
        self.shortest.valueChanged.connect(self.slider.setValue)
        self.shortest.valueChanged.connect(self._on_shortest)
        range_row = QWidget()
        range_row.setLayout(
            row(
                label(str(SHORTEST_LEAST), "small"),
                self.slider,
                label(str(SHORTEST_MOST), "small"),
                self.shortest,
            )
        )
        return column(
            setting_row(
                tr("Shortest match"),
                tr(
                    "Words copied in a row or with small edits. Shorter finds more, and more "
                    "common phrases; 12 suits essays."
                ),
                range_row,
            ),
            line(),
            setting_row(
                tr("Edited passages"),
                tr("Small edits, reworded passages and summaries, each marked as such."),
                self._segments(settings.edited),
            ),
            gap=0,
        )

    def _segments(self, edited: bool) -> QWidget:
        self.edited = QButtonGroup(self)
        made = QWidget()
        layout = row(gap=0)
        for value, text in ((False, tr("Word for word only")), (True, tr("Edited too"))):
            each = segment(text, value == edited, f"{tr('Edited passages')}: {text}")
            each.clicked.connect(lambda _=False, value=value: self.changed.emit({"edited": value}))
            self.edited.addButton(each)
            layout.addWidget(each)
        made.setLayout(layout)
        return made

    def _on_shortest(self, words: int) -> None:
        self._title.setText(tr("No word-for-word run of %Ln words goes unseen.", words))
        self.changed.emit({"shortest": words})
