"""Print the first table of docs/figures.md.

    python -m tests.bench [--texts FOLDER] [PART …]

FOLDER holds .txt files of a few hundred words; without it, texts are made up.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.bench import library, signatures, spans, windows
from tests.bench.texts import essays, load

PARTS = ("signatures", "spans", "windows", "library")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--texts", type=Path)
    options.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    chosen = options.parse_args()
    texts = load(chosen.texts)
    parts = chosen.parts or PARTS
    if "signatures" in parts:
        signatures.run(essays(texts, 400))
    if "spans" in parts:
        spans.run(texts)
    if "windows" in parts:
        windows.run(texts)
    if "library" in parts:
        library.run(texts)


if __name__ == "__main__":
    main()
