"""Run the steps and say how each went."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from plagcheck import __version__, paths
from plagcheck.extract.pool.pool import ExtractionPool
from plagcheck.library.library import Library
from plagcheck.selftest import steps
from plagcheck.selftest.bench import Bench, StepFailed
from plagcheck.selftest.reports import write_reports

Step = Callable[[Bench], str]

STEPS: Final[tuple[tuple[str, Step], ...]] = (
    ("add papers", steps.add_samples),
    ("old encoding", steps.read_old_encoding),
    ("damaged file", steps.refuse_damaged),
    ("check a paper", steps.check_paper),
    ("sample paper", steps.check_try_out),
    ("render a page", steps.render_page),
    ("library is sound", steps.look_for_damage),
)
WORKERS: Final = 2


def run(more: Sequence[tuple[str, Step]] = (), samples: Path | None = None) -> int:
    """All steps, and `more`; returns the exit code: 0, or 1 when a step failed."""
    # A report as PDF needs an application without a window, unless there is one with a window.
    wanted = [*STEPS, *more, ("reports", write_reports)]
    if samples is not None:
        return _run(wanted, samples)
    with as_file(files("plagcheck.samples") / "selftest") as bundled:
        return _run(wanted, bundled)


def _run(wanted: Sequence[tuple[str, Step]], samples: Path) -> int:
    _say(f"plagcheck {__version__}, self-test")
    failed = []
    with _scratch() as scratch, ExtractionPool(WORKERS) as pool:
        paths.data_dir().mkdir()
        with Library.open(paths.library_file(), create=True) as library:
            bench = Bench(samples, scratch, pool, library)
            failed = [name for name, step in wanted if not _try(name, step, bench)]
    if failed:
        _say(f"{len(failed)} of {len(wanted)} steps failed: {', '.join(failed)}.")
        return 1
    _say(f"All {len(wanted)} steps passed.")
    return 0


def _try(name: str, step: Step, bench: Bench) -> bool:
    """Whether a step went well."""
    began = time.monotonic()
    try:
        found = step(bench)
    except StepFailed as failure:
        _say(f"FAILED  {name}: {failure}")
        return False
    except Exception as error:  # whatever it is, the other steps are still of interest
        _say(f"FAILED  {name}: {type(error).__name__}: {error}")
        return False
    _say(f"ok      {name}: {found} ({time.monotonic() - began:.1f} s)")
    return True


@contextmanager
def _scratch() -> Iterator[Path]:
    """A folder for all that is written meanwhile; the teacher's own is left alone."""
    before = os.environ.get(paths.OVERRIDE)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ[paths.OVERRIDE] = str(Path(folder, "data"))
        try:
            yield Path(folder)
        finally:
            if before is None:
                del os.environ[paths.OVERRIDE]
            else:
                os.environ[paths.OVERRIDE] = before


def _say(line: str) -> None:
    """A program without a terminal has nowhere to say it: its exit code has to do."""
    if sys.stdout is not None:
        encoding = sys.stdout.encoding or "utf-8"
        sys.stdout.write(f"{line}\n".encode(encoding, "replace").decode(encoding))
        sys.stdout.flush()
