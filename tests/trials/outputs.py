"""Outputs onto a library, a paper, another sort, a link, a device: refused, nothing is replaced."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tests.trials.commands import run
from tests.trials.libraries import documents
from tests.trials.material import a_class, a_paper, fresh, texts
from tests.trials.special_files import make_special
from tests.trials.trial import Given
from tests.trials.writing_commands import REPORTS

CLASS_OUTPUTS: Final = ("--save", "--csv", "--xlsx")
OLDER: Final = b"older"
FOREIGN: Final = {
    "an essay": b"An essay that nobody else has.\n",
    "a table": b"\xef\xbb\xbfStudent,Mark,Note,Index,Name\r\nAnn,1,good,2,Ann\r\n",
    "a page": b"<!DOCTYPE html><html><title>plagcheck 0.2.0</title><p>An essay.</html>",
}


def trial(given: Given) -> None:
    """`count` is the number of outputs that are tried."""
    box, paper = fresh(given.work / "box"), a_paper(given.work)
    library, klass = box / "a.plagcheck", a_class(box / "class", 4)
    run("add", library, *texts(given.work / "readings", 20))
    kept = shutil.copy(library, given.work / "kept.plagcheck")
    outputs: list[tuple[object, ...]] = []
    for option in CLASS_OUTPUTS:
        outputs.append(("class", klass, "--library", library, option))
    for form in (*REPORTS, "pdf"):
        outputs.append(("report", library, paper, f"--{form}"))
    outputs.append(("library", "backup", library, "--yes"))
    for command in outputs[:: max(1, len(outputs) // given.count)]:
        _onto_what_it_reads(given, command, library)
        shutil.copy(kept, library)
        if command[0] == "class":
            _onto_what_it_reads(given, command, klass / "Student 3" / "essay.txt")
        elif command[0] == "report":
            _onto_what_it_reads(given, command, paper)
        for name, data in FOREIGN.items():
            (box / name).write_bytes(data)
            _onto_what_it_reads(given, command, box / name)
        _onto_what_is_no_file(given, command, fresh(box / "special"))


def _onto_what_it_reads(given: Given, command: tuple[object, ...], place: Path) -> None:
    before = place.read_bytes()
    count = len(documents(place))
    ran = run(*command, place)
    kept = place.read_bytes() == before or 0 < count == len(documents(place))
    wrong = ran.wrong or ("" if kept else "replaced it")
    wrong = wrong or ("not refused" if ran.code == 0 else "")
    given.tally.case(f"{command[0]} {command[-1]} onto {place.name}", wrong, ran.said)
    place.write_bytes(before)


def _onto_what_is_no_file(given: Given, command: tuple[object, ...], special: Path) -> None:
    target, link, folder = (special / name for name in ("target", "link", "folder"))
    target.write_bytes(OLDER)
    link.symlink_to(target.name)
    folder.mkdir()
    (folder / "inside").touch()
    for place in (*make_special(special), link, folder):
        mode = place.lstat().st_mode
        ran = run(*command, place)
        same = place.lstat().st_mode == mode and target.read_bytes() == OLDER
        wrong = ran.wrong or ("" if same else "replaced it")
        left = [path.name for path in special.iterdir() if path.name.endswith((".part", ".new"))]
        wrong = wrong or (f"left behind: {left}" if left else "")
        given.tally.case(f"{command[0]} {command[-1]} onto a {place.name}", wrong, ran.said)
