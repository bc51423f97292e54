"""What a collection holds: said when it is made, and who a report shows it to."""

from __future__ import annotations

import io
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pypdfium2
import pytest

from plagcheck.report.forms import FORMS
from plagcheck.report.languages.wording import LANGUAGES, Wording
from tests import word_salad
from tests.cli.conftest import Cli

SECRET = "hippocampal zygotes bewilder xylophonists"
COLLECTIONS = {"en": "Past student work", "de": "Frühere Arbeiten", "ru": "Прошлые работы"}


def all_text(place: Path) -> Iterator[str]:
    """All bytes of a file, those inside its archive, and its text, as texts."""
    data = place.read_bytes()
    for at in (0, 1):
        yield data[at:].decode("utf-16-be", "replace")
    yield data.decode("utf-8", "replace")
    if place.suffix == ".xlsx":
        with zipfile.ZipFile(io.BytesIO(data)) as parts:
            yield from (parts.read(name).decode() for name in parts.namelist())
    if place.suffix == ".pdf":
        pdf = pypdfium2.PdfDocument(data)
        yield str(pdf.get_metadata_dict())
        yield " ".join(page.get_textpage().get_text_bounded() for page in pdf)
        pdf.close()


@pytest.fixture
def shelves(desk: Path, cli: Cli) -> Path:
    """A library with work of a past student in a collection of every name the program offered,

    one that nobody said anything of, and a published text."""
    library = desk / "shelves.plagcheck"
    essay = word_salad.prose(5, 60)
    names = [*COLLECTIONS.values(), "Klasse 9b", "Readers"]
    for number, name in enumerate(names):
        shared = word_salad.text(200 + number, 40)
        essay += f" {shared}. {word_salad.prose(300 + number, 40)}"
        own = "open words" if name == "Readers" else SECRET
        author = "Reader" if name == "Readers" else "Zobelfrau"
        file = desk / f"{author} {number}.txt"
        file.write_text(f"{own} {shared} {own}", encoding="utf-8")
        assert cli("add", library, file, "--collection", name).code == 0
    (desk / "long.txt").write_text(essay, encoding="utf-8")
    return library


def require_nothing_of_others(cli: Cli, library: Path, language: str) -> None:
    desk = library.parent
    places = {form: desk / f"copy.{form}" for form in FORMS}
    asked = [part for form, place in places.items() for part in (f"--{form}", place)]
    paper = ("report", library, desk / "long.txt", "--student-copy", "--language", language)
    ran = cli(*paper, *asked)

    assert ran.code == 0, ran.err
    secrets = {"zobelfrau", "klasse 9b", *map(str.lower, COLLECTIONS.values()), *SECRET.split()}
    for form, place in places.items():
        found = [text.lower() for text in all_text(place)]
        assert not [word for word in secrets if any(word in text for text in found)], form
    html = places["html"].read_text(encoding="utf-8")
    assert "Reader 4.txt" in html
    assert Wording(language)("withheld") in html


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_copy_for_a_student_holds_anything_of_others(
    cli: Cli, shelves: Path, language: str
) -> None:
    told = ("--holds", "student-work")
    assert cli("library", "collections", shelves, *COLLECTIONS.values(), *told).code == 0
    assert cli("library", "collections", shelves, "Readers", "--holds", "published").code == 0

    require_nothing_of_others(cli, shelves, language)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_with_a_library_of_before(cli: Cli, shelves: Path, language: str) -> None:
    with closing(sqlite3.connect(shelves, isolation_level=None)) as db:
        db.execute("DROP TABLE likeness")
        db.execute("DROP TABLE outline")
        db.execute("DROP TABLE collection")
        db.execute("PRAGMA user_version = 2")
    assert cli("library", "collections", shelves, "Readers", "--holds", "published").code == 0

    require_nothing_of_others(cli, shelves, language)


def test_a_collection_is_told_when_it_is_made_and_keeps_it(cli: Cli, desk: Path) -> None:
    library, one, other = desk / "a.plagcheck", desk / "essay.txt", desk / "clean.txt"
    made = cli("add", library, one, "--collection", "Year 9", "--holds", "student-work")
    again = cli("add", library, other, "--collection", "Year 9", "--holds", "published")

    assert made.out == "1 added.\n"
    unchanged = cli("add", library, other, "--collection", "Year 9", "--holds", "teaching")
    for ran, asked in ((again, "published"), (unchanged, "teaching")):
        assert "keeps what it was said to hold: student-work" in ran.err
        assert f'library collections LIBRARY "Year 9" --holds {asked}' in ran.err
    held = cli("library", "collections", library, "--json").object
    assert held == {"name": "Year 9", "documents": 2, "holds": "student-work"}


def test_what_nobody_told_is_asked_for(cli: Cli, desk: Path) -> None:
    library = desk / "a.plagcheck"
    assert 'Nobody said what "Library" holds' in cli("add", library, desk / "essay.txt").out
    assert cli("library", "collections", library).out.startswith("unknown")

    told = cli("library", "collections", library, "Library", "--holds", "teaching")
    assert (told.code, told.out.split()) == (0, ["teaching", "1", "document", "Library"])
    assert "Nobody" not in cli("add", library, desk / "clean.txt").out


def test_a_misspelt_collection_is_refused(cli: Cli, course: Path) -> None:
    ran = cli("library", "collections", course, "Libary", "--holds", "published")

    assert ran.code == 2
    assert 'no collection "Libary"' in ran.err
    assert cli("library", "collections", course, "Library").code == 2


def test_papers_of_a_class_are_kept_as_student_work_only(cli: Cli, desk: Path) -> None:
    library, folder = desk / "a.plagcheck", desk / "handed in"
    for name in ("Ada Ash", "Bea Birch"):
        (folder / name).mkdir(parents=True)
        text = f"{name} {word_salad.prose(len(name), 80)}"
        (folder / name / "paper.txt").write_text(text, encoding="utf-8")
    assert cli("class", folder, "--keep-in", library, "--collection", "2026").code == 0
    assert cli("library", "collections", library, "--json").object["holds"] == "student-work"

    told = ("--collection", "Readers", "--holds", "published")
    assert cli("add", library, desk / "clean.txt", *told).code == 0
    refused = cli("class", folder, "--keep-in", library, "--collection", "Readers")
    assert refused.code == 2
    assert "“Readers” holds no work of students" in refused.err
