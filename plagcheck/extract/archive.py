"""Zip archives from strangers, read in memory within limits. Nothing is ever written to disk."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from plagcheck.core.errors import FileDamaged, FileEncrypted, FileUnsafe
from plagcheck.extract.steps import step

_CHUNK: Final = 1 << 20
_LINK: Final = 0o120000


@dataclass(frozen=True, slots=True)
class ArchiveLimits:
    """What an archive may unpack to."""

    entries: int = 100_000
    part_bytes: int = 200 << 20
    total_bytes: int = 1 << 30
    ratio: int = 150  # unpacked to packed, for parts above `small_bytes`
    small_bytes: int = 8 << 20
    depth: int = 4


LIMITS: Final = ArchiveLimits()

_BROKEN: Final = (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, IndexError)


class Archive:
    """The entries of a zip file; `part` reads one of them, counting the bytes that really come."""

    def __init__(self, name: str, data: bytes, limits: ArchiveLimits = LIMITS) -> None:
        self.name = name
        self._limits = limits
        self._unpacked = 0
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(data))
            self.entries = self._zip.infolist()
        except (*_BROKEN, NotImplementedError, RuntimeError, UnicodeDecodeError) as error:
            raise FileDamaged(name, reason="its archive is incomplete or broken") from error
        if len(self.entries) > limits.entries:
            raise FileUnsafe(name, reason=f"it holds more than {limits.entries:,} parts")
        self._refuse_overlap()
        self._by_name = {entry.filename: entry for entry in self.entries}

    def __contains__(self, part: object) -> bool:
        return part in self._by_name

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def part(self, part: str) -> bytes:
        """The bytes of a part."""
        entry = self._by_name.get(part)
        if entry is None:
            raise FileDamaged(self.name, reason=f"its part {part} is missing")
        return self.read(entry)

    def read(self, entry: zipfile.ZipInfo, shown_as: str = "") -> bytes:
        """The bytes of an entry, or an error as soon as they are too many."""
        name = shown_as or self.name
        if entry.flag_bits & 1:
            raise FileEncrypted(name)
        pieces = []
        size = 0
        try:
            with self._zip.open(entry) as stream:
                while chunk := stream.read(_CHUNK):
                    size += len(chunk)
                    self._refuse_bomb(name, entry, size)
                    pieces.append(chunk)
                    step()
        except (*_BROKEN, NotImplementedError, RuntimeError) as error:
            raise FileDamaged(name, reason="a part of it cannot be unpacked") from error
        self._unpacked += size
        return b"".join(pieces)

    def _refuse_bomb(self, name: str, entry: zipfile.ZipInfo, size: int) -> None:
        limits = self._limits
        swollen = size > limits.small_bytes and size > limits.ratio * max(entry.compress_size, 1)
        if swollen or size > limits.part_bytes or self._unpacked + size > limits.total_bytes:
            raise FileUnsafe(name, reason="it unpacks to far more than a document holds")

    def _refuse_overlap(self) -> None:
        """Entries that share bytes are how a small archive claims to hold terabytes."""
        spans = sorted((e.header_offset, e.header_offset + e.compress_size) for e in self.entries)
        end = -1
        for start, stop in spans:
            if start < end:
                raise FileUnsafe(self.name, reason="parts of its archive overlap")
            end = max(end, stop)


def is_link(entry: zipfile.ZipInfo) -> bool:
    """Whether an entry is a symbolic link."""
    return (entry.external_attr >> 16) & 0o170000 == _LINK
