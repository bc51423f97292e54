"""Do all surfaces agree on real papers?

python -m tests.agreement FOLDER [--sources FOLDER] [--limit N] [--processes N] [--resume FILE]

Every paper of the folder is checked against the sources, or against the other files of the folder
it is in; compared with the source it shares most with; and read wherever its figures are shown:
with all counted, without each kind of match, with each rule. What does not agree is printed, then
how many papers, surfaces and disagreements there were. With --resume, what was found is noted in a
file, and the next run goes on from there.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from tests.agreement import desk
from tests.agreement.desk import ON_REAL_PAPERS, Note

SHOWN: Final = 3  # disagreements of one kind, of one case


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.agreement", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sources", type=Path)
    parser.add_argument("--limit", type=int, default=10, help="papers (default 10)")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--resume", type=Path, metavar="FILE")
    asked = parser.parse_args()
    files = sorted(file for file in asked.folder.rglob("*") if file.is_file())[: asked.limit]
    with tempfile.TemporaryDirectory() as scratch:
        return _summary(_read_all(files, Path(scratch), asked))


def _read_all(files: Sequence[Path], scratch: Path, asked: argparse.Namespace) -> list[Note]:
    known = _noted(asked.resume)
    notes = {str(file): known[str(file)] for file in files if str(file) in known}
    began, before = time.monotonic(), len(notes)
    with ProcessPoolExecutor(
        asked.processes, get_context("spawn"), initializer=desk.sit_down, initargs=(scratch,)
    ) as pool:
        coming = {
            pool.submit(desk.read, file, asked.sources or file.parent): file
            for file in files
            if str(file) not in known
        }
        try:
            for each in as_completed(coming):
                name = str(coming[each])
                notes[name] = note = each.result()
                if asked.resume:
                    with asked.resume.open("a", encoding="utf-8") as noted:
                        noted.write(json.dumps([name, note]) + "\n")
                pace = (time.monotonic() - began) / (len(notes) - before)
                print(f"{len(notes)} of {len(files)}, {pace:.1f} s a paper: {name}")
                for line in _shown(note):
                    print(f"  {line}", flush=True)
        finally:
            pool.shutdown(cancel_futures=True)  # who stops it waits for no more than what is begun
    return list(notes.values())


def _noted(path: Path | None) -> dict[str, Note]:
    """What an earlier run found, by paper."""
    if path is None or not path.exists():
        return {}
    return dict(json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())


def _shown(note: Note) -> Iterator[str]:
    for case, broken in note["broken"].items():
        for problems in broken.values():
            yield from (f"{case}: {problem}" for problem in problems[:SHOWN])


def _summary(notes: Sequence[Note]) -> int:
    surfaces, broken = 0, Counter[str]()
    for note in notes:
        surfaces += note["surfaces"]
        for found in note["broken"].values():
            broken.update({rule: len(problems) for rule, problems in found.items()})
    print(f"{len(notes)} papers, {len(ON_REAL_PAPERS)} cases each, {surfaces} surfaces read")
    for rule, times in broken.most_common():
        print(f"{times:6}  {rule}")
    print(f"{broken.total()} disagreements")
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
