"""How many sources are found in a library, and how long a paper takes that has none there.

    python -m tests.bench.sources FOLDER [TEXTS]

FOLDER holds the PAN 2013 text alignment corpus (susp/, src/, a folder for each category). The
library is its source documents and the .txt files of TEXTS, short texts to lose them among. Every
500th of those stays out: papers put together from them have nothing from the library.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

from plagcheck.check.checker import check_document
from plagcheck.library.library import Library
from plagcheck.library.packing import text_digest
from plagcheck.model.document import Document
from plagcheck.model.entry import IncomingDocument, Origin
from tests.bench.edited import pairs, read
from tests.bench.texts import essays

APART = 500
BATCH = 5_000
PAPERS = 60


def main() -> None:
    folder, *more = map(Path, sys.argv[1:])
    texts = sorted(more[0].glob("**/*.txt")) if more else []
    apart = texts[::APART]
    files = [*sorted((folder / "src").iterdir()), *sorted(set(texts) - set(apart))]
    with (
        tempfile.TemporaryDirectory() as scratch,
        Library.open(Path(scratch, "sources.plagcheck"), create=True) as library,
    ):
        for start in range(0, len(files), BATCH):
            library.add([_incoming(file) for file in files[start : start + BATCH]])
        library.settle()
        print(f"library of {library.summary().documents:,} documents")
        if apart:
            _time_own_papers(essays([read(file) for file in apart], PAPERS), library)
        _find_sources(folder, library)


def _incoming(file: Path) -> IncomingDocument:
    return IncomingDocument(Document(file.name, read(file)), Origin(file.name, "00", 1, 1))


def _time_own_papers(papers: list[str], library: Library) -> None:
    taken = []
    for paper in papers:
        began = time.process_time()
        check_document(paper, library)
        taken.append((time.process_time() - began) * 1000)
    print(
        f"a 1,000-word paper that has nothing from it: {statistics.median(taken):.0f} ms of "
        f"processor time (median of {len(papers)})"
    )


def _find_sources(folder: Path, library: Library) -> None:
    """Of every pair that has a case; a text that stands in several files is one document."""
    wanted: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for category, _, paper, source, cases in pairs(folder, 0):
        if cases:
            wanted[paper].append((category, text_digest(source).hex()))
    found: dict[str, list[bool]] = defaultdict(list)
    listed = []
    for paper, sources in wanted.items():
        result = check_document(paper, library)
        texts = {each.entry.text_sha256 for each in result.sources}
        listed.append(sum(each.under is None and not each.is_weak for each in result.sources))
        for category, source in sources:
            found[category].append(source in texts)
    for category, hits in found.items():
        print(f"{category:28} {sum(hits):,} of {len(hits):,} sources found ({_percent(hits)})")
    known = statistics.fmean(map(len, wanted.values()))
    print(f"{statistics.fmean(listed):.1f} documents listed for a paper, which has {known:.1f}")


def _percent(hits: list[bool]) -> str:
    return f"{100 * sum(hits) / len(hits):.1f} %"


if __name__ == "__main__":
    main()
