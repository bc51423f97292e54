"""plagcheck library similar: documents of a library that resemble each other."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import pytest

from plagcheck import Library
from plagcheck.report import similar as report_similar
from plagcheck.similar import meeting
from tests import word_salad
from tests.cli.conftest import Cli


@pytest.fixture
def shelf(cli: Cli, tmp_path: Path) -> Path:
    """Two drafts of one text and a copy without its end, in two collections, and another text."""
    first = word_salad.words(1, 200)
    texts = {
        "2025/tides.txt": first,
        "2026/tides, again.txt": first[:190] + word_salad.words(2, 10),
        "2026/tides, short.txt": first[:150],
        "2026/rivers.txt": word_salad.words(3, 200),
    }
    for name, words in texts.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(" ".join(words), encoding="utf-8")
    library = tmp_path / "shelf.plagcheck"
    for year in ("2025", "2026"):
        assert cli("add", library, tmp_path / year, "--collection", year).code == 0
    return library


def ids(cli: Cli, library: Path) -> dict[str, int]:
    return {each["title"]: each["id"] for each in cli("library", "list", library, "--json").objects}


def test_pairs_and_groups_as_an_object(cli: Cli, shelf: Path) -> None:
    known = ids(cli, shelf)

    ran = cli("library", "similar", shelf, "--json")

    assert (ran.code, ran.err) == (0, "")
    told = {"schema", "at_least", "chance_found", "pairs", "left_out_pairs", "groups"}
    assert ran.object.keys() == told
    assert ran.object["left_out_pairs"] == 0
    assert (ran.object["schema"], ran.object["at_least"]) == (2, 0.5)
    assert ran.object["chance_found"] == pytest.approx(1 - (1 - 0.5**4) ** 32)
    pairs = {(pair["a"]["title"], pair["b"]["title"]): pair for pair in ran.object["pairs"]}
    assert {names: pair["jaccard"] for names, pair in pairs.items()} == {
        ("tides.txt", "tides, again.txt"): pytest.approx(186 / 206),
        ("tides.txt", "tides, short.txt"): pytest.approx(146 / 196),
        ("tides, again.txt", "tides, short.txt"): pytest.approx(146 / 196),
    }
    first = ran.object["pairs"][0]["a"]
    assert first == {
        "id": known["tides.txt"],
        "title": "tides.txt",
        "path": str(shelf.parent / "2025" / "tides.txt"),
    }
    group = [known[name] for name in known if name.startswith("tides")]
    assert ran.object["groups"] == [sorted(group)]


@pytest.fixture
def form(cli: Cli, tmp_path: Path) -> Path:
    """A form of 60 words with another word in every answer."""
    words = word_salad.words(7, 60)
    folder = tmp_path / "answers"
    folder.mkdir()
    for n in range(40):
        answer = [*words[:n], f"answer{n}", *words[n + 1 :]]
        (folder / f"{n}.txt").write_text(" ".join(answer), encoding="utf-8")
    library = tmp_path / "form.plagcheck"
    assert cli("add", library, folder).code == 0
    return library


def test_where_too_many_are_alike_the_group_is_whole_and_its_pairs_are_bounded(
    cli: Cli, form: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> tuple[dict[tuple[int, int], float], Any]:
        answer = cli("library", "similar", form, "--json").object
        return {(p["a"]["id"], p["b"]["id"]): p["jaccard"] for p in answer["pairs"]}, answer

    every, whole = told()
    monkeypatch.setattr(meeting, "MOST_PAIRS", 400)
    some, answer = told()

    assert (len(every), whole["left_out_pairs"]) == (40 * 39 // 2, 0)
    assert len(some) <= 400
    assert some.items() <= every.items()
    assert answer["groups"] == whole["groups"]
    assert len(some) + answer["left_out_pairs"] <= len(every)
    assert answer["left_out_pairs"] > 200
    said = f"At least {answer['left_out_pairs']} more pairs met and are left out"
    assert said in cli("library", "similar", form).out
    assert said in cli("library", "similar", form, "--csv").err


def test_what_is_listed_is_bounded_where_many_are_copies(
    cli: Cli, form: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_similar, "MOST_LISTED", 100)

    answer = cli("library", "similar", form, "--json").object

    assert (len(answer["pairs"]), answer["left_out_pairs"]) == (100, 680)
    assert "left out" not in cli("library", "similar", form).out


def test_only_what_is_alike_enough(cli: Cli, shelf: Path) -> None:
    ran = cli("library", "similar", shelf, "--json", "--at-least", "0.8")

    assert [pair["jaccard"] for pair in ran.object["pairs"]] == [pytest.approx(186 / 206)]
    assert ran.object["chance_found"] == pytest.approx(1 - (1 - 0.8**4) ** 32)
    assert len(ran.object["groups"]) == 1


def test_one_collection_against_another(cli: Cli, shelf: Path) -> None:
    ran = cli(*("library", "similar", shelf, "--json", "--collection", "2026", "--against", "2025"))

    assert [(pair["a"]["title"], pair["b"]["title"]) for pair in ran.object["pairs"]] == [
        ("tides, again.txt", "tides.txt"),
        ("tides, short.txt", "tides.txt"),
    ]


def test_the_terminal_says_what_is_missed(cli: Cli, shelf: Path) -> None:
    ran = cli("library", "similar", shelf)

    assert ran.code == 0
    head, _, groups = ran.out.partition("\n\n")
    assert head.splitlines() == [
        "In 4 documents: 1 group, 3 documents.",
        "3 pairs met in a band, each was compared in full. Alike from 0.50 on: 3.",
        "Of 100 pairs that are alike at 0.50, 87 are found and 13 missed; "
        "of those more alike, fewer are missed.",
        "Pairs less alike are not listed, and more of them go unseen: "
        "of 100 at 0.30, 77 are missed.",
    ]
    assert "3 documents, 0.745 to 0.903" in groups
    assert "tides, short.txt" in groups
    assert "rivers" not in groups


def test_nothing_alike_is_said(cli: Cli, shelf: Path) -> None:
    ran = cli("library", "similar", shelf, "--at-least", "1")

    assert ran.code == 0
    assert ran.out.splitlines()[0] == "No two of 4 documents are alike from 1.00 on."


def test_pairs_as_a_table(cli: Cli, shelf: Path) -> None:
    ran = cli("library", "similar", shelf, "--csv")

    head, *rows = csv.reader(io.StringIO(ran.out.removeprefix("\ufeff")))
    assert (ran.code, len(rows)) == (0, 3)
    assert head[1:3] + head[4:6] == [
        "first document",
        "Collection",
        "second document",
        "Collection",
    ]
    assert rows[0][1] == "tides.txt"
    assert rows[0][4] == "tides, again.txt"
    assert float(rows[0][6]) == pytest.approx(186 / 206)
    assert rows[0][7:] == ["186", "10", "10"]


@pytest.mark.parametrize("wrong", ["0", "1.5", "half", "nan", "-0.5"])
def test_a_score_that_is_none_is_refused(cli: Cli, shelf: Path, wrong: str) -> None:
    ran = cli("library", "similar", shelf, f"--at-least={wrong}")

    assert ran.code == 2
    assert "not a number above 0 and up to 1" in ran.err


def test_a_collection_that_is_not_there_is_refused(cli: Cli, shelf: Path) -> None:
    for option in ("--collection", "--against"):
        ran = cli("library", "similar", shelf, option, "2024")
        assert (ran.code, ran.err) == (2, 'The library has no collection "2024".\n')


@pytest.mark.parametrize(("wanted", "shape"), [("0.1", (64, 2)), ("0.8", (9, 13))])
def test_bands_of_a_new_library_are_chosen_for_a_similarity(
    cli: Cli, shelf: Path, wanted: str, shape: tuple[int, int]
) -> None:
    library, folder = shelf.parent / "new.plagcheck", shelf.parent / "2026"

    assert cli("add", library, folder, "--alike-from", wanted).code == 0

    bands, rows = shape
    with Library.open(library, read_only=True) as opened:
        assert (opened.params.bands, opened.params.rows) == shape
    answer = cli("library", "similar", library, "--json").object
    assert answer["chance_found"] == pytest.approx(1 - (1 - 0.5**rows) ** bands)
    assert cli("add", library, shelf.parent / "2025").code == 0
    again = cli("add", library, folder, "--alike-from", wanted)
    assert again.code == 2
    assert "has its bands already" in again.err


@pytest.mark.parametrize("wrong", ["0", "0.05", "0.95", "1", "half", "nan"])
def test_a_similarity_without_bands_is_refused(cli: Cli, shelf: Path, wrong: str) -> None:
    library = shelf.parent / "new.plagcheck"

    ran = cli("add", library, shelf.parent / "2026", f"--alike-from={wrong}")

    assert ran.code == 2
    assert "not a number from 0.1 to 0.9" in ran.err
    assert not library.exists()
