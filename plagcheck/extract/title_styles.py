"""Styles for titles, by their names: those of Word are English in every language, others not."""

from __future__ import annotations

import re
from typing import Final

_NAME: Final = re.compile(
    r"(?:heading|überschrift|titre|título|titolo|заголовок|kop|rubrik|overskrift|nagłówek|nadpis)"
    r" ?\d?|title|subtitle|titel|untertitel|название|подзаголовок"
)


def is_title_style(name: str) -> bool:
    return _NAME.fullmatch(name.strip().casefold()) is not None
