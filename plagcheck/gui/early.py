"""Values of Qt's namespace for what is built before the first picture.

`PySide6.QtCore.Qt` makes hundreds of enumerations when it is first used, which takes a tenth of a
program's start. Properties take plain numbers as well; these are the ones the first page needs.
A test compares them with Qt's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

PLAIN_TEXT: Final = 0
RICH_TEXT: Final = 1
TEXT_BESIDE_ICON: Final = 2
TEXT_UNDER_ICON: Final = 3
ICON_ONLY: Final = 0
ALIGN_CENTER: Final = 0x0084


def set_text_format(label: QObject, value: int) -> None:
    label.setProperty("textFormat", value)


def set_button_style(button: QObject, value: int) -> None:
    button.setProperty("toolButtonStyle", value)


def set_alignment(label: QObject, value: int) -> None:
    label.setProperty("alignment", value)
