"""Making a report: from a result and the texts behind it to everything a report says."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import PurePath

from plagcheck import __version__
from plagcheck.model.adjusted import BY_TEACHER, Fair, LedgerEntry
from plagcheck.model.decisions import Decision
from plagcheck.model.document import Document
from plagcheck.model.match import Match
from plagcheck.model.numbering import letters
from plagcheck.model.result import CheckResult, Source
from plagcheck.report.cleaning import clean_name
from plagcheck.report.content import (
    FlagFacts,
    LeftOut,
    LibraryFacts,
    PaperFacts,
    Passage,
    Report,
    Score,
    SettingsFacts,
    SourceFacts,
    Wanted,
)
from plagcheck.report.languages.wording import Wording
from plagcheck.report.passages import Place, TextSide, rows_of, words_of
from plagcheck.report.redaction import others_in, without_names, without_others


@dataclass(frozen=True, slots=True)
class Subject:
    """What a report is about: a result and all that is known around it.

    `documents` are the texts of sources by their id, `classmates` the ids of those that are papers
    of the same class. A plain result is one of which nothing was left out.
    """

    checked: Fair | CheckResult
    documents: Mapping[int, Document]
    made: datetime
    library: LibraryFacts | None = None
    decision: Decision | None = None
    student: str = ""
    classmates: frozenset[int] = frozenset()
    version: str = __version__

    @property
    def fair(self) -> Fair:
        if isinstance(self.checked, Fair):
            return self.checked
        return Fair(self.checked, self.checked, (), ())


def fair_copy(subject: Subject, wanted: Wanted, say: Wording) -> tuple[Fair, frozenset[int]]:
    """The result a report is made of, and which of its sources are work of other students."""
    fair = subject.fair
    others = others_in(fair.before, wanted, subject.classmates)
    if not wanted.is_student_copy:
        return fair if wanted.with_names else without_names(fair, others, say), others
    fair = without_others(fair, others, wanted, say)
    return fair, frozenset(each.entry.id for each in fair.before.sources if each.entry.id < 0)


def report_of(subject: Subject, wanted: Wanted | None = None, say: Wording | None = None) -> Report:
    """Everything a report says about a check."""
    wanted, say = wanted or Wanted(), say or Wording()
    fair, others = fair_copy(subject, wanted, say)
    maker = _Maker(subject, wanted, fair, others)
    result, decision = fair.result, subject.decision
    return Report(
        audience=wanted.audience,
        made=subject.made,
        version=subject.version,
        paper=maker.paper(),
        flags=tuple(maker.flags()),
        score=maker.score(),
        sources=tuple(maker.sources()),
        passages=tuple(maker.passages()),
        left_out=tuple(map(maker.left_out, fair.entries)) if wanted.with_left_out else (),
        settings=maker.settings(),
        library=subject.library,
        searched=result.searched,
        more_like_these=result.more_like_these,
        status=str(decision.status) if decision and not wanted.is_student_copy else "",
        note=maker.note(decision),
    )


class _Maker:
    """One report on its way."""

    def __init__(
        self, subject: Subject, wanted: Wanted, fair: Fair, others: Collection[int]
    ) -> None:
        self._subject, self._wanted = subject, wanted
        self._fair, self._result, self._others = fair, fair.result, others
        sources = self._result.sources
        self._leaders = [source for source in sources if source.under is None]
        ordered = [*self._leaders, *(source for source in sources if source.under is not None)]
        self._before = {each.entry.id: each.comparison.matches for each in fair.before.sources}
        self._numbers = {source.entry.id: place for place, source in enumerate(ordered, 1)}

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
            self._fair.before.similarity,
        )

    def sources(self) -> Iterator[SourceFacts]:
        for source in self._leaders:
            found, number = source.comparison, self._numbers[source.entry.id]
            is_other = source.entry.id in self._others
            yield SourceFacts(
                number=number,
                name=clean_name(source.entry.name),
                collection=clean_name(source.entry.collection),
                matched_words=found.matched_words,
                reworded_words=found.reworded_words,
                of_paper=found.share_of_submission,
                of_source=found.share_of_source,
                jaccard=found.jaccard,
                longest_run=found.longest_run,
                passages=len(found.matches),
                sha256=source.entry.text_sha256,
                same_text=tuple(self._same_text(source)),
                is_thin=source.is_thin,
                is_withheld=is_other and self._wanted.is_student_copy,
                is_student_work=is_other,
                is_named=not is_other or self._wanted.names_others,
            )

    def _same_text(self, source: Source) -> Iterator[str]:
        """Other files with the same text, and sources that hold nothing beyond this one."""
        yield from (clean_name(PurePath(path).name) for path in source.entry.paths[1:])
        for other in self._result.sources:
            if other.under == source.entry.id:
                yield clean_name(other.entry.name)

    def passages(self) -> Iterator[Passage]:
        found = [
            (match, source, letters(place))
            for source in self._leaders
            for place, match in enumerate(_in_order(source.comparison.matches))
        ]
        places = [Place.of(match, 0) for match, _, _ in found]
        accents = self._subject.library.accents if self._subject.library else False
        document = self._result.submission
        paper = TextSide(document, words_of(document, places, 0, accents), 0)
        sides = {source.entry.id: self._side(source, accents) for source in self._leaders}
        found.sort(key=lambda each: (each[0].submission, self._numbers[each[1].entry.id]))
        for match, source, letter in found:
            number = self._numbers[source.entry.id]
            sides_of = paper, sides[source.entry.id]
            yield _passage(f"{number}{letter}", number, match, sides_of, self._whole(match, source))

    def _whole(self, match: Match, source: Source) -> Match | None:
        """The match as it was before some of it was left out."""
        if not self._fair.entries:
            return None
        before = self._before.get(source.entry.id, ())
        return next((each for each in before if _holds(each, match)), None)

    def _side(self, source: Source, accents: bool) -> TextSide | None:
        document = self._subject.documents.get(source.entry.id)
        if document is None or (source.entry.id in self._others and self._wanted.is_student_copy):
            return None
        places = [Place.of(match, 1) for match in source.comparison.matches]
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
        reasons = [entry.reason for entry in self._fair.entries]
        return SettingsFacts(
            options.align.shortest,
            options.align.edited,
            tuple(map(clean_name, options.collections or ())),
            tuple(dict.fromkeys(reason.value for reason in reasons if reason not in BY_TEACHER)),
        )

    def note(self, decision: Decision | None) -> str:
        if decision is None or self._wanted.is_student_copy or not self._wanted.with_note:
            return ""
        return clean_name(decision.note)


def _in_order(matches: Sequence[Match]) -> list[Match]:
    return sorted(matches, key=lambda match: match.submission.start)


def _holds(whole: Match, part: Match) -> bool:
    inside = whole.ours[0] <= part.ours[0] and part.ours[1] <= whole.ours[1]
    return inside and whole.source == part.source and whole.kind is part.kind


def _passage(
    label: str,
    number: int,
    match: Match,
    sides: tuple[TextSide, TextSide | None],
    whole: Match | None,
) -> Passage:
    paper, source = sides
    return Passage(
        label=label,
        number=number,
        kind=match.kind,
        words=match.words,
        size=match.ours[1] - match.ours[0],
        is_counted=bool(match.copied_runs) or not match.weak,
        paper_word=match.ours[0] + 1,
        source_word=source.range_of(match)[0] + 1 if source else 0,
        rows=rows_of(match, paper, source, whole),
        has_source=source is not None,
    )
