"""The switches above a result: what is left out of the number, and what each rule takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QBoxLayout, QMenu

from plagcheck.gui.leaveout.reason_words import reason_name, switch_name
from plagcheck.gui.leaveout.switches import NAMES, Switch, switches_of
from plagcheck.gui.parts.controls import (
    MenuButton,
    Panel,
    ToolButton,
    button,
    column,
    label,
    row,
    switch_button,
)
from plagcheck.gui.parts.icons import put_icon
from plagcheck.gui.parts.text_format import share, tr
from plagcheck.gui.parts.tips import set_tip

if TYPE_CHECKING:
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.model.adjusted import Adjusted

BESIDE = 3  # switches where there is room; more are in a menu


class LeftOutBlock(Panel):
    """A switch for each rule that found something; on means counted."""

    switched = Signal(str, bool)  # which rule, and whether it leaves out
    ledger_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("flags")
        self.title = label("", "small")
        self.note = label("", "small")
        self.buttons: dict[str, ToolButton] = {}
        self._chips = chips = row(gap=8)
        for name in NAMES:
            made = switch_button(switch_name(name))
            made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            made.clicked.connect(lambda on, name=name: self._on_clicked(name, on))
            made.hide()
            self.buttons[name] = made
            chips.addWidget(made)
        self.more = MenuButton(tr("More"))
        self.more.setMenu(QMenu(self.more))
        self.mine = button(tr("Set by you"), self.ledger_wanted.emit)
        for part in (self.more, self.mine):
            chips.addWidget(part)
            part.hide()
        chips.addStretch(1)
        self._column = column(self.title, chips, self.note, margins=(18, 10, 18, 10), gap=4)
        self.setLayout(self._column)
        self._narrow, self._most = False, BESIDE
        self._switches: list[Switch] = []
        self.hide()

    def show_left_out(self, checked: OpenCheck | None) -> None:
        """What is left out of a check; None hides all."""
        switches = self._switches = switches_of(checked) if checked is not None else []
        self._put(switches)
        chosen = len(checked.on_screen.chosen) if checked is not None else 0
        self.mine.setVisible(bool(chosen))
        self.mine.setText(tr("%Ln by you", chosen))
        self.mine.setAccessibleName(self.mine.text())
        put_icon(self.mine, "users", "text")
        self.setVisible(bool(switches or chosen))
        if checked is not None:
            self._say(checked.on_screen)

    def show_beside(self, most: int) -> None:
        """As many switches beside each other; the others are in a menu."""
        if most != self._most:
            self._most = most
            self._put(self._switches)

    def _put(self, switches: list[Switch]) -> None:
        for name, made in self.buttons.items():
            found = next((each for each in switches[: self._most] if each.name == name), None)
            made.setVisible(found is not None)
            if found is not None:
                _dress(made, found)
        self._fill_menu(switches[self._most :])

    def _say(self, adjusted: Adjusted) -> None:
        some = any(entry.is_compared for entry in adjusted.listed)
        title = tr("All is counted. Switch off to leave out.")
        if some:
            title = tr("Left out of the number. Switch on to count.")
        by_class = _by_class(adjusted)
        self.title.setText(by_class or title)
        if self._narrow:
            self.title.setText(tr("Left out"))
        all_counted = tr("With all counted the number would be %1.")
        if by_class:
            all_counted = tr(
                "With all counted but what the class left out, the number would be %1."
            )
        self.note.setText(
            all_counted.replace("%1", share(adjusted.before.similarity)) if some else ""
        )
        told = "\n".join(part for part in (by_class, self.note.text()) if part)
        set_tip(self, told if self._narrow else "")

    def _fill_menu(self, switches: list[Switch]) -> None:
        menu = self.more.menu()
        menu.clear()
        for each in switches:
            action = QAction(_text(each), menu)
            action.setCheckable(True)
            action.setChecked(not each.is_out)
            action.setEnabled(not each.is_by_class)
            action.triggered.connect(lambda on, name=each.name: self._on_clicked(name, on))
            menu.addAction(action)
        self.more.setVisible(bool(switches))
        self.more.setText(tr("%Ln more", len(switches)))
        self.more.setAccessibleName(self.more.text())

    def _on_clicked(self, name: str, counted: bool) -> None:
        self.switched.emit(name, not counted)

    def set_narrow(self, narrow: bool) -> None:
        """In one line, where a window is small."""
        self._narrow = narrow
        way = QBoxLayout.Direction
        self._column.setDirection(way.LeftToRight if narrow else way.TopToBottom)
        self._column.setContentsMargins(18, 0 if narrow else 10, 18, 10)
        self._column.setSpacing(8 if narrow else 4)
        self.note.setVisible(not narrow)
        if narrow:
            self.title.setText(tr("Left out"))


def _by_class(adjusted: Adjusted) -> str:
    """What no paper of the class was compared with, and of which sorts that is."""
    out = [entry for entry in adjusted.listed if not entry.is_compared]
    if not out:
        return ""
    text = tr("%Ln words left out by the class: %1", sum(entry.words for entry in out))
    return text.replace("%1", ", ".join(dict.fromkeys(reason_name(entry.reason) for entry in out)))


def _text(switch: Switch) -> str:
    name = switch_name(switch.name)
    if switch.is_by_class or (switch.is_out and not switch.takes):
        return name  # other rules leave out the same words, or it is in no number of the class
    if switch.is_out:
        return f"{name} {share(switch.takes)}"
    return tr("%1 counted").replace("%1", name)


def _dress(made: ToolButton, switch: Switch) -> None:
    text = _text(switch)
    made.setText(text)
    made.setChecked(not switch.is_out)
    put_icon(made, "eye-off" if switch.is_out else "eye", "text2")
    state = tr("left out") if switch.is_out else tr("counted")
    made.setAccessibleName(f"{text}, {state}")
    parts = [tr("%Ln places in the paper", switch.places)]
    made.setEnabled(not switch.is_by_class)
    if switch.is_by_class:
        parts.insert(0, tr("%Ln words", switch.words))
        parts.append(tr("left out by the class before comparing"))
    elif switch.is_out:
        parts.append(tr("%1 of the number").replace("%1", share(switch.takes)))
    set_tip(made, ", ".join(parts))
