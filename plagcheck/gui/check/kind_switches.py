"""The legend above the paper: what the underlines mean, and a switch for each kind of match."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from plagcheck.gui.check.shown import KINDS, LEFT_OUT, ShownResult
from plagcheck.gui.parts.controls import Panel, ToolButton, label, row
from plagcheck.gui.parts.icons import pixmap
from plagcheck.gui.parts.text_format import share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import set_tip
from plagcheck.model.counting import share as part_of
from plagcheck.model.kinds import NAMES, WEAK
from plagcheck.model.match import Kind
from plagcheck.model.result import CheckResult, Source

SAMPLE = QSize(30, 14)  # of a line, in pixels

MARGIN, GAP = 12, 4

_NAMES = dict(zip(Kind, NAMES, strict=False))
AROUND = 56  # pixels of a switch beside its text, with the gap to the next

# In units of the pen's width, as Qt draws them under text.
_DASHES = {
    "word-for-word": (),
    "small-edits": (2.5, 1.5),
    "reworded": (4.0, 1.5, 1.0, 1.5),
    "summary": (4.0, 1.5, 1.0, 1.5, 1.0, 1.5),
    WEAK: (1.0, 1.5),
    LEFT_OUT: (1.0, 1.5),
}


def kind_label(kind: str) -> str:
    """A kind as it stands in the legend."""
    names = {
        "word-for-word": tr("word for word"),
        "small-edits": tr("small edits"),
        "reworded": tr("reworded"),
        "summary": tr("summed up"),
        WEAK: tr("weak, not counted"),
        LEFT_OUT: tr("left out"),
    }
    return names[kind]


class KindSwitches(Panel):
    """Only kinds that occur, or are off, have a switch; all are on for a new check."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__("legend")
        self.hidden: frozenset[str] = frozenset()
        self.buttons: dict[str, ToolButton] = {}
        layout = row(margins=(MARGIN, 3, MARGIN, 3), gap=GAP)
        for kind in KINDS:
            made = ToolButton()
            made.setCheckable(True)
            made.setChecked(True)
            made.setProperty("kind", "legend")
            made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            made.setIconSize(SAMPLE)
            made.toggled.connect(lambda _, kind=kind: self._on_toggled(kind))
            made.hide()
            self.buttons[kind] = made
            layout.addWidget(made)
        layout.addStretch(1)
        self._keys = [label(key, "key") for key in ("J", "K")]
        self._keys.append(label(tr("next, previous match"), "small"))
        for part in self._keys:
            layout.addWidget(part)
        self.setLayout(layout)
        self.setFixedHeight(theme.px(32))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(theme.px(320))
        self._shown: ShownResult | None = None
        self._texts: dict[str, str] = {}
        self._short = False  # without shares
        theme.changed.connect(self._dress)
        self._dress()

    def show_result(self, shown: ShownResult) -> None:
        """The kinds of a new result; they are on unless it comes without some."""
        self._count(shown)
        self._set_hidden(shown.hidden)

    def show_counts(self, shown: ShownResult) -> None:
        """Other numbers for the same paper; what is switched off stays off."""
        self._count(shown.hiding(self.hidden))
        self._dress()

    def clear(self) -> None:
        """Nothing is known yet; the place is kept."""
        for made in self.buttons.values():
            made.hide()
        self.show()

    def _set_hidden(self, hidden: frozenset[str]) -> None:
        self.hidden = hidden
        for kind, made in self.buttons.items():
            made.blockSignals(True)
            made.setChecked(kind not in hidden)
            made.blockSignals(False)
        self._dress()

    def _count(self, shown: ShownResult) -> None:
        self._shown = shown
        self._texts = legend(shown)
        for kind, made in self.buttons.items():
            made.setVisible(kind in self._texts)

    def _dress(self) -> None:
        for kind, made in self.buttons.items():
            on = made.isChecked()
            text = self._texts.get(kind, kind_label(kind))
            made.setText(kind_label(kind) if self._short else text)
            made.setAccessibleName(text)
            hide, show = tr("Hide these matches"), tr("Show these matches")
            set_tip(made, f"{text}\n{hide if on else show}")  # its share may have no room
            made.setIcon(_sample(kind, theme.tokens.text2) if on else _hidden(theme.tokens.text3))
        self._fit()

    def _on_toggled(self, kind: str) -> None:
        self.hidden ^= {kind}
        if self._shown is not None:
            self._texts = legend(self._shown.hiding(self.hidden))
        self._dress()
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Shares go where there is no room for them; keys are named where there is room."""
        switches = [kind for kind, made in self.buttons.items() if not made.isHidden()]
        texts = [self._texts.get(kind, kind_label(kind)) for kind in switches]
        metrics = QFontMetrics(theme.font(12))
        wanted = sum(metrics.horizontalAdvance(text) + theme.px(AROUND) for text in texts)
        short = wanted + 2 * MARGIN > self.width()
        if short != self._short:
            self._short = short
            for kind, text in zip(switches, texts, strict=True):
                self.buttons[kind].setText(kind_label(kind) if short else text)
        wanted += sum(part.sizeHint().width() + GAP for part in self._keys)
        for part in self._keys:
            part.setVisible(wanted + 2 * MARGIN < self.width())


def legend(shown: ShownResult) -> dict[str, str]:
    """Every kind that occurs, with the share of the paper it has, and those that are off.

    Each word is in one part: those that are switched on are together the number and what was
    reworded beside it, and what is left out is none of them. Where an older version counted other
    words, or told a share of other words, no shares are told.
    """
    whole = shown.whole
    result = whole.result
    counts, parts = shown.result.words_by_kind, {}
    whole_counts = shown.hiding(frozenset()).result.words_by_kind
    seen = {match.kind for match in result.matches if match.is_counted}
    of_other_words = result.counted_of != result.words or any(
        map(_is_of_other_words, result.sources)
    )
    if counts is None or whole_counts is None or of_other_words:
        counts, whole_counts = {}, dict.fromkeys(sorted(seen, key=list(Kind).index), 0)
    for kind, words in whole_counts.items():
        if _NAMES[kind] not in shown.hidden:
            words = counts.get(kind, 0)  # others may have hidden them, or hide them no more
        told = share(part_of(words, result.words))
        parts[_NAMES[kind]] = told if words or whole_counts[kind] else ""  # there to be switched
    if not all(match.is_counted for match in result.matches):
        parts[WEAK] = ""
    by_class = sum(entry.words for entry in whole.listed if not entry.is_compared)
    if whole.left_out or by_class:
        lost = _explained(shown.adjusted.before) - _explained(shown.result)
        parts[LEFT_OUT] = share(part_of(lost + by_class, result.words))
    parts = dict.fromkeys(shown.hidden, "") | parts  # what is off can be switched on again
    return {kind: f"{kind_label(kind)} {part}".strip() for kind, part in parts.items()}


def _is_of_other_words(source: Source) -> bool:
    """Whether an older version told the share of a source in other words than all."""
    found = source.comparison
    told = found.share_of_submission
    return found.kept is not None and told != part_of(found.matched_words, found.words)


def _explained(result: CheckResult) -> int:
    return result.matched_words + result.reworded_words


@cache
def _sample(kind: str, colour: str) -> QIcon:
    """A piece of the line, sharp on any screen."""
    image = QPixmap(SAMPLE * 2)
    image.setDevicePixelRatio(2)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    pen = QPen(QColor(colour))
    pen.setWidthF(2)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if _DASHES[kind]:
        pen.setDashPattern(_DASHES[kind])
    painter.setPen(pen)
    painter.drawLine(0, SAMPLE.height() // 2 + 1, SAMPLE.width() - 4, SAMPLE.height() // 2 + 1)
    painter.end()
    return QIcon(image)


@cache
def _hidden(colour: str) -> QIcon:
    return QIcon(pixmap("eye-off", colour, SAMPLE.height(), 2.0, SAMPLE.width() - SAMPLE.height()))
