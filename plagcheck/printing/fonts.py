"""Type case: the fonts of a printed report, in device units of the page.

Lengths are in points; a page has `SCALE` device units to the point, so that letters stand where
their outlines want them and not on a coarse grid.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib.resources import as_file, files
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

RESOLUTION: Final = 720
SCALE: Final = RESOLUTION / 72

SANS: Final = ("Inter", "Noto Sans", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Sans Hebrew")
SERIF: Final = (
    "Noto Serif", "Noto Serif CJK SC", "Noto Naskh Arabic", "Noto Serif Hebrew", "Noto Sans",
)  # fmt: skip
MONO: Final = ("Noto Sans Mono", "DejaVu Sans Mono", "Consolas", "Menlo")
_BUNDLED: Final = ("Inter", "Noto Serif")
# Letters joined into one sign, and figures of another shape, would be lost to who searches or
# copies the text. What the window asks for in its own font would otherwise be taken over.
_OFF: Final = ("liga", "clig", "calt", "dlig", "tnum")


def need_application() -> None:
    """Make sure that there is an application: without one there are no fonts."""
    if QGuiApplication.instance() is None:
        _application_without_display()


@cache  # kept for as long as the program runs, as the fonts are
def _application_without_display() -> QGuiApplication:
    has_desktop = sys.platform in ("win32", "darwin")
    return QGuiApplication(["plagcheck", *([] if has_desktop else ["-platform", "offscreen"])])


@cache
def load_fonts() -> None:
    """Make the bundled fonts known, unless the window did so before."""
    known = set(QFontDatabase.families())
    if known.issuperset(_BUNDLED):
        return
    folder = files("plagcheck") / "gui" / "assets" / "fonts"
    for font in folder.iterdir():
        if font.name.endswith((".ttf", ".otf")):
            with as_file(font) as path:
                QFontDatabase.addApplicationFont(str(path))


@cache
def font(families: tuple[str, ...], points: float, is_bold: bool = False) -> QFont:
    chosen = QFont(list(families))
    chosen.setPixelSize(round(points * SCALE))
    chosen.setWeight(QFont.Weight.DemiBold if is_bold else QFont.Weight.Normal)
    chosen.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for tag in _OFF:
        chosen.setFeature(QFont.Tag(tag), 0)
    return chosen
