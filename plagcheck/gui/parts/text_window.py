"""The text of a document exactly as it was extracted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from plagcheck.gui.parts.controls import PageHead, button
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.gui.reading.evidence_view import EvidenceView
from plagcheck.model.document import Document


class TextWindow(QDialog):
    """Not modal: it can stay open beside the main window."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        name, text, page_starts = document.name, document.text, document.page_starts
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("%1: text as extracted").replace("%1", name))
        self.head = PageHead("file-text")
        self.head.title.setText(name)
        self.head.note.setText(tr("Exactly what is compared."))
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Find in the text"))
        self.search.setAccessibleName(tr("Find in the text"))
        self.search.returnPressed.connect(self._find)
        self.view = EvidenceView()
        self.view.setAccessibleName(tr("Text as extracted"))
        self.view.show_text(DisplayText(text, page_starts, document.headings), page_starts, [])
        self._text = text
        self.head.buttons.addWidget(self.search)
        copy = button(tr("Copy all"), self._copy, icon="copy")
        copy.setAutoDefault(False)
        self.head.buttons.addWidget(copy)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(self.view, 1)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.search.setFocus)
        self.resize(theme.px(820), theme.px(640))

    def _find(self) -> None:
        if not self.view.find(self.search.text()):
            cursor = self.view.textCursor()
            cursor.setPosition(0)
            self.view.setTextCursor(cursor)
            self.view.find(self.search.text())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text)
