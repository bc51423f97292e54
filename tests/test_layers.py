"""The layer rule, and the promise that nothing leaves the machine."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import PROJECT, RunPython

PACKAGE = PROJECT / "plagcheck"

# What each part may import from the project. Everything may import itself.
ALLOWED: dict[str, set[str]] = {
    "private": {"windows_access"},
    "windows_access": set(),
    "running": set(),
    "unfinished": {"private", "running"},
    "found_files": set(),
    "open_files": set(),
    "model": set(),
    "textbook": set(),
    "index": {"model"},
    "align": {"index", "model"},
    "extract": {"index", "model", "running", "open_files"},
    "library": {"index", "model", "private", "unfinished", "open_files"},
    "lsh": {"library", "index", "model", "private", "textbook"},
    "similar": {"library", "index", "model", "textbook"},
    "check": {"library", "align", "index", "model", "textbook"},
    "leaveout": {"check", "align", "index", "model"},
    "classroom": {"leaveout", "check", "align", "index", "model"},
    "report": {
        "classroom",
        "leaveout",
        "check",
        "similar",
        "library",
        "align",
        "index",
        "model",
        "textbook",
        "private",
        "unfinished",
    },
    "samples": set(),
    "display": set(),
}
ALLOWED["history"] = {*ALLOWED["report"], "report", "open_files"}
ALLOWED["jobs"] = {*ALLOWED["history"], "history", "extract", "samples", "found_files"}
ALLOWED["paths"] = ALLOWED["settings"] = {*ALLOWED["jobs"], "jobs", "paths", "settings"}
ALLOWED["printing"] = {*ALLOWED["paths"]}
ALLOWED["selftest"] = ALLOWED["cli"] = ALLOWED["gui"] = {
    *ALLOWED["paths"],
    "printing",
    "display",
}
ALLOWED["start"] = ALLOWED["__main__"] = {
    *ALLOWED["cli"],
    "cli",
    "gui",
    "selftest",
    "start",
}
ALLOWED["__init__"] = {"model", "textbook", "align", "library", "lsh", "similar", "check"}

# Who may import what from outside.
ONLY = {
    "PySide6": {"gui", "printing"},
    "shiboken6": {"gui"},
    "sqlite3": {"library", "history", "lsh"},
    "xlsxwriter": {"report"},
    "charset_normalizer": {"extract"},
    "pdfminer": {"extract"},
    "docx": {"extract"},
    "lxml": {"extract"},
    "psutil": {"extract", "running"},
    "pypdfium2": {"extract"},
    "msgspec": {"model"},
}
# Nothing here may reach for the network.
NEVER = {"socket", "ssl", "http", "ftplib", "smtplib", "requests", "urllib.request", "urllib3"}
CORE_MAY = {"numpy", "plagcheck"}

MODULES = sorted(PACKAGE.rglob("*.py"))


def part_of(path: Path) -> str:
    """The part of the program a module belongs to: its top folder, or its own name."""
    first, *rest = path.relative_to(PACKAGE).parts
    return first if rest else path.stem


@cache
def imports_of(path: Path) -> frozenset[str]:
    return frozenset(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    package = ".".join(path.relative_to(PROJECT).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base]).rstrip(".")
            yield from (f"{base}.{alias.name}" for alias in node.names)


def is_below(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def test_every_part_has_its_place_in_the_layers() -> None:
    assert {part_of(path) for path in MODULES} == ALLOWED.keys()
    assert len(MODULES) > 30


def test_imports_go_down_only() -> None:
    wrong = {}
    for path in MODULES:
        part = part_of(path)
        inside = {name.split(".")[1] for name in imports_of(path) if name.startswith("plagcheck.")}
        # What else the bare package has is brought in from all over the engine.
        parts = inside - {part, "__version__"}
        if parts - ALLOWED[part]:
            wrong[path] = parts - ALLOWED[part]
    assert wrong == {}


def test_outside_packages_stay_where_they_belong() -> None:
    wrong = [
        (path, name)
        for path in MODULES
        for name in imports_of(path)
        for package in (*ONLY, *NEVER)
        if part_of(path) not in ONLY.get(package, ()) and is_below(name, package)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if part_of(path) in ("index", "align", "classroom", "leaveout")],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_the_core_knows_numpy_and_the_standard_library_only(path: Path) -> None:
    outside = {name.split(".")[0] for name in imports_of(path)}

    assert outside - CORE_MAY <= sys.stdlib_module_names
    assert not outside & {"os", "time", "datetime", "random", "sqlite3", "subprocess"}


def test_the_textbook_needs_the_standard_library_only() -> None:
    modules = [path for path in MODULES if part_of(path) == "textbook"]
    outside = {name.split(".")[0] for path in modules for name in imports_of(path)}

    assert outside - {"plagcheck"} <= sys.stdlib_module_names
    assert not outside & {"os", "time", "random", "sqlite3", "subprocess"}


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if part_of(path) == "model"],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_the_model_is_plain(path: Path) -> None:
    """No arrays, window, database or files: anything may import it, the first picture as well."""
    outside = {name.split(".")[0] for name in imports_of(path)} - {"plagcheck"}
    if path.stem == "values":  # the one place where the model is packed
        outside -= {"msgspec"}

    assert outside <= sys.stdlib_module_names
    assert not outside & {"os", "shutil", "tempfile", "sqlite3", "subprocess", "random"}
    assert file_access(path.read_text(encoding="utf-8")) == []


# Names of paths are plain; whatever else of these modules is used reaches for the disk.
PLAIN_PATHS = {"PurePath", "PurePosixPath", "PureWindowsPath"}
FILE_MODULES = {"pathlib", "io", "_io", "codecs", "fileinput", "glob", "mmap", "linecache"}


def file_access(source: str) -> list[str]:
    """What of a module may read or write files: imports, and the builtin `open` by any name."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = {alias.name.split(".")[0] for alias in node.names}
            found += sorted(names & (FILE_MODULES | {"builtins", "importlib"}))
        elif isinstance(node, ast.ImportFrom):
            of, names = (node.module or "").split(".")[0], {alias.name for alias in node.names}
            if of in FILE_MODULES | {"builtins", "importlib"} and not names <= PLAIN_PATHS:
                found += sorted(f"{of}.{name}" for name in names - PLAIN_PATHS)
        elif isinstance(node, ast.Name) and node.id in ("open", "__import__", "__builtins__"):
            found.append(node.id)
    return found


@pytest.mark.parametrize(
    "source",
    [
        "open('x')",
        "read = open",
        "import pathlib",
        "import pathlib as paths",
        "from pathlib import Path",
        "from pathlib import PurePath, Path as Place\nPlace('x').exists()",
        "def late():\n    from io import open as read",
        "import io",
        "import builtins",
        "__import__('os')",
    ],
)
def test_file_access_is_noticed(source: str) -> None:
    assert file_access(source)


def test_names_of_files_are_no_access() -> None:
    assert file_access("from pathlib import PurePath\nPurePath('a/b').name\nbook.open()") == []


def test_the_engine_runs_without_qt(run_python: RunPython) -> None:
    program = (
        "import plagcheck.jobs.add, plagcheck.jobs.check, plagcheck.cli.main, sys; "
        "assert not {'PySide6', 'shiboken6'} & sys.modules.keys()"
    )
    done = run_python("-c", program)

    assert (done.returncode, done.stderr) == (0, b"")


def test_importing_the_package_is_cheap(run_python: RunPython) -> None:
    done = run_python("-c", "import plagcheck, sys; assert 'numpy' not in sys.modules")

    assert (done.returncode, done.stderr) == (0, b"")


def test_nothing_opens_a_socket(run_python: RunPython) -> None:
    program = """
import sys
import socket
def no_network(event, arguments):
    # Worker processes are spoken to through pipes, which are local sockets on some systems.
    if event == "socket.__new__" and arguments[1] == getattr(socket, "AF_UNIX", None):
        return
    if event.startswith("socket."):
        raise AssertionError(event)
sys.addaudithook(no_network)
try:
    socket.socket()
except AssertionError:
    pass
else:
    sys.exit("the guard does not work")
from plagcheck.cli.main import main
from pathlib import Path
Path("source.txt").write_text("one two three four five six seven eight nine ten eleven twelve")
Path("legacy.txt").write_bytes("un été à la plage, près du café des élèves".encode("cp1252"))
library = "a.plagcheck"
for command in (["add", library, "source.txt", "legacy.txt"], ["check", library, "source.txt"],
                ["compare", "source.txt", "legacy.txt"], ["library", "verify", library],
                ["library", "rebuild", library], ["sample"]):
    assert main(command) == 0, command
"""
    done = run_python("-c", program)

    assert done.stderr == b""
    assert done.returncode == 0
