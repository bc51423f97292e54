"""Check or compare files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from plagcheck.align.prepared import prepare
from plagcheck.check.checker import check_document, require_words
from plagcheck.check.follower import CheckFollower
from plagcheck.check.verify import compare
from plagcheck.extract.pool.pool import ExtractionPool
from plagcheck.jobs.disguise_scores import score_tricks
from plagcheck.jobs.library_state import library_state
from plagcheck.jobs.reading import Reader
from plagcheck.leaveout.apply import leave_out
from plagcheck.library.library import Library
from plagcheck.model.adjusted import Choice, Rules, set_aside, set_aside_by_time
from plagcheck.model.document import Document
from plagcheck.model.entry import Entry
from plagcheck.model.numbering import numbered
from plagcheck.model.params import IndexParams
from plagcheck.model.progress import Observer, Unobserved
from plagcheck.model.ranking import folded, rank
from plagcheck.model.result import (
    OTHER_FILE,
    AlignOptions,
    CheckOptions,
    CheckResult,
    Comparison,
    Source,
)


def read_file(
    path: Path, observer: Observer | None = None, pool: ExtractionPool | None = None
) -> Document:
    """Read one file, in a worker process where its format needs a parser."""
    with Reader(pool) as reader:
        return reader.read(path, observer or Unobserved())


def check_file(
    library: Library,
    path: Path,
    options: CheckOptions | None = None,
    observer: Observer | None = None,
    pool: ExtractionPool | None = None,
    follower: CheckFollower | None = None,
) -> CheckResult:
    """Check one file against a library; a follower sees the sources as they are verified."""
    return check_paper(library, read_file(path, observer, pool), options, observer, follower)


def check_paper(
    library: Library,
    paper: Document,
    options: CheckOptions | None = None,
    observer: Observer | None = None,
    follower: CheckFollower | None = None,
) -> CheckResult:
    """Check a paper that was read before, and name the library it was checked against.

    A paper that is flagged for a disguise is also checked as if the disguise worked.
    """

    def as_written(document: Document) -> CheckResult:
        return check_document(document, library, options, observer)

    result = check_document(paper, library, options, observer, follower)
    tricks = score_tricks(paper, as_written, accents=result.params.accents)
    return replace(result, tricks=tricks, library=library_state(library))


def look_again(
    library: Library,
    result: CheckResult,
    without: frozenset[int],
    observer: Observer | None = None,
    rules: Rules | None = None,
) -> CheckResult:
    """The result with sources that were not looked for while others explained their words.

    What a source explains is not looked for in other words again. Leave it out, and others that
    hold the same, edited or reworded, may come forward, with all that a check without it finds in
    them. They take the next numbers, count when it is left out (`leave_out` sees to it that no
    number rises by that), and go when it counts again.
    `rules` are those of a class, whose sources are without what they leave out.
    """
    left = result.options.leave_out | without
    options = replace(result.options, leave_out=left)
    found = check_document(result.submission, library, options, observer)
    found = leave_out(found, rules or Rules()).result
    known = {source.id for source in result.sources}
    fresh = [source for source in found.sources if source.id not in known]
    fresh = [replace(each, found_without=without) for each in fresh]
    result = replace(result, looked_without=without)
    if not fresh:
        return result
    every = [*result.sources, *_with_numbers(fresh, result)]
    numbers = {source.id: source.number for source in every if source.found_without}
    return replace(
        result.holding(folded(every, options.align.shortest)),
        later_numbers=tuple({**dict(result.later_numbers), **numbers}.items()),
    )


def look_behind(
    library: Library,
    result: CheckResult,
    choices: Sequence[Choice],
    observer: Observer | None = None,
    rules: Rules | None = None,
) -> CheckResult:
    """The same in the steps in which they were left out, but for those that were looked behind.

    What comes forward counts for no more than what counted before the step it came with, so it has
    to be known which; and some that are left out came forward behind others.
    """
    steps = set_aside_by_time(choices)
    looked = result.looked_without if result.looked_without in steps else frozenset()
    for without in steps[steps.index(looked) + 1 :] if looked else steps:
        while (known := without & {source.id for source in result.sources}) != looked:
            result, looked = look_again(library, result, known, observer, rules), known
    return replace(result, looked_without=set_aside(choices))


def _with_numbers(fresh: Sequence[Source], result: CheckResult) -> Iterator[Source]:
    """Sources that come forward, with the numbers they had before, or the next."""
    given = dict(result.later_numbers)
    last = max((*given.values(), *(source.number for source in result.sources)), default=0)
    known = [source for source in fresh if source.id in given]
    for source in numbered(known):
        yield replace(source, number=given[source.id])
    yield from numbered([source for source in fresh if source.id not in given], last + 1)


def compare_files(
    a: Path,
    b: Path,
    options: AlignOptions | None = None,
    observer: Observer | None = None,
    pool: ExtractionPool | None = None,
) -> CheckResult:
    """Compare two files, no library needed: a check whose only source is the second."""
    with Reader(pool) as reader:
        ours, theirs = (reader.read(path, observer or Unobserved()) for path in (a, b))
    return compare_documents(ours, theirs, options, str(b))


def compare_documents(
    ours: Document, theirs: Document, options: AlignOptions | None = None, path: str = ""
) -> CheckResult:
    """Compare two documents; `path` is where the second came from."""
    asked, params = options or AlignOptions(), IndexParams()
    other = prepare(theirs.comparable())

    def compared(document: Document) -> CheckResult:
        text = prepare(document.comparable())
        for each, words in ((document, text), (theirs, other)):
            require_words(each, words)
        source = other_file(theirs, compare(text, other, asked), path)
        return CheckResult(
            submission=document,
            words=len(text.tokens),
            sources=rank([source], asked.shortest),
            searched=1,
            options=CheckOptions(asked),
            params=params,
        )

    result = compared(ours)
    return replace(result, tricks=score_tricks(ours, compared, accents=params.accents))


def other_file(document: Document, comparison: Comparison, path: str = "") -> Source:
    """The second of two files as a source."""
    entry = Entry(
        OTHER_FILE,
        document.name,
        "",
        comparison.source_words,
        document.pages,
        "",
        document.notes,
        document.sha256,
        (path,) if path else (),
    )
    return Source(entry, comparison, document=document)
