"""Names: whose a handed-in file is, told from its path as learning platforms write it.

Moodle     First Last_12345_assignsubmission_file_/essay.docx   (also …_onlinetext_, also flat)
Canvas     lastfirst_[LATE_]userid_number_essay.docx
Blackboard Assignment_username_attempt_2024-01-31-10-11-12_essay.docx, and a .txt receipt
otherwise  a folder is a student; a file that stands in none is one by itself
"""

from __future__ import annotations

import contextlib
import re
import unicodedata
from collections.abc import Sequence, Set
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

# A name may hold line breaks: all of the rest is one, so that the first place that fits is right.
_MOODLE: Final = re.compile(
    r"(?P<name>.+?)_(?P<id>\d+)_assignsubmission_[a-z]+(?:_.*)?$", re.DOTALL
)
_CANVAS: Final = re.compile(
    r"(?P<name>.+?)_(?P<late>LATE_)?(?P<id>\d+)_(?:(?P<number>\d+)_.+|text\.html?)$", re.DOTALL
)
_LONG_NUMBERS: Final = 4  # digits, where a name of this form is likely to come from Canvas
_BLACKBOARD: Final = re.compile(
    r"(?P<head>.+)_attempt_(?P<when>\d{4}(?:-\d\d){5})(?:_.+|(?P<receipt>\.txt))$",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Owner:
    """Who handed a file in: `key` tells students apart, `name` is what they are called.

    `handle` is a number or user name that the platform gave; `attempt` tells one student's
    hand-ins apart.
    """

    key: str
    name: str
    handle: str = ""
    attempt: str = ""
    is_late: bool = False
    is_receipt: bool = False


def repaired(name: str) -> str:
    """A path in one Unicode form; UTF-8 that an archive passed off as an old code page is undone.

    Old code pages practically never make sense as UTF-8, so nothing else is touched.
    """
    if not name.isascii():
        with contextlib.suppress(UnicodeError):
            name = name.encode("cp437").decode("utf-8")
    return unicodedata.normalize("NFC", name)


def without_wrapper(paths: Sequence[str]) -> list[str]:
    """Paths below the folder (or folders) that all of them stand in.

    A folder that says whose it is stays: one student's files are no class.
    """
    parts = [path.split("/") for path in paths]
    while parts and all(len(each) > 1 and each[0] == parts[0][0] for each in parts):
        if _MOODLE.match(parts[0][0]) or _CANVAS.match(parts[0][0]):
            break
        parts = [each[1:] for each in parts]
    return ["/".join(each) for each in parts]


def owners(paths: Sequence[str]) -> list[Owner]:
    """The owner of every path; paths stand below the folder of the class."""
    heads = {found["head"] for path in paths for found in [_blackboard(path)] if found}
    assignment = _common_head(sorted(heads))
    canvas = _canvas_names(paths)
    return [_owner(path, assignment, canvas) for path in paths]


def _owner(path: str, assignment: str, canvas: Set[str]) -> Owner:
    for part in path.split("/"):
        if found := _MOODLE.match(part):
            return Owner(_key("moodle", found["name"], found["id"]), found["name"], found["id"])
        if found := _BLACKBOARD.match(part):
            user = found["head"].removeprefix(assignment)
            is_receipt = bool(found["receipt"])
            return Owner(_key("bb", user), user, user, found["when"], is_receipt=is_receipt)
        if part in canvas and (found := _CANVAS.match(part)):
            key, late = _key("canvas", found["name"], found["id"]), bool(found["late"])
            return Owner(key, found["name"], found["id"], is_late=late)
    first = PurePosixPath(path).parts[0]
    is_folder = "/" in path and not first.lower().endswith(".zip")
    name = first if is_folder else PurePosixPath(first).stem
    return Owner(_key("plain", name), name)


def _canvas_names(paths: Sequence[str]) -> Set[str]:
    """Names that Canvas gave. It gives every file a number of its own; people do not.

    Canvas writes no folders: inside one, numbers must be long to be taken for its own.
    """
    found: dict[str, str] = {}
    for path in paths:
        for depth, part in enumerate(path.split("/")):
            match = _CANVAS.match(part)
            if match and (not depth or min(map(len, _numbers(match))) >= _LONG_NUMBERS):
                found[part] = match["number"] or part
    return found.keys() if len(set(found.values())) == len(found) else frozenset()


def _numbers(match: re.Match[str]) -> tuple[str, str]:
    return match["id"], match["number"] or match["id"]


def _blackboard(path: str) -> re.Match[str] | None:
    return next((found for part in path.split("/") if (found := _BLACKBOARD.match(part))), None)


def _common_head(heads: Sequence[str]) -> str:
    """What all heads begin with: the assignment, in which an underscore may stand as well.

    With a single head, the user name is taken to be what follows the last underscore.
    """
    if len(heads) == 1:
        return heads[0][: heads[0].rfind("_") + 1]
    parts = [head.split("_") for head in heads]
    common = 0
    while parts and all(len(each) > common + 1 for each in parts):
        if len({each[common] for each in parts}) > 1:
            break
        common += 1
    return "".join(f"{part}_" for part in parts[0][:common]) if parts else ""


def _key(*parts: str) -> str:
    return ":".join(unicodedata.normalize("NFC", part).casefold().strip() for part in parts)
