"""Library: add, look, search, replace, remove."""

from __future__ import annotations

import random
import re
import sqlite3
import zlib
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck import Document, Library, check_document
from plagcheck.library.integrity import verify
from plagcheck.model.entry import AddStatus, IncomingDocument, Origin
from plagcheck.model.errors import TooShort, UnknownDocument
from plagcheck.model.params import IndexParams
from tests import word_salad
from tests.conftest import examples
from tests.library.conftest import incoming


def statuses(library: Library, *items: IncomingDocument) -> list[str]:
    return [outcome.status.value for outcome in library.add(items)]


def rows(path: Path, table: str) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


# -- adding and looking


def test_a_new_library_is_empty(library: Library) -> None:
    assert len(library) == 0
    assert library.documents() == []
    assert library.summary().collections == {}


def test_a_document_comes_back_as_it_went_in(library: Library) -> None:
    item = incoming(1, pages=(0, 100, 300))
    (added,) = library.add([item])
    assert added.id is not None

    assert library.document(added.id) == item.document
    (entry,) = library.documents()
    assert (entry.name, entry.collection, entry.pages) == ("document 1.txt", "Readings", 3)
    assert (entry.words, entry.notes) == (120, ("a note",))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", entry.added_at)


@pytest.mark.parametrize(
    "text",
    [
        "nul \x00 bytes \x00 in \x00 a text \x00 of words",
        "lone \ud800 surrogates \udfff in \ud83d a text",
        "line ends\r\nof all\rkinds\n in a\u2028text",
        "\ufeffa byte order mark before the text",
    ],
)
def test_a_text_is_kept_character_for_character(library: Library, text: str) -> None:
    added = library.add_text("odd.txt", text)
    assert added.id is not None

    assert library.document(added.id).text == text
    assert verify(library) == []


@examples(40)
@given(st.text(st.characters(), min_size=10).map(lambda text: f"five words to be sure {text}"))
def test_any_text_is_kept_character_for_character(
    tmp_path_factory: pytest.TempPathFactory, text: str
) -> None:
    with Library.open(tmp_path_factory.mktemp("any") / "a.plagcheck", create=True) as library:
        added = library.add_text("any.txt", text)
        assert added.id is not None
        assert library.document(added.id).text == text
        assert verify(library) == []


def test_what_is_added_is_there_after_opening_again(library_path: Path) -> None:
    with Library.open(library_path, create=True) as library:
        library.add([incoming(1), incoming(2)])
    with Library.open(library_path) as library:
        assert [entry.name for entry in library.documents()] == ["document 1.txt", "document 2.txt"]
        assert library.summary().words == 240


def test_a_closed_library_is_a_single_file(library_path: Path) -> None:
    with Library.open(library_path, create=True) as library:
        library.add([incoming(1)])

    assert [path.name for path in library_path.parent.iterdir()] == [library_path.name]


def test_an_empty_batch_is_nothing(library: Library) -> None:
    assert library.add([]) == []


@pytest.mark.parametrize(
    ("text", "words"), [("", 0), ("...", 0), ("word", 1), ("these are four words", 4)]
)
def test_a_text_with_too_few_words_is_refused_with_their_number(
    library: Library, text: str, words: int
) -> None:
    with pytest.raises(TooShort, match=f"It has {words} of at least 5 words"):
        library.add_text("short.txt", text)

    assert len(library) == 0


def test_a_bad_document_does_not_stop_the_others(library: Library) -> None:
    short = IncomingDocument(Document("short.txt", "too short"), Origin("/short.txt", "00"))
    outcomes = library.add([incoming(1), short, incoming(2)])

    assert [each.status.value for each in outcomes] == ["added", "failed", "added"]
    assert outcomes[1].problem is not None
    assert outcomes[1].problem.code == "too-short"
    assert library.known_file("/short.txt") is None


def test_a_text_with_as_many_words_as_a_shingle_is_enough(library: Library) -> None:
    library.add_text("five.txt", "these are just five words")

    (source,) = check_document("these are just five words", library).sources
    assert source.comparison.jaccard == 1.0


# -- searching and collections


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("", ["Été.txt", "Straße nach Rom.txt", "100% _sure_.txt"]),
        ("rom", ["Straße nach Rom.txt"]),
        ("STRASSE", ["Straße nach Rom.txt"]),
        ("été", ["Été.txt"]),
        (".txt", ["Été.txt", "Straße nach Rom.txt", "100% _sure_.txt"]),
        ("%", ["100% _sure_.txt"]),
        ("_s", ["100% _sure_.txt"]),
        ("' OR 1=1 --", []),
        ("nothing", []),
    ],
)
def test_search_looks_for_part_of_the_name_in_any_case(
    library: Library, wanted: str, found: list[str]
) -> None:
    for seed, name in enumerate(["Été.txt", "Straße nach Rom.txt", "100% _sure_.txt"]):
        library.add_text(name, word_salad.text(seed, 30))

    assert [entry.name for entry in library.documents(search=wanted)] == found


def test_collections_keep_documents_apart(library: Library) -> None:
    library.add([incoming(number) for number in (1, 2, 3)])

    assert [e.name for e in library.documents(collections=["Essays"])] == ["document 2.txt"]
    assert len(library.documents(collections=["Essays", "Readings"])) == 3
    assert library.documents(collections=[]) == []
    assert library.documents(collections=["Nowhere"]) == []
    assert dict(library.summary().collections) == {"Essays": 1, "Readings": 2}


def test_an_unknown_document_is_named(library: Library) -> None:
    with pytest.raises(UnknownDocument, match="Document 7 is not in the library"):
        library.document(7)


# -- the same file again


def test_the_same_text_from_the_same_file_is_unchanged(library: Library) -> None:
    assert statuses(library, incoming(1)) == ["added"]
    assert statuses(library, incoming(1)) == ["unchanged"]
    assert len(library) == 1


def test_the_same_text_under_another_name_is_a_duplicate(library: Library) -> None:
    (first,) = library.add([incoming(1)])
    (second,) = library.add([incoming(1, path="/elsewhere/copy.txt")])

    assert (second.status, second.id) == (AddStatus.DUPLICATE, first.id)
    assert len(library) == 1
    assert library.known_file("/elsewhere/copy.txt") is not None


def test_the_same_text_twice_in_a_batch_is_a_duplicate(library: Library) -> None:
    assert statuses(library, incoming(1), incoming(1, path="/copy.txt")) == ["added", "duplicate"]
    assert len(library) == 1


def test_a_changed_file_replaces_what_it_gave_before(library: Library) -> None:
    old, new = incoming(1), incoming(2)
    library.add([old])
    (outcome,) = library.add([replace(new, origin=replace(new.origin, path=old.origin.path))])

    assert outcome.status is AddStatus.REPLACED
    assert [entry.name for entry in library.documents()] == ["document 2.txt"]
    assert check_document(old.document.text, library).sources == ()
    assert verify(library) == []


def test_a_changed_file_leaves_a_text_that_another_file_still_has(library: Library) -> None:
    library.add([incoming(1), incoming(1, path="/copy.txt")])
    new = incoming(2)
    library.add([replace(new, origin=replace(new.origin, path="/copy.txt"))])

    assert len(library) == 2
    assert verify(library) == []


def test_a_file_changed_twice_in_a_batch_has_its_last_text(library: Library) -> None:
    one, two, three = (
        replace(incoming(n), origin=Origin("/same.txt", f"{n:064x}", n, n)) for n in (1, 2, 3)
    )
    library.add([one])
    library.add([two, three])

    assert [entry.name for entry in library.documents()] == ["document 3.txt"]
    assert verify(library) == []


def test_files_that_swapped_their_texts_are_both_kept(library: Library) -> None:
    one, two = incoming(1), incoming(2)
    library.add([one, two])
    swapped = [replace(one, origin=two.origin), replace(two, origin=one.origin)]
    outcomes = library.add(swapped)

    assert all(outcome.status is not AddStatus.FAILED for outcome in outcomes)
    texts = {library.document(outcome.id).text for outcome in outcomes if outcome.id}
    assert texts == {one.document.text, two.document.text}
    assert verify(library) == []


def test_an_old_version_saved_under_another_name_is_kept(library: Library) -> None:
    old, new = incoming(1), incoming(2)
    library.add([old])
    changed = replace(new, origin=replace(new.origin, path=old.origin.path))
    library.add([changed, incoming(1, path="/readings/old version.txt")])

    assert len(library) == 2
    assert verify(library) == []


# -- removing


def test_a_removed_document_is_not_found_any_more(library: Library) -> None:
    ids = [added.id for added in library.add([incoming(n) for n in (1, 2, 3)]) if added.id]
    library.remove(ids[:1])

    assert [entry.name for entry in library.documents()] == ["document 2.txt", "document 3.txt"]
    assert check_document(incoming(1).document.text, library).sources == ()
    assert len(check_document(incoming(2).document.text, library).sources) == 1
    assert verify(library) == []


def test_removing_an_unknown_document_removes_nothing(library: Library) -> None:
    (added,) = library.add([incoming(1)])
    assert added.id is not None
    with pytest.raises(UnknownDocument):
        library.remove([added.id, 99])

    assert len(library) == 1


def test_ids_are_never_used_twice(library: Library) -> None:
    (first,) = library.add([incoming(1)])
    assert first.id is not None
    library.remove([first.id])
    (second,) = library.add([incoming(2)])

    assert second.id != first.id


def test_removing_everything_leaves_no_row(library_path: Path) -> None:
    with Library.open(library_path, create=True) as library:
        ids = [added.id for added in library.add([incoming(n) for n in range(40)]) if added.id]
        library.remove(ids)

    assert {table: rows(library_path, table) for table in ("document", "origin", "content")} == {
        "document": 0,
        "origin": 0,
        "content": 0,
    }
    assert rows(library_path, "posting") == 0


@pytest.mark.parametrize("others", [0, 30, 300])
def test_a_removed_document_leaves_no_bytes_in_the_file(library_path: Path, others: int) -> None:
    rng = random.Random(others)
    secret = word_salad.prose(rng, 4000)
    with Library.open(library_path, create=True) as library:
        for start in range(0, others, 50):
            library.add([incoming(1000 + start + n) for n in range(50)])
        added = library.add_text("a very telling name.txt", secret)
        assert added.id is not None
        library.add([incoming(5000 + n) for n in range(10)])
        blob = library.store._db.execute(
            "SELECT text FROM content WHERE document_id = ?", (added.id,)
        ).fetchone()[0]
        library.remove([added.id])
    data = library_path.read_bytes()

    assert zlib.decompress(blob).decode() == secret
    assert not [at for at in range(0, len(blob) - 24, 24) if blob[at : at + 24] in data]
    assert b"very telling name" not in data


@examples(15)
@given(st.lists(st.integers(0, 12), min_size=1, max_size=8, unique=True), st.data())
def test_adding_and_removing_is_as_if_nothing_had_been(
    tmp_path_factory: pytest.TempPathFactory, numbers: list[int], data: st.DataObject
) -> None:
    """Promise 5: every trace of a removed document goes from the index."""
    gone = data.draw(st.sets(st.sampled_from(numbers)))
    folder = tmp_path_factory.mktemp("remove")
    with Library.open(folder / "one.plagcheck", create=True) as library:
        ids = {n: library.add([incoming(n)])[0].id for n in numbers}
        library.remove([number for n, number in ids.items() if n in gone and number])
        left = {number for n, number in ids.items() if n not in gone}
        entries = [run for _, run in library.store.runs()]
        holders = {int(e) & (1 << 26) - 1 for run in entries for e in run}

        assert holders == left
        assert verify(library) == []


# -- parameters


def test_parameters_live_in_the_file(library_path: Path) -> None:
    params = IndexParams(shingle_size=4, bands=16, rows=8, accents=True)
    Library.open(library_path, create=True, params=params).close()
    with Library.open(library_path) as library:
        assert library.params == params


def test_an_existing_library_keeps_its_parameters(filled_path: Path) -> None:
    with Library.open(filled_path, params=IndexParams(shingle_size=3)) as library:
        assert library.params == IndexParams()


def test_a_library_with_accents_tells_them_apart(library_path: Path) -> None:
    text = word_salad.text(1, 60)
    params = IndexParams(accents=True)
    with Library.open(library_path, create=True, params=params) as library:
        library.add_text("plain.txt", text)

        assert check_document(text.replace("e", "é"), library).sources == ()
        assert len(check_document(text, library).sources) == 1


# -- growing


@pytest.mark.slow
def test_documents_added_one_by_one_are_found_like_those_added_together(tmp_path: Path) -> None:
    items = [incoming(n) for n in range(120)]
    question = " ".join(items[n].document.text for n in (3, 50, 119))
    answers = []
    for name, size in (("one", 1), ("seven", 7), ("all", 120)):
        with Library.open(tmp_path / f"{name}.plagcheck", create=True) as library:
            for start in range(0, len(items), size):
                library.add(items[start : start + size])
            assert verify(library) == []
            found = check_document(question, library).sources
            answers.append([(s.entry.name, s.comparison, s.under) for s in found])

    assert len(answers[0]) == 3
    assert answers[0] == answers[1] == answers[2]


def test_holders_of_keys_nobody_has_are_none(library: Library) -> None:
    library.add([incoming(1)])
    which, ids = library.holders(np.array([1, 2**63, 2**64 - 1], np.uint64))

    assert (len(which), len(ids)) == (0, 0)
