"""Cases: one check with something switched off or left out, read on every surface there is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from tests.agreement import papers, surfaces
from tests.agreement.definitions import KINDS, WEAK
from tests.agreement.program import FORMS, WITH_PDF, Window, done, offers, run, text_of
from tests.agreement.surfaces import Figures

# Names of rules, as the window's settings and the command line have them.
RULES: Final = {
    "quotations": "leave_out_quotations",
    "bibliography": "leave_out_bibliography",
    "citations": "leave_out_citations",
}
NOTHING: Final[Mapping[str, object]] = {
    **dict.fromkeys(RULES.values(), False),
    "small_match": 0,
    "small_source_words": 0,
    "small_source_percent": 0,
    "phrases": (),
    "sections": (),
    "handouts": (),
}
OPTIONS: Final = {
    "small_match": "--smallest",
    "small_source_words": "--smallest-source",
    "phrases": "--phrase",
    "sections": "--section",
    "handouts": "--handout",
}
SMALLEST: Final = 28  # words


@dataclass(frozen=True, slots=True)
class Case:
    """What is asked for.

    `rules` are left out, `settings` are what else the window's settings leave out, `without` is a
    kind that is switched off, `choice` whether the first match or its source is left out by hand.
    """

    name: str
    rules: frozenset[str] = frozenset()
    settings: Mapping[str, object] = field(default_factory=dict)
    without: str = ""
    choice: str = ""

    @property
    def leaves_out(self) -> bool:
        return bool(self.rules or self.settings or self.choice)

    def set_up(self, window: Window, folder: papers.Folder) -> None:
        chosen = {setting: rule in self.rules for rule, setting in RULES.items()}
        values = {**NOTHING, **chosen, **self.settings}
        values["handouts"] = tuple(str(folder.handout) for _ in values["handouts"])  # type: ignore[attr-defined]
        window.set_up(**values)

    def arguments(self, command: str, folder: papers.Folder) -> list[str] | None:
        """The same for a command; None where it cannot be asked for there."""
        if self.choice:
            return None
        wanted: list[str] = []
        for setting, option in OPTIONS.items():
            values = self.settings.get(setting) or ()
            for value in values if isinstance(values, tuple) else (values,):
                wanted += [option, str(folder.handout) if setting == "handouts" else str(value)]
        if self.without:
            wanted += ["--without", self.without.replace(" ", "-")]
        if offers(command, "--count"):
            names = {"bibliography": "references"}
            out = [names.get(rule, rule) for rule in RULES if rule in self.rules]
            rest = [names.get(rule, rule) for rule in RULES if rule not in self.rules]
            wanted += ["--leave-out", ",".join(out)] if out else []
            wanted += ["--count", ",".join(rest)] if rest else []
        elif self.rules:
            wanted += ["--leave-out", ",".join(sorted(self.rules))]
        known = all(offers(command, part) for part in wanted if part.startswith("--"))
        return wanted if known else None


USUAL: Final = frozenset({"quotations", "bibliography"})
ALL_COUNTED: Final = Case("all counted")
KIND_CASES: Final = tuple(Case(f"without {kind}", without=kind) for kind in (*KINDS, WEAK))
RULE_CASES: Final = (
    Case("quotations", frozenset({"quotations"})),
    Case("bibliography", frozenset({"bibliography"})),
    Case("citations", frozenset({"citations"})),
    Case("quotations and bibliography", USUAL),
    Case("small matches", settings={"small_match": SMALLEST}),
    Case("small sources", settings={"small_source_words": SMALLEST}),
    Case("phrases", settings={"phrases": (papers.PHRASE,)}),
    Case("handout", settings={"handouts": ("",)}),
    Case("section", settings={"sections": (papers.SECTION,)}),
    Case("one match", choice="match"),
    Case("one source", choice="source"),
)
# What a kind takes and what a rule takes are told of the same words.
CROSSED: Final = ("quotations and bibliography", "small matches", "one source")
CROSSED_CASES: Final = tuple(
    replace(rule, name=f"without {kind}, {rule.name}", without=kind)
    for kind in (*KINDS, WEAK)
    for rule in RULE_CASES
    if rule.name in CROSSED
)
CASES: Final = (ALL_COUNTED, *KIND_CASES, *RULE_CASES, *CROSSED_CASES)


# -- a check against the library


def check(window: Window, case: Case, folder: papers.Folder) -> list[Figures]:
    """A single check on every surface."""
    _begin(window, case, folder, folder.paper)
    found = list(_on_screen(window, case))
    if not case.leaves_out or window.has_switched(case.without):
        found += _commands(window, case, folder)
    found += _window_reports(window, case, "check", folder)
    if not case.without:  # what is switched in the view is no part of what is kept
        found += history(window, folder.text)
        window.open_saved(window.record)
        found.append(surfaces.from_window(window.shown(), "window, reopened"))
    return found


def _begin(window: Window, case: Case, folder: papers.Folder, *files: Path) -> None:
    """Check, or compare; a kind is switched in what is on the screen from the case before."""
    case.set_up(window, folder)
    if case.without and not case.leaves_out and window.switch_back(*files):
        return
    if len(files) == 2:
        window.compare(*files)
    else:
        window.check(*files)


def _on_screen(window: Window, case: Case) -> Iterator[Figures]:
    _narrow(window, case, lambda: surfaces.from_window(window.shown()))
    shown = surfaces.from_window(window.shown())
    yield shown
    if first := next((each for each in shown.sources if each.counts and each.number), None):
        window.open_side_by_side(first.number or 0)
        yield surfaces.from_side_by_side(window.shown_pair())


def _narrow(window: Window, case: Case, shown: Callable[[], Figures]) -> None:
    """Switch a kind off, leave out the first match there is then."""
    if case.without:
        window.switch_kind(case.without)
    if case.choice:
        counted = [match for match in shown().matches if not match.left_out]
        for match in counted[:1]:
            window.leave_out(match.label or "", case.choice)


def _commands(window: Window, case: Case, folder: papers.Folder) -> Iterator[Figures]:
    text = folder.text
    if (asked := case.arguments("check", folder)) is not None:
        plain = done("check", window.library, folder.paper, *asked)
        yield surfaces.from_terminal(plain.out, "check, terminal")
        (value,) = done("check", window.library, folder.paper, "--json", *asked).objects
        yield surfaces.from_json(value, text, "check --json")
    if (asked := case.arguments("report", folder)) is not None:
        yield from _command_reports(window, folder, asked)


def _command_reports(window: Window, folder: papers.Folder, asked: list[str]) -> Iterator[Figures]:
    places = {form: folder.paper.with_suffix(f".report.{form}") for form in WITH_PDF}
    forms = [part for form, place in places.items() for part in (f"--{form}", str(place))]
    ran = done("report", window.library, folder.paper, *forms, *asked)
    yield surfaces.from_report_terminal(ran.out)
    yield from reports({form: place.read_bytes() for form, place in places.items()}, folder.text)


def reports(data: Mapping[str, bytes], text: str, who: str = "report") -> Iterator[Figures]:
    """Every form of one report."""
    yield surfaces.from_html(data["html"], f"{who}, HTML")
    yield surfaces.from_text_report(data["text"], f"{who}, text")
    yield surfaces.from_csv(data["csv"], f"{who}, CSV")
    yield surfaces.from_xlsx(data["xlsx"], f"{who}, XLSX")
    yield surfaces.from_json(json.loads(data["json"]), text, f"{who}, JSON")
    if "pdf" in data:
        yield surfaces.from_pdf(data["pdf"], f"{who}, PDF")


def _window_reports(window: Window, case: Case, way: str, folder: papers.Folder) -> list[Figures]:
    """As PDF, which takes longest, where no command writes one."""
    is_typed = way == "check" and case.arguments("report", folder) is not None
    data = window.reports(FORMS if is_typed else WITH_PDF)
    return list(reports(data, folder.text, "window's report"))


def history(window: Window, text: str) -> Iterator[Figures]:
    number = window.record
    yield surfaces.from_history_row(window.history_row(number))
    lines = done("history", "list").out.splitlines()
    (line,) = (line for line in lines if line.split()[0] == str(number))
    yield surfaces.from_history_line(line)
    (value,) = (v for v in done("history", "list", "--json").objects if v["id"] == number)
    yield surfaces.from_history_json(value)
    shown = done("history", "show", str(number)).out
    (value,) = done("history", "show", str(number), "--json").objects
    if value.get("a"):
        yield surfaces.from_compare_terminal(shown, value["b"]["title"], "history show")
        yield surfaces.from_compare_json(value, text, "history show --json")
    else:
        yield surfaces.from_terminal(shown, "history show")
        yield surfaces.from_json(value, text, "history show --json")


def student_copies(window: Window, folder: papers.Folder) -> list[Figures]:
    """Copies for the student beside what the teacher reads, with what is left out as usual."""
    case = Case("as usual", USUAL)
    case.set_up(window, folder)
    window.check(folder.paper)
    found = [surfaces.from_window(window.shown())]
    found += reports(window.reports(WITH_PDF, "student"), folder.text, "window's copy")
    asked = case.arguments("report", folder) or []
    found += _command_reports(window, folder, ["--student-copy", *asked])
    return [surfaces.by_number(each) for each in found]


# -- two files


def compare(window: Window, case: Case, folder: papers.Folder) -> list[Figures]:
    """Two files on every surface: the paper and its first source."""
    other = folder.other
    _begin(window, case, folder, folder.paper, other)
    _narrow(window, case, lambda: surfaces.from_two_files(window.shown_pair()))
    found = [surfaces.from_two_files(window.shown_pair())]
    found += _window_reports(window, case, "two files", folder)
    if (asked := case.arguments("compare", folder)) is not None:
        plain = done("compare", folder.paper, other, *asked)
        found.append(surfaces.from_compare_terminal(plain.out, other.name))
        (value,) = done("compare", folder.paper, other, "--json", *asked).objects
        found.append(surfaces.from_compare_json(value, folder.text))
    if not case.without:
        found += history(window, folder.text)
        window.open_saved(window.record)
        found.append(surfaces.from_two_files(window.shown_pair(), "window, reopened"))
    return found


# There are no switches for rules beside two files; a match can be left out.
ONE_MATCH: Final = Case("one match", choice="match")
PAIR_CASES: Final = (
    ALL_COUNTED,
    *KIND_CASES,
    ONE_MATCH,
    *(replace(ONE_MATCH, name=f"{each.name}, one match", without=each.without)
      for each in KIND_CASES),
)  # fmt: skip


# -- a class


@dataclass(frozen=True, slots=True)
class ClassCase:
    """What is asked for of a class.

    `arguments` are of the command; with `settings` the window compares it. In the paper of
    `student`, the first match with a class-mate or its source is left out by hand.
    """

    name: str
    arguments: tuple[str, ...] = ()
    settings: Mapping[str, object] = field(default_factory=dict)
    student: str = ""
    choice: str = ""


_FIRST, _SECOND, _SUMMING_UP, _SUMMED_UP, _ = papers.STUDENTS
CLASS_CASES: Final = {
    each.name: each
    for each in (
        ClassCase("all counted"),
        ClassCase("handout", ("--handout",)),
        ClassCase("library", ("--library",)),
        ClassCase("small matches", settings={"small_match": 41}),
        ClassCase("small sources", settings={"small_source_words": 150}),
        ClassCase("one match", student=_FIRST, choice="match"),
        ClassCase("one match of the second", student=_SECOND, choice="match"),
        ClassCase("one source", student=_FIRST, choice="source"),
        ClassCase("one source of the second", student=_SECOND, choice="source"),
        ClassCase("one source of a summary", student=_SUMMING_UP, choice="source"),
        ClassCase("one source of what is summed up", student=_SUMMED_UP, choice="source"),
        ClassCase("handout and one match", ("--handout",), student=_SECOND, choice="match"),
        ClassCase("library and one match", ("--library",), student=_FIRST, choice="match"),
    )
}


def read_class(window: Window, folder: papers.Folder, case: ClassCase) -> dict[str, list[Figures]]:
    """Every paper of a class on every surface, by student."""
    saved, table, book = (
        folder.handout.with_name(f"{case.name}{end}") for end in (".plagclass", ".csv", ".xlsx")
    )
    _open_class(window, folder, case, saved)
    if case.choice:
        _leave_out_of_class(window, case.student, case.choice)
    window.save_class(saved)
    rows, files = window.class_rows(), window.class_files()
    plain = done("class", saved, "--csv", table, "--xlsx", book).out
    (value,) = done("class", saved, "--json").objects
    texts = {each.name: text_of(each / "paper.txt") for each in folder.sources.iterdir()}
    return {
        student: [
            surfaces.from_class_json(value, student, texts),
            surfaces.from_class_terminal(plain, student),
            surfaces.from_class_csv(table.read_bytes(), student),
            surfaces.from_class_xlsx(book.read_bytes(), student),
            surfaces.from_class_rows(rows.papers, rows.pairs, student),
            *_class_files(files, student, texts),
            *_side_by_side(window, value, student),
            surfaces.from_matrix(window.matrix_of(student)),
            surfaces.by_class(_paper_of_class(window, student)),
            *map(surfaces.by_class, reports(window.reports_about(student), texts[student])),
        ]
        for student in texts
    }


def _leave_out_of_class(window: Window, student: str, what: str) -> None:
    """The first match with a class-mate."""
    shown = surfaces.from_class_paper(window.open_class_paper(student))
    counted = (each for each in shown.matches if not (each.weak or each.left_out))
    first = next(each for each in counted if each.source in papers.STUDENTS)
    window.leave_out_of_class(student, first.label or "", what)


def _open_class(window: Window, folder: papers.Folder, case: ClassCase, saved: Path) -> None:
    """Compared by the command, or in the window, whose settings no command reads."""
    if case.settings:
        Case(case.name, USUAL, case.settings).set_up(window, folder)
        window.compare_class(folder.sources)
        return
    if "--library" in case.arguments:
        library_of(window, folder.handout.with_name("books"))
    places = {"--handout": folder.handout, "--library": window.library}
    asked = [part for name in case.arguments for part in (name, places[name])]
    done("class", folder.sources, *asked, "--save", saved)
    window.open_class(saved)


def _paper_of_class(window: Window, student: str) -> Figures:
    shown = surfaces.from_class_paper(window.open_class_paper(student))
    # A book that holds the same as a class-mate is folded in reports, and stands among books here.
    return replace(shown, lists_sources=False)


def _class_files(
    files: Mapping[str, bytes], student: str, texts: Mapping[str, str]
) -> Iterator[Figures]:
    """What the window writes of a class."""
    who = "window's class"
    value = json.loads(files["json"])
    yield surfaces.from_class_json(value, student, texts, f"{who}, JSON")
    yield surfaces.from_class_csv(files["papers.csv"], student, f"{who}, CSV")
    yield surfaces.from_pairs_csv(files["pairs.csv"], student)
    yield surfaces.from_class_xlsx(files["xlsx"], student, f"{who}, XLSX")


def _side_by_side(window: Window, value: Mapping[str, Any], student: str) -> Iterator[Figures]:
    """The pairs of a paper in the window, whichever of the two it is there."""
    names = {paper["id"]: paper["student"] for paper in value["papers"]}
    for pair in value["pairs"]:
        both = names[pair["a"]], names[pair["b"]]
        if student in both:
            shown = window.open_class_pair(*both)
            surface = f"window, class, {shown.paper} beside {shown.name}"
            if shown.paper == student:
                yield _unnamed(surfaces.from_side_by_side(shown, surface))
            else:
                yield surfaces.from_other_side(shown, surface)


def _unnamed(figures: Figures) -> Figures:
    """Without numbers and labels: two papers side by side have their own."""
    return replace(
        figures,
        sources=tuple(replace(each, number=None) for each in figures.sources),
        matches=tuple(replace(each, label=None) for each in figures.matches),
    )


def read_class_pair_left(
    window: Window, folder: papers.Folder, student: str, kind: str
) -> list[Figures]:
    """A pair without a kind of match, a match of one paper left out: as a pair and as papers."""
    saved = folder.handout.with_name("left.plagclass")
    done("class", folder.sources, "--save", saved)
    window.open_class(saved)
    _leave_out_of_class(window, student, "match")
    both = papers.STUDENTS[:2] if student in papers.STUDENTS[:2] else papers.STUDENTS[2:4]
    found = []
    window.open_class_pair(*both)
    window.switch_kind(kind)
    found.append(_unnamed(surfaces.from_side_by_side(window.shown_pair(), "window, pair")))
    shown = surfaces.from_class_paper(window.open_class_paper(both[0], without=kind))
    found.append(_unnamed(replace(shown, lists_sources=False)))
    return found


def read_class_pair(window: Window, folder: papers.Folder, kind: str) -> list[Figures]:
    """Two papers of a class without a kind of match, and the same two as files."""
    first, second = papers.STUDENTS[:2]
    saved = folder.handout.with_name("pair.plagclass")
    done("class", folder.sources, "--save", saved)
    window.open_class(saved)
    window.open_class_pair(first, second)
    window.switch_kind(kind)
    files = [folder.sources / student / "paper.txt" for student in (first, second)]
    asked = ["--without", kind.replace(" ", "-")]
    plain = done("compare", *files, *asked).out
    (value,) = done("compare", *files, "--json", *asked).objects
    value["b"]["title"] = second  # files have no students
    return [
        surfaces.from_two_files(window.shown_pair(), "window, pair of a class"),
        surfaces.from_compare_terminal(plain, second),
        surfaces.from_compare_json(value, text_of(files[0])),
    ]


def library_of(window: Window, sources: Path) -> None:
    """The window's library holds just these."""
    if window.library.exists():
        ids = [
            str(each["id"]) for each in done("library", "list", window.library, "--json").objects
        ]
        run("library", "remove", window.library, *ids, "--yes")
    done("add", window.library, sources)
    window.holds = sources


def empty_history() -> None:
    """Forget every check."""
    ids = [str(each["id"]) for each in done("history", "list", "--json").objects]
    if ids:
        done("history", "erase", *ids, "--yes")
