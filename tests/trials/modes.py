"""What the program makes is for its owner alone, from the first byte; a mode given later stays."""

from __future__ import annotations

import os
import shutil
import stat
from pathlib import Path

from tests.trials.commands import Child, run
from tests.trials.material import a_class, a_paper, fresh, texts
from tests.trials.trial import Given
from tests.trials.window_program import STARTS_S, data_folder, is_checked, window

SHARED = 0o640


def trial(given: Given) -> None:
    os.umask(0o022)
    data_folder().rmdir()
    seen: dict[str, int] = {}
    paper = a_paper(given.work)
    with window(paper) as child:
        if not is_checked(paper.name, child, STARTS_S):
            given.tally.fail(f"the window did not check it: {child.ran().said}")
        _note(seen, data_folder())
    _note(seen, data_folder())
    box = fresh(given.work / "box")
    box.chmod(0o700)
    library, klass = box / "a.plagcheck", a_class(given.work / "class", 4)
    child = Child("add", library, *texts(given.work / "texts", 100), batch_s=0.0)
    while not child.wait(0.005):
        _note(seen, box)
    for command in (
        ("library", "backup", library, box / "backup.plagcheck"),
        ("library", "rebuild", library),
        ("class", klass, "--save", box / "saved.plagclass", "--keep-in", library),
    ):
        child = Child(*command)
        while not child.wait(0.002):
            _note(seen, box)
    _note(seen, box)
    for name, mode in sorted(seen.items()):
        given.tally.case(name, f"{mode:04o}" if mode & 0o077 else "")
    _kept(given, library)
    _tightened(given, paper)


def _note(seen: dict[str, int], folder: Path) -> None:
    """The widest mode that a name was ever seen with; random parts of names are left out."""
    for path in [folder, *folder.rglob("*")]:
        try:
            mode = stat.S_IMODE(path.lstat().st_mode)
        except FileNotFoundError:
            continue
        name = f"{folder.name}/{path.relative_to(folder)}"
        name = "an unfinished file" if path.suffix in (".part", ".new") else name
        seen[name] = seen.get(name, 0) | mode


def _kept(given: Given, library: Path) -> None:
    """A library that its owner shares stays shared."""
    library.chmod(SHARED)
    run("library", "rebuild", library)
    run("add", library, *texts(given.work / "more", 3, seed=9))
    mode = stat.S_IMODE(library.stat().st_mode)
    given.tally.case("a mode that was given stays", "" if mode == SHARED else f"{mode:04o}")


def _tightened(given: Given, paper: Path) -> None:
    """A data folder of an earlier version, which everybody may read."""
    shutil.rmtree(data_folder())
    data_folder().mkdir(mode=0o755)
    data_folder().chmod(0o755)
    with window(paper) as child:
        is_checked(paper.name, child, STARTS_S)
    mode = stat.S_IMODE(data_folder().stat().st_mode)
    given.tally.case("an older data folder is closed", "" if mode == 0o700 else f"{mode:04o}")
