"""Checks as version 0.1.0 packed them, to be read only: by hand, field by field.

Matches stand in columns of whole numbers; two files compared are not yet a check with one source.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from plagcheck.align.old_matches import SourceWords, old_comparison, old_match
from plagcheck.history.saved import SavedCheck, SavedClass, SourceText
from plagcheck.index.tokens import tokenize
from plagcheck.model.adjusted import Choice, Rules
from plagcheck.model.counting import Figures, share
from plagcheck.model.document import ALL_TRICKS, Coverage, Document, FlagKind
from plagcheck.model.entry import Entry
from plagcheck.model.match import Kind, Match, Run
from plagcheck.model.numbering import numbered
from plagcheck.model.old_flags import old_flags, old_skipped, old_spans
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
from plagcheck.model.values import from_values

Object = Mapping[str, Any]

_KINDS: Final = tuple(Kind)


def read_check(value: Object, texts: Sequence[str]) -> SavedCheck:
    """The check of a packed value; `texts` are the paper's and those of its sources."""
    if "check" in value:
        result, behind = _check(value, texts), texts[1:]
    else:
        result, behind = _two_files(value, *texts[:2]), texts[2:]
    return SavedCheck(
        when=value["when"],
        path=value["path"],
        sha256=value["sha256"],
        result=result,
        sources=tuple(
            SourceText(number, name, text, tuple(pages), digest, student, erased)
            for (number, name, pages, digest, student, erased), text in zip(
                value["sources"], behind, strict=True
            )
        ),
        student=value["student"],
        class_name=value["class"],
        settings=value["settings"],
        version=value["version"],
        other_path=value["other"][0],
        other_student=value["other"][1],
    )


def read_class(value: Object) -> SavedClass:
    """What was packed of a class; the rest stands in its line."""
    return SavedClass(
        when=value["when"],
        path=value["path"],
        name="",
        students=(),
        papers=0,
        pairs=0,
        words=0,
        share=0.0,
        settings=value["settings"],
        version=value["version"],
        library=LibraryState(*value["library"]),
    )


def read_left_out(rules: Any, choices: Any) -> tuple[Rules, tuple[Choice, ...]]:
    """What a teacher left out: a template was an object, a span a pair of numbers."""
    templates = [[each["name"], each["text"]] for each in rules.get("templates", ())]
    restored = list(map(_span, rules.get("restored", ())))
    left_out = [{**each, "span": each.get("span") and _span(each["span"])} for each in choices]
    return (
        from_values(Rules, {**rules, "templates": templates, "restored": restored}),
        from_values(tuple[Choice, ...], left_out),
    )


def _span(edges: Sequence[int]) -> Object:
    start, end = edges
    return {"start": start, "end": end}


def _check(value: Object, texts: Sequence[str]) -> CheckResult:
    found = value["check"]
    words = found["words"]
    behind = zip(value["sources"], texts[1:], strict=True)
    kept_texts = {number: text for (number, *_), text in behind}
    sources = []
    for packed, comparison, under in found["sources"]:
        entry = _entry(packed)
        there = SourceWords(kept_texts.get(entry.id, ""), entry.words)
        sources.append(Source(entry, _comparison(comparison, words, entry.words, there), under))
    searched_in, left_out = (_listed(found[key]) for key in ("collections", "leave_out"))
    paper, params = _document(found["submission"], texts[0]), _params(value)
    return CheckResult(
        submission=paper,
        words=words,
        sources=numbered(sources),
        searched=found["searched"],
        options=CheckOptions(
            AlignOptions(*found["align"]),
            None if searched_in is None else tuple(searched_in),
            frozenset(left_out or ()),
        ),
        params=params,
        more_like_these=found["more"],
        tricks=tuple(_tricks(found["tricks"], paper, params)),
        library=LibraryState(*value["library"]),
        kept=_together(sources, found["matched"], found["reworded"], words),
        counted_by=value["version"],
    )


def _two_files(value: Object, ours: str, theirs: str) -> CheckResult:
    """The second file is the only source of the first."""
    found = value["pair"]
    words, other_words = found["words"]
    other = _document(found["b"], theirs)
    entry = Entry(
        OTHER_FILE,
        other.name,
        "",
        other_words,
        other.pages,
        "",
        other.notes,
        other.sha256,
        (value["other"][0],) if value["other"][0] else (),
    )
    there = SourceWords(other.comparable(), other_words)
    comparison = _comparison(found["comparison"], words, other_words, there)
    sources = numbered([Source(entry, comparison, document=other)])
    settings = value["settings"]
    asked = AlignOptions()
    if "shortest" in settings:
        asked = AlignOptions(settings["shortest"], settings.get("edited", True))
    paper, params = _document(found["a"], ours), _params(value)
    return CheckResult(
        submission=paper,
        words=words,
        sources=sources,
        searched=1,
        options=CheckOptions(asked),
        params=params,
        tricks=tuple(_tricks(found["tricks"], paper, params)),
        kept=_together(sources, comparison.matched_words, comparison.reworded_words, words),
        counted_by=value["version"],
    )


def _together(sources: Iterable[Source], matched: int, reworded: int, words: int) -> Figures:
    longest = max((source.comparison.longest_run for source in sources), default=0)
    return Figures(matched, reworded, share(matched, words), 0.0, longest)


def _params(value: Object) -> IndexParams:
    """Of these, only whether accents part letters was kept, and not always."""
    return IndexParams(accents=bool(value["settings"].get("accents", False)))


def _document(value: Object, text: str) -> Document:
    words, pages, pictures, unreadable, skipped = value["coverage"]
    return Document(
        value["name"],
        text,
        value["sha256"],
        tuple(value["pages"]),
        tuple(value["notes"]),
        value["type"],
        old_spans(value["hidden"]),
        old_spans(value["gaps"]),
        old_spans(value["markup"]),
        old_flags(value["flags"]),
        Coverage(words, pages, tuple(pictures), tuple(unreadable), old_skipped(skipped)),
        old_spans(value["quotes"]),
    )


def _entry(value: Sequence[Any]) -> Entry:
    number, name, collection, words, pages, added_at, notes, digest, paths = value
    return Entry(
        number, name, collection, words, pages, added_at, tuple(notes), digest, tuple(paths)
    )


def _comparison(
    value: Sequence[Any], words: int, source_words: int, there: SourceWords
) -> Comparison:
    *figures, columns = value
    return old_comparison(figures, [*_matches(columns, there)], words, source_words)


def _matches(columns: Sequence[Sequence[Any]], there: SourceWords) -> Iterator[Match]:
    ours, theirs, _, kinds, _, ranges, strengths, weak, counts, numbers = columns
    runs = _runs(numbers)
    edges = zip(ranges[::2], ranges[1::2], strict=True)
    rows = zip(
        old_spans(ours), old_spans(theirs), kinds, edges, strengths, weak, counts, strict=True
    )
    for submission, source, kind, words, strength, is_weak, count in rows:
        own = tuple(next(runs) for _ in range(count))
        match = old_match(
            submission, source, _KINDS[kind], own, words, strength, bool(is_weak), there
        )
        yield replace(match, counted_then=True)


def _runs(numbers: Sequence[int]) -> Iterator[Run]:
    """Each was kept by its distance from the end of the one before."""
    here = there = 0
    for skipped, moved, size in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True):
        run = (here + skipped, there + moved, size)
        here, there = run[0] + size, run[1] + size
        yield run


def _tricks(
    values: Iterable[Sequence[Any]], paper: Document, params: IndexParams
) -> Iterator[Trick]:
    """Shares alone were kept, of the words of the paper as it is stored."""
    for name, part in values:
        kind = FlagKind(name)
        stored = tokenize(paper.comparable(ALL_TRICKS - {kind}), accents=params.accents)
        yield Trick(kind, part, matched_words=round(part * len(stored)))


def _listed(value: Sequence[Any] | None) -> list[Any] | None:
    """Values were kept with the kind of collection they were in."""
    return None if value is None else list(value[1])
