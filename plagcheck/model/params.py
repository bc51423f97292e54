"""IndexParams: every number that stored fingerprints depend on."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

FOLDING_VERSION: Final = 1  # raise when folding.npz or the tokenizer changes


def shortest_certain_run(size: int, window: int) -> int:
    """Words in a row that two texts must share to share a window for certain."""
    return size + window - 1


@dataclass(frozen=True, slots=True)
class IndexParams:
    """How a library cuts, hashes and files its documents.

    Passages of 6 words in windows of 3 find any 8 shared words, as 5 and 4 would; among 49,000
    short documents they bring a sixth of the candidates for a quarter more postings (make bench).
    """

    shingle_size: int = 5
    signature_length: int = 128
    bands: int = 32
    rows: int = 4
    passage_size: int = 6
    passage_window: int = 3
    traces: bool = True  # file documents under what rewording leaves, too
    accents: bool = False
    folding_version: int = FOLDING_VERSION

    def __post_init__(self) -> None:
        limits = {"shingle_size": (1, 32), "passage_size": (1, 32), "passage_window": (1, 32)}
        for name, (low, high) in limits.items():
            if not low <= getattr(self, name) <= high:
                raise ValueError(f"{name} must be {low} to {high}")
        if self.bands < 1 or self.rows < 1 or self.bands * self.rows > self.signature_length:
            raise ValueError("bands times rows must fit in the signature")

    @property
    def certain_run(self) -> int:
        """Words in a row that never go unseen."""
        return shortest_certain_run(self.passage_size, self.passage_window)

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)
