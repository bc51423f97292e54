"""The library on disk at 1,000, 10,000 and 100,000 short documents: adding, checking, memory.

The papers checked are made of the first 1,000 documents, which every library holds: what grows is
the rest, through which they are looked for.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from plagcheck.check.candidates import find_candidates
from plagcheck.check.checker import check_document
from plagcheck.library.library import Library
from plagcheck.model.document import Document
from plagcheck.model.entry import IncomingDocument, Origin
from plagcheck.model.result import AlignOptions, CheckOptions
from tests.bench.apart import apart, peak_mb
from tests.bench.texts import doubled, essays

SIZES = (1_000, 10_000, 100_000)
BATCH = 5_000
CHECKS = 60


def run(texts: Sequence[str]) -> None:
    print("\nLibrary on disk, short documents; check = a 1,000-word paper, verification included")
    print(
        f"  {'documents':>9} {'added/s':>8} {'bytes each':>10} {'add peak':>9} "
        f"{'check median':>12} {'p95':>8} {'of it index':>11} {'shortest 8':>10} {'check peak':>10}"
    )
    medians = []
    with tempfile.TemporaryDirectory() as scratch:
        for size in SIZES:
            path = Path(scratch, f"{size}.plagcheck")
            corpus = Path(scratch, "texts")
            corpus.write_text("\0".join(doubled(texts, size, keep=SIZES[0])), encoding="utf-8")
            rate, add_peak = apart(_add, path, corpus)
            corpus.write_text("\0".join(essays(texts[: SIZES[0]], CHECKS)), encoding="utf-8")
            median, p95, index, short, check_peak = apart(_check, path, corpus)
            medians.append(median)
            print(
                f"  {size:>9,} {rate:>8,.0f} {path.stat().st_size / size:>10,.0f} "
                f"{add_peak:>6,.0f} MB {median:>9.1f} ms {p95:>5.1f} ms {index:>8.1f} ms "
                f"{short:>7.1f} ms {check_peak:>7,.0f} MB"
            )
    print(f"  check at {SIZES[-1]:,} is {medians[-1] / medians[0]:.2f} × check at {SIZES[0]:,}")


def _add(path: Path, corpus: Path) -> tuple[float, float]:
    texts = corpus.read_text(encoding="utf-8").split("\0")
    own = sum(map(len, texts)) / 1e6  # the texts themselves are this script's
    began = time.perf_counter()
    with Library.open(path, create=True) as library:
        for start in range(0, len(texts), BATCH):
            library.add(
                [
                    IncomingDocument(Document(f"{n}.txt", texts[n]), Origin(f"{n}.txt", "00", 1, 1))
                    for n in range(start, min(start + BATCH, len(texts)))
                ]
            )
        library.settle()
        seconds = time.perf_counter() - began
    return len(texts) / seconds, peak_mb() - own


def _check(path: Path, corpus: Path) -> tuple[float, float, float, float, float]:
    papers = corpus.read_text(encoding="utf-8").split("\0")
    with Library.open(path) as library:
        check_document(papers[0], library)  # the tables of folding are loaded once
        whole = [_timed(lambda p=paper: check_document(p, library)) for paper in papers]
        short = CheckOptions(AlignOptions(8))
        eight = [_timed(lambda p=paper: check_document(p, library, short)) for paper in papers]
        index = [_timed(lambda p=paper: _index_only(p, library)) for paper in papers]
    ordered = sorted(whole)
    return (
        statistics.median(whole),
        ordered[int(len(ordered) * 0.95)],
        statistics.median(index),
        statistics.median(eight),
        peak_mb(),
    )


def _index_only(paper: str, library: Library) -> None:
    from plagcheck.align.prepared import prepare

    find_candidates(prepare(paper), library, 12)


def _timed(job: object) -> float:
    began = time.perf_counter()
    job()  # type: ignore[operator]
    return (time.perf_counter() - began) * 1000
