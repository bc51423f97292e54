"""The scripts in packaging/ are no package: they are imported as they import each other."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from types import ModuleType

import pytest

from tests.conftest import PROJECT

PACKAGING = PROJECT / "packaging"


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """A module of packaging/ by its name."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module
