"""Reasons for failures in the teacher's language."""

from __future__ import annotations

import ast
import importlib
import shutil
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import plagcheck
from plagcheck import Library
from plagcheck.gui.check.flag_words import not_compared
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.jobs.import_follower import ImportedFile, ImportRow
from plagcheck.gui.library.health_box import HealthBox
from plagcheck.gui.library.import_model import row_text
from plagcheck.gui.shell.error_text import error_text, reason_text, worded
from plagcheck.gui.shell.language import choose_language
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.jobs.add import add_files
from plagcheck.library.rebuilding import rebuild
from plagcheck.model.causes import told
from plagcheck.model.document import Coverage, SkippedPart, UnreadPart
from plagcheck.model.entry import AddOutcome
from plagcheck.model.errors import (
    Cause,
    FileDamaged,
    LegacyFormat,
    LibraryUnusable,
    PlagcheckError,
    TooShort,
    error_kinds,
)
from tests.gui.conftest import LEFT, TIDES, WAIT_MS

pytestmark = pytest.mark.usefixtures("application")

PACKAGE = Path(plagcheck.__file__).parent


LANGUAGES = ("de", "ru")
ENGINE = sorted(
    path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name not in ("cli", "gui")
)
# A detail for every sentence; those that are no numbers are codes.
DETAILS: dict[str, Any] = {
    "formats": ".docx",
    "words": 3,
    "needed": 5,
    "size": 90,
    "limit": 80,
    "seconds": 60,
    "kind": Cause.OLD_WORD,
    "advice": Cause.AS_DOCX,
}


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    choose_language("en")


def prose_given_as_a_reason(folder: str) -> Iterator[str]:
    """Details of errors, and what is wrong with something stored, that are finished English."""
    for path in (PACKAGE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            given: list[ast.expr] = []
            if isinstance(node, ast.keyword) and node.arg in ("reason", "kind", "advice"):
                given = [node.value]
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                "Garbled",
                "Damage",
            ):
                given = node.args[:1]
            for value in given:
                is_text = isinstance(value, ast.Constant) and isinstance(value.value, str)
                says_system = isinstance(value, ast.Attribute) and value.attr == "strerror"
                is_prose = is_text and " " in ast.unparse(value)
                if isinstance(value, ast.JoinedStr | ast.BoolOp) or is_prose or says_system:
                    yield f"{path.name}:{value.lineno}"


@pytest.mark.parametrize("folder", ENGINE)
def test_reasons_are_codes(folder: str) -> None:
    assert list(prose_given_as_a_reason(folder)) == []


def test_every_code_has_words() -> None:
    assert all(why.english for why in Cause)


def load_engine() -> None:
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        if len(parts) > 2 and parts[1] in ENGINE:
            importlib.import_module(".".join(parts))


def said_of(error: PlagcheckError) -> str:
    text = error_text(error)
    return f"{text.title}\n{text.advice}"


def test_every_error_has_a_sentence_in_every_language() -> None:
    load_engine()
    found = list(error_kinds())
    assert len(found) > 35
    assert {kind.__module__ for kind in found} == {"plagcheck.model.errors"}  # as translated
    errors = [kind("a.pdf", reason=Cause.NO_PAGES, value=3, **DETAILS) for kind in found]
    english = [said_of(error) for error in errors]
    for error, said in zip(errors, english, strict=True):
        assert said.strip(), error.code
        assert str(error).endswith("."), error.code  # the terminal's
        assert "{" not in f"{said}{error}", error.code
    for language in LANGUAGES:
        choose_language(language)
        for error, said in zip(errors, english, strict=True):
            translated = said_of(error)
            title, advice = translated.split("\n")
            assert title, error.code
            assert bool(advice) == bool(said.split("\n")[1]), error.code
            assert translated not in (said, str(error)), error.code
            assert "{" not in translated, error.code


def test_no_reason_reaches_the_window_in_english() -> None:
    for language in LANGUAGES:
        for why in Cause:
            choose_language("en")
            error = LibraryUnusable("a.plagcheck", reason=why, value=3)
            in_english = error_text(error).advice, reason_text(why, 3)
            choose_language(language)
            said = error_text(error).advice
            assert said != in_english[0], why
            assert in_english[1] not in said, why
            assert told("{reason}", error.details) not in said, why


def test_a_german_window_says_what_is_wrong_with_the_library_in_german(
    data_dir: Path, texts: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    data_dir.mkdir()
    file = data_dir / "library.plagcheck"
    with Library.open(file, create=True) as library:
        library.add_text("Gezeiten", TIDES)
    with closing(sqlite3.connect(file, isolation_level=None)) as changed:
        changed.execute("UPDATE content SET signature = x'00'")
    choose_language("de")
    controllers = Controllers()
    window = MainWindow(controllers)
    qtbot.addWidget(window)
    with qtbot.waitSignals([controllers.library.library_read, window.filled], timeout=WAIT_MS):
        window.show()
        window.warm_up()
        controllers.library.read_library()
    window.go_to("library")
    health = window.library.health
    qtbot.mouseClick(health.verify, LEFT)
    qtbot.waitUntil(health.repair.isVisible, timeout=WAIT_MS)
    assert health.text.text() == "Gezeiten: der Fingerabdruck ist beschädigt"

    monkeypatch.setattr(window.chooser, "backup", lambda: file)
    with qtbot.waitSignal(controllers.session.went_wrong, timeout=WAIT_MS):
        qtbot.mouseClick(health.backup, LEFT)
    assert "es ist die Bibliothek selbst" in window.message.text.text()
    monkeypatch.setattr(window.chooser, "backup", lambda: texts / "nowhere" / "copy.plagcheck")
    with qtbot.waitSignal(controllers.session.went_wrong, timeout=WAIT_MS):
        qtbot.mouseClick(health.backup, LEFT)
    assert "der Ordner ist nicht da" in window.message.text.text()
    assert controllers.session.stop()


def test_records_that_a_rebuild_cannot_be_sure_of_are_named(tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "l.plagcheck"
    with Library.open(file, create=True) as library:
        library.add_text("Tides", TIDES)
    with closing(sqlite3.connect(file, isolation_level=None)) as changed:
        changed.execute("UPDATE document SET collection = 'Elsewhere'")
    choose_language("en")
    box = HealthBox()
    qtbot.addWidget(box)
    box.show_rebuilt(rebuild(file))
    assert box.title.text() == "Some records were changed"
    assert box.text.text() == "Name, collection, pages or headings may not be right: Tides"

    box.show_rebuilt(rebuild(file))
    assert (box.title.text(), box.text.text()) == ("Library re-read", "1 document")


def test_an_archive_that_was_read_before_says_why_in_german(tmp_path: Path, data_dir: Path) -> None:
    """What became of its files is known from then, and not read again."""
    data_dir.mkdir()
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("kurz.txt", "drei kleine Worte")
        archive.writestr("bild.pdf", b"%PDF-1.4 and no more")
    choose_language("de")
    with Library.open(tmp_path / "l.plagcheck", create=True) as library:
        for name in ("a.zip", "b.zip"):
            said = [row_text(became(each)) for each in add_files(library, [tmp_path / name])]
            assert "a.zip/bild.pdf ist beschädigt. Grund: die Seiten sind nicht zu finden" in (
                said[0].replace("b.zip", "a.zip") + said[1].replace("b.zip", "a.zip")
            )
            assert any("Wörter: 3; mindestens nötig: 5" in each for each in said)
            shutil.copy(tmp_path / "a.zip", tmp_path / "b.zip")


def became(outcome: AddOutcome) -> ImportRow:
    return ImportRow(Path(outcome.path), became=ImportedFile(outcome))


def test_reason_with_a_value_keeps_it() -> None:
    choose_language("de")
    missing = FileDamaged("a.docx", reason=Cause.PART_MISSING, value="word/document.xml")
    assert "der Teil word/document.xml fehlt" in error_text(missing).advice
    assert reason_text("no such device") == "no such device"  # of an older version
    text = error_text(FileDamaged("a.docx", reason=Cause.ARCHIVE_BROKEN))
    assert "unvollständig" in text.advice
    old = LegacyFormat("a.doc", kind=Cause.OLD_WORD, advice=Cause.AS_DOCX)
    assert "altes Word-Dokument" in error_text(old).title
    assert "noch einmal" in error_text(old).advice


def test_the_command_line_says_the_same_in_english() -> None:
    missing = FileDamaged("a.docx", reason=Cause.PART_MISSING, value="word/document.xml")
    many = FileDamaged("a.docx", reason=Cause.TOO_MANY_PARTS, value=10_000)

    assert str(missing) == ("a.docx is damaged: its part word/document.xml is missing.")
    assert "more than 10,000 parts" in str(many)


def test_parts_that_are_not_read_are_named_in_the_teachers_language() -> None:
    choose_language("ru")
    parts = [UnreadPart(part) for part in SkippedPart if part is not SkippedPart.FILE]
    said = not_compared(Coverage(skipped=(*parts, UnreadPart(SkippedPart.FILE, "б.png"))))
    assert said[0] == "не прочитано: комментарии"
    assert said[-1] == "не прочитано: б.png"
    assert all(text.startswith("не прочитано: ") for text in said)
    assert len(set(said)) == len(SkippedPart)
    old = Coverage(skipped=(UnreadPart(name="a chart"),))  # of an older version
    assert not_compared(old) == ["не прочитано: a chart"]


def test_advice_about_something_unknown_is_left_out() -> None:
    error = TooShort("a.txt", words=3, needed=5)
    assert "at least 5" in error_text(error).advice
    assert worded("too-short", "a.txt", {}, str(error)).advice == ""
    assert worded("never-heard-of", "a.txt", {}, "Oh dear.").title == "Oh dear."
