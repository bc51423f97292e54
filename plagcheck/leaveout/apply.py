"""Leaving out: a result, rules and choices in; what still counts and a ledger out.

The paper stays as long as it is: what is left out is taken from the words that are matched, never
from the words there are. So leaving out more never raises the share, and restoring everything
gives the first share back exactly. Sources that were found behind one that is left out take its
place, for no more words than there were.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from plagcheck.leaveout.by_class import beyond_class, entries_by_class
from plagcheck.leaveout.cutting import removed
from plagcheck.leaveout.disguised import tricks_left
from plagcheck.leaveout.kinds import narrowed
from plagcheck.leaveout.survey import Survey
from plagcheck.leaveout.tally import Tally
from plagcheck.leaveout.writer import Writer
from plagcheck.model.adjusted import (
    Adjusted,
    Choice,
    LeftOutSpan,
    Rules,
    looks_behind,
    set_aside,
    standing,
    unadjusted,
)
from plagcheck.model.classes import LeftOutWords
from plagcheck.model.counting import share
from plagcheck.model.document import Document
from plagcheck.model.ranking import folded
from plagcheck.model.result import CheckResult, Comparison, Source


def leave_out(
    result: CheckResult,
    rules: Rules,
    choices: Sequence[Choice] = (),
    survey: Survey | None = None,
    by_class: Sequence[LeftOutWords] = (),
    without: Collection[str] = (),
) -> Adjusted:
    """What is left of a check; a `survey` of its paper that was kept saves looking again.

    The kinds of matches that it is `without`, by their names, are switched off at every step, so
    that none of them raises the number that is seen.

    What was left out `by_class` is in the ledger, and in no match: it was never compared. A source
    that came forward for another is gone when that one counts again. What an older version counted
    is shown as counted then, as long as nothing else is left out.
    """
    asked = rules, tuple(choices), tuple(by_class)
    result = counted_with(result, rules, choices)
    result = _counted_anew(result, standing(result.sources, choices))
    out = set_aside(choices)
    if not result.looked_without <= out:  # what was found without them is gone
        result = replace(result, looked_without=frozenset())
    entries, spans = entries_by_class(result.submission, by_class)
    rules = beyond_class(rules, by_class)
    if rules == Rules() and not choices:
        adjusted = replace(unadjusted(result), entries=entries, spans=_in_order(spans))
        return _with_kinds(adjusted, asked, without)
    survey = _fitting(survey, result.submission, result)
    tally = Tally(result.sources, survey.prepared.tokens, rules.of_size, without)
    writer = Writer(survey, tally, result.words, as_then=result.left_then is not None)
    writer.write(rules, choices)
    kept = list(_kept(result, tally, {c.source_id: c.still for c in choices if c.span is None}))
    adjusted = Adjusted(
        result,
        _counted_anew(result, kept),
        (*entries, *writer.entries),
        _in_order((*spans, *writer.spans)),
        tuple(_lost(tally, kept)),
        is_unsearched=looks_behind(result, out),
    )
    came = {part.source.id for part in tally.parts if part.source.found_without and not part.waits}
    return _with_kinds(replace(adjusted, tricks=tricks_left(adjusted, came)), asked, without)


def _with_kinds(
    adjusted: Adjusted,
    asked: tuple[Rules, tuple[Choice, ...], tuple[LeftOutWords, ...]],
    without: Collection[str],
) -> Adjusted:
    """As it is shown, with what was asked for."""
    rules, choices, by_class = asked
    adjusted = replace(adjusted, rules=rules, choices=choices, by_class=by_class)
    shown = narrowed(adjusted, without) if without else adjusted
    is_whole = shown.result is adjusted.result and shown.before is adjusted.before
    return _as_told_then(shown) if is_whole else shown


def counted_with(result: CheckResult, rules: Rules, choices: Sequence[Choice]) -> CheckResult:
    """A check as it counts with this left out: as then, if an older version left out just this."""
    then = result.left_then
    if then is None or (then.rules, then.choices) == (rules, tuple(choices)):
        return result
    return result.counted_now()


def _as_told_then(adjusted: Adjusted) -> Adjusted:
    """With the number that was told then, where a rule would find something else today."""
    left, then = adjusted.result, adjusted.before.left_then
    if then is None or then.matched_words == left.matched_words or not adjusted.entries:
        return adjusted
    told = share(then.matched_words, left.words)
    kept = replace(left.figures, matched_words=then.matched_words, share_of_submission=told)
    *entries, last = adjusted.entries
    return replace(
        adjusted,
        result=replace(left, kept=kept),
        entries=(*entries, replace(last, after=told)),
    )


def _in_order(spans: Sequence[LeftOutSpan]) -> tuple[LeftOutSpan, ...]:
    """As they are read."""
    return tuple(sorted(spans, key=lambda each: (each.span, each.key)))


def _fitting(survey: Survey | None, document: Document, result: CheckResult) -> Survey:
    """A survey that has the words that were counted.

    Results kept by older versions do not say whether accents part words: there are more then.
    """
    survey = survey or Survey(document, accents=result.params.accents)
    if len(survey.prepared.tokens) != result.words:
        survey = Survey(document, accents=True)
    if len(survey.prepared.tokens) != result.words:
        raise ValueError(f"{document.name} is not the text that was checked")
    return survey


def _kept(
    result: CheckResult, tally: Tally, still: Mapping[int, tuple[int, ...]]
) -> Iterator[Source]:
    """Sources with what still counts; one of which nothing is left is gone.

    One that was left out for one file is what the files are called for which it `still` counts.
    """
    for source, part in zip(result.sources, tally.parts, strict=True):
        before = source.comparison
        found = before.holding(tally.matches(part))
        if before.kept and not part.changed:  # only weak matches were cut: what counted stands
            found = replace(found, kept=before.kept)
        if not part.gone and not part.waits and _remains(found, before):
            files = still.get(source.id, ())
            entry = source.entry.in_files(files) if files else source.entry
            yield replace(source, entry=entry, comparison=found, found_without=frozenset())


def _remains(found: Comparison, before: Comparison) -> bool:
    """Sources that are alike as a whole may never have had a match."""
    return bool(found.matches or not before.matches)


def _counted_anew(result: CheckResult, kept: Sequence[Source]) -> CheckResult:
    """Sources keep their numbers; one that was folded under what is gone stands by itself."""
    if tuple(kept) == result.sources:
        return result
    return result.holding(folded(kept, result.options.align.shortest))


def _lost(tally: Tally, kept: Sequence[Source]) -> Iterator[Source]:
    """Of every source, the parts of its matches that do not count any more.

    What rules about the paper left out is a part by itself, and not left out again with the rest.
    """
    left = {source.id: source.matches for source in kept}
    for part in tally.parts:
        source, after = part.source, left.get(part.source.id, ())
        if after is source.matches:
            continue
        by_rules = after if part.by_rules is None else part.by_rules
        lost = [
            *removed(source.matches, by_rules, tally.tokens),
            *removed(by_rules, after, tally.tokens),
        ]
        if lost:
            lost.sort(key=lambda match: match.submission)
            yield replace(source, comparison=source.comparison.holding(tuple(lost)))
