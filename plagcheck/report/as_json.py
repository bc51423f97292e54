"""Results as plain objects for JSON: the stable face for other programs.

Spans, kinds and the like are packed by the declarations of the model.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import PurePath
from typing import Any, Final

from plagcheck.model.adjusted import Adjusted, LedgerEntry
from plagcheck.model.classes import ClassResult
from plagcheck.model.document import Document, Flag, FlagKind
from plagcheck.model.entry import AddOutcome, Damage, Entry, Nearly, Summary
from plagcheck.model.errors import PlagcheckError
from plagcheck.model.match import Match
from plagcheck.model.numbering import label
from plagcheck.model.result import CheckResult, Source
from plagcheck.model.values import to_values
from plagcheck.report.languages.flag_translation import in_english, part_in_english

SCHEMA: Final = 2

Object = dict[str, Any]

_WORTH: Final = ("words_undone", "words_as_written", "share_undone", "share_as_written")


def result_object(path: str, other: str, checked: Adjusted) -> Object:
    """A check or, by what was checked, two files compared; `other` is the path of the second."""
    if checked.before.is_of_two_files:
        return compare_object(path, other, checked)
    return check_object(path, checked)


def check_object(path: str, checked: Adjusted) -> Object:
    """A check: what counts, what was left out of it, and how it was made."""
    lost = {source.id: source for source in checked.left_out}
    listed = {source.id for source in checked.result.sources}
    return {
        "schema": SCHEMA,
        "submission": _submission(path, checked),
        **_figures(checked),
        "sources": [
            each
            for source in checked.result.sources
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


def failed_check_object(path: str, error: PlagcheckError) -> Object:
    return {
        "schema": SCHEMA,
        "submission": {"path": path},
        "sources": [],
        "failures": [path],
        "error": {"code": error.code, "message": str(error)},
    }


def compare_object(a: str, b: str, checked: Adjusted) -> Object:
    """Two files compared; `a` is the submission."""
    other = checked.before.sources[0]
    source = next(iter(checked.result.sources), _emptied(other))
    document = other.document or Document(other.entry.name, "")
    found = _source(source, next(iter(checked.left_out), None))
    return {
        "schema": SCHEMA,
        "a": _submission(a, checked),
        "b": _document(b, document, other.entry.words) | {"flags": flag_objects(document)},
        "share_of_a": source.comparison.share_of_submission,
        "share_of_b": source.comparison.share_of_source,
        **_figures(checked),
        **{name: found[name] for name in ("jaccard", "longest_run", "matches", "left_out_matches")},
        **_circumstances(checked),
    }


def text_object(path: str, document: Document) -> Object:
    return {
        "schema": SCHEMA,
        **_document(path, document, document.coverage.words),
        "flags": flag_objects(document),
        "text": document.text,
        "page_starts": list(document.page_starts),
        "hidden": list(map(to_values, document.hidden)),
    }


# -- what a check is made of


def _figures(checked: Adjusted) -> Object:
    result, before = checked.result, checked.before
    return {
        "similarity": result.similarity,
        "similarity_before": before.similarity,
        "matched_words": result.matched_words,
        "matched_words_before": before.matched_words,
        "reworded": result.reworded,
        "reworded_words": result.reworded_words,
        "words_by_kind": None if result.words_by_kind is None else to_values(result.words_by_kind),
    }


def _circumstances(checked: Adjusted) -> Object:
    """What was left out, where was looked, and how texts were cut."""
    result, searched_in = checked.result, checked.result.options.collections
    return {
        "left_out": [ledger_object(entry) for entry in checked.listed],
        "searched": result.searched,
        "more_like_these": result.more_like_these,
        "settings": {
            **to_values(result.options.align),
            "shingle_size": result.params.shingle_size,
            "accents": result.params.accents,
            "collections": None if searched_in is None else list(searched_in),
            "without": list(checked.without),
        },
        **made_with(result),
    }


def made_with(result: CheckResult | ClassResult) -> Object:
    """The library that was searched and its index, and the version that counted.

    Files that were compared with each other alone were looked up in no index.
    """
    params, library = result.params, result.library
    return {
        "index": library
        and {
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


def ledger_object(entry: LedgerEntry) -> Object:
    return {
        "reason": entry.reason.value,
        "what": entry.what,
        "words": entry.words,
        "places": len(entry.spans),
        "before": entry.before,
        "after": entry.after,
        "source": entry.source_id,
        "still_counts_in": list(entry.still),
    }


def _source_and_doubles(source: Source, lost: Source | None) -> Iterator[Object]:
    """A source, and folded under it every other file in the library with the same text."""
    found = _source(source, lost)
    yield found
    for path in source.entry.paths[1:]:
        title = PurePath(path).name
        yield {**found, "path": path, "title": title, "under": source.id}


def _source(source: Source, lost: Source | None = None) -> Object:
    """A source with what counts of it; `lost` holds what is left out."""
    return {
        "number": source.number,
        **source_object(source),
        "path": source.entry.path or source.entry.name,
        "words": source.entry.words,
        "weak": source.is_weak,
        "matches": labelled(source, source.matches),
        "left_out_matches": labelled(source, lost.matches) if lost else [],
    }


def source_object(source: Source) -> Object:
    """A source with its figures, as a check and a class give it."""
    return {
        "id": source.id,
        "title": source.entry.name,
        "collection": source.entry.collection,
        "jaccard": source.comparison.jaccard,
        **to_values(source.comparison.figures),
        "found_by": source.found_by and to_values(source.found_by),
        "under": source.under,
        "work": source.entry.work or None,
    }


def _emptied(source: Source) -> Source:
    return replace(source, comparison=source.comparison.holding(()))


def labelled(source: Source, matches: Sequence[Match]) -> list[Object]:
    """Matches with a source, as its page calls them."""
    return [{"label": label(source, match), **match_object(match)} for match in matches]


def match_object(match: Match) -> Object:
    return {
        "submission": to_values(match.submission),
        "source": to_values(match.source),
        "words": match.words,
        "kind": match.kind.value,
        "strength": match.strength,
        "weak": match.weak,
        "summed_up": match.summed_up,
    }


# -- what was read


def _submission(path: str, checked: Adjusted) -> Object:
    result = checked.result
    flags = flag_objects(result.submission, _worth(checked))
    return _document(path, result.submission, result.words) | {"flags": flags}


def _worth(checked: Adjusted) -> Mapping[FlagKind, Object]:
    """What was found with a disguise undone and without, where that is known."""
    found, tricks = checked.worth
    worth: dict[FlagKind, Object] = {
        trick.kind: dict.fromkeys(_WORTH) for trick in checked.before.tricks
    }
    for trick in tricks:
        told = (found.matched_words, trick.matched_words, found.similarity, trick.share)
        worth[trick.kind] = dict(zip(_WORTH, told, strict=True))
    return worth


def _document(path: str, document: Document, words: int) -> Object:
    return {
        "path": path,
        "title": document.name,
        "words": words,
        "sha256": document.sha256,
        "notes": list(document.notes),
        "media_type": document.media_type,
        "coverage": _coverage(document),
    }


def _coverage(document: Document) -> Object:
    """What could be read; pages count from 1."""
    coverage = document.coverage
    return {
        "words": coverage.words,
        "pages": coverage.pages,
        "pages_without_text": [page + 1 for page in coverage.pages_without_text],
        "pages_unreadable": [page + 1 for page in coverage.pages_unreadable],
        "skipped": list(map(part_in_english, coverage.skipped)),
    }


def flag_objects(
    document: Document, worth: Mapping[FlagKind, Object] | None = None
) -> list[Object]:
    """Flags with their places, and what undoing them is worth."""
    known = worth or {}
    return [_flag(flag) | known.get(flag.kind, {}) for flag in document.flags]


def _flag(flag: Flag) -> Object:
    return {
        "kind": flag.kind.value,
        "count": flag.count,
        "sentence": in_english(flag),
        "spans": list(map(to_values, flag.spans)),
        "pages": [page + 1 for page in flag.pages],
    }


# -- a library


def added_object(added: AddOutcome) -> Object:
    return {
        "path": added.path,
        "status": added.status.value,
        "id": added.id,
        "words": added.words,
        "error": added.problem.message if added.problem else None,
        "collection": added.collection,
        "nearly": _nearly(added.nearly),
    }


def _nearly(near: Nearly | None) -> Object | None:
    if near is None:
        return None
    told = {"id": near.id, "title": near.name, "jaccard": near.jaccard}
    return {**told, "is_version": near.is_version}


def entry_object(entry: Entry) -> Object:
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


def summary_object(summary: Summary) -> Object:
    return {
        "path": summary.path,
        "documents": summary.documents,
        "words": summary.words,
        "size_bytes": summary.size_bytes,
        "collections": dict(summary.collections),
        "parameters": dict(summary.params),
    }


def problem_object(problem: Damage) -> Object:
    code = problem.why.value
    return {"problem": problem.what, "code": code, "id": problem.document_id, "title": problem.name}
