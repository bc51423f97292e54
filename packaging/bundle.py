"""What goes into the packaged program and what stays out: read by plagcheck.spec and by its tests.

The window draws with QtWidgets, QtGui and QtSvg; pages of a PDF are pictures from PDFium, so QtPdf
is not shipped. Nothing here speaks to a network, so QtNetwork and Python's ssl are left out too;
and with OpenSSL gone, hashlib has its own SHA-256.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

PROJECT = Path(__file__).parents[1]
PACKAGE = PROJECT / "plagcheck"
ENTRY = PACKAGE / "__main__.py"
SHIMS = PROJECT / "packaging" / "shims"
LICENCES = "plagcheck/gui/assets/THIRD-PARTY.txt"  # where the About box looks for it
LANGUAGES = sorted(path.stem[-2:] for path in PROJECT.glob("resources/translations/*_??.ts"))

# Loaded by name at run time, where no import statement tells of them.
LOADED_BY_NAME = ("charset_normalizer.md", "lxml._elementpath", "pypdfium2_raw")

EXCLUDED_MODULES = (
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtPdf", "PySide6.QtSql"),
    *("PySide6.QtTest", "PySide6.QtDesigner", "PySide6.QtHelp", "PySide6.QtUiTools"),
    *("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtDBus", "PySide6.QtConcurrent"),
    *("PySide6.QtXml", "PySide6.scripts", "PySide6.support.deprecated"),
    *("lxml.objectify", "lxml.html", "lxml.isoschematron", "asyncio", "_asyncio", "_hashlib"),
    *("numpy.random", "numpy.fft", "numpy.polynomial", "numpy.f2py", "numpy.distutils", "scipy"),
    *("matplotlib", "PIL", "pandas", "openpyxl"),
    *("tkinter", "turtle", "idlelib", "lib2to3", "distutils", "setuptools", "pip", "ensurepip"),
    *("pytest", "hypothesis", "mypy", "ruff", "IPython", "curses", "readline", "pydoc_data"),
    *("ssl", "_ssl", "ftplib", "smtplib", "imaplib", "poplib", "xmlrpc", "http.server"),
)

# Parts of Qt's own libraries that the program, or a plugin below, is linked with.
QT_LIBRARIES = frozenset(
    {"Core", "Gui", "Widgets", "Svg", "DBus", "OpenGL", "XcbQpa"}
    | {"WaylandClient", "WaylandEglClientHwIntegration", "WlShellIntegration"}
)
# Every desktop has it, in step with its daemon; a copy would bring systemd's libraries along.
OF_THE_SYSTEM = ("libdbus-1.so",)
# Folder of plugins -> the ones to keep, by how their names begin without "lib".
QT_PLUGINS = {
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "platformthemes": ("qxdgdesktopportal",),
    "platforminputcontexts": ("compose", "ibus"),
    "xcbglintegrations": ("qxcb-glx", "qxcb-egl"),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("bradient", "adwaita"),
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl",),
    "imageformats": ("qico", "qicns", "qsvg"),  # no picture of a stranger is ever decoded by Qt
    "iconengines": ("qsvgicon",),
    "styles": ("qmodernwindows", "qmac"),
}

Entry = tuple[str, str, str]  # where in the bundle, file, kind: a row of PyInstaller's lists


def hidden_imports() -> list[str]:
    """Every module of the program, as many are imported when they are first needed."""
    modules = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PROJECT).with_suffix("").parts
        modules.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return [*(name for name in modules if name != "plagcheck.__main__"), *LOADED_BY_NAME]


def package_data() -> list[Path]:
    """Files of the package that are not modules."""
    return sorted(
        path
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc") and path.name != "py.typed"
    )


def data_files() -> list[tuple[str, str]]:
    """Files and the folders of the bundle they go to."""
    inside = [(str(path), str(path.parent.relative_to(PROJECT))) for path in package_data()]
    return [*inside, (str(PROJECT / "LICENSE"), ".")]


def is_wanted(place: str) -> bool:
    """Whether a file that PyInstaller found belongs into the bundle, by its place there."""
    path = place.replace("\\", "/")
    if path.startswith(("docx/templates/", *OF_THE_SYSTEM)) or path.endswith(".dist-info/RECORD"):
        return False
    if "PySide6" not in path and "Qt6" not in path:
        return True
    if plugin := re.search(r"/plugins/([^/]+)/(?:lib)?([^/]+)$", path):
        return plugin[2].startswith(QT_PLUGINS.get(plugin[1], ("nothing",)))
    if "/translations/" in path:
        return re.search(rf"/qtbase_({'|'.join(LANGUAGES)})\.qm$", path) is not None
    if "/qml/" in path:
        return False
    if library := re.search(r"(?:libQt6|Qt6|Qt/lib/Qt)([A-Z]\w*?)(?:\.framework|\.dll|\.so)", path):
        return library[1] in QT_LIBRARIES
    return not path.endswith(("opengl32sw.dll", "d3dcompiler_47.dll"))


def slim(entries: Iterable[Entry]) -> list[Entry]:
    """Only what is wanted; on Linux also without libraries that nothing is linked with any more."""
    wanted = [entry for entry in entries if is_wanted(entry[0])]
    if not sys.platform.startswith("linux"):
        return wanted
    return linked(wanted, needed)


def needed(file: str) -> set[str]:
    """Names of the libraries that a program or library is itself linked with, on Linux."""
    listing = subprocess.run(["readelf", "-dW", file], capture_output=True, text=True).stdout
    return set(re.findall(r"\(NEEDED\).*\[(.+)\]", listing))


def linked(entries: list[Entry], imports: Callable[[str], set[str]]) -> list[Entry]:
    """Programs, extensions and plugins with the libraries they need, directly or through others."""
    by_name = {Path(place).name: file for place, file, kind in entries if kind != "SYMLINK"}
    libraries = {Path(entry[0]).name for entry in entries if _is_shared_library(entry)}
    reached: set[str] = set()
    left = [name for name in by_name if name not in libraries]
    while left:
        for name in imports(by_name[left.pop()]) & by_name.keys() - reached:
            reached.add(name)
            left.append(name)
    return [entry for entry in entries if Path(entry[0]).name in reached or not _is_library(entry)]


def _is_shared_library(entry: Entry) -> bool:
    return _is_library(entry) and entry[2] != "SYMLINK"


def _is_library(entry: Entry) -> bool:
    """Whether others are linked with it. PDFium and Python are loaded by name instead."""
    place, name = entry[0], Path(entry[0]).name
    if entry[2] == "DATA" or "/plugins/" in place or name.startswith(("libpdfium", "libpython")):
        return False
    return name.startswith("lib") and ".so" in name and not name.endswith(".abi3.so")
