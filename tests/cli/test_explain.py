"""plagcheck explain: how a document of a library is found in a paper."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import word_salad
from tests.cli.conftest import PASSAGE, Cli


def test_plain_words_come_first(cli: Cli, desk: Path, course: Path) -> None:
    ran = cli("explain", course, desk / "essay.txt", "whole.txt")
    lines = ran.out.splitlines()

    assert (ran.code, ran.err) == (0, "")
    assert lines[0] == "essay.txt – whole.txt (Library)"
    assert lines[1] == "These two share 26 of the 306 five-word runs they have between them."
    assert lines[3].split("  ")[1:3] == ["Passages", "      found it"] or "found it" in lines[3]
    assert "longest run 30 words. Certain from 8." in lines[3]
    assert "0 of 32 bands agree. At 0.085, seen 0.2 times in 100." in lines[4]
    assert "did not" in lines[5]
    assert "26 ÷ 306 = 0.085, the exact score: 146 in the paper" in ran.out
    assert "an estimate only" in ran.out


def test_json_has_every_figure(cli: Cli, desk: Path, course: Path) -> None:
    found = cli("explain", course, desk / "essay.txt", "whole.txt", "--json").object

    assert found["schema"] == 2
    assert found["submission"] == {
        "path": str(desk / "essay.txt"), "title": "essay.txt", "words": 150,
    }  # fmt: skip
    assert (found["source"]["title"], found["source"]["words"]) == ("whole.txt", 190)
    assert found["listed"] is True
    assert found["found_by"] == {"passages": True, "bands": False, "traces": False}
    assert found["shingles"] == {"size": 5, "paper": 146, "source": 186, "shared": 26, "all": 306}
    assert found["jaccard"] == 26 / 306
    assert found["longest_run"] == 30
    bands = found["bands"]
    assert (bands["bands"], bands["rows"], bands["values"]) == (32, 4, 128)
    assert [len(band) for band in bands["agreeing"]] == [4] * 32
    assert bands["values_agreed"] == sum(map(sum, bands["agreeing"]))
    assert bands["estimate"] == bands["values_agreed"] / 128
    passages = found["passages"]
    assert passages["row"] >= 30 - passages["certain_run"] + 1
    assert all(there - here == 80 - 60 for here, there in passages["met"])


def test_score_and_levels_are_those_of_the_check(cli: Cli, desk: Path, course: Path) -> None:
    for source in cli("check", course, desk / "essay.txt", "--json").object["sources"]:
        found = cli("explain", course, desk / "essay.txt", f"{source['id']}", "--json").object

        assert found["source"]["title"] == source["title"]
        assert (found["jaccard"], found["found_by"]) == (source["jaccard"], source["found_by"])
        assert found["longest_run"] == source["longest_run"]


def test_a_document_that_is_no_source_is_explained_as_well(
    cli: Cli, desk: Path, course: Path
) -> None:
    ran = cli("explain", course, desk / "essay.txt", "other.txt")

    assert ran.code == 0
    assert "These two share 0 of the 262 five-word runs they have between them." in ran.out
    assert "A check of this paper does not list this source." in ran.out
    assert "found it" not in ran.out
    assert "They share no run of 8 words." in ran.out


@pytest.mark.parametrize("name", ["nobody.txt", "99", "9" * 30, "9" * 5000, "whole", "WHOLE.TXT"])
def test_a_document_that_is_not_there_is_said(
    cli: Cli, desk: Path, course: Path, name: str
) -> None:
    ran = cli("explain", course, desk / "essay.txt", name)

    assert (ran.code, ran.out) == (2, "")
    assert f'no document "{name}"' in ran.err


def test_one_of_several_with_a_title_is_said_by_its_id(cli: Cli, desk: Path, course: Path) -> None:
    more = desk / "more"
    more.mkdir()
    (more / "whole.txt").write_text(word_salad.prose(50, 60))
    cli("add", course, more)
    ran = cli("explain", course, desk / "essay.txt", "whole.txt")
    ids = [each["id"] for each in cli("library", "list", course, "--json").objects
           if each["title"] == "whole.txt"]  # fmt: skip

    assert (ran.code, ran.out) == (2, "")
    assert f"Say which by its id: {ids[0]}, {ids[1]}." in ran.err
    assert cli("explain", course, desk / "essay.txt", f"{ids[1]}").code == 0


def test_the_text_report_says_it_of_every_source(cli: Cli, desk: Path, course: Path) -> None:
    place = desk / "report.txt"
    assert cli("report", course, desk / "essay.txt", "--text", place).code == 0
    words = " ".join(place.read_text(encoding="utf-8").split())

    assert "How were these sources found?" in words
    assert "1 whole.txt: These two share 26 of the 306 five-word runs they have between" in words
    assert "Passages: found it." in words
    assert PASSAGE.split()[0] in words


def test_a_student_s_copy_says_nothing_of_a_text_that_is_withheld(
    cli: Cli, desk: Path, course: Path
) -> None:
    place = desk / "copy.txt"
    assert cli("report", course, desk / "essay.txt", "--text", place, "--student-copy").code == 0

    assert "How were these sources found?" not in place.read_text(encoding="utf-8")
