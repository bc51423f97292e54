"""Long texts that share nothing but a phrase too short to be shown, over and over."""

from __future__ import annotations

from plagcheck import compare_texts


def test_a_phrase_that_is_repeated_very_often_is_no_match() -> None:
    phrase = "on the one hand and the other"
    ours, theirs = (
        " ".join(f"{phrase} {name}{number}" for number in range(8_000))
        for name in ("alder", "birch")
    )

    assert compare_texts(ours, theirs, edited=False) == []
