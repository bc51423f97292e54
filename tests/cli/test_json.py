"""JSON of the commands: what other programs rely on."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any

import pytest

from tests import word_salad
from tests.cli.conftest import PASSAGE, Cli

# Fields other programs rely on, and those that came on top.
FIGURES = {
    "schema", "similarity", "similarity_before", "matched_words", "matched_words_before",
    "reworded", "reworded_words", "words_by_kind",
}  # fmt: skip
CIRCUMSTANCES = {
    "left_out", "searched", "more_like_these", "settings", "index", "library", "counted_by",
}  # fmt: skip
CHECK = {"submission", "sources", "left_out_sources", "failures", *FIGURES, *CIRCUMSTANCES}
SUBMISSION = {"path", "title", "words", "sha256", "notes"}
SUBMISSION_MORE = {"media_type", "coverage", "flags"}
SOURCE = {
    "number", "id", "path", "title", "collection", "words", "jaccard", "share_of_submission",
    "share_of_source", "longest_run", "under", "weak", "matches", "left_out_matches",
}  # fmt: skip
SOURCE_MORE = {"found_by", "matched_words", "paths", "reworded_words", "work"}
MATCH = {"label", "submission", "source", "words", "kind"}
MATCH_MORE = {"strength", "weak", "summed_up"}
COMPARE = {
    "a", "b", "jaccard", "share_of_a", "share_of_b", "longest_run", "matches", "left_out_matches",
    *FIGURES, *CIRCUMSTANCES,
}  # fmt: skip
ADDED = {"path", "status", "id", "words", "error", "collection", "nearly"}


def has_fields(
    value: dict[str, Any], needed: set[str], more: AbstractSet[str] = frozenset()
) -> bool:
    return needed <= value.keys() <= needed | more


# -- add


def test_add_prints_an_object_a_file(cli: Cli, desk: Path) -> None:
    ran = cli("add", desk / "a.plagcheck", desk / "readings", "--json")

    assert (ran.code, ran.err) == (0, "")
    assert all(has_fields(each, ADDED) for each in ran.objects)
    assert [each["status"] for each in ran.objects] == ["added"] * 3
    assert [each["error"] for each in ran.objects] == [None] * 3
    assert {each["path"] for each in ran.objects} == {
        str(path) for path in (desk / "readings").iterdir()
    }
    assert sorted(each["words"] for each in ran.objects) == [100, 120, 190]
    assert len({each["id"] for each in ran.objects}) == 3


def test_add_tells_what_became_of_every_file(cli: Cli, desk: Path) -> None:
    readings, library = desk / "readings", desk / "a.plagcheck"
    cli("add", library, readings)
    (readings / "copy of other.txt").write_bytes((readings / "other.txt").read_bytes())
    (readings / "part.txt").write_text("a new text with a few words in it")
    os.utime(readings / "part.txt", ns=(1, 1))
    (readings / "empty.txt").touch()
    ran = cli("add", library, readings, desk / "missing.txt", "--json")

    assert ran.code == 1
    assert {Path(each["path"]).name: each["status"] for each in ran.objects} == {
        "whole.txt": "unchanged",
        "other.txt": "unchanged",
        "copy of other.txt": "duplicate",
        "part.txt": "replaced",
        "empty.txt": "failed",
        "missing.txt": "failed",
    }
    failed = [each for each in ran.objects if each["status"] == "failed"]
    assert all(each["id"] is None and each["error"].endswith(".") for each in failed)


# -- check


def test_check_prints_the_fields_promised(cli: Cli, desk: Path, course: Path) -> None:
    result = cli("check", course, desk / "essay.txt", "--json").object

    assert has_fields(result, CHECK)
    assert result["schema"] == 2
    assert has_fields(result["submission"], SUBMISSION, SUBMISSION_MORE)
    assert result["failures"] == []
    for source in result["sources"]:
        assert has_fields(source, SOURCE, SOURCE_MORE)
        assert source["found_by"] == {"passages": True, "bands": False, "traces": False}
        for match in source["matches"]:
            assert has_fields(match, MATCH, MATCH_MORE)
            assert match["submission"].keys() == match["source"].keys() == {"start", "end"}


def test_check_prints_scores_and_places(cli: Cli, desk: Path, course: Path) -> None:
    essay = (desk / "essay.txt").read_text()
    result = cli("check", course, desk / "essay.txt", "--json").object
    whole, part = result["sources"]

    assert result["submission"] == {
        "path": str(desk / "essay.txt"),
        "title": "essay.txt",
        "words": 150,
        "sha256": hashlib.sha256(essay.encode()).hexdigest(),
        "notes": [],
        "media_type": "text/plain",
        "coverage": {
            "words": 150,
            "pages": 0,
            "pages_without_text": [],
            "pages_unreadable": [],
            "skipped": [],
        },
        "flags": [],
    }
    assert (result["similarity"], result["matched_words"]) == (30 / 150, 30)
    assert (whole["title"], whole["path"]) == ("whole.txt", str(desk / "readings" / "whole.txt"))
    assert (whole["words"], whole["collection"], whole["under"]) == (190, "Library", None)
    assert (whole["share_of_submission"], whole["share_of_source"]) == (30 / 150, 30 / 190)
    assert whole["longest_run"] == 30
    assert whole["jaccard"] == 26 / (146 + 186 - 26)
    (match,) = whole["matches"]
    assert (match["words"], match["kind"]) == (30, "word for word")
    assert essay[match["submission"]["start"] : match["submission"]["end"]] == PASSAGE
    source = Path(whole["path"]).read_text()
    assert source[match["source"]["start"] : match["source"]["end"]] == PASSAGE
    assert (part["title"], part["under"]) == ("part.txt", whole["id"])


def test_check_prints_an_object_a_line_and_goes_on_after_a_failure(
    cli: Cli, desk: Path, course: Path
) -> None:
    (desk / "empty.txt").touch()
    files = [desk / name for name in ("missing.txt", "essay.txt", "empty.txt", "clean.txt")]
    ran = cli("check", course, *files, "--json")

    assert (ran.code, ran.err) == (1, "")
    missing, essay, empty, clean = ran.objects
    assert missing["submission"] == {"path": str(desk / "missing.txt")}
    assert missing["error"] == {"code": "missing", "message": "missing.txt is not there."}
    assert empty["error"]["code"] == "no-text"
    assert len(essay["sources"]) == 2
    assert (clean["sources"], clean["similarity"]) == ([], 0.0)
    assert "error" not in clean


@pytest.mark.parametrize(("shortest", "found"), [(8, 2), (12, 2), (20, 2), (21, 1), (30, 1)])
def test_check_honours_the_shortest_match(
    cli: Cli, desk: Path, course: Path, shortest: int, found: int
) -> None:
    ran = cli("check", course, desk / "essay.txt", "--shortest", f"{shortest}", "--json")

    assert len(ran.object["sources"]) == found


def test_check_looks_in_the_collections_asked_for(cli: Cli, desk: Path, course: Path) -> None:
    (desk / "web.txt").write_text(f"{PASSAGE} and some more words of a page found elsewhere")
    cli("add", course, desk / "web.txt", "--collection", "Web")

    def titles(*arguments: str) -> list[str]:
        ran = cli("check", course, desk / "essay.txt", "--json", *arguments)
        return sorted(source["title"] for source in ran.object["sources"])

    assert titles("--collection", "Web") == ["web.txt"]
    assert titles("--collection", "Library") == ["part.txt", "whole.txt"]
    assert titles("--collection", "Web", "--collection", "Library") == titles()


# -- compare


def test_compare_prints_the_fields_promised(cli: Cli, desk: Path) -> None:
    a, b = desk / "essay.txt", desk / "readings" / "whole.txt"
    ran = cli("compare", a, b, "--json")
    result = ran.object

    assert (ran.code, ran.err) == (0, "")
    assert has_fields(result, COMPARE)
    assert has_fields(result["a"], SUBMISSION, SUBMISSION_MORE)
    assert has_fields(result["b"], SUBMISSION, SUBMISSION_MORE)
    assert (result["a"]["path"], result["b"]["path"]) == (str(a), str(b))
    assert (result["a"]["words"], result["b"]["words"]) == (150, 190)
    assert (result["share_of_a"], result["share_of_b"]) == (30 / 150, 30 / 190)
    assert (result["jaccard"], result["longest_run"]) == (26 / (146 + 186 - 26), 30)
    (match,) = result["matches"]
    assert has_fields(match, MATCH, MATCH_MORE)
    assert a.read_text()[match["submission"]["start"] : match["submission"]["end"]] == PASSAGE
    assert b.read_text()[match["source"]["start"] : match["source"]["end"]] == PASSAGE


# -- library


def test_library_info_prints_what_it_holds(cli: Cli, course: Path) -> None:
    result = cli("library", "info", course, "--json").object

    assert (result["documents"], result["words"]) == (3, 410)
    assert result["collections"] == {"Library": 3}
    assert result["size_bytes"] == course.stat().st_size
    assert result["parameters"]["shingle_size"] == 5


def test_library_list_prints_an_object_a_document(cli: Cli, course: Path) -> None:
    objects = cli("library", "list", course, "--json").objects

    assert [each["title"] for each in objects] == ["other.txt", "part.txt", "whole.txt"]
    assert [each["words"] for each in objects] == [120, 100, 190]
    assert all(len(each["sha256"]) == 64 for each in objects)


def test_library_verify_prints_problems(cli: Cli, course: Path) -> None:
    assert cli("library", "verify", course, "--json").object == {"problems": []}


def test_words_have_the_kind_of_the_match_that_is_listed(cli: Cli, tmp_path: Path) -> None:
    """A short copy, folded under a longer passage with edits, is not what a reader is shown."""
    passage = word_salad.text(1, 100).split()
    edited = [word if place % 9 else "elsewhere" for place, word in enumerate(passage, 1)]
    (tmp_path / "longer.txt").write_text(f"{word_salad.prose(2, 90)} {' '.join(edited)}")
    (tmp_path / "short.txt").write_text(f"{word_salad.prose(3, 90)} {' '.join(passage[20:50])}")
    (tmp_path / "paper.txt").write_text(f"{word_salad.prose(4, 90)} {' '.join(passage)}")
    course = tmp_path / "a.plagcheck"
    cli("add", course, tmp_path / "longer.txt", tmp_path / "short.txt")

    found = cli("check", course, tmp_path / "paper.txt", "--json").object
    listed = [each for each in found["sources"] if each["under"] is None]
    assert [each["title"] for each in listed] == ["longer.txt"]
    assert {match["kind"] for match in listed[0]["matches"]} == {"small edits"}
    parts = found["words_by_kind"]
    assert parts["small edits"] == listed[0]["matched_words"]
    assert sum(parts.values()) == found["matched_words"] > listed[0]["matched_words"]
    text = cli("check", course, tmp_path / "paper.txt", "--without", "small-edits", "--json").object
    assert text["matched_words"] == text["words_by_kind"]["word for word"] == 30


def test_a_part_that_is_left_out_has_its_own_place_in_the_source(cli: Cli, tmp_path: Path) -> None:
    passage = word_salad.text(1, 80).split()
    quoted = (
        " ".join(passage[:30]) + ' "' + " ".join(passage[30:50]) + '" ' + " ".join(passage[50:])
    )
    source, paper = tmp_path / "source.txt", tmp_path / "paper.txt"
    source.write_text(f"{word_salad.prose(2, 90)} {' '.join(passage)} {word_salad.prose(3, 90)}")
    paper.write_text(f"{word_salad.prose(4, 90)} {quoted} {word_salad.prose(5, 90)}")
    course = tmp_path / "a.plagcheck"
    cli("add", course, source)
    cli("report", course, paper, "--json", tmp_path / "report.json")
    found = cli("check", course, paper, "--json").object
    report = json.loads((tmp_path / "report.json").read_text())
    compared = cli("compare", paper, source, "--json").object

    for told in (found["sources"][0], report["sources"][0], compared):
        places = {
            name: [
                source.read_text()[match["source"]["start"] : match["source"]["end"]].split()
                for match in told[name]
            ]
            for name in ("matches", "left_out_matches")
        }
        assert places == {
            "matches": [passage[:30], passage[50:]],
            "left_out_matches": [passage[30:50]],
        }
