"""What changed between a saved check and one of the same paper with today's library."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from plagcheck.history.saved import SavedCheck
from plagcheck.model.result import CheckResult, Comparison, Source


@dataclass(frozen=True, slots=True)
class ChangedSource:
    """A source that is there both times and shares more or less than before."""

    before: Source
    after: Source


@dataclass(frozen=True, slots=True)
class Changes:
    """Sources by what became of them; `added` and `removed` count documents of the library.

    Sources are the same when their texts are, whatever they are called.
    """

    share_before: float
    share_after: float
    new: tuple[Source, ...]
    gone: tuple[Source, ...]
    changed: tuple[ChangedSource, ...]
    same: tuple[Source, ...]
    added: int = 0
    removed: int = 0

    @property
    def is_nothing(self) -> bool:
        """Whether the evidence is the same as it was."""
        return not (self.new or self.gone or self.changed)


def what_changed(old: SavedCheck, new: CheckResult, added: int = 0, removed: int = 0) -> Changes:
    """Compare a saved check with a new one; two files compared have no library to change."""
    if old.result.is_of_two_files:
        raise TypeError("only a check against a library can be made again")
    before, after = _by_text(old.result), _by_text(new)
    both = [(before[key], source) for key, source in after.items() if key in before]
    return Changes(
        share_before=old.result.similarity,
        share_after=new.similarity,
        new=tuple(source for key, source in after.items() if key not in before),
        gone=tuple(source for key, source in before.items() if key not in after),
        changed=tuple(ChangedSource(*pair) for pair in both if not _is_same(*pair)),
        same=tuple(source for was, source in both if _is_same(was, source)),
        added=added,
        removed=removed,
    )


def _by_text(result: CheckResult) -> Mapping[object, Source]:
    """Sources by their texts; one that was erased is known by its number only."""
    return {source.entry.text_sha256 or source.entry.id: source for source in result.sources}


def _is_same(before: Source, after: Source) -> bool:
    return _evidence(before.comparison) == _evidence(after.comparison)


def _evidence(found: Comparison) -> object:
    return found.matched_words, found.reworded_words, found.longest_run, found.matches
