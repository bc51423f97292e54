"""Results as plain values for JSON, and back, exactly. Texts are left to others.

Nearly all of a result are matches, so these are kept as columns of whole numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Final

from plagcheck.model.document import Coverage, Document, Flag, FlagKind, Span
from plagcheck.model.entry import Entry
from plagcheck.model.match import Kind, Match, Run
from plagcheck.model.result import (
    AlignOptions,
    CheckOptions,
    CheckResult,
    Comparison,
    FilesCompared,
    Source,
    Trick,
)
from plagcheck.model.values import flag_values, skipped_values, to_flag_data, to_skipped

Object = Mapping[str, Any]

_KINDS: Final = tuple(Kind)
_COLLECTIONS: Final[dict[str, type[Any]]] = {
    kind.__name__: kind for kind in (tuple, list, set, frozenset)
}


def check_value(result: CheckResult) -> dict[str, Any]:
    options = result.options
    return {
        "submission": document_value(result.submission),
        "words": int(result.words),
        "matched": int(result.matched_words),
        "sources": [
            [_entry(each.entry), _comparison(each.comparison), each.under]
            for each in result.sources
        ],
        "searched": int(result.searched),
        "align": [options.align.shortest, options.align.edited],
        "collections": _collection(options.collections),
        "leave_out": _collection(options.leave_out),
        "more": int(result.more_like_these),
        "reworded": int(result.reworded_words),
        "tricks": _tricks(result.tricks),
    }


def to_check(value: Object, text: str) -> CheckResult:
    align = AlignOptions(*value["align"])
    searched_in, left_out = (_to_collection(value[key]) for key in ("collections", "leave_out"))
    return CheckResult(
        submission=to_document(value["submission"], text),
        words=value["words"],
        matched_words=value["matched"],
        sources=tuple(
            Source(_to_entry(entry), _to_comparison(found), under)
            for entry, found, under in value["sources"]
        ),
        searched=value["searched"],
        options=CheckOptions(align, searched_in, () if left_out is None else left_out),
        more_like_these=value["more"],
        reworded_words=value["reworded"],
        tricks=_to_tricks(value["tricks"]),
    )


def pair_value(compared: FilesCompared) -> dict[str, Any]:
    return {
        "a": document_value(compared.a),
        "b": document_value(compared.b),
        "words": [int(compared.a_words), int(compared.b_words)],
        "comparison": _comparison(compared.comparison),
        "tricks": _tricks(compared.tricks),
    }


def to_pair(value: Object, a: str, b: str) -> FilesCompared:
    a_words, b_words = value["words"]
    return FilesCompared(
        to_document(value["a"], a),
        to_document(value["b"], b),
        a_words,
        b_words,
        _to_comparison(value["comparison"]),
        _to_tricks(value["tricks"]),
    )


def document_value(document: Document) -> dict[str, Any]:
    """A document without its text."""
    read = document.coverage
    return {
        "name": document.name,
        "sha256": document.sha256,
        "pages": list(document.page_starts),
        "notes": list(document.notes),
        "type": document.media_type,
        "hidden": _spans(document.hidden),
        "gaps": _spans(document.gaps),
        "markup": _spans(document.markup),
        "quotes": _spans(document.quotes),
        "flags": [
            [
                flag.kind.value,
                int(flag.count),
                flag_values(flag.data),
                _spans(flag.spans),
                list(flag.pages),
            ]
            for flag in document.flags
        ],
        "coverage": [
            int(read.words),
            int(read.pages),
            list(read.pages_without_text),
            list(read.pages_unreadable),
            skipped_values(read.skipped),
        ],
    }


def to_document(value: Object, text: str) -> Document:
    words, pages, without_text, unreadable, skipped = value["coverage"]
    return Document(
        value["name"],
        text,
        value["sha256"],
        tuple(value["pages"]),
        tuple(value["notes"]),
        value["type"],
        _to_spans(value["hidden"]),
        _to_spans(value["gaps"]),
        _to_spans(value["markup"]),
        tuple(
            Flag(FlagKind(kind), count, to_flag_data(data), _to_spans(spans), tuple(on))
            for kind, count, data, spans, on in value["flags"]
        ),
        Coverage(words, pages, tuple(without_text), tuple(unreadable), to_skipped(skipped)),
        _to_spans(value["quotes"]),
    )


def _entry(entry: Entry) -> list[Any]:
    return [
        int(entry.id),
        entry.name,
        entry.collection,
        int(entry.words),
        int(entry.pages),
        entry.added_at,
        list(entry.notes),
        entry.text_sha256,
        list(entry.paths),
    ]


def _to_entry(value: Sequence[Any]) -> Entry:
    number, name, collection, words, pages, added_at, notes, digest, paths = value
    return Entry(
        number, name, collection, words, pages, added_at, tuple(notes), digest, tuple(paths)
    )


def _comparison(found: Comparison) -> list[Any]:
    return [
        float(found.jaccard),
        float(found.share_of_submission),
        float(found.share_of_source),
        int(found.longest_run),
        int(found.matched_words),
        int(found.reworded_words),
        _matches(found.matches),
    ]


def _to_comparison(value: Sequence[Any]) -> Comparison:
    jaccard, ours, theirs, longest, matched, reworded, matches = value
    found = tuple(_to_matches(matches))
    return Comparison(jaccard, ours, theirs, longest, matched, found, reworded)


def _matches(matches: Sequence[Match]) -> list[list[Any]]:
    """Columns: one list for each field, and all runs in one."""
    return [
        _spans(match.submission for match in matches),
        _spans(match.source for match in matches),
        [int(match.words) for match in matches],
        [_KINDS.index(match.kind) for match in matches],
        [int(match.longest_run) for match in matches],
        [int(edge) for match in matches for edge in match.ours],
        [float(match.strength) for match in matches],
        [int(match.weak) for match in matches],
        [len(match.runs) for match in matches],
        _run_numbers(chain.from_iterable(match.runs for match in matches)),
    ]


def _to_matches(columns: Sequence[Sequence[Any]]) -> Iterable[Match]:
    ours, theirs, words, kinds, longest, ranges, strengths, weak, counts, numbers = columns
    runs = iter(_to_runs(numbers))
    edges = zip(ranges[::2], ranges[1::2], strict=True)
    rows = zip(
        _to_spans(ours), _to_spans(theirs), words, kinds, longest, edges, strengths, weak, counts,
        strict=True,
    )  # fmt: skip
    for here, there, size, kind, run, (start, end), strength, is_weak, count in rows:
        own = tuple(next(runs) for _ in range(count))
        yield Match(
            here, there, size, _KINDS[kind], run, own, (start, end), strength, bool(is_weak)
        )


def _run_numbers(runs: Iterable[Run]) -> list[int]:
    """Each run by its distance from the end of the one before: small numbers take little room."""
    numbers: list[int] = []
    here = there = 0
    for start, place, size in runs:
        numbers += [int(start) - here, int(place) - there, int(size)]
        here, there = int(start) + int(size), int(place) + int(size)
    return numbers


def _to_runs(numbers: Sequence[int]) -> Iterable[Run]:
    here = there = 0
    for skipped, moved, size in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True):
        run = (here + skipped, there + moved, size)
        here, there = run[0] + size, run[1] + size
        yield run


def _spans(spans: Iterable[Span]) -> list[int]:
    return [int(edge) for span in spans for edge in (span.start, span.end)]


def _to_spans(edges: Sequence[int]) -> tuple[Span, ...]:
    return tuple(Span(*pair) for pair in zip(edges[::2], edges[1::2], strict=True))


def _tricks(tricks: Sequence[Trick]) -> list[list[Any]]:
    return [[trick.kind.value, float(trick.share)] for trick in tricks]


def _to_tricks(values: Iterable[Sequence[Any]]) -> tuple[Trick, ...]:
    return tuple(Trick(FlagKind(kind), share) for kind, share in values)


def _collection(values: Collection[Any] | None) -> list[Any] | None:
    """Values with the kind of collection they were in: a list is not equal to a tuple."""
    if values is None:
        return None
    kind = type(values).__name__
    return [kind if kind in _COLLECTIONS else "tuple", list(values)]


def _to_collection(value: Sequence[Any] | None) -> Collection[Any] | None:
    if value is None:
        return None
    kind, values = value
    made: Collection[Any] = _COLLECTIONS[kind](values)
    return made
