"""Spans: the small things that everything stands on."""

from __future__ import annotations

import pytest

from plagcheck.model.document import Span


@pytest.mark.parametrize(("start", "end"), [(-1, 3), (4, 3)])
def test_a_span_cannot_run_backwards_or_below_zero(start: int, end: int) -> None:
    with pytest.raises(ValueError, match="not a span"):
        Span(start, end)


def test_spans_have_a_length_and_sort_by_place() -> None:
    assert len(Span(2, 5)) == 3
    assert sorted([Span(3, 4), Span(1, 9), Span(1, 2)]) == [Span(1, 2), Span(1, 9), Span(3, 4)]
