"""The pages name all that can be imported and are in the contents; pictures are as drawn."""

from __future__ import annotations

import importlib
import re

import pytest

import plagcheck
from plagcheck import NoText, PlagcheckError
from tests.conftest import PROJECT

DOCS = PROJECT / "docs"
REFERENCE = (DOCS / "reference.md").read_text("utf-8")
ERRORS = {
    name: each
    for name in plagcheck.__all__
    if isinstance(each := getattr(plagcheck, name), type) and issubclass(each, PlagcheckError)
}


def test_the_reference_has_every_name() -> None:
    directives = re.findall(r"^\.\. auto\w+:: (\w+)", REFERENCE, flags=re.MULTILINE)

    assert sorted([*directives, *ERRORS, "__version__"]) == sorted(plagcheck.__all__)


def test_the_reference_has_every_member_that_it_names() -> None:
    name = ""
    for line in REFERENCE.splitlines():
        if found := re.match(r"\.\. auto\w+:: (\w+)", line):
            name = found[1]
        if found := re.match(r"   :members: (.+)", line):
            kind = getattr(plagcheck, name)
            known = {*dir(kind), *getattr(kind, "__dataclass_fields__", ())}
            assert {each.strip() for each in found[1].split(",")} <= known, name


def test_the_reference_tells_what_each_error_is() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \| (.*) \|$", REFERENCE, flags=re.MULTILINE)
    codes = {
        name: "of its kind" if each.__subclasses__() and each is not NoText else f"`{each.code}`"
        for name, each in ERRORS.items()
    }

    assert {name: base for name, base, _ in rows} == {
        name: each.__base__.__name__ for name, each in ERRORS.items() if each.__base__
    }
    assert {name: code for name, _, code in rows} == codes


def test_all_pages_are_in_the_contents() -> None:
    index = (DOCS / "index.md").read_text("utf-8")
    (contents,) = re.findall(r"```{toctree}\n:hidden:\n(.*?)```", index, flags=re.DOTALL)

    assert {*contents.split(), "index"} == {page.stem for page in DOCS.glob("*.md")}


def test_the_curve_is_drawn_as_it_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PROJECT / "resources"))
    drawn = importlib.import_module("s_curve")

    assert drawn.PICTURE.read_text("utf-8") == drawn.picture()
