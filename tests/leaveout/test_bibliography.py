"""Reference lists and their borders."""

from __future__ import annotations

import textwrap

import pytest

from plagcheck.leaveout.bibliography import find_bibliography
from plagcheck.leaveout.list_headings import opens_list, opens_other
from plagcheck.model.document import Span
from tests.leaveout.labelled_set import (
    ANCHOR,
    Case,
    MarkedPaper,
    Score,
    anchors_of,
    list_cases,
    marked_papers,
    sha256,
    spans_in,
)

ENTRIES = """Harrow, P. J. (2004). Salt roads of the north. Tiller Press.
Lindqvist, A. (2011). The price of herring. Journal of Coastal History, 17(2), 101–128.
Quill, S. (1998). The clerk's coast. Northern University Press."""
PROSE = (
    "The town had two gates and one of them was always shut. Nobody remembers why, and the "
    "records that might tell were kept in the gate house, which burned. What is left is a list "
    "of names and a drawing of the wall, both without a date.\n"
)


@pytest.mark.parametrize("case", list(list_cases()), ids=lambda case: case.name)
def test_a_labelled_text(case: Case) -> None:
    score = Score()
    score.add(case.text, find_bibliography(case.text), case.spans)

    assert (score.precision, score.recall) == (1.0, 1.0)


def test_the_marked_papers_are_many_and_some_were_held_out() -> None:
    papers = list(marked_papers())

    assert sum(not paper.held_out for paper in papers) >= 20
    assert sum(paper.held_out for paper in papers) >= 10
    assert len({paper.file for paper in papers}) == len(papers)


@pytest.mark.parametrize(
    "heading",
    [
        "References", "REFERENCES", "7. References", "VI. REFERENCES", "## Works Cited",
        "Bibliography:", "R E F E R E N C E S", "Literaturverzeichnis", "6 Literatur",
        "Quellen- und Literaturverzeichnis", "Références bibliographiques", "Bibliografía",
        "Riferimenti bibliografici", "Referências", "Список литературы", "ЛИТЕРАТУРА",
        "Список використаних джерел", "Литература", "Списак литературе", "Popis literature",
        "Bibliografia", "Seznam použité literatury", "Irodalomjegyzék", "Literatuurlijst",
        "Källförteckning", "Litteraturliste", "Lähteet", "Kaynakça", "Βιβλιογραφία",
        "参考文献", "참고문헌", "المراجع", "ביבליוגרפיה", "संदर्भ सूची", "Tài liệu tham khảo",
    ],
)  # fmt: skip
def test_headings_of_many_languages(heading: str) -> None:
    text = f"{PROSE}\n{heading}\n{ENTRIES}\n"
    start = text.index(heading)

    assert opens_list(heading)
    assert find_bibliography(text) == [Span(start, len(text) - 1)]


@pytest.mark.parametrize("heading", ["Appendix", "Appendix A", "APPENDIX B: TABLES", "Anhang",
                                     "Annexe 1", "Приложение 2", "Прилог", "附录", "Ekler",
                                     "Acknowledgements", "Eigenständigkeitserklärung"])  # fmt: skip
def test_what_follows_a_list_ends_it(heading: str) -> None:
    text = f"{PROSE}\nReferences\n{ENTRIES}\n{heading}\n{PROSE}"

    assert opens_other(heading)
    assert find_bibliography(text) == [
        Span(text.index("References"), text.index(ENTRIES) + len(ENTRIES))
    ]


def test_a_table_of_contents_has_no_list() -> None:
    contents = "Contents\n1 Introduction\n2 Methods\nReferences\nAppendix\n"

    assert find_bibliography(contents + PROSE * 3) == []


def test_prose_with_citations_is_no_list() -> None:
    cited = "As others say (Harrow, 2004; Moss et al., 2011), walls are old. In 1990 one fell. "

    assert find_bibliography(cited * 30) == []


TITLE = "The canyon of the street and the slow return of heat to the evening air of old towns"
PRINTED = (
    "(Harbour University Press, 2009).",
    "(Oxford University Press, 2009), 14.",
    "(Oxford University Press, 2009), pp. 14–20.",
    "(2nd ed., Harbour, 2009).",
    "(Cambridge, 2009)",
    "(Hart Publishing 2009).",
    "(Faber and Faber, 2009).",
    "(unpublished thesis, University of Bristol, 2009).",
    "(doctoral dissertation, 2009).",
    "(working paper 14, Harbour Institute, 2009).",
    "(paperback edition, Harbour, 2009).",
    "(unpublished manuscript, 2009).",
    "(unveröffentlichte Dissertation, Hamburg 2009).",
)
NAMED = (
    "Katherine Willow, {}",
    "Katherine Willow and Peter Rowan, {}",
    "K. Willow, {}",
    "Willow, Katherine, {}",
    "Willow K, {}",
    "Katherine Willow. {}",
    "Katherine Willow, “{}”",
    "Katherine Willow (ed.), {}",
)


@pytest.mark.parametrize("printed", PRINTED)
@pytest.mark.parametrize("named", NAMED)
@pytest.mark.parametrize("width", [0, 60])
def test_an_entry_may_name_the_printer_in_brackets(named: str, printed: str, width: int) -> None:
    """Among others, as all of a list, and last of all; a line, or wrapped in lines."""
    entry = f"{named.format(f'{TITLE}, {TITLE.casefold()}')} {printed}"
    for entries in ([*ENTRIES.splitlines(), entry], [entry] * 5, [entry, ENTRIES, entry]):
        listed = "\n".join([PROSE, "References", *entries])
        lines = listed.splitlines()
        text = "\n".join(textwrap.fill(line, width) if width else line for line in lines)

        assert find_bibliography(text) == [Span(text.index("References"), len(text))]


@pytest.mark.parametrize("cited", ["(Smith, 2009)", "(Harbour and Willow, 2009)", "(Press, 2009)"])
@pytest.mark.parametrize(
    "sentence",
    [
        "Katherine Willow says that heat comes back slowly to the air of old towns",
        "However, Willow says that heat comes back slowly to the air of old towns in the evening",
        "Willow, Rowan and others say that heat comes back slowly to the air of old towns at night",
        "Heat comes back slowly to the air of old towns, Peter Rowan, and to that of villages",
    ],
)
@pytest.mark.parametrize("sentences", [1, 4])
def test_sentences_that_cite_are_no_entries(sentence: str, cited: str, sentences: int) -> None:
    prose = " ".join([f"{sentence} {cited}."] * sentences)
    text = f"{PROSE}\nReferences\n{ENTRIES}\n\n{prose}"

    (found,) = find_bibliography(text)

    assert text[found.end :].split() == prose.split()


def test_each_chapter_may_have_its_own_list() -> None:
    chapter = f"{PROSE}\nReferences\n{ENTRIES}\n\n{PROSE}{PROSE}{PROSE}{PROSE}\n"

    assert len(find_bibliography(chapter * 3)) == 3


def test_footnotes_after_the_list_are_not_part_of_it() -> None:
    notes = "1While there is more to say, we say it elsewhere.\n2See the town hall.\n"
    text = f"{PROSE}\nReferences\n{ENTRIES}\n{notes}"

    assert find_bibliography(text) == [Span(text.index("References"), text.index("\n1While"))]


def test_numbers_of_footnotes_that_are_markup_end_the_list_too() -> None:
    written = f"{PROSE}\nReferences\n{ENTRIES}\n1http://www.example.org/of-the-year-2004\n"
    seen = written.replace("1http", " http")

    assert find_bibliography(seen, written) == [
        Span(seen.index("References"), seen.index("\n http"))
    ]


def test_marks_are_found_again_in_a_text_read_otherwise() -> None:
    text = PROSE + ENTRIES
    span = Span(len(PROSE), len(text))
    paper = MarkedPaper("a.pdf", sha256(text), (span,), (anchors_of(text, span),), False)

    assert spans_in(paper, text) == (span,)
    moved = spans_in(paper, "A line more.\n" + text.replace(" ", "\n"))
    assert moved == (Span(span.start + 13, span.end + 13 - len(".")),)
    assert spans_in(paper, text[: -ANCHOR // 2]) is None
