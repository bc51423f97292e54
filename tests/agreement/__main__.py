"""Do all surfaces agree on real papers?

python -m tests.agreement FOLDER [--sources FOLDER] [--limit N]

Every paper of the folder is checked against the sources, or against the other papers, and read
wherever its figures are shown: with all counted, without each kind of match, with each rule. What
does not agree is printed, then how many papers, surfaces and disagreements there were.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.agreement import papers
from tests.agreement.program import Window
from tests.agreement.reading import ASKED, RULES, Reading

# Those that need what only a made-up paper has: a phrase, a handout, a section.
ON_REAL_PAPERS = [name for name in ASKED if not name.endswith(("phrases", "handout", "section"))]
SHOWN = 3  # disagreements of one kind, of one case


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.agreement", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sources", type=Path)
    parser.add_argument("--limit", type=int, default=10, help="papers (default 10)")
    asked = parser.parse_args()
    files = sorted(file for file in asked.folder.rglob("*") if file.is_file())[: asked.limit]
    with tempfile.TemporaryDirectory() as scratch:
        window = Window(Path(scratch))
        try:
            read, broken = _read_all(window, files, asked.sources or asked.folder, Path(scratch))
        finally:
            window.close()
    print(f"{len(files)} papers, {len(ON_REAL_PAPERS)} cases each, {read} surfaces read")
    for rule, times in broken.most_common():
        print(f"{times:6}  {rule}")
    print(f"{broken.total()} disagreements")
    return 1 if broken else 0


def _read_all(
    window: Window, files: Sequence[Path], sources: Path, scratch: Path
) -> tuple[int, Counter[str]]:
    """How many surfaces were read, and how often each rule was broken."""
    read, broken = 0, Counter[str]()
    handout = scratch / "handout.txt"
    handout.write_text(papers.TASK, encoding="utf-8")
    for place, file in enumerate(files):
        readings = scratch / f"sources {place}"
        readings.mkdir()
        for source in sources.rglob("*"):
            if source.is_file() and source.name != file.name:
                (readings / source.name).write_bytes(source.read_bytes())
        paper = scratch / f"paper {place}" / file.name  # reports are written beside it
        paper.parent.mkdir()
        paper.write_bytes(file.read_bytes())
        reading = Reading(window, papers.Folder(paper, readings, handout))
        for case, rule, problems in _problems(reading):
            broken[rule] += len(problems)
            for problem in problems[:SHOWN]:
                print(f"{file.name}, {case}: {problem}")
        read += sum(len(reading.figures(case)) for case in ON_REAL_PAPERS)
    return read, broken


def _problems(reading: Reading) -> Iterator[tuple[str, str, list[str]]]:
    for case in ON_REAL_PAPERS:
        for rule in RULES:
            if problems := reading.broken(case, rule):
                yield case, rule, problems


if __name__ == "__main__":
    raise SystemExit(main())
