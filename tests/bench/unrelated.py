"""False alarms: how often reports on different subjects have a match that counts.

    python -m tests.bench.unrelated FOLDER [PAIRS [SEED]]

FOLDER holds lab reports as .txt: a form with "Course number:", "Title:", then what was written, a
list of references and links to figures. Unrelated are two reports of different courses whose
titles have no telling word in common. Only what was written is compared: the form is the same in
every report, and every list names the lab manual.
"""

from __future__ import annotations

import random
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from plagcheck import compare_texts
from tests.bench.edited import read_any

SHORTEST = 2000  # characters; a shorter report is an empty form
STEM = 5  # letters of a title's word that are compared
SET_WORDS = {"effec", "diffe", "with"}  # every other report is on the effect of something

_COURSE = re.compile(r"Course number:\s*(\S+)")
_TITLE = re.compile(r"Title:(.*)")
_END = re.compile(r"\n(Literature [Cc]ited|References|Figure 1: https)")


@dataclass(frozen=True, slots=True)
class Report:
    course: str
    subject: frozenset[str]
    body: str


def read_report(path: Path) -> Report | None:
    text = read_any(path)
    course, title = _COURSE.search(text), _TITLE.search(text)
    if course is None or title is None:
        return None
    end = _END.search(text, title.end())
    body = text[title.end() : end.start() if end else len(text)]
    words = re.findall(r"\w{4,}", title[1].lower())
    return Report(course[1], frozenset(word[:STEM] for word in words) - SET_WORDS, body)


def are_unrelated(one: Report, other: Report) -> bool:
    return one.course != other.course and not one.subject & other.subject


def main(folder: Path, count: int = 6000, seed: int = 3) -> None:
    reports = [read_report(path) for path in sorted(folder.glob("**/*.txt"))]
    long = [report for report in reports if report and len(report.body) >= SHORTEST]
    rng = random.Random(seed)
    strong = weak = seen = 0
    while seen < count:
        one, other = rng.sample(long, 2)
        if not are_unrelated(one, other):
            continue
        seen += 1
        matches = compare_texts(one.body, other.body)
        strong += any(not match.weak for match in matches)
        weak += any(match.weak for match in matches)
    print(f"{count} pairs: {strong} with a match ({strong / count:.2%}), {weak} with a weak one")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *(int(number) for number in sys.argv[2:]))
