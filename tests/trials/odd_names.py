"""File names as bytes: all are read and named, and none reaches the terminal raw."""

from __future__ import annotations

import os
import unicodedata
from pathlib import Path
from typing import Final

from tests import word_salad
from tests.trials.commands import run
from tests.trials.libraries import documents
from tests.trials.material import fresh
from tests.trials.reading_trial import read_folder
from tests.trials.trial import Given

NAMES: Final = (
    b"M\xfcller.txt", b"\xff\xfe.txt", b"new\nline.txt", b"\x1b[31m.txt", b"tab\tand\rreturn.txt",
    "\u202etxt.exe.txt".encode(), b"a" * 250 + b".txt", b"con.txt", b"-rf.txt", b"a b  c.txt",
    b"quote'\".txt", b"\\.txt", "e\u0301.txt".encode(), "é.txt".encode(), b"x.TXT", b"x.txt",
    b"%s%n.txt", b"{0}.txt", b"{name}.pdf", b"$(id).txt", b";ls.txt", b"\xed\xb3\xbc.txt",
)  # fmt: skip
BROKEN: Final = b"{name}.pdf"


def trial(given: Given) -> None:
    folder = fresh(given.work / "names")
    for number, name in enumerate(NAMES):
        text = "%PDF-1.4 x" if name == BROKEN else word_salad.prose(number, 60)
        Path(os.fsdecode(os.fsencode(folder) + b"/" + name)).write_text(text)
    for command, named in (("add", ["con.txt", "{0}.txt", "%s%n.txt", "ller.txt"]), ("class", [])):
        read_folder(given, f"{len(NAMES)} strange names", folder, named, command)
    library = given.work / "new.plagcheck"
    run("add", library, folder)
    there, readable = len(documents(library)), len(NAMES) - 1
    wrong = "" if there == readable else f"{there} of {readable} are in the library"
    given.tally.case("every name is a document", wrong)
    again = run("add", library, folder, "--json").objects
    new = [said["path"] for said in again if said["status"] not in ("unchanged", "failed")]
    given.tally.case("added again, all are known", f"new: {new}" if new else "")
    _on_the_terminal(given, library, folder)


def _is_control(char: str) -> bool:
    return unicodedata.category(char) == "Cc"


def _on_the_terminal(given: Given, library: Path, folder: Path) -> None:
    paper = Path(os.fsdecode(os.fsencode(folder) + b"/" + NAMES[3]))
    for command in (
        ("library", "list", library),
        ("class", folder),
        ("check", library, paper),
        ("compare", paper, folder / "con.txt"),
        ("add", library, folder / os.fsdecode(b"\x1b[2Jmissing.txt")),
    ):
        ran = run(*command)
        said = ran.out + ran.err
        raw = sorted({repr(char) for char in said if _is_control(char) and char not in "\n\t"})
        raw += ["a new line"] if "\nline.txt" in said else []
        wrong = ran.wrong or (f"raw: {raw}" if raw else "")
        given.tally.case(f"control characters on the terminal: {command[0]}", wrong)
