"""The student's copy: nothing of other students, in no form and in no corner of a file."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Iterator
from html import unescape

import pypdfium2
import pytest

from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.document import Document, Span
from plagcheck.model.entry import Holds
from plagcheck.model.values import to_json
from plagcheck.printing.pdf import as_pdf
from plagcheck.report.build import Subject, report_of
from plagcheck.report.content import Audience, Report, ReportOptions
from plagcheck.report.csv import as_csv
from plagcheck.report.html.writer import as_html
from plagcheck.report.inventory import Contents, ReportedDocument, contains
from plagcheck.report.languages.wording import LANGUAGES, Wording
from plagcheck.report.report_json import as_json_text
from plagcheck.report.tables import report_tables, source_table
from plagcheck.report.text import as_text
from plagcheck.report.xlsx import as_xlsx
from tests import word_salad
from tests.report.subjects import Reading, edited, essay, subject

pytestmark = pytest.mark.usefixtures("qapp")  # the one application that all tests share

OTHER = "Quentin Zobelfrau"
SECRET = "hippocampal zygotes bewilder xylophonists"
COPY = ReportOptions(Audience.STUDENT)


@pytest.fixture
def handed_on() -> Subject:
    """A paper that shares text with a reader, a class-mate, past papers and who knows what."""
    seeds = (1, 2, 3, 4, 5, 6)
    shared, theirs, earlier, untold, printed, more = (word_salad.text(seed, 40) for seed in seeds)
    paper = essay(shared, edited(theirs), earlier, untold, f"{printed} {more}")
    readings = [
        Reading(
            "A published reader.pdf",
            f"{shared} open words that stand in print",
            doubles=(f"/home/teacher/{OTHER}/{OTHER}.pdf",),
        ),
        Reading(f"{OTHER} short.docx", shared[:100], "Zobelfrau", holds=Holds.STUDENT_WORK),
        Reading(
            f"{OTHER} book.docx",
            f"{SECRET} {printed} {more} {SECRET}",
            "Zobelfrau",
            holds=Holds.STUDENT_WORK,
        ),
        Reading("A printed book.pdf", printed, path=f"/home/{OTHER}/A printed book.pdf"),
        Reading(
            f"{OTHER}.docx",
            f"{SECRET} {theirs} {SECRET}",
            "Zobelfrau's class",
            is_class_mate=True,
        ),
        Reading(
            f"{OTHER} 2025.docx",
            f"{SECRET} {earlier} {SECRET}",
            "Class of 2025 Zobelfrau",
            holds=Holds.STUDENT_WORK,
        ),
        Reading(f"{OTHER} again.docx", f"{earlier} {SECRET}", "Zobelfrau", holds=Holds.UNKNOWN),
        Reading(
            f"{OTHER} untold.docx",
            f"{SECRET} {untold} {SECRET}",
            "Zobelfrau, whatever",
            holds=Holds.UNKNOWN,
        ),
    ]
    place = paper.text.index(edited(theirs))
    match = Choice(
        -5, Span(place, place + 40), Reason.OTHER, f"like {OTHER}: {SECRET}", "2026-11-01"
    )
    source = Choice(6, None, Reason.COLLABORATION, f"with {OTHER}")
    paper = Document(
        paper.name, paper.text, paper.sha256, paper.page_starts, notes=(f"Author: {OTHER}",)
    )
    return subject(
        paper,
        readings,
        Rules(templates=((f"{OTHER}.txt", word_salad.prose(900, 40)),)),
        (match, source),
        decision=Decision(Status.TO_DISCUSS, f"ask {OTHER}"),
    )


def written(report: Report, say: Wording | None = None) -> Iterator[tuple[str, str]]:
    """Every form as all the text that can be got out of it."""
    say = say or Wording()
    yield "html", as_html(report, say)
    yield "text", as_text(report, say)
    yield "json", as_json_text(report)
    yield "csv", as_csv(source_table(report, say), say)
    book = as_xlsx(report_tables(report, say), report.name, report.made)
    with zipfile.ZipFile(io.BytesIO(book)) as parts:
        for name in parts.namelist():
            yield f"xlsx {name}", name + parts.read(name).decode()
    data = as_pdf(report, say)
    yield "pdf bytes", data.decode("latin-1") + data.decode("utf-16-be", "replace")
    yield "pdf bytes, odd", data[1:].decode("utf-16-be", "replace")
    pdf = pypdfium2.PdfDocument(data)
    yield "pdf data", str(pdf.get_metadata_dict())
    yield "pdf text", " ".join(page.get_textpage().get_text_bounded() for page in pdf)
    pdf.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_other_students_is_in_any_form(handed_on: Subject, language: str) -> None:
    say = Wording(language)
    report = report_of(handed_on, COPY, say)
    secrets = {"quentin", "zobelfrau", "of 2025", *SECRET.lower().split()}

    assert sum(map(report.is_withheld, report.sources)) == 4
    forms = dict(written(report, say))
    for form, text in forms.items():
        assert not [word for word in secrets if word in text.lower()], form
    for form in ("html", "text", "csv", "pdf text"):
        assert "A published reader" in forms[form], form
        assert "A printed book" in forms[form], form  # though a withheld one holds all of it
        assert say("withheld") in forms[form], form
    assert say("withheld") in [source["title"] for source in json.loads(forms["json"])["sources"]]
    for form in ("html", "text", "pdf text"):
        assert "open words" not in forms[form]  # beyond the shared passage


def test_words_of_others_beyond_the_paper_are_in_no_form(handed_on: Subject) -> None:
    """The class-mate's own words, where the paper has changed them, must not be shown."""
    own = set(handed_on.checked.before.submission.text.lower().split())
    theirs = word_salad.text(2, 40).lower().split()
    changed = [word for word in theirs if word not in own]
    report = report_of(handed_on, COPY)

    assert changed
    for form, text in written(report):
        if not form.startswith("pdf bytes"):
            words = set(text.lower().replace("<", " ").replace(">", " ").split())
            assert not words.intersection(changed), form


def test_the_teacher_sees_what_the_student_does_not(handed_on: Subject) -> None:
    forms = dict(written(report_of(handed_on)))

    for form in ("html", "text", "pdf text"):
        assert "Quentin" in forms[form], form
        assert "another paper" not in forms[form]


def test_names_can_be_withheld_and_texts_kept(handed_on: Subject) -> None:
    report = report_of(handed_on, ReportOptions(with_names=False, with_note=False))
    sources = [source.entry.name for source in report.sources]

    assert "A published reader.pdf" in sources
    assert any("name withheld" in name for name in sources)
    assert not any("Zobelfrau" in name for name in sources)
    assert "Quentin Zobelfrau.docx" not in as_json_text(report)


@pytest.mark.parametrize("language", LANGUAGES)
def test_withheld_names_are_in_no_form(handed_on: Subject, language: str) -> None:
    say = Wording(language)
    report = report_of(handed_on, ReportOptions(with_names=False), say)
    forms = dict(written(report, say))

    for name in ("quentin", "zobelfrau", "/home/"):
        assert not [form for form, text in forms.items() if name in text.lower()]
    assert say("file withheld") in forms["text"].replace("\n", " ")
    assert say("foot names") in forms["text"].replace("\n", " ")


def test_a_note_names_nobody_either(handed_on: Subject) -> None:
    forms = dict(written(report_of(handed_on, ReportOptions(with_names=False))))

    assert "ask Student paper" in forms["text"]


@pytest.mark.parametrize(("wanted", "doubles"), [(ReportOptions(), 1), (COPY, 0)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_double_is_said_to_be_the_same_text(
    handed_on: Subject, wanted: ReportOptions, doubles: int, language: str
) -> None:
    """A source whose shared words are among those of a better one is another text."""
    say = Wording(language)
    report = report_of(handed_on, wanted, say)
    among = [
        say("among", names=each.entry.name, number=leader.number)
        for leader in report.result.leaders
        for each in report.result.folded(leader)
    ]
    assert len(among) == 2
    for text in (as_text(report, say), re.sub("<[^>]*>", "", as_html(report, say))):
        flat = " ".join(unescape(text).split())
        assert flat.count(say("same text", names="").strip()) == doubles
        assert [each for each in among if each not in flat] == []


def test_a_published_source_is_quoted_though_a_withheld_one_holds_all_of_it(
    handed_on: Subject,
) -> None:
    before = handed_on.checked.result
    (book,) = [each for each in before.sources if each.entry.name == "A printed book.pdf"]
    assert book.under is not None

    contents = contains(report_of(handed_on, COPY))
    (told,) = [each for each in contents.sources if each.name == "A printed book.pdf"]
    assert told.words == 40


def test_contents_list_files_with_the_same_text_and_what_is_folded(handed_on: Subject) -> None:
    mine, board = (
        contains(report_of(handed_on, ReportOptions(with_names=with_names)))
        for with_names in (True, False)
    )
    only = {each.name for each in mine.sources if each.is_named and not each.words}
    assert only == {f"{OTHER}.pdf", f"{OTHER} short.docx", "A printed book.pdf"}
    assert sum(not each.is_named and not each.words for each in board.sources) == 2


@pytest.mark.parametrize(
    ("paper_says", "names", "told"),
    [
        ("as written by QUENTIN ZOBELFRAU in", "Quentin Zobelfrau essay.txt", False),
        ("as written by Zobelfrau, Quentin in", "Quentin_Zobelfrau_2.docx", False),
        ("as written by Quentin herself in", "Quentin Zobelfrau essay.txt", True),
        ("in the great flood of", "The great flood.txt", True),
    ],
    ids=["capitals", "last name first", "one word of it", "ordinary words"],
)
def test_a_name_gives_way_and_a_title_does_not(paper_says: str, names: str, told: bool) -> None:
    shared = f"{word_salad.text(5, 30)} {paper_says} {word_salad.text(6, 30)}"
    paper = essay(shared, "The river had a great many fish and no flood came.")
    readings = [Reading(names, shared, holds=Holds.STUDENT_WORK)]

    report = report_of(subject(paper, readings), ReportOptions(with_names=False))

    (passage,) = report.passages
    for side in ("paper", "source"):
        quoted = "".join(piece.text for row in passage.rows for piece in getattr(row, side))
        assert (paper_says in quoted) is told
        assert ("name withheld" in quoted) is not told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_copy_holds_nothing_that_a_writer_could_tell_by_mistake(
    handed_on: Subject, language: str
) -> None:
    """What a report is made of is all that any form can reach."""
    report = report_of(handed_on, COPY, Wording(language))
    held = to_json(report).decode().lower()

    assert "a published reader.pdf" in held
    for secret in ("quentin", "zobelfrau", "of 2025", "/home/teacher", *SECRET.lower().split()):
        assert secret not in held


def of_other_students(contents: Contents) -> list[ReportedDocument]:
    """Those of whom the report tells a name or a text."""
    theirs = [each for each in contents.sources if each.is_student_work]
    return [each for each in theirs if each.is_named or each.words]


def test_contents_list_whose_names_and_texts_are_in_it(handed_on: Subject) -> None:
    all_of_it = contains(report_of(handed_on))
    copy = contains(report_of(handed_on, COPY))

    others = of_other_students(all_of_it)
    assert [each.name for each in others]
    assert all(each.is_named for each in others)
    assert sum(each.words > 0 for each in others) == 4
    assert all_of_it.has_note
    assert not of_other_students(copy)
    assert not copy.has_note
    assert copy.paper.words > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_copy_tells_the_number_and_the_sources_that_the_window_tells(
    handed_on: Subject, language: str
) -> None:
    """Though a published source is shown that is folded under a withheld one."""
    say = Wording(language)
    window, copy = handed_on.checked.result, report_of(handed_on, COPY, say)
    told = copy.result

    assert told.similarity == window.similarity
    assert told.matched_words == window.matched_words
    assert len(told.holders) == len(window.holders)
    assert len(told.leaders) == len(window.leaders)
    assert "A printed book.pdf" in {source.entry.name for source in copy.sources}
    text = " ".join(as_text(copy, say).split())
    whole = " ".join(as_text(report_of(handed_on, say=say), say).split())
    (leader,) = (source for source in told.sources if told.folded(source) if source.id < 0)
    assert say("counted with", number=leader.number) in text
    sentence = " ".join(say.found(window, of_all=True))
    passages = [m for source in window.leaders for m in source.matches if m.copied_runs]
    sentence += say("in passages", len(passages))
    assert sentence in whole
    assert sentence in text
