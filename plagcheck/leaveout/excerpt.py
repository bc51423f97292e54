"""Excerpt: the words of a paper that stand for what was left out of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from plagcheck.model.document import Span

LONGEST: Final = 80  # characters


def excerpt(text: str, spans: Sequence[Span]) -> str:
    """The beginning of the longest of some stretches: the first may be a title of three words."""
    if not spans:
        return ""
    span = max(spans, key=len)
    words = " ".join(text[span.start : span.end].split())
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1].rstrip()}…"
