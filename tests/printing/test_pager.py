"""The pager: what stands together, and what stands above the rest on a new page."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from plagcheck.printing.page_parts import CellRow, Figure, Gap, Slab
from plagcheck.printing.pager import Pager


def block(height: float, keeps_next: bool = False, head: CellRow | None = None) -> Figure:
    return Figure(height, lambda painter, x, y: None, keeps_next, head)


def heights(pager: Pager) -> list[list[float]]:
    return [[placed.slab.height for placed in page] for page in pager.pages]


def test_a_heading_goes_with_what_follows() -> None:
    pager = Pager(0, 100)
    pager.place([block(80), block(15, keeps_next=True), block(30)])

    assert heights(pager) == [[80], [15, 30]]


def test_blank_paper_is_not_needed_at_the_top_of_a_page() -> None:
    pager = Pager(0, 100)
    pager.place([Gap(10), block(80), Gap(10), block(50)])

    assert heights(pager) == [[80], [50]]


def test_a_table_has_its_head_on_every_page() -> None:
    head = CellRow((), 10, pad=5)
    pager = Pager(0, 100)
    pager.place([block(10, keeps_next=True), *(block(40, head=head) for _ in range(4))])

    assert heights(pager) == [[10, 40, 40], [10, 40, 40]]
    assert pager.pages[1][0].slab is head


@given(st.lists(st.tuples(st.integers(1, 100), st.booleans()), max_size=40))
def test_all_is_placed_in_order_and_on_the_page(sizes: list[tuple[int, bool]]) -> None:
    slabs: list[Slab] = [block(size, keeps) for size, keeps in sizes]
    pager = Pager(0, 300)
    pager.place(slabs)

    placed = [each for page in pager.pages for each in page]
    assert [each.slab for each in placed] == slabs
    for page in pager.pages:
        assert all(a.y + a.slab.height <= b.y for a, b in pairwise(page))
