"""Bad papers and notes come to the running window: each is answered, and the next is checked."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from tests.trials.material import PASSAGE, a_class, fresh
from tests.trials.trial import Given
from tests.trials.window_program import (
    STARTS_S,
    data_folder,
    is_checked,
    logged_errors,
    open_paper,
    window,
)

PAPERS: Final = (  # the first ones stopped the window once
    (b"M\xfcller.txt", PASSAGE.encode()),
    (b"comments.md", b"<!---->" * 40 + b" some words"),
    (b"new\nline.txt", PASSAGE.encode()),
    (b"broken.pdf", b"%PDF-1.4 broken"),
    (b"empty.txt", b""),
    (b"zeros.docx", bytes(5000)),
)
NOTES: Final = (
    ("deep.json", b"[" * 100_000),
    ("folder.json", None),
    ("null.json", b'["a\\u0000b"]'),
    ("half.json", b'["'),
    ("number.json", b"7"),
    ("no-text.json", b"\xff\xfe\x00"),
    ("long.json", b'["' + b"x" * 100_000 + b'"]'),
)
GAPS_S: Final = (0.0, 0.1, 0.25, 0.5)
CLASS_AGAIN: Final = ["-m", "tests.trials.window_class_again"]


def trial(given: Given) -> None:
    """`count` of each kind of trouble, in a window of its own each."""
    papers = fresh(given.work / "papers")
    for name, data in PAPERS[: given.count]:
        path = os.fsencode(papers) + b"/" + name
        Path(os.fsdecode(path)).write_bytes(data)
        _goes_on(given, repr(name), partial(open_paper, path))
    for note, inside in NOTES[: given.count]:
        _goes_on(given, f"inbox, {note}", partial(_leave_note, note, inside))
    if not given.is_small:
        os.mkfifo(papers / "pipe.txt")
        for place in (papers / "pipe.txt", papers / "missing.txt", papers):
            _goes_on(given, place.name, partial(open_paper, place))
    klass = a_class(given.work / "class", 4)
    for gap in GAPS_S[: given.count]:
        command = [sys.executable, *CLASS_AGAIN, str(klass), str(gap)]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=240)
        wrong = "" if ran.returncode == 0 else (ran.stdout + ran.stderr).strip()[-300:]
        how = f"{gap} s apart" if gap else "each to its end"
        given.tally.case(f"a class read again and again, {how}", wrong)


def _goes_on(given: Given, name: str, trouble: Callable[[], object]) -> None:
    """One that hangs must hide nothing of the next, so each has a window of its own."""
    fresh(data_folder())
    good = fresh(given.work / "good")
    first, second = good / "first.txt", good / "second.txt"
    for paper in (first, second):
        paper.write_text(f"{PASSAGE} {paper.stem}")
    with window(first) as child:
        wrong = "" if is_checked(first.name, child, STARTS_S) else "the window did not begin"
        trouble()
        if not (open_paper(second) and is_checked(second.name, child, STARTS_S)):
            ended = "the window ended" if child.has_ended() else "the next paper is not checked"
            wrong = wrong or ended
        said = child.ran()
    logged = logged_errors()
    wrong = wrong or (f"logged: {logged[-1]}" if logged else "")
    wrong = wrong or ("traceback" if "Traceback" in said.err else "")
    given.tally.case(name, wrong, said.said)


def _leave_note(name: str, note: bytes | None) -> None:
    place = data_folder() / "inbox" / f"1-{name}"
    if note is None:
        place.mkdir()
    else:
        place.write_bytes(note)
