"""About: version, what it promises, and the licences of what it is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QPlainTextEdit

from plagcheck import __version__
from plagcheck.gui.parts.assets_folder import ASSETS
from plagcheck.gui.parts.controls import Panel, column, label
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

# Name, licence, what it does here.
PARTS = (
    ("Qt / PySide6", "LGPL-3.0", "windows"),
    ("Python", "PSF-2.0", "language"),
    ("NumPy", "BSD-3-Clause", "numbers"),
    ("charset-normalizer", "MIT", "encodings"),
    ("PDFium, pypdfium2", "Apache-2.0, BSD-3-Clause", "PDF"),
    ("pdfminer.six", "MIT", "PDF"),
    ("python-docx", "MIT", "Word"),
    ("lxml", "BSD-3-Clause", "Word, OpenDocument, web pages"),
    ("psutil", "BSD-3-Clause", "workers"),
    ("XlsxWriter", "BSD-2-Clause", "spreadsheets"),
    ("Lucide", "ISC", "icons"),
    ("Noto Serif, Inter", "OFL-1.1", "fonts"),
)


def licence_texts() -> str:
    """The texts that travel with the program; a package has those of all its parts."""
    packaged = ASSETS / "THIRD-PARTY.txt"
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    parts = []
    for title, path in (("Lucide", "icons/LICENSE.txt"), ("Noto Serif, Inter", "fonts/OFL.txt")):
        parts.append(f"— {title} —\n\n{ASSETS.joinpath(path).read_text(encoding='utf-8').strip()}")
    return "\n\n\n".join(parts)


class AboutSection(Panel):
    """A page of its own in the settings."""

    def __init__(self) -> None:
        super().__init__("page")
        used = "\n".join(f"{name} · {licence}" for name, licence, _ in PARTS)
        texts = self.texts = QPlainTextEdit()
        texts.setReadOnly(True)
        texts.setProperty("kind", "note")
        texts.setAccessibleName(tr("Licence texts"))
        texts.setMinimumHeight(theme.px(200))
        card = column(
            label(f"plagcheck {__version__}", "heading"),
            label(
                tr(
                    "Shows which reference documents a paper shares text with. The number counts "
                    "shared words. It does not say how they came to be shared; that is for the "
                    "reader of the passages."
                ),
                "quiet",
                wrap=True,
            ),
            label(tr("Everything stays on this computer.")),
            8,
            label(tr("Licences"), "section"),
            label(tr("plagcheck itself: MIT. It is made with:"), "quiet"),
            label(used),
            label(tr("Qt version %1").replace("%1", qVersion()), "small"),
            texts,
            margins=(16, 14, 16, 14),
        )
        self.setLayout(column(Panel("card", card), None, margins=(24, 16, 24, 16)))

    def showEvent(self, event: QShowEvent) -> None:
        if self.texts.document().isEmpty():  # long: not read before anybody wants it
            self.texts.setPlainText(licence_texts())
        super().showEvent(event)
