"""The checks made with this installation: one line each in a file, newest last."""

from __future__ import annotations

import json
import logging
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path

from plagcheck.gui.check_work import Checked

KEPT = 2000

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Past:
    """A check as it was when it was made."""

    when: str
    name: str
    path: str
    words: int
    matched_words: int
    share: float
    sources: int
    searched: int
    other: str = ""  # the second file, when two were compared
    other_path: str = ""


def past_of(checked: Checked, other_path: Path | None = None) -> Past:
    found = checked.findings
    return Past(
        datetime.now(UTC).isoformat(timespec="seconds"),
        found.name,
        str(checked.path or ""),
        found.words,
        found.matched_words,
        found.share,
        sum(not source.is_weak for source in found.sources) if found.has_evidence else 0,
        found.searched,
        found.sources[0].name if checked.is_pair else "",
        str(other_path or ""),
    )


def load(path: Path) -> list[Past]:
    """All checks, newest first; a line that cannot be read is passed over."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError):
        _log.warning("the history could not be read")
        return []
    found = [past for past in map(_read, lines) if past is not None]
    return found[::-1]


def _read(line: str) -> Past | None:
    names = {each.name for each in fields(Past)}
    try:
        stored = json.loads(line)
        return Past(**{name: value for name, value in stored.items() if name in names})
    except (ValueError, TypeError, AttributeError):
        return None


def append(path: Path, past: Past) -> None:
    """Add a check; the file is kept at a readable length."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(_line(past))


def store(path: Path, checks: list[Past]) -> None:
    """Write the history anew, newest first given."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(_line(past) for past in checks[:KEPT][::-1]), encoding="utf-8")


def _line(past: Past) -> str:
    return json.dumps(asdict(past), ensure_ascii=False) + "\n"
