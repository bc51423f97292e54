"""Switches: the rules a teacher turns on and off above a result. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from plagcheck.leaveout.small import small_places
from plagcheck.model.adjusted import Reason, Rules
from plagcheck.model.counting import union, without

if TYPE_CHECKING:
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.leaveout.survey import Survey
    from plagcheck.model.document import Span
    from plagcheck.model.result import CheckResult

QUOTATIONS: Final = "quotations"
BIBLIOGRAPHY: Final = "bibliography"
TEMPLATES: Final = "templates"
CITATIONS: Final = "citations"
PHRASES: Final = "phrases"
SECTIONS: Final = "sections"
SMALL: Final = "small"
CLASS_TEXT: Final = "class text"  # what most papers of a class hold; only the class leaves it out

NAMES: Final = (
    QUOTATIONS,
    BIBLIOGRAPHY,
    TEMPLATES,
    CITATIONS,
    PHRASES,
    SECTIONS,
    SMALL,
    CLASS_TEXT,
)

_REASONS: Final = {
    QUOTATIONS: (Reason.QUOTATION,),
    BIBLIOGRAPHY: (Reason.BIBLIOGRAPHY,),
    TEMPLATES: (Reason.TEMPLATE,),
    CITATIONS: (Reason.CITATION,),
    PHRASES: (Reason.PHRASE,),
    SECTIONS: (Reason.SECTION,),
    SMALL: (Reason.SMALL_MATCH, Reason.SMALL_SOURCE),
}
_BY_CLASS: Final = {
    **_REASONS,
    TEMPLATES: (Reason.TEMPLATE, Reason.HANDOUT),
    CLASS_TEXT: (Reason.COMMON_WORDING,),
}
_LISTS: Final = (TEMPLATES, PHRASES, SECTIONS)
_LIMITS: Final = ("small_match", "small_source_words", "small_source_share")


@dataclass(frozen=True, slots=True)
class Switch:
    """One rule: whether it leaves out, in how many places, and what it takes from the number.

    What it takes is what the ledger says: together the rules take all that is left out. What a
    class left out before it compared anything, so many words, cannot be switched.
    """

    name: str
    is_out: bool
    places: int
    takes: float = 0.0
    words: int = 0
    is_by_class: bool = False


def is_out(rules: Rules, name: str) -> bool:
    """Whether a switch leaves out."""
    if name == SMALL:
        return any(getattr(rules, limit) > 0 for limit in _LIMITS)
    return bool(getattr(rules, name))


def can_switch(offered: Rules, name: str) -> bool:
    """Whether there is anything to switch: lists may be empty, limits may be nothing."""
    if name == CLASS_TEXT:
        return False
    return name in (QUOTATIONS, BIBLIOGRAPHY, CITATIONS) or is_out(offered, name)


def switched(rules: Rules, name: str, out: bool, offered: Rules, survey: Survey) -> Rules:
    """The rules with one switch set; `offered` has the lists and limits there are.

    Switched on anew it leaves out all that it finds, also places that were restored one by one.
    """
    if name == SMALL:
        limits: dict[str, Any] = {limit: getattr(offered, limit) if out else 0 for limit in _LIMITS}
        return replace(rules, **limits)
    value: dict[str, Any] = {name: out}
    if name in _LISTS:
        value = {name: getattr(offered, name) if out else ()}
    rules = replace(rules, **value)
    if out and rules.restored:
        again = set(found(survey, offered, name))
        rules = replace(rules, restored=tuple(s for s in rules.restored if s not in again))
    return rules


def with_offered(offered: Rules, rules: Rules) -> Rules:
    """What can be switched, with what was added to the lists since."""
    lists: dict[str, Any] = {
        name: tuple(dict.fromkeys((*getattr(offered, name), *getattr(rules, name))))
        for name in _LISTS
    }
    return replace(offered, **lists)


def found(survey: Survey, offered: Rules, name: str) -> Iterator[Span]:
    """All places that a switch finds in the paper."""
    if name in (QUOTATIONS, BIBLIOGRAPHY, CITATIONS):
        yield from getattr(survey, name)
    for phrase in offered.phrases if name == PHRASES else ():
        yield from survey.phrase(phrase)
    for _, text in offered.templates if name == TEMPLATES else ():
        yield from survey.template(text)
    for heading in offered.sections if name == SECTIONS else ():
        yield from survey.section(heading)


def switches_of(checked: OpenCheck) -> list[Switch]:
    """The rules that leave something out of a check, or would: words that a source has, too."""
    return [made for name in NAMES if (made := _switch(checked, name)).places]


def _switch(checked: OpenCheck, name: str) -> Switch:
    out = [
        each
        for each in checked.adjusted.entries
        if each.reason in _BY_CLASS[name] and not each.is_compared
    ]
    if out:
        places = sum(len(entry.spans) for entry in out)
        return Switch(name, True, places, words=sum(e.words for e in out), is_by_class=True)
    if not can_switch(checked.offered, name) or checked.survey is None:
        return Switch(name, False, 0)
    if is_out(checked.rules, name):
        entries = [
            each
            for each in checked.on_screen.entries
            if each.reason in _REASONS[name] and each.is_compared
        ]
        spans = [span for entry in entries for span in entry.spans]
        places = len(spans) if _touch(checked.result, spans) else 0
        return Switch(name, True, places, sum(entry.taken for entry in entries))
    result = checked.adjusted.result
    if name == SMALL:
        return Switch(name, False, small_places(result.sources, result.words, checked.offered))
    there = list(found(checked.survey, checked.offered, name))
    return Switch(name, False, len(there) if _touch(checked.result, there) else 0)


def _touch(result: CheckResult, places: list[Span]) -> bool:
    """Whether any match stands in one of these places, were all counted.

    A switch that was just set must not go because another rule leaves out the same.
    """
    wanted = union((span.start, span.end) for span in places)
    spans = (match.submission for match in result.matches if match.is_counted)
    return without(wanted, union((span.start, span.end) for span in spans)) != wanted
