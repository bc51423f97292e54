"""Every command that writes, and what must hold after it was killed or its disk failed.

Each works in a box that is put back as it was before every try: a library, files of an earlier time
at the places of its outputs, and a history.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests import word_salad
from tests.history.traces import compressed, traces
from tests.trials.commands import Child, Ran, run
from tests.trials.libraries import damage, paths_of
from tests.trials.material import PASSAGE, a_class, a_paper, fresh, texts

NAME: Final = "Zephyrine Quokka"
BEFORE, NEW, CHANGED, REMOVED = 60, 30, 10, 19  # documents; most of a folder are in the library
REPORTS: Final = ("html", "text", "csv", "xlsx", "json")


class Box:
    """The folder in which everything is written, and what it held at first."""

    def __init__(self, work: Path) -> None:
        self.work, self.folder = work, fresh(work / "box")
        self.library, self.history = self.folder / "a.plagcheck", self.folder / "records.db"
        self.source, self.klass = work / "source", a_class(work / "class", 6)
        self.paper = a_paper(work)
        first = texts(self.source, BEFORE)
        run("add", self.library, *first)
        self.documents = paths_of(self.library)
        for path in first[:CHANGED]:
            path.write_text(f"{path.read_text()} {PASSAGE}")
        self._more_texts()
        self._make_history()
        self._older_outputs()
        shutil.copy(self.library, self.folder / "backup.plagcheck")
        self._kept = Path(shutil.copytree(self.folder, work / "kept"))
        self._files = {path.name for path in self._kept.iterdir()}

    def _more_texts(self) -> None:
        for path in texts(self.work / "new", NEW, seed=4):
            path.rename(self.source / f"new-{path.name}")

    def _make_history(self) -> None:
        """Three checks of one student, whose words stand nowhere else, and one of another."""
        from plagcheck import Library
        from plagcheck.history.records import Records
        from plagcheck.jobs.history import Context
        from tests.history.made import own_words, real_check

        with (
            Library.open(self.work / "history.plagcheck", create=True) as library,
            Records.open(self.history, create=True) as records,
        ):
            library.add_text("book", word_salad.prose(2, 120))
            text = word_salad.prose(2, 100)
            other = real_check(library, self.work, "rivers.txt", text, Context("Bea Birch"))
            records.save(other)
            context, found = Context(NAME), set()
            for number in range(3):
                own = own_words("Quokka", 200 + number)
                saved = real_check(library, self.work, f"essay {number}.txt", own, context)
                records.save(saved)
                found |= compressed(saved)
            self._secret = found - compressed(other)
            self.words = ["quokka", "Zephyrine"]

    def _older_outputs(self) -> None:
        """What the commands wrote earlier, about others: nothing else is replaced."""
        older = fresh(self.work / "older")
        klass, paper = a_class(older / "class", 4, seed=9), older / "older.txt"
        shutil.copy(next(iter(self.documents)), paper)  # it shares something, the other does not
        tables = ("--csv", self.folder / "class.csv", "--xlsx", self.folder / "class.xlsx")
        export = ("--student", NAME, self.folder / "out.zip", "--history", self.history)
        for ran in (
            run("class", klass, "--save", self.folder / "saved.plagclass"),
            run("class", klass, *tables),
            run("report", self.library, paper, *_outputs(self, *REPORTS, "pdf")),
            run("history", "export", *export),
        ):
            assert ran.code == 0, ran.said

    def kept(self, name: str) -> bytes:
        """A file as it was before."""
        return (self._kept / name).read_bytes()

    def put_back(self) -> None:
        shutil.rmtree(self.folder)
        shutil.copytree(self._kept, self.folder)

    def left(self) -> list[str]:
        """Files that nobody asked for."""
        own = {f"{name}{end}" for name in self._files for end in ("-wal", "-shm")} | self._files
        return sorted(path.name for path in self.folder.iterdir() if path.name not in own)

    def lost(self, expected: set[str]) -> str:
        """What is wrong with the library, which must hold all of these paths."""
        if broken := damage(self.library):
            return f"the library: {broken}"
        gone = expected - set(paths_of(self.library))
        return f"{len(gone)} of {len(expected)} documents lost" if gone else ""

    def secrets(self) -> int:
        """How many traces of the student are left in the history."""
        place = fresh(self.work / "looked at")
        for path in self.folder.glob("records.db*"):
            shutil.copy(path, place / path.name)
        return len(traces(place, self.words, self._secret))


@dataclass(frozen=True, slots=True)
class WritingCommand:
    """`arguments` in a box; `look` says what is wrong after the runs that were struck."""

    name: str
    arguments: Callable[[Box], tuple[object, ...]]
    look: Callable[[Box, list[Ran]], str]

    def start(self, box: Box, **how: object) -> Child:
        return Child(*self.arguments(box), **how)  # type: ignore[arg-type]


def _all_there(box: Box, _: list[Ran]) -> str:
    return box.lost(set(box.documents))


def _added(box: Box, runs: list[Ran]) -> str:
    """What was told to be added is there, and a check finds it."""
    told = [said for ran in runs for said in ran.objects if said["status"] != "failed"]
    stored = {said["path"] for said in told}
    if wrong := box.lost(set(box.documents) | stored):
        return wrong
    changed = [said["path"] for said in told if said["status"] in ("added", "replaced")]
    for path in changed[-1:]:
        if path not in _sources(box, Path(path)):
            return f"a check does not find {path}, which was told to be added"
    return ""


def _sources(box: Box, paper: Path) -> set[str]:
    ran = run("check", box.library, paper, "--json")
    return {source["path"] for each in ran.objects for source in each["sources"]}


def _removed(box: Box, runs: list[Ran]) -> str:
    """All or none of them."""
    chosen = {path for path, number in box.documents.items() if number <= REMOVED}
    if wrong := box.lost(set(box.documents) - chosen):
        return wrong
    left = chosen & set(paths_of(box.library))
    if left and (left != chosen or any("removed" in ran.out for ran in runs)):
        return f"{len(left)} of {len(chosen)} are left, and it said {runs[-1].said!r}"
    return ""


def _told(box: Box, runs: list[Ran]) -> str:
    said = run("library", "collections", box.library, "--json").objects
    if runs[-1].code == 0 and [each["holds"] for each in said] != ["teaching"]:
        return f"it said so, and holds {said}"
    return _all_there(box, runs)


def _backed_up(box: Box, runs: list[Ran]) -> str:
    copy = box.folder / "backup.plagcheck"
    if (broken := damage(copy)) or len(paths_of(copy)) != len(box.documents):
        return f"the copy: {broken or 'documents are missing'}"
    return _all_there(box, runs)


def _writes(*names: str) -> Callable[[Box, list[Ran]], str]:
    """Each output is as it was, or whole."""

    def look(box: Box, runs: list[Ran]) -> str:
        for name in names:
            path = box.folder / name
            data = path.read_bytes() if path.exists() else b""
            if data == box.kept(name):
                if runs[-1].code == 0:
                    return f"it said that {name} was written"
            elif wrong := _broken(path, data):
                return f"{name}: {wrong}"
        return _all_there(box, runs)

    return look


def _broken(path: Path, data: bytes) -> str:
    """What is wrong with a file that was written."""
    if path.suffix == ".plagclass":
        return run("class", path).wrong or ("" if run("class", path).code == 0 else "not a class")
    if path.suffix in (".xlsx", ".zip"):
        return "" if zipfile.is_zipfile(path) and not zipfile.ZipFile(path).testzip() else "cut off"
    if path.suffix == ".json":
        return "" if isinstance(json.loads(data), dict) else "no object"
    ending = {".html": b"</html>\n", ".pdf": b"%%EOF\n"}.get(path.suffix, b"\n")
    return "" if data.endswith(ending) else f"cut off, its end is {data[-20:]!r}"


def _erased(box: Box, runs: list[Ran]) -> str:
    """All or none of the student's checks, and where they are gone, no byte of them."""
    listed = run("history", "list", "--json", "--history", box.history)
    students = [each["student"] for each in listed.objects]
    left, others = students.count(NAME), len(students) - students.count(NAME)
    if listed.code or others != 1 or left not in (0, 3):
        return f"{left} of 3 checks are left, {others} of 1 of another; {listed.said}"
    if left and any("erased." in ran.out for ran in runs):
        return "it said erased, and all is there"
    if not left and (found := box.secrets()):
        return f"{found} traces of what was erased"
    return ""


def spoil(library: Path, numbers: list[int]) -> None:
    """Break the stored texts of some documents as a bad disk would."""
    with closing(sqlite3.connect(library)) as connection:
        connection.executemany(
            "UPDATE content SET text = x'00112233' WHERE document_id = ?", [(n,) for n in numbers]
        )
        connection.commit()


def _report(box: Box, *forms: str) -> tuple[object, ...]:
    return ("report", box.library, box.paper, *_outputs(box, *forms))


def _outputs(box: Box, *forms: str) -> list[object]:
    return [part for form in forms for part in (f"--{form}", box.folder / f"out.{form}")]


def _erase(box: Box) -> tuple[object, ...]:
    return ("history", "erase", "--student", NAME, "--yes", "--history", box.history)


COMMANDS: Final = (
    WritingCommand("add", lambda box: ("add", box.library, box.source, "--json"), _added),
    WritingCommand(
        "library remove",
        lambda box: ("library", "remove", box.library, *range(1, REMOVED + 1), "--yes"),
        _removed,
    ),
    WritingCommand("library rebuild", lambda box: ("library", "rebuild", box.library), _all_there),
    WritingCommand(
        "library backup",
        lambda box: ("library", "backup", box.library, box.folder / "backup.plagcheck", "--yes"),
        _backed_up,
    ),
    WritingCommand(
        "library collections",
        lambda box: ("library", "collections", box.library, "Library", "--holds", "teaching"),
        _told,
    ),
    WritingCommand(
        "class --save",
        lambda box: ("class", box.klass, "--save", box.folder / "saved.plagclass"),
        _writes("saved.plagclass"),
    ),
    WritingCommand(
        "class --csv --xlsx",
        lambda box: (
            *("class", box.klass, "--csv", box.folder / "class.csv"),
            *("--xlsx", box.folder / "class.xlsx"),
        ),
        _writes("class.csv", "class.xlsx"),
    ),
    WritingCommand(
        "class --keep-in", lambda box: ("class", box.klass, "--keep-in", box.library), _all_there
    ),
    WritingCommand(
        "report",
        lambda box: _report(box, *REPORTS),
        _writes(*(f"out.{form}" for form in REPORTS)),
    ),
    WritingCommand("report --pdf", lambda box: _report(box, "pdf"), _writes("out.pdf")),
    WritingCommand("history erase", _erase, _erased),
    WritingCommand(
        "history export",
        lambda box: (
            *("history", "export", "--student", "Bea Birch", box.folder / "out.zip"),
            *("--history", box.history),
        ),
        _writes("out.zip"),
    ),
)
