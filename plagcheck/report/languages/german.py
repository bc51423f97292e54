"""The words of a report in German."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plagcheck.report.languages.catalogue import Catalogue, Forms, dotted, one_or_more

TEXTS: Final[Mapping[str, Forms]] = {
    # the head
    "for teacher": "Bericht mit allen Quellen",
    "for student": "Exemplar für die geprüfte Person",
    "title": "Gemeinsame Stellen mit anderen Texten",
    "file title": "{name}: gemeinsame Stellen mit anderen Texten",
    "made": "Erstellt am {date}",
    "program": "plagcheck {version}, lokal, ohne Netz",
    # the number
    "of this paper": "dieser Arbeit, {words},",
    "of all words": ("{matched} von {n} Wort", "{matched} von {n} Wörtern"),
    "also in": "stehen auch in {sources}",
    "reworded from": "sind umformuliert aus {sources}",
    "in sources": ("{n} Quelle", "{n} Quellen"),
    "and reworded": "und {share} umformuliert",
    "more sources": ("{n} weitere Quelle", "{n} weitere Quellen"),
    "only these words": "{n} weitere nur mit diesen Wörtern",
    "only in versions": "; {n} davon nur in anderen Fassungen",
    "in passages": (", an {n} Stelle.", ", an {n} Stellen."),
    "no match": (
        "Keine gemeinsame Stelle von {n} oder mehr Wörtern",
        "Keine gemeinsame Stelle von {n} oder mehr Wörtern",
    ),
    "in documents": ("in {n} Dokument.", "in {n} Dokumenten."),
    "no passage": "Keine gemeinsame Stelle",
    "alike": (
        "{n} Dokument ist im Ganzen ähnlich (Jaccard {score}).",
        "{n} Dokumente sind im Ganzen ähnlich (Jaccard bis {score}).",
    ),
    "kinds off": "Ausgeblendet und nicht gezählt: {kinds}.",
    "nothing left": "Es bleibt nichts, was zählt.",
    "nothing counts": ("Nichts, was zählt; von den ausgeblendeten Arten kann es mehr geben."),
    "unsearched": (
        "Nicht abgeschlossen: Was weggelassen wurde, kann auch in anderen Quellen stehen, nach "
        "denen nicht bis zum Ende gesucht wurde."
    ),
    "definition": (
        "Die Zahl ist der Anteil der verglichenen Wörter, die auch in mindestens einer Quelle "
        "stehen, wörtlich oder mit kleinen Änderungen. Jedes Wort zählt einmal."
    ),
    "no verdict": (
        "Die Zahl zählt gemeinsame Wörter. Sie sagt nicht, wie es dazu kam; das beurteilt, wer die "
        "Stellen unten liest."
    ),
    "reworded": (
        "{n} weiteres Wort ({share}) steht in umformulierten oder zusammengefassten Stellen. Es "
        "ist unten gezeigt, gehört aber nicht zur Zahl.",
        "{n} weitere Wörter ({share}) stehen in umformulierten oder zusammengefassten Stellen. Sie "
        "sind unten gezeigt, gehören aber nicht zur Zahl.",
    ),
    "reworded sources": (
        "{n} weitere Quelle enthält nur umformulierte oder zusammengefasste Stellen.",
        "{n} weitere Quellen enthalten nur umformulierte oder zusammengefasste Stellen.",
    ),
    "before leaving out": (
        "Ein Teil des Textes zählt nicht mit, wie unten aufgeführt. Mit ihm wäre die Zahl {share}."
    ),
    # the paper
    "paper": "Die Arbeit",
    "file": "Datei",
    "size": ("{n} Wort", "{n} Wörter"),
    "pages": ("{n} Seite", "{n} Seiten"),
    "page": "Seite {pages}",
    "pages listed": "Seiten {pages}",
    "student": "Abgegeben von",
    "coverage": "Verglichen",
    "all compared": "der ganze Text der Datei",
    "without text": "{pages}: kein Text, nicht verglichen",
    "unreadable": "{pages}: Buchstaben nicht lesbar, nicht verglichen",
    "skipped": "nicht gelesen: {part}",
    "flags": "Zum Ansehen",
    "no flags": "An der Datei fiel nichts Ungewöhnliches auf.",
    "on pages": "Auf {pages}.",
    "trick": "Gezählt ohne diese Veränderung: {seen}; so, wie es geschrieben ist: {stored}.",
    "trick all counted": "Beides mit allem gezählt.",
    "for example": ", zum Beispiel „{word}“",
    "hidden some way": "nicht zu sehen",
    "status": "Stand",
    "note": "Notiz",
    "remarks": "Zur Datei",
    # sources
    "sources": "Quellen, nach gefundenen Wörtern",
    "no sources": "Es ist keine Quelle aufzuführen.",
    "number": "Nr.",
    "document": "Dokument",
    "collection": "Sammlung",
    "words": "Wörter",
    "of paper": "Anteil Arbeit",
    "of source": "Anteil Quelle",
    "jaccard": "Jaccard",
    "longest run": "Längste Folge",
    "reworded words": "Umformuliert",
    "passages in": "Stellen",
    "jaccard meaning": (
        "Anteil Arbeit und Anteil Quelle: wie viel von den Wörtern jeder Seite beide haben. "
        "Jaccard: gemeinsame Folgen von {size} Wörtern, geteilt durch alle solchen Folgen beider. "
        "Längste Folge: die meisten Wörter hintereinander."
    ),
    "same text": "gleicher Text: {names}",
    "among": "{names}: kaum gemeinsame Wörter über die von Quelle {number} hinaus",
    "versions": "Auch als {names}: Fassungen derselben Arbeit",
    "more words": (", mit {n} Wort mehr", ", mit {n} Wörtern mehr"),
    "more reworded words": (
        ", mit {n} umformulierten Wort mehr",
        ", mit {n} umformulierten Wörtern mehr",
    ),
    "more": "{n} weitere",
    "still counts": "derselbe Text zählt weiter in {names}",
    "counted with": "keine weitere Quelle: in Quelle {number} gezählt",
    "and more": (" und {n} weiteren", " und {n} weiteren"),
    "not counted source": "schwache Stellen, nicht gezählt",
    "more like these": (
        "{n} weiteres Dokument enthält nur Text, den die aufgeführten enthalten.",
        "{n} weitere Dokumente enthalten nur Text, den die aufgeführten enthalten.",
    ),
    # Dokumente einer Bibliothek, die sich ähneln
    "groups": ("{n} Gruppe", "{n} Gruppen"),
    "similar heading": "{documents} verglichen: {groups}, {members}",
    "similar none": "Keine zwei Dokumente ähneln sich ab {score} ({documents} verglichen)",
    "similar met": (
        "{n} Paar traf sich in einem Band und wurde ganz verglichen. Ähnlich ab {score}: {alike}.",
        "{n} Paare trafen sich in einem Band, jedes wurde ganz verglichen. Ähnlich ab {score}: "
        "{alike}.",
    ),
    "similar left out": (
        "Mindestens {n} weiteres Paar traf sich und ist ausgelassen: Zu viele Dokumente ähneln "
        "sich. Jedes davon wurde mit einigen der anderen verglichen.",
        "Mindestens {n} weitere Paare trafen sich und sind ausgelassen: Zu viele Dokumente ähneln "
        "sich. Jedes davon wurde mit einigen der anderen verglichen.",
    ),
    "similar chance": (
        "Von 100 Paaren, die sich zu {score} ähneln, werden {found} gefunden und {missed} "
        "übersehen; von ähnlicheren weniger."
    ),
    "similar sure": (
        "Von Paaren, die sich zu {score} ähneln, wird weniger als 1 von 100 übersehen."
    ),
    "similar below": (
        "Weniger ähnliche Paare sind nicht aufgeführt, und mehr von ihnen bleiben unbemerkt: von "
        "100 bei {score} werden {missed} übersehen."
    ),
    "first document": "erstes Dokument",
    "second document": "zweites Dokument",
    "runs in both": "Wortfolgen in beiden",
    "runs in first": "nur im ersten",
    "runs in second": "nur im zweiten",
    "id": "Nummer",
    "withheld": "eine andere Arbeit",
    "withheld collection": "Arbeiten von Lernenden",
    "unsorted collection": "nicht genannt",
    "other collections": "andere Sammlungen",
    "name withheld": "Andere Arbeit {letter} (Name zurückgehalten)",
    "file withheld": "eine andere Datei (Name zurückgehalten)",
    "allowed pairs": "Erlaubte Zusammenarbeit, nicht gezählt",
    # where names are hidden
    "somebody": "Person",
    "file of somebody": "{name}, Datei {number}",
    "without paper": "Person ohne Arbeit",
    "past work": "Frühere Arbeit {number}",
    "file unread": "Eine Datei konnte nicht gelesen werden ({code}).",
    "nothing to show": "–",
    # how a source was found
    "how found": "Wie wurde das gefunden?",
    "how all found": "Wie wurden diese Quellen gefunden?",
    "numerals": "einem zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "shared runs": (
        "Von der {n} Folge aus {size} Wörtern, die in diesen beiden Texten steht, ist {shared} in "
        "beiden.",
        "Von den {n} Folgen aus {size} Wörtern, die in diesen beiden Texten stehen, sind {shared} "
        "in beiden.",
    ),
    "too short for runs": "Zu kurz für Folgen aus {size} Wörtern.",
    "exact score": (
        "{shared} ÷ {all} = {score}, der genaue Wert: {paper} in der Arbeit, {source} in der "
        "Quelle, {shared} in beiden."
    ),
    "level passages": "Stellen",
    "level bands": "Ganze Dokumente",
    "level traces": "Umformuliertes",
    "level found": "gefunden",
    "level not found": "nicht",
    "windows and run": (
        "{n} Fenster gleich, längste Folge {run}. Sicher ab {certain}.",
        "{n} Fenster gleich, längste Folge {run}. Sicher ab {certain}.",
    ),
    "windows": (
        "{n} Fenster gleich, {row} hintereinander. Sicher ab {certain} Wörtern.",
        "{n} Fenster gleich, {row} hintereinander. Sicher ab {certain} Wörtern.",
    ),
    "no run": "Keine Folge von {certain} Wörtern ist in beiden.",
    "bands agree": (
        "{n} von {bands} Bändern stimmt überein",
        "{n} von {bands} Bändern stimmen überein",
    ),
    "seen at": (
        "Bei {score} in {times} von 100 Fällen.",
        "Bei {score} in {times} von 100 Fällen.",
    ),
    "one band is enough": "Ein volles Band genügt, damit zwei Dokumente sich treffen.",
    "no band met": (
        "Kein Band stimmt in allen {rows} Zeilen überein: Die ganzen Dokumente trafen sich nicht."
    ),
    "rare pairs": (
        "{n} seltenes Wortpaar, dicht beieinander.",
        "{n} seltene Wortpaare, dicht beieinander.",
    ),
    "no traces in the rest": (
        "Im anderen {n} Wort nichts Umformuliertes.",
        "In den anderen {n} Wörtern nichts Umformuliertes.",
    ),
    "too few traces": "Zu wenige seltene Wortpaare dicht beieinander.",
    "no words left": "Es sind keine anderen Wörter übrig.",
    "no traces kept": "Danach wurde nicht gesucht.",
    "values agree": (
        "{n} von {values} Werten stimmt überein",
        "{n} von {values} Werten stimmen überein",
    ),
    "estimate only": "nur eine Schätzung",
    "estimate value": "Schätzung {value} ± {error}",
    "exact value": "genau {score}",
    "keys met": "{met} der {paper} Schlüssel der Arbeit sind unter den {source} der Quelle",
    "at words": "bei den Wörtern {ranges}",
    "word range": "{first} bis {last}",
    "levels anew": "Neu ermittelt aus den beiden Texten.",
    "source gone": (
        "Die Quelle ist nicht mehr in der Bibliothek. Von ihr festgehalten: Jaccard {score}."
    ),
    "not listed": "Eine Prüfung dieser Arbeit führt diese Quelle nicht auf.",
    # passages
    "passages": "Stellen, nebeneinander",
    "legend": (
        "Hinterlegt: gleiche Wörter auf beiden Seiten. Durchgezogene Linie: wörtlich; "
        "gestrichelt: kleine Änderungen; Strich und Punkt: umformuliert; Strich und zwei Punkte: "
        "zusammengefasst; gepunktet: schwach oder weggelassen, nicht gezählt. "
    ),
    "legend bold": "Fett ohne Hinterlegung",
    "legend end": (
        ": Wörter, die sich in übernommenem Text unterscheiden. In umformulierten und "
        "zusammengefassten Stellen sind keine hervorgehoben."
    ),
    "legend in text": (
        "Jede Stelle steht zuerst aus der Arbeit, dann aus der Quelle. Wörter, die sich in "
        "übernommenem Text unterscheiden, stehen in eckigen Klammern. In umformulierten und "
        "zusammengefassten Stellen sind keine hervorgehoben."
    ),
    "paper goes on": "Arbeit, Fortsetzung",
    "source goes on": "Quelle {number}, Fortsetzung",
    "weak passages": "Schwache Stellen, nicht gezählt",
    "weak": "Schwach",
    "weak meaning": (
        "Schwache Umformulierungen und Zusammenfassungen. Sie gehören nicht zur Zahl."
    ),
    "same words": ("{n} Wort", "{n} Wörter"),
    "same of": ("{same} von {n} Wort gleich", "{same} von {n} Wörtern gleich"),
    "paper at": "Arbeit, {place}",
    "source at": "Quelle {number}, {place}",
    "from word": "ab Wort {word}",
    "source withheld": "Eine andere Arbeit: Ihr Text gehört nicht zu diesem Exemplar.",
    "gap": " […] ",
    # left out
    "left out": "Aus der Zahl weggelassen",
    "nothing left out": "Nichts wurde weggelassen.",
    "what": "Was",
    "why": "Warum",
    "when": "Wann",
    "before after": "Zahl vorher → nachher",
    "out in class": "in dieser Klasse weggelassen",
    "left out words": "Wörter",
    "in source": "in Quelle {number}",
    "places": ("{n} Stelle", "{n} Stellen"),
    "nothing found": "nichts gefunden",
    # how it was made
    "settings": "Wie dieser Bericht entstand",
    "shortest": "Kürzeste Stelle",
    "shortest value": (
        "{n} Wort, hintereinander übernommen oder mit kleinen Änderungen",
        "{n} Wörter, hintereinander übernommen oder mit kleinen Änderungen",
    ),
    "edited": "Änderungen und Umformulierungen",
    "looked for": "gesucht",
    "not looked for": "nicht gesucht",
    "accents": "Akzente",
    "accents told": "é und e sind verschiedene Buchstaben",
    "accents same": "é und e sind derselbe Buchstabe",
    "certain": "Gewiss",
    "certain value": (
        "Jede gemeinsame Folge ab {n} Wort wird gefunden.",
        "Jede gemeinsame Folge ab {n} Wörtern wird gefunden.",
    ),
    "library": "Bibliothek",
    "documents": ("{n} Dokument", "{n} Dokumente"),
    "library version": "Fassung der Bibliothek",
    "searched": "Durchsucht",
    "index": "Index",
    "index value": "Folgen von {size} Wörtern, {bands} Bänder zu {rows}, Version {version}",
    "no index value": "Folgen von {size} Wörtern, kein Index",
    "counted by": "Gezählt von",
    "counted then": "von plagcheck {version} gezählt, bis sich ändert, was weggelassen ist",
    "program name": "Programm",
    "date": "Datum",
    "rules": "Nach Regel weggelassen",
    # what a report can be
    "form html": "HTML, in einer Datei, die ohne Netz aufgeht",
    "form pdf": "PDF",
    "form text": "Reiner Text, für Bildschirmleser und E-Mail",
    "form csv": "Tabelle der Quellen (CSV)",
    "form xlsx": "Tabelle der Quellen (Excel)",
    "form json": "Alles für andere Programme (JSON)",
    # files
    "hashes": "Dateien",
    "hashes meaning": (
        "SHA-256 der Datei der Arbeit und des Textes jeder Quelle, wie ihn die Bibliothek enthält. "
        "Wer dieselben Dateien hat, kann die Prüfung wiederholen."
    ),
    "paper hash": "Arbeit",
    "no hash": "nicht bekannt",
    # the foot
    "page of": "Seite {page} von {pages}",
    "foot withheld": "Namen und Texte anderer Personen gehören nicht zu diesem Exemplar.",
    "foot names": "Namen anderer Personen sind zurückgehalten.",
    "foot": "Kürzeste Stelle: {shortest} Wörter. Dokumente in der Bibliothek: {documents}.",
    # tables
    "paper table": "Arbeit",
    "source table": "Quellen",
    "class papers": "Arbeiten",
    "class pairs": "Paare",
    "paper number": "Arbeit",
    "student name": "Person",
    "files": "Dateien",
    "similarity": "Gemeinsam",
    "matched": "Wörter in Quellen",
    "left out count": "Von der Klasse weggelassene Wörter",
    "late": "Verspätet",
    "yes": "ja",
    "no": "nein",
    "flag count": "Hinweise",
    "source count": "Quellen der Bibliothek",
    "pair count": "Paare",
    "student a": "Person A",
    "student b": "Person B",
    "of a": "Anteil A",
    "of b": "Anteil B",
    "reworded in a": "Umformuliert in A",
    "reworded in b": "Umformuliert in B",
    "rare": "In wenigen anderen Arbeiten",
    "value": "Wert",
    "what is": "Was",
    "sha256": "SHA-256",
}

KINDS: Final[Mapping[str, str]] = {
    "word for word": "Wörtlich",
    "small edits": "Kleine Änderungen",
    "reworded": "Umformuliert",
    "summary": "Zusammengefasst",
}
REASONS: Final[Mapping[str, str]] = {
    "quotation": "Zitat",
    "bibliography": "Literatur",
    "citation": "Verweis im Text",
    "small match": "Kleine Stelle",
    "small source": "Kleine Quelle",
    "phrase": "Wendung aus der Liste",
    "template": "Aufgabenblatt",
    "section": "Abschnitt",
    "handout": "Aufgabenblatt",
    "cited": "Quelle angegeben",
    "allowed collaboration": "Erlaubte Zusammenarbeit",
    "common wording": "Übliche Formulierung",
    "own earlier work": "Eigene frühere Arbeit",
    "other": "Anderer Grund",
}
STATUSES: Final[Mapping[str, str]] = {
    "not reviewed": "Offen",
    "no concern": "Unbedenklich",
    "to discuss": "Zu besprechen",
    "confirmed": "Bestätigt",
}
FLAGS: Final[Mapping[str, Forms]] = {
    "look-alikes": (
        "In {n} Wort stehen Buchstaben eines anderen Alphabets{example}. Zum Vergleichen wurden "
        "sie als die Buchstaben gelesen, denen sie gleichen.",
        "In {n} Wörtern stehen Buchstaben eines anderen Alphabets{example}. Zum Vergleichen "
        "wurden sie als die Buchstaben gelesen, denen sie gleichen.",
    ),
    "invisible-characters": (
        "In {n} Wort stehen Zeichen, die niemand sieht{example}. Zum Vergleichen wurden sie "
        "übergangen.",
        "In {n} Wörtern stehen Zeichen, die niemand sieht{example}. Zum Vergleichen wurden sie "
        "übergangen.",
    ),
    "letter-spacing": (
        "In {n} Wort stehen Leerzeichen zwischen den Buchstaben{example}. Zum Vergleichen wurden "
        "sie übergangen.",
        "In {n} Wörtern stehen Leerzeichen zwischen den Buchstaben{example}. Zum Vergleichen "
        "wurden sie übergangen.",
    ),
    "hidden-text": (
        "{n} Wort ist {way}. Es zählt nicht als Text der Arbeit, denn niemand sieht es.",
        "{n} Wörter sind {way}. Sie zählen nicht als Text der Arbeit, denn niemand sieht sie.",
    ),
    "hidden-quotes": (
        "{n} Anführungszeichen ist nicht zu sehen. Es wurde nicht als solches gewertet.",
        "{n} Anführungszeichen sind nicht zu sehen. Sie wurden nicht als solche gewertet.",
    ),
    "picture-pages": (
        "{n} Seite ist nur ein Bild. Dort war nichts zu vergleichen.",
        "{n} Seiten sind nur Bilder. Dort war nichts zu vergleichen.",
    ),
    "unlike-visible": (
        "Auf {n} Seite sind andere Buchstaben gespeichert, als zu sehen sind. Zum Vergleichen "
        "wurden sie auf andere Weise gelesen.",
        "Auf {n} Seiten sind andere Buchstaben gespeichert, als zu sehen sind. Zum Vergleichen "
        "wurden sie auf andere Weise gelesen.",
    ),
    "unlike-visible unread": (
        "Auf {n} Seite sind andere Buchstaben gespeichert, als zu sehen sind. Was dort steht, "
        "konnte nicht verglichen werden.",
        "Auf {n} Seiten sind andere Buchstaben gespeichert, als zu sehen sind. Was dort steht, "
        "konnte nicht verglichen werden.",
    ),
    "macros": "Die Datei enthält Makros (kleine Programme). Sie wurden nicht ausgeführt.",
}
WAYS: Final[Mapping[str, str]] = {
    "vanished": "als verborgen formatiert",
    "white": "so weiß wie die Seite",
    "tiny": "kleiner als 2 Punkt",
    "without-ink": "ohne Farbe gezeichnet",
    "off-page": "außerhalb der Seite",
    "covered": "von einem Bild oder einer Form verdeckt",
}
PARTS: Final[Mapping[str, str]] = {
    "comments": "Kommentare",
    "embedded-files": "eingebettete Dateien",
    "embedded-objects": "eingebettete Objekte",
    "charts": "Diagramme",
    "embedded-document": "ein eingebettetes Dokument",
    "attached-files": "angehängte Dateien",
    "line-numbers": "Zeilennummern",
    "damaged-places": "beschädigte Stellen",
    "styled-words": "Wörter, die eine Formatvorlage hinzufügt",
    "form-choices": "Vorschläge eines Formulars",
}
GERMAN: Final = Catalogue(
    "de", TEXTS, KINDS, REASONS, STATUSES, one_or_more, dotted, ".", ",", FLAGS, WAYS, PARTS
)
