"""What happens to a copied passage on its way into a paper: each keeps the words, to a reader."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

Disguise = Callable[[random.Random, list[str]], list[str]]

# Letters that stand for a Latin one anywhere (Cyrillic, Greek, full-width) …
_ANYWHERE: Final = {
    "a": "аαａ", "b": "ｂ", "c": "сｃ", "e": "еεｅ", "h": "һ", "i": "іι", "k": "κ", "m": "м",
    "o": "оοօ", "p": "рρ", "s": "ѕ", "t": "τ", "x": "хχ", "y": "у",
    "A": "АΑＡ", "E": "ЕΕ", "H": "Н", "K": "КΚ", "M": "МΜ", "O": "ОΟ", "P": "РΡ", "T": "ТΤ",
}  # fmt: skip
# … and those that do so only in a word that has Latin letters too.
_IN_LATIN_WORDS: Final = {"v": "ν", "n": "η", "w": "ω", "u": "υ", "N": "Ν", "Y": "Υ"}
_INVISIBLE: Final = "\u200b\u200c\u200d\u2060\ufeff\u202a\u202c\u200e"
_PUNCTUATION: Final = (", ", ". ", "; ", ": ", " — ", "… ", "! ", ' "', ") ", " (", " / ")
_LIGATURES: Final = {"ffi": "ﬃ", "fi": "ﬁ", "fl": "ﬂ", "st": "ﬆ"}


def plain(rng: random.Random, words: list[str]) -> list[str]:
    return words


def other_case(rng: random.Random, words: list[str]) -> list[str]:
    return [rng.choice((word.upper(), word.capitalize(), word.swapcase())) for word in words]


def punctuation(rng: random.Random, words: list[str]) -> list[str]:
    return [word + rng.choice(_PUNCTUATION).strip() for word in words]


def line_breaks(rng: random.Random, words: list[str]) -> list[str]:
    """New lines between words, and some words broken at the end of a line."""
    return [_broken(rng, word) + rng.choice(("", "\n", "\r\n", "\n\n")) for word in words]


def look_alikes(rng: random.Random, words: list[str]) -> list[str]:
    return [_with_look_alikes(rng, word) for word in words]


def zero_width(rng: random.Random, words: list[str]) -> list[str]:
    return [_inserted(rng, word, rng.choice(_INVISIBLE)) for word in words]


def soft_hyphens(rng: random.Random, words: list[str]) -> list[str]:
    return [_inserted(rng, word, "\u00ad") for word in words]


def ligatures(rng: random.Random, words: list[str]) -> list[str]:
    return [_with_ligatures(word) for word in words]


def everything(rng: random.Random, words: list[str]) -> list[str]:
    for disguise in (other_case, look_alikes, zero_width, soft_hyphens, punctuation):
        words = disguise(rng, words)
    return [word + rng.choice(("", "\n", "\t", "\u00a0")) for word in words]


DISGUISES: Final[tuple[Disguise, ...]] = (
    plain,
    other_case,
    punctuation,
    line_breaks,
    look_alikes,
    zero_width,
    soft_hyphens,
    ligatures,
    everything,
)


def _broken(rng: random.Random, word: str) -> str:
    if len(word) < 4 or rng.random() < 0.5:
        return word
    place = rng.randrange(1, len(word))
    return f"{word[:place]}{rng.choice('-‐')}{rng.choice(('', ' '))}\n{word[place:]}"


def _with_look_alikes(rng: random.Random, word: str) -> str:
    letters = [
        rng.choice(_ANYWHERE[letter]) if letter in _ANYWHERE and rng.random() < 0.6 else letter
        for letter in word
    ]
    foreign = [place for place, letter in enumerate(letters) if letter in _IN_LATIN_WORDS]
    latin = [letter for letter in letters if letter.isascii() and letter not in _IN_LATIN_WORDS]
    if foreign and latin:
        place = rng.choice(foreign)
        letters[place] = _IN_LATIN_WORDS[letters[place]]
    return "".join(letters)


def _inserted(rng: random.Random, word: str, mark: str) -> str:
    place = rng.randrange(len(word) + 1)
    return word[:place] + mark + word[place:]


def _with_ligatures(word: str) -> str:
    for letters, ligature in _LIGATURES.items():
        word = word.replace(letters, ligature)
    return word
