"""A .deb and a .tar.gz of the finished folder."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import tarfile
import time
from collections.abc import Iterator
from pathlib import Path

import formats
import icons
from bundle import needed
from third_party import RULE, package_of

HERE = Path(__file__).parent / "linux"
# Files that bundled libraries read: fonts to be found, keyboards, composed letters.
DATA_PACKAGES = ("fontconfig-config", "libx11-data", "xkb-data")
MAINTAINER = "The plagcheck developers <plagcheck@plagcheck.invalid>"
CONTROL = """\
Package: plagcheck
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: fonts-dejavu-core
Suggests: libreoffice-writer
Section: education
Priority: optional
Description: see which reference documents a paper shares text with
 plagcheck compares papers with a library of reference documents and shows
 the passages they share, side by side: word for word, with small edits, or
 reworded. It also compares all papers of a class with each other.
 .
 It shows evidence; the teacher decides. Nothing leaves the computer.
"""
CHANGELOG = """\
plagcheck ({version}) unstable; urgency=medium

  * Version {version}.

 -- {maintainer}  {date}
"""


def build_tar(folder: Path, target: Path) -> Path:
    """The folder as it is, for any distribution."""
    with tarfile.open(target, "w:gz") as archive:
        archive.add(folder, target.name.removesuffix(".tar.gz"), filter=_owned_by_root)
    return target


def _owned_by_root(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def build_deb(folder: Path, licences: Path, version: str, stage: Path, target: Path) -> Path:
    """Lay out the files of the package in `stage` and pack them."""
    shutil.rmtree(stage, ignore_errors=True)
    share, built = (
        stage / "usr" / "share",
        time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())),
    )
    shutil.copytree(folder, stage / "usr" / "lib" / "plagcheck", symlinks=True)
    (stage / "usr" / "bin").mkdir(parents=True)
    (stage / "usr" / "bin" / "plagcheck").symlink_to("../lib/plagcheck/plagcheck")
    _put(share / "applications" / "plagcheck.desktop", desktop_entry().encode())
    for size in icons.SIZES:
        place = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "plagcheck.png"
        _put(place, licences.with_name(f"plagcheck-{size}.png").read_bytes())
    _put(share / "icons/hicolor/scalable/apps/plagcheck.svg", icons.SOURCE.read_bytes())
    metainfo = "org.plagcheck.plagcheck.metainfo.xml"
    _put(share / "metainfo" / metainfo, _filled(metainfo, version, built))
    _put(share / "man/man1/plagcheck.1.gz", _zipped(_filled("plagcheck.1", version, built)))
    _put(share / "lintian/overrides/plagcheck", (HERE / "lintian-overrides").read_bytes())
    _document(share / "doc" / "plagcheck", licences, version, built)
    _describe(stage, version)
    return _pack(stage, target)


def desktop_entry() -> str:
    entry = (HERE / "plagcheck.desktop").read_text("utf-8")
    return entry.replace("@MEDIA_TYPES@", formats.desktop_types())


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _filled(name: str, version: str, built: time.struct_time) -> bytes:
    text = (HERE / name).read_text("utf-8").replace("@VERSION@", version)
    return text.replace("@DATE@", time.strftime("%Y-%m-%d", built)).encode()


def _zipped(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def _document(folder: Path, licences: Path, version: str, built: time.struct_time) -> None:
    date = time.strftime("%a, %d %b %Y %H:%M:%S +0000", built)
    log = CHANGELOG.format(version=version, maintainer=MAINTAINER, date=date)
    _put(folder / "changelog.gz", _zipped(log.encode()))
    _put(folder / "THIRD-PARTY.txt.gz", _zipped(licences.read_bytes()))
    _put(folder / "copyright", _copyright(licences.read_text("utf-8")).encode())


def _copyright(licences: str) -> str:
    """Our own licence and the list of parts; Debian does not want the long texts in here."""
    own = (HERE.parents[1] / "LICENSE").read_text("utf-8")
    listed = licences.split(RULE, 1)[0].strip()
    where = "/usr/share/doc/plagcheck/THIRD-PARTY.txt.gz"
    common = "/usr/share/common-licenses has the GNU licences and Apache-2.0 as well."
    return f"{own}\n{listed}\n\nTheir texts are in {where}.\n{common}\n"


def _describe(stage: Path, version: str) -> None:
    files = sorted(path for path in stage.rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(path.stat().st_size for path in files) // 1024
    sums = [f"{_md5(path)}  {path.relative_to(stage)}\n" for path in files]
    control = CONTROL.format(
        version=version,
        architecture=_output("dpkg", "--print-architecture").strip(),
        maintainer=MAINTAINER,
        size=size,
        depends=", ".join(dependencies(stage / "usr" / "lib" / "plagcheck")),
    )
    _put(stage / "DEBIAN" / "control", control.encode())
    _put(stage / "DEBIAN" / "md5sums", "".join(sums).encode())


def _md5(path: Path) -> str:
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def elf_files(folder: Path) -> Iterator[Path]:
    """Programs and libraries."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def dependencies(folder: Path) -> list[str]:
    """Debian packages with the libraries that are needed and not in the folder."""
    files = list(elf_files(folder))
    asked = set().union(*(needed(str(path)) for path in files))
    outside = asked - {path.name for path in folder.rglob("*")}
    known = dict(re.findall(r"^\s*(\S+) \(.*=> (\S+)$", _output("ldconfig", "-p"), re.MULTILINE))
    missing = sorted(outside - known.keys())
    if missing:
        raise SystemExit(f"needed, but neither bundled nor on this system: {', '.join(missing)}")
    packages = {package_of(known[name]) or name for name in outside} - {"libc6"}
    listing = _output("readelf", "--wide", "--version-info", *map(str, files))
    versions = re.findall(r"Name: GLIBC_(\d+)\.(\d+)", listing)
    major, minor = max((int(a), int(b)) for a, b in versions)
    return [f"libc6 (>= {major}.{minor})", *sorted({*packages, *DATA_PACKAGES})]


def _pack(stage: Path, target: Path) -> Path:
    for path in (stage, *stage.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    for path in elf_files(stage):
        path.chmod(0o755 if path.name == "plagcheck" else 0o644)
    _output("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(stage), str(target))
    return target
