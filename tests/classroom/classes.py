"""Small classes to test with."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping, Sequence

from plagcheck.classroom.papers import make_papers
from plagcheck.classroom.submissions import group_files
from plagcheck.model.document import Coverage, Document
from plagcheck.model.submissions import HandedFile, Paper

Packed = tuple[str | zipfile.ZipInfo, bytes | str]


def handed(path: str, text: str = "some words") -> HandedFile:
    name = path.rpartition("/")[2]
    return HandedFile(path, Document(name, text, coverage=Coverage(words=len(text.split()))))


def papers_of(texts: Mapping[str, str]) -> list[Paper]:
    """Papers by student."""
    files = [handed(f"{name}/essay.txt", text) for name, text in texts.items()]
    papers, failures = make_papers(group_files(files))
    assert not failures
    return papers


def packed(*files: Packed) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files:
            archive.writestr(name, data)
    return out.getvalue()


def students(texts: Sequence[str]) -> dict[str, str]:
    return {f"Student {number:03}": text for number, text in enumerate(texts)}
