"""Paragraphs, headings and line numbers of PDFs, by where lines stand on their pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.extract.pdf.page_pictures import OpenPdf
from plagcheck.extract.reader import extract_bytes
from plagcheck.model.document import Span
from tests.extract.forge import literal, pdf, printed_by_qt

FULL = (
    "The harbour was built twice, and both times the sea took the outer wall before the clerk",
    "had paid for it. What is left stands on the older stones, which nobody has counted since the",
    "year in which the second wall was begun, and the clerk who counted them then had no successor",
    "who cared for stones.",
)
OTHER = (
    "Of the inner wall there is more to tell, for it stood longer and was paid for by the town in",
    "nine years and not in two. It has a gate to the north that was never opened, a stair without",
    "an end, and a stone with the name of a mason who was perhaps the only man who saw it all dry.",
    "He left no word of it.",
)


def page(*rows: tuple[float, float, str], size: float = 10) -> str:
    """Rows of text, each with its place: from the left, from the foot of the page."""
    shown = "".join(f"1 0 0 1 {x} {y} Tm ({literal(row)}) Tj\n" for x, y, row in rows)
    return f"BT /F1 {size} Tf\n{shown}ET\n"


def down(rows: tuple[str, ...], top: float, left: float = 60, first: float = 0) -> list:
    """Rows below each other; `first` is the indent of the first."""
    return [(left + (first if n == 0 else 0), top - 12 * n, row) for n, row in enumerate(rows)]


def paragraphs(*pages: str) -> list[str]:
    return extract_bytes("draft.pdf", pdf(list(pages))).text.splitlines()


WHOLE = " ".join(FULL)


def test_lines_of_a_paragraph_are_one_and_a_gap_parts_two() -> None:
    assert paragraphs(page(*down(FULL[:3], 700), *down(FULL[:3], 650))) == [
        " ".join(FULL[:3]),
        " ".join(FULL[:3]),
    ]


def test_a_line_with_room_left_ends_its_paragraph() -> None:
    assert paragraphs(page(*down(FULL + FULL, 700))) == [WHOLE, WHOLE]


def test_an_indented_line_begins_a_paragraph() -> None:
    rows = FULL[:3]
    shown = page(*down(rows, 700, first=15), *down(rows, 664, first=15))

    assert paragraphs(shown) == [" ".join(rows), " ".join(rows)]


def test_hanging_indents_begin_an_entry_each() -> None:
    shown = page(*down(FULL[:3], 700, left=75, first=-15), *down(FULL[:3], 664, left=75, first=-15))

    assert paragraphs(shown) == [" ".join(FULL[:3])] * 2


def test_a_heading_stands_alone_though_it_fills_its_line() -> None:
    large = page((60, 720, "A wall that was built"), (60, 702, "twice over"), size=16)

    assert paragraphs(large + page(*down(FULL, 678))) == ["A wall that was built twice over", WHOLE]


LARGE_BOLD, BOLD = ("/F2", 12), ("/F2", 10)
LARGE, BODY = ("/F1", 12), ("/F1", 10)


def lines_of(*shown: tuple[tuple[str, float], str], spacing: float = 1.2) -> str:
    """Lines below each other, each in a face, without any gap but that of their size."""
    page, y = "", 740.0
    for (font, size), row in shown:
        page += f"BT {font} {size} Tf 1 0 0 1 60 {y:.1f} Tm ({literal(row)}) Tj ET\n"
        y -= spacing * size
    return page


# Its last line leaves no room for a long word.
SENTENCES = (
    *FULL[:2],
    "year in which the second wall was begun. Nobody who lives here now has seen it.",
)
WORDS = "Harbourmastersbibliography"


@pytest.mark.parametrize("face", [LARGE_BOLD, BOLD, LARGE], ids=["both", "bold", "large"])
@pytest.mark.parametrize("spacing", [1.2, 2.0])
def test_a_heading_right_below_a_paragraph_stands_alone(
    face: tuple[str, float], spacing: float
) -> None:
    body = [(BODY, row) for row in SENTENCES]
    shown = lines_of(*body, (face, WORDS), *((BODY, row) for row in OTHER), spacing=spacing)

    assert paragraphs(shown) == [" ".join(SENTENCES), WORDS, " ".join(OTHER)]


@pytest.mark.parametrize("face", [LARGE_BOLD, BOLD, LARGE], ids=["both", "bold", "large"])
def test_a_heading_below_a_line_that_ends_no_sentence_stands_alone(
    face: tuple[str, float],
) -> None:
    shown = lines_of((BODY, FULL[0]), (face, WORDS), *((BODY, row) for row in OTHER))

    assert paragraphs(shown) == [FULL[0], WORDS, " ".join(OTHER)]


@pytest.mark.parametrize(
    "titles",
    [
        ("Appendix A (left empty on purpose)", "References"),
        ("5 Literature", "5.1 Printed works"),
        ("Literature", "(Only what was printed)"),
    ],
)
@pytest.mark.parametrize("face", [LARGE_BOLD, BOLD, LARGE], ids=["both", "bold", "large"])
def test_two_headings_below_each_other_are_two(
    titles: tuple[str, str], face: tuple[str, float]
) -> None:
    rows = [(face, title) for title in titles]
    shown = lines_of(*((BODY, row) for row in FULL), *rows, *((BODY, row) for row in OTHER))

    assert paragraphs(shown) == [WHOLE, *titles, " ".join(OTHER)]


def test_headings_of_two_ranks_are_two_though_the_first_fills_its_line() -> None:
    long = "What the clerk of the old harbour wrote about the walls and the masons"
    shown = lines_of((("/F2", 14), long), (("/F2", 12), WORDS), *((BODY, row) for row in FULL))

    assert paragraphs(shown) == [long, WORDS, WHOLE]


def test_a_heading_that_fills_its_line_goes_on_in_the_next() -> None:
    title = (
        "What the clerk of the old harbour wrote about the walls and about the Masons",
        "Who Paid",
    )
    shown = lines_of(*((LARGE_BOLD, row) for row in title), *((BODY, row) for row in FULL))

    assert paragraphs(shown) == [" ".join(title), WHOLE]


def test_the_lines_of_a_centred_title_are_one() -> None:
    title = page((78, 740, "What the Clerk of the Old Harbour Wrote About Its Old"), size=16)
    title += page((257, 721, "Walls"), size=16)

    assert paragraphs(title + page(*down(FULL, 680))) == [
        "What the Clerk of the Old Harbour Wrote About Its Old Walls",
        WHOLE,
    ]


def test_a_centred_title_and_a_centred_heading_are_two() -> None:
    title = "BT /F2 10 Tf 1 0 0 1 140 740 Tm (What the Clerk Wrote About Its Many Walls) Tj ET\n"
    title += "BT /F2 10 Tf 1 0 0 1 221 716 Tm (Abstract) Tj ET\n"
    body = [(60, 692 - 24 * n, row) for n, row in enumerate(FULL)]

    assert paragraphs(title + page(*body)) == [
        "What the Clerk Wrote About Its Many Walls",
        "Abstract",
        WHOLE,
    ]


def test_a_line_in_bold_within_a_sentence_parts_no_paragraph() -> None:
    bold = (
        "Harbour had paid for it. What is left stands on the older stones that nobody knew in the"
    )
    rows = [(BODY, FULL[2]), (BOLD, bold), (BODY, FULL[2]), (BODY, FULL[3])]

    assert paragraphs(lines_of(*rows)) == [" ".join(row for _, row in rows)]


def test_a_paragraph_in_bold_but_for_its_last_line_is_one() -> None:
    rows = [*((BODY, row) for row in OTHER * 2), *((BOLD, row) for row in FULL[:2])]
    rows += [(BODY, "Harbour, in which it was begun.")]

    assert paragraphs(lines_of(*rows)) == [
        *[" ".join(OTHER)] * 2,
        " ".join(row for _, row in rows[-3:]),
    ]


def test_a_paragraph_goes_on_over_the_page() -> None:
    first = page(*down(FULL + FULL[:2], 700))
    second = page(*down(FULL[2:] + OTHER, 650))

    assert paragraphs(first, second) == [WHOLE, WHOLE, " ".join(OTHER)]


def test_a_divided_word_is_whole_unless_it_has_a_hyphen_elsewhere() -> None:
    rows = (
        "The well-known wall of the old harbour was built by a man who counted stones and har-",
        "bours for the north of the country, and what he built there was as good and as well-",
        "known as what had stood there before him.",
    )

    assert paragraphs(page(*down(rows, 700))) == [
        "The well-known wall of the old harbour was built by a man who counted stones and harbours "
        "for the north of the country, and what he built there was as good and as well-known as "
        "what had stood there before him."
    ]


def test_items_of_a_list_stay_apart() -> None:
    end = "had paid for it. What is left stands on the older stones, and nobody counts those now."
    rows = (f"1. {FULL[0]}", end, f"2. {FULL[0]}", FULL[3])

    assert paragraphs(page(*down(rows, 700))) == [
        f"1. {FULL[0]} {end}",
        f"2. {FULL[0]} {FULL[3]}",
    ]


ITEMS = (
    "walls that were built twice and paid for once by the town in which the clerk was born",
    "gates to the north that were never opened in all the years in which there was a clerk",
    "stairs without an end, of which nobody has counted the steps since the first wall was",
    "begun by the mason",
    "stones",
)
IN_ITEMS = [*ITEMS[:2], f"{ITEMS[2]} {ITEMS[3]}", ITEMS[4]]


def dots(*places: tuple[float, float], side: float = 3) -> str:
    """Squares that are drawn, as bullets often are."""
    return "".join(f"{x} {y} {side} {side} re f\n" for x, y in places)


def test_items_stay_apart_whose_bullets_are_drawn() -> None:
    rows = [*down(FULL, 700), *down(ITEMS, 652, left=80), *down(OTHER, 592)]
    bullets = dots(*((68, y + 2) for x, y, text in rows if x == 80 and text != ITEMS[3]))

    assert paragraphs(bullets + page(*rows)) == [WHOLE, *IN_ITEMS, " ".join(OTHER)]


def test_items_stay_apart_whose_bullets_qt_draws(tmp_path: Path, qtbot: QtBot) -> None:
    listed = "".join(f"<li>{each}</li>" for each in IN_ITEMS)
    shown = printed_by_qt(tmp_path, f"<p>{WHOLE}</p><ul>{listed}</ul><p>{' '.join(OTHER)}</p>")

    assert shown.text.splitlines() == [WHOLE, *IN_ITEMS, " ".join(OTHER)]


@pytest.mark.parametrize(
    "drawn",
    [
        dots((20, 690), (20, 678)),  # too far from the lines
        dots((300, 690), (300, 678)),  # inside them
        dots((48, 690), (48, 678), side=9),  # as large as a letter: boxes, or pictures
        dots((50, 690)),  # one alone
        "56 600 1 100 re f\n",  # a rule beside the text
        "60 686 480 1 re f\n",  # one below a line
    ],
)
def test_other_things_that_are_drawn_part_no_lines(drawn: str) -> None:
    assert paragraphs(drawn + page(*down(FULL + OTHER, 700))) == [WHOLE, " ".join(OTHER)]


def test_a_number_after_a_colon_or_a_point_ends_no_sentence() -> None:
    """A line that breaks off beside a figure, in a ratio and in a number."""
    for number in ("20:4", "3.14"):
        short = f"had paid for it. What is left stands on the older stones at {number}"
        rows = (*FULL[:3], short, "and no clerk was asked.")
        assert paragraphs(page(*down(rows, 700))) == [" ".join(rows)]


def test_entries_of_a_line_each_stay_apart_where_a_gap_parts_them() -> None:
    entry = FULL[2].replace("successor", "successor.")
    entries = [(60.0, 640.0 - 20 * n, entry) for n in range(4)]

    shown = page(*down(FULL, 700), *entries)

    assert paragraphs(shown) == [WHOLE, *[entry] * 4]


@pytest.mark.parametrize("count", [1, 3, 5, 6])
def test_the_page_number_that_qt_prints_is_no_text(
    tmp_path: Path, qtbot: QtBot, count: int
) -> None:
    """Also where the last line of the page ends to the left of it, and not far above it."""
    rows = [WHOLE, " ".join(OTHER)] * count
    shown = printed_by_qt(tmp_path, "".join(f"<p>{row}</p>" for row in rows))

    assert shown.text.splitlines() == rows


def numbered_pages(*feet: str) -> list[str]:
    """What is read of pages with something at their foot."""
    return paragraphs(*(page(*down(FULL * 10, 660), (300, 50, foot)) for foot in feet))


@pytest.mark.parametrize("feet", [("1",), ("1", ""), ("1", "2"), ("", "2"), ("- 1 -",)])
def test_page_numbers_of_few_pages_are_no_text(feet: tuple[str, ...]) -> None:
    assert numbered_pages(*feet) == [WHOLE] * 10 * len(feet)


@pytest.mark.parametrize("foot", ["7", "Chapter 1"])
def test_a_number_at_the_foot_that_is_not_the_page_s_stays(foot: str) -> None:
    assert numbered_pages(foot)[-1] == foot


def test_a_number_that_belongs_to_the_last_lines_stays() -> None:
    assert paragraphs(page(*down((*FULL, "1"), 120)))[-1] == "1"


def numbered(
    rows: tuple[str, ...],
    first: int,
    every: int,
    left: float,
    right: float = 0,
    top: float = 700,
) -> str:
    """A page whose lines are numbered in a margin, each number drawn beside its line."""
    shown = []
    for n, row in enumerate(rows):
        x, y = 60, top - 12 * n - first
        number = (right or left, y, str(first + n))
        beside = [number] if (first + n) % every == 0 else []
        shown += [*beside, (x, y, row)] if not right else [(x, y, row), *beside]
    return page(*shown)


@pytest.mark.parametrize("every", [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20])
@pytest.mark.parametrize(("left", "right"), [(30, 0), (0, 560)])
def test_line_numbers_of_a_draft_are_no_text(every: int, left: float, right: float) -> None:
    rows = FULL * 11
    shown = numbered(rows, 1, every, left, right), numbered(OTHER, 47, every, left, right)

    assert paragraphs(*shown) == [*[WHOLE] * 11, " ".join(OTHER)]


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize(("left", "right"), [(30, 0), (0, 560)])
@pytest.mark.parametrize("lines", [[24, 24, 8], [12, 24, 24], [16, 12, 28]])
def test_few_line_numbers_on_a_page_are_no_text(
    lines: list[int], left: float, right: float, restarts: bool
) -> None:
    """Two or three of them where every tenth line has one, and one where a page is short."""
    firsts = [1 if restarts else 1 + sum(lines[:n]) for n in range(len(lines))]
    shown = [
        numbered(FULL * (count // 4), first, 10, left, right, top)
        for first, count, top in zip(firsts, lines, (700, 680, 660), strict=True)
    ]

    assert paragraphs(*shown) == [WHOLE] * (sum(lines) // 4)


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize(("left", "right"), [(30, 0), (0, 560)])
@pytest.mark.parametrize("every", [15, 20, 24, 25, 30])
def test_numbers_of_lines_far_apart_are_no_text(
    every: int, left: float, right: float, restarts: bool
) -> None:
    """Most pages have but one of them, and some have none."""
    lines = [28 + 4 * restarts] * 3 + [40]
    firsts = [1 if restarts else 1 + sum(lines[:n]) for n in range(len(lines))]
    shown = [
        numbered(FULL * (count // 4), first, every, left, right, top)
        for first, count, top in zip(firsts, lines, (700, 680, 660, 640), strict=True)
    ]

    assert paragraphs(*shown) == [WHOLE] * (sum(lines) // 4)


@pytest.mark.parametrize("above", [1, 2])
def test_lines_above_the_text_are_not_counted(above: int) -> None:
    heads = [(60, 740 + 20 * n, f"Head {n}") for n in range(above)]
    rows = FULL * 7
    shown = [page(*heads, (30, 700 - 12 * 19, "20")) + page(*down(rows, 700)) for _ in range(4)]

    assert "20" not in " ".join(paragraphs(*shown)).split()


MARGINAL = {
    "years": ("1815", "1830", "1845"),
    "the same number": ("15", "15", "15"),
    "chapters": ("1", "2", "3"),
    "verses that count something else": ("15", "30", "45"),
    "pages of an edition": ("211", "212", "213"),
}


@pytest.mark.parametrize("values", MARGINAL.values(), ids=MARGINAL)
@pytest.mark.parametrize("left", [30, 560])
def test_a_number_in_the_margin_of_each_page_stays(values: tuple[str, ...], left: float) -> None:
    """Years, chapters, verses: each beside another line, as they come."""
    rows = (7, 11, 3)
    shown = [
        page(*down(FULL * 7, 700)) + page((left, 700 - 12 * row, value))
        for row, value in zip(rows, values, strict=True)
    ]
    words = " ".join(paragraphs(*shown)).split()

    assert [word for word in words if word.isdigit()] == list(values)


@pytest.mark.parametrize("step", [15, 20, 30])
@pytest.mark.parametrize("kind", ["list", "table", "verses", "years"])
def test_numbers_that_stand_in_the_text_stay(step: int, kind: str) -> None:
    """Regular, and fifteen, twenty or thirty apart, but of what is told."""
    values = [str(1900 * (kind == "years") + step * n) for n in range(1, 7)]
    forms = {"list": "{}. barrels", "table": "{} barrels", "verses": "and so it is {}"}
    rows = [forms.get(kind, "{} was a good year").format(value) for value in values]
    spread = [row for each in rows for row in (*FULL, each)]
    for shown in (page(*down((*FULL, *rows), 700)), page(*down(spread, 700))):
        words = " ".join(paragraphs(shown)).replace(".", " ").split()
        assert [word for word in words if word.isdigit()] == values


@pytest.mark.parametrize("values", [(10, 20), (10, 20, 30)])
@pytest.mark.parametrize("apart", [4, 7])
def test_numbers_in_a_margin_that_count_no_lines_stay(values: tuple[int, ...], apart: int) -> None:
    beside = [(30, 700 - 12 * apart * n, str(value)) for n, value in enumerate(values)]
    words = " ".join(paragraphs(page(*down(FULL * 6, 700)) + page(*beside))).split()

    assert [word for word in words if word.isdigit()] == [str(value) for value in values]


def test_line_numbers_in_a_column_of_their_own_are_no_text() -> None:
    rows = FULL * 5
    numbers = [(30, 700 - 12 * n, f"{n:03}") for n in range(len(rows))]

    assert paragraphs(page(*numbers) + page(*down(rows, 700))) == [WHOLE] * 5


def test_places_on_the_page_are_right_without_the_numbers() -> None:
    data = pdf([numbered(FULL * 3, 1, 1, 30)])
    start = extract_bytes("draft.pdf", data).text.index("What is left")
    opened = OpenPdf("draft.pdf", data)

    (box,) = opened.rectangles([Span(start, start + len("What is left"))])
    opened.close()

    assert 60 < box.left < box.right < 250
    assert box.top == pytest.approx(792 - 688, abs=10)


def test_numbers_that_count_something_else_stay() -> None:
    rows = tuple(f"{n} herring and {n} more were sold" for n in (12, 7, 31, 4, 8, 15, 16, 23, 42))

    assert paragraphs(page(*down(FULL, 700), *down(rows, 640, left=80))) == [WHOLE, *rows]


def test_rows_of_a_table_keep_their_numbers() -> None:
    rows = tuple(f"{n} barrels of salt" for n in range(1, 13))
    words = extract_bytes("a.pdf", pdf([page(*down(FULL + rows, 700))])).text.split()

    assert [word for word in words if word.isdigit()] == [str(n) for n in range(1, 13)]
