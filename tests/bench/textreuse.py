"""textreuse's own texts: the pairs that its pages print, found and scored here.

    python -m tests.bench.textreuse FOLDER

FOLDER is where that package was unpacked: `ats` (eight books of a tract society, read by machine)
and `legal` (codes of two states) lie somewhere in it. A pair that is missing, or one too many,
ends it with 1.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path

from plagcheck import Library, LSHIndex, MinHash, check_document, jaccard, word_shingles

Pair = tuple[str, str]

# What the pages of textreuse print of runs of five words. It cuts words in another way, so that
# scores differ a little.
PUBLISHED: dict[str, dict[Pair, float | None]] = {
    "ats": {
        ("calltounconv00baxt", "lifeofrevrichard00baxt"): 0.281,
        ("practicalthought00nev", "thoughtsonpopery00nevi"): 0.463,
        ("remember00palm", "remembermeorholy00palm"): 0.701,
    },
    "legal": {("ca1851-match", "ny1850-match"): None},  # found, it says, and no score
}
ALIKE = 0.1  # from where its page lists pairs
NEAR = 0.01
# Its own 80 bands of 3 find a pair with .28 four times out of five; 128 of 2 find it surely.
SHAPES = ((80, 3), (128, 2))
LENGTH = 256


def read(folder: Path) -> dict[str, str]:
    return {
        path.stem: path.read_text("utf-8", errors="replace")
        for path in sorted(folder.glob("*.txt"))
    }


def compare(texts: Mapping[str, str], published: Mapping[Pair, float | None]) -> Iterator[str]:
    """Print what is found; yields what is not as it should be."""
    sets = {name: word_shingles(text) for name, text in texts.items()}
    scores = {pair: jaccard(sets[pair[0]], sets[pair[1]]) for pair in combinations(sets, 2)}
    alike = {pair: score for pair, score in scores.items() if score >= ALIKE}
    signatures = {name: MinHash(found, length=LENGTH) for name, found in sets.items()}
    for pair, score in alike.items():
        theirs = published.get(pair)
        estimate = signatures[pair[0]].jaccard(signatures[pair[1]])
        said = "–" if theirs is None else f"{theirs:.3f}"
        print(f"  {pair[0]:24} {pair[1]:24} {score:.3f}   theirs {said}   estimate {estimate:.3f}")
        if theirs is not None and abs(score - theirs) > NEAR:
            yield f"{pair}: {score:.3f}, not {theirs}"
    if alike.keys() != published.keys():
        yield f"pairs that are alike: {sorted(alike)}"
    for bands, rows in SHAPES:
        index = LSHIndex(bands=bands, rows=rows, length=LENGTH)
        index.insert_many(signatures.items())
        met = {pair for pair in index.pairs() if scores[pair] >= ALIKE}  # type: ignore[index]
        expected = sum(index.probability(score) for score in alike.values())
        print(f"  {bands} bands of {rows}: {len(met)} of {len(alike)} met, {expected:.2f} expected")
        if (bands, rows) == SHAPES[-1] and met != published.keys():
            yield f"met in {bands} bands of {rows}: {sorted(met)}"


def check(texts: Mapping[str, str], published: Mapping[Pair, float | None]) -> Iterator[str]:
    """Look each text up in a library of the others; yields pairs that are not found."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Library.open(Path(folder, "books.plagcheck"), create=True) as library,
    ):
        for name, text in texts.items():
            library.add_text(name, text)
        for one, other in published:
            result = check_document(texts[one], library)
            words = {each.entry.name: each.comparison.matched_words for each in result.sources}
            print(f"  check {one}: {words.get(other, 0):,} words stand in {other}")
            if not words.get(other):
                yield f"a check of {one} does not find {other}"


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("folder", type=Path, metavar="FOLDER")
    given = options.parse_args().folder
    wrong = []
    for name, published in PUBLISHED.items():
        (folder,) = (path for path in given.rglob(name) if path.is_dir())
        texts = read(folder)
        print(f"\n{name}: {len(texts)} texts")
        wrong += [*compare(texts, published), *check(texts, published)]
    print("\n" + ("\n".join(wrong) or "All pairs are as textreuse has them."))
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
