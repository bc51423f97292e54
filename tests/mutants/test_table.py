"""Every sabotage still finds the line that it changes, and what it makes of it is Python."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import pytest

from tests.conftest import PROJECT
from tests.mutants.__main__ import sabotage
from tests.mutants.table import MUTANTS, Mutant


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_sabotage_can_be_made(mutant: Mutant, tmp_path: Path) -> None:
    place = tmp_path / mutant.module
    place.parent.mkdir()
    shutil.copy(PROJECT / "plagcheck" / mutant.module, place)
    sabotage(mutant, tmp_path)

    ast.parse(place.read_text(encoding="utf-8"))
