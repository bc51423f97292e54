"""Names of files: bytes that need not be Unicode. Shown with such bytes written out."""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Final

_WRITTEN_OUT: Final = re.compile(r"\\udc([89a-f][0-9a-f])")


def printable(name: str | PurePath) -> str:
    """A name that can be stored, and shown: the window would leave such bytes out."""
    return str(name).encode("utf-8", "backslashreplace").decode()


def as_on_disk(shown: str) -> str:
    """The name itself, of a file that was noted as it is shown."""
    return _WRITTEN_OUT.sub(lambda found: chr(0xDC00 + int(found[1], 16)), shown)
