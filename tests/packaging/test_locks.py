"""What is installed is what the locks say, and the locks hold what pyproject.toml asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.conftest import PROJECT

SYSTEMS = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


@pytest.fixture
def lock(script):
    return script("lock")


def _environments() -> Iterator[dict[str, str]]:
    for system, name in SYSTEMS.items():
        for python in PYTHONS:
            yield {
                **default_environment(),
                "sys_platform": system,
                "platform_system": name,
                "extra": "",
                "os_name": "nt" if system == "win32" else "posix",
                "python_version": python,
                "python_full_version": f"{python}.4",
            }


def _entries(text: str) -> list[tuple[Requirement, list[str]]]:
    """Each pinned package of a lock, with the hashes of its files."""
    lines = [line for line in text.replace("\\\n", " ").splitlines() if not line.startswith("#")]
    cut = [re.split(r"\s+--hash=", line.strip()) for line in lines]
    return [(Requirement(first), hashes) for first, *hashes in cut]


def _pins(text: str, environment: dict[str, str]) -> dict[str, str]:
    there = [
        each
        for each, _ in _entries(text)
        if each.marker is None or each.marker.evaluate(environment)
    ]
    return {canonicalize_name(each.name): str(each.specifier).removeprefix("==") for each in there}


def test_every_requirement_is_pinned_within_its_bounds_on_every_system(lock):
    for file, lines in lock.wanted().items():
        text = (PROJECT / file).read_text("utf-8")
        for environment in _environments():
            pins = _pins(text, environment)
            for wanted in map(Requirement, lines):
                if wanted.marker is None or wanted.marker.evaluate(environment):
                    pinned = pins[canonicalize_name(wanted.name)]
                    assert wanted.specifier.contains(pinned), (file, environment, wanted, pinned)


def test_a_lock_has_hashes_for_everything_and_no_addresses(lock):
    for file in lock.wanted():
        text = (PROJECT / file).read_text("utf-8")
        entries = _entries(text)
        assert entries
        for pinned, hashes in entries:
            assert re.fullmatch(r"==[\w.]+", str(pinned.specifier)), (file, pinned)
            assert hashes and all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes)
        assert "://" not in text and "index" not in text


def test_the_tools_are_locked_with_the_versions_of_the_program(lock):
    program = (PROJECT / lock.PROGRAM).read_text("utf-8")
    for file in lock.wanted():
        for environment in _environments():
            ours = _pins(program, environment)
            theirs = _pins((PROJECT / file).read_text("utf-8"), environment)
            assert {
                name: ours[name] for name in ours.keys() & theirs.keys()
            }.items() <= theirs.items()


def test_the_makefile_installs_nothing_that_is_not_locked():
    text = (PROJECT / "Makefile").read_text("utf-8")
    installing = [line for line in text.splitlines() if "pip install" in line or "$(PIP)" in line]
    assert installing
    for line in installing:
        is_definition = line.startswith("PIP :=")
        assert is_definition or "--require-hashes" in line or "--no-deps" in line, line
