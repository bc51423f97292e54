"""How a saved check becomes bytes and comes back: one packed value, and its texts apart from it."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import astuple
from datetime import UTC, date, datetime
from typing import Any, Final

from plagcheck.history import codec
from plagcheck.history.saved import LibraryState, SavedCheck, SavedClass, SourceText
from plagcheck.library.packing import Garbled
from plagcheck.model.result import CheckResult

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


def pack(value: object) -> bytes:
    data = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return zlib.compress(data.encode("utf-8", "surrogatepass"), 9)


def unpack(packed: bytes) -> Any:
    try:
        return json.loads(zlib.decompress(packed).decode("utf-8", "surrogatepass"))
    except (zlib.error, *NONSENSE) as error:
        raise Garbled("a check in it cannot be read") from error


def texts_of(saved: SavedCheck) -> list[str]:
    """The texts a check shows: the paper's, then those of its sources."""
    result = saved.result
    if isinstance(result, CheckResult):
        return [result.submission.text, *(each.text for each in saved.sources)]
    return [result.a.text, result.b.text, *(each.text for each in saved.sources)]


def check_object(saved: SavedCheck) -> dict[str, Any]:
    """A check without its texts, and without what may change later and is kept apart."""
    result = saved.result
    if isinstance(result, CheckResult):
        found = {"check": codec.check_value(result)}
    else:
        found = {"pair": codec.pair_value(result)}
    return {
        "when": saved.when,
        "path": saved.path,
        "sha256": saved.sha256,
        "student": saved.student,
        "class": saved.class_name,
        "other": [saved.other_path, saved.other_student],
        "settings": dict(saved.settings),
        "version": saved.version,
        "library": astuple(saved.library),
        **found,
        "sources": [
            [each.id, each.name, list(each.page_starts), each.sha256, each.student, each.erased]
            for each in saved.sources
        ],
    }


def read_check(value: Any, texts: Sequence[str]) -> SavedCheck:
    """The check of a packed value; decision, rules and choices are added by who keeps them."""
    if "check" in value:
        result: Any = codec.to_check(value["check"], texts[0])
    else:
        result = codec.to_pair(value["pair"], texts[0], texts[1])
    behind = texts[1:] if "check" in value else texts[2:]
    return SavedCheck(
        when=value["when"],
        path=value["path"],
        sha256=value["sha256"],
        result=result,
        sources=tuple(
            SourceText(number, name, text, tuple(pages), digest, student, erased)
            for (number, name, pages, digest, student, erased), text in zip(
                value["sources"], behind, strict=True
            )
        ),
        student=value["student"],
        class_name=value["class"],
        settings=value["settings"],
        version=value["version"],
        library=LibraryState(*value["library"]),
        other_path=value["other"][0],
        other_student=value["other"][1],
    )


def class_object(saved: SavedClass) -> dict[str, Any]:
    return {
        "when": saved.when,
        "path": saved.path,
        "settings": dict(saved.settings),
        "version": saved.version,
        "library": astuple(saved.library),
    }
