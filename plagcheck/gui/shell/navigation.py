"""The rail at the left: the places of the program."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QToolButton, QVBoxLayout

from plagcheck.gui.parts.icons import put_icon
from plagcheck.gui.parts.keys import key_text
from plagcheck.gui.parts.layouts import Panel
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import set_tip


class NavigationRail(Panel):
    """One button a place; the settings stand at the bottom."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__("plain")
        self._buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 6, 0, 6)
        self._layout.setSpacing(4)
        self._layout.addStretch(1)
        self._narrow = False
        self.set_narrow(False)

    def add(self, place: str, text: str, icon: str, keys: str, *, at_bottom: bool = False) -> None:
        made = QToolButton()
        made.setText(text)
        made.setCheckable(True)
        set_tip(made, f"{text} ({key_text(keys)})")
        made.setAccessibleName(text)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        put_icon(made, icon, "text2", 20, above=True)
        made.clicked.connect(lambda: self.chosen.emit(place))
        self._group.addButton(made)
        made.setProperty("atBottom", at_bottom)
        self._buttons[place] = made
        end = self._layout.count()
        self._layout.insertWidget(end if at_bottom else self._stretch(), made)
        self._dress(made)

    def _stretch(self) -> int:
        return sum(not made.property("atBottom") for made in self._buttons.values()) - 1

    def show_place(self, place: str) -> None:
        if place in self._buttons:
            self._buttons[place].setChecked(True)

    def set_narrow(self, narrow: bool) -> None:
        """Icons alone, for small windows."""
        self._narrow = narrow
        for made in self._buttons.values():
            self._dress(made)

    def _dress(self, made: QToolButton) -> None:
        style = Qt.ToolButtonStyle
        wanted = style.ToolButtonIconOnly if self._narrow else style.ToolButtonTextUnderIcon
        made.setToolButtonStyle(wanted)
        made.setFixedHeight(theme.px(44 if self._narrow else 56))
        made.setIconSize(QSize(theme.px(20), theme.px(20)))
