"""A check is seen growing: the paper, its candidates, and each source as it is verified."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from plagcheck import Document, Library, check_document
from plagcheck.check import candidate_reader, checker
from plagcheck.model.entry import Entry
from plagcheck.model.errors import NoText
from plagcheck.model.progress import Cancelled, Progress
from plagcheck.model.result import Source
from tests import word_salad


@dataclass
class Notebook:
    """Writes down what it is told, in order."""

    told: list[str] = field(default_factory=list)
    sources: list[Source] = field(default_factory=list)

    def paper_read(self, paper: Document) -> None:
        self.told.append(f"paper {paper.name}")

    def candidates_found(self, entries: Sequence[Entry]) -> None:
        self.told.append("candidates " + " ".join(entry.name for entry in entries))

    def source_verified(self, source: Source) -> None:
        self.told.append(f"source {source.entry.name}")
        self.sources.append(source)


class Stopper:
    """Cancels when so many sources were verified."""

    def __init__(self, notebook: Notebook, after: int) -> None:
        self._notebook, self._after = notebook, after

    def progressed(self, progress: Progress) -> None:
        """Say nothing."""

    def check_cancelled(self) -> None:
        if len(self._notebook.sources) >= self._after:
            raise Cancelled


def passage(seed: int, words: int) -> str:
    return word_salad.text(seed, words)


def test_paper_then_candidates_then_sources(library: Library) -> None:
    long, short = passage(1, 80), passage(2, 30)
    library.add_text("short", f"{short} {passage(3, 200)}")
    library.add_text("unrelated", passage(4, 200))
    library.add_text("long", f"{passage(5, 200)} {long}")
    notebook = Notebook()

    paper = Document("essay", f"{passage(6, 50)} {long} {short}")
    result = check_document(paper, library, follower=notebook)

    assert notebook.told == [
        "paper essay",
        "candidates long short",
        "source long",
        "source short",
    ]
    found = {source.entry.name: source.comparison for source in result.sources}
    assert {s.entry.name: s.comparison for s in notebook.sources} == found


def test_paper_without_words_is_shown_before_it_is_refused(library: Library) -> None:
    notebook = Notebook()
    with pytest.raises(NoText):
        check_document(Document("essay", " "), library, follower=notebook)
    assert notebook.told == ["paper essay"]


def test_following_changes_nothing_of_the_result(library: Library) -> None:
    for seed in range(5):
        library.add_text(f"{seed}", passage(seed, 100))
    paper = " ".join(passage(seed, 60) for seed in range(5))
    assert check_document(paper, library, follower=Notebook()) == check_document(paper, library)


def test_cancelling_is_heard_between_two_sources(library: Library) -> None:
    for seed in range(candidate_reader.READ_TOGETHER):
        library.add_text(f"{seed}", passage(seed, 100))
    paper = " ".join(passage(seed, 60) for seed in range(candidate_reader.READ_TOGETHER))
    notebook = Notebook()
    with pytest.raises(Cancelled):
        check_document(paper, library, observer=Stopper(notebook, 2), follower=notebook)
    assert len(notebook.sources) == 2


def test_sources_beyond_the_listed_candidates_are_told_too(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checker, "READ_AT_LEAST", 2)
    monkeypatch.setattr(candidate_reader, "READ_TOGETHER", 1)
    for seed in range(4):
        library.add_text(f"{seed}", passage(seed, 100))
    paper = " ".join(passage(seed, 60) for seed in range(4))
    notebook = Notebook()
    check_document(paper, library, follower=notebook)
    assert len(notebook.told[1].split()) == 1 + 2
    assert len(notebook.sources) == 4
