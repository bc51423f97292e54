"""Reasons for failures in the teacher's language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import plagcheck.extract
from plagcheck.gui.shell.error_text import error_text, worded
from plagcheck.gui.shell.language import choose_language
from plagcheck.gui.shell.reasons import known_reasons, reason_text
from plagcheck.model.errors import FileDamaged, LegacyFormat, TooShort

pytestmark = pytest.mark.usefixtures("application")


def given_reasons() -> set[str]:
    """Every reason that extraction gives in so many words."""
    found = set()
    for path in Path(plagcheck.extract.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg in ("reason", "kind", "advice"):
                value = node.value
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    found.add(value.value)
    return {reason for reason in found if " " in reason}


def test_every_reason_of_extraction_can_be_translated() -> None:
    assert given_reasons() - known_reasons() == set()


def test_reason_with_a_value_keeps_it() -> None:
    try:
        choose_language("de")
        assert reason_text("its part word/document.xml is missing") == (
            "der Teil word/document.xml fehlt"
        )
        assert reason_text("no such device") == "no such device"
        text = error_text(FileDamaged("a.docx", reason="its archive is incomplete or broken"))
        assert "unvollständig" in text.advice
        old = LegacyFormat(
            "a.doc", kind="an old Word document (.doc)", advice=".docx and try again"
        )
        assert "altes Word-Dokument" in error_text(old).title
        assert "noch einmal" in error_text(old).advice
    finally:
        choose_language("en")


def test_advice_about_something_unknown_is_left_out() -> None:
    error = TooShort("a.txt", words=3, needed=5)
    assert "at least 5" in error_text(error).advice
    assert worded("too-short", "a.txt", {}, str(error)).advice == ""
    assert worded("never-heard-of", "a.txt", {}, "Oh dear.").title == "Oh dear."
