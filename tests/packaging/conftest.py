"""The scripts in packaging/ are no package: they are imported as they import each other."""

from __future__ import annotations

import importlib
import importlib.util
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


@pytest.fixture
def third_party(script: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The licences; that of the bootloader is there only for who builds packages."""
    module = script("third_party")
    if importlib.util.find_spec("PyInstaller") is None:
        monkeypatch.setattr(module, "_bootloader", lambda: ("The bootloader", "GPL"))
    return module
