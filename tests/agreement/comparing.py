"""Where surfaces disagree, one figure at a time."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tests.agreement.definitions import COPIED, percent
from tests.agreement.surfaces import Figures

Told = Mapping[object, object]


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One figure with several values: by value, who says so."""

    aspect: str
    of: object
    values: Mapping[object, tuple[str, ...]]

    def __str__(self) -> str:
        said = "; ".join(f"{value!r} in {', '.join(who)}" for value, who in self.values.items())
        about = f" of {self.of}" if self.of else ""
        return f"{self.aspect}{about}: {said}"


def _sources(name: str) -> Callable[[Figures], Told]:
    def told(figures: Figures) -> Told:
        return {each.name: getattr(each, name) for each in figures.sources if each.counts}

    return told


def _matches(name: str) -> Callable[[Figures], Told]:
    def told(figures: Figures) -> Told:
        return {key: getattr(each, name) for key, each in figures.by_opening.items()}

    return told


def _listed_sources(figures: Figures) -> frozenset[object] | None:
    if not figures.lists_sources:
        return None
    return frozenset(each.name for each in figures.sources if each.counts)


def _listed_matches(figures: Figures) -> frozenset[object] | None:
    return frozenset(figures.by_opening) if figures.lists_matches else None


def _whole(name: str) -> Callable[[Figures], Told]:
    return lambda figures: {"": getattr(figures, name)}


ASPECTS: Final[Mapping[str, Callable[[Figures], Told]]] = {
    "share": _whole("share"),
    "words": _whole("words"),
    "words of the paper": _whole("of"),
    "reworded words": _whole("reworded"),
    "share before": _whole("before"),
    "sources counted": _whole("counted"),
    "source numbers": _sources("number"),
    "source words": _sources("words"),
    "source shares": _sources("share"),
    "source Jaccard": _sources("jaccard"),
    "match labels": _matches("label"),
    "match kinds": _matches("kind"),
    "match words": _matches("words"),
    "weak matches": _matches("weak"),
    "state of the library": _whole("library"),
}
LISTS: Final[Mapping[str, Callable[[Figures], frozenset[object] | None]]] = {
    "sources listed": _listed_sources,
    "matches listed": _listed_matches,
}
ALL_ASPECTS: Final = (*ASPECTS, *LISTS)


def disagreements(figures: Sequence[Figures], aspect: str) -> list[Disagreement]:
    """Figures of one kind that do not have the same value wherever they are told."""
    told = _listed(figures, LISTS[aspect]) if aspect in LISTS else _figures(figures, aspect)
    said: dict[object, dict[object, list[str]]] = {}
    for surface, key, value in told:
        said.setdefault(key, {}).setdefault(value, []).append(surface)
    return [
        Disagreement(aspect, key, {value: tuple(who) for value, who in values.items()})
        for key, values in said.items()
        if len(values) > 1
    ]


def _figures(figures: Sequence[Figures], aspect: str) -> Iterator[tuple[str, object, object]]:
    for each in figures:
        for key, value in ASPECTS[aspect](each).items():
            if value is not None:
                yield each.surface, key, value


def _listed(
    figures: Sequence[Figures], listed: Callable[[Figures], frozenset[object] | None]
) -> Iterator[tuple[str, object, object]]:
    """Who lists what, of all that anybody lists."""
    lists = [(each.surface, found) for each in figures if (found := listed(each)) is not None]
    for key in sorted(frozenset().union(*(found for _, found in lists)), key=str):
        for surface, found in lists:
            yield surface, key, "listed" if key in found else "not listed"


# -- what must hold on every single surface


def raised(before: Figures, after: Figures) -> Iterator[str]:
    """Numbers that are larger although something was left out."""
    pairs: list[tuple[str, int | None, int | None]] = [("words", before.words, after.words)]
    for source in after.sources:
        was = before.source(source.name)
        if was is not None and source.counts:
            pairs.append((source.name, was.words, source.words))
    for what, was_words, is_words in pairs:
        if was_words is not None and is_words is not None and is_words > was_words:
            yield f"{after.surface}: {what}: {was_words} → {is_words} words"


def does_not_add_up(figures: Figures) -> Iterator[str]:
    """A legend whose copied parts are not the number above it, but for rounding."""
    parts = [percent(share) for kind, share in figures.legend if kind in COPIED]
    if figures.share is None or not parts:
        return
    rounding = 0.5 * (len(parts) + 1)
    if abs(sum(parts) - percent(figures.share)) > rounding:
        yield f"{figures.surface}: {figures.legend} is not {figures.share}"


def one_source_tells_all(figures: Figures) -> Iterator[str]:
    """With one source, its figures are those of the paper."""
    counted = [each for each in figures.sources if each.counts]
    if len(counted) != 1 or not figures.lists_sources or figures.folds:
        return
    (only,) = counted
    for what, whole, part in (
        ("words", figures.words, only.words),
        ("share", figures.share, only.share),
        ("reworded", figures.reworded, only.reworded),
    ):
        if whole is not None and part is not None and whole != part:
            yield f"{figures.surface}: {what} {whole}, but its only source has {part}"


def miscounted(figures: Figures) -> Iterator[str]:
    """Passages that have not as many words as is said beside them."""
    for match in figures.matches:
        if match.length is None or match.words is None:
            continue
        is_wrong = match.words != match.length
        if match.kind == "small edits":
            is_wrong = match.words > match.length
        if is_wrong:
            yield f"{figures.surface}: {match.kind} of {match.length}, said to be {match.words}"


def out_of_order(figures: Figures, text: str) -> Iterator[str]:
    """Letters of a source that do not follow the paper."""
    words = f" {' '.join(_words(text))} "
    by_source: dict[str, list[tuple[int, int, str]]] = {}
    for match in figures.matches:
        place = words.find(f" {match.opening} ")
        if match.label and place >= 0 and words.count(f" {match.opening} ") == 1:
            letters = match.label.lstrip("0123456789")
            by_source.setdefault(match.source, []).append((len(letters), place, letters))
    for name, found in by_source.items():
        in_text = [letters for _, _, letters in sorted(found, key=lambda each: each[1])]
        if in_text != sorted(in_text, key=lambda letters: (len(letters), letters)):
            yield f"{figures.surface}: {name}: {' '.join(in_text)}"


def renamed(before: Figures, after: Figures) -> Iterator[str]:
    """Sources and matches that are called otherwise since something was left out."""
    for source in after.sources:
        was = before.source(source.name)
        numbers = (was.number if was else None, source.number)
        if None not in numbers and numbers[0] != numbers[1]:
            yield f"{after.surface}: {source.name}: {numbers[0]} → {numbers[1]}"
    labels = {key: match.label for key, match in before.by_opening.items()}
    for key, match in after.by_opening.items():
        known = labels.get(key)
        if known is not None and match.label is not None and known != match.label:
            yield f"{after.surface}: {key[1]}: {known} → {match.label}"


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())
