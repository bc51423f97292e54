"""One student: what is held, and what is left of it in the checks of others."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.history.records import Records
from plagcheck.history.saved import SavedCheck, SourceText
from plagcheck.jobs.add import add_files
from plagcheck.jobs.check import compare_files
from plagcheck.jobs.history import Context, to_save
from plagcheck.model.adjusted import Choice, Reason
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.document import Document
from plagcheck.model.errors import ResultNotKept
from tests.history.made import own_words, real_check
from tests.history.traces import compressed, traces


@pytest.fixture
def beside(library: Library, tmp_path: Path, records: Records, secret: SavedCheck) -> int:
    """Somebody else's paper, in which the secret one turns up as a source from past work."""
    library.add_text("class of 2024/Student 7", secret.result.submission.text)
    library.add_text("a textbook", own_words("Textbook", 300))
    text = " ".join(
        [own_words("Walnut", 200), own_words("Zephyrine", 400)[:1500], own_words("Textbook", 90)]
    )
    saved = real_check(library, tmp_path, "walnut.txt", text, Context("Wanda Walnut", "Bio 11"))
    note = Decision(Status.TO_DISCUSS, "Asked zephyrine žižek and the mother of ŽIŽEK, Zephyrine.")
    return records.save(replace(saved, decision=note))


def test_everything_about_a_student_is_listed(
    records: Records, beside: int, secret: SavedCheck, saved: SavedCheck
) -> None:
    own = records.save(secret)
    nameless = records.save(replace(secret, student=""))  # the file carries the name
    records.save(saved)
    held = {line.id: line.held_as for line in records.held_about("  zephyrine   ŽIŽEK ")}

    assert held == {own: "paper", nameless: "paper", beside: "source"}
    assert [line.id for line in records.held_about("Wanda Walnut")] == [beside]
    assert records.held_about("") == records.held_about("Zephyrine Other") == []


def test_erasing_a_student_takes_their_text_out_of_the_checks_of_others(
    records_path: Path, records: Records, beside: int, secret: SavedCheck
) -> None:
    folder = records_path.parent
    records.save(secret)
    before = records.load(beside)
    erased = records.erase_student("Zephyrine Žižek")
    after, day = records.load(beside), datetime.now(UTC).date().isoformat()

    assert (erased.entries, erased.sources, erased.is_clean) == (1, 1, True)
    assert [line.id for line in records.list()] == [beside]
    assert records.held_about("Zephyrine Žižek") == []
    # The other paper, its figures and its other sources are as they were.
    assert after.result.submission == before.result.submission
    assert after.result.similarity == before.result.similarity
    found = [[source.comparison for source in each.result.sources] for each in (before, after)]
    assert found[0] == found[1]
    theirs = "class of 2024/Student 7"
    assert {source.name for source in before.sources} >= {theirs, "a textbook"}
    for was, now in zip(before.sources, after.sources, strict=True):
        erasure = SourceText(was.id, f"erased on {day} at request", "", erased=day)
        assert now == (erasure if was.name == theirs else was)
    assert after.decision.note == "Asked [name erased] and the mother of [name erased]."
    gone = compressed(secret) - compressed(after)
    assert len(gone) > 1000
    assert traces(folder, ["Žižek", "Student 7", "class of 2024", "Xylophon"], gone) == []


ZOE, BEN = "Zoe_Zander essay.txt", "Ben_Birke essay.txt"


@pytest.fixture
def shared(library: Library, tmp_path: Path, records: Records) -> int:
    """A paper whose source stands in files of two; what Zoe's file holds was kept apart."""
    text = own_words("Walnut", 150)
    (tmp_path / "past").mkdir()
    for name in (ZOE, BEN):
        (tmp_path / "past" / name).write_text(text, encoding="utf-8")
    list(add_files(library, [tmp_path / "past" / name for name in (ZOE, BEN)]))
    saved = real_check(library, tmp_path, "cara.txt", f"{own_words('Cara', 90)} {text}")
    (source,) = saved.result.sources
    assert source.entry.files == (ZOE, BEN)
    apart = Choice(source.id, None, Reason.OWN_WORK, "asked", still=(1,))
    return records.save(replace(saved, choices=(apart,)))


@pytest.mark.parametrize(
    ("erased", "other", "other_s"), [("Zoe Zander", 1, BEN), ("Ben Birke", 0, ZOE)]
)
def test_a_file_of_somebody_else_keeps_the_text_of_a_source(
    records_path: Path, records: Records, shared: int, erased: str, other: int, other_s: str
) -> None:
    """Only the file of the student goes: its name, its path, and what was said of it."""
    before, line = records.load(shared), records.line(shared)
    told = records.erase_student(erased)
    after = records.load(shared)

    assert (told.sources, told.staying) == (1, (other_s,))
    assert records.held_about(erased) == []
    (was,), (now,) = before.result.sources, after.result.sources
    assert now.entry.files == (other_s,)
    assert now.entry.paths == was.entry.paths[other : other + 1]
    assert now.comparison == was.comparison
    (text,) = after.sources
    assert (text.name, text.text, text.erased) == (other_s, before.sources[0].text, "")
    choices = [(each.source_id, each.note, each.still) for each in after.choices]
    assert choices == ([] if other_s == BEN else [(was.id, "asked", ())])
    assert records.line(shared) == line
    gone = ["Zander", "Zoe"] if other_s == BEN else ["Birke", "Ben_"]
    assert traces(records_path.parent, gone, set()) == []

    other_name = "Ben Birke" if other_s == BEN else "Zoe Zander"
    records.erase_student(other_name)
    (left,) = records.load(shared).result.sources
    assert left.entry.name.startswith("erased on ")
    assert traces(records_path.parent, ["Zander", "Birke"], set()) == []


def test_erasing_a_student_takes_the_second_file_out_of_a_pair(
    records_path: Path, tmp_path: Path, records: Records
) -> None:
    a, b = tmp_path / "first.txt", tmp_path / "second.txt"
    a.write_text(own_words("Walnut", 50))
    b.write_text(own_words("Walnut", 50) + " " + own_words("Zephyrine", 60))
    context = Context("Wanda Walnut", other_student="Zephyrine Zed")
    number = records.save(to_save(a, compare_files(a, b), context, other=b))
    before = records.load(number)
    assert [line.held_as for line in records.held_about("Zephyrine Zed")] == ["source"]
    records.erase_student("Zephyrine Zed")
    after, line = records.load(number), records.line(number)

    (source,) = after.result.sources
    assert after.result.submission == before.result.submission
    assert source.comparison == before.result.sources[0].comparison
    assert source.document == Document(line.other, "")
    assert (source.entry.name, source.entry.paths) == (line.other, ())
    assert after.other_path == after.other_student == line.other_path == line.other_student == ""
    assert line.other.startswith("erased on ")
    assert traces(records_path.parent, ["zephyrine", "second.txt"], set()) == []

    records.erase_student("Wanda Walnut")
    assert records.list() == []


def test_a_note_on_what_is_left_out_may_name_a_student(
    records_path: Path, records: Records, saved: SavedCheck
) -> None:
    source = saved.result.sources[0].entry.id
    note = "worked together with Zephyrine Zed"
    number = records.save(
        replace(saved, choices=(Choice(source, None, Reason.COLLABORATION, note),))
    )
    assert [line.held_as for line in records.held_about("Zephyrine Zed")] == ["note"]
    records.erase_student("Zephyrine Zed")

    assert records.load(number).choices[0].note == "worked together with [name erased]"
    assert traces(records_path.parent, ["Zephyrine"], set()) == []


def test_a_file_of_the_same_name_is_not_taken_for_a_student(
    records: Records, saved: SavedCheck
) -> None:
    numbers = [
        records.save(replace(saved, student="Oak", path="/a/essay.txt")),
        records.save(replace(saved, student="Ollie Oakley")),
    ]
    assert [line.id for line in records.held_about("Oak")] == numbers[:1]
    assert records.held_about("Rivers") == []  # one word in the name of a file says too little


def test_what_cannot_be_read_any_more_can_still_be_erased(
    records_path: Path, records: Records, beside: int, secret: SavedCheck
) -> None:
    own = records.save(secret)
    with closing(sqlite3.connect(records_path)) as db:
        db.execute("UPDATE result SET packed = x'00'")
        db.commit()
    # Their names are all that is left to know them by.
    with records._store.transaction():
        row = (beside, 9, "one more text of theirs", "Zephyrine Žižek.txt", (), "")
        records._store.show(*row)
    held = {line.id: line.held_as for line in records.held_about("Zephyrine Žižek")}
    assert held == {own: "paper", beside: "source"}
    records.erase_student("Zephyrine Žižek")

    assert [(line.id, line.is_kept) for line in records.list()] == [(beside, False)]
    assert traces(records_path.parent, ["Žižek"], compressed(secret)) == []
    with pytest.raises(ResultNotKept):
        records.load(beside)
