"""Texts made to be slow, of any size; and openings for which a careless pattern never ends."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from tests import word_salad

TAIL: Final = " some words that a student wrote down here"

# Repeated to fill the size.
UNITS: Final[dict[str, str]] = {
    "comments": "<!-- a -->", "open parens": "(", "parens word": "(ab ", "brackets": "[1",
    "cites": "[1] ", "citation": "(Smith 2001) ", "open cite": "(Smith 2001, ",
    "et al": "et al. (2001 ", "quotes": '"', "curly open": "“a ", "quoted words": '"ab cd" ',
    "single quotes": "'a' ", "guillemets": "«a ", "low quotes": "„a “", "apostrophes": "a’b’",
    "newlines": "\n", "crlf": "\r\n", "cr": "\r", "blank lines": "a\n\n",
    "indented": "    some words\n", "block quote": "> some words\n", "hash": "#",
    "dotted numbers": "1.1.1.", "headings": "1.\n", "references": "# References\n",
    "bibliography": "References\n\nSmith, J. (2001). Title. Journal 3(4), 5-6.\n",
    "years": "2001 ", "year list": "2001;", "urls": "http://", "url": "a/", "spaced letters": "a ",
    "one word": "a", "mixed word": "aB1", "same word": "word ", "two words": "ab cd ",
    "zeros": "0.00 ", "table": "0 1 0 0 1 0 0 0 \n", "cyrillic mixed": "аa",
    "soft hyphens": "\u00ad", "soft word": "a\u00ad", "zero width": "\u200b",
    "zero width word": "a\u200b", "accents": "a\u0301\u0301\u0301 ", "override": "\u202e",
    "override word": "\u202eabc ", "override nested": "\u202e\u202dab", "hyphens": "-",
    "hyphen break": "ab-\n", "dashes": "a–b ", "cjk": "汉", "cjk mix": "汉字漢語文", "thai": "ก",
    "emoji": "😀 ", "flags": "🇩", "joined emoji": "👨\u200d", "ligatures": "ﬁ ﬂ ",
    "latex begin": "\\begin{quote}", "latex": "\\a", "latex cite": "\\cite[", "percent": "%",
    "backslash": "\\", "tabs": "\t", "spaces": " ", "no-break": "\u00a0", "wide space": "a\u3000",
    "scripts": "aбγд ", "digits": "1", "digit groups": "1,", "initials": "A. B. ",
    "authors": "Smith, J., ", "capitals": "SMITH J ", "doi": "doi:10.1/", "pp": "pp. 1",
    "equals": "==", "underscores": "_", "stars": "* ", "bullets": "• a\n", "colon": "a: ",
    "in": "In: ", "form feed": "\f", "line separator": "\u2028", "nul": "a\0b ",
    "controls": "\x01a ", "bom": "\ufeffa", "angle": "<a ", "angles": "<", "amp": "&amp;",
    "semicolons": "; ", "ellipsis": "[...] ", "dots": ". ", "sentences": "I am. ",
    "mirror": "ab ba ",
}  # fmt: skip


def _at_random(words: str, size: int) -> str:
    return " ".join(random.Random(5).choices(words, k=size // 2))


_MADE: Final[dict[str, Callable[[int], str]]] = {
    "combining": lambda size: "a" + "\u0301" * size,
    "all different": lambda size: " ".join(f"w{number}" for number in range(size // 6)),
    "prose": lambda size: word_salad.prose(5, size // 8),
    "prose again": lambda size: (word_salad.prose(5, 60) + " ") * (size // 480),
    "two words at random": lambda size: _at_random("ab", size),
    "three words at random": lambda size: _at_random("abc", size),
    "same start": lambda size: "".join(f"the same start {n}\n" for n in range(size // 20)),
}
PATTERNS: Final = (*UNITS, *_MADE)


def pattern(name: str, size: int) -> str:
    if name in _MADE:
        return _MADE[name](size)
    unit = UNITS[name]
    return (unit * (size // len(unit) + 1))[:size]


_COMMENTS: Final = {
    "empty": "<!---->", "blank": "<!-- -->", "spaced": "<!-- a -->  ", "lines": "<!--\n-->\n",
    "dashes": "<!-- -- - -->", "open": "<!-- a > b ", "half": "<!--->",
    "nested": "<!-- <!-- --> -->", "tabs": "<!---->\t\t", "declared": "<!----><?xml?>",
    "doctype": "<!doctype ", "declaration": "<?xml ", "cdata": "<![CDATA[",
}  # fmt: skip
_OTHERS: Final = {
    "dots first": "." * 1_300_000,
    "blanks first": "- " + " " * 1_300_000,
    "spaces": " \n\t\r" * 4000 + "<",
    "begin": "\\begin" + "  \t" * 5000 + "{documen",
    "backslashes": "\\" * 16_000,
    "rtf": " \n" * 4000 + "{\\rt",
    "rtf groups": "{\\rtf1 " + "{\\*\\a" * 60_000,
    "rtf hex": "{\\rtf1 " + "\\'e" * 200_000,
    "html angles": "<html><body>" + "<a <b " * 100_000,
    "html quotes": "<html><body>" + "<a b='" * 100_000,
    "markdown": "# a\n" + "[a](" * 50_000,
    "flat odt": "<?xml version='1.0'?><office:document><office:text><text:p>"
    + "<text:s/>" * 90_000,
}


def openings() -> dict[str, bytes]:
    """Small files, against telling formats apart and what comes next. The first ones hung once."""
    made = {
        f"{name} × {count}": unit * count for count in (400, 30) for name, unit in _COMMENTS.items()
    }
    xml = "<?xml version='1.0'?>"
    for name in ("empty", "lines", "nested"):
        made[f"xml, {name}"] = xml + _COMMENTS[name] * 200 + "<office:documen t>"
    files = {name: (text + TAIL).encode() for name, text in {**made, **_OTHERS}.items()}
    files["utf-16"] = (_COMMENTS["empty"] * 100 + TAIL).encode("utf-16")
    files["byte order mark"] = b"\xef\xbb\xbf" + (_COMMENTS["empty"] * 100).encode()
    return files
