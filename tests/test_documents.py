"""What the documents at the door say is so: numbers of formats, commands, links."""

from __future__ import annotations

import importlib.util
import re

import pytest

from plagcheck.classroom.stored import VERSION as CLASS_VERSION
from plagcheck.history.connection import FORMAT as HISTORY_FORMAT
from plagcheck.library.migrations import FORMAT as LIBRARY_FORMAT
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
