"""The words of a report in English, which is also what the engine speaks."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from plagcheck.report.languages.catalogue import Catalogue, Forms, one_or_more

TEXTS: Final[Mapping[str, Forms]] = {
    # the head
    "for teacher": "Report with all sources",
    "for student": "Copy for the student",
    "title": "Passages shared with other documents",
    "file title": "{name}: passages shared with other documents",
    "made": "Made {date}",
    "program": "plagcheck {version}, on one computer, offline",
    # the number
    "of this paper": "of this paper, {words},",
    "of all words": ("{matched} of {n} word", "{matched} of {n} words"),
    "also in": "also appears in {sources}",
    "reworded from": "is reworded from {sources}",
    "in sources": ("{n} source", "{n} sources"),
    "and reworded": "and {share} is reworded",
    "more sources": ("{n} more source", "{n} more sources"),
    "only these words": "{n} more with these words only",
    "only in versions": "; {n} of them only in other versions",
    "in passages": (", in {n} passage.", ", in {n} passages."),
    "no match": (
        "No shared passage of {n} or more words",
        "No shared passage of {n} or more words",
    ),
    "in documents": ("in {n} document.", "in {n} documents."),
    "no passage": "No shared passage",
    "alike": (
        "{n} document is alike as a whole (Jaccard {score}).",
        "{n} documents are alike as a whole (Jaccard up to {score}).",
    ),
    "kinds off": "Switched off and not counted: {kinds}.",
    "nothing left": "Nothing is left that counts.",
    "nothing counts": (
        "Nothing that counts; there may be more of the kinds that are switched off."
    ),
    "unsearched": (
        "Not finished: what was left out may also stand in other sources, which were not looked "
        "for to the end."
    ),
    "definition": (
        "The number is the share of the paper’s compared words that also stand in at least one "
        "source, word for word or with small edits. Each word is counted once."
    ),
    "no verdict": (
        "The number counts shared words. It does not say how they came to be shared; that is for "
        "the reader of the passages below."
    ),
    "reworded": (
        "{n} more word ({share}) stands in reworded or summed-up passages. It is shown below, but "
        "it is not part of the number.",
        "{n} more words ({share}) stand in reworded or summed-up passages. They are shown below, "
        "but they are not part of the number.",
    ),
    "reworded sources": (
        "{n} more source holds reworded or summed-up passages only.",
        "{n} more sources hold reworded or summed-up passages only.",
    ),
    "before leaving out": (
        "Some text is left out of the number, as listed below. With it the number would be {share}."
    ),
    # the paper
    "paper": "The paper",
    "file": "File",
    "size": ("{n} word", "{n} words"),
    "pages": ("{n} page", "{n} pages"),
    "page": "page {pages}",
    "pages listed": "pages {pages}",
    "student": "Handed in by",
    "coverage": "Compared",
    "all compared": "all text of the file",
    "without text": "{pages}: no text, not compared",
    "unreadable": "{pages}: letters cannot be read, not compared",
    "skipped": "not read: {part}",
    "flags": "To look at",
    "no flags": "Nothing unusual was noticed in the file.",
    "on pages": "On {pages}.",
    "trick": "Counted with this undone: {seen}; as it is written: {stored}.",
    "trick all counted": "Both with nothing left out.",
    "for example": ", for example “{word}”",
    "hidden some way": "hidden from readers",
    "status": "Status",
    "note": "Note",
    "remarks": "About the file",
    # sources
    "sources": "Sources, by words matched",
    "no sources": "There is no source to list.",
    "number": "No.",
    "document": "Document",
    "collection": "Collection",
    "words": "Words",
    "of paper": "Of paper",
    "of source": "Of source",
    "jaccard": "Jaccard",
    "longest run": "Longest run",
    "reworded words": "Reworded",
    "passages in": "Passages",
    "jaccard meaning": (
        "Of paper and of source: share of the words on each side that both have. Jaccard: shared "
        "runs of {size} words divided by all runs of {size} words of both. Longest run: most words "
        "in a row."
    ),
    "same text": "same text: {names}",
    "among": "{names}: hardly any shared words beyond those of source {number}",
    "versions": "Also as {names}: versions of the same work",
    "more words": (", with {n} word more", ", with {n} words more"),
    "more reworded words": (", with {n} word more reworded", ", with {n} words more reworded"),
    "more": "{n} more",
    "still counts": "the same text still counts in {names}",
    "counted with": "no further source: counted in source {number}",
    "and more": (" and {n} more", " and {n} more"),
    "not counted source": "weak matches, not counted",
    "more like these": (
        "{n} more document holds only text that the listed ones hold.",
        "{n} more documents hold only text that the listed ones hold.",
    ),
    # documents of a library that are alike
    "groups": ("{n} group", "{n} groups"),
    "similar heading": "In {documents}: {groups}, {members}",
    "similar none": "No two of {documents} are alike from {score} on",
    "similar met": (
        "{n} pair met in a band and was compared in full. Alike from {score} on: {alike}.",
        "{n} pairs met in a band, each was compared in full. Alike from {score} on: {alike}.",
    ),
    "similar left out": (
        "At least {n} more pair met and is left out: too many documents are alike. Each of these "
        "was compared with some of the others.",
        "At least {n} more pairs met and are left out: too many documents are alike. Each of these "
        "was compared with some of the others.",
    ),
    "similar chance": (
        "Of 100 pairs that are alike at {score}, {found} are found and {missed} missed; of those "
        "more alike, fewer are missed."
    ),
    "similar sure": "Of pairs that are alike at {score}, fewer than 1 in 100 is missed.",
    "similar below": (
        "Pairs less alike are not listed, and more of them go unseen: of 100 at {score}, {missed} "
        "are missed."
    ),
    "first document": "first document",
    "second document": "second document",
    "runs in both": "runs in both",
    "runs in first": "only in the first",
    "runs in second": "only in the second",
    "id": "id",
    "withheld": "another paper",
    "withheld collection": "student work",
    "unsorted collection": "not named",
    "other collections": "other collections",
    "name withheld": "Student paper {letter} (name withheld)",
    "file withheld": "another file (name withheld)",
    "allowed pairs": "Allowed collaboration, not counted",
    # where names are hidden
    "somebody": "Student",
    "file of somebody": "{name}, file {number}",
    "without paper": "Student without a paper",
    "past work": "Past work {number}",
    "file unread": "A file could not be read ({code}).",
    "nothing to show": "–",
    # how a source was found
    "how found": "How was this found?",
    "how all found": "How were these sources found?",
    "numerals": "one two three four five six seven eight nine ten eleven twelve",
    "shared runs": (
        "These two share {shared} of the {n} {size}-word run they have between them.",
        "These two share {shared} of the {n} {size}-word runs they have between them.",
    ),
    "too short for runs": "Too short for {size}-word runs.",
    "exact score": (
        "{shared} ÷ {all} = {score}, the exact score: {paper} in the paper, {source} in the "
        "source, {shared} in both."
    ),
    "level passages": "Passages",
    "level bands": "Whole documents",
    "level traces": "Reworded traces",
    "level found": "found it",
    "level not found": "did not",
    "windows and run": (
        "{n} window shared, longest run {run}. Certain from {certain}.",
        "{n} windows shared, longest run {run}. Certain from {certain}.",
    ),
    "windows": (
        "{n} window shared, {row} in a row. Certain from {certain} words.",
        "{n} windows shared, {row} in a row. Certain from {certain} words.",
    ),
    "no run": "They share no run of {certain} words.",
    "bands agree": ("{n} of {bands} bands agrees", "{n} of {bands} bands agree"),
    "seen at": (
        "At {score}, seen {times} time in 100.",
        "At {score}, seen {times} times in 100.",
    ),
    "one band is enough": "One full band is enough for two documents to meet.",
    "no band met": "No band agrees in all {rows} rows, so the whole documents did not meet.",
    "rare pairs": (
        "{n} rare word pair, close together.",
        "{n} rare word pairs, close together.",
    ),
    "no traces in the rest": (
        "In the other {n} word nothing reworded from this source.",
        "In the other {n} words nothing reworded from this source.",
    ),
    "too few traces": "Too few rare word pairs close together.",
    "no words left": "No other words are left to look in.",
    "no traces kept": "Not looked for.",
    "values agree": ("{n} of {values} values agrees", "{n} of {values} values agree"),
    "estimate only": "an estimate only",
    "estimate value": "estimate {value} ± {error}",
    "exact value": "exact {score}",
    "keys met": "{met} of the paper’s {paper} keys are among the source’s {source}",
    "at words": "at words {ranges}",
    "word range": "{first} to {last}",
    "levels anew": "Worked out anew from the two texts.",
    "source gone": "The source is no longer in the library. What was kept of it: Jaccard {score}.",
    "not listed": "A check of this paper does not list this source.",
    # passages
    "passages": "Passages, side by side",
    "legend": (
        "Shaded: the same words on both sides. Solid line: word for word; dashed: small edits; "
        "dash and dot: reworded; dash and two dots: summed up; dotted: weak or left out, not "
        "counted. "
    ),
    "legend bold": "Bold without shading",
    "legend end": (
        ": words that differ where text was copied. In reworded and summed-up passages none are "
        "set apart."
    ),
    "legend in text": (
        "Each passage is given from the paper and then from the source. Words that differ where "
        "text was copied stand in square brackets. In reworded and summed-up passages none are set "
        "apart."
    ),
    "paper goes on": "Paper, continued",
    "source goes on": "Source {number}, continued",
    "weak passages": "Weak matches, not counted",
    "weak": "Weak",
    "weak meaning": "Thin rewordings and summaries. They are not in the number.",
    "same words": ("{n} word", "{n} words"),
    "same of": ("{same} of {n} word the same", "{same} of {n} words the same"),
    "paper at": "Paper, {place}",
    "source at": "Source {number}, {place}",
    "from word": "from word {word}",
    "source withheld": "Another paper: its text is not part of this copy.",
    "gap": " […] ",
    # left out
    "left out": "Left out of the number",
    "nothing left out": "Nothing was left out.",
    "what": "What",
    "why": "Why",
    "when": "When",
    "before after": "Number before → after",
    "out in class": "left out in this class",
    "left out words": "Words",
    "in source": "in source {number}",
    "places": ("{n} place", "{n} places"),
    "nothing found": "nothing found",
    # how it was made
    "settings": "How this report was made",
    "shortest": "Shortest match",
    "shortest value": (
        "{n} word, copied in a row or with small edits",
        "{n} words, copied in a row or with small edits",
    ),
    "edited": "Small edits and rewording",
    "looked for": "looked for",
    "not looked for": "not looked for",
    "accents": "Accents",
    "accents told": "é and e are different letters",
    "accents same": "é and e are the same letter",
    "certain": "Certain",
    "certain value": (
        "Every shared run of {n} word or more is found.",
        "Every shared run of {n} words or more is found.",
    ),
    "library": "Library",
    "documents": ("{n} document", "{n} documents"),
    "library version": "State of the library",
    "searched": "Searched",
    "index": "Index",
    "index value": "runs of {size} words, {bands} bands of {rows}, version {version}",
    "no index value": "runs of {size} words, no index",
    "counted by": "Counted by",
    "counted then": "counted by plagcheck {version}, until what is left out changes",
    "program name": "Program",
    "date": "Date",
    "rules": "Left out by rule",
    # what a report can be
    "form html": "HTML, in one file that opens without a network",
    "form pdf": "PDF",
    "form text": "Plain text, for screen readers and mail",
    "form csv": "Table of sources (CSV)",
    "form xlsx": "Table of sources (Excel)",
    "form json": "Everything for other programs (JSON)",
    # files
    "hashes": "Files",
    "hashes meaning": (
        "SHA-256 of the paper’s file, and of the text of each source as the library holds it. "
        "Who has the same files can repeat the check."
    ),
    "paper hash": "Paper",
    "no hash": "not known",
    # the foot
    "page of": "page {page} of {pages}",
    "foot withheld": "Other students’ names and texts are not part of this copy.",
    "foot names": "Other students’ names are withheld.",
    "foot": "Shortest match: {shortest} words. Documents in the library: {documents}.",
    # tables
    "paper table": "Paper",
    "source table": "Sources",
    "class papers": "Papers",
    "class pairs": "Pairs",
    "paper number": "Paper",
    "student name": "Student",
    "files": "Files",
    "similarity": "Shared",
    "matched": "Words in sources",
    "left out count": "Left out by the class, words",
    "late": "Late",
    "yes": "yes",
    "no": "no",
    "flag count": "Flags",
    "source count": "Library sources",
    "pair count": "Pairs",
    "student a": "Student A",
    "student b": "Student B",
    "of a": "Of A",
    "of b": "Of B",
    "reworded in a": "Reworded in A",
    "reworded in b": "Reworded in B",
    "rare": "In few other papers",
    "value": "Value",
    "what is": "What",
    "sha256": "SHA-256",
}

KINDS: Final[Mapping[str, str]] = {
    "word for word": "Word for word",
    "small edits": "Small edits",
    "reworded": "Reworded",
    "summary": "Summed up",
}
REASONS: Final[Mapping[str, str]] = {
    "quotation": "Quotation",
    "bibliography": "References",
    "citation": "Citation in the text",
    "small match": "Small match",
    "small source": "Small source",
    "phrase": "Listed phrase",
    "template": "Handout",
    "section": "Section",
    "handout": "Handout",
    "cited": "Cited",
    "allowed collaboration": "Allowed collaboration",
    "common wording": "Common wording",
    "own earlier work": "Own earlier work",
    "other": "Other reason",
}
STATUSES: Final[Mapping[str, str]] = {
    "not reviewed": "Not reviewed",
    "no concern": "No concern",
    "to discuss": "To discuss",
    "confirmed": "Confirmed",
}
FLAGS: Final[Mapping[str, Forms]] = {
    "look-alikes": (
        "Letters of another alphabet stand in {n} word{example}. For comparing they were read as "
        "the letters they look like.",
        "Letters of another alphabet stand in {n} words{example}. For comparing they were read as "
        "the letters they look like.",
    ),
    "invisible-characters": (
        "Characters that nobody sees stand in {n} word{example}. For comparing they were passed "
        "over.",
        "Characters that nobody sees stand in {n} words{example}. For comparing they were passed "
        "over.",
    ),
    "letter-spacing": (
        "Blanks stand between the letters of {n} word{example}. For comparing they were passed "
        "over.",
        "Blanks stand between the letters of {n} words{example}. For comparing they were passed "
        "over.",
    ),
    "hidden-text": (
        "{n} word is {way}. It was kept apart: no reader sees it, and it does not count as text "
        "of the paper.",
        "{n} words are {way}. They were kept apart: no reader sees them, and they do not count as "
        "text of the paper.",
    ),
    "hidden-quotes": (
        "{n} quotation mark is hidden from readers. It was not taken as a quotation mark.",
        "{n} quotation marks are hidden from readers. They were not taken as quotation marks.",
    ),
    "picture-pages": (
        "{n} page is only a picture. Nothing there could be compared.",
        "{n} pages are only pictures. Nothing there could be compared.",
    ),
    "unlike-visible": (
        "The letters stored for {n} page are not the letters a reader sees. For comparing they "
        "were read another way.",
        "The letters stored for {n} pages are not the letters a reader sees. For comparing they "
        "were read another way.",
    ),
    "unlike-visible unread": (
        "The letters stored for {n} page are not the letters a reader sees. What stands there "
        "could not be compared.",
        "The letters stored for {n} pages are not the letters a reader sees. What stands there "
        "could not be compared.",
    ),
    "macros": "The file carries macros (small programs). They were not run.",
}
WAYS: Final[Mapping[str, str]] = {
    "vanished": "formatted as hidden",
    "white": "as white as the page",
    "tiny": "smaller than 2 points",
    "without-ink": "drawn without ink",
    "off-page": "outside the page",
    "covered": "covered by a picture or shape",
}
PARTS: Final[Mapping[str, str]] = {
    "comments": "comments",
    "charts": "charts",
    "embedded-files": "embedded files",
    "embedded-objects": "embedded objects",
    "embedded-document": "an embedded document",
    "attached-files": "attached files",
    "line-numbers": "line numbers",
    "damaged-places": "damaged places",
    "styled-words": "words that a style sheet adds",
    "form-choices": "suggestions of a form",
}
MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun",
                 "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")  # fmt: skip


def _date(moment: datetime) -> str:
    return f"{moment.day} {MONTHS[moment.month - 1]} {moment.year}, {moment:%H:%M}"


ENGLISH: Final = Catalogue(
    "en", TEXTS, KINDS, REASONS, STATUSES, one_or_more, _date, flags=FLAGS, ways=WAYS, parts=PARTS
)
