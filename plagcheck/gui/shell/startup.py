"""What the first picture needs, had in less time than the usual way takes.

`PySide6.QtCore.Qt` makes hundreds of enumerations when it is first used, which takes a tenth of a
program's start. Properties take plain numbers as well; these are the ones the first page needs.
A test compares them with Qt's own.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

PLAIN_TEXT: Final = 0
RICH_TEXT: Final = 1
TEXT_BESIDE_ICON: Final = 2
TEXT_UNDER_ICON: Final = 3
ICON_ONLY: Final = 0
ALIGN_CENTER: Final = 0x0084

THEME: Final = "system"
TEXT_SIZE: Final = 100


def stored_look(settings: Path) -> tuple[str, int]:
    """Theme and text size as they were stored: the first picture needs no other setting.

    The file is looked through line by line, as it is written; the reader of all settings takes as
    long to load as a tenth of a bare window. What cannot be read this way shows a moment later.
    """
    theme, text_size = THEME, TEXT_SIZE
    try:
        lines = settings.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return theme, text_size
    for line in lines:
        name, _, value = line.strip().rstrip(",").partition(": ")
        if name == '"theme"':
            theme = value.strip('"')
        elif name == '"text_size"' and value.isdecimal():
            text_size = int(value)
    return theme, text_size


def set_text_format(label: QObject, value: int) -> None:
    label.setProperty("textFormat", value)


def set_button_style(button: QObject, value: int) -> None:
    button.setProperty("toolButtonStyle", value)


def set_alignment(label: QObject, value: int) -> None:
    label.setProperty("alignment", value)
