"""Pictures and rectangles of pages of broken PDF files, as the window asks for them."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from plagcheck.extract.pool.pool import ExtractionPool
from plagcheck.model.document import Span
from plagcheck.model.errors import PlagcheckError
from tests.trials.processes import Memory
from tests.trials.trial import Given

SPANS = (Span(0, 50), Span(10**6, 10**6 + 5))


def ask_for_pages(given: Given, files: Sequence[Path]) -> None:
    """There is no command for it: takes hold of `ExtractionPool`."""
    memory = Memory(os.getpid())
    with ExtractionPool(workers=1) as pool:
        for file in files:
            _ask(given, "picture", file, partial(pool.page_image, file, 0, 2.0))
            _ask(given, "no such page", file, partial(pool.page_image, file, 99, 2.0))
            _ask(given, "rectangles", file, partial(pool.span_rectangles, file, SPANS))
    if too_much := memory.stop():
        given.tally.fail(f"pages of {files[0].name} and others: {too_much}")


def _ask(given: Given, what: str, file: Path, action: Callable[[], object]) -> None:
    tally = given.tally
    tally.tried += 1
    try:
        action()
        tally.notes[f"{what}: made"] += 1
    except PlagcheckError as error:
        tally.notes[f"{what}: {error.code}"] += 1
        if error.code == "crashed":
            tally.fail(f"{what}: a worker ended without a verdict: {file}")
    except Exception as error:
        tally.fail(f"{what}: {type(error).__name__}: {error}: {file}")
