"""A history of version 0.1.0: upgraded in place, read as it is, and erased without a trace."""

from __future__ import annotations

import gzip
import json
import sqlite3
import zlib
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from plagcheck.history.files import files_put_aside
from plagcheck.history.opening import use
from plagcheck.history.records import Records
from plagcheck.history.saved import SavedCheck
from plagcheck.index.tokens import tokenize
from plagcheck.leaveout.apply import leave_out
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.counting import covered, size
from plagcheck.model.document import Document
from plagcheck.model.result import OTHER_FILE
from tests.conftest import PROJECT
from tests.history.traces import WINDOW, traces

ADA, PAIR, HAL, BO = 1, 2, 4, 8  # checks in it, by whose they are


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    packed = (PROJECT / "tests/golden/files/records.db.gz").read_bytes()
    path = folder / "records.db"
    path.write_bytes(gzip.decompress(packed))
    return path


def rows(path: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(statement).fetchall()


def loaded(path: Path) -> dict[int, SavedCheck]:
    with Records.open(path) as records:
        kept = [line.id for line in records.list() if line.is_kept and line.kind != "class"]
        return {number: records.load(number) for number in kept}


def test_it_is_upgraded_without_rewriting_a_result(path: Path) -> None:
    results = rows(path, "SELECT * FROM result")
    assert rows(path, "PRAGMA user_version") == [(1,)]
    told: list[object] = []
    lines = use(path, lambda records: records.list(), told.append)

    assert (len(lines), told, files_put_aside(path)) == (10, [], [])
    assert rows(path, "PRAGMA user_version") == [(2,)]
    assert rows(path, "SELECT * FROM result") == results


def counted_otherwise(path: Path, number: int, matched: int) -> None:
    """As if version 0.1.0 had counted other words than are counted today."""
    with closing(sqlite3.connect(path)) as db:
        select = "SELECT packed FROM result WHERE entry_id = ?"
        ((packed,),) = db.execute(select, (number,)).fetchall()
        value = json.loads(zlib.decompress(packed))
        value["check"]["matched"] = value["check"]["sources"][0][1][4] = matched
        packed = zlib.compress(json.dumps(value).encode())
        db.execute("UPDATE result SET packed = ? WHERE entry_id = ?", (packed, number))
        db.commit()


def test_figures_are_those_of_then_until_something_is_left_out(path: Path) -> None:
    counted_otherwise(path, BO, 59)
    saved = loaded(path)[BO]
    result = saved.result

    assert (result.matched_words, result.similarity) == (59, 59 / result.words)
    assert result.sources[0].comparison.matched_words == 59
    assert (result.counted_by, saved.library.documents) == ("0.1.0", 5)
    assert [source.number for source in result.sources] == [1, 2]
    assert all(match.letter for match in result.matches)
    assert not any(match.weak for match in result.matches if match.kind.is_copied)
    second = Choice(result.sources[1].id, None, Reason.OTHER)
    left = leave_out(result, Rules(), [second]).result
    assert left.kept is None
    assert left.matched_words == size(covered(result.sources[0].matches).copied) != 59


def test_words_of_a_source_are_found_in_its_text(path: Path) -> None:
    seen = 0
    for saved in loaded(path).values():
        for source in saved.result.sources:
            kept = saved.source(source.id)
            text = source.document.text if source.document else kept.text if kept else ""
            tokens = tokenize(text, stems=False)
            for match in source.matches:
                runs = [there for _, there, size in match.runs for there in (there, there + size)]
                assert not runs or match.theirs[0] <= min(runs) <= max(runs) <= match.theirs[1]
                if text:
                    first, end = match.theirs
                    assert tokens.starts[first] == match.source.start
                    assert tokens.ends[end - 1] == match.source.end
                    seen += 1
    assert seen > 10


def test_two_files_are_a_check_with_one_source(path: Path) -> None:
    result = loaded(path)[PAIR].result
    (source,) = result.sources

    assert result.is_of_two_files
    assert (source.id, source.number, source.entry.name) == (OTHER_FILE, 1, "keepers.txt")
    assert source.document is not None
    assert source.document.name == "keepers.txt"
    assert (result.similarity, source.comparison.share_of_source) == pytest.approx(
        (62 / 103, 62 / 146)
    )


def stretches(path: Path, *checks: int) -> set[bytes]:
    """Of what is packed of some checks."""
    among = ", ".join(map(str, checks))
    found = rows(path, f"SELECT packed FROM result WHERE entry_id IN ({among})")
    return {
        blob[start : start + WINDOW]
        for (blob,) in found
        if isinstance(blob, bytes)
        for start in range(len(blob) - WINDOW)
    }


def test_a_source_is_erased_from_the_checks_of_others(path: Path) -> None:
    """Its file is called as a student might be."""
    before, old = loaded(path), stretches(path, ADA, HAL, BO)
    assert len(traces(path.parent, [], old)) == len(old) > 1000
    with Records.open(path) as records:
        assert {line.id for line in records.held_about("Lenses Lamps")} == {ADA, HAL, BO}
        assert records.erase_student("Lenses Lamps").sources == 3
    after = loaded(path)

    assert traces(path.parent, ["Lamps and lenses"], old) == []
    assert after.keys() == before.keys()
    for number, now in after.items():
        was = before[number]
        assert now.result.figures == was.result.figures
        assert now.result.counted_by == "0.1.0"
        assert now.result.submission == was.result.submission
        for source, then in zip(now.result.sources, was.result.sources, strict=True):
            assert source.comparison == then.comparison
            gone = then.entry.name == "Lamps and lenses.pdf"
            assert source.entry.name.startswith("erased on ") if gone else source == then
        assert all(not each.text for each in now.sources if each.erased)


def test_the_second_of_two_files_is_erased(path: Path) -> None:
    before, old = loaded(path), stretches(path, PAIR, BO)
    with Records.open(path) as records:
        assert records.erase_student("Bo Birch").entries == 1
        line = records.line(PAIR)
    after = loaded(path)
    (source,) = after[PAIR].result.sources

    assert BO not in after
    assert source.comparison == before[PAIR].result.sources[0].comparison
    assert source.document == Document(line.other, "")
    assert line.other.startswith("erased on ")
    assert traces(path.parent, ["Bo Birch", "keepers.txt"], old) == []


def test_nobody_was_asked_about_drafts_and_an_answer_changes_nothing_else(path: Path) -> None:
    before = loaded(path)
    assert all(saved.no_drafts == frozenset() for saved in before.values())
    with Records.open(path) as records:
        records.set_no_drafts(BO, frozenset({3}))
    assert loaded(path) == before | {BO: replace(before[BO], no_drafts=frozenset({3}))}
