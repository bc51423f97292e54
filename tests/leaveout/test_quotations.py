"""Quotations, in the marks of many languages and without marks."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.leaveout.quotations import find_quotations
from plagcheck.leaveout.survey import survey
from plagcheck.model.document import Document, Flag, FlagKind, Span
from tests.leaveout.labelled_set import Case, Score, quotation_cases

CASES = list(quotation_cases())
KNOWN_MISS = "later 13"  # straight marks with blanks inside them


def quoted(text: str) -> list[str]:
    return [text[span.start : span.end] for span in find_quotations(text)]


def test_the_labelled_set_is_large_enough() -> None:
    assert len(CASES) >= 100
    languages = {case.name.split()[0] for case in CASES}
    assert {"english", "german", "french", "russian", "serbian"} <= languages


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_labelled_text(case: Case) -> None:
    score = Score()
    score.add(case.text, find_quotations(case.text), case.spans)

    assert score.precision == 1.0
    assert score.recall == 1.0 or case.name == KNOWN_MISS


def test_hidden_marks_make_no_quotation() -> None:
    """White quotation marks around copied text: extraction puts them at the end, unseen."""
    text = "He said the lamp was lit before dusk and left.\n“ ”\n"
    marks = Span(text.index("“"), text.index("”") + 1)
    flag = Flag(FlagKind.HIDDEN_QUOTES, 2, spans=(marks,))
    document = Document("paper.docx", text, hidden=(marks,), flags=(flag,))

    assert survey(document).quotations == ()


def test_hidden_text_before_a_mark_does_not_open_a_quotation() -> None:
    text = "Nothing is quoted here.\n“hidden words that nobody sees”\n"
    hidden = Span(text.index("“"), len(text) - 1)

    assert survey(Document("p", text)).quotations != ()
    assert survey(Document("p", text, hidden=(hidden,))).quotations == ()


def test_an_unclosed_mark_is_bounded_by_its_paragraph() -> None:
    rest = "And so on, in our own words. " * 40
    text = f"She says “this is never closed.\n\n{rest}\n\n{rest}"

    assert quoted(text) == ["“this is never closed."]


def test_a_mark_left_over_from_a_formula_opens_nothing() -> None:
    assert quoted('E = "X\nL\nl=1\nalt > t#\n(18) where both are tuned on other data.') == []


def test_wrapped_lines_are_one_paragraph() -> None:
    text = (
        "This is a line of a text that was wrapped at some width, and it has a\n"
        "quotation “that begins here, goes over the end of the line, and then\n"
        "over another end of a line, before it is closed” in the middle of\n"
        "a line, as quotations in printed papers do all the time, since they\n"
        "are set in lines and not in paragraphs."
    )

    assert [" ".join(each.split()) for each in quoted(text)] == [
        "“that begins here, goes over the end of the line, and then over another end of a line, "
        "before it is closed”"
    ]


@given(st.text(alphabet="ab1 .\n“”„«»‘’‚‹›'\"`「」>–", max_size=80))
def test_any_marks_in_any_order(text: str) -> None:
    spans = find_quotations(text)

    assert spans == sorted(spans)
    for before, after in pairwise(spans):
        assert before.end <= after.start
    assert all(0 <= span.start < span.end <= len(text) for span in spans)


@pytest.mark.parametrize("mark", ["“", '"', "'", "‘", "«", "''", '1" ', "a’ s"])
def test_very_many_marks_take_no_time_to_speak_of(mark: str) -> None:
    """Would take hours if every mark looked at all later ones."""
    text = f"{mark}word " * 60_000

    assert isinstance(find_quotations(text), list)
