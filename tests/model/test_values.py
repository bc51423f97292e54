"""A document survives the way to plain values and back, whatever it holds."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from plagcheck.model.document import Document, FlagData, Skipped
from plagcheck.model.values import document_values, to_document, to_flag_data, to_skipped
from tests.history.made import documents


@given(documents)
def test_a_document_comes_back_as_it_was(document: Document) -> None:
    stored = json.dumps(document_values(document))

    assert to_document(json.loads(stored), document.text) == document


def test_what_older_versions_stored_is_kept() -> None:
    assert to_flag_data("2 words are hidden.") == FlagData(said="2 words are hidden.")
    assert to_skipped(["embedded files", "an embedded document", "b.png holds no text."]) == (
        Skipped("embedded-files"),
        Skipped("embedded-document"),
        Skipped(name="b.png holds no text."),
    )


def test_what_a_newer_version_adds_is_passed_over() -> None:
    assert to_flag_data({"way": "tiny", "colour": "grey"}) == FlagData(way="tiny")


@pytest.mark.parametrize("flag", [7, [1, 2], None])
def test_values_that_are_no_document_are_named_as_such(flag: object) -> None:
    values = document_values(Document("a.txt", "text"))
    values["flags"] = [["look-alikes", 1, flag, [], []]]

    with pytest.raises((ValueError, TypeError, KeyError)):
        to_document(values, "text")
