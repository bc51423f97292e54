"""Writing: whole files or none, and a sentence that says what to do."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from plagcheck.classroom.comparing import compare_class
from plagcheck.model.errors import FileUnwritable
from plagcheck.report.class_json import class_object
from plagcheck.report.csv import as_csv
from plagcheck.report.languages.wording import LANGUAGES, Wording
from plagcheck.report.tables import class_tables
from plagcheck.report.writing import write_file
from tests.classroom.classes import papers_of

OLD, NEW = b"plagcheck class 3\n\x78 old", b"plagcheck class 3\n\x78 new"


def test_a_file_is_replaced_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    place = tmp_path / "report.html"
    place.write_bytes(OLD)
    write_file(place, NEW)

    assert place.read_bytes() == NEW
    assert list(tmp_path.iterdir()) == [place]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileUnwritable) as raised:
        write_file(tmp_path / "nowhere" / "report.html", b"new")

    assert "report.html cannot be saved: its folder is not there." in str(raised.value)
    assert "Choose another place" in str(raised.value)


def test_a_folder_is_not_replaced(tmp_path: Path) -> None:
    place = tmp_path / "report.html"
    place.mkdir()
    with pytest.raises(FileUnwritable):
        write_file(place, b"new")

    assert list(tmp_path.iterdir()) == [place]


def test_the_old_file_stays_when_the_new_one_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "report.html"
    place.write_bytes(OLD)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileUnwritable, match="there is no space left"):
        write_file(place, NEW)

    assert place.read_bytes() == OLD
    assert list(tmp_path.iterdir()) == [place]


def test_what_is_of_no_sort_replaces_nothing(tmp_path: Path) -> None:
    place = tmp_path / "a.txt"
    place.write_bytes(b"an essay")
    with pytest.raises(FileUnwritable, match="another file is at its place"):
        write_file(place, b"another essay")

    assert place.read_bytes() == b"an essay"


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_of_a_class_replace_their_own_and_no_other(tmp_path: Path, language: str) -> None:
    result = compare_class(papers_of({"Ann": "a b c d e f", "Bob": "a b c d e f"}))
    say = Wording(language)
    tables = [as_csv(each, say).encode() for each in class_tables(result, None, say)]
    forms = [json.dumps(class_object(result), indent=1).encode() + b"\n", *tables]
    for form in forms:
        place = tmp_path / "a class"
        place.unlink(missing_ok=True)
        for _ in "twice":
            write_file(place, form)
        for other in {*forms} - {form}:
            with pytest.raises(FileUnwritable, match="another file is at its place"):
                write_file(place, other)
