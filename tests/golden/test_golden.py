"""Files of version 0.1.0: every later version opens them and finds what was found then.

`files` were made by version 0.1.0 and never change; `expected` is what it found in them (see
README.md). A later version may tell more than is expected, never less or something else, but for
what version 2 of the JSON schema names otherwise.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.golden import plain

HERE = Path(__file__).parent
SAMPLES = HERE.parents[1] / "plagcheck" / "samples"


def expected(name: str) -> Any:
    return _unchanged(json.loads((HERE / "expected" / f"{name}.json").read_text(encoding="utf-8")))


def _unchanged(value: Any) -> Any:
    """Without what has another meaning since: `thin` is `weak`, nothing copied is weak any more.

    In rules and choices, spans are what they are elsewhere, and a template is its name and text.
    """
    if isinstance(value, list):
        return [_unchanged(each) for each in value]
    if not isinstance(value, dict):
        return value
    gone = {"schema", "thin"}
    if value.get("kind") in ("word for word", "small edits"):
        gone.add("weak")
    now = {key: _unchanged(each) for key, each in value.items() if key not in gone}
    if now.get("span"):
        now["span"] = dict(zip(("start", "end"), now["span"], strict=True))
    if "restored" in now:
        now["restored"] = [{"start": start, "end": end} for start, end in now["restored"]]
        now["templates"] = [[each["name"], each["text"]] for each in now["templates"]]
    return now


def differences(wanted: Any, found: Any, place: str = "") -> Iterator[str]:
    """Where something is missing or not what it was; keys that came on top are none."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        yield from (f"{place}/{key} is missing" for key in wanted.keys() - found.keys())
        for key in wanted.keys() & found.keys():
            yield from differences(wanted[key], found[key], f"{place}/{key}")
    elif isinstance(wanted, list) and isinstance(found, list):
        if len(wanted) != len(found):
            yield f"{place} has {len(found)} items, not {len(wanted)}"
        for number, (one, other) in enumerate(zip(wanted, found, strict=False)):
            yield from differences(one, other, f"{place}/{number}")
    elif not _is_same(wanted, found):
        yield f"{place} is {found!r}, not {wanted!r}"


def _is_same(wanted: Any, found: Any) -> bool:
    if isinstance(wanted, float) and isinstance(found, float):
        return math.isclose(wanted, found, rel_tol=1e-9)
    if isinstance(wanted, str) and wanted.startswith("fewer than "):
        return isinstance(found, str)  # a limit was told in English; now it is the paper's words
    if isinstance(wanted, str) and isinstance(found, str) and wanted.endswith("…"):
        return wanted.startswith(found.removesuffix("…"))  # an excerpt is cut between words since
    return type(wanted) is type(found) and bool(wanted == found)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copied = tmp_path / "files"
    plain.copy_files(HERE / "files", copied)
    return copied


def test_the_files_are_those_of_the_first_version() -> None:
    digests = {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in (HERE / "files").iterdir()
    }
    assert digests == expected("digests")


@pytest.mark.parametrize(
    ("file", "name"), [("course.plagcheck", "library"), ("format-1.plagcheck", "format-1")]
)
def test_a_library_is_whole_and_finds_what_it_found(folder: Path, file: str, name: str) -> None:
    found = plain.library_values(folder / file, folder / "paper.txt")
    then = expected(name)
    then["identity"] = then["identity"] or found["identity"]  # one that had none is given one

    assert [*differences(then, found)] == []
    assert found["identity"]


@pytest.mark.parametrize("file", ["course.plagcheck", "format-1.plagcheck"])
def test_a_library_takes_a_new_document(folder: Path, file: str) -> None:
    known = {each["id"] for each in plain.printed("library", "list", folder / file)}
    (added,) = plain.printed("add", folder / file, folder / "paper.txt")
    (check,) = plain.printed("check", folder / file, folder / "paper.txt", *plain.COUNT_ALL)

    assert (added["status"], check["similarity"]) == ("added", 1.0)
    assert added["id"] > max(known)
    assert check["sources"][0]["id"] == added["id"]
    assert plain.printed("library", "verify", folder / file) == [{"problems": []}]


def test_a_history_shows_every_check_as_it_was(folder: Path) -> None:
    found = plain.history_values(folder / "records.db", "Ada Ash")

    assert [*differences(expected("history"), found)] == []


def test_a_student_is_handed_all_that_is_held(folder: Path) -> None:
    wanted = expected("export")
    found = plain.export_values(folder / "records.db", "Ada Ash", folder / "export")
    for name, value in wanted.items():
        if "result" in value:  # it tells what counts now, and all there was beside it
            then, now = value.pop("result"), found[name]["result"]
            listed = now["sources"] + now["left_out_sources"]
            assert {each["id"] for each in listed} == {each["id"] for each in then["sources"]}
            assert now["similarity_before"] == then["similarity"]
            assert now["matched_words_before"] == then["matched_words"]
            assert now["counted_by"] == "0.1.0"

    assert [*differences(wanted, found)] == []


def test_a_decision_about_a_check_of_long_ago_is_kept(folder: Path) -> None:
    history = folder / "records.db"
    plain.decide(history, 1, "no concern", "talked it over")
    wanted, found = expected("history"), plain.history_values(history, "Ada Ash")
    wanted["shown"]["1"][0]["saved"] |= {"status": "no concern", "note": "talked it over"}
    for line in (*wanted["lines"], *wanted["held"]):
        if line["id"] == 1:
            line |= {"status": "no concern", "note": "talked it over"}

    assert [*differences(wanted, found)] == []


def test_a_history_of_lines_is_taken_over(folder: Path) -> None:
    found = plain.old_history_values(folder / "new.db", folder / "history.jsonl")

    assert [*differences(expected("old-history"), found)] == []


def test_a_class_is_whole(folder: Path) -> None:
    found = plain.class_values(folder / "class.plagclass")

    assert [*differences(expected("class"), found)] == []


def test_a_class_that_is_saved_again_is_whole(folder: Path) -> None:
    again = folder / "again.plagclass"
    plain.printed("class", folder / "class.plagclass", "--save", again)

    assert [*differences(expected("class"), plain.class_values(again))] == []


def test_settings_are_as_they_were_chosen(folder: Path) -> None:
    wanted, found = expected("settings"), plain.settings_values(folder / "settings.json")
    del wanted["collection"]  # noted then whether it was chosen or not: it is asked for once more

    assert [*differences(wanted, found)] == []


def test_what_is_found_in_the_bundled_sample_is_what_was_found(tmp_path: Path) -> None:
    wanted, found = expected("sample"), plain.sample_values(tmp_path, SAMPLES)
    del wanted["report"]  # the same check once more, told by another schema since

    assert [*differences(wanted, found)] == []


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ({"a": [1, 2.5], "b": "x", "more": 1}, []),
        ({"a": [1, 2.5]}, ["/b is missing"]),
        ({"a": [1], "b": "x"}, ["/a has 1 items, not 2"]),
        ({"a": [1, 2.6], "b": "x"}, ["/a/1 is 2.6, not 2.5"]),
        ({"a": [True, 2.5], "b": "x"}, ["/a/0 is True, not 1"]),
        ({"a": [1, 2.5], "b": "x", "c": "two words of …"}, []),
        ({"a": [1, 2.5], "b": "x", "c": "one …"}, ["/c is 'one …', not 'two words of a te…'"]),
    ],
)
def test_what_differs_is_told(found: Any, told: list[str]) -> None:
    wanted = {"a": [1, 2.5], "b": "x"} | ({"c": "two words of a te…"} if "c" in found else {})

    assert [*differences(wanted, found)] == told
