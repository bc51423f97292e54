"""Checks whose figures version 0.1.0 counted by rules of its own: shown as counted then.

`counted.json` is what that version showed of each: its line, what counts of it, and its ledger.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest

from tests.golden import plain
from tests.golden.test_golden import HERE, differences, expected

THEN = expected("counted")


@pytest.fixture(scope="module")
def history(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("counted") / "records.db"
    path.write_bytes(gzip.decompress((HERE / "files" / "counted.db.gz").read_bytes()))
    return path


@pytest.mark.parametrize("number", THEN, ids=lambda number: f"check {number}")
def test_a_check_is_shown_as_it_was_counted(history: Path, number: str) -> None:
    assert [*differences(THEN[number], plain.counted_values(history, int(number)))] == []


@pytest.mark.parametrize("number", THEN, ids=lambda number: f"check {number}")
def test_the_command_line_tells_what_the_list_tells(history: Path, number: str) -> None:
    lines = {line["id"]: line for line in plain.printed("history", "list", "--history", history)}
    (shown,) = plain.printed("history", "show", number, "--history", history)
    line: Any = lines[int(number)]

    assert (shown["matched_words"], shown["similarity"]) == (line["matched_words"], line["share"])
    assert shown["counted_by"] == "0.1.0"
    ledger = shown["left_out"]
    assert [each["before"] for each in ledger[:1]] in ([], [shown["similarity_before"]])
    assert [each["after"] for each in ledger[-1:]] in ([], [shown["similarity"]])
    assert shown["saved"]["version"] == "0.1.0"
