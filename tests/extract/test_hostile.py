"""Attacks on the XML and package readers: each ends as text or as a named reason."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from plagcheck.extract.reader import extract_bytes
from plagcheck.model.document import Document
from plagcheck.model.errors import PlagcheckError
from tests.extract.forge import FILES, docx, docx_of, essay, lines, paragraph, pdf, run

LAUGHS = "<!DOCTYPE d [<!ENTITY a 'ha ha '>" + "".join(
    f'<!ENTITY a{n} "{(f"&a{n - 1};" if n else "&a;") * 10}">' for n in range(9)
) + "]>"  # fmt: skip


@pytest.mark.parametrize(
    "prolog",
    [
        LAUGHS,
        '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]>',
        '<!DOCTYPE d SYSTEM "http://127.0.0.1:9/e.dtd">',
    ],
)
def test_document_types_are_refused(prolog):
    with pytest.raises(PlagcheckError) as raised:
        extract_bytes("a.docx", docx(paragraph(run("words")), prolog=prolog))

    assert raised.value.code == "unsafe"


def test_deep_xml_has_an_end():
    body = "<w:sdt><w:sdtContent>" * 5000 + paragraph(run("x")) + "</w:sdtContent></w:sdt>" * 5000

    with pytest.raises(PlagcheckError):
        extract_bytes("a.docx", docx(body))


def test_deep_groups_cost_nothing_in_rtf():
    data = b"{\\rtf1 " + b"{" * 50_000 + b"the words inside" + b"}" * 50_000 + b"}"

    assert extract_bytes("a.rtf", data).text == "the words inside\n"


def test_bomb_in_a_docx_is_refused():
    with pytest.raises(PlagcheckError, match="unpacks to far more"):
        extract_bytes("a.docx", docx(paragraph(run(" " * (64 << 20)))))


@pytest.mark.parametrize("sample", ["essay.docx", "essay.odt", "essay.epub", "two-column.pdf"])
def test_damage_anywhere_ends_as_text_or_as_a_reason(sample):
    rng = random.Random(sample)
    whole = (FILES / sample).read_bytes()
    for _ in range(40):
        data = bytearray(whole[: rng.randrange(10, len(whole))] if rng.random() < 0.3 else whole)
        for _ in range(rng.randrange(1, 40)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        try:
            assert isinstance(extract_bytes(sample, bytes(data)), Document)
        except PlagcheckError as error:
            assert sample in str(error)


@pytest.mark.slow
def test_long_words_take_no_long_time():
    """Quadratic patterns would take minutes here."""
    for text in ("a" * 3_000_000, "a\u200b" * 1_000_000, "é" * 2_000_000, "а" * 1_000_000):
        extract_bytes("a.txt", (text + " and other words to read").encode())


def test_command_that_runs_a_folder(tmp_path):
    (tmp_path / "good.docx").write_bytes(docx_of(essay()))
    (tmp_path / "bad.pdf").write_bytes(pdf([lines("words")])[:200])
    (tmp_path / "zero.txt").write_bytes(b"")

    done = subprocess.run(
        [sys.executable, "-m", "tests.extract.hostile", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=FILES.parents[2],
    )

    assert done.returncode == 0, done.stderr
    assert "3 files" in done.stdout
    assert "without an outcome: none" in done.stdout
