"""Line numbers of a draft are no words of it, in every format; other numbers are."""

from __future__ import annotations

import textwrap

import pytest

from plagcheck.extract.reader import extract_bytes
from plagcheck.index.tokens import tokenize
from tests import word_salad
from tests.extract.forge import docx, paragraph, run

ROWS = textwrap.wrap(word_salad.prose(3, 900), 70)
TEXT = "\n".join(ROWS)


def compared(name: str, data: bytes) -> list[str]:
    """The words that are compared."""
    text = extract_bytes(name, data).comparable()
    words = tokenize(text)
    return [text[a:b] for a, b in zip(words.starts, words.ends, strict=True)]


def numbered(every: int, form: str = "{:>4}  {}", blank: int = 0) -> str:
    """Every so many lines with its number; a blank one now and then, which is counted or not."""
    shown = []
    for place, row in enumerate(ROWS, 1):
        shown.append(form.format(place, row) if place % every == 0 else f"      {row}")
        if blank and place % blank == 0:
            shown.append("")
    return "\n".join(shown)


@pytest.mark.parametrize("every", range(1, 31))
@pytest.mark.parametrize("blank", [0, 7])
@pytest.mark.parametrize("form", ["{:>4}  {}", "{} {}", "{}\t{}"])
def test_numbers_of_lines_are_no_words(every: int, blank: int, form: str) -> None:
    paper = numbered(every, form, blank)
    assert compared("draft.txt", paper.encode()) == compared("plain.txt", TEXT.encode())
    assert extract_bytes("draft.txt", paper.encode()).text == paper  # shown as it is


@pytest.mark.parametrize("every", [1, 5, 15, 20])
def test_blank_lines_may_be_counted(every: int) -> None:
    rows = [line for row in ROWS for line in (row, "")]
    paper = "\n".join(f"{n} {row}" if n % every == 0 else row for n, row in enumerate(rows, 1))
    assert compared("draft.txt", paper.encode()) == compared("plain.txt", TEXT.encode())


@pytest.mark.parametrize("every", [1, 15, 20])
def test_word_numbers_lines_without_writing_it(every: int) -> None:
    counting = f'<w:sectPr><w:lnNumType w:countBy="{every}" w:restart="continuous"/></w:sectPr>'
    data = docx(paragraph(run(word_salad.prose(3, 900))) + counting)
    assert compared("draft.docx", data) == compared("plain.txt", word_salad.prose(3, 900).encode())


def spread(forms: list[str], gap: int) -> str:
    """Prose with such a line now and then."""
    rows = iter(ROWS * 3)
    return "\n".join("\n".join([*(next(rows) for _ in range(gap)), form]) for form in forms)


OTHERS = {
    "a list": "\n".join(f"{n} {row}" for n, row in zip(range(3, 40), ROWS, strict=False)),
    "a list with points": "\n".join(f"{n}. {row}" for n, row in enumerate(ROWS, 1)),
    "a short list": "\n".join(f"{n} barrels of salt" for n in range(1, 40)),
    "a table": "\n".join(f"{n * 5} {n * 7} {n * 11}" for n in range(1, 40)),
    "years": spread([f"{1900 + 15 * n} was a good year for salt" for n in range(1, 7)], 14),
    "verses": spread([f"{n} and the waters were called together" for n in range(1, 12)], 4),
    "verses of a quotation": TEXT + "\n\n" + numbered(5).replace("  ", " > ")[:900],
    "numbers that wander": spread([f"{15 * n} barrels were sold here" for n in range(1, 7)], 13),
    "one that is missing": numbered(15).replace("  30  ", "      "),
}


@pytest.mark.parametrize("paper", OTHERS.values(), ids=OTHERS)
def test_other_numbers_stay(paper: str) -> None:
    words = tokenize(paper)
    assert len(compared("paper.txt", paper.encode())) == len(words)
