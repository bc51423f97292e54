"""A page is read in the encoding that a browser takes: declared in its own place, and true."""

from __future__ import annotations

import pytest

from plagcheck.extract.reader import extract_bytes

GERMAN = "Größe und Maß „hören“ sich für Käufer üblicherweise gewöhnlich an"
RUSSIAN = "Съешь ещё этих мягких французских булок да выпей чаю"
FEW = "One café only"


def read(page: str, encoding: str = "utf-8") -> str:
    return extract_bytes("a.html", f"<html>{page}".encode(encoding)).text.strip()


@pytest.mark.parametrize(
    ("text", "declared", "encoding"),
    [
        (RUSSIAN, "windows-1251", "cp1251"),
        (RUSSIAN, "koi8-r", "koi8-r"),
        (RUSSIAN, "ibm866", "cp866"),
        (RUSSIAN, "x-mac-cyrillic", "mac-cyrillic"),
        (RUSSIAN, "utf-8", "utf-8"),
        (GERMAN, "iso-8859-1", "cp1252"),  # as browsers read it
        (FEW, "ISO-8859-15", "iso8859-15"),
        ("汉语是一种语言", "gb2312", "gbk"),
        ("日本語の文章です", "x-sjis", "cp932"),
        ("日本語の文章です", "iso-2022-jp", "iso2022_jp"),
    ],
)
@pytest.mark.parametrize(
    "meta",
    [
        "<meta charset={}>",
        '<META CHARSET="{}" />',
        "<meta http-equiv=Content-Type content='text/html; charset={}'>",
    ],
)
def test_a_page_is_read_in_its_encoding(meta: str, text: str, declared: str, encoding: str) -> None:
    assert read(f"<head>{meta.format(declared)}</head><p>{text}", encoding) == text


def test_an_encoding_is_declared_by_xml() -> None:
    data = f"<?xml version='1.0' encoding='koi8-r'?><html><p>{RUSSIAN}".encode("koi8-r")

    assert extract_bytes("a.html", data).text.strip() == RUSSIAN


@pytest.mark.parametrize(
    "before",
    [
        "<!-- <meta charset=koi8-r> -->",
        "<script>var a = '<meta charset=koi8-r>'</script>",
        "<style>/* <meta charset=koi8-r> */</style>",
        "<link title='<meta charset=koi8-r>' charset=koi8-r>",
        "<meta name=x content='charset=koi8-r'>",
        "<title><meta charset=koi8-r></title>",
    ],
)
def test_what_is_no_declaration_declares_nothing(before: str) -> None:
    assert read(f"{before}<meta charset=windows-1251><p>{RUSSIAN}", "cp1251") == RUSSIAN


def test_a_declaration_behind_a_long_comment_counts() -> None:
    page = f"<!--{'x' * 9000}--><meta charset=koi8-r><p>{RUSSIAN}"

    assert read(page, "koi8-r") == RUSSIAN


@pytest.mark.parametrize("declared", ["koi8-r", "iso-8859-1", "gbk", "shift_jis", "iso-2022-jp"])
@pytest.mark.parametrize("text", [RUSSIAN, GERMAN])
def test_a_declaration_that_cannot_be_true_yields(declared: str, text: str) -> None:
    assert read(f"<meta charset={declared}><p>{text}") == text


@pytest.mark.parametrize("declared", ["hz", "iso2022_kr", "raw_unicode_escape", "rot13"])
def test_what_no_browser_reads_is_passed_over(declared: str) -> None:
    text = "one ~{two three \x0ecafe \\u0041"

    assert read(f"<meta charset={declared}><p>{text}") == text
