"""Shared by all tests: deterministic properties, a library on disk, the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from plagcheck import Library

PROJECT = Path(__file__).parents[1]

settings.register_profile(
    "plagcheck",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
settings.register_profile("quick", settings.get_profile("plagcheck"), max_examples=10)
settings.load_profile("plagcheck")  # make quick asks for the other one


def examples(number: int) -> settings:
    """How often a property is tried, instead of 100 times; make quick tries a tenth."""
    return settings(max_examples=max(1, number * settings.default.max_examples // 100))


# Whole walks through the window, a process for every line of a long table, the whole program tried
# as a stranger would.
SLOW = tuple(
    PROJECT / "tests" / place
    for place in (
        "gui/classroom",
        "gui/reporting",
        "classroom/test_command.py",
        "gui/test_deciding.py",
        "gui/test_doubles.py",
        "gui/test_drafts.py",
        "gui/test_full_disk.py",
        "gui/test_holds.py",
        "gui/test_settings.py",
        "gui/test_two_files.py",
        "gui/test_draft_question.py",
        "gui/test_library.py",
        "gui/test_small_window.py",
        "gui/history",
        "gui/test_outputs.py",
        "gui/test_plain_text.py",
        "gui/test_sentences.py",
        "gui/test_window_title.py",
        "gui/leaveout/test_undoing.py",
        "gui/leaveout/test_leaving_out.py",
        "gui/test_importing.py",
        "gui/test_near.py",
        "gui/test_similar.py",
        "gui/test_versions.py",
        "gui/test_sharing.py",
        "gui/test_undoing.py",
        "gui/test_unfinished_looks.py",
        "cli/test_input.py",
        "cli/test_flags.py",
        "cli/test_archives.py",
        "cli/test_same_number.py",
        "cli/test_strange_values.py",
        "cli/test_odd_arguments.py",
        "cli/test_folders.py",
        "cli/test_history.py",
        "cli/test_killed_outputs.py",
        "cli/test_unfinished_removals.py",
        "history/test_erasing.py",
        "extract/test_bundle.py",
        "extract/test_wire.py",
        "cli/test_older_copies.py",
        "cli/test_missing_libraries.py",
        "cli/test_surroundings.py",
        "cli/test_terminal.py",
        "cli/test_sharing.py",
        "extract/test_scratch.py",
        "extract/test_pool.py",
        "library/test_opening.py",
        "library/test_removing.py",
        "library/test_rebuilding.py",
        "packaging/test_self_test.py",
        "test_private.py",
    )
)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """All tests wait for processes a third of the time, so that one more than cores goes quicker;
    the quick ones, for which `-n logical` asks, do not.
    """
    return (os.cpu_count() or 1) + 1 if config.option.numprocesses == "auto" else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(place) for place in SLOW):
            item.add_marker(pytest.mark.slow)


RunPython = Callable[..., "subprocess.CompletedProcess[bytes]"]


@pytest.fixture
def library_path(tmp_path: Path) -> Path:
    return tmp_path / "course.plagcheck"


@pytest.fixture
def library(library_path: Path) -> Iterator[Library]:
    with Library.open(library_path, create=True) as opened:
        yield opened


@pytest.fixture
def run_python(tmp_path: Path) -> RunPython:
    """Run Python in a process of its own, the project importable, the temporary folder current."""

    def run(
        *arguments: str | Path | bytes, env: Mapping[str, str] | None = None, timeout: float = 120
    ) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [sys.executable, *arguments],
            capture_output=True,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(PROJECT), **(env or {})},
            timeout=timeout,
            stdin=subprocess.DEVNULL,
        )

    return run


@pytest.fixture
def plagcheck(run_python: RunPython) -> RunPython:
    """The command line, as a user starts it."""

    def run(*arguments: str | Path | bytes, **how: object) -> subprocess.CompletedProcess[bytes]:
        return run_python("-m", "plagcheck", *arguments, **how)

    return run
