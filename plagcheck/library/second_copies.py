"""Second copies: what indexes still hold of rows that cannot be read in their own table.

Nothing seals them, so they are asked only for what is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from plagcheck.model.entry import Origin

T = TypeVar("T")
Scan = Callable[[str], Iterable[tuple[Any, ...]]]

_FILES: Final = "SELECT path, document_id FROM origin INDEXED BY origin_document ORDER BY 2"
_BYTES: Final = "SELECT path, sha256 FROM origin INDEXED BY origin_sha256 ORDER BY 2"
_COLLECTIONS: Final = "SELECT id, collection FROM document INDEXED BY document_collection"
_TEXTS: Final = "SELECT id, text_sha256 FROM document INDEXED BY sqlite_autoindex_document_1"


def files(scan: Scan) -> Iterable[tuple[Origin, int]]:
    """The files that documents came from, with their bytes where both indexes know them."""
    digests = {path: sha256 for path, sha256 in scan(_BYTES) if isinstance(sha256, bytes)}
    for path, number in scan(_FILES):
        if isinstance(path, str) and isinstance(number, int):
            yield Origin(path, digests.get(path, b"").hex()), number


def collections(scan: Scan) -> dict[int, str]:
    """The collection of each document."""
    return _known(scan(f"{_COLLECTIONS} ORDER BY 2"), str)


def digests(scan: Scan) -> dict[int, bytes]:
    """What the text of each document must give."""
    return _known(scan(f"{_TEXTS} ORDER BY 2"), bytes)


def _known(rows: Iterable[tuple[Any, ...]], kind: type[T]) -> dict[int, T]:
    return {n: value for n, value in rows if isinstance(n, int) and isinstance(value, kind)}
