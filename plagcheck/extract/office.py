"""Open Packaging Conventions: the parts of a DOCX or PPTX file and how they refer to each other."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote

from plagcheck.extract.archive import Archive
from plagcheck.extract.hardened_xml import Element, parse_xml

MAIN_PART: Final = "officeDocument"


@dataclass(frozen=True, slots=True)
class Relation:
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
    root = parse_xml(archive.name, archive.part(path))
    return list(_inside(archive, folder, root))


def _inside(archive: Archive, folder: str, root: Element) -> Iterator[Relation]:
    for entry in root:
        if entry.get("TargetMode") == "External":
            continue
        target = unquote(entry.get("Target") or "").replace("\\", "/")
        path = target[1:] if target.startswith("/") else posixpath.join(folder, target)
        path = posixpath.normpath(path)
        if path in archive:
            yield Relation(
                entry.get("Id") or "", (entry.get("Type") or "").rpartition("/")[2], path
            )


def main_part(archive: Archive) -> str | None:
    """The part with the document itself."""
    kinds = {relation.kind: relation.target for relation in relations(archive)}
    return kinds.get(MAIN_PART)
