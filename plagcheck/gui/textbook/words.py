"""What the lesson says: names of texts, functions and examples, and the sentence about a step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from plagcheck.gui.parts.text_format import decimal, tr
from plagcheck.textbook.blocks import BlockOrder
from plagcheck.textbook.lesson import BandShown, Lesson
from plagcheck.textbook.matrix import RowTypes
from plagcheck.textbook.one_pass import HashFunction, Order, Step
from plagcheck.textbook.permutations import Permutation
from plagcheck.textbook.signatures import INFINITY, Minhash

LONGEST: Final = 22  # letters of a word in a sentence
_LOW: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


class Said(NamedTuple):
    """A sentence with a beginning that stands out."""

    head: str
    rest: str

    @property
    def whole(self) -> str:
        return f"{self.head} {self.rest}".strip()


def low(number: int) -> str:
    """A number as an index."""
    return str(number).translate(_LOW)


def visible(shingle: str) -> str:
    """A shingle whose blanks at its ends can be seen."""
    return shingle if shingle == shingle.strip() else shingle.replace(" ", "␣")


def short(shingle: str) -> str:
    """A shingle as it fits into a sentence: very long words are cut."""
    words = visible(shingle).split(" ")
    return " ".join(word if len(word) <= LONGEST else f"{word[:LONGEST]}…" for word in words)


class SetNames:
    """A, B … for texts; S₁, S₂ … for sets."""

    def __init__(self, *, are_texts: bool) -> None:
        self.are_texts = are_texts

    def shown(self, place: int) -> str:
        return chr(ord("A") + place) if self.are_texts else f"S{low(place + 1)}"

    def spoken(self, place: int) -> str:
        return chr(ord("A") + place) if self.are_texts else f"S{place + 1}"

    def several(self, places: Sequence[int]) -> str:
        """A, B and C."""
        names = [self.shown(place) for place in places]
        if len(names) < 2:
            return "".join(names)
        both = tr("%1 and %2").replace("%1", ", ".join(names[:-1]))
        return both.replace("%2", names[-1])


def value(minhash: Minhash) -> str:
    return "∞" if minhash == INFINITY else str(int(minhash))


def divided(types: RowTypes) -> str:
    """6 ÷ 17 = 0.353."""
    if not types.either:
        return "0"
    similarity = decimal(float(types.similarity), 3) if types.both else "0"
    return f"{types.both} ÷ {types.either} = {similarity}"


def order_name(order: Order, place: int, *, spoken: bool = False) -> str:
    """h₄, π₄, or the block."""
    if isinstance(order, BlockOrder):
        return tr("block %1").replace("%1", str(place + 1))
    number = str(place + 1) if spoken else low(place + 1)
    return f"π{number}" if isinstance(order, Permutation) else f"h{number}"


def order_formula(order: Order) -> str:
    """7x + 2, or the places a permutation gives."""
    if isinstance(order, HashFunction):
        factor = str(order.factor) if order.factor > 1 else ""
        shift = f" + {order.shift}" if order.shift else ""
        return f"{factor}x{shift}"
    if isinstance(order, BlockOrder):
        rows = len(order.within.places)
        return (
            tr("rows %1 to %2")
            .replace("%1", str(order.block * rows + 1))
            .replace("%2", str((order.block + 1) * rows))
        )
    return ""


def modulus(orders: Sequence[Order]) -> str:
    """What stands above the formulas: mod 17."""
    first = orders[0] if orders else None
    if not isinstance(first, HashFunction):
        return ""
    return f"mod {first.prime}" + (f" + {first.first}" if first.first else "")


def calculation(order: Order, row: int, result: Minhash) -> str:
    """(7·7 + 2) mod 17 = 0; without a formula the place alone."""
    if not isinstance(order, HashFunction):
        return value(result)
    factor = f"{order.factor}·" if order.factor > 1 else ""
    shift = f" + {order.shift}" if order.shift else ""
    more = f" + {order.first}" if order.first else ""
    return f"({factor}{row}{shift}) mod {order.prime}{more} = {value(result)}"


def row_said(lesson: Lesson, step: Step, names: SetNames) -> Said:
    """What reading a row does."""
    bits = lesson.matrix.rows[step.row]
    number = step.row + lesson.first_row
    head = tr("Row %1, “%2”:").replace("%1", str(number))
    head = head.replace("%2", short(lesson.matrix.elements[step.row]))
    holders = [place for place, bit in enumerate(bits) if bit]
    if not holders:
        return Said(head, tr("in none. Nothing changes."))
    parts = [tr("in %1.").replace("%1", names.several(holders)), *_changes(lesson, step, names)]
    return Said(head, " ".join(parts))


def _changes(lesson: Lesson, step: Step, names: SetNames) -> list[str]:
    functions = sorted({function for function, _ in step.changed})
    if not functions:
        return [tr("No value is smaller than what is kept: nothing changes.")]
    first = functions[0]
    order, result = lesson.orders[first], step.values[first]
    kept = [column for function, column in sorted(step.changed) if function == first]
    text = tr("%1 gives %2, less than before: kept for %3.")
    text = text.replace("%1", order_name(order, first))
    text = text.replace("%2", calculation(order, step.row + lesson.first_row, result))
    said = [text.replace("%3", names.several(kept))]
    if len(functions) > 1:
        others = ", ".join(order_name(lesson.orders[each], each) for each in functions[1:])
        said.append(tr("Smaller values also from: %1.").replace("%1", others))
    return said


def start_said(lesson: Lesson) -> Said:
    """Before the first row."""
    if not lesson.steps:
        return Said("", "")
    return Said(
        tr("Nothing is read yet."),
        tr("Every value is ∞. Next reads the first row."),
    )


def band_said(lesson: Lesson, band: BandShown, number: int, names: SetNames) -> Said:
    """What a band tells."""
    where = tr("Band %1:").replace("%1", str(number + 1))
    if not band.together:
        return Said(
            where, tr("no two have the same values in all its rows. Each has a bucket of its own.")
        )
    together = "; ".join(names.several(group) for group in band.together)
    text = tr(
        "the same values in all its rows: %1. They share a bucket and become candidates. One band "
        "is enough. Only then are they compared in full."
    )
    return Said(where, text.replace("%1", together))


def example_names() -> dict[str, str]:
    """What the examples are called, by their keys."""
    return {
        "roofs": tr("Two sentences about a roof"),
        "abcab": tr("abcab in twos, as set and as bag"),
        "acadacc": tr("acadacc in twos"),
        "abcd": tr("abcd and dbcd"),
        "test": tr("This is a test, letters in threes"),
        "to-be": tr("To be, or not to be"),
        "bits": tr("Bits: 10111 and 10011"),
        "small": tr("Seven rows, four sets"),
        "small-variant": tr("Seven rows, four sets, with one bit more"),
        "two-sets": tr("Seven rows, one permutation"),
        "three-permutations": tr("Seven rows, three permutations"),
        "three-other-permutations": tr("Seven rows, three other permutations"),
        "try-it": tr("Seven rows, one to try"),
        "four-permutations": tr("Seven rows, four permutations"),
        "one-permutation": tr("Five rows, one permutation"),
        "five-rows": tr("Five rows, one pass: x + 1 and 3x + 1"),
        "two-columns": tr("Two sets, one pass: x and 2x + 1"),
        "two-columns-from-1": tr("Two sets, places counted from 1"),
        "blocks": tr("Blocks of rows, with ∞"),
        "twelve": tr("Twelve minhashes in bands"),
        "hundred": tr("100 values: 20 bands of 5 rows"),
        "fifty": tr("50 values: 10 bands of 5 rows"),
        "seventy-five": tr("75 values: 15 bands of 5 rows"),
        "one-value": tr("One band of one row"),
    }
