"""What a file says about itself as plain values, for workers, the history and saved classes.

Older versions stored a finished English sentence in place of data; it is kept and shown as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, fields
from typing import Any, Final

from plagcheck.model.document import FlagData, Skipped, SkippedPart

Values = dict[str, Any]

_FLAG_DATA: Final = frozenset(field.name for field in fields(FlagData))
_OLD_PARTS: Final = {part.replace("-", " "): part for part in SkippedPart} | {
    "an embedded document": SkippedPart.EMBEDDED_DOCUMENT
}


def flag_values(data: FlagData) -> Values:
    """The data of a flag, without what is not known."""
    return {name: value for name, value in asdict(data).items() if value}


def to_flag_data(value: str | Mapping[str, Any]) -> FlagData:
    """The data of a flag, or of one that an older version stored as a sentence."""
    if isinstance(value, str):
        return FlagData(said=value)
    return FlagData(**{name: part for name, part in value.items() if name in _FLAG_DATA})


def skipped_values(skipped: Iterable[Skipped]) -> list[list[str]]:
    return [[each.part, each.name, each.why] for each in skipped]


def to_skipped(values: Iterable[str | list[str]]) -> tuple[Skipped, ...]:
    """Parts that were not read, or what an older version called them."""
    return tuple(_to_skipped(value) for value in values)


def _to_skipped(value: str | list[str]) -> Skipped:
    if not isinstance(value, str):
        return Skipped(*map(str, value))
    return Skipped(_OLD_PARTS[value]) if value in _OLD_PARTS else Skipped(name=value)
