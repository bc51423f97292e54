"""Texts and files made to be slow: what a careless pattern or a loop in a loop never ends with.

Each has a budget of processor time, many times what it takes: at this size, what grows with the
square of a text takes minutes.
"""

from __future__ import annotations

import io
import random
import signal
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.align.alignment import compare_texts
from plagcheck.classroom.names import owners
from plagcheck.classroom.receipts import parse_receipt
from plagcheck.cli.main import main
from plagcheck.extract.reader import extract_bytes
from plagcheck.leaveout.bibliography import find_bibliography
from plagcheck.leaveout.citations import find_citations
from plagcheck.leaveout.quotations import find_quotations
from plagcheck.model.errors import PlagcheckError
from plagcheck.report.csv import safe
from tests.conftest import examples
from tests.extract.forge import FILES

BUDGET_S = 30  # of the processor
SIZE = 200_000  # characters

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs a timer of the processor"),
]


@contextmanager
def in_time() -> Iterator[None]:
    """Ends what takes too long in the middle; patterns look for signals while they search."""

    def too_long(*_: object) -> None:
        raise AssertionError(f"more than {BUDGET_S} s of the processor")

    before = signal.signal(signal.SIGVTALRM, too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, BUDGET_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def filled(unit: str, size: int = SIZE) -> str:
    return (unit * (size // len(unit) + 1))[:size]


def read(name: str, text: str) -> None:
    with in_time():
        try:
            extract_bytes(name, text.encode())
        except PlagcheckError:
            return  # told by a name


TAIL = " some words that a student wrote down here"
TOKENS = (
    *" \t\n\r\f\v\u00a0.-–()[]{}<>\\%&#=\"'“”„«»’|1aAéя汉´\u00ad\u200b\u0301\u202e",
    *("1.", ". ", "2001", "A.", "ab ", "Smith, ", "(Smith 2001", "[1]", "et al. ", "pp. 1", "x-"),
    *("http://", "www.", "In: ", "doi:10.1/", "<!--", "<a ", "<style>", "\\cite[", "\\part["),
    *("\\begin{quote}", "\\title{", "References\n", "> ", "# ", "1.1 ", " \n\n"),
)


@given(st.lists(st.sampled_from(TOKENS), min_size=1, max_size=4).map("".join))
@examples(40)
def test_no_text_makes_a_check_slow(unit: str) -> None:
    text = filled(unit) + TAIL
    for name in ("a.txt", "a.html", "a.tex"):
        begun = {"a.html": "<html><body>", "a.tex": "\\documentclass{article}\n"}.get(name, "")
        read(name, begun + text)
    with in_time():
        find_citations(text)
        find_bibliography(text)
        find_quotations(text)
        compare_texts(text, f"Another beginning. {text[SIZE // 2 :]} {text[: SIZE // 2]}")


@pytest.mark.parametrize(
    "unit", ["(Smith 2001) ", "ab cd ", "I am. ", "http://", "A. B. ", "A-", "(abcdefgh" * 20]
)
def test_one_line_again_and_again_on_both_sides(unit: str, tmp_path: Path) -> None:
    """As many runs as lines, each half as long as the text: the source begins anew half way."""
    text = filled(unit)
    one, other = tmp_path / "one.txt", tmp_path / "other.txt"
    one.write_text(text)
    other.write_text(f"Another beginning. {text[SIZE // 2 :]} {text[: SIZE // 2]}")
    with in_time():
        assert main(["compare", str(one), str(other)]) == 0


@pytest.mark.parametrize("different", [2, 3])
def test_few_different_words_at_random_on_both_sides(different: int) -> None:
    """Thousands of matches, and as many rests of runs that may go on from one of them."""
    one, other = (
        " ".join(random.Random(seed).choices(("aware", "beware", "care")[:different], k=120_000))
        for seed in (1, 2)
    )
    with in_time():
        assert len(compare_texts(one, other)) > 10_000


def styles(content: str) -> bytes:
    """A document with these styles."""
    out = io.BytesIO()
    with zipfile.ZipFile(FILES / "essay.docx") as old, zipfile.ZipFile(out, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            new.writestr(name, content if name == "word/styles.xml" else data)
    return out.getvalue()


FILES_TO_READ: dict[str, Callable[[], tuple[str, bytes]]] = {
    "rules of a style that never begin": lambda: (
        "a.html",
        f"<html><style>{'a' * 2_000_000}</style><body>{TAIL}".encode(),
    ),
    "brackets of commands that never end": lambda: (
        "a.tex",
        ("\\documentclass{article}\\begin{document}" + "\\cite[" * 200_000 + TAIL).encode(),
    ),
    "styles that never end": lambda: ("a.docx", styles("<w:style w:styleId='a'>" * 100_000)),
    "colours without end": lambda: (
        "a.html",
        f"<p style='color:rgb({'1' * 200_000}'>{TAIL}</p>".encode(),
    ),
}


@pytest.mark.parametrize("name", FILES_TO_READ)
def test_no_file_makes_reading_slow(name: str) -> None:
    file, data = FILES_TO_READ[name]()
    with in_time():
        try:
            extract_bytes(file, data)
        except PlagcheckError:
            return


def test_names_receipts_and_cells() -> None:
    with in_time():
        for unit in ("_1_assignsubmission_a_a", "_1_LATE_1_1_", "_attempt_2001-01-01-01-01-01_"):
            path = filled(unit, 1000) + "\n\n@"
            owners([f"{n}{path}/essay.txt" for n in range(200)])
        for text in (f"Name:{' ' * 3900}", f"Name: {'a (' * 1200}"):
            parse_receipt(text)
        safe("\u00a0" * SIZE + "x")
