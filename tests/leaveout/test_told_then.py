"""A rule may find something else today: the number of a kept check stays the one that was told."""

from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path

from plagcheck.history.records import Records
from plagcheck.leaveout.apply import leave_out
from tests.golden.test_golden import HERE


def test_the_ledger_ends_at_the_number_that_was_told(tmp_path: Path) -> None:
    path = tmp_path / "records.db"
    path.write_bytes(gzip.decompress((HERE / "files" / "counted.db.gz").read_bytes()))
    with Records.open(path) as records:
        saved = records.load(5)
    then = saved.result.left_then
    assert then is not None
    told = replace(saved.result, left_then=replace(then, matched_words=100))
    left = leave_out(told, saved.rules, saved.choices)

    assert (left.result.matched_words, left.result.similarity) == (100, 100 / told.words)
    assert left.entries[0].before == left.before.similarity
    assert left.entries[-1].after == left.result.similarity
