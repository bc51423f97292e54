"""Citations, sections, phrases and templates."""

from __future__ import annotations

import pytest

from plagcheck.align.prepared import prepare
from plagcheck.index.tokens import tokenize
from plagcheck.leaveout.citations import find_citations
from plagcheck.leaveout.phrases import find_phrase
from plagcheck.leaveout.sections import find_section
from plagcheck.leaveout.templates import find_template
from plagcheck.model.document import Span
from tests.word_salad import text as salad


def taken(text: str, spans: list[Span]) -> list[str]:
    return [text[span.start : span.end] for span in spans]


@pytest.mark.parametrize(
    "citation",
    [
        "(Smith, 2004)", "(Smith, 2004; Miller 2010, p. 4)", "[12]", "[3–5, 8]", "[12, с. 45]",
        "Smith et al. (2004)", "Meyer und Schulz (2010, S. 4)", "(vgl. Müller 2003: 45)",
        "Иванов (2010)", "[Иванов, 2004, с. 5]", "(Marković i sar., 2015)", "(ibid., p. 4)",
        "(ebd., S. 3)", "(там же, с. 5)", "(p. 45)", "(van der Berg, 1999a, 1999b)",
        "(e.g., Jones, 2001)", "(Tom & Jerry, n.d.)", "(WHO 2020)",
    ],
)  # fmt: skip
def test_citations(citation: str) -> None:
    text = f"this was said {citation} and then it was over"

    assert taken(text, find_citations(text)) == [citation]


@pytest.mark.parametrize(
    "text",
    [
        "it ended (in 1945) at last", "the interval [0, 1] is closed", "a line (March 2004) here",
        "see (Figure 2) for it", "values (n = 2004) of all", "the war (it ended in 1945) was long",
        "a [link](http://example.org) to it", "5 km² of land and x² of it", "(World peace came)",
    ],
)  # fmt: skip
def test_what_is_no_citation(text: str) -> None:
    assert find_citations(text) == []


def test_raised_numbers_and_lists() -> None:
    text = "This is known.¹² It was shown³ twice.\n[1] Smith, A title."

    assert taken(text, find_citations(text)) == ["¹²", "³", "[1]"]
    assert taken(text, find_citations(text, [Span(text.index("[1]"), len(text))])) == ["¹²", "³"]


PAPER = """# Walls

## Abstract

We count walls.

## 2. Methods

We walked along them.

### 2.1 Ladders

We had two of them.

## Results

There were forty walls.
"""


def test_a_section_ends_at_the_next_heading_of_its_rank() -> None:
    (section,) = taken(PAPER, find_section(PAPER, "methods"))

    assert section.startswith("## 2. Methods") and section.endswith("two of them.")
    assert taken(PAPER, find_section(PAPER, "RESULTS")) == ["## Results\n\nThere were forty walls."]
    assert find_section(PAPER, "Discussion") == find_section(PAPER, " ") == []


def test_numbered_sections_of_wrapped_text() -> None:
    text = (
        "1 Introduction\nWalls are old and bees are older, and in this paper we\n"
        "count both of them, from a ladder and in summer.\n"
        "1.1 Ladders\nA ladder is a wall with holes in it, as everybody knows\nwho has one.\n"
        "2 Results\nThere were forty walls, and ten of them had bees in\nthem.\n"
        "References\nDale, R. Warm sides. London 1995.\n"
    )

    (section,) = taken(text, find_section(text, "Introduction"))
    assert section.startswith("1 Introduction") and section.endswith("who has one.")
    (section,) = taken(text, find_section(text, "Results"))
    assert section.endswith("them.")


def test_a_heading_in_its_first_line() -> None:
    text = "Walls\n\nAbstract. We count walls and bees.\n\nINTRODUCTION\n\nWalls are old."

    assert taken(text, find_section(text, "Abstract")) == ["Abstract. We count walls and bees."]


def test_phrases_whatever_their_case_and_marks() -> None:
    text = "On the other hand, it rains. ON THE OTHER—hand; the other hand is dry. Été, ete."

    places = taken(text, find_phrase("on the other hand", tokenize(text)))
    assert places == ["On the other hand", "ON THE OTHER—hand"]
    assert taken(text, find_phrase("ÉTÉ", tokenize(text))) == ["Été", "ete"]
    assert find_phrase("...", tokenize(text)) == []
    assert find_phrase("hand " * 50, tokenize(text)) == []


def test_places_of_a_phrase_do_not_overlap() -> None:
    assert len(find_phrase("la la", tokenize("la la la la la"))) == 2


def test_a_template_that_was_filled_in() -> None:
    first, second = salad(1, 20), salad(2, 20)
    paper = f"{first} the answer of the student {second} and more of it"

    found = taken(paper, find_template(f"{first} {second}", prepare(paper)))

    assert found == [first, second]
    assert find_template(salad(3, 40), prepare(paper)) == []
