"""Files for the desktops of three systems agree with each other and with their tools."""

from __future__ import annotations

import configparser
import plistlib
import re
import shutil
import subprocess
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage, QImageReader

from plagcheck.extract.formats import FILE_TYPES
from plagcheck.gui.shell.language import LANGUAGES
from plagcheck.report.languages.wording import LANGUAGES as REPORT_LANGUAGES
from tests.conftest import PROJECT
from tests.packaging.conftest import PACKAGING

LINUX = PACKAGING / "linux"


def need(tool: str) -> str:
    return shutil.which(tool) or pytest.skip(f"{tool} is not installed")


def test_every_system_opens_the_same_kinds_of_files(script):
    entry = configparser.ConfigParser(interpolation=None)
    entry.read_string(script("linux_package").desktop_entry())
    types = entry["Desktop Entry"]["MimeType"].strip(";").split(";")
    setup = (PACKAGING / "windows" / "plagcheck.iss").read_text("utf-8")
    opened_on_macos = script("formats").mac_info()["CFBundleDocumentTypes"]
    endings = [each.ending for each in FILE_TYPES]

    assert types == [each.media_type for each in FILE_TYPES]
    assert re.findall(r'ValueName: "\.(\w+)"', setup) == endings
    assert [ending for each in opened_on_macos for ending in each["CFBundleTypeExtensions"]] == (
        endings
    )
    assert entry["Desktop Entry"]["Exec"] == "plagcheck open %F"
    assert 'plagcheck-window.exe"" open ""%1""' in setup


def test_bundled_samples_cover_every_kind():
    from plagcheck.selftest.expected import SOURCES

    endings = {name.rsplit(".", 1)[1] for name in SOURCES}
    assert endings == {each.ending for each in FILE_TYPES}
    assert any(".zip/" in name for name in SOURCES)


def test_every_place_speaks_the_same_languages(script):
    """A language that was added here and forgotten there."""
    compiled = PROJECT / "plagcheck" / "gui" / "assets" / "translations"
    entry = (LINUX / "plagcheck.desktop").read_text("utf-8")
    metadata = (LINUX / "org.plagcheck.plagcheck.metainfo.xml").read_text("utf-8")
    setup = (PACKAGING / "windows" / "plagcheck.iss").read_text("utf-8")
    spoken = set(LANGUAGES)

    assert set(REPORT_LANGUAGES) == spoken
    assert set(script("bundle").LANGUAGES) == spoken
    assert {path.stem.removeprefix("plagcheck_") for path in compiled.glob("*.qm")} == spoken
    assert set(re.findall(r"^GenericName\[(\w+)\]", entry, re.MULTILINE)) == spoken - {"en"}
    assert set(re.findall(r"^Comment\[(\w+)\]", entry, re.MULTILINE)) == spoken - {"en"}
    assert set(re.findall(r'<summary xml:lang="(\w+)"', metadata)) == spoken - {"en"}
    assert len(re.findall(r'^Name: .*MessagesFile: "compiler:', setup, re.MULTILINE)) == len(spoken)


def test_the_desktop_entry_is_valid(script, tmp_path):
    tool = need("desktop-file-validate")
    path = tmp_path / "plagcheck.desktop"
    path.write_text(script("linux_package").desktop_entry(), "utf-8")

    done = subprocess.run([tool, path], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_metadata_is_valid(tmp_path, script):
    name = "org.plagcheck.plagcheck.metainfo.xml"
    text = (LINUX / name).read_text("utf-8").replace("@VERSION@", "1.0")
    path = tmp_path / name
    path.write_text(text.replace("@DATE@", "2026-01-01"), "utf-8")
    assert ElementTree.parse(path).findtext("launchable") == "plagcheck.desktop"

    tool = need("appstreamcli")
    done = subprocess.run([tool, "validate", "--no-net", path], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_man_page_has_no_errors():
    tool = need("man")
    done = subprocess.run(
        [tool, "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", LINUX / "plagcheck.1"],
        capture_output=True,
        text=True,
        env={"LC_ALL": "C.UTF-8", "MANROFFSEQ": "", "MANWIDTH": "80", "PATH": "/usr/bin:/bin"},
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_man_page_names_every_command():
    from plagcheck.cli.arguments import parser

    page = (LINUX / "plagcheck.1").read_text("utf-8")
    commands = parser()._subparsers._group_actions[0].choices

    missing = [name for name in commands if not re.search(rf"^\.BI? {name}\b", page, re.MULTILINE)]
    assert missing == []


def test_the_entitlements_can_be_read():
    rights = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())

    assert all(name.startswith("com.apple.security.cs.") for name in rights)
    assert not any("network" in name for name in rights)


def test_the_script_for_disk_images_is_clean():
    path = PACKAGING / "macos" / "make_dmg.sh"
    subprocess.run(["sh", "-n", path], check=True)

    tool = need("shellcheck")
    assert subprocess.run([tool, path]).returncode == 0


def test_the_setup_script_has_every_section_once():
    setup = (PACKAGING / "windows" / "plagcheck.iss").read_text("utf-8")
    sections = re.findall(r"^\[(\w+)\]$", setup, re.MULTILINE)

    assert len(sections) == len(set(sections))
    assert {"Setup", "Files", "Icons", "Registry", "Run"} <= set(sections)
    for line in setup.splitlines():
        assert line.count('"') % 2 == 0, line


def test_icons_of_every_size(script, tmp_path, qapp):
    script("icons").build(tmp_path)

    for size in script("icons").SIZES:
        picture = QImage(str(tmp_path / f"plagcheck-{size}.png"))
        assert (picture.width(), picture.height()) == (size, size)
        assert picture.pixelColor(size // 2, size // 2).alpha() == 255
        assert picture.pixelColor(0, 0).alpha() == 0
    reader = QImageReader(str(tmp_path / "plagcheck.ico"))
    assert reader.imageCount() == len(script("icons").ICO_SIZES)
    reader = QImageReader(str(tmp_path / "plagcheck.icns"))
    assert reader.imageCount() == len(script("icons").ICNS_TYPES)
