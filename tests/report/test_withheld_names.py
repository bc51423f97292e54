"""Withheld names: persons give way where passages name them, topics and the paper do not."""

from __future__ import annotations

import pytest

from plagcheck.model.document import Document
from plagcheck.model.entry import Holds
from plagcheck.report.build import report_of
from plagcheck.report.content import ReportOptions
from plagcheck.report.languages.wording import Wording
from plagcheck.report.withheld_names import name_key
from tests import word_salad
from tests.report.subjects import Reading, subject

BEFORE, AFTER = word_salad.text(1, 30), word_salad.text(2, 30)

NAMED = {  # what a file is called, and what its text says where the paper says nothing
    "first name last": ("Mueller_Juergen.txt", "Jürgen Müller"),
    "umlauts in the file": ("Müller_Jürgen.txt", "Juergen Mueller"),
    "umlauts dropped": ("Müller_Jürgen.txt", "JURGEN MULLER"),
    "surname alone": ("Anna Birkenfeld.txt", "Birkenfeld"),
    "one word": ("Birkenfeld.docx", "Birkenfeld"),
    "genitive": ("Birkenfeld_Anna.txt", "Annas"),
    "with a topic": ("Birkenfeld_Industrielle Revolution.txt", "Birkenfeld"),
    "written as one": ("MaxBirkenfeld.txt", "Max Birkenfeld"),
    "as a platform writes it": ("birkenfeldmax_1234_5678_essay.docx", "Max Birkenfeld"),
    "as one in the text": ("essay_maxbirkenfeld_final.txt", "Maxbirkenfeld"),
    "hyphen": ("Birken-Feld Olaf.txt", "Olaf Birken-Feld"),
    "apostrophe": ("O'Brien Pat.txt", "Pat O’Brien"),
    "initials": ("J. R. Smithson.txt", "J.R. Smithson"),
    "middle name": ("Smithson_John.txt", "John Ronald Smithson"),
    "address": ("Smithson_John.txt", "john.smithson@school.example"),
    "patronymic": ("Иванов_Пётр.txt", "Петр Сергеевич Иванов"),
    "Russian case": ("Иванова_Мария.txt", "Марии Ивановой"),
    "folder": ("Ollie Oakmark/text.txt", "Ollie Oakmark"),
}

TOPICS = {  # what a file is called, and what both texts say
    "German": ("Mueller_industrielle Revolution.txt", "die industrielle Revolution"),
    "German nouns": ("Mueller_Erster Weltkrieg.txt", "Erster Weltkrieg"),
    "English title": ("Smithson_French Revolution.txt", "the French Revolution"),
    "English words": ("Smithson_The great flood.txt", "in the great flood of"),
    "Russian": ("Иванов_Великая Отечественная.txt", "Великая Отечественная война"),
    "only a topic": ("French Revolution.txt", "French Revolution"),
    "the paper's own sentence": ("Müller_Jürgen.txt", "wrote with Jürgen Müller about"),
}


def quoted(name: str, paper: str, source: str, language: str = "en") -> tuple[str, str]:
    """Both sides of the passage in a report without names."""
    readings = [
        Reading(name.rsplit("/", 1)[-1], source, holds=Holds.STUDENT_WORK, path=f"/h/{name}")
    ]
    found = subject(Document("essay.txt", paper), readings)
    report = report_of(found, ReportOptions(with_names=False), Wording(language))
    (passage,) = report.passages
    return tuple(  # type: ignore[return-value]
        " ".join("".join(piece.text for piece in getattr(row, side)) for row in passage.rows)
        for side in ("paper", "source")
    )


@pytest.mark.parametrize(("name", "says"), NAMED.values(), ids=NAMED)
def test_a_person_gives_way(name: str, says: str) -> None:
    paper, source = quoted(name, f"{BEFORE} {AFTER}", f"{BEFORE} {says} {AFTER}")

    assert source.count("name withheld") == 1
    assert "withheld" not in paper
    left = {word.casefold().strip(".,") for word in source.split()}
    assert not left & {word.casefold() for word in says.split()}


@pytest.mark.parametrize(("name", "says"), TOPICS.values(), ids=TOPICS)
def test_what_both_say_in_their_sentences_stays(name: str, says: str) -> None:
    text = f"{BEFORE} {says} {AFTER}"

    assert quoted(name, text, text) == (text, text)


def test_a_name_of_ordinary_words_gives_way_as_a_whole() -> None:
    source = f"{BEFORE} Rose Klein {AFTER} Eine rose ist klein. Klein ist sie."
    shown = quoted("Klein_Rose.txt", f"{BEFORE} {AFTER}", source)[1]

    assert "name withheld" in shown
    assert "Rose" not in shown


@pytest.mark.parametrize(
    "byline", ["by Rosa Klein", "von Rosa Klein", "Name: Klein, Rosa", "\n\nRosa Klein\n\n"]
)
def test_a_byline_gives_way_though_the_paper_has_it_too(byline: str) -> None:
    text = f"{BEFORE} {byline} {AFTER}"
    for shown in quoted("Klein_Rosa.txt", text, text):
        assert "name withheld" in shown
        assert "Rosa" not in shown


@pytest.mark.parametrize(
    "spellings",
    [
        ("Müller", "Mueller", "MULLER", "müllers", "Mu\u0308ller"),
        ("Пётр", "Петр", "ПЕТРА", "Петром"),
        ("Søren", "Soeren", "soren"),
    ],
)
def test_spellings_of_a_name_are_one(spellings: tuple[str, ...]) -> None:
    assert len(set(map(name_key, spellings))) == 1
