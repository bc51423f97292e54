"""What the teacher chose, kept between starts. Bad or unknown values fall back to the default."""

from __future__ import annotations

import contextlib
import json
import logging
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from plagcheck.model.limits import SHORTEST, SHORTEST_LEAST, SHORTEST_MOST
from plagcheck.model.names import printable
from plagcheck.model.plain_json import from_json

VERSION: Final = 1
RECENT_KEPT: Final = 12

THEMES: Final = ("system", "light", "dark")
TEXT_SIZES: Final = (90, 100, 115, 130, 150)
READING_SIZES: Final = tuple(range(12, 25))
SMALL_MOST: Final = 200  # words
SMALL_PERCENT_MOST: Final = 20
KEEP_DAYS: Final = (0, 183, 365, 730, 1826)
NEAR: Final = ("keep", "version", "skip")
REPORT_FOR: Final = ("me", "committee", "student")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Settings:
    """One value each, with its default; `_CHOICES` and `_LIMITS` say what else is allowed."""

    shortest: int = SHORTEST
    edited: bool = True  # whether edited and reworded passages are shown too
    theme: str = "system"
    text_size: int = 100  # percent
    reading_size: int = 15  # pixels of the evidence
    reading_sans: bool = False
    language: str = ""  # empty: the system's
    library: str = ""  # empty: the usual place
    adds_to: str = ""  # the collection that the teacher chose last for what is added
    near: str = "keep"  # what becomes of what is nearly the same as a document that is there
    left_unticked: tuple[str, ...] = ()  # collections not to search
    scroll_together: bool = True
    differing_words: bool = True
    leave_out_quotations: bool = True
    leave_out_bibliography: bool = True
    leave_out_citations: bool = False
    small_match: int = 0  # words; a match of fewer does not count
    small_source_words: int = 0  # a source that shares fewer does not count
    small_source_percent: int = 0  # of the paper
    phrases: tuple[str, ...] = ()  # never counted
    sections: tuple[str, ...] = ()  # headings of what is never counted
    handouts: tuple[str, ...] = ()  # files whose text is never counted
    recent: tuple[str, ...] = field(default=())
    keep_days: int = 0  # how long checks are kept; 0: always
    report_for: str = "committee"
    report_folder: str = ""  # where the last report went
    student_work: tuple[str, ...] = ()  # said of collections before libraries held it themselves

    def __post_init__(self) -> None:
        default = type(self).__dataclass_fields__
        for name, allowed in _CHOICES.items():
            if getattr(self, name) not in allowed:
                object.__setattr__(self, name, default[name].default)
        for name, (low, high) in _LIMITS.items():
            object.__setattr__(self, name, min(max(getattr(self, name), low), high))

    def with_recent(self, path: str) -> Settings:
        """The same with one more recent paper, newest first."""
        kept = (path, *(known for known in self.recent if known != path))
        return replace(self, recent=kept[:RECENT_KEPT])

    def without_papers(self, is_gone: Callable[[str], bool]) -> Settings:
        """The same without recent papers that were erased, and a folder that is called so."""
        kept = tuple(path for path in self.recent if not is_gone(printable(path)))
        folder = "" if is_gone(printable(self.report_folder)) else self.report_folder
        return replace(self, recent=kept, report_folder=folder)


_CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "theme": THEMES,
    "text_size": TEXT_SIZES,
    "keep_days": KEEP_DAYS,
    "report_for": REPORT_FOR,
    "near": NEAR,
}
_LIMITS: Final = {
    "shortest": (SHORTEST_LEAST, SHORTEST_MOST),
    "reading_size": (READING_SIZES[0], READING_SIZES[-1]),
    "small_match": (0, SMALL_MOST),
    "small_source_words": (0, SMALL_MOST),
    "small_source_percent": (0, SMALL_PERCENT_MOST),
}


def load(path: Path) -> Settings:
    """Read settings; whatever cannot be used is left at its default."""
    try:
        stored = from_json(path.read_bytes())
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError):
        _log.warning("the settings could not be read; defaults are used")
        return Settings()
    return _usable(stored) if isinstance(stored, dict) else Settings()


def without_erased(changed: Settings, stored: Settings, path: Path) -> Settings:
    """Settings without what another program erased from their file since they were stored."""
    there = load(path)
    erased = {*stored.recent, stored.report_folder} - {*there.recent, there.report_folder}
    return changed.without_papers({printable(each) for each in erased}.__contains__)


def save(path: Path, settings: Settings) -> None:
    """Write settings so that a crash leaves either the old or the new ones."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    # Characters as ASCII: the name of a file need not be Unicode, and has to be found again.
    text = json.dumps({"version": VERSION, **asdict(settings)}, indent=1)
    try:
        fresh.write_text(text, encoding="utf-8")
        os.replace(fresh, path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


def _usable(stored: dict[str, Any]) -> Settings:
    kept: dict[str, Any] = {}
    for each in fields(Settings):
        value = stored.get(each.name)
        default = getattr(Settings(), each.name)
        if isinstance(default, tuple) and isinstance(value, list):
            kept[each.name] = tuple(item for item in value if isinstance(item, str))
        elif type(value) is type(default):
            kept[each.name] = value
        elif value is not None:
            _log.warning("setting %s cannot be used; its default is", each.name)
    return Settings(**kept)
