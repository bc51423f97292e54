"""The second look: sources of reworded text that shares no run of words with them."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from plagcheck import Document, Library, check_document
from plagcheck.library.rebuilding import rebuild
from plagcheck.model.entry import IncomingDocument, Origin
from plagcheck.model.params import IndexParams
from plagcheck.model.result import AlignOptions, CheckOptions, CheckResult
from tests import word_salad

SOURCE = word_salad.prose(1, 400)


def reworded(text: str, seed: int = 5) -> str:
    """Neighbours swapped, every fourth word replaced: hardly three words in a row remain."""
    rng = random.Random(seed)
    words = text.split()
    for place in range(0, len(words) - 1, 3):
        words[place], words[place + 1] = words[place + 1], words[place]
    words[::4] = word_salad.words(rng, len(words[::4]))
    return " ".join(words)


PAPER = "\n\n".join(
    (
        word_salad.prose(2, 300),
        reworded(" ".join(SOURCE.split()[120:260])),
        word_salad.prose(3, 300),
    )
)


def fill(path: Path, params: IndexParams | None = None) -> None:
    with Library.open(path, create=True, params=params) as library:
        texts = [SOURCE, *(word_salad.prose(100 + number, 250) for number in range(300))]
        library.add(
            [
                IncomingDocument(
                    Document(f"{number}.txt", text), Origin(f"{number}.txt"), collection
                )
                for number, text in enumerate(texts)
                for collection in ["read" if number == 0 else "rest"]
            ]
        )


@pytest.fixture(scope="module")
def library_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("traced") / "library"
    fill(path)
    return path


def check(path: Path, options: CheckOptions | None = None) -> CheckResult:
    with Library.open(path) as library:
        return check_document(Document("paper.txt", PAPER), library, options)


def names(result: CheckResult) -> list[str]:
    return [source.entry.name for source in result.sources]


def test_a_reworded_source_is_found(library_path: Path) -> None:
    result = check(library_path)

    assert names(result)[:1] == ["0.txt"]
    comparison = result.sources[0].comparison
    assert comparison.longest_run < 8
    assert comparison.reworded_words > 100
    assert result.reworded_words > 100
    assert result.matched_words == 0


def test_it_is_not_looked_for_when_only_copies_are(library_path: Path) -> None:
    assert names(check(library_path, CheckOptions(AlignOptions(edited=False)))) == []


@pytest.mark.parametrize(
    "options", [CheckOptions(collections=["rest"]), CheckOptions(leave_out=[1])]
)
def test_documents_left_out_stay_out(library_path: Path, options: CheckOptions) -> None:
    assert "0.txt" not in names(check(library_path, options))


def test_what_a_copy_explains_is_not_asked_for_again(library_path: Path) -> None:
    with Library.open(library_path) as library:
        result = check_document(Document("copy", word_salad.prose(100, 250)), library)

    assert names(result) == ["1.txt"]


def test_an_older_library_works_without_traces_until_it_is_rebuilt(tmp_path: Path) -> None:
    path = tmp_path / "older"
    fill(path, IndexParams(traces=False))
    with Library.open(path) as library:
        stored = library.params.to_dict()
        del stored["traces"]
        with library.store.transaction():
            library.store.set_fact("params", json.dumps(stored))

    with Library.open(path) as library:
        assert not library.params.traces
    assert names(check(path)) == []
    rebuild(path)
    assert names(check(path))[:1] == ["0.txt"]
