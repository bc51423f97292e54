"""Results as plain objects for JSON: the stable face for other programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePath
from typing import Any, Final

from plagcheck.model.document import Document, Span
from plagcheck.model.entry import Added, Entry, Problem, Summary
from plagcheck.model.errors import PlagcheckError
from plagcheck.model.match import Match
from plagcheck.model.result import CheckResult, FilesCompared, Source, Trick
from plagcheck.report.languages.flag_translation import in_english, part_in_english

SCHEMA: Final = 1


def check_object(path: str, result: CheckResult) -> dict[str, Any]:
    return {
        "schema": SCHEMA,
        "submission": _document(path, result.submission, result.words)
        | {"flags": _flags(result.submission, result.similarity, result.tricks)},
        "similarity": result.similarity,
        "matched_words": result.matched_words,
        "reworded": result.reworded,
        "reworded_words": result.reworded_words,
        "sources": [each for source in result.sources for each in _source_and_doubles(source)],
        "searched": result.searched,
        "more_like_these": result.more_like_these,
        "failures": [],
    }


def failed_check_object(path: str, error: PlagcheckError) -> dict[str, Any]:
    return {
        "schema": SCHEMA,
        "submission": {"path": path},
        "sources": [],
        "failures": [path],
        "error": {"code": error.code, "message": str(error)},
    }


def compare_object(a: str, b: str, compared: FilesCompared) -> dict[str, Any]:
    found = compared.comparison
    return {
        "schema": SCHEMA,
        "a": _document(a, compared.a, compared.a_words)
        | {"flags": _flags(compared.a, found.share_of_submission, compared.tricks)},
        "b": _document(b, compared.b, compared.b_words) | {"flags": _flags(compared.b)},
        "jaccard": found.jaccard,
        "share_of_a": found.share_of_submission,
        "share_of_b": found.share_of_source,
        "longest_run": found.longest_run,
        "matched_words": found.matched_words,
        "reworded": compared.reworded,
        "reworded_words": found.reworded_words,
        "matches": [match_object(match) for match in found.matches],
    }


def added_object(added: Added) -> dict[str, Any]:
    return {
        "path": added.path,
        "status": added.status.value,
        "id": added.id,
        "words": added.words,
        "error": added.error,
    }


def entry_object(entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "title": entry.name,
        "path": entry.path,
        "collection": entry.collection,
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


def problem_object(problem: Problem) -> dict[str, Any]:
    return {"problem": problem.what, "id": problem.document_id, "title": problem.name}


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


def _source_and_doubles(source: Source) -> Iterator[dict[str, Any]]:
    """A source, and folded under it every other file in the library with the same text."""
    found = _source(source)
    yield found
    for path in source.entry.paths[1:]:
        title = PurePath(path).name
        yield {**found, "path": path, "title": title, "under": source.entry.id}


def _source(source: Source) -> dict[str, Any]:
    found = source.comparison
    return {
        "id": source.entry.id,
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
        "thin": source.is_thin,
        "matches": [match_object(match) for match in found.matches],
    }


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
