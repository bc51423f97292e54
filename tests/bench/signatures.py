"""Text to 128-value signature, against datasketch and rensa: same texts, one interleaved run."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import rensa
from datasketch import MinHash

from plagcheck.index.fingerprint import signatures

SIZE, LENGTH, ROUNDS = 5, 128, 5


def shingle_strings(text: str) -> list[str]:
    words = text.split()
    return [" ".join(words[i : i + SIZE]) for i in range(len(words) - SIZE + 1)]


def with_plagcheck(texts: Sequence[str]) -> None:
    signatures(texts, SIZE, LENGTH)


def with_datasketch(texts: Sequence[str]) -> None:
    for text in texts:
        sketch = MinHash(num_perm=LENGTH)
        sketch.update_batch([shingle.encode() for shingle in shingle_strings(text)])


def with_rensa(texts: Sequence[str]) -> None:
    for text in texts:
        sketch = rensa.RMinHash(num_perm=LENGTH, seed=42)
        sketch.update(shingle_strings(text))
        sketch.digest()


def with_rensa_c(texts: Sequence[str]) -> None:
    for text in texts:
        sketch = rensa.CMinHash(num_perm=LENGTH, seed=42)
        sketch.update(shingle_strings(text))
        sketch.digest()


def run(texts: Sequence[str]) -> None:
    ways: dict[str, Callable[[Sequence[str]], None]] = {
        "plagcheck": with_plagcheck,
        "datasketch": with_datasketch,
        "rensa (R)": with_rensa,
        "rensa (C)": with_rensa_c,
    }
    spent = dict.fromkeys(ways, float("inf"))
    for _ in range(ROUNDS):
        for name, way in ways.items():
            began = time.process_time()
            way(texts)
            spent[name] = min(spent[name], time.process_time() - began)
    words = sum(len(text.split()) for text in texts) / len(texts)
    print(
        f"\nText to signature, {len(texts)} texts of {words:.0f} words, CPU time, best of {ROUNDS}"
    )
    for name, seconds in spent.items():
        ratio = seconds / spent["plagcheck"]
        print(f"  {name:12} {len(texts) / seconds:9,.0f} documents/s   {ratio:6.1f} × ours")
