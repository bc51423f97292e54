"""Groups of documents that are alike, as they are listed. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from plagcheck.model.entry import Entry
    from plagcheck.similar.found import AlikePair, SimilarDocuments

VERSIONS: Final = "versions"
LEFT: Final = "left"
ORDERS: Final = ("alike", "newest", "largest", "name")
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class ShownGroup:
    """Documents that hang together, from the `least` to the `best` similarity of two of them.

    `decided` is what the teacher said of them, if anything.
    """

    entries: tuple[Entry, ...]
    least: float
    best: float
    decided: str = ""

    @property
    def ids(self) -> tuple[int, ...]:
        return tuple(entry.id for entry in self.entries)

    @property
    def name(self) -> str:
        """That of its longest text: the most complete one."""
        return self.by_length[0].name

    @cached_property
    def by_length(self) -> tuple[Entry, ...]:
        return tuple(sorted(self.entries, key=lambda entry: (-entry.words, entry.id)))

    @property
    def newest(self) -> str:
        return max(entry.added_at for entry in self.entries)

    @property
    def collections(self) -> frozenset[str]:
        return frozenset(entry.collection for entry in self.entries)

    def holds(self, words: str) -> bool:
        """Whether a document is called so."""
        wanted = words.casefold()
        return any(wanted in entry.name.casefold() for entry in self.entries)


def letter(place: int) -> str:
    """What a member is called: a to z, then aa, ab …"""
    more, last = divmod(place, len(LETTERS))
    return (letter(more - 1) if more else "") + LETTERS[last]


def shown_groups(
    found: SimilarDocuments, entries: Mapping[int, Entry], left: Iterable[frozenset[int]]
) -> list[ShownGroup]:
    """The groups of what was found, the most alike first."""
    alone = list(left)
    spans, groups = found.spans, []
    for ids in found.groups:
        members = tuple(entries[number] for number in ids)
        decided = _decided(members, frozenset(ids), alone)
        groups.append(ShownGroup(members, *spans[ids[0]], decided))
    return groups


def pairs_among(found: SimilarDocuments, ids: Collection[int]) -> dict[tuple[int, int], AlikePair]:
    """All pairs of some documents that met in a band, however alike they are."""
    from plagcheck.similar.crossing import Compared

    among = set(ids)
    some = []
    for one, other, overlap in found.compared:
        if not among.isdisjoint(one) and not among.isdisjoint(other):
            ours, theirs = (tuple(x for x in ids if x in among) for ids in (one, other))
            some.append(Compared(ours, theirs, overlap))
    pairs = replace(found, at_least=0.0, compared=some, sides=None).pairs
    return {(pair.a, pair.b): pair for pair in pairs if pair.a in among and pair.b in among}


def _decided(
    members: Sequence[Entry], ids: frozenset[int], left: Collection[frozenset[int]]
) -> str:
    works = {entry.work for entry in members}
    if len(works) == 1 and works != {""}:
        return VERSIONS
    return LEFT if any(ids <= each for each in left) else ""


def in_order(groups: Iterable[ShownGroup], order: str) -> list[ShownGroup]:
    """Groups as they are to be listed; as they come, the most alike are first."""
    if order == "newest":
        return sorted(groups, key=lambda group: group.newest, reverse=True)
    if order == "largest":
        return sorted(groups, key=lambda group: -len(group.entries))
    if order == "name":
        return sorted(groups, key=lambda group: group.name.casefold())
    return list(groups)
