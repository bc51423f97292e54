"""Folders that are odd: nothing in them is passed over without a word, and no depth is too much."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import word_salad
from tests.cli.conftest import Cli
from tests.conftest import PROJECT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows: other rights and limits")

RIGHTS = "-dac_override,-dac_read_search"
WITHOUT_RIGHTS = ("setpriv", f"--bounding-set={RIGHTS}", f"--inh-caps={RIGHTS}")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    made = tmp_path / "given"
    (made / "Ann").mkdir(parents=True)
    (made / "Ann" / "paper.txt").write_text(word_salad.prose(1, 60))
    yield made
    # Deeper than shutil can take.
    subprocess.run(["sh", "-c", "chmod -R u+rwX $0; rm -rf $0", made], check=True)


def nested(folder: Path, name: str, levels: int) -> None:
    """Folders in each other, and a paper in the last."""
    at = os.open(folder, os.O_RDONLY)
    for _ in range(levels):
        os.mkdir(name, dir_fd=at)
        below = os.open(name, os.O_RDONLY, dir_fd=at)
        os.close(at)
        at = below
    paper = os.open("deep.txt", os.O_WRONLY | os.O_CREAT, dir_fd=at)
    os.write(paper, word_salad.prose(2, 60).encode())
    os.close(paper)
    os.close(at)


def run_bound(*arguments: object) -> subprocess.CompletedProcess[str]:
    """A command without root's way around rights."""
    if os.geteuid() == 0 and not shutil.which("setpriv"):
        pytest.skip("root may read everything")
    drop = WITHOUT_RIGHTS if os.geteuid() == 0 else ()
    command = [*drop, sys.executable, "-m", "plagcheck", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, cwd=PROJECT, timeout=120)


@pytest.mark.parametrize("mode", [0o000, 0o400, 0o300])
@pytest.mark.parametrize("command", ["add", "class"])
def test_what_may_not_be_read_is_named(folder: Path, command: str, mode: int) -> None:
    """A folder closed altogether, one whose files may not be looked at, one not to be listed."""
    closed = folder / "closed"
    closed.mkdir()
    (closed / "hidden.txt").write_text("hidden")
    closed.chmod(mode)
    given = [folder.parent / "a.plagcheck", folder] if command == "add" else [folder]
    ran = run_bound(command, *given)

    named = "hidden.txt" if mode == 0o400 else "closed"
    assert f"{named} cannot be opened: permission is denied." in ran.stdout + ran.stderr
    assert "Traceback" not in ran.stderr
    assert ran.returncode == 1


@pytest.mark.parametrize("command", ["add", "class"])
def test_a_folder_that_may_not_be_read_at_all(folder: Path, command: str) -> None:
    folder.chmod(0)
    library = [folder.parent / "a.plagcheck"] if command == "add" else []
    for path in (folder, folder / "Ann" / "paper.txt"):
        ran = run_bound(command, *library, path)
        assert f"{path.name} cannot be opened: permission is denied." in ran.stderr
        assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("command", ["add", "class"])
def test_a_path_that_is_too_long_is_named(folder: Path, cli: Cli, command: str) -> None:
    nested(folder, "n" * 200, 30)
    ran = cli(command, *([folder.parent / "a.plagcheck"] if command == "add" else []), folder)

    assert "n" * 200 in ran.out + ran.err
    assert "its name is too long" in ran.out + ran.err
    assert ran.code == 1


@pytest.mark.parametrize("command", ["add", "class"])
def test_folders_in_1300_folders(folder: Path, cli: Cli, command: str) -> None:
    nested(folder, "d", 1300)
    library = [folder.parent / "a.plagcheck"] if command == "add" else []
    ran = cli(command, *library, folder, "--json")

    assert "deep.txt" in ran.out
    assert ran.code == 0


def test_a_long_chain_of_links_is_named(folder: Path, cli: Cli) -> None:
    for number in range(2000):
        (folder / f"link{number:04}.txt").symlink_to(f"link{number + 1:04}.txt")
    (folder / "link2000.txt").write_text(word_salad.prose(3, 60))
    ran = cli("add", folder.parent / "a.plagcheck", folder)

    assert "link0000.txt" in ran.err
    assert ran.code == 1
