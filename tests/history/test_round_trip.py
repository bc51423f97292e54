"""What is saved comes back: the very result, with every text."""

from __future__ import annotations

import json
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from plagcheck import Library
from plagcheck.history.packing import pack_check, texts_of, unpack_check
from plagcheck.history.records import Records
from plagcheck.history.saved import SavedCheck, SavedClass
from plagcheck.jobs.check import compare_files
from plagcheck.jobs.history import Context, to_save
from plagcheck.leaveout.apply import leave_out
from plagcheck.library.packing import Garbled
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.document import Span
from plagcheck.model.errors import UnknownRecord
from plagcheck.model.explanation import FoundBy
from tests import word_salad
from tests.conftest import examples
from tests.history import made


@given(saved=made.saved_checks | made.saved_pairs)
@examples(150)
def test_any_check_comes_back_as_it_was(records: Records, saved: SavedCheck) -> None:
    back = records.load(records.save(saved))
    then = back.result.left_then

    assert replace(back, result=replace(back.result, left_then=None)) == saved
    assert (then is not None) is bool(saved.result.counted_by)


def test_a_match_beyond_the_words_of_a_check_is_damage(records: Records, saved: SavedCheck) -> None:
    """Counting it would take a bit for every word up to there."""
    source = saved.result.sources[0]
    far = replace(source.matches[0], runs=((1 << 40, 0, 12),))
    wrong = replace(source, comparison=replace(source.comparison, matches=(far,)))
    packed = pack_check(replace(saved, result=replace(saved.result, sources=(wrong,))))

    with pytest.raises(Garbled):
        unpack_check(packed, texts_of(saved))


def test_a_real_check_comes_back_without_its_library(
    library: Library, saved: SavedCheck, records: Records
) -> None:
    number = records.save(saved)
    texts = {entry.id: library.document(entry.id).text for entry in library.documents()}
    library.remove(list(texts))
    back = records.load(number)

    assert back == saved
    assert len(back.result.sources) == 2
    for source in back.result.sources:
        kept = back.source(source.entry.id)
        assert kept is not None
        assert kept.document.text == texts[source.entry.id]
        for match in source.comparison.matches:
            passage = kept.text[match.source.start : match.source.end]
            assert len(passage.split()) >= match.words
    assert back.source(99) is None
    assert FoundBy(passages=True) in {each.found_by for each in back.result.sources}


def test_a_check_of_before_says_nothing_of_what_found_its_sources(saved: SavedCheck) -> None:
    sources = (replace(each, found_by=None) for each in saved.result.sources)
    before = replace(saved, result=replace(saved.result, sources=tuple(sources)))
    value = json.loads(zlib.decompress(pack_check(before)))
    for source in value["saved"]["result"]["sources"]:
        assert source.pop("found_by") is None
    packed = zlib.compress(json.dumps(value).encode())

    assert unpack_check(packed, texts_of(saved)) == before


def test_two_files_come_back(tmp_path: Path, records: Records) -> None:
    a, b = tmp_path / "a.txt", tmp_path / "b.txt"
    a.write_text(word_salad.prose(1, 60))
    b.write_text(word_salad.prose(1, 60) + " " + word_salad.prose(2, 60))
    context = Context("Val Vine", other_student="Yan Yew")
    saved = to_save(a, compare_files(a, b), context, other=b)
    number = records.save(saved)
    (line,) = records.list()

    assert records.load(number) == saved
    assert (line.kind, line.name, line.other, line.other_path) == ("pair", "a.txt", "b.txt", str(b))
    assert (line.student, line.other_student, line.share) == ("Val Vine", "Yan Yew", 1.0)


def test_a_line_tells_what_was_found(saved: SavedCheck, records: Records) -> None:
    number = records.save(replace(saved, decision=Decision(Status.TO_DISCUSS, "see page 2")))
    (line,) = records.list()

    assert line.id == number
    assert (line.when, line.name, line.kind) == (made.WHEN, "rivers.txt", "check")
    assert (line.student, line.class_name, line.path) == ("Ollie Oak", "Geography 12", saved.path)
    assert (line.words, line.sources, line.searched) == (180, 2, 2)
    assert line.share == saved.result.similarity == line.matched_words / 180
    assert (line.status, line.note, line.is_kept) == (Status.TO_DISCUSS, "see page 2", True)


def test_lines_are_newest_first(saved: SavedCheck, records: Records) -> None:
    days = ["2026-03-01T10:00:00+00:00", "2026-03-02T03:00:00+05:00", "2026-03-01T23:30:00+00:00"]
    numbers = [records.save(replace(saved, when=when)) for when in days]

    assert [line.id for line in records.list()] == [numbers[2], numbers[1], numbers[0]]


def test_a_decision_is_kept_and_changes_nothing_else(saved: SavedCheck, records: Records) -> None:
    number = records.save(saved)
    decision = Decision(Status.NO_CONCERN, "Both passages are definitions.\nTalked on 13 Nov.")
    records.decide(number, decision)

    assert records.load(number) == replace(saved, decision=decision)
    assert records.list()[0].status is Status.NO_CONCERN


def test_what_is_left_out_is_kept_and_the_line_follows(saved: SavedCheck, records: Records) -> None:
    source = saved.result.sources[0]
    looked = replace(saved.result, looked_without=frozenset({source.id}))
    number = records.save(replace(saved, result=looked))
    choice = Choice(source.entry.id, None, Reason.CITED, "cited on page 1", made.WHEN)
    rules = Rules(phrases=("as is well known",), restored=(Span(3, 9),))
    records.set_left_out(number, rules, [choice])
    back, line = records.load(number), records.line(number)

    assert (back.rules, back.choices, back.result) == (rules, (choice,), saved.result)
    assert line.sources == 1
    assert line.matched_words == saved.result.sources[1].comparison.matched_words
    records.set_left_out(number, Rules(), ())
    again = records.line(number)
    assert (again.sources, again.share) == (2, saved.result.similarity)


def test_the_line_waits_until_others_were_looked_for(saved: SavedCheck, records: Records) -> None:
    number = records.save(saved)
    out = [Choice(each.id, None, Reason.OWN_WORK) for each in saved.result.sources]

    records.set_left_out(number, Rules(), out)

    assert records.line(number).share == saved.result.similarity
    looked = replace(
        saved.result, looked_without=frozenset(each.id for each in saved.result.sources)
    )
    records.set_left_out(number, Rules(), out, leave_out(looked, Rules(), out))
    assert records.line(number).share == 0.0
    assert records.load(number).result.looked_without == looked.looked_without


def test_a_class_is_a_line_with_the_path_of_its_file(records: Records) -> None:
    students = ("Ada Ash", "Bo Birch")
    saved = SavedClass(made.WHEN, "/classes/geo", "Geography 12", students, 2, 1, 900, 0.4)
    number = records.save(saved)
    (line,) = records.list()

    assert records.load_class(number) == saved
    assert (line.kind, line.class_name, line.papers, line.pairs) == ("class", "Geography 12", 2, 1)
    with pytest.raises(UnknownRecord):
        records.load(number)


def test_a_text_is_kept_once_however_many_checks_show_it(
    saved: SavedCheck, records: Records
) -> None:
    numbers = [records.save(saved) for _ in range(5)]

    assert bodies(records) == 3
    records.erase(numbers[:4])
    assert bodies(records) == 3
    assert records.load(numbers[4]) == saved
    records.erase(numbers[4:])
    assert bodies(records) == 0


def bodies(records: Records) -> int:
    (count,) = records._store._db.execute("SELECT count(*) FROM body").fetchone()
    return int(count)


def test_what_is_not_there_is_refused_with_a_sentence(records: Records) -> None:
    with pytest.raises(UnknownRecord, match="has no check 7"):
        records.load(7)
    with pytest.raises(UnknownRecord):
        records.decide(7, Decision())


def test_a_check_of_many_sources_takes_little_room(
    library: Library, tmp_path: Path, records: Records
) -> None:
    for number in range(20):
        mixed = word_salad.prose(100 + number, 40) + " " + word_salad.prose(number, 1000)
        library.add_text(f"source {number}", mixed)
    paper = " ".join(word_salad.prose(n // 2 if n % 2 else 900 + n, 125) for n in range(40))
    saved = made.real_check(library, tmp_path, "long.txt", paper)
    assert len(saved.result.sources) == 20
    records.save(saved)
    (packed,) = records._store._db.execute("SELECT sum(length(packed)) FROM result").fetchone()
    (texts,) = records._store._db.execute("SELECT sum(length(text)) FROM body").fetchone()

    assert packed < 20_000
    assert packed + texts < 200_000


def test_a_name_with_half_characters_can_be_saved(saved: SavedCheck, records: Records) -> None:
    odd = replace(saved, student="Caf\udce9", path="/papers/\udcff.txt")
    number = records.save(odd)

    assert records.load(number) == odd
    assert records.list()[0].student == "Caf?"


def test_a_document_that_shares_no_text_is_kept_all_the_same(
    library: Library, tmp_path: Path, records: Records
) -> None:
    saved = made.real_check(library, tmp_path, "alone.txt", word_salad.prose(9, 50))
    number = records.save(saved)

    assert records.load(number) == saved
    assert records.list()[0].share == 0


def test_an_answer_about_drafts_is_kept_and_changes_nothing_else(
    saved: SavedCheck, records: Records
) -> None:
    number = records.save(saved)
    records.set_no_drafts(number, frozenset({1, 7}))
    assert records.load(number) == replace(saved, no_drafts=frozenset({1, 7}))


def test_a_check_from_before_drafts_were_asked_about_is_read_as_not_answered(
    saved: SavedCheck,
) -> None:
    packed = json.loads(zlib.decompress(pack_check(replace(saved, no_drafts=frozenset({1})))))
    del packed["saved"]["no_drafts"]
    older = zlib.compress(json.dumps(packed).encode())
    assert unpack_check(older, texts_of(saved)).no_drafts == frozenset()
