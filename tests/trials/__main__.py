"""Try to break the program.

    python -m tests.trials                        list the trials
    python -m tests.trials NAME … [--small] [--count N | --seconds N] [--seed N]
    python -m tests.trials all                    every trial at its full length: some hours

Each trial has a process and a folder of its own, which goes when it passed; --work keeps it at a
place. Nothing outside that folder is written, no network is used. A trial ends with PASS or FAIL,
or with SKIP and why this machine cannot run it. Exit status: 0 all passed, 1 some failed, 3 none
failed and some were skipped.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.trials.needs import missing
from tests.trials.starting import start
from tests.trials.table import TRIALS
from tests.trials.trial import Trial

PASSED, FAILED, BAD_CALL, SKIPPED = range(4)


def main() -> int:
    asked = _arguments()
    if not asked.names:
        for trial in TRIALS.values():
            print(f"{trial.name:16} {trial.tries} ({trial.full:,} {trial.unit})")
        return PASSED
    trials = list(TRIALS.values()) if asked.names == ["all"] else [TRIALS[n] for n in asked.names]
    came = {trial.name: _run(trial, asked) for trial in trials}
    if len(came) > 1:
        for status, word in ((PASSED, "passed"), (FAILED, "FAILED"), (SKIPPED, "skipped")):
            names = [name for name, ended in came.items() if ended == status]
            if names:
                print(f"{len(names)} {word}: {', '.join(names)}")
    return FAILED if FAILED in came.values() else max(came.values())


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.trials",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--small", action="store_true", help="the short form, as in make test")
    how_much = parser.add_mutually_exclusive_group()
    how_much.add_argument("--count", type=int)
    how_much.add_argument("--seconds", type=int, dest="count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=Path, help="a new or empty folder, which is kept")
    parser.add_argument("--files", type=Path, help="a folder of strange files, for mutants")
    asked = parser.parse_args()
    unknown = [name for name in asked.names if name not in TRIALS and asked.names != ["all"]]
    if unknown:
        parser.error(f"no such trial: {', '.join(unknown)}")
    if asked.work is not None and asked.work.exists() and any(asked.work.iterdir()):
        parser.error(f"{asked.work} holds something: give a new or an empty folder")
    return asked


def _run(trial: Trial, asked: argparse.Namespace) -> int:
    print(f"== {trial.name}: {trial.tries}", flush=True)
    if why := missing(trial.needs):
        print(f"SKIP: {trial.name}: {why}", flush=True)
        return SKIPPED
    work = _folder(trial, asked.work)
    count = asked.count or (trial.small if asked.small else trial.full)
    size = "small" if asked.small else "full"
    more = [str(asked.files.absolute())] if asked.files else []
    status = start(trial, work, [str(count), str(asked.seed), size, *more])
    if status != PASSED:
        print(f"FAIL: {trial.name} (exit status {status}); its files: {work}", flush=True)
        return FAILED
    if asked.work is None:
        subprocess.run(["rm", "-rf", work], check=False)  # deep trees are too much for shutil
    return PASSED


def _folder(trial: Trial, work: Path | None) -> Path:
    if work is None:
        return Path(tempfile.mkdtemp(prefix=f"trial-{trial.name}-"))
    folder = work.absolute() / trial.name
    folder.mkdir(parents=True)
    return folder


if __name__ == "__main__":
    sys.exit(main())
