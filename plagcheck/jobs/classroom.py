"""A class: read what was handed in, compare all of it, keep it, and add what comes late."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from plagcheck.check.checker import check_document
from plagcheck.check.verify import Mask, mask
from plagcheck.classroom.anonymous import anonymous
from plagcheck.classroom.comparing import add_paper, compare_again, compare_class
from plagcheck.classroom.papers import make_papers
from plagcheck.classroom.pseudonyms import MadeUpNames
from plagcheck.classroom.stored import pack, unpack
from plagcheck.classroom.submissions import group_files
from plagcheck.extract.pool.pool import ExtractionPool, FileBytes
from plagcheck.extract.reader import read_bytes
from plagcheck.found_files import find_files, is_folder, is_link
from plagcheck.index.tokens import Tokens, tokenize
from plagcheck.jobs.check import look_behind
from plagcheck.jobs.kept_choices import kept_choices, same_sources, with_later_numbers
from plagcheck.jobs.library_state import library_state
from plagcheck.jobs.reading import Reader
from plagcheck.leaveout.apply import leave_out
from plagcheck.leaveout.cutting import cut
from plagcheck.library.library import Library
from plagcheck.model.adjusted import Rules, set_aside
from plagcheck.model.classes import Adjustment, ClassOptions, ClassResult
from plagcheck.model.counting import Figures
from plagcheck.model.document import Document
from plagcheck.model.entry import AddOutcome, Holds, IncomingDocument, Origin
from plagcheck.model.errors import (
    Cause,
    FileUnsafe,
    NoText,
    NotForStudents,
    PlagcheckError,
    Problem,
    TooShort,
)
from plagcheck.model.names import printable
from plagcheck.model.progress import Observer, Progress, Unobserved
from plagcheck.model.ranking import folded
from plagcheck.model.result import CheckOptions, Source
from plagcheck.model.submissions import HandedFile, Paper, Submission
from plagcheck.report.as_check import paper_as_check, reopened, with_what_counts
from plagcheck.report.writing import write_file

GROUP_FILES: Final = 64  # files read at a time by all workers
GROUP_BYTES: Final = 64 << 20


def read_class(
    path: Path, observer: Observer | None = None, pool: ExtractionPool | None = None
) -> tuple[Submission, ...]:
    """What a folder or an archive holds, by student. Nothing is unpacked to disk.

    A file that cannot be read is part of its submission, with the reason. Raises only when there
    is no class at all.
    """
    observer = observer or Unobserved()
    files = find_files([path])
    read: list[tuple[str, Document | PlagcheckError]] = []
    done = 0
    with Reader(pool) as reader:
        for group in _groups(path, files):
            read += _read(group, reader, _Part(observer, done, len(files)))
            done += len(group)
    if files == [path] and len(read) == 1 and isinstance(read[0][1], PlagcheckError):
        raise read[0][1]
    submissions = group_files([_handed(below, outcome) for below, outcome in read])
    if not submissions:
        raise NoText(printable(path.name))
    return submissions


def check_class(
    roll: Sequence[Submission],
    options: ClassOptions | None = None,
    library: Library | None = None,
    check: CheckOptions | None = None,
    observer: Observer | None = None,
) -> ClassResult:
    """Compare every paper with every other and, if there is one, with a library."""
    observer = observer or Unobserved()
    papers, failures = make_papers(roll)
    options = options or ClassOptions()
    if library is None:
        return _adjusted_anew(compare_class(papers, options, observer, failures))
    result = compare_class(papers, _as_in(library, options), observer, failures)
    return check_against(result, library, check, observer)


def check_against(
    result: ClassResult,
    library: Library,
    check: CheckOptions | None = None,
    observer: Observer | None = None,
    only: Sequence[int] | None = None,
) -> ClassResult:
    """The same class with the sources that its papers have in a library.

    Texts are cut into shingles as the library does it: where they were not, pairs are compared
    again.
    """
    observer = observer or Unobserved()
    options = _as_in(library, result.options)
    if options != result.options:
        result = compare_again(result, options, observer)
    check = check or CheckOptions(result.options.align, result.collections)
    chosen = [paper for paper in result.papers if only is None or paper.id in only]
    sources, shares = dict(result.sources), dict(result.library_similarity)
    for done, paper in enumerate(chosen):
        observer.check_cancelled()
        observer.progressed(Progress("library", done, len(chosen), paper.student.name))
        shares[paper.id], sources[paper.id] = _found(paper, result, library, check)
    observer.progressed(Progress("library", len(chosen), len(chosen)))
    wanted = check.collections
    counts = library.summary().collections
    searched = len(library) if wanted is None else sum(counts.get(name, 0) for name in wanted)
    kept = None if wanted is None else tuple(wanted)
    anew = {paper.id for paper in chosen}
    found = replace(
        result.counted_anew,
        found_later={n: each for n, each in result.found_later.items() if n not in anew},
        sources=sources,
        library_similarity=shares,
        searched=searched,
        collections=kept,
        params=library.params,
        library=library_state(library),
    )
    for number in anew & found.adjustments.keys():
        found = _with_kept_choices(found, number, result, library)
        found = _looked_again(found, number, library, observer)
    return _adjusted_anew(found)


def _with_kept_choices(
    result: ClassResult, number: int, before: ClassResult, library: Library
) -> ClassResult:
    """With what the teacher left out of a paper by the numbers that sources have in a library."""
    known = result.adjustments[number]
    checks = paper_as_check(before, number), paper_as_check(result, number)
    choices = kept_choices(known.choices, *checks, library)
    no_drafts = frozenset(same_sources(known.no_drafts, *checks, library).values())
    numbers = with_later_numbers(checks[1], checks[0]).later_numbers
    return result.adjusted(
        number, replace(known, choices=choices, no_drafts=no_drafts, later_numbers=numbers)
    )


def _looked_again(
    result: ClassResult, number: int, library: Library, observer: Observer
) -> ClassResult:
    """With sources of a paper that come forward since the teacher left others out."""
    known = result.adjustments.get(number)
    without = set_aside(known.choices) if known is not None else frozenset()
    if known is None or not without:
        return result
    whole = paper_as_check(result, number)
    more = look_behind(library, whole, known.choices, observer, result.options.rules)
    kept = replace(known, looked_without=without, later_numbers=more.later_numbers)
    return result.adjusted(number, kept, more.sources)


def _adjusted_anew(result: ClassResult) -> ClassResult:
    """A class that changed, with the figures of what is left out of its papers now.

    Matches and sources that are too small are left out of every paper by itself, as the teacher
    would leave them out: what two papers share may be too little for one and enough for the other.
    """
    known, too_small = dict(result.adjustments), result.options.rules.of_size
    if too_small != Rules():
        every = Adjustment(too_small, (), Figures(0, 0, 0.0, 0.0, 0))
        known = {paper.id: known.get(paper.id, every) for paper in result.papers}
    return with_what_counts(replace(result, adjustments=known))


def _with_sizes_of(result: ClassResult, options: ClassOptions) -> ClassResult:
    """A class that is to be counted by other options: papers left as they were follow."""
    before, now = result.options.rules.of_size, options.rules.of_size
    fresh = {
        number: replace(known, rules=now) if known.rules == before else known
        for number, known in result.adjustments.items()
    }
    said = {number: known for number, known in fresh.items() if known.says_anything}
    return replace(result, adjustments=said)


def _as_in(library: Library, options: ClassOptions) -> ClassOptions:
    params = library.params
    return replace(options, shingle_size=params.shingle_size, accents=params.accents)


def add_late(
    result: ClassResult,
    roll: Sequence[Submission],
    library: Library | None = None,
    observer: Observer | None = None,
) -> ClassResult:
    """A class with what came late (see read_class); no pair of other papers is compared again.

    A student who is known already gets another paper, which is not compared with the first.
    """
    first = max((paper.id for paper in result.papers), default=0) + 1
    papers, failures = make_papers([_known(each, result) for each in roll], first)
    for paper in papers:
        result = add_paper(result, replace(paper, is_late=True), observer)
    result = replace(result, failures=(*result.failures, *failures))
    if library is None or not papers:
        return _adjusted_anew(result)
    return check_against(result, library, observer=observer, only=[paper.id for paper in papers])


def count_again(
    result: ClassResult,
    options: ClassOptions,
    library: Library | None = None,
    observer: Observer | None = None,
) -> ClassResult:
    """The same class by other options, in the library as well if it was looked up in one."""
    result = compare_again(_with_sizes_of(result, options), options, observer)
    if library is None or result.searched is None:
        return _adjusted_anew(result)
    return check_against(result, library, observer=observer)


def keep_as_past_work(
    result: ClassResult,
    library: Library,
    name: str,
    collection: str,
    *,
    hide_names: bool = True,
    made_up: MadeUpNames | None = None,
) -> list[AddOutcome]:
    """Add the papers of a class, called `name`, to a library, without the students' names.

    Never among texts that reports quote to everybody.
    """
    if not library.begin_collection(collection, Holds.STUDENT_WORK).is_withheld:
        raise NotForStudents(collection)
    kept = anonymous(result, made_up=made_up) if hide_names else result
    incoming = []
    for paper in kept.papers:
        where = f"{name}/{paper.student.name} ({paper.id})"
        document = replace(paper.document, text=paper.document.comparable(), name=where)
        incoming.append(IncomingDocument(document, Origin(where), collection))
    return library.add(incoming)


def save_class(result: ClassResult, path: Path, needed: Iterable[Path] = ()) -> None:
    """Keep a class in one file; the one that was there is replaced only by a whole one."""
    write_file(path, pack(result), needed)


def open_class(path: Path) -> ClassResult:
    """A class that was kept."""
    return reopened(unpack(printable(path.name), read_bytes(path)))


class _Part:
    """Watches one group of files as part of all: progress counts files, not groups."""

    def __init__(self, observer: Observer, before: int, total: int) -> None:
        self._observer, self._before, self._total = observer, before, total

    def progressed(self, progress: Progress) -> None:
        if self._total > 1:
            done = min(self._before + progress.done, self._total)
            progress = replace(progress, done=done, total=self._total)
        self._observer.progressed(progress)

    def check_cancelled(self) -> None:
        self._observer.check_cancelled()


def _groups(top: Path, files: Sequence[Path]) -> Iterator[list[tuple[str, Path]]]:
    """Files with their paths below the top, as many as are read together."""
    group: list[tuple[str, Path]] = []
    size = 0
    for path in files:
        below = os.path.relpath(path, top) if is_folder(top) else path.name
        group.append((printable(below.replace(os.sep, "/")), path))
        with suppress(OSError):  # reading it says why
            size += path.stat().st_size
        if len(group) >= GROUP_FILES or size >= GROUP_BYTES:
            yield group
            group, size = [], 0
    if group:
        yield group


def _read(
    group: Sequence[tuple[str, Path]], reader: Reader, observer: Observer
) -> Iterator[tuple[str, Document | PlagcheckError]]:
    """Every file, and every file inside an archive, with what became of it."""
    opened = [_open(path) for _, path in group]
    files = [each for each in opened if isinstance(each, FileBytes)]
    results = reader.read_all(files, observer)
    for (below, _), each in zip(group, opened, strict=True):
        observer.check_cancelled()
        if isinstance(each, PlagcheckError):
            yield below, each
            continue
        for found in next(results):
            inside = found.name.removeprefix(each.name)
            yield below + inside.replace("\\", "/"), found.outcome  # archives made on Windows


def _open(path: Path) -> FileBytes | PlagcheckError:
    try:
        if is_link(path):
            raise FileUnsafe(path.name, reason=Cause.LINK_OUT_OF_FOLDER)
        return FileBytes(printable(path.name), read_bytes(path))
    except PlagcheckError as error:
        return error


def _handed(below: str, outcome: Document | PlagcheckError) -> HandedFile:
    if isinstance(outcome, PlagcheckError):
        return HandedFile(below, Problem.of(outcome))
    return HandedFile(below, outcome)


def _found(
    paper: Paper, result: ClassResult, library: Library, check: CheckOptions
) -> tuple[float, tuple[Source, ...]]:
    """What a check of a paper says, and its sources without what makes no pair in this class."""
    try:
        whole = check_document(paper.document, library, check)
    except (NoText, TooShort):
        return 0.0, ()  # there is nothing to compare
    rules = result.options.rules
    similarity = leave_out(whole, rules).result.similarity
    counted = leave_out(whole, rules.of_words).result
    out = result.left_out.get(paper.id, ())
    if not out:
        return similarity, counted.sources
    tokens = tokenize(paper.document.comparable(), accents=result.options.accents, stems=False)
    words = mask((each.words for each in out), len(tokens))
    kept = [
        left
        for source in counted.sources
        if (left := _without(source, words, tokens)).matches or not source.matches
    ]
    return similarity, tuple(folded(kept, result.options.shortest))


def _without(source: Source, words: Mask, tokens: Tokens) -> Source:
    """A source without words that do not count."""
    matches = tuple(part for match in source.matches for part in cut(match, words, tokens))
    return replace(source, comparison=source.comparison.holding(matches))


def _known(submission: Submission, result: ClassResult) -> Submission:
    """A submission of a student who may be in the class already."""
    name = submission.student.name.casefold()
    for paper in result.papers:
        student = paper.student
        names = {student.name.casefold(), *(each.casefold() for each in student.handles)}
        if student.key == submission.student.key or name in names:
            return replace(submission, student=student)
    return submission
