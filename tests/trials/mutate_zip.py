"""Mutations of ZIP files and of what is in them: Word, OpenDocument, EPUB, PowerPoint, archives."""

from __future__ import annotations

import io
import random
import re
import struct
import warnings
import zipfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from tests.trials.mutate_bytes import Mutation, cut, digits, double, flip, truncate
from tests.trials.mutate_xml import xml

Entry = tuple[str, bytes]

_TEXTS: Final = (".xml", ".rels", ".xhtml", ".html", ".opf", ".ncx")
_MAIN: Final = ("document.xml", "content.xml", "styles.xml", ".xhtml", "slide1.xml")
_METHODS: Final = (zipfile.ZIP_DEFLATED, zipfile.ZIP_STORED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)
_EVIL: Final = (
    "../../../../evil.txt", "/evil.txt", "..\\..\\EVIL", "C:\\EVIL", "con", "{upper}", "{0}\0.txt",
    "{0}/", "\u202e{0}", "{long}", "{0}", "\x1b[31m{0}", "./{0}",
)  # fmt: skip
_TARGETS: Final = (
    b"file:///evil.txt", b"http://127.0.0.1:9/x", b"../../../../evil.txt", b"\\\\server\\share",
    b"/word/document.xml", b"",
)  # fmt: skip
_HEADERS: Final = (b"\xff\xff\xff\xff", b"\0\0\0\0", b"\xff\xff\xff\x7f")


def _packed(entries: Iterable[Entry], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(out, "w", method) as archive:
        warnings.simplefilter("ignore")
        for name, data in entries:
            with suppress(ValueError, OSError, struct.error):
                archive.writestr(zipfile.ZipInfo(name), data, method)  # its date is always the same
    return out.getvalue()


def _entries(data: bytes) -> list[Entry]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return [(each.filename, archive.read(each)) for each in archive.infolist()[:200]]


def part(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """One of the texts inside is changed."""
    entries = _entries(data)
    places = [n for n, (name, body) in enumerate(entries) if name.endswith(_TEXTS) and body]
    main = [place for place in places if entries[place][0].endswith(_MAIN)]
    place = rng.choice(main if main and rng.random() < 0.7 else places)
    name, body = entries[place]
    change = rng.choice((flip, truncate, cut, double, digits, xml, xml, xml))
    entries[place] = (name, change(rng, body, others))
    return _packed(entries)


def names(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    entries = _entries(data)
    place = rng.randrange(len(entries))
    name, body = entries[place]
    plain = name.replace("{", "").replace("}", "")
    evil = rng.choice(_EVIL).format(plain, upper=plain.upper(), long="a" * 5000)
    is_moved = rng.random() < 0.5
    entries[place : place + 1] = [(evil, body)] if is_moved else [(name, body), (evil, body)]
    return _packed(entries, rng.choice(_METHODS))


def shuffle(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Names get each other's bodies; some are missing."""
    entries = _entries(data)
    bodies = rng.sample([body for _, body in entries], len(entries))
    mixed = [(name, body) for (name, _), body in zip(entries, bodies, strict=True)]
    return _packed(mixed[rng.choice((0, 0, 1, 3)) :])


def header(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Lies in headers: sizes, flags, methods, offsets, attributes."""
    marks = [found.start() for found in re.finditer(rb"PK\x01\x02|PK\x03\x04|PK\x05\x06", data)]
    changed = bytearray(data)
    for _ in range(rng.choice((1, 2, 5))):
        at = rng.choice(marks) + rng.randrange(4, 46)
        changed[at : at + 4] = rng.choice((*_HEADERS, rng.randbytes(4)))
    return bytes(changed)


def relations(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Links inside a document point outside of it."""
    target, count = b'Target="' + rng.choice(_TARGETS) + b'"', rng.choice((1, 0))
    return _packed(
        (name, re.sub(rb'Target="[^"]*"', lambda _: target, body, count=count))
        if name.endswith(".rels")
        else (name, body)
        for name, body in _entries(data)
    )


def wrap(rng: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Archives in archives."""
    for depth in range(rng.choice((1, 2, 5, 20))):
        name = f"{depth}.zip" if depth else "essay.docx"
        data = _packed([(name, data), ("readme.txt", b"some words that are to be read here, " * 5)])
    return data


ZIP: Final[tuple[Mutation, ...]] = (
    part, part, part, names, shuffle, header, header, relations, wrap,
)  # fmt: skip
