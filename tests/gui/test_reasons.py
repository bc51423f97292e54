"""Reasons for failures in the teacher's language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import plagcheck
from plagcheck.gui.shell.error_text import error_text, worded
from plagcheck.gui.shell.language import choose_language
from plagcheck.gui.shell.reasons import known_reasons, reason_text, skipped_text
from plagcheck.model.document import Skipped, SkippedPart
from plagcheck.model.errors import IN_ENGLISH, FileDamaged, LegacyFormat, TooShort, Why

pytestmark = pytest.mark.usefixtures("application")

PACKAGE = Path(plagcheck.__file__).parent


def prose_given_as_a_reason(folder: str) -> Iterator[str]:
    """Details of errors that are finished English."""
    for path in (PACKAGE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg in ("reason", "kind", "advice"):
                value = node.value
                is_text = isinstance(value, ast.Constant) and isinstance(value.value, str)
                if isinstance(value, ast.JoinedStr) or (is_text and " " in value.value):
                    yield f"{path.name}:{value.lineno}"


@pytest.mark.parametrize("folder", ["extract", "jobs", "classroom"])
def test_reasons_are_codes(folder: str) -> None:
    assert list(prose_given_as_a_reason(folder)) == []


def test_every_code_has_words() -> None:
    codes = {why.value for why in Why}

    assert known_reasons() == set(IN_ENGLISH) == codes


def test_reason_with_a_value_keeps_it() -> None:
    try:
        choose_language("de")
        missing = FileDamaged("a.docx", reason=Why.PART_MISSING, value="word/document.xml")
        assert "der Teil word/document.xml fehlt" in error_text(missing).advice
        assert reason_text("no such device") == "no such device"
        text = error_text(FileDamaged("a.docx", reason=Why.ARCHIVE_BROKEN))
        assert "unvollständig" in text.advice
        old = LegacyFormat("a.doc", kind=Why.OLD_WORD, advice=Why.AS_DOCX)
        assert "altes Word-Dokument" in error_text(old).title
        assert "noch einmal" in error_text(old).advice
    finally:
        choose_language("en")


def test_the_command_line_says_the_same_in_english() -> None:
    missing = FileDamaged("a.docx", reason=Why.PART_MISSING, value="word/document.xml")
    many = FileDamaged("a.docx", reason=Why.TOO_MANY_PARTS, value=10_000)

    assert str(missing) == (
        "a.docx is damaged and cannot be read: its part word/document.xml is missing."
    )
    assert "more than 10,000 parts" in str(many)
    assert "no such device" in str(FileDamaged("a.docx", reason="no such device"))


def test_parts_that_are_not_read_are_named_in_the_teachers_language() -> None:
    try:
        choose_language("ru")
        said = {part: skipped_text(Skipped(part, "б.png")) for part in SkippedPart}
        assert said[SkippedPart.COMMENTS] == "комментарии не прочитаны"
        assert "б.png" in said[SkippedPart.FILE]
        assert all("прочитан" in text for text in said.values())
        assert skipped_text(Skipped(name="a chart")) == "a chart"  # of an older version
    finally:
        choose_language("en")


def test_advice_about_something_unknown_is_left_out() -> None:
    error = TooShort("a.txt", words=3, needed=5)
    assert "at least 5" in error_text(error).advice
    assert worded("too-short", "a.txt", {}, str(error)).advice == ""
    assert worded("never-heard-of", "a.txt", {}, "Oh dear.").title == "Oh dear."
