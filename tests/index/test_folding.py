"""What is folded away before words are compared, and what is not."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.index.tokens import tokenize
from tests.word_salad import WORDS


def folded(text: str, *, accents: bool = False) -> list[int]:
    return list(tokenize(text, accents=accents).hashes.tolist())


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        # case
        ("HELLO World", "hello world"),
        ("STRASSE", "straße"),
        ("ΣΊΣΥΦΟΣ", "σίσυφος"),
        ("İstanbul", "istanbul"),
        # compatibility forms and ligatures
        ("ﬁnancial oﬃce ﬂow", "financial office flow"),
        ("ﬅone ﬆone", "stone stone"),
        ("Ｈｅｌｌｏ", "hello"),
        ("ℌello 𝓌orld 𝐛old", "hello world bold"),
        ("chapter Ⅳ", "chapter iv"),
        ("step ①", "step 1"),
        ("x² m³", "x2 m3"),
        ("Encyclopædia œuvre", "encyclopaedia oeuvre"),
        ("🅷ello", "hello"),
        # digits of other scripts
        ("٣٤ ४२", "34 42"),
        # soft hyphens and other invisible characters
        ("infor\u00admation", "information"),
        ("in\u200bfor\u200cma\u200dtion", "information"),
        ("\ufeffinfor\u2060mation", "information"),
        ("\u202einfor\u202cmation\u2066x\u2069", "informationx"),
        ("infor\ufe0fmation\u034f", "information"),
        ("tag\U000e0041ged", "tagged"),
        ("bell\x07 null\x00ed", "bell nulled"),
        # look-alike letters
        ("раssаgе", "passage"),
        ("оver thе hіll", "over the hill"),
        ("οf Αthens", "of athens"),
        ("oνer", "over"),
        ("kηow υs", "know us"),
        ("Ꭺpple", "apple"),
        ("ᴛʜᴇ", "the"),
        ("hоսse", "house"),
        # hyphens inside words and at the end of a line
        ("infor-mation", "information"),
        ("infor-\nmation", "information"),
        ("infor-\r\n    mation", "information"),
        ("infor- mation", "information"),
        ("infor\u2010\nmation", "information"),
        ("infor\u2011mation", "information"),
        ("infor\u00ad\u200b-\nmation", "information"),
        ("well-\nknown", "well-known"),
        ("infor-\u200bmation", "information"),
        # apostrophes
        ("don't", "dont"),
        ("don’t", "dont"),
        ("don\u02bct", "dont"),
        ("rock'-'n'-roll", "rocknroll"),
        # accents, unless asked for
        ("café naïve Łódź", "cafe naive lodz"),
        ("Ångström", "angstrom"),
        # tatweel
        ("كتـــاب", "كتاب"),
    ],
)
def test_words_are_the_same(written: str, plain: str) -> None:
    assert folded(written) == folded(plain)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("rose", "rise"),
        ("1-2", "12"),  # digits are not joined: pages 1-2 are not page 12
        ("Seite 3-\n4", "Seite 34"),
        ("one—two", "onetwo"),
        ("one--two", "onetwo"),
        ("one - two", "onetwo"),
        ("foot ball", "football"),
        ("νέος", "véoς"),  # a Greek word stays Greek
        ("пир", "nup"),  # a Russian word stays Russian
        ("кот", "кит"),
        ("word order", "order word"),
        ("東京", "京東"),
    ],
)
def test_words_stay_apart(one: str, other: str) -> None:
    assert folded(one) != folded(other)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []),
        (" \t\r\n\f\v\u00a0\u2028\u3000", []),
        ("...!?—«»", []),
        ("\u200b\ufeff\u00ad", []),
        ("'-'", []),
        ("Hello, world!", ["Hello", "world"]),
        ("one—two…three/four_five", ["one", "two", "three", "four", "five"]),
        ("e.g. 3.14", ["e", "g", "3", "14"]),
        ("  lead and trail  ", ["lead", "and", "trail"]),
        ("\u200bzero\u200b width\ufeff", ["zero", "width"]),
        ("infor-\n  mation\nend", ["infor-\n  mation", "end"]),
        ("soft\u00adhyphen", ["soft\u00adhyphen"]),
        ("don't 'quote'", ["don't", "quote"]),
        ("trailing- dash -leading", ["trailing- dash", "leading"]),
        ("dash - alone", ["dash", "alone"]),
        ("ﬁn ﬂy", ["ﬁn", "ﬂy"]),
        ("½ cup", ["½", "½", "cup"]),  # one half: two words on one character
        ("a\ud800b", ["a", "b"]),
        ("\udfff", []),
        ("a\x00b", ["a\x00b"]),
        ("😀 smile", ["smile"]),
        ("春眠不覚暁", list("春眠不覚暁")),
        ("Tokyo東京2020", ["Tokyo", "東", "京", "2020"]),
        ("ภาษาไทย", list("ภาษาไทย")),
        ("ພາສາລາວ", list("ພາສາລາວ")),
        ("カタカナ", list("カタカナ")),
        ("한국어 문장", ["한국어", "문장"]),
    ],
)
def test_words_are_cut_in_the_original_text(text: str, words: list[str]) -> None:
    tokens = tokenize(text)
    slices = [text[a:b] for a, b in zip(tokens.starts, tokens.ends, strict=True)]

    assert slices == words


def test_accents_are_kept_when_asked_for() -> None:
    assert folded("café", accents=True) != folded("cafe", accents=True)
    assert folded("CAFÉ", accents=True) == folded("café", accents=True)


@pytest.mark.parametrize("accents", [False, True])
@pytest.mark.parametrize(
    "text",
    ["café naïve", "한국어 문장", "がぎぐ", "Ǻngström Ḗ", "ệ", "שָׁלוֹם", "Йод ё", "ÅÄÖ", "ಕೊಡು"],
)
def test_composed_and_decomposed_text_is_the_same(text: str, accents: bool) -> None:
    forms = [unicodedata.normalize(form, text) for form in ("NFC", "NFD")]

    assert folded(forms[0], accents=accents) == folded(forms[1], accents=accents)


def test_marks_that_carry_meaning_are_kept_in_scripts_that_need_them() -> None:
    assert folded("काम") != folded("कम")


@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=30))
def test_upper_and_lower_case_are_the_same(words: list[str]) -> None:
    text = " ".join(words)

    assert folded(text.upper()) == folded(text) == folded(text.title())


@given(st.text(), st.sampled_from(["\u00ad", "\u200b", "\u2060", "\u202e", "\ufeff"]))
def test_invisible_characters_change_nothing(text: str, mark: str) -> None:
    assert folded(mark.join(text)) == folded(text)


APART = " - "  # a lone hyphen joins nothing


@given(st.text(st.characters(max_codepoint=127)))
def test_ascii_text_is_folded_as_any_other_text(text: str) -> None:
    count = len(text) + 10
    one_foreign = folded(f"{text}{APART}é")
    mostly_foreign = folded(f"{text}{APART}{'é ' * count}")

    assert folded(text) == one_foreign[:-1] == mostly_foreign[:-count]


@given(st.text(max_size=60), st.booleans())
def test_little_and_much_foreign_text_are_folded_alike(text: str, accents: bool) -> None:
    little = folded(f"{text}{APART}é{' x' * 500}", accents=accents)[:-501]
    much = folded(f"{text}{APART}é{' é' * 500}", accents=accents)[:-501]

    assert little == much == folded(text, accents=accents)


@pytest.mark.parametrize(
    ("word", "neighbour"),
    [("円周率π", "とDNA"), ("標準偏差σ", "のDNA"), ("中文п", "字A"), ("ไทยω", "ไA")],
)
def test_a_word_does_not_depend_on_the_words_beside_it(word: str, neighbour: str) -> None:
    alone = folded(word)

    assert folded(f"中{word}{neighbour}")[1 : len(alone) + 1] == alone
