"""The .deb of a small program: its files, its owner, what it depends on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, ("dpkg-deb", "readelf"))), reason="needs Debian's tools"
)


@pytest.fixture
def deb(script, tmp_path, qapp) -> Path:
    """A package of one program, which happens to be Python."""
    script("icons").build(tmp_path / "generated")
    licences = tmp_path / "generated" / "THIRD-PARTY.txt"
    rule = script("third_party").RULE
    licences.write_text(f"These parts:\n  Some part\n\n{rule}\nSome part\n{rule}\nlong text\n")
    folder = tmp_path / "plagcheck"
    folder.mkdir()
    shutil.copy("/bin/true", folder / "plagcheck")
    where = tmp_path / "stage", tmp_path / "plagcheck.deb"
    return script("linux_package").build_deb(folder, licences, "1.2.3", *where)


def output(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_what_a_desktop_needs_is_in_its_place(deb):
    listing = output("dpkg-deb", "--contents", deb)

    for name in (
        "usr/bin/plagcheck -> ../lib/plagcheck/plagcheck",
        "usr/share/applications/plagcheck.desktop",
        "usr/share/icons/hicolor/16x16/apps/plagcheck.png",
        "usr/share/icons/hicolor/512x512/apps/plagcheck.png",
        "usr/share/icons/hicolor/scalable/apps/plagcheck.svg",
        "usr/share/metainfo/org.plagcheck.plagcheck.metainfo.xml",
        "usr/share/man/man1/plagcheck.1.gz",
        "usr/share/doc/plagcheck/copyright",
        "usr/share/doc/plagcheck/changelog.gz",
    ):
        assert f"./{name}\n" in listing
    assert {line.split()[1] for line in listing.splitlines()} == {"root/root"}


def test_it_says_what_it_depends_on(deb):
    fields = output("dpkg-deb", "--field", deb)

    assert "\nVersion: 1.2.3\n" in fields
    assert "\nDepends: libc6 (>= 2." in fields


def test_licences_are_listed_and_the_long_texts_are_apart(deb, tmp_path):
    output("dpkg-deb", "--extract", deb, tmp_path / "out")
    folder = tmp_path / "out" / "usr" / "share" / "doc" / "plagcheck"

    short = (folder / "copyright").read_text("utf-8")
    assert short.startswith("MIT License")
    assert "Some part" in short
    assert "long text" not in short
    assert "long text" in output("zcat", folder / "THIRD-PARTY.txt.gz")


@pytest.mark.skipif(os.geteuid() != 0, reason="dpkg gives files to root")
def test_installing_and_removing_leaves_nothing_behind(deb, tmp_path):
    root = tmp_path / "root"
    for folder in ("info", "updates", "triggers"):
        (root / "var/lib/dpkg" / folder).mkdir(parents=True)
    (root / "var/lib/dpkg/status").touch()
    dpkg = [f"--root={root}", "--force-depends", "--log=/dev/null"]

    output("dpkg", *dpkg, "--install", deb)
    assert (root / "usr/bin/plagcheck").exists()
    output("dpkg", *dpkg, "--purge", "plagcheck")

    assert [path for path in root.iterdir() if path.name != "var"] == []


def test_a_library_that_is_nowhere_stops_the_build(script, tmp_path, monkeypatch):
    linux_package = script("linux_package")
    shutil.copy(sys.executable, tmp_path / "program")
    monkeypatch.setattr(linux_package, "needed", lambda file: {"libnobodyhasthis.so.9"})

    with pytest.raises(SystemExit, match=r"libnobodyhasthis\.so\.9"):
        linux_package.dependencies(tmp_path)
