"""The version that Windows shows in a program's properties."""

from __future__ import annotations

import re
from pathlib import Path

TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "plagcheck"),
      StringStruct("FileDescription", "Offline plagiarism checker for teachers"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "plagcheck"),
      StringStruct("LegalCopyright", "MIT licence; parts: THIRD-PARTY.txt"),
      StringStruct("ProductName", "plagcheck"),
      StringStruct("ProductVersion", "{version}")])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 0x04B0])])
  ]
)
"""


def numbers(version: str) -> tuple[int, int, int, int]:
    """Windows wants four numbers: 1.2.3rc1 is 1, 2, 3, 0."""
    found = [int(part) for part in re.findall(r"(?:^|\.)(\d+)", version)]
    first, second, third = (*found, 0, 0, 0)[:3]
    return first, second, third, 0


def write(path: Path, version: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(TEMPLATE.format(numbers=numbers(version), version=version), "utf-8")
    return path
