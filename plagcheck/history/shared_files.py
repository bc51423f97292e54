"""Shared files: a text in files of several people, of which some are erased.

The text stays as that of the others, as it does in the library, and what was said of the files that
go is said no more.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import PurePath

from plagcheck.history.saved import SavedCheck
from plagcheck.history.students import StudentName
from plagcheck.model.adjusted import Choice
from plagcheck.model.entry import Entry
from plagcheck.model.result import Source


@dataclass(frozen=True, slots=True)
class Staying:
    """Where the text of a source stood, and the places of the files in which it stays."""

    paths: tuple[str, ...]
    places: tuple[int, ...]

    @property
    def files(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(PurePath(self.paths[place]).name for place in self.places)

    def source(self, source: Source) -> Source:
        """The source, called as one of these files."""
        entry, names = source.entry, self.files
        paths = tuple(self.paths[place] for place in self.places)
        entry = replace(entry, paths=paths)
        if entry.name not in names:
            entry = replace(entry, name=names[0], notes=())
        return replace(source, entry=entry)

    def choice(self, choice: Choice) -> Choice | None:
        """What was said of some of the files; None where none of those is left."""
        if not choice.still:
            return choice
        if set(self.places) <= set(choice.still):
            return None
        still = (new for new, place in enumerate(self.places) if place in choice.still)
        return replace(choice, still=tuple(still))


def staying(entry: Entry, student: StudentName, files: Collection[str] = ()) -> Staying | None:
    """Where the text of a source stays without a student's files; `files` are theirs, too.

    None where all files go, and where none is known to be theirs.
    """
    others = [path for path in student.files_of_others(entry.paths) if path not in files]
    if not others or len(others) == len(entry.paths):
        return None
    places = (place for place, path in enumerate(entry.paths) if path in others)
    return Staying(entry.paths, tuple(places))


Stays = Callable[[Entry], Staying | None]


def staying_of(saved: SavedCheck, ids: Collection[int | None], stays: Stays) -> dict[int, Staying]:
    """Where texts of sources of a check stay, by the ids of these."""
    found = {each.id: stays(each.entry) for each in saved.result.sources if each.id in ids}
    return {number: each for number, each in found.items() if each is not None}


def in_other_files(saved: SavedCheck, found: Mapping[int, Staying]) -> SavedCheck:
    """A check whose sources are called as the files in which their texts stay."""
    sources = [found[s.id].source(s) if s.id in found else s for s in saved.result.sources]
    names = {source.id: source.entry.name for source in sources}
    texts = (
        replace(each, name=names[each.id], student="") if each.id in found else each
        for each in saved.sources
    )
    result = replace(saved.result, sources=tuple(sources))
    return replace(saved, result=result, sources=tuple(texts))


def choices_without(choices: Iterable[Choice], found: Mapping[int, Staying]) -> tuple[Choice, ...]:
    """What was chosen about sources, by whose ids it is known where their texts stay."""
    left = (found[c.source_id].choice(c) if c.source_id in found else c for c in choices)
    return tuple(each for each in left if each is not None)
