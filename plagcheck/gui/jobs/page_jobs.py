"""Pages for showing: pictures and places, made by the extraction's worker processes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work

if TYPE_CHECKING:
    from plagcheck.gui.check.shown import ShownMatch
    from plagcheck.gui.jobs.workers import Workers
    from plagcheck.gui.reading.pages_view import PageMark
    from plagcheck.gui.reading.pair import FileOnDisk

TALLER = 1.5  # lines of one size differ no more than this


@dataclass(frozen=True, slots=True)
class Picture:
    """A page as a picture; `zoom` is pixels per point."""

    page: int
    zoom: float
    image: QImage


def picture(workers: Workers, path: Path, page: int, zoom: float) -> Work[Picture]:
    """A page of a PDF."""

    def work(keeper: Keeper, watcher: Watcher) -> Picture:
        made = workers.get().page_image(path, page, zoom)
        image = QImage(
            made.data, made.width, made.height, made.width * 4, QImage.Format.Format_RGB32
        )
        return Picture(page, made.zoom, image.copy())  # the bytes go, the picture stays

    return work


def places(workers: Workers, path: Path, highlights: Sequence[ShownMatch]) -> Work[list[PageMark]]:
    """Where matches stand on the pages of a PDF."""

    def work(keeper: Keeper, watcher: Watcher) -> list[PageMark]:
        from plagcheck.gui.reading.pages_view import PageMark
        from plagcheck.model.document import Span

        found = []
        for each in highlights:
            watcher.check_cancelled()
            boxes = workers.get().span_rectangles(path, [Span(each.start, each.end)])
            tallest = max((b.bottom - b.top for b in boxes), default=0.0)
            lines = tuple(
                (b.page, b.left, b.top, b.right, _bottom(b.top, b.bottom, tallest)) for b in boxes
            )
            found.append(PageMark(each, lines))
        return found

    return work


def _bottom(top: float, bottom: float, tallest: float) -> float:
    """Where a line ends: one without letters below it would be underlined through its feet."""
    height = bottom - top
    return top + tallest if height < tallest <= TALLER * height else bottom


def is_unchanged(file: FileOnDisk) -> Work[bool]:
    """Whether a file still is what its text was read from: else matches would be misplaced."""

    def work(keeper: Keeper, watcher: Watcher) -> bool:
        import hashlib

        try:
            with file.path.open("rb") as opened:
                return hashlib.file_digest(opened, "sha256").hexdigest() == file.sha256
        except OSError:
            return False

    return work


def is_pdf(file: FileOnDisk | None) -> bool:
    """Whether there is a PDF file where the text came from."""
    return file is not None and file.path.suffix.lower() == ".pdf" and file.path.is_file()
