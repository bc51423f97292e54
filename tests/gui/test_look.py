"""The look: contrast, icons, names for screen readers, and Qt itself."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

import plagcheck.gui
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.controls import button
from plagcheck.gui.parts.theme import DARK, LIGHT, ColourScheme
from plagcheck.gui.shell.error_text import error_text
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model import errors
from tests.gui.conftest import check_sample

GUI = Path(plagcheck.gui.__file__).parent


def luminance(colour: str) -> float:
    parts = [value / 255 for value in QColor(colour).getRgb()[:3]]  # type: ignore[index]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read(tokens: ColourScheme) -> None:
    for text in (tokens.text, tokens.text2, tokens.text3, tokens.accent, tokens.danger, tokens.ok):
        assert contrast(text, tokens.surface) >= 4.5
    assert contrast(tokens.onaccent, tokens.accent) >= 4.5
    assert contrast(tokens.att, tokens.attbg) >= 4.5
    assert contrast(tokens.line2, tokens.surface) >= 3
    for rest, tint, stroke in tokens.matches:
        assert contrast(tokens.text, rest) >= 4.5
        assert contrast(tokens.text, tint) >= 4.5
        assert contrast(tokens.onchip, stroke) >= 4.5


def test_every_icon_named_in_the_code_is_there() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in GUI.rglob("*.py"))
    shipped = {path.stem for path in (GUI / "assets" / "icons").glob("*.svg")}
    named = set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)*)"', source)) & {
        path.stem for path in (GUI / "assets" / "icons").glob("*.svg")
    }
    calls = re.findall(r'(?:icon_label|icons?\.icon|icon=)\(?"([a-z0-9-]+)"', source)
    assert set(calls) <= shipped
    assert shipped == named, f"not used: {shipped - named}"


@pytest.mark.usefixtures("application")
def test_icons_are_painted_in_the_colour_asked_for() -> None:
    image = icons.pixmap("check", "#ff0000", 16).toImage()
    colours = {
        image.pixelColor(x, y).name()
        for x in range(16)
        for y in range(16)
        if image.pixelColor(x, y).alpha() > 200
    }
    assert colours == {"#ff0000"}


@pytest.mark.usefixtures("application")
@pytest.mark.parametrize("kind", list(errors.error_kinds()), ids=lambda kind: kind.__name__)
def test_every_error_has_words_and_advice(kind: type[errors.PlagcheckError]) -> None:
    named = re.findall(r"{(\w+)}", kind.title + kind.advice)
    details = {name: 7 for name in named if name != "name"}
    text = error_text(kind("essay.pdf", **details))
    assert text.advice or kind.code.endswith("unusable")  # the reason is all there is to say
    assert "{" not in text.title + text.advice
    assert files("plagcheck.gui").joinpath("assets", "icons", f"{text.icon}.svg").is_file()


@pytest.mark.usefixtures("application")
def test_a_fault_of_the_program_is_not_blamed_on_the_file() -> None:
    assert "plagcheck" in error_text(KeyError("x")).title


def test_every_control_has_a_name(window: MainWindow, qtbot: QtBot) -> None:
    check_sample(window, qtbot)
    nameless = [
        f"{type(widget).__name__} in {widget.parent()}"
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and isinstance(widget, QAbstractButton | QAbstractItemView | QLineEdit)
        and not (widget.accessibleName() or getattr(widget, "text", str)())
        and not isinstance(widget.parent(), QLabel | QAbstractItemView | QLineEdit)
        and widget.objectName() != "qt_spinbox_lineedit"
        and not isinstance(widget.parent().parent(), QComboBox)  # the list a box opens
    ]
    assert not nameless


def test_no_word_of_guilt_is_shown() -> None:
    words = re.compile(r"\b(plagiari[sz]|guilt|cheat|suspicious)", re.IGNORECASE)
    for path in GUI.rglob("*.py"):
        for text in re.findall(r'tr\(\s*"([^"]*)"', path.read_text(encoding="utf-8")):
            assert not words.search(text), (path.name, text)


@pytest.mark.usefixtures("application")
def test_twenty_thousand_void_calls_do_not_wear_out_none() -> None:
    """PySide 6.12.0 drops a reference to None on void calls and aborts after thousands."""
    label, image = QLabel(), QPixmap(4, 4)
    painter = QPainter(image)
    for number in range(20_000):
        label.setText(str(number % 7))
        painter.fillRect(0, 0, 4, 4, Qt.GlobalColor.white)
    painter.end()
    assert label.text() == str(19_999 % 7)


def test_an_icon_keeps_away_from_a_text_that_comes_later(application: object, qtbot: QtBot) -> None:
    early, late = button("Move", icon="folder"), button("", icon="folder")
    square = button("", icon="folder", kind="square")
    for made in (early, late, square):
        qtbot.addWidget(made)
    late.setText("Move")
    assert late.iconSize() == early.iconSize()
    assert square.iconSize().width() == square.iconSize().height() < late.iconSize().width()
