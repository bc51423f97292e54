"""Saved checks for tests: made up by hypothesis, and real ones of small libraries."""

from __future__ import annotations

import string
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from plagcheck import Document, Library
from plagcheck.history.saved import LibraryState, SavedCheck, SourceText
from plagcheck.jobs.check import check_file
from plagcheck.jobs.history import Context, check_to_save
from plagcheck.model.document import Coverage, Flag, FlagData, FlagKind, Skipped, Span
from plagcheck.model.entry import Entry
from plagcheck.model.match import Kind, Match
from plagcheck.model.result import (
    AlignOptions,
    CheckOptions,
    CheckResult,
    Comparison,
    FilesCompared,
    Source,
    Trick,
)
from tests import word_salad

WHEN = "2026-11-12T10:17:00+00:00"

numbers = st.integers(0, 2**40)
shares = st.floats(0, 1)
texts = st.text(st.characters(), max_size=40)  # half characters included
any_text = st.text(st.characters(), max_size=80)
spans = st.tuples(numbers, numbers).map(lambda pair: Span(min(pair), max(pair)))
some_spans = st.lists(spans, max_size=3).map(tuple)
some_numbers = st.lists(numbers, max_size=3).map(tuple)
some_texts = st.lists(texts, max_size=3).map(tuple)
runs = st.lists(st.tuples(numbers, numbers, numbers), max_size=4).map(tuple)

matches = st.builds(
    Match, spans, spans, numbers, st.sampled_from(Kind), numbers, runs,
    st.tuples(numbers, numbers), shares, st.booleans(),
)  # fmt: skip
comparisons = st.builds(
    Comparison, shares, shares, shares, numbers, numbers,
    st.lists(matches, max_size=3).map(tuple), numbers,
)  # fmt: skip
flag_data = st.builds(FlagData, texts, texts, texts, st.booleans(), texts)
flags = st.builds(
    Flag, st.sampled_from(FlagKind), numbers, flag_data, some_spans, some_numbers
)  # fmt: skip
some_skipped = st.lists(st.builds(Skipped, texts, texts, texts), max_size=2).map(tuple)
coverages = st.builds(Coverage, numbers, numbers, some_numbers, some_numbers, some_skipped)
documents = st.builds(
    Document, texts, any_text, texts, some_numbers, some_texts, texts, some_spans, some_spans,
    some_spans, st.lists(flags, max_size=2).map(tuple), coverages,
)  # fmt: skip
entries = st.builds(
    Entry, numbers, texts, texts, numbers, numbers, texts, some_texts, texts, some_texts
)
sources = st.builds(Source, entries, comparisons, st.none() | numbers)
tricks = st.lists(st.builds(Trick, st.sampled_from(FlagKind), shares), max_size=2).map(tuple)


def in_any_collection(items: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """A list is not equal to a tuple, and a caller may give either."""
    kinds: list[Callable[..., Any]] = [tuple, list, set, frozenset]
    return st.builds(
        lambda kind, values: kind(values), st.sampled_from(kinds), st.lists(items, max_size=3)
    )


check_options = st.builds(
    CheckOptions,
    st.builds(AlignOptions, st.integers(8, 30), st.booleans()),
    st.none() | in_any_collection(texts),
    in_any_collection(numbers),
)
check_results = st.builds(
    CheckResult, documents, numbers, numbers, st.lists(sources, max_size=3).map(tuple), numbers,
    check_options, numbers, numbers, tricks,
)  # fmt: skip
pair_results = st.builds(FilesCompared, documents, documents, numbers, numbers, comparisons, tricks)
source_texts = st.builds(SourceText, numbers, texts, any_text, some_numbers, texts, texts)
states = st.builds(LibraryState, texts, texts, numbers, numbers)
saved_checks = st.builds(
    SavedCheck,
    when=st.just(WHEN),
    path=texts,
    sha256=texts,
    result=check_results,
    sources=st.lists(source_texts, max_size=3).map(tuple),
    student=texts,
    class_name=texts,
    settings=st.dictionaries(texts, st.booleans() | texts | st.integers(-9, 9), max_size=3),
    version=texts,
    library=states,
)
saved_pairs = st.builds(
    SavedCheck,
    when=st.just(WHEN),
    path=texts,
    sha256=texts,
    result=pair_results,
    other_path=texts,
    other_student=texts,
)


def own_words(name: str, count: int) -> str:
    """A text of which no word stands anywhere else: every word ends in the name."""
    tail = "".join(char for char in name.casefold() if char in string.ascii_lowercase)
    return " ".join(f"{word}{tail}" for word in word_salad.words(len(name), count))


def real_check(
    library: Library, folder: Path, name: str, text: str, context: Context | None = None
) -> SavedCheck:
    """A file that is written and checked."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    saved = check_to_save(library, path, check_file(library, path), context)
    return replace(saved, when=WHEN)
