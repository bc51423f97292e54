"""Results as plain objects for JSON: the stable face for other programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import PurePath
from typing import Any, Final

from plagcheck.model.adjusted import Adjusted, LedgerEntry
from plagcheck.model.classes import ClassResult
from plagcheck.model.counting import words_by_kind
from plagcheck.model.document import Document, Span
from plagcheck.model.entry import Added, Damage, Entry, Summary
from plagcheck.model.errors import PlagcheckError
from plagcheck.model.match import Match
from plagcheck.model.numbering import label
from plagcheck.model.result import CheckResult, Source, Trick
from plagcheck.report.languages.flag_translation import in_english, part_in_english

SCHEMA: Final = 2


def check_object(path: str, checked: Adjusted) -> dict[str, Any]:
    """A check: what counts, what was left out of it, and how it was made."""
    result, before = checked.result, checked.before
    lost = {source.id: source for source in checked.left_out}
    listed = {source.id for source in result.sources}
    return {
        "schema": SCHEMA,
        "submission": _document(path, result.submission, result.words)
        | {"flags": _flags(result.submission, before.similarity, result.tricks)},
        **_figures(checked),
        "sources": [
            each
            for source in result.sources
            for each in _source_and_doubles(source, lost.get(source.id))
        ],
        "left_out_sources": [
            _source(_emptied(source), source)
            for source in checked.left_out
            if source.id not in listed
        ],
        **_circumstances(checked),
        "failures": [],
    }


def _figures(checked: Adjusted) -> dict[str, Any]:
    result, before = checked.result, checked.before
    return {
        "similarity": result.similarity,
        "similarity_before": before.similarity,
        "matched_words": result.matched_words,
        "matched_words_before": before.matched_words,
        "reworded": result.reworded,
        "reworded_words": result.reworded_words,
        "words_by_kind": {
            kind.value: words for kind, words in words_by_kind(result.matches).items()
        },
    }


def _circumstances(checked: Adjusted) -> dict[str, Any]:
    """What was left out, where was looked, and how texts were cut."""
    result = checked.result
    return {
        "left_out": [_ledger(entry) for entry in checked.listed],
        "searched": result.searched,
        "more_like_these": result.more_like_these,
        "settings": {
            "shortest": result.options.align.shortest,
            "edited": result.options.align.edited,
            "collections": _listed(result.options.collections),
            "without": list(checked.without),
        },
        **made_with(result),
    }


def made_with(result: CheckResult | ClassResult) -> dict[str, Any]:
    """How texts were cut, the library that was searched, and the version that counted."""
    params, library = result.params, result.library
    return {
        "index": {
            "shingle_size": params.shingle_size,
            "bands": params.bands,
            "rows": params.rows,
            "version": params.folding_version,
            "certain_run": params.certain_run,
            "accents": params.accents,
        },
        "library": library
        and {
            "name": library.name,
            "documents": library.documents,
            "version": library.version,
        },
        "counted_by": result.counted_by or None,
    }


def _listed(names: Sequence[str] | None) -> list[str] | None:
    return None if names is None else list(names)


def _ledger(entry: LedgerEntry) -> dict[str, Any]:
    return {
        "reason": entry.reason.value,
        "what": entry.what,
        "words": entry.words,
        "places": len(entry.spans),
        "before": entry.before,
        "after": entry.after,
        "source": entry.source_id,
    }


def _emptied(source: Source) -> Source:
    return replace(source, comparison=source.comparison.holding(()))


def failed_check_object(path: str, error: PlagcheckError) -> dict[str, Any]:
    return {
        "schema": SCHEMA,
        "submission": {"path": path},
        "sources": [],
        "failures": [path],
        "error": {"code": error.code, "message": str(error)},
    }


def compare_object(a: str, b: str, checked: Adjusted) -> dict[str, Any]:
    """Two files compared; `a` is the submission."""
    result = checked.result
    other = checked.before.sources[0]
    source = next(iter(result.sources), _emptied(other))
    lost = next(iter(checked.left_out), None)
    document = other.document or Document(other.entry.name, "")
    found = _source(source, lost)
    return {
        "schema": SCHEMA,
        "a": _document(a, result.submission, result.words)
        | {"flags": _flags(result.submission, checked.before.similarity, result.tricks)},
        "b": _document(b, document, other.entry.words) | {"flags": _flags(document)},
        "share_of_a": source.comparison.share_of_submission,
        "share_of_b": source.comparison.share_of_source,
        **_figures(checked),
        **{name: found[name] for name in ("jaccard", "longest_run", "matches", "left_out_matches")},
        **_circumstances(checked),
    }


def added_object(added: Added) -> dict[str, Any]:
    return {
        "path": added.path,
        "status": added.status.value,
        "id": added.id,
        "words": added.words,
        "error": added.problem.message if added.problem else None,
        "collection": added.collection,
    }


def entry_object(entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "title": entry.name,
        "path": entry.path,
        "collection": entry.collection,
        "holds": entry.holds.value,
        "words": entry.words,
        "pages": entry.pages,
        "added": entry.added_at,
        "sha256": entry.text_sha256,
        "notes": list(entry.notes),
    }


def summary_object(summary: Summary) -> dict[str, Any]:
    return {
        "path": summary.path,
        "documents": summary.documents,
        "words": summary.words,
        "size_bytes": summary.size_bytes,
        "collections": dict(summary.collections),
        "parameters": dict(summary.params),
    }


def problem_object(problem: Damage) -> dict[str, Any]:
    code = problem.why.value
    return {"problem": problem.what, "code": code, "id": problem.document_id, "title": problem.name}


def _document(path: str, document: Document, words: int) -> dict[str, Any]:
    return {
        "path": path,
        "title": document.name,
        "words": words,
        "sha256": document.sha256,
        "notes": list(document.notes),
        "media_type": document.media_type,
        "coverage": _coverage(document),
    }


def _coverage(document: Document) -> dict[str, Any]:
    """What could be read; pages count from 1."""
    coverage = document.coverage
    return {
        "words": coverage.words,
        "pages": coverage.pages,
        "pages_without_text": [page + 1 for page in coverage.pages_without_text],
        "pages_unreadable": [page + 1 for page in coverage.pages_unreadable],
        "skipped": list(map(part_in_english, coverage.skipped)),
    }


def _flags(
    document: Document, share: float | None = None, tricks: Sequence[Trick] = ()
) -> list[dict[str, Any]]:
    """Flags with their places; where text was disguised, the share with that undone and without."""
    as_written = {trick.kind: trick.share for trick in tricks}
    return [
        {
            "kind": flag.kind.value,
            "count": flag.count,
            "sentence": in_english(flag),
            "spans": [span_object(span) for span in flag.spans],
            "pages": [page + 1 for page in flag.pages],
        }
        | (
            {"share_undone": share, "share_as_written": as_written[flag.kind]}
            if flag.kind in as_written
            else {}
        )
        for flag in document.flags
    ]


def text_object(path: str, document: Document) -> dict[str, Any]:
    return {
        "schema": SCHEMA,
        **_document(path, document, document.coverage.words),
        "flags": _flags(document),
        "text": document.text,
        "page_starts": list(document.page_starts),
        "hidden": [span_object(span) for span in document.hidden],
    }


def _source_and_doubles(source: Source, lost: Source | None) -> Iterator[dict[str, Any]]:
    """A source, and folded under it every other file in the library with the same text."""
    found = _source(source, lost)
    yield found
    for path in source.entry.paths[1:]:
        title = PurePath(path).name
        yield {**found, "path": path, "title": title, "under": source.id}


def _source(source: Source, lost: Source | None = None) -> dict[str, Any]:
    """A source with what counts of it; `lost` holds what is left out."""
    found = source.comparison
    return {
        "number": source.number,
        "id": source.id,
        "path": source.entry.path or source.entry.name,
        "title": source.entry.name,
        "collection": source.entry.collection,
        "words": source.entry.words,
        "jaccard": found.jaccard,
        "share_of_submission": found.share_of_submission,
        "share_of_source": found.share_of_source,
        "longest_run": found.longest_run,
        "matched_words": found.matched_words,
        "reworded_words": found.reworded_words,
        "under": source.under,
        "weak": source.is_weak,
        "matches": [_labelled(source, match) for match in source.matches],
        "left_out_matches": [_labelled(source, match) for match in lost.matches] if lost else [],
    }


def _labelled(source: Source, match: Match) -> dict[str, Any]:
    return {"label": label(source, match), **match_object(match)}


def match_object(match: Match) -> dict[str, Any]:
    return {
        "submission": span_object(match.submission),
        "source": span_object(match.source),
        "words": match.words,
        "kind": match.kind.value,
        "strength": match.strength,
        "weak": match.weak,
    }


def span_object(span: Span) -> dict[str, int]:
    return {"start": span.start, "end": span.end}
