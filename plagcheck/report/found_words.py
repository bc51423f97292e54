"""How a source was found, in words: plain ones first, what the mathematics says after them.

Window, terminal and the text report say the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from plagcheck.model import formatting
from plagcheck.model.explanation import Explanation, FoundBy
from plagcheck.model.match import Range
from plagcheck.report.languages.wording import Wording


class Level(StrEnum):
    """The levels of the index, those that see most of a text first."""

    BANDS = "bands"
    PASSAGES = "passages"
    TRACES = "traces"


@dataclass(frozen=True, slots=True)
class LevelWords:
    """What one level of the index has to say of a source, and whether it found it."""

    level: Level
    name: str
    sentence: str
    result: str
    has_found: bool


class FoundWords:
    """All that is said of one source; `noted` is what the check noted, else it is worked out."""

    def __init__(self, found: Explanation, say: Wording, noted: FoundBy | None = None) -> None:
        self.found, self.say = found, say
        self.is_noted = noted is not None
        self.found_by = noted or found.found_by

    # -- in plain words

    @property
    def is_too_short(self) -> bool:
        """Whether one of the texts has no run of words to compare."""
        return not (self.found.shingles.paper and self.found.shingles.source)

    @cached_property
    def headline(self) -> str:
        """What the two texts share."""
        sets = self.found.shingles
        size = self.say.numeral(sets.size)
        if self.is_too_short:
            return self.say("too short for runs", size=size)
        return self.say("shared runs", sets.all, shared=self.say.number(sets.shared), size=size)

    @cached_property
    def score(self) -> str:
        """The sum behind the exact score."""
        sets, number = self.found.shingles, self.say.number
        return self.say(
            "exact score",
            shared=number(sets.shared),
            all=number(sets.all),
            score=self.jaccard,
            paper=number(sets.paper),
            source=number(sets.source),
        )

    @cached_property
    def jaccard(self) -> str:
        return self.say.jaccard(self.found.shingles.jaccard)

    @cached_property
    def levels(self) -> tuple[LevelWords, ...]:
        """Those that found it first."""
        told = {
            Level.BANDS: self._bands(),
            Level.PASSAGES: self._passages(),
            Level.TRACES: self._traces(),
        }
        rows = [self._level(level, sentence) for level, sentence in told.items()]
        return tuple(sorted(rows, key=lambda row: not row.has_found))

    def _level(self, level: Level, sentence: str) -> LevelWords:
        has_found = bool(getattr(self.found_by, level))
        result = self.say("level found" if has_found else "level not found")
        return LevelWords(level, self.say(f"level {level}"), sentence, result, has_found)

    def _bands(self) -> str:
        times, met = self.times, self.found.bands.met
        seen = self.say("seen at", round(met * 100), score=self.jaccard, times=times)
        return f"{self.bands_agree}. {seen}"

    def _passages(self) -> str:
        shared, run = self.found.passages, self.found.longest_run
        certain = self.say.number(shared.certain_run)
        if not shared.windows:
            return self.say("no run", certain=certain)
        if run:
            run_words = self.say("size", run)
            return self.say("windows and run", shared.windows, run=run_words, certain=certain)
        row = self.say.number(shared.row)
        return self.say("windows", shared.windows, row=row, certain=certain)

    def _traces(self) -> str:
        shared = self.found.traces
        if shared is None:
            return self.say("no traces kept")
        if self.found_by.traces:
            return self.say("rare pairs", len(shared.pairs))
        if not shared.words:
            return self.say("no words left")
        if self.found_by.passages or self.found_by.bands:
            return self.say("no traces in the rest", shared.words)
        return self.say("too few traces")

    # -- one level below

    @cached_property
    def bands_agree(self) -> str:
        bands = self.found.bands
        return self.say("bands agree", bands.agreed_bands, bands=self.say.number(bands.bands))

    @cached_property
    def bands_meaning(self) -> str:
        """Why the whole documents met, or did not."""
        bands = self.found.bands
        if bands.agreed_bands:
            return self.say("one band is enough")
        return self.say("no band met", rows=self.say.numeral(bands.rows))

    @property
    def times(self) -> str:
        """How many times in 100 whole documents meet that are as much alike."""
        return formatting.times_in_100(self.found.bands.met, self.say.style)

    @cached_property
    def values_agree(self) -> str:
        bands = self.found.bands
        return self.say("values agree", bands.agreed, values=self.say.number(bands.values))

    @cached_property
    def estimate(self) -> str:
        bands = self.found.bands
        value, error = (self.say.decimal(each, 2) for each in (bands.estimate, bands.error))
        return self.say("estimate value", value=value, error=error)

    @cached_property
    def keys_met(self) -> str:
        keys, number = self.found.passages, self.say.number
        return self.say(
            "keys met",
            met=number(len(keys.met)),
            paper=number(len(keys.paper)),
            source=number(len(keys.source)),
        )

    @cached_property
    def places(self) -> str:
        """The words of the paper under the keys that both have; empty where there are none."""
        keys = self.found.passages
        ranges = [
            self.say("word range", first=self.say.number(first + 1), last=self.say.number(end))
            for first, end in joined((here, here + keys.key_words) for here, _ in keys.met)
        ]
        return self.say("at words", ranges=", ".join(ranges)) if ranges else ""


def joined(ranges: Iterable[Range]) -> Sequence[Range]:
    """Ranges in order, those that touch as one."""
    parts: list[Range] = []
    for start, end in sorted(ranges):
        if parts and start <= parts[-1][1]:
            parts[-1] = parts[-1][0], max(parts[-1][1], end)
        else:
            parts.append((start, end))
    return parts


def found_lines(told: FoundWords) -> Iterator[str]:
    """In short: for a report. Levels only where a check asked them."""
    yield told.headline
    if not told.is_too_short:
        yield told.score
    for row in told.levels if told.is_noted else ():
        yield f"{row.name}: {row.result}. {row.sentence}"
