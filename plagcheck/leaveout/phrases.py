"""Phrases: where some words stand in a paper, whatever their case, accents and punctuation."""

from __future__ import annotations

import numpy as np

from plagcheck.index.tokens import Tokens, tokenize
from plagcheck.model.document import Span


def find_phrase(phrase: str, tokens: Tokens, *, accents: bool = False) -> list[Span]:
    """Every place of the phrase, in order; places do not overlap."""
    wanted = tokenize(phrase, accents=accents, stems=False).hashes
    length = len(wanted)
    if not length or length > len(tokens):
        return []
    last = len(tokens) - length + 1
    here = np.ones(last, bool)
    for offset, word in enumerate(wanted):
        here &= tokens.hashes[offset : offset + last] == word
    spans: list[Span] = []
    end = 0
    for place in here.nonzero()[0].tolist():
        if place >= end:
            end = place + length
            spans.append(Span(int(tokens.starts[place]), int(tokens.ends[end - 1])))
    return spans
