"""Deciding about documents that are alike: versions of one work, or left as they are."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from uuid import uuid4

from plagcheck.library.library import Library
from plagcheck.model.entry import Likeness, LikenessRow
from plagcheck.model.errors import UnknownDocument


def decide(library: Library, ids: Collection[int], says: Likeness) -> None:
    """Decide about documents together.

    Versions of works that have others already make one work with all of them.
    """
    table = library.store.likeness
    with library.store.transaction():
        wanted = _digests(library, ids)
        if says is Likeness.VERSIONS:
            known = [row for row in table.rows() if row.says is says]
            joined = {row.together for row in known if row.text_sha256 in wanted}
            wanted |= {row.text_sha256 for row in known if row.together in joined}
        together = uuid4().bytes
        table.write(LikenessRow(each, says, together) for each in wanted)
        table.drop_single()


def undecide(library: Library, ids: Collection[int], says: Likeness) -> None:
    """Take that back for documents; for the others it was decided about with them, it holds."""
    with library.store.transaction():
        library.store.likeness.forget(_digests(library, ids), says)
        library.store.likeness.drop_single()


def decided(library: Library, says: Likeness) -> list[tuple[int, ...]]:
    """Documents that it was decided about together, oldest first."""
    with library.snapshot():
        rows = [row for row in library.store.likeness.rows() if row.says is says]
        numbers = library.store.find_texts([row.text_sha256 for row in rows])
    together: dict[bytes, list[int]] = {}
    for row in rows:
        together.setdefault(row.together, []).append(numbers[row.text_sha256])
    return sorted(tuple(sorted(ids)) for ids in together.values())


def versions_of(library: Library, ids: Collection[int]) -> frozenset[int]:
    """These documents, and all versions of the same works."""
    wanted = frozenset(ids)
    works = decided(library, Likeness.VERSIONS) if wanted else []
    return wanted.union(*(work for work in works if not wanted.isdisjoint(work)))


def likeness(library: Library) -> list[LikenessRow]:
    """All that was decided, to give it back with `set_likeness`."""
    with library.snapshot():
        return library.store.likeness.rows()


def set_likeness(library: Library, rows: Iterable[LikenessRow]) -> None:
    """Have just this decided, of texts that are there."""
    with library.store.transaction():
        library.store.likeness.clear()
        library.store.likeness.write(rows)
        library.store.likeness.drop_single()


def _digests(library: Library, ids: Collection[int]) -> set[bytes]:
    found = {e.id: bytes.fromhex(e.text_sha256) for e in library.store.entries(ids=ids)}
    for number in ids:
        if number not in found:
            raise UnknownDocument(str(number))
    return set(found.values())
