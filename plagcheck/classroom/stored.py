"""A class as bytes and back: a line that says what it is, then lines of JSON, compressed.

One class is read and written as a whole and never searched, so a database would add nothing but
its weight; JSON holds no code, and any program can read it. A line each for the whole, for every
paper and for every pair: in small pieces, a window stays alive beside it.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from plagcheck.model.classes import ClassResult, Pair
from plagcheck.model.decisions import Decision, PairKey
from plagcheck.model.errors import Cause, FileDamaged, FileTooLarge, FileUnreadable
from plagcheck.model.plain_json import from_json
from plagcheck.model.submissions import Paper
from plagcheck.model.values import VERSION, from_values, to_json

MAGIC: Final = b"plagcheck class "
LARGEST_MB: Final = 2_000
_VERSIONS: Final = [b"%d" % version for version in range(1, VERSION + 1)]


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
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(packed, LARGEST_MB << 20)
        if unpacker.unconsumed_tail:
            raise FileTooLarge(name, size=LARGEST_MB + 1, limit=LARGEST_MB)
        if not unpacker.eof:
            raise EOFError
        lines = [from_json(line) for line in plain.split(b"\n")]
        result = _read_first(lines) if version == b"1" else _read(lines)
        _require_sound(result)
        return result
    except (zlib.error, EOFError, ValueError, TypeError, KeyError, IndexError) as error:
        raise FileDamaged(name, reason=Cause.CLASS_NO_SENSE) from error


def _require_sound(result: ClassResult) -> None:
    """Raises an error unless all that is shared is part of the papers: a file may say anything."""
    for pair in result.pairs:
        a, b = result.by_id[pair.a], result.by_id[pair.b]
        pair.comparison.require_sound(a.words, b.words)
    for number in {*result.sources, *result.found_later}:
        for source in result.documents(number):
            source.comparison.require_sound(result.by_id[number].words)


def _read_first(lines: list[Any]) -> ClassResult:
    """Needs the engine, which is loaded for it alone."""
    from plagcheck.classroom import format_1

    return format_1.read_class(lines)


def _read(lines: Sequence[Any]) -> ClassResult:
    whole, rest = from_values(_Whole, lines[0]), lines[1:]
    if len(rest) != whole.papers + whole.pairs:
        raise ValueError("papers or pairs are missing")
    result = replace(
        whole.result,
        papers=tuple(from_values(Paper, each) for each in rest[: whole.papers]),
        pairs=tuple(from_values(Pair, each) for each in rest[whole.papers :]),
        left={},  # made anew from what is kept
        decisions=replace(whole.result.decisions, pairs=dict(whole.decided)),
    )
    for pair in result.pairs:
        if pair.a not in result.by_id or pair.b not in result.by_id:
            raise ValueError("a pair of papers that are not there")
    return result
