"""What a file of an earlier version holds, as plain values: opened as the program opens it.

All names of the program that the golden tests need are imported here, in one block.
"""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterable, Sequence
from contextlib import redirect_stdout
from dataclasses import asdict
from pathlib import Path
from typing import Any

from plagcheck import Document, Library
from plagcheck.cli.main import main
from plagcheck.history.records import Records
from plagcheck.history.saved import SavedCheck
from plagcheck.jobs.classroom import open_class
from plagcheck.leaveout.apply import leave_out
from plagcheck.model.adjusted import unadjusted
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.result import Comparison
from plagcheck.report.as_json import check_object, compare_object
from plagcheck.report.languages.flag_translation import in_english, part_in_english
from plagcheck.settings import load as load_settings

Values = dict[str, Any]

# Version 0.1.0 counted quotations and reference lists unless it was told otherwise.
COUNT_ALL = ("--count", "quotations,references")


def copy_files(files: Path, folder: Path) -> None:
    """Copies of the golden files, unpacked, to be opened: opening may change a file."""
    folder.mkdir()
    for path in files.iterdir():
        data = path.read_bytes()
        if path.suffix == ".gz":
            (folder / path.stem).write_bytes(gzip.decompress(data))
        else:
            (folder / path.name).write_bytes(data)


def printed(*arguments: str | Path) -> list[Any]:
    """What a command prints as JSON, line by line."""
    out = io.StringIO()
    with redirect_stdout(out):
        main([*map(str, arguments), "--json"])
    return [json.loads(line) for line in out.getvalue().splitlines()]


# -- a library


def library_values(path: Path, paper: Path) -> Values:
    """A library with its texts, and what is found in it of a paper."""
    with Library.open(path) as library:
        texts = [
            {
                "id": entry.id,
                "paths": list(entry.paths),
                "files": [_file(library, each) for each in entry.paths],
                **_text(library.document(entry.id)),
            }
            for entry in library.documents()
        ]
        last_id, identity = library.last_id, library.note("identity")
    (info,) = printed("library", "info", path)
    (check,) = printed("check", path, paper, *COUNT_ALL)
    del info["path"], info["size_bytes"], check["submission"]["path"]
    return {
        "info": info,
        "list": printed("library", "list", path),
        "texts": texts,
        "last_id": last_id,
        "identity": identity,
        "damage": printed("library", "verify", path),
        "check": check,
    }


def _file(library: Library, path: str) -> Values:
    known = library.known_file(path)
    assert known is not None
    origin, document = known
    return {
        "document": document,
        "sha256": origin.sha256,
        "size": origin.size_bytes,
        "modified": origin.modified_ns,
    }


# -- a history


def history_values(path: Path, student: str) -> Values:
    """Every line, check and class of a history, and what it holds about a student."""
    lines = printed("history", "list", "--history", path)
    checks = [each["id"] for each in lines if each["kind"] != "class" and each["is_kept"]]
    classes = [each["id"] for each in lines if each["kind"] == "class"]
    with Records.open(path) as records:
        loaded = {str(number): records.load(number) for number in checks}
        kept_classes = {str(number): _class_line(records, number) for number in classes}
    return {
        "lines": lines,
        "checks": {number: _saved(saved) for number, saved in loaded.items()},
        "shown": {
            number: [_shown(saved, *printed("history", "show", number, "--history", path))]
            for number, saved in loaded.items()
        },
        "classes": kept_classes,
        "held": printed("history", "list", "--student", student, "--history", path),
    }


def _shown(saved: SavedCheck, shown: Values) -> Values:
    """What the command shows of a check, with the result before anything was left out of it."""
    whole = unadjusted(saved.result)
    if saved.result.is_of_two_files:
        found = compare_object(saved.path, saved.other_path, whole)
    else:
        found = check_object(saved.path, whole)
    assert found["similarity"] == shown["similarity_before"]
    assert found["matched_words"] == shown["matched_words_before"]
    return {**shown, **found}


def decide(path: Path, number: int, status: str, note: str) -> None:
    """Decide about a check, as the window does."""
    with Records.open(path) as records:
        records.decide(number, Decision(Status(status), note))


def export_values(path: Path, student: str, target: Path) -> Values:
    """The files that are handed over to a student who asks what is held about them."""
    with redirect_stdout(io.StringIO()):
        main(["history", "export", str(target), "--student", student, "--history", str(path)])
    return {
        each.name: json.loads(text) if each.suffix == ".json" else text
        for each in sorted(target.iterdir())
        for text in [each.read_text(encoding="utf-8")]
    }


def old_history_values(history: Path, old: Path) -> list[Any]:
    """The lines that a history takes over from one from before results were kept."""
    with Records.open(history, create=True) as records:
        records.import_old(old)
    return printed("history", "list", "--history", history)


def counted_values(history: Path, number: int) -> Values:
    """What counts of a kept check, source by source and step by step, and its line."""
    with Records.open(history) as records:
        line, saved = records.line(number), records.load(number)
    left = leave_out(saved.result, saved.rules, saved.choices)
    return {
        "line": [line.words, left.result.matched_words, left.result.similarity, line.sources],
        "leaders": len(left.result.leaders),
        "before": [left.before.matched_words, left.before.reworded_words],
        "after": [left.result.matched_words, left.result.reworded_words],
        "sources": {
            str(each.id): [_figures(each.comparison), each.under] for each in left.result.sources
        },
        "ledger": [[each.key, each.words, each.before, each.after] for each in left.entries],
    }


def _figures(found: Comparison) -> list[float]:
    return [
        found.matched_words,
        found.reworded_words,
        found.longest_run,
        found.share_of_submission,
        found.share_of_source,
    ]


def _saved(saved: SavedCheck) -> Values:
    result = saved.result
    sources = [
        {
            "id": each.id,
            "name": each.name,
            "student": each.student,
            "erased": each.erased,
            "sha256": each.sha256,
            "page_starts": list(each.page_starts),
            "text": each.text,
        }
        for each in saved.sources
    ]
    values = {
        "name": saved.name,
        "path": saved.path,
        "other_path": saved.other_path,
        "other_student": saved.other_student,
        "source_texts": sources,
    }
    left = leave_out(result, saved.rules, saved.choices)
    values |= {
        "ledger": _ledger(left.entries),
        "counts": [left.result.matched_words, left.result.similarity],
    }
    if result.is_of_two_files:
        (source,) = result.sources
        assert source.document is not None
        return values | {
            "a": _text(result.submission),
            "b": _text(source.document),
            "runs": _runs(source.matches),
        }
    return values | {
        "paper": _text(result.submission),
        "runs": [_runs(each.matches) for each in result.sources],
        "shortest": result.options.align.shortest,
        "edited": result.options.align.edited,
        "collections": _listed(result.options.collections),
        "without": _listed(result.options.leave_out),
    }


def _class_line(records: Records, number: int) -> Values:
    saved = records.load_class(number)
    return {
        "when": saved.when,
        "path": saved.path,
        "name": saved.name,
        "students": list(saved.students),
        "counts": [saved.papers, saved.pairs, saved.words, saved.share, saved.searched],
        "settings": dict(saved.settings),
        "version": saved.version,
        "library": [
            saved.library.name,
            saved.library.identity,
            saved.library.documents,
            saved.library.last_id,
        ],
        "status": saved.decision.status.value,
        "note": saved.decision.note,
    }


def _ledger(entries: Iterable[Any]) -> list[list[Any]]:
    return [
        [
            each.key,
            each.reason.value,
            each.what,
            each.note,
            each.when,
            _edges(each.spans),
            each.source_id,
            each.words,
            each.before,
            each.after,
        ]
        for each in entries
    ]


# -- a class


def class_values(path: Path) -> Values:
    """A saved class: what the command shows of it, and what only the window does."""
    result = open_class(path)
    (shown,) = printed("class", path)
    (anonymous,) = printed("class", path, "--anonymous")
    return {
        "shown": shown,
        "anonymous": [each["student"] for each in anonymous["papers"]],
        "name": result.name,
        "shortest": result.options.shortest,
        "jaccard": result.options.jaccard,
        "handouts": list(result.options.handouts),
        "collections": _listed(result.collections),
        "numbers": dict(result.numbers),
        "papers": [
            {
                "id": each.id,
                "key": each.student.key,
                "handles": list(each.student.handles),
                **_text(each.document),
            }
            for each in result.papers
        ],
        "runs": [[each.a, each.b, _runs(each.comparison.matches)] for each in result.pairs],
        "paper_decisions": [
            [number, each.status.value, each.note]
            for number, each in result.decisions.papers.items()
        ],
        "pair_decisions": [
            [a, b, each.status.value, each.note] for (a, b), each in result.decisions.pairs.items()
        ],
        "problems": [[each.problem.name, dict(each.problem.details)] for each in result.failures],
    }


# -- settings


def settings_values(path: Path) -> Values:
    values: Values = json.loads(json.dumps(asdict(load_settings(path))))
    return values


# -- the bundled sample, as JSON


def sample_values(folder: Path, samples: Path) -> Values:
    """Every command with JSON, on the bundled sample; places and times are taken out."""
    library, paper = folder / "sample.plagcheck", samples / "paper.txt"
    sources = samples / "sources"
    added = printed("add", library, sources)
    (check,) = printed("check", library, paper, *COUNT_ALL)
    (compared,) = printed("compare", paper, sources / "Tides, a short reader.txt", *COUNT_ALL)
    (compared_class,) = printed("class", sources, "--library", library, "--late", paper, *COUNT_ALL)
    (text,) = printed("text", paper)
    values = {
        "add": added,
        "check": check,
        "compare": compared,
        "class": compared_class,
        "text": text,
    }
    return {name: _without_folder(value, str(samples)) for name, value in values.items()}


def _without_folder(value: Any, folder: str) -> Any:
    if isinstance(value, dict):
        return {key: _without_folder(each, folder) for key, each in value.items()}
    if isinstance(value, list):
        return [_without_folder(each, folder) for each in value]
    if isinstance(value, str) and value.startswith(folder):
        return value.removeprefix(folder).replace("\\", "/")
    return value


# -- pieces


def _text(document: Document) -> Values:
    coverage = document.coverage
    return {
        "name": document.name,
        "text": document.text,
        "page_starts": list(document.page_starts),
        "notes": list(document.notes),
        "media_type": document.media_type,
        "hidden": _edges(document.hidden),
        "gaps": _edges(document.gaps),
        "markup": _edges(document.markup),
        "quotes": _edges(document.quotes),
        "flags": [
            [each.kind.value, each.count, in_english(each), _edges(each.spans), list(each.pages)]
            for each in document.flags
        ],
        "coverage": [
            coverage.words,
            coverage.pages,
            list(coverage.pages_without_text),
            list(coverage.pages_unreadable),
            [part_in_english(part) for part in coverage.skipped],
        ],
    }


def _runs(matches: Sequence[Any]) -> list[list[Any]]:
    """Of every match, the longest run, the words of the paper and all runs in it."""
    return [[each.longest_run, list(each.ours), [list(run) for run in each.runs]]
            for each in matches]  # fmt: skip


def _edges(spans: Iterable[Any]) -> list[list[int]]:
    return [[each.start, each.end] for each in spans]


def _listed(values: Iterable[Any] | None) -> list[Any] | None:
    return None if values is None else sorted(values)
