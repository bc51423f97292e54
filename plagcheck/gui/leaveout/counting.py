"""Counting anew: a check with what is left out, ready for showing. No Qt: runs in a worker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from plagcheck.gui.check.kinds import words_by_kind
from plagcheck.gui.leaveout.marks import findings_of_fair
from plagcheck.gui.leaveout.switches import (
    NAMES,
    SMALL,
    Switch,
    can_switch,
    is_out,
    reasons_of,
    switched,
    with_offered,
)
from plagcheck.leaveout.apply import leave_out
from plagcheck.leaveout.survey import Survey
from plagcheck.model.adjusted import Choice, Fair, Rules

if TYPE_CHECKING:
    from plagcheck.gui.check.findings import Findings
    from plagcheck.gui.jobs.check_jobs import Checked
    from plagcheck.model.document import Document, Span
    from plagcheck.model.result import CheckResult


@dataclass(frozen=True, slots=True)
class LeftOut:
    """What is left out of a check, and what is left of it.

    `offered` has the lists that can be switched, also those that are not used now.
    """

    rules: Rules
    choices: tuple[Choice, ...]
    offered: Rules
    fair: Fair
    survey: Survey
    switches: tuple[Switch, ...] = ()

    @property
    def share(self) -> float:
        return self.fair.result.similarity

    @property
    def share_of_all(self) -> float:
        """The share with everything counted."""
        return self.fair.before.similarity

    def found(self, name: str) -> tuple[Span, ...]:
        """All places that a switch finds in the paper."""
        return tuple(_found(self.survey, self.offered, name))


def begin(
    checked: Checked,
    rules: Rules,
    choices: Sequence[Choice] = (),
    offered: Rules | None = None,
) -> Checked:
    """A check that was just made or read, with what is left out of it from the start."""
    result = as_check(checked)
    if result is None:
        return checked
    survey = Survey(result.submission, accents=checked.accents)
    left = count(result, rules, tuple(choices), offered or rules, survey)
    left = replace(left, switches=tuple(count_switches(left)))
    findings = findings_of(left, checked.findings)
    return replace(
        checked,
        findings=findings,
        texts=renumbered(checked, findings),
        rules=left.rules,
        choices=left.choices,
        left_out=left,
    )


def count(
    result: CheckResult,
    rules: Rules,
    choices: tuple[Choice, ...],
    offered: Rules,
    survey: Survey,
    switches: tuple[Switch, ...] = (),
) -> LeftOut:
    """What is left of a result; what the switches take is counted apart."""
    fair = leave_out(result, rules, choices, survey)
    return LeftOut(rules, choices, with_offered(offered, rules), fair, survey, switches)


def findings_of(left: LeftOut, before: Findings) -> Findings:
    """What the window shows; text and its display stay those of `before`."""
    tokens = left.survey.prepared.tokens if left.fair.entries else None
    made = findings_of_fair(left.fair, tokens, before.display)
    words = words_by_kind(made)
    return replace(made, notes=before.notes, when=before.when, kind_words=words)


def count_switches(left: LeftOut) -> Iterator[Switch]:
    """What each rule takes from the number as the others are set now, or would take."""
    result = left.fair.before
    for name in NAMES:
        if not can_switch(left.offered, name):
            continue
        out = is_out(left.rules, name)
        other = switched(left.rules, name, not out, left.offered)
        share = leave_out(result, other, left.choices, left.survey).result.similarity
        if name == SMALL:
            wanted = reasons_of(SMALL)
            places = sum(span.reason in wanted for span in left.fair.spans)
        else:
            places = len(left.found(name))
        yield Switch(name, out, abs(share - left.share), places)


def as_check(checked: Checked) -> CheckResult | None:
    """The engine's result; two files are told as a check with one source."""
    from plagcheck.model.result import CheckResult
    from plagcheck.report.as_check import of_two_files

    if checked.result is None or isinstance(checked.result, CheckResult):
        return checked.result
    return of_two_files(checked.result, checked.findings.shortest).result


def renumbered(checked: Checked, findings: Findings) -> dict[int, Document]:
    """Texts of sources that were read, by the numbers the sources have now."""
    numbers = {source.id: source.number for source in findings.all_sources}
    texts = {source.number: source.id for source in checked.findings.all_sources}
    return {
        numbers[texts[number]]: document
        for number, document in checked.texts.items()
        if texts.get(number) in numbers
    }


def _found(survey: Survey, offered: Rules, name: str) -> Iterator[Span]:
    if name in ("quotations", "bibliography", "citations"):
        yield from getattr(survey, name)
    for phrase in offered.phrases if name == "phrases" else ():
        yield from survey.phrase(phrase)
    for _, text in offered.templates if name == "templates" else ():
        yield from survey.template(text)
    for heading in offered.sections if name == "sections" else ():
        yield from survey.section(heading)
