"""Reports in German and Russian: every form, and no English in any of them."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from html import unescape

import openpyxl
import pypdfium2
import pytest

from plagcheck.classroom.comparing import compare_class
from plagcheck.extract.draft import Concealment
from plagcheck.model.adjusted import Reason, Rules
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.document import Coverage, Flag, FlagData, FlagKind, UnreadPart
from plagcheck.model.entry import Holds
from plagcheck.model.match import Kind
from plagcheck.model.result import CheckResult, Trick
from plagcheck.printing.pdf import as_pdf
from plagcheck.report.build import report_of
from plagcheck.report.content import Audience, Report, ReportOptions
from plagcheck.report.csv import as_csv
from plagcheck.report.html.writer import as_html
from plagcheck.report.languages.english import ENGLISH
from plagcheck.report.languages.wording import CATALOGUES, Wording
from plagcheck.report.tables import Table, class_tables, report_tables, source_table
from plagcheck.report.text import as_text
from plagcheck.report.xlsx import as_xlsx
from tests import word_salad
from tests.classroom.classes import papers_of
from tests.report.subjects import MADE, Reading, edited, essay, subject

DATA = {
    "look-alikes": FlagData("zvo"),
    "hidden-text": FlagData(way=Concealment.WHITE),
    "unlike-visible": FlagData(unread=True),
}
PARTS = tuple(map(UnreadPart, ("charts", "comments")))


def full_report(say: Wording, audience: Audience) -> Report:
    """A report in which everything occurs that a report can say."""
    texts = [word_salad.text(seed, 40) for seed in (1, 2, 3)]
    readings = [Reading(f"{seed}.pdf", text, f"C{seed}") for seed, text in enumerate(texts, 1)]
    readings[1] = replace(readings[1], holds=Holds.STUDENT_WORK)
    found = subject(
        essay(edited(texts[0]), texts[1], texts[2]),
        readings,
        Rules(phrases=(" ".join(texts[1].split()[:6]),)),
        decision=Decision(Status.TO_DISCUSS, "zzz"),
        student="Xx",
    )
    report = report_of(found, ReportOptions(audience, with_names=False), say)
    entry = report.checked.entries[0]
    first = report.passages[0]
    return replace(
        report,
        checked=replace(
            report.checked,
            result=_eventful(report.result),
            entries=tuple(
                replace(entry, what="", reason=reason, when=MADE.isoformat(), before=before)
                for reason in Reason
                for before in (0.3, None)
            ),
        ),
        passages=(
            *report.passages,
            *(replace(first, match=replace(first.match, kind=kind)) for kind in Kind),
            replace(first, match=replace(first.match, weak=True)),
        ),
    )


def _eventful(result: CheckResult) -> CheckResult:
    """A weak source, many with the same text, and everything that can be odd about a file."""
    *sources, last = result.sources
    weak = tuple(replace(match, weak=True) for match in last.matches)
    thin = replace(last, comparison=last.comparison.holding(weak))
    folded = [replace(last, under=last.id, entry=replace(last.entry, name=n)) for n in "12345"]
    flags = tuple(Flag(kind, 3, DATA.get(kind, FlagData()), pages=(0, 1)) for kind in FlagKind)
    coverage = Coverage(900, 3, (0,), (1, 2), PARTS)
    return replace(
        result,
        submission=replace(result.submission, coverage=coverage, flags=flags),
        sources=(*sources, thin, *folded),
        kept=replace(result.figures, reworded_words=7),
        tricks=tuple(Trick(kind, 0.01) for kind in FlagKind),
        more_like_these=3,
        counted_by="0.1.0",
    )


def html_words(report: Report, say: Wording) -> str:
    page = as_html(report, say)
    assert f'<html lang="{say.language}"' in page
    body = page.partition("<title>")[2].replace("</style>", "<style>").split("<style>")
    return unescape(re.sub("<[^>]*>", " ", body[0] + body[2]))


def pdf_words(report: Report, say: Wording) -> str:
    document = pypdfium2.PdfDocument(as_pdf(report, say))
    try:
        pages = [page.get_textpage().get_text_bounded() for page in document]
    finally:
        document.close()
    return " ".join(pages).replace("\ufffe", "")


def csv_words(report: Report, say: Wording) -> str:
    return as_csv(source_table(report, say), say)


def sheet_words(tables: Sequence[Table]) -> str:
    book = openpyxl.load_workbook(io.BytesIO(as_xlsx(tables, "x", MADE)))
    cells = [str(cell.value) for sheet in book for row in sheet for cell in row]
    return " | ".join([*book.sheetnames, *cells])


def xlsx_words(report: Report, say: Wording) -> str:
    return sheet_words(report_tables(report, say))


FORMS: dict[str, Callable[[Report, Wording], str]] = {
    "html": html_words,
    "text": as_text,
    "pdf": pdf_words,
    "csv": csv_words,
    "xlsx": xlsx_words,
}


def all_words(language: str) -> Iterator[str]:
    """What a catalogue says, without places for values, without signs at the ends."""
    known = CATALOGUES[language]
    lists = known.texts, known.flags, known.reasons, known.statuses, known.ways, known.parts
    for words in lists:
        for forms in words.values():
            for form in forms if isinstance(forms, tuple) else (forms,):
                for piece in re.split(r"\{\w+\}", form):
                    yield piece.strip(" .,:;()“”„«»–…[]")


def english_in(text: str, language: str) -> list[str]:
    """English wording that a text holds and its language does not."""
    flat = " ".join(text.split())
    own = " ".join(all_words(language))
    pieces = {each for each in all_words("en") if re.search("[a-z]{2}", each)}
    return sorted(
        piece
        for piece in pieces
        if re.search(rf"\b{re.escape(piece)}\b", flat)
        and not re.search(rf"\b{re.escape(piece)}\b", own)
    )


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", ["de", "ru"])
@pytest.mark.parametrize("audience", list(Audience))
@pytest.mark.parametrize("form", FORMS)
def test_no_form_speaks_english(form: str, audience: Audience, language: str) -> None:
    say = Wording(language)
    words = FORMS[form](full_report(say, audience), say)

    assert english_in(words, language) == []
    assert say("document") in words or form == "xlsx"
    assert say("number") in words or form == "text"


@pytest.mark.parametrize("form", ["html", "text", "csv", "xlsx"])
def test_english_would_be_noticed(form: str) -> None:
    words = FORMS[form](full_report(Wording(), Audience.TEACHER), Wording())

    assert {"Of paper", "Collection"} <= set(english_in(words, "de"))
    assert len(english_in(words, "ru")) > 8


@pytest.mark.parametrize("language", ["de", "ru"])
def test_tables_of_a_class_speak_it_too(language: str) -> None:
    say = Wording(language)
    shared = word_salad.text(7, 60)
    papers = papers_of({"Qa": f"{shared} {word_salad.text(8, 40)}", "Qb": shared})
    tables = list(class_tables(compare_class(papers), say=say))

    assert tables[1].rows
    assert english_in(sheet_words(tables), language) == []
    assert say.status("not reviewed") in sheet_words(tables)


@pytest.mark.parametrize("language", ["de", "ru"])
def test_a_spreadsheet_of_that_country_reads_the_csv(language: str) -> None:
    say = Wording(language)
    report = full_report(say, Audience.TEACHER)
    text = as_csv(source_table(report, say), say).removeprefix("\ufeff")
    head, *rows = csv.reader(io.StringIO(text), delimiter=";")

    assert head[1] == say("document")
    assert [float(row[4].replace(",", ".")) for row in rows] == [
        source.comparison.share_of_submission for source in report.sources
    ]
    assert all("." not in row[4] for row in rows)


def test_nothing_was_found_is_said_in_every_language() -> None:
    found = subject(essay(word_salad.text(1, 30)), [Reading("a.txt", word_salad.text(2, 50))])
    for language in CATALOGUES:
        say = Wording(language)
        text = " ".join(as_text(report_of(found, say=say), say).split())
        said = f"{say('no match', 12)} {say('in documents', 1204)}"
        assert " ".join(said.split()) in text
        assert language == ENGLISH.language or english_in(text, language) == []
