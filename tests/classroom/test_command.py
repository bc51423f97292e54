"""plagcheck class: one JSON object, or plain words; evidence, never a verdict."""

from __future__ import annotations

import csv
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl import load_workbook

from plagcheck import Library
from plagcheck.classroom.comparing import compare_class
from plagcheck.cli.class_command import class_lines
from plagcheck.jobs.classroom import check_against, open_class, save_class
from plagcheck.leaveout.apply import leave_out
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.classes import Adjustment
from plagcheck.model.counting import Figures
from plagcheck.model.entry import Holds
from plagcheck.model.formatting import share
from plagcheck.model.match import Kind
from plagcheck.model.numbering import label
from plagcheck.model.params import IndexParams
from plagcheck.report.as_check import adjusted_paper, paper_as_check
from tests import word_salad
from tests.classroom.classes import packed, papers_of
from tests.classroom.test_stored import OLD
from tests.cli.conftest import Cli, cli  # noqa: F401 (a fixture)
from tests.conftest import RunPython

PASSAGE = word_salad.text(900, 60)
SHEET = word_salad.text(901, 30)
QUOTED = word_salad.text(902, 40)


@pytest.fixture
def handed_in(tmp_path: Path) -> Path:
    path = tmp_path / "class.zip"
    moodle = "{}_assignsubmission_file_/essay.txt"
    path.write_bytes(
        packed(
            (moodle.format("Anna Müller_1"), f"{SHEET} {word_salad.prose(1, 100)} {PASSAGE}"),
            (moodle.format("Ben Berg_2"), f"{SHEET} {word_salad.prose(2, 50)} {PASSAGE}"),
            (moodle.format("Carla Cruz_3"), f"{SHEET} {word_salad.prose(3, 100)}"),
            (moodle.format("Dan Doe_4"), f"{SHEET} {word_salad.prose(4, 100)}"),
        )
    )
    return path


@pytest.mark.skipif(sys.platform != "linux", reason="file names are Unicode there")
def test_names_that_are_no_unicode_tell_students_apart(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    folder = tmp_path / "class"
    names = (b"M\xfcller", b"M\xf6ller", b"back\\slash", b"Stud")
    for number, name in enumerate(names):
        own = Path(os.fsdecode(os.fsencode(folder) + b"/" + name))
        own.mkdir(parents=True)
        text = f"{word_salad.prose(number, 100)} {PASSAGE}"
        (own / os.fsdecode(b"p\xe4per.txt")).write_text(text, encoding="utf-8")

    papers = cli("class", folder, "--json").object["papers"]
    assert {(paper["student"], *paper["files"]) for paper in papers} == {
        ("M\\udcfcller", "M\\udcfcller/p\\udce4per.txt"),
        ("M\\udcf6ller", "M\\udcf6ller/p\\udce4per.txt"),
        ("back\\slash", "back\\slash/p\\udce4per.txt"),
        ("Stud", "Stud/p\\udce4per.txt"),
    }


def test_folders_of_an_archive_from_windows(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    path = tmp_path / "class.zip"
    texts = [f"{word_salad.prose(number, 100)} {PASSAGE}" for number in range(2)]
    path.write_bytes(packed((r"Anna\essay.txt", texts[0]), (r"Ben\essay.txt", texts[1])))

    papers = cli("class", path, "--json").object["papers"]
    assert [paper["student"] for paper in papers] == ["Anna", "Ben"]


def test_one_json_object(cli: Cli, handed_in: Path) -> None:  # noqa: F811
    ran = cli("class", handed_in, "--json")

    found = ran.object
    assert (ran.code, ran.err) == (0, "")
    assert [paper["student"] for paper in found["papers"]] == [
        "Anna Müller", "Ben Berg", "Carla Cruz", "Dan Doe",
    ]  # fmt: skip
    assert {"id", "student", "files", "words", "similarity", "flags"} <= found["papers"][0].keys()
    best = found["pairs"][0]
    assert (best["a"], best["b"]) == (1, 2)
    assert {"jaccard", "share_of_a", "share_of_b", "longest_run", "matches"} <= best.keys()
    assert best["share_of_a"] == pytest.approx(90 / 190, abs=0.01)
    assert best["share_of_b"] == pytest.approx(90 / 140, abs=0.01)
    assert best["longest_run"] >= 60
    assert found["groups"][0]["papers"][:2] == [1, 2]
    assert found["failures"] == []


def test_a_handout_is_left_out(cli: Cli, handed_in: Path, tmp_path: Path) -> None:  # noqa: F811
    sheet = tmp_path / "sheet.txt"
    sheet.write_text(SHEET)

    found = cli("class", handed_in, "--handout", sheet, "--json").object

    (pair,) = found["pairs"]
    assert pair["matched_words"] == 60
    assert pair["share_of_a"] == pytest.approx(60 / 190, abs=0.01)
    assert [paper["left_out_words"] for paper in found["papers"]] == [30] * 4


def test_without_names(cli: Cli, handed_in: Path) -> None:  # noqa: F811
    for form in ("--json", "--shortest=12"):
        out = cli("class", handed_in, "--anonymous", form).out
        assert "Student 1" in out
        for name in ("Anna", "Müller", "M\\u00fcller", "Berg", "Cruz", "Doe"):
            assert name not in out


def test_without_names_neither_work_of_earlier_students_is_named(
    cli: Cli,  # noqa: F811
    handed_in: Path,
    tmp_path: Path,
) -> None:
    library = tmp_path / "a.plagcheck"
    for holds in Holds:
        book = tmp_path / f"{holds}mark" / f"{holds}marked Kim.txt"
        book.parent.mkdir()
        book.write_text(f"{word_salad.prose(len(holds), 60)} {PASSAGE}")
        told = ["--holds", holds] if holds is not Holds.UNKNOWN else []
        cli("add", library, book, "--collection", f"{holds}mark", *told)
    tables = tmp_path / "c.csv", tmp_path / "c.xlsx"
    asked = ["class", handed_in, "--library", library, "--anonymous"]
    out = cli(*asked, "--json", "--csv", tables[0], "--xlsx", tables[1]).out + cli(*asked).out
    out += tables[0].read_text(encoding="utf-8-sig")
    for row in load_workbook(tables[1])["Papers"].values:
        out += str(row)

    for holds in Holds:
        assert (f"{holds}mark" in out) is not holds.is_withheld
    assert "Past work 2" in out


def test_in_words(plagcheck: RunPython, handed_in: Path) -> None:
    done = plagcheck("class", handed_in)

    out = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert out.startswith("4 papers; 6 pairs share text.")
    assert "Anna Müller and Ben Berg" in out
    assert "plagiari" not in out.lower()


def test_with_a_library(cli: Cli, handed_in: Path, tmp_path: Path) -> None:  # noqa: F811
    (tmp_path / "book.txt").write_text(f"{word_salad.prose(9, 50)} {PASSAGE}")
    library = tmp_path / "course.plagcheck"
    assert cli("add", library, tmp_path / "book.txt").code == 0

    found = cli("class", handed_in, "--library", library, "--json").object

    assert [[s["title"] for s in paper["sources"]] for paper in found["papers"]] == [
        ["book.txt"], ["book.txt"], [], [],
    ]  # fmt: skip
    assert "also in book.txt" in cli("class", handed_in, "--library", library).out


def test_failures_are_named_and_end_with_1(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    path = tmp_path / "class.zip"
    path.write_bytes(packed(("Anna/a.txt", "some words"), ("Ben/../../b.txt", "evil")))

    ran = cli("class", path, "--json")

    assert ran.code == 1
    assert [failure["code"] for failure in ran.object["failures"]] == ["unsafe"]
    assert "leads out of the archive" in cli("class", path).out


def test_nothing_to_compare_ends_with_2(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    for path in (tmp_path, tmp_path / "gone.zip"):
        ran = cli("class", path, "--json")
        assert (ran.code, ran.out) == (2, "")
        assert path.name in ran.err
    assert cli("class", tmp_path, "--shortest=3").code == 2


def test_a_class_is_saved_opened_and_grows(
    cli: Cli,  # noqa: F811
    handed_in: Path,
    tmp_path: Path,
) -> None:
    saved, grown = tmp_path / "class.plagclass", tmp_path / "grown.plagclass"
    late = tmp_path / "Eva Ernst.txt"
    late.write_text(f"{word_salad.prose(5, 80)} {PASSAGE}")
    first = cli("class", handed_in, "--save", saved, "--json").object

    assert cli("class", saved, "--json").object == first
    ran = cli("class", saved, "--late", late, "--save", grown, "--json")

    papers = ran.object["papers"]
    assert [paper["student"] for paper in papers][-1] == "Eva Ernst"
    assert papers[-1]["late"] is True
    before = {(pair["a"], pair["b"]) for pair in first["pairs"]}
    assert {(pair["a"], pair["b"]) for pair in ran.object["pairs"]} - before == {(1, 5), (2, 5)}
    assert cli("class", grown, "--json").object == ran.object


def test_a_saved_class_is_looked_up_in_a_library(
    cli: Cli,  # noqa: F811
    handed_in: Path,
    tmp_path: Path,
) -> None:
    saved, sheet = tmp_path / "class.plagclass", tmp_path / "sheet.txt"
    sheet.write_text(SHEET)
    (tmp_path / "book.txt").write_text(f"{word_salad.prose(9, 50)} {PASSAGE}")
    library = tmp_path / "course.plagcheck"
    assert cli("add", library, tmp_path / "book.txt").code == 0
    cli("class", handed_in, "--save", saved)

    found = cli("class", saved, "--library", library, "--handout", sheet, "--json").object

    assert [len(paper["sources"]) for paper in found["papers"]] == [1, 1, 0, 0]
    assert [paper["left_out_words"] for paper in found["papers"]] == [30] * 4


def test_a_class_is_kept_as_past_work(
    cli: Cli,  # noqa: F811
    handed_in: Path,
    tmp_path: Path,
) -> None:
    library, again = tmp_path / "course.plagcheck", tmp_path / "again.txt"
    assert cli("class", handed_in, "--keep-in", library, "--collection", "Year 12").code == 0
    again.write_text(f"{word_salad.prose(8, 60)} {PASSAGE}")

    found = cli("check", library, again, "--json").object

    assert found["sources"]
    assert {source["collection"] for source in found["sources"]} == {"Year 12"}
    assert not any("Anna" in source["title"] for source in found["sources"])


def test_a_class_that_cannot_be_saved_says_so(
    cli: Cli,  # noqa: F811
    handed_in: Path,
    tmp_path: Path,
) -> None:
    ran = cli("class", handed_in, "--save", tmp_path / "gone" / "class.plagclass")

    assert ran.code == 2
    assert "class.plagclass cannot be saved" in ran.err


def test_a_class_as_spreadsheets(cli: Cli, handed_in: Path, tmp_path: Path) -> None:  # noqa: F811
    table, workbook = tmp_path / "class.csv", tmp_path / "class.xlsx"
    ran = cli("class", handed_in, "--anonymous", "--csv", table, "--xlsx", workbook)

    assert ran.code == 0
    rows = list(csv.reader(table.read_text(encoding="utf-8-sig").splitlines()))
    assert len(rows) == 5
    assert "Anna" not in table.read_text(encoding="utf-8-sig")
    papers, pairs = load_workbook(workbook).worksheets
    found = cli("class", handed_in, "--json").object
    assert (papers.max_row, pairs.max_row) == (5, 1 + len(found["pairs"]))


@pytest.fixture
def quoting(tmp_path: Path) -> Path:
    """Two papers that hold a sheet, the same quotation, and words of the same book."""
    folder = tmp_path / "class"
    folder.mkdir()
    for number, name in enumerate(("Anna", "Ben")):
        own, book = word_salad.prose(number + 1, 100), " ".join(PASSAGE.split()[30 * number :][:30])
        (folder / f"{name}.txt").write_text(f"{SHEET}\n\n{own}\n\n“{QUOTED}”\n\n{own} {book}\n")
    return folder


@pytest.mark.parametrize("switches", [(), ("--count", "quotations"), ("--leave-out=citations",)])
def test_the_share_in_the_library_is_that_of_a_check(
    cli: Cli,  # noqa: F811
    quoting: Path,
    tmp_path: Path,
    switches: tuple[str, ...],
) -> None:
    library, sheet = tmp_path / "course.plagcheck", tmp_path / "sheet.txt"
    (tmp_path / "book.txt").write_text(f"{word_salad.prose(9, 50)} {PASSAGE} {QUOTED} {SHEET}")
    sheet.write_text(SHEET)
    assert cli("add", library, tmp_path / "book.txt").code == 0
    alone = [
        cli("check", library, quoting / f"{name}.txt", *switches, "--json").object["similarity"]
        for name in ("Anna", "Ben")
    ]

    with_sheet, without = (
        cli("class", quoting, "--library", library, *handout, *switches, "--json").object["papers"]
        for handout in ((), ("--handout", sheet))
    )

    assert [paper["library_similarity"] for paper in with_sheet] == alone
    assert [paper["library_similarity"] for paper in without] == alone
    for before, after in zip(with_sheet, without, strict=True):
        left = before["words"] * (before["similarity"] - after["similarity"])
        assert left == pytest.approx(30)
        assert after["sources"][0]["share_of_submission"] == after["similarity"]


def test_quotations_make_no_pair_unless_they_are_counted(cli: Cli, quoting: Path) -> None:  # noqa: F811
    quiet = cli("class", quoting, "--json").object
    counted = cli("class", quoting, "--count", "quotations,references", "--json").object

    (pair,), (more,) = quiet["pairs"], counted["pairs"]
    assert (pair["matched_words"], more["matched_words"]) == (30, 70)
    assert quiet["papers"][0]["similarity"] == 30 / quiet["papers"][0]["words"]
    assert [each["reason"] for each in quiet["papers"][0]["left_out"]] == ["quotation"]
    assert quiet["papers"][0]["left_out_words"] == 40
    assert counted["papers"][0]["left_out"] == []
    assert (quiet["rules"]["quotations"], counted["rules"]["quotations"]) == (True, False)


def test_a_saved_class_is_counted_by_other_rules(
    cli: Cli,  # noqa: F811
    quoting: Path,
    tmp_path: Path,
) -> None:
    saved = tmp_path / "class.plagclass"
    first = cli("class", quoting, "--save", saved, "--json").object

    assert cli("class", saved, "--json").object == first
    counted = cli("class", saved, "--count", "quotations", "--json").object
    assert counted["pairs"][0]["matched_words"] == first["pairs"][0]["matched_words"] + 40


def test_shingles_are_as_long_as_those_of_the_library(
    cli: Cli,  # noqa: F811
    handed_in: Path,
    tmp_path: Path,
) -> None:
    path, saved = tmp_path / "course.plagcheck", tmp_path / "class.plagclass"
    with Library.open(path, create=True, params=IndexParams(shingle_size=3, accents=True)) as made:
        made.add_text("book", f"{word_salad.prose(9, 50)} {PASSAGE}")
    alone = cli("class", handed_in, "--save", saved, "--json").object

    found = cli("class", handed_in, "--library", path, "--json").object
    again = cli("class", saved, "--library", path, "--json").object

    assert (alone["shingle_size"], alone["accents"]) == (5, False)
    assert (found["shingle_size"], found["accents"]) == (3, True)
    assert found["pairs"][0]["jaccard"] != alone["pairs"][0]["jaccard"]
    assert again == found


def test_a_class_says_how_texts_were_cut_and_where_was_looked_as_a_check_does(
    cli: Cli,  # noqa: F811
    handed_in: Path,
    tmp_path: Path,
) -> None:
    path, saved, paper = (tmp_path / name for name in ("a.plagcheck", "a.plagclass", "a.txt"))
    params = IndexParams(shingle_size=7, bands=16, rows=8, accents=True)
    with Library.open(path, create=True, params=params) as made:
        made.add_text("book", f"{word_salad.prose(9, 50)} {PASSAGE}")
    paper.write_text(f"{word_salad.prose(2, 50)} {PASSAGE}")

    check = cli("check", path, paper, "--json").object
    found = cli("class", handed_in, "--library", path, "--save", saved, "--json").object
    alone = cli("class", handed_in, "--json").object

    assert (found["index"], found["library"]) == (check["index"], check["library"])
    assert (found["index"]["bands"], found["library"]["documents"]) == (16, 1)
    assert cli("class", saved, "--json").object == found
    assert (alone["shingle_size"], alone["index"], alone["library"]) == (5, None, None)
    table, workbook = tmp_path / "class.csv", tmp_path / "class.xlsx"
    cli("class", saved, "--csv", table, "--xlsx", workbook)
    with table.open(encoding="utf-8-sig", newline="") as file:
        rows = [row[-1] for row in csv.reader(file)]
    sheets = load_workbook(workbook).worksheets
    told = [row[-1] for sheet in sheets for row in sheet.iter_rows(min_row=2, values_only=True)]
    assert rows[0] == "Index"
    assert {*rows[1:], *told} == {rows[1]}
    assert all(part in rows[1] for part in ("7 words", "16 bands"))


def test_a_class_of_an_older_version_says_who_counted(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    table, workbook = tmp_path / "class.csv", tmp_path / "class.xlsx"
    found = cli("class", OLD, "--json").object
    words = cli("class", OLD, "--csv", table, "--xlsx", workbook).out

    assert found["counted_by"] == "0.1.0"
    assert "Counted by plagcheck 0.1.0." in words
    for row in csv.DictReader(table.read_text(encoding="utf-8-sig").splitlines()):
        assert row["Counted by"] == "plagcheck 0.1.0"
    assert [sheet.cell(1, sheet.max_column).value for sheet in load_workbook(workbook)] == [
        "Counted by", "Counted by",
    ]  # fmt: skip


def test_a_class_of_today_needs_no_word_of_who_counted(
    cli: Cli,  # noqa: F811
    handed_in: Path,
    tmp_path: Path,
) -> None:
    table = tmp_path / "class.csv"
    ran = cli("class", handed_in, "--csv", table)

    assert "Counted by" not in ran.out + table.read_text(encoding="utf-8-sig")


@pytest.mark.parametrize(
    "switches", [("--count", "quotations"), ("--leave-out=citations",), ("--shortest=30",)]
)
def test_a_saved_class_is_counted_by_other_rules_in_the_library_as_well(
    cli: Cli,  # noqa: F811
    quoting: Path,
    tmp_path: Path,
    switches: tuple[str, ...],
) -> None:
    library, saved = tmp_path / "course.plagcheck", tmp_path / "class.plagclass"
    some = " ".join(PASSAGE.split()[:20])
    (tmp_path / "book.txt").write_text(f"{word_salad.prose(9, 50)} {some} {QUOTED}")
    assert cli("add", library, tmp_path / "book.txt").code == 0
    cli("class", quoting, "--library", library, "--save", saved)

    found = cli("class", saved, "--library", library, *switches, "--json").object
    refused = cli("class", saved, *switches, "--json")

    assert found == cli("class", quoting, "--library", library, *switches, "--json").object
    assert [paper["library_similarity"] for paper in found["papers"]] == [
        cli("check", library, quoting / f"{name}.txt", *switches, "--json").object["similarity"]
        for name in ("Anna", "Ben")
    ]
    assert (refused.code, refused.out) == (2, "")
    assert "--library" in refused.err


def test_a_saved_class_keeps_its_shortest_run_unless_another_is_typed(
    cli: Cli,  # noqa: F811
    handed_in: Path,
    tmp_path: Path,
) -> None:
    saved = tmp_path / "class.plagclass"
    cli("class", handed_in, "--shortest=20", "--save", saved)

    assert cli("class", saved, "--json").object["shortest"] == 20
    assert cli("class", saved, "--shortest=30", "--json").object["shortest"] == 30


def test_every_paper_has_a_line_with_its_own_share(cli: Cli, handed_in: Path) -> None:  # noqa: F811
    papers = cli("class", handed_in, "--json").object["papers"]
    lines = cli("class", handed_in).out.splitlines()

    for paper in papers:
        told = f"  {paper['student']}: {share(paper['similarity'])} of {paper['words']} words"
        assert lines.count(told) == 1


def test_a_weak_source_is_not_listed_among_those_that_count(
    tmp_path: Path,
) -> None:
    """Weak matches are no share of a paper."""
    result = compare_class(papers_of({"Ann": PASSAGE, "Ben": word_salad.prose(2, 90)}))
    with Library.open(tmp_path / "course.plagcheck", create=True) as library:
        library.add_text("book", f"{word_salad.prose(9, 50)} {PASSAGE}")
        result = check_against(result, library)
    (source,) = result.sources[1]
    thin = tuple(replace(match, kind=Kind.REWORDED, weak=True) for match in source.matches)
    weak = replace(source, comparison=source.comparison.holding(thin))

    assert any("also in book" in line for line in class_lines(result))
    told = "\n".join(class_lines(replace(result, sources={1: (weak,)})))
    assert "book" not in told
    assert "No shared passage." in told


def test_a_pair_that_was_allowed_is_told_apart(cli: Cli, handed_in: Path, tmp_path: Path) -> None:  # noqa: F811
    sheet, saved, book = (tmp_path / name for name in ("sheet.txt", "a.plagclass", "class.xlsx"))
    sheet.write_text(SHEET)
    before = cli("class", handed_in, "--handout", sheet, "--save", saved, "--json").object
    result = open_class(saved)
    for number, mate in ((1, 2), (2, 1)):
        allowed = Choice(-mate, None, Reason.COLLABORATION, when="2024-05-06T07:08:09+00:00")
        left = Adjustment(Rules(), (allowed,), Figures(0, 0, 0.0, 0.0, 0))
        result = result.adjusted(number, left)
    save_class(result, saved)

    found = cli("class", saved, "--json").object
    words = cli("class", saved, "--xlsx", book).out

    assert (found["pairs"], found["groups"]) == ([], [])
    assert found["allowed_pairs"] == before["pairs"]
    assert before["allowed_pairs"] == []
    assert words.startswith(
        "4 papers.\nNo other two of them share a passage of 12 or more words.\n"
    )
    assert "\nAllowed collaboration, not counted\n  Anna Müller and Ben Berg\n" in words
    assert "\nPairs" not in words
    papers, pairs = load_workbook(book)
    assert [cell.value for cell in papers["G"]][1:] == [0, 0, 0, 0]
    heads, row = ([cell.value for cell in line] for line in pairs)
    assert dict(zip(heads, row, strict=True))["Left out of the number"] == "Allowed collaboration"


def test_a_limit_of_what_is_told_is_said(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    library, papers, books = (tmp_path / name for name in ("course.plagcheck", "class", "books"))
    parts = [word_salad.text(910 + number, 40) for number in range(5)]
    for folder in (papers, books):
        folder.mkdir()
    for number, part in enumerate(parts):
        (books / f"book {number}.txt").write_text(f"{word_salad.prose(920 + number, 50)} {part}")
    (papers / "Ann.txt").write_text("\n\n".join(parts))
    (papers / "Ben.txt").write_text(word_salad.prose(930, 90))
    for group in range(21):
        shared = word_salad.text(1000 + group, 40)
        for member in range(3):
            own = word_salad.prose(2000 + 3 * group + member, 30)
            (papers / f"Student {group:02} {'abc'[member]}.txt").write_text(f"{own} {shared}")
    cli("add", library, books)

    words = cli("class", papers, "--library", library).out

    assert words.count("  Ann: 20 % also in book ") == 3
    assert "  Ann: and 2 more; --json lists all.\n" in words
    groups = words.partition("Groups")[2].partition("\n\n")[0].splitlines()
    assert len(groups) == 22
    assert groups[-1] == "  and 1 more; --json lists all."


def test_what_was_left_out_of_a_paper_is_known_by_its_text_in_another_library(
    cli: Cli,  # noqa: F811
    handed_in: Path,
    tmp_path: Path,
) -> None:
    one, other, saved = (tmp_path / name for name in ("one", "other", "class.plagclass"))
    own = f"{word_salad.prose(9, 50)} {PASSAGE}"
    for path, texts in ((one, (own,)), (other, (f"{PASSAGE} {word_salad.prose(8, 50)}", own))):
        with Library.open(path, create=True) as library:
            for number, text in enumerate(texts):
                library.add_text(f"{path.name} {number}", text)
    cli("class", handed_in, "--library", one, "--save", saved)
    result = open_class(saved)
    choice = Choice(1, None, Reason.OWN_WORK, when="2024-05-06T07:08:09+00:00")
    left = Adjustment(Rules(), (choice,), Figures(0, 0, 0.0, 0.0, 0))
    save_class(result.adjusted(1, left), saved)

    found = cli("class", saved, "--library", other, "--save", saved, "--json").object

    assert [source["title"] for source in found["papers"][0]["sources"]] == ["other 0"]
    assert open_class(saved).adjustments[1].choices == (replace(choice, source_id=2),)


def test_what_is_left_out_of_one_paper_is_left_out_of_its_pairs(
    cli: Cli,  # noqa: F811
    tmp_path: Path,
) -> None:
    """For that paper alone, with and without names; where it is left out of both, it is no pair."""
    folder, saved = tmp_path / "class", tmp_path / "class.plagclass"
    for student, seed in (("Ann Ash", 1), ("Ben Birch", 2)):
        (folder / student).mkdir(parents=True)
        own = word_salad.prose(seed, 60)
        text = f"{student} writes. {own} {PASSAGE} {own} Thanks to Ann Ash."
        (folder / student / "a.txt").write_text(text, encoding="utf-8")
    whole = cli("class", folder, "--save", saved, "--json").object["pairs"][0]
    assert whole["matches_of_b"] is None
    nothing = Figures(0, 0, 0.0, 0.0, 0)

    def leave_out(paper: int, mate: int) -> None:
        cited = Adjustment(Rules(), (Choice(-mate, None, Reason.CITED),), nothing)
        save_class(open_class(saved).adjusted(paper, cited), saved)

    leave_out(whole["a"], whole["b"])
    for arguments in ((), ("--anonymous",)):
        (pair,) = cli("class", saved, "--json", *arguments).object["pairs"]
        assert (pair["share_of_a"], pair["matches"]) == (0.0, [])
        assert pair["share_of_b"] == whole["share_of_b"]
        assert len(pair["matches_of_b"]) == len(whole["matches"])
    leave_out(whole["b"], whole["a"])
    assert cli("class", saved, "--json").object["pairs"] == []


def test_sources_of_a_paper_are_called_as_on_its_page(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    """Class-mates and documents of the library have their numbers in one row."""
    library, papers, books = _class_with_books(cli, tmp_path)
    saved = tmp_path / "a.plagclass"
    found = cli("class", papers, "--library", library, "--save", saved, "--json").object
    result = open_class(saved)
    for paper in found["papers"]:
        page = adjusted_paper(result, paper["id"]).result
        named = {each.id: each for each in page.sources}
        assert len(paper["sources"]) == len(books)
        for told in paper["sources"]:
            source = named[told["id"]]
            assert told["number"] == source.number
            labels = [each["label"] for each in told["matches"]]
            assert labels == [label(source, match) for match in source.matches] != []
        assert {each["number"] for each in paper["sources"]} | {
            pair[f"number_for_{side}"]
            for pair in found["pairs"]
            for side in "ab"
            if pair[side] == paper["id"]
        } == {source.number for source in page.sources}
    for pair in found["pairs"]:
        assert {match["label"] for match in pair["matches"]} == {f"{pair['number_for_a']}a"}


def _class_with_books(cli: Cli, tmp_path: Path) -> tuple[Path, Path, list[str]]:  # noqa: F811
    library, papers, books = (tmp_path / name for name in ("course.plagcheck", "class", "books"))
    parts = [word_salad.text(910 + number, 40 + number) for number in range(2)]
    for folder in (papers, books):
        folder.mkdir()
    for number, part in enumerate(parts):
        (books / f"book {number}.txt").write_text(f"{word_salad.prose(number, 100)} {part}")
    edited = PASSAGE.split()
    edited[7::9] = word_salad.words(5, len(edited[7::9]))
    for number, passage in enumerate((PASSAGE, PASSAGE, " ".join(edited))):
        own = papers / f"Student {number}"
        own.mkdir()
        text = [word_salad.prose(20 + number, 60), *parts, passage]
        (own / "paper.txt").write_text("\n\n".join(text))
    cli("add", library, books)
    return library, papers, sorted(path.name for path in books.iterdir())


def test_a_class_is_told_without_kinds_of_matches(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    library, papers, _ = _class_with_books(cli, tmp_path)
    saved, table = tmp_path / "a.plagclass", tmp_path / "a.csv"
    asked = ["class", papers, "--library", library, "--save", saved]
    every = cli(*asked, "--json").object
    kept = saved.read_bytes()
    left = cli(*asked, "--without", "small-edits", "--csv", table, "--json").object
    words = cli("class", saved, "--without", "small-edits").out

    assert (every["without"], left["without"]) == ([], ["small-edits"])
    assert saved.read_bytes() == kept  # what is kept has them
    kinds = {match["kind"] for pair in left["pairs"] for match in pair["matches"]}
    assert kinds == {"word for word"}
    assert len(every["pairs"]) == 3
    result = open_class(saved)
    for paper, before in zip(left["papers"], every["papers"], strict=True):
        whole = paper_as_check(result, paper["id"])
        alone = leave_out(whole, Rules(), without=["small-edits"]).result
        assert paper["similarity"] == alone.similarity <= before["similarity"]
        assert paper["library_similarity"] is None
        assert f"{paper['student']}: {share(paper['similarity'])} of" in words
    assert left["papers"][2]["similarity"] < every["papers"][2]["similarity"]
    assert "Switched off and not counted: Small edits." in words
    rows = list(csv.DictReader(table.read_text(encoding="utf-8-sig").splitlines()))
    told = [float(row["Shared"]) for row in rows]
    assert told == [pytest.approx(paper["similarity"], abs=1e-4) for paper in left["papers"]]

    none = ",".join(("word-for-word", "small-edits", "reworded", "summary", "weak"))
    nothing = cli("class", saved, "--without", none, "--json").object
    assert not any(match for pair in nothing["pairs"] for match in pair["matches"])
    assert {paper["similarity"] for paper in nothing["papers"]} == {0}
    assert "share a passage" not in cli("class", saved, "--without", none).out


@pytest.mark.parametrize(
    "asked",
    [
        ("--phrase", PASSAGE),
        ("--section", "Introduction"),
        ("--smallest", "63"),
        ("--smallest-source", "63"),
    ],
)
def test_what_does_not_count_in_a_class_is_typed_as_for_a_check(
    cli: Cli,  # noqa: F811
    tmp_path: Path,
    asked: tuple[str, str],
) -> None:
    papers, saved = tmp_path / "class", tmp_path / "a.plagclass"
    for number in range(2):
        own = papers / f"Student {number}"
        own.mkdir(parents=True)
        own_words = word_salad.prose(20 + number, 60)
        text = f"Introduction\n\n{PASSAGE}\n\nMethods\n\n{own_words}"
        (own / "paper.txt").write_text(text)
    every = cli("class", papers, "--save", saved, "--json").object
    assert every["papers"][0]["similarity"] > 0.4

    for place in (papers, saved):
        left = cli("class", place, *asked, "--json").object
        assert [paper["similarity"] for paper in left["papers"]] == [0, 0]
        assert left["pairs"] == []
