"""Telling formats apart: linear in a bounded beginning, whatever a stranger wrote there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from plagcheck.extract.sniff import Format, sniff_bytes
from tests.conftest import RunPython

XML = b"<?xml version='1.0'?>"
COMMENTS = (
    b"<!---->", b"<!-- -->", b"<!-- a -->  ", b"<!--\n-->\n", b"<!-- -- - -->", b"<!-- a > b ",
    b"<!--->", b"<!-- <!-- --> -->", b"<!---->\t\t", b"<!----><?xml?>", b"<!doctype ", b"<?xml ",
    b"<![CDATA[", b"\\begin ", b"\\", b" \n\t\r", b"{\\rt",
)  # fmt: skip
BUDGET_S = 5  # of the processor, for all of them; one alone took longer than anybody waited


@pytest.mark.skipif(sys.platform == "win32", reason="Windows: no limit of processor time")
def test_no_beginning_keeps_the_program_busy(run_python: RunPython, tmp_path: Path) -> None:
    tails = (b"some words that a student wrote", b"<office:documen t>", b"<htm l>", b"{documen")
    starts = (b"", XML, b"\xef\xbb\xbf", b"\xff\xfe")
    files = [
        start + unit * count + tail
        for unit in COMMENTS for count in (30, 400, 4000) for tail in tails for start in starts
    ]  # fmt: skip
    for number, data in enumerate(files):
        (tmp_path / f"{number}.txt").write_bytes(data)
    code = (
        "import resource; from pathlib import Path; from plagcheck.extract.sniff import sniff\n"
        f"resource.setrlimit(resource.RLIMIT_CPU, ({BUDGET_S}, {BUDGET_S}))\n"
        "for file in Path('.').glob('*.txt'): sniff(file.name, file.read_bytes())"
    )
    assert run_python("-c", code).returncode == 0


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"<html><p>a", Format.HTML),
        (b"\xef\xbb\xbf  <!DOCTYPE html>", Format.HTML),
        (XML + b"<!-- one --> <!-- two -->\n<html>", Format.HTML),
        (XML + b"<!-- a --><office:document x='1'>", Format.FLAT_ODT),
        ("<!-- a --><body>".encode("utf-16"), Format.HTML),
        (b"<!-- never ends <html>", Format.PLAIN),
        (b"<?xml never ends", Format.PLAIN),
        (b"<htmlish>", Format.PLAIN),
        (b"Text, then <html>", Format.PLAIN),
        (b"% a comment\n\\documentclass{article}", Format.LATEX),
        (b"% \\documentclass{article}", Format.PLAIN),
        (b"\\begin {document} a", Format.LATEX),
    ],
)
def test_formats_of_text_are_told_by_what_comes_first(data: bytes, expected: Format) -> None:
    assert sniff_bytes(data) is expected
