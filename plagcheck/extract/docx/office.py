"""Open Packaging Conventions: the parts of a DOCX or PPTX file and how they refer to each other."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple
from urllib.parse import unquote

from plagcheck.extract.archive import Archive
from plagcheck.extract.hardened_xml import parse_xml

MAIN_PART: Final = "officeDocument"
REMEMBERED: Final = 64
REMEMBERED_BYTES: Final = 1 << 14


class Relation(NamedTuple):
    """A part that another part refers to; `kind` is the last word of the relationship's type."""

    id: str
    kind: str
    target: str


def relations(archive: Archive, part: str = "") -> list[Relation]:
    """What a part (or with no part: the package) refers to inside the package."""
    folder, _, name = part.rpartition("/")
    path = posixpath.join(folder, "_rels", f"{name}.rels")
    if path not in archive:
        return []
    data = archive.part(path)
    read = _read_again if len(data) <= REMEMBERED_BYTES else _read
    return list(_inside(archive, folder, read(data, archive.name)))


def _read(data: bytes, name: str) -> tuple[Relation, ...]:
    """Relations as they are written; their targets are yet to be found."""
    return tuple(
        Relation(
            entry.get("Id") or "",
            (entry.get("Type") or "").rpartition("/")[2],
            entry.get("Target") or "",
        )
        for entry in parse_xml(name, data)
        if entry.get("TargetMode") != "External"
    )


_read_again: Final = lru_cache(REMEMBERED)(_read)  # every file of a program has the same ones


def _inside(archive: Archive, folder: str, written: Iterable[Relation]) -> Iterator[Relation]:
    for relation in written:
        target = relation.target
        path = f"{folder}/{target}" if folder else target
        if path not in archive or ".." in path:  # most targets are plain names
            path = _resolved(folder, target)
        if path in archive:
            yield relation._replace(target=path)


def _resolved(folder: str, target: str) -> str:
    target = unquote(target).replace("\\", "/")
    path = target[1:] if target.startswith("/") else posixpath.join(folder, target)
    return posixpath.normpath(path)


def main_part(archive: Archive) -> str | None:
    """The part with the document itself."""
    kinds = {relation.kind: relation.target for relation in relations(archive)}
    return kinds.get(MAIN_PART)
