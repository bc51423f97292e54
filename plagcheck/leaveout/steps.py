"""Steps: rules and choices as a list of things to leave out, in the order of the ledger.

The order is fixed, so that the same rules and choices always give the same ledger. Whatever cuts
matches comes before what looks at how much of them is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from plagcheck.leaveout.survey import Spans, Survey
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.document import Span


@dataclass(frozen=True, slots=True)
class RuleFinding:
    """Something a rule found in the paper: it counts for no source."""

    key: str
    reason: Reason
    spans: Spans
    what: str = ""


def found_by_rules(rules: Rules, survey: Survey) -> Iterator[RuleFinding]:
    """What the rules that look at the paper find, one of each rule that was asked for."""
    restored = frozenset(rules.restored)
    for step in _found(rules, survey):
        spans = tuple(span for span in step.spans if span not in restored)
        yield RuleFinding(step.key, step.reason, spans, step.what)


def _found(rules: Rules, survey: Survey) -> Iterator[RuleFinding]:
    if rules.quotations:
        yield RuleFinding("quotations", Reason.QUOTATION, survey.quotations)
    if rules.bibliography:
        yield RuleFinding("bibliography", Reason.BIBLIOGRAPHY, survey.bibliography)
    if rules.citations:
        yield RuleFinding("citations", Reason.CITATION, survey.citations)
    for phrase in dict.fromkeys(rules.phrases):
        yield RuleFinding(f"phrase:{phrase}", Reason.PHRASE, survey.phrase(phrase), phrase)
    for name, text in dict.fromkeys(rules.templates):
        yield RuleFinding(f"template:{name}", Reason.TEMPLATE, survey.template(text), name)
    for heading in dict.fromkeys(rules.sections):
        yield RuleFinding(f"section:{heading}", Reason.SECTION, survey.section(heading), heading)


def in_order(
    choices: Sequence[Choice],
    behind: Callable[[Choice], int],
    time: Callable[[Choice], str] | None,
) -> list[Choice]:
    """Choices as they were made, or by what they are about; of several about the same, the latest.

    What was left out at one `time` is one step. It comes after those `behind` which it came
    forward.
    """
    latest: dict[str, Choice] = {}
    for choice in sorted(choices, key=_moment):
        latest[choice.key] = choice
    times: dict[object, list[Choice]] = {}
    for choice in sorted(latest.values(), key=_place):
        times.setdefault(_moment(choice) if time and choice.when else choice.key, []).append(choice)
    steps = list(times.values())
    if time:
        steps.sort(key=lambda step: _moment(step[0]))
    steps.sort(key=lambda step: (max(map(time, step)) if time else "", max(map(behind, step))))
    return [choice for step in steps for choice in sorted(step, key=behind)]


def _moment(choice: Choice) -> tuple[str, str, str]:
    return choice.when, choice.reason, choice.note


def _place(choice: Choice) -> tuple[int, Span]:
    return choice.source_id, choice.span or Span(0, 0)
