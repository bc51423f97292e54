"""Minhash by blocks of rows: one order for a block, used in every block; each gives a value.

That is cheaper than reading all rows for each value. A block in which a set has no 1 leaves ∞;
two sets are then compared by a ÷ (a + d), see `signatures.compare`.
"""

from __future__ import annotations

from dataclasses import dataclass

from plagcheck.textbook.matrix import CharacteristicMatrix
from plagcheck.textbook.one_pass import one_pass_signature
from plagcheck.textbook.permutations import Permutation
from plagcheck.textbook.signatures import INFINITY, Minhash, SignatureMatrix


@dataclass(frozen=True, slots=True)
class BlockOrder:
    """The order of a block's rows; rows of other blocks are not looked at."""

    within: Permutation
    block: int

    def __call__(self, row: int) -> Minhash:
        place = row - self.block * len(self.within.places)
        return self.within(place) if 0 <= place < len(self.within.places) else INFINITY


def block_orders(rows: int, within: Permutation) -> tuple[BlockOrder, ...]:
    """One for each block; the last may have fewer rows."""
    blocks = -(-rows // len(within.places))
    return tuple(BlockOrder(within, block) for block in range(blocks))


def block_signature(matrix: CharacteristicMatrix, within: Permutation) -> SignatureMatrix:
    """A value for each block, from one order."""
    return one_pass_signature(matrix, block_orders(len(matrix.rows), within))
