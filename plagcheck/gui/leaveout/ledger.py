"""The ledger as rows: what is left out, why, where, when, and what it did to the number. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from plagcheck.leaveout.excerpt import excerpt
from plagcheck.model.adjusted import Reason, joined

if TYPE_CHECKING:
    from plagcheck.model.adjusted import Adjusted, LedgerEntry
    from plagcheck.model.document import Span


_SHOWN_BY_TEXT = (Reason.QUOTATION, Reason.BIBLIOGRAPHY, Reason.CITATION, Reason.PHRASE)


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One place that a rule leaves out, or all that the teacher left out at one time.

    `entry` is the whole rule, or that step as one; `rest` counts the rule's other places, `parts`
    are the entries of the step.
    """

    entry: LedgerEntry
    what: str  # text of the paper
    about: str  # of the rule: the name of a handout, a heading; or of the source
    spans: tuple[Span, ...]
    words: int
    rest: int = 0
    parts: tuple[LedgerEntry, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(each.key for each in self.parts or (self.entry,))

    @property
    def still(self) -> tuple[LedgerEntry, ...]:
        """Those of sources that count for other files with the same text."""
        return tuple(each for each in self.parts if each.still)

    @property
    def start(self) -> int:
        return self.spans[0].start if self.spans else 0


@dataclass(frozen=True, slots=True)
class Ledger:
    """All rows, in the order of the paper, the teacher's own last; and these as one step."""

    rows: tuple[LedgerRow, ...] = ()
    by_teacher: LedgerEntry | None = None


def ledger_of(adjusted: Adjusted) -> Ledger:
    text, chosen = adjusted.before.submission.text, adjusted.chosen
    words = {(span.key, span.span): span.words for span in adjusted.spans}
    rows = [row for entry in _by_rules(adjusted) for row in _rows(entry, text, words)]
    rows += [_choice(parts, text) for parts in chosen]
    rows.sort(key=lambda row: (row.entry.is_by_teacher, row.start))
    mine = [entry for parts in chosen for entry in parts]
    return Ledger(tuple(rows), joined(mine) if mine else None)


def count_places(adjusted: Adjusted) -> int:
    """How many rows there are, without making them."""
    places = (min(len(e.spans), 1) if _is_one(e) else len(e.spans) for e in _by_rules(adjusted))
    return sum(places) + len(adjusted.chosen)


def _by_rules(adjusted: Adjusted) -> list[LedgerEntry]:
    return [entry for entry in adjusted.entries if not entry.is_by_teacher]


def _is_one(entry: LedgerEntry) -> bool:
    """Whether all places of a rule make one row: only all of them can be restored."""
    return entry.reason is Reason.SMALL_SOURCE


def _rows(entry: LedgerEntry, text: str, words: dict[tuple[str, Span], int]) -> Iterator[LedgerRow]:
    places = [(span,) for span in entry.spans]
    if _is_one(entry) and entry.spans:
        yield _row(entry, entry.spans, text, entry.words)
        return
    for spans in places:
        yield _row(entry, spans, text, words.get((entry.key, spans[0]), 0), len(places) - 1)


def _row(
    entry: LedgerEntry, spans: tuple[Span, ...], text: str, words: int, rest: int = 0
) -> LedgerRow:
    about = "" if entry.reason in _SHOWN_BY_TEXT or not entry.is_compared else entry.what
    return LedgerRow(entry, excerpt(text, spans), about, spans, words, rest)


def _choice(parts: tuple[LedgerEntry, ...], text: str) -> LedgerRow:
    entry = joined(parts)
    about = entry.what if entry.is_whole_source else ""
    quote = excerpt(text, parts[0].spans)
    return LedgerRow(entry, quote, about, entry.spans, entry.words, parts=parts)
