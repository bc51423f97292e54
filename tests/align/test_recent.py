"""Texts prepared a moment ago are taken as they are, and forgotten in time."""

from __future__ import annotations

import pytest

from plagcheck.align import prepared_cache
from plagcheck.align.prepared_cache import RecentTexts


def test_a_text_is_made_ready_once() -> None:
    kept = RecentTexts()
    (first,) = kept.prepare(["one two three"], accents=False, edited=True)
    second, other = kept.prepare(["one two three", "four five"], accents=False, edited=True)

    assert second is first
    assert len(other.tokens) == 2


def test_other_options_make_another() -> None:
    kept = RecentTexts()
    (plain,) = kept.prepare(["café au lait"], accents=False, edited=True)
    (accented,) = kept.prepare(["café au lait"], accents=True, edited=True)

    assert plain.tokens.hashes.tolist() != accented.tokens.hashes.tolist()


def test_the_same_text_twice_is_no_trouble() -> None:
    one, other = RecentTexts().prepare(["one two", "one two"], accents=False, edited=True)

    assert one.tokens.hashes.tolist() == other.tokens.hashes.tolist()


def test_texts_alike_at_both_ends_are_told_apart() -> None:
    kept = RecentTexts()
    frame = "word " * prepared_cache.GLANCE
    for middle in ("one", "two"):
        (ready,) = kept.prepare([f"{frame}{middle} {frame}"], accents=False, edited=True)

        assert f" {middle} " in ready.text
        assert len(kept) == 1


def test_what_was_not_used_for_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepared_cache, "MOST_CHARACTERS", 20)
    kept = RecentTexts()
    (first,) = kept.prepare(["a" * 9], accents=False, edited=True)
    (second,) = kept.prepare(["b" * 9], accents=False, edited=True)
    assert kept.prepare(["a" * 9], accents=False, edited=True)[0] is first

    kept.prepare(["c" * 9], accents=False, edited=True)

    assert kept.prepare(["a" * 9], accents=False, edited=True)[0] is first
    assert kept.prepare(["b" * 9], accents=False, edited=True)[0] is not second


def test_a_book_is_not_kept() -> None:
    kept = RecentTexts()
    kept.prepare(["word " * (prepared_cache.MOST_CHARACTERS // 5 + 1)], accents=False, edited=True)

    assert len(kept) == 0
