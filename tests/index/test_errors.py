"""Errors: a code for programs, a sentence for people."""

from __future__ import annotations

import pickle
import string

import pytest

from plagcheck.model import errors
from plagcheck.model.errors import PlagcheckError, TooShort

CLASSES = [
    each
    for each in vars(errors).values()
    if isinstance(each, type) and issubclass(each, PlagcheckError) and "code" in vars(each)
]


def make(kind: type[PlagcheckError]) -> PlagcheckError:
    text = f"{kind.title} {{reason}} {kind.advice} {kind.command}"
    fields = {name for _, name, _, _ in string.Formatter().parse(text) if name}
    return kind("essay.txt", **dict.fromkeys(fields - {"name"}, "a reason"))


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.code)
def test_every_error_is_a_sentence_with_the_name_in_it(kind: type[PlagcheckError]) -> None:
    sentence = str(make(kind))

    assert "essay.txt" in sentence
    assert ": a reason." in sentence
    assert sentence.endswith(".")
    assert "{" not in sentence


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.code)
def test_every_error_survives_the_way_to_another_process(kind: type[PlagcheckError]) -> None:
    error = make(kind)
    again = pickle.loads(pickle.dumps(error))

    assert (type(again), str(again), again.code) == (kind, str(error), kind.code)


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in CLASSES]

    assert len(codes) == len(set(codes)) >= 15


def test_details_stay_with_the_error() -> None:
    error = TooShort("a.txt", words=3, needed=5)

    assert error.details == {"words": 3, "needed": 5}
