"""Explaining a source: every figure by its definition, every level as a check decides it."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck import Library, check_document
from plagcheck.align.prepared import prepare
from plagcheck.check.candidates import find_candidates
from plagcheck.check.explain import explain, explain_prepared, holders_in
from plagcheck.check.trace_scores import best_stretch, best_stretches
from plagcheck.index.fingerprint import document_keys
from plagcheck.index.minhash import densify, estimate, signature
from plagcheck.index.windows import distinct_window_keys
from plagcheck.model.document import Document
from plagcheck.model.entry import IncomingDocument, Origin
from plagcheck.model.explanation import Explanation, FoundBy
from plagcheck.model.params import IndexParams
from plagcheck.textbook.curve import lsh_probability
from tests import word_salad
from tests.check.test_levels import circle
from tests.check.test_traced import PAPER, SOURCE
from tests.conftest import examples

PARAMS = IndexParams()
TEXTS = st.lists(st.sampled_from(word_salad.WORDS[:12]), max_size=60).map(" ".join)


def rows(text: str, size: int) -> list[tuple[str, ...]]:
    words = text.split()
    return [tuple(words[i : i + size]) for i in range(len(words) - size + 1)]


# -- by definition


@examples(50)
@given(TEXTS, TEXTS)
def test_shingles_are_counted_as_sets(one: str, other: str) -> None:
    ours, theirs = set(rows(one, 5)), set(rows(other, 5))
    found = explain(one, other).shingles

    assert (found.paper, found.source) == (len(ours), len(theirs))
    assert (found.shared, found.all) == (len(ours & theirs), len(ours | theirs))
    assert found.jaccard == (len(ours & theirs) / len(ours | theirs) if ours | theirs else 0.0)


@examples(50)
@given(TEXTS, TEXTS)
def test_bands_are_those_documents_are_filed_under(one: str, other: str) -> None:
    texts = [prepare(text) for text in (one, other)]
    minima = [signature(text.shingles.unique) for text in texts]
    keys = [document_keys(each, PARAMS) for each in minima]
    found = explain(one, other).bands
    has_any = all(len(text.shingles.unique) for text in texts)

    assert (found.values, len(found.table)) == (128, 32)
    assert found.agreed_bands == (int((keys[0] == keys[1]).sum()) if has_any else 0)
    assert found.estimate == estimate(*map(densify, minima))
    assert found.error == math.sqrt(found.estimate * (1 - found.estimate) / 128)
    assert found.met == lsh_probability(explain(one, other).shingles.jaccard, 32, 4)


@examples(50)
@given(TEXTS, TEXTS)
def test_passage_keys_are_those_documents_are_filed_under(one: str, other: str) -> None:
    filed = [
        set(distinct_window_keys(prepare(text).rows_of(6), 3).tolist()) for text in (one, other)
    ]
    found = explain(one, other).passages

    assert [len(found.paper), len(found.source)] == [len(keys) for keys in filed]
    assert len(found.met) == len(filed[0] & filed[1])
    for here, there in found.met:
        assert one.split()[here : here + 6] == other.split()[there : there + 6]
    assert {here for here, _ in found.met} <= set(found.paper)
    assert {there for _, there in found.met} <= set(found.source)


def test_a_shared_run_has_its_windows_in_a_row() -> None:
    run = word_salad.words(5, 20)
    paper = [*word_salad.words(1, 50), *run, *word_salad.words(2, 50)]
    source = [*word_salad.words(3, 70), *run, *word_salad.words(4, 10)]
    found = explain(" ".join(paper), " ".join(source))

    assert found.longest_run == 20
    assert found.passages.certain_run == 8
    assert found.passages.row >= 20 - 8 + 1
    assert found.passages.windows >= found.passages.row
    assert all(here - 50 == there - 70 for here, there in found.passages.met)


WEIGHTS = st.lists(
    st.tuples(st.integers(0, 60), st.sampled_from((0.5, 1.0, 3.5, 6.0))), max_size=12
)


@given(WEIGHTS)
def test_the_best_stretch_is_the_one_that_a_check_weighs(traces: list[tuple[int, float]]) -> None:
    traces = sorted(dict(traces).items())
    places = np.array([place for place, _ in traces], np.intp)
    weights = np.array([weight for _, weight in traces], float)
    stretch, weight = best_stretch(places, weights)
    _, best = best_stretches(np.zeros(len(traces), np.int64), places, weights)
    inside = weights[stretch].sum() - 0.3 * sum(b - a for a, b in pairwise(places[stretch]))

    assert weight == pytest.approx(best.max(initial=0.0))
    assert inside == pytest.approx(weight)


def test_traces_stand_where_they_are_said_to_stand() -> None:
    found = explain(PAPER, SOURCE).traces
    ours, theirs = (prepare(text).tokens for text in (PAPER, SOURCE))

    assert len(found.pairs) > 10
    for pair in found.pairs:
        stems = [
            {tokens.stems[first], tokens.stems[end - 1]}
            for tokens, (first, end) in ((ours, pair.paper), (theirs, pair.source))
        ]
        assert stems[0] == stems[1]
        assert pair.source[1] - pair.source[0] >= 2


@pytest.mark.parametrize("short", ["", "one", "one two three four", "one two three four five six"])
def test_texts_too_short_for_a_level_share_nothing_on_it(short: str) -> None:
    found = explain(short, "seven eight")

    assert (found.shingles.shared, found.shingles.jaccard) == (0, 0.0)
    assert (found.bands.agreed, found.bands.agreed_bands, found.bands.met) == (0, 0, 0.0)
    assert (found.passages.windows, found.passages.met) == (0, ())
    assert found.found_by == FoundBy()


def test_parameters_are_those_of_the_library() -> None:
    params = IndexParams(shingle_size=3, bands=20, rows=5, passage_size=4, passage_window=2)
    text = word_salad.text(1, 60)
    found = explain(text, text, params)

    assert found.shingles.size == 3
    assert (len(found.bands.table), found.bands.agreed_bands) == (20, 20)
    assert {len(band) for band in found.bands.table} == {5}
    assert (found.passages.key_words, found.passages.certain_run) == (4, 5)


# -- as a check decides


def add(library: Library, **texts: str) -> None:
    library.add([IncomingDocument(Document(n, text), Origin(n)) for n, text in texts.items()])


def explained(library: Library, paper: str, source: str) -> Explanation:
    one, other = prepare(paper), prepare(source)
    return explain_prepared(one, other, library.params, holders=holders_in(library))


@examples(10)
@given(st.integers(0, 10**6), st.integers(0, 40), st.sampled_from((60, 200)))
def test_levels_are_those_that_a_check_notes(seed: int, changed: int, length: int) -> None:
    """From a copy to something quite different; the source is the only document."""
    words = word_salad.words(seed, length)
    other = word_salad.words(seed + 1, length)
    step = max(1, changed)
    paper = [
        b if changed and place % step == 0 else a
        for place, (a, b) in enumerate(zip(words, other, strict=True))
    ]
    with TemporaryDirectory() as folder, Library.open(Path(folder, "one"), create=True) as library:
        add(library, source=" ".join(words))
        result = check_document(" ".join(paper), library)
        found = explained(library, " ".join(paper), " ".join(words))
        candidates = find_candidates(prepare(" ".join(paper)), library, 12)

    assert {source.found_by for source in result.sources} <= {found.found_by}
    for candidate in candidates:
        assert len(candidate.windows) == found.passages.windows
        assert candidate.found_by == FoundBy(found.found_by.passages, found.found_by.bands)
    assert bool(candidates) == (found.found_by.passages or found.found_by.bands)


@pytest.mark.parametrize(
    ("paper", "source", "levels"),
    [
        (circle(0), circle(1), FoundBy(bands=True)),
        (PAPER, SOURCE, FoundBy(traces=True)),
        (SOURCE, SOURCE, FoundBy(passages=True, bands=True)),
        (word_salad.text(1, 300), word_salad.text(2, 300), FoundBy()),
    ],
    ids=["bands", "traces", "copy", "nothing"],
)
def test_each_level_is_told(library: Library, paper: str, source: str, levels: FoundBy) -> None:
    add(library, source=source)
    result = check_document(paper, library)

    assert explained(library, paper, source).found_by == levels
    assert [each.found_by for each in result.sources] == ([levels] if levels != FoundBy() else [])


def test_what_a_passage_leads_to_needs_no_traces(library: Library) -> None:
    """The whole source is compared then, and what is reworded in it is explained as well."""
    copied = " ".join(SOURCE.split()[:40])
    add(library, source=SOURCE)
    (source,) = check_document(f"{copied}\n\n{PAPER}", library).sources

    assert source.comparison.reworded_words
    assert source.found_by == FoundBy(passages=True)
