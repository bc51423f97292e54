"""Stands in for the algorithms."""

from __future__ import annotations


class AES:
    """A key that is not used."""

    def __init__(self, key: bytes) -> None:
        self.key = key
