"""The model as plain values and as JSON, and back: its dataclasses are the schema.

Messages of workers, the history and class files are packed by it. A field that is added to a
dataclass with a default needs nothing more: what was packed before is read without it.
"""

from __future__ import annotations

import json
from typing import Any, Final, TypeVar

import msgspec

VERSION: Final = 2  # of what is packed; 1 was packed field by field, by version 0.1.0

T = TypeVar("T")


def to_values(thing: object) -> Any:
    """Strings, numbers, lists or tuples, and dictionaries with strings for keys."""
    return msgspec.to_builtins(thing, str_keys=True, enc_hook=_plain)


def from_values(kind: type[T], values: object) -> T:
    """What was packed, every value of its type. Raises ValueError when it is something else."""
    try:
        return msgspec.convert(values, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error


def to_json(thing: object) -> bytes:
    """One line; half characters, from odd file names, are kept as they are."""
    text = json.dumps(to_values(thing), separators=(",", ":"), ensure_ascii=False)
    return text.encode("utf-8", "surrogatepass")


def _plain(number: Any) -> Any:
    """The engine counts with numpy, whose numbers are none of Python's."""
    return number.item()
