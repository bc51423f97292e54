"""Withheld: a result in which nothing is left of other students, or nothing of their names.

Whose work a source is hangs on what its collection was said to hold, never on a name. Where
nothing was said, it is taken for a student's; so is every further file with the text of a document,
as it has no collection of its own.
What is not in the result can stand in no form of the report, so this comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from plagcheck.leaveout.excerpt import excerpt
from plagcheck.model.adjusted import Adjusted, LedgerEntry, Rules
from plagcheck.model.document import Document, Span
from plagcheck.model.entry import Entry, Holds
from plagcheck.model.match import Match
from plagcheck.model.numbering import letters
from plagcheck.model.ranking import folded
from plagcheck.model.result import CheckOptions, CheckResult, Source
from plagcheck.report.cleaning import clean_name
from plagcheck.report.languages.wording import Wording


def held_now(result: CheckResult, entries: Iterable[Entry]) -> CheckResult:
    """The result with what is said of its sources' collections today, where they are still there.

    A result may be old. Numbers are never given twice, but another library has its own: only a
    source that still has its name, or its text, is taken for the same.
    """
    now = {entry.id: entry for entry in entries}

    def up_to_date(source: Source) -> Source:
        entry, there = source.entry, now.get(source.id)
        if there is None:
            return source
        is_same = entry.name == there.name or entry.text_sha256 == there.text_sha256 != ""
        return replace(source, entry=replace(entry, holds=there.holds)) if is_same else source

    return _with_sources(result, up_to_date)


def is_of_student(source: Source) -> bool:
    """Whether it is, or may be, work of another student; class-mates have ids below 0."""
    return source.id < 0 or source.entry.holds.is_withheld


def may_be_quoted(source: Source) -> bool:
    """Whether some copy may quote it: it leads, or does where its leader is withheld."""
    return source.under is None or not is_of_student(source)


def is_listed(source: Source) -> bool:
    """Whether it has a line and passages of its own.

    One that may be shown has, though it is folded under one that is withheld, whose id is below 0
    as a class-mate's is: the reader has nothing else to look at. It is no source more.
    """
    return source.under is None or source.under < 0 < source.id


def others_in(*results: CheckResult) -> frozenset[int]:
    """The sources that are, or may be, work of other students."""
    every = (source for result in results for source in result.sources)
    return frozenset(source.id for source in every if is_of_student(source))


def without_names(checked: Adjusted, others: Collection[int], say: Wording) -> Adjusted:
    """The same with made-up names for other students and their collections; their texts stay.

    Paths are gone: folders are named after people, too.
    """
    names = {
        number: say("name withheld", letter=letters(place).upper())
        for place, number in enumerate(sorted(others))
    }

    def unnamed(source: Source) -> Source:
        doubles = [say("file withheld")] * len(source.entry.paths[1:])
        if source.entry.id not in names:
            name = source.entry.name
            return replace(source, entry=replace(source.entry, paths=(name, *doubles)))
        name = names[source.entry.id]
        entry = replace(
            source.entry,
            name=name,
            collection=_held(source, say),
            paths=(name, *doubles),
            notes=(),
        )
        document = source.document and replace(source.document, name=name, notes=())
        return replace(source, entry=entry, document=document)

    def told_of(result: CheckResult) -> CheckResult:
        return replace(_with_sources(result, unnamed), options=_options(result, say))

    paper = checked.before.submission
    known = {each.id: each.entry.name for each in checked.before.sources}
    return replace(
        checked,
        before=told_of(checked.before),
        result=told_of(checked.result),
        left_out=tuple(map(unnamed, checked.left_out)),
        entries=tuple(_unnamed_entry(each, paper, names, known, say) for each in checked.entries),
        rules=Rules(),  # they hold texts of handouts,
        choices=(),  # and these hold notes
    )


def _unnamed_entry(
    entry: LedgerEntry,
    paper: Document,
    withheld: Collection[int],
    known: Mapping[int, str],
    say: Wording,
) -> LedgerEntry:
    """A line of the ledger without names; of published sources, none but the `known` is told."""
    nameless = say("file withheld")
    own = known.get(entry.source_id or 0)
    files = tuple(name if name == own else nameless for name in entry.files)
    what = entry.what if not files else ", ".join(files)
    if entry.source_id in withheld:
        what, files = told(entry, paper) or nameless, ()
    return replace(entry, what=what, files=files, still=tuple(nameless for _ in entry.still))


def _with_sources(result: CheckResult, change: Callable[[Source], Source]) -> CheckResult:
    return replace(result, sources=tuple(map(change, result.sources)))


def without_others(checked: Adjusted, others: Collection[int], say: Wording) -> Adjusted:
    """The same for the student: other students' papers have no name, no text and no place.

    Notes are gone as well, and so are paths: both are the teacher's and may hold names.
    """
    numbers = {number: -place for place, number in enumerate(sorted(others), 1)}
    paper = checked.before.submission
    return replace(
        checked,
        before=_result(checked.before, numbers, say),
        result=_result(checked.result, numbers, say),
        left_out=tuple(_source(source, numbers, say) for source in checked.left_out),
        entries=tuple(_entry(entry, numbers, paper, say) for entry in checked.entries),
        spans=tuple(replace(each, key="") for each in checked.spans),
        rules=Rules(),  # they hold texts of handouts,
        choices=(),  # and these hold notes
    )


def _result(result: CheckResult, numbers: Mapping[int, int], say: Wording) -> CheckResult:
    return replace(
        result,
        submission=replace(result.submission, notes=()),
        sources=tuple(_source(each, numbers, say) for each in _refolded(result, numbers)),
        options=replace(_options(result, say), leave_out=frozenset()),
    )


def _refolded(result: CheckResult, withheld: Collection[int]) -> Iterator[Source]:
    """The sources; of those that may be shown and stand under one that may not, all but the first
    that explains what they do stand under that.
    """
    hidden_under = [
        source
        for source in result.sources
        if source.under in withheld and source.id not in withheld
    ]
    found = folded(hidden_under, result.options.align.shortest)
    refolded = {each.id: each for each in found if each.under is not None}
    for source in result.sources:
        yield refolded.get(source.id, source)


def _options(result: CheckResult, say: Wording) -> CheckOptions:
    options = result.options
    if options.collections is None:
        return options
    return replace(options, collections=_told(options.collections, result, say))


def _told(collections: Collection[str], result: CheckResult, say: Wording) -> tuple[str, ...]:
    """Names of the collections searched; only those of sources that are named are known open."""
    named = {each.entry.collection for each in result.sources if not each.entry.holds.is_withheld}
    told = [name for name in collections if name in named]
    return (*told, say("other collections")) if len(told) < len(collections) else tuple(told)


def _source(source: Source, numbers: Mapping[int, int], say: Wording) -> Source:
    under = None if source.under is None else numbers.get(source.under, source.under)
    number = numbers.get(source.entry.id)
    if number is None:
        entry = replace(source.entry, paths=(), notes=(), added_at="")
        return replace(source, entry=entry, under=under)
    found = source.comparison
    nobody = Entry(number, say("withheld"), _held(source, say), 0, 0, "", (), "")
    matches = tuple(map(_one_sided, found.matches))
    hidden = replace(found, jaccard=0.0, source_words=0, matches=matches, kept=None)
    return Source(nobody, hidden, under, source.number)


def _held(source: Source, say: Wording) -> str:
    """What stands for the name of a collection that may hold a student's."""
    is_student_work = source.id < 0 or source.entry.holds is Holds.STUDENT_WORK
    return say("withheld collection" if is_student_work else "unsorted collection")


def _one_sided(match: Match) -> Match:
    runs = tuple((ours, 0, size) for ours, _, size in match.runs)
    return replace(match, source=Span(0, 0), runs=runs, theirs=(0, 0))


def _entry(
    entry: LedgerEntry, numbers: Mapping[int, int], paper: Document, say: Wording
) -> LedgerEntry:
    known = None if entry.source_id is None else numbers.get(entry.source_id, entry.source_id)
    nameless = say("file withheld")
    what = told(entry, paper) or (nameless if entry.still else "")
    still = tuple(nameless for _ in entry.still)
    return replace(entry, key="", what=what, note="", source_id=known, files=(), still=still)


def told(entry: LedgerEntry, paper: Document) -> str:
    """What an entry leaves out, in the paper's own words."""
    return clean_name(excerpt(paper.text, entry.spans))
