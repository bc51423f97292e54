"""Limits of what a teacher may choose. Nothing is imported here: settings are read at the start."""

from __future__ import annotations

from typing import Final

SHORTEST: Final = 12  # words of a match
SHORTEST_LEAST: Final = 8
SHORTEST_MOST: Final = 30
