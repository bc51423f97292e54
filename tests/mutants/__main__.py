"""Do the quick tests notice when a line of the engine is wrong?

    python -m tests.mutants             every sabotage: some minutes
    python -m tests.mutants NAME …      some of them

Each is made in a copy of the program, and the quick tests that are named for it are run there. One
that they do not notice is a hole in the tests. Exit status: 0 all were noticed, 1 some were not.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.conftest import PROJECT
from tests.mutants.table import MUTANTS, Mutant

NOTICED: Final = 1  # pytest's exit status: tests ran, and some failed


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[*map(_name, MUTANTS), []])
    asked = parser.parse_args().names or [*map(_name, MUTANTS)]
    missed = [mutant.name for mutant in MUTANTS if mutant.name in asked and not _noticed(mutant)]
    print(f"{len(asked)} tried, {len(missed)} not noticed {' '.join(missed)}".rstrip())
    return bool(missed)


def _name(mutant: Mutant) -> str:
    return mutant.name


def _noticed(mutant: Mutant) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in ("plagcheck", "tests", "resources"):
            shutil.copytree(PROJECT / part, copy / part, ignore=shutil.ignore_patterns("*.pyc"))
        shutil.copy(PROJECT / "pyproject.toml", copy)
        sabotage(mutant, copy / "plagcheck")
        status, last = _quick_tests(mutant, copy)
    print(f"{mutant.name:20} {'noticed' if status == NOTICED else 'NOT NOTICED'}  {last}")
    return status == NOTICED


def sabotage(mutant: Mutant, package: Path) -> None:
    place = package / mutant.module
    source = place.read_text(encoding="utf-8")
    if source.count(mutant.old) != 1:
        raise ValueError(f"{mutant.name}: its line is not, or not once, in {mutant.module}")
    place.write_text(source.replace(mutant.old, mutant.new), encoding="utf-8")


def _quick_tests(mutant: Mutant, copy: Path) -> tuple[int, str]:
    """Status of the tests, and the last line they print: what failed first."""
    folders = [f"tests/{folder}" for folder in mutant.tests]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "--tb=no", "-rf",
         "--hypothesis-profile=quick", "-m", "not slow", "-p", "no:cacheprovider", *folders],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
    )  # fmt: skip
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return done.returncode, (failed or [done.stdout.strip().rpartition("\n")[2]])[0]


if __name__ == "__main__":
    sys.exit(main())
