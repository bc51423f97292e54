<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>plagcheck</name>
    <message>
      <source>%1: nothing on them could be compared.</source>
      <translation>%1: Nichts darauf konnte verglichen werden.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words on %1 could be read.</source>
      <translation>
        <numerusform>%Ln Wort auf %1 konnte gelesen werden.</numerusform>
        <numerusform>%Ln Wörter auf %1 konnten gelesen werden.</numerusform>
      </translation>
    </message>
    <message>
      <source>No score is shown, because most of the paper was not checked.</source>
      <translation>Es wird keine Zahl gezeigt, weil das meiste der Arbeit nicht geprüft wurde.</translation>
    </message>
    <message numerus="yes">
      <source>Searched %Ln documents. This says nothing about %1.</source>
      <translation>
        <numerusform>%Ln Dokument durchsucht. Das sagt nichts über %1.</numerusform>
        <numerusform>%Ln Dokumente durchsucht. Das sagt nichts über %1.</numerusform>
      </translation>
    </message>
    <message>
      <source>Hello, your file “%1” could not be read. Please send the document it was made from, for example the Word or OpenDocument file. Thank you.</source>
      <translation>Guten Tag, die Datei „%1“ ließ sich nicht lesen. Bitte senden Sie das Dokument, aus dem sie entstanden ist, zum Beispiel die Word- oder OpenDocument-Datei. Vielen Dank.</translation>
    </message>
    <message>
      <source>Open what was found</source>
      <translation>Gefundenes öffnen</translation>
    </message>
    <message>
      <source>What could be read</source>
      <translation>Was gelesen werden konnte</translation>
    </message>
    <message>
      <source>Copy a message to the student</source>
      <translation>Nachricht zum Versenden kopieren</translation>
    </message>
    <message>
      <source>Ask for the original file</source>
      <translation>Um die Originaldatei bitten</translation>
    </message>
    <message>
      <source>The document the file was made from usually has its text in it.</source>
      <translation>Das Dokument, aus dem die Datei entstanden ist, enthält meist den Text.</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Noch einmal versuchen</translation>
    </message>
    <message>
      <source>When the file was put right, or is closed in other programs.</source>
      <translation>Wenn die Datei in Ordnung gebracht oder in anderen Programmen geschlossen ist.</translation>
    </message>
    <message>
      <source>Drop another version here</source>
      <translation>Eine andere Fassung hier ablegen</translation>
    </message>
    <message>
      <source>Or choose it. It takes the place of this file.</source>
      <translation>Oder auswählen. Sie ersetzt diese Datei.</translation>
    </message>
    <message>
      <source>not checked</source>
      <translation>nicht geprüft</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words</source>
      <translation>
        <numerusform>%Ln Wort</numerusform>
        <numerusform>%Ln Wörter</numerusform>
      </translation>
    </message>
    <message>
      <source>%1: nothing that counts also appears in other documents</source>
      <translation>%1: nichts, was zählt, steht auch in anderen Dokumenten</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Kopiert</translation>
    </message>
    <message>
      <source>Another paper…</source>
      <translation>Andere Arbeit…</translation>
    </message>
    <message>
      <source>What you can do</source>
      <translation>Was Sie tun können</translation>
    </message>
    <message>
      <source>%1: %2 also appear in other documents</source>
      <translation>%1: %2 stehen auch in anderen Dokumenten</translation>
    </message>
    <message>
      <source>Documents are still being added. Those that are not in the library yet were not compared: check again later.</source>
      <translation>Es werden noch Dokumente hinzugefügt. Was noch nicht in der Bibliothek ist, wurde nicht verglichen: später noch einmal prüfen.</translation>
    </message>
    <message>
      <source>Reading the paper</source>
      <translation>Die Arbeit wird gelesen</translation>
    </message>
    <message>
      <source>Stopped: %1 of %2 possible sources verified</source>
      <translation>Angehalten: %1 von %2 möglichen Quellen nachgeprüft</translation>
    </message>
    <message>
      <source>Progress of the check</source>
      <translation>Fortschritt der Prüfung</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>The number is shown when all sources are verified.</source>
      <translation>Die Zahl erscheint, wenn alle Quellen nachgeprüft sind.</translation>
    </message>
    <message>
      <source>Reading: %1 of %2 pages</source>
      <translation>Gelesen: %1 von %2 Seiten</translation>
    </message>
    <message>
      <source>Stopped before anything was verified</source>
      <translation>Angehalten, bevor etwas nachgeprüft war</translation>
    </message>
    <message>
      <source>What was verified is shown. There is no number: it counts all.</source>
      <translation>Gezeigt wird, was nachgeprüft ist. Eine Zahl gibt es nicht, denn sie gilt für alle Quellen.</translation>
    </message>
    <message>
      <source>Checking: %1 of %2 possible sources verified</source>
      <translation>Prüfung: %1 von %2 möglichen Quellen nachgeprüft</translation>
    </message>
    <message>
      <source>As seen</source>
      <translation>Wie gesehen</translation>
    </message>
    <message>
      <source>As stored</source>
      <translation>Wie gespeichert</translation>
    </message>
    <message>
      <source>Flags</source>
      <translation>Hinweise</translation>
    </message>
    <message>
      <source>Next place</source>
      <translation>Nächste Stelle</translation>
    </message>
    <message>
      <source>Box them in the paper</source>
      <translation>In der Arbeit einrahmen</translation>
    </message>
    <message>
      <source>Can happen by accident: copying from a PDF, another keyboard.</source>
      <translation>Kann unabsichtlich geschehen: Kopieren aus einem PDF, eine andere Tastatur.</translation>
    </message>
    <message>
      <source>Next flagged place (F)</source>
      <translation>Nächste markierte Stelle (F)</translation>
    </message>
    <message>
      <source>Also looked for</source>
      <translation>Außerdem gesucht</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>Letters</source>
      <translation>Buchstaben</translation>
    </message>
    <message>
      <source>Code points</source>
      <translation>Codepunkte</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Stelle</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>at %1</source>
      <translation>bei %1</translation>
    </message>
    <message>
      <source>The number uses the text as seen. As stored, as many words would count.</source>
      <translation>Die Zahl gilt für den Text, wie er zu sehen ist. Wie gespeichert würden ebenso viele Wörter zählen.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln look-alike letters</source>
      <translation>
        <numerusform>%Ln ähnlich aussehender Buchstabe</numerusform>
        <numerusform>%Ln ähnlich aussehende Buchstaben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words with look-alike letters</source>
      <translation>
        <numerusform>%Ln Wort mit ähnlichen Buchstaben</numerusform>
        <numerusform>%Ln Wörter mit ähnlichen Buchstaben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words with invisible characters</source>
      <translation>
        <numerusform>%Ln Wort mit unsichtbaren Zeichen</numerusform>
        <numerusform>%Ln Wörter mit unsichtbaren Zeichen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln hidden words</source>
      <translation>
        <numerusform>%Ln verstecktes Wort</numerusform>
        <numerusform>%Ln versteckte Wörter</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln hidden quotation marks</source>
      <translation>
        <numerusform>%Ln verstecktes Anführungszeichen</numerusform>
        <numerusform>%Ln versteckte Anführungszeichen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln letter-spaced words</source>
      <translation>
        <numerusform>%Ln gesperrtes Wort</numerusform>
        <numerusform>%Ln gesperrte Wörter</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pages are pictures</source>
      <translation>
        <numerusform>%Ln Seite ist ein Bild</numerusform>
        <numerusform>%Ln Seiten sind Bilder</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pages whose text differs from what is seen</source>
      <translation>
        <numerusform>%Ln Seite, deren Text vom Sichtbaren abweicht</numerusform>
        <numerusform>%Ln Seiten, deren Text vom Sichtbaren abweicht</numerusform>
      </translation>
    </message>
    <message>
      <source>Macros</source>
      <translation>Makros</translation>
    </message>
    <message>
      <source>Hidden, white or tiny text</source>
      <translation>Versteckter, weißer oder winziger Text</translation>
    </message>
    <message>
      <source>Hidden quotation marks</source>
      <translation>Versteckte Anführungszeichen</translation>
    </message>
    <message>
      <source>Look-alike letters</source>
      <translation>Ähnlich aussehende Buchstaben</translation>
    </message>
    <message>
      <source>Invisible characters inside words</source>
      <translation>Unsichtbare Zeichen in Wörtern</translation>
    </message>
    <message>
      <source>Letter-spaced text</source>
      <translation>Gesperrter Text</translation>
    </message>
    <message>
      <source>Pictures in place of text</source>
      <translation>Bilder statt Text</translation>
    </message>
    <message>
      <source>Letters that differ from their shapes</source>
      <translation>Buchstaben, die anders aussehen, als sie gespeichert sind</translation>
    </message>
    <message numerus="yes">
      <source>The number uses the text as seen. As stored, %Ln words would be missed.</source>
      <translation>
        <numerusform>Die Zahl gilt für den Text, wie er zu sehen ist. Wie gespeichert würde %Ln Wort übersehen.</numerusform>
        <numerusform>Die Zahl gilt für den Text, wie er zu sehen ist. Wie gespeichert würden %Ln Wörter übersehen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The number uses the text as seen. As stored, %Ln more words would count.</source>
      <translation>
        <numerusform>Die Zahl gilt für den Text, wie er zu sehen ist. Wie gespeichert würde %Ln Wort mehr zählen.</numerusform>
        <numerusform>Die Zahl gilt für den Text, wie er zu sehen ist. Wie gespeichert würden %Ln Wörter mehr zählen.</numerusform>
      </translation>
    </message>
    <message>
      <source>page %1</source>
      <translation>Seite %1</translation>
    </message>
    <message>
      <source>pages %1</source>
      <translation>Seiten %1</translation>
    </message>
    <message>
      <source>word for word</source>
      <translation>wörtlich</translation>
    </message>
    <message>
      <source>small edits</source>
      <translation>kleine Änderungen</translation>
    </message>
    <message>
      <source>reworded</source>
      <translation>umformuliert</translation>
    </message>
    <message>
      <source>summed up</source>
      <translation>zusammengefasst</translation>
    </message>
    <message>
      <source>weak, not counted</source>
      <translation>schwach, nicht gezählt</translation>
    </message>
    <message>
      <source>left out</source>
      <translation>weggelassen</translation>
    </message>
    <message>
      <source>next, previous match</source>
      <translation>nächste, vorige Stelle</translation>
    </message>
    <message>
      <source>Hide these matches</source>
      <translation>Diese Stellen ausblenden</translation>
    </message>
    <message>
      <source>Show these matches</source>
      <translation>Diese Stellen einblenden</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Zurückholen</translation>
    </message>
    <message>
      <source>Leave out…</source>
      <translation>Weglassen…</translation>
    </message>
    <message>
      <source>Count this match again (L)</source>
      <translation>Diese Stelle wieder zählen (L)</translation>
    </message>
    <message>
      <source>Leave out, with a reason (L)</source>
      <translation>Mit einem Grund weglassen (L)</translation>
    </message>
    <message>
      <source>Side by side</source>
      <translation>Nebeneinander</translation>
    </message>
    <message>
      <source>Left out</source>
      <translation>Weggelassen</translation>
    </message>
    <message>
      <source>Previous match (K)</source>
      <translation>Vorige Übereinstimmung (K)</translation>
    </message>
    <message>
      <source>Next match (J)</source>
      <translation>Nächste Übereinstimmung (J)</translation>
    </message>
    <message>
      <source>Read paper and source beside each other (Enter)</source>
      <translation>Arbeit und Quelle nebeneinander lesen (Eingabe)</translation>
    </message>
    <message>
      <source>All matches</source>
      <translation>Alle Stellen</translation>
    </message>
    <message>
      <source>The paper</source>
      <translation>Die Arbeit</translation>
    </message>
    <message>
      <source>Where matches stand in the paper</source>
      <translation>Wo Übereinstimmungen in der Arbeit stehen</translation>
    </message>
    <message>
      <source>Check another</source>
      <translation>Andere prüfen</translation>
    </message>
    <message>
      <source>Report…</source>
      <translation>Bericht…</translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Erneut prüfen</translation>
    </message>
    <message>
      <source>Back to where papers are chosen</source>
      <translation>Zurück zur Auswahl der Arbeiten</translation>
    </message>
    <message>
      <source>Is this an earlier draft of the same paper?</source>
      <translation>Ist das ein früherer Entwurf derselben Arbeit?</translation>
    </message>
    <message>
      <source>Looking for more sources</source>
      <translation>Weitere Quellen werden gesucht</translation>
    </message>
    <message>
      <source>Keep apart</source>
      <translation>Getrennt halten</translation>
    </message>
    <message>
      <source>Leave one file out; the others with this text still count</source>
      <translation>Eine Datei weglassen; die anderen mit diesem Text zählen weiter</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Nein</translation>
    </message>
    <message>
      <source>Look now</source>
      <translation>Jetzt suchen</translation>
    </message>
    <message>
      <source>Looking for other sources of what you left out</source>
      <translation>Gesucht wird, woher das Weggelassene sonst stammen kann</translation>
    </message>
    <message>
      <source>Other sources of what you left out were not looked for to the end.</source>
      <translation>Nach anderen Quellen des Weggelassenen wurde nicht bis zum Ende gesucht.</translation>
    </message>
    <message>
      <source>Leave it out of the number; other sources still count</source>
      <translation>Aus der Zahl weglassen; andere Quellen zählen weiter</translation>
    </message>
    <message>
      <source>%1 of this paper</source>
      <translation>%1 dieser Arbeit</translation>
    </message>
    <message>
      <source>No document shares a passage with this paper.</source>
      <translation>Kein Dokument hat mit dieser Arbeit eine Stelle gemeinsam.</translation>
    </message>
    <message>
      <source>All kinds of matches are switched off above the paper.</source>
      <translation>Über der Arbeit sind alle Arten von Stellen ausgeblendet.</translation>
    </message>
    <message>
      <source>Looking for sources</source>
      <translation>Quellen werden gesucht</translation>
    </message>
    <message>
      <source>The number is shown when all sources are verified. You can read on meanwhile.</source>
      <translation>Die Zahl erscheint, wenn alle Quellen nachgeprüft sind. Lesen können Sie schon jetzt.</translation>
    </message>
    <message>
      <source>Match %1 of %2</source>
      <translation>Stelle %1 von %2</translation>
    </message>
    <message>
      <source>Other sources could not be looked for: this check used the library %1. Open it under Settings, then this check again.</source>
      <translation>Andere Quellen konnten nicht gesucht werden: Diese Prüfung nutzte die Bibliothek %1. Öffnen Sie diese in den Einstellungen, dann die Prüfung erneut.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln more sources were found.</source>
      <translation>
        <numerusform>%Ln weitere Quelle wurde gefunden.</numerusform>
        <numerusform>%Ln weitere Quellen wurden gefunden.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln more words</source>
      <translation>
        <numerusform>%Ln weiteres Wort</numerusform>
        <numerusform>%Ln weitere Wörter</numerusform>
      </translation>
    </message>
    <message>
      <source>No kind of match is shown.</source>
      <translation>Alle Arten von Stellen sind ausgeblendet.</translation>
    </message>
    <message>
      <source>by source</source>
      <translation>nach Quelle</translation>
    </message>
    <message>
      <source>Share by source</source>
      <translation>Anteil nach Quelle</translation>
    </message>
    <message numerus="yes">
      <source>and %Ln more</source>
      <translation>
        <numerusform>und %Ln weiteres</numerusform>
        <numerusform>und %Ln weitere</numerusform>
      </translation>
    </message>
    <message>
      <source>Can happen by accident.</source>
      <translation>Kann unabsichtlich geschehen.</translation>
    </message>
    <message>
      <source>What was left out or switched off is still marked.</source>
      <translation>Was weggelassen oder ausgeblendet wurde, ist weiter markiert.</translation>
    </message>
    <message>
      <source>%1 with the library beyond handouts and common text</source>
      <translation>%1 mit der Bibliothek außer Aufgabenblättern und gemeinsamem Text</translation>
    </message>
    <message numerus="yes">
      <source>checked today %1 against %Ln documents</source>
      <translation>
        <numerusform>heute %1 gegen %Ln Dokument geprüft</numerusform>
        <numerusform>heute %1 gegen %Ln Dokumente geprüft</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to compare with yet.</source>
      <translation>Noch nichts zum Vergleichen da.</translation>
    </message>
    <message numerus="yes">
      <source>with %Ln class-mates</source>
      <translation>
        <numerusform>mit %Ln Arbeit der Klasse</numerusform>
        <numerusform>mit %Ln Arbeiten der Klasse</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words were compared</source>
      <translation>
        <numerusform>%Ln Wort wurde verglichen</numerusform>
        <numerusform>%Ln Wörter wurden verglichen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>saved %1, checked against %Ln documents</source>
      <translation>
        <numerusform>gespeichert %1, geprüft gegen %Ln Dokument</numerusform>
        <numerusform>gespeichert %1, geprüft gegen %Ln Dokumente</numerusform>
      </translation>
    </message>
    <message>
      <source>The check was stopped, so other sources may be missing here.</source>
      <translation>Die Prüfung wurde angehalten; hier können Quellen fehlen.</translation>
    </message>
    <message numerus="yes">
      <source>Searched %Ln documents.</source>
      <translation>
        <numerusform>%Ln Dokument durchsucht.</numerusform>
        <numerusform>%Ln Dokumente durchsucht.</numerusform>
      </translation>
    </message>
    <message>
      <source>No other source is known yet.</source>
      <translation>Noch ist keine andere Quelle bekannt.</translation>
    </message>
    <message>
      <source>Weak matches are shown, but not counted.</source>
      <translation>Schwache Stellen werden gezeigt, aber nicht gezählt.</translation>
    </message>
    <message numerus="yes">
      <source>and %Ln documents</source>
      <translation>
        <numerusform>und %Ln Dokument</numerusform>
        <numerusform>und %Ln Dokumenten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words were read</source>
      <translation>
        <numerusform>%Ln Wort wurde gelesen</numerusform>
        <numerusform>%Ln Wörter wurden gelesen</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 with class-mates</source>
      <translation>%1 mit der Klasse</translation>
    </message>
    <message numerus="yes">
      <source>%Ln pages</source>
      <translation>
        <numerusform>%Ln Seite</numerusform>
        <numerusform>%Ln Seiten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Compared with %Ln other papers and documents.</source>
      <translation>
        <numerusform>Verglichen mit %Ln anderen Arbeit oder einem Dokument.</numerusform>
        <numerusform>Verglichen mit %Ln anderen Arbeiten und Dokumenten.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Searched %1, of %Ln documents in the library.</source>
      <translation>
        <numerusform>Durchsucht: %1, von %Ln Dokument in der Bibliothek.</numerusform>
        <numerusform>Durchsucht: %1, von %Ln Dokumenten in der Bibliothek.</numerusform>
      </translation>
    </message>
    <message>
      <source>Add references, or drop two papers to compare them.</source>
      <translation>Nehmen Sie Vergleichstexte auf, oder legen Sie zwei Arbeiten zum Vergleichen ab.</translation>
    </message>
    <message>
      <source>%1 with the library</source>
      <translation>%1 mit der Bibliothek</translation>
    </message>
    <message>
      <source>not checked to the end</source>
      <translation>nicht zu Ende geprüft</translation>
    </message>
    <message>
      <source>What you left out may also stand in others.</source>
      <translation>Das Weggelassene kann auch in anderen stehen.</translation>
    </message>
    <message>
      <source>Open this paper</source>
      <translation>Diese Arbeit öffnen</translation>
    </message>
    <message>
      <source>of theirs</source>
      <translation>der anderen</translation>
    </message>
    <message>
      <source>of source</source>
      <translation>der Quelle</translation>
    </message>
    <message>
      <source>Jaccard %1</source>
      <translation>Jaccard %1</translation>
    </message>
    <message>
      <source>of paper</source>
      <translation>der Arbeit</translation>
    </message>
    <message>
      <source>longest run</source>
      <translation>längste Folge</translation>
    </message>
    <message>
      <source>Sources</source>
      <translation>Quellen</translation>
    </message>
    <message numerus="yes">
      <source>same class, %Ln papers</source>
      <translation>
        <numerusform>gleiche Klasse, %Ln Arbeit</numerusform>
        <numerusform>gleiche Klasse, %Ln Arbeiten</numerusform>
      </translation>
    </message>
    <message>
      <source>verifying</source>
      <translation>wird nachgeprüft</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>wartet</translation>
    </message>
    <message numerus="yes">
      <source>%Ln matches</source>
      <translation>
        <numerusform>%Ln Stelle</numerusform>
        <numerusform>%Ln Stellen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words reworded</source>
      <translation>
        <numerusform>%Ln Wort umformuliert</numerusform>
        <numerusform>%Ln Wörter umformuliert</numerusform>
      </translation>
    </message>
    <message>
      <source>of the source</source>
      <translation>der Quelle</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents</source>
      <translation>
        <numerusform>%Ln Dokument</numerusform>
        <numerusform>%Ln Dokumente</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln left out</source>
      <translation>
        <numerusform>%Ln weggelassen</numerusform>
        <numerusform>%Ln weggelassen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln weak</source>
      <translation>
        <numerusform>%Ln schwache</numerusform>
        <numerusform>%Ln schwache</numerusform>
      </translation>
    </message>
    <message>
      <source>Jaccard, verified</source>
      <translation>Jaccard, geprüft</translation>
    </message>
    <message>
      <source>of this paper</source>
      <translation>dieser Arbeit</translation>
    </message>
    <message>
      <source>Class-mates</source>
      <translation>Klasse</translation>
    </message>
    <message>
      <source>Library</source>
      <translation>Bibliothek</translation>
    </message>
    <message>
      <source>Source %1</source>
      <translation>Quelle %1</translation>
    </message>
    <message>
      <source>Matches</source>
      <translation>Stellen</translation>
    </message>
    <message>
      <source>Choose a paper…</source>
      <translation>Arbeit auswählen…</translation>
    </message>
    <message>
      <source>Choose files or a folder…</source>
      <translation>Dateien oder Ordner auswählen…</translation>
    </message>
    <message>
      <source>Drop a paper to check</source>
      <translation>Arbeit zum Prüfen ablegen</translation>
    </message>
    <message>
      <source>One file, two to compare, or a whole class as a ZIP or folder.</source>
      <translation>Eine Datei, zwei zum Vergleichen oder eine ganze Klasse als ZIP oder Ordner.</translation>
    </message>
    <message>
      <source>PDF · Word · OpenDocument · RTF · web page · plain text</source>
      <translation>PDF · Word · OpenDocument · RTF · Webseite · reiner Text</translation>
    </message>
    <message>
      <source>Add reference documents</source>
      <translation>Vergleichstexte aufnehmen</translation>
    </message>
    <message>
      <source>Course texts, past student work, saved articles. They become the library that papers are compared with.</source>
      <translation>Kurstexte, frühere Arbeiten, gespeicherte Artikel. Sie bilden die Bibliothek, mit der Arbeiten verglichen werden.</translation>
    </message>
    <message>
      <source>Files are read, not moved. Same text is never stored twice.</source>
      <translation>Dateien werden gelesen, nicht verschoben. Gleicher Text wird nie doppelt gespeichert.</translation>
    </message>
    <message>
      <source>Try with sample papers</source>
      <translation>Mit Beispielen ausprobieren</translation>
    </message>
    <message>
      <source>Recent papers</source>
      <translation>Letzte Arbeiten</translation>
    </message>
    <message>
      <source>Files…</source>
      <translation>Dateien…</translation>
    </message>
    <message>
      <source>A folder…</source>
      <translation>Ein Ordner…</translation>
    </message>
    <message>
      <source>Check a paper</source>
      <translation>Eine Arbeit prüfen</translation>
    </message>
    <message>
      <source>Find passages that also appear in your reference documents, and see both sides. Everything stays on this computer.</source>
      <translation>Stellen finden, die auch in Ihren Vergleichstexten stehen, und beide Seiten sehen. Alles bleibt auf diesem Computer.</translation>
    </message>
    <message>
      <source>Your library is kept in</source>
      <translation>Ihre Bibliothek liegt in</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Ändern…</translation>
    </message>
    <message>
      <source>On this computer’s disk</source>
      <translation>Auf diesem Computer</translation>
    </message>
    <message>
      <source>This is another computer’s disk. A library works best on your own.</source>
      <translation>Das ist der Datenträger eines anderen Computers. Am besten liegt die Bibliothek auf Ihrem eigenen.</translation>
    </message>
    <message>
      <source>A short essay shows a copied, a quoted, an edited and a disguised passage.</source>
      <translation>Ein kurzer Aufsatz zeigt eine kopierte, eine zitierte, eine bearbeitete und eine getarnte Stelle.</translation>
    </message>
    <message>
      <source>Back to %1</source>
      <translation>Zurück zu %1</translation>
    </message>
    <message>
      <source>This folder is copied to other computers by %1. Choose another one to keep papers private and the library whole.</source>
      <translation>Dieser Ordner wird von %1 auf andere Computer kopiert. Wählen Sie einen anderen, damit Arbeiten vertraulich bleiben und die Bibliothek keinen Schaden nimmt.</translation>
    </message>
    <message>
      <source>New here?</source>
      <translation>Neu hier?</translation>
    </message>
    <message numerus="yes">
      <source>%1 of %2 papers contain these %Ln words:</source>
      <translation>
        <numerusform>%1 von %2 Arbeiten enthalten dieses %Ln Wort:</numerusform>
        <numerusform>%1 von %2 Arbeiten enthalten diese %Ln Wörter:</numerusform>
      </translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zeigen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>They count in no number.</source>
      <translation>Sie zählen in keiner Zahl.</translation>
    </message>
    <message>
      <source>Without names</source>
      <translation>Ohne Namen</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Aufnehmen</translation>
    </message>
    <message numerus="yes">
      <source>Add %Ln papers to the library, in</source>
      <translation>
        <numerusform>%Ln Arbeit in die Bibliothek aufnehmen, in</numerusform>
        <numerusform>%Ln Arbeiten in die Bibliothek aufnehmen, in</numerusform>
      </translation>
    </message>
    <message>
      <source>Past student work</source>
      <translation>Frühere Arbeiten</translation>
    </message>
    <message numerus="yes">
      <source>%Ln more passages stand under Left out.</source>
      <translation>
        <numerusform>%Ln weitere Stelle steht unter Weggelassen.</numerusform>
        <numerusform>%Ln weitere Stellen stehen unter Weggelassen.</numerusform>
      </translation>
    </message>
    <message>
      <source>“%1” deleted. Ctrl+Z brings it back.</source>
      <translation>„%1“ gelöscht. Strg+Z holt die Klasse zurück.</translation>
    </message>
    <message>
      <source>%1 cannot be deleted</source>
      <translation>%1 lässt sich nicht löschen</translation>
    </message>
    <message>
      <source>Hide names</source>
      <translation>Namen verbergen</translation>
    </message>
    <message>
      <source>Add a late paper</source>
      <translation>Verspätete Arbeit hinzufügen</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>Add to library as past work…</source>
      <translation>Als frühere Arbeiten in die Bibliothek…</translation>
    </message>
    <message>
      <source>Save a copy…</source>
      <translation>Kopie speichern…</translation>
    </message>
    <message>
      <source>Another class…</source>
      <translation>Andere Klasse…</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportieren…</translation>
    </message>
    <message>
      <source>Views of the class</source>
      <translation>Ansichten der Klasse</translation>
    </message>
    <message>
      <source>compared with each other</source>
      <translation>miteinander verglichen</translation>
    </message>
    <message numerus="yes">
      <source>compared with each other and %Ln documents</source>
      <translation>
        <numerusform>miteinander und mit %Ln Dokument verglichen</numerusform>
        <numerusform>miteinander und mit %Ln Dokumenten verglichen</numerusform>
      </translation>
    </message>
    <message>
      <source>Tables of the class</source>
      <translation>Tabellen der Klasse</translation>
    </message>
    <message>
      <source>Names hidden</source>
      <translation>Namen verborgen</translation>
    </message>
    <message>
      <source>Papers</source>
      <translation>Arbeiten</translation>
    </message>
    <message>
      <source>Pairs</source>
      <translation>Paare</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Gruppen</translation>
    </message>
    <message>
      <source>Matrix</source>
      <translation>Matrix</translation>
    </message>
    <message>
      <source>Not compared</source>
      <translation>Nicht verglichen</translation>
    </message>
    <message>
      <source>Overview</source>
      <translation>Überblick</translation>
    </message>
    <message numerus="yes">
      <source>%Ln papers</source>
      <translation>
        <numerusform>%Ln Arbeit</numerusform>
        <numerusform>%Ln Arbeiten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln files</source>
      <translation>
        <numerusform>%Ln Datei</numerusform>
        <numerusform>%Ln Dateien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln late papers are in the class now. Ctrl+Z takes them out.</source>
      <translation>
        <numerusform>%Ln verspätete Arbeit ist jetzt in der Klasse. Strg+Z nimmt sie wieder heraus.</numerusform>
        <numerusform>%Ln verspätete Arbeiten sind jetzt in der Klasse. Strg+Z nimmt sie wieder heraus.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing has been compared yet</source>
      <translation>Noch wurde nichts verglichen</translation>
    </message>
    <message numerus="yes">
      <source>%Ln papers added to the library. Ctrl+Z takes them out again.</source>
      <translation>
        <numerusform>%Ln Arbeit in die Bibliothek aufgenommen. Strg+Z nimmt sie wieder heraus.</numerusform>
        <numerusform>%Ln Arbeiten in die Bibliothek aufgenommen. Strg+Z nimmt sie wieder heraus.</numerusform>
      </translation>
    </message>
    <message>
      <source>Text that most papers share</source>
      <translation>Text, den die meisten Arbeiten haben</translation>
    </message>
    <message>
      <source>All of these papers were in the library already.</source>
      <translation>Alle diese Arbeiten waren schon in der Bibliothek.</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>Gespeichert</translation>
    </message>
    <message numerus="yes">
      <source>up to %Ln words</source>
      <translation>
        <numerusform>bis zu %Ln Wort</numerusform>
        <numerusform>bis zu %Ln Wörter</numerusform>
      </translation>
    </message>
    <message>
      <source>Just outside the groups</source>
      <translation>Knapp außerhalb der Gruppen</translation>
    </message>
    <message>
      <source>All groups</source>
      <translation>Alle Gruppen</translation>
    </message>
    <message>
      <source>Shared passages</source>
      <translation>Gemeinsame Stellen</translation>
    </message>
    <message>
      <source>Thicker line: larger share of the two papers. Dashed: just outside the group. Place on the page has no meaning.</source>
      <translation>Dickere Linie: größerer Anteil der beiden. Gestrichelt: knapp außerhalb der Gruppe. Der Platz auf der Seite bedeutet nichts.</translation>
    </message>
    <message>
      <source>A group says that texts are shared, not who wrote them.</source>
      <translation>Eine Gruppe sagt, dass Text gemeinsam ist, nicht, wer ihn schrieb.</translation>
    </message>
    <message>
      <source>Graph</source>
      <translation>Graph</translation>
    </message>
    <message>
      <source>No groups</source>
      <translation>Keine Gruppen</translation>
    </message>
    <message>
      <source>Shared passages in group %1</source>
      <translation>Gemeinsame Stellen in Gruppe %1</translation>
    </message>
    <message numerus="yes">
      <source>The other %Ln papers share less than %1 with any class-mate.</source>
      <translation>
        <numerusform>Die andere Arbeit (%Ln) hat mit keiner mehr als %1 gemeinsam.</numerusform>
        <numerusform>Die anderen %Ln Arbeiten haben mit keiner mehr als %1 gemeinsam.</numerusform>
      </translation>
    </message>
    <message>
      <source>Papers that share the same passages</source>
      <translation>Arbeiten mit denselben Stellen</translation>
    </message>
    <message>
      <source>No two papers share %1 or more.</source>
      <translation>Keine zwei Arbeiten haben %1 oder mehr gemeinsam.</translation>
    </message>
    <message>
      <source>Move the slider to see weaker ties.</source>
      <translation>Den Regler bewegen, um schwächere Verbindungen zu sehen.</translation>
    </message>
    <message>
      <source>Joined from %1 of a paper on</source>
      <translation>Verbunden ab %1 einer Arbeit</translation>
    </message>
    <message>
      <source>%1 of %2 is also in %3</source>
      <translation>%1 von %2 steht auch in %3</translation>
    </message>
    <message>
      <source>Group %1</source>
      <translation>Gruppe %1</translation>
    </message>
    <message>
      <source>Strongest, %1:</source>
      <translation>Am stärksten, %1:</translation>
    </message>
    <message>
      <source>Add to the class</source>
      <translation>Zur Klasse hinzufügen</translation>
    </message>
    <message>
      <source>Only check it</source>
      <translation>Nur prüfen</translation>
    </message>
    <message>
      <source>Is in the class: this becomes another paper of theirs.</source>
      <translation>Ist schon in der Klasse: Dies wird eine weitere Arbeit dieser Person.</translation>
    </message>
    <message>
      <source>Name of the student</source>
      <translation>Name der Person</translation>
    </message>
    <message>
      <source>Whose paper is it?</source>
      <translation>Von wem ist die Arbeit?</translation>
    </message>
    <message>
      <source>A new student of this class.</source>
      <translation>Neu in dieser Klasse.</translation>
    </message>
    <message>
      <source>1–4 set the status and go to the next. Enter opens.</source>
      <translation>1–4 setzen den Stand und gehen weiter. Eingabe öffnet.</translation>
    </message>
    <message>
      <source>late</source>
      <translation>verspätet</translation>
    </message>
    <message>
      <source>Back (Backspace)</source>
      <translation>Zurück (Rücktaste)</translation>
    </message>
    <message>
      <source>Previous paper (Alt+Left)</source>
      <translation>Vorige Arbeit (Alt+Links)</translation>
    </message>
    <message>
      <source>Next paper (Alt+Right)</source>
      <translation>Nächste Arbeit (Alt+Rechts)</translation>
    </message>
    <message>
      <source>paper %1 of %2</source>
      <translation>Arbeit %1 von %2</translation>
    </message>
    <message>
      <source>Graph of shared text</source>
      <translation>Graph des gemeinsamen Textes</translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs</source>
      <translation>
        <numerusform>%Ln Paar</numerusform>
        <numerusform>%Ln Paare</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>shares with %Ln others</source>
      <translation>
        <numerusform>teilt mit %Ln anderen</numerusform>
        <numerusform>teilt mit %Ln anderen</numerusform>
      </translation>
    </message>
    <message>
      <source>No two papers share that much.</source>
      <translation>Keine zwei Arbeiten haben so viel gemeinsam.</translation>
    </message>
    <message>
      <source>Arranging the papers…</source>
      <translation>Arbeiten werden angeordnet…</translation>
    </message>
    <message>
      <source>Pairs by share</source>
      <translation>Paare nach Anteil</translation>
    </message>
    <message>
      <source>All pairs</source>
      <translation>Alle Paare</translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs share no passage and are not drawn.</source>
      <translation>
        <numerusform>%Ln Paar hat keine Stelle gemeinsam und ist nicht gezeichnet.</numerusform>
        <numerusform>%Ln Paare haben keine Stelle gemeinsam und sind nicht gezeichnet.</numerusform>
      </translation>
    </message>
    <message>
      <source>Root scale, so that single pairs can be seen. Drag to choose a range.</source>
      <translation>Wurzelskala, damit einzelne Paare zu sehen sind. Ziehen wählt einen Bereich.</translation>
    </message>
    <message numerus="yes">
      <source>All %Ln pairs</source>
      <translation>
        <numerusform>Alle %Ln Paare</numerusform>
        <numerusform>Alle %Ln Paare</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln allowed pairs are not drawn.</source>
      <translation>
        <numerusform>%Ln erlaubtes Paar ist nicht gezeichnet.</numerusform>
        <numerusform>%Ln erlaubte Paare sind nicht gezeichnet.</numerusform>
      </translation>
    </message>
    <message>
      <source>No pair is left.</source>
      <translation>Kein Paar bleibt übrig.</translation>
    </message>
    <message>
      <source>No two papers share a passage.</source>
      <translation>Keine zwei Arbeiten haben eine Stelle gemeinsam.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs from %1 on</source>
      <translation>
        <numerusform>%Ln Paar ab %1</numerusform>
        <numerusform>%Ln Paare ab %1</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs from %1 to %2</source>
      <translation>
        <numerusform>%Ln Paar von %1 bis %2</numerusform>
        <numerusform>%Ln Paare von %1 bis %2</numerusform>
      </translation>
    </message>
    <message>
      <source>larger share of the two papers, %</source>
      <translation>größerer Anteil der beiden Arbeiten, %</translation>
    </message>
    <message>
      <source>Matrix of shared text</source>
      <translation>Matrix des gemeinsamen Textes</translation>
    </message>
    <message>
      <source>No papers to compare</source>
      <translation>Keine Arbeiten zu vergleichen</translation>
    </message>
    <message>
      <source>Row %1, column %2</source>
      <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
      <source>Each square: how much of the row’s paper is also in the column’s.</source>
      <translation>Jedes Feld: wie viel der Arbeit der Zeile auch in der der Spalte steht.</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>erlaubt</translation>
    </message>
    <message>
      <source>%1 of the paper of %2</source>
      <translation>%1 der Arbeit von %2</translation>
    </message>
    <message>
      <source>By group</source>
      <translation>Nach Gruppe</translation>
    </message>
    <message>
      <source>By name</source>
      <translation>Nach Namen</translation>
    </message>
    <message>
      <source>By share</source>
      <translation>Nach Anteil</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>Zahlen</translation>
    </message>
    <message>
      <source>Arrows move, Enter opens side by side, the wheel with Ctrl zooms.</source>
      <translation>Pfeile bewegen, Eingabe öffnet nebeneinander, Strg mit Mausrad vergrößert.</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Eingabe</translation>
    </message>
    <message>
      <source>Row in column</source>
      <translation>Zeile in Spalte</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>Anteil</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Reihenfolge</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words shared</source>
      <translation>
        <numerusform>%Ln Wort gemeinsam</numerusform>
        <numerusform>%Ln Wörter gemeinsam</numerusform>
      </translation>
    </message>
    <message>
      <source>longest run %1</source>
      <translation>längste Folge %1</translation>
    </message>
    <message>
      <source>group %1</source>
      <translation>Gruppe %1</translation>
    </message>
    <message>
      <source>Papers of one student are not compared.</source>
      <translation>Arbeiten einer Person werden nicht verglichen.</translation>
    </message>
    <message>
      <source>Files are being added. Papers are compared with what is in the library by then.</source>
      <translation>Es werden Dateien hinzugefügt. Verglichen wird mit dem, was bis dahin in der Bibliothek ist.</translation>
    </message>
    <message>
      <source>The library is being read.</source>
      <translation>Die Bibliothek wird gelesen.</translation>
    </message>
    <message>
      <source>The library cannot be read.</source>
      <translation>Die Bibliothek kann nicht gelesen werden.</translation>
    </message>
    <message>
      <source>Choose the task sheet…</source>
      <translation>Aufgabenblatt wählen…</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Add another…</source>
      <translation>Weiteres hinzufügen…</translation>
    </message>
    <message>
      <source>Compare with</source>
      <translation>Vergleichen mit</translation>
    </message>
    <message>
      <source>Its text is left out of every paper. Drop it, or choose it.</source>
      <translation>Sein Text zählt in keiner Arbeit. Ablegen oder wählen.</translation>
    </message>
    <message>
      <source>Each other</source>
      <translation>Miteinander</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Hinweise</translation>
    </message>
    <message>
      <source>New class check</source>
      <translation>Neue Klasse</translation>
    </message>
    <message>
      <source>Name of the class</source>
      <translation>Name der Klasse</translation>
    </message>
    <message>
      <source>Drag a row onto another student to correct a wrong name. F2 renames.</source>
      <translation>Eine Zeile auf eine andere Person ziehen, um einen falschen Namen zu berichtigen. F2 benennt um.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln students</source>
      <translation>
        <numerusform>%Ln Person</numerusform>
        <numerusform>%Ln Personen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Check %Ln papers</source>
      <translation>
        <numerusform>%Ln Arbeit prüfen</numerusform>
        <numerusform>%Ln Arbeiten prüfen</numerusform>
      </translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message numerus="yes">
      <source>All %Ln</source>
      <translation>
        <numerusform>Alle %Ln</numerusform>
        <numerusform>Alle %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Need attention %Ln</source>
      <translation>
        <numerusform>Zu beachten %Ln</numerusform>
        <numerusform>Zu beachten %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Late %Ln</source>
      <translation>
        <numerusform>Verspätet %Ln</numerusform>
        <numerusform>Verspätet %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln cannot be read; a better file can be added later.</source>
      <translation>
        <numerusform>%Ln ist nicht lesbar; eine bessere Datei kann später dazukommen.</numerusform>
        <numerusform>%Ln sind nicht lesbar; bessere Dateien können später dazukommen.</numerusform>
      </translation>
    </message>
    <message>
      <source>A class</source>
      <translation>Eine Klasse</translation>
    </message>
    <message>
      <source>Who handed in what</source>
      <translation>Wer was abgegeben hat</translation>
    </message>
    <message>
      <source>handed in %1</source>
      <translation>abgegeben %1</translation>
    </message>
    <message>
      <source>Files of this student</source>
      <translation>Dateien dieser Person</translation>
    </message>
    <message>
      <source>Another student</source>
      <translation>Eine andere Person</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Umbenennen</translation>
    </message>
    <message>
      <source>Leave out</source>
      <translation>Weglassen</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Own paper</source>
      <translation>Eigene Arbeit</translation>
    </message>
    <message>
      <source>Make the chosen file a paper of its own</source>
      <translation>Die gewählte Datei zu einer eigenen Arbeit machen</translation>
    </message>
    <message>
      <source>Give file to</source>
      <translation>Datei geben an</translation>
    </message>
    <message>
      <source>Same person as</source>
      <translation>Dieselbe Person</translation>
    </message>
    <message>
      <source>Their papers are drafts and are not compared with each other</source>
      <translation>Ihre Arbeiten sind Entwürfe und werden nicht miteinander verglichen</translation>
    </message>
    <message>
      <source>Another student…</source>
      <translation>Andere Person…</translation>
    </message>
    <message>
      <source>Del</source>
      <translation>Entf</translation>
    </message>
    <message numerus="yes">
      <source>%Ln students chosen</source>
      <translation>
        <numerusform>%Ln Person gewählt</numerusform>
        <numerusform>%Ln Personen gewählt</numerusform>
      </translation>
    </message>
    <message>
      <source>No student chosen</source>
      <translation>Niemand gewählt</translation>
    </message>
    <message>
      <source>With another student</source>
      <translation>Mit einer anderen Person</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Notiz</translation>
    </message>
    <message>
      <source>A report about this paper</source>
      <translation>Ein Bericht über diese Arbeit</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Durchsicht</translation>
    </message>
    <message>
      <source>Progress of the class</source>
      <translation>Fortschritt der Klasse</translation>
    </message>
    <message>
      <source>Reading the papers</source>
      <translation>Arbeiten werden gelesen</translation>
    </message>
    <message>
      <source>Opening the class</source>
      <translation>Klasse wird geöffnet</translation>
    </message>
    <message>
      <source>Adding a late paper</source>
      <translation>Verspätete Arbeit wird hinzugefügt</translation>
    </message>
    <message>
      <source>Comparing the papers</source>
      <translation>Arbeiten werden verglichen</translation>
    </message>
    <message>
      <source>Looking for papers that share text</source>
      <translation>Suche nach Arbeiten mit gemeinsamem Text</translation>
    </message>
    <message>
      <source>Comparing: %1 of %2 pairs that may share text</source>
      <translation>Vergleich: %1 von %2 möglichen Paaren</translation>
    </message>
    <message>
      <source>Looking in the library: %1 of %2 papers</source>
      <translation>Suche in der Bibliothek: %1 von %2 Arbeiten</translation>
    </message>
    <message>
      <source>Reading: %1 of %2 files</source>
      <translation>Lesen: %1 von %2 Dateien</translation>
    </message>
    <message>
      <source>Reading: %1 files so far</source>
      <translation>Lesen: bisher %1 Dateien</translation>
    </message>
    <message>
      <source>Every paper is compared with every other, and with your library if you wish. Everything stays on this computer.</source>
      <translation>Jede Arbeit wird mit jeder anderen verglichen, auf Wunsch auch mit der Bibliothek. Alles bleibt auf diesem Computer.</translation>
    </message>
    <message>
      <source>Delete “%1” with its texts, results and notes? This cannot be undone.</source>
      <translation>„%1“ mit allen Texten, Ergebnissen und Notizen löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
      <source>Choose a ZIP or a folder…</source>
      <translation>ZIP oder Ordner wählen…</translation>
    </message>
    <message>
      <source>Drop a class to check</source>
      <translation>Klasse zum Prüfen ablegen</translation>
    </message>
    <message>
      <source>The ZIP of your learning platform as it was downloaded, or a folder of papers.</source>
      <translation>Das ZIP der Lernplattform, wie heruntergeladen, oder ein Ordner mit Arbeiten.</translation>
    </message>
    <message>
      <source>Moodle · Canvas · Blackboard · one folder a student</source>
      <translation>Moodle · Canvas · Blackboard · ein Ordner je Person</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Open a saved class…</source>
      <translation>Gespeicherte Klasse öffnen…</translation>
    </message>
    <message>
      <source>No classes yet. Each one you check is kept here.</source>
      <translation>Noch keine Klassen. Jede geprüfte Klasse steht dann hier.</translation>
    </message>
    <message>
      <source>Classes checked before</source>
      <translation>Bisher geprüfte Klassen</translation>
    </message>
    <message>
      <source>Delete for good</source>
      <translation>Endgültig löschen</translation>
    </message>
    <message>
      <source>Keep it</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>A ZIP file…</source>
      <translation>Eine ZIP-Datei…</translation>
    </message>
    <message>
      <source>Check a class</source>
      <translation>Eine Klasse prüfen</translation>
    </message>
    <message>
      <source>Nothing to show.</source>
      <translation>Nichts anzuzeigen.</translation>
    </message>
    <message>
      <source>Nothing passes this filter.</source>
      <translation>Nichts passt zu diesem Filter.</translation>
    </message>
    <message>
      <source>%1 of %2</source>
      <translation>%1 von %2</translation>
    </message>
    <message>
      <source>Count it again</source>
      <translation>Wieder zählen</translation>
    </message>
    <message>
      <source>Handouts and common text. Their words are in no number.</source>
      <translation>Aufgabenblätter und gemeinsamer Text. Ihre Wörter zählen nirgends.</translation>
    </message>
    <message>
      <source>There is no handout, and no text that most papers share.</source>
      <translation>Es gibt kein Aufgabenblatt und keinen Text, den die meisten Arbeiten gemeinsam haben.</translation>
    </message>
    <message>
      <source>Drafts of one student are not compared with each other, but can be read side by side.</source>
      <translation>Entwürfe einer Person werden nicht miteinander verglichen, lassen sich aber nebeneinander lesen.</translation>
    </message>
    <message>
      <source>Every file was read and compared.</source>
      <translation>Jede Datei wurde gelesen und verglichen.</translation>
    </message>
    <message>
      <source>Text that does not count</source>
      <translation>Text, der nicht zählt</translation>
    </message>
    <message>
      <source>In %1 of %2 papers</source>
      <translation>In %1 von %2 Arbeiten</translation>
    </message>
    <message>
      <source>Why it was not compared</source>
      <translation>Warum nicht verglichen</translation>
    </message>
    <message>
      <source>Two papers of one student</source>
      <translation>Zwei Arbeiten einer Person</translation>
    </message>
    <message>
      <source>Words in a row that are the same in both</source>
      <translation>Wörter in Folge, die in beiden gleich sind</translation>
    </message>
    <message>
      <source>Words that say the same in other words, in the paper that has more of them</source>
      <translation>Wörter, die dasselbe anders sagen, in der Arbeit, die mehr davon hat</translation>
    </message>
    <message>
      <source>Part of the shared words that few other papers have</source>
      <translation>Teil der gemeinsamen Wörter, den wenige andere Arbeiten haben</translation>
    </message>
    <message numerus="yes">
      <source>Shared runs of %Ln words ÷ all such runs of both</source>
      <translation>
        <numerusform>Gemeinsame Folgen von %Ln Wort ÷ alle solchen Folgen beider</numerusform>
        <numerusform>Gemeinsame Folgen von %Ln Wörtern ÷ alle solchen Folgen beider</numerusform>
      </translation>
    </message>
    <message>
      <source>Paper A</source>
      <translation>Arbeit A</translation>
    </message>
    <message>
      <source>Paper B</source>
      <translation>Arbeit B</translation>
    </message>
    <message>
      <source>Rare text</source>
      <translation>Seltener Text</translation>
    </message>
    <message numerus="yes">
      <source>No two papers share a passage of %Ln or more words.</source>
      <translation>
        <numerusform>Keine zwei Arbeiten haben eine Stelle von %Ln oder mehr Wörtern gemeinsam.</numerusform>
        <numerusform>Keine zwei Arbeiten haben eine Stelle von %Ln oder mehr Wörtern gemeinsam.</numerusform>
      </translation>
    </message>
    <message>
      <source>Name, status, or &gt;20</source>
      <translation>Name, Stand oder &gt;20</translation>
    </message>
    <message numerus="yes">
      <source>Allowed: %Ln pairs</source>
      <translation>
        <numerusform>Erlaubt: %Ln Paar</numerusform>
        <numerusform>Erlaubt: %Ln Paare</numerusform>
      </translation>
    </message>
    <message>
      <source>Every pair that shares text was allowed to work together.</source>
      <translation>Alle Paare mit gemeinsamem Text durften zusammenarbeiten.</translation>
    </message>
    <message>
      <source>Count it again (Del)</source>
      <translation>Wieder zählen (Entf)</translation>
    </message>
    <message>
      <source>Share matched</source>
      <translation>Anteil gefunden</translation>
    </message>
    <message>
      <source>Top library source</source>
      <translation>Wichtigste Quelle</translation>
    </message>
    <message>
      <source>Best class-mate match, group</source>
      <translation>Nächste Arbeit, Gruppe</translation>
    </message>
    <message>
      <source>Words that stand in any class-mate’s paper or source, each counted once</source>
      <translation>Wörter, die in einer anderen Arbeit oder Quelle stehen, jedes einmal gezählt</translation>
    </message>
    <message>
      <source>Name, status, flag, or &gt;20</source>
      <translation>Name, Stand, Hinweis oder &gt;20</translation>
    </message>
    <message numerus="yes">
      <source>With flags %Ln</source>
      <translation>
        <numerusform>Mit Hinweisen %Ln</numerusform>
        <numerusform>Mit Hinweisen %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Not reviewed %Ln</source>
      <translation>
        <numerusform>Offen %Ln</numerusform>
        <numerusform>Offen %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>value differs</source>
      <translation>Wert verschieden</translation>
    </message>
    <message>
      <source>value agrees</source>
      <translation>Wert stimmt überein</translation>
    </message>
    <message>
      <source>all values of a band agree</source>
      <translation>alle Werte eines Bandes</translation>
    </message>
    <message>
      <source>Band %1: %2 of %3 values agree</source>
      <translation>Band %1: %2 von %3 Werten stimmen überein</translation>
    </message>
    <message>
      <source>As a table</source>
      <translation>Als Tabelle</translation>
    </message>
    <message>
      <source>As a picture</source>
      <translation>Als Bild</translation>
    </message>
    <message>
      <source>an estimate; only the exact one is a score</source>
      <translation>Schätzung; nur das Genaue zählt</translation>
    </message>
    <message>
      <source>At %1 whole documents meet %2 times in 100</source>
      <translation>Bei %1 treffen sich ganze Dokumente in %2 von 100 Fällen</translation>
    </message>
    <message>
      <source>how surely whole documents meet</source>
      <translation>wie sicher sich ganze Dokumente treffen</translation>
    </message>
    <message>
      <source>Word of the paper</source>
      <translation>Wort der Arbeit</translation>
    </message>
    <message>
      <source>Word of the source</source>
      <translation>Wort der Quelle</translation>
    </message>
    <message>
      <source>Band</source>
      <translation>Band</translation>
    </message>
    <message>
      <source>Values that agree</source>
      <translation>Gleiche Werte</translation>
    </message>
    <message>
      <source>Each of them</source>
      <translation>Jeder davon</translation>
    </message>
    <message>
      <source>The estimate is right within what is given in two cases of three. For texts of fewer runs of words than values, it is a little further off.</source>
      <translation>In zwei von drei Fällen trifft die Schätzung auf das Angegebene genau zu. Bei Texten mit weniger Wortfolgen als Werten liegt sie etwas weiter daneben.</translation>
    </message>
    <message>
      <source>S-curve</source>
      <translation>S-Kurve</translation>
    </message>
    <message>
      <source>Passage keys</source>
      <translation>Schlüssel</translation>
    </message>
    <message>
      <source>Exact score</source>
      <translation>Genauer Wert</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>Schätzung</translation>
    </message>
    <message>
      <source>Standard error of the estimate</source>
      <translation>Standardfehler der Schätzung</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>how surely they meet</source>
      <translation>wie sicher sie sich treffen</translation>
    </message>
    <message>
      <source>How it works, step by step</source>
      <translation>So funktioniert es, Schritt für Schritt</translation>
    </message>
    <message>
      <source>Back to the sources (Esc)</source>
      <translation>Zurück zu den Quellen (Esc)</translation>
    </message>
    <message>
      <source>Close (Esc)</source>
      <translation>Schließen (Esc)</translation>
    </message>
    <message>
      <source>Counting…</source>
      <translation>Wird gezählt…</translation>
    </message>
    <message>
      <source>Words from %1 of the paper, from %2 of the source</source>
      <translation>Wörter ab %1 der Arbeit, ab %2 der Quelle</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>Arbeit</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Quelle</translation>
    </message>
    <message>
      <source>The library is as it was then.</source>
      <translation>Die Bibliothek ist wie damals.</translation>
    </message>
    <message>
      <source>Checking again</source>
      <translation>Wird erneut geprüft</translation>
    </message>
    <message>
      <source>Open the new result</source>
      <translation>Neues Ergebnis öffnen</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents were added since.</source>
      <translation>
        <numerusform>%Ln Dokument kam seither dazu.</numerusform>
        <numerusform>%Ln Dokumente kamen seither dazu.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents were removed since.</source>
      <translation>
        <numerusform>%Ln Dokument wurde seither entfernt.</numerusform>
        <numerusform>%Ln Dokumente wurden seither entfernt.</numerusform>
      </translation>
    </message>
    <message>
      <source>The saved result is kept; you see what is new.</source>
      <translation>Das gespeicherte Ergebnis bleibt; Sie sehen, was neu ist.</translation>
    </message>
    <message>
      <source>Nothing changed: %1, as before.</source>
      <translation>Nichts hat sich geändert: %1, wie zuvor.</translation>
    </message>
    <message>
      <source>Changed: %1, %2 → %3</source>
      <translation>Geändert: %1, %2 → %3</translation>
    </message>
    <message numerus="yes">
      <source>%Ln sources are as they were</source>
      <translation>
        <numerusform>%Ln Quelle ist wie zuvor</numerusform>
        <numerusform>%Ln Quellen sind wie zuvor</numerusform>
      </translation>
    </message>
    <message>
      <source>Check again with today’s library</source>
      <translation>Mit der heutigen Bibliothek erneut prüfen</translation>
    </message>
    <message>
      <source>%1 then, %2 now</source>
      <translation>damals %1, jetzt %2</translation>
    </message>
    <message>
      <source>Gone: %1</source>
      <translation>Weg: %1</translation>
    </message>
    <message>
      <source>New: %1, %2</source>
      <translation>Neu: %1, %2</translation>
    </message>
    <message>
      <source>Erase for good</source>
      <translation>Endgültig löschen</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>Löschen…</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents are being taken out of the library. You may close this window.</source>
      <translation>
        <numerusform>%Ln Dokument wird gerade aus der Bibliothek entfernt. Sie können dieses Fenster schließen.</numerusform>
        <numerusform>%Ln Dokumente werden gerade aus der Bibliothek entfernt. Sie können dieses Fenster schließen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Damaged histories were put aside and may hold what was erased: %1</source>
      <translation>Beschädigte Verläufe wurden beiseitegelegt und enthalten vielleicht, was gelöscht wurde: %1</translation>
    </message>
    <message>
      <source>Erase these as well</source>
      <translation>Auch diese löschen</translation>
    </message>
    <message numerus="yes">
      <source>%Ln damaged histories were erased.</source>
      <translation>
        <numerusform>%Ln beschädigter Verlauf wurde gelöscht.</numerusform>
        <numerusform>%Ln beschädigte Verläufe wurden gelöscht.</numerusform>
      </translation>
    </message>
    <message>
      <source>The documents could not be taken out of the library.</source>
      <translation>Die Dokumente konnten nicht aus der Bibliothek entfernt werden.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents were taken out of the library.</source>
      <translation>
        <numerusform>%Ln Dokument wurde aus der Bibliothek entfernt.</numerusform>
        <numerusform>%Ln Dokumente wurden aus der Bibliothek entfernt.</numerusform>
      </translation>
    </message>
    <message>
      <source>Paper or class</source>
      <translation>Arbeit oder Klasse</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Umfang</translation>
    </message>
    <message>
      <source>Saved result</source>
      <translation>Gespeichertes Ergebnis</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks since %1</source>
      <translation>
        <numerusform>%Ln Prüfung seit %1</numerusform>
        <numerusform>%Ln Prüfungen seit %1</numerusform>
      </translation>
    </message>
    <message>
      <source>History</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>Close a term…</source>
      <translation>Halbjahr abschließen…</translation>
    </message>
    <message>
      <source>No checks yet. Every check you make is kept here, with its result and its texts.</source>
      <translation>Noch keine Prüfungen. Jede Prüfung wird hier aufbewahrt, mit Ergebnis und Texten.</translation>
    </message>
    <message>
      <source>No check fits.</source>
      <translation>Keine Prüfung passt.</translation>
    </message>
    <message>
      <source>File, student or class</source>
      <translation>Datei, Person oder Klasse</translation>
    </message>
    <message>
      <source>Search the history</source>
      <translation>Im Verlauf suchen</translation>
    </message>
    <message>
      <source>Classes</source>
      <translation>Klassen</translation>
    </message>
    <message>
      <source>Two files</source>
      <translation>Zwei Dateien</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks deleted. Ctrl+Z brings them back.</source>
      <translation>
        <numerusform>%Ln Prüfung gelöscht. Strg+Z holt sie zurück.</numerusform>
        <numerusform>%Ln Prüfungen gelöscht. Strg+Z holt sie zurück.</numerusform>
      </translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Prüfungen</translation>
    </message>
    <message>
      <source>The same text stays as %1, which does not carry the name.</source>
      <translation>Derselbe Text bleibt als %1; diese Datei trägt den Namen nicht.</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Heute</translation>
    </message>
    <message>
      <source>Yesterday</source>
      <translation>Gestern</translation>
    </message>
    <message>
      <source>This week</source>
      <translation>Diese Woche</translation>
    </message>
    <message>
      <source>Last week</source>
      <translation>Letzte Woche</translation>
    </message>
    <message>
      <source>2 files</source>
      <translation>2 Dateien</translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs share text</source>
      <translation>
        <numerusform>%Ln Paar hat gemeinsamen Text</numerusform>
        <numerusform>%Ln Paare haben gemeinsamen Text</numerusform>
      </translation>
    </message>
    <message>
      <source>no pair shares text</source>
      <translation>kein Paar hat gemeinsamen Text</translation>
    </message>
    <message>
      <source>nothing that counts</source>
      <translation>nichts, was zählt</translation>
    </message>
    <message>
      <source>their paper</source>
      <translation>die eigene Arbeit</translation>
    </message>
    <message>
      <source>their text, shown as a source of another paper</source>
      <translation>der eigene Text, gezeigt als Quelle einer anderen Arbeit</translation>
    </message>
    <message>
      <source>they are in this class</source>
      <translation>gehört zu dieser Klasse</translation>
    </message>
    <message>
      <source>a note mentions them</source>
      <translation>eine Notiz erwähnt die Person</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks were erased.</source>
      <translation>
        <numerusform>%Ln Prüfung wurde gelöscht.</numerusform>
        <numerusform>%Ln Prüfungen wurden gelöscht.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln sources</source>
      <translation>
        <numerusform>%Ln Quelle</numerusform>
        <numerusform>%Ln Quellen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Checked %1 against %Ln documents</source>
      <translation>
        <numerusform>Geprüft %1 gegen %Ln Dokument</numerusform>
        <numerusform>Geprüft %1 gegen %Ln Dokumente</numerusform>
      </translation>
    </message>
    <message>
      <source>as saved on %1</source>
      <translation>gespeichert am %1</translation>
    </message>
    <message numerus="yes">
      <source>%1 in %Ln sources</source>
      <translation>
        <numerusform>%1 in %Ln Quelle</numerusform>
        <numerusform>%1 in %Ln Quellen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Their text and name were taken out of %Ln other places.</source>
      <translation>
        <numerusform>Text und Name wurden an %Ln anderen Stelle entfernt.</numerusform>
        <numerusform>Text und Name wurden an %Ln anderen Stellen entfernt.</numerusform>
      </translation>
    </message>
    <message>
      <source>The file was written anew: nothing of it is left inside.</source>
      <translation>Die Datei wurde neu geschrieben: Nichts davon ist mehr darin.</translation>
    </message>
    <message>
      <source>Another program has the history open. The last traces go when both programs are closed.</source>
      <translation>Ein anderes Programm hat den Verlauf geöffnet. Die letzten Spuren gehen, wenn beide Programme geschlossen sind.</translation>
    </message>
    <message>
      <source>Checked %1 as a class</source>
      <translation>Als Klasse geprüft: %1</translation>
    </message>
    <message>
      <source>Compared %1</source>
      <translation>Verglichen: %1</translation>
    </message>
    <message>
      <source>%1 could not be erased, so its class was kept. Close it elsewhere, then try again.</source>
      <translation>%1 konnte nicht gelöscht werden, darum blieb die Klasse. Schließen Sie die Datei anderswo und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Your note</source>
      <translation>Ihre Notiz</translation>
    </message>
    <message>
      <source>Only you see it, unless you put it into a report.</source>
      <translation>Nur Sie sehen sie, außer Sie nehmen sie in einen Bericht auf.</translation>
    </message>
    <message>
      <source>This check was made before results were kept. Only its line is here.</source>
      <translation>Diese Prüfung stammt aus der Zeit, als noch keine Ergebnisse aufbewahrt wurden. Nur ihre Zeile ist hier.</translation>
    </message>
    <message>
      <source>Nothing that counts was found.</source>
      <translation>Es wurde nichts gefunden, was zählt.</translation>
    </message>
    <message>
      <source>Choose a check at the left.</source>
      <translation>Wählen Sie links eine Prüfung.</translation>
    </message>
    <message>
      <source>Delete check</source>
      <translation>Prüfung löschen</translation>
    </message>
    <message>
      <source>All about one student…</source>
      <translation>Alles über eine Person…</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks are chosen.</source>
      <translation>
        <numerusform>%Ln Prüfung ist ausgewählt.</numerusform>
        <numerusform>%Ln Prüfungen sind ausgewählt.</numerusform>
      </translation>
    </message>
    <message>
      <source>Open class</source>
      <translation>Klasse öffnen</translation>
    </message>
    <message>
      <source>Open saved result</source>
      <translation>Gespeichertes Ergebnis öffnen</translation>
    </message>
    <message>
      <source>The file of this class is not where it was: %1</source>
      <translation>Die Datei dieser Klasse ist nicht mehr da: %1</translation>
    </message>
    <message>
      <source>This cannot be undone. Papers of %1 are erased; their text and name are taken out of other checks and of classes. Reports you saved stay where you put them.</source>
      <translation>Das lässt sich nicht rückgängig machen. Arbeiten von %1 werden gelöscht; Text und Name werden aus anderen Prüfungen und aus Klassen entfernt. Berichte, die Sie gespeichert haben, bleiben, wo sie sind.</translation>
    </message>
    <message>
      <source>All about one student</source>
      <translation>Alles über eine Person</translation>
    </message>
    <message>
      <source>First and last name</source>
      <translation>Vor- und Nachname</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Names are looked for in files, papers, classes, notes and the library.</source>
      <translation>Namen werden in Dateien, Arbeiten, Klassen, Notizen und in der Bibliothek gesucht.</translation>
    </message>
    <message>
      <source>What is held about the student</source>
      <translation>Was über die Person gespeichert ist</translation>
    </message>
    <message>
      <source>Export to a folder…</source>
      <translation>In einen Ordner ausgeben…</translation>
    </message>
    <message>
      <source>Looking…</source>
      <translation>Wird gesucht…</translation>
    </message>
    <message>
      <source>Erasing…</source>
      <translation>Wird gelöscht…</translation>
    </message>
    <message>
      <source>What is held</source>
      <translation>Was gespeichert ist</translation>
    </message>
    <message>
      <source>on the screen</source>
      <translation>auf dem Bildschirm</translation>
    </message>
    <message>
      <source>Ticked documents are taken out of the library, too.</source>
      <translation>Angehakte Dokumente werden auch aus der Bibliothek entfernt.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln entries are held about %1.</source>
      <translation>
        <numerusform>%Ln Eintrag ist über %1 gespeichert.</numerusform>
        <numerusform>%Ln Einträge sind über %1 gespeichert.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing is held about %1.</source>
      <translation>Über %1 ist nichts gespeichert.</translation>
    </message>
    <message>
      <source>Erase all about %1…</source>
      <translation>Alles über %1 löschen…</translation>
    </message>
    <message numerus="yes">
      <source>%Ln files were written to %1.</source>
      <translation>
        <numerusform>%Ln Datei wurde nach %1 geschrieben.</numerusform>
        <numerusform>%Ln Dateien wurden nach %1 geschrieben.</numerusform>
      </translation>
    </message>
    <message>
      <source>in the library, by its name: %1</source>
      <translation>in der Bibliothek, dem Namen nach: %1</translation>
    </message>
    <message>
      <source>%1 holds the same text and stays</source>
      <translation>%1 enthält denselben Text und bleibt</translation>
    </message>
    <message>
      <source>Erases checks, the papers in them and the files of classes. The library stays as it is; documents are removed on its own page.</source>
      <translation>Löscht Prüfungen, die Arbeiten darin und die Dateien von Klassen. Die Bibliothek bleibt, wie sie ist; Dokumente werden auf ihrer eigenen Seite entfernt.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln entries are erased, with their texts. This cannot be undone.</source>
      <translation>
        <numerusform>%Ln Eintrag wird gelöscht, mit seinen Texten. Das lässt sich nicht rückgängig machen.</numerusform>
        <numerusform>%Ln Einträge werden gelöscht, mit ihren Texten. Das lässt sich nicht rückgängig machen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Close a term</source>
      <translation>Halbjahr abschließen</translation>
    </message>
    <message>
      <source>Everything checked before</source>
      <translation>Alles, was geprüft wurde vor dem</translation>
    </message>
    <message>
      <source>One class and the checks of its papers</source>
      <translation>Eine Klasse und die Prüfungen ihrer Arbeiten</translation>
    </message>
    <message>
      <source>Day before which all is erased</source>
      <translation>Tag, vor dem alles gelöscht wird</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>Klasse</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks</source>
      <translation>
        <numerusform>%Ln Prüfung</numerusform>
        <numerusform>%Ln Prüfungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln classes</source>
      <translation>
        <numerusform>%Ln Klasse</numerusform>
        <numerusform>%Ln Klassen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Erase %Ln entries…</source>
      <translation>
        <numerusform>%Ln Eintrag löschen…</numerusform>
        <numerusform>%Ln Einträge löschen…</numerusform>
      </translation>
    </message>
    <message>
      <source>No class was kept</source>
      <translation>Keine Klasse gespeichert</translation>
    </message>
    <message>
      <source>Nothing would be erased.</source>
      <translation>Nichts würde gelöscht.</translation>
    </message>
    <message>
      <source>Sample paper</source>
      <translation>Beispielarbeit</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words left out by the class: %1</source>
      <translation>
        <numerusform>%Ln Wort von der Klasse weggelassen: %1</numerusform>
        <numerusform>%Ln Wörter von der Klasse weggelassen: %1</numerusform>
      </translation>
    </message>
    <message>
      <source>All is counted. Switch off to leave out.</source>
      <translation>Alles wird gezählt. Ausschalten, um wegzulassen.</translation>
    </message>
    <message>
      <source>With all counted the number would be %1.</source>
      <translation>Mit allem gezählt wäre die Zahl %1.</translation>
    </message>
    <message>
      <source>counted</source>
      <translation>gezählt</translation>
    </message>
    <message numerus="yes">
      <source>%Ln places in the paper</source>
      <translation>
        <numerusform>%Ln Stelle in der Arbeit</numerusform>
        <numerusform>%Ln Stellen in der Arbeit</numerusform>
      </translation>
    </message>
    <message>
      <source>Set by you</source>
      <translation>Von Ihnen</translation>
    </message>
    <message numerus="yes">
      <source>%Ln by you</source>
      <translation>
        <numerusform>%Ln von Ihnen</numerusform>
        <numerusform>%Ln von Ihnen</numerusform>
      </translation>
    </message>
    <message>
      <source>Left out of the number. Switch on to count.</source>
      <translation>Aus der Zahl weggelassen. Einschalten, um zu zählen.</translation>
    </message>
    <message>
      <source>With all counted but what the class left out, the number would be %1.</source>
      <translation>Mit allem gezählt, außer was die Klasse wegließ, wäre die Zahl %1.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln more</source>
      <translation>
        <numerusform>%Ln weiteres</numerusform>
        <numerusform>%Ln weitere</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 counted</source>
      <translation>%1 gezählt</translation>
    </message>
    <message>
      <source>left out by the class before comparing</source>
      <translation>von der Klasse vor dem Vergleich weggelassen</translation>
    </message>
    <message>
      <source>%1 of the number</source>
      <translation>%1 der Zahl</translation>
    </message>
    <message>
      <source>%1: handout could not be read</source>
      <translation>%1: Aufgabenblatt nicht lesbar</translation>
    </message>
    <message>
      <source>in both papers</source>
      <translation>in beiden Arbeiten</translation>
    </message>
    <message numerus="yes">
      <source>with %Ln more</source>
      <translation>
        <numerusform>mit %Ln weiteren</numerusform>
        <numerusform>mit %Ln weiteren</numerusform>
      </translation>
    </message>
    <message>
      <source>this source</source>
      <translation>diese Quelle</translation>
    </message>
    <message>
      <source>this match</source>
      <translation>diese Stelle</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words by you</source>
      <translation>
        <numerusform>%Ln Wort von Ihnen</numerusform>
        <numerusform>%Ln Wörter von Ihnen</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing is left out. L leaves out the match at hand.</source>
      <translation>Nichts ist weggelassen. L lässt die aktuelle Stelle weg.</translation>
    </message>
    <message>
      <source>Restore all</source>
      <translation>Alles zurückholen</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>Text and reason</source>
      <translation>Text und Grund</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Found by the program</source>
      <translation>Vom Programm gefunden</translation>
    </message>
    <message>
      <source>Everything here can be restored, also after saving. Reports list it.</source>
      <translation>Alles hier lässt sich zurückholen, auch nach dem Speichern. Berichte führen es auf.</translation>
    </message>
    <message>
      <source>The class left this out of all its papers. Reports list it.</source>
      <translation>Das ließ die Klasse in allen Arbeiten weg. Berichte führen es auf.</translation>
    </message>
    <message>
      <source>Count all again but what the class left out</source>
      <translation>Alles wieder zählen, außer was die Klasse wegließ</translation>
    </message>
    <message>
      <source>A handout of the class. It is counted again on the page of the class, under Left out.</source>
      <translation>Ein Aufgabenblatt der Klasse. Wieder gezählt wird es auf der Seite der Klasse unter „Weggelassen“.</translation>
    </message>
    <message>
      <source>The class left this out of all its papers. It cannot be restored in one of them.</source>
      <translation>Das ließ die Klasse in allen Arbeiten weg. In einer allein lässt es sich nicht zurückholen.</translation>
    </message>
    <message numerus="yes">
      <source>Also left out of %Ln other sources that hold these words.</source>
      <translation>
        <numerusform>Auch bei %Ln anderen Quelle weggelassen, die diese Wörter enthält.</numerusform>
        <numerusform>Auch bei %Ln anderen Quellen weggelassen, die diese Wörter enthalten.</numerusform>
      </translation>
    </message>
    <message>
      <source>Leave out of the number</source>
      <translation>Aus der Zahl weglassen</translation>
    </message>
    <message>
      <source>Note, as it will stand in the ledger</source>
      <translation>Notiz, wie sie in der Liste stehen wird</translation>
    </message>
    <message>
      <source>Left out of both papers: this one and the class-mate’s.</source>
      <translation>Wird in beiden Arbeiten weggelassen, in dieser und in der anderen.</translation>
    </message>
    <message>
      <source>The file that is meant</source>
      <translation>Die gemeinte Datei</translation>
    </message>
    <message>
      <source>Or more, if the words also stand in other sources.</source>
      <translation>Oder mehr, wenn die Wörter auch in anderen Quellen stehen.</translation>
    </message>
    <message>
      <source>Only this file. The same text in the others still counts.</source>
      <translation>Nur diese Datei. Derselbe Text in den anderen zählt weiter.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln files hold this text and are left out together: %1</source>
      <translation>
        <numerusform>%Ln Datei enthält diesen Text und wird weggelassen: %1</numerusform>
        <numerusform>%Ln Dateien enthalten diesen Text und werden zusammen weggelassen: %1</numerusform>
      </translation>
    </message>
    <message>
      <source>This match</source>
      <translation>Diese Stelle</translation>
    </message>
    <message>
      <source>This phrase everywhere</source>
      <translation>Diese Wendung überall</translation>
    </message>
    <message>
      <source>This source, in this paper</source>
      <translation>Diese Quelle, in dieser Arbeit</translation>
    </message>
    <message>
      <source>Quotations</source>
      <translation>Zitate</translation>
    </message>
    <message>
      <source>References</source>
      <translation>Literatur</translation>
    </message>
    <message>
      <source>Handouts</source>
      <translation>Aufgabenblätter</translation>
    </message>
    <message>
      <source>Citations</source>
      <translation>Verweise</translation>
    </message>
    <message>
      <source>Phrases</source>
      <translation>Wendungen</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Abschnitte</translation>
    </message>
    <message>
      <source>Small matches</source>
      <translation>Kleine Stellen</translation>
    </message>
    <message>
      <source>Quotation marks or block quote</source>
      <translation>Anführungszeichen oder Blockzitat</translation>
    </message>
    <message>
      <source>Shorter than you count</source>
      <translation>Kürzer als von Ihnen gezählt</translation>
    </message>
    <message>
      <source>Source with less than you count</source>
      <translation>Quelle mit weniger als von Ihnen gezählt</translation>
    </message>
    <message>
      <source>Not sorted yet</source>
      <translation>Noch nicht einsortiert</translation>
    </message>
    <message>
      <source>Course texts</source>
      <translation>Kurstexte</translation>
    </message>
    <message>
      <source>Web articles</source>
      <translation>Webartikel</translation>
    </message>
    <message>
      <source>All documents</source>
      <translation>Alle Dokumente</translation>
    </message>
    <message>
      <source>An older copy of the library, %1, was removed as well.</source>
      <translation>Eine ältere Kopie der Bibliothek, %1, wurde ebenfalls entfernt.</translation>
    </message>
    <message>
      <source>Close this line</source>
      <translation>Diese Zeile schließen</translation>
    </message>
    <message>
      <source>Documents</source>
      <translation>Dokumente</translation>
    </message>
    <message>
      <source>Some records were changed</source>
      <translation>Einige Angaben wurden verändert</translation>
    </message>
    <message>
      <source>Not verified yet</source>
      <translation>Noch nicht geprüft</translation>
    </message>
    <message>
      <source>Verify compares everything stored with its texts.</source>
      <translation>Prüfen vergleicht alles Gespeicherte mit seinen Texten.</translation>
    </message>
    <message>
      <source>Progress of looking after the library</source>
      <translation>Fortschritt bei der Pflege der Bibliothek</translation>
    </message>
    <message>
      <source>Back up…</source>
      <translation>Sichern…</translation>
    </message>
    <message>
      <source>Verify</source>
      <translation>Prüfen</translation>
    </message>
    <message>
      <source>Repair</source>
      <translation>Reparieren</translation>
    </message>
    <message numerus="yes">
      <source>%Ln problems found</source>
      <translation>
        <numerusform>%Ln Problem gefunden</numerusform>
        <numerusform>%Ln Probleme gefunden</numerusform>
      </translation>
    </message>
    <message>
      <source>Where some texts came from was lost</source>
      <translation>Woher einige Texte kamen, ging verloren</translation>
    </message>
    <message numerus="yes">
      <source>%Ln texts were lost</source>
      <translation>
        <numerusform>%Ln Text ging verloren</numerusform>
        <numerusform>%Ln Texte gingen verloren</numerusform>
      </translation>
    </message>
    <message>
      <source>Library is healthy</source>
      <translation>Bibliothek ist in Ordnung</translation>
    </message>
    <message>
      <source>Library re-read</source>
      <translation>Bibliothek neu eingelesen</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Abgebrochen</translation>
    </message>
    <message>
      <source>Not finished</source>
      <translation>Nicht beendet</translation>
    </message>
    <message>
      <source>Verified today at %1.</source>
      <translation>Heute um %1 geprüft.</translation>
    </message>
    <message>
      <source>Add these files again: %1</source>
      <translation>Nehmen Sie diese Dateien noch einmal auf: %1</translation>
    </message>
    <message>
      <source>Name, collection, pages or headings may not be right: %1</source>
      <translation>Name, Sammlung, Seiten oder Überschriften stimmen vielleicht nicht: %1</translation>
    </message>
    <message>
      <source>Published texts</source>
      <translation>Veröffentlichte Texte</translation>
    </message>
    <message>
      <source>Work of students</source>
      <translation>Arbeiten von Lernenden</translation>
    </message>
    <message>
      <source>My teaching material</source>
      <translation>Mein Unterrichtsmaterial</translation>
    </message>
    <message>
      <source>Work of students is in no student’s copy of a report.</source>
      <translation>Arbeiten von Lernenden kommen in kein Exemplar für Lernende.</translation>
    </message>
    <message>
      <source>Until you say, none of it is in a student’s copy of a report.</source>
      <translation>Bis Sie es sagen, kommt nichts davon in ein Exemplar für Lernende.</translation>
    </message>
    <message>
      <source>“%1” holds</source>
      <translation>„%1“ enthält</translation>
    </message>
    <message>
      <source>New collection</source>
      <translation>Neue Sammlung</translation>
    </message>
    <message>
      <source>There is a collection of this name already.</source>
      <translation>Eine Sammlung mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
      <source>Make collection</source>
      <translation>Sammlung anlegen</translation>
    </message>
    <message>
      <source>into “%1”</source>
      <translation>in „%1“</translation>
    </message>
    <message>
      <source>What will it hold?</source>
      <translation>Was soll sie enthalten?</translation>
    </message>
    <message>
      <source>What does “%1” hold?</source>
      <translation>Was enthält „%1“?</translation>
    </message>
    <message>
      <source>Queued</source>
      <translation>Wartet</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Wird gelesen</translation>
    </message>
    <message>
      <source>Added</source>
      <translation>Aufgenommen</translation>
    </message>
    <message>
      <source>Already there</source>
      <translation>Schon da</translation>
    </message>
    <message>
      <source>Changed, read again</source>
      <translation>Geändert, neu gelesen</translation>
    </message>
    <message>
      <source>Needs attention</source>
      <translation>Braucht Aufmerksamkeit</translation>
    </message>
    <message>
      <source>Not added</source>
      <translation>Nicht aufgenommen</translation>
    </message>
    <message>
      <source>Already there, unchanged</source>
      <translation>Schon da, unverändert</translation>
    </message>
    <message>
      <source>Not added: cancelled</source>
      <translation>Nicht aufgenommen: abgebrochen</translation>
    </message>
    <message>
      <source>nearly the same as “%1” (%2)</source>
      <translation>fast dasselbe wie „%1“ (%2)</translation>
    </message>
    <message>
      <source>a version of it</source>
      <translation>als Fassung davon</translation>
    </message>
    <message>
      <source>What became of it</source>
      <translation>Was daraus wurde</translation>
    </message>
    <message>
      <source>read, being stored</source>
      <translation>gelesen, wird gespeichert</translation>
    </message>
    <message>
      <source>Already there: same text as “%1”</source>
      <translation>Schon da: gleicher Text wie „%1“</translation>
    </message>
    <message>
      <source>in “%1” already</source>
      <translation>schon in „%1“</translation>
    </message>
    <message numerus="yes">
      <source>Move %Ln documents to “%1”</source>
      <translation>
        <numerusform>%Ln Dokument nach „%1“ verschieben</numerusform>
        <numerusform>%Ln Dokumente nach „%1“ verschieben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln new documents are nearly the same as others.</source>
      <translation>
        <numerusform>%Ln neues Dokument ist fast dasselbe wie ein anderes.</numerusform>
        <numerusform>%Ln neue Dokumente sind fast dasselbe wie andere.</numerusform>
      </translation>
    </message>
    <message>
      <source>Collection to add to</source>
      <translation>Sammlung, in die hinzugefügt wird</translation>
    </message>
    <message>
      <source>Close list</source>
      <translation>Liste schließen</translation>
    </message>
    <message>
      <source>Move them there</source>
      <translation>Dorthin verschieben</translation>
    </message>
    <message>
      <source>Keep as versions</source>
      <translation>Als Fassungen behalten</translation>
    </message>
    <message>
      <source>Leave them out</source>
      <translation>Nicht aufnehmen</translation>
    </message>
    <message>
      <source>Open file</source>
      <translation>Datei öffnen</translation>
    </message>
    <message>
      <source>Progress of adding</source>
      <translation>Fortschritt der Aufnahme</translation>
    </message>
    <message>
      <source>Cancelling keeps what is finished.</source>
      <translation>Beim Abbrechen bleibt, was fertig ist.</translation>
    </message>
    <message>
      <source>Files being added</source>
      <translation>Dateien, die aufgenommen werden</translation>
    </message>
    <message numerus="yes">
      <source>%Ln added</source>
      <translation>
        <numerusform>%Ln aufgenommen</numerusform>
        <numerusform>%Ln aufgenommen</numerusform>
      </translation>
    </message>
    <message>
      <source>Need attention</source>
      <translation>Zu beachten</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Wartend</translation>
    </message>
    <message>
      <source>removed again</source>
      <translation>wieder entfernt</translation>
    </message>
    <message>
      <source>What are these texts?</source>
      <translation>Was ist das?</translation>
    </message>
    <message>
      <source>What does it hold?</source>
      <translation>Was enthält sie?</translation>
    </message>
    <message>
      <source>Versions of one work are one source in results.</source>
      <translation>Fassungen einer Arbeit sind in Ergebnissen eine Quelle.</translation>
    </message>
    <message>
      <source>What is new is removed again; the others stay.</source>
      <translation>Das Neue wird wieder entfernt; das andere bleibt.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln already there</source>
      <translation>
        <numerusform>%Ln schon da</numerusform>
        <numerusform>%Ln schon da</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln need attention</source>
      <translation>
        <numerusform>%Ln zu beachten</numerusform>
        <numerusform>%Ln zu beachten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln not added</source>
      <translation>
        <numerusform>%Ln nicht aufgenommen</numerusform>
        <numerusform>%Ln nicht aufgenommen</numerusform>
      </translation>
    </message>
    <message>
      <source>Adding “%1”</source>
      <translation>„%1“ wird aufgenommen</translation>
    </message>
    <message numerus="yes">
      <source>%Ln in “%1” already</source>
      <translation>
        <numerusform>%Ln schon in „%1“</numerusform>
        <numerusform>%Ln schon in „%1“</numerusform>
      </translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Seiten</translation>
    </message>
    <message>
      <source>Unreadable part</source>
      <translation>Nicht lesbar</translation>
    </message>
    <message>
      <source>Another program has the library open, or the disk is full. The last traces of what was removed go when that is over and the library is used again.</source>
      <translation>Ein anderes Programm hat die Bibliothek geöffnet, oder der Datenträger ist voll. Die letzten Spuren des Entfernten verschwinden, wenn das vorbei ist und die Bibliothek wieder benutzt wird.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents moved to “%1”.</source>
      <translation>
        <numerusform>%Ln Dokument nach „%1“ verschoben.</numerusform>
        <numerusform>%Ln Dokumente nach „%1“ verschoben.</numerusform>
      </translation>
    </message>
    <message>
      <source>Search titles</source>
      <translation>Titel suchen</translation>
    </message>
    <message>
      <source>Add…</source>
      <translation>Aufnehmen…</translation>
    </message>
    <message>
      <source>Similar documents</source>
      <translation>Ähnliche Dokumente</translation>
    </message>
    <message>
      <source>Collections</source>
      <translation>Sammlungen</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents removed.</source>
      <translation>
        <numerusform>%Ln Dokument entfernt.</numerusform>
        <numerusform>%Ln Dokumente entfernt.</numerusform>
      </translation>
    </message>
    <message>
      <source>New collection…</source>
      <translation>Neue Sammlung…</translation>
    </message>
    <message numerus="yes">
      <source>Remove %Ln documents</source>
      <translation>
        <numerusform>%Ln Dokument entfernen</numerusform>
        <numerusform>%Ln Dokumente entfernen</numerusform>
      </translation>
    </message>
    <message>
      <source>Tidy up</source>
      <translation>Aufräumen</translation>
    </message>
    <message>
      <source>Undo (Ctrl+Z)</source>
      <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
      <source>Text as extracted</source>
      <translation>Text wie ausgelesen</translation>
    </message>
    <message>
      <source>Move to</source>
      <translation>Verschieben nach</translation>
    </message>
    <message>
      <source>%1 on this disk</source>
      <translation>%1 auf diesem Datenträger</translation>
    </message>
    <message>
      <source>What is being added is listed here when all of it is there.</source>
      <translation>Was aufgenommen wird, steht hier, sobald alles da ist.</translation>
    </message>
    <message>
      <source>Nothing here yet. Drop files or folders anywhere in the window, or choose Add.</source>
      <translation>Noch nichts da. Legen Sie Dateien oder Ordner irgendwo im Fenster ab, oder wählen Sie Aufnehmen.</translation>
    </message>
    <message>
      <source>No title holds “%1”.</source>
      <translation>Kein Titel enthält „%1“.</translation>
    </message>
    <message>
      <source>Verifying</source>
      <translation>Wird geprüft</translation>
    </message>
    <message>
      <source>Backed up</source>
      <translation>Gesichert</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents, in one file.</source>
      <translation>
        <numerusform>%Ln Dokument, in einer Datei.</numerusform>
        <numerusform>%Ln Dokumente, in einer Datei.</numerusform>
      </translation>
    </message>
    <message>
      <source>Re-reading</source>
      <translation>Wird neu eingelesen</translation>
    </message>
    <message>
      <source>Backing up</source>
      <translation>Wird gesichert</translation>
    </message>
    <message>
      <source>Move to…</source>
      <translation>Verschieben…</translation>
    </message>
    <message>
      <source>Removes the text and all its fingerprints. Finished reports keep their quotations until you delete them.</source>
      <translation>Entfernt den Text und alle seine Fingerabdrücke. Fertige Berichte behalten ihre Zitate, bis Sie sie löschen.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln selected</source>
      <translation>
        <numerusform>%Ln ausgewählt</numerusform>
        <numerusform>%Ln ausgewählt</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing selected</source>
      <translation>Nichts ausgewählt</translation>
    </message>
    <message>
      <source>Kept with this check. Reports have it where you ask for it.</source>
      <translation>Bleibt bei dieser Prüfung. Berichte enthalten sie, wenn Sie es wünschen.</translation>
    </message>
    <message>
      <source>Your decision (keys 1 to 4)</source>
      <translation>Ihre Entscheidung (Tasten 1 bis 4)</translation>
    </message>
    <message>
      <source>Ctrl+Enter</source>
      <translation>Strg+Eingabe</translation>
    </message>
    <message>
      <source>Write a note (N)</source>
      <translation>Notiz schreiben (N)</translation>
    </message>
    <message>
      <source>Leave the note as it was</source>
      <translation>Notiz lassen, wie sie war</translation>
    </message>
    <message>
      <source>Status: %1</source>
      <translation>Status: %1</translation>
    </message>
    <message>
      <source>Ctrl</source>
      <translation>Strg</translation>
    </message>
    <message>
      <source>Shift</source>
      <translation>Umschalt</translation>
    </message>
    <message>
      <source>Backspace</source>
      <translation>Rücktaste</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>Leertaste</translation>
    </message>
    <message>
      <source>Home</source>
      <translation>Pos1</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Ende</translation>
    </message>
    <message>
      <source>text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>picture</source>
      <translation>Bild</translation>
    </message>
    <message>
      <source>unreadable</source>
      <translation>nicht lesbar</translation>
    </message>
    <message numerus="yes">
      <source>about %Ln min left</source>
      <translation>
        <numerusform>noch etwa %Ln min</numerusform>
        <numerusform>noch etwa %Ln min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %Ln s left</source>
      <translation>
        <numerusform>noch etwa %Ln s</numerusform>
        <numerusform>noch etwa %Ln s</numerusform>
      </translation>
    </message>
    <message>
      <source>Exactly what is compared.</source>
      <translation>Genau das wird verglichen.</translation>
    </message>
    <message>
      <source>Find in the text</source>
      <translation>Im Text suchen</translation>
    </message>
    <message>
      <source>Copy all</source>
      <translation>Alles kopieren</translation>
    </message>
    <message>
      <source>%1: text as extracted</source>
      <translation>%1: Text wie ausgelesen</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words the same</source>
      <translation>
        <numerusform>%Ln Wort gleich</numerusform>
        <numerusform>%Ln Wörter gleich</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words in one run</source>
      <translation>
        <numerusform>%Ln Wort in einer Folge</numerusform>
        <numerusform>%Ln Wörter in einer Folge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>longest run %Ln words</source>
      <translation>
        <numerusform>längste Folge %Ln Wort</numerusform>
        <numerusform>längste Folge %Ln Wörter</numerusform>
      </translation>
    </message>
    <message>
      <source>words</source>
      <translation>Wörter</translation>
    </message>
    <message>
      <source>added %1</source>
      <translation>aufgenommen %1</translation>
    </message>
    <message>
      <source>of this paper reworded</source>
      <translation>dieser Arbeit umformuliert</translation>
    </message>
    <message>
      <source>Bold, where text was copied. In reworded and summed-up passages none are set apart.</source>
      <translation>Fett, wo Text übernommen wurde. In umformulierten und zusammengefassten Stellen sind keine hervorgehoben.</translation>
    </message>
    <message>
      <source>Scroll together</source>
      <translation>Gemeinsam scrollen</translation>
    </message>
    <message>
      <source>Differing words</source>
      <translation>Abweichende Wörter</translation>
    </message>
    <message>
      <source>Fit width</source>
      <translation>Auf Breite</translation>
    </message>
    <message>
      <source>Back (Esc)</source>
      <translation>Zurück (Esc)</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>Smaller (Ctrl −)</source>
      <translation>Kleiner (Strg −)</translation>
    </message>
    <message>
      <source>Larger (Ctrl +)</source>
      <translation>Größer (Strg +)</translation>
    </message>
    <message>
      <source>The pages as they look; other formats stay text</source>
      <translation>Die Seiten, wie sie aussehen; andere Formate bleiben Text</translation>
    </message>
    <message>
      <source>Where matches stand in the source</source>
      <translation>Wo Übereinstimmungen in der Quelle stehen</translation>
    </message>
    <message>
      <source>The source</source>
      <translation>Die Quelle</translation>
    </message>
    <message>
      <source>Neither side is a PDF file that is still where it was</source>
      <translation>Keine Seite ist eine PDF-Datei, die noch da liegt, wo sie war</translation>
    </message>
    <message>
      <source>Jaccard %1, verified</source>
      <translation>Jaccard %1, nachgeprüft</translation>
    </message>
    <message>
      <source>%1 has changed since it was read, so its pages would not fit the matches. Here is the text that was compared.</source>
      <translation>%1 wurde seit dem Einlesen geändert; die Seiten würden nicht zu den Stellen passen. Hier steht der Text, der verglichen wurde.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln students by name</source>
      <translation>
        <numerusform>%Ln Person mit Namen</numerusform>
        <numerusform>%Ln Personen mit Namen</numerusform>
      </translation>
    </message>
    <message>
      <source>no text of papers</source>
      <translation>kein Text von Arbeiten</translation>
    </message>
    <message>
      <source>Excel file with both tables</source>
      <translation>Excel-Datei mit beiden Tabellen</translation>
    </message>
    <message>
      <source>Table of papers (CSV)</source>
      <translation>Tabelle der Arbeiten (CSV)</translation>
    </message>
    <message>
      <source>Table of pairs (CSV)</source>
      <translation>Tabelle der Paare (CSV)</translation>
    </message>
    <message>
      <source>Form</source>
      <translation>Form</translation>
    </message>
    <message>
      <source>Names of students</source>
      <translation>Namen der Lernenden</translation>
    </message>
    <message>
      <source>My notes</source>
      <translation>Meine Notizen</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Speichern…</translation>
    </message>
    <message numerus="yes">
      <source>%Ln students under made-up names</source>
      <translation>
        <numerusform>%Ln Person unter erfundenem Namen</numerusform>
        <numerusform>%Ln Personen unter erfundenen Namen</numerusform>
      </translation>
    </message>
    <message>
      <source>my notes</source>
      <translation>meine Notizen</translation>
    </message>
    <message>
      <source>no notes</source>
      <translation>keine Notizen</translation>
    </message>
    <message>
      <source>This report contains</source>
      <translation>Dieser Bericht enthält</translation>
    </message>
    <message>
      <source>text that most papers share</source>
      <translation>Text, den die meisten Arbeiten teilen</translation>
    </message>
    <message>
      <source>Writing %1</source>
      <translation>%1 wird geschrieben</translation>
    </message>
    <message>
      <source>class</source>
      <translation>Klasse</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words of text</source>
      <translation>
        <numerusform>%Ln Wort Text</numerusform>
        <numerusform>%Ln Wörter Text</numerusform>
      </translation>
    </message>
    <message>
      <source>name only</source>
      <translation>nur der Name</translation>
    </message>
    <message>
      <source>Names and texts of people in this report</source>
      <translation>Namen und Texte von Personen in diesem Bericht</translation>
    </message>
    <message>
      <source>withheld</source>
      <translation>zurückgehalten</translation>
    </message>
    <message>
      <source>a published source, %1</source>
      <translation>veröffentlichte Quelle, %1</translation>
    </message>
    <message>
      <source>name and %1</source>
      <translation>Name und %1</translation>
    </message>
    <message>
      <source>No other student is in it.</source>
      <translation>Keine andere Person kommt darin vor.</translation>
    </message>
    <message>
      <source>%1, name withheld</source>
      <translation>%1, Name zurückgehalten</translation>
    </message>
    <message>
      <source>My note</source>
      <translation>Meine Notiz</translation>
    </message>
    <message>
      <source>Left-out text, with reasons</source>
      <translation>Weggelassener Text, mit Gründen</translation>
    </message>
    <message>
      <source>Other students’ names</source>
      <translation>Namen anderer Personen</translation>
    </message>
    <message>
      <source>For the examination board</source>
      <translation>Für den Prüfungsausschuss</translation>
    </message>
    <message>
      <source>Both sides of every passage, left-out text and reasons, settings, file hashes.</source>
      <translation>Beide Seiten jeder Stelle, Weggelassenes und Gründe, Einstellungen, Prüfsummen der Dateien.</translation>
    </message>
    <message>
      <source>For the talk with the student</source>
      <translation>Für das Gespräch mit der Person</translation>
    </message>
    <message>
      <source>Own text and published sources. Nothing of class-mates.</source>
      <translation>Eigener Text und veröffentlichte Quellen. Nichts von anderen aus der Klasse.</translation>
    </message>
    <message>
      <source>For me</source>
      <translation>Für mich</translation>
    </message>
    <message>
      <source>Everything, with names and my note.</source>
      <translation>Alles, mit Namen und meiner Notiz.</translation>
    </message>
    <message>
      <source>Contains</source>
      <translation>Enthält</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <source>Pages of the report</source>
      <translation>Seiten des Berichts</translation>
    </message>
    <message>
      <source>Other forms…</source>
      <translation>Andere Formen…</translation>
    </message>
    <message>
      <source>Save as HTML…</source>
      <translation>Als HTML speichern…</translation>
    </message>
    <message>
      <source>Save as PDF…</source>
      <translation>Als PDF speichern…</translation>
    </message>
    <message>
      <source>Progress of the report</source>
      <translation>Fortschritt des Berichts</translation>
    </message>
    <message>
      <source>The HTML file needs no network and no scripts. Saved files are yours; plagcheck keeps no copy.</source>
      <translation>Die HTML-Datei braucht kein Netz und keine Skripte. Gespeicherte Dateien gehören Ihnen; plagcheck behält keine Kopie.</translation>
    </message>
    <message>
      <source>Reading the texts</source>
      <translation>Texte werden gelesen</translation>
    </message>
    <message>
      <source>Smaller pages</source>
      <translation>Kleinere Seiten</translation>
    </message>
    <message>
      <source>Larger pages</source>
      <translation>Größere Seiten</translation>
    </message>
    <message>
      <source>Text, tables, JSON</source>
      <translation>Text, Tabellen, JSON</translation>
    </message>
    <message>
      <source>Page %1 of %2</source>
      <translation>Seite %1 von %2</translation>
    </message>
    <message>
      <source>Stopped. Choose a kind to go on.</source>
      <translation>Abgebrochen. Wählen Sie eine Art, um weiterzumachen.</translation>
    </message>
    <message>
      <source>Setting the pages</source>
      <translation>Seiten werden gesetzt</translation>
    </message>
    <message>
      <source>report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Im Ordner zeigen</translation>
    </message>
    <message>
      <source>Stopped. No file was written.</source>
      <translation>Abgebrochen. Keine Datei wurde geschrieben.</translation>
    </message>
    <message>
      <source>Saved as %1</source>
      <translation>Gespeichert als %1</translation>
    </message>
    <message numerus="yes">
      <source>No word-for-word run of %Ln words goes unseen.</source>
      <translation>
        <numerusform>Keine wörtliche Folge von %Ln Wort bleibt unentdeckt.</numerusform>
        <numerusform>Keine wörtliche Folge von %Ln Wörtern bleibt unentdeckt.</numerusform>
      </translation>
    </message>
    <message>
      <source>Shortest match</source>
      <translation>Kürzeste Stelle</translation>
    </message>
    <message>
      <source>Words copied in a row or with small edits. Shorter finds more, and more common phrases; 12 suits essays.</source>
      <translation>Wörter, hintereinander übernommen oder mit kleinen Änderungen. Kürzer findet mehr, auch mehr übliche Wendungen; 12 passt für Aufsätze.</translation>
    </message>
    <message>
      <source>Edited passages</source>
      <translation>Bearbeitete Stellen</translation>
    </message>
    <message>
      <source>Small edits, reworded passages and summaries, each marked as such.</source>
      <translation>Kleine Änderungen, Umformulierungen und Zusammenfassungen, jeweils so bezeichnet.</translation>
    </message>
    <message>
      <source>Word for word only</source>
      <translation>Nur wörtlich</translation>
    </message>
    <message>
      <source>Edited too</source>
      <translation>Auch bearbeitet</translation>
    </message>
    <message>
      <source>The promise with these settings</source>
      <translation>Das Versprechen bei diesen Einstellungen</translation>
    </message>
    <message>
      <source>This is certain, not likely, in a library of any size. Capital letters, punctuation, line breaks, hyphens, look-alike letters and invisible characters make no difference. Shorter or reworded passages are often found, but not promised.</source>
      <translation>Das ist sicher, nicht nur wahrscheinlich, bei jeder Größe der Bibliothek. Großschreibung, Satzzeichen, Zeilenumbrüche, Trennstriche, ähnlich aussehende Buchstaben und unsichtbare Zeichen spielen keine Rolle. Kürzere oder umformulierte Stellen werden oft gefunden, aber nicht versprochen.</translation>
    </message>
    <message>
      <source>With their results and texts. Older ones are erased when the program starts.</source>
      <translation>Mit ihren Ergebnissen und Texten. Ältere werden beim Start des Programms gelöscht.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks are older and are erased now. This cannot be undone.</source>
      <translation>
        <numerusform>%Ln Prüfung ist älter und wird jetzt gelöscht. Das lässt sich nicht rückgängig machen.</numerusform>
        <numerusform>%Ln Prüfungen sind älter und werden jetzt gelöscht. Das lässt sich nicht rückgängig machen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Until I erase them</source>
      <translation>Bis ich sie lösche</translation>
    </message>
    <message>
      <source>Half a year</source>
      <translation>Ein halbes Jahr</translation>
    </message>
    <message>
      <source>A year</source>
      <translation>Ein Jahr</translation>
    </message>
    <message>
      <source>Two years</source>
      <translation>Zwei Jahre</translation>
    </message>
    <message>
      <source>Five years</source>
      <translation>Fünf Jahre</translation>
    </message>
    <message>
      <source>Keep checks</source>
      <translation>Prüfungen aufbewahren</translation>
    </message>
    <message>
      <source>Clear history and recent papers</source>
      <translation>Verlauf und letzte Arbeiten löschen</translation>
    </message>
    <message>
      <source>What was checked is kept in records.db, in the folder above.</source>
      <translation>Was geprüft wurde, liegt in records.db im Ordner oben.</translation>
    </message>
    <message>
      <source>What is left out of the number in new checks. It stays visible in the paper, is listed with its reason, and can be counted with one switch above each result.</source>
      <translation>Was bei neuen Prüfungen nicht in die Zahl eingeht. Es bleibt in der Arbeit sichtbar, wird mit seinem Grund aufgeführt und lässt sich über jedem Ergebnis mit einem Schalter zählen.</translation>
    </message>
    <message>
      <source>Never counted, one a line.</source>
      <translation>Zählen nie, eine je Zeile.</translation>
    </message>
    <message>
      <source>Headings of sections that never count, one a line.</source>
      <translation>Überschriften von Abschnitten, die nie zählen, eine je Zeile.</translation>
    </message>
    <message>
      <source>Task sheets and forms: what stands in them never counts.</source>
      <translation>Aufgabenblätter und Vordrucke: was darin steht, zählt nie.</translation>
    </message>
    <message>
      <source>Text in quotation marks and block quotes. Hidden quotation marks do not count.</source>
      <translation>Text in Anführungszeichen und eingerückte Zitate. Versteckte Anführungszeichen zählen nicht.</translation>
    </message>
    <message>
      <source>Lists of works, by their heading and by the shape of their entries.</source>
      <translation>Literaturlisten, an ihrer Überschrift und der Form ihrer Einträge erkannt.</translation>
    </message>
    <message>
      <source>(Name, 2020) and [6] in the text.</source>
      <translation>(Name, 2020) und [6] im Text.</translation>
    </message>
    <message>
      <source>Matches of fewer words.</source>
      <translation>Stellen mit weniger Wörtern.</translation>
    </message>
    <message>
      <source>Small sources</source>
      <translation>Kleine Quellen</translation>
    </message>
    <message>
      <source>Sources that share fewer words.</source>
      <translation>Quellen mit weniger gemeinsamen Wörtern.</translation>
    </message>
    <message>
      <source>Small sources, by share</source>
      <translation>Kleine Quellen, nach Anteil</translation>
    </message>
    <message>
      <source>Sources that share less of the paper.</source>
      <translation>Quellen mit kleinerem Anteil an der Arbeit.</translation>
    </message>
    <message>
      <source>count all</source>
      <translation>alle zählen</translation>
    </message>
    <message>
      <source>Remove what is selected (Del)</source>
      <translation>Ausgewähltes entfernen (Entf)</translation>
    </message>
    <message>
      <source>When files are added: another draft or edition, a copy. It is said of each.</source>
      <translation>Beim Aufnehmen: ein anderer Entwurf, eine andere Ausgabe, eine Kopie. Es wird jedes Mal gesagt.</translation>
    </message>
    <message>
      <source>Keep both</source>
      <translation>Beide behalten</translation>
    </message>
    <message>
      <source>Keep it as a version</source>
      <translation>Als Fassung behalten</translation>
    </message>
    <message>
      <source>Do not add it</source>
      <translation>Nicht aufnehmen</translation>
    </message>
    <message>
      <source>What is nearly the same as a document</source>
      <translation>Was fast dasselbe ist wie ein Dokument</translation>
    </message>
    <message>
      <source>The library is empty.</source>
      <translation>Die Bibliothek ist leer.</translation>
    </message>
    <message>
      <source>Where things are kept</source>
      <translation>Wo alles liegt</translation>
    </message>
    <message>
      <source>The library, with the texts of all reference documents:</source>
      <translation>Die Bibliothek mit den Texten aller Vergleichsdokumente:</translation>
    </message>
    <message>
      <source>Settings, checks, classes and the log:</source>
      <translation>Einstellungen, Prüfungen, Klassen und das Protokoll:</translation>
    </message>
    <message>
      <source>Collections that papers are compared with</source>
      <translation>Sammlungen, mit denen Arbeiten verglichen werden</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Datenschutz</translation>
    </message>
    <message>
      <source>Everything stays on this computer. There is no account, and the program has no way to send anything. The log holds no names and no text of papers.</source>
      <translation>Alles bleibt auf diesem Computer. Es gibt kein Konto, und das Programm kann nichts versenden. Das Protokoll enthält keine Namen und keinen Text von Arbeiten.</translation>
    </message>
    <message>
      <source>You can choose another kind each time.</source>
      <translation>Sie können jedes Mal eine andere Art wählen.</translation>
    </message>
    <message>
      <source>The examination board</source>
      <translation>Prüfungsausschuss</translation>
    </message>
    <message>
      <source>The talk with the student</source>
      <translation>Gespräch mit der Person</translation>
    </message>
    <message>
      <source>Me</source>
      <translation>Mich</translation>
    </message>
    <message>
      <source>Reports are usually for</source>
      <translation>Berichte sind meist für</translation>
    </message>
    <message>
      <source>Last folder</source>
      <translation>Letzter Ordner</translation>
    </message>
    <message>
      <source>Offered when you save.</source>
      <translation>Wird beim Speichern angeboten.</translation>
    </message>
    <message>
      <source>Names from collections of student work are withheld from reports for the board, and their texts too from a student’s copy. What a collection holds is said on the Library page.</source>
      <translation>Namen aus Sammlungen mit Arbeiten von Lernenden fehlen in Berichten für den Prüfungsausschuss, im Exemplar für Lernende auch die Texte. Was eine Sammlung enthält, sagen Sie auf der Seite „Bibliothek“.</translation>
    </message>
    <message>
      <source>none yet</source>
      <translation>noch keiner</translation>
    </message>
    <message>
      <source>Threshold %1, found with probability %2</source>
      <translation>Schwelle %1, gefunden mit Wahrscheinlichkeit %2</translation>
    </message>
    <message>
      <source>Jaccard similarity of two whole documents</source>
      <translation>Jaccard-Ähnlichkeit zweier ganzer Dokumente</translation>
    </message>
    <message>
      <source>threshold %1</source>
      <translation>Schwelle %1</translation>
    </message>
    <message>
      <source>found with probability %1</source>
      <translation>gefunden mit Wahrsch. %1</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Optionen</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Allgemein</translation>
    </message>
    <message>
      <source>How it finds</source>
      <translation>Wie gesucht wird</translation>
    </message>
    <message>
      <source>What to leave out</source>
      <translation>Was nicht zählt</translation>
    </message>
    <message>
      <source>Library and privacy</source>
      <translation>Bibliothek und Datenschutz</translation>
    </message>
    <message>
      <source>Reports</source>
      <translation>Berichte</translation>
    </message>
    <message>
      <source>Keyboard</source>
      <translation>Tastatur</translation>
    </message>
    <message>
      <source>About plagcheck</source>
      <translation>Über plagcheck</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Schriftgröße</translation>
    </message>
    <message>
      <source>Size of papers</source>
      <translation>Schriftgröße der Arbeiten</translation>
    </message>
    <message>
      <source>With serifs</source>
      <translation>Mit Serifen</translation>
    </message>
    <message>
      <source>As the program</source>
      <translation>Wie das Programm</translation>
    </message>
    <message>
      <source>Face of papers</source>
      <translation>Schriftart der Arbeiten</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Sizes of pictures and rows follow at next start.</source>
      <translation>Bilder und Zeilen folgen beim nächsten Start.</translation>
    </message>
    <message>
      <source>Also Ctrl and + or − while reading.</source>
      <translation>Beim Lesen auch mit Strg und + oder −.</translation>
    </message>
    <message>
      <source>Used from the next start.</source>
      <translation>Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
      <source>two documents that share half of their %1-word runs become candidates %2 times in 100; at a fifth, %3 in 100. The curve is steepest at %4.</source>
      <translation>zwei Dokumente, die die Hälfte ihrer Folgen von %1 Wörtern gemeinsam haben, werden in %2 von 100 Fällen Kandidaten; bei einem Fünftel in %3 von 100. Am steilsten ist die Kurve bei %4.</translation>
    </message>
    <message>
      <source>Advanced: finding whole documents that resemble each other</source>
      <translation>Erweitert: ganze Dokumente finden, die einander gleichen</translation>
    </message>
    <message>
      <source>Defaults</source>
      <translation>Vorgaben</translation>
    </message>
    <message>
      <source>Words in a shingle</source>
      <translation>Wörter je Shingle</translation>
    </message>
    <message>
      <source>Bands for documents alike from</source>
      <translation>Bänder für Dokumente, ähnlich ab</translation>
    </message>
    <message>
      <source>Choose bands</source>
      <translation>Bänder wählen</translation>
    </message>
    <message>
      <source>Bands</source>
      <translation>Bänder</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Werte</translation>
    </message>
    <message>
      <source>Re-read the library with these</source>
      <translation>Bibliothek damit neu einlesen</translation>
    </message>
    <message>
      <source>Changing these re-reads the library from its own texts, in the background. Results on screen stay as they are.</source>
      <translation>Eine Änderung liest die Bibliothek aus ihren eigenen Texten neu ein, im Hintergrund. Ergebnisse auf dem Bildschirm bleiben, wie sie sind.</translation>
    </message>
    <message>
      <source>This finds drafts and near-copies quickly. It does not weaken the promise above: passages are searched separately.</source>
      <translation>So werden Entwürfe und Beinahe-Kopien schnell gefunden. Das Versprechen oben bleibt davon unberührt: Stellen werden getrennt gesucht.</translation>
    </message>
    <message>
      <source>found</source>
      <translation>gefunden</translation>
    </message>
    <message numerus="yes">
      <source>Bands times rows must not exceed %Ln.</source>
      <translation>
        <numerusform>Bänder mal Zeilen darf %Ln nicht überschreiten.</numerusform>
        <numerusform>Bänder mal Zeilen darf %Ln nicht überschreiten.</numerusform>
      </translation>
    </message>
    <message>
      <source>In words:</source>
      <translation>In Worten:</translation>
    </message>
    <message>
      <source>Licence texts</source>
      <translation>Lizenztexte</translation>
    </message>
    <message>
      <source>Shows which reference documents a paper shares text with. The number counts shared words. It does not say how they came to be shared; that is for the reader of the passages.</source>
      <translation>Zeigt, mit welchen Vergleichstexten eine Arbeit Text gemeinsam hat. Die Zahl zählt gemeinsame Wörter. Sie sagt nicht, wie es dazu kam; das beurteilt, wer die Stellen liest.</translation>
    </message>
    <message>
      <source>Everything stays on this computer.</source>
      <translation>Alles bleibt auf diesem Computer.</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <source>plagcheck itself: MIT. It is made with:</source>
      <translation>plagcheck selbst: MIT. Es verwendet:</translation>
    </message>
    <message>
      <source>Qt version %1</source>
      <translation>Qt-Version %1</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Prüfen</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Einzelheiten</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Something in plagcheck went wrong</source>
      <translation>In plagcheck ist ein Fehler aufgetreten</translation>
    </message>
    <message>
      <source>Nothing stored was lost. You can go on. If it happens again, send the details below to whoever looks after the program; they hold no text of papers.</source>
      <translation>Nichts Gespeichertes ging verloren. Sie können weiterarbeiten. Wenn es wieder geschieht, senden Sie die Einzelheiten unten an die Person, die das Programm betreut; sie enthalten keinen Text von Arbeiten.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
      <source>Keeps it as a reference, does not check it</source>
      <translation>Wird als Vergleichstext aufgenommen, nicht geprüft</translation>
    </message>
    <message>
      <source>You see who handed in what before it starts</source>
      <translation>Vor dem Start ist zu sehen, wer was abgegeben hat</translation>
    </message>
    <message>
      <source>Only its own pairs are compared</source>
      <translation>Nur ihre eigenen Paare werden verglichen</translation>
    </message>
    <message>
      <source>Its text is left out of every paper</source>
      <translation>Sein Text zählt in keiner Arbeit</translation>
    </message>
    <message>
      <source>Its first words become a text of the lesson</source>
      <translation>Die ersten Wörter werden ein Text der Vorführung</translation>
    </message>
    <message>
      <source>Let go to start</source>
      <translation>Loslassen zum Starten</translation>
    </message>
    <message>
      <source>Check this paper</source>
      <translation>Diese Arbeit prüfen</translation>
    </message>
    <message>
      <source>Add to the library</source>
      <translation>In die Bibliothek aufnehmen</translation>
    </message>
    <message>
      <source>Check as a class</source>
      <translation>Als Klasse prüfen</translation>
    </message>
    <message>
      <source>Open this class</source>
      <translation>Diese Klasse öffnen</translation>
    </message>
    <message>
      <source>Add as a late paper</source>
      <translation>Als verspätete Arbeit hinzufügen</translation>
    </message>
    <message>
      <source>Use as the handout</source>
      <translation>Als Aufgabenblatt verwenden</translation>
    </message>
    <message>
      <source>Show it here</source>
      <translation>Hier zeigen</translation>
    </message>
    <message>
      <source>Compare these two</source>
      <translation>Diese zwei vergleichen</translation>
    </message>
    <message>
      <source>One paper, two to compare, or a class</source>
      <translation>Eine Arbeit, zwei zum Vergleichen oder eine Klasse</translation>
    </message>
    <message>
      <source>A class comes as one folder or ZIP; more files go into the library</source>
      <translation>Eine Klasse kommt als ein Ordner oder ZIP; mehrere Dateien gehen in die Bibliothek</translation>
    </message>
    <message>
      <source>against the library</source>
      <translation>gegen die Bibliothek</translation>
    </message>
    <message numerus="yes">
      <source>against %Ln documents</source>
      <translation>
        <numerusform>gegen %Ln Dokument</numerusform>
        <numerusform>gegen %Ln Dokumente</numerusform>
      </translation>
    </message>
    <message>
      <source>the library is empty</source>
      <translation>die Bibliothek ist leer</translation>
    </message>
    <message>
      <source>Reason: {reason}.</source>
      <translation>Grund: {reason}.</translation>
    </message>
    <message>
      <source>It was moved, renamed or deleted. Choose it again from where it is now.</source>
      <translation>Die Datei wurde verschoben, umbenannt oder gelöscht. Wählen Sie sie dort aus, wo sie jetzt liegt.</translation>
    </message>
    <message>
      <source>Close it in other programs, then try again.</source>
      <translation>Schließen Sie die Datei in anderen Programmen und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Drop the papers in it, or add the folder to the library.</source>
      <translation>Legen Sie die Arbeiten daraus ab, oder nehmen Sie den Ordner in die Bibliothek auf.</translation>
    </message>
    <message>
      <source>It is empty, or its pages are pictures. Ask for the file it was made from.</source>
      <translation>Die Datei ist leer, oder ihre Seiten sind Bilder. Bitten Sie um die Datei, aus der sie entstanden ist.</translation>
    </message>
    <message>
      <source>Copy it again from where it came from.</source>
      <translation>Kopieren Sie die Datei noch einmal von dort, wo sie herkam.</translation>
    </message>
    <message>
      <source>Opening it could harm this computer. Ask for the file in another form.</source>
      <translation>Das Öffnen könnte diesem Computer schaden. Bitten Sie um die Datei in anderer Form.</translation>
    </message>
    <message>
      <source>Add reference documents to make one.</source>
      <translation>Nehmen Sie Vergleichstexte auf, dann entsteht eine.</translation>
    </message>
    <message>
      <source>Open Library and choose Repair: the texts inside are used to restore it.</source>
      <translation>Öffnen Sie die Bibliothek und wählen Sie Reparieren: Sie wird aus den enthaltenen Texten wiederhergestellt.</translation>
    </message>
    <message>
      <source>It was removed after this check. Check the paper again.</source>
      <translation>Sie wurde nach dieser Prüfung entfernt. Prüfen Sie die Arbeit noch einmal.</translation>
    </message>
    <message>
      <source>It begins with the first check you make.</source>
      <translation>Er beginnt mit Ihrer ersten Prüfung.</translation>
    </message>
    <message>
      <source>Nothing in it was changed. It is put aside, and a new history begins.</source>
      <translation>Nichts darin wurde geändert. Die Datei wird beiseitegelegt, und ein neuer Verlauf beginnt.</translation>
    </message>
    <message>
      <source>It is put aside as it is, and a new one begins. Your library is not affected.</source>
      <translation>Er wird beiseitegelegt, und ein neuer beginnt. Ihre Bibliothek ist nicht betroffen.</translation>
    </message>
    <message>
      <source>It was removed. Check the paper again to see its sources.</source>
      <translation>Sie wurde entfernt. Prüfen Sie die Arbeit noch einmal, um ihre Quellen zu sehen.</translation>
    </message>
    <message>
      <source>Nothing stored was lost. Details are in the log; trying again may help.</source>
      <translation>Nichts Gespeichertes ging verloren. Einzelheiten stehen im Protokoll; ein neuer Versuch kann helfen.</translation>
    </message>
    <message>
      <source>Choose a library, or a name for a new one</source>
      <translation>Bibliothek auswählen oder Namen für eine neue eingeben</translation>
    </message>
    <message>
      <source>Where to put the copy of the library</source>
      <translation>Wohin mit der Kopie der Bibliothek</translation>
    </message>
    <message>
      <source>Choose reference documents</source>
      <translation>Vergleichstexte auswählen</translation>
    </message>
    <message>
      <source>Choose a folder of reference documents</source>
      <translation>Ordner mit Vergleichstexten auswählen</translation>
    </message>
    <message>
      <source>Choose the ZIP of a class</source>
      <translation>ZIP einer Klasse wählen</translation>
    </message>
    <message>
      <source>Choose the folder of a class</source>
      <translation>Ordner einer Klasse wählen</translation>
    </message>
    <message>
      <source>Choose a saved class</source>
      <translation>Gespeicherte Klasse wählen</translation>
    </message>
    <message>
      <source>Choose papers that came late</source>
      <translation>Verspätet abgegebene Arbeiten wählen</translation>
    </message>
    <message>
      <source>Choose the task sheet</source>
      <translation>Aufgabenblatt wählen</translation>
    </message>
    <message>
      <source>Where to put the copy of the class</source>
      <translation>Wohin mit der Kopie der Klasse</translation>
    </message>
    <message>
      <source>Save the report</source>
      <translation>Bericht speichern</translation>
    </message>
    <message>
      <source>Choose a paper, or two to compare</source>
      <translation>Eine Arbeit auswählen, oder zwei zum Vergleichen</translation>
    </message>
    <message>
      <source>Choose a folder for what is held about %1</source>
      <translation>Ordner für das, was über %1 gespeichert ist</translation>
    </message>
    <message>
      <source>Offline: nothing leaves this computer</source>
      <translation>Offline: nichts verlässt diesen Computer</translation>
    </message>
    <message>
      <source>Library: cannot be read</source>
      <translation>Bibliothek: nicht lesbar</translation>
    </message>
    <message>
      <source>Library: being read</source>
      <translation>Bibliothek: wird gelesen</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>Offline</translation>
    </message>
    <message numerus="yes">
      <source>Library: %Ln documents</source>
      <translation>
        <numerusform>Bibliothek: %Ln Dokument</numerusform>
        <numerusform>Bibliothek: %Ln Dokumente</numerusform>
      </translation>
    </message>
    <message>
      <source>Library: files are being added</source>
      <translation>Bibliothek: Dateien werden aufgenommen</translation>
    </message>
    <message>
      <source>Library: empty</source>
      <translation>Bibliothek: leer</translation>
    </message>
    <message>
      <source>Adding files was not finished last time</source>
      <translation>Beim letzten Mal wurden nicht alle Dateien hinzugefügt</translation>
    </message>
    <message>
      <source>Go on adding</source>
      <translation>Weiter hinzufügen</translation>
    </message>
    <message>
      <source>What was read is in the library. Left: %1</source>
      <translation>Was gelesen wurde, ist in der Bibliothek. Übrig: %1</translation>
    </message>
    <message>
      <source>What is read so far stays in the library. The next start offers the rest.</source>
      <translation>Was schon gelesen ist, bleibt in der Bibliothek. Beim nächsten Start können Sie mit dem Rest weitermachen.</translation>
    </message>
    <message>
      <source>Close now</source>
      <translation>Jetzt schließen</translation>
    </message>
    <message>
      <source>Files are still being added</source>
      <translation>Es werden noch Dateien hinzugefügt</translation>
    </message>
    <message>
      <source>There is nothing to undo here.</source>
      <translation>Hier gibt es nichts rückgängig zu machen.</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>Überall</translation>
    </message>
    <message>
      <source>Reading a result</source>
      <translation>Ein Ergebnis lesen</translation>
    </message>
    <message>
      <source>How it works, live</source>
      <translation>So funktioniert es, live</translation>
    </message>
    <message>
      <source>Choose a paper to check, or two to compare</source>
      <translation>Eine Arbeit zum Prüfen auswählen, oder zwei zum Vergleichen</translation>
    </message>
    <message>
      <source>This list of keys</source>
      <translation>Diese Liste der Tasten</translation>
    </message>
    <message>
      <source>Undo the last step</source>
      <translation>Letzten Schritt zurücknehmen</translation>
    </message>
    <message>
      <source>Larger or smaller text of papers</source>
      <translation>Text der Arbeiten größer oder kleiner</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Next match</source>
      <translation>Nächste Stelle</translation>
    </message>
    <message>
      <source>Previous match</source>
      <translation>Vorige Stelle</translation>
    </message>
    <message>
      <source>Leave out the match, or restore it</source>
      <translation>Stelle weglassen oder zurückholen</translation>
    </message>
    <message>
      <source>How the current source was found</source>
      <translation>Wie die aktuelle Quelle gefunden wurde</translation>
    </message>
    <message>
      <source>Write a note</source>
      <translation>Notiz schreiben</translation>
    </message>
    <message>
      <source>Not reviewed, no concern, to discuss, confirmed</source>
      <translation>Offen, unbedenklich, zu besprechen, bestätigt</translation>
    </message>
    <message>
      <source>Next flagged place</source>
      <translation>Nächster Hinweis</translation>
    </message>
    <message>
      <source>Restore what is left out, in its list</source>
      <translation>Weggelassenes in seiner Liste zurückholen</translation>
    </message>
    <message>
      <source>To the paper, the bar, the list</source>
      <translation>Zur Arbeit, zum Balken, zur Liste</translation>
    </message>
    <message>
      <source>Back from side by side, or from how a source was found</source>
      <translation>Zurück vom Nebeneinander oder von „Wie wurde das gefunden?“</translation>
    </message>
    <message>
      <source>Filter by name, status, flag, or &gt;20</source>
      <translation>Nach Name, Stand, Hinweis oder &gt;20 filtern</translation>
    </message>
    <message>
      <source>Open the paper, or a pair side by side</source>
      <translation>Die Arbeit öffnen, oder ein Paar nebeneinander</translation>
    </message>
    <message>
      <source>Previous or next paper</source>
      <translation>Vorige oder nächste Arbeit</translation>
    </message>
    <message>
      <source>Decide, then the next paper</source>
      <translation>Entscheiden, dann die nächste Arbeit</translation>
    </message>
    <message>
      <source>From the paper back to the class</source>
      <translation>Von der Arbeit zurück zur Klasse</translation>
    </message>
    <message>
      <source>Rename a student before the check</source>
      <translation>Vor der Prüfung einen Namen ändern</translation>
    </message>
    <message>
      <source>Remove what is selected</source>
      <translation>Ausgewähltes entfernen</translation>
    </message>
    <message>
      <source>Texts, shingles, matrix, signatures, bands, curve</source>
      <translation>Texte, Shingles, Matrix, Signaturen, Bänder, Kurve</translation>
    </message>
    <message>
      <source>One row or band back or on</source>
      <translation>Eine Zeile oder ein Band zurück oder weiter</translation>
    </message>
    <message>
      <source>First or last row or band</source>
      <translation>Erste oder letzte Zeile, erstes oder letztes Band</translation>
    </message>
    <message>
      <source>Play, pause</source>
      <translation>Abspielen, anhalten</translation>
    </message>
    <message>
      <source>Full screen</source>
      <translation>Vollbild</translation>
    </message>
    <message>
      <source>Larger or smaller</source>
      <translation>Größer oder kleiner</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>← → one row, Space plays, 1 to 6 step</source>
      <translation>← → eine Zeile, Leertaste spielt ab, 1 bis 6 Schritt</translation>
    </message>
    <message>
      <source>Deleted from the history. Ctrl+Z brings it back.</source>
      <translation>Aus dem Verlauf gelöscht. Strg+Z holt es zurück.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks could be read and are still listed.</source>
      <translation>
        <numerusform>%Ln Prüfung konnte gelesen werden und ist noch aufgeführt.</numerusform>
        <numerusform>%Ln Prüfungen konnten gelesen werden und sind noch aufgeführt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks were older than you keep them and were erased.</source>
      <translation>
        <numerusform>%Ln Prüfung war älter, als Sie sie aufbewahren, und wurde gelöscht.</numerusform>
        <numerusform>%Ln Prüfungen waren älter, als Sie sie aufbewahren, und wurden gelöscht.</numerusform>
      </translation>
    </message>
    <message>
      <source>The history was damaged and is kept as %1</source>
      <translation>Der Verlauf war beschädigt und liegt jetzt als %1 daneben</translation>
    </message>
    <message>
      <source>Alike from, Jaccard %1, a pair this alike is found %2 times in 100</source>
      <translation>Ähnlich ab Jaccard %1, ein so ähnliches Paar wird %2-mal von 100 gefunden</translation>
    </message>
    <message>
      <source>Progress of looking</source>
      <translation>Fortschritt der Suche</translation>
    </message>
    <message>
      <source>Alike from</source>
      <translation>Ähnlich ab</translation>
    </message>
    <message>
      <source>Half of the %2-word runs that the two have between them are in both.</source>
      <translation>Die Hälfte der Folgen aus %2 Wörtern, die beide zusammen haben, steht in beiden.</translation>
    </message>
    <message>
      <source>%1 of 100 %2-word runs that the two have between them are in both.</source>
      <translation>%1 von 100 Folgen aus %2 Wörtern, die beide zusammen haben, stehen in beiden.</translation>
    </message>
    <message>
      <source>Documents that are alike have not been looked for yet.</source>
      <translation>Nach ähnlichen Dokumenten wurde noch nicht gesucht.</translation>
    </message>
    <message>
      <source>Look again</source>
      <translation>Noch einmal suchen</translation>
    </message>
    <message>
      <source>Looking: %1 of %2 documents</source>
      <translation>Suche: %1 von %2 Dokumenten</translation>
    </message>
    <message>
      <source>found %1 times in 100</source>
      <translation>%1-mal von 100 gefunden</translation>
    </message>
    <message>
      <source>looser</source>
      <translation>lockerer</translation>
    </message>
    <message>
      <source>identical</source>
      <translation>gleich</translation>
    </message>
    <message>
      <source>How surely a pair this alike is found</source>
      <translation>Wie sicher ein so ähnliches Paar gefunden wird</translation>
    </message>
    <message>
      <source>As a drawing</source>
      <translation>Als Zeichnung</translation>
    </message>
    <message>
      <source>similarity</source>
      <translation>Ähnlichkeit</translation>
    </message>
    <message>
      <source>how surely a pair this alike is found</source>
      <translation>wie sicher ein so ähnliches Paar gefunden wird</translation>
    </message>
    <message>
      <source>At %1, a pair is found %2 times in 100</source>
      <translation>Bei %1 wird ein Paar %2-mal von 100 gefunden</translation>
    </message>
    <message>
      <source>Versions of one work</source>
      <translation>Fassungen einer Arbeit</translation>
    </message>
    <message>
      <source>left as they are</source>
      <translation>so gelassen</translation>
    </message>
    <message>
      <source>Groups of documents that are alike</source>
      <translation>Gruppen ähnlicher Dokumente</translation>
    </message>
    <message>
      <source>not decided</source>
      <translation>nicht entschieden</translation>
    </message>
    <message>
      <source>%1 to %2</source>
      <translation>%1 bis %2</translation>
    </message>
    <message>
      <source>These two did not meet in a band.</source>
      <translation>Diese zwei trafen sich in keinem Band.</translation>
    </message>
    <message>
      <source>Exact similarity of each pair</source>
      <translation>Genaue Ähnlichkeit jedes Paars</translation>
    </message>
    <message>
      <source>%1 and %2, %3</source>
      <translation>%1 und %2, %3</translation>
    </message>
    <message numerus="yes">
      <source>in %Ln collections</source>
      <translation>
        <numerusform>in %Ln Sammlung</numerusform>
        <numerusform>in %Ln Sammlungen</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 of the %2 %7-word runs they have between them are in both.</source>
      <translation>%1 der %2 Folgen aus %7 Wörtern, die sie zusammen haben, stehen in beiden.</translation>
    </message>
    <message>
      <source>%3 are only in %5, %4 only in %6.</source>
      <translation>%3 stehen nur in %5, %4 nur in %6.</translation>
    </message>
    <message>
      <source>Exact similarity of each pair (Jaccard)</source>
      <translation>Genaue Ähnlichkeit jedes Paars (Jaccard)</translation>
    </message>
    <message>
      <source>Keep one…</source>
      <translation>Eines behalten…</translation>
    </message>
    <message>
      <source>Leave as they are</source>
      <translation>So lassen</translation>
    </message>
    <message>
      <source>Remove…</source>
      <translation>Entfernen…</translation>
    </message>
    <message>
      <source>not decided yet</source>
      <translation>noch nicht entschieden</translation>
    </message>
    <message numerus="yes">
      <source>What to do with these %Ln documents</source>
      <translation>
        <numerusform>Was mit %Ln Dokument geschieht</numerusform>
        <numerusform>Was mit diesen %Ln Dokumenten geschieht</numerusform>
      </translation>
    </message>
    <message>
      <source>Pair</source>
      <translation>Paar</translation>
    </message>
    <message>
      <source>Jaccard</source>
      <translation>Jaccard</translation>
    </message>
    <message>
      <source>in both</source>
      <translation>in beiden</translation>
    </message>
    <message>
      <source>only in the first</source>
      <translation>nur im ersten</translation>
    </message>
    <message>
      <source>only in the second</source>
      <translation>nur im zweiten</translation>
    </message>
    <message>
      <source>All stay. Results name one and fold the others under it.</source>
      <translation>Alle bleiben. Ergebnisse nennen eine und klappen die anderen darunter.</translation>
    </message>
    <message>
      <source>You choose which. The others go; Ctrl+Z brings them back.</source>
      <translation>Sie wählen, welches. Die anderen gehen; Strg+Z holt sie zurück.</translation>
    </message>
    <message>
      <source>Nothing changes; the group is listed as decided.</source>
      <translation>Nichts ändert sich; die Gruppe gilt als entschieden.</translation>
    </message>
    <message>
      <source>Text and fingerprints. Finished reports keep their quotations.</source>
      <translation>Text und Fingerabdrücke. Fertige Berichte behalten ihre Zitate.</translation>
    </message>
    <message numerus="yes">
      <source>Shown: the first %Ln documents.</source>
      <translation>
        <numerusform>Gezeigt: das erste %Ln Dokument.</numerusform>
        <numerusform>Gezeigt: die ersten %Ln Dokumente.</numerusform>
      </translation>
    </message>
    <message>
      <source>No versions any more</source>
      <translation>Keine Fassungen mehr</translation>
    </message>
    <message>
      <source>Decide again</source>
      <translation>Neu entscheiden</translation>
    </message>
    <message>
      <source>As a matrix</source>
      <translation>Als Matrix</translation>
    </message>
    <message>
      <source>Open %1 side by side</source>
      <translation>%1 nebeneinander öffnen</translation>
    </message>
    <message>
      <source>Remove “%1” from the library? It can be undone.</source>
      <translation>„%1“ aus der Bibliothek entfernen? Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
      <source>All collections</source>
      <translation>Alle Sammlungen</translation>
    </message>
    <message>
      <source>Most alike first</source>
      <translation>Ähnlichste zuerst</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>Neueste zuerst</translation>
    </message>
    <message>
      <source>Largest first</source>
      <translation>Größte zuerst</translation>
    </message>
    <message>
      <source>Not all was looked at: %1 of %2 documents.</source>
      <translation>Nicht alles wurde angesehen: %1 von %2 Dokumenten.</translation>
    </message>
    <message>
      <source>No group to show here.</source>
      <translation>Hier ist keine Gruppe zu zeigen.</translation>
    </message>
    <message>
      <source>To decide</source>
      <translation>Zu entscheiden</translation>
    </message>
    <message>
      <source>Versions</source>
      <translation>Fassungen</translation>
    </message>
    <message>
      <source>Group %1 of %2</source>
      <translation>Gruppe %1 von %2</translation>
    </message>
    <message>
      <source>“%1” against</source>
      <translation>„%1“ gegen</translation>
    </message>
    <message>
      <source>Signature matrix in %1 bands of %2 rows, and their buckets</source>
      <translation>Signaturmatrix in Bändern (%1) zu Zeilen (%2), und ihre Buckets</translation>
    </message>
    <message>
      <source>There are %1 values: enough for %2 of these bands.</source>
      <translation>Werte: %1. Sie reichen für so viele dieser Bänder: %2.</translation>
    </message>
    <message>
      <source>same bucket</source>
      <translation>gleicher Bucket</translation>
    </message>
    <message>
      <source>apart</source>
      <translation>getrennt</translation>
    </message>
    <message>
      <source>Bands and their buckets</source>
      <translation>Bänder und ihre Buckets</translation>
    </message>
    <message>
      <source>bands agree: candidates</source>
      <translation>Bänder gleich: Kandidaten</translation>
    </message>
    <message>
      <source>bands agree: no candidates</source>
      <translation>Bänder gleich: keine Kandidaten</translation>
    </message>
    <message>
      <source>Band %1</source>
      <translation>Band %1</translation>
    </message>
    <message>
      <source>values agree: estimate %1</source>
      <translation>Werte gleich: Schätzung %1</translation>
    </message>
    <message>
      <source>pairs are candidates</source>
      <translation>Paare sind Kandidaten</translation>
    </message>
    <message>
      <source>exact Jaccard similarity</source>
      <translation>exakte Jaccard-Ähnlichkeit</translation>
    </message>
    <message>
      <source>bucket %1</source>
      <translation>Bucket %1</translation>
    </message>
    <message>
      <source>pairs are candidates: %1</source>
      <translation>Paare sind Kandidaten: %1</translation>
    </message>
    <message>
      <source>Blue: %1 bands of %2 rows. Dashed: %3 of %4, as in plagcheck.</source>
      <translation>Blau: %1 × %2 (Bänder × Zeilen). Gestrichelt: %3 × %4, wie in plagcheck.</translation>
    </message>
    <message>
      <source>More bands move the curve to the left: fewer are missed, more are looked at in vain. More rows move it to the right. The threshold (1 ÷ b)^(1 ÷ r) is %1; the curve is steepest at %2.</source>
      <translation>Mehr Bänder schieben die Kurve nach links: Weniger wird verpasst, mehr vergeblich angesehen. Mehr Zeilen schieben sie nach rechts. Die Schwelle (1 ÷ b)^(1 ÷ r) ist %1; am steilsten ist die Kurve bei %2.</translation>
    </message>
    <message>
      <source>With %1 values the two areas are smallest with %2 bands of %3 rows.</source>
      <translation>Werte: %1. Am kleinsten sind beide Flächen mit %2 × %3 (Bänder × Zeilen).</translation>
    </message>
    <message>
      <source>How surely do two texts meet?</source>
      <translation>Wie sicher treffen sich zwei Texte?</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>Nehmen</translation>
    </message>
    <message>
      <source>one band</source>
      <translation>ein Band</translation>
    </message>
    <message>
      <source>missed</source>
      <translation>verpasst</translation>
    </message>
    <message>
      <source>area missed</source>
      <translation>Fläche verpasst</translation>
    </message>
    <message>
      <source>area in vain</source>
      <translation>Fläche vergeblich</translation>
    </message>
    <message>
      <source>Bands b</source>
      <translation>Bänder b</translation>
    </message>
    <message>
      <source>Rows r</source>
      <translation>Zeilen r</translation>
    </message>
    <message>
      <source>Threshold t</source>
      <translation>Schwelle t</translation>
    </message>
    <message>
      <source>Jaccard similarity s of two texts</source>
      <translation>Jaccard-Ähnlichkeit s zweier Texte</translation>
    </message>
    <message>
      <source>alike, but no band agrees</source>
      <translation>ähnlich, aber kein Band gleich</translation>
    </message>
    <message>
      <source>not alike, but a band agrees</source>
      <translation>nicht ähnlich, aber ein Band gleich</translation>
    </message>
    <message>
      <source>Missed: area %1</source>
      <translation>Verpasst: Fläche %1</translation>
    </message>
    <message>
      <source>In vain: area %1</source>
      <translation>Vergeblich: Fläche %1</translation>
    </message>
    <message>
      <source>%1 bands of %2 rows: missed %3, in vain %4</source>
      <translation>%1 × %2 (Bänder × Zeilen): verpasst %3, vergeblich %4</translation>
    </message>
    <message>
      <source>from texts to candidates, step by step</source>
      <translation>von Texten zu Kandidaten, Schritt für Schritt</translation>
    </message>
    <message>
      <source>Typed by you</source>
      <translation>Selbst getippt</translation>
    </message>
    <message>
      <source>Example</source>
      <translation>Beispiel</translation>
    </message>
    <message>
      <source>%1 of %2 rows</source>
      <translation>%1 von %2 Zeilen</translation>
    </message>
    <message>
      <source>Leave full screen</source>
      <translation>Vollbild beenden</translation>
    </message>
    <message>
      <source>band %1 of %2</source>
      <translation>Band %1 von %2</translation>
    </message>
    <message>
      <source>Every column says where a row goes when the rows are shuffled; a framed value has just replaced a larger one.</source>
      <translation>Jede Spalte sagt, wohin eine Zeile beim Mischen kommt; ein umrahmter Wert hat eben einen größeren ersetzt.</translation>
    </message>
    <message>
      <source>shingle</source>
      <translation>Shingle</translation>
    </message>
    <message>
      <source>element</source>
      <translation>Element</translation>
    </message>
    <message>
      <source>h(x) = (a·x + b) %1. Every column puts the rows into another order; a framed value has just replaced a larger one.</source>
      <translation>h(x) = (a·x + b) %1. Jede Spalte ordnet die Zeilen anders; ein umrahmter Wert hat eben einen größeren ersetzt.</translation>
    </message>
    <message>
      <source>Characteristic matrix</source>
      <translation>Charakteristische Matrix</translation>
    </message>
    <message>
      <source>Places of the rows</source>
      <translation>Plätze der Zeilen</translation>
    </message>
    <message>
      <source>Hash functions</source>
      <translation>Hashfunktionen</translation>
    </message>
    <message>
      <source>Permutations</source>
      <translation>Permutationen</translation>
    </message>
    <message>
      <source>1 = the text has this shingle</source>
      <translation>1 = der Text hat dieses Shingle</translation>
    </message>
    <message>
      <source>row</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>1 = it is in the set</source>
      <translation>1 = es ist in der Menge</translation>
    </message>
    <message numerus="yes">
      <source>%Ln shingles</source>
      <translation>
        <numerusform>%Ln Shingle</numerusform>
        <numerusform>%Ln Shingles</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 in both, %2 in all: the exact Jaccard similarity of %3.</source>
      <translation>%1 in beiden, %2 insgesamt: die exakte Jaccard-Ähnlichkeit von %3.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln elements</source>
      <translation>
        <numerusform>%Ln Element</numerusform>
        <numerusform>%Ln Elemente</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln in the bag, with repeats</source>
      <translation>
        <numerusform>%Ln mit Wiederholungen</numerusform>
        <numerusform>%Ln mit Wiederholungen</numerusform>
      </translation>
    </message>
    <message>
      <source>%1, in several</source>
      <translation>%1, in mehreren</translation>
    </message>
    <message>
      <source>Shown: the first %1 of %2.</source>
      <translation>Gezeigt: die ersten %1 von %2.</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>Signature matrix</source>
      <translation>Signaturmatrix</translation>
    </message>
    <message>
      <source>Similarity of each pair</source>
      <translation>Ähnlichkeit jedes Paars</translation>
    </message>
    <message>
      <source>%1 of %2 agree</source>
      <translation>%1 von %2 gleich</translation>
    </message>
    <message>
      <source>%1 of %2 agree so far</source>
      <translation>bisher %1 von %2 gleich</translation>
    </message>
    <message>
      <source>After the last row this share estimates the similarity. Exact: %1.</source>
      <translation>Nach der letzten Zeile schätzt dieser Anteil die Ähnlichkeit. Exakt: %1.</translation>
    </message>
    <message>
      <source>smallest value so far</source>
      <translation>kleinster Wert bisher</translation>
    </message>
    <message>
      <source>agree</source>
      <translation>gleich</translation>
    </message>
    <message>
      <source>Estimate %1, exact %2.</source>
      <translation>Schätzung %1, exakt %2.</translation>
    </message>
    <message>
      <source>%1, was %2</source>
      <translation>%1, war %2</translation>
    </message>
    <message>
      <source>pair</source>
      <translation>Paar</translation>
    </message>
    <message>
      <source>exact</source>
      <translation>exakt</translation>
    </message>
    <message>
      <source>Texts</source>
      <translation>Texte</translation>
    </message>
    <message>
      <source>Shingles</source>
      <translation>Shingles</translation>
    </message>
    <message>
      <source>Signatures</source>
      <translation>Signaturen</translation>
    </message>
    <message>
      <source>Bands and buckets</source>
      <translation>Bänder und Buckets</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Abspielen</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>Add a text</source>
      <translation>Text dazu</translation>
    </message>
    <message>
      <source>Remove the last</source>
      <translation>Letzten entfernen</translation>
    </message>
    <message>
      <source>First text</source>
      <translation>Erster Text</translation>
    </message>
    <message>
      <source>Second text</source>
      <translation>Zweiter Text</translation>
    </message>
    <message>
      <source>Third text</source>
      <translation>Dritter Text</translation>
    </message>
    <message>
      <source>Fourth text</source>
      <translation>Vierter Text</translation>
    </message>
    <message>
      <source>Fifth text</source>
      <translation>Fünfter Text</translation>
    </message>
    <message>
      <source>Shingles of</source>
      <translation>Shingles aus</translation>
    </message>
    <message>
      <source>lower case, without punctuation</source>
      <translation>klein, ohne Satzzeichen</translation>
    </message>
    <message>
      <source>Only the beginning of a text is shown: up to %1 words or %2 letters.</source>
      <translation>Nur der Anfang eines Textes wird gezeigt: bis zu %1 Wörter oder %2 Buchstaben.</translation>
    </message>
    <message>
      <source>letters</source>
      <translation>Buchstaben</translation>
    </message>
    <message>
      <source>Type a second text, or choose an example.</source>
      <translation>Tippen Sie einen zweiten Text oder wählen Sie ein Beispiel.</translation>
    </message>
    <message>
      <source>%1 gives %2, less than before: kept for %3.</source>
      <translation>%1 gibt %2, weniger als bisher: behalten für %3.</translation>
    </message>
    <message>
      <source>the same values in all its rows: %1. They share a bucket and become candidates. One band is enough. Only then are they compared in full.</source>
      <translation>dieselben Werte in allen Zeilen: %1. Sie kommen in denselben Bucket und werden Kandidaten. Ein Band genügt. Erst dann werden sie ganz verglichen.</translation>
    </message>
    <message>
      <source>Nothing is read yet.</source>
      <translation>Noch ist nichts gelesen.</translation>
    </message>
    <message>
      <source>Every value is ∞. Next reads the first row.</source>
      <translation>Jeder Wert ist ∞. Weiter liest die erste Zeile.</translation>
    </message>
    <message>
      <source>Two sentences about a roof</source>
      <translation>Zwei Sätze über ein Dach</translation>
    </message>
    <message>
      <source>abcab in twos, as set and as bag</source>
      <translation>abcab in Zweiern, als Menge und mit Wiederholungen</translation>
    </message>
    <message>
      <source>acadacc in twos</source>
      <translation>acadacc in Zweiern</translation>
    </message>
    <message>
      <source>abcd and dbcd</source>
      <translation>abcd und dbcd</translation>
    </message>
    <message>
      <source>This is a test, letters in threes</source>
      <translation>This is a test, Buchstaben in Dreiern</translation>
    </message>
    <message>
      <source>To be, or not to be</source>
      <translation>To be, or not to be</translation>
    </message>
    <message>
      <source>Bits: 10111 and 10011</source>
      <translation>Bits: 10111 und 10011</translation>
    </message>
    <message>
      <source>Seven rows, four sets</source>
      <translation>Sieben Zeilen, vier Mengen</translation>
    </message>
    <message>
      <source>Seven rows, four sets, with one bit more</source>
      <translation>Sieben Zeilen, vier Mengen, ein Bit mehr</translation>
    </message>
    <message>
      <source>Seven rows, one permutation</source>
      <translation>Sieben Zeilen, eine Permutation</translation>
    </message>
    <message>
      <source>Seven rows, three permutations</source>
      <translation>Sieben Zeilen, drei Permutationen</translation>
    </message>
    <message>
      <source>Seven rows, three other permutations</source>
      <translation>Sieben Zeilen, drei andere Permutationen</translation>
    </message>
    <message>
      <source>Seven rows, one to try</source>
      <translation>Sieben Zeilen, eine zum Probieren</translation>
    </message>
    <message>
      <source>Seven rows, four permutations</source>
      <translation>Sieben Zeilen, vier Permutationen</translation>
    </message>
    <message>
      <source>Five rows, one permutation</source>
      <translation>Fünf Zeilen, eine Permutation</translation>
    </message>
    <message>
      <source>Five rows, one pass: x + 1 and 3x + 1</source>
      <translation>Fünf Zeilen, ein Durchgang: x + 1 und 3x + 1</translation>
    </message>
    <message>
      <source>Two sets, one pass: x and 2x + 1</source>
      <translation>Zwei Mengen, ein Durchgang: x und 2x + 1</translation>
    </message>
    <message>
      <source>Two sets, places counted from 1</source>
      <translation>Zwei Mengen, Plätze ab 1 gezählt</translation>
    </message>
    <message>
      <source>Blocks of rows, with ∞</source>
      <translation>Blöcke von Zeilen, mit ∞</translation>
    </message>
    <message>
      <source>Twelve minhashes in bands</source>
      <translation>Zwölf Minhashes in Bändern</translation>
    </message>
    <message>
      <source>100 values: 20 bands of 5 rows</source>
      <translation>100 Werte: 20 Bänder zu 5 Zeilen</translation>
    </message>
    <message>
      <source>50 values: 10 bands of 5 rows</source>
      <translation>50 Werte: 10 Bänder zu 5 Zeilen</translation>
    </message>
    <message>
      <source>75 values: 15 bands of 5 rows</source>
      <translation>75 Werte: 15 Bänder zu 5 Zeilen</translation>
    </message>
    <message>
      <source>One band of one row</source>
      <translation>Ein Band aus einer Zeile</translation>
    </message>
    <message>
      <source>Row %1, “%2”:</source>
      <translation>Zeile %1, „%2“:</translation>
    </message>
    <message>
      <source>in none. Nothing changes.</source>
      <translation>in keinem. Nichts ändert sich.</translation>
    </message>
    <message>
      <source>No value is smaller than what is kept: nothing changes.</source>
      <translation>Kein Wert ist kleiner als der behaltene: Nichts ändert sich.</translation>
    </message>
    <message>
      <source>Band %1:</source>
      <translation>Band %1:</translation>
    </message>
    <message>
      <source>no two have the same values in all its rows. Each has a bucket of its own.</source>
      <translation>keine zwei haben in allen Zeilen dieselben Werte. Jeder Text hat einen eigenen Bucket.</translation>
    </message>
    <message>
      <source>%1 and %2</source>
      <translation>%1 und %2</translation>
    </message>
    <message>
      <source>block %1</source>
      <translation>Block %1</translation>
    </message>
    <message>
      <source>in %1.</source>
      <translation>in %1.</translation>
    </message>
    <message>
      <source>Smaller values also from: %1.</source>
      <translation>Kleinere Werte auch von: %1.</translation>
    </message>
    <message>
      <source>rows %1 to %2</source>
      <translation>Zeilen %1 bis %2</translation>
    </message>
    <message>
      <source>{name} is not there</source>
      <translation>{name} ist nicht da</translation>
    </message>
    <message>
      <source>{name} cannot be opened</source>
      <translation>{name} lässt sich nicht öffnen</translation>
    </message>
    <message>
      <source>{name} cannot be saved</source>
      <translation>{name} lässt sich nicht speichern</translation>
    </message>
    <message>
      <source>{name} is there already</source>
      <translation>{name} gibt es schon</translation>
    </message>
    <message>
      <source>{name} is a folder</source>
      <translation>{name} ist ein Ordner</translation>
    </message>
    <message>
      <source>{name} is not a kind of file that can be read</source>
      <translation>{name} hat ein Format, das nicht gelesen werden kann</translation>
    </message>
    <message>
      <source>{name} holds no text</source>
      <translation>{name} enthält keinen Text</translation>
    </message>
    <message>
      <source>{name} holds pictures of pages, not text</source>
      <translation>{name} enthält Bilder von Seiten, keinen Text</translation>
    </message>
    <message>
      <source>The letters in {name} cannot be read reliably</source>
      <translation>Die Buchstaben in {name} sind nicht sicher lesbar</translation>
    </message>
    <message>
      <source>{name} is too short to compare</source>
      <translation>{name} ist zu kurz zum Vergleichen</translation>
    </message>
    <message>
      <source>{name} is too large</source>
      <translation>{name} ist zu groß</translation>
    </message>
    <message>
      <source>{name} holds too much text</source>
      <translation>{name} enthält zu viel Text</translation>
    </message>
    <message>
      <source>{name} is {kind}</source>
      <translation>{name} ist {kind}</translation>
    </message>
    <message>
      <source>{name} is protected by a password</source>
      <translation>{name} ist mit einem Passwort geschützt</translation>
    </message>
    <message>
      <source>{name} is damaged</source>
      <translation>{name} ist beschädigt</translation>
    </message>
    <message>
      <source>{name} was not opened</source>
      <translation>{name} wurde nicht geöffnet</translation>
    </message>
    <message>
      <source>Reading {name} was stopped</source>
      <translation>Das Lesen von {name} wurde angehalten</translation>
    </message>
    <message>
      <source>Reading {name} failed</source>
      <translation>Das Lesen von {name} ist gescheitert</translation>
    </message>
    <message>
      <source>There is no library at {name}</source>
      <translation>Bei {name} gibt es keine Bibliothek</translation>
    </message>
    <message>
      <source>{name} is not a plagcheck library</source>
      <translation>{name} ist keine plagcheck-Bibliothek</translation>
    </message>
    <message>
      <source>{name} was made by a newer version of plagcheck</source>
      <translation>{name} stammt von einer neueren Version von plagcheck</translation>
    </message>
    <message>
      <source>The library {name} is damaged</source>
      <translation>Die Bibliothek {name} ist beschädigt</translation>
    </message>
    <message>
      <source>Nothing of the library {name} can be saved</source>
      <translation>Von der Bibliothek {name} ist nichts zu retten</translation>
    </message>
    <message>
      <source>The library {name} has another name, which would keep the old file</source>
      <translation>Die Bibliothek {name} hat noch einen Namen, unter dem die alte Datei bliebe</translation>
    </message>
    <message>
      <source>The library {name} cannot be written to</source>
      <translation>In die Bibliothek {name} kann nicht geschrieben werden</translation>
    </message>
    <message>
      <source>The library {name} is in use by another program</source>
      <translation>Die Bibliothek {name} wird von einem anderen Programm verwendet</translation>
    </message>
    <message>
      <source>There is no space left for {name}</source>
      <translation>Für {name} ist kein Platz mehr frei</translation>
    </message>
    <message>
      <source>The library {name} cannot be opened</source>
      <translation>Die Bibliothek {name} lässt sich nicht öffnen</translation>
    </message>
    <message>
      <source>Document {name} is not in the library</source>
      <translation>Das Dokument {name} ist nicht in der Bibliothek</translation>
    </message>
    <message>
      <source>“{name}” holds no work of students</source>
      <translation>„{name}“ ist keine Sammlung für Arbeiten von Lernenden</translation>
    </message>
    <message>
      <source>There is no history at {name} yet</source>
      <translation>Unter {name} gibt es noch keinen Verlauf</translation>
    </message>
    <message>
      <source>{name} is not a history of plagcheck</source>
      <translation>{name} ist kein Verlauf von plagcheck</translation>
    </message>
    <message>
      <source>The history {name} was written by a newer version of plagcheck</source>
      <translation>Der Verlauf {name} stammt von einer neueren Version von plagcheck</translation>
    </message>
    <message>
      <source>The history {name} is damaged</source>
      <translation>Der Verlauf {name} ist beschädigt</translation>
    </message>
    <message>
      <source>The history {name} cannot be written to</source>
      <translation>In den Verlauf {name} kann nicht geschrieben werden</translation>
    </message>
    <message>
      <source>The history {name} is in use by another program</source>
      <translation>Der Verlauf {name} wird von einem anderen Programm verwendet</translation>
    </message>
    <message>
      <source>The history {name} cannot be opened</source>
      <translation>Der Verlauf {name} lässt sich nicht öffnen</translation>
    </message>
    <message>
      <source>The history has no check {name}</source>
      <translation>Der Verlauf enthält keine Prüfung {name}</translation>
    </message>
    <message>
      <source>The check of {name} was made before results were kept</source>
      <translation>Die Prüfung von {name} stammt aus der Zeit, als noch keine Ergebnisse aufbewahrt wurden</translation>
    </message>
    <message>
      <source>There is no LSH index at {name}</source>
      <translation>Unter {name} gibt es keinen LSH-Index</translation>
    </message>
    <message>
      <source>{name} is not an LSH index of plagcheck</source>
      <translation>{name} ist kein LSH-Index von plagcheck</translation>
    </message>
    <message>
      <source>The LSH index {name} was made by a newer version of plagcheck</source>
      <translation>Der LSH-Index {name} stammt von einer neueren Version von plagcheck</translation>
    </message>
    <message>
      <source>The LSH index {name} is damaged</source>
      <translation>Der LSH-Index {name} ist beschädigt</translation>
    </message>
    <message>
      <source>The LSH index {name} cannot be written to</source>
      <translation>In den LSH-Index {name} kann nicht geschrieben werden</translation>
    </message>
    <message>
      <source>The LSH index {name} is in use by another program</source>
      <translation>Der LSH-Index {name} wird von einem anderen Programm verwendet</translation>
    </message>
    <message>
      <source>The LSH index {name} cannot be opened</source>
      <translation>Der LSH-Index {name} lässt sich nicht öffnen</translation>
    </message>
    <message>
      <source>Choose another place, or close the program that has it open.</source>
      <translation>Wählen Sie einen anderen Ort, oder schließen Sie das Programm, das die Datei geöffnet hat.</translation>
    </message>
    <message>
      <source>Choose another name.</source>
      <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>These can be read: {formats}.</source>
      <translation>Lesbar sind: {formats}.</translation>
    </message>
    <message>
      <source>Nothing could be compared. Ask for the file it was made from.</source>
      <translation>Es war nichts zu vergleichen. Bitten Sie um die Datei, aus der sie entstanden ist.</translation>
    </message>
    <message>
      <source>It has {words} of at least {needed} words.</source>
      <translation>Wörter: {words}; mindestens nötig: {needed}.</translation>
    </message>
    <message>
      <source>It has {size} MB; up to {limit} MB are read. Split it into parts.</source>
      <translation>Die Datei hat {size} MB; gelesen werden bis zu {limit} MB. Teilen Sie sie.</translation>
    </message>
    <message>
      <source>It has {size} MB of text; up to {limit} MB are read. Split it into parts.</source>
      <translation>Es sind {size} MB Text; bis zu {limit} MB werden gelesen. Teilen Sie die Datei auf.</translation>
    </message>
    <message>
      <source>Open it in the program it was made with and save it as {advice}.</source>
      <translation>Öffnen Sie die Datei in dem Programm, mit dem sie erstellt wurde, und speichern Sie sie als {advice}.</translation>
    </message>
    <message>
      <source>Save a copy without the password and try again.</source>
      <translation>Speichern Sie eine Kopie ohne Passwort und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>It made no progress for {seconds} seconds. Save it anew from its program.</source>
      <translation>{seconds} Sekunden lang ging es nicht voran. Speichern Sie die Datei aus ihrem Programm neu.</translation>
    </message>
    <message>
      <source>It needed more than {limit} MB of memory. Save it anew, or split it into parts.</source>
      <translation>Es brauchte mehr als {limit} MB Speicher. Speichern Sie die Datei neu, oder teilen Sie sie.</translation>
    </message>
    <message>
      <source>The file may be damaged. Save it anew from its program, then try again.</source>
      <translation>Die Datei ist vielleicht beschädigt. Speichern Sie sie aus ihrem Programm neu und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Nothing in it was changed. Choose a library file, or a new name.</source>
      <translation>Nichts darin wurde geändert. Wählen Sie eine Bibliotheksdatei oder einen neuen Namen.</translation>
    </message>
    <message>
      <source>Update the program to open it. Nothing in it was changed.</source>
      <translation>Aktualisieren Sie zuerst das Programm. Nichts in der Datei wurde geändert.</translation>
    </message>
    <message>
      <source>It was left as it is. Use a copy of it, or add the documents to a new library.</source>
      <translation>Sie wurde gelassen, wie sie ist. Nehmen Sie eine Kopie von ihr, oder fügen Sie die Dokumente einer neuen Bibliothek hinzu.</translation>
    </message>
    <message>
      <source>Remove the other name (a hard link), then try again.</source>
      <translation>Entfernen Sie den anderen Namen (einen Hardlink), dann versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Check the permissions of the file and its folder.</source>
      <translation>Prüfen Sie die Rechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
      <source>Close the other program, or wait until it has finished, then try again.</source>
      <translation>Schließen Sie das andere Programm, oder warten Sie, bis es fertig ist, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Everything added before is safe. Free some space, then go on.</source>
      <translation>Alles bisher Aufgenommene ist sicher. Schaffen Sie Platz und machen Sie weiter.</translation>
    </message>
    <message>
      <source>Keep the papers in another collection.</source>
      <translation>Behalten Sie die Arbeiten in einer anderen Sammlung.</translation>
    </message>
    <message>
      <source>Everything saved before is safe. Free some space, then go on.</source>
      <translation>Alles vorher Gespeicherte ist sicher. Schaffen Sie Platz und machen Sie dann weiter.</translation>
    </message>
    <message>
      <source>Check the file again.</source>
      <translation>Prüfen Sie die Datei noch einmal.</translation>
    </message>
    <message>
      <source>Check its name.</source>
      <translation>Prüfen Sie den Namen.</translation>
    </message>
    <message>
      <source>Nothing in it was changed. Choose another name.</source>
      <translation>Darin wurde nichts geändert. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>Make it anew from the texts.</source>
      <translation>Legen Sie ihn aus den Texten neu an.</translation>
    </message>
    <message>
      <source>it is not an ordinary file</source>
      <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
      <source>its name leads out of the archive or means nothing</source>
      <translation>der Name führt aus dem Archiv heraus oder ist kein Name</translation>
    </message>
    <message>
      <source>it is a link that leads out of the folder</source>
      <translation>es ist eine Verknüpfung, die aus dem Ordner hinausführt</translation>
    </message>
    <message>
      <source>it unpacks to far more than a document holds</source>
      <translation>sie enthält entpackt weit mehr als ein Dokument</translation>
    </message>
    <message>
      <source>it unpacks to far more than a class hands in</source>
      <translation>sie enthält entpackt weit mehr, als eine Klasse abgibt</translation>
    </message>
    <message>
      <source>it is full of files that cannot be opened safely</source>
      <translation>sie ist voller Dateien, die sich nicht sicher öffnen lassen</translation>
    </message>
    <message>
      <source>archives are packed inside archives too deeply</source>
      <translation>Archive stecken zu tief in Archiven</translation>
    </message>
    <message>
      <source>parts of its archive overlap</source>
      <translation>Teile des Archivs überlappen sich</translation>
    </message>
    <message>
      <source>it holds more than {value} parts</source>
      <translation>sie enthält mehr als {value} Teile</translation>
    </message>
    <message>
      <source>it holds more than {value} elements</source>
      <translation>sie enthält mehr als {value} Elemente</translation>
    </message>
    <message>
      <source>it defines entities of its own, which documents of this kind never need</source>
      <translation>sie definiert eigene Entitäten, die solche Dokumente nie brauchen</translation>
    </message>
    <message>
      <source>its archive is incomplete or broken</source>
      <translation>das Archiv ist unvollständig oder beschädigt</translation>
    </message>
    <message>
      <source>its part {value} is missing</source>
      <translation>der Teil {value} fehlt</translation>
    </message>
    <message>
      <source>a part of it cannot be unpacked</source>
      <translation>ein Teil lässt sich nicht entpacken</translation>
    </message>
    <message>
      <source>a part inside is not valid XML</source>
      <translation>ein Teil darin ist kein gültiges XML</translation>
    </message>
    <message>
      <source>a part inside is empty</source>
      <translation>ein Teil darin ist leer</translation>
    </message>
    <message>
      <source>it has no text part</source>
      <translation>der Textteil fehlt</translation>
    </message>
    <message>
      <source>it has no slides part</source>
      <translation>der Teil mit den Folien fehlt</translation>
    </message>
    <message>
      <source>it does not name its contents</source>
      <translation>sie nennt ihren Inhalt nicht</translation>
    </message>
    <message>
      <source>its HTML cannot be parsed</source>
      <translation>das HTML lässt sich nicht lesen</translation>
    </message>
    <message>
      <source>its pages cannot be found</source>
      <translation>die Seiten sind nicht zu finden</translation>
    </message>
    <message>
      <source>its pages cannot be shown</source>
      <translation>die Seiten lassen sich nicht anzeigen</translation>
    </message>
    <message>
      <source>page {value} cannot be shown</source>
      <translation>Seite {value} lässt sich nicht anzeigen</translation>
    </message>
    <message>
      <source>it has no pages</source>
      <translation>sie hat keine Seiten</translation>
    </message>
    <message>
      <source>LibreOffice cannot read it either</source>
      <translation>auch LibreOffice kann sie nicht lesen</translation>
    </message>
    <message>
      <source>its contents make no sense ({value})</source>
      <translation>der Inhalt ergibt keinen Sinn ({value})</translation>
    </message>
    <message>
      <source>it is not a saved class</source>
      <translation>es ist keine gespeicherte Klasse</translation>
    </message>
    <message>
      <source>it was saved by a newer version of plagcheck</source>
      <translation>gespeichert mit einer neueren Version von plagcheck</translation>
    </message>
    <message>
      <source>what is stored makes no sense</source>
      <translation>was gespeichert ist, ergibt keinen Sinn</translation>
    </message>
    <message>
      <source>an old Word document (.doc)</source>
      <translation>ein altes Word-Dokument (.doc)</translation>
    </message>
    <message>
      <source>an old PowerPoint document (.ppt)</source>
      <translation>eine alte PowerPoint-Datei (.ppt)</translation>
    </message>
    <message>
      <source>.docx and try again</source>
      <translation>.docx; versuchen Sie es dann noch einmal</translation>
    </message>
    <message>
      <source>.pptx and try again</source>
      <translation>.pptx; versuchen Sie es dann noch einmal</translation>
    </message>
    <message>
      <source>permission is denied</source>
      <translation>der Zugriff ist nicht erlaubt</translation>
    </message>
    <message>
      <source>there is no space left</source>
      <translation>es ist kein Platz mehr frei</translation>
    </message>
    <message>
      <source>the disk cannot be written to</source>
      <translation>auf den Datenträger kann nicht geschrieben werden</translation>
    </message>
    <message>
      <source>its name is too long</source>
      <translation>der Name ist zu lang</translation>
    </message>
    <message>
      <source>it is a folder</source>
      <translation>es ist ein Ordner</translation>
    </message>
    <message>
      <source>another file is at its place</source>
      <translation>an seiner Stelle ist eine andere Datei</translation>
    </message>
    <message>
      <source>a link or a device is at its place</source>
      <translation>an seiner Stelle ist eine Verknüpfung oder ein Gerät</translation>
    </message>
    <message>
      <source>its folder is not there</source>
      <translation>der Ordner ist nicht da</translation>
    </message>
    <message>
      <source>another program has it open</source>
      <translation>ein anderes Programm hat die Datei geöffnet</translation>
    </message>
    <message>
      <source>it is in use here</source>
      <translation>die Datei wird hier gebraucht</translation>
    </message>
    <message>
      <source>the disk or the network failed</source>
      <translation>Datenträger oder Netz haben versagt</translation>
    </message>
    <message>
      <source>error {value}</source>
      <translation>Fehler {value}</translation>
    </message>
    <message>
      <source>it is the library itself</source>
      <translation>es ist die Bibliothek selbst</translation>
    </message>
    <message>
      <source>its document numbers are used up</source>
      <translation>die Nummern für Dokumente sind aufgebraucht</translation>
    </message>
    <message>
      <source>its format is none there ever was</source>
      <translation>ein solches Format hat es nie gegeben</translation>
    </message>
    <message>
      <source>it was indexed by another version</source>
      <translation>der Index stammt von einer anderen Version</translation>
    </message>
    <message>
      <source>the description of its tables was changed</source>
      <translation>die Beschreibung der Tabellen wurde verändert</translation>
    </message>
    <message>
      <source>its pages do not fit together</source>
      <translation>die Seiten der Datei passen nicht zusammen</translation>
    </message>
    <message>
      <source>its pages do not fit together ({value})</source>
      <translation>die Seiten der Datei passen nicht zusammen ({value})</translation>
    </message>
    <message>
      <source>its records contradict each other</source>
      <translation>die Einträge widersprechen einander</translation>
    </message>
    <message>
      <source>a record in it cannot be read</source>
      <translation>ein Eintrag ist nicht lesbar</translation>
    </message>
    <message>
      <source>a record of it was changed from outside</source>
      <translation>ein Eintrag dazu wurde von außen verändert</translation>
    </message>
    <message>
      <source>a record has lost its document</source>
      <translation>ein Eintrag hat sein Dokument verloren</translation>
    </message>
    <message>
      <source>its record of “{value}” cannot be read</source>
      <translation>der Eintrag „{value}“ ist nicht lesbar</translation>
    </message>
    <message>
      <source>its record of “{value}” was changed from outside</source>
      <translation>der Eintrag „{value}“ wurde von außen verändert</translation>
    </message>
    <message>
      <source>its record of “{value}” is missing</source>
      <translation>der Eintrag „{value}“ fehlt</translation>
    </message>
    <message>
      <source>what “{value}” holds was changed from outside</source>
      <translation>was „{value}“ enthält, wurde von außen verändert</translation>
    </message>
    <message>
      <source>it has {value} documents, but another number is on record</source>
      <translation>vorhandene Dokumente: {value}; verzeichnet ist eine andere Zahl</translation>
    </message>
    <message>
      <source>it has {value} origins, but another number is on record</source>
      <translation>vorhandene Herkunftsangaben: {value}; verzeichnet ist eine andere Zahl</translation>
    </message>
    <message>
      <source>the record of numbers given to documents was changed from outside</source>
      <translation>das Verzeichnis der vergebenen Nummern wurde von außen verändert</translation>
    </message>
    <message>
      <source>the text is damaged</source>
      <translation>der Text ist beschädigt</translation>
    </message>
    <message>
      <source>the signature is damaged</source>
      <translation>der Fingerabdruck ist beschädigt</translation>
    </message>
    <message>
      <source>part of the index is damaged</source>
      <translation>ein Teil des Index ist beschädigt</translation>
    </message>
    <message>
      <source>the index does not fit the texts in {value} places</source>
      <translation>der Index passt an {value} Stellen nicht zu den Texten</translation>
    </message>
    <message>
      <source>a check in it cannot be read</source>
      <translation>eine Prüfung darin ist nicht lesbar</translation>
    </message>
  </context>
</TS>
