"""Limits of what a teacher may choose, and of what a file may say.

Nothing is imported here: settings are read at the start.
"""

from __future__ import annotations

from typing import Final

SHORTEST: Final = 12  # words of a match
SHORTEST_LEAST: Final = 8
SHORTEST_MOST: Final = 30

MOST_TEXT_MB: Final = 30  # of one file or document; ten long novels
MOST_TEXT: Final = MOST_TEXT_MB << 20  # characters

MOST_WORDS: Final = 100_000_000  # of one text; counting takes a bit for every word
MOST_CHARACTERS: Final = 1 << 31
ALIKE: Final = 0.5  # Jaccard similarity from which two documents are called alike
BANDS_FOR: Final = (0.1, 0.9)  # similarities from and up to which bands are chosen
NEARLY_SAME: Final = 0.8  # from which what is added is said to be nearly the same as a document
