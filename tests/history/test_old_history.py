"""The history from before results were kept."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from plagcheck.history.records import Records
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.errors import ResultNotKept

ESSAY = {
    "when": "2026-03-01T10:00:00+00:00",
    "name": "essay.txt",
    "path": "/papers/essay.txt",
    "words": 900,
    "matched_words": 90,
    "share": 0.1,
    "sources": 2,
    "searched": 40,
    "other": "",
    "other_path": "",
}
TWO = {**ESSAY, "when": "2026-03-02T10:00:00+00:00", "name": "a.txt", "other": "b.txt"}


def append(path: Path, line: Mapping[str, object]) -> None:
    """As the program wrote it then."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line, ensure_ascii=False) + "\n")


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "history.jsonl"
    for past in (ESSAY, TWO):
        append(path, past)
    with path.open("a") as file:
        file.write('{"when": "2026-03-03T10:00:00+00:00"\nnot json\n[1]\n{}\n')
    return path


def test_old_lines_are_taken_over_once_and_their_file_is_erased(
    records: Records, old: Path
) -> None:
    assert records.import_old(old) == 2
    assert not old.exists()
    pair, essay = records.list()

    assert (essay.when, essay.name, essay.path) == tuple(
        ESSAY[key] for key in ("when", "name", "path")
    )
    assert (essay.words, essay.matched_words, essay.share) == (900, 90, 0.1)
    assert (essay.sources, essay.searched, essay.kind) == (2, 40, "check")
    assert (pair.kind, pair.other, pair.other_path) == ("pair", "b.txt", "")
    assert not (pair.is_kept or essay.is_kept)

    append(old, ESSAY)  # an older program was used in between
    append(old, {**ESSAY, "name": "later.txt"})
    assert records.import_old(old) == 1
    assert records.import_old(old) == 0
    assert len(records.list()) == 3


def test_a_check_without_its_result_says_so(records: Records, old: Path) -> None:
    records.import_old(old)
    number = records.list()[1].id
    with pytest.raises(ResultNotKept, match=r"essay\.txt was made before results were kept"):
        records.load(number)
    records.decide(number, Decision(Status.NO_CONCERN, "long ago"))

    assert records.line(number).status is Status.NO_CONCERN


def test_old_lines_are_held_about_a_student_and_erased(
    records: Records, old: Path, tmp_path: Path
) -> None:
    append(old, {**ESSAY, "name": "Oak_Ollie_rivers.pdf"})
    records.import_old(old)
    (line,) = records.held_about("Ollie Oak")
    names = records.export_student("Ollie Oak", tmp_path / "out")

    assert (line.name, line.held_as) == ("Oak_Ollie_rivers.pdf", "paper")
    assert json.loads((tmp_path / "out" / names[1]).read_text())["words"] == 900
    assert records.erase_student("Ollie Oak").entries == 1
    assert records.erase_before("2026-03-02").entries == 1
    assert [line.name for line in records.list()] == ["a.txt"]
