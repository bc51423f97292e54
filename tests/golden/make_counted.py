"""Written by version 0.1.0: checks whose figures depend on how that version counted.

Run once, with the interpreter of version 0.1.0: make_counted.py TEXTS RECORDS EXPECTED. Passages
are laid by hand (seeded), since what is counted otherwise today is rare in so few texts: runs of
some length in weak rewordings, rests of rewordings, sources that add little to another.
"""

import importlib.util
import json
import random
import sys
from dataclasses import astuple
from pathlib import Path

import numpy as np
from plagcheck.align.alignment import AlignOptions
from plagcheck.align.matches import Kind, Match
from plagcheck.check.ranking import rank
from plagcheck.check.result import CheckOptions, CheckResult, Comparison, FilesCompared
from plagcheck.check.verify import covered_words
from plagcheck.core.document import Document, Span
from plagcheck.core.tokens import tokenize
from plagcheck.leaveout.apply import leave_out, leave_out_of
from plagcheck.leaveout.reasons import Reason
from plagcheck.leaveout.rules import Choice, Rules
from plagcheck.library.records import Entry
from plagcheck.records.records import Records
from plagcheck.records.saved import LibraryState, SavedCheck, SourceText

CHECKS, PAIRS = 18, 3
KINDS = (Kind.WORD_FOR_WORD, Kind.SMALL_EDITS, Kind.REWORDED, Kind.REWORDED, Kind.SUMMARY)
RULES = (
    Rules(quotations=True, bibliography=True),
    Rules(quotations=True),
    Rules(bibliography=True, small_match=9),
    Rules(quotations=True, bibliography=True, small_source_words=12),
    Rules(phrases=("the harbour council",), quotations=True),
    Rules(),
)
WORK = "/exams/{}.txt"


def paper_text(chance, texts):
    parts = chance.sample(texts, 4)
    cut = parts[1].find(". ") + 1 or len(parts[1])
    quoted = f"“{parts[1][:cut]}” (Ash 1990, p. 4){parts[1][cut:]}"
    listed = "References\n\n" + "\n".join(
        f"Ash, A. ({year}). {parts[3][60 * n : 60 * n + 55]}. Harbour Press."
        for n, year in enumerate((1990, 1994, 2001))
    )
    return "\n\n".join([parts[0], quoted, parts[2], listed])


class Side:
    """A source that grows with every passage laid into it."""

    def __init__(self):
        self.text, self.words = "", 0

    def add(self, words):
        first = self.words
        self.text += " ".join(words) + ".\n"
        self.words += len(words)
        return first


def passage(chance, paper, tokens, side):
    kind = chance.choice(KINDS)
    size = chance.randint(9, 30)
    first = chance.randrange(0, len(tokens) - size)
    words = [paper[tokens.starts[n] : tokens.ends[n]] for n in range(first, first + size)]
    same = np.ones(size, bool)
    if kind is not Kind.WORD_FOR_WORD:
        for place in chance.sample(range(size), 1 + size // (10 if kind.is_copied else 8)):
            same[place] = False
    there = [word if is_same else "else" for word, is_same in zip(words, same)]
    start = side.add(there)
    runs, place = [], 0
    while place < size:
        if not same[place]:
            place += 1
            continue
        end = place
        while end < size and same[end]:
            end += 1
        runs.append((first + place, start + place, end - place))
        place = end
    ours = first, first + size
    if kind.is_copied:
        ours = runs[0][0], runs[-1][0] + runs[-1][2]
    weak = not kind.is_copied and chance.random() < 0.5
    return kind, tuple(runs), ours, (start, start + size), round(chance.uniform(0.2, 1), 3), weak


def finished(laid, tokens, side):
    there = tokenize(side.text)
    assert len(there) == side.words
    matches = []
    for kind, runs, ours, theirs, strength, weak in laid:
        count = sum(run[2] for run in runs) if kind.is_copied else ours[1] - ours[0]
        spans = [
            Span(int(each.starts[a]), int(each.ends[b - 1]))
            for each, (a, b) in ((tokens, ours), (there, theirs))
        ]
        longest = max(run[2] for run in runs)
        matches.append(Match(*spans, count, kind, longest, runs, ours, strength, weak))
    matches.sort(key=lambda each: (each.submission, each.source))
    own = covered_words(matches, len(tokens))
    mask = np.zeros(len(there), bool)
    for match in matches:
        for _, place, size in match.copied_runs:
            mask[place : place + size] = True
    return Comparison(
        0.125,
        float(own.copied.mean()),
        float(mask.mean()),
        max(match.longest_run for match in matches),
        int(own.copied.sum()),
        tuple(matches),
        int((own.reworded & ~own.copied).sum()),
    )


def laid_out(chance, paper, tokens, passages):
    """A comparison of passages of a paper that are laid into a source, and the source's text."""
    side = Side()
    laid = [passage(chance, paper, tokens, side) for _ in range(passages)]
    side.add([f"word{n}" for n in range(chance.randint(5, 60))])
    return finished(laid, tokens, side), side.text


def made_check(number, texts):
    chance = random.Random(number)
    text = paper_text(chance, texts)
    tokens = tokenize(text)
    found, sources = [], []
    for each in range(1, chance.randint(3, 9)):
        comparison, there = laid_out(chance, text, tokens, chance.randint(1, 4))
        name = f"source {each}.txt"
        found.append(
            (
                Entry(
                    each,
                    name,
                    "Library",
                    len(tokenize(there)),
                    0,
                    "",
                    (),
                    f"{each:064}",
                    (f"/library/{name}",),
                ),
                comparison,
            )
        )
        sources.append(SourceText(each, name, there, (), f"{each:064}"))
    ranked, covered = rank(found, len(tokens), 8)
    result = CheckResult(
        Document(f"paper {number}.txt", text),
        len(tokens),
        int(covered.copied.sum()),
        tuple(ranked),
        30,
        CheckOptions(AlignOptions()),
        0,
        int(np.count_nonzero(covered.reworded & ~covered.copied)),
    )
    choices = []
    if number % 3 == 0:
        choices.append(Choice(ranked[0].entry.id, None, Reason.CITED, "agreed", ""))
    if number % 4 == 0:
        source = ranked[-1]
        choices.append(
            Choice(source.entry.id, source.comparison.matches[0].submission, Reason.COMMON_WORDING)
        )
    return SavedCheck(
        f"2026-05-{1 + number % 28:02}T10:00:00+00:00",
        WORK.format(f"paper {number}"),
        f"{number:064}",
        result,
        tuple(sources),
        version="0.1.0",
        library=LibraryState("course", "ab" * 16, 30, 30),
        rules=RULES[number % len(RULES)],
        choices=tuple(choices),
    )


def made_pair(number, texts):
    chance = random.Random(1000 + number)
    text = paper_text(chance, texts)
    tokens = tokenize(text)
    comparison, there = laid_out(chance, text, tokens, 5)
    a, b = Document(f"one {number}.txt", text), Document(f"other {number}.txt", there)
    compared = FilesCompared(a, b, len(tokens), len(tokenize(there)), comparison)
    return SavedCheck(
        f"2026-06-{1 + number:02}T10:00:00+00:00",
        WORK.format(a.name),
        f"{number:064}",
        compared,
        version="0.1.0",
        rules=RULES[number % len(RULES)],
        other_path=WORK.format(b.name),
    )


def comparison_values(found):
    return [
        found.matched_words,
        found.reworded_words,
        found.longest_run,
        found.share_of_submission,
        found.share_of_source,
    ]


def shown_then(line, saved):
    """What version 0.1.0 shows of a check that is opened."""
    told = {"line": [line.words, line.matched_words, line.share, line.sources]}
    if isinstance(saved.result, FilesCompared):
        left = leave_out_of(saved.result.comparison, saved.result.a, saved.rules, saved.choices)
        told["before"] = comparison_values(left.before)[:2]
        told["after"] = comparison_values(left.comparison)[:2]
        told["sources"] = {"0": [comparison_values(left.comparison), None]}
    else:
        left = leave_out(saved.result, saved.rules, saved.choices)
        told["before"] = [left.before.matched_words, left.before.reworded_words]
        told["after"] = [left.result.matched_words, left.result.reworded_words]
        told["sources"] = {
            str(each.entry.id): [comparison_values(each.comparison), each.under]
            for each in left.result.sources
        }
    told["ledger"] = [[each.key, each.words, each.before, each.after] for each in left.entries]
    return told


def main(texts_file, records_file, expected_file):
    spec = importlib.util.spec_from_file_location("texts", texts_file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    texts = [module.BUILDING, module.LENS, module.KEEPERS, module.FOG, module.PLANTS, module.OWN]
    with Records.open(records_file, create=True) as records:
        for number in range(CHECKS):
            records.save(made_check(number, texts))
        for number in range(PAIRS):
            records.save(made_pair(number, texts))
        told = {str(line.id): shown_then(line, records.load(line.id)) for line in records.list()}
    Path(expected_file).write_text(json.dumps(told, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
