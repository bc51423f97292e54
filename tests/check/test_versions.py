"""Versions of one work are one source, unless one holds a passage that the best does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from plagcheck import Library, check_document
from plagcheck.library.deciding import decide, versions_of
from plagcheck.model.document import Document
from plagcheck.model.entry import IncomingDocument, Likeness, Origin
from plagcheck.model.result import CheckOptions, CheckResult
from tests import word_salad

COMMON = word_salad.text(1, 80)
Fill = Callable[[int], str]


@pytest.fixture
def fill(library: Library) -> Fill:
    """Two versions of a text; the first has so many words that the last has not."""

    def made(more: int) -> str:
        alone = word_salad.text(2, more)
        texts = {
            "draft.txt": f"{' '.join(COMMON.split()[:60])} {word_salad.text(3, 30)} {alone}",
            "last.txt": f"{COMMON} {word_salad.text(4, 40)}",
        }
        library.add([IncomingDocument(Document(n, text), Origin(n)) for n, text in texts.items()])
        decide(library, [entry.id for entry in library.documents()], Likeness.VERSIONS)
        return f"{COMMON} {word_salad.text(5, 60)} {alone} {word_salad.text(6, 60)}"

    return made


def leaders(result: CheckResult) -> list[str]:
    return [source.entry.name for source in result.leaders]


def test_the_best_version_stands_for_the_others(library: Library, fill: Fill) -> None:
    result = check_document(fill(0), library)

    assert leaders(result) == ["last.txt"]
    assert result.versions(result.leaders[0]) == ("draft.txt",)
    assert result.among(result.leaders[0]) == ()


def test_a_passage_of_another_version_is_shown_where_it_stands(
    library: Library, fill: Fill
) -> None:
    result = check_document(fill(20), library)

    assert leaders(result) == ["last.txt", "draft.txt"]
    assert result.matched_words == 100


@pytest.mark.parametrize("work", [True, False])
def test_words_of_less_than_a_match_make_no_source_of_a_version(
    library: Library, fill: Fill, work: bool
) -> None:
    """Small edits go on in a version that is folded, and stand by themselves in another text."""
    paper = fill(0)
    if not work:
        library.store.likeness.clear()
    words = COMMON.split()
    longer = " ".join(words[40:] + word_salad.words(7, 9))
    library.add([IncomingDocument(Document("longer.txt", longer + " end"), Origin("longer.txt"))])
    ids = {entry.name: entry.id for entry in library.documents()}
    if work:
        decide(library, [ids["last.txt"], ids["longer.txt"]], Likeness.VERSIONS)
    paper = f"{COMMON} {word_salad.text(7, 9)} {paper.removeprefix(COMMON)}"

    result = check_document(paper, library)

    assert result.matched_words == 89
    assert leaders(result) == (["last.txt"] if work else ["last.txt", "longer.txt"])


def test_without_one_version_no_other_comes_forward(library: Library, fill: Fill) -> None:
    paper = fill(20)
    ids = {entry.name: entry.id for entry in library.documents()}
    assert versions_of(library, [ids["last.txt"]]) == set(ids.values())

    left = check_document(paper, library, CheckOptions(leave_out=frozenset({ids["last.txt"]})))

    assert left.sources == ()
    assert left.options.leave_out == {ids["last.txt"]}
