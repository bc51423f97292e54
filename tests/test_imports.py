"""What benches and scripts take from the program is there: nothing else runs them in the suite."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPTS = sorted(
    path
    for folder in ("tests", "packaging", "resources")
    for path in (ROOT / folder).rglob("*.py")
    if not path.name.startswith(("test_", "conftest"))
)


def taken(path: Path) -> Iterator[tuple[str, str]]:
    """Modules of the program and its tests, and the names that are imported from them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and not node.level:
            module = node.module or ""
            if module.split(".")[0] in ("plagcheck", "tests") and not module.endswith("__main__"):
                yield from ((module, each.name) for each in node.names)


def is_there(module: str, name: str) -> bool:
    return hasattr(import_module(module), name) or find_spec(f"{module}.{name}") is not None


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_all_that_a_script_imports_exists(script: Path) -> None:
    missing = [f"{module}.{name}" for module, name in taken(script) if not is_there(module, name)]
    assert missing == []
