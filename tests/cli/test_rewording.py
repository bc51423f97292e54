"""Reworded text at the command line: counted apart, and weak matches apart from that."""

from __future__ import annotations

import csv
import json
from importlib import import_module
from pathlib import Path

import pytest

from plagcheck import Document, Library, check_document
from plagcheck.classroom.comparing import compare_class
from plagcheck.cli.class_command import class_lines
from plagcheck.cli.wording import check_lines
from plagcheck.leaveout.kinds import narrowed
from plagcheck.model.adjusted import unadjusted
from plagcheck.model.classes import ClassOptions
from plagcheck.model.kinds import NAMES
from plagcheck.report.class_json import class_object
from plagcheck.report.tables import class_tables
from tests import word_salad
from tests.check.test_traced import SOURCE, fill, reworded
from tests.classroom.classes import papers_of
from tests.cli.conftest import Cli
from tests.conftest import PROJECT


@pytest.fixture(scope="module")
def library_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("reworded") / "library"
    fill(path)
    return path


def told(library_path: Path, words: int) -> str:
    """What is said of a paper with so many words reworded from the source."""
    passage = reworded(" ".join(SOURCE.split()[120 : 120 + words]))
    paper = "\n\n".join((word_salad.prose(2, 300), passage, word_salad.prose(3, 300)))
    with Library.open(library_path) as library:
        return "\n".join(check_lines(unadjusted(check_document(Document("paper", paper), library))))


def test_a_reworded_passage_has_a_figure_of_its_own(library_path: Path) -> None:
    lines = told(library_path, 100)

    assert lines.startswith("paper: 1")
    assert " words, is reworded from 1 source." in lines
    assert "words reworded · Jaccard" in lines


def test_a_source_that_is_only_reworded_has_no_longest_run(
    cli: Cli, desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither in the report nor in its tables: no run in it is long enough to count."""
    monkeypatch.syspath_prepend(str(PROJECT / "packaging"))
    made = import_module("screenshot_texts")
    reworded = made.TREES_REWORDED.replace(
        "that draws heat from the", "which takes heat out of the"
    )
    (desk / "source.txt").write_text(f"{made.TREES} {word_salad.prose(2, 80)}", encoding="utf-8")
    (desk / "paper.txt").write_text(f"{word_salad.prose(1, 80)} {reworded}", encoding="utf-8")
    cli("add", desk / "trees.plagcheck", desk / "source.txt")
    table, report = desk / "table.csv", desk / "report.json"
    cli("report", desk / "trees.plagcheck", desk / "paper.txt", "--csv", table, "--json", report)
    with table.open(encoding="utf-8-sig") as file:
        (row,) = csv.DictReader(file)
    assert int(row["Reworded"]) > 0
    assert (row["Words"], row["Longest run"]) == ("0", "0")
    (source,) = json.loads(report.read_bytes())["sources"]
    assert source["longest_run"] == 0


def test_thin_traces_are_told_apart(library_path: Path) -> None:
    lines = told(library_path, 18)

    assert lines.startswith("paper: No shared passage of 12 or more words in 301 documents.")
    assert "Weak matches, not counted:\n     1  0.txt  (read)\n" in lines


def test_what_was_copied_into_a_rewording_stays_when_that_is_switched_off(
    cli: Cli, library_path: Path, tmp_path: Path
) -> None:
    words = SOURCE.split()
    run = " ".join(words[180:200])
    passage = f"{reworded(' '.join(words[120:180]))} {run} {reworded(' '.join(words[200:260]))}"
    paper = tmp_path / "paper.txt"
    text = "\n\n".join((word_salad.prose(2, 300), passage, word_salad.prose(3, 300)))
    paper.write_text(text, "utf-8")
    every = cli("check", library_path, paper, "--json").object
    left = cli("check", library_path, paper, "--without", "reworded", "--json").object

    (whole,) = every["sources"][0]["matches"]
    assert whole["kind"] == "reworded"
    assert every["reworded_words"] > 100
    assert left["matched_words"] == every["matched_words"] >= 20
    assert left["similarity"] == every["similarity"]
    assert left["reworded_words"] == 0
    (copied,) = left["sources"][0]["matches"]
    assert (copied["kind"], copied["label"]) == ("word for word", whole["label"])
    first, end = (copied["submission"][side] for side in ("start", "end"))
    assert run.rstrip(".") in text[first:end]
    assert end - first < len(run) + 20
    told = cli("check", library_path, paper, "--without", "reworded").out
    assert f"{every['matched_words']} words, also appears in 1 source." in told


def test_with_kinds_switched_off_nothing_is_said_not_to_be_shared(
    library_path: Path, tmp_path: Path
) -> None:
    with Library.open(library_path) as library:
        paper = Document("paper", f"{word_salad.prose(2, 300)} {SOURCE}")
        found = unadjusted(check_document(paper, library))
    told = "\n".join(check_lines(narrowed(found, NAMES)))
    assert "no shared passage" not in told.lower()
    assert "Nothing that counts; there may be more of the kinds that are switched off." in told
    assert (
        "Switched off and not counted: Word for word, Small edits, Reworded, Summed up, Weak."
        in told
    )


def test_a_pair_that_shares_only_rewording_says_how_much(tmp_path: Path) -> None:
    passage = " ".join(SOURCE.split()[120:260])
    papers = papers_of(
        {
            "Ada Ash": "\n\n".join((word_salad.prose(2, 300), passage)),
            "Bea Birch": "\n\n".join((word_salad.prose(3, 300), reworded(passage))),
        }
    )
    result = compare_class(papers, ClassOptions())
    (pair,) = result.pairs
    assert not pair.comparison.matched_words
    told = "\n".join(class_lines(result))
    here, there = (pair.seen_from(number).reworded_words for number in (pair.a, pair.b))
    assert f"     {here} words of Ada Ash, {there} words of Bea Birch · Jaccard 0." in told
    assert " 0 words" not in told
    assert "0 % and" not in told
    (listed,) = class_object(result)["pairs"]
    assert (listed["reworded_words"], listed["reworded_words_of_b"]) == (here, there)
    _, pairs = class_tables(result)
    row = dict(zip([column.title for column in pairs.columns], pairs.rows[0], strict=True))
    assert (row["Reworded in A"], row["Reworded in B"]) == (here, there)


def many_pairs(folder: Path) -> Path:
    """A class of five groups that copied, so more pairs than are told, and one that reworded."""
    for number in range(25):
        shared = word_salad.text(5000 + number // 5, 40)
        own = word_salad.prose(6000 + number, 60)
        (folder / f"Student {number:02}.txt").write_text(f"{own}\n\n{shared}", "utf-8")
    passage = " ".join(SOURCE.split()[120:260])
    for name, words in (("Yan Yew", passage), ("Zoe Zelkova", reworded(passage))):
        own = word_salad.prose(7000 + len(name), 300)
        (folder / f"{name}.txt").write_text(f"{own}\n\n{words}", "utf-8")
    return folder


def test_copied_pairs_crowd_out_none_that_is_only_reworded(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    many_pairs(folder)
    found = cli("class", folder, "--json").object
    words = cli("class", folder).out

    copied = [pair for pair in found["pairs"] if pair["matched_words"]]
    (only,) = [pair for pair in found["pairs"] if not pair["matched_words"]]
    assert len(copied) == 50
    assert "51 pairs share text." in words
    assert "  and 10 more; --json lists all.\n" in words
    assert "Pairs that share reworded text only\n  Yan Yew and Zoe Zelkova\n" in words
    assert f"     {only['reworded_words']} words of Yan Yew, " in words


def handed_out(folder: Path, left: int) -> tuple[Path, Path, Path]:
    """A class of which one paper rewords a book, its library, and a handout that has nearly all.

    So many words of the rewording are not in the handout.
    """
    library, papers, sheet = (folder / name for name in ("library", "class", "sheet.txt"))
    papers.mkdir()
    passage = " ".join(SOURCE.split()[120:260])
    mine = reworded(passage).split()
    with Library.open(library, create=True) as made:
        made.add_text("book", f"{word_salad.prose(1, 300)}\n\n{passage}")
    sheet.write_text(" ".join(mine[:-left]), "utf-8")
    (papers / "Ann.txt").write_text(f"{' '.join(mine)}\n\n{word_salad.prose(2, 300)}", "utf-8")
    (papers / "Ben.txt").write_text(word_salad.prose(3, 300), "utf-8")
    return library, papers, sheet


@pytest.mark.parametrize(("left", "counts"), [(12, False), (90, True)])
def test_what_a_handout_leaves_of_a_rewording_is_judged_again(
    cli: Cli, tmp_path: Path, left: int, counts: bool
) -> None:
    library, papers, sheet = handed_out(tmp_path, left)

    check = cli("check", library, papers / "Ann.txt", "--handout", sheet, "--json").object
    found = cli("class", papers, "--library", library, "--handout", sheet, "--json").object
    table = tmp_path / "class.csv"
    words = cli("class", papers, "--library", library, "--handout", sheet, "--csv", table).out

    (alone,), (here,) = check["sources"], found["papers"][0]["sources"]
    for source in (alone, here):
        assert [match["weak"] for match in source["matches"]] == [not counts]
        assert source["reworded_words"] == (left if counts else 0)
    assert alone["matches"][0]["words"] == here["matches"][0]["words"] == left
    assert ("book" in words) is counts
    with table.open(encoding="utf-8-sig", newline="") as rows:
        assert next(csv.DictReader(rows))["Library sources"] == str(int(counts))


@pytest.mark.parametrize(("left", "counts"), [(12, False), (90, True)])
def test_what_a_handout_leaves_of_a_pair_is_judged_in_the_same_way(
    cli: Cli, tmp_path: Path, left: int, counts: bool
) -> None:
    _, papers, sheet = handed_out(tmp_path, left)
    mate = f"{' '.join(SOURCE.split()[120:260])}\n\n{word_salad.prose(4, 300)}"
    (papers / "Ben.txt").write_text(mate, "utf-8")

    assert len(cli("class", papers, "--json").object["pairs"]) == 1
    found = cli("class", papers, "--handout", sheet, "--json").object["pairs"]
    assert [bool(pair["reworded_words"]) for pair in found] == ([True] if counts else [])


def test_a_report_says_in_one_sentence_with_the_check_what_is_reworded(
    library_path: Path, tmp_path: Path, cli: Cli
) -> None:
    paper = tmp_path / "paper.txt"
    paper.write_text(reworded(" ".join(SOURCE.split()[120:260])), encoding="utf-8")
    checked = cli("check", library_path, paper).out.splitlines()
    told = cli("report", library_path, paper, "--csv", tmp_path / "report.csv").out.splitlines()

    assert told[0] == checked[0]
    assert told[0] == "paper.txt: 99 % of this paper, 138 words, is reworded from 1 source."


def test_a_report_says_with_the_check_that_nothing_is_left_of_what_was_reworded(
    library_path: Path, tmp_path: Path, cli: Cli
) -> None:
    paper, report = tmp_path / "paper.txt", tmp_path / "report.txt"
    paper.write_text(reworded(" ".join(SOURCE.split()[120:260])), encoding="utf-8")
    less = ("--smallest-source", "1000")
    checked = cli("check", library_path, paper, *less).out.splitlines()
    cli("report", library_path, paper, "--text", report, *less)

    assert checked[0] == "paper.txt: Nothing is left that counts."
    assert "0 %: Nothing is left that counts." in report.read_text("utf-8").replace("\xa0", " ")


def test_a_report_of_which_all_is_left_out_says_so(
    library_path: Path, tmp_path: Path, cli: Cli
) -> None:
    paper = tmp_path / "paper.txt"
    copied = " ".join(SOURCE.split()[120:160])
    paper.write_text(f"{word_salad.prose(2, 300)} “{copied}”, she wrote.", encoding="utf-8")
    checked = cli("check", library_path, paper).out.splitlines()
    told = cli("report", library_path, paper, "--csv", tmp_path / "report.csv").out.splitlines()

    assert told[0] == checked[0] == "paper.txt: Nothing is left that counts."
