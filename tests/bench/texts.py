"""Texts to measure on: a folder of .txt files, or made-up ones of the same shape."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path


def load(folder: Path | None, count: int = 50_000) -> list[str]:
    """Short texts, in a fixed order."""
    if folder is None:
        return made_up(count)
    files = sorted(folder.glob("**/*.txt"))[:count]
    return [file.read_text(encoding="utf-8", errors="replace") for file in files]


def made_up(count: int, words: int = 230, seed: int = 7) -> list[str]:
    """Texts of words that are as unevenly common as real ones."""
    rng = random.Random(seed)
    vocabulary = [
        "".join(rng.choices("etaoinshrdlucmfw", k=rng.randint(2, 9))) for _ in range(8000)
    ]
    weights = [1 / (rank + 3) for rank in range(len(vocabulary))]
    texts = []
    for _ in range(count):
        chosen = rng.choices(vocabulary, weights, k=rng.randint(words // 2, words * 3 // 2))
        chosen[11::12] = [f"{word}." for word in chosen[11::12]]
        texts.append(" ".join(chosen))
    return texts


def doubled(texts: Sequence[str], count: int, keep: int, seed: int = 11) -> list[str]:
    """`count` texts: the originals, then the same with their sentences shuffled.

    The first `keep` are not doubled, so that a paper made of them has as many sources in a large
    library as in a small one.
    """
    rng = random.Random(seed)
    grown = list(texts)
    while len(grown) < count:
        original = keep + len(grown) % (len(texts) - keep)
        sentences = re.split(r"(?<=[.!?])\s+", texts[original])
        rng.shuffle(sentences)
        grown.append(f"{' '.join(sentences)} {len(grown)}")
    return grown[:count]


def essays(texts: Sequence[str], count: int, words: int = 1000, seed: int = 5) -> list[str]:
    """Submissions of `words` words, each put together from several texts."""
    rng = random.Random(seed)
    chosen = []
    for _ in range(count):
        pool: list[str] = []
        while len(pool) < words:
            pool += rng.choice(texts).split()
        chosen.append(" ".join(pool[:words]))
    return chosen
