"""The licences of everything that is shipped are shipped with it."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.conftest import PROJECT


@pytest.fixture
def text(third_party, tmp_path) -> str:
    return third_party.write(tmp_path / "THIRD-PARTY.txt", []).read_text("utf-8")


def test_every_part_is_there_with_its_text(text):
    for words in (
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "GNU GENERAL PUBLIC LICENSE",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Copyright 2014 The PDFium Authors",
        "OpenBLAS",
        "SIL OPEN FONT LICENSE",
        "Lucide",
        "You may replace them",
    ):
        assert words in text, words


def test_every_dependency_is_listed(text):
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    names = [re.match(r"[\w.-]+", line)[0].lower() for line in project["dependencies"]]
    listed = text.split("=" * 100)[0].lower().replace(".", "-")

    missing = [name for name in names if name.replace(".", "-") not in listed]
    assert missing == ["pyside6-essentials"]
    assert "qt and pyside6" in listed


def test_the_about_box_shows_what_was_packaged(monkeypatch, tmp_path, qapp):
    from plagcheck.gui.shell import about

    (tmp_path / "THIRD-PARTY.txt").write_text("all of them", "utf-8")
    monkeypatch.setattr(about, "ASSETS", tmp_path)

    assert about.licence_texts() == "all of them"


def test_the_about_box_has_texts_without_a_package_too(qtbot):
    from PySide6.QtGui import QShowEvent

    from plagcheck.gui.shell.about import AboutSection

    section = AboutSection()
    qtbot.addWidget(section)
    assert section.texts.toPlainText() == ""
    section.showEvent(QShowEvent())
    assert "SIL OPEN FONT LICENSE" in section.texts.toPlainText()
