"""Stands in for the modes."""

from __future__ import annotations


class CBC:
    """A start that is not used."""

    def __init__(self, initialization_vector: bytes) -> None:
        self.initialization_vector = initialization_vector
