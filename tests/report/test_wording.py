"""Wording: every language says everything, counts as it should, and knows what the engine says."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from string import Formatter

import pytest

from plagcheck.extract.draft import Concealment, FinishedDraft, HiddenRun, Span
from plagcheck.extract.flags import find_flags
from plagcheck.model.adjusted import Reason
from plagcheck.model.decisions import Status
from plagcheck.model.document import Flag, FlagData, FlagKind, SkippedPart, UnreadPart
from plagcheck.model.match import Kind
from plagcheck.report.languages.catalogue import Catalogue, Forms
from plagcheck.report.languages.english import ENGLISH
from plagcheck.report.languages.flag_translation import flag_sentence, in_english, part_name
from plagcheck.report.languages.wording import CATALOGUES, LANGUAGES, Wording

OTHERS = [each for each in CATALOGUES.values() if each is not ENGLISH]
FORMS = {"en": 2, "de": 2, "ru": 3}
VERDICTS = ("plagiat", "плагиат", "betrug", "betrüg", "abgeschrieben", "списа", "мошен", "schuld")

NO_BREAK = "\N{NO-BREAK SPACE}"


def listed(forms: Forms) -> tuple[str, ...]:
    return forms if isinstance(forms, tuple) else (forms,)


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("other", OTHERS, ids=lambda each: each.language)
def test_every_sentence_is_there_with_the_same_places(other: Catalogue) -> None:
    assert list(other.texts) == list(ENGLISH.texts)
    for key, forms in ENGLISH.texts.items():
        told = other.texts[key]
        assert isinstance(told, tuple) is isinstance(forms, tuple), key
        assert {frozenset(places(form)) for form in listed(told)} == {
            frozenset(places(form)) for form in listed(forms)
        }, key


@pytest.mark.parametrize("each", CATALOGUES.values(), ids=lambda each: each.language)
def test_every_number_has_a_form_and_no_sentence_is_a_verdict(each: Catalogue) -> None:
    for forms in (*each.texts.values(), *each.flags.values()):
        assert len(listed(forms)) in (1, FORMS[each.language])
        for form in listed(forms):
            assert form
            assert not any(verdict in form.lower() for verdict in VERDICTS), form
    assert list(each.kinds) == [kind.value for kind in Kind]
    assert list(each.reasons) == [reason.value for reason in Reason]
    assert list(each.statuses) == [status.value for status in Status]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", {0: "0 words", 1: "1 word", 2: "2 words", 21: "21 words"}),
        ("de", {0: "0 Wörter", 1: "1 Wort", 2: "2 Wörter", 21: "21 Wörter"}),
        (
            "ru",
            {
                0: "0 слов",
                1: "1 слово",
                2: "2 слова",
                4: "4 слова",
                5: "5 слов",
                11: "11 слов",
                12: "12 слов",
                14: "14 слов",
                21: "21 слово",
                22: "22 слова",
                111: "111 слов",
                112: "112 слов",
                1001: "1\xa0001 слово",
            },
        ),
    ],
)
def test_numbers_have_their_form(language: str, said: dict[int, str]) -> None:
    say = Wording(language)

    assert {number: say("size", number) for number in said} == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("1,234,567", "3.4_%", "<_0.1_%", "0.125", "<_0.001", "6 Nov 2026, 09:05")),
        ("de", ("1.234.567", "3,4_%", "<_0,1_%", "0,125", "<_0,001", "06.11.2026, 09:05")),
        ("ru", ("1_234_567", "3,4_%", "<_0,1_%", "0,125", "<_0,001", "06.11.2026, 09:05")),
    ],
)
def test_numbers_shares_and_dates_look_as_they_do_there(
    language: str, said: tuple[str, ...]
) -> None:
    say = Wording(language)
    shown = (
        say.number(1_234_567),
        say.share(0.034),
        say.share(0.0001),
        say.jaccard(0.125),
        say.jaccard(0.0001),
        say.date(datetime(2026, 11, 6, 9, 5)),
    )

    assert tuple(each.replace(NO_BREAK, "_") for each in shown) == said


def test_a_language_is_known_by_its_region_and_any_other_is_english() -> None:
    assert LANGUAGES == ("en", "de", "ru")
    assert [Wording(name).language for name in ("de_AT", "RU", "de-CH")] == ["de", "ru", "de"]
    assert [Wording(name).language for name in ("fr", "", "C", "den")] == ["en"] * 4
    assert Wording("ru").pages([5, 3, 4, 9]) == "стр.\xa03–5, 9"
    assert Wording("de").pages([2]) == "Seite 2"


def flag_of(text: str, *hidden: HiddenRun) -> Flag:
    """The first flag the engine raises for a text."""
    (flag, *_), _ = find_flags(FinishedDraft(text, hidden=hidden), text)
    return flag


@pytest.mark.parametrize("other", OTHERS, ids=lambda each: each.language)
def test_all_the_engine_says_is_known(other: Catalogue) -> None:
    unread = {f"{FlagKind.UNLIKE_VISIBLE} unread"}

    assert set(other.flags) == {kind.value for kind in FlagKind} | unread
    assert set(other.ways) == {how.value for how in Concealment}
    assert set(other.parts) == {part.value for part in SkippedPart} - {"file"}
    assert part_name(UnreadPart("charts"), Wording(other.language)) == other.parts["charts"]
    assert part_name(UnreadPart("file", "b.xyz", "format"), Wording(other.language)) == "b.xyz"


def test_a_flag_keeps_its_number_and_its_example() -> None:
    bird = "V\N{CYRILLIC SMALL LETTER O}gel"
    flag = flag_of(f"Der {bird} singt im Wald, und der {bird} fliegt. " * 11)
    german, russian = (flag_sentence(flag, Wording(language)) for language in ("de", "ru"))

    assert in_english(flag) == (
        f"Letters of another alphabet stand in 22 words, for example “{bird}”. For comparing they "
        "were read as the letters they look like."
    )
    assert german.startswith("In 22 Wörtern stehen Buchstaben eines anderen Alphabets, zum")
    assert f"„{bird}“" in german
    assert russian.startswith("В 22 словах")
    assert f"«{bird}»" in russian


@pytest.mark.parametrize("how", list(Concealment))
def test_hidden_text_keeps_its_way_and_its_file(how: Concealment) -> None:
    text = "Zu sehen. Eins zwei drei vier fünf"
    flag = flag_of(text, HiddenRun(Span(10, len(text)), how))
    inside = replace(flag, data=replace(flag.data, inside="essay.docx"))

    for other in OTHERS:
        told = flag_sentence(flag, Wording(other.language))
        assert other.ways[how] in told
        assert "5" in told
        assert flag_sentence(inside, Wording(other.language)) == f"essay.docx: {told}"


def test_pages_that_could_not_be_compared_are_told_apart() -> None:
    read = Flag(FlagKind.UNLIKE_VISIBLE, 1)
    not_read = Flag(FlagKind.UNLIKE_VISIBLE, 1, FlagData(unread=True))

    assert "auf andere Weise gelesen" in flag_sentence(read, Wording("de"))
    assert "konnte nicht verglichen werden" in flag_sentence(not_read, Wording("de"))


def test_what_an_older_version_said_stays_as_it_is() -> None:
    flag = Flag(FlagKind.LOOK_ALIKES, 2, FlagData(said="Letters stand in 2 words."))

    assert flag_sentence(flag, Wording("ru")) == "Letters stand in 2 words."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Documents in the library: 1."),
        ("de", "Dokumente in der Bibliothek: 1."),
        ("ru", "Документов в библиотеке: 1."),
    ],
)
def test_the_foot_of_a_report_fits_a_library_of_one_document(language: str, said: str) -> None:
    assert Wording(language)("foot", shortest=12, documents=1).endswith(said)
