"""Write plagcheck/index/folding.npz: what every character becomes before words are compared.

The table is committed, not computed at run time: Python versions carry different Unicode
versions, and the same text must give the same fingerprints on every machine, next year too.

    python packaging/build_folding.py
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import numpy as np

TARGET = Path(__file__).parents[1] / "plagcheck" / "index" / "folding.npz"
CODE_POINTS = 0x110000
SEPARATOR = " "

# Apostrophes vanish, so that don't = don’t = dont. Hyphens stay: tokens.py decides by neighbours.
APOSTROPHES = "'`´‘’‛ʹʻʼʽˈ′‵＇՚׳"
HYPHENS = "-‐‑﹣－֊⁃"
TATWEEL = "\u0640"

# Letters of other alphabets that look like a Latin one in both cases. The map is one to one
# within each alphabet, so words of that alphabet stay apart and it can apply everywhere.
LOOK_ALIKES = {
    **dict(zip("авекмнорстухіјѕԁԛԝһӏ", "abekmhopctyxijsdqwhl", strict=True)),
    **dict(zip("αβεζικμορτχ", "abezikmoptx", strict=True)),
    **dict(zip("օհսո", "ohun", strict=True)),
    **dict(zip("ɑɡıȷɩ", "agiji", strict=True)),
    **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz", strict=True)),
}
# Look-alikes that differ by case or clash in their own alphabet: only inside a word that also
# has Latin letters.
MIXED_LOOK_ALIKES = {
    **dict(zip("νηγυωσπδ", "vnyuwond", strict=True)),
    **dict(zip("ΝΗΥ", "nhy", strict=True)),
    **dict(zip("пгишьцлԍ", "nruwbung", strict=True)),
    **dict(zip("ցզքտ", "gqpu", strict=True)),
    **dict(zip("ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᏀᏃᏚᏙᏞᏟᏢᏦᏴ", "drtiajewmhgzsvlcpkb", strict=True)),
}
PLAIN_LETTERS = {"æ": "ae", "œ": "oe", "ĳ": "ij", "ŋ": "n", "ſ": "s"}

# Marks that writers add or leave out without changing the word.
ACCENT_RANGES = [
    (0x0300, 0x036F), (0x0483, 0x0487), (0x0591, 0x05C7), (0x0610, 0x061A), (0x064B, 0x065F),
    (0x0670, 0x0670), (0x06D6, 0x06DC), (0x06DF, 0x06E8), (0x06EA, 0x06ED), (0x1AB0, 0x1AFF),
    (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F),
]  # fmt: skip
ALWAYS_DROPPED_MARKS = {0x3099, 0x309A}

IGNORABLE = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0, 0xFFFE, 0xFFFF}
IGNORABLE_RANGES = [(0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0000, 0xE0FFF), (0xFDD0, 0xFDEF)]

ONE_TOKEN_A_CHARACTER = re.compile(
    r"(CJK UNIFIED|CJK COMPAT|IDEOGRAPHIC|HIRAGANA|KATAKANA|BOPOMOFO|THAI|LAO|KHMER|MYANMAR|"
    r"TIBETAN|YI SYLLABLE|YI RADICAL|TANGUT|NUSHU|TAI |NEW TAI|JAVANESE|BALINESE|VERTICAL KANA)"
)
MODIFIED_LETTER = re.compile(r"LATIN (?:SMALL|CAPITAL) LETTER ([A-Z]) WITH ")
BOXED_LETTER = re.compile(r"NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER ([A-Z])$")


def in_ranges(code: int, ranges: list[tuple[int, int]]) -> bool:
    return any(low <= code <= high for low, high in ranges)


def is_dropped(char: str) -> bool:
    code, category = ord(char), unicodedata.category(char)
    if category == "Cc":
        return not char.isspace()
    return (
        category == "Cf"
        or code in IGNORABLE
        or code in ALWAYS_DROPPED_MARKS
        or in_ranges(code, IGNORABLE_RANGES)
        or char in APOSTROPHES
        or char == TATWEEL
    )


def decompose(char: str) -> str:
    folded = unicodedata.normalize("NFKD", char).casefold()
    return unicodedata.normalize("NFKD", folded)


def fold_letter(char: str, accents: bool) -> str:
    """One decomposed letter, mark or digit: its place in the folded alphabet."""
    if in_ranges(ord(char), ACCENT_RANGES):
        return "" if accents else char
    if unicodedata.category(char) == "Nd":
        return str(unicodedata.digit(char))
    if char in PLAIN_LETTERS:
        return PLAIN_LETTERS[char]
    if char in LOOK_ALIKES:
        return LOOK_ALIKES[char]
    modified = MODIFIED_LETTER.match(unicodedata.name(char, ""))
    if accents and modified:
        return modified[1].lower()
    return char


def fold_part(char: str, accents: bool) -> str:
    if is_dropped(char):
        return ""
    if char in HYPHENS:
        return "-"
    if unicodedata.category(char)[0] not in "LMN":
        return SEPARATOR
    if ONE_TOKEN_A_CHARACTER.match(unicodedata.name(char, "")):
        return SEPARATOR + char + SEPARATOR
    return fold_letter(char, accents)


def fold_character(char: str, accents: bool) -> str:
    """What a character becomes: letters, a separator, a hyphen or nothing."""
    if is_dropped(char):
        return ""
    boxed = BOXED_LETTER.match(unicodedata.name(char, ""))
    if boxed:
        return boxed[1].lower()
    if unicodedata.category(char) in ("Cn", "Co", "Cs"):
        return SEPARATOR
    if char in HYPHENS:
        return "-"
    if ONE_TOKEN_A_CHARACTER.match(unicodedata.name(char, "")) and len(decompose(char)) == 1:
        return fold_part(decompose(char), accents)
    folded = "".join(fold_part(part, accents) for part in decompose(char))
    return folded if folded.strip(SEPARATOR) else folded[:1]


def build(accents: bool) -> dict[str, np.ndarray]:
    """How each code point folds (see Kind in folding.py), and the bytes of those that change."""
    kind = np.zeros(CODE_POINTS, np.uint8)
    lengths, pool = [], bytearray()
    for code in range(CODE_POINTS):
        char = chr(code)
        folded = fold_character(char, accents)
        special = {"": 0, SEPARATOR: 1, char: 2, f"{SEPARATOR}{char}{SEPARATOR}": 3}
        kind[code] = special.get(folded, 4)
        if kind[code] == 4:
            lengths.append(len(folded.encode()))
            pool += folded.encode()
    return {
        "kind": kind,
        "lengths": np.array(lengths, np.uint8),
        "pool": np.frombuffer(bytes(pool), np.uint8),
    }


def main() -> None:
    columns = {
        f"{mode}_{name}": column
        for mode, accents in (("plain", True), ("accented", False))
        for name, column in build(accents).items()
    }
    mixed = sorted((ord(a), ord(b)) for a, b in MIXED_LOOK_ALIKES.items())
    np.savez_compressed(TARGET, mixed=np.array(mixed, np.uint32), **columns)
    print(f"{TARGET.name}: {TARGET.stat().st_size:,} bytes, Unicode {unicodedata.unidata_version}")


if __name__ == "__main__":
    main()
