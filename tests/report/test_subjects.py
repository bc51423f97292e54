"""Subjects: a paper of a class and two files, told as a check."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from plagcheck import Library
from plagcheck.classroom.anonymous import anonymous
from plagcheck.classroom.comparing import compare_class
from plagcheck.jobs.check import compare_documents
from plagcheck.jobs.classroom import (
    check_against,
    count_again,
    open_class,
    save_class,
)
from plagcheck.leaveout.apply import leave_out
from plagcheck.model.adjusted import Choice, Reason, Rules, unadjusted
from plagcheck.model.classes import Adjustment
from plagcheck.model.document import Document
from plagcheck.model.params import IndexParams
from plagcheck.report.as_check import adjusted_paper, paper_as_check
from plagcheck.report.build import Subject, report_of
from plagcheck.report.content import Audience, ReportOptions
from plagcheck.report.text import as_text
from tests import word_salad
from tests.classroom.classes import papers_of
from tests.report.subjects import MADE

SHARED = word_salad.text(7, 60)


def test_both_papers_of_a_pair_have_a_report_of_their_own() -> None:
    texts = {
        "Ann": f"{word_salad.prose(1, 80)} {SHARED}. {word_salad.prose(4, 20)}",
        "Bob": f"{SHARED} {word_salad.prose(2, 120)}",
    }
    result = compare_class(papers_of(texts))
    for paper, other in (result.papers, result.papers[::-1]):
        told = paper_as_check(result, paper.id)
        report = report_of(Subject(unadjusted(told), {}, MADE))

        (source,) = report.sources
        assert source.entry.name == other.student.name
        assert report.result.similarity == result.similarity[paper.id]
        (passage,) = report.passages
        for side in (passage.rows[0].paper, passage.rows[0].source):
            assert "".join(piece.text for piece in side) in texts[paper.student.name]
        assert SHARED.split()[0] in passage.rows[0].paper[0].text


def test_a_class_mate_is_another_paper_in_the_students_copy() -> None:
    secret = "hippocampal zygotes bewilder xylophonists"
    result = compare_class(
        papers_of(
            {
                "Ann": f"{word_salad.prose(1, 80)} {SHARED}",
                "Quentin Zobelfrau": f"{SHARED} {secret}",
            }
        )
    )
    told = paper_as_check(result, result.papers[0].id)
    found = Subject(unadjusted(told), {}, MADE)
    copy = as_text(report_of(found, ReportOptions(Audience.STUDENT)))

    assert "another paper" in copy
    assert not {"quentin", "zobelfrau", *secret.split()}.intersection(copy.lower().split())
    assert "Quentin Zobelfrau" in as_text(report_of(found))


def test_a_paper_of_a_class_names_the_index_and_the_library(tmp_path: Path) -> None:
    params = IndexParams(shingle_size=7, bands=16, rows=8, accents=True)
    papers = papers_of({"Ann": SHARED, "Bob": f"{SHARED} {word_salad.prose(2, 120)}"})
    with Library.open(tmp_path / "course.plagcheck", create=True, params=params) as library:
        library.add_text("book", f"{word_salad.prose(9, 50)} {SHARED}")
        result = check_against(compare_class(papers), library)
    told = as_text(report_of(Subject(unadjusted(paper_as_check(result, 1)), {}, MADE)))

    assert "shared runs of 7 words" in " ".join(told.split())
    assert "course.plagcheck" in told


def test_what_is_left_out_of_a_paper_goes_with_the_class(tmp_path: Path) -> None:
    """Saved, without names, and compared again by other options."""
    text = f"Ann wrote it. {word_salad.prose(1, 80)} {SHARED}"
    papers = papers_of({"Ann": text, "Bob": f"{SHARED} {word_salad.prose(2, 120)}"})
    result = compare_class(papers)
    (source,) = paper_as_check(result, 1).sources
    choice = Choice(source.id, source.matches[0].submission, Reason.CITED, "Ann said so")
    adjusted = leave_out(paper_as_check(result, 1), Rules(), (choice,)).result
    left = result.adjusted(1, Adjustment(Rules(), (choice,), adjusted.figures))
    save_class(left, tmp_path / "a.plagclass")
    again = count_again(left, replace(left.options, shortest=20))

    assert result.similarity[1] > 0
    for each in (left, open_class(tmp_path / "a.plagclass"), anonymous(left), again):
        assert each.similarity[1] == adjusted_paper(each, 1).result.similarity == 0
        assert each.similarity[2] == result.similarity[2]
    assert "Ann" not in anonymous(left).adjustments[1].choices[0].note
    restored = left.adjusted(1, Adjustment(Rules(), (), adjusted.figures))
    assert restored.similarity == result.similarity


def test_what_a_class_left_out_is_in_the_ledger_of_a_paper() -> None:
    quoted = f"One author says “{word_salad.text(3, 20)}”, and I agree."
    texts = {f"Student {n}": f"{word_salad.prose(n, 60)}\n\n{quoted}\n\n{SHARED}" for n in range(8)}
    result = compare_class(papers_of(texts))
    told = adjusted_paper(result, 1)

    assert {entry.reason for entry in told.entries} == {Reason.QUOTATION, Reason.COMMON_WORDING}
    assert sum(entry.words for entry in told.entries) == result.left_out_words(1)
    assert [each.span for each in told.spans] == sorted(each.span for each in told.spans)
    assert sum(each.words for each in told.spans) == result.left_out_words(1)
    assert not any(entry.is_compared or entry.is_by_teacher for entry in told.entries)
    assert (told.result, told.left_out) == (told.before, ())


def test_two_files_are_a_check_with_one_source() -> None:
    a = Document("a.txt", f"{word_salad.prose(1, 50)} {SHARED}")
    b = Document("b.txt", f"{SHARED} {word_salad.prose(2, 50)}")
    result = compare_documents(a, b)
    report = report_of(Subject(unadjusted(result), {}, MADE))

    assert report.result.similarity == result.sources[0].comparison.share_of_submission
    assert [source.entry.name for source in report.sources] == ["b.txt"]
    assert report.passages[0].has_source
