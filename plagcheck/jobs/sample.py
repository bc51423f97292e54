"""The bundled sample: a paper with a copied, a quoted, an edited and a disguised passage."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path

from plagcheck.extract.pool.pool import ExtractionPool
from plagcheck.found_files import find_files
from plagcheck.jobs.add import add_files
from plagcheck.jobs.check import check_file
from plagcheck.library.library import Library
from plagcheck.model.entry import Holds
from plagcheck.model.result import CheckResult


@contextmanager
def sample_library(
    collection: str = "", pool: ExtractionPool | None = None
) -> Iterator[tuple[Library, Path]]:
    """A library of the sample sources for a while, and the paper; sources have the same ids."""
    with (
        as_file(files("plagcheck.samples")) as samples,
        tempfile.TemporaryDirectory() as scratch,
        Library.open(Path(scratch, "sample.plagcheck"), create=True) as library,
    ):
        sources = find_files([samples / "sources"])
        list(add_files(library, sources, collection=collection, holds=Holds.TEACHING, pool=pool))
        yield library, samples / "paper.txt"


def check_sample() -> CheckResult:
    """Check the sample paper against a library of the sample sources."""
    with sample_library() as (library, paper):
        return check_file(library, paper)
