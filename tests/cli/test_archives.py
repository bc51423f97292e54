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


ROUNDABOUT = ("./a.txt", "sub/./b.txt", "./././sub/./c.txt", ".\\d.txt", "./sub/.hidden.txt")


def test_a_dot_in_a_path_hides_nothing(cli: Cli, tmp_path: Path) -> None:
    texts = [(name, word_salad.prose(number, 60)) for number, name in enumerate(ROUNDABOUT)]
    library, archive = tmp_path / "a.plagcheck", pack(tmp_path / "a.zip", *texts)

    assert cli("add", library, archive).code == 0
    names = [each["title"] for each in cli("library", "list", library, "--json").objects]
    assert sorted(names) == ["a.zip/a.txt", "a.zip/d.txt", "a.zip/sub/b.txt", "a.zip/sub/c.txt"]


def test_a_class_is_read_from_where_it_was_packed(cli: Cli, tmp_path: Path) -> None:
    texts = [
        (f"./{name}_{number}_assignsubmission_file_/essay.txt", word_salad.prose(number, 60))
        for number, name in enumerate(("Ann Lee", "Bo Berg"))
    ]
    ran = cli("class", pack(tmp_path / "class.zip", *texts), "--json")

    assert [each["student"] for each in ran.object["papers"]] == ["Ann Lee", "Bo Berg"]


def test_a_way_out_of_the_archive_is_refused_by_name(cli: Cli, tmp_path: Path) -> None:
    names = ("./../a.txt", ".//../b.txt", "./C:/c.txt", "/./d.txt", "sub/.")
    archive = pack(tmp_path / "a.zip", *((name, word_salad.prose(1, 60)) for name in names))
    ran = cli("add", tmp_path / "a.plagcheck", archive, "--json")

    assert [each["status"] for each in ran.objects] == ["failed"] * len(names)
    assert all("its name leads out of the archive" in each["error"] for each in ran.objects)
