"""Saved checks for tests: made up by hypothesis, and real ones of small libraries."""

from __future__ import annotations

import string
from dataclasses import replace
from pathlib import Path

from hypothesis import strategies as st

from plagcheck import Document, Library
from plagcheck.history.saved import SavedCheck, SourceText
from plagcheck.jobs.check import check_file
from plagcheck.jobs.history import Context, to_save
from plagcheck.model.counting import Figures
from plagcheck.model.document import Coverage, Flag, FlagData, FlagKind, Span, UnreadPart
from plagcheck.model.entry import Entry
from plagcheck.model.match import Kind, Match
from plagcheck.model.params import IndexParams
from plagcheck.model.result import (
    OTHER_FILE,
    AlignOptions,
    CheckOptions,
    CheckResult,
    Comparison,
    LibraryState,
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
words = st.integers(0, 2**20)  # of a paper: sources are laid over each other, a bit for a word
whole = st.integers(2**21, 2**22)  # words of a text that holds all of them
runs = st.lists(st.tuples(words, words, words), max_size=4).map(tuple)

ranges = st.tuples(words, words).map(lambda pair: (min(pair), max(pair)))
passages = ranges.map(lambda pair: Span(*pair))
matches = st.builds(
    Match, passages, passages, st.sampled_from(Kind), runs, ranges, ranges, shares, st.booleans(),
    texts, counted_then=st.booleans(),
)  # fmt: skip
kept_figures = st.builds(Figures, numbers, numbers, shares, shares, numbers)
comparisons = st.builds(
    Comparison, shares, st.lists(matches, max_size=3).map(tuple), whole, whole,
    st.none() | kept_figures,
)  # fmt: skip
flag_data = st.builds(FlagData, texts, texts, texts, st.booleans(), texts)
flags = st.builds(
    Flag, st.sampled_from(FlagKind), numbers, flag_data, some_spans, some_numbers
)  # fmt: skip
some_skipped = st.lists(st.builds(UnreadPart, texts, texts, texts), max_size=2).map(tuple)
coverages = st.builds(Coverage, numbers, numbers, some_numbers, some_numbers, some_skipped)
documents = st.builds(
    Document, texts, any_text, texts, some_numbers, some_texts, texts, some_spans, some_spans,
    some_spans, st.lists(flags, max_size=2).map(tuple), coverages, some_spans,
)  # fmt: skip
entries = st.builds(
    Entry, numbers, texts, texts, numbers, numbers, texts, some_texts, texts, some_texts
)
some_ids = st.frozensets(numbers, max_size=3)
sources = st.builds(
    Source, entries, comparisons, st.none() | numbers, numbers, found_without=some_ids
)
tricks = st.lists(st.builds(Trick, st.sampled_from(FlagKind), shares), max_size=2).map(tuple)
check_options = st.builds(
    CheckOptions,
    st.builds(AlignOptions, st.integers(8, 30), st.booleans()),
    st.none() | some_texts,
    some_ids,
)
states = st.builds(LibraryState, texts, texts, numbers, numbers)
params = st.builds(IndexParams, accents=st.booleans())
check_results = st.builds(
    CheckResult, documents, whole, st.lists(sources, max_size=3).map(tuple), numbers,
    check_options, params, numbers, tricks, st.none() | states, st.none() | kept_figures, texts,
)  # fmt: skip


def _of_its_words(result: CheckResult) -> CheckResult:
    """A check whose sources were compared with all of its words."""
    sources = (
        replace(each, comparison=replace(each.comparison, words=result.words))
        for each in result.sources
    )
    return replace(result, sources=tuple(sources))


other_files = st.builds(
    lambda source, document: replace(
        source, entry=replace(source.entry, id=OTHER_FILE), document=document
    ),
    sources,
    documents,
)
pair_results = st.builds(
    CheckResult, documents, whole, st.tuples(other_files), numbers, check_options, tricks=tricks
)
source_texts = st.builds(SourceText, numbers, texts, any_text, some_numbers, texts, texts)
saved_checks = st.builds(
    SavedCheck,
    when=st.just(WHEN),
    path=texts,
    sha256=texts,
    result=check_results.map(_of_its_words),
    sources=st.lists(source_texts, max_size=3).map(tuple),
    student=texts,
    class_name=texts,
    settings=st.dictionaries(texts, st.booleans() | texts | st.integers(-9, 9), max_size=3),
    version=texts,
    no_drafts=some_ids,
)
saved_pairs = st.builds(
    SavedCheck,
    when=st.just(WHEN),
    path=texts,
    sha256=texts,
    result=pair_results.map(_of_its_words),
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
    saved = to_save(path, check_file(library, path), context, library)
    return replace(saved, when=WHEN)
