"""Numbers in a column are words of a paper, whatever they count, unless they count its lines."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.extract.pdf.reader import read_with_second_reader
from plagcheck.extract.reader import extract_bytes
from plagcheck.index.tokens import tokenize
from plagcheck.model.document import Document
from tests import word_salad
from tests.extract.forge import literal, pdf, printed_by_qt

Rows = Sequence[Sequence[tuple[float, str]]]  # below each other: parts with their places across

PROSE = textwrap.wrap(word_salad.prose(5, 1500), 84)
WORDS = word_salad.prose(7, 2000).split()
EVENTS = [" ".join(WORDS[9 * n : 9 * n + 6 + n * 7 % 4]) for n in range(200)]
SOME = random.Random(3)
VALUES = [f"{SOME.random() * 9:.2f}" for _ in range(100)]


def drawn(*pages: Rows) -> bytes:
    """A PDF of such pages."""
    shown = [
        "".join(
            f"BT /F1 11 Tf 1 0 0 1 {x} {760 - 15 * n} Tm ({literal(part)}) Tj ET\n"
            for n, row in enumerate(rows)
            for x, part in row
        )
        for rows in pages
    ]
    return pdf(shown)


def numbers_of(document: Document) -> list[str]:
    """The numbers that are compared."""
    text = document.comparable()
    words = tokenize(text)
    found = [text[a:b] for a, b in zip(words.starts, words.ends, strict=True)]
    return sorted(word for word in found if word.isdigit())


def words_of(rows: Rows) -> list[str]:
    return sorted(part for row in rows for _, part in row if part.isdigit())


def plain(rows: Rows) -> bytes:
    return "\n".join("   ".join(part for _, part in row) for row in rows).encode()


PAGES: dict[str, Rows] = {
    "years": [[(60, str(1990 + n)), (110, row)] for n, row in enumerate(EVENTS[:20])],
    "years below a title": [
        [(200, "Zeittafel")],
        *([(72, str(1914 + n)), (120, row)] for n, row in enumerate(EVENTS[:25])),
    ],
    "list": [[(60, str(n)), (90, row)] for n, row in enumerate(EVENTS[:25], 1)],
    "list of two lines each": [
        [*([(60, str(1 + n // 2))] if n % 2 == 0 else []), (90, row)]
        for n, row in enumerate(PROSE[:40])
    ],
    "list in the text": [
        *([(60, row)] for row in PROSE[:14]),
        *([(60, str(n)), (90, row)] for n, row in enumerate(EVENTS[:12], 1)),
        *([(60, row)] for row in PROSE[14:28]),
    ],
    "years below text": [
        *([(60, row)] for row in PROSE[:10]),
        *([(60, str(2000 + n)), (150, "barrels"), (250, "salt")] for n in range(14)),
    ],
    "last column": [
        [(60, f"dose in trial {chr(97 + n)}"), (300, str(10 + 10 * n))] for n in range(20)
    ],
    "measures": [[(60, str(5 * n)), (150, f"{'abcdefghij'[n % 10]}.x")] for n in range(30)],
    "verses": [[(60, str(n)), (85, row)] for n, row in enumerate(EVENTS[:30], 1)],
    "every fifth verse": [
        [*([(40, str(n))] if n % 5 == 0 else []), (85, " ".join(row.split()[: 4 + n % 4]))]
        for n, row in enumerate(EVENTS[:30], 1)
    ],
    "contents": [[(60, row[:30]), (500, str(5 + 5 * n))] for n, row in enumerate(EVENTS[:12])],
    "pages of contents that count": [
        [(60, row[:30]), (500, str(n))] for n, row in enumerate(EVENTS[:12], 1)
    ],
    "ranking": [
        [(60, str(n)), (90, row), (500, str(900 - 7 * n))] for n, row in enumerate(EVENTS[:30], 1)
    ],
    "ranking of names": [
        [(60, str(n)), (90, f"{a} {b}"), (260, f"{c} {d}"), (420, e)]
        for n, (a, b, c, d, e, *_) in enumerate(map(str.split, EVENTS[:40]), 1)
    ],
    "tens beside text": [
        [(30, str(10 + 10 * n)), (72, row)] for n, row in enumerate(PROSE[:40])
    ],
    "numbers beside a part of the text": [
        [*([(30, str(n))] if n <= 12 else []), (72, row)] for n, row in enumerate(PROSE[:40], 1)
    ],
    "a count that begins elsewhere": [
        [*([(30, str(n))] if n % 5 == 0 else []), (72, row)]
        for n, row in enumerate(PROSE[:40], 301)
    ],
}  # fmt: skip


@pytest.mark.parametrize("rows", PAGES.values(), ids=PAGES)
def test_numbers_of_a_page_stay(rows: Rows) -> None:
    assert numbers_of(extract_bytes("paper.pdf", drawn(rows))) == words_of(rows)


@pytest.mark.parametrize("rows", PAGES.values(), ids=PAGES)
def test_numbers_of_a_plain_text_stay(rows: Rows) -> None:
    assert numbers_of(extract_bytes("paper.txt", plain(rows))) == words_of(rows)


@pytest.mark.parametrize("every", [1, 5])
@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("name", ["years", "list", "measures", "ranking", "contents", "verses"])
def test_what_follows_a_draft_with_numbered_lines_stays(
    name: str, restarts: bool, every: int
) -> None:
    """Of the draft itself, no number is read."""
    lines = iter(range(1, 127))
    pages: list[Rows] = []
    for sheet in range(3):
        rows = []
        for n, row in enumerate(PROSE[42 * sheet : 42 * sheet + 42], 1):
            value = next(lines) if not restarts else n
            rows.append([*([(36, str(value))] if value % every == 0 else []), (72, row)])
        pages.append(rows)
    read = extract_bytes("paper.pdf", drawn(*pages, PAGES[name]))

    assert numbers_of(read) == words_of(PAGES[name])


def table(rows: Sequence[Sequence[object]]) -> str:
    cells = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows)
    return "<table cellspacing=8>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>"


SHORT = [" ".join(row.split()[:8]) for row in EVENTS]
INTRODUCTION = f"<p>{' '.join(WORDS[:60])}</p>"
PRINTED = {
    "years": ("", [(1914 + n, SHORT[n]) for n in range(25)]),
    "years between texts": (INTRODUCTION, [(1914 + n, SHORT[n]) for n in range(22)]),
    "years of several pages": (INTRODUCTION, [(1914 + n, SHORT[n]) for n in range(70)]),
    "measures": ("", [(5 * n, VALUES[n], "x" + VALUES[-n]) for n in range(30)]),
    "measures of two pages": (
        INTRODUCTION,
        [(10 * n, VALUES[n], "x" + VALUES[-n]) for n in range(80)],
    ),
    "ranking": ("", [(n + 1, SHORT[n], 900 - 7 * n) for n in range(30)]),
}  # fmt: skip


@pytest.mark.parametrize("case", PRINTED)
def test_numbers_of_a_printed_table_stay(case: str, tmp_path: Path, qtbot: QtBot) -> None:
    beside, rows = PRINTED[case]
    read = printed_by_qt(tmp_path, f"<h2>Zeittafel</h2>{beside}{table(rows)}{beside}")
    words = read.text.split()

    assert [str(row[0]) for row in rows if str(row[0]) not in words] == []


def test_left_out_line_numbers_are_told() -> None:
    rows = [[(36, str(n)), (72, row)] for n, row in enumerate(PROSE[:40], 1)]
    read = extract_bytes("paper.pdf", drawn(rows))

    assert [part.part for part in read.coverage.skipped] == ["line-numbers"]
    assert extract_bytes("paper.pdf", drawn(PAGES["years"])).coverage.is_whole


@pytest.mark.parametrize("restarts", [False, True])
def test_the_second_reader_leaves_out_line_numbers_and_nothing_else(restarts: bool) -> None:
    firsts = (1, 1) if restarts else (1, 41)
    pages = [
        [[(36, str(first + n)), (72, row)] for n, row in enumerate(PROSE[:40])] for first in firsts
    ]
    data = drawn(*pages, PAGES["years"])
    read = read_with_second_reader("paper.pdf", data).text

    assert sorted(word for word in read.split() if word.isdigit()) == words_of(PAGES["years"])


def test_rows_at_the_same_height_of_pages_are_no_running_heads() -> None:
    rows = [[(60, str(n * 31 % 97)), (150, "barrels"), (300, str(n * 17 % 89))] for n in range(144)]
    read = extract_bytes("paper.pdf", drawn(rows[:48], rows[48:96], rows[96:]))

    assert numbers_of(read) == words_of(rows)
