"""Where surfaces disagree, one figure at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tests.agreement.definitions import COPIED, KINDS, percent
from tests.agreement.surfaces import Figures, letters

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


def _listed_reasons(figures: Figures) -> frozenset[object] | None:
    return None if figures.left_out is None else frozenset(why for why, _ in figures.left_out)


def _listed_matches(figures: Figures) -> frozenset[object] | None:
    return frozenset(figures.by_opening) if figures.lists_matches else None


def _kinds(figures: Figures) -> Told:
    """Shares of kinds of match, where all of the paper is told of and not one of its sources."""
    return {} if figures.share is None else {k: v for k, v in figures.legend or () if k in KINDS}


def _whole(name: str) -> Callable[[Figures], Told]:
    return lambda figures: {"": getattr(figures, name)}


PLACES: Final = "places in sources"
ASPECTS: Final[Mapping[str, Callable[[Figures], Told]]] = {
    "share": _whole("share"),
    "words": _whole("words"),
    "words of the paper": _whole("of"),
    "reworded words": _whole("reworded"),
    "share before": _whole("before"),
    "sources counted": _whole("counted"),
    "words in versions": _whole("in_versions"),
    "sources only reworded": _whole("only_reworded"),
    "source numbers": _sources("number"),
    "source words": _sources("words"),
    "source shares": _sources("share"),
    "source Jaccard": _sources("jaccard"),
    "match labels": _matches("label"),
    "match kinds": _matches("kind"),
    "match words": _matches("words"),
    "weak matches": _matches("weak"),
    "state of the library": _whole("library"),
    "index": _whole("index"),
    "words left out": _whole("left_out_words"),
    "words left out, by reason": lambda figures: dict(figures.left_out or ()),
    "shares of kinds": _kinds,
    "steps of the ledger": lambda figures: dict(figures.steps),
    "shares taken": lambda figures: dict(figures.taken),
    PLACES: lambda figures: dict(figures.places),
}
LISTS: Final[Mapping[str, Callable[[Figures], frozenset[object] | None]]] = {
    "sources listed": _listed_sources,
    "matches listed": _listed_matches,
    "reasons listed": _listed_reasons,
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


def in_no_listed_source(figures: Figures) -> Iterator[str]:
    """More words are told than the sources have that stand by themselves."""
    if figures.words is None or figures.folded is None:
        return
    explained = sum(each.words or 0 for each in figures.sources)
    if figures.words > explained + figures.folded:
        yield f"{figures.surface}: {figures.words} words, but its sources have {explained}"


def does_not_add_up(figures: Figures) -> Iterator[str]:
    """A legend whose copied parts are not the number above it, but for rounding; or its words."""
    copied = sum(words for kind, words in figures.kinds if kind in COPIED)
    rest = sum(words for kind, words in figures.kinds if kind not in COPIED)
    if figures.kinds and (copied, rest) != (figures.words, figures.reworded):
        yield f"{figures.surface}: {figures.kinds}: {figures.words} and {figures.reworded} words"
    if figures.share is None or figures.legend is None:
        return
    parts = [share for kind, share in figures.legend if kind in COPIED]
    rounding = sum(map(_rounding, (*parts, figures.share)))
    if abs(sum(map(percent, parts)) - percent(figures.share)) > rounding:
        yield f"{figures.surface}: {figures.legend} is not {figures.share}"


def _rounding(share: str) -> float:
    """How far from what is written a share may be."""
    if share.startswith("<") or share == "99 %":
        return 1.0 if share == "99 %" else 0.1
    return 0.5 if percent(share) >= 10 else 0.05


def leads_elsewhere(figures: Figures) -> Iterator[str]:
    """A ledger whose steps do not lead from the share with all counted to the number."""
    shares = sorted((part for _, step in figures.steps for part in step.split(" → ")), key=percent)
    if not shares:
        return
    for told, end in ((figures.before, shares[-1]), (figures.share, shares[0])):
        if told is not None and told != end:
            yield f"{figures.surface}: {told}, but the ledger has {dict(figures.steps)}"
    yield from _jumps(figures, shares[-1])


def _jumps(figures: Figures, share: str) -> Iterator[str]:
    """Steps that no step before them leads to."""
    left = {before: after for before, after in figures.chain if before != after}
    while share in left:
        share = left.pop(share)
    if left:
        yield f"{figures.surface}: nothing leads to {left} in {sorted(figures.chain)}"


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
    whole = letters(text)
    by_source: dict[str, list[tuple[int, str]]] = {}
    for match in figures.matches:
        if match.label and whole.count(match.opening) == 1:
            letter = match.label.lstrip("0123456789")
            place = whole.find(match.opening)
            by_source.setdefault(match.source, []).append((place, letter))
    for name, found in by_source.items():
        in_text = [letter for _, letter in sorted(found)]
        if in_text != sorted(in_text, key=lambda letter: (len(letter), letter)):
            yield f"{figures.surface}: {name}: {' '.join(in_text)}"


def renamed(before: Figures, after: Figures, text: str) -> Iterator[str]:
    """Sources and matches that are called otherwise since something was left out.

    Where not all are listed, one that begins like another may be listed in its place.
    """
    whole = letters(text)
    for source in after.sources:
        was = before.source(source.name)
        numbers = (was.number if was else None, source.number)
        if None not in numbers and numbers[0] != numbers[1]:
            yield f"{after.surface}: {source.name}: {numbers[0]} → {numbers[1]}"
    labels, now = _labels(before), _labels(after)
    for match in after.by_opening.values():
        if not before.lists_matches and whole.count(match.opening) > 1:
            continue
        place = match.source, match.opening
        known = labels.get(place, {None})
        if known <= now[place] and match.label in set().union(*labels.values()):
            continue  # the rest of a match that is cut may begin where another does
        if match.label is not None and None not in known and match.label not in known:
            yield f"{after.surface}: {match.opening}: {known} → {match.label}"


def _labels(figures: Figures) -> dict[tuple[str, str], set[str | None]]:
    """By where they begin: a paper may begin two matches alike."""
    found: dict[tuple[str, str], set[str | None]] = {}
    for match in figures.matches:
        found.setdefault((match.source, match.opening), set()).add(match.label)
    return found
