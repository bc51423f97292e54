"""Line icons in the colours of the scheme (lucide)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget

from plagcheck.gui.parts.assets_folder import ASSETS

if TYPE_CHECKING:
    from plagcheck.gui.parts.theme import ColourScheme

_GAP = 4  # pixels between icon and text
_OF_PROBLEMS = {
    "no-text": "image",
    "pictures-only": "image",
    "encrypted": "lock",
    "format": "file-x",
    "legacy-format": "file-x",
    "damaged": "file-x",
    "missing": "file-x",
}
# Dynamic properties.
_NAME, _TOKEN, _SIZE, _ABOVE = "lineIcon", "lineIconToken", "lineIconSize", "lineIconAbove"


def put_icon(
    widget: QAbstractButton | QLabel,
    name: str,
    colour: str,
    size: int = 16,
    *,
    above: bool = False,
) -> None:
    """Give a button or label an icon that follows the scheme; `above` its text, not beside it."""
    from plagcheck.gui.parts.theme import theme

    widget.setProperty(_NAME, name)
    widget.setProperty(_TOKEN, colour)
    widget.setProperty(_SIZE, size)
    widget.setProperty(_ABOVE, above)
    _dress(widget, theme.tokens)


def recolour(widgets: Iterable[QWidget], tokens: ColourScheme) -> None:
    """Draw every icon anew after a change of scheme."""
    for widget in widgets:
        if isinstance(widget, QAbstractButton | QLabel) and widget.property(_NAME):
            _dress(widget, tokens)


def _dress(widget: QAbstractButton | QLabel, tokens: ColourScheme) -> None:
    from plagcheck.gui.parts.theme import theme

    name, role = str(widget.property(_NAME)), str(widget.property(_TOKEN))
    size = theme.px(int(widget.property(_SIZE)))
    beside = 0 if isinstance(widget, QLabel) or not _has_text_beside(widget) else theme.px(_GAP)
    image = pixmap(name, str(getattr(tokens, role)), size, 2.0, beside)
    if isinstance(widget, QLabel):
        widget.setPixmap(image)
        return
    made = QIcon(image)
    faded = pixmap(name, tokens.text3, size, 2.0, beside)
    made.addPixmap(faded, QIcon.Mode.Disabled)
    if widget.isCheckable() and role == "text2":
        made.addPixmap(pixmap(name, tokens.accent, size, 2.0, beside), state=QIcon.State.On)
    widget.setIcon(made)
    widget.setIconSize(QSize(size + beside, size))


def _has_text_beside(button: QAbstractButton) -> bool:
    """Style sheets leave no gap between icon and text, so the icon brings its own.

    A push button may get its text later, unless it is a square one.
    """
    is_square = "square" in str(button.property("kind"))
    may_have_text = isinstance(button, QPushButton) and not is_square
    return (may_have_text or bool(button.text())) and not button.property(_ABOVE)


def icon(name: str, colour: str = "text2", size: int = 16) -> QIcon:
    """An icon in the present scheme, for menus."""
    from plagcheck.gui.parts.theme import theme

    return QIcon(pixmap(name, str(getattr(theme.tokens, colour)), theme.px(size), 2.0))


@cache
def pixmap(name: str, colour: str, size: int, ratio: float = 1.0, gap: int = 0) -> QPixmap:
    """An icon as a picture, sharp at the given device pixel ratio, with a gap at its right."""
    image = QPixmap(round((size + gap) * ratio), round(size * ratio))
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, size * ratio, size * ratio), name, colour)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def of_problem(code: str) -> str:
    """The name of the icon for why a file could not be read."""
    return _OF_PROBLEMS.get(code, "triangle-alert")


def paint(painter: QPainter, where: QRectF, name: str, colour: str) -> None:
    """Draw an icon with a painter."""
    _renderer(name, colour).render(painter, where)


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    source = (ASSETS / "icons" / f"{name}.svg").read_bytes()
    return QSvgRenderer(QByteArray(source.replace(b"currentColor", colour.encode())))
