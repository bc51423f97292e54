"""Unpacking what zlib packed, piece by piece: a small file from a stranger may say it is huge."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Final

_PIECE: Final = 1 << 16
_MOST_RATIO: Final = 200  # a class of copies, which packs best, has up to 60
_LEAST: Final = 16 << 20
_LARGEST: Final = 2_000 << 20


def _most_of(packed: bytes) -> int:
    """How many bytes what we packed has at most; more can only be made on purpose."""
    return min(_LARGEST, max(_LEAST, _MOST_RATIO * len(packed)))


def _pieces(packed: bytes) -> Iterator[bytes]:
    """Raises ValueError where there are more bytes, or the end is missing, and zlib.error."""
    most = _most_of(packed)
    unpacker, given, start = zlib.decompressobj(), 0, 0
    rest = b""
    while not unpacker.eof:
        if not rest:
            rest, start = packed[start : start + _PIECE], start + _PIECE
        piece = unpacker.decompress(rest, _PIECE)
        if not (piece or rest):
            raise ValueError("cut off")
        given += len(piece)
        if given > most:
            raise ValueError("more than was ever packed")
        yield piece
        rest = unpacker.unconsumed_tail


def unpacked(packed: bytes) -> bytes:
    """All that we packed. Raises ValueError or zlib.error where it is something else."""
    return b"".join(_pieces(packed))


def lines(packed: bytes) -> Iterator[bytes]:
    """Line by line: no more is held than the longest. Raises as `unpacked` does."""
    line = bytearray()
    for piece in _pieces(packed):
        first, *others = piece.split(b"\n")
        line += first
        for other in others:
            yield bytes(line)
            line = bytearray(other)
    yield bytes(line)
