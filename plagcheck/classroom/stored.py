"""A class as bytes and back: a line that says what it is, then lines of JSON, compressed.

One class is read and written as a whole and never searched, so a database would add nothing but
its weight; JSON holds no code, and any program can read it. A line each for the whole, for every
paper and for every pair: in small pieces, a window stays alive beside it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final, TypeVar

from plagcheck.model import unpacking
from plagcheck.model.classes import ClassResult, Pair
from plagcheck.model.decisions import Decision, PairKey
from plagcheck.model.errors import Cause, FileDamaged, FileUnreadable
from plagcheck.model.plain_json import from_json
from plagcheck.model.submissions import Paper
from plagcheck.model.values import VERSION, from_values, to_json

MAGIC: Final = b"plagcheck class "
_END: Final = object()
_VERSIONS: Final = [b"%d" % version for version in range(1, VERSION + 1)]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Whole:
    """The first line: a class without its papers and pairs, and how many of them follow.

    What was decided about pairs stands apart: keys of JSON are single words.
    """

    result: ClassResult
    papers: int
    pairs: int
    decided: tuple[tuple[PairKey, Decision], ...]


def pack(result: ClassResult) -> bytes:
    """A class as the bytes of one file."""
    decisions = result.decisions
    bare = replace(result, papers=(), pairs=(), left={}, decisions=replace(decisions, pairs={}))
    decided = tuple(decisions.pairs.items())
    whole = _Whole(bare, len(result.papers), len(result.pairs), decided)
    data = b"\n".join(map(to_json, (whole, *result.papers, *result.pairs)))
    return MAGIC + b"%d\n" % VERSION + zlib.compress(data, 6)


def unpack(name: str, data: bytes) -> ClassResult:
    """The class that a file holds; a file that is none is refused with a reason."""
    head, _, packed = data.partition(b"\n")
    version = head.removeprefix(MAGIC)
    if not head.startswith(MAGIC) or not version.isdigit():
        raise FileUnreadable(name, reason=Cause.NOT_A_CLASS)
    if version not in _VERSIONS:
        raise FileUnreadable(name, reason=Cause.CLASS_TOO_NEW)
    try:
        lines = map(from_json, unpacking.lines(packed))
        result = _read_first(lines) if version == b"1" else _read(lines)
        _require_sound(result)
        return result
    except (zlib.error, ValueError, TypeError, KeyError, IndexError) as error:
        raise FileDamaged(name, reason=Cause.CLASS_NO_SENSE) from error


def _require_sound(result: ClassResult) -> None:
    """Raises an error unless all that is shared is part of the papers: a file may say anything."""
    for pair in result.pairs:
        a, b = result.by_id[pair.a], result.by_id[pair.b]
        pair.comparison.require_sound(a.words, b.words)
    for number in {*result.sources, *result.found_later}:
        for source in result.documents(number):
            source.comparison.require_sound(result.by_id[number].words)


def _read_first(lines: Iterator[Any]) -> ClassResult:
    """Needs the engine, which is loaded for it alone."""
    from plagcheck.classroom import format_1

    head = next(lines)
    rest = _announced(lines, head["papers"] + head["pairs"])
    _require_end(lines)
    return format_1.read_class([head, *rest])


def _read(lines: Iterator[Any]) -> ClassResult:
    whole = from_values(_Whole, next(lines))
    # One by one: a line that is no paper is told before the next is read.
    papers = _announced((from_values(Paper, each) for each in lines), whole.papers)
    pairs = _announced((from_values(Pair, each) for each in lines), whole.pairs)
    _require_end(lines)
    result = replace(
        whole.result,
        papers=tuple(papers),
        pairs=tuple(pairs),
        left={},  # made anew from what is kept
        decisions=replace(whole.result.decisions, pairs=dict(whole.decided)),
    )
    for pair in result.pairs:
        if pair.a not in result.by_id or pair.b not in result.by_id:
            raise ValueError("a pair of papers that are not there")
    return result


def _announced(things: Iterator[T], count: int) -> list[T]:
    """So many as the first line says."""
    found = list(islice(things, count))
    if len(found) != count:
        raise ValueError("papers or pairs are missing")
    return found


def _require_end(lines: Iterator[Any]) -> None:
    if next(lines, _END) is not _END:
        raise ValueError("more papers or pairs than the first line says")
