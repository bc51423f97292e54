"""Pages for showing: pictures and places, made by the extraction's worker processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from plagcheck.gui.findings import SourceFound
from plagcheck.gui.job_runner import Keeper, Watcher, Work

if TYPE_CHECKING:
    from plagcheck.gui.page_pool import PagePool
    from plagcheck.gui.pages_view import PageMark


@dataclass(frozen=True, slots=True)
class Picture:
    """A page as a picture; `zoom` is pixels per point."""

    page: int
    zoom: float
    image: QImage


def picture(pool: PagePool, path: Path, page: int, zoom: float) -> Work:
    """A page of a PDF."""

    def work(keeper: Keeper, watcher: Watcher) -> Picture:
        made = pool.get().page_image(path, page, zoom)
        image = QImage(
            made.data, made.width, made.height, made.width * 4, QImage.Format.Format_RGB32
        )
        return Picture(page, made.zoom, image.copy())  # the bytes go, the picture stays

    return work


def places(pool: PagePool, path: Path, source: SourceFound, there: bool) -> Work:
    """Where the matches of a source stand on the pages of a PDF, of either side."""

    def work(keeper: Keeper, watcher: Watcher) -> list[PageMark]:
        from plagcheck.core.document import Span
        from plagcheck.gui.pages_view import PageMark

        found = []
        for mark in source.marks:
            watcher.check_cancelled()
            ends = (mark.there, mark.there_end) if there else (mark.start, mark.end)
            boxes = pool.get().span_rectangles(path, [Span(*ends)])
            lines = tuple((b.page, b.left, b.top, b.right, b.bottom) for b in boxes)
            found.append(PageMark(mark.label, mark.source, lines))
        return found

    return work


def pdf_paths(paths: Mapping[str, str]) -> dict[str, Path]:
    """Sides whose file is a PDF that is still there."""
    found = {}
    for side, name in paths.items():
        path = Path(name)
        if name and path.suffix.lower() == ".pdf" and path.is_file():
            found[side] = path
    return found
