"""The empty Check page: two targets, a sample, and where the library is kept."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from plagcheck.gui.parts.controls import (
    ElidedLabel,
    Panel,
    button,
    column,
    icon_label,
    label,
    rich,
    row,
)
from plagcheck.gui.parts.text_format import bold, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import set_tip
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.names import printable
from plagcheck.paths import is_on_network, synced_by

WIDE = 880
NARROW = 720  # below, the targets stand one above the other


class DropTarget(QPushButton):
    """A large drop target that is a button too."""

    def __init__(self, icon: str, title: str, text: str, action: QPushButton, small: str) -> None:
        super().__init__()
        self.setProperty("kind", "target")
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        picture = icon_label(icon, "accent", 40)
        picture.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        picture.setMinimumHeight(theme.px(40))
        words = (picture, label(title, "heading"), label(text, "quiet", wrap=True))
        words[2].setMinimumHeight(theme.px(34))  # two lines: the targets stay level
        layout = column(margins=(24, 14, 24, 14), gap=12)
        layout.addStretch(1)
        for part in (*words, label(small, "small", wrap=True)):
            if part not in words:
                layout.addSpacing(4)
                layout.addLayout(row(None, action, None))
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(part)
        layout.addStretch(1)
        self.setLayout(layout)
        self.clicked.connect(action.click)


class Ground(Panel):
    """What the page stands on."""

    seen = Signal()  # painted for the first time

    def __init__(self, layout: QBoxLayout) -> None:
        super().__init__("page", layout)
        self._was_seen = False

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_seen:
            self._was_seen = True
            self.seen.emit()


class StartPage(QScrollArea):
    """What a teacher sees first."""

    paper_wanted = Signal()
    files_wanted = Signal()
    folder_wanted = Signal()
    sample_wanted = Signal()
    library_change_wanted = Signal()
    recent_chosen: SignalOf[Path] = carrying(1)
    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.choose_paper = button(
            tr("Choose a paper…"), self.paper_wanted.emit, kind="primary large"
        )
        self.choose_files = button(tr("Choose files or a folder…"), self._offer_files, kind="large")
        self.paper_target = DropTarget(
            "file-search",
            tr("Drop a paper to check"),
            tr("One file, two to compare, or a whole class as a ZIP or folder."),
            self.choose_paper,
            tr("PDF · Word · OpenDocument · RTF · web page · plain text"),
        )
        self.library_target = DropTarget(
            "folder-plus",
            tr("Add reference documents"),
            tr(
                "Course texts, past student work, saved articles. "
                "They become the library that papers are compared with."
            ),
            self.choose_files,
            tr("Files are read, not moved. Same text is never stored twice."),
        )
        self._targets = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._targets.setSpacing(16)
        self._targets.addWidget(self.paper_target, 1)
        self._targets.addWidget(self.library_target, 1)
        self._build()

    def _build(self) -> None:
        self.back = button("", self.back_wanted.emit, icon="chevron-left", kind="small")
        self.show_way_back("")
        inner = column(
            row(self.back, None),
            label(tr("Check a paper"), "title"),
            label(
                tr(
                    "Find passages that also appear in your reference documents, and see both "
                    "sides. Everything stays on this computer."
                ),
                "lead",
                wrap=True,
            ),
            8,
            self._targets,
            8,
            self._sample(),
            8,
            self._library(),
            self._warning,
        )
        middle = QWidget()
        middle.setLayout(inner)
        middle.setMaximumWidth(theme.px(WIDE))
        layout = column(margins=(24, 24, 24, 24))
        layout.addStretch(2)
        across = row(None, middle, None)
        across.setStretch(1, 100)
        layout.addLayout(across)
        layout.addStretch(3)
        self.ground = Ground(layout)
        self.setWidget(self.ground)

    def _sample(self) -> QWidget:
        self.sample_button = button(tr("Try with sample papers"), self.sample_wanted.emit)
        offer = row(
            icon_label("flask-conical", "accent", 20),
            rich(
                f"{bold(tr('New here?'))} "
                + tr("A short essay shows a copied, a quoted, an edited and a disguised passage.")
            ),
            self.sample_button,
            margins=(16, 10, 16, 10),
            gap=12,
        )
        offer.setStretch(1, 1)
        return Panel("card", offer)

    def _library(self) -> QBoxLayout:
        """Where the library is, and what was read lately."""
        self._place = ElidedLabel("", "strong")
        self._where = label("", "quiet")
        self._warning = label("", "attention", wrap=True)
        self.recent_button = QToolButton()
        self.recent_button.setText(tr("Recent papers"))
        self.recent_button.setAccessibleName(tr("Recent papers"))
        self.recent_button.setProperty("kind", "menu")
        self.recent_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        library = row(
            icon_label("folder", "text2"),
            label(tr("Your library is kept in"), "quiet"),
            self._place,
            button(tr("Change…"), self.library_change_wanted.emit, kind="small"),
            None,
            self._where,
            self.recent_button,
        )
        library.setStretch(2, 0)
        return library

    def show_way_back(self, name: str) -> None:
        """Offer to go back to the result of a paper; without a name there is none."""
        self.back.setText(tr("Back to %1").replace("%1", name))
        self.back.setAccessibleName(self.back.text())
        self.back.setVisible(bool(name))

    def show_library(self, path: Path) -> None:
        """Say where the library is, and warn where it could leave the computer."""
        self._place.setText(printable(path.parent))
        service = synced_by(path)
        self._where.setText("" if service or is_on_network(path) else tr("On this computer’s disk"))
        warning = ""
        if service:
            warning = tr(
                "This folder is copied to other computers by %1. Choose another one to keep papers "
                "private and the library whole."
            ).replace("%1", service)
        elif is_on_network(path):
            warning = tr("This is another computer’s disk. A library works best on your own.")
        self._warning.setText(warning)
        self._warning.setVisible(bool(warning))

    @cached_property
    def files_menu(self) -> QMenu:
        """Systems have no dialog for both."""
        menu = QMenu(self.choose_files)
        menu.addAction(tr("Files…"), self.files_wanted.emit)
        menu.addAction(tr("A folder…"), self.folder_wanted.emit)
        return menu

    def _offer_files(self) -> None:
        corner = self.choose_files.rect().bottomLeft()
        self.files_menu.popup(self.choose_files.mapToGlobal(corner))

    def show_recent(self, paths: tuple[str, ...]) -> None:
        """One menu for all: one that is replaced would keep the names of papers since erased."""
        self.recent_button.setVisible(bool(paths))
        menu = self.recent_button.menu() or QMenu(self.recent_button)
        menu.clear()
        for path in paths:
            action = menu.addAction(printable(Path(path).name))
            set_tip(action, printable(path))
            chosen = Path(path)
            action.triggered.connect(lambda _=False, paper=chosen: self.recent_chosen.emit(paper))
        self.recent_button.setMenu(menu)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < theme.px(NARROW)
        direction = QBoxLayout.Direction
        self._targets.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)
