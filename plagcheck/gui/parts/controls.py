"""Controls every page is made of, so that they look and behave alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyleOptionButton,
    QToolButton,
    QWidget,
)

from plagcheck.gui.parts.icons import paint, put_icon
from plagcheck.gui.parts.layouts import Panel, column, line, row, set_role
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import set_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

__all__ = [
    "ElidedLabel",
    "ElidedLink",
    "MenuButton",
    "PageHead",
    "Panel",
    "ToolButton",
    "button",
    "column",
    "icon_label",
    "label",
    "line",
    "rich",
    "row",
    "set_role",
    "setting_row",
    "switch_button",
    "toggle",
]


_BETWEEN = " · "  # between the parts of a note
LINK_PADDING = 2  # pixels, as the style sheet has it
_WORTH_READING = 18  # letters of a part that is cut off


def button(
    text: str,
    action: Callable[[], object] | None = None,
    *,
    icon: str = "",
    kind: str = "",
    tip: str = "",
) -> QPushButton:
    """A push button; `kind` is primary, danger, small or large (several with a blank)."""
    made = QPushButton(text)
    made.setProperty("kind", kind)
    if icon:
        colours = {"primary": "onaccent", "attention": "att"}
        put_icon(made, icon, next((c for word, c in colours.items() if word in kind), "text"))
    if tip:
        set_tip(made, tip)
    made.setAccessibleName(text or tip)
    if action is not None:
        made.clicked.connect(lambda: action())
    return made


class ToolButton(QToolButton):
    """A small button with text, an icon or both; no wider than what stands in it."""

    def sizeHint(self) -> QSize:
        made = super().sizeHint()
        if self.text() and not self.icon().isNull():
            # Qt leaves two blanks behind a text that stands beside an icon.
            made.setWidth(made.width() - 2 * self.fontMetrics().horizontalAdvance(" "))
        return made


class MenuButton(ToolButton):
    """Opens a menu, and shows so by an arrow."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setText(text)
        self.setAccessibleName(text)
        self.setProperty("kind", "menu opens")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        size = theme.px(16)
        where = QRectF(self.width() - size - 7, (self.height() - size) / 2, size, size)
        tokens = theme.tokens
        paint(painter, where, "chevron-down", tokens.text2 if self.isEnabled() else tokens.text3)
        painter.end()


def switch_button(text: str = "", icon: str = "") -> ToolButton:
    """A button that stays down, by itself or as one of several."""
    made = ToolButton()
    made.setText(text)  # there before the icon, which then keeps its distance
    made.setCheckable(True)
    made.setProperty("kind", "switch")
    if icon:
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        put_icon(made, icon, "text2")
    return made


def toggle(text: str, icon: str, on: bool, changed: Callable[[bool], object]) -> ToolButton:
    """A switch that shows its state by colour, border and icon."""
    made = switch_button(text, icon)
    made.setChecked(on)
    made.setAccessibleName(text)
    made.toggled.connect(changed)
    return made


def segment(text: str, on: bool = False, name: str = "") -> QToolButton:
    """One of several buttons of which one is chosen; `name` says more where the text is short."""
    made = QToolButton()
    made.setText(text)
    made.setCheckable(True)
    made.setChecked(on)
    made.setProperty("kind", "segment")
    made.setAccessibleName(name or text)
    return made


def label(text: str = "", role: str = "", *, wrap: bool = False) -> QLabel:
    """A text; `role` picks its size and colour in the style sheet."""
    made = QLabel(text)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def icon_label(name: str, token: str, size: int = 16) -> QLabel:
    made = QLabel()
    put_icon(made, name, token, size)
    made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    return made


def rich(text: str = "", role: str = "") -> QLabel:
    """A text with bold parts or links; what comes from files must be escaped first."""
    made = label(text, role, wrap=True)
    made.setTextFormat(Qt.TextFormat.RichText)
    return made


def setting_row(title: str, note: str, control: QWidget) -> QHBoxLayout:
    """A setting: its name and a note at the left, the control at the right."""
    words = column(label(title, "strong", wrap=True), gap=2)
    if note:
        words.addWidget(label(note, "small", wrap=True))
    made = row(margins=(16, 12, 16, 12), gap=16)
    made.addLayout(words, 1)
    made.addWidget(control)
    return made


class ElidedLabel(QLabel):
    """A one-line text that gives way where there is no room: names in the middle, notes at the end.

    Notes lose whole parts first. What is missing is in the tip.
    """

    def __init__(self, text: str = "", role: str = "", *, at_end: bool = False) -> None:
        super().__init__(text)
        self._at_end = at_end
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        whole = super().minimumSizeHint()
        return QSize(min(theme.px(60), whole.width()), whole.height())

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(text)
        self._offer_tip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer_tip()

    def _offer_tip(self) -> None:
        full = QFontMetrics(self.font()).horizontalAdvance(self.text()) <= self.width()
        set_tip(self, "" if full else self.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.toolTip():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), int(self.alignment()), self.shown())
        painter.end()

    def shown(self) -> str:
        """The text as far as there is room for it."""
        metrics = QFontMetrics(self.font())
        if not self._at_end:
            mode = Qt.TextElideMode.ElideMiddle
            return metrics.elidedText(self.text(), mode, self.width())
        parts, text = self.text().split(_BETWEEN), self.text()
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, self.width())
        while len(parts) > 1 and shown != text and len(shown.split(_BETWEEN)[-1]) < _WORTH_READING:
            parts.pop()
            text = f"{_BETWEEN.join(parts)} …"
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, self.width())
        return shown if shown == text or len(shown) > _WORTH_READING else ""


class ElidedLink(QPushButton):
    """A link that gives way where there is no room; all of it is in the tip then."""

    def __init__(self, action: Callable[[], object]) -> None:
        super().__init__()
        self.setProperty("kind", "link")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: action())

    def show_text(self, text: str) -> None:
        self.setText(text)
        self.setAccessibleName(text)
        self._offer_tip()

    def minimumSizeHint(self) -> QSize:
        whole = self.sizeHint()
        return QSize(min(theme.px(60), whole.width()), whole.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer_tip()

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        option.text = self.shown()

    def _offer_tip(self) -> None:
        set_tip(self, "" if self.shown() == self.text() else self.text())

    def shown(self) -> str:
        """The text as far as there is room for it."""
        room = self.width() - 2 * LINK_PADDING
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)


class PageHead(Panel):
    """The head of a page: icon, title, a line beside it, and buttons at the right."""

    def __init__(self, icon: str = "") -> None:
        super().__init__("head")
        self.title = ElidedLabel("", "page-title")
        self.note = ElidedLabel("", "quiet", at_end=True)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 0, 16, 0)
        layout.setSpacing(10)
        if icon:
            layout.addWidget(icon_label(icon, "accent", 20))
        layout.addWidget(self.title)
        layout.addWidget(self.note, 1)
        layout.addLayout(self.buttons)
        self._fit()
        theme.changed.connect(self._fit)

    def _fit(self) -> None:
        self.setFixedHeight(theme.px(48))
