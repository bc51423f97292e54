"""Library facts: which library was searched, and in which state it was."""

from __future__ import annotations

import hashlib
from typing import Final

from plagcheck.library.library import Library
from plagcheck.report.content import LibraryFacts

DIGITS: Final = 16  # of a digest over all texts: enough to tell two states apart


def library_facts(library: Library) -> LibraryFacts:
    """The same texts give the same version, in whatever order they were added."""
    texts = sorted(entry.text_sha256 for entry in library.documents())
    digest = hashlib.sha256("\n".join(texts).encode()).hexdigest()
    params = library.params
    return LibraryFacts(
        library.path.name,
        len(texts),
        f"{digest[:DIGITS]}, index {params.folding_version}",
        params.certain_run,
        params.accents,
    )
