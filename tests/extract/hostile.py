"""Run a folder of hostile files through the pool and print what became of each kind.

    python -m tests.extract.hostile FOLDER [--stall SECONDS] [--memory MB] [--list]

Every file must end as text or as a named reason; the exit status says whether all did.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from pathlib import Path

from plagcheck.extract.pool.pool import ExtractionPool
from plagcheck.extract.pool.watchdog import Limits
from plagcheck.model.document import Document
from plagcheck.model.errors import ExtractionCrashed


def files_below(folder: Path) -> list[Path]:
    """Every file, links and pipes too, in a stable order."""
    return sorted(Path(root, name) for root, _, names in os.walk(folder) for name in names)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--stall", type=float, default=10.0)
    parser.add_argument("--memory", type=int, default=1024)
    parser.add_argument("--list", action="store_true", help="print every file")
    options = parser.parse_args()

    files = files_below(options.folder)
    tally: Counter[str] = Counter()
    flags: Counter[str] = Counter()
    heard: set[Path] = set()
    crashed = []
    began = last = time.monotonic()
    with ExtractionPool(limits=Limits(options.stall, options.memory)) as pool:
        for result in pool.extract_all(files):
            heard.add(result.source)  # type: ignore[arg-type]
            outcome = result.outcome
            kind = "text" if isinstance(outcome, Document) else outcome.code
            tally[kind] += 1
            if isinstance(outcome, Document):
                flags.update({str(flag.kind) for flag in outcome.flags})
            if isinstance(outcome, ExtractionCrashed):
                crashed.append(result.name)
            now = time.monotonic()
            if options.list:
                said = f"{outcome.coverage.words} words" if kind == "text" else str(outcome)
                print(f"{now - last:6.2f} s  {kind:16} {result.name!a}: {said}")
            last = now
    print(f"{len(files)} files in {time.monotonic() - began:.0f} s")
    for kind, count in tally.most_common():
        print(f"{count:6}  {kind}")
    print("flags:", dict(flags.most_common()))
    print("ended the worker without a verdict:", crashed or "none")
    missing = [file for file in files if file not in heard]
    print("without an outcome:", missing or "none")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
