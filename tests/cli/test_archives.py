"""Archives in which several files have one name: as many documents, each with a name of its own."""

from __future__ import annotations

import warnings
import zipfile
from pathlib import Path

from tests import word_salad
from tests.cli.conftest import Cli


def pack(path: Path, *members: tuple[str, str | bytes]) -> Path:
    with warnings.catch_warnings(), zipfile.ZipFile(path, "w") as archive:
        warnings.simplefilter("ignore")  # the same name twice is what is wanted
        for name, data in members:
            archive.writestr(name, data)
    return path


def packed(folder: Path) -> Path:
    """Nine papers, of which one is called as another is told apart, and some are packed twice."""
    names = ("same.txt", "same.txt", "same (2).txt", "same.txt", "in/same.txt", "in/same.txt")
    papers = [(name, word_salad.prose(number, 60)) for number, name in enumerate(names)]
    within = [("same.txt", word_salad.prose(number, 60)) for number in (10, 11)]
    inner = pack(folder / "inner.zip", *within).read_bytes()
    inner_too = ("inner.zip", inner), ("inner.zip", word_salad.prose(12, 60))
    return pack(folder / "a.zip", *papers, *inner_too)


def test_all_of_them_are_added(cli: Cli, tmp_path: Path) -> None:
    library, archive = tmp_path / "a.plagcheck", packed(tmp_path)
    for status in ("added", "unchanged"):
        ran = cli("add", library, archive, "--json")
        assert {each["status"] for each in ran.objects} == {status}
    names = [each["title"] for each in cli("library", "list", library, "--json").objects]

    assert sorted(name.removeprefix("a.zip/") for name in names) == [
        "in/same (2).txt",
        "in/same.txt",
        "inner (2).zip",
        "inner.zip/same (2).txt",
        "inner.zip/same.txt",
        "same (2) (2).txt",
        "same (2).txt",
        "same (3).txt",
        "same.txt",
    ]


def test_all_of_them_are_in_the_class(cli: Cli, tmp_path: Path) -> None:
    papers = cli("class", packed(tmp_path), "--json").object["papers"]

    assert sum(len(each["files"]) for each in papers) == 9
