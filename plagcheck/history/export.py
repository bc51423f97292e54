"""Everything held about one student, in files that can be handed over.

Other students have no part in it: neither their names nor their texts.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from plagcheck.history.class_files import papers_of, read_class_file
from plagcheck.history.saved import (
    AS_MEMBER,
    AS_NOTE,
    AS_PAPER,
    AS_SOURCE,
    HistoryLine,
    SavedCheck,
    unnamed,
)
from plagcheck.history.saved_json import saved_object
from plagcheck.history.students import StudentName
from plagcheck.leaveout.apply import leave_out
from plagcheck.library.output_places import require_free
from plagcheck.model.errors import FileUnwritable, PlagcheckError, system_says
from plagcheck.model.result import OTHER_FILE, CheckResult, Source
from plagcheck.model.values import to_values
from plagcheck.report.as_json import SCHEMA, Object, result_object
from plagcheck.report.languages.flag_translation import in_english
from plagcheck.report.own_files import INDEX_NAME, files_of_export
from plagcheck.report.own_places import with_own_places
from plagcheck.report.redaction import is_of_student
from plagcheck.report.withheld_names import WithheldNames
from plagcheck.report.writing import replace_file, write_file

if TYPE_CHECKING:
    from plagcheck.history.records import Records

SOMEBODY: Final = "work of another student"
NAME_LENGTH: Final = 60

Piece = tuple[Object, str]  # an object for JSON, and a text


def export_student(records: Records, student: str, target: Path) -> list[str]:
    """Write everything to a folder or, by its ending, a ZIP file; returns the names of files."""
    files: dict[str, str] = {}
    listed = []
    shown = records.texts_about(student)
    for line in records.held_about(student):
        pieces = [*_pieces(records, line, student), *_as_source(line, shown.get(line.id, []))]
        for part, (value, text) in enumerate(pieces, 1):
            stem = f"{line.id}-{part} {_safe(line.name if line.held_as == AS_PAPER else student)}"
            files[f"{stem}.json"] = _json(value)
            if text:
                files[f"{stem}.txt"] = text
            listed.append({"id": line.id, "when": line.when, "as": line.held_as, "file": stem})
    index = {"schema": SCHEMA, "student": student, "held": listed}
    files = {INDEX_NAME: _json(index), **files}
    _write(target, files)
    return list(files)


def _write(target: Path, files: dict[str, str]) -> None:
    encoded = {name: text.encode("utf-8", "replace") for name, text in files.items()}
    is_archive = target.suffix.casefold() == ".zip"
    try:
        (target.parent if is_archive else target).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileUnwritable(target.name, **system_says(error)) from error
    if is_archive:
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, data in encoded.items():
                archive.writestr(name, data)
        write_file(target, packed.getvalue())
        return
    written = _written_before(target)
    for name, data in encoded.items():
        if name in written:
            require_free(target / name)
            replace_file(target / name, data)
        else:
            write_file(target / name, data)


def _written_before(folder: Path) -> set[str]:
    """Files of an earlier export, which names them: a text alone does not tell whose it is."""
    if not (folder / INDEX_NAME).is_file():  # reading a pipe would wait for its other end
        return set()
    try:
        return files_of_export((folder / INDEX_NAME).read_bytes())
    except OSError:
        return set()


def _pieces(records: Records, line: HistoryLine, student: str) -> Iterator[Piece]:
    if line.held_as == AS_MEMBER:
        yield from _papers(line, StudentName(student))
    elif line.held_as == AS_NOTE:
        yield {"schema": SCHEMA, "held_as": AS_NOTE, "when": line.when, "note": line.note}, ""
    elif line.held_as == AS_PAPER and line.is_kept:
        yield _own(line, records.load(line.id), StudentName(student))
    elif line.held_as == AS_PAPER:
        yield {"schema": SCHEMA, **to_values(line)}, ""


def _own(line: HistoryLine, saved: SavedCheck, student: StudentName) -> Piece:
    """A check of the student's paper."""
    text_of = saved.text_of
    saved = _without_others(saved, student)
    checked = leave_out(saved.result, saved.rules, saved.choices)
    value = {
        "schema": SCHEMA,
        "held_as": line.held_as,
        "path": saved.path,
        **saved_object(saved),
        "result": result_object(saved.path, SOMEBODY, with_own_places(checked, text_of)),
    }
    return value, saved.result.submission.text


def _without_others(saved: SavedCheck, student: StudentName) -> SavedCheck:
    """The same without names and texts of other students; what may be theirs is taken for it."""
    result = saved.result
    theirs = {OTHER_FILE, *(each.id for each in saved.sources if each.student or each.erased)}
    others = theirs | {
        source.id
        for source in result.sources
        if is_of_student(source)
        and not any(map(student.is_in_path, (source.entry.name, source.entry.path)))
    }
    texts = (each.text for each in saved.sources)
    put = dict.fromkeys(others, SOMEBODY)
    names = WithheldNames(put, result.sources, result.submission.text, texts)
    choices = tuple(replace(each, note=names.text(each.note)) for each in saved.choices)
    note = names.text(saved.decision.note)
    for other in (StudentName(each.student) for each in saved.sources if each.student):
        note = other.without_mention(note, SOMEBODY)
        choices = tuple(
            replace(each, note=other.without_mention(each.note, SOMEBODY)) for each in choices
        )
    return replace(
        saved,
        result=_result_without(result, others),
        choices=choices,
        decision=replace(saved.decision, note=note),
    )


def _result_without(result: CheckResult, others: Collection[int]) -> CheckResult:
    """Others have no name, and neither have their collections, nor further files with a text."""

    def told(source: Source) -> Source:
        if source.id not in others:
            return replace(source, entry=replace(source.entry, paths=source.entry.paths[:1]))
        source = unnamed(source, SOMEBODY)
        return replace(source, entry=replace(source.entry, collection=""))

    options, named = result.options, [each for each in result.sources if each.id not in others]
    if options.collections is not None:
        known = {source.entry.collection for source in named}
        options = replace(options, collections=tuple(known.intersection(options.collections)))
    return replace(result, sources=tuple(map(told, result.sources)), options=options)


def _as_source(line: HistoryLine, shown: Sequence[tuple[str, str]]) -> Iterator[Piece]:
    """The student's text where it was shown as a source of somebody else's paper."""
    for name, text in shown:
        value = {"held_as": AS_SOURCE, "when": line.when, "name": name}
        yield {"schema": SCHEMA, **value, "shown_beside": SOMEBODY}, text


def _papers(line: HistoryLine, student: StudentName) -> Iterator[Piece]:
    """The student's papers in a class, with their own figures."""
    base = {"schema": SCHEMA, "held_as": AS_MEMBER, "when": line.when, "class": line.name}
    try:
        result = read_class_file(Path(line.path))
    except (OSError, PlagcheckError):
        yield base, ""  # the class is gone; that the student was in it is all that is held
        return
    for paper in papers_of(result, student):
        decision = result.decisions.of_paper(paper.id)
        yield (
            {
                **base,
                "files": [file.path for file in paper.files],
                "words": paper.words,
                "similarity": result.similarity[paper.id],
                "flags": list(map(in_english, paper.document.flags)),
                "status": decision.status.value,
                "note": decision.note,
            },
            paper.document.text,
        )


def _json(value: Object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)


def _safe(name: str) -> str:
    """A name that any file system takes."""
    return re.sub(r'[\x00-\x1f<>:"/\\|?*]', "_", name)[:NAME_LENGTH].strip(" .")
