"""Subjects: a paper of a class and two files, told as a check."""

from __future__ import annotations

from plagcheck.align.prepared import prepare
from plagcheck.check.verify import compare
from plagcheck.classroom.comparing import compare_class
from plagcheck.model.document import Document
from plagcheck.model.result import AlignOptions, FilesCompared
from plagcheck.report.as_check import of_paper, of_two_files
from plagcheck.report.build import Subject, report_of
from plagcheck.report.content import Audience, Wanted
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
        told = of_paper(result, paper.id, {})
        report = report_of(Subject(told.result, told.documents, MADE, classmates=told.classmates))

        (source,) = report.sources
        assert source.name == other.student.name
        assert report.score.share == result.similarity[paper.id]
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
    told = of_paper(result, result.papers[0].id, {})
    found = Subject(told.result, told.documents, MADE, classmates=told.classmates)
    copy = as_text(report_of(found, Wanted(Audience.STUDENT)))

    assert "another paper" in copy
    assert not {"quentin", "zobelfrau", *secret.split()}.intersection(copy.lower().split())
    assert "Quentin Zobelfrau" in as_text(report_of(found))


def test_two_files_are_a_check_with_one_source() -> None:
    a = Document("a.txt", f"{word_salad.prose(1, 50)} {SHARED}")
    b = Document("b.txt", f"{SHARED} {word_salad.prose(2, 50)}")
    sides = [prepare(each.text) for each in (a, b)]
    found = compare(*sides, AlignOptions())
    compared = FilesCompared(a, b, len(sides[0].tokens), len(sides[1].tokens), found)
    told = of_two_files(compared, 12)
    report = report_of(Subject(told.result, told.documents, MADE))

    assert report.score.share == found.share_of_submission
    assert [source.name for source in report.sources] == ["b.txt"]
    assert report.passages[0].has_source
