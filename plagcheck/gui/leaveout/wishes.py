"""Wishes: what to leave out or to restore, as rules and choices. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from plagcheck.model.adjusted import BY_TEACHER, Choice, Reason, Rules
from plagcheck.model.document import Span

if TYPE_CHECKING:
    from plagcheck.gui.check.findings import Findings, Mark
    from plagcheck.gui.leaveout.counting import LeftOut

MATCH: Final = "match"
PHRASE: Final = "phrase"
SOURCE: Final = "source"

Wanted = tuple[Rules, tuple[Choice, ...]]


@dataclass(frozen=True, slots=True)
class Wish:
    """This match, its words wherever they stand, or all of its source; and why."""

    what: str
    reason: Reason
    note: str = ""
    when: str = ""


def fulfilled(
    rules: Rules, choices: Sequence[Choice], findings: Findings, mark: Mark, wish: Wish
) -> Wanted:
    """Rules and choices with a wish about a match.

    Sources that hold nothing beyond its source are folded under it: what is left out of one is
    left out of them too, or the number would not follow.
    """
    if wish.what == PHRASE:
        phrase = " ".join(findings.text[mark.start : mark.end].split())
        return replace(rules, phrases=(*rules.phrases, phrase)), tuple(choices)
    source = findings.source(mark.source)
    span = Span(mark.start, mark.end) if wish.what == MATCH else None
    new = [
        Choice(each.id, span, wish.reason, wish.note, wish.when)
        for each in (source, *source.folded)
        if span is None or any(m.start < mark.end and mark.start < m.end for m in each.marks)
    ]
    keys = {choice.key for choice in new}
    return rules, (*(choice for choice in choices if choice.key not in keys), *new)


def restored_row(left: LeftOut, keys: Sequence[str], spans: Sequence[Span]) -> Wanted:
    """Without one line of the ledger: one place that a rule found, or all that its keys name."""
    entry = next((each for each in left.fair.entries if each.key in keys), None)
    if entry is None:
        return left.rules, left.choices
    if entry.reason in BY_TEACHER:
        return left.rules, tuple(choice for choice in left.choices if choice.key not in keys)
    if spans and _finds_places(entry.reason):
        known = dict.fromkeys((*left.rules.restored, *spans))
        return replace(left.rules, restored=tuple(known)), left.choices
    return _without(left.rules, entry.key), left.choices


def restored_mark(left: LeftOut, source_id: int, mark: Mark) -> Wanted:
    """With a hollow match counted again, whatever left it out."""
    span = Span(mark.start, mark.end)
    kept = tuple(c for c in left.choices if c.source_id != source_id or not _meets(c.span, span))
    rules = left.rules
    for each in left.fair.spans:
        if each.reason not in BY_TEACHER and _meets(each.span, span):
            if _finds_places(each.reason):
                rules = replace(rules, restored=(*rules.restored, each.span))
            else:
                rules = _without(rules, each.key)
    return rules, kept


def _meets(one: Span | None, other: Span) -> bool:
    return one is None or (one.start < other.end and other.start < one.end)


def _finds_places(reason: Reason) -> bool:
    return reason not in (Reason.SMALL_MATCH, Reason.SMALL_SOURCE)


def _without(rules: Rules, key: str) -> Rules:
    """The rules without the one that a key names."""
    name, _, value = key.partition(":")
    if name == "phrase":
        return replace(rules, phrases=tuple(each for each in rules.phrases if each != value))
    if name == "template":
        return replace(rules, templates=tuple(each for each in rules.templates if each[0] != value))
    if name == "section":
        return replace(rules, sections=tuple(each for each in rules.sections if each != value))
    if name == "small matches":
        return replace(rules, small_match=0)
    if name == "small sources":
        return replace(rules, small_source_words=0, small_source_share=0.0)
    off: dict[str, Any] = {name: False}
    return replace(rules, **off)
