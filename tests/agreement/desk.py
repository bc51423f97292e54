"""A desk: a process of its own, with one window and one library for all real papers read there."""

from __future__ import annotations

import tempfile
import traceback
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.util import Finalize
from pathlib import Path
from typing import Any, Final

from tests.agreement import cases, papers
from tests.agreement.program import Window, done, remember
from tests.agreement.reading import ASKED, RULES, Reading

# Those that need what only a made-up paper has: a phrase, a handout, a section.
ON_REAL_PAPERS: Final = [
    name for name in ASKED if not name.endswith(("phrases", "handout", "section"))
]
Note = dict[str, Any]  # of one paper: how many surfaces, and problems by case and rule


class Desk:
    """A window, and a library that holds all sources but the paper at hand."""

    def __init__(self, scratch: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(dir=scratch))
        self.handout = self.folder / "handout.txt"
        self.handout.write_text(papers.TASK, encoding="utf-8")
        self.window = Window(self.folder)

    def read(self, file: Path, sources: Path) -> Note:
        if sources != self.window.holds:
            cases.library_of(self.window, sources)
        paper = self.folder / "paper" / file.name  # reports are written beside it
        paper.parent.mkdir(exist_ok=True)
        paper.write_bytes(file.read_bytes())
        held = self._take_out(file.name)
        try:
            return self._read(papers.Folder(paper, sources, self.handout))
        finally:
            if held:
                done("add", self.window.library, *held)
            cases.empty_history()

    def _take_out(self, name: str) -> list[str]:
        """Where a paper that was in the library came from; it is no source of itself."""
        every = done("library", "list", self.window.library, "--json").objects
        held = [each for each in every if each["title"] == name]
        if held:
            ids = [str(each["id"]) for each in held]
            done("library", "remove", self.window.library, *ids, "--yes")
        return [each["path"] for each in held]

    def _read(self, folder: papers.Folder) -> Note:
        (value,) = done("check", self.window.library, folder.paper, "--json").objects
        shared = sorted(value["sources"], key=lambda each: -each["share_of_submission"])
        if shared:
            folder = replace(folder, rival=Path(shared[0]["path"]))
        reading = Reading(self.window, folder)
        broken = {case: dict(_problems(reading, case)) for case in ON_REAL_PAPERS}
        return {
            "surfaces": sum(len(reading.figures(case)) for case in ON_REAL_PAPERS),
            "broken": {case: found for case, found in broken.items() if found},
        }


def _problems(reading: Reading, case: str) -> Iterator[tuple[str, list[str]]]:
    for rule in RULES:
        if problems := reading.broken(case, rule):
            yield rule, problems


_desks: list[Desk] = []


def sit_down(scratch: Path) -> None:
    remember()
    _desks.append(Desk(scratch))
    Finalize(None, _desks[0].window.close, exitpriority=100)


def read(file: Path, sources: Path) -> Note:
    try:
        return _desks[0].read(file, sources)
    except Exception:  # a paper that cannot be read to the end is told of, the others go on
        return {"surfaces": 0, "broken": {"reading it": {"went wrong": [traceback.format_exc()]}}}
