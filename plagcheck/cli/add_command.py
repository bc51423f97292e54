"""plagcheck add: files and folders go into a library, and what became of each is told."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from plagcheck.cli import library_words
from plagcheck.cli.opening import opened
from plagcheck.cli.outputs import BadRequest
from plagcheck.cli.progress import TerminalProgress
from plagcheck.cli.terminal import complain, say, say_json
from plagcheck.found_files import is_there
from plagcheck.jobs.add import add_paths, outcomes_of_nothing
from plagcheck.model.entry import DEFAULT_COLLECTION, AddOutcome, AddStatus, Holds, Near
from plagcheck.model.params import IndexParams
from plagcheck.report import as_json
from plagcheck.textbook.curve import choose_bands


def run_add(options: argparse.Namespace) -> bool:
    """Whether every file was added, or was there already."""
    if options.move and not options.collection:
        raise BadRequest("Say with --collection where to move what is there already.")
    if options.alike_from is not None and is_there(Path(options.library)):
        raise BadRequest("The library has its bands already; --alike-from is for a new one.")
    name, told = options.collection, Holds(options.holds) if options.holds else None
    into = name or DEFAULT_COLLECTION
    heard = _Import(name, as_json=options.json)
    paths = [Path(path) for path in options.paths]
    nothing = None if is_there(Path(options.library)) else outcomes_of_nothing(paths)
    if nothing is not None:  # of a name that was mistyped no library is made
        for each in nothing:
            heard.file_settled(each, "")
        return heard.sum_up()
    params = IndexParams()
    if options.alike_from is not None:
        bands, rows = choose_bands(options.alike_from, params.signature_length)
        params = replace(params, bands=bands, rows=rows)
    with opened(options.library, create=True, params=params) as library:
        add_paths(
            library,
            paths,
            heard,
            collection=name,
            holds=told,
            move=options.move,
            near=Near(options.near),
            observer=heard.progress,
        )
        held = library.summary().holds.get(into)
        older = library.older_copies()
        library.finish_removing(heard.progress)  # of what was replaced
    is_done = heard.sum_up()
    if not options.json:
        say(*library_words.gone_lines(older))
        if held is Holds.UNKNOWN and any(map(_has_come, heard.outcomes)):
            say(library_words.untold(into))
    if told is not None and held is not None and told is not held:
        complain(library_words.keeps_its_kind(into, told, held))
    return is_done


def _has_come(outcome: AddOutcome) -> bool:
    return outcome.status in (AddStatus.ADDED, AddStatus.REPLACED) or bool(outcome.left)


class _Import:
    """Follows an import: prints what is worth a line as soon as it is known."""

    def __init__(self, collection: str | None, *, as_json: bool) -> None:
        self._collection, self._as_json = collection, as_json
        self.progress = TerminalProgress()
        self.outcomes: list[AddOutcome] = []

    def files_found(self, files: Sequence[Path]) -> None:
        """The progress bar tells how many they are."""

    def file_settled(self, outcome: AddOutcome, same_as: str) -> None:
        self.outcomes.append(outcome)
        if self._as_json:
            say_json(as_json.added_object(outcome))
        elif outcome.status is AddStatus.FAILED:
            self.progress.clear()
            complain(library_words.added_line(outcome))
        elif line := library_words.nearly_line(outcome):
            self.progress.clear()
            say(line)
        elif library_words.is_elsewhere(outcome, self._collection):
            self.progress.clear()
            say(library_words.elsewhere_line(outcome))

    def sum_up(self) -> bool:
        """Say what became of all files; whether none failed."""
        self.progress.clear()
        if not self._as_json:
            say(library_words.added_summary(self.outcomes, self._collection))
        return not any(each.status is AddStatus.FAILED for each in self.outcomes)
