"""Index parameters: their limits and their way to disk and back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from plagcheck.model.params import IndexParams


@pytest.mark.parametrize(
    "wrong",
    [
        {"shingle_size": 0},
        {"shingle_size": 33},
        {"passage_size": 0},
        {"passage_window": 0},
        {"passage_window": 33},
        {"bands": 0},
        {"rows": 0},
        {"bands": 33},
        {"signature_length": 64},
    ],
)
def test_parameters_that_cannot_work_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="must"):
        IndexParams(**wrong)


def test_parameters_survive_json() -> None:
    params = IndexParams(shingle_size=4, bands=16, accents=True)

    assert IndexParams(**json.loads(json.dumps(params.to_dict()))) == params


def test_default_parameters_see_every_run_of_eight_words() -> None:
    assert IndexParams().certain_run == 8
