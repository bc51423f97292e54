"""Every example of the pages and of the docstrings does what stands below it."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import plagcheck
from tests.conftest import PROJECT

PAGES = sorted((PROJECT / "docs").glob("*.md"))
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)


def run(test: doctest.DocTest) -> None:
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, out=said.append)
    assert not runner.failures, "".join(said)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_of_a_page_run_from_top_to_bottom(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = FENCE.findall(page.read_text("utf-8"))
    assert {language for language, _ in blocks} <= {"pycon"}  # nothing that nobody runs
    examples = "\n".join(block for _, block in blocks)

    run(doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0))


def test_the_pages_have_examples() -> None:
    shown = {page.stem: page.read_text("utf-8").count(">>> ") for page in PAGES}

    assert {name for name, number in shown.items() if number > 3} >= {
        *("tutorial", "how-to", "from-other-libraries", "explanation"),
    }


def docstrings() -> list[doctest.DocTest]:
    finder = doctest.DocTestFinder(exclude_empty=True)
    names = {name: getattr(plagcheck, name) for name in plagcheck.__all__ if name[0] != "_"}
    known = {**names, "__name__": "plagcheck"}
    found = (finder.find(each, name, globs=known) for name, each in names.items())
    return [test for tests in found for test in tests if test.examples]


@pytest.mark.parametrize("test", docstrings(), ids=lambda test: test.name)
def test_examples_of_docstrings(test: doctest.DocTest) -> None:
    run(test)


def test_docstrings_have_examples() -> None:
    assert {"MinHash", "MinHash.merge", "LSHIndex", "word_shingles", "jaccard"} <= {
        test.name for test in docstrings()
    }
