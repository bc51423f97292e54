"""The ledger as rows: what is left out, why, where, when, and what it did to the number. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from plagcheck.leaveout.excerpt import excerpt
from plagcheck.model.adjusted import Reason

if TYPE_CHECKING:
    from plagcheck.model.adjusted import Adjusted, LedgerEntry
    from plagcheck.model.document import Span


_SHOWN_BY_TEXT = (Reason.QUOTATION, Reason.BIBLIOGRAPHY, Reason.CITATION, Reason.PHRASE)


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One place that a rule leaves out, or all that the teacher left out at one time.

    `before` and `after` are of the whole rule or choice; `rest` counts the rule's other places.
    """

    entries: tuple[LedgerEntry, ...]
    what: str  # text of the paper
    about: str  # of the rule: the name of a handout, a heading; or of the source
    spans: tuple[Span, ...]
    words: int
    rest: int = 0

    @property
    def _first(self) -> LedgerEntry:
        return self.entries[0]

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(entry.key for entry in self.entries)

    @property
    def reason(self) -> Reason:
        return self._first.reason

    @property
    def note(self) -> str:
        return self._first.note

    @property
    def when(self) -> str:
        return self._first.when

    @property
    def is_compared(self) -> bool:
        return self._first.is_compared

    @property
    def is_by_teacher(self) -> bool:
        return self._first.is_by_teacher

    @property
    def still(self) -> tuple[LedgerEntry, ...]:
        """Those of sources that count for other files with the same text."""
        return tuple(entry for entry in self.entries if entry.still)

    @property
    def is_agreement(self) -> bool:
        return self._first.is_agreement

    @property
    def is_whole_source(self) -> bool:
        return self._first.is_whole_source

    @property
    def before(self) -> float | None:
        """None: it was compared with nothing, and cannot be restored here."""
        return self._first.before

    @property
    def after(self) -> float | None:
        if len(self.entries) == 1 or self.before is None:
            return self._first.after
        return self.before - self.taken

    @property
    def taken(self) -> float:
        """What it took from the share."""
        return sum(entry.taken for entry in self.entries)

    @property
    def start(self) -> int:
        return self.spans[0].start if self.spans else 0


@dataclass(frozen=True, slots=True)
class Ledger:
    """All rows, in the order of the paper, the teacher's own last."""

    rows: tuple[LedgerRow, ...] = ()
    words_by_teacher: int = 0
    before: float = 0.0  # with what the teacher left out
    after: float = 0.0


def ledger_of(adjusted: Adjusted) -> Ledger:
    text, share = adjusted.before.submission.text, adjusted.result.similarity
    words = {(span.key, span.span): span.words for span in adjusted.spans}
    rows = [row for entry in _by_rules(adjusted) for row in _rows(entry, text, words)]
    rows += [_choice(entries, text) for entries in _choices(adjusted)]
    rows.sort(key=lambda row: (row.is_by_teacher, row.start))
    taken = {row.keys: row.taken for row in rows if row.is_by_teacher}
    mine = sum(row.words for row in rows if row.is_by_teacher)
    return Ledger(tuple(rows), mine, share + sum(taken.values()), share)


def count_places(adjusted: Adjusted) -> int:
    """How many rows there are, without making them."""
    places = (min(len(e.spans), 1) if _is_one(e) else len(e.spans) for e in _by_rules(adjusted))
    return sum(places) + count_choices(adjusted)


def count_choices(adjusted: Adjusted) -> int:
    """How often the teacher left something out."""
    return len(_choices(adjusted))


def _by_rules(adjusted: Adjusted) -> list[LedgerEntry]:
    return [entry for entry in adjusted.entries if not entry.is_by_teacher]


def _choices(adjusted: Adjusted) -> list[list[LedgerEntry]]:
    """What the teacher left out at one time belongs together: sources that hold the same text."""
    together: dict[tuple[object, ...], list[LedgerEntry]] = {}
    for entry in adjusted.entries:
        if entry.is_by_teacher:
            moment = (entry.when, entry.reason, entry.note) if entry.when else (entry.key,)
            together.setdefault(moment, []).append(entry)
    return list(together.values())


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
    return LedgerRow((entry,), excerpt(text, spans), about, spans, words, rest)


def _choice(entries: Sequence[LedgerEntry], text: str) -> LedgerRow:
    first = entries[0]
    about = first.what if first.is_whole_source else ""
    return LedgerRow(tuple(entries), excerpt(text, first.spans), about, first.spans, first.words)
