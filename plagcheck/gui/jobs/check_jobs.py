"""Jobs that check papers: the engine's use cases with what the screens need around them.

Every function returns work for the job runner. The engine is imported when a job runs, so that the
first window is painted before anything heavy is loaded.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck.gui.check.findings import Findings, Mark, SourceFound
from plagcheck.gui.check.from_results import (
    findings_of,
    findings_of_two,
    findings_so_far,
    paper_of,
    possible_of,
    source_of,
)
from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
from plagcheck.gui.jobs.workers import Workers
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.model.adjusted import Choice, Rules
from plagcheck.model.decisions import Decision
from plagcheck.settings import Settings

if TYPE_CHECKING:
    from plagcheck.gui.leaveout.counting import LeftOut
    from plagcheck.model.document import Document
    from plagcheck.model.entry import Entry
    from plagcheck.model.result import CheckOptions, CheckResult, FilesCompared, Source


@dataclass(slots=True)
class Checked:
    """A check; `texts` are the sources read so far, by their number in the findings.

    `result` is what the engine found, whole; a check that was stopped has none. `record` is its
    number in the history, once it is kept there; one that was reopened has it from the start, with
    what was left out and decided then.
    """

    findings: Findings
    paper: Document
    path: Path | None
    texts: dict[int, Document]
    accents: bool = False  # how words were cut
    is_pair: bool = False
    other: Path | None = None  # the second of two files
    result: CheckResult | FilesCompared | None = None
    record: int | None = None
    rules: Rules = field(default_factory=Rules)
    choices: tuple[Choice, ...] = ()
    decision: Decision = field(default_factory=Decision)
    is_reopened: bool = False
    left_out: LeftOut | None = None  # what `rules` and `choices` make of it


@dataclass(frozen=True, slots=True)
class OnDisk:
    """A file as it was when its text was read."""

    path: Path
    sha256: str


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a pair: a text, and the stretches of it that are the same on both sides."""

    name: str
    text: str
    page_starts: tuple[int, ...]
    same: dict[str, tuple[tuple[int, int], ...]]  # by the label of the match
    display: DisplayText
    file: OnDisk | None = None


@dataclass(frozen=True, slots=True)
class Pair:
    """Paper and source side by side."""

    number: int
    paper: Side
    source: Side


class Growing:
    """Hands over what a check finds on its way: a Paper, lists of Possible, SourceFound each."""

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher
        self._sources: list[SourceFound] = []
        self.paper: Document | None = None
        self.display: DisplayText | None = None

    def paper_read(self, paper: Document) -> None:
        shown = paper_of(paper)
        self.paper, self.display = paper, shown.display
        self._watcher.produced(shown)
        self._watcher.flush()  # the paper is to be seen before the search for it

    def candidates_found(self, entries: Sequence[Entry]) -> None:
        self._watcher.produced([possible_of(entry) for entry in entries])
        self._watcher.flush()

    def source_verified(self, source: Source) -> None:
        found = source_of(len(self._sources) + 1, source)
        self._sources.append(found)
        self._watcher.produced(found)
        self._watcher.flush()

    def so_far(self, path: Path, accents: bool) -> Checked | None:
        """What is worth showing of a check that was stopped."""
        if self.paper is None:
            return None
        findings = findings_so_far(self.paper, self._sources, self.display)
        return Checked(findings, self.paper, path, {}, accents)


def check_options(settings: Settings, collections: Sequence[str] | None) -> CheckOptions:
    """The engine's options for what the teacher chose."""
    from plagcheck.model.result import AlignOptions, CheckOptions

    return CheckOptions(AlignOptions(settings.shortest, settings.edited), collections)


def check(path: Path, settings: Settings, workers: Workers) -> Work[Checked]:
    """Check one file against the library. A stopped check hands over what it has by then."""

    def work(keeper: Keeper, watcher: Watcher) -> Checked:
        from plagcheck.gui.leaveout.defaults import leave_out_as_usual
        from plagcheck.jobs.check import check_file
        from plagcheck.model.progress import Cancelled

        library = keeper.library
        left_out = set(settings.left_unticked)
        wanted = [name for name in library.summary().collections if name not in left_out]
        options = check_options(settings, wanted if left_out else None)
        growing, accents = Growing(watcher), library.params.accents
        try:
            result = check_file(library, path, options, watcher, workers.get(), growing)
        except Cancelled:
            partial = growing.so_far(path, accents)
            if partial is not None:
                watcher.produced(partial)
            raise
        findings = findings_of(result, growing.display)
        checked = Checked(findings, result.submission, path, {}, accents, result=result)
        return leave_out_as_usual(checked, settings, workers, watcher)

    return work


def check_sample(settings: Settings, workers: Workers) -> Work[Checked]:
    """Check the bundled paper against the bundled sources; the library is left alone."""

    def work(keeper: Keeper, watcher: Watcher) -> Checked:
        import tempfile

        from plagcheck.gui.leaveout.defaults import leave_out_as_usual
        from plagcheck.jobs.add import add_files, find_files
        from plagcheck.jobs.check import check_file
        from plagcheck.library.library import Library
        from plagcheck.model.entry import Holds

        growing = Growing(watcher)
        with (
            as_file(files("plagcheck.samples")) as samples,
            tempfile.TemporaryDirectory() as scratch,
            Library.open(Path(scratch, "sample.plagcheck"), create=True) as library,
        ):
            papers = sorted(samples.glob("paper.*"))
            sources, pool = find_files([samples / "sources"]), workers.get()
            list(add_files(library, sources, holds=Holds.TEACHING, pool=pool))
            options = check_options(settings, None)
            found = check_file(library, papers[0], options, watcher, workers.get(), growing)
            findings = findings_of(found, growing.display)
            texts = {s.number: library.document(s.id) for s in findings.all_sources}
        checked = Checked(findings, found.submission, None, texts, result=found)
        return leave_out_as_usual(checked, settings, workers, watcher)

    return work


def compare(a: Path, b: Path, settings: Settings, workers: Workers) -> Work[Checked]:
    """Compare two files; no library needed."""

    def work(keeper: Keeper, watcher: Watcher) -> Checked:
        from plagcheck.gui.leaveout.counting import begin
        from plagcheck.jobs.check import compare_files

        options = check_options(settings, None).align
        compared = compare_files(a, b, options, watcher, workers.get())
        findings = findings_of_two(compared, settings.shortest)
        texts = {1: compared.b}
        checked = Checked(findings, compared.a, a, texts, is_pair=True, other=b, result=compared)
        return begin(checked, Rules())

    return work


def side_by_side(checked: Checked, number: int) -> Work[Pair]:
    """Read a source and find which words of each match are the same on both sides."""
    source = checked.findings.source(number)
    texts = checked.texts  # as numbered now: leaving out may number sources anew meanwhile

    def work(keeper: Keeper, watcher: Watcher) -> Pair:
        document = texts.get(number)
        if document is None and checked.is_reopened:
            from plagcheck.model.errors import UnknownDocument

            raise UnknownDocument(source.name)  # its text was erased since
        if document is None:
            document = texts[number] = keeper.library.document(source.id)
        here = _same_words(checked.paper, source.marks, 0, checked.accents)
        there = _same_words(document, source.marks, 1, checked.accents)
        paper = _side(checked.paper, here, _file_of(checked.path, checked.paper.sha256))
        if checked.is_pair:
            file = _file_of(checked.other, document.sha256)
        else:
            is_there = checked.path is not None and not checked.is_reopened
            file = _file_in_library(keeper, source) if is_there else None
        return Pair(number, paper, _side(document, there, file))

    return work


def _side(
    document: Document, same: dict[str, tuple[tuple[int, int], ...]], file: OnDisk | None
) -> Side:
    display = DisplayText(document.text, document.page_starts)
    return Side(document.name, document.text, document.page_starts, same, display, file)


def _file_of(path: Path | None, sha256: str) -> OnDisk | None:
    return OnDisk(path, sha256) if path is not None else None


def _file_in_library(keeper: Keeper, source: SourceFound) -> OnDisk | None:
    """The file a source came from, as it was when it was added."""
    origins = keeper.library.store.origins(source.id)
    found = next((origin for origin in origins if origin.path == source.path), None)
    return OnDisk(Path(found.path), found.sha256) if found is not None and found.path else None


def _same_words(
    document: Document, marks: Sequence[Mark], side: int, accents: bool
) -> dict[str, tuple[tuple[int, int], ...]]:
    """Per match, the stretches of this side that stand on the other side too."""
    from plagcheck.report.passages import Place, same_stretches, words_of

    places = {
        mark.label: Place(*((mark.there, mark.there_end) if side else (mark.start, mark.end)),
                          mark.runs)
        for mark in marks
    }  # fmt: skip
    tokens = words_of(document, list(places.values()), side, accents)
    return {
        label: same_stretches(tokens, place, side) for label, place in places.items() if place.runs
    }
