"""Classes: a line in the history, a file of their own, and students who are taken out of it."""

from __future__ import annotations

import json
import os
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from plagcheck.classroom.comparing import compare_class
from plagcheck.history import erasing
from plagcheck.history.records import Records
from plagcheck.jobs.classroom import open_class, save_class
from plagcheck.jobs.history import class_to_save
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.classes import Adjustment, ClassResult
from plagcheck.model.decisions import Decision, Decisions, Status
from plagcheck.model.entry import Entry
from plagcheck.model.errors import Problem
from plagcheck.model.result import Source
from plagcheck.model.submissions import Failure
from tests.classroom.classes import papers_of
from tests.history.made import own_words

SHARED = own_words("Shared", 40)


@pytest.fixture
def geography() -> ClassResult:
    """Three papers that share a passage; the first is the student's who will want to leave."""
    names = ("Zephyrine Zed", "Ada Ash", "Bo Birch")
    result = compare_class(papers_of({n: f"{own_words(n, 80)} {SHARED}" for n in names}))
    assert len(result.pairs) == 3
    ids = {paper.student.name: paper.id for paper in result.papers}
    zed, ada, bo = ids["Zephyrine Zed"], ids["Ada Ash"], ids["Bo Birch"]
    decisions = Decisions(
        {zed: Decision(Status.TO_DISCUSS, "zedful"), ada: Decision(Status.NO_CONCERN, "fine")},
        {
            (min(zed, ada), max(zed, ada)): Decision(Status.CONFIRMED, "zedmore"),
            (min(ada, bo), max(ada, bo)): Decision(Status.TO_DISCUSS, "copied by Zephyrine Zed?"),
        },
    )
    problem = Problem("damaged", "Zephyrine.docx is damaged")
    path = "/past work/zephyrine-zed.docx"
    entry = Entry(4, "Zed, Zephyrine.docx", "Past", 9, 1, "", ("a note",), "ab" * 32, (path,))
    source = Source(entry, result.pairs[0].comparison, number=1)
    scan = replace(source, entry=replace(entry, id=5, name="scan 7.pdf"), number=2)
    return replace(
        result,
        name="Geography 12",
        decisions=decisions,
        failures=(Failure("Zephyrine Zed/notes.docx", "Zephyrine Zed", problem),),
        sources={ada: (source, scan), zed: (source,)},
        found_later={bo: (source,), zed: (scan,)},
        adjustments={
            zed: Adjustment(Rules(phrases=("zedphrase",)), (), source.comparison.figures),
            ada: Adjustment(
                Rules(),
                (Choice(4, None, Reason.OTHER, "known to Zephyrine Zed"),),
                source.comparison.figures,
            ),
        },
    )


@pytest.fixture
def path(tmp_path: Path, geography: ClassResult) -> Path:
    path = tmp_path / "classes" / "geography.plagclass"
    path.parent.mkdir()
    save_class(geography, path)
    return path


@pytest.fixture
def number(records: Records, path: Path, geography: ClassResult) -> int:
    return records.save(class_to_save(path, geography))


def test_a_class_is_listed_with_its_figures(records: Records, number: int, path: Path) -> None:
    (line,) = records.list()

    assert (line.id, line.name, line.path) == (number, "Geography 12", str(path))
    assert (line.kind, line.papers, line.pairs, line.words) == ("class", 3, 3, 360)
    assert sorted(records.load_class(number).students) == ["Ada Ash", "Bo Birch", "Zephyrine Zed"]


def test_a_class_that_is_saved_again_stays_one_line(
    records: Records, number: int, path: Path, geography: ClassResult
) -> None:
    fewer = replace(geography, papers=geography.papers[:2], pairs=geography.pairs[:1])
    decided = replace(class_to_save(path, fewer, "Geo"), decision=Decision(Status.NO_CONCERN, "ok"))
    assert records.save(decided) == number
    (line,) = records.list()

    assert (line.name, line.papers, line.pairs, line.note) == ("Geo", 2, 1, "ok")
    assert len(records.load_class(number).students) == 2


def test_what_a_killed_program_left_beside_a_class_goes_with_it(
    records: Records, number: int, path: Path
) -> None:
    left, young, other = (path.with_name(name) for name in (".tmpabc", ".tmpdef", ".notes"))
    for each in (left, young):
        each.write_bytes(path.read_bytes())
    other.write_text("somebody's")
    for each in (left, other):
        os.utime(each, (1, 1))
    records.erase([number])

    assert sorted(path.parent.iterdir()) == [other, young]


def test_erasing_a_class_erases_its_file(records: Records, number: int, path: Path) -> None:
    erased = records.erase_class("Geography 12")

    assert (erased.entries, erased.not_erased) == (1, ())
    assert list(path.parent.iterdir()) == []
    assert records.list() == []


def test_a_file_that_is_something_else_by_now_is_left_alone(
    records: Records, number: int, path: Path
) -> None:
    path.write_text("a shopping list")
    assert records.erase([number]).entries == 1
    assert path.read_text() == "a shopping list"


def test_a_class_whose_file_cannot_be_erased_stays_in_the_history(
    records: Records, number: int, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> None:
        raise PermissionError(13, "in use")

    with monkeypatch.context() as patched:
        patched.setattr(erasing, "erase_class_file", refuse)
        erased = records.erase([number])
    assert (erased.entries, erased.not_erased) == (0, (str(path),))
    assert [line.id for line in records.list()] == [number]


def test_a_removed_class_can_be_put_back_with_its_file(
    records_path: Path, geography: ClassResult, path: Path
) -> None:
    with Records.open(records_path, create=True) as records:
        removed = records.remove([records.save(class_to_save(path, geography))])
        assert records.list() == []
    with Records.open(records_path) as records:
        records.put_back(removed)
        (line,) = records.list()
    assert open_class(Path(line.path)) == geography


def test_the_file_of_a_removed_class_goes_when_it_cannot_be_put_back_any_more(
    records_path: Path, geography: ClassResult, path: Path
) -> None:
    with Records.open(records_path, create=True) as records:
        records.remove([records.save(class_to_save(path, geography))])
        with records._store.transaction():
            records._store.doom(str(path), "2020-01-01T00:00:00+00:00")
    assert not path.exists()
    with Records.open(records_path) as records:
        assert records._store.doomed() == []


def test_a_student_is_taken_out_of_a_class_and_its_file(
    records: Records, number: int, path: Path, geography: ClassResult
) -> None:
    ada = next(paper for paper in geography.papers if paper.student.name == "Ada Ash")
    assert [line.held_as for line in records.held_about("zephyrine zed")] == ["member"]
    erased = records.erase_student("Zephyrine Zed")
    left, line = open_class(path), records.line(number)

    assert (erased.entries, erased.sources, erased.not_erased) == (0, 1, ())
    assert records.held_about("Zephyrine Zed") == []
    assert (line.papers, line.pairs) == (2, 1)
    assert records.load_class(number).students == ("Ada Ash", "Bo Birch")
    stored = json.dumps(stored_value(path)).casefold()
    assert "zed" not in stored.replace(erasing._NOBODY, "")
    assert "zephyrine" not in stored
    # The others are as they were.
    assert left.by_id[ada.id] == ada
    assert left.pairs[0] in geography.pairs
    assert left.decisions.of_paper(ada.id) == geography.decisions.of_paper(ada.id)
    assert [each.note for each in left.decisions.pairs.values()] == ["copied by [name erased]?"]
    for source in left.sources[ada.id]:
        assert source.entry.name.startswith("erased on ")
        assert (source.entry.paths, source.entry.text_sha256) == ((), "")
    assert list(path.parent.iterdir()) == [path]


def test_a_file_of_somebody_else_stays_in_a_class(
    records: Records, path: Path, geography: ClassResult
) -> None:
    ada = next(paper for paper in geography.papers if paper.student.name == "Ada Ash")
    paths = ("/past work/zephyrine-zed.docx", "/past work/yuri.docx", "/past work/xia.docx")
    shared = replace(geography.sources[ada.id][0].entry, paths=paths)
    sources = tuple(replace(each, entry=shared) for each in geography.sources[ada.id][:1])
    kept = replace(
        geography.adjustments[ada.id],
        choices=(Choice(4, None, Reason.OWN_WORK, still=(1,)),),
    )
    changed = replace(
        geography,
        sources={**geography.sources, ada.id: sources},
        adjustments={**geography.adjustments, ada.id: kept},
    )
    save_class(changed, path)
    records.save(class_to_save(path, changed))
    told = records.erase_student("Zephyrine Zed")
    left = open_class(path)

    assert told.staying == ("yuri.docx", "xia.docx")
    (source,) = left.sources[ada.id]
    assert source.entry.files == ("yuri.docx", "xia.docx")
    assert (source.entry.notes, source.entry.text_sha256) == ((), shared.text_sha256)
    assert [each.still for each in left.adjustments[ada.id].choices] == [(0,)]  # xia's is meant too
    stored = json.dumps(stored_value(path)).casefold()
    assert "zed" not in stored.replace(erasing._NOBODY, "")


def stored_value(path: Path) -> object:
    """All that a class file holds."""
    lines = zlib.decompress(path.read_bytes().partition(b"\n")[2]).splitlines()
    return [json.loads(line) for line in lines]


def test_a_student_stays_listed_while_the_class_cannot_be_read(
    records: Records, number: int, path: Path
) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    assert records.erase_student("Zephyrine Zed").not_erased == (str(path),)
    assert [line.id for line in records.held_about("Zephyrine Zed")] == [number]

    path.write_bytes(whole)
    assert records.erase_student("Zephyrine Zed").not_erased == ()
    assert records.held_about("Zephyrine Zed") == []


def test_a_student_leaves_a_class_whose_file_is_gone(
    records: Records, number: int, path: Path
) -> None:
    path.unlink()
    records.erase_student("Zephyrine Zed")

    assert records.held_about("Zephyrine Zed") == []
    assert records.line(number).papers == 3
