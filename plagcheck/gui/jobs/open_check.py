"""A check on the screen: the engine's result, what is left out of it, and all around it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from plagcheck.gui.check.shown import ShownResult
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.model.adjusted import Adjusted, Choice, Rules, looks_behind, set_aside
from plagcheck.model.decisions import Decision
from plagcheck.model.names import printable

if TYPE_CHECKING:
    from plagcheck.classroom.pseudonyms import Pseudonyms
    from plagcheck.gui.jobs.job_runner import Keeper, Watcher
    from plagcheck.leaveout.survey import Survey
    from plagcheck.model.classes import LeftOutWords
    from plagcheck.model.document import Document
    from plagcheck.model.result import CheckResult, Source


@dataclass(slots=True)
class OpenCheck:
    """`shown` is what `rules` and `choices` make of the result, with all kinds of matches.

    `offered` has the lists that can be switched, also those that are not used now. `texts` are
    texts of sources by their id: those that were kept, and those read so far. `record` is its
    number in the history, once it is kept there; one that was reopened has it from the start.
    `has_library`: its sources are those of the library at hand.
    """

    shown: ShownResult
    rules: Rules = field(default_factory=Rules)
    choices: tuple[Choice, ...] = ()
    offered: Rules = field(default_factory=Rules)
    path: Path | None = None
    other: Path | None = None  # the second of two files
    texts: dict[int, Document] = field(default_factory=dict)
    decision: Decision = field(default_factory=Decision)
    student: str = ""
    record: int | None = None
    has_library: bool = False
    is_sample: bool = False
    is_reopened: bool = False
    by_class: tuple[LeftOutWords, ...] = ()  # left out before anything was compared
    class_rules: Rules | None = None  # what they left out of sources, too
    pseudonyms: Pseudonyms | None = None  # where names are hidden
    has_other_sources: bool = False  # than the history knows
    is_out_of_reach: bool = False  # another library is at hand than the one that was searched
    hidden: frozenset[str] = frozenset()  # kinds of matches that are switched off on the screen
    no_drafts: frozenset[int] = frozenset()  # sources the teacher said are no draft of it

    @property
    def adjusted(self) -> Adjusted:
        """What was found and what of it counts."""
        return self.shown.whole

    @adjusted.setter
    def adjusted(self, adjusted: Adjusted) -> None:
        self.shown = replace(self.shown, whole=adjusted)

    @property
    def survey(self) -> Survey | None:
        """Of a check that was stopped there is none: nothing can be left out of it."""
        return self.shown.survey

    @property
    def on_screen(self) -> Adjusted:
        """What counts of the kinds that are switched on: all numbers and reports are about it."""
        return self.shown.hiding(self.hidden).adjusted

    @property
    def result(self) -> CheckResult:
        """All that was found."""
        return self.adjusted.before

    @property
    def paper(self) -> Document:
        return self.result.submission

    @property
    def own_names(self) -> tuple[str, ...]:
        """What its paper is called, and where its files are."""
        files = (printable(path) for path in (self.path, self.other) if path is not None)
        return self.paper.name, *files

    @property
    def source_names(self) -> tuple[str, ...]:
        """The same of its sources."""
        entries = [source.entry for source in self.result.sources]
        return tuple(name for entry in entries for name in (entry.name, *entry.paths))

    @property
    def is_finished(self) -> bool:
        return self.shown.is_finished

    @property
    def is_pair(self) -> bool:
        return self.result.is_of_two_files

    @property
    def is_kept(self) -> bool:
        """Whether it is in the history."""
        return self.record is not None

    def is_same_as(self, other: object) -> bool:
        """Whether it is this check, maybe opened again from the history."""
        if isinstance(other, OpenCheck) and self.is_kept:
            return self.record == other.record
        return self is other

    def looks_behind(self, choices: Sequence[Choice]) -> bool:
        """Whether sources are still to be looked for behind those that are left out then."""
        return not self.is_out_of_reach and looks_behind(self.result, set_aside(choices))


def opened(
    result: CheckResult,
    rules: Rules,
    choices: Sequence[Choice] = (),
    *,
    display: DisplayText | None = None,
    when: str = "",
    notes: tuple[str, ...] = (),
    papers: int = 0,
    by_class: tuple[LeftOutWords, ...] = (),
    **around: Any,
) -> OpenCheck:
    """A result that was just found or read, with what is left out of it from the start.

    Runs in a worker; `around` is what else is known.
    """
    from plagcheck.gui.leaveout.switches import NAMES, found
    from plagcheck.leaveout.apply import leave_out
    from plagcheck.leaveout.survey import Survey

    paper = result.submission
    survey = Survey(paper, accents=result.params.accents)
    for name in NAMES:
        list(found(survey, rules, name))  # now, so that the switches only look it up
    shown = ShownResult(
        leave_out(result, rules, choices, survey, by_class),
        display or DisplayText(paper.text, paper.page_starts, paper.headings),
        when=when,
        notes=notes,
        papers=papers,
        survey=survey,
    )
    shown.look_up()
    return OpenCheck(shown, rules, tuple(choices), offered=rules, by_class=by_class, **around)


def text_of(
    checked: OpenCheck, source: Source, keeper: Keeper, watcher: Watcher
) -> Document | None:
    """The text of a source: its own, one read before, the library's, or the one that was kept.

    None where it is gone from everywhere; an erased text is empty.
    """
    known = source.document or checked.texts.get(source.id)
    if known is None and checked.has_library and checked.pseudonyms is None:
        _read_text(checked, source, keeper, watcher)
        known = checked.texts.get(source.id)
    return known if known is not None and known.text else None


def _read_text(checked: OpenCheck, source: Source, keeper: Keeper, watcher: Watcher) -> None:
    from plagcheck.model.errors import UnknownDocument

    try:
        checked.texts[source.id] = keeper.library.document(source.id)
    except UnknownDocument:
        if checked.record is not None:
            checked.texts |= {**kept_texts(checked.record, watcher), **checked.texts}


def kept_texts(record: int, watcher: Watcher) -> dict[int, Document]:
    """Texts of sources as the history has them."""
    from plagcheck.gui.jobs.history_jobs import use_records

    saved = use_records(watcher, lambda records: records.load(record))
    return {text.id: text.document for text in saved.sources if not text.erased}
