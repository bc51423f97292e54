"""Making a report: a result and the texts behind it, as far as its reader may know them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from plagcheck import __version__
from plagcheck.model.adjusted import Adjusted
from plagcheck.model.decisions import Decision
from plagcheck.model.document import Document
from plagcheck.model.explanation import Explanation
from plagcheck.model.match import Match
from plagcheck.model.result import Source
from plagcheck.report.cleaning import clean_name
from plagcheck.report.content import Report, ReportOptions
from plagcheck.report.explaining import explained
from plagcheck.report.languages.wording import Wording
from plagcheck.report.passages import Passage, TextSide, rows_of
from plagcheck.report.redaction import is_listed, others_in, without_names, without_others
from plagcheck.report.withheld_names import WithheldNames


@dataclass(frozen=True, slots=True)
class Subject:
    """What a report is about: a result, its parts in their own places, and all around it.

    `documents` are the texts of sources by their id, where the result does not hold them itself.
    Sources with ids below 0 are papers of the same class.
    """

    checked: Adjusted
    documents: Mapping[int, Document]
    made: datetime
    decision: Decision | None = None
    student: str = ""
    version: str = __version__


def report_of(
    subject: Subject, wanted: ReportOptions | None = None, say: Wording | None = None
) -> Report:
    """What a reader gets to know of a check; `say` names what is withheld."""
    wanted = wanted or ReportOptions()
    told = _handed_on(subject, wanted, say or Wording())
    report = Report(
        checked=told.checked,
        wanted=wanted,
        made=told.made,
        version=told.version,
        student=clean_name(told.student),
        decision=told.decision,
        passages=tuple(_passages(told)),
        found=_found(told),
    )
    return report if wanted.is_student_copy or wanted.with_names else _unnamed(subject, report)


def _unnamed(subject: Subject, report: Report) -> Report:
    """A report that names no other student inside passages and notes either."""
    before, told = subject.checked.before, report.checked.before
    others = others_in(before, subject.checked.result)
    put = {source.id: source.entry.name for source in told.sources if source.id in others}
    documents = (each.document or subject.documents.get(each.id) for each in before.sources)
    texts = (each.text for each in documents if each)
    names = WithheldNames(put, before.sources, before.submission.text, texts)
    entries = tuple(
        replace(each, what=names.text(each.what), note=names.text(each.note))
        for each in report.checked.entries
    )
    notes = tuple(map(names.text, before.submission.notes))
    paper = replace(before.submission, notes=notes)
    decision = report.decision
    return replace(
        report,
        checked=replace(
            report.checked,
            before=replace(told, submission=paper),
            result=replace(report.result, submission=paper),
            entries=entries,
        ),
        decision=decision and replace(decision, note=names.text(decision.note)),
        passages=tuple(map(names.passage, report.passages)),
    )


def _handed_on(subject: Subject, wanted: ReportOptions, say: Wording) -> Subject:
    """The subject with nothing in it that the reader must not know."""
    checked, decision = subject.checked, subject.decision
    others = others_in(checked.before, checked.result)
    if wanted.is_student_copy:
        known = {each: text for each, text in subject.documents.items() if each not in others}
        checked = without_others(checked, others, say)
        return replace(subject, checked=checked, documents=known, decision=None)
    if not wanted.with_names:
        checked = without_names(checked, others, say)
    if decision is not None and not wanted.with_note:
        decision = replace(decision, note="")
    return replace(subject, checked=checked, decision=decision)


def _passages(told: Subject) -> Iterator[Passage]:
    """Matches of sources that stand by themselves, in the order of the paper."""
    result = told.checked.result
    leaders = list(filter(is_listed, result.sources))
    found = [(match, source) for source in leaders for match in source.matches]
    matches = [match for match, _ in found]
    paper = TextSide.of(result.submission, matches, 0, result.params.accents)
    sides = {source.id: _side(source, told) for source in leaders}
    whole = {
        (source.id, match.letter): match
        for source in told.checked.before.sources
        for match in source.matches
    }
    for match, source in sorted(found, key=lambda each: (each[0].submission, each[1].number)):
        before = whole.get((source.id, match.letter))
        yield _passage(match, source, (paper, sides[source.id]), before)


def _found(told: Subject) -> dict[int, Explanation]:
    """How the listed sources were found whose texts the reader may know."""
    listed = filter(is_listed, told.checked.result.sources)
    return explained(listed, told.checked.before, told.documents)


def _side(source: Source, told: Subject) -> TextSide | None:
    document = source.document or told.documents.get(source.id)
    if document is None:
        return None
    return TextSide.of(document, source.matches, 1, told.checked.result.params.accents)


def _passage(
    match: Match,
    source: Source,
    sides: tuple[TextSide, TextSide | None],
    whole: Match | None,
) -> Passage:
    paper, theirs = sides
    return Passage(
        source,
        match,
        rows_of(match, paper, theirs, whole if whole != match else None),
        theirs.range_of(match)[0] + 1 if theirs else None,
    )
