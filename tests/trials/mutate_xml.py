"""Mutations of XML: nesting, size, entities, attributes, encodings."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Final

_TAGS: Final = (b"w:p", b"w:tbl", b"a", b"text:span", b"w:r")
_BODY: Final = rb"<(?:w:body|office:text|p:cSld|body|w:t|text:p|a:t|p)[^>]*>"
_PROLOG: Final = rb"^(\s*<\?xml[^>]*\?>)?"
_LAUGHS: Final = b"".join(
    b'<!ENTITY e%d "%s">' % (n, b"&e%d;" % (n - 1) * 10 if n else b"ha") for n in range(12)
)


def xml(rng: random.Random, body: bytes, others: Sequence[bytes]) -> bytes:
    return rng.choice((_nested, _large, _laughing, _fetching, _with_attributes, _encoded))(
        rng, body
    )


def _put(body: bytes, what: bytes) -> bytes:
    """Where the text begins."""
    found = re.search(_BODY, body)
    at = found.end() if found else len(body) // 2
    return body[:at] + what + body[at:]


def _nested(rng: random.Random, body: bytes) -> bytes:
    tag, levels = rng.choice(_TAGS), rng.choice((300, 5000, 100_000))
    return _put(body, b"<%s>" % tag * levels + b"deep text" + b"</%s>" % tag * levels)


def _large(rng: random.Random, body: bytes) -> bytes:
    many = (b"word " * 400_000, b"x" * 3_000_000, "ab\u0301".encode() * 200_000)
    return _put(body, rng.choice(many))


def _declared(body: bytes, inside: bytes) -> bytes:
    return re.sub(_PROLOG, lambda m: m.group(0) + b"<!DOCTYPE a [" + inside + b"]>", body, count=1)


def _laughing(rng: random.Random, body: bytes) -> bytes:
    return _declared(body, _LAUGHS).replace(b">", b">&e11;", 30)


def _fetching(rng: random.Random, body: bytes) -> bytes:
    inside = b'<!ENTITY x SYSTEM "file:///evil.txt">'
    return _declared(body, inside).replace(b"</w:t>", b"&x;</w:t>", 5)


def _with_attributes(rng: random.Random, body: bytes) -> bytes:
    root = re.search(rb"<\w[\w:]*", body)
    if root is None:
        return body
    long, many = b' a="' + b"x" * 2_000_000 + b'"', b"".join(b' a%d="1"' % n for n in range(20_000))
    return body[: root.end()] + rng.choice((long, many, b' xmlns:w="other"')) + body[root.end() :]


def _encoded(rng: random.Random, body: bytes) -> bytes:
    return rng.choice(
        (
            body.decode("utf-8", "replace").encode("utf-16"),
            re.sub(rb'encoding="[^"]*"', b'encoding="utf-7"', body),
            body.replace(b"<w:", b"<x:", 40),
        )
    )
