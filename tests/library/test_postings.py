"""Postings: key → documents, however they were filed and tidied."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.index.hashing import Hashes
from plagcheck.library import postings
from plagcheck.library.meta_table import MetaTable
from plagcheck.library.posting_table import PostingTable
from plagcheck.library.postings import LARGEST_ID, WantedKeys, decode, entries_of, ids_of, slots_of
from plagcheck.library.schema import make_tables
from tests.conftest import examples

KEYS = st.lists(st.integers(0, 2**64 - 1), unique_by=lambda key: key >> 10, max_size=30)


def as_keys(values: list[int]) -> Hashes:
    return np.array(values, np.uint64)


@contextmanager
def new_tables() -> Iterator[sqlite3.Connection]:
    """The tables of an empty library."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        make_tables(db)
        MetaTable(db).start()
        yield db


@pytest.fixture
def database() -> Iterator[sqlite3.Connection]:
    with new_tables() as db:
        yield db


@pytest.fixture
def table(database: sqlite3.Connection) -> PostingTable:
    return PostingTable(database)


def found(table: PostingTable, keys: list[int]) -> set[tuple[int, int]]:
    which, ids = table.holders(as_keys(keys))
    return {(keys[i], number) for i, number in zip(which.tolist(), ids.tolist(), strict=True)}


@given(KEYS, st.integers(1, LARGEST_ID))
def test_slot_and_entry_keep_all_but_the_last_bits_of_a_key(keys: list[int], number: int) -> None:
    ids = np.full(len(keys), number, np.int64)
    entries = entries_of(as_keys(keys), ids)
    again = [
        (slot << 48) | (entry >> 26 << 10)
        for slot, entry in zip(slots_of(as_keys(keys)).tolist(), entries.tolist(), strict=True)
    ]

    assert again == [key >> 10 << 10 for key in keys]
    assert ids_of(entries).tolist() == [number] * len(keys)


@given(KEYS, st.integers(1, LARGEST_ID))
def test_runs_are_sorted_slot_by_slot(keys: list[int], number: int) -> None:
    runs = list(postings.runs(as_keys(keys), np.full(len(keys), number, np.int64)))
    slots = [slot for slot, _ in runs]

    assert slots == sorted({key >> 48 for key in keys})
    assert sum(len(decode(blob)) for _, blob in runs) == len(keys)
    for _, blob in runs:
        assert (np.diff(decode(blob).astype(object)) >= 0).all()


@given(KEYS, KEYS)
def test_matching_finds_exactly_the_keys_that_are_there(filed: list[int], asked: list[int]) -> None:
    asked = [key for key in asked if key >> 10 not in {other >> 10 for other in filed}]
    asked += filed[: len(filed) // 2]
    wanted = WantedKeys(as_keys(asked))
    ids = np.arange(1, len(filed) + 1)
    which, holders = wanted.match(slots_of(as_keys(filed)), entries_of(as_keys(filed), ids))

    assert {asked[i] for i in which.tolist()} == set(filed[: len(filed) // 2])
    assert sorted(holders.tolist()) == list(range(1, len(filed) // 2 + 1))


def test_documents_are_found_after_many_batches_and_mergers(
    table: PostingTable, database: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postings, "SLOTS", 300)  # so that tidying comes round several times
    rng = random.Random(1)
    pool = [(slot << 48) | (rng.randrange(1 << 38) << 10) for slot in range(300) for _ in range(4)]
    filed: set[tuple[int, int]] = set()
    for number in range(1, 201):
        keys = rng.sample(pool, 40)
        table.insert([number], [as_keys(keys)])
        filed |= {(key, number) for key in keys}
    (runs,) = database.execute("SELECT count(*) FROM posting").fetchone()

    assert found(table, pool) == filed
    assert runs < len(filed) / 2  # slots were tidied on the way


@examples(30)
@given(st.lists(st.tuples(st.integers(1, 6), KEYS), max_size=8), st.sets(st.integers(1, 6)))
def test_removing_takes_out_a_document_and_nothing_else(
    batches: list[tuple[int, list[int]]], gone: set[int]
) -> None:
    filed: dict[int, set[int]] = {}
    with new_tables() as db:
        table = PostingTable(db)
        for number, keys in batches:
            if number not in filed:
                filed[number] = set(keys)
                table.insert([number], [as_keys(keys)])
        unwanted = sorted({key for number in gone & filed.keys() for key in filed[number]})
        removed = table.remove(gone, as_keys(unwanted))
        left = {(slot, int(entry)) for slot, run in table.runs() for entry in run.astype(object)}

    assert removed == sum(len(filed[number]) for number in gone & filed.keys())
    assert left == {
        (key >> 48, (key >> 10 & (1 << 38) - 1) << 26 | number)
        for number in filed.keys() - gone
        for key in filed[number]
    }


def test_removing_without_keys_looks_everywhere(table: PostingTable) -> None:
    table.insert([1, 2], [as_keys([5 << 48, 60_000 << 48]), as_keys([5 << 48])])

    assert table.remove([1], None) == 2
    assert found(table, [5 << 48, 60_000 << 48]) == {(5 << 48, 2)}


def test_no_keys_are_filed_nowhere(table: PostingTable) -> None:
    table.insert([1], [as_keys([])])
    table.insert([], [])

    assert list(table.runs()) == []
