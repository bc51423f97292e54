"""A paper and one of its sources, as they stand side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck.gui.check.shown import ShownResult
from plagcheck.gui.jobs.open_check import OpenCheck, text_of
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.model.document import Document, Span
from plagcheck.model.match import Match, Run, clipped

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
    from plagcheck.model.result import Source
    from plagcheck.report.passages import TextSide


@dataclass(frozen=True, slots=True)
class FileOnDisk:
    """A file as it was when its text was read."""

    path: Path
    sha256: str


@dataclass(frozen=True, slots=True)
class MatchPlace:
    """Where a match stands in one text; `same` are its stretches that the other has, too."""

    span: Span
    same: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class PairSide:
    """One text of a pair, with where matches stand in it.

    `runs` are those of whole matches, by their letters: also words that are left out in the midst
    of one are the same. A match is looked up as it is shown: with kinds switched off, it may be
    what was copied into another.
    """

    document: Document
    display: DisplayText
    text: TextSide
    runs: Mapping[str, tuple[Run, ...]]
    file: FileOnDisk | None = None
    _places: dict[Match, MatchPlace] = field(default_factory=dict, compare=False, repr=False)

    def place_of(self, match: Match) -> MatchPlace:
        if match not in self._places:
            runs = clipped(self.runs.get(match.letter, ()), match.ours) or match.runs
            whole = replace(match, runs=runs)
            place = MatchPlace(self.text.span_of(whole), self.text.same_stretches(whole))
            self._places[match] = place
        return self._places[match]


@dataclass(frozen=True, slots=True)
class ReadingPair:
    """`shown` is the check as if this source had been its only one, with all kinds of matches."""

    shown: ShownResult
    paper: PairSide
    source: PairSide

    @property
    def number(self) -> int:
        return self.shown.sources[0].number


def side_by_side(checked: OpenCheck, number: int) -> Work[ReadingPair]:
    """Read a source and find which words of each match are the same on both sides."""
    shown = checked.shown.alone(number)

    def work(keeper: Keeper, watcher: Watcher) -> ReadingPair:
        (row,) = shown.sources
        document = text_of(checked, row.source, keeper, watcher)
        if document is None:
            from plagcheck.model.errors import UnknownDocument

            raise UnknownDocument(row.source.entry.name)  # it was removed or erased since
        whole = shown.whole.before.source(row.source.id).matches
        matches = [each.match for each in row.matches]
        accents = shown.result.params.accents
        ours = _file_of(checked.path, checked.paper.sha256)
        theirs = _file_of(checked.other, document.sha256)
        if checked.has_library:
            theirs = _file_in_library(keeper, row.source)
        return ReadingPair(
            shown,
            _side(shown.paper, whole, matches, 0, accents, ours, shown.display),
            _side(document, whole, matches, 1, accents, theirs),
        )

    return work


def _side(
    document: Document,
    whole: Sequence[Match],
    matches: Sequence[Match],
    side: int,
    accents: bool,
    file: FileOnDisk | None,
    display: DisplayText | None = None,
) -> PairSide:
    from plagcheck.report.passages import TextSide

    made = PairSide(
        document,
        display or DisplayText(document.text, document.page_starts, document.headings),
        TextSide.of(document, whole, side, accents),
        {match.letter: match.runs for match in whole},
        file,
    )
    for match in matches:  # now, so that the window only looks them up
        made.place_of(match)
    return made


def _file_of(path: Path | None, sha256: str) -> FileOnDisk | None:
    return FileOnDisk(path, sha256) if path is not None else None


def _file_in_library(keeper: Keeper, source: Source) -> FileOnDisk | None:
    """The file a source came from, as it was when it was added."""
    origins = keeper.library.store.origins(source.id)
    found = next((origin for origin in origins if origin.path == source.entry.path), None)
    return FileOnDisk(Path(found.path), found.sha256) if found is not None and found.path else None
