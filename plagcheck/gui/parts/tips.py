"""Tips: the only place that sets or shows one, so that names in them are shown as they are.

Qt takes a tip that looks like HTML for it, and would open pictures that a name speaks of.
"""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QPoint
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QToolTip, QWidget

_JOINER: Final = "\u2060"  # has no width; what is no letter after "<" makes no tag


class _HasTip(Protocol):
    def setToolTip(self, text: str, /) -> None: ...


def plain_tip(text: str) -> str:
    """A text that Qt shows letter by letter."""
    if not Qt.mightBeRichText(text):
        return text
    return text.replace("<", f"<{_JOINER}").replace("&", f"&{_JOINER}")


def set_tip(owner: _HasTip, text: str) -> None:
    """The tip of a widget, an action or an item of a list."""
    owner.setToolTip(plain_tip(text))


def show_tip_at(place: QPoint, text: str, on: QWidget) -> None:
    """Show a tip that depends on the place."""
    QToolTip.showText(place, plain_tip(text), on)
