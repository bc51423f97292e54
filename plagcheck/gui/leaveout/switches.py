"""Switches: the rules a teacher turns on and off above a result. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from plagcheck.model.adjusted import Reason, Rules

if TYPE_CHECKING:
    from plagcheck.model.document import Span

QUOTATIONS: Final = "quotations"
BIBLIOGRAPHY: Final = "bibliography"
TEMPLATES: Final = "templates"
CITATIONS: Final = "citations"
PHRASES: Final = "phrases"
SECTIONS: Final = "sections"
SMALL: Final = "small"

NAMES: Final = (QUOTATIONS, BIBLIOGRAPHY, TEMPLATES, CITATIONS, PHRASES, SECTIONS, SMALL)

_REASONS: Final = {
    QUOTATIONS: (Reason.QUOTATION,),
    BIBLIOGRAPHY: (Reason.BIBLIOGRAPHY,),
    TEMPLATES: (Reason.TEMPLATE,),
    CITATIONS: (Reason.CITATION,),
    PHRASES: (Reason.PHRASE,),
    SECTIONS: (Reason.SECTION,),
    SMALL: (Reason.SMALL_MATCH, Reason.SMALL_SOURCE),
}
_LISTS: Final = (TEMPLATES, PHRASES, SECTIONS)
_LIMITS: Final = ("small_match", "small_source_words", "small_source_share")


@dataclass(frozen=True, slots=True)
class Switch:
    """One rule: whether it leaves out, the share it takes from the number, where it finds."""

    name: str
    is_out: bool
    takes: float
    places: int


def reasons_of(name: str) -> tuple[Reason, ...]:
    return _REASONS[name]


def is_out(rules: Rules, name: str) -> bool:
    """Whether a switch leaves out."""
    if name == SMALL:
        return any(getattr(rules, limit) > 0 for limit in _LIMITS)
    return bool(getattr(rules, name))


def can_switch(offered: Rules, name: str) -> bool:
    """Whether there is anything to switch: lists may be empty, limits may be nothing."""
    return name in (QUOTATIONS, BIBLIOGRAPHY, CITATIONS) or is_out(offered, name)


def switched(
    rules: Rules,
    name: str,
    out: bool,
    offered: Rules,
    found: Callable[[str], Iterable[Span]] | None = None,
) -> Rules:
    """The rules with one switch set; `offered` has the lists and limits there are.

    `found` gives what a switch finds: switched on anew it leaves out all of that, also places that
    were restored one by one before.
    """
    if name == SMALL:
        limits: dict[str, Any] = {limit: getattr(offered, limit) if out else 0 for limit in _LIMITS}
        return replace(rules, **limits)
    value: dict[str, Any] = {name: out}
    if name in _LISTS:
        value = {name: getattr(offered, name) if out else ()}
    rules = replace(rules, **value)
    if out and found is not None and rules.restored:
        again = set(found(name))
        rules = replace(rules, restored=tuple(s for s in rules.restored if s not in again))
    return rules


def with_offered(offered: Rules, rules: Rules) -> Rules:
    """What can be switched, with what was added to the lists since."""
    lists: dict[str, Any] = {
        name: tuple(dict.fromkeys((*getattr(offered, name), *getattr(rules, name))))
        for name in _LISTS
    }
    return replace(offered, **lists)
