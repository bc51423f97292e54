"""Papers of a student are checked in the window, then erased: no byte of them in any file."""

from __future__ import annotations

import json

from tests import word_salad
from tests.history.traces import traces
from tests.trials.commands import run
from tests.trials.material import PASSAGE, fresh
from tests.trials.trial import Given
from tests.trials.window_program import (
    STARTS_S,
    data_folder,
    history,
    is_checked,
    open_paper,
    window,
)

NAME, OTHER = "Zephyrine Quokka", "Bea Birch"
WORDS = ["Zephyrine", "Quokka", "xylotheque", "quincunx"]


def trial(given: Given) -> None:
    """`count` papers of the student, and one of another."""
    papers = fresh(given.work / "papers")
    names = [f"{OTHER} essay.txt", *(f"{NAME} essay {n}.txt" for n in range(given.count))]
    for name in names:
        secret = "" if name.startswith(OTHER) else "xylotheque quincunx"
        (papers / name).write_text(f"{word_salad.prose(len(name), 90)} {secret} {PASSAGE}")
    with window(papers / names[0]) as child:
        for name in names:
            if name != names[0]:
                open_paper(papers / name)
            if not is_checked(name, child, STARTS_S):
                given.tally.fail(f"the window did not check {name}: {child.ran().said}")
                return
    _leave_notes([str(papers / name) for name in names])
    ran = run("history", "erase", "--student", NAME, "--yes")
    left = traces(data_folder(), WORDS, set())
    named = [path.name for path in data_folder().rglob("*") if NAME in path.name]
    wrong = f"left: {left}" if left else f"files: {named}" if named else ""
    given.tally.case("history erase --student", ran.wrong or wrong, ran.said)
    notes = [path.name for path in data_folder().rglob("*") if path.suffix == ".new"]
    given.tally.case("what was only begun", f"left: {notes}" if notes else "")
    kept = [line["name"] for line in history()]
    given.tally.case("another's check stays", "" if kept == names[:1] else f"there: {kept}")
    strange = [path.name for path in (given.work / "tmp").rglob("*") if path.is_file()]
    given.tally.case("temporary files", f"left: {strange}" if strange else "")


def _leave_notes(papers: list[str]) -> None:
    """As kills leave them: of an import, of papers for the window that is open; or half done."""
    inbox = data_folder() / "inbox"
    note = json.dumps([{"library": "a.plagcheck", "collection": "Texts", "paths": papers}])
    for name in ("imports.json", "imports.json.new"):
        (data_folder() / name).write_text(note)
    for name in ("1-1.json", "2-2.new"):
        (inbox / name).write_text(json.dumps(papers))
