"""Jobs that explain a source of a check: computed from its two texts when somebody asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from plagcheck.gui.jobs.open_check import OpenCheck, text_of

if TYPE_CHECKING:
    from plagcheck.align.prepared import PreparedText
    from plagcheck.check.explain import Holders
    from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
    from plagcheck.model.document import Document, Span
    from plagcheck.model.explanation import Explanation
    from plagcheck.model.result import CheckResult, Source

    TwoTexts: TypeAlias = tuple[PreparedText, PreparedText]


BEFORE: Final = 8  # words before what two texts share, to show that they differ there


@dataclass(frozen=True, slots=True)
class SourceSteps:
    """A source and what leads to it; `found` is None where its text is gone.

    `spans` are the characters of the paper under each passage key that both texts have,
    `source_spans` those of the source.
    """

    source: Source
    found: Explanation | None = None
    paper_text: str = ""
    source_text: str = ""
    spans: tuple[Span, ...] = ()
    source_spans: tuple[Span, ...] = ()

    def telling_texts(self, words: int) -> tuple[str, str]:
        """So many words of either text; of a long one, from shortly before what both have."""
        first = (self.spans[0].start, self.source_spans[0].start) if self.spans else (0, 0)
        return (
            _stretch(self.paper_text, first[0], words),
            _stretch(self.source_text, first[1], words),
        )

    @property
    def key_texts(self) -> list[str]:
        """The words of the paper that make each key that both have."""
        return [self.paper_text[span.start : span.end] for span in self.spans]


def explain_source(
    checked: OpenCheck, number: int, pair: Callable[[], TwoTexts] | None = None
) -> Work[SourceSteps]:
    """Work out how a source was found; `pair` makes the texts ready that a class has compared."""
    result = checked.result
    source = next(each for each in result.sources if each.number == number)

    def work(keeper: Keeper, watcher: Watcher) -> SourceSteps:
        from plagcheck.check.explain import explain_prepared

        document = text_of(checked, source, keeper, watcher)
        if document is None:
            return SourceSteps(source)
        paper, other = pair() if pair is not None else _ready(result, document)
        watcher.check_cancelled()
        holders = _holders(checked, keeper)
        options = result.options.align
        found = explain_prepared(paper, other, result.params, options, source.comparison, holders)
        keys = found.passages
        return SourceSteps(
            source,
            found,
            result.submission.text,
            document.text,
            tuple(_span(paper, here, keys.key_words) for here, _ in keys.met),
            tuple(_span(other, there, keys.key_words) for _, there in keys.met),
        )

    return work


def _ready(result: CheckResult, document: Document) -> TwoTexts:
    from plagcheck.align.prepared import prepare

    params = result.params
    one, other = (
        prepare(each.comparable(), shingle_size=params.shingle_size, accents=params.accents)
        for each in (result.submission, document)
    )
    return one, other


def _holders(checked: OpenCheck, keeper: Keeper) -> Holders | None:
    """The library that was searched tells how rare traces are, if it is still at hand."""
    from plagcheck.check.explain import holders_in
    from plagcheck.jobs.library_state import library_state

    known = checked.result.library
    if not checked.has_library or known is None:
        return None
    is_same = library_state(keeper.library).identity == known.identity
    return holders_in(keeper.library) if is_same else None


def _span(text: PreparedText, first: int, words: int) -> Span:
    from plagcheck.model.document import Span

    last = min(first + words, len(text.tokens)) - 1
    return Span(int(text.tokens.starts[first]), int(text.tokens.ends[last]))


def _stretch(text: str, start: int, words: int) -> str:
    """So many words from some before a place on; a text that is no longer is given whole."""
    if len(text.split()) <= words:
        return text
    before = text[:start].split()[-BEFORE:]
    return " ".join([*before, *text[start:].split()][:words])
