"""Letters as pdfminer.six draws them: what each is, where it stands, and whether anyone sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from pdfminer.converter import PDFPageAggregator
from pdfminer.layout import LTChar, LTComponent, LTContainer, LTCurve, LTImage, LTItem, LTPage
from pdfminer.pdfinterp import PDFPageInterpreter, PDFResourceManager
from pdfminer.pdfpage import PDFPage

from plagcheck.extract.draft import Concealment
from plagcheck.extract.pdf.letters import PICTURE_SHARE
from plagcheck.extract.pdf.objects import TINY_POINTS
from plagcheck.extract.pdf.page import Box

NEAR_WHITE: Final = 0.94
INVISIBLE_MODES: Final = (3, 7)


class Letter(NamedTuple):
    """A letter, or several that are drawn as one; `hidden` says how it is kept from readers."""

    shown: str
    box: Box
    upright: bool
    hidden: Concealment | None


def letters_of(page: PDFPage, manager: PDFResourceManager) -> tuple[list[Letter], Box]:
    """The letters of a page in the order they are drawn, and the page's bounds."""
    device = _Device(manager, laparams=None)
    PDFPageInterpreter(manager, device).process_page(page)
    layout = device.get_result()
    scene = _PageGround(layout)
    return [
        Letter(_shown(char), Box(*char.bbox), char.upright, scene.conceals(char, mode))
        for char, mode in device.letters
    ], scene.bounds


def _shown(char: LTChar) -> str:
    text = char.get_text()
    return "\ufffd" if text.startswith("(cid:") else text  # it does not know what this shows


class _Device(PDFPageAggregator):
    """Notes the letters as they come, each with the render mode, which layouts do not keep."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.letters: list[tuple[LTChar, int]] = []
        self._mode = 0

    def render_string(self, textstate: Any, *rest: Any) -> None:
        self._mode = textstate.render
        super().render_string(textstate, *rest)

    def render_char(self, *arguments: Any, **options: Any) -> float:
        advance = super().render_char(*arguments, **options)
        drawn = self.cur_item._objs[-1] if len(self.cur_item) else None
        if isinstance(drawn, LTChar):
            self.letters.append((drawn, self._mode))
        return advance


class _PageGround:
    """The page around the letters: its bounds, its pictures, and grounds that are not white."""

    def __init__(self, layout: LTPage) -> None:
        self.bounds = Box(*layout.bbox)
        self._dark = [Box(*item.bbox) for item in _components(layout) if _is_ground(item)]
        self._is_scan = any(_covers(item, layout) for item in _components(layout))

    def conceals(self, char: LTChar, mode: int) -> Concealment | None:
        box = Box(*char.bbox)
        if mode in INVISIBLE_MODES and not self._is_scan:
            return Concealment.INVISIBLE
        if 0 < max(box.top - box.bottom, box.right - box.left) < TINY_POINTS:
            return Concealment.TINY
        if _is_white(char.graphicstate.ncolor) and not self._is_on_ground(box):
            return Concealment.WHITE
        return None if _touches(box, self.bounds) else Concealment.OFF_PAGE

    def _is_on_ground(self, box: Box) -> bool:
        x, y = (box.left + box.right) / 2, (box.bottom + box.top) / 2
        return any(g.left <= x <= g.right and g.bottom <= y <= g.top for g in self._dark)


def _components(items: Iterable[LTItem]) -> Iterator[LTComponent]:
    for item in items:
        if isinstance(item, LTContainer):
            yield from _components(item)
        elif isinstance(item, LTImage | LTCurve):
            yield item


def _is_ground(item: LTComponent) -> bool:
    """Whether white letters on an item can be seen."""
    if isinstance(item, LTImage):
        return True
    return isinstance(item, LTCurve) and bool(item.fill) and not _is_white(item.non_stroking_color)


def _covers(item: LTComponent, page: LTPage) -> bool:
    """Whether a picture covers most of the page, as in a scan with recognised text."""
    area = item.width * item.height
    return isinstance(item, LTImage) and area >= PICTURE_SHARE * page.width * page.height


def _is_white(colour: object) -> bool:
    given = colour if isinstance(colour, tuple | list) else (colour,)
    parts = [float(part) for part in given if isinstance(part, int | float)]
    if len(parts) != len(given):  # a pattern
        return False
    if len(parts) == 4:  # inks, not light
        return max(parts) <= 1 - NEAR_WHITE
    return len(parts) in (1, 3) and min(parts) >= NEAR_WHITE


def _touches(box: Box, bounds: Box) -> bool:
    return (
        box.right >= bounds.left
        and box.left <= bounds.right
        and box.top >= bounds.bottom
        and box.bottom <= bounds.top
    )
