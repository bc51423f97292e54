"""Mutations of any bytes: each takes dice, the bytes, and those of other files of their kind."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import Final

Mutation = Callable[[random.Random, bytes, Sequence[bytes]], bytes]

NUMBERS: Final = (
    b"0", b"-1", b"65535", b"65536", b"2147483647", b"4294967296", b"99999999999", b"1e308",
    b"-2147483648", b"9" * 40, b"0.00000001",
)  # fmt: skip
_FRONT: Final = (b"\xef\xbb\xbf", bytes(100), b"GIF89a", b"\n" * 1000, b"x" * 1100)


def flip(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.choice((1, 20, max(1, len(data) // 100)))):
        changed[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def truncate(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    at = rng.randrange(len(data))
    return data[: at + 1] if rng.random() < 0.7 else data[at:]


def cut(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + data[at + rng.randrange(1, 4096) :]


def double(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    at, size = rng.randrange(len(data)), rng.randrange(1, 8192)
    again = data[at : at + size] * rng.choice((1, 3, 50))
    return data[: at + size] + again + data[at + size :]


def splice(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    other = rng.choice(others)
    return data[: rng.randrange(len(data))] + other[rng.randrange(len(other)) :]


def noise(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    at = rng.randrange(len(data))
    put = rng.choice((rng.randbytes(16), rng.randbytes(1000), bytes(512), b"\xff" * 64))
    return data[:at] + put + data[at + rng.choice((0, 64, 512)) :]


def surround(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    if rng.random() < 0.5:
        return rng.choice(_FRONT) + data
    return data + rng.choice(others)


def digits(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Numbers become others, negative and huge ones."""
    pattern, many = rb"(?<![0-9])\d{1,9}(?![0-9])", rng.choice((1, 2, 10))
    return replaced(rng, data, pattern, lambda: rng.choice(NUMBERS), many)


def replaced(
    rng: random.Random, data: bytes, pattern: bytes, value: Callable[[], bytes], count: int
) -> bytes:
    """Some places of a pattern get another value."""
    found = [place.span() for place in re.finditer(pattern, data)]
    for start, end in sorted(rng.sample(found, min(len(found), count)), reverse=True):
        data = data[:start] + value() + data[end:]
    return data


ANY: Final[tuple[Mutation, ...]] = (
    flip, flip, truncate, cut, double, splice, noise, surround, digits,
)  # fmt: skip
