"""Leaving out: a result, rules and choices in; what still counts and a ledger out.

The paper stays as long as it is: what is left out is taken from the words that are matched, never
from the words there are. So leaving out more never raises the share, and restoring everything
gives the first share back exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from plagcheck.check.ranking import rank
from plagcheck.leaveout.recount import recounted, whole
from plagcheck.leaveout.survey import Survey
from plagcheck.leaveout.tally import Tally
from plagcheck.leaveout.writer import Writer
from plagcheck.model.adjusted import Choice, Fair, FairComparison, Rules
from plagcheck.model.document import Document
from plagcheck.model.result import CheckResult, Comparison


def leave_out(
    result: CheckResult,
    rules: Rules,
    choices: Sequence[Choice] = (),
    survey: Survey | None = None,
) -> Fair:
    """What is left of a check; a `survey` of its paper that was kept saves looking again."""
    if rules == Rules() and not choices:
        return Fair(result, result, (), ())
    survey = _fitting(survey, result.submission, result.words)
    tally = Tally([source.comparison for source in result.sources], survey.prepared.tokens)
    parts = {
        source.entry.id: part for source, part in zip(result.sources, tally.parts, strict=True)
    }
    names = {source.entry.id: source.entry.name for source in result.sources}
    writer = Writer(survey, tally, parts, names, result.words)
    writer.write(rules, choices)
    return Fair(result, _left(result, tally), writer.entries, writer.spans)


def leave_out_of(
    comparison: Comparison,
    document: Document,
    rules: Rules,
    choices: Sequence[Choice] = (),
    survey: Survey | None = None,
    source_id: int = 0,
) -> FairComparison:
    """The same for two texts: `document` is the first, choices name the other by `source_id`."""
    if rules == Rules() and not choices:
        return FairComparison(comparison, comparison, (), ())
    survey = survey or Survey(document)
    tally = Tally([comparison], survey.prepared.tokens)
    words = whole(comparison.matched_words, comparison.share_of_submission)
    writer = Writer(survey, tally, {source_id: tally.parts[0]}, {}, words or len(tally.tokens))
    writer.write(rules, choices)
    found = recounted(tally.parts[0], tally)
    return FairComparison(comparison, found, writer.entries, writer.spans)


def _fitting(survey: Survey | None, document: Document, words: int) -> Survey:
    """A survey that has the words that were counted; where accents part words, there are more."""
    survey = survey or Survey(document)
    if len(survey.prepared.tokens) != words:
        survey = Survey(document, accents=True)
    if len(survey.prepared.tokens) != words:
        raise ValueError(f"{document.name} is not the text that was checked")
    return survey


def _left(result: CheckResult, tally: Tally) -> CheckResult:
    """The result of what still counts; a source of which nothing is left is gone."""
    kept = [
        (source.entry, found)
        for source, part in zip(result.sources, tally.parts, strict=True)
        if not part.gone and _remains(found := recounted(part, tally), source.comparison)
    ]
    sources, covered = rank(kept, result.words, result.options.align.shortest)
    return replace(
        result,
        sources=tuple(sources),
        matched_words=int(covered.copied.sum()),
        reworded_words=int(np.count_nonzero(covered.reworded & ~covered.copied)),
    )


def _remains(found: Comparison, before: Comparison) -> bool:
    """Sources that are alike as a whole may never have had a match."""
    return bool(found.matches or not before.matches)
