"""Disguised: what would be found if a disguise worked, with the same left out as of the number.

A paper as it is stored is as long as it is to be read, character for character, so a stretch of one
is the same stretch of the other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

import numpy as np

from plagcheck.check.verify import Mask
from plagcheck.index.tokens import Tokens, tokenize
from plagcheck.model.adjusted import Adjusted, Reason
from plagcheck.model.counting import share
from plagcheck.model.document import ALL_TRICKS, Span
from plagcheck.model.result import Trick

BY_SIZE: Final = (Reason.SMALL_MATCH, Reason.SMALL_SOURCE)


def tricks_left(adjusted: Adjusted, came_forward: Collection[int]) -> tuple[Trick, ...] | None:
    """What disguises are worth beside the number; None where that is not known.

    It is not where it hangs on how large matches are, nor where sources `came_forward` that were
    never compared with the paper as it is stored.
    """
    before, tricks = adjusted.before, adjusted.before.tricks
    if not adjusted.listed:
        return tricks
    is_by_size = any(entry.reason in BY_SIZE and entry.spans for entry in adjusted.entries)
    if is_by_size or came_forward or any(trick.found is None for trick in tricks):
        return None
    mine = {entry.key for entry in adjusted.entries if entry.is_by_teacher}
    by_rules = [each.span for each in adjusted.spans if each.key not in mine]
    left = {source.id for source in adjusted.result.sources}
    gone = {source.id for source in before.sources} - left
    lost = {each.id: [m.submission for m in each.matches] for each in adjusted.left_out}

    def left_of(trick: Trick) -> Trick:
        text = before.submission.comparable(ALL_TRICKS - {trick.kind})
        tokens = tokenize(text, accents=before.params.accents)
        found: Mask = np.zeros(len(tokens), bool)
        for source, spans in trick.found or ():
            if source not in gone:
                found |= _words(tokens, spans) & ~_words(tokens, lost.get(source, ()))
        found &= ~_words(tokens, by_rules)
        words = int(found.sum())
        return Trick(trick.kind, share(words, len(tokens)), matched_words=words)

    return tuple(map(left_of, tricks))


def _words(tokens: Tokens, spans: Iterable[Span]) -> Mask:
    """The words that begin inside any of these spans."""
    words: Mask = np.zeros(len(tokens), bool)
    for span in spans:
        first, end = tokens.starts.searchsorted((span.start, span.end))
        words[first:end] = True
    return words
