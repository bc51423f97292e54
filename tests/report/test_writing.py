"""Writing: whole files or none, and a sentence that says what to do."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from plagcheck.model.errors import FileUnwritable
from plagcheck.report.writing import write_file


def test_a_file_is_replaced_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    place = tmp_path / "report.html"
    place.write_bytes(b"old")
    write_file(place, b"new")

    assert place.read_bytes() == b"new"
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
    place.write_bytes(b"old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileUnwritable, match="there is no space left"):
        write_file(place, b"new")

    assert place.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [place]
