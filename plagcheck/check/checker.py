"""Check: candidates → reading → sources, best first; then once more for reworded text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from plagcheck.align.prepared import PreparedText, prepare
from plagcheck.check.candidate_reader import READ_AT_LEAST, CandidateReader
from plagcheck.check.candidates import Candidate, find_candidates
from plagcheck.check.follower import Announcer, CheckFollower
from plagcheck.check.traced import find_traced
from plagcheck.library.deciding import versions_of
from plagcheck.library.library import Library
from plagcheck.model.document import Document
from plagcheck.model.errors import NoText, TooShort
from plagcheck.model.explanation import FoundBy
from plagcheck.model.progress import Observer, Unobserved
from plagcheck.model.ranking import rank
from plagcheck.model.result import CheckOptions, CheckResult, Source


def check_document(
    submission: Document | str,
    library: Library,
    options: CheckOptions | None = None,
    observer: Observer | None = None,
    follower: CheckFollower | None = None,
) -> CheckResult:
    """Find the documents of a library that share text with a submission.

    Every score is exact, of the library as it is now: what others add or remove meanwhile is not
    seen. Raises NoText or TooShort when there is nothing to compare.
    """
    document = submission if isinstance(submission, Document) else Document("text", submission)
    if follower is not None:
        follower.paper_read(document)
    with library.snapshot():
        return _check(document, library, options or CheckOptions(), observer, follower)


def _check(
    document: Document,
    library: Library,
    options: CheckOptions,
    observer: Observer | None,
    follower: CheckFollower | None,
) -> CheckResult:
    params = library.params
    text = document.comparable()
    prepared = prepare(text, shingle_size=params.shingle_size, accents=params.accents)
    require_words(document, prepared)
    asked, options = options, replace(options, leave_out=versions_of(library, options.leave_out))
    candidates = _admitted(
        find_candidates(prepared, library, options.align.shortest), library, options
    )
    growing = None
    if follower is not None:
        first = [candidate.document_id for candidate in candidates[:READ_AT_LEAST]]
        growing = Announcer(first, library, follower)
    reading = CandidateReader(prepared, library, options, observer or Unobserved(), growing)
    reading.read(candidates)
    levels = {candidate.document_id: candidate.found_by for candidate in candidates}
    if options.align.edited:
        traced = _traced(prepared, reading, library, options)
        reading.read([c for c in traced if c.document_id not in reading.seen])
        for number in (candidate.document_id for candidate in traced):
            levels[number] = replace(levels.get(number, FoundBy()), traces=True)
    entries = {e.id: e for e in library.documents(ids=[n for n, _ in reading.verified])}
    found = [
        Source(entries[number], comparison, found_by=levels[number])
        for number, comparison in reading.verified
    ]
    return CheckResult(
        submission=document,
        words=len(prepared.tokens),
        sources=rank(found, options.align.shortest),
        searched=_searched(library, options),
        options=asked,
        params=params,
        more_like_these=reading.skipped,
    )


def require_words(document: Document, prepared: PreparedText) -> None:
    """Refuse a text that is too short to compare, with a reason."""
    words = len(prepared.tokens)
    if not words:
        raise NoText(document.name)
    if words < prepared.shingle_size:
        raise TooShort(document.name, words=words, needed=prepared.shingle_size)


def _admitted(
    candidates: Sequence[Candidate], library: Library, options: CheckOptions
) -> list[Candidate]:
    """Candidates from the collections asked for, best first.

    Only when there are more than will be read does the order of equals matter: it follows from
    their texts then, not from the order in which they were added.
    """
    kept = [c for c in candidates if c.document_id not in options.leave_out]
    if options.collections is None and len(kept) <= READ_AT_LEAST:
        return kept
    entries = library.documents(ids=[c.document_id for c in kept], collections=options.collections)
    digests = {entry.id: entry.text_sha256 for entry in entries}
    inside = [c for c in kept if c.document_id in digests]
    return sorted(inside, key=lambda c: (-len(c.windows), digests[c.document_id]))


def _traced(
    submission: PreparedText, reading: CandidateReader, library: Library, options: CheckOptions
) -> list[Candidate]:
    """Documents that may hold, reworded, what nothing explains yet; some were read already."""
    traced = find_traced(submission, library, reading.explained(), options.leave_out)
    if options.collections is not None:
        entries = library.documents(ids=traced, collections=options.collections)
        inside = {entry.id for entry in entries}
        traced = [number for number in traced if number in inside]
    nothing = np.empty(0, np.intp)
    return [Candidate(number, nothing, FoundBy(traces=True)) for number in traced]


def _searched(library: Library, options: CheckOptions) -> int:
    if options.collections is None:
        return len(library)
    counts = library.summary().collections
    return sum(counts.get(name, 0) for name in set(options.collections))
