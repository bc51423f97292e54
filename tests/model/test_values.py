"""The model as plain values and back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from plagcheck.model.document import Document, Span
from plagcheck.model.match import Kind, Match
from plagcheck.model.plain_json import from_json
from plagcheck.model.result import CheckResult, Comparison
from plagcheck.model.values import from_values, to_json, to_values
from tests.history import made

MATCH = Match(Span(0, 9), Span(3, 12), Kind.SMALL_EDITS, ((0, 1, 2),), (0, 3), (1, 4), 0.5)


@given(result=made.check_results | made.pair_results)
def test_a_result_comes_back_as_it_was(result: CheckResult) -> None:
    _ = result.figures  # worked out and remembered: no part of what is packed

    assert from_values(CheckResult, from_json(to_json(result))) == result


def test_nothing_that_follows_from_matches_is_packed() -> None:
    comparison = Comparison(0.5, (MATCH,), 10, 20)
    assert comparison.matched_words == 2

    assert to_values(comparison).keys() == {"jaccard", "matches", "words", "source_words", "kept"}


@pytest.mark.parametrize("name", ["quotes", "coverage", "flags", "media_type", "gaps"])
def test_what_was_packed_before_a_field_was_added_is_read(name: str) -> None:
    document = Document("a.txt", "some words", page_starts=(0, 5))
    values = to_values(document)
    del values[name]

    assert from_values(Document, values) == document


def test_what_a_newer_program_added_is_passed_over() -> None:
    assert from_values(Match, {**to_values(MATCH), "mood": "blue"}) == MATCH


def test_numbers_of_numpy_are_plain_ones() -> None:
    counted = replace(MATCH, ours=(int(np.int32(0)), np.int64(3)), strength=np.float64(0.5))  # type: ignore[arg-type]
    back = from_values(Match, from_json(to_json(counted)))

    assert back == MATCH
    assert {type(edge) for edge in back.ours} == {int}


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "blue"},
        {"runs": [[1, 2]]},
        {"runs": [[1, 2, "3"]]},
        {"ours": [1, 2, 3]},
        {"weak": 1},
        {"letter": None},
        {"source": {"start": 5, "end": 1}},
        {"strength": "1.0"},
    ],
)
def test_nonsense_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        from_values(Match, {**to_values(MATCH), **change})


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xff", b"[" * 200_000])
def test_what_is_no_json_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        from_json(data)


def test_millions_of_values_are_none() -> None:
    with pytest.raises(ValueError, match="too many values"):
        from_json(b"[" + b"[]," * (5 << 20) + b"1]")
