"""The figures that the bundled samples must give."""

from __future__ import annotations

from typing import Final

# A file of samples/selftest/sources -> its words, and how many of them the paper shares.
SOURCES: Final[dict[str, tuple[int, int]]] = {
    "A year on the marsh.epub": (66, 29),
    "Building a clinker boat.rtf": (60, 29),
    "Dialect of the quay.txt": (68, 27),
    "Fog signals.html": (53, 29),
    "How nets changed.pptx": (55, 26),
    "Lost lighthouses.pdf": (57, 29),
    "Measuring depth.tex": (56, 28),
    "Older papers.zip/Repairing the sea wall.txt": (56, 28),
    "Pilots and their boats.md": (59, 28),
    "Salt and trade.odt": (57, 27),
    "The harbour master.docx": (60, 26),
}
PAPER: Final = "paper.txt"
PAPER_WORDS: Final = 420
SHARED_WORDS: Final = 306

PDF: Final = "Lost lighthouses.pdf"
PDF_PHRASE: Final = "hummed in every gale like a badly tuned harp"
# Read in the encoding of Windows: letters that a wrong guess would turn into others.
OLD_ENCODING: Final = ("Dialect of the quay.txt", ("café", "Füllort"))
