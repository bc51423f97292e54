"""Labels: what matches are called, in the window and in every report. Imports nothing heavy."""

from __future__ import annotations


def letters(index: int) -> str:
    """a, b … z, aa, ab …"""
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        name = chr(ord("a") + rest) + name
    return name
