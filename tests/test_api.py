"""The names that other programs import: there, light, typed."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import plagcheck
from tests.conftest import PROJECT, RunPython

NAMES = [name for name in plagcheck.__all__ if name != "__version__"]
PROMISED = {
    *("MinHash", "LSHIndex", "word_shingles", "character_shingles", "jaccard", "containment"),
    *("lsh_probability", "lsh_threshold", "choose_bands", "PlagcheckError"),
    *("Library", "check_document", "compare_texts", "similar_documents", "explain"),
}


def test_all_that_is_promised_can_be_imported() -> None:
    assert set(NAMES) >= PROMISED
    for name in plagcheck.__all__:
        assert getattr(plagcheck, name) is not None


def test_names_are_listed_before_they_are_loaded(run_python: RunPython) -> None:
    program = (
        "import plagcheck, sys; assert set(plagcheck.__all__) <= set(dir(plagcheck)); "
        "assert not {'numpy', 'sqlite3', 'importlib.metadata'} & sys.modules.keys(); "
        "plagcheck.PlagcheckError; assert 'numpy' not in sys.modules; "
        "from plagcheck import *; MinHash, LSHIndex, Library; "
        "assert not [name for name in sys.modules if name.startswith(('PySide6', 'plagcheck.gui'))]"
    )
    done = run_python("-c", program)

    assert (done.returncode, done.stderr) == (0, b"")


def test_other_names_are_none() -> None:
    with pytest.raises(AttributeError, match="module 'plagcheck' has no attribute 'MinHashes'"):
        plagcheck.MinHashes  # noqa: B018


def test_types_are_told_of_every_name_where_it_comes_from() -> None:
    """What a type checker reads is what is loaded."""
    tree = ast.parse((PROJECT / "plagcheck" / "__init__.py").read_text("utf-8"))
    told = {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module != "importlib"
        for alias in node.names
    }

    assert told == plagcheck._HOMES
    assert sorted(told) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_explained(name: str) -> None:
    found = getattr(plagcheck, name)
    methods = [each for key, each in vars(found).items() if not key.startswith("_")]

    assert found.__doc__ or found.title  # an error has its sentence
    if found.__module__.startswith("plagcheck.lsh"):
        assert all(each.__doc__ for each in methods if callable(each) or hasattr(each, "fget"))


@pytest.mark.slow
def test_a_program_that_uses_it_is_checked(tmp_path: Path, run_python: RunPython) -> None:
    """mypy sees through the late loading: right types pass, wrong ones do not."""
    program = """
from plagcheck import LSHIndex, MinHash, jaccard, word_shingles
index = LSHIndex(threshold=0.5)
index.insert("a", MinHash("some text"))
near: float = index.top(MinHash({"a", b"b"}), 3)[0].jaccard
score: float = jaccard(word_shingles("a b"), {"c"})
"""
    (tmp_path / "right.py").write_text(program)
    (tmp_path / "wrong.py").write_text(program + "wrong: str = MinHash('text').error\n")
    mypy = ("-m", "mypy", "--strict", "--cache-dir", str(PROJECT / ".mypy_cache"))
    environment = {"MYPYPATH": str(PROJECT)}

    right = run_python(*mypy, "right.py", env=environment)
    wrong = run_python(*mypy, "wrong.py", env=environment)

    assert right.returncode == 0, right.stdout
    assert b'variable has type "str"' in wrong.stdout
