"""Check: candidates → verification → sources, best first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.prepared import Prepared, prepare, prepare_many
from plagcheck.check.candidates import Candidate, find_candidates
from plagcheck.check.result import CheckOptions, CheckResult, Comparison, Source
from plagcheck.check.traced import find_traced
from plagcheck.check.verify import Covered, compare, covered_words
from plagcheck.core.bands import lsh_threshold
from plagcheck.core.document import Document
from plagcheck.core.errors import NoText, TooShort
from plagcheck.core.progress import Observer, Progress, Unobserved
from plagcheck.library.library import Library
from plagcheck.library.records import Entry

READ_AT_LEAST: Final = 100  # candidates read in full; beyond, only those that may add something

READ_TOGETHER: Final = 10


class Follower(Protocol):
    """Who wants to see a check grow. Called in the thread of the check, in this order."""

    def paper_read(self, paper: Document) -> None:
        """The submission, before it is looked for."""

    def candidates_found(self, entries: Sequence[Entry]) -> None:
        """Documents that will be read, the likeliest first (at most READ_AT_LEAST)."""

    def source_verified(self, source: Source) -> None:
        """One that shares text, with its final scores; they come in the order of candidates.

        Which sources lead and which are folded under another is only known at the end.
        """


def check_document(
    submission: Document | str,
    library: Library,
    options: CheckOptions | None = None,
    observer: Observer | None = None,
    follower: Follower | None = None,
) -> CheckResult:
    """Find the documents of a library that share text with a submission.

    Every score is exact. Raises NoText or TooShort when there is nothing to compare.
    """
    document = submission if isinstance(submission, Document) else Document("text", submission)
    if follower is not None:
        follower.paper_read(document)
    options = options or CheckOptions()
    params = library.params
    text = document.comparable()
    prepared = prepare(text, shingle_size=params.shingle_size, accents=params.accents)
    require_words(document, prepared)
    candidates = _admitted(
        find_candidates(prepared, library, options.align.shortest), library, options
    )
    growing = _Growing(candidates, library, follower) if follower is not None else None
    verified, skipped = _verify(
        prepared, candidates, library, options, observer or Unobserved(), growing
    )
    if options.align.edited:
        verified += _verify_traced(
            prepared, verified, library, options, observer or Unobserved(), growing
        )
    sources, covered = _rank(verified, library, len(prepared.tokens), options.align.shortest)
    return CheckResult(
        submission=document,
        words=len(prepared.tokens),
        matched_words=int(covered.copied.sum()),
        sources=tuple(sources),
        searched=_searched(library, options),
        options=options,
        more_like_these=skipped,
        reworded_words=int((covered.reworded & ~covered.copied).sum()),
    )


def require_words(document: Document, prepared: Prepared) -> None:
    """Refuse a text that is too short to compare, with a reason."""
    words = len(prepared.tokens)
    if not words:
        raise NoText(document.name)
    if words < prepared.shingle_size:
        raise TooShort(document.name, words=words, needed=prepared.shingle_size)


class _Growing:
    """Tells a follower what was verified."""

    def __init__(
        self, candidates: Sequence[Candidate], library: Library, follower: Follower
    ) -> None:
        ids = [candidate.document_id for candidate in candidates[:READ_AT_LEAST]]
        self._library, self._follower = library, follower
        self._entries = {entry.id: entry for entry in library.documents(ids=ids)}
        follower.candidates_found([self._entries[n] for n in ids if n in self._entries])

    def verified(self, number: int, comparison: Comparison) -> None:
        entry = self._entries.get(number) or self._library.documents(ids=[number])[0]
        self._follower.source_verified(Source(entry, comparison))


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


def _verify(
    submission: Prepared,
    candidates: Sequence[Candidate],
    library: Library,
    options: CheckOptions,
    observer: Observer,
    growing: _Growing | None,
) -> tuple[list[tuple[int, Comparison]], int]:
    """Read candidates and keep those that share something; also how many were not read.

    Text that very many documents hold (a form, a set phrase) would have all of them read: past
    READ_AT_LEAST, a candidate is read only when it holds a window that no verified one explains.
    """
    params = library.params
    explained = np.zeros(len(submission.tokens), bool)
    verified, skipped = [], 0
    for start in range(0, len(candidates), READ_TOGETHER):
        observer.check_cancelled()
        observer.progressed(Progress("verify", start, len(candidates)))
        group = candidates[start : start + READ_TOGETHER]
        if start >= READ_AT_LEAST:
            group = [c for c in group if not explained[c.windows].all()]
            skipped += min(READ_TOGETHER, len(candidates) - start) - len(group)
        texts = list(library.texts([candidate.document_id for candidate in group]))
        sources = prepare_many(texts, shingle_size=params.shingle_size, accents=params.accents)
        for done, (candidate, source) in enumerate(zip(group, sources, strict=True), start + 1):
            observer.check_cancelled()
            comparison = compare(submission, source, options.align)
            alike = comparison.jaccard >= lsh_threshold(params.bands, params.rows)
            if comparison.matches or alike:
                verified.append((candidate.document_id, comparison))
                if growing is not None:
                    growing.verified(candidate.document_id, comparison)
                explained |= _whole_windows(comparison, len(submission.tokens), params.certain_run)
            observer.progressed(Progress("verify", done, len(candidates)))
    return verified, skipped


def _verify_traced(
    submission: Prepared,
    verified: Sequence[tuple[int, Comparison]],
    library: Library,
    options: CheckOptions,
    observer: Observer,
    growing: _Growing | None,
) -> list[tuple[int, Comparison]]:
    """Sources of reworded text among documents not read yet, for the words not explained yet."""
    explained = np.zeros(len(submission.tokens), bool)
    for _, comparison in verified:
        explained |= covered_words(comparison.matches, len(explained)).all
    known = {number for number, _ in verified}.union(options.leave_out)
    traced = [n for n in find_traced(submission, library, explained) if n not in known]
    if options.collections is not None:
        entries = library.documents(ids=traced, collections=options.collections)
        inside = {entry.id for entry in entries}
        traced = [number for number in traced if number in inside]
    nothing = np.empty(0, np.intp)
    candidates = [Candidate(number, nothing) for number in traced]
    return _verify(submission, candidates, library, options, observer, growing)[0]


def _whole_windows(comparison: Comparison, words: int, width: int) -> NDArray[np.bool_]:
    """Windows of the submission of which every word is matched."""
    inside = np.concatenate(([0], np.cumsum(covered_words(comparison.matches, words).copied)))
    whole = np.zeros(words, bool)
    count = max(0, words - width + 1)
    whole[:count] = inside[width:] - inside[:-width] == width if count else False
    return whole


def _rank(
    verified: Sequence[tuple[int, Comparison]], library: Library, words: int, shortest: int
) -> tuple[list[Source], Covered]:
    """Order sources by what they explain, and fold those that add nothing under a better one."""
    entries = {e.id: e for e in library.documents(ids=[number for number, _ in verified])}
    ordered = sorted(verified, key=lambda v: (*_merit(v[1]), *_identity(entries[v[0]])))
    total = Covered(np.zeros(words, bool), np.zeros(words, bool))
    leaders: list[tuple[int, NDArray[np.bool_]]] = []
    sources = []
    for number, comparison in ordered:
        own = covered_words(comparison.matches, words)
        if not comparison.is_evidence:  # explains nothing, so nothing explains it either
            sources.append(Source(entries[number], comparison))
            continue
        under = next(
            (leader for leader, theirs in leaders if (own.all & ~theirs).sum() < shortest // 2),
            None,
        )
        if under is None:
            leaders.append((number, own.all))
        sources.append(Source(entries[number], comparison, under))
        total = Covered(total.copied | own.copied, total.reworded | own.reworded)
    return sources, total


def _merit(found: Comparison) -> tuple[int, int, float]:
    """Sort key, best first."""
    return -found.matched_words, -found.reworded_words, -found.jaccard


def _identity(entry: Entry) -> tuple[str, str]:
    """What tells equally good sources apart, whatever order they were added in."""
    return entry.name, entry.text_sha256


def _searched(library: Library, options: CheckOptions) -> int:
    if options.collections is None:
        return len(library)
    counts = library.summary().collections
    return sum(counts.get(name, 0) for name in set(options.collections))
