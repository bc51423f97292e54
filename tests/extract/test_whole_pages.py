"""Every word that a browser shows of a page is read, however the page is made."""

from __future__ import annotations

import io
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.extract.reader import extract_bytes
from plagcheck.model.document import SkippedPart
from plagcheck.model.errors import FileUnsafe
from tests.conftest import examples

WORD = "a_word "


def words(page: str) -> list[str]:
    return extract_bytes("a.html", f"<html><body>{page}".encode()).text.split()


@pytest.mark.parametrize("tag", ["div", "b", "table", "blockquote", "li"])
@pytest.mark.parametrize("depth", [255, 3000])
def test_what_is_nested_deeply_is_read_and_what_follows(tag: str, depth: int) -> None:
    assert words(f"one{f'<{tag}>' * depth} two {f'</{tag}>' * depth}three") == [
        "one", "two", "three",
    ]  # fmt: skip


def test_fifty_thousand_levels_are_read() -> None:
    assert words("<div>" * 50_000 + "words here") == ["words", "here"]


@pytest.mark.parametrize(
    "page",
    [
        f"<p class='{'x' * 10_500_000}'>one</p> two three",
        f"one <!--{'x' * 10_500_000}--> two three",
        f"one <p title='{'&amp;' * 2_200_000}'>two</p> three",
    ],
    ids=["attribute", "comment", "entities"],
)
def test_nothing_is_too_long(page: str) -> None:
    assert words(page) == ["one", "two", "three"]


@pytest.mark.slow
def test_a_paragraph_of_ten_million_letters_is_read() -> None:
    assert len(words(WORD * 1_600_000)) == 1_600_000


@pytest.mark.parametrize(
    "page",
    [
        "one</body></html>two<p>three",
        "one</html> two <html><body>three",
        "one<embed src=x> two <p>three",
        "one<object> two </object>three",
        "one<map> two </map>three",
        "one<svg><g><text>two</text></g></svg> three",
        "one<svg><path> <p>two three",
        "one<!--> two <!---> three",
        "one <!-- x --!> two three",
        "one <x\x00y> two \x00 three",
        "<a href=#n>one two three",
        "<a><b>one</b> <i>two</i></a> three",
        "one <a:b c:d=e>two</a:b> three",
        "<s\0cript>one</s\0cript> t\0wo <x\0y>three",
        "one<svg><g><p></p></g> two <span>three",
        "one<svg></svg> <svg><b>two</b></svg> three",
        "one<svg>no<font color=red> two three",
        "one <svg><title>no</title><desc>no</desc><foreignObject>two</foreignObject>no</svg>three",
        "one <del>two</del> three",
        "one <ruby>two<rp>(</rp><rt>three</rt><rp>)</rp></ruby>",
        "one <rt>two</rt> three",
        "one <div><template shadowrootmode=open>two</template> three",
        "one <template>no</template>two three",
        "one <select><option>two<option>three</select>",
        "one <select><table><tr><td>two</table> three",
        "one<button>two</button><label>three</label>",
        "one<input value=two><input type=hidden value=no><textarea>three</textarea>",
        "one<dialog open>two</dialog>three",
        "one <\x01>two</p> three".replace("\x01", "x\x01y"),
    ],
)
def test_odd_pages(page: str) -> None:
    assert words(page) == ["one", "two", "three"]


_PIECES = st.sampled_from(
    [
        WORD, WORD, "<p>", "</p>", "<b>", "</b>", "<div>", "</div>", "<table><tr><td>", "</table>",
        "<br/>", "<a name=x>", "</a>", "</body>", "</html>", "<ul><li>", "</li>", "<h1>", "</h1>",
        "<!-- no -->", "<img src=x>", "<q>", "</sup>", "<sup>", "<pre>", "</pre>", "&amp;", " ",
        "<script>no</script>", "<style>no</style>", "<form>", "<svg>no</svg>", "<o:p>", "</o:p>",
    ]
)  # fmt: skip


@examples(60)
@given(st.lists(_PIECES, max_size=40))
def test_no_word_is_lost_between_any_marks(pieces: list[str]) -> None:
    page = "".join([*pieces, WORD])
    found = extract_bytes("a.html", f"<html><body>{page}".encode()).text.replace("&", " ")

    assert found.split() == [WORD.strip()] * page.count(WORD)


@pytest.mark.parametrize(
    "declared", ["utf-16", "utf-32", "utf-7", "cp037", "unicode_escape", "idna", "undefined"]
)
def test_an_encoding_in_which_it_could_not_be_declared_is_passed_over(declared: str) -> None:
    assert words(f"<meta charset={declared}>one +AGE-two \\x41three") == [
        "one", "+AGE-two", "\\x41three",
    ]  # fmt: skip


def unread(page: str) -> list[str]:
    read = extract_bytes("a.html", f"<html><body>one {page}".encode())

    assert read.text.strip() == "one"
    return [part.part for part in read.coverage.skipped]


@pytest.mark.parametrize(
    "inner",
    [
        "<iframe srcdoc='two three'></iframe>",
        "<iframe src='data:text/html,two three'></iframe>",
        "<object data=' DATA:text/plain,two three'></object>",
        "<embed src='da\nta:image/svg+xml,two three'>",
    ],
)
def test_a_page_inside_a_page_is_said_to_be_unread(inner: str) -> None:
    assert unread(inner) == [SkippedPart.EMBEDDED_DOCUMENT]


def test_words_of_a_style_sheet_and_suggestions_of_a_form_are_said_to_be_unread() -> None:
    added = "<style>p::after{content:'two three four'}</style>"

    assert unread(added) == [SkippedPart.STYLED_WORDS]
    assert unread("<datalist><option>two</datalist>") == [SkippedPart.FORM_CHOICES]


@pytest.mark.parametrize(
    "inner",
    [
        "<embed src='data:image/png;base64,AAAA'>",
        "<iframe src='b.html'></iframe>",
        "<style>a::after{content:'\\201C' attr(href)} p{justify-content:center}</style>",
    ],
)
def test_what_holds_no_words_is_not_said_to_be_unread(inner: str) -> None:
    assert unread(inner) == []


def book(
    *chapters: str | bytes,
    kind: str = "application/xhtml+xml",
    properties: str = "",
    whole: bool = False,
) -> bytes:
    """`kind` is that of all chapters but the first; whole ones are pages."""
    names = [f"{number}.xhtml" for number in range(len(chapters))]
    kinds = ["application/xhtml+xml", *[kind] * len(chapters)]
    items = "".join(
        f'<item id="{name}" href="{name}" media-type="{each}" properties="{properties}"/>'
        for name, each in zip(names, kinds, strict=False)
    )
    spine = "".join(f'<itemref idref="{n}"/>' for n in names)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("mimetype", "application/epub+zip")
        archive.writestr(
            "META-INF/container.xml",
            '<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>',
        )
        archive.writestr("b.opf", f"<package>{items}<spine>{spine}</spine></package>")
        for name, chapter in zip(names, chapters, strict=True):
            page = f"<html><head><title/></head><body>{chapter!s}</body></html>"
            archive.writestr(name, chapter if whole else page)
    return made.getvalue()


def test_a_deep_chapter_of_a_book_is_read() -> None:
    deep = f"{'<div>' * 300}two{'</div>' * 300}"

    assert extract_bytes("a.epub", book("one", deep, "three")).text.split() == [
        "one", "two", "three",
    ]  # fmt: skip


XHTML = "http://www.w3.org/1999/xhtml"


@pytest.mark.parametrize(
    "chapter",
    [
        "one <!--><script>-->two three",
        "one <!-- <![CDATA[ -->two<!-- ]]> --> three",
        "one <?x <script> ?>two three",
        "one <SCRIPT>two</SCRIPT> three",
        "one <noscript>two</noscript> three",
        f"<h:p xmlns:h='{XHTML}'>one</h:p><h:p xmlns:h='{XHTML}'>two</h:p>three",
        "one <svg xmlns='http://www.w3.org/2000/svg'><text>two</text>no</svg>three",
        "one <iframe/>two <textarea/>three",
        "one&nbsp;two &hearts; three",
        "one <x:y xmlns:x='z'>two</x:y> three",
    ],
)
def test_a_chapter_is_read_by_the_rules_of_xml(chapter: str) -> None:
    page = f"<html xmlns='{XHTML}'><head><title/></head><body>{chapter}</body></html>"
    read = extract_bytes("a.epub", book(page, whole=True))

    assert read.text.replace("♥", " ").split() == ["one", "two", "three"]
    assert read.coverage.is_whole


def test_a_chapter_that_is_not_well_formed_is_read_and_told() -> None:
    read = extract_bytes("a.epub", book("<p>one <b>two</p> three & <![CDATA[four]]>"))

    assert read.text.split() == ["one", "two", "three", "&", "four"]
    assert [part.part for part in read.coverage.skipped] == [SkippedPart.DAMAGED_PLACES]


def test_a_chapter_in_an_encoding_of_its_own_is_read() -> None:
    page = "<?xml version='1.0' encoding='koi8-r'?><html><body>Один два</body></html>"

    assert extract_bytes("a.epub", book(page.encode("koi8-r"), whole=True)).text == "Один два\n"


def test_a_chapter_with_a_document_type_and_entities_of_its_own_is_refused() -> None:
    page = "<!DOCTYPE html [<!ENTITY x 'two'>]><html><body>one &x;</body></html>"

    with pytest.raises(FileUnsafe):
        extract_bytes("a.epub", book(page, whole=True))


def test_characters_of_a_book_are_read() -> None:
    chapter = "<p>one <![CDATA[two < 3 &amp; ]]> <script/>four</p>"

    assert extract_bytes("a.epub", book(chapter)).text == "one two < 3 &amp; four\n"


def test_a_chapter_with_entities_of_its_own_is_refused() -> None:
    with pytest.raises(FileUnsafe):
        extract_bytes("a.epub", book("<!ENTITY x 'two'>one &x;"))


def test_a_chapter_that_is_called_a_list_of_chapters_is_read_without_its_list() -> None:
    chapter = "<nav>Chapter 1</nav><p>one two</p>"

    assert extract_bytes("a.epub", book(chapter, properties="nav")).text == "one two\n"


def test_a_part_of_a_book_that_is_no_page_is_said_to_be_unread() -> None:
    whole = extract_bytes("a.epub", book("one", "two"))
    partly = extract_bytes("a.epub", book("one", "two", kind="application/x-dtbook+xml"))

    assert (whole.text, whole.coverage.is_whole) == ("one\ntwo\n", True)
    assert (partly.text, partly.coverage.is_whole) == ("one\n", False)


@pytest.mark.slow
@pytest.mark.parametrize("start", ["", "<style></style>"])
def test_a_page_of_more_elements_than_any_text_has_is_refused_in_a_sentence(start: str) -> None:
    with pytest.raises(FileUnsafe, match=r"it holds more than 1,000,000 elements"):
        words(start + "<p>" * 1_000_001)


def test_elements_of_a_book_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("plagcheck.extract.html.MOST_ELEMENTS", 100)
    chapter = "<b/>" * 60

    assert extract_bytes("a.epub", book(f"one {chapter}")).text.strip() == "one"
    with pytest.raises(FileUnsafe):
        extract_bytes("a.epub", book(chapter, chapter))
