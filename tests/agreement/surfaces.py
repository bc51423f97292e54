"""Surfaces: everywhere a person or a program reads the figures of a check.

Each adapter reads what is written or shown there, as a reader would, and gives `Figures`. A figure
that a surface does not tell is None. Numbers meant for programs are put as the definitions say, so
that they can be laid beside the written ones.
"""

from __future__ import annotations

import contextlib
import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Final

import lxml.html
import openpyxl
import pypdfium2

from tests.agreement.definitions import (
    COPIED,
    REASONS,
    jaccard_text,
    number,
    percent,
    plain,
    share_text,
)

OPENING: Final = 24  # letters by which a match is known
SHARE: Final = r"(?:< )?[\d.]+ %"
COUNT: Final = r"[\d,]+"
MORE: Final = rf"; ({COUNT}) of them only in other versions"
ONLY_THESE: Final = rf"(?: \({COUNT} more with these words only(?:{MORE})?\))?"
FOLDED: Final = re.compile("same text: |hardly any shared words beyond those of source")
JACCARD: Final = r"(?:< )?\d\.\d{3}"
KIND: Final = r"word for word|small edits|reworded|summary|summed up"
EFFECT: Final = "Number before → after"
OF_ONE_PAPER: Final = ("Cited", "Small match", "Small source")
TAKING: Final = {"quotation": "Quotations", "bibliography": "References", "citation": "Citations"}


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A source as it is listed; a weak one does not count, nor one of which all is left out."""

    name: str
    number: int | None = None
    words: int | None = None
    share: str | None = None
    jaccard: str | None = None
    reworded: int | None = None
    weak: bool = False
    left_out: bool = False

    @property
    def counts(self) -> bool:
        """Whether anything of the paper stands in it, as far as is told."""
        has_words = self.words or self.reworded or (self.words is None and self.share)
        return bool(has_words) and not self.weak and not self.left_out


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A match as it is listed; `opening` are its first letters in the paper."""

    source: str
    opening: str
    kind: str
    words: int | None
    label: str | None = None
    weak: bool | None = None
    left_out: bool = False
    length: int | None = None  # words of the whole passage, where it is shown


Ends = tuple[int, int]  # characters of a text
Part = tuple[str, str, Ends]  # source, kind of match, and where it stands in the paper


@dataclass(frozen=True, slots=True)
class Figures:
    """What one surface tells of a check."""

    surface: str
    share: str | None = None
    words: int | None = None
    of: int | None = None  # words of the paper
    reworded: int | None = None
    before: str | None = None  # the share with all counted
    counted: int | None = None  # sources that hold words of the number
    in_versions: int | None = None  # words of the number beyond those sources
    only_reworded: int | None = None  # sources that count and hold none of them
    sources: tuple[SourceLine, ...] = ()
    matches: tuple[MatchLine, ...] = ()
    lists_sources: bool = False  # all of them
    lists_matches: bool = False
    folds: bool = False  # sources that add little or nothing stand under others
    folded: int | None = None  # words that may stand in those alone
    library: str | None = None
    index: str | None = None  # how texts were cut and looked up
    legend: tuple[tuple[str, str], ...] | None = None  # kind and share; None where there is none
    left_out: tuple[tuple[str, int], ...] | None = None  # reason and words
    left_out_words: int | None = None
    kinds: tuple[tuple[str, int], ...] = ()  # kind and words
    steps: tuple[tuple[str, str], ...] = ()  # reason, and the share before and after all of it
    chain: frozenset[tuple[str, str]] = frozenset()  # shares before and after single steps
    taken: tuple[tuple[str, str], ...] = ()  # rule, and the share it takes
    places: Mapping[Part, Ends] = field(default_factory=dict)  # where parts stand in their sources

    def leaving_out(self, lines: Iterable[tuple[str, int]]) -> Figures:
        """With what its ledger tells."""
        words: Counter[str] = Counter()
        for why, count in lines:
            words[why] += count
        total = sum(words.values())
        return replace(self, left_out=tuple(sorted(words.items())), left_out_words=total)

    def stepping(self, lines: Iterable[tuple[str, str, str]]) -> Figures:
        """With what each reason did to the number: from its highest share to its lowest.

        The window has several lines for one, or one for several that were chosen at a time.
        """
        shares: dict[str, list[str]] = {}
        chain = set()
        for why, *both in lines:
            shares[why] = sorted((*shares.get(why, ()), *both), key=percent)
            chain.add((both[0], both[1]))
        steps = tuple((why, f"{s[-1]} → {s[0]}") for why, s in shares.items())
        return replace(self, steps=steps, chain=frozenset(chain))

    def source(self, name: str) -> SourceLine | None:
        return next((each for each in self.sources if each.name == name), None)

    @property
    def by_opening(self) -> dict[tuple[str, str, int], MatchLine]:
        """Matches by where they begin; the same words may be matched twice, weak ones last."""
        seen: Counter[tuple[str, str]] = Counter()
        found = {}
        for match in sorted(self.matches, key=lambda match: bool(match.weak)):
            if not match.left_out:
                key = (match.source, match.opening)
                found[*key, seen[key]] = match
                seen[key] += 1
        return found


def letters(text: str) -> str:
    """A text without what is between its letters: a form may break a long word anywhere."""
    return "".join(re.findall(r"\w+", text.casefold()))


def opening(text: str) -> str:
    return letters(text)[:OPENING]


def kind(text: str) -> str:
    return text.casefold().replace("-", " ").replace("summed up", "summary")


# -- the command line


def from_terminal(text: str, surface: str = "terminal") -> Figures:
    """What `check`, `sample` and `history show` print."""
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for line in text.splitlines()]
    sources, matches, is_whole = _terminal_sources(lines)
    said = "\n".join(lines)
    head = re.search(
        rf"^.*: ({SHARE}) of this paper, ({COUNT}) words?, also appears in ({COUNT}) sources?"
        rf"{ONLY_THESE}(?:, and {SHARE} is reworded(?: \(({COUNT}) more sources?\))?)?\.",
        said,
        re.MULTILINE,
    )
    figures = Figures(
        surface,
        sources=tuple(sources),
        matches=tuple(matches),
        lists_sources=True,
        lists_matches=is_whole,
        folds=bool(FOLDED.search(text)),
        index=_told_index(said),
    ).stepping(_terminal_steps(lines))
    if head is not None:
        return replace(
            figures,
            share=head[1],
            words=number(head[2]),
            counted=number(head[3]),
            in_versions=number(head[4] or "0"),
            only_reworded=number(head[5] or "0"),
        )
    only = re.search(
        rf": {SHARE} of this paper, {COUNT} words?, is reworded from ({COUNT}) sources?\.", said
    )
    if only is None:
        return figures
    return replace(figures, share="0 %", words=0, counted=0, only_reworded=number(only[1]))


def _told_index(text: str) -> str:
    """How texts were cut, where a surface says it in a line of its own."""
    found = re.search(r"^ *Index: (.*)$", text, re.MULTILINE)
    return found[1] if found else "not told"


_TERMINAL_STEP: Final = re.compile(
    rf"  Left out: ([a-z ]+), .*\(({SHARE}) before, ({SHARE}) after\)\."
)


def _terminal_steps(lines: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    for line in lines:
        if found := _TERMINAL_STEP.fullmatch(line):
            yield REASONS[found[1]], found[2], found[3]


def _terminal_sources(
    lines: Sequence[str],
) -> tuple[list[SourceLine], list[MatchLine], bool]:
    sources: list[SourceLine] = []
    matches: list[MatchLine] = []
    is_whole, is_thin = True, False
    for place, line in enumerate(lines):
        after = lines[place + 1].strip() if place + 1 < len(lines) else ""
        if line.startswith("  Weak matches, not counted"):
            is_thin, is_whole = True, False  # only the best match of each is shown
        elif found := re.match(r"^  (\d+)  (.+)  \(.*\)$", line):
            sources.append(_terminal_source(int(found[1]), found[2], after))
        elif is_thin and (found := re.match(r"^     (\S.*)  \(.*\)$", line)):
            sources.append(SourceLine(found[1], weak=True))
        elif found := re.match(rf"^     (\d+)(\S+)  ({KIND})(, weak)?, ({COUNT}) words?:$", line):
            name = sources[-1].name if sources else ""
            label = found[1] + found[2]
            weak = bool(found[4])
            words = number(found[5])
            matches.append(MatchLine(name, opening(after), kind(found[3]), words, label, weak))
        elif re.match(r"^         and [\d,]+ more match", line):
            is_whole = False
    return sources, matches, is_whole


def _terminal_source(place: int, name: str, figures: str) -> SourceLine:
    jaccard = re.search(rf"Jaccard ({JACCARD})", figures)
    shown = jaccard[1] if jaccard else None
    if found := re.match(rf"({COUNT}) words? reworded", figures):
        return SourceLine(name, place, 0, None, shown, number(found[1]))
    words = re.match(rf"({COUNT}) words?", figures)
    share = re.search(rf"({SHARE}) of this paper", figures)
    return SourceLine(
        name, place, number(words[1]) if words else None, share[1] if share else None, shown
    )


def from_compare_terminal(text: str, other: str, surface: str = "compare, terminal") -> Figures:
    """What `compare` prints; the second file is the only source."""
    shown = text.replace("\N{NO-BREAK SPACE}", " ")
    words = re.search(rf": ({COUNT}) words? in common\.", shown)
    share = re.search(rf"^     ({SHARE}) of ", shown, re.MULTILINE)
    jaccard = re.search(rf"Jaccard ({JACCARD})", shown)
    _, matches, is_whole = _terminal_sources(shown.splitlines())
    count = number(words[1]) if words else None
    part = share[1] if share else None
    source = SourceLine(other, None, count, part, jaccard[1] if jaccard else None)
    return Figures(
        surface,
        share=part,
        words=count,
        sources=(source,),
        matches=tuple(replace(match, source=other) for match in matches),
        lists_matches=is_whole,
        index=_told_index(shown),
    )


def from_report_terminal(text: str) -> Figures:
    """The sentence that `report` prints."""
    told = from_terminal(text, "report, terminal")
    return replace(told, lists_sources=False, lists_matches=False, index=None)


def from_json(value: Mapping[str, Any], text: str, surface: str = "json") -> Figures:
    """What `check --json`, `history show --json` and a report as JSON hold; `text` is the paper."""
    leaders = [each for each in value["sources"] if each["under"] is None]
    sources = tuple(map(_json_source, leaders))
    library = value["library"] or {}
    figures = Figures(
        surface,
        share=share_text(value["similarity"]),
        words=value["matched_words"],
        of=value["submission"]["words"],
        reworded=value["reworded_words"],
        before=share_text(value["similarity_before"]),
        counted=sum(each.counts and bool(each.words) for each in sources),
        # Where all their words are told as copied, no surface tells of them.
        only_reworded=sum(each.counts and not each.words for each in sources)
        if value["reworded_words"]
        else 0,
        sources=sources,
        matches=tuple(
            match
            for each in leaders
            for match in json_matches(each["matches"], each["title"], text)
        ),
        lists_sources=True,
        lists_matches=True,
        folds=len(leaders) < len(value["sources"]),
        folded=_json_folded(value),
        library=library.get("version"),
        index=_json_index(value),
        legend=tuple(_json_legend(value, value["submission"]["words"])),
        kinds=tuple((value["words_by_kind"] or {}).items()),
        taken=tuple(_json_taken(value["left_out"])),
        places=dict(
            place
            for each in (*value["sources"], *value["left_out_sources"])
            for place in json_places(each, each["title"])
        ),
    )
    left_out = _json_left_out(value["left_out"])
    return figures.leaving_out(left_out).stepping(_json_steps(value["left_out"]))


def _json_folded(value: Mapping[str, Any]) -> int:
    """Fewer than half of a match for each; fewer than a match for a version of the same work."""
    shortest = int(value["settings"]["shortest"])
    works: dict[int, str | None] = {}
    for each in value["sources"]:
        works.setdefault(each["id"], each.get("work"))
    folded = [each for each in value["sources"] if each["under"] is not None]
    versions = sum(bool(e.get("work")) and e["work"] == works.get(e["under"]) for e in folded)
    return (len(folded) - versions) * max(0, shortest // 2 - 1) + versions * (shortest - 1)


def _json_index(value: Mapping[str, Any]) -> str:
    """A class says beside its settings how texts were cut, a check in them."""
    index = value["index"]
    if index is None:
        return f"runs of {value.get('settings', value)['shingle_size']} words, no index"
    cut = f"runs of {index['shingle_size']} words, {index['bands']} bands of {index['rows']}"
    return f"{cut}, version {index['version']}"


def _json_left_out(entries: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, int]]:
    for entry in entries:
        yield REASONS.get(entry["reason"], entry["reason"]), entry["words"]


def _json_steps(entries: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str, str]]:
    for entry in entries:
        if entry["before"] is not None:
            shares = (share_text(entry[when]) for when in ("before", "after"))
            yield REASONS[entry["reason"]], *shares


def _json_taken(entries: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for entry in entries:
        if entry["reason"] in TAKING and entry["before"] is not None:
            yield REASONS[entry["reason"]], share_text(entry["before"] - entry["after"])


def _json_legend(value: Mapping[str, Any], of: int) -> Iterator[tuple[str, str]]:
    for name, words in (value["words_by_kind"] or {}).items():
        yield name, share_text(words / of)


def _json_source(source: Mapping[str, Any]) -> SourceLine:
    return SourceLine(
        source["title"],
        source.get("number"),
        source["matched_words"],
        share_text(source["share_of_submission"]),
        None if source["jaccard"] is None else jaccard_text(source["jaccard"]),
        source["reworded_words"],
        source["weak"],
    )


def json_matches(
    matches: Iterable[Mapping[str, Any]], name: str, text: str, side: str = "submission"
) -> Iterator[MatchLine]:
    for match in matches:
        words = text[match[side]["start"] : match[side]["end"]]
        yield MatchLine(
            name,
            opening(words),
            kind(match["kind"]),
            match["words"],
            match.get("label"),
            match["weak"] or _is_original(match, side),
            bool(match.get("left_out")),
            len(re.findall(r"\w+", words)),
        )


def json_places(told: Mapping[str, Any], name: str) -> Iterator[tuple[Part, Ends]]:
    """Where all matches with a source stand there, folded or not, counted or left out."""
    for match in (*told["matches"], *told.get("left_out_matches", ())):
        here, there = (
            (match[side]["start"], match[side]["end"]) for side in ("submission", "source")
        )
        yield (name, match["kind"], here), there


def _is_original(match: Mapping[str, Any], side: str) -> bool:
    """Whether this is the side that a summary sums up: it counts for the other alone."""
    is_here = bool(match["summed_up"])
    return is_here if side == "submission" else match["kind"] == "summary" and not is_here


def from_compare_json(
    value: Mapping[str, Any], text: str, surface: str = "compare --json"
) -> Figures:
    """What `compare --json` prints."""
    name = value["b"]["title"]
    source = SourceLine(
        name,
        None,
        value["matched_words"],
        share_text(value["share_of_a"]),
        jaccard_text(value["jaccard"]),
        value["reworded_words"],
    )
    return Figures(
        surface,
        share=share_text(value["share_of_a"]),
        words=value["matched_words"],
        of=value["a"]["words"],
        reworded=value["reworded_words"],
        before=share_text(value["similarity_before"]),
        index=_json_index(value),
        sources=(source,),
        matches=tuple(json_matches(value["matches"], name, text)),
        lists_matches=True,
        places=dict(json_places(value, name)),
    ).stepping(_json_steps(value["left_out"]))


# -- reports


def from_html(data: bytes, surface: str = "report, HTML") -> Figures:
    page = lxml.html.fromstring(data.decode())
    score = page.find_class("score")[0]
    head = plain(" ".join(score.itertext()))
    facts = {
        plain(name.text_content()): plain(name.getnext().text_content()) for name in page.iter("dt")
    }
    rows = page.xpath("//table[@class='grid'][thead//th[text()='Jaccard']]/tbody/tr")
    sources = [_html_source(row) for row in rows]
    named = {each.number: each.name for each in sources}
    left_out = list(_html_left_out(page))
    return (
        replace(
            _report_head(head, surface),
            sources=tuple(sources),
            matches=tuple(_html_matches(page, named)),
            lists_sources=True,
            lists_matches=True,
            folds=bool(FOLDED.search(page.text_content())),
            library=facts.get("State of the library"),
            index=facts.get("Index", "not told"),
        )
        .leaving_out((why, number(words)) for why, words, _ in left_out)
        .stepping((why, *parts) for why, _, effect in left_out if (parts := _step(effect)))
    )


def _step(effect: str) -> tuple[str, str] | None:
    """What a line of the ledger did to the number; None of what was compared with nothing."""
    found = re.search(rf"({SHARE}) → ({SHARE})", effect)
    return (found[1], found[2]) if found else None


def _html_left_out(page: lxml.html.HtmlElement) -> Iterator[tuple[str, str, str]]:
    """Why, how many words, and what that did."""
    for table in page.xpath("//table[@class='grid'][thead//th[text()='Why']]"):
        titles = [plain(cell.text_content()) for cell in table.xpath("./thead//th")]
        for row in table.xpath("./tbody/tr"):
            cells = dict(zip(titles, (plain(cell.text_content()) for cell in row), strict=True))
            yield cells["Why"].partition(":")[0], cells["Words"], cells[EFFECT]


def _report_head(head: str, surface: str) -> Figures:
    share = re.match(rf"({SHARE})", head)
    found = re.search(rf"({COUNT}) of ({COUNT}) words?, also appears in ({COUNT}) ", head)
    reworded = re.search(rf"({COUNT}) more words? \(", head)
    only_reworded = re.search(rf"({COUNT}) more sources? holds? reworded", head)
    before = re.search(rf"With it the number would be ({SHARE})", head)
    figures = Figures(
        surface,
        share=share[1] if share else None,
        reworded=number(reworded[1]) if reworded else None,
        before=before[1] if before else None,
    )
    if found is None:
        return figures
    words, of, counted = (number(found[place]) for place in (1, 2, 3))
    more = number(only_reworded[1]) if only_reworded else 0
    figures = replace(figures, words=words, of=of, counted=counted, only_reworded=more)
    return replace(figures, in_versions=_in_versions(head))


def _in_versions(said: str) -> int:
    """How many words the sentence beside the number tells of that only versions have."""
    found = re.search(MORE, said)
    return number(found[1]) if found else 0


def _html_source(row: lxml.html.HtmlElement) -> SourceLine:
    cells = [plain(cell.text_content()) for cell in row]
    name = plain(row[1].find("bdi").text_content())
    reworded = re.search(rf"Reworded: ({COUNT})", cells[1])
    return SourceLine(
        name,
        int(cells[0]),
        number(cells[3]) if cells[3] != "–" else None,
        cells[4] if cells[4] != "–" else None,
        cells[6] if cells[6] != "–" else None,
        number(reworded[1]) if reworded else None,
        "not counted" in cells[1],
    )


def _html_matches(
    page: lxml.html.HtmlElement, named: Mapping[int | None, str]
) -> Iterator[MatchLine]:
    for section in page.xpath("//section[h3]"):
        label = section.find("h3").find_class("chip")[0].text_content()
        table = section.find("table")
        said = plain(section.find("h3").text_content())
        passage = " ".join(cell.text_content() for cell in table.xpath("./tbody/tr/td[1]"))
        yield MatchLine(
            named.get(int(re.match(r"\d+", label)[0]), label),  # type: ignore[index]
            opening(passage),
            kind(table.get("aria-label").partition(": ")[2]),
            _match_words(said),
            label,
            "weak" in table.get("class").split(),
            length=len(re.findall(r"\w+", passage)),
        )


def _match_words(said: str) -> int:
    """`22 of 23 words the same` or `34 words`: the words that are the same."""
    found = re.search(rf"({COUNT})(?: of {COUNT})? words?", said)
    if found is None:
        raise ValueError(f"no number of words in {said!r}")
    return number(found[1])


def from_text_report(data: bytes, surface: str = "report, text") -> Figures:
    text = data.decode().replace("\N{NO-BREAK SPACE}", " ")
    whole = plain(text)
    head = plain(text.partition("\n\n")[2].partition("\nThe paper\n")[0])
    library = re.search(r"State of the library: (.*)", text)
    index = re.search(r"^Index: (.*)$", text, re.MULTILINE)
    sources = [_text_source(found) for found in re.finditer(_TEXT_SOURCE, whole)]
    named = {each.number: each.name for each in sources}
    left_out = list(_TEXT_LEFT_OUT.finditer(_left_out_part(whole)))
    return (
        replace(
            _report_head(head, surface),
            sources=tuple(sources),
            matches=tuple(_text_matches(text, named)),
            lists_sources=True,
            lists_matches=True,
            folds=bool(FOLDED.search(whole)),
            library=library[1] if library else None,
            index=index[1] if index else "not told",
        )
        .leaving_out((found[1], number(found[2])) for found in left_out)
        .stepping((found[1], found[3], found[4]) for found in left_out if found[3])
    )


def _left_out_part(text: str) -> str:
    """What a report says under the heading of what is left out, without page heads."""
    part = text.rpartition(" Left out of the number ")[2]
    return part.partition(" How this report was made ")[0]


_WHY: Final = "|".join(REASONS.values())
_TEXT_LEFT_OUT: Final = re.compile(
    rf"Why: ({_WHY})(?:: .*?)?; (?:When: .*?; )?Words: ({COUNT})"
    rf"(?:; {EFFECT}: ({SHARE}) → ({SHARE}))?"
)
# A date on two lines of its cell runs into the number beside it, as PDFium reads a page. What is
# left out may have the words of a reason ("Literature Cited: …"): the last before the number is it.
_PDF_LEFT_OUT: Final = re.compile(
    rf"({_WHY})(?:: (?:(?!{_WHY}).)*?)?(?: \d+ \w+ \d{{4}}, \d\d:\d\d)? ?"
    rf"({COUNT}) (?:({SHARE}) → ({SHARE})|left out in)"
)
_TEXT_SOURCE: Final = re.compile(
    rf"(?P<number>\d+)\. Document: (?P<name>.+?)(?P<rest>(?: · .+?)?); (?:Collection: .*?; )?"
    rf"Words: (?P<words>{COUNT}|–); Of paper: (?P<share>{SHARE}|–); Of source: .*?; "
    rf"Jaccard: (?P<jaccard>{JACCARD}|–); Longest run"
)


def _text_source(found: re.Match[str]) -> SourceLine:
    reworded = re.search(rf"Reworded: ({COUNT})", found["rest"])
    told = {name: None if found[name] == "–" else found[name] for name in ("words", "share")}
    return SourceLine(
        found["name"],
        int(found["number"]),
        number(told["words"]) if told["words"] else None,
        told["share"],
        None if found["jaccard"] == "–" else found["jaccard"],
        number(reworded[1]) if reworded else None,
        "not counted" in found["rest"],
    )


def _text_matches(text: str, named: Mapping[int | None, str]) -> Iterator[MatchLine]:
    weak_from = text.find("\nWeak matches, not counted\n")
    heads = list(
        re.finditer(
            rf"^(\d+)([a-z]+): ({KIND}), (.*)\n(?=  Paper, )", text, re.MULTILINE | re.IGNORECASE
        )
    )
    ends = [*(head.start() for head in heads[1:]), len(text)]
    for found, end in zip(heads, ends, strict=False):  # without matches there is one end
        rows = re.findall(r"^  Paper, .*:\n((?:    .*\n)+)", text[found.end() : end], re.MULTILINE)
        yield MatchLine(
            named.get(int(found[1]), found[1]),
            opening(" ".join(rows)),
            kind(found[3]),
            _match_words(found[4]),
            found[1] + found[2],
            0 <= weak_from < found.start(),
        )


def from_csv(data: bytes, surface: str = "report, CSV") -> Figures:
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))
    sources = tuple(map(_table_source, rows))
    index = rows[0].get("Index", "not told") if rows else None
    # A table lists those that lead; others may be folded under them.
    return Figures(surface, sources=sources, lists_sources=True, folds=True, index=index)


def from_xlsx(data: bytes, surface: str = "report, XLSX") -> Figures:
    book = openpyxl.load_workbook(io.BytesIO(data))
    facts = {row[0].value: row[1].value for row in book["Paper"].iter_rows(min_row=2)}
    rows = book["Sources"].iter_rows(values_only=True)
    titles = [str(title) for title in next(rows)]
    sources = [_table_source(dict(zip(titles, row, strict=True))) for row in rows]
    share, left_out = facts["Shared"], _sheet(book["Left out of the number"])
    return (
        Figures(
            surface,
            share=plain(share) if isinstance(share, str) else share_text(share),
            words=facts["Words in sources"],
            of=facts["Words"],
            sources=tuple(sources),
            lists_sources=True,
            folds=True,
            library=facts["State of the library"],
            index=facts.get("Index", "not told"),
        )
        .leaving_out((row["Why"], row["Words"]) for row in left_out)
        .stepping((row["Why"], *parts) for row in left_out if (parts := _step(plain(row[EFFECT]))))
    )


def _table_source(row: Mapping[str, Any]) -> SourceLine:
    return SourceLine(
        row["Document"],
        int(row["No."]),
        int(row["Words"]),
        share_text(float(row["Of paper"])),
        jaccard_text(float(row["Jaccard"])) if row["Jaccard"] else None,  # else it is withheld
        int(row["Reworded"]),
    )


def from_pdf(data: bytes, surface: str = "report, PDF") -> Figures:
    """The pages as they are read; columns of a table stand one after another there."""
    with contextlib.closing(pypdfium2.PdfDocument(data)) as book:
        text = plain(" ".join(page.get_textpage().get_text_bounded() for page in book))
    after = text.partition(", on one computer, offline ")[2]
    library = re.search(r"State of the library ([0-9a-f-]+(?:, index \d+)?)", text)
    left_out = list(_PDF_LEFT_OUT.finditer(_left_out_part(text)))
    return (
        replace(
            _report_head(after.partition(" The paper File")[0], surface),
            library=library[1] if library else None,
        )
        .leaving_out((found[1], number(found[2])) for found in left_out)
        .stepping((found[1], found[3], found[4]) for found in left_out if found[3])
    )


def by_number(figures: Figures) -> Figures:
    """With sources known by their numbers, as in a copy for the student, who reads no names."""
    sources = [replace(each, name=str(each.number)) for each in figures.sources]
    matches = [
        replace(each, source=re.sub(r"\D", "", each.label or "")) for each in figures.matches
    ]
    return replace(figures, sources=tuple(sources), matches=tuple(matches))


# -- the history


def from_history_line(line: str, surface: str = "history list") -> Figures:
    """A line of `history list`."""
    found = re.search(rf"({SHARE}) in ({COUNT}) sources?", plain(line))
    if found is None:
        return Figures(surface)
    return Figures(surface, share=found[1], counted=number(found[2]))


def from_history_json(value: Mapping[str, Any]) -> Figures:
    """A line of `history list --json`."""
    return Figures(
        "history list --json",
        share=share_text(value["share"]),
        words=value["matched_words"],
        of=value["words"],
        counted=value["sources"],
    )


def from_history_row(text: str) -> Figures:
    """The saved result in the window's history: `33 %, 107 words, 3 sources`."""
    shown = plain(text)
    found = re.match(rf"({SHARE}), ({COUNT}) words?(?:, ({COUNT}) sources?)?", shown)
    if found is None:
        return Figures("window, history")
    counted = number(found[3]) if found[3] else None
    return Figures("window, history", share=found[1], words=number(found[2]), counted=counted)


# -- the window


@dataclass(frozen=True, slots=True)
class ShownResult:
    """The texts of a result page, as they stand there."""

    number: str
    sentence: str
    reworded: str
    coverage: str
    sources: tuple[str, ...]
    matches: tuple[str, ...]
    legend: tuple[tuple[str, str], ...]
    all_counted: str
    by_class: str = ""
    left_out: tuple[str, ...] = ()  # rows of the ledger, where they were looked at
    switches: tuple[str, ...] = ()  # rules that leave out
    index: str = ""


def from_class_paper(shown: ShownResult) -> Figures:
    """A paper of a class as a whole."""
    figures = from_window(shown, "window, class paper").leaving_out(
        _window_left_out(shown.left_out)
    )
    told = re.search(rf"({COUNT}) words? left out by the class:", plain(shown.by_class))
    return replace(figures, left_out_words=number(told[1]) if told else 0)


def by_class(figures: Figures) -> Figures:
    """Without what was left out of one paper: tables of a class count what it left out of all."""
    if figures.left_out is None:
        return figures
    kept = figures.leaving_out(each for each in figures.left_out if each[0] not in OF_ONE_PAPER)
    is_told = figures.surface == "window, class paper"  # in a line of its own
    return replace(kept, left_out_words=figures.left_out_words) if is_told else kept


def _window_why(row: str) -> str:
    """Why a row of the ledger is left out; what the teacher chose is named beside the source."""
    names = "|".join(REASONS.values())
    if found := re.match(rf"({names}), ", row):
        return found[1]
    return re.findall(rf"(?:, | · )({names})(?=, | · )", row)[-1]


def _window_left_out(rows: Iterable[str]) -> Iterator[tuple[str, int]]:
    for row in rows:
        words = re.search(rf"({COUNT}) words?, left out in this class", plain(row))
        yield _window_why(row), number(words[1]) if words else 0


def _window_taken(switches: Iterable[str]) -> Iterator[tuple[str, str]]:
    for why, name in TAKING.items():
        for switch in switches:
            if found := re.fullmatch(rf"{name} ({SHARE})", plain(switch)):
                yield REASONS[why], found[1]


def from_window(shown: ShownResult, surface: str = "window") -> Figures:
    sources = [line for text in shown.sources if (line := _window_source(plain(text)))]
    named = {each.number: each.name for each in sources}
    said = _without_tags(shown.sentence)
    found = re.search(rf"of this paper, ({COUNT}) words? ?, also appears in ({COUNT}) s", said)
    reworded = re.search(rf"({COUNT}) more words?", plain(shown.reworded)) or re.search(
        rf"{SHARE} of this paper, ({COUNT}) words? ?, is reworded", said
    )
    more = re.search(rf"({COUNT}) more sources?", plain(shown.reworded))
    of = re.search(rf"({COUNT}) words? were compared", plain(shown.coverage))
    before = re.search(rf"({SHARE})", plain(shown.all_counted))
    return Figures(
        surface,
        share=plain(shown.number) if found else None,
        words=number(found[1]) if found else None,
        of=number(of[1]) if of else None,
        reworded=number(reworded[1]) if reworded else None,
        before=before[1] if before else None,
        counted=number(found[2]) if found else None,
        in_versions=_in_versions(said) if found else None,
        only_reworded=number(more[1] if more else "0") if found else None,
        sources=tuple(sources),
        matches=tuple(_window_match(plain(text), named) for text in shown.matches),
        lists_sources=True,
        lists_matches=True,
        folds=any(map(FOLDED.search, shown.sources)),
        legend=tuple(_legend(shown.legend)),
        taken=tuple(_window_taken(shown.switches)),
        index=_told_index(shown.index),
    ).stepping((_window_why(row), *parts) for row in shown.left_out if (parts := _step(plain(row))))


@dataclass(frozen=True, slots=True)
class ShownPair:
    """The texts of side by side; a match is its label, its kind, what is said of it, its words."""

    number: str
    paper: str
    name: str
    paper_note: str
    of_paper: str
    of_other: str
    words: str
    matches: tuple[tuple[str, str, str, str], ...]
    legend: tuple[tuple[str, str], ...]


def from_side_by_side(shown: ShownPair, surface: str = "window, side by side") -> Figures:
    """One source of a check, which has other sources too."""
    share = re.search(rf"({SHARE})", _without_tags(shown.of_paper))
    words = re.search(rf"({COUNT})", _without_tags(shown.words))
    told = number(words[1]) if words else None
    if "reworded" in shown.of_paper:  # no word is the same
        source = SourceLine(shown.name, int(shown.number), 0, "0 %", reworded=told)
    else:
        source = SourceLine(shown.name, int(shown.number), told, share[1] if share else None)
    matches = tuple(_pair_match(shown.name, *match) for match in shown.matches)
    return Figures(surface, sources=(source,), matches=matches, legend=tuple(_legend(shown.legend)))


def from_other_side(shown: ShownPair, surface: str) -> Figures:
    """What is told of the paper at the right: its share alone."""
    share = re.search(rf"({SHARE})", _without_tags(shown.of_other))
    part = share[1] if share else None
    return Figures(surface, sources=(SourceLine(shown.paper, None, None, part),))


def from_two_files(shown: ShownPair, surface: str = "window, two files") -> Figures:
    """Two files: the second is the only source, so its figures are those of the paper."""
    figures = from_side_by_side(shown, surface)
    (source,) = figures.sources
    of = re.search(rf"({COUNT}) words?", plain(shown.paper_note))
    return replace(
        figures,
        share=source.share,
        words=source.words,
        reworded=source.reworded,
        of=number(of[1]) if of else None,
        sources=(replace(source, number=None),),  # there is but one
        lists_matches=True,
    )


def _pair_match(source: str, label: str, name: str, about: str, quote: str) -> MatchLine:
    """How many words are the same is told; of a reworded passage, that is not all there are."""
    state, _, kind_name = name.rpartition(" · ")
    words = re.search(rf"({COUNT}) words? (?:the same|in one run)", plain(about))
    is_copied = kind(kind_name) in COPIED
    return MatchLine(
        source,
        opening(quote),
        kind(kind_name),
        number(words[1]) if words and is_copied else None,
        label,
        state == "Weak",
        state == "Left out",
    )


def _without_tags(markup: str) -> str:
    return plain(re.sub(r"<[^>]+>", " ", markup))


def _legend(legend: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    for name, text in legend:  # the weak ones are not counted: they have no share
        if found := re.search(rf"({SHARE})$", plain(text)):
            yield name, found[1]


_WINDOW_SOURCE: Final = re.compile(
    rf"Source (\d+), (.*?), (Weak|Left out|{COUNT} words?|{COUNT} words? reworded), (.*)"
)


def _window_source(text: str) -> SourceLine | None:
    """None for a line that folds others."""
    found = _WINDOW_SOURCE.fullmatch(text)
    if found is None:
        return None
    if found[3] == "Left out":
        return SourceLine(found[2], int(found[1]), left_out=True)
    jaccard = re.search(rf"({JACCARD}) Jaccard", found[4])
    share = re.search(rf"({SHARE}) of this paper", found[4])
    reworded = re.search(rf"({COUNT}) words? reworded", f"{found[3]} {found[4]}")
    words = None if found[3] == "Weak" else number(found[3])
    return SourceLine(
        found[2],
        int(found[1]),
        0 if found[3].endswith("reworded") else words,
        share[1] if share else None,
        jaccard[1] if jaccard else None,
        number(reworded[1]) if reworded else None,
        found[3] == "Weak",
    )


_WINDOW_MATCH: Final = re.compile(
    rf"(\d+)([a-z]+), (?:(Weak|Left out) · )?({KIND}) · ({COUNT}) words?(?: · page {COUNT})?: (.*)",
    re.IGNORECASE,
)


def _window_match(text: str, named: Mapping[int | None, str]) -> MatchLine:
    found = _WINDOW_MATCH.fullmatch(text)
    if found is None:
        raise ValueError(f"not a row of a match: {text!r}")
    return MatchLine(
        named.get(int(found[1]), found[1]),
        opening(found[6]),
        kind(found[4]),
        number(found[5]),
        found[1] + found[2],
        found[3] == "Weak",
        found[3] == "Left out",
    )


# -- a class, one paper at a time


def from_class_json(
    value: Mapping[str, Any],
    student: str,
    texts: Mapping[str, str],
    surface: str = "class --json",
) -> Figures:
    """What `class --json` tells of one paper, whichever side of a pair it is."""
    papers = {paper["id"]: paper for paper in value["papers"]}
    (paper,) = (each for each in papers.values() if each["student"] == student)
    sources, matches = [], []
    places: dict[Part, Ends] = {}
    for pair in value["pairs"]:
        if paper["id"] not in (pair["a"], pair["b"]):
            continue
        is_a = pair["a"] == paper["id"]
        other = papers[pair["b" if is_a else "a"]]["student"]
        part = pair["share_of_a" if is_a else "share_of_b"]
        words = pair["matched_words"] if is_a else None  # those of the first paper
        jaccard = jaccard_text(pair["jaccard"])
        called = pair["number_for_a" if is_a else "number_for_b"]
        sources.append(SourceLine(other, called, words, share_text(part), jaccard))
        if is_a:
            places |= json_places(pair, other)
        if not is_a and pair.get("matches_of_b") is not None:
            matches += json_matches(pair["matches_of_b"], other, texts[student])
            continue
        side = "submission" if is_a else "source"
        for match in json_matches(pair["matches"], other, texts[student], side):
            told = is_a or match.kind in COPIED  # else the words are those of the first paper
            named = match if is_a else replace(match, label=None)  # as is what they are called
            matches.append(named if told else replace(named, words=None))
    for source in paper["sources"]:
        places |= json_places(source, source["title"])
        if source["under"] is None:
            sources.append(_library_source(source))
            matches += json_matches(source["matches"], source["title"], texts[student])
    return Figures(
        surface,
        share=share_text(paper["similarity"]),
        of=paper["words"],
        sources=tuple(sources),
        matches=tuple(matches) if sources else (),
        index=_json_index(value),
        places=places,
    ).leaving_out(_json_left_out(paper["left_out"]))


def _library_source(source: Mapping[str, Any]) -> SourceLine:
    part = share_text(source["share_of_submission"])
    jaccard = jaccard_text(source["jaccard"])
    return SourceLine(source["title"], source["number"], source["matched_words"], part, jaccard)


def from_class_terminal(text: str, student: str) -> Figures:
    """What `class` prints of one paper: its share and its pairs."""
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for line in text.splitlines()]
    head = rf"  {re.escape(student)}: ({SHARE}) of ({COUNT}) words?(?:, ({COUNT}) more .*)?"
    (shared,) = (found for line in lines if (found := re.fullmatch(head, line)))
    sources = []
    for line, after in pairwise(lines):
        found = re.fullmatch(r"  (.+) and (.+)", line)
        if found is None or student not in found.groups():
            continue
        is_a = found[1] == student
        told = re.match(rf"({COUNT}) words? · ({SHARE}) and ({SHARE}) · Jaccard ({JACCARD})",
                        after.strip())  # fmt: skip
        if told is not None:
            words, part = number(told[1]) if is_a else None, told[2] if is_a else told[3]
            sources.append(SourceLine(found[2] if is_a else found[1], None, words, part, told[4]))
    for line in lines:
        if found := re.fullmatch(rf"  {re.escape(student)}: ({SHARE}) also in (.+) \(.*\)", line):
            sources.append(SourceLine(found[2], None, None, found[1]))
    return Figures(
        "class, terminal",
        index=_told_index(text),
        share=shared[1],
        of=number(shared[2]),
        reworded=number(shared[3]) if shared[3] else 0,
        sources=tuple(sources),
    )


def from_class_csv(data: bytes, student: str, surface: str = "class, CSV") -> Figures:
    rows = csv.DictReader(io.StringIO(data.decode("utf-8-sig")))
    (row,) = (row for row in rows if row["Student"] == student)
    return Figures(
        "class, CSV",
        share=share_text(float(row["Shared"])),
        index=row["Index"],
        of=int(row["Words"]),
        left_out_words=int(row["Left out by the class, words"]),
    )


def from_class_xlsx(data: bytes, student: str, surface: str = "class, XLSX") -> Figures:
    book = openpyxl.load_workbook(io.BytesIO(data))
    papers, pairs = (_sheet(book[name]) for name in ("Papers", "Pairs"))
    (row,) = (row for row in papers if row["Student"] == student)
    return Figures(
        surface,
        share=share_text(row["Shared"]),
        index=row["Index"],
        of=row["Words"],
        left_out_words=row["Left out by the class, words"],
        sources=tuple(
            _pair_source(pair, student, share_text(pair["Of A"]), share_text(pair["Of B"]),
                         jaccard_text(pair["Jaccard"]))
            for pair in pairs
            if student in (pair["Student A"], pair["Student B"])
        ),
    )  # fmt: skip


def from_pairs_csv(data: bytes, student: str) -> Figures:
    """The window's table of pairs."""
    rows = csv.DictReader(io.StringIO(data.decode("utf-8-sig")))
    sources = (
        _pair_source(row, student, *(share_text(float(row[title])) for title in ("Of A", "Of B")),
                     jaccard_text(float(row["Jaccard"])))
        for row in rows
        if student in (row["Student A"], row["Student B"])
    )  # fmt: skip
    return Figures("window's class, CSV of pairs", sources=tuple(sources))


def _sheet(sheet: Any) -> list[dict[str, Any]]:
    rows = sheet.iter_rows(values_only=True)
    titles = [str(title) for title in next(rows)]
    return [dict(zip(titles, row, strict=True)) for row in rows]


def _pair_source(
    pair: Mapping[str, Any], student: str, of_a: str, of_b: str, jaccard: str
) -> SourceLine:
    is_a = pair["Student A"] == student
    words = int(pair["Words"]) if is_a else None  # those of the first paper
    other = pair["Student B" if is_a else "Student A"]
    return SourceLine(other, None, words, of_a if is_a else of_b, jaccard)


def from_matrix(told: Mapping[str, tuple[str, str]]) -> Figures:
    """What the matrix of a class tells of one paper: by class-mate, a cell and the card beside."""
    sources = []
    for name, texts in told.items():
        parts = [re.search(rf"({SHARE}) of ", plain(text)) for text in texts]
        shares = {part[1] if part else None for part in parts}
        sources.append(SourceLine(name, share=" and ".join(map(str, shares))))
    shared = (each for each in sources if each.share != "None")
    return Figures("window, matrix", sources=tuple(shared))


def from_class_rows(
    papers: Iterable[Mapping[str, str]], pairs: Iterable[Mapping[str, str]], student: str
) -> Figures:
    """The two tables of a class in the window."""
    (row,) = (row for row in papers if row["Student"] == student)
    mine = [
        {**pair, "Student A": pair["Paper A"], "Student B": pair["Paper B"]}
        for pair in pairs
        if student in (pair["Paper A"], pair["Paper B"])
    ]
    sources = [
        _pair_source({**pair, "Words": number(pair["Words"])}, student,
                     plain(pair["Of A"]), plain(pair["Of B"]), plain(pair["Jaccard"]))
        for pair in mine
    ]  # fmt: skip
    if found := re.fullmatch(rf"(.+) ({SHARE})", plain(row["Top library source"])):
        sources.append(SourceLine(found[1], None, None, found[2]))
    return Figures(
        "window, class",
        share=plain(row["Share matched"]),
        of=number(row["Words"]),
        sources=tuple(sources),
    )
