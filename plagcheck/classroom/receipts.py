"""Receipts: the .txt file that Blackboard writes beside every hand-in, no part of the paper."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_NAME: Final = re.compile(r"^Name:[^\S\n]*+(?P<name>.+)\((?P<user>[^()\s]+)\)\s*$", re.M)
_FIELD: Final = re.compile(
    r"^Submission Field:[ \t]*\r?\n(?P<text>.*?)(?=^(?:Comments|Files):[ \t]*$|\Z)", re.M | re.S
)
_NOTHING: Final = "There is no student submission text data for this assignment."


@dataclass(frozen=True, slots=True)
class Receipt:
    """A student's name and user name; `start` and `end` are where the receipt holds a paper."""

    name: str
    user: str
    start: int = 0
    end: int = 0


def parse_receipt(text: str) -> Receipt | None:
    """What a receipt says, or None when a text is none."""
    who = _NAME.search(text[:4000])
    if who is None:
        return None
    field = _FIELD.search(text)
    if field is None or not field["text"].strip() or field["text"].strip() == _NOTHING:
        return Receipt(who["name"].rstrip(), who["user"])
    return Receipt(who["name"].rstrip(), who["user"], *field.span("text"))
