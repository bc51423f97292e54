"""The languages of the program."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from plagcheck.gui.parts.assets_folder import ASSETS

# Each in its own language, so that whoever strayed into another one finds the way back.
LANGUAGES: Final = {"en": "English", "de": "Deutsch", "ru": "Русский"}

_installed: list[QTranslator] = []


def choose_language(wanted: str) -> str:
    """Load a language (empty: the system's) and set how numbers and dates look."""
    system = QLocale.system()
    code = wanted or system.name().split("_")[0]
    if code not in LANGUAGES:
        code = "en"
    if code == system.name().split("_")[0]:
        QLocale.setDefault(system)
    else:
        QLocale.setDefault(QLocale("en_GB" if code == "en" else code))
    for old in _installed:
        QCoreApplication.removeTranslator(old)
    _installed.clear()
    _install_own(code)
    _install_qt(code)
    return code


def _install_own(code: str) -> None:
    translator = QTranslator()
    if translator.load(str(ASSETS / "translations" / f"plagcheck_{code}.qm")):
        _keep(translator)


def _install_qt(code: str) -> None:
    """Qt's own words, for the buttons of its dialogs."""
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator = QTranslator()
    if code != "en" and translator.load(f"qtbase_{code}", folder):
        _keep(translator)


def _keep(translator: QTranslator) -> None:
    QCoreApplication.installTranslator(translator)
    _installed.append(translator)
