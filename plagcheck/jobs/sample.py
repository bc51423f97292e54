"""The bundled sample: a paper with a copied, a quoted, an edited and a disguised passage."""

from __future__ import annotations

import tempfile
from importlib.resources import as_file, files
from pathlib import Path

from plagcheck.jobs.add import add_files, find_files
from plagcheck.jobs.check import check_file
from plagcheck.library.library import Library
from plagcheck.model.entry import Holds
from plagcheck.model.result import CheckResult


def check_sample() -> CheckResult:
    """Check the sample paper against a library of the sample sources."""
    with (
        as_file(files("plagcheck.samples")) as samples,
        tempfile.TemporaryDirectory() as scratch,
        Library.open(Path(scratch, "sample.plagcheck"), create=True) as library,
    ):
        list(add_files(library, find_files([samples / "sources"]), holds=Holds.TEACHING))
        return check_file(library, samples / "paper.txt")
