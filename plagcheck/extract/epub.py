"""EPUB: the chapters in reading order."""

from __future__ import annotations

import posixpath
from urllib.parse import unquote

from plagcheck.extract.archive import Archive
from plagcheck.extract.draft import Draft, FinishedDraft
from plagcheck.extract.hardened_xml import attribute, parse_xml
from plagcheck.extract.heartbeat import step
from plagcheck.extract.html import write_html
from plagcheck.model.errors import Cause, FileDamaged, FileEncrypted


def read_epub(archive: Archive) -> FinishedDraft:
    """The text of a book."""
    name = archive.name
    draft = Draft()
    chapters = _chapters(archive)
    locked = _locked_parts(archive)
    for done, chapter in enumerate(chapters):
        step(done, len(chapters))
        if chapter in locked:
            raise FileEncrypted(name)
        if chapter in archive:
            write_html(name, archive.part(chapter), draft)
    return draft.finish()


def _chapters(archive: Archive) -> list[str]:
    container = parse_xml(archive.name, archive.part("META-INF/container.xml"))
    package = next((a for r in container.iter("{*}rootfile") if (a := r.get("full-path"))), None)
    if package is None:
        raise FileDamaged(archive.name, reason=Cause.NO_CONTENTS)
    root = parse_xml(archive.name, archive.part(package))
    folder = posixpath.dirname(package)
    items = {
        item.get("id") or "": item
        for item in root.iter("{*}item")
        if "nav" not in (item.get("properties") or "").split()
    }
    order = [ref.get("idref") or "" for ref in root.iter("{*}itemref")]
    return [
        posixpath.normpath(posixpath.join(folder, unquote(items[ref].get("href") or "")))
        for ref in order
        if ref in items and "html" in (items[ref].get("media-type") or "")
    ]


def _locked_parts(archive: Archive) -> set[str]:
    if "META-INF/encryption.xml" not in archive:
        return set()
    root = parse_xml(archive.name, archive.part("META-INF/encryption.xml"))
    return {unquote(attribute(ref, "URI") or "") for ref in root.iter("{*}CipherReference")}
