"""Anonymous: a class result in which no name is left, with every place moved along."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from pathlib import PurePosixPath
from typing import Any

from plagcheck.classroom.pseudonyms import MadeUpNames, Pseudonyms, Replacement, rewritten
from plagcheck.model.classes import Adjustment, ClassResult
from plagcheck.model.decisions import Decisions
from plagcheck.model.document import Document, Span
from plagcheck.model.entry import Holds
from plagcheck.model.errors import Problem
from plagcheck.model.match import Match
from plagcheck.model.result import CheckResult, Comparison, Source
from plagcheck.model.submissions import Failure, Paper, PaperFile, Student


class _Moved:
    """Where places of a text are once it is rewritten."""

    def __init__(self, edits: Sequence[Replacement]) -> None:
        self._edits = edits
        self._starts = [edit.start for edit in edits]
        growth = (len(edit.word) - (edit.end - edit.start) for edit in edits)
        self._shifts = [0, *accumulate(growth)]

    def place(self, place: int) -> int:
        """A place inside a name moves to an edge of what stands there now."""
        done = bisect_right(self._starts, place)
        if not done:
            return place
        edit = self._edits[done - 1]
        if place >= edit.end:
            return place + self._shifts[done]
        start = edit.start + self._shifts[done - 1]
        return start if place == edit.start else start + len(edit.word)

    def span(self, span: Span) -> Span:
        return Span(self.place(span.start), self.place(span.end))

    def spans(self, spans: Sequence[Span]) -> tuple[Span, ...]:
        return tuple(map(self.span, spans))


def anonymous(
    result: ClassResult,
    hidden: Pseudonyms | None = None,
    *,
    made_up: MadeUpNames | None = None,
) -> ClassResult:
    """The same class with made-up names: students, files, texts, and all that points into them."""
    hidden = hidden or Pseudonyms(result.papers, result.numbers, made_up)
    moved: dict[int, _Moved] = {}
    papers = []
    for paper in result.papers:
        edits = hidden.edits(paper.document.text)
        moved[paper.id] = _Moved(edits)
        papers.append(_paper(paper, edits, moved[paper.id], hidden))
    names = {paper.student.name: hidden.name(paper.student.key) for paper in result.papers}
    pairs = tuple(
        replace(pair, comparison=_comparison(pair.comparison, moved[pair.a], moved[pair.b]))
        for pair in result.pairs
    )
    sources, later = (
        {
            number: tuple(_source(each, moved[number], hidden) for each in found)
            for number, found in sources.items()
        }
        for sources in (result.sources, result.found_later)
    )
    common = tuple(replace(each, text=hidden.text(each.text)) for each in result.common)
    left_out = {
        number: tuple(replace(each, span=moved[number].span(each.span)) for each in words)
        for number, words in result.left_out.items()
    }
    return replace(
        result,
        papers=tuple(papers),
        pairs=pairs,
        sources=sources,
        found_later=later,
        failures=tuple(
            _failure(failure, names, at, hidden.made_up)
            for at, failure in enumerate(result.failures, 1)
        ),
        numbers={},
        common=common,
        left_out=left_out,
        decisions=without_names(result.decisions, hidden),
        adjustments={
            number: _adjustment(each, moved[number], hidden)
            for number, each in result.adjustments.items()
        },
        left={
            number: {
                mate: _comparison(each, moved[number], moved[mate]) for mate, each in found.items()
            }
            for number, found in result.left.items()
        },
    )


def _source(source: Source, ours: _Moved, hidden: Pseudonyms) -> Source:
    """A source from the library; where it came from is gone with what it is called."""
    entry, made_up = source.entry, hidden.made_up
    name, collection = hidden.text(entry.name), hidden.text(entry.collection)
    if entry.holds.is_withheld:  # it may be of somebody who is in no list of this class
        is_student_work = entry.holds is Holds.STUDENT_WORK
        name = made_up.past_work.format(number=entry.id)
        collection = made_up.student_work if is_student_work else made_up.unsorted
    entry = replace(entry, name=name, collection=collection, notes=(), paths=())
    found = _comparison(source.comparison, ours, _Moved(()))
    return replace(source, entry=entry, comparison=found)


def anonymous_sources(
    result: CheckResult, texts: Mapping[int, Document], hidden: Pseudonyms
) -> CheckResult:
    """A check of such a class with texts of the library, in which no name is left either.

    Sources that have a text have none with names.
    """
    nothing = _Moved(())

    def without(source: Source) -> Source:
        if source.id < 0 or source.document is not None:
            return source
        source, text = _source(source, nothing, hidden), texts.get(source.id)
        if text is None:
            return source
        edits = hidden.edits(text.text)
        moved = _Moved(edits)
        document = replace(_document(text, edits, moved, hidden), name=source.entry.name)
        found = _comparison(source.comparison, nothing, moved)
        return replace(source, comparison=found, document=document)

    return replace(result, sources=tuple(map(without, result.sources)))


def with_names(
    each: Adjustment, before: Adjustment | None, paper: Paper, hidden: Pseudonyms
) -> Adjustment:
    """The way back: what was left out of a paper without names, for the paper as it is.

    `before` is what was left out of that; what was chosen then is as it was, with its names.
    """
    text = paper.document.text
    edits = hidden.edits(text)
    back, shown = _Moved(list(_undone(edits, text))), rewritten(text, edits)
    was: dict[object, Any] = {}
    if before is not None:
        told = _adjustment(before, _Moved(edits), hidden)
        was.update(zip(told.choices, before.choices, strict=True))
        for name in ("phrases", "sections", "templates"):
            was.update(zip(getattr(told.rules, name), getattr(before.rules, name), strict=True))

    def phrase(known: str) -> str:
        found = re.search(r"\s+".join(map(re.escape, known.split())), shown)
        if known in was or found is None:
            return str(was.get(known, known))
        span = back.span(Span(*found.span()))
        return " ".join(text[span.start : span.end].split())

    rules = each.rules
    return replace(
        each,
        rules=replace(
            rules,
            phrases=tuple(map(phrase, rules.phrases)),
            sections=tuple(was.get(section, section) for section in rules.sections),
            templates=tuple(was.get(template, template) for template in rules.templates),
            restored=back.spans(rules.restored),
        ),
        choices=tuple(
            was.get(choice) or replace(choice, span=choice.span and back.span(choice.span))
            for choice in each.choices
        ),
    )


def named_left(
    found: Mapping[int, Comparison], paper: int, result: ClassResult, hidden: Pseudonyms
) -> dict[int, Comparison]:
    """The way back of what counts of a paper with class-mates."""

    def back(number: int) -> _Moved:
        text = result.by_id[number].document.text
        return _Moved(list(_undone(hidden.edits(text), text)))

    ours = back(paper)
    return {mate: _comparison(each, ours, back(mate)) for mate, each in found.items()}


def _undone(edits: Sequence[Replacement], text: str) -> Iterator[Replacement]:
    """What turns a rewritten text back into the one that was there."""
    moved = 0
    for edit in edits:
        start = edit.start + moved
        yield Replacement(start, start + len(edit.word), text[edit.start : edit.end])
        moved += len(edit.word) - (edit.end - edit.start)


def _adjustment(each: Adjustment, moved: _Moved, hidden: Pseudonyms) -> Adjustment:
    """What is left out of a paper, where it stands now; no name is in a note or a phrase."""
    rules, told = each.rules, hidden.text
    return replace(
        each,
        rules=replace(
            rules,
            phrases=tuple(map(told, rules.phrases)),
            sections=tuple(map(told, rules.sections)),
            templates=tuple((told(name), told(text)) for name, text in rules.templates),
            restored=moved.spans(rules.restored),
        ),
        choices=tuple(
            replace(choice, note=told(choice.note), span=choice.span and moved.span(choice.span))
            for choice in each.choices
        ),
    )


def without_names(decisions: Decisions, hidden: Pseudonyms) -> Decisions:
    """What was decided, without names in the notes."""
    return Decisions(
        {n: replace(each, note=hidden.text(each.note)) for n, each in decisions.papers.items()},
        {key: replace(each, note=hidden.text(each.note)) for key, each in decisions.pairs.items()},
    )


def _failure(
    failure: Failure, names: Mapping[str, str], number: int, made_up: MadeUpNames
) -> Failure:
    """A failure without the names that its sentence and path are full of."""
    name = names.get(failure.student, made_up.without_paper)
    message = made_up.unread.format(code=failure.problem.code)
    file = _file_name(failure.path, name, number, made_up)
    return Failure(file, name, Problem(failure.problem.code, message, file))


def _paper(paper: Paper, edits: Sequence[Replacement], moved: _Moved, hidden: Pseudonyms) -> Paper:
    name = hidden.name(paper.student.key)
    files = tuple(
        PaperFile(_file_name(file.path, name, at, hidden.made_up), moved.place(file.start))
        for at, file in enumerate(paper.files, 1)
    )
    # The number stands in for the key, which is made of the name.
    student = Student(name, name)
    document = _document(paper.document, edits, moved, hidden)
    shown = files[0].path if len(files) == 1 else name
    return replace(paper, student=student, document=replace(document, name=shown), files=files)


def _file_name(path: str, name: str, number: int, made_up: MadeUpNames) -> str:
    """A file called after the made-up name; only its ending is kept."""
    return made_up.file.format(name=name, number=number) + PurePosixPath(path).suffix


def _document(
    document: Document, edits: Sequence[Replacement], moved: _Moved, hidden: Pseudonyms
) -> Document:
    there = document.moved(moved.place)
    return replace(
        there,
        text=rewritten(document.text, edits),
        sha256="",
        notes=(),  # names of files, and who a document says wrote it
        flags=tuple(replace(f, data=f.data.rewritten(hidden.text)) for f in there.flags),
        coverage=replace(
            there.coverage,
            skipped=tuple(
                replace(part, name=hidden.text(part.name)) for part in there.coverage.skipped
            ),
        ),
    )


def _comparison(found: Comparison, ours: _Moved, theirs: _Moved) -> Comparison:
    return replace(found, matches=tuple(_match(match, ours, theirs) for match in found.matches))


def _match(match: Match, ours: _Moved, theirs: _Moved) -> Match:
    return replace(match, submission=ours.span(match.submission), source=theirs.span(match.source))
