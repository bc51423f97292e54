"""What a class left out of a paper before anything was compared, as lines of the ledger."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from plagcheck.leaveout.excerpt import excerpt
from plagcheck.model.adjusted import LedgerEntry, LeftOutSpan, Reason, Rules
from plagcheck.model.classes import LeftOutWords
from plagcheck.model.counting import size
from plagcheck.model.document import Document


def entries_by_class(
    paper: Document, left_out: Sequence[LeftOutWords]
) -> tuple[tuple[LedgerEntry, ...], tuple[LeftOutSpan, ...]]:
    """One entry for each reason, in the order in which it was left out; no word is in two."""
    by_reason: dict[Reason, list[LeftOutWords]] = {}
    for each in left_out:
        by_reason.setdefault(each.reason, []).append(each)
    return (
        tuple(_entry(reason, some, paper) for reason, some in by_reason.items()),
        tuple(
            LeftOutSpan(each.span, each.reason, _key(each.reason), size([each.words]))
            for each in left_out
        ),
    )


def beyond_class(rules: Rules, left_out: Sequence[LeftOutWords]) -> Rules:
    """Rules without those by which the class left out the same already."""
    by_class = {each.reason for each in left_out}
    return replace(
        rules,
        quotations=rules.quotations and Reason.QUOTATION not in by_class,
        bibliography=rules.bibliography and Reason.BIBLIOGRAPHY not in by_class,
        citations=rules.citations and Reason.CITATION not in by_class,
    )


def _key(reason: Reason) -> str:
    return f"class:{reason}"


def _entry(reason: Reason, some: Sequence[LeftOutWords], paper: Document) -> LedgerEntry:
    spans = tuple(each.span for each in some)
    words = size(each.words for each in some)
    what = excerpt(paper.text, spans)
    return LedgerEntry(_key(reason), what, reason, "", "", spans, None, words, None, None)
