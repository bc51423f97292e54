"""Submissions: files put together by student, one submission each, ready to be looked over."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from plagcheck.classroom.names import Owner, owners, repaired, without_wrapper
from plagcheck.classroom.receipts import Receipt, parse_receipt
from plagcheck.index.tokens import tokenize
from plagcheck.model.document import Document, Span
from plagcheck.model.submissions import HandedFile, Student, Submission


def group_files(files: Sequence[HandedFile]) -> tuple[Submission, ...]:
    """Submissions by student, in the order of their names; paths stand below one folder."""
    paths = without_wrapper([repaired(each.path) for each in files])
    named = [replace(each, path=path) for each, path in zip(files, paths, strict=True)]
    whose = owners(paths)
    receipts = _receipts(named, whose)
    students = _students(whose, receipts)
    grouped: dict[tuple[str, str], list[tuple[HandedFile, Owner]]] = {}
    for each, owner in zip(named, whose, strict=True):
        grouped.setdefault((owner.key, owner.attempt), []).append((each, owner))
    submissions = [
        Submission(
            students[key],
            tuple(_papers(owned)),
            any(owner.is_late for _, owner in owned),
            attempt,
        )
        for (key, attempt), owned in grouped.items()
    ]
    return tuple(sorted(submissions, key=_order))


def _order(submission: Submission) -> tuple[str, str, str]:
    name = unicodedata.normalize("NFKD", submission.student.name).casefold()
    return name, submission.student.key, submission.attempt


def _receipts(files: Sequence[HandedFile], whose: Sequence[Owner]) -> dict[str, Receipt]:
    """What receipts say, by student."""
    found = {}
    for each, owner in zip(files, whose, strict=True):
        if owner.is_receipt and each.document is not None:
            receipt = parse_receipt(each.document.text)
            if receipt is not None:
                found[owner.key] = receipt
    return found


def _papers(owned: Sequence[tuple[HandedFile, Owner]]) -> list[HandedFile]:
    """Files that are papers: of a receipt, only what was typed into the submission field."""
    kept = []
    for each, owner in owned:
        document = each.document
        receipt = parse_receipt(document.text) if document and owner.is_receipt else None
        if receipt is None or document is None:
            kept.append(each)
        elif receipt.end:
            kept.append(HandedFile(each.path, _typed(document, receipt)))
    return kept


def _typed(document: Document, receipt: Receipt) -> Document:
    """A receipt of which only the paper that was typed into it is compared."""
    form = Span(0, receipt.start), Span(receipt.end, len(document.text))
    typed = replace(document, markup=form)
    words = len(tokenize(typed.comparable(), stems=False))
    return replace(typed, coverage=replace(typed.coverage, words=words))


def _students(whose: Sequence[Owner], receipts: dict[str, Receipt]) -> dict[str, Student]:
    """Students by key; those who share a name are told apart by what else is known of them."""
    known = {owner.key: owner for owner in whose}
    names = {
        key: receipts[key].name if key in receipts else owner.name for key, owner in known.items()
    }
    shared = Counter(name.casefold() for name in names.values())
    students = {}
    for key, owner in known.items():
        name, handle = names[key], receipts[key].user if key in receipts else owner.handle
        is_alone = shared[name.casefold()] == 1 or not handle or handle == name
        shown = name if is_alone else f"{name} ({handle})"
        handles = tuple(dict.fromkeys(h for h in (name, owner.name, handle) if h and h != shown))
        students[key] = Student(key, shown, handles)
    return students
