"""Similar documents of a library: what is found, of all there is, and what that takes.

    python -m tests.bench.similar FOLDER            is anything missed that theory says is found?
    python -m tests.bench.similar FOLDER --sizes    time and memory, beside datasketch and rensa

FOLDER holds texts as .txt files. The first compares every pair: in every tenth of the Jaccard
similarity from 0.3 on, at least as many must be found as theory tells less two standard errors,
and from 0.7 on, all. Pairs that were missed are listed.

The second takes 1,000, 10,000 and 100,000 short texts, half of them the other half with sentences
in another order. All ways have 128 values in 32 bands of 4 rows, cut the same words (lower case,
letters only), and compare their candidates in full; time is that of the processor.

library       plagcheck library similar, of a library that is there
in memory     plagcheck's signatures, bands and comparison, from the texts
datasketch    MinHash, MinHashLSH, sets of strings
rensa         RMinHash, RMinHashLSH, sets of strings
every pair    all sets with all others (up to 10,000)
"""

from __future__ import annotations

import argparse
import math
import re
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

import numpy as np

from plagcheck.index.batches import word_hashes
from plagcheck.index.fingerprint import signatures
from plagcheck.index.hashing import Hashes, combine
from plagcheck.index.minhash import compact
from plagcheck.index.shingles import sorted_set
from plagcheck.index.similarity import overlap
from plagcheck.index.sketches import sketch_bands
from plagcheck.library.library import Library
from plagcheck.model.document import Document
from plagcheck.model.entry import IncomingDocument, Origin
from plagcheck.model.progress import Unobserved
from plagcheck.similar.meeting import Buckets
from plagcheck.similar.search import similar_documents
from plagcheck.textbook.curve import lsh_probability
from tests.bench.apart import apart, peak_mb
from tests.bench.texts import doubled, load

SIZES: Final = (1_000, 10_000, 100_000)
EVERY_PAIR_UP_TO: Final = 10_000
BATCH: Final = 5_000
BANDS, ROWS, LENGTH, SHINGLE = 32, 4, 128, 5
ALIKE: Final = 0.5
SURELY: Final = 0.8  # found by every way

Scores = dict[tuple[int, int], float]


# -- is anything missed?


def recall(folder: Path) -> bool:
    """Compare what is found with every pair there is."""
    texts = load(folder)
    with (
        tempfile.TemporaryDirectory() as scratch,
        Library.open(Path(scratch, "all.plagcheck"), create=True) as library,
    ):
        places = _fill(library, texts)
        began = time.process_time()
        similar = similar_documents(library, 0.3)
        taken = time.process_time() - began
        found = {
            (min(places[a], places[b]), max(places[a], places[b])): overlap.jaccard
            for a, b, overlap in similar.pairs
        }
    names = [file.name for file in sorted(folder.glob("**/*.txt"))]  # as they were loaded
    began = time.process_time()
    kept = sorted(places.values())
    sets = _sets([texts[place] for place in kept])
    truth = {(kept[a], kept[b]): score for (a, b), score in _every_pair(sets, 0.3).items()}
    print(f"{len(kept):,} texts of {folder}: {similar.met:,} pairs met, in {taken:.2f} s")
    print(f"  every pair compared in {time.process_time() - began:.0f} s")
    is_good = _tenths(found, truth)
    for pair, score in sorted(truth.items(), key=lambda each: -each[1]):
        if pair not in found:
            print(f"  missed  {score:.3f}  {names[pair[0]]}  {names[pair[1]]}")
    return is_good


def _tenths(found: Scores, truth: Scores) -> bool:
    wrong = sum(truth.get(pair) != score for pair, score in found.items())
    print(f"  {len(found):,} pairs from 0.3 on found, {wrong} with another score")
    print(f"  {'Jaccard':>10} {'pairs':>6} {'found':>6} {'share':>7} {'theory':>7} {'least':>7}")
    is_good = not wrong
    for tenth in range(3, 10):
        inside = {pair: s for pair, s in truth.items() if min(9, int(10 * s + 1e-9)) == tenth}
        told = [lsh_probability(score, BANDS, ROWS) for score in inside.values()]
        count = max(1, len(told))
        expected, error = sum(told) / count, math.sqrt(sum(p * (1 - p) for p in told)) / count
        least = 1.0 if tenth >= 7 else expected - 2 * error
        hits = len(inside.keys() & found.keys())
        share = hits / count
        is_good &= share >= least or not inside
        print(
            f"  {tenth / 10:.1f} to {tenth / 10 + 0.1:.1f} {len(inside):>6,} {hits:>6,} "
            f"{share:>7.1%} {expected:>7.1%} {least:>7.1%}"
        )
    print("  as theory tells, or better" if is_good else "  LESS THAN THEORY TELLS")
    return is_good


def _fill(library: Library, texts: Sequence[str]) -> dict[int, int]:
    """Add texts; returns the place among them of each document. The same text is one document."""
    places: dict[int, int] = {}
    for start in range(0, len(texts), BATCH):
        some = [
            IncomingDocument(Document(f"{n}", texts[n]), Origin(f"{n}.txt", "00", 1, 1))
            for n in range(start, min(start + BATCH, len(texts)))
        ]
        for place, outcome in enumerate(library.add(some), start):
            if outcome.id is not None:
                places.setdefault(outcome.id, place)
    library.settle()
    return places


def _sets(texts: Sequence[str]) -> list[Hashes]:
    hashes = word_hashes(texts)
    return [sorted_set(combine(words, SHINGLE, seed=SHINGLE)) for words in hashes]


def _every_pair(sets: Sequence[Hashes], least: float = ALIKE) -> Scores:
    found = {}
    for (i, a), (j, b) in combinations(enumerate(sets), 2):
        score = overlap(a, b).jaccard
        if score >= least:
            found[i, j] = score
    return found


# -- what does it take?


def sizes(folder: Path | None) -> None:
    """Time and memory at growing sizes, beside others."""
    texts = load(folder)
    print(f"Pairs with a Jaccard similarity of {ALIKE} or more; found of all there are, or of what")
    print("any way found, and time of the processor from text to pairs")
    print(
        f"  {'texts':>7} {'way':<11} {'found':>7} {'recall':>7} {'from .8':>8} "
        f"{'score off':>9} {'time':>9} {'× ours':>7} {'peak':>8}"
    )
    for size in SIZES:
        with tempfile.TemporaryDirectory() as scratch:
            corpus, library = Path(scratch, "texts"), Path(scratch, "library.plagcheck")
            corpus.write_text("\0".join(_corpus(texts, size)), encoding="utf-8")
            apart(_add, corpus, library)
            ways = {name: way for name, way in WAYS.items() if _can(name, size)}
            measured = {name: apart(_timed, way, corpus, library) for name, way in ways.items()}
        _table(size, measured)


def _corpus(texts: Sequence[str], size: int) -> list[str]:
    originals = texts[: size // 2]
    both = doubled(originals, size, keep=0)
    plain = (" ".join(re.findall("[a-z]+", text.lower())) for text in both)
    return list(dict.fromkeys(text for text in plain if text.count(" ") >= SHINGLE))


def _can(name: str, size: int) -> bool:
    return name != "every pair" or size <= EVERY_PAIR_UP_TO


def _table(size: int, measured: dict[str, tuple[Scores, float, float]]) -> None:
    truth: Scores = {}
    for found, *_ in measured.values():
        truth |= found
    sure = {pair for pair, score in truth.items() if score >= SURELY}
    ours = measured["library"][1]
    for name, (found, seconds, peak) in measured.items():
        off = max((abs(score - truth[pair]) for pair, score in found.items()), default=0.0)
        print(
            f"  {size:>7,} {name:<11} {len(found):>7,} {len(found) / len(truth):>7.1%} "
            f"{len(sure & found.keys()) / max(1, len(sure)):>8.1%} {off:>9.0e} "
            f"{seconds:>7.1f} s {seconds / ours:>7.1f} {peak:>5,.0f} MB",
            flush=True,
        )


def _timed(
    way: Callable[[list[str], Path], Scores], corpus: Path, library: Path
) -> tuple[Scores, float, float]:
    texts = corpus.read_text(encoding="utf-8").split("\0") if way is not _library else []
    own = sum(map(len, texts)) / 1e6  # the texts themselves are this script's
    word_hashes(["The tables of folding are loaded once."])
    began = time.process_time()
    found = way(texts, library)
    return found, time.process_time() - began, peak_mb() - own


def _add(corpus: Path, path: Path) -> None:
    with Library.open(path, create=True) as library:
        _fill(library, corpus.read_text(encoding="utf-8").split("\0"))


def _library(_: list[str], path: Path) -> Scores:
    with Library.open(path, read_only=True) as library:
        found = similar_documents(library, ALIKE)
        return {(pair.a - 1, pair.b - 1): pair.jaccard for pair in found.pairs}


def _in_memory(texts: list[str], _: Path) -> Scores:
    sketches = np.stack([compact(each) for each in signatures(texts, SHINGLE, LENGTH)])
    sets = _sets(texts)
    found = {}
    met = Buckets(sketch_bands(sketches, BANDS, ROWS)).meetings(Unobserved())
    for pair in zip(met.ones.tolist(), met.others.tolist(), strict=True):
        found[pair] = overlap(sets[pair[0]], sets[pair[1]]).jaccard
    return _alike(found)


def _alike(scores: Scores) -> Scores:
    return {pair: score for pair, score in scores.items() if score >= ALIKE}


def _strings(text: str) -> set[str]:
    words = text.split()
    return {" ".join(words[at : at + SHINGLE]) for at in range(len(words) - SHINGLE + 1)}


def _verified(sets: Sequence[set[str]], pairs: Counter[tuple[int, int]]) -> Scores:
    found = {}
    for a, b in pairs:
        shared = len(sets[a] & sets[b])
        found[a, b] = shared / (len(sets[a]) + len(sets[b]) - shared)
    return _alike(found)


def _datasketch(texts: list[str], _: Path) -> Scores:
    from datasketch import MinHash, MinHashLSH

    lsh = MinHashLSH(num_perm=LENGTH, params=(BANDS, ROWS))
    sets, pairs = [], Counter[tuple[int, int]]()
    for number, text in enumerate(texts):
        sets.append(_strings(text))
        sketch = MinHash(num_perm=LENGTH)
        sketch.update_batch([shingle.encode() for shingle in sets[-1]])
        pairs.update((other, number) for other in lsh.query(sketch))
        lsh.insert(number, sketch, check_duplication=False)
    return _verified(sets, pairs)


def _rensa(texts: list[str], _: Path) -> Scores:
    import rensa

    lsh = rensa.RMinHashLSH(ALIKE, LENGTH, BANDS)
    sets, pairs = [], Counter[tuple[int, int]]()
    for number, text in enumerate(texts):
        sets.append(_strings(text))
        sketch = rensa.RMinHash(num_perm=LENGTH, seed=42)
        sketch.update(list(sets[-1]))
        pairs.update((other, number) for other in lsh.query(sketch))
        lsh.insert(number, sketch)
    return _verified(sets, pairs)


def _all_pairs(texts: list[str], _: Path) -> Scores:
    return _every_pair(_sets(texts))


WAYS: Final[dict[str, Callable[[list[str], Path], Scores]]] = {
    "library": _library,
    "in memory": _in_memory,
    "datasketch": _datasketch,
    "rensa": _rensa,
    "every pair": _all_pairs,
}


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("folder", type=Path, nargs="?")
    options.add_argument("--sizes", action="store_true")
    asked = options.parse_args()
    if asked.sizes:
        sizes(asked.folder)
    elif asked.folder:
        raise SystemExit(0 if recall(asked.folder) else 1)
    else:
        options.error("say where the texts are")
