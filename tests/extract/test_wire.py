"""What workers send: documents and pictures come back as they were, nonsense is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from plagcheck.extract.pool import watchdog, wire
from plagcheck.extract.pool.pool import ExtractionPool, FileBytes
from plagcheck.extract.shown_pages import PageImage, PageRectangle
from plagcheck.model.document import Document, Flag, FlagKind, Span
from plagcheck.model.errors import (
    Cause,
    ExtractionCrashed,
    ExtractionTooBig,
    FileDamaged,
    NoText,
)
from plagcheck.model.values import to_values
from tests.extract import liar
from tests.history import made

DOCUMENT = Document(
    "a.pdf",
    "some words \udcff",
    hidden=(Span(1, 4),),
    flags=(Flag(FlagKind.HIDDEN_TEXT, 2, "Hidden.", (Span(1, 4),), (0,)),),
)
SENT = to_values(replace(DOCUMENT, text=""))


# Not all spans that hypothesis makes up lie in the text.
documents = made.documents.map(
    lambda each: replace(each, hidden=(), gaps=(Span(0, len(each.text)),), markup=(), quotes=(),
                         flags=tuple(replace(flag, spans=()) for flag in each.flags))
)  # fmt: skip


@given(document=documents)
def test_a_document_comes_back_as_it_was(document: Document) -> None:
    assert wire.unpack_document(*wire.unpack(wire.pack_document(document))) == document


@pytest.mark.parametrize(
    "error",
    [
        NoText("a.pdf"),
        ExtractionTooBig("b\udcff", limit=3),
        FileDamaged("c", reason=Cause.PART_EMPTY),
    ],
)
def test_an_error_comes_back_as_it_was(error: Any) -> None:
    back = wire.unpack_error(wire.unpack(wire.pack_error(error))[0])

    assert (type(back), str(back)) == (type(error), str(error))


def test_pictures_and_places_come_back_as_they_were() -> None:
    image = PageImage(2, 1, 1.5, bytes(range(8)))
    places = [PageRectangle(0, 1.0, 2.0, 3.0, 4.5)]

    assert wire.unpack_image(*wire.unpack(wire.pack_image(image))) == image
    assert wire.unpack_rectangles(wire.unpack(wire.pack_rectangles(places))[0]) == places


NONSENSE = {
    "no message": b"\x01",
    "no header": b"\x02\0\0\0[]",
    "nested deeply": wire._LENGTH.pack(200_000) + b"[" * 200_000,
    "no kind": wire.pack({"document": SENT}),
    "a kind nobody knows": wire.pack({"kind": "x"}),
    "no document": wire.pack({"kind": "document"}),
    "a name that is a number": wire.pack({"kind": "document", "document": {**SENT, "name": 3}}),
    "a span that ends before it begins": wire.pack(
        {"kind": "document", "document": {**SENT, "gaps": [{"start": 3, "end": 1}]}}
    ),
    "a span beyond the text": wire.pack(
        {"kind": "document", "document": {**SENT, "markup": [{"start": 0, "end": 1 << 60}]}}
    ),
    "a flag beyond the text": wire.pack_document(replace(DOCUMENT, text="so")),
    "a flag nobody knows": wire.pack(
        {"kind": "document", "document": {**SENT, "flags": [{**SENT["flags"][0], "kind": "x"}]}}
    ),
    "a text that is none": wire.pack({"kind": "document", "document": SENT}, b"\xff\xff"),
    "an error without a code": wire.pack({"kind": "error", "error": {"name": "x"}}),
    "a member without a number": wire.pack({"kind": "began", "began": {"name": "x"}}),
    "a picture smaller than it says": wire.pack_image(PageImage(9000, 9000, 1.0, b"1234")),
}


@pytest.fixture
def lying(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that answer with what the test is parametrised by."""
    monkeypatch.setenv(liar.ANSWER, NONSENSE[request.param].hex())
    monkeypatch.setattr(watchdog, "_serve", liar.serve)


@pytest.mark.parametrize("lying", NONSENSE, indirect=True)
def test_a_worker_that_sends_nonsense_costs_its_file_and_no_more(lying: None) -> None:
    file = FileBytes("a.pdf", b"some file")
    with ExtractionPool(1) as pool:
        with pytest.raises(ExtractionCrashed, match=r"a\.pdf"):
            pool.extract(file)
        with pytest.raises(ExtractionCrashed, match=r"a\.pdf"):
            pool.page_image(file, 0)
        with pytest.raises(ExtractionCrashed, match=r"a\.pdf"):
            pool.span_rectangles(file, [Span(0, 1)])
