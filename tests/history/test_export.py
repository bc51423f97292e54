"""Everything about one student in files, without anybody else in them."""

from __future__ import annotations

import json
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from plagcheck import Document, Library
from plagcheck.classroom.comparing import compare_class
from plagcheck.history.export import SOMEBODY
from plagcheck.history.records import Records
from plagcheck.jobs.classroom import save_class
from plagcheck.jobs.history import Context, class_to_save
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.entry import Holds, IncomingDocument, Origin
from plagcheck.model.errors import FileUnwritable
from tests.classroom.classes import papers_of
from tests.history.made import own_words, real_check

OAK, WALNUT = own_words("Oak", 200), own_words("Walnut", 200)


@pytest.fixture
def held(library: Library, tmp_path: Path, records: Records) -> list[int]:
    """A check of Ollie's paper, one of Wanda's with his in it, a class, and a note."""
    library.begin_collection("Reader", Holds.PUBLISHED)
    library.add_text("textbook", own_words("Textbook", 200), collection="Reader")
    library.add_text("Wanda Walnut essay", WALNUT)
    library.add_text("Oak, Ollie - essay", OAK)
    own = OAK + " " + own_words("Textbook", 60) + " " + WALNUT[:900]
    checks = [
        real_check(library, tmp_path, "rivers.txt", own, Context("Ollie Oak", "Geography")),
        real_check(
            library, tmp_path, "walnut.txt", WALNUT + " " + OAK[:900], Context("Wanda Walnut")
        ),
    ]
    # As the window does it when a source is known to be a student's.
    known = [
        replace(each, student="Wanda Walnut") if each.name.startswith("Wanda") else each
        for each in checks[0].sources
    ]
    checks[0] = replace(
        checks[0], sources=tuple(known), decision=Decision(Status.TO_DISCUSS, "page 3")
    )
    path = tmp_path / "geo.class"
    result = compare_class(papers_of({"Ollie Oak": OAK, "Wanda Walnut": WALNUT}))
    save_class(result, path)
    alone = real_check(library, tmp_path, "cedar.txt", own_words("Cedar", 80), Context("C. Cedar"))
    noted = replace(alone, decision=Decision(Status.NO_CONCERN, "sat beside Ollie Oak"))
    saved = [*checks, class_to_save(path, result, "Geography"), noted]
    return [records.save(each) for each in saved]


def test_a_folder_holds_all_that_is_held(records: Records, held: list[int], tmp_path: Path) -> None:
    folder = tmp_path / "out" / "ollie"
    names = records.export_student("Ollie Oak", folder)
    assert sorted(names) == sorted(path.name for path in folder.iterdir())
    index = json.loads((folder / "index.json").read_text())
    written = [json.loads((folder / name).read_text()) for name in names if name.endswith(".json")]
    assert {each["schema"] for each in written} == {2}
    listed = {(each["id"], each["as"]): each["file"] for each in index["held"]}
    own, beside, class_, noted = held

    assert set(listed) == {
        (own, "paper"), (beside, "source"), (class_, "member"), (noted, "note")
    }  # fmt: skip
    value = json.loads((folder / f"{listed[own, 'paper']}.json").read_text())
    saved = records.load(own)
    assert (folder / f"{listed[own, 'paper']}.txt").read_text() == saved.result.submission.text
    assert (value["status"], value["note"]) == ("to discuss", "page 3")
    assert value["result"]["similarity"] == saved.result.similarity
    assert "textbook" in [source["title"] for source in value["result"]["sources"]]
    for key in ((beside, "source"), (class_, "member")):
        assert (folder / f"{listed[key]}.txt").read_text() == OAK
    note = json.loads((folder / f"{listed[noted, 'note']}.json").read_text())
    assert note["note"] == "sat beside Ollie Oak"


def test_parts_of_matches_are_where_the_check_had_them(
    library: Library, tmp_path: Path, records: Records
) -> None:
    """Also in a text of somebody else, which is not told."""
    words = WALNUT.split()
    parts = [" ".join(words[start : start + 40]) for start in (0, 40, 80)]
    source = f"{own_words('Yew', 30)} {' '.join(parts)}"
    library.add_text("Wanda Walnut essay", source)
    paper = f'{own_words("Elm", 60)} {parts[0]} "{parts[1]}" {parts[2]}'
    saved = real_check(library, tmp_path, "elm.txt", paper, Context("Eva Elm"))
    records.save(replace(saved, rules=Rules(quotations=True)))
    records.export_student("Eva Elm", tmp_path / "eva")

    (told,) = (json.loads(each.read_text()) for each in (tmp_path / "eva").glob("1-*.json"))
    (found,) = told["result"]["sources"]
    places = [
        source[match["source"]["start"] : match["source"]["end"]]
        for match in (*found["matches"], *found["left_out_matches"])
    ]
    assert [each.strip(".") for each in places] == [parts[place].strip(".") for place in (0, 2, 1)]


def test_nobody_else_is_in_it(records: Records, held: list[int], tmp_path: Path) -> None:
    names = records.export_student("Ollie Oak", tmp_path / "ollie")
    for name in names:
        said = f"{name} {(tmp_path / 'ollie' / name).read_text()}".casefold()
        # What Ollie's own paper holds of Wanda's words is his paper.
        if not name.startswith(f"{held[0]}-1"):
            assert "walnut" not in said
        assert "wanda" not in said
        assert "cedar" not in said


@pytest.mark.parametrize("holds", [Holds.STUDENT_WORK, Holds.UNKNOWN])
def test_work_of_others_in_the_library_is_not_named(
    library: Library, records: Records, tmp_path: Path, holds: Holds
) -> None:
    """As a teacher keeps it, with nobody named but by files, collections and notes."""
    library.begin_collection("Zed's class", holds)
    library.begin_collection("Reader", Holds.PUBLISHED)
    handed_in = tmp_path / "Zed, Zephyrine.txt"
    texts = {"Zed_Zephyrine.txt": (WALNUT, "Zed's class"), "textbook": (OAK, "Reader")}
    for name, (text, collection) in texts.items():
        library.add_text(name, text, collection=collection)
    double = IncomingDocument(Document("textbook", OAK), Origin("/a/textbook"), "Reader")
    library.add([double, replace(double, origin=Origin(str(handed_in)))])
    paper = f"{own_words('Elm', 60)} {OAK[:900]} {WALNUT[:900]}"
    saved = real_check(library, tmp_path, "Elm_Eva.txt", paper)
    source = next(each.id for each in saved.sources if each.name.startswith("Zed"))
    note = "Ask Zephyrine Zed"
    saved = replace(
        saved,
        choices=(Choice(source, None, Reason.COLLABORATION, note),),
        decision=Decision(Status.TO_DISCUSS, note),
    )
    records.save(saved)
    names = records.export_student("Eva Elm", tmp_path / "eva")

    said = "".join((tmp_path / "eva" / name).read_text() for name in names)
    assert "zephyrine" not in said.casefold()
    assert "Zed" not in said
    assert "textbook" in said


def test_nobody_else_is_named_by_what_is_left_out(
    records: Records, held: list[int], tmp_path: Path
) -> None:
    saved = records.load(held[0])
    wanda = next(each.id for each in saved.sources if each.student)
    records.set_left_out(held[0], Rules(), [Choice(wanda, None, Reason.COLLABORATION)])
    (name,) = (
        name
        for name in records.export_student("Ollie Oak", tmp_path / "ollie")
        if name.startswith(f"{held[0]}-1") and name.endswith(".json")
    )
    result = json.loads((tmp_path / "ollie" / name).read_text())["result"]

    assert [each["what"] for each in result["left_out"]] == [SOMEBODY]
    assert [each["title"] for each in result["left_out_sources"]] == [SOMEBODY]
    assert "wanda" not in json.dumps(result).casefold()


def test_a_zip_holds_the_same(records: Records, held: list[int], tmp_path: Path) -> None:
    names = records.export_student("Ollie Oak", tmp_path / "folder")
    assert records.export_student("Ollie Oak", tmp_path / "ollie.zip") == names
    with zipfile.ZipFile(tmp_path / "ollie.zip") as archive:
        assert archive.namelist() == names
        for name in names:
            assert archive.read(name) == (tmp_path / "folder" / name).read_bytes()


def test_names_of_papers_do_not_lead_out_of_the_folder(
    library: Library, records: Records, tmp_path: Path
) -> None:
    saved = real_check(library, tmp_path, "a.txt", OAK, Context("Ollie Oak"))
    paper = replace(saved.result.submission, name="../../../etc/passwd\n<x>")
    records.save(replace(saved, result=replace(saved.result, submission=paper)))
    names = records.export_student("Ollie Oak", tmp_path / "deep" / "down" / "here")

    assert all("/" not in name and "\n" not in name for name in names)
    assert len(list((tmp_path / "deep" / "down" / "here").iterdir())) == len(names) == 3


def test_a_place_that_cannot_be_written_is_refused_with_a_sentence(
    records: Records, held: list[int], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileUnwritable, match="below cannot be saved: its folder is not there"):
        records.export_student("Ollie Oak", tmp_path / "file" / "below")
