"""A paper and one of its sources, as they stand side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck.gui.check.shown import ShownMatch, ShownResult, ShownSource
from plagcheck.gui.jobs.open_check import OpenCheck, text_of
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.model.document import Document, Span
from plagcheck.model.match import clipped

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
    from plagcheck.model.result import Source


@dataclass(frozen=True, slots=True)
class FileOnDisk:
    """A file as it was when its text was read."""

    path: Path
    sha256: str


@dataclass(frozen=True, slots=True)
class PairSide:
    """One text of a pair, with where each match stands in it, by its key.

    `same` are the stretches of a match that stand on the other side too.
    """

    document: Document
    display: DisplayText
    spans: Mapping[str, Span]
    same: Mapping[str, tuple[Span, ...]]
    file: FileOnDisk | None = None


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
        accents, matches = shown.result.params.accents, list(_with_all_runs(row, shown))
        ours = _file_of(checked.path, checked.paper.sha256)
        theirs = _file_of(checked.other, document.sha256)
        if checked.has_library:
            theirs = _file_in_library(keeper, row.source)
        return ReadingPair(
            shown,
            _side(shown.paper, matches, 0, accents, ours, shown.display),
            _side(document, matches, 1, accents, theirs),
        )

    return work


def _with_all_runs(row: ShownSource, shown: ShownResult) -> Iterator[ShownMatch]:
    """Matches with all words that are the same, also those that are left out in the midst."""
    whole = {m.letter: m.runs for m in shown.whole.before.source(row.source.id).matches}
    for each in row.matches:
        runs = clipped(whole.get(each.match.letter, ()), each.match.ours) or each.match.runs
        yield replace(each, match=replace(each.match, runs=runs))


def _side(
    document: Document,
    matches: Iterable[ShownMatch],
    side: int,
    accents: bool,
    file: FileOnDisk | None,
    display: DisplayText | None = None,
) -> PairSide:
    from plagcheck.report.passages import TextSide

    found = {each.key: each.match for each in matches}
    text = TextSide.of(document, found.values(), side, accents)
    return PairSide(
        document,
        display or DisplayText(document.text, document.page_starts, document.headings),
        {key: text.span_of(match) for key, match in found.items()},
        {key: text.same_stretches(match) for key, match in found.items()},
        file,
    )


def _file_of(path: Path | None, sha256: str) -> FileOnDisk | None:
    return FileOnDisk(path, sha256) if path is not None else None


def _file_in_library(keeper: Keeper, source: Source) -> FileOnDisk | None:
    """The file a source came from, as it was when it was added."""
    origins = keeper.library.store.origins(source.id)
    found = next((origin for origin in origins if origin.path == source.entry.path), None)
    return FileOnDisk(Path(found.path), found.sha256) if found is not None and found.path else None
