"""Every sentence about an error, a reason, a flag or a part that was not read stands once."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.flag_panel import FlagPanel
from plagcheck.gui.check.result_words import coverage
from plagcheck.gui.check.shown import ShownResult
from plagcheck.gui.parts.text_format import translated
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.gui.shell.language import LANGUAGES, choose_language
from plagcheck.model.adjusted import unadjusted
from plagcheck.model.causes import Cause
from plagcheck.model.document import Coverage, Flag, FlagData, FlagKind, SkippedPart, UnreadPart
from plagcheck.model.errors import error_kinds
from plagcheck.report.build import Subject, report_of
from plagcheck.report.languages.catalogue import Catalogue
from plagcheck.report.languages.wording import CATALOGUES, Wording
from plagcheck.report.text import as_text
from tests.conftest import PROJECT
from tests.gui.results import result

pytestmark = pytest.mark.usefixtures("application")

PACKAGE = PROJECT / "plagcheck"
SENTENCE, CLAUSE = 3, 4  # words: what is shorter is a name; or may be part of other sentences
FLAGS = [
    *(Flag(kind, 3, FlagData("grеat", way="white")) for kind in FlagKind),
    Flag(FlagKind.UNLIKE_VISIBLE, 2, FlagData(unread=True), pages=(4, 5)),
    Flag(FlagKind.HIDDEN_TEXT, 1, FlagData(way="tiny", inside="essay.docx")),
]
READ = Coverage(100, 9, (1, 2), (4,), tuple(map(UnreadPart, set(SkippedPart) - {SkippedPart.FILE})))


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    choose_language("en")


def error_texts() -> list[str]:
    """The English of errors and their reasons, as often as it is written."""
    texts = [vars(kind).get(part, "") for kind in error_kinds() for part in ("title", "advice")]
    return [*dict.fromkeys(filter(None, texts)), *(cause.english for cause in Cause)]


def file_texts(known: Catalogue) -> list[str]:
    """What a report says about a file: flags, and what was not compared; and of weak matches."""
    keys = ("without text", "unreadable", "skipped", "trick", "weak passages", "weak meaning")
    told = [*known.flags.values(), *(known.texts[key] for key in keys)]
    return [form for each in told for form in ((each,) if isinstance(each, str) else each)]


def bare(text: str) -> str:
    """A text without what is filled in, and without its full stop."""
    return " ".join(re.sub(r"\{\w*\}|%1|%Ln|[“”\"]", " ", text).lower().strip(" .").split())


def literals(path: Path) -> Iterator[str]:
    """All strings of a module but what describes it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    described = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if is_text and id(node) not in described:
            yield node.value


def test_no_sentence_about_an_error_stands_anywhere_else() -> None:
    written = [bare(text) for path in PACKAGE.rglob("*.py") for text in literals(path)]
    texts = {bare(text) for text in error_texts()}
    long = {text for text in texts if len(text.split()) >= SENTENCE}
    assert len(long) > 80

    twice = {text: n for text, n in Counter(written).items() if n > 1 and text in long}
    clauses = [text for text in long if len(text.split()) >= CLAUSE]
    inside = [(text, each) for text in clauses for each in set(written) - texts if text in each]

    assert twice == {}
    assert inside == []


@pytest.mark.parametrize("known", CATALOGUES.values(), ids=lambda known: known.language)
def test_no_sentence_of_a_report_about_a_file_stands_anywhere_else(known: Catalogue) -> None:
    home = PACKAGE / "report" / "languages"
    elsewhere = [path for path in PACKAGE.rglob("*.py") if path.parent != home]
    written = {bare(text) for path in elsewhere for text in literals(path)}

    texts = [text for text in map(bare, file_texts(known)) if len(text.split()) >= SENTENCE]
    assert len(texts) > 10
    assert written.isdisjoint(texts)


def test_every_sentence_about_an_error_is_translated() -> None:
    for language in LANGUAGES:
        choose_language(language)
        for text in error_texts():
            said = translated(text)
            assert (said == text) is (language == "en"), text
            assert set(re.findall(r"{\w+}", said)) == set(re.findall(r"{\w+}", text)), text


def test_the_shortest_match_is_explained_in_the_same_words() -> None:
    words = "copied in a row or with small edits"
    (form,) = set(map(bare, CATALOGUES["en"].texts["shortest value"])) - {f"word, {words}"}
    assert form == f"words, {words}"
    assert words in (PROJECT / "README.md").read_text(encoding="utf-8")
    for place in ("cli/arguments.py", "gui/settings/finding_section.py"):
        assert any(words in text for text in literals(PACKAGE / place)), place


def opened() -> ShownResult:
    made = result()
    paper = replace(made.submission, flags=tuple(FLAGS), coverage=READ)
    return ShownResult(unadjusted(replace(made, submission=paper)), DisplayText(paper.text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_window_and_report_say_the_same_of_a_file(language: str, qtbot: QtBot) -> None:
    choose_language(language)
    shown, say = opened(), Wording(language)
    subject = Subject(shown.whole, {}, datetime(2026, 1, 2))
    told = " ".join(as_text(report_of(subject, say=say), say).split())
    panel = FlagPanel()
    qtbot.addWidget(panel)
    panel.show_result(shown)
    panel.show()
    labels = {label.text() for label in panel.findChildren(QLabel)}
    sentences = [text for text in labels if " ".join(text.split()) in told and len(text) > 40]
    assert len(sentences) == len(FLAGS)
    for part in coverage(shown).split(" · ")[1:]:
        assert " ".join(part.split()) in told, part
