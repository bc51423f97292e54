"""PDF: page furniture, hyphens, hidden and unreadable letters, and the way back to the page."""

from __future__ import annotations

import pytest

from plagcheck.align.prepared import prepare
from plagcheck.extract.draft import Concealment
from plagcheck.extract.pdf.page_pictures import OpenPdf
from plagcheck.extract.pdf.reader import read_with_second_reader
from plagcheck.extract.reader import assemble, extract, extract_bytes
from plagcheck.extract.sniff import Format
from plagcheck.index.similarity import overlap
from plagcheck.model.document import Document, FlagKind, Span
from plagcheck.model.errors import FileDamaged, FileEncrypted, PicturesOnly, TextUnreadable
from tests.extract.forge import FILES, essay, lines, pdf, stream

WORDS = " ".join(essay().split()[:300])
SECRET = "a heron waited in the reeds until the tide had turned"


def furnished(pages: int) -> bytes:
    """A sentence over every page break, with a head and a number on each page."""
    bodies = []
    for number in range(pages):
        start, end = 10 * number, 10 * number + 10
        numbers = " ".join(f"word{n}" for n in range(start, end))
        bodies.append(
            lines(f"Essay by Jo Example, page {number + 1}", top=770)
            + lines(numbers, top=700)
            + lines(f"{number + 1}", top=30)
        )
    return pdf(bodies)


@pytest.mark.parametrize("pages", [2, 3, 9])
def test_running_heads_do_not_cut_sentences(pages):
    document = extract_bytes("a.pdf", furnished(pages))

    words = document.text.split()
    assert words[: 10 * pages] == [f"word{n}" for n in range(10 * pages)]
    assert words[10 * pages :] == ["Essay", "by", "Jo", "Example,", "page", "1"]
    assert [document.text[start:].split()[0] for start in document.page_starts] == [
        f"word{10 * n}" for n in range(pages)
    ]


def test_body_lines_are_no_furniture():
    pages = [lines(" ".join(f"p{n}w{m}" for m in range(14)), top=770) for n in range(5)]

    assert len(extract_bytes("a.pdf", pdf(pages)).text.split()) == 70


def test_words_divided_at_a_line_end_are_whole():
    text = extract(FILES / "two-column.pdf").text

    assert "good explanation for one tide" in text
    assert "\x02" not in text
    assert "\ufffe" not in text


def test_footnotes_come_after_the_text():
    text = extract(FILES / "two-column.pdf").text

    assert text.index("learned to read it.") < text.index("The cube appears")


HIDDEN = {
    "without ink": lines(SECRET, before="BT 3 Tr ET", top=300).replace("BT /F1", "BT 3 Tr /F1"),
    "white": lines(SECRET, before="1 1 1 rg", top=300),
    "white over text": lines(SECRET, before="1 1 1 rg"),
    "tiny": lines(SECRET, size=0.5, top=300),
    "scaled down": lines(SECRET, before="0.05 0 0 0.05 0 0 cm", top=3000),
    "off the page": lines(SECRET, left=900),
}


@pytest.mark.parametrize("operators", HIDDEN.values(), ids=HIDDEN)
def test_hidden_letters_are_kept_apart(operators):
    document = extract_bytes("a.pdf", pdf([lines(WORDS) + operators]))

    (flag,) = document.flags
    assert flag.kind is FlagKind.HIDDEN_TEXT
    assert flag.pages == (0,)
    assert flag.count == len(SECRET.split())
    hidden = " ".join(document.text[span.start : span.end] for span in flag.spans)
    assert hidden.split() == SECRET.split()
    assert document.comparable().split() == WORDS.split()


IN_FORMS = {
    "white": ("/I1 Do", lines(SECRET, before="1 1 1 rg", top=300)),
    "without ink": ("/I1 Do", lines(SECRET, top=300).replace("BT /F1", "BT 3 Tr /F1")),
    "scaled down": ("q 0.05 0 0 0.05 0 0 cm /I1 Do Q", lines(SECRET, top=300)),
    "off the page": ("q 1 0 0 1 900 0 cm /I1 Do Q", lines(SECRET, top=300)),
}


def form(content: str) -> bytes:
    font = b"/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>"
    return stream(content.encode("cp1252"), font)


@pytest.mark.parametrize(("shown", "content"), IN_FORMS.values(), ids=IN_FORMS)
def test_hidden_letters_inside_forms_are_kept_apart(shown, content):
    document = extract_bytes("a.pdf", pdf([lines(WORDS) + shown], {1000: form(content)}))

    (flag,) = document.flags
    assert (flag.kind, flag.count) == (FlagKind.HIDDEN_TEXT, len(SECRET.split()))
    assert document.comparable().split() == WORDS.split()


def test_letters_inside_forms_are_text():
    document = extract_bytes(
        "a.pdf", pdf([lines(WORDS) + "/I1 Do"], {1000: form(lines(SECRET, top=300))})
    )

    assert document.flags == ()
    assert document.text.split() == [*WORDS.split(), *SECRET.split()]


PICTURE = stream(bytes(range(100)), b"/Type/XObject/Subtype/Image/Width 10/Height 10"
                 b"/BitsPerComponent 8/ColorSpace/DeviceGray")  # fmt: skip

COVERED = {
    "by a white shape": "1 1 1 rg 40 290 500 30 re f ",
    "by a picture": "q 500 0 0 30 40 290 cm /I1 Do Q ",
}
UNCOVERED = {
    "by a frame": "40 290 500 30 re S ",
    "by a glass pane": "/GS gs 1 0 0 rg 40 290 500 30 re f ",
    "by a picture that is cut off": "q 40 290 10 30 re W n 500 0 0 30 40 290 cm /I1 Do Q ",
    "by nothing": "1 1 1 rg 40 400 500 30 re f ",
}
GLASS = b"/Resources<</ExtGState<</GS<</ca 0.3>>>>"


@pytest.mark.parametrize("cover", COVERED.values(), ids=COVERED)
def test_covered_text_is_kept_apart(cover):
    data = pdf([lines(WORDS) + lines(SECRET, top=300) + cover], {1000: PICTURE})

    document = extract_bytes("a.pdf", data)

    (flag,) = document.flags
    assert (flag.kind, flag.count) == (FlagKind.HIDDEN_TEXT, len(SECRET.split()))
    assert flag.data.way == Concealment.COVERED
    assert document.comparable().split() == WORDS.split()


@pytest.mark.parametrize("cover", UNCOVERED.values(), ids=UNCOVERED)
def test_text_under_what_lets_it_through_is_seen(cover):
    data = pdf([lines(WORDS) + lines(SECRET, top=300) + cover], {1000: PICTURE})

    document = extract_bytes("a.pdf", data.replace(b"/Resources<<", GLASS))

    assert document.flags == ()
    assert document.text.split() == [*WORDS.split(), *SECRET.split()]


def test_huge_page_is_looked_at_all_the_same():
    data = pdf([lines(WORDS) + lines(SECRET, before="1 1 1 rg", top=300)])

    document = extract_bytes("a.pdf", data.replace(b"[0 0 612 792]", b"[0 0 90000 90000]"))

    assert document.comparable().split() == WORDS.split()


def test_white_letters_on_a_dark_ground_are_seen():
    bar = "0 0 0.4 rg 40 290 500 30 re f "
    document = extract_bytes("a.pdf", pdf([bar + lines(SECRET, before="1 1 1 rg", top=300)]))

    assert document.flags == ()
    assert document.text.split() == SECRET.split()


def test_text_recognised_in_a_scan_is_not_hidden():
    scan = "q 612 0 0 792 0 0 cm /I1 Do Q " + lines(WORDS).replace("BT /F1", "BT 3 Tr /F1")

    document = extract_bytes("a.pdf", pdf([scan], {1000: PICTURE}))

    assert document.flags == ()
    assert document.text.split() == WORDS.split()


def test_pages_that_are_pictures_are_named():
    scan = "q 612 0 0 792 0 0 cm /I1 Do Q "

    document = extract_bytes("a.pdf", pdf([lines(WORDS), scan, scan], {1000: PICTURE}))

    (flag,) = document.flags
    assert (flag.kind, flag.pages) == (FlagKind.PICTURE_PAGES, (1, 2))
    assert flag.count == 2
    assert document.coverage.pages_without_text == (1, 2)


def test_scan_without_text_gets_no_score_but_a_reason():
    with pytest.raises(PicturesOnly, match="pictures of pages"):
        extract_bytes("a.pdf", pdf(["q 612 0 0 792 0 0 cm /I1 Do Q"], {1000: PICTURE}))


def font_map(start: int) -> bytes:
    """A map that says the letters are others than those that are drawn."""
    return stream(
        b"/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange "
        b"<00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <%04X> endbfrange endcmap end end"
        % start
    )


def test_letters_that_are_not_those_seen_are_read_another_way():
    data = pdf([lines(WORDS)], {1001: font_map(0x4E00)}, b"/ToUnicode 1001 0 R")

    document = extract_bytes("a.pdf", data)

    assert [f.kind for f in document.flags] == [FlagKind.UNLIKE_VISIBLE]
    assert document.text.split() == WORDS.split()


def test_pages_read_another_way_are_told_from_those_that_could_not_be():
    cipher = WORDS.translate(str.maketrans("aeiouyAEIOUY", "xxxxxxXXXXXX"))
    pages = [lines(WORDS), lines(cipher), lines(WORDS)]

    document = extract_bytes("a.pdf", pdf(pages, {1001: font_map(0x4E00)}, b"/ToUnicode 1001 0 R"))

    assert {flag.kind for flag in document.flags} == {FlagKind.UNLIKE_VISIBLE}
    told = [(flag.count, flag.pages, flag.data.unread) for flag in document.flags]
    assert told == [(2, (0, 2), False), (1, (1,), True)]
    assert document.coverage.pages_unreadable == (1,)


def test_letters_that_cannot_be_read_at_all_have_a_reason():
    cipher = WORDS.translate(str.maketrans("aeiouyAEIOUY", "xxxxxxXXXXXX"))

    with pytest.raises(TextUnreadable):
        extract_bytes("a.pdf", pdf([lines(cipher)]))


def test_damaged_pdf_is_named():
    with pytest.raises(FileDamaged):
        extract_bytes("a.pdf", b"%PDF-1.7\nnothing follows")


@pytest.mark.parametrize("read", [extract, lambda file: by_second_reader(file.read_bytes())])
def test_pdf_with_a_password_is_named(read):
    with pytest.raises(FileEncrypted, match="password"):
        read(FILES / "password.pdf")


def test_pdf_that_only_forbids_copying_is_read():
    assert extract(FILES / "no-copying.pdf").text.startswith("A heron waited in the reeds")


def by_second_reader(data: bytes) -> Document:
    return assemble("a.pdf", Format.PDF, read_with_second_reader("a.pdf", data), "")


@pytest.mark.parametrize("name", ["essay-libreoffice.pdf", "two-column.pdf"])
def test_both_readers_agree_in_their_shingles(name):
    """pdfminer.six, which takes over where PDFium fails, gives the same runs of words."""
    first = prepare(extract(FILES / name).comparable()).shingles
    second = prepare(by_second_reader((FILES / name).read_bytes()).comparable()).shingles

    assert overlap(first.unique, second.unique).jaccard > 0.99


def test_both_readers_agree_on_running_heads_and_pages():
    data = furnished(3)

    first, second = extract_bytes("a.pdf", data), by_second_reader(data)

    assert second.text.split() == first.text.split()
    assert len(second.page_starts) == len(first.page_starts)


@pytest.mark.parametrize("operators", HIDDEN.values(), ids=HIDDEN)
def test_both_readers_keep_hidden_letters_apart(operators):
    document = by_second_reader(pdf([lines(WORDS) + operators]))

    assert document.comparable().split() == WORDS.split()
    assert [(flag.kind, flag.pages) for flag in document.flags] == [(FlagKind.HIDDEN_TEXT, (0,))]


def test_second_reader_sees_white_letters_on_a_dark_ground():
    bar = "0 0 0.4 rg 40 290 500 30 re f "

    document = by_second_reader(pdf([bar + lines(SECRET, before="1 1 1 rg", top=300)]))

    assert document.flags == ()


LINK = ["https://example.org/a/long/addre", "ss/of/a/page and no more"]


@pytest.mark.parametrize("read", [lambda data: extract_bytes("a", data), by_second_reader])
def test_addresses_broken_over_lines_are_whole(read):
    rows = ["as long a line as there is here", *LINK, "The next line."]
    shown = "".join(f"({row}) Tj T*" for row in rows)

    text = read(pdf([f"BT /F1 10 Tf 12 TL 50 700 Td {shown} ET"])).text

    assert "https://example.org/a/long/address/of/a/page and no more\nThe next line." in text


ACCENTED = "BT /F1 10 Tf 50 700 Td [(Jos) -0 (\xb4) 444 (e wrote it)] TJ ET"


@pytest.mark.parametrize("read", [lambda data: extract_bytes("a", data), by_second_reader])
def test_accents_drawn_over_letters_part_no_words(read):
    """As TeX does it: the accent first, then the letter under it."""
    text = read(pdf([ACCENTED])).comparable()

    assert text.split() == ["Jose", "wrote", "it"]


@pytest.mark.parametrize("read", [lambda data: extract_bytes("a", data), by_second_reader])
def test_blank_after_an_accent_stays(read):
    """The accent is drawn over the letter before it."""
    shown = "BT /F1 10 Tf 50 700 Td [(the value y) 444 (\xb4) 0 ( in it)] TJ ET"

    text = read(pdf([shown])).comparable().replace("´", "")

    assert text.split() == ["the", "value", "y", "in", "it"]


@pytest.fixture
def opened():
    pdf_file = OpenPdf("a.pdf", (FILES / "two-column.pdf").read_bytes())
    yield pdf_file
    pdf_file.close()


@pytest.mark.parametrize(
    "rows",
    [
        ["Anyone who has spent"],
        ["good ex", "planation for"],
        ["What", "matters for the sea is not"],
        ["her orbit widens"],
    ],
)
def test_rectangles_lie_on_the_words(opened, rows):
    """Reading the page inside the rectangles gives the words back."""
    import pypdfium2

    document = extract(FILES / "two-column.pdf")
    phrase = " ".join(rows).replace("ex planation", "explanation")
    start = document.text.index(phrase)

    rectangles = opened.rectangles([Span(start, start + len(phrase))])

    raw = pypdfium2.PdfDocument(FILES / "two-column.pdf")
    seen = []
    for box in rectangles:
        page = raw[box.page]
        height = page.get_height()
        text = page.get_textpage()
        seen.append(
            text.get_text_bounded(box.left, height - box.bottom, box.right, height - box.top)
        )
        text.close()
        page.close()
    raw.close()
    assert [row.strip() for row in seen] == rows


def test_page_image_has_ink_where_the_rectangle_is(opened):
    document = extract(FILES / "two-column.pdf")
    start = document.text.index("centimetres")
    (box,) = opened.rectangles([Span(start, start + 11)])

    image = opened.image(box.page, 2.0)

    assert len(image.data) == image.width * image.height * 4
    row = int((box.top + box.bottom) / 2 * image.zoom)
    line = image.data[row * image.width * 4 : (row + 1) * image.width * 4]
    inside = line[int(box.left * image.zoom) * 4 : int(box.right * image.zoom) * 4]
    assert min(inside) < 100
    assert max(inside) == 255


def test_page_image_stays_within_bounds(opened):
    image = opened.image(0, 1e6)

    assert image.width * image.height <= 41_000_000
    assert image.zoom < 100


def test_page_that_is_not_there(opened):
    with pytest.raises(FileDamaged):
        opened.image(99, 1.0)
