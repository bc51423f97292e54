"""An essay in disguise is still found, and the flag names the place."""

from __future__ import annotations

import io
import random
import zipfile

import pytest

from plagcheck.align.prepared import prepare
from plagcheck.check.verify import compare
from plagcheck.extract.reader import extract_bytes
from plagcheck.model.document import Document, FlagKind
from plagcheck.model.result import AlignOptions
from tests.extract.forge import docx, docx_of, essay, lines, paragraph, pdf, run
from tests.extract.test_pdf import PICTURE, font_map

ESSAY = "\n".join(line for line in essay().splitlines() if line.strip())
WHITE = '<w:color w:val="FFFFFF"/>'


def homoglyphs(text: str) -> str:
    return text.translate(str.maketrans("aceopxyiAEOTPH", "асеорхуіАЕОТРН"))


def zero_width(text: str) -> str:
    rng = random.Random(5)
    return "".join(char + rng.choice(["", "", "\u200b", "\u2060", "\u200d"]) for char in text)


def soft_hyphens(text: str) -> str:
    return "\n".join("\u00ad".join(line) for line in text.splitlines())


def overridden(text: str) -> str:
    return "\n".join(f"\u202e{line[::-1]}\u202c" for line in text.splitlines())


def letter_spaced(text: str) -> str:
    return "\n".join(" ".join(line) for line in text.splitlines())


CHARACTERS = {
    FlagKind.LOOK_ALIKES: [homoglyphs],
    FlagKind.INVISIBLE_CHARACTERS: [zero_width, soft_hyphens, overridden],
    FlagKind.LETTER_SPACING: [letter_spaced],
}
CASES = [(trick, kind) for kind, tricks in CHARACTERS.items() for trick in tricks]


def share(document: Document, **options: object) -> float:
    """How much of the disguised essay is found in the essay."""
    submission = prepare(document.comparable(**options))
    return compare(submission, prepare(ESSAY), AlignOptions()).share_of_submission


@pytest.mark.parametrize(("trick", "kind"), CASES)
@pytest.mark.parametrize("save", [docx_of, lambda text: text.encode()], ids=["docx", "txt"])
def test_disguised_characters(trick, kind, save):
    document = extract_bytes("a", save(trick(ESSAY)))

    assert share(document) >= 0.98
    (flag,) = (flag for flag in document.flags if flag.kind is kind)
    assert flag.count > 250
    covered = sum(len(span) for span in flag.spans)
    assert covered > 0.9 * len(document.text)
    assert flag.data.example or flag.data.way


@pytest.mark.parametrize(
    ("trick", "kind"), [case for case in CASES if case[0] not in (overridden,)]
)
def test_score_without_undoing_the_trick(trick, kind):
    document = extract_bytes("a", trick(ESSAY).encode())

    assert share(document, undo=set(FlagKind) - {kind}) < 0.3


def test_flag_names_the_place():
    first, middle, last = ESSAY[:1000], ESSAY[1000:1400], ESSAY[1400:]

    document = extract_bytes("a.txt", (first + homoglyphs(middle) + last).encode())

    (flag,) = document.flags
    assert flag.spans[0].start >= 990
    assert flag.spans[-1].end <= 1410


def white_letters_for_blanks() -> bytes:
    return docx(
        "".join(
            paragraph(*(run(word) + run("q", WHITE) for word in line.split()))
            for line in ESSAY.splitlines()
        )
    )


def tiny_letters_in_words() -> bytes:
    def broken(word: str) -> str:
        return run(word[:2]) + run("zq", '<w:sz w:val="1"/>') + run(word[2:] + " ")

    return docx("".join(paragraph(*map(broken, line.split())) for line in ESSAY.splitlines()))


def hidden_paragraphs() -> bytes:
    rng = random.Random(3)
    words = ESSAY.split()
    noise = [" ".join(rng.choice(words) for _ in range(60)) for _ in ESSAY.splitlines()]
    return docx(
        "".join(
            paragraph(run(line), run(noise[n], "<w:vanish/>"))
            for n, line in enumerate(ESSAY.splitlines())
        )
    )


def white_letters_in_pdf() -> bytes:
    """Words parted by white letters, which take the place of blanks."""
    rows = []
    words = ESSAY.replace("“", '"').replace("”", '"').replace("’", "'").split()
    for number in range(0, len(words), 10):
        shown = "".join(
            f"0 g ({_escaped(word)}) Tj 1 g (x) Tj " for word in words[number : number + 10]
        )
        rows.append(f"{shown} 0 -12 Td ")
    pages = [rows[n : n + 55] for n in range(0, len(rows), 55)]
    return pdf([f"BT /F1 9 Tf 40 750 Td {''.join(page)} ET" for page in pages])


def _escaped(word: str) -> str:
    return word.replace("(", "\\(").replace(")", "\\)")


PLAIN = ESSAY.replace("“", '"').replace("”", '"').replace("’", "'").replace("—", "-")
PAGE_WORDS = 400


def printed(words: list[str], after: str = "", **more: bytes) -> bytes:
    """A PDF of several pages, with something more on each."""
    pages = [
        lines(" ".join(words[n : n + PAGE_WORDS]), size=8) + after
        for n in range(0, len(words), PAGE_WORDS)
    ]
    return pdf(pages, {1000: PICTURE}, **more)


NOISE = " ".join(reversed(PLAIN.split()[:60]))


def invisible_noise_in_pdf() -> bytes:
    noise = lines(NOISE, size=8, top=200).replace("BT /F1", "BT 3 Tr /F1")
    return printed(PLAIN.split(), noise)


def tiny_noise_in_pdf() -> bytes:
    return printed(PLAIN.split(), lines(NOISE, size=0.5, top=200))


def noise_off_the_page() -> bytes:
    return printed(PLAIN.split(), lines(NOISE, left=900, top=200))


def noise_under_a_picture() -> bytes:
    noise = lines(NOISE, size=8, top=200)
    return printed(PLAIN.split(), f"{noise} q 560 0 0 100 40 120 cm /I1 Do Q ")


@pytest.mark.parametrize(
    "file",
    [
        white_letters_for_blanks,
        tiny_letters_in_words,
        hidden_paragraphs,
        white_letters_in_pdf,
        invisible_noise_in_pdf,
        tiny_noise_in_pdf,
        noise_off_the_page,
        noise_under_a_picture,
    ],
)
def test_hidden_text(file):
    document = extract_bytes("a", file())

    assert share(document) >= 0.98
    (flag,) = document.flags
    assert flag.kind is FlagKind.HIDDEN_TEXT
    assert flag.spans == document.hidden
    assert flag.count == sum(len(document.text[s.start : s.end].split()) for s in flag.spans)
    assert flag.pages == tuple(range(document.coverage.pages))


def test_score_with_hidden_text_counted_is_lower():
    document = extract_bytes("a", hidden_paragraphs())

    assert share(document, undo=set(FlagKind) - {FlagKind.HIDDEN_TEXT}) < 0.85


def test_pages_that_are_pictures():
    scan = "q 612 0 0 792 0 0 cm /I1 Do Q "
    words = PLAIN.split()
    pages = [lines(" ".join(words[:450]), size=8), scan, lines(" ".join(words[450:]), size=8)]

    document = extract_bytes("a", pdf(pages, {1000: PICTURE}))

    assert share(document) >= 0.98
    (flag,) = document.flags
    assert (flag.kind, flag.pages) == (FlagKind.PICTURE_PAGES, (1,))
    assert (flag.count, flag.pages) == (1, (1,))


def test_letters_stored_as_others_than_those_seen():
    """A font map that makes every letter a Chinese one for who copies or compares the text."""
    data = pdf(
        [lines(" ".join(PLAIN.split()[n : n + 400]), size=8) for n in range(0, 900, 400)],
        {1001: font_map(0x4E00)},
        b"/ToUnicode 1001 0 R",
    )

    document = extract_bytes("a", data)

    assert share(document) >= 0.98
    (flag,) = document.flags
    assert (flag.kind, flag.pages) == (FlagKind.UNLIKE_VISIBLE, (0, 1, 2))
    assert (flag.count, flag.pages, flag.data.unread) == (3, (0, 1, 2), False)


def test_macros():
    packed = io.BytesIO(docx_of(ESSAY))
    with zipfile.ZipFile(packed, "a") as archive:
        archive.writestr("word/vbaProject.bin", b"program")

    document = extract_bytes("a", packed.getvalue())

    assert share(document) >= 0.98
    assert [flag.kind for flag in document.flags] == [FlagKind.MACROS]


def test_hidden_quotation_marks():
    quoted = docx(
        "".join(
            paragraph(run("“", WHITE), run(line), run("”", WHITE)) for line in ESSAY.splitlines()
        )
    )

    document = extract_bytes("a", quoted)

    assert share(document) >= 0.98
    (flag,) = document.flags
    assert flag.kind is FlagKind.HIDDEN_QUOTES
    assert flag.count == 2 * len(ESSAY.splitlines())
    assert {document.text[s.start : s.end] for s in flag.spans} == {"“ ”"}


HONEST = {
    "names": "Достоевский and Χριστός met Noël, Łukasz and Søren at the café in São Paulo. " * 3,
    "units": "The wire was 30 μm thick, 5 kΩ, at 20 °C; Δt = 3 μs and σx = 2. " * 5,
    "russian": "Мы читали книги in English и по-русски каждый день. " * 20,
    "hyphenated": "hy\u00adphen\u00ada\u00adtion is an hon\u00adest way to break long words. " * 20,
    "emoji": "We were happy 👩‍👩‍👧 and then ❤️ again. " * 20,
    "persian": "می‌خواهم کتاب‌ها را بخوانم. " * 30,
    "choices": "Answers: A B C D or E F G H were given. ",
}


@pytest.mark.parametrize("text", HONEST.values(), ids=HONEST)
def test_honest_text_is_not_flagged(text):
    assert extract_bytes("a.txt", text.encode()).flags == ()
