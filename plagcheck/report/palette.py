"""Palette: the colours of a report, light and dark. Source 1 takes the first row, and so on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# Ordinary match, current match, underline and chip; from the eighth on by number alone.
LIGHT: Final = (
    ("#C0E1FE", "#0B3378"),
    ("#F0F6C1", "#595703"),
    ("#F7BCDB", "#680847"),
    ("#CFFDFB", "#0B5E5D"),
    ("#CEC9FE", "#6549B1"),
    ("#DAD0B8", "#503309"),
    ("#FCD7A3", "#A36514"),
    ("#E4E4E4", "#6A737F"),
)
DARK: Final = (
    ("#26436A", "#5CBDFB"),
    ("#2E2F11", "#E4E895"),
    ("#471F38", "#DD6FB0"),
    ("#18575B", "#98F6FA"),
    ("#332863", "#9481EF"),
    ("#4A4435", "#B79C72"),
    ("#5F350B", "#FDAB43"),
    ("#3A3F43", "#C3C3C4"),
)
INK: Final[Mapping[str, str]] = {
    "surface": "#FFFFFF",
    "head": "#ECEEF2",
    "line": "#D5D9E0",
    "edge": "#7D8593",
    "text": "#1A1E25",
    "soft": "#4B5462",
    "on": "#FFFFFF",
}
DARK_INK: Final[Mapping[str, str]] = {
    "surface": "#181B21",
    "head": "#1F232B",
    "line": "#323844",
    "edge": "#7A8392",
    "text": "#E7E9EE",
    "soft": "#B7BDC8",
    "on": "#12141A",
}


def row(number: int) -> int:
    """The row of a source, from 0."""
    return min(max(number, 1), len(LIGHT)) - 1
