"""How a saved check becomes bytes and comes back: one packed value, and its texts apart from it."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any, Final

from plagcheck.history.saved import SavedCheck, SavedClass
from plagcheck.library.packing import Garbled
from plagcheck.model.adjusted import Choice, Rules
from plagcheck.model.decisions import Decision
from plagcheck.model.errors import Cause
from plagcheck.model.plain_json import from_json
from plagcheck.model.unpacking import unpacked
from plagcheck.model.values import VERSION, from_values, to_json

_VERSION: Final = "values"  # what says it; values of version 1 did not

LONG_AGO: Final = "1970-01-01T00:00:00+00:00"

# What a stored value may raise when it is not what was written.
NONSENSE: Final = (KeyError, IndexError, TypeError, ValueError, AttributeError, RuntimeError)


def moment(when: str | datetime | date) -> str:
    """A time as it is stored, so that times can be put in order; nonsense is long ago."""
    try:
        read = datetime.fromisoformat(str(when))
    except ValueError:
        return LONG_AGO
    read = read.replace(tzinfo=UTC) if read.tzinfo is None else read.astimezone(UTC)
    return read.isoformat(timespec="seconds")


def storable(text: str) -> str:
    """A text that SQLite takes; half characters, from odd file names, become a mark."""
    return text.encode("utf-8", "replace").decode()


def pack_text(text: str) -> bytes:
    return zlib.compress(text.encode("utf-8", "surrogatepass"), 9)


def pack_check(saved: SavedCheck) -> bytes:
    """A check without its texts, and without what may change later and is kept apart."""
    bare = with_texts(saved, [""] * len(texts_of(saved)))
    bare = replace(bare, result=replace(bare.result, left_then=None))
    return _pack(replace(bare, decision=Decision(), rules=Rules(), choices=()))


def unpack_check(packed: bytes, texts: Sequence[str]) -> SavedCheck:
    """The check as it was packed, with its texts. Raises Garbled when it cannot be read."""
    with readable():
        value = _unpack(packed)
        if _VERSION not in value:
            from plagcheck.history import format_1  # needs the engine, so only for it

            saved = format_1.read_check(value, texts)
        else:
            saved = with_texts(from_values(SavedCheck, value["saved"]), texts)
        for source in saved.result.sources:
            source.comparison.require_sound(saved.result.words)
        return saved


def pack_class(saved: SavedClass) -> bytes:
    """A class without its students and what was decided: they are kept apart."""
    return _pack(replace(saved, students=(), decision=Decision()))


def unpack_class(packed: bytes) -> SavedClass:
    """The class as it was packed. Raises Garbled when it cannot be read."""
    with readable():
        value = _unpack(packed)
        if _VERSION not in value:
            from plagcheck.history import format_1

            return format_1.read_class(value)
        return from_values(SavedClass, value["saved"])


def unpack_left_out(rules: object, choices: object) -> tuple[Rules, tuple[Choice, ...]]:
    """What a teacher left out, from plain values."""
    try:
        return from_values(Rules, rules), from_values(tuple[Choice, ...], choices)
    except ValueError:  # these values carry no version; some of version 1 have other shapes
        from plagcheck.history import format_1

        return format_1.read_left_out(rules, choices)


def unpack_notes(choices: object) -> list[str]:
    """What a teacher noted about what to leave out. Raises Garbled."""
    with readable():
        return from_values(list[str], [choice["note"] for choice in from_json(str(choices))])


def unpack_paths(paths: object) -> list[str]:
    """The files of a source. Raises Garbled."""
    with readable():
        return from_values(list[str], from_json(str(paths)))


def _pack(saved: SavedCheck | SavedClass) -> bytes:
    return zlib.compress(to_json({_VERSION: VERSION, "saved": saved}), 9)


def _unpack(packed: bytes) -> Any:
    return from_json(unpacked(packed))


@contextmanager
def readable() -> Iterator[None]:
    """Raises Garbled where a stored value is not what was written."""
    try:
        yield
    except (zlib.error, *NONSENSE) as error:
        raise Garbled(Cause.CHECK_UNREADABLE) from error


def texts_of(saved: SavedCheck) -> list[str]:
    """The texts a check shows: the paper's, then those of its sources."""
    held = (source.document for source in saved.result.sources if source.document)
    texts = [saved.result.submission.text, *(document.text for document in held)]
    return [*texts, *(each.text for each in saved.sources)]


def ids_of(saved: SavedCheck) -> list[int | None]:
    """The sources whose texts they are, in the same order; None for the paper."""
    held = (source.id for source in saved.result.sources if source.document)
    return [None, *held, *(each.id for each in saved.sources)]


def with_texts(saved: SavedCheck, texts: Sequence[str]) -> SavedCheck:
    """The same check with other texts, in the order of `texts_of`."""
    if len(texts) != len(texts_of(saved)):
        raise ValueError("texts are missing")
    rest = iter(texts)
    result = saved.result
    return replace(
        saved,
        result=replace(
            result,
            submission=replace(result.submission, text=next(rest)),
            sources=tuple(
                replace(each, document=replace(each.document, text=next(rest)))
                if each.document
                else each
                for each in result.sources
            ),
        ),
        sources=tuple(replace(each, text=next(rest)) for each in saved.sources),
    )
