"""Old Word and PowerPoint files: LibreOffice saves them anew where it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import psutil

from plagcheck.extract.archive import Archive
from plagcheck.extract.draft import FinishedDraft
from plagcheck.extract.heartbeat import step, with_another_program
from plagcheck.extract.pptx import read_pptx
from plagcheck.extract.scratch import scratch_folder
from plagcheck.model.errors import Cause, ExtractionStalled, FileDamaged, LegacyFormat

DEADLINE_S: Final = 60.0
LOOK_EVERY_S: Final = 0.05

_PLACES: Final = {
    "darwin": ["/Applications/LibreOffice.app/Contents/MacOS/soffice"],
    "win32": [
        rf"{os.environ.get(folder, '')}\LibreOffice\program\soffice.exe"
        for folder in ("ProgramFiles", "ProgramFiles(x86)")
    ],
}
# LibreOffice fetches pictures that a document links to; there is no network for it.
_NO_NETWORK: Final = dict.fromkeys(
    ("http_proxy", "https_proxy", "ftp_proxy", "all_proxy"), "http://127.0.0.1:9"
)


def _read_docx(archive: Archive) -> FinishedDraft:
    from plagcheck.extract.docx.reader import read_docx

    return read_docx(archive)


class Legacy(NamedTuple):
    """A kind of old file: its mark, what it is called, and what it is saved as."""

    mark: bytes
    kind: Cause
    advice: Cause
    old: str
    new: str
    read: Callable[[Archive], FinishedDraft]


KINDS: Final = (
    Legacy(
        "WordDocument".encode("utf-16-le"),
        Cause.OLD_WORD,
        Cause.AS_DOCX,
        "doc",
        "docx",
        _read_docx,
    ),
    Legacy(
        "PowerPoint Document".encode("utf-16-le"),
        Cause.OLD_POWERPOINT,
        Cause.AS_PPTX,
        "ppt",
        "pptx",
        read_pptx,
    ),
)


def read_legacy(name: str, data: bytes, legacy: Legacy) -> FinishedDraft:
    """The text of an old file by way of LibreOffice, or a sentence that says what to do."""
    office = find_office()
    if office is None:
        raise LegacyFormat(name, kind=legacy.kind, advice=legacy.advice)
    with with_another_program():
        saved = _save_anew(name, data, legacy, office)
    return legacy.read(Archive(name, saved))


def find_office() -> str | None:
    """LibreOffice's program, if it is installed."""
    found = shutil.which("soffice") or shutil.which("libreoffice")
    places = _PLACES.get(sys.platform, [])
    return found or next((place for place in places if Path(place).is_file()), None)


def _save_anew(name: str, data: bytes, legacy: Legacy, office: str) -> bytes:
    with scratch_folder() as folder:
        (folder / f"paper.{legacy.old}").write_bytes(data)
        command = [
            office, "--headless", "--norestore", "--nolockcheck", "--nodefault",
            f"-env:UserInstallation={(folder / 'profile').as_uri()}",
            "--convert-to", legacy.new, "--outdir", str(folder), f"paper.{legacy.old}",
        ]  # fmt: skip
        process = subprocess.Popen(  # noqa: S603  # a fixed command; the paper is a file of ours
            command,
            cwd=folder,
            env={**os.environ, **_NO_NETWORK},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is ours: we end it, and clear up behind it
        )
        _wait(process, name)
        made = folder / f"paper.{legacy.new}"
        if not made.is_file():
            raise FileDamaged(name, reason=Cause.OFFICE_FAILED)
        return made.read_bytes()


def _wait(process: subprocess.Popen[bytes], name: str) -> None:
    """Until it has ended, or the deadline has passed. What it started ends with it."""
    began = time.monotonic()
    try:
        while process.poll() is None:
            if time.monotonic() - began > DEADLINE_S:
                raise ExtractionStalled(name, seconds=round(DEADLINE_S))
            step()
            time.sleep(LOOK_EVERY_S)
    finally:
        if process.poll() is None:
            _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program and all that it started."""
    with suppress(psutil.Error):
        parent = psutil.Process(process.pid)
        for each in [*parent.children(recursive=True), parent]:
            with suppress(psutil.Error):
                each.kill()
    process.wait()
