"""A class as bytes and back: a line that says what it is, then lines of JSON, compressed.

One class is read and written as a whole and never searched, so a database would add nothing but
its weight; JSON holds no code, and any program can read it. A line each for the whole, for every
paper and for every pair: in small pieces, a window stays alive beside it.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any, Final

from plagcheck.model.classes import ClassOptions, ClassResult, CommonPassage, FoundSource, Pair
from plagcheck.model.decisions import Decision, Decisions, Status, pair_key
from plagcheck.model.errors import FileDamaged, FileTooLarge, FileUnreadable, Why
from plagcheck.model.match import Kind, Match
from plagcheck.model.result import Comparison
from plagcheck.model.submissions import Failure, Paper, PaperFile, Problem, Student
from plagcheck.model.values import document_values, span_values, to_document, to_spans

MAGIC: Final = b"plagcheck class "
VERSION: Final = 1
LARGEST_MB: Final = 2_000

Object = Mapping[str, Any]


def pack(result: ClassResult) -> bytes:
    """A class as the bytes of one file."""
    value = {
        "options": _fields(result.options),
        "papers": len(result.papers),
        "pairs": len(result.pairs),
        "common": [_fields(each) for each in result.common],
        "left_out": list(result.left_out.items()),
        "failures": [[each.path, each.student, _fields(each.problem)] for each in result.failures],
        "sources": [
            [number, [_source(source) for source in found]]
            for number, found in result.sources.items()
        ],
        "searched": result.searched,
        "numbers": dict(result.numbers),
        "collections": result.collections,
        "name": result.name,
        "decisions": _decisions(result.decisions),
    }
    parts = [value, *map(_paper, result.papers), *map(_pair, result.pairs)]
    data = "\n".join(json.dumps(part, separators=(",", ":")) for part in parts).encode()
    return MAGIC + b"%d\n" % VERSION + zlib.compress(data, 6)


def unpack(name: str, data: bytes) -> ClassResult:
    """The class that a file holds; a file that is none is refused with a reason."""
    head, _, packed = data.partition(b"\n")
    if not head.startswith(MAGIC) or not head.removeprefix(MAGIC).isdigit():
        raise FileUnreadable(name, reason=Why.NOT_A_CLASS)
    if int(head.removeprefix(MAGIC)) > VERSION:
        raise FileUnreadable(name, reason=Why.CLASS_TOO_NEW)
    try:
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(packed, LARGEST_MB << 20)
        if unpacker.unconsumed_tail:
            raise FileTooLarge(name, size=LARGEST_MB + 1, limit=LARGEST_MB)
        if not unpacker.eof:
            raise EOFError
        whole, *rest = map(json.loads, plain.split(b"\n"))
        return _result(whole, rest)
    except (zlib.error, EOFError, ValueError, TypeError, KeyError, IndexError) as error:
        raise FileDamaged(name, reason=Why.CLASS_NO_SENSE) from error


def _result(value: Object, rest: list[Any]) -> ClassResult:
    options, papers = value["options"], value["papers"]
    if len(rest) != papers + value["pairs"]:
        raise ValueError("papers or pairs are missing")
    result = ClassResult(
        papers=tuple(map(_to_paper, rest[:papers])),
        pairs=tuple(Pair(a, b, _to_comparison(c), rare) for a, b, c, rare in rest[papers:]),
        common=tuple(
            CommonPassage(c["text"], c["words"], tuple(c["papers"])) for c in value["common"]
        ),
        left_out={int(number): int(words) for number, words in value["left_out"]},
        options=ClassOptions(options["shortest"], options["jaccard"], tuple(options["handouts"])),
        failures=tuple(
            Failure(path, student, Problem(**problem))
            for path, student, problem in value["failures"]
        ),
        sources={int(n): tuple(map(_to_source, found)) for n, found in value["sources"]},
        searched=value["searched"],
        numbers={str(key): int(number) for key, number in value["numbers"].items()},
        collections=None if value["collections"] is None else tuple(value["collections"]),
        name=str(value["name"]),
        decisions=_to_decisions(value["decisions"]),
    )
    for pair in result.pairs:
        if pair.a not in result.by_id or pair.b not in result.by_id:
            raise ValueError("a pair of papers that are not there")
    return result


def _fields(value: Any) -> dict[str, Any]:
    """The fields of a small frozen object."""
    return {name: getattr(value, name) for name in value.__slots__}


def _pair(pair: Pair) -> list[Any]:
    return [pair.a, pair.b, _comparison(pair.comparison), pair.rare_share]


def _decisions(decisions: Decisions) -> dict[str, Any]:
    return {
        "papers": [[number, d.status.value, d.note] for number, d in decisions.papers.items()],
        "pairs": [[a, b, d.status.value, d.note] for (a, b), d in decisions.pairs.items()],
    }


def _to_decisions(value: Object) -> Decisions:
    return Decisions(
        {int(n): Decision(Status(status), str(note)) for n, status, note in value["papers"]},
        {
            pair_key(int(a), int(b)): Decision(Status(status), str(note))
            for a, b, status, note in value["pairs"]
        },
    )


def _paper(paper: Paper) -> dict[str, Any]:
    return {
        "id": paper.id,
        "student": [paper.student.key, paper.student.name, list(paper.student.handles)],
        "document": {"text": paper.document.text, **document_values(paper.document)},
        "files": [[file.path, file.start] for file in paper.files],
        "words": paper.words,
        "late": paper.is_late,
        "attempt": paper.attempt,
    }


def _to_paper(value: Object) -> Paper:
    key, name, handles = value["student"]
    return Paper(
        int(value["id"]),
        Student(key, name, tuple(handles)),
        to_document(value["document"], value["document"]["text"]),
        tuple(PaperFile(path, start) for path, start in value["files"]),
        int(value["words"]),
        bool(value["late"]),
        value["attempt"],
    )


def _comparison(found: Comparison) -> list[Any]:
    return [
        found.jaccard,
        found.share_of_submission,
        found.share_of_source,
        found.longest_run,
        found.matched_words,
        found.reworded_words,
        [_match(match) for match in found.matches],
    ]


def _to_comparison(value: list[Any]) -> Comparison:
    jaccard, ours, theirs, longest, words, reworded, matches = value
    found = tuple(map(_to_match, matches))
    return Comparison(jaccard, ours, theirs, longest, words, found, reworded)


def _match(match: Match) -> list[Any]:
    return [
        span_values((match.submission, match.source)),
        match.words,
        match.kind.value,
        match.longest_run,
        match.runs,
        match.ours,
        match.strength,
        match.weak,
    ]


def _to_match(value: list[Any]) -> Match:
    spans, words, kind, longest, runs, ours, strength, weak = value
    submission, source = to_spans(spans)
    return Match(
        submission,
        source,
        words,
        Kind(kind),
        longest,
        tuple((here, there, size) for here, there, size in runs),
        (ours[0], ours[1]),
        strength,
        weak,
    )


def _source(source: FoundSource) -> list[Any]:
    comparison = _comparison(source.comparison)
    return [source.document_id, source.name, source.collection, comparison, source.under]


def _to_source(value: list[Any]) -> FoundSource:
    number, name, collection, comparison, under = value
    return FoundSource(number, name, collection, _to_comparison(comparison), under)
