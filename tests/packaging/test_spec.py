"""The spec is read as PyInstaller would read it on each system; what it names is there."""

from __future__ import annotations

import ast
import importlib.util
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.conftest import PROJECT
from tests.packaging.conftest import PACKAGING
from tests.test_layers import MODULES, imports_of

SPEC = PACKAGING / "plagcheck.spec"
QT_LIB = "PySide6/Qt/lib"
PLUGINS = "PySide6/Qt/plugins"


class Building:
    """Takes the place of PyInstaller: notes what the spec asks for."""

    def __init__(self) -> None:
        self.calls: dict[str, list[tuple[tuple, dict]]] = {}

    def names(self) -> dict[str, object]:
        made = {name: self._maker(name) for name in ("EXE", "COLLECT", "BUNDLE", "PYZ", "Analysis")}
        return {**made, "SPECPATH": str(PACKAGING)}

    def _maker(self, name):
        def make(*values, **options):
            self.calls.setdefault(name, []).append((values, options))
            empty = {"binaries": [], "datas": [], "pure": [], "scripts": []}
            return SimpleNamespace(name=name, **empty)

        return make

    def options(self, name: str) -> list[dict]:
        return [options for _, options in self.calls.get(name, [])]


@pytest.fixture
def build(third_party, monkeypatch, tmp_path):
    """Run the spec as if on a system; what it writes goes to a temporary folder."""

    def run(platform: str) -> Building:
        monkeypatch.setattr(sys, "platform", platform)
        source = SPEC.read_text("utf-8").replace(
            'bundle.PROJECT / "build" / "generated"', f"Path({str(tmp_path)!r})"
        )
        building = Building()
        exec(compile(source, str(SPEC), "exec"), building.names())
        return building

    return run


@pytest.mark.parametrize(
    ("platform", "programs", "icon"),
    [
        ("linux", ["plagcheck"], None),
        ("win32", ["plagcheck", "plagcheck-window"], "plagcheck.ico"),
        ("darwin", ["plagcheck", "plagcheck-window"], "plagcheck.icns"),
    ],
)
def test_the_spec_on_each_system(build, platform, programs, icon):
    building = build(platform)

    made = building.options("EXE")
    assert [each["name"] for each in made] == programs
    assert [each["console"] for each in made] == [True, False][: len(programs)]
    assert {each["icon"] and Path(each["icon"]).name for each in made} == {icon}
    assert len(building.options("COLLECT")) == 1
    assert len(building.options("BUNDLE")) == (platform == "darwin")
    assert bool(made[0]["version"]) == (platform == "win32")


def test_the_app_of_macos_starts_the_program_without_a_terminal(build):
    (app,) = build("darwin").options("BUNDLE")

    assert app["info_plist"]["CFBundleExecutable"] == "plagcheck-window"
    assert {"pdf"} in [
        set(each["CFBundleTypeExtensions"]) for each in app["info_plist"]["CFBundleDocumentTypes"]
    ]


def test_the_version_resource_has_the_version(build, tmp_path):
    from plagcheck import __version__

    build("win32")

    written = tmp_path.joinpath("version.txt").read_text("utf-8")
    ast.parse(written)
    assert f'"ProductVersion", "{__version__}"' in written


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("2.10.3rc1", (2, 10, 3, 0)), ("3.1", (3, 1, 0, 0))],
)
def test_versions_as_windows_counts_them(script, version, numbers):
    found = script("windows.version_resource").numbers(version)

    assert found == numbers


def test_hidden_imports_exist(script):
    names = script("bundle").hidden_imports()

    assert "plagcheck.gui.jobs.check_jobs" in names
    assert [name for name in names if importlib.util.find_spec(name) is None] == []


def test_data_files_exist_and_are_in_the_wheel_too(script):
    bundle = script("bundle")
    patterns = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    patterns = patterns["tool"]["setuptools"]["package-data"]["plagcheck"]

    assert all(Path(file).is_file() for file, _ in bundle.data_files())
    in_wheel = {path for each in patterns for path in bundle.PACKAGE.glob(each) if path.is_file()}
    assert set(bundle.package_data()) <= in_wheel


def test_nothing_the_program_imports_is_left_out(script):
    excluded = script("bundle").EXCLUDED_MODULES
    imported = {name for path in MODULES for name in imports_of(path)}

    wrong = {n for n in imported for e in excluded if n == e or n.startswith(f"{e}.")}
    assert wrong == set()
    modules = {name.split(".")[1] for name in imported if name.startswith("PySide6.Qt")}
    assert modules <= {f"Qt{name}" for name in script("bundle").QT_LIBRARIES}


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        (f"{QT_LIB}/libQt6Core.so.6", True),
        (f"{QT_LIB}/libQt6Svg.so.6", True),
        (f"{QT_LIB}/libQt6Network.so.6", False),
        (f"{QT_LIB}/libQt6Pdf.so.6", False),
        (f"{QT_LIB}/QtQuick.framework/Versions/A/QtQuick", False),
        (f"{QT_LIB}/QtGui.framework/Versions/A/QtGui", True),
        ("PySide6\\Qt6Widgets.dll", True),
        ("PySide6\\Qt6Qml.dll", False),
        ("PySide6\\opengl32sw.dll", False),
        (f"{PLUGINS}/platforms/libqxcb.so", True),
        (f"{PLUGINS}/platforms/libqoffscreen.so", True),
        (f"{PLUGINS}/platforms/libqeglfs.so", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        (f"{PLUGINS}/imageformats/libqsvg.so", True),
        (f"{PLUGINS}/imageformats/libqpdf.so", False),
        (f"{PLUGINS}/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("PySide6/Qt/translations/assistant_de.qm", False),
        ("numpy/_core/_multiarray_umath.so", True),
        ("docx/templates/default.docx", False),
        ("libdbus-1.so.3", False),
    ],
)
def test_what_is_wanted(script, place, wanted):
    assert script("bundle").is_wanted(place) == wanted


def test_libraries_that_nothing_is_linked_with_stay_out(script):
    needs = {"ext.so": {"liba.so.1"}, "liba.so.1": {"libb.so.2"}, "libgone.so": {"libc.so.6"}}
    entries = [
        ("pkg/ext.so", "ext.so", "EXTENSION"),
        ("liba.so.1", "liba.so.1", "BINARY"),
        ("libb.so.2", "libb.so.2", "BINARY"),
        ("libgone.so", "libgone.so", "BINARY"),
        ("pypdfium2_raw/libpdfium.so", "libpdfium.so", "BINARY"),
    ]

    kept = script("bundle").linked(entries, lambda file: needs.get(file, set()))

    assert [place for place, _, _ in kept] == [
        "pkg/ext.so",
        "liba.so.1",
        "libb.so.2",
        "pypdfium2_raw/libpdfium.so",
    ]
