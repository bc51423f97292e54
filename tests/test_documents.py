"""What the documents at the door say is so: numbers of formats, commands, links."""

from __future__ import annotations

import importlib.util
import re

import pytest

from plagcheck.classroom.stored import VERSION as CLASS_VERSION
from plagcheck.history.connection import FORMAT as HISTORY_FORMAT
from plagcheck.library.migrations import FORMAT as LIBRARY_FORMAT
from plagcheck.lsh.index_file import FORMAT as LSH_INDEX_FORMAT
from plagcheck.report.as_json import SCHEMA as CHECK_SCHEMA
from plagcheck.report.class_json import SCHEMA as CLASS_SCHEMA
from tests.conftest import PROJECT

DOCUMENTS = {
    path.relative_to(PROJECT).as_posix(): path.read_text("utf-8")
    for path in (*PROJECT.glob("*.md"), *PROJECT.glob("docs/*.md"), *PROJECT.glob(".github/*.md"))
}


def test_the_changes_name_the_formats_of_today():
    changes = DOCUMENTS["CHANGELOG.md"]
    headings = re.findall(r"^### (.*)$", changes, flags=re.MULTILINE)

    assert CHECK_SCHEMA == CLASS_SCHEMA
    assert f'JSON: `"schema": {CHECK_SCHEMA}`' in headings
    assert f"Library (`*.plagcheck`): format {LIBRARY_FORMAT}" in headings
    assert f"History (`records.db` in the data folder): format {HISTORY_FORMAT}" in headings
    assert f"LSH index (`LSHIndex.open`): format {LSH_INDEX_FORMAT}" in headings
    assert any(
        re.fullmatch(rf"Class file .*: version {CLASS_VERSION}", heading) for heading in headings
    )


def test_the_readme_is_short():
    assert len(DOCUMENTS["README.md"].splitlines()) <= 120


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name):
    folder = (PROJECT / name).parent
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", DOCUMENTS[name])

    assert [link for link in links if not (folder / link).exists()] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_command_is_one(name):
    text = DOCUMENTS[name]
    makefile = (PROJECT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, flags=re.MULTILINE))
    modules = set(re.findall(r"python -m (tests[\w.]*)", text))

    assert {*re.findall(r"(?:^|`)make ([a-z]+)", text, flags=re.MULTILINE)} <= targets
    assert {each for each in modules if importlib.util.find_spec(each) is None} == set()


def test_every_script_that_prints_figures_is_named_with_them():
    scripts = {
        f"python -m tests.bench.{path.stem}"
        for path in (PROJECT / "tests" / "bench").glob("*.py")
        if re.search(r"^    python -m", path.read_text("utf-8"), flags=re.MULTILINE)
        and path.stem != "__main__"
    }

    assert {each for each in scripts if each not in DOCUMENTS["docs/figures.md"]} == set()


# Of others, or made by a command.
NOT_OURS = {".venv", "build/", "venv", "slow", "tmp_path", "qtbot.waitSignal", "waitUntil"} | {
    "widget.grab"
}
SOURCES = {
    path: path.read_text("utf-8")
    for folder in ("plagcheck", "tests")
    for path in (PROJECT / folder).rglob("*.py")
}


def named_in(text: str) -> set[str]:
    """Paths and names between backticks, without arguments; commands have a space in them."""
    quoted = (re.sub(r"\(.*", "", each) for each in re.findall(r"`([^`\n]+)`", text))
    return {each for each in quoted if " " not in each} - NOT_OURS


def is_there(name: str) -> bool:
    places = (PROJECT, PROJECT / "plagcheck")
    if any((place / name).exists() for place in places):
        return True
    module, _, inside = name.rpartition(".")
    if "/" in name:
        files = {place / f"{module}.py" for place in places} & SOURCES.keys()
        return any(is_defined(inside, SOURCES[file]) for file in files)
    parts = name.removeprefix("@").split(".")
    return any(path.stem == name for path in SOURCES) or any(
        all(is_defined(part, text) for part in parts) for text in SOURCES.values()
    )


def is_defined(name: str, text: str) -> bool:
    begins = rf"^\s*(?:class |def |from [\w.]+ import .*\b)?{re.escape(name)}\b"
    return re.search(rf"{begins}\s*(?:[(:=\[]|$)", text, flags=re.MULTILINE) is not None


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_everything_named_is_there(name):
    named = named_in(DOCUMENTS[name])

    assert len(named) > 10
    assert {each for each in named if not is_there(each)} == set()


@pytest.mark.parametrize(
    "gone", ["gui/jobs/nothing.py", "gui.jobs.open_check.py", "Importing", "model/ranking.gone"]
)
def test_what_is_not_there_is_noticed(gone):
    assert not is_there(gone)
