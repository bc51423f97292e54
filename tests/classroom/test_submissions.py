"""Whose files are: as learning platforms name them, and as people do."""

from __future__ import annotations

import unicodedata

import pytest

from plagcheck.classroom import corrections
from plagcheck.classroom.names import owners, repaired, without_wrapper
from plagcheck.classroom.papers import make_papers
from plagcheck.classroom.submissions import group_files
from plagcheck.model.document import Document, Flag, FlagData, FlagKind, Span
from plagcheck.model.errors import Problem
from plagcheck.model.submissions import HandedFile, Student, Submission
from tests.classroom.classes import handed

RECEIPT = """\
Name: Jane Doe (jdoe)
Assignment: Essay 1
Date Submitted: Wednesday, January 31, 2024 10:11:12 AM EST
Current Mark: Needs Marking

Submission Field:
{typed}

Comments:
There are no student comments for this assignment.

Files:
\tOriginal filename: essay.docx
\tFilename: Essay 1_jdoe_attempt_2024-01-31-10-11-12_essay.docx
"""
NOTHING_TYPED = "There is no student submission text data for this assignment."


def names(*paths: str) -> dict[str, list[str]]:
    """Students and the names of their files."""
    submissions = group_files([handed(path, f"text of {path}") for path in paths])
    return {s.student.name: [f.name for f in s.files] for s in submissions}


def test_moodle_folders() -> None:
    assert names(
        "Anna Müller_101_assignsubmission_file_/essay.docx",
        "Anna Müller_101_assignsubmission_file_/appendix.docx",
        "Anna Müller_101_assignsubmission_onlinetext_/onlinetext.html",
        "Ben_van_der Berg_102_assignsubmission_file_/essay.pdf",
    ) == {
        "Anna Müller": ["essay.docx", "appendix.docx", "onlinetext.html"],
        "Ben_van_der Berg": ["essay.pdf"],
    }


def test_moodle_without_folders_and_inside_one() -> None:
    assert names(
        "Course 1-Essay-99/Anna Müller_101_assignsubmission_file_essay.docx",
        "Course 1-Essay-99/Ben Berg_102_assignsubmission_file_my_101_essay.docx",
    ) == {
        "Anna Müller": ["Anna Müller_101_assignsubmission_file_essay.docx"],
        "Ben Berg": ["Ben Berg_102_assignsubmission_file_my_101_essay.docx"],
    }


def test_namesakes_are_told_apart_by_their_numbers() -> None:
    assert names(
        "Anna Müller_101_assignsubmission_file_/essay.docx",
        "Anna Müller_202_assignsubmission_file_/essay.docx",
    ) == {"Anna Müller (101)": ["essay.docx"], "Anna Müller (202)": ["essay.docx"]}


def test_canvas_files_and_the_late_mark() -> None:
    submissions = group_files(
        [
            handed("doejane_123456_7891_essay_final_2.docx"),
            handed("doejane_123456_7892_appendix.pdf", "more words"),
            handed("o_neilben_LATE_555_7893_essay.docx"),
            handed("leecarl_777_text.html"),
        ]
    )

    found = {s.student.name: (len(s.files), s.is_late) for s in submissions}
    assert found == {"doejane": (2, False), "leecarl": (1, False), "o_neilben": (1, True)}


@pytest.mark.parametrize(
    "paths",
    [
        ("Report_2024_05_anna.docx", "Report_2024_05_ben.docx"),
        ("Anna/essay_1_2_final.docx", "Ben/essay_1_3_final.docx"),
    ],
)
def test_names_that_only_look_like_canvas_part_students_all_the_same(paths: list[str]) -> None:
    assert len(names(*paths)) == 2


def test_canvas_files_sorted_into_folders() -> None:
    assert names("One/doejane_12345_67890_a.docx", "Two/leecarl_12346_67891_a.docx") == {
        "doejane": ["doejane_12345_67890_a.docx"],
        "leecarl": ["leecarl_12346_67891_a.docx"],
    }


def test_blackboard_assignment_with_underscores_and_attempts_apart() -> None:
    paths = [
        "Essay_1_jdoe_attempt_2024-01-31-10-11-12_essay.docx",
        "Essay_1_jdoe_attempt_2024-02-01-09-00-00_essay_v2.docx",
        "Essay_1_b_smith_attempt_2024-01-31-10-11-12_essay.docx",
    ]

    found = [(owner.name, owner.attempt) for owner in owners(paths)]

    assert found == [
        ("jdoe", "2024-01-31-10-11-12"),
        ("jdoe", "2024-02-01-09-00-00"),
        ("b_smith", "2024-01-31-10-11-12"),
    ]
    submissions = group_files([handed(path, path) for path in paths])
    assert [s.student.name for s in submissions] == ["b_smith", "jdoe", "jdoe"]


def test_a_blackboard_receipt_names_the_student_and_is_no_paper() -> None:
    (submission,) = group_files(
        [
            handed(
                "Essay 1_jdoe_attempt_2024-01-31-10-11-12.txt", RECEIPT.format(typed=NOTHING_TYPED)
            ),
            handed("Essay 1_jdoe_attempt_2024-01-31-10-11-12_essay.docx", "the paper"),
        ]
    )

    assert submission.student.name == "Jane Doe"
    assert "jdoe" in submission.student.handles
    ((paper,), failures) = make_papers([submission])
    assert (paper.document.text, failures) == ("the paper", [])


def test_what_was_typed_into_blackboard_is_the_paper() -> None:
    receipt = RECEIPT.format(typed="Tides rise and fall twice a day.\nThe moon pulls.")
    (submission,) = group_files([handed("E_jdoe_attempt_2024-01-31-10-11-12.txt", receipt)])

    ((paper,), _) = make_papers([submission])

    words = " ".join(paper.document.comparable().split())
    assert words == "Tides rise and fall twice a day. The moon pulls."
    assert (paper.words, submission.words) == (10, 10)
    assert paper.document.text == receipt


def test_a_folder_per_student_below_any_number_of_folders() -> None:
    assert names(
        "downloads/class 7/Anna/essay.txt",
        "downloads/class 7/Anna/notes/sources.txt",
        "downloads/class 7/Ben_B/essay.txt",
    ) == {"Anna": ["essay.txt", "sources.txt"], "Ben_B": ["essay.txt"]}


def test_flat_files_and_archives_are_students_by_name() -> None:
    assert names("anna.docx", "anna.pdf", "ben.txt", "carl.zip/essay.txt", "carl.zip/b.txt") == {
        "anna": ["anna.docx", "anna.pdf"],
        "ben": ["ben.txt"],
        "carl": ["essay.txt", "b.txt"],
    }


def test_one_person_in_two_unicode_forms_is_one() -> None:
    decomposed = unicodedata.normalize("NFD", "José")
    assert names("José/a.txt", f"{decomposed}/b.txt", "Zoë/a.txt") == {
        "José": ["a.txt", "b.txt"],
        "Zoë": ["a.txt"],
    }


@pytest.mark.parametrize("name", ["Müller", "Łukasz/esej.txt", "日本/報告.docx", "Ωmega"])
def test_utf8_names_that_an_archive_misread_are_repaired(name: str) -> None:
    assert repaired(name.encode().decode("cp437")) == name
    assert repaired(name) == name


def test_the_wrapper_of_one_platform_folder_stays() -> None:
    path = "Anna Müller_101_assignsubmission_file_/essay.docx"
    assert without_wrapper([path, path.replace("essay", "b")])[0] == path


# -- problems, several files


def test_a_file_that_failed_stays_with_its_student() -> None:
    bad = HandedFile("Ben/scan.pdf", Problem("no-text", "scan.pdf holds no text."))
    submissions = group_files([handed("Anna/essay.txt"), bad, handed("Ben/essay.txt", "b")])

    papers, failures = make_papers(submissions)

    assert [paper.student.name for paper in papers] == ["Anna", "Ben"]
    assert [(f.path, f.student, f.problem.code) for f in failures] == [
        ("Ben/scan.pdf", "Ben", "no-text")
    ]
    assert [len(s.problems) for s in submissions] == [0, 1]


def test_several_files_are_one_text_with_all_places_moved() -> None:
    flag = Flag(FlagKind.HIDDEN_TEXT, 1, FlagData(way="tiny"), (Span(4, 9),), (0,))
    first = Document("a", "plain first", "1", page_starts=(0, 6))
    second = Document("b", "and words", "2", page_starts=(0,), hidden=(Span(4, 9),), flags=(flag,))
    files = (
        HandedFile("x/a", first),
        HandedFile("x/b", second),
        HandedFile("x/copy of b", second),
    )

    ((paper,), _) = make_papers([Submission(Student("x", "X"), files)])

    document = paper.document
    assert document.text == "plain first\nand words"
    assert [(f.path, f.start) for f in paper.files] == [("x/a", 0), ("x/b", 12)]
    assert document.page_starts == (0, 6, 12)
    assert [document.text[s.start : s.end] for s in document.hidden] == ["words"]
    assert [document.text[s.start : s.end] for s in document.flags[0].spans] == ["words"]
    assert paper.words == 3


# -- corrections


def roll() -> tuple[Submission, ...]:
    return group_files(
        [handed("Anna/a.txt", "a"), handed("Anna/b.txt", "b"), handed("Ben/c.txt", "c")]
    )


def files(submissions: tuple[Submission, ...]) -> dict[str, list[str]]:
    return {s.student.name: [f.name for f in s.files] for s in submissions}


def test_a_file_can_be_given_to_another_student_and_back() -> None:
    moved = corrections.move_file(roll(), "Anna/b.txt", "plain:ben")

    assert files(moved) == {"Anna": ["a.txt"], "Ben": ["c.txt", "b.txt"]}
    assert files(corrections.move_file(moved, "Anna/b.txt", "plain:anna")) == files(roll())


def test_a_submission_without_files_is_gone() -> None:
    assert files(corrections.move_file(roll(), "Ben/c.txt", "plain:anna")) == {
        "Anna": ["a.txt", "b.txt", "c.txt"]
    }
    with pytest.raises(KeyError):
        corrections.move_file(roll(), "Ben/c.txt", "nobody")


def test_students_can_be_renamed_split_joined_and_left_out() -> None:
    renamed = corrections.rename(roll(), "plain:ben", "Benjamin")
    assert [s.student.name for s in renamed] == ["Anna", "Benjamin"]
    assert "Ben" in renamed[1].student.handles

    split = corrections.split_off(roll(), "Anna/b.txt", Student("new", "Carl"))
    assert files(split) == {"Anna": ["a.txt"], "Ben": ["c.txt"], "Carl": ["b.txt"]}

    joined = corrections.same_person(split, "new", "plain:anna")
    assert [s.student.key for s in joined] == ["plain:anna", "plain:ben", "plain:anna"]

    assert files(corrections.leave_out(roll(), "plain:anna")) == {"Ben": ["c.txt"]}
