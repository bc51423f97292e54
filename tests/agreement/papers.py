"""Papers to check: one with everything in it, a class, and any number of made-up ones."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests import word_salad
from tests.agreement.program import text_of

HOWS: Final = ("copied", "edited", "reworded", "summed up", "pieced", "quoted", "cited")
WORKS: Final = """References
Harrow, P. J. (2004). Salt roads of the north coast and their keepers. Tiller Press.
Lindqvist, A. (2011). The price of herring in seven towns. Journal of Coasts, 17(2), 101–128.
Quill, S. (1998). The clerk and the coast in the age of paper. Northern University Press."""
SECTION: Final = "Acknowledgements"


@dataclass(frozen=True, slots=True)
class Folder:
    """Files of one check on disk; `rival` is what the paper is laid beside."""

    paper: Path
    sources: Path
    handout: Path
    rival: Path | None = None

    @property
    def other(self) -> Path:
        return self.rival or min(self.sources.iterdir())

    @property
    def text(self) -> str:
        """The paper as it is read: places in it are characters of this."""
        return text_of(self.paper)


@dataclass(frozen=True, slots=True)
class Taken:
    """A passage of the paper: from which source, how, and how many words."""

    source: int
    how: str
    words: int


EVERYTHING: Final = (
    Taken(1, "copied", 60),
    Taken(2, "edited", 50),
    Taken(1, "quoted", 30),
    Taken(3, "reworded", 90),
    Taken(2, "cited", 40),
    Taken(4, "summed up", 240),
    Taken(4, "copied", 18),
    Taken(4, "reworded", 13),
    Taken(8, "copied", 20),
    Taken(5, "reworded", 16),
    Taken(7, "pieced", 240),
    Taken(6, "reworded", 60),
    Taken(3, "copied", 14),
    Taken(1, "edited", 60),
    Taken(2, "copied", 25),
)
PHRASE: Final = word_salad.text(900, 16)
TASK: Final = word_salad.text(901, 25)
THANKS: Final = word_salad.text(902, 30)


def write(folder: Path, taken: Sequence[Taken], seed: int = 1, *, works: bool = True) -> Folder:
    """The paper, its sources and the handout it answers."""
    rng = random.Random(seed)
    parts, texts = [f"Introduction\n\n{TASK}"], {each.source: [_own(rng)] for each in taken}
    for each in taken:
        passage = word_salad.words(rng, each.words)
        texts[each.source] += [_sentences(passage), _own(rng)]
        parts += [_own(rng), _as_taken(passage, each.how, rng)]
    first = min(texts)
    texts[first] += [PHRASE, TASK, *([WORKS] if works else [])]
    parts += [f"{_own(rng)} {PHRASE} {_own(rng)}"]
    texts[first].insert(1, THANKS)
    parts += [f"{SECTION}\n\n{THANKS}.", *([WORKS] if works else [])]
    return _written(folder, "\n\n".join(parts), {n: "\n\n".join(t) for n, t in texts.items()})


def _written(folder: Path, paper: str, sources: Mapping[int, str]) -> Folder:
    readings = folder / "sources"
    readings.mkdir(parents=True)
    for number, text in sources.items():
        (readings / f"Reading {number}.txt").write_text(text, encoding="utf-8")
    made = Folder(folder / "paper.txt", readings, folder / "handout.txt")
    made.paper.write_text(paper, encoding="utf-8")
    made.handout.write_text(TASK, encoding="utf-8")
    return made


def _own(rng: random.Random) -> str:
    return word_salad.prose(rng, 45)


def _sentences(words: Sequence[str]) -> str:
    """Words with a full stop now and then, at the same places whoever writes them."""
    return " ".join(f"{word}." if n % 12 == 11 else word for n, word in enumerate(words))


def _as_taken(words: Sequence[str], how: str, rng: random.Random) -> str:
    match how:
        case "copied":
            return _sentences(words)
        case "edited":
            kept = [("altered" if n % 13 == 9 else word) for n, word in enumerate(words)]
            return _sentences(kept)
        case "quoted":
            return f"One author says “{' '.join(words)}”, and I agree."
        case "cited":
            half = len(words) // 2
            return f"{' '.join(words[:half])} (Harrow, 2004, p. 7) {' '.join(words[half:])}"
        case "summed up":
            return _sentences(words[::4])
        case "pieced":
            return _sentences([*words[:12], *words[100:112], *words[200:212]])
        case _:
            mixed = [word for n, word in enumerate(words) if n % 7]
            for start in range(0, len(mixed), 8):
                piece = mixed[start : start + 8]
                rng.shuffle(piece)
                mixed[start : start + 8] = piece
            return _sentences(mixed)


STUDENTS: Final = ("Ada Ash", "Ben Birch", "Cara Cedar", "Dan Dogwood", "Eva Elm")


def write_class(folder: Path, seed: int = 7) -> Folder:
    """Two pairs and a student alone; all answer the handout, quote and name works. Ada read a book.

    In each pair one paper has a passage twice and another reworded, so that the two sides have
    unlike many words: whichever paper is looked at, its own are to be counted. Cara sums up what
    Dan wrote, which counts for her and not for him.
    """
    rng = random.Random(seed)
    one, two, three, four = (word_salad.words(rng, size) for size in (60, 50, 90, 30))
    five, six = word_salad.words(rng, 40), word_salad.words(rng, 120)
    book = [word_salad.words(rng, size) for size in (35, 25)]
    seven = word_salad.words(random.Random(33), 240)
    texts = {
        "Ada Ash": (
            *map(_sentences, (one, two, three)),
            _as_taken(book[0], "copied", rng),
            _as_taken(book[1], "quoted", rng),
        ),
        "Ben Birch": (
            _sentences(one),
            _as_taken(two, "edited", rng),
            _as_taken(three, "reworded", rng),
            _sentences(one),
        ),
        "Cara Cedar": (
            _sentences(four),
            _as_taken(six, "reworded", rng),
            _sentences(five),
            _as_taken(seven, "summed up", rng),
        ),
        "Dan Dogwood": (
            *map(_sentences, (five, six, four, five)),
            _sentences(seven),
        ),
        "Eva Elm": (),
    }
    for name, passages in texts.items():
        (folder / "class" / name).mkdir(parents=True)
        quoted = _as_taken(word_salad.words(rng, 20), "quoted", rng)
        parts = [TASK, _own(rng), quoted, _own(rng)]
        for passage in passages:
            parts += [passage, _own(rng)]
        parts.append(WORKS)
        (folder / "class" / name / "paper.txt").write_text("\n\n".join(parts), encoding="utf-8")
    (folder / "books").mkdir()
    read = [_own(rng), *map(_sentences, book), _own(rng), TASK, *map(_sentences, (one[:30], five))]
    (folder / "books" / "Book.txt").write_text("\n\n".join(read), encoding="utf-8")
    handout = folder / "handout.txt"
    handout.write_text(TASK, encoding="utf-8")
    return Folder(folder / "class" / STUDENTS[0] / "paper.txt", folder / "class", handout)
