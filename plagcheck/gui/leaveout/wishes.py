"""Wishes: what to leave out or to restore, as rules and choices. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.document import Span

if TYPE_CHECKING:
    from plagcheck.gui.check.shown import ShownMatch
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.model.result import CheckResult, Source

MATCH: Final = "match"
PHRASE: Final = "phrase"
SOURCE: Final = "source"

Wanted = tuple[Rules, tuple[Choice, ...]]


@dataclass(frozen=True, slots=True)
class LeaveOutWish:
    """This match, its words wherever they stand, or all of its source; and why."""

    what: str
    reason: Reason
    note: str = ""
    when: str = ""
    file: str = ""  # the one that is an earlier draft, where several hold the text of the source


def is_agreement(source_id: int, wish: LeaveOutWish) -> bool:
    """Whether it is about a class-mate, and holds for that paper, too."""
    return wish.what == SOURCE and Choice(source_id, None, wish.reason).is_agreement


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def fulfilled(rules: Rules, choices: Sequence[Choice], checked: OpenCheck, match: ShownMatch,
              wish: LeaveOutWish) -> Wanted:  # fmt: skip
    """Rules and choices with a wish about a match.

    A match is left out of sources that hold the same, too, or the number would not follow; but a
    student's own earlier work is one source, and says nothing about others. A whole source goes
    with all versions of the same work, and without others that were folded under it: what those
    hold comes forward and counts.
    """
    span = match.match.submission
    if wish.what == PHRASE:
        phrase = " ".join(checked.paper.text[span.start : span.end].split())
        return replace(rules, phrases=(*rules.phrases, phrase)), tuple(choices)
    result = checked.adjusted.result
    if wish.what == SOURCE:
        versions = result.of_one_work(match.source)
        made = [_choice(each, None, wish, checked, choices) for each in versions]
        return rules, with_choices(choices, made)
    sources = [match.source]
    if wish.reason is not Reason.OWN_WORK:
        sources += result.folded(match.source)
    holding = [each for each in sources if any(_meets(span, m.submission) for m in each.matches)]
    made = [_choice(source, span, wish, checked, choices) for source in holding]
    return rules, with_choices(choices, made)


def _choice(
    source: Source,
    span: Span | None,
    wish: LeaveOutWish,
    checked: OpenCheck,
    choices: Sequence[Choice],
) -> Choice:
    made = Choice(source.id, span, wish.reason, wish.note, wish.when)
    if wish.reason is not Reason.OWN_WORK:
        return made
    return _about_file(made, checked.result.source(source.id), wish.file, choices)


def kept_apart(
    choices: Sequence[Choice], result: CheckResult, source: Source, file: str
) -> tuple[Choice, ...]:
    """With a source left out as an earlier draft of the same paper, and other versions of it.

    Of several files with its text only this one: for those that were not kept apart it counts.
    """
    when = now()
    made = [Choice(each.id, None, Reason.OWN_WORK, "", when) for each in result.of_one_work(source)]
    return with_choices(choices, [_about_file(made[0], source, file, choices), *made[1:]])


def _about_file(choice: Choice, source: Source, file: str, choices: Sequence[Choice]) -> Choice:
    """A choice about one file of a source, as it was found, and about those chosen before."""
    paths = source.entry.paths
    if file not in paths:
        return choice
    before = next((each for each in choices if each.key == choice.key and each.still), None)
    open_yet = before.still if before else range(len(paths))
    return replace(choice, still=tuple(place for place in open_yet if paths[place] != file))


def with_choices(choices: Sequence[Choice], new: Sequence[Choice]) -> tuple[Choice, ...]:
    """Later choices take the place of earlier ones about the same."""
    keys = {choice.key for choice in new}
    return (*(choice for choice in choices if choice.key not in keys), *new)


def restored_row(checked: OpenCheck, keys: Sequence[str], spans: Sequence[Span]) -> Wanted:
    """Without one line of the ledger: one place that a rule found, or all that its keys name."""
    rules, choices = checked.rules, checked.choices
    entry = next((each for each in checked.adjusted.entries if each.key in keys), None)
    if entry is None or not entry.is_compared:
        return rules, choices
    if entry.is_by_teacher:
        return rules, tuple(choice for choice in choices if choice.key not in keys)
    if spans and _finds_places(entry.reason):
        known = dict.fromkeys((*rules.restored, *spans))
        return replace(rules, restored=tuple(known)), choices
    return _without(rules, entry.key), choices


def restored_match(checked: OpenCheck, match: ShownMatch) -> Wanted:
    """With a hollow match counted again.

    What the teacher chose is taken back. Only where nothing was chosen, the places that rules found
    in the match count: or a quotation in a draft would count because the draft does.
    """
    span, rules = match.match.submission, checked.rules
    same = {match.source.id, *(each.id for each in checked.result.folded(match.source))}
    kept = tuple(
        choice
        for choice in checked.choices
        if choice.source_id not in same or not _leaves_out(choice, match)
    )
    if len(kept) < len(checked.choices):
        return rules, kept
    entries = checked.adjusted.entries
    found = {each.key for each in entries if each.is_compared and not each.is_by_teacher}
    for each in checked.adjusted.spans:
        if each.key in found and _meets(each.span, span):
            if _finds_places(each.reason):
                rules = replace(rules, restored=(*rules.restored, each.span))
            else:
                rules = _without(rules, each.key)
    return rules, kept


def _leaves_out(choice: Choice, match: ShownMatch) -> bool:
    if choice.span is None:
        return choice.source_id == match.source.id
    return _meets(choice.span, match.match.submission)


def _meets(one: Span, other: Span) -> bool:
    return one.start < other.end and other.start < one.end


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
