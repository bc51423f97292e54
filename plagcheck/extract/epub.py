"""EPUB: the chapters in reading order."""

from __future__ import annotations

import posixpath
from typing import Final
from urllib.parse import unquote

from plagcheck.extract.archive import Archive
from plagcheck.extract.draft import Draft, FinishedDraft
from plagcheck.extract.hardened_xml import attribute, parse_xml
from plagcheck.extract.heartbeat import step
from plagcheck.extract.xhtml import write_xhtml
from plagcheck.model.document import SkippedPart
from plagcheck.model.errors import Cause, FileDamaged, FileEncrypted

_READ: Final = ("html", "svg", "oeb1")  # in media types of chapters
_LIST: Final = frozenset({"nav"})


def read_epub(archive: Archive) -> FinishedDraft:
    """The text of a book."""
    name = archive.name
    draft = Draft()
    chapters, unread = _chapters(archive)
    if unread:
        draft.skipped.append(SkippedPart.EMBEDDED_DOCUMENT)
    locked = _locked_parts(archive)
    for done, (chapter, passed_over) in enumerate(chapters):
        step(done, len(chapters))
        if chapter in locked:
            raise FileEncrypted(name)
        if chapter in archive:
            write_xhtml(name, archive.part(chapter), draft, passed_over)
    return draft.finish()


def _chapters(archive: Archive) -> tuple[list[tuple[str, frozenset[str]]], list[str]]:
    """The chapters with what is passed over in them, and parts of the book that are no text.

    Of the page that lists the chapters, the list alone is passed over.
    """
    container = parse_xml(archive.name, archive.part("META-INF/container.xml"))
    package = next((a for r in container.iter("{*}rootfile") if (a := r.get("full-path"))), None)
    if package is None:
        raise FileDamaged(archive.name, reason=Cause.NO_CONTENTS)
    root = parse_xml(archive.name, archive.part(package))
    folder = posixpath.dirname(package)
    items = {item.get("id") or "": item for item in root.iter("{*}item")}
    chapters, unread = list[tuple[str, frozenset[str]]](), list[str]()
    for reference in root.iter("{*}itemref"):
        item = items.get(reference.get("idref") or "")
        if item is None:
            continue
        path = unquote(item.get("href") or "")
        path = posixpath.normpath(posixpath.join(folder, path))
        kind = item.get("media-type") or ""
        if any(each in kind for each in _READ):
            is_list = "nav" in (item.get("properties") or "").split()
            chapters.append((path, _LIST if is_list else frozenset()))
        elif not kind.startswith("image/"):
            unread.append(path)
    return chapters, unread


def _locked_parts(archive: Archive) -> set[str]:
    if "META-INF/encryption.xml" not in archive:
        return set()
    root = parse_xml(archive.name, archive.part("META-INF/encryption.xml"))
    return {unquote(attribute(ref, "URI") or "") for ref in root.iter("{*}CipherReference")}
