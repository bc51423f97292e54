"""Comparing takes memory in proportion to the texts, also where they repeat one sentence."""

from __future__ import annotations

import tracemalloc
from typing import Final

from plagcheck import compare_texts
from plagcheck.model.match import Kind

MOST: Final = (1 << 30) / 36e6  # bytes a character: 1 GiB for two texts of 18 MB


def test_two_texts_of_one_sentence() -> None:
    text = "The cat sat on the mat. " * 125_000
    other = f"Another beginning. {text}"
    tracemalloc.start()
    try:
        (match,) = compare_texts(text, other)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert match.kind is Kind.WORD_FOR_WORD
    assert (match.submission.start, match.submission.end) == (0, len(text.rstrip(" .")))
    assert most < MOST * (len(text) + len(other))
