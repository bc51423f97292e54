"""Made the files in this folder with version 0.1.0. They must never be made anew.

They stand for the files that teachers have from that version: whatever becomes of the program, it
has to open them and find in them what `expected` says. So this script is a record of how they came
about, and of nothing else. It imports the program as it was then and will not run with a later one.
A later format gets files of its own, beside these.

    python -m tests.golden.make
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import plagcheck
from plagcheck import Document, Library, check_document
from plagcheck import settings as program_settings
from plagcheck.align.alignment import AlignOptions
from plagcheck.align.matches import Kind
from plagcheck.check.result import CheckOptions, CheckResult
from plagcheck.classroom.decisions import Decision, Decisions, Status
from plagcheck.classroom.result import ClassOptions, ClassResult
from plagcheck.core.document import Coverage, Flag, FlagKind, Span
from plagcheck.core.params import IndexParams
from plagcheck.jobs.check import check_file, compare_files
from plagcheck.jobs.classroom import add_late, check_class, open_class, read_class, save_class
from plagcheck.jobs.records import Context, check_to_save, class_to_save, pair_to_save
from plagcheck.jobs.tricks import score_tricks
from plagcheck.leaveout.reasons import Reason
from plagcheck.leaveout.rules import Choice, Rules
from plagcheck.library.facts import Facts
from plagcheck.library.records import Incoming, Origin
from plagcheck.records.records import Records
from plagcheck.records.saved import LibraryState, SavedCheck
from tests.golden import plain
from tests.golden import texts as t

VERSION: Final = "0.1.0"
HERE: Final = Path(__file__).parent
FILES, EXPECTED = HERE / "files", HERE / "expected"

ADDED: Final = "2026-02-03T09:00:00+00:00"
PAPER: Final = "The light on the headland.txt"


def main() -> None:
    if plagcheck.__version__ != VERSION or any(FILES.iterdir()):
        raise SystemExit("The golden files are there, or this is a later version.")
    os.environ["TZ"] = "UTC"
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        (FILES / "paper.txt").write_text(t.PAPER, encoding="utf-8", newline="")
        make_library(FILES / "course.plagcheck")
        make_first_library(FILES / "format-1.plagcheck")
        make_class(folder)
        make_old_history(FILES / "history.jsonl")
        make_history(folder)
        make_settings(FILES / "settings.json")
        for database in ("course.plagcheck", "format-1.plagcheck", "records.db"):
            settle(FILES / database)
        write_expected(folder / "opened")


# -- libraries


def origin(path: str, text: str) -> Origin:
    data = text.encode()
    return Origin(path, hashlib.sha256(data).hexdigest(), len(data), 1_770_000_000_123_456_789)


def make_library(path: Path) -> None:
    """Four collections with the names that the program proposes, one of them in German."""
    both = t.paragraphs(t.BUILDING, t.PLANTS)
    lens = t.paragraphs(t.FOG, t.LENS)
    paged = Document(
        "Lamps and lenses.pdf",
        lens,
        page_starts=(0, len(t.FOG) + 2),
        notes=("1 page could not be read.", "Its footnotes were read last."),
    )
    past = t.paragraphs(t.KEEPERS, t.PLANTS)
    incoming = [
        Incoming(
            Document("gone.txt", t.paragraphs(t.END, t.SHEET)), Origin(""), added_at=ADDED
        ),
        Incoming(Document("Harbour.txt", both), origin("/readings/Harbour.txt", both)),
        Incoming(paged, origin("/readings/Lamps and lenses.pdf", lens), "Course texts"),
        Incoming(
            Document("Geography 2025/Student 3 (7)", past),
            Origin("Geography 2025/Student 3 (7)"),
            "Past student work",
        ),
        Incoming(
            Document("Küste.txt", t.TURM), origin("/Lesestücke/Küste.txt", t.TURM),
            "Frühere Arbeiten",
        ),
        Incoming(Document("Harbour (copy).txt", both), origin("/old/Harbour (copy).txt", both)),
        Incoming(Document("pasted", t.OWN), Origin(""), "Course texts"),
    ]  # fmt: skip
    with Library.open(path, create=True) as library:
        outcomes = library.add([replace(each, added_at=ADDED) for each in incoming])
        removed = outcomes[0].id
        assert removed is not None
        library.remove([removed])  # no later document gets its number
        library.set_note("identity", "5f0c1ad2b3e44d0f9a6b7c8d9e0f1a2b")


def make_first_library(path: Path) -> None:
    """As it was before files were found by their bytes, and before there were traces."""
    with Library.open(path, create=True, params=IndexParams(traces=False)) as library:
        both = t.paragraphs(t.BUILDING, t.PLANTS)
        library.add(
            [
                Incoming(
                    Document("Harbour.txt", both),
                    origin("/readings/Harbour.txt", both),
                    added_at=ADDED,
                ),
                Incoming(Document("Lens", t.LENS), Origin(""), "Course texts", ADDED),
            ]
        )
        params = library.params.to_dict()
    del params["traces"]
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        Facts(db).set("params", json.dumps(params))
        db.execute("DROP INDEX origin_sha256")
        db.execute("PRAGMA user_version = 1")


def settle(path: Path) -> None:
    """One file, nothing beside it; packed, since most of a small database is empty."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert not list(path.parent.glob(f"{path.name}-*"))
    path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    path.unlink()


# -- a class


def make_class(folder: Path) -> None:
    """Moodle's folders: two files of one student, a file that cannot be read, one paper late."""
    handed = folder / "Local history"
    papers = {
        "Ada Ash_1201_assignsubmission_file_/essay.txt": (t.SHEET, t.OWN, t.BUILDING, t.KEEPERS),
        "Bo Birch_1202_assignsubmission_file_/light.txt": (t.SHEET, t.BUILDING, t.LENS, t.FOG),
        "Bo Birch_1202_assignsubmission_file_/appendix.txt": (t.PLANTS,),
        "Çem Çınar_1203_assignsubmission_file_/kaya.txt": (t.SHEET, t.REWORDED, t.END),
        "Dee Dogwood_1204_assignsubmission_file_/paper.txt": (t.SHEET, t.disguised(t.LENS), t.FOG),
    }
    for name, parts in papers.items():
        (handed / name).parent.mkdir(parents=True, exist_ok=True)
        (handed / name).write_text(t.paragraphs(*parts), encoding="utf-8", newline="")
    broken = handed / "Ed Elm_1205_assignsubmission_file_/scan.pdf"
    broken.parent.mkdir()
    broken.write_bytes(b"%PDF-1.7\nnothing that was ever a paper\n")
    late = folder / "Fay Fir.txt"
    late.write_text(t.paragraphs(t.END, t.KEEPERS), encoding="utf-8", newline="")
    asked = CheckOptions(collections=("Library", "Course texts", "Frühere Arbeiten"))
    with Library.open(FILES / "course.plagcheck") as library:
        options = ClassOptions(handouts=(t.SHEET,))
        result = check_class(read_class(handed), options, library, asked)
        result = add_late(result, read_class(late), library)
    result = replace(result, name="Local history 10b", decisions=_decisions())
    save_class(_with_pages(result), FILES / "class.plagclass")


def _decisions() -> Decisions:
    return (
        Decisions()
        .with_paper(1, Decision(Status.TO_DISCUSS, "Ask which of the two had the book."))
        .with_paper(3, Decision(Status.NO_CONCERN))
        .with_pair(2, 1, Decision(Status.CONFIRMED, "Sat together.\nTalked on 12 March — ok."))
        .with_pair(3, 5, Decision(Status.NOT_REVIEWED, "after Easter"))
    )


def _with_pages(result: ClassResult) -> ClassResult:
    """The first paper as if it had come as pages, with a quotation set apart."""
    first = result.papers[0]
    text = first.document.text
    quote = text.index(t.KEEPERS)
    document = replace(
        first.document,
        page_starts=(0, text.index(t.BUILDING)),
        notes=("1 page is a picture.",),
        quotes=(Span(quote, quote + len(t.KEEPERS)),),
        coverage=Coverage(first.words, 3, (2,), (), ("a chart",)),
    )
    return replace(result, papers=(replace(first, document=document), *result.papers[1:]))


# -- a history


def make_old_history(path: Path) -> None:
    """Lines as they were written before results were kept."""
    essay = {
        "when": "2025-11-20T08:15:00+00:00",
        "name": "Gale_Gus_lamps.txt",
        "path": "/papers/Gale_Gus_lamps.txt",
        "words": 812,
        "matched_words": 203,
        "share": 0.25,
        "sources": 2,
        "searched": 31,
        "other": "",
        "other_path": "",
    }
    pair = {**essay, "when": "2025-11-21T08:15:00+00:00", "name": "a.txt", "other": "b.txt",
            "other_path": "/papers/b.txt", "searched": 0, "sources": 1}  # fmt: skip
    lines = [json.dumps(each, ensure_ascii=False) for each in (essay, pair)]
    path.write_text("\n".join([*lines, '{"when": "cut sh']) + "\n", encoding="utf-8", newline="")


def make_history(folder: Path) -> None:
    with (
        Library.open(FILES / "course.plagcheck") as library,
        Records.open(FILES / "records.db", create=True) as records,
    ):
        records.save(_with_rules(library, folder))
        records.save(_two_files(folder))
        classed = class_to_save(
            folder / "class.plagclass", open_class(FILES / "class.plagclass"), "", library,
            {"shortest": 12},
        )  # fmt: skip
        number = records.save(
            replace(classed, path="/classes/Local history 10b.plagclass", when=_day(3))
        )
        records.decide(number, Decision(Status.TO_DISCUSS, "two conversations"))
        records.save(_with_tricks(library))
        records.save(_without_library(folder))
        records.save(_with_erased_source(folder))
        records.save(_with_nothing_found(library, folder))
        records.save(_with_every_kind(library, folder))
        old = folder / "history.jsonl"
        shutil.copy(FILES / "history.jsonl", old)
        records.import_old(old)
        records.erase_student("Yan Quill")


def _day(day: int) -> str:
    return f"2026-03-{day:02}T10:17:00+00:00"


def _checked(
    library: Library, folder: Path, text: str, options: CheckOptions | None = None
) -> CheckResult:
    path = folder / PAPER
    path.write_text(text, encoding="utf-8", newline="")
    return check_file(library, path, options)


def _with_rules(library: Library, folder: Path) -> SavedCheck:
    """A check with every rule and two choices."""
    options = CheckOptions(AlignOptions(10), None, frozenset({99}))
    result = _checked(library, folder, t.PAPER, options)
    best, last = result.sources[0], result.sources[-1]
    quoted = t.PAPER.index("“")
    rules = Rules(
        quotations=True,
        bibliography=True,
        citations=True,
        small_match=9,
        small_source_words=5,
        small_source_share=0.01,
        phrases=("tower of dressed granite",),
        templates=(("sheet.txt", t.SHEET),),
        sections=("Bibliography",),
        restored=(Span(quoted, t.PAPER.index("”") + 1),),
    )
    choices = (
        Choice(last.entry.id, None, Reason.CITED, "cited on page 2", _day(1)),
        Choice(
            best.entry.id, best.comparison.matches[0].submission, Reason.COMMON_WORDING, "", _day(1)
        ),
    )
    context = Context(
        "Ada Ash",
        "Local history 10b",
        {"shortest": 10, "edited": True, "collections": ["Library"]},
        Decision(Status.TO_DISCUSS, "See the second paragraph; she says “her own”."),
        rules,
        choices,
    )
    saved = check_to_save(library, None, result, context)
    return replace(saved, when=_day(1), path=f"/papers/{PAPER}")


def _two_files(folder: Path) -> SavedCheck:
    """Two files, the first of them disguised."""
    a, b = folder / "night watch.txt", folder / "keepers.txt"
    a.write_text(t.paragraphs(t.OWN, t.disguised(t.KEEPERS)), encoding="utf-8", newline="")
    b.write_text(t.paragraphs(t.KEEPERS, t.FOG, t.END), encoding="utf-8", newline="")
    context = Context("Dee Dogwood", other_student="Bo Birch", settings={"shortest": 12})
    saved = pair_to_save(a, b, compare_files(a, b), context)
    choice = Choice(0, saved.result.comparison.matches[0].submission, Reason.COLLABORATION, "", "")
    return replace(
        saved,
        when=_day(2),
        path="/papers/night watch.txt",
        other_path="/papers/keepers.txt",
        choices=(choice,),
    )


def _with_tricks(library: Library) -> SavedCheck:
    """A paper with all that a file may hide, as extraction would tell it."""
    first = t.disguised(t.BUILDING)
    spaced = "t o w e r"
    hidden = "words that a printer leaves white on white so that nobody sees them"
    text = "\n".join([first, f"{spaced} of light", "\\emph{beam}", t.LENS, hidden])
    spaced_at, emph_at, lens_at = text.index(spaced), text.index("\\emph"), text.index(t.LENS)
    hidden_span = Span(len(text) - len(hidden), len(text))
    gaps = tuple(Span(spaced_at + n, spaced_at + n + 1) for n in (1, 3, 5, 7))
    foreign = tuple(Span(n, n + 1) for n, char in enumerate(text) if char in "\u043e\u0435")
    flags = (
        Flag(FlagKind.LOOK_ALIKES, len(foreign), "Letters of another alphabet.", foreign),
        Flag(FlagKind.HIDDEN_TEXT, 13, "Words that nobody sees.", (hidden_span,), (1,)),
        Flag(FlagKind.LETTER_SPACING, 1, "Blanks between letters.",
             (Span(spaced_at, spaced_at + len(spaced)),)),
        Flag(FlagKind.PICTURE_PAGES, 1, "A page is a picture.", (), (2,)),
        Flag(FlagKind.MACROS, 1, "The file carries macros."),
    )  # fmt: skip
    document = Document(
        "all tricks.docx",
        text,
        hashlib.sha256(text.encode()).hexdigest(),
        (0, lens_at),
        ("Page 3 is a picture.",),
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        (hidden_span,),
        gaps,
        (Span(emph_at, emph_at + 6), Span(emph_at + 10, emph_at + 11)),
        flags,
        Coverage(150, 3, (2,), (1,), ("a text box",)),
        (Span(lens_at, lens_at + len(t.LENS)),),
    )
    options = CheckOptions(AlignOptions(8, False), ["Library", "Course texts"])
    result = check_document(document, library, options)
    tricks = score_tricks(document, lambda each: check_document(each, library, options).similarity)
    saved = check_to_save(library, None, replace(result, tricks=tricks), Context("Hal Hazel"))
    rules = Rules(quotations=True)
    return replace(saved, when=_day(4), path="/papers/all tricks.docx", rules=rules)


def _without_library(folder: Path) -> SavedCheck:
    """A check of which the library is gone."""
    with Library.open(folder / "lost.plagcheck", create=True) as library:
        library.add([Incoming(Document("lost book", t.LENS), Origin(""), "Books", ADDED)])
        library.set_note("identity", "00000000000000000000000000000001")
        result = _checked(library, folder, t.paragraphs(t.OWN, t.LENS))
        saved = check_to_save(library, None, result)
    return replace(saved, when=_day(5), path="", library=LibraryState())


def _with_erased_source(folder: Path) -> SavedCheck:
    """A check that shows the work of a student who asked to be forgotten."""
    with Library.open(folder / "past.plagcheck", create=True) as library:
        past = Document("Quill_Yan_fog.txt", t.FOG)
        library.add([Incoming(past, Origin("/past/Quill_Yan_fog.txt"), "Past work", ADDED)])
        library.set_note("identity", "00000000000000000000000000000002")
        result = _checked(library, folder, t.paragraphs(t.OWN, t.FOG))
        saved = check_to_save(library, None, result, Context("Ida Ivy", "Local history 10b"))
    sources = tuple(replace(each, student="Yan Quill") for each in saved.sources)
    decision = Decision(Status.CONFIRMED, "The words are those of Yan Quill.")
    return replace(saved, when=_day(6), path="/papers/fog.txt", sources=sources, decision=decision)


def _with_nothing_found(library: Library, folder: Path) -> SavedCheck:
    saved = check_to_save(library, None, _checked(library, folder, t.paragraphs(t.END)))
    return replace(saved, when=_day(7), path="/papers/end.txt")


def _with_every_kind(library: Library, folder: Path) -> SavedCheck:
    """Sources of which no paper this short has all: every kind of match, one under another."""
    result = _checked(library, folder, t.PAPER)
    first, second = result.sources[:2]
    match = first.comparison.matches[0]
    matches = tuple(
        replace(match, kind=kind, strength=0.25 * place, weak=place % 2 == 1)
        for place, kind in enumerate(Kind)
    )
    found = replace(first.comparison, matches=matches, reworded_words=17)
    sources = (replace(first, comparison=found), replace(second, under=first.entry.id))
    result = replace(result, sources=sources, reworded_words=17, more_like_these=4)
    saved = check_to_save(library, None, result, Context("Bo Birch"))
    return replace(saved, when=_day(8), path=f"/papers/{PAPER}")


# -- settings


def make_settings(path: Path) -> None:
    chosen = program_settings.Settings(
        shortest=10,
        edited=False,
        theme="dark",
        text_size=115,
        language="de",
        library="/readings/course.plagcheck",
        collection="Frühere Arbeiten",
        left_unticked=("Past student work",),
        leave_out_citations=True,
        small_match=9,
        small_source_percent=2,
        phrases=("tower of dressed granite",),
        sections=("Bibliography",),
        handouts=("/handouts/sheet.txt",),
        recent=("/papers/b.txt", "/papers/a.txt"),
        keep_days=365,
        report_for="student",
        student_work=("Frühere Arbeiten",),
    )
    program_settings.save(path, chosen)


# -- what is in them


def write_expected(folder: Path) -> None:
    """What version 0.1.0 itself finds in them, and on the bundled sample."""
    plain.copy_files(FILES, folder)
    paper, samples = folder / "paper.txt", Path(plagcheck.__file__).parent / "samples"
    _write("library", plain.library_values(folder / "course.plagcheck", paper))
    _write("format-1", plain.library_values(folder / "format-1.plagcheck", paper))
    _write("class", plain.class_values(folder / "class.plagclass"))
    _write("history", plain.history_values(folder / "records.db", "Ada Ash"))
    _write("export", plain.export_values(folder / "records.db", "Ada Ash", folder / "export"))
    _write("old-history", plain.old_history_values(folder / "new.db", folder / "history.jsonl"))
    _write("settings", plain.settings_values(folder / "settings.json"))
    _write("sample", plain.sample_values(folder, samples))
    digests = {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(FILES.iterdir())
    }
    _write("digests", digests)


def _write(name: str, value: Any) -> None:
    text = json.dumps(value, indent=1, ensure_ascii=False) + "\n"
    (EXPECTED / f"{name}.json").write_text(text, encoding="utf-8", newline="")


if __name__ == "__main__":
    main()
