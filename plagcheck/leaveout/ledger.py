"""Ledger: what was left out, why, when, and what it did to the share."""

from __future__ import annotations

from dataclasses import dataclass

from plagcheck.core.document import Span
from plagcheck.leaveout.reasons import Reason


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """One rule or choice that found something to leave out.

    `key` names it for restoring, `what` says it in words of the paper or of the rule. `spans` are
    characters of the paper, `words` the words in them, matched or not; a word that several entries
    name is in each of them. `before` and `after` are shares of the paper: what was left out earlier
    in the ledger is not in `before`, so the entries make one chain.
    """

    key: str
    what: str
    reason: Reason
    note: str
    when: str
    spans: tuple[Span, ...]
    source_id: int | None
    words: int
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class LeftOutSpan:
    """A stretch of the paper that an entry of the ledger leaves out, and the words in it."""

    span: Span
    reason: Reason
    key: str
    words: int
