"""What a pupil wrote between copied passages is no part of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import word_salad
from tests.cli.conftest import Cli

COPIED, OWN, EDITED, QUOTED = 71, 46, 76, 62


def sentences(seed: int, words: int) -> str:
    """Long ones, so that three of them are many words."""
    text = word_salad.words(seed, words)
    return " ".join(
        " ".join(text[start : start + 23]).capitalize() + "." for start in range(0, words, 23)
    )


def edited(text: str) -> str:
    words = text.split()
    words[4::9] = ["rather"] * len(words[4::9])
    return " ".join(words)


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A paper with a copied passage, an edited one and a quotation, own words between them."""
    copied, passage, quoted = sentences(1, COPIED), sentences(2, EDITED), sentences(3, QUOTED)
    (tmp_path / "readings").mkdir()
    for name, seed, middle, last in (
        ("paper.txt", 10, passage, f"As Alder writes: “{quoted}” (Alder 2011, p. 4)."),
        ("readings/source.txt", 20, edited(passage), quoted),
    ):
        own = [sentences(seed + place, OWN) for place in range(2)]
        parts = word_salad.prose(seed + 5, 60), copied, own[0], middle, own[1], last
        text = "\n\n".join((*parts, word_salad.prose(seed + 6, 60)))
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_own_words_between_copied_passages_part_them(cli: Cli, desk: Path) -> None:
    library, paper = desk / "library.plagcheck", desk / "paper.txt"
    cli("add", library, desk / "readings")
    everything = cli("check", library, paper, "--count", "quotations", "--json").object
    (source,) = everything["sources"]

    same = EDITED - len(range(4, EDITED, 9))
    assert [(match["kind"], match["words"]) for match in source["matches"]] == [
        ("word for word", COPIED),
        ("small edits", same),
        ("word for word", QUOTED),
    ]
    assert [match["label"] for match in source["matches"]] == ["1a", "1b", "1c"]
    unedited = cli("check", library, paper, "--without", "small-edits", "--json").object
    assert unedited["matched_words"] == COPIED
