"""Zip archives from strangers, read in memory within limits. Nothing is ever written to disk."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from plagcheck.extract.heartbeat import step
from plagcheck.model.errors import Cause, FileDamaged, FileEncrypted, FileUnsafe

_CHUNK: Final = 1 << 20
_INPUT: Final = 1 << 16
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

# What zipfile and zlib raise on damaged data: RuntimeError for a way of packing they do not know,
# ValueError also for names that are no text.
_BROKEN: Final = (
    zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, ValueError, IndexError,
    RuntimeError,
)  # fmt: skip
_HEADER: Final = struct.Struct("<4s22xHH")  # of an entry: mark, lengths of name and extra field
_WIDE_NAME: Final = 0x800


class Archive:
    """The entries of a zip file; `part` reads one of them, counting the bytes that really come."""

    def __init__(self, name: str, data: bytes, limits: ArchiveLimits = LIMITS) -> None:
        self.name = name
        self._limits = limits
        self._unpacked = 0
        self._data = data
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(data))
            self.entries = self._zip.infolist()
        except _BROKEN as error:
            raise FileDamaged(name, reason=Cause.ARCHIVE_BROKEN) from error
        if len(self.entries) > limits.entries:
            raise FileUnsafe(name, reason=Cause.TOO_MANY_PARTS, value=limits.entries)
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
            raise FileDamaged(self.name, reason=Cause.PART_MISSING, value=part)
        return self.read(entry)

    def read(self, entry: zipfile.ZipInfo, shown_as: str = "") -> bytes:
        """The bytes of an entry, or an error as soon as they are too many."""
        name = shown_as or self.name
        if entry.flag_bits & 1:
            raise FileEncrypted(name)
        pieces = []
        size = 0
        try:
            for chunk in self._chunks(entry):
                size += len(chunk)
                self._refuse_bomb(name, entry, size)
                pieces.append(chunk)
                step()
            content = pieces[0] if len(pieces) == 1 else b"".join(pieces)
            if zlib.crc32(content) != entry.CRC:
                raise zipfile.BadZipFile("wrong checksum")
        except _BROKEN as error:
            raise FileDamaged(name, reason=Cause.PART_NOT_UNPACKED) from error
        self._unpacked += size
        return content

    def _chunks(self, entry: zipfile.ZipInfo) -> Iterator[bytes]:
        """What an entry unpacks to. A document has many small parts, and zipfile's own stream
        costs more than unpacking most of them: it is left the rare ways of packing."""
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            with self._zip.open(entry) as stream:
                while chunk := stream.read(_CHUNK):
                    yield chunk
            return
        packed = self._packed(entry)
        if entry.compress_type == zipfile.ZIP_STORED:
            yield bytes(packed)
            return
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
        for start in range(0, len(packed), _INPUT):
            rest = packed[start : start + _INPUT]
            while len(rest) and not unpacker.eof:
                yield unpacker.decompress(rest, _CHUNK)
                rest = memoryview(unpacker.unconsumed_tail)
        if packed and not unpacker.eof:
            raise EOFError

    def _packed(self, entry: zipfile.ZipInfo) -> memoryview:
        """An entry's bytes as they stand in the file; its own header must agree on its name."""
        mark, name_length, extra_length = _HEADER.unpack_from(self._data, entry.header_offset)
        name_start = entry.header_offset + _HEADER.size
        name = self._data[name_start : name_start + name_length]
        encoding = "utf-8" if entry.flag_bits & _WIDE_NAME else "cp437"
        if mark != b"PK\3\4" or name.decode(encoding) != entry.orig_filename:
            raise zipfile.BadZipFile("an entry is not where the archive says")
        start = name_start + name_length + extra_length
        packed = memoryview(self._data)[start : start + entry.compress_size]
        if len(packed) != entry.compress_size:
            raise EOFError
        return packed

    def _refuse_bomb(self, name: str, entry: zipfile.ZipInfo, size: int) -> None:
        limits = self._limits
        swollen = size > limits.small_bytes and size > limits.ratio * max(entry.compress_size, 1)
        if swollen or size > limits.part_bytes or self._unpacked + size > limits.total_bytes:
            raise FileUnsafe(name, reason=Cause.DOCUMENT_TOO_LARGE)

    def _refuse_overlap(self) -> None:
        """Entries that share bytes are how a small archive claims to hold terabytes."""
        spans = sorted((e.header_offset, e.header_offset + e.compress_size) for e in self.entries)
        end = -1
        for start, stop in spans:
            if start < end:
                raise FileUnsafe(self.name, reason=Cause.PARTS_OVERLAP)
            end = max(end, stop)


def is_link(entry: zipfile.ZipInfo) -> bool:
    """Whether an entry is a symbolic link."""
    return (entry.external_attr >> 16) & 0o170000 == _LINK
