"""What a drop would do, shown while something is dragged over the window."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QRect, QRectF, Qt, QUrl
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from plagcheck.found_files import is_folder, is_there
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.names import printable

ADDED = "added"  # what files mean on the Library page, wherever they are let go
LESSON = "lesson"  # and on the page that shows how it works


@dataclass(frozen=True, slots=True)
class DraggedFiles:
    """What is being dragged; `means` is what it is here.

    That is a handout or late in a class, ADDED or LESSON.
    """

    paths: tuple[Path, ...]
    means: str = ""

    @property
    def has_folder(self) -> bool:
        return any(map(is_folder, self.paths))

    @property
    def can_check(self) -> bool:
        if self.is_class or self.is_saved_class or self.means:
            return True
        return 1 <= len(self.paths) <= 2 and not self.has_folder

    @property
    def is_class(self) -> bool:
        """A folder, or an archive: what a learning platform gives."""
        if len(self.paths) != 1:
            return False
        return is_folder(self.paths[0]) or self.paths[0].suffix.lower() == ".zip"

    @property
    def is_saved_class(self) -> bool:
        from plagcheck.gui.shell.file_dialogs import CLASS_ENDING

        return len(self.paths) == 1 and self.paths[0].suffix == CLASS_ENDING


def load_of(data: QMimeData) -> DraggedFiles:
    """Local files of a drag; anything else is left out."""
    files = [_path_of(url) for url in data.urls() if url.isLocalFile()]
    return DraggedFiles(tuple(path for path in files if is_there(path)))


def _path_of(url: QUrl) -> Path:
    """The file itself: Qt has a mark in its paths for what is not Unicode."""
    path = url.toLocalFile()
    if "\ufffd" not in path or os.name == "nt":
        return Path(path)
    from urllib.parse import unquote_to_bytes

    written = url.path(QUrl.ComponentFormattingOption.FullyEncoded)
    return Path(os.fsdecode(unquote_to_bytes(written)))


class DropOverlay(QWidget):
    """Two halves: check at the left, add to the library at the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self.load = DraggedFiles(())
        self._against = ""
        self._into = ""
        self.armed = ""

    def begin(self, load: DraggedFiles, against: str, into: str, means: str = "") -> None:
        plain = means == ADDED or not (load.is_class or load.is_saved_class)
        self.load = replace(load, means=means if plain else "")
        self._against, self._into = against, into
        self.armed = ""
        self.raise_()
        self.show()

    def arm(self, *, is_left: bool) -> str:
        """Arm the half under the pointer: "check", "add" or nothing."""
        armed = "add" if self.load.paths else ""
        if is_left and self.load.means != ADDED:
            armed = "check" if self.load.can_check else ""
        if armed != self.armed:
            self.armed = armed
            self.update()
        return armed

    def end(self) -> None:
        self.armed = ""
        self.hide()

    def _halves(self) -> tuple[QRect, QRect]:
        gap = theme.px(16)
        inside = self.rect().adjusted(gap, gap, -gap, -gap)
        if self.load.means == ADDED:
            return QRect(), inside
        width = (inside.width() - gap) // 2
        left = QRect(inside.left(), inside.top(), width, inside.height())
        return left, left.translated(width + gap, 0)

    def texts(self) -> tuple[tuple[str, str, str], tuple[str, str, str]]:
        """Icon, title and text of both halves."""
        names = [printable(path.name) for path in self.load.paths]
        check = self._class_text(names[0]) if names else None
        if check is None and len(names) == 1 and self.load.can_check:
            check = ("file-search", tr("Check this paper"), f"{names[0]}\n{self._against}")
        elif check is None and len(names) == 2 and self.load.can_check:
            check = ("columns-2", tr("Compare these two"), "\n".join(names))
        elif check is None:
            check = (
                "file-search",
                tr("One paper, two to compare, or a class"),
                tr("A class comes as one folder or ZIP; more files go into the library"),
            )
        what = tr("%Ln files", len(names)) if not self.load.has_folder else ", ".join(names[:3])
        keeps = tr("Keeps it as a reference, does not check it")
        return check, ("folder-plus", tr("Add to the library"), f"{what}, {self._into}\n{keeps}")

    def _class_text(self, name: str) -> tuple[str, str, str] | None:
        """What the left half says where a class is meant."""
        if self.load.is_class:
            text = tr("You see who handed in what before it starts")
            return ("users", tr("Check as a class"), f"{name}\n{text}")
        if self.load.is_saved_class:
            return ("users", tr("Open this class"), name)
        if self.load.means == "late":
            text = tr("Only its own pairs are compared")
            return ("users", tr("Add as a late paper"), f"{name}\n{text}")
        if self.load.means == "handout":
            text = tr("Its text is left out of every paper")
            return ("file-text", tr("Use as the handout"), f"{name}\n{text}")
        if self.load.means == LESSON:
            text = tr("Its first words become a text of the lesson")
            return ("file-text", tr("Show it here"), f"{name}\n{text}")
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.colour("bg"))
        for half, name, content in zip(self._halves(), ("check", "add"), self.texts(), strict=True):
            if half.isValid():
                self._paint_half(painter, half, self.armed == name, content)
        painter.end()

    def _paint_half(
        self, painter: QPainter, half: QRect, armed: bool, content: tuple[str, str, str]
    ) -> None:
        icon, title, text = content
        pen = QPen(theme.colour("accent" if armed else "line2"), 3 if armed else 2)
        pen.setStyle(Qt.PenStyle.SolidLine if armed else Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(theme.colour("accentsoft" if armed else "surface"))
        painter.drawRoundedRect(half, 8, 8)
        px = theme.px
        colour = theme.tokens.accent if armed else theme.tokens.text2
        middle, centre = half.center(), Qt.AlignmentFlag.AlignHCenter
        picture = QRectF(middle.x() - px(24), middle.y() - px(110), px(48), px(48))
        icons.paint(painter, picture, icon, colour)
        painter.setPen(theme.colour("text"))
        painter.setFont(theme.font(22, bold=True))
        painter.drawText(
            QRect(half.left(), middle.y() - px(46), half.width(), px(36)), centre, title
        )
        painter.setFont(theme.font(14))
        painter.setPen(theme.colour("text2"))
        box = QRect(half.left() + px(24), middle.y() - px(4), half.width() - px(48), px(64))
        painter.drawText(box, centre | Qt.TextFlag.TextWordWrap, text)
        if armed:
            self._paint_button(painter, middle + QPoint(0, px(88)))

    def _paint_button(self, painter: QPainter, centre: QPoint) -> None:
        text, font = tr("Let go to start"), theme.font(13, bold=True)
        width = max(theme.px(160), QFontMetrics(font).horizontalAdvance(text) + theme.px(36))
        where = QRect(0, 0, width, theme.px(36))
        where.moveCenter(centre)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        painter.drawRoundedRect(where, 4, 4)
        painter.setPen(theme.colour("onaccent"))
        painter.setFont(font)
        painter.drawText(where, Qt.AlignmentFlag.AlignCenter, text)
