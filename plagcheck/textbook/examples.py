"""Worked examples as lectures have them: what is given, to be worked out by the other modules.

Tests compare what comes out with what the textbook prints. Names are keys; the window has words
for them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from plagcheck.textbook.blocks import block_orders
from plagcheck.textbook.matrix import CharacteristicMatrix, characteristic_matrix, matrix_of_rows
from plagcheck.textbook.one_pass import HashFunction, Order
from plagcheck.textbook.permutations import Permutation
from plagcheck.textbook.signatures import Signature


@dataclass(frozen=True, slots=True)
class Texts:
    """Two or more texts, and how they are cut."""

    name: str
    texts: tuple[str, ...]
    size: int
    of_words: bool
    is_plain: bool = True  # in lower case, without punctuation
    bands: int = 6
    rows: int = 2


@dataclass(frozen=True, slots=True)
class Sets:
    """Sets without texts, and the orders their rows are put in."""

    name: str
    matrix: CharacteristicMatrix
    orders: tuple[Order, ...]
    bands: int = 1
    rows: int = 1
    first_row: int = 0  # hash functions are given row numbers from here on


@dataclass(frozen=True, slots=True)
class Signatures:
    """Minhashes alone: where they come from is not told."""

    name: str
    signatures: tuple[Signature, ...]
    bands: int
    rows: int


@dataclass(frozen=True, slots=True)
class Shape:
    """Bands and rows alone: a curve."""

    name: str
    bands: int
    rows: int


Example = Texts | Sets | Signatures | Shape

ROOFS: Final = Texts(
    "roofs",
    (
        "A dark roof stores the heat of the day and gives it back.",
        "At night a dark roof gives back the heat of the day.",
    ),
    size=2,
    of_words=True,
)
ABCAB: Final = Texts("abcab", ("abcab", "cabca"), size=2, of_words=False)
ACADACC: Final = Texts("acadacc", ("acadacc", "acadaca"), size=2, of_words=False)
ABCD: Final = Texts("abcd", ("abcd", "dbcd"), size=2, of_words=False)
THIS_IS_A_TEST: Final = Texts(
    "test", ("This is a test", "This is a text"), size=3, of_words=False, is_plain=False
)
TO_BE: Final = Texts(
    "to-be",
    ("To be, or not to be, that is the question", "That is the question: to be or not to be"),
    size=2,
    of_words=True,
)

# Sets as bits: 10111 and 10011.
BITS: Final = Sets(
    "bits",
    matrix_of_rows(["11", "00", "10", "11", "11"]),
    (Permutation((3, 1, 5, 2, 4)),),
)
SMALL_SETS: Final = Sets(
    "small",
    matrix_of_rows(["1110", "1101", "0101", "0001", "1001", "1110", "1010"]),
    (Permutation((2, 3, 7, 6, 1, 5, 4)),),
)
SMALL_SETS_VARIANT: Final = Sets(
    "small-variant",
    matrix_of_rows(["1110", "1101", "0101", "0101", "1001", "1110", "1010"]),
    (Permutation((2, 3, 7, 6, 1, 5, 4)),),
)

_SEVEN: Final = tuple(f"e{place}" for place in range(1, 8))
TWO_SETS: Final = Sets(
    "two-sets",
    characteristic_matrix([("e1", "e3", "e7"), ("e3", "e5", "e7")], _SEVEN),
    (Permutation((7, 2, 4, 6, 3, 1, 5)),),
)

_FOUR_SETS: Final = matrix_of_rows(["1010", "1001", "0101", "0101", "0101", "1010", "1010"])
THREE_PERMUTATIONS: Final = Sets(
    "three-permutations",
    _FOUR_SETS,
    (
        Permutation((2, 3, 7, 6, 1, 5, 4)),
        Permutation((4, 2, 1, 3, 6, 7, 5)),
        Permutation((3, 4, 7, 2, 6, 1, 5)),
    ),
    bands=3,
)
# The same three as another lecture shuffles them; the signatures are the same.
THREE_OTHER_PERMUTATIONS: Final = Sets(
    "three-other-permutations",
    _FOUR_SETS,
    (
        Permutation((3, 4, 7, 6, 1, 2, 5)),
        Permutation((4, 2, 1, 3, 6, 7, 5)),
        Permutation((1, 3, 7, 6, 2, 5, 4)),
    ),
    bands=3,
)
TRY_IT: Final = Sets("try-it", _FOUR_SETS, (Permutation((3, 2, 1, 4, 7, 5, 6)),))
FOUR_PERMUTATIONS: Final = Sets(
    "four-permutations",
    matrix_of_rows(["110", "110", "100", "110", "001", "001", "001"]),
    (
        Permutation((4, 3, 7, 6, 5, 2, 1)),
        Permutation((1, 4, 6, 2, 3, 5, 7)),
        Permutation((4, 1, 6, 7, 2, 3, 5)),
        Permutation((6, 1, 2, 3, 5, 7, 4)),
    ),
    bands=2,
    rows=2,
)

_FIVE_ROWS: Final = characteristic_matrix(["ad", "c", "bde", "acd"], "abcde")
ONE_PERMUTATION: Final = Sets("one-permutation", _FIVE_ROWS, (Permutation((3, 1, 5, 4, 2)),))
FIVE_ROWS: Final = Sets(
    "five-rows", _FIVE_ROWS, (HashFunction(1, 1, 5), HashFunction(3, 1, 5)), bands=2
)
_TWO_COLUMNS: Final = matrix_of_rows(["10", "01", "11", "10", "01"])
TWO_COLUMNS: Final = Sets(
    "two-columns", _TWO_COLUMNS, (HashFunction(1, 0, 5), HashFunction(2, 1, 5)), 2, first_row=1
)
TWO_COLUMNS_FROM_1: Final = Sets(
    "two-columns-from-1",
    _TWO_COLUMNS,
    (HashFunction(1, 0, 5, first=1), HashFunction(2, 1, 5, first=1)),
    2,
    first_row=1,
)
_EIGHT_ROWS: Final = matrix_of_rows(["000", "000", "001", "011", "111", "110", "100", "000"])
BLOCKS: Final = Sets("blocks", _EIGHT_ROWS, block_orders(8, Permutation((3, 1, 4, 2))), bands=2)

TWELVE: Final = Signatures(
    "twelve",
    (
        (3, 6, 9, 4, 2, 8, 4, 8, 1, 1, 4, 2),
        (3, 1, 9, 4, 2, 8, 4, 3, 1, 1, 4, 2),
    ),
    bands=4,
    rows=3,
)
HUNDRED: Final = Shape("hundred", 20, 5)
FIFTY: Final = Shape("fifty", 10, 5)
SEVENTY_FIVE: Final = Shape("seventy-five", 15, 5)
ONE_VALUE: Final = Shape("one-value", 1, 1)

EXAMPLES: Final[tuple[Example, ...]] = (
    ROOFS,
    ABCAB,
    ACADACC,
    ABCD,
    THIS_IS_A_TEST,
    TO_BE,
    BITS,
    SMALL_SETS,
    SMALL_SETS_VARIANT,
    TWO_SETS,
    THREE_PERMUTATIONS,
    THREE_OTHER_PERMUTATIONS,
    TRY_IT,
    FOUR_PERMUTATIONS,
    ONE_PERMUTATION,
    FIVE_ROWS,
    TWO_COLUMNS,
    TWO_COLUMNS_FROM_1,
    BLOCKS,
    TWELVE,
    HUNDRED,
    FIFTY,
    SEVENTY_FIVE,
    ONE_VALUE,
)
