"""Common text: what so many papers hold that it says nothing about any pair.

A run that more than `most_holders` have makes no pair; it is left out, and given as a passage. Nor
do the rests of a form, in which every student filled in something else: a few words in a row that
many have are left out as well. And where the words next to each other are the same in many papers
(statistical significance, standard deviation), all that write about the same use them: whoever
copies them copies, but two who use them do not reword each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.classroom.pairing import Postings
from plagcheck.classroom.runs import most_holders
from plagcheck.classroom.texts import (
    SMALL_CLASS,
    Mask,
    PaperText,
    class_texts,
    is_in,
    words_within,
)
from plagcheck.index.hashing import Hashes
from plagcheck.index.tokens import Tokens
from plagcheck.index.traces import distinct_trace_keys, trace_keys
from plagcheck.model.adjusted import Reason
from plagcheck.model.classes import ClassOptions, CommonPassage
from plagcheck.model.submissions import Paper

PHRASE: Final = 5  # words of a form that stand between what was filled in
MANY: Final = 4  # one paper in so many

Holders = NDArray[np.bool_]


def many_holders(papers: int) -> int:
    """How many papers may hold a few words that still tell something: a quarter of a large class.

    Fewer than those of a run: it takes more papers to make a form of a few words.
    """
    return max(most_holders(papers), papers // MANY)


def remaining_texts(
    papers: Sequence[Paper], options: ClassOptions
) -> tuple[list[PaperText], tuple[CommonPassage, ...]]:
    """The papers with the words that count in pairs, and what most of them hold."""
    whole = class_texts(papers, options)
    rows = Postings.of([text.row_set(options.shortest) for text in whole])
    common = common_passages(whole, rows, options.shortest)
    wording = common_wording(whole)
    left = without_common(whole, rows, options.shortest)
    return _without_wording(aligned_as_a_class_of(len(papers), left), wording), common


def aligned_as_a_class_of(papers: int, texts: Sequence[PaperText]) -> list[PaperText]:
    """Texts as they are aligned in a class of so many papers: in a small one with all words."""
    if papers <= SMALL_CLASS:
        return list(texts)
    return [text.aligning_what_counts() for text in texts]


def without_common(texts: Sequence[PaperText], rows: Postings, shortest: int) -> list[PaperText]:
    """The papers without what too many of them hold; `rows` are those of `shortest` words."""
    many = many_holders(len(texts))
    phrases = Postings.of([text.row_set(PHRASE) for text in texts])
    left = _without_rows(texts, rows.values[rows.holders > most_holders(len(texts))], shortest)
    return _without_rows(left, phrases.values[phrases.holders > many], PHRASE)


def common_wording(texts: Sequence[PaperText]) -> Hashes:
    """Words next to each other that so many papers hold that no rewording counts by them alone."""
    traces = Postings.of([traces_of(text.tokens) for text in texts])
    return traces.values[traces.holders > many_holders(len(texts))]


def traces_of(tokens: Tokens) -> Hashes:
    """What rewording would leave of some words, as a sorted set."""
    return distinct_trace_keys(tokens.stems[tokens.telling])


def _without_rows(texts: Sequence[PaperText], common: Hashes, length: int) -> list[PaperText]:
    left = []
    for text in texts:
        hashes, counts = text.rows(length)
        shared = words_within(is_in(hashes, common) & counts, len(text.tokens), length)
        left.append(text.without(shared, Reason.COMMON_WORDING))
    return left


def _without_wording(texts: Sequence[PaperText], common: Hashes) -> list[PaperText]:
    left = []
    for text in texts:
        telling = np.flatnonzero(text.tokens.telling)
        shared = is_in(trace_keys(text.tokens.stems[telling]), common)
        words: Mask = np.zeros(len(text.tokens), bool)
        words[telling[:-1][shared]] = words[telling[1:][shared]] = True
        left.append(text.with_silent_stems(words) if shared.any() else text)
    return left


def common_passages(
    texts: Sequence[PaperText], rows: Postings, shortest: int
) -> tuple[CommonPassage, ...]:
    """Passages in more papers than make a pair, those in most papers first.

    A passage grows word by word as long as enough papers hold all of it, so that the count given
    is true of every word of it.
    """
    holders = rows.holders
    common = np.flatnonzero(holders > most_holders(len(texts)))
    if not len(common):
        return ()
    number = {int(value): place for place, value in enumerate(rows.values[common].tolist())}
    held = _held_by(rows, common, len(texts))
    unseen = np.ones(len(common), bool)
    passages = []
    for index in np.argsort(-held.sum(axis=0), kind="stable").tolist():
        if not (held[:, index] & unseen).any():
            continue
        hashes, counts = texts[index].rows(shortest)
        places = [
            number.get(value, -1) if counted else -1
            for value, counted in zip(hashes.tolist(), counts.tolist(), strict=True)
        ]
        for first, last, papers in _stretches(places, held, unseen, most_holders(len(texts))):
            passages.append(_passage(texts, index, first, last + shortest, papers))
    return tuple(sorted(passages, key=lambda each: (-len(each.papers), -each.words, each.text)))


def _held_by(rows: Postings, common: NDArray[np.intp], papers: int) -> Holders:
    """For every common row, which papers hold it."""
    place = np.full(len(rows.values), -1, np.intp)
    place[common] = np.arange(len(common))
    held = np.zeros((len(common), papers), bool)
    inside = place[rows.group] >= 0
    held[place[rows.group[inside]], rows.owner[inside]] = True
    return held


def _stretches(
    places: Sequence[int], held: Holders, unseen: NDArray[np.bool_], limit: int
) -> Iterator[tuple[int, int, Holders]]:
    """Rows next to each other that are common, not told yet, and held together by enough papers."""
    start, together = -1, held[0]
    for at, place in enumerate([*places, -1]):
        goes_on = place >= 0 and bool(unseen[place])
        if start >= 0 and (not goes_on or (together & held[place]).sum() <= limit):
            yield start, at - 1, together
            start = -1
        if goes_on:
            unseen[place] = False
            together = held[place] if start < 0 else together & held[place]
            start = at if start < 0 else start


def _passage(
    texts: Sequence[PaperText], index: int, first: int, end: int, papers: Holders
) -> CommonPassage:
    text = texts[index]
    start, stop = int(text.tokens.starts[first]), int(text.tokens.ends[end - 1])
    ids = tuple(texts[place].paper.id for place in np.flatnonzero(papers).tolist())
    return CommonPassage(text.text[start:stop], end - first, ids)
