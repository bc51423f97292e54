"""Making a report: from a result and the texts behind it to everything a report says."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import PurePath

from plagcheck import __version__
from plagcheck.model.adjusted import Adjusted, LedgerEntry
from plagcheck.model.decisions import Decision
from plagcheck.model.document import Document
from plagcheck.model.match import Match
from plagcheck.model.numbering import label
from plagcheck.model.result import Source
from plagcheck.report.cleaning import clean_name
from plagcheck.report.content import (
    FlagFacts,
    LeftOut,
    PaperFacts,
    Passage,
    Report,
    ReportOptions,
    Score,
    SettingsFacts,
    SourceFacts,
)
from plagcheck.report.languages.wording import Wording
from plagcheck.report.passages import MatchPlace, TextSide, rows_of, words_of
from plagcheck.report.redaction import others_in, without_names, without_others


@dataclass(frozen=True, slots=True)
class Subject:
    """What a report is about: a result and all that is known around it.

    `documents` are the texts of sources by their id, where the result does not hold them itself.
    Sources with ids below 0 are papers of the same class.
    """

    checked: Adjusted
    documents: Mapping[int, Document]
    made: datetime
    decision: Decision | None = None
    student: str = ""
    version: str = __version__


def handed_on(
    subject: Subject, wanted: ReportOptions, say: Wording
) -> tuple[Adjusted, frozenset[int]]:
    """The result a report is made of, and which of its sources are work of other students."""
    checked = subject.checked
    others = others_in(checked.before)
    if not wanted.is_student_copy:
        return checked if wanted.with_names else without_names(checked, others, say), others
    checked = without_others(checked, others, say)
    return checked, frozenset(each.id for each in checked.before.sources if each.id < 0)


def report_of(
    subject: Subject, wanted: ReportOptions | None = None, say: Wording | None = None
) -> Report:
    """Everything a report says about a check."""
    wanted, say = wanted or ReportOptions(), say or Wording()
    checked, others = handed_on(subject, wanted, say)
    maker = _Maker(subject, wanted, checked, others)
    result, decision = checked.result, subject.decision
    return Report(
        audience=wanted.audience,
        made=subject.made,
        version=subject.version,
        paper=maker.paper(),
        flags=tuple(maker.flags()),
        score=maker.score(),
        sources=tuple(maker.sources()),
        passages=tuple(maker.passages()),
        left_out=tuple(map(maker.left_out, checked.listed)) if wanted.with_left_out else (),
        settings=maker.settings(),
        library=result.library,
        searched=result.searched,
        more_like_these=result.more_like_these,
        status=str(decision.status) if decision and not wanted.is_student_copy else "",
        note=maker.note(decision),
    )


class _Maker:
    """One report on its way."""

    def __init__(
        self, subject: Subject, wanted: ReportOptions, checked: Adjusted, others: Collection[int]
    ) -> None:
        self._subject, self._wanted = subject, wanted
        self._checked, self._result, self._others = checked, checked.result, others
        self._leaders = [source for source in self._result.sources if source.under is None]
        self._numbers = {source.id: source.number for source in checked.before.sources}

    def paper(self) -> PaperFacts:
        document = self._result.submission
        coverage = document.coverage
        return PaperFacts(
            name=clean_name(document.name),
            student=clean_name(self._subject.student),
            words=coverage.words or self._result.words,
            pages=coverage.pages or len(document.page_starts),
            sha256=document.sha256,
            pictures=tuple(page + 1 for page in coverage.pages_without_text),
            unreadable=tuple(page + 1 for page in coverage.pages_unreadable),
            skipped=tuple(replace(s, name=clean_name(s.name)) for s in coverage.skipped),
            notes=tuple(map(clean_name, document.notes)),
        )

    def flags(self) -> Iterator[FlagFacts]:
        as_written = {trick.kind: trick.share for trick in self._result.tricks}
        for flag in self._result.submission.flags:
            pages = tuple(page + 1 for page in flag.pages)
            data = flag.data.rewritten(clean_name)
            yield FlagFacts(flag.kind.value, flag.count, data, pages, as_written.get(flag.kind))

    def score(self) -> Score:
        result = self._result
        return Score(
            result.similarity,
            result.words,
            result.matched_words,
            result.reworded,
            result.reworded_words,
            self._checked.before.similarity,
        )

    def sources(self) -> Iterator[SourceFacts]:
        for source in self._leaders:
            found = source.comparison
            is_other = source.entry.id in self._others
            yield SourceFacts(
                number=source.number,
                name=clean_name(source.entry.name),
                collection=clean_name(source.entry.collection),
                matched_words=found.matched_words,
                reworded_words=found.reworded_words,
                of_paper=found.share_of_submission,
                of_source=found.share_of_source,
                jaccard=found.jaccard,
                longest_run=found.longest_run,
                passages=sum(not match.weak for match in found.matches),
                sha256=source.entry.text_sha256,
                same_text=tuple(self._same_text(source)),
                is_weak=source.is_weak,
                is_withheld=is_other and self._wanted.is_student_copy,
                is_student_work=is_other,
                is_named=not is_other or self._wanted.names_others,
            )

    def _same_text(self, source: Source) -> Iterator[str]:
        """Other files with the same text, and sources that hold nothing beyond this one."""
        yield from (clean_name(PurePath(path).name) for path in source.entry.paths[1:])
        yield from (clean_name(other.entry.name) for other in self._result.folded(source))

    def passages(self) -> Iterator[Passage]:
        found = [(match, source) for source in self._leaders for match in source.matches]
        places = [MatchPlace.of(match, 0) for match, _ in found]
        accents = self._result.params.accents
        document = self._result.submission
        paper = TextSide(document, words_of(document, places, 0, accents), 0)
        sides = {source.id: self._side(source, accents) for source in self._leaders}
        whole = {
            (source.id, match.letter): match
            for source in self._checked.before.sources
            for match in source.matches
        }
        for match, source in sorted(found, key=lambda each: (each[0].submission, each[1].number)):
            before = whole.get((source.id, match.letter))
            yield _passage(match, source, (paper, sides[source.id]), before)

    def _side(self, source: Source, accents: bool) -> TextSide | None:
        document = source.document or self._subject.documents.get(source.id)
        if document is None or (source.id in self._others and self._wanted.is_student_copy):
            return None
        places = [MatchPlace.of(match, 1) for match in source.matches]
        return TextSide(document, words_of(document, places, 1, accents), 1)

    def left_out(self, entry: LedgerEntry) -> LeftOut:
        return LeftOut(
            clean_name(entry.what),
            entry.reason.value,
            clean_name(entry.note),
            clean_name(entry.when),
            len(entry.spans),
            entry.words,
            entry.before,
            entry.after,
            None if entry.source_id is None else self._numbers.get(entry.source_id),
        )

    def settings(self) -> SettingsFacts:
        options = self._result.options
        reasons = [each.reason for each in self._checked.entries if not each.is_by_teacher]
        return SettingsFacts(
            options.align.shortest,
            options.align.edited,
            tuple(map(clean_name, options.collections or ())),
            tuple(dict.fromkeys(reason.value for reason in reasons)),
            self._result.params,
            self._result.counted_by,
            self._checked.without,
        )

    def note(self, decision: Decision | None) -> str:
        if decision is None or self._wanted.is_student_copy or not self._wanted.with_note:
            return ""
        return clean_name(decision.note)


def _passage(
    match: Match,
    source: Source,
    sides: tuple[TextSide, TextSide | None],
    whole: Match | None,
) -> Passage:
    paper, theirs = sides
    return Passage(
        label=label(source, match),
        number=source.number,
        kind=match.kind,
        words=match.words,
        size=match.ours[1] - match.ours[0],
        is_counted=not match.weak,
        paper_word=match.ours[0] + 1,
        source_word=theirs.range_of(match)[0] + 1 if theirs else 0,
        rows=rows_of(match, paper, theirs, whole if whole != match else None),
        has_source=theirs is not None,
    )
