"""Kinds of matches by name, where they are switched on and off."""

from __future__ import annotations

from typing import Final

from plagcheck.model.match import Kind, Match

WEAK: Final = "weak"
WORD_FOR_WORD: Final = "word-for-word"
_BY_KIND: Final = {kind: kind.value.replace(" ", "-") for kind in Kind}
NAMES: Final = (*_BY_KIND.values(), WEAK)


def name_of(match: Match) -> str:
    """What a match is called where kinds are chosen."""
    return _BY_KIND[match.kind] if match.is_counted else WEAK
