"""Keeping checks and making them again with the library of today."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from plagcheck import Document, Library, __version__
from plagcheck.history.changes import what_changed
from plagcheck.history.records import Records
from plagcheck.history.saved import SavedCheck
from plagcheck.jobs.add import add_files
from plagcheck.jobs.check import check_file, compare_files
from plagcheck.jobs.history import (
    Context,
    check_again,
    choices_now,
    held_in_library,
    library_since,
    to_save,
)
from plagcheck.jobs.library_state import library_state
from plagcheck.leaveout.apply import leave_out
from plagcheck.library.rebuilding import rebuild
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.entry import IncomingDocument, Origin
from plagcheck.model.result import LibraryState
from tests import word_salad


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    path = tmp_path / "paper.txt"
    parts = [word_salad.prose(seed, 60) for seed in (1, 2, 3, 4)]
    path.write_text("\n\n".join(parts), encoding="utf-8")
    return path


@pytest.fixture
def saved(library: Library, paper: Path, tmp_path: Path) -> SavedCheck:
    """A check with two sources, as it comes out of the history."""
    library.add_text("two", word_salad.prose(2, 60) + " " + word_salad.prose(20, 60))
    library.add_text("three", word_salad.prose(3, 60) + " " + word_salad.prose(30, 60))
    made = to_save(paper, check_file(library, paper), Context("Ollie Oak"), library)
    with Records.open(tmp_path / "records.db", create=True) as records:
        return records.load(records.save(made))


def names(sources: tuple[object, ...]) -> list[str]:
    return [source.entry.name for source in sources]  # type: ignore[attr-defined]


def test_a_check_is_kept_with_all_that_belongs_to_it(
    library: Library, saved: SavedCheck, paper: Path
) -> None:
    assert saved.path == str(paper)
    assert saved.sha256 == hashlib.sha256(paper.read_bytes()).hexdigest()
    assert (saved.student, saved.version) == ("Ollie Oak", __version__)
    assert saved.library == library_state(library)
    assert (saved.library.name, saved.library.documents) == ("course.plagcheck", 2)
    assert [each.text for each in saved.sources] == list(
        library.texts([each.id for each in saved.sources])
    )


def test_a_library_keeps_its_identity_and_copies_of_results_name_it(library_path: Path) -> None:
    with Library.open(library_path, create=True) as library:
        first = library_state(library)
    with Library.open(library_path, read_only=True) as library:
        assert library_state(library) == first
    assert first.identity


def test_a_library_has_its_identity_from_the_first_day(library_path: Path) -> None:
    Library.open(library_path, create=True).close()
    with Library.open(library_path, read_only=True) as library:
        state = library_state(library)
    assert len(state.identity) == 32
    assert state == LibraryState("course.plagcheck", state.identity, 0, 0)


def test_a_check_writes_nothing_into_a_library(library: Library, paper: Path) -> None:
    """Or it would wait for whoever adds to it."""
    with library.store.transaction():  # as versions before made them
        library.store.set_fact("note:identity", "")
    files = sorted(library.path.parent.glob(f"{library.path.name}*"))
    before = [file.read_bytes() for file in files if not file.name.endswith("-shm")]

    check_file(library, paper)

    assert [f.read_bytes() for f in files if not f.name.endswith("-shm")] == before


def test_nothing_changed_while_the_library_is_the_same(library: Library, saved: SavedCheck) -> None:
    result, changes = check_again(saved, library)

    assert result == saved.result
    assert changes.is_nothing
    assert names(changes.same) == names(saved.result.sources)
    assert (changes.added, changes.removed) == (0, 0)
    assert changes.share_before == changes.share_after == saved.result.similarity


def test_what_is_new_gone_and_changed_is_told_apart(
    library: Library, saved: SavedCheck, paper: Path
) -> None:
    paper.unlink()  # the paper is checked as it was saved
    three = next(each.id for each in saved.sources if each.name == "three")
    library.remove([three])
    library.add_text("four", word_salad.prose(4, 60) + " " + word_salad.prose(40, 60))
    library.add_text("unlike", word_salad.prose(50, 60))
    changes = check_again(saved, library)[1]

    assert (names(changes.new), names(changes.gone)) == (["four"], ["three"])
    assert (names(changes.same), changes.changed) == (["two"], ())
    assert (changes.added, changes.removed) == (2, 1)
    assert changes.share_after == changes.share_before == 0.5


def test_a_source_that_shares_more_than_before_is_changed(
    library: Library, saved: SavedCheck
) -> None:
    first, *rest = saved.result.sources
    less = replace(first, comparison=first.comparison.holding(()))
    before = replace(saved, result=replace(saved.result, sources=(less, *rest)))
    changes = what_changed(before, saved.result)

    assert [(each.before, each.after) for each in changes.changed] == [(less, first)]
    assert changes.same == tuple(rest)
    assert not changes.is_nothing


def test_documents_that_came_and_went_again_are_not_counted(
    library: Library, saved: SavedCheck
) -> None:
    added = [library.add_text(f"new {n}", word_salad.prose(60 + n, 50)).id for n in range(5)]
    library.remove([number for number in added[:2] if number is not None])
    assert library_since(saved, library) == (3, 0)
    library.remove([each.id for each in library.documents()])
    assert library_since(saved, library) == (0, 2)


def test_a_library_made_anew_is_compared_by_dates(
    library: Library, saved: SavedCheck, library_path: Path
) -> None:
    later = "2099-01-01T00:00:00+00:00"
    document = Document("later", word_salad.prose(70, 50))
    library.add([IncomingDocument(document, Origin(""), added_at=later)])
    library.close()
    rebuild(library_path)
    with Library.open(library_path) as again:
        assert library_state(again).identity != saved.library.identity
        assert library_since(saved, again) == (1, 0)
        again.remove([again.documents()[0].id])
        assert library_since(saved, again) == (1, 1)


def test_two_files_cannot_be_checked_again(library: Library, tmp_path: Path, paper: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text(word_salad.prose(1, 80))
    saved = to_save(paper, compare_files(paper, other), other=other)

    assert (saved.path, saved.other_path) == (str(paper), str(other))
    with pytest.raises(TypeError):
        check_again(saved, library)


def test_a_check_of_a_text_without_a_file_can_be_kept(
    library: Library, paper: Path, tmp_path: Path
) -> None:
    library.add_text("book", word_salad.prose(2, 60))
    saved = to_save(None, check_file(library, paper), library=library)
    with Records.open(tmp_path / "records.db", create=True) as records:
        assert records.load(records.save(saved)) == saved
    assert saved.path == ""


def test_a_student_s_documents_are_found_in_a_library(library: Library, tmp_path: Path) -> None:
    folder = tmp_path / "past work"
    folder.mkdir()
    for number, name in enumerate(("Oak_Ollie_rivers.txt", "Oakley_Ollie.txt", "rivers.txt")):
        (folder / name).write_text(word_salad.prose(number, 50))
    list(add_files(library, sorted(folder.iterdir())))
    found = held_in_library(library, "ollie oak")

    assert [Path(entry.path).name for entry in found] == ["Oak_Ollie_rivers.txt"]
    assert held_in_library(library, "") == []


def test_a_draft_that_was_kept_apart_keeps_no_later_double_apart(
    library: Library, tmp_path: Path
) -> None:
    """What was said of one file is not said of one that was added since, maybe by another."""
    text = word_salad.prose(5, 120)
    for name in ("Ash_Ada.txt", "paper.txt"):
        (tmp_path / name).write_text(text)
    list(add_files(library, [tmp_path / "Ash_Ada.txt"]))
    result = check_file(library, tmp_path / "paper.txt")
    (source,) = result.sources
    apart = Choice(source.id, None, Reason.OWN_WORK)
    saved = to_save(tmp_path / "paper.txt", result, Context(choices=(apart,)), library)

    (tmp_path / "Abel_Ben.txt").write_text(text)
    list(add_files(library, [tmp_path / "Abel_Ben.txt"]))
    again, _ = check_again(saved, library)
    (choice,) = choices_now(saved, again, library)
    left = leave_out(again, Rules(), [choice]).result

    assert left.matched_words == 120
    assert [each.entry.files for each in left.sources] == [("Abel_Ben.txt",)]
