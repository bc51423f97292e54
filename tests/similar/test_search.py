"""Similar documents of a library: what met is found, scored exactly, and grouped."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck import Library
from plagcheck.index.fingerprint import document_keys, fingerprints
from plagcheck.model.document import Document
from plagcheck.model.entry import IncomingDocument, Origin
from plagcheck.model.progress import Cancelled, Progress
from plagcheck.similar import meeting, search
from plagcheck.similar.found import SimilarDocuments
from plagcheck.similar.search import SimilarSearch, similar_documents
from tests import word_salad
from tests.conftest import examples


def fill(library: Library, texts: dict[str, str], collection: str = "Library") -> dict[str, int]:
    """Add texts under their names; returns their ids."""
    incoming = [
        IncomingDocument(Document(name, text), Origin(f"{collection}/{name}"), collection)
        for name, text in texts.items()
    ]
    added = library.add(incoming)
    return {name: each.id or 0 for name, each in zip(texts, added, strict=True)}


def shingles(text: str) -> set[tuple[str, ...]]:
    words = text.replace(".", " ").lower().split()
    return {tuple(words[at : at + 5]) for at in range(len(words) - 4)}


def jaccard(one: str, other: str) -> float:
    a, b = shingles(one), shingles(other)
    return len(a & b) / len(a | b)


def scores(found: SimilarDocuments) -> dict[tuple[int, int], float]:
    return {(pair.a, pair.b): pair.jaccard for pair in found.pairs}


def drafts(seed: int, *kept: int) -> list[str]:
    """A text of 200 words, and others that go on in their own way after some of its words."""
    first = word_salad.words(seed, 200)
    return [" ".join(first)] + [
        " ".join(first[:each] + word_salad.words(seed * 100 + each, 200 - each)) for each in kept
    ]


@examples(20)
@given(
    seed=st.integers(0, 10_000),
    kept=st.lists(st.integers(20, 199), min_size=1, max_size=6, unique=True),
    at_least=st.floats(0.05, 1),
)
def test_all_that_share_a_band_are_scored_as_sets_are(
    seed: int, kept: list[int], at_least: float, tmp_path_factory: pytest.TempPathFactory
) -> None:
    texts = [*drafts(seed, *kept), *drafts(seed + 1, *kept)]
    path = tmp_path_factory.mktemp("library") / "course.plagcheck"
    with Library.open(path, create=True) as library:
        ids = list(fill(library, {f"{n}": text for n, text in enumerate(texts)}).values())
        bands = [
            set(document_keys(each.signature, library.params).tolist())
            for each in fingerprints(texts, library.params)
        ]

        found = similar_documents(library, at_least)

    expected = {
        (ids[a], ids[b]): jaccard(texts[a], texts[b])
        for a, b in combinations(range(len(texts)), 2)
        if bands[a] & bands[b]
    }
    assert found.met == len(expected)
    assert scores(found) == {p: score for p, score in expected.items() if score >= at_least}
    assert found.alike == len(scores(found))
    told = [pair.jaccard for pair in found.pairs]
    assert told == sorted(told, reverse=True)
    assert scores(found.at(0.05)) == {p: s for p, s in expected.items() if s >= 0.05}


def test_documents_hang_together_through_others(library: Library) -> None:
    one = word_salad.words(1, 200)
    other = one[60:] + word_salad.words(2, 60)
    third = other[60:] + word_salad.words(3, 60)
    texts = {"a": one, "b": other, "c": third, "x": word_salad.words(4, 200)}
    ids = fill(library, {name: " ".join(words) for name, words in texts.items()})
    twins = fill(library, dict(zip("yz", drafts(9, 195), strict=True)))

    found = similar_documents(library, 0.4)

    assert set(scores(found)) == {
        (ids["a"], ids["b"]),
        (ids["b"], ids["c"]),
        (twins["y"], twins["z"]),
    }
    assert found.groups == ((twins["y"], twins["z"]), (ids["a"], ids["b"], ids["c"]))


def test_an_overlap_tells_what_is_in_both_and_what_in_one(library: Library) -> None:
    first, second = drafts(1, 180)
    fill(library, {"a": first, "b": second + " and ten more words that are in this one alone"})

    (pair,) = similar_documents(library).pairs

    assert (pair.overlap.shared, pair.overlap.one, pair.overlap.other) == (176, 196, 206)


def copies(count: int) -> dict[str, str]:
    """One text with ever other marks between its words: not the same text, the same words."""
    words = word_salad.words(5, 30)
    return {
        f"copy {n}": " ".join(words[: n % 30])
        + f"{'.' * (n // 30 + 1)} "
        + " ".join(words[n % 30 :])
        for n in range(count)
    }


def test_copies_of_one_form_are_pairs_of_each_other_and_of_what_is_like_them(
    library: Library,
) -> None:
    ids = fill(library, copies(90))
    like = fill(library, {"filled in": " ".join(word_salad.words(5, 30)) + " a name"})

    found = similar_documents(library)

    assert found.alike == 90 * 89 // 2 + 90
    assert len(scores(found)) == found.alike
    assert {score for pair, score in scores(found).items() if like["filled in"] not in pair} == {1}
    assert found.groups == ((*ids.values(), like["filled in"]),)


def test_one_collection_is_compared_with_another(library: Library) -> None:
    a, b, c = drafts(1, 190, 180)
    before = fill(library, {"before": a}, "Last year")
    now = fill(library, {"now": b, "again": c}, "This year")
    elsewhere = fill(library, {"elsewhere": f"{a} more"}, "Readings")
    now_ids, before_id = (now["now"], now["again"]), before["before"]

    def found(ours: list[str] | None, theirs: list[str] | None) -> set[tuple[int, int]]:
        return set(scores(similar_documents(library, collections=ours, against=theirs)))

    pairs = {(each, before_id) for each in now_ids}
    assert found(["This year"], ["Last year"]) == pairs
    assert found(None, ["Last year"]) == {*pairs, (elsewhere["elsewhere"], before_id)}
    assert found(["This year"], None) == {now_ids}
    both = found(["This year", "Last year"], ["This year"])
    assert both == {*((before_id, each) for each in now_ids), now_ids}


def test_copies_on_two_sides_are_pairs_across_only(library: Library) -> None:
    texts = copies(9)
    names = list(texts)
    before = fill(library, {name: texts[name] for name in names[:4]}, "Last year")
    now = fill(library, {name: texts[name] for name in names[4:]}, "This year")

    found = similar_documents(library, collections=["This year"], against=["Last year"])

    assert set(scores(found)) == {(a, b) for a in now.values() for b in before.values()}
    assert found.alike == found.met == 20
    assert found.groups == (tuple(sorted([*now.values(), *before.values()])),)
    assert found.without(set(before.values())).groups == ()


def test_what_was_removed_leaves_its_group(library: Library) -> None:
    ids = fill(library, dict(zip("abc", drafts(1, 195, 190), strict=True)))
    found = similar_documents(library)

    assert found.without({ids["a"]}).groups == ((ids["b"], ids["c"]),)
    assert found.without({ids["a"], ids["b"]}).groups == ()
    assert found.without({ids["a"], ids["b"]}).met == 0


def test_nothing_is_alike_in_an_empty_library(library: Library) -> None:
    found = similar_documents(library)

    assert (found.documents, found.met, found.groups) == (0, 0, ())


def test_a_similarity_is_a_share(library: Library) -> None:
    for wrong in (0.0, -1.0, 1.01, float("nan")):
        with pytest.raises(ValueError, match="similarity"):
            similar_documents(library, wrong)


class _StopsAfter:
    """Cancels as soon as so many documents were looked at."""

    def __init__(self, documents: int) -> None:
        self._documents, self.heard = documents, list[Progress]()

    def progressed(self, progress: Progress) -> None:
        self.heard.append(progress)

    def check_cancelled(self) -> None:
        if self.heard and self.heard[-1].done >= self._documents:
            raise Cancelled


@pytest.fixture
def small_steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As with many documents: what is looked at together is part of all."""
    monkeypatch.setattr(meeting, "MOST_AT_ONCE", 1)
    monkeypatch.setattr(search, "TOGETHER", 1)
    yield


@pytest.mark.usefixtures("small_steps")
def test_what_was_found_until_it_was_cancelled_stays(library: Library) -> None:
    for seed in range(1, 6):
        fill(library, {f"{seed} {n}": text for n, text in enumerate(drafts(seed, 190, 195))})
    whole, searching, observer = similar_documents(library), SimilarSearch(library), _StopsAfter(6)

    with pytest.raises(Cancelled):
        searching.run(observer)

    found = searching.found
    assert 6 <= found.documents < found.of_documents == 15
    assert set(scores(found)) < set(scores(whole))
    assert len(found.groups) in (2, 3)
    assert {progress.total for progress in observer.heard} == {15}
    told = [progress.done for progress in observer.heard]
    assert told == sorted(told)


@pytest.mark.usefixtures("small_steps")
def test_small_steps_find_what_large_ones_do(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(1, 4):
        fill(library, {f"{seed} {n}": text for n, text in enumerate(drafts(seed, 150, 190))})
    found = scores(similar_documents(library))

    monkeypatch.undo()

    assert found == scores(similar_documents(library))
    assert len(found) >= 3
