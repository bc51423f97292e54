"""Pager: places slabs on pages. Rows stay whole, headings never end a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QPainter

from plagcheck.printing.page_parts import Gap, Slab

KEPT_WHOLE: Final = 0.4  # of a page: what is higher may be split where it meets the end of one
WORTH_FILLING: Final = 0.12  # of a page: less room than this is left blank


@dataclass(frozen=True, slots=True)
class PlacedSlab:
    slab: Slab
    y: float

    def draw(self, painter: QPainter, x: float) -> None:
        self.slab.draw(painter, x, self.y)


Page = list[PlacedSlab]


class Pager:
    """`top` and `bottom` are the ends of the paper that may be used."""

    def __init__(self, top: float, bottom: float) -> None:
        self._top, self._bottom = top, bottom
        self.pages: list[Page] = [[]]
        self._y = top

    @property
    def _size(self) -> float:
        return self._bottom - self._top

    @property
    def _room(self) -> float:
        return self._bottom - self._y

    def place(self, slabs: Sequence[Slab]) -> None:
        """Place all slabs in their order."""
        for chain in _chains(slabs):
            *before, last = chain
            needed = sum(slab.height for slab in before) + min(
                last.height, self._size * (WORTH_FILLING if _is_tall(last, self._size) else 1.0)
            )
            if needed > self._room and self._y > self._top:
                self._turn(chain[0])
            for slab in before:
                self._put(slab)
            self._put_parts(last)

    def _put_parts(self, slab: Slab) -> None:
        """Place a slab; as much as fits here and the rest overleaf if it is tall."""
        while slab.height > self._room:
            is_worth_it = self._room >= self._size * WORTH_FILLING
            parts = slab.split(self._room) if _is_tall(slab, self._size) and is_worth_it else None
            if parts is not None:
                self._put(parts[0])
                slab = parts[1]
            elif self._is_fresh:
                break  # nothing helps: it is higher than a page
            self._turn(slab)
        self._put(slab)

    @property
    def _is_fresh(self) -> bool:
        heads = 1 if self.pages[-1] and self.pages[-1][-1].slab.keeps_next else 0
        return len(self.pages[-1]) <= heads

    def _turn(self, following: Slab) -> None:
        self.pages.append([])
        self._y = self._top
        if following.head is not None:
            self._put(following.head)

    def _put(self, slab: Slab) -> None:
        if isinstance(slab, Gap) and self._y == self._top:
            return
        self.pages[-1].append(PlacedSlab(slab, self._y))
        self._y += slab.height


def _is_tall(slab: Slab, size: float) -> bool:
    return slab.height > size * KEPT_WHOLE


def _chains(slabs: Sequence[Slab]) -> list[list[Slab]]:
    """Slabs that must stay together with the next one, each chain ended by one that need not."""
    chains: list[list[Slab]] = [[]]
    for slab in slabs:
        chains[-1].append(slab)
        if not slab.keeps_next:
            chains.append([])
    if chains[-1] and len(chains) > 1:  # a last heading with nothing after it
        alone = chains.pop()
        chains[-1] += alone
    return [chain for chain in chains if chain]
