<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>plagcheck</name>
    <message numerus="yes">
      <source>%Ln documents</source>
      <translation>
        <numerusform>%Ln document</numerusform>
        <numerusform>%Ln documents</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words</source>
      <translation>
        <numerusform>%Ln word</numerusform>
        <numerusform>%Ln words</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln files</source>
      <translation>
        <numerusform>%Ln file</numerusform>
        <numerusform>%Ln files</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>No word-for-word run of %Ln words goes unseen.</source>
      <translation>
        <numerusform>No word-for-word run of %Ln word goes unseen.</numerusform>
        <numerusform>No word-for-word run of %Ln words goes unseen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and %Ln more</source>
      <translation>
        <numerusform>and %Ln more</numerusform>
        <numerusform>and %Ln more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words with look-alike letters</source>
      <translation>
        <numerusform>%Ln word with look-alike letters</numerusform>
        <numerusform>%Ln words with look-alike letters</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words with invisible characters</source>
      <translation>
        <numerusform>%Ln word with invisible characters</numerusform>
        <numerusform>%Ln words with invisible characters</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln hidden words</source>
      <translation>
        <numerusform>%Ln hidden word</numerusform>
        <numerusform>%Ln hidden words</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln hidden quotation marks</source>
      <translation>
        <numerusform>%Ln hidden quotation mark</numerusform>
        <numerusform>%Ln hidden quotation marks</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln letter-spaced words</source>
      <translation>
        <numerusform>%Ln letter-spaced word</numerusform>
        <numerusform>%Ln letter-spaced words</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pages are pictures</source>
      <translation>
        <numerusform>%Ln page is a picture</numerusform>
        <numerusform>%Ln pages are pictures</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pages whose text differs from what is seen</source>
      <translation>
        <numerusform>%Ln page whose text differs from what is seen</numerusform>
        <numerusform>%Ln pages whose text differs from what is seen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Library: %Ln documents</source>
      <translation>
        <numerusform>Library: %Ln document</numerusform>
        <numerusform>Library: %Ln documents</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln problems found</source>
      <translation>
        <numerusform>%Ln problem found</numerusform>
        <numerusform>%Ln problems found</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln texts were lost</source>
      <translation>
        <numerusform>%Ln text was lost</numerusform>
        <numerusform>%Ln texts were lost</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln sources</source>
      <translation>
        <numerusform>%Ln source</numerusform>
        <numerusform>%Ln sources</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln selected</source>
      <translation>
        <numerusform>%Ln selected</numerusform>
        <numerusform>%Ln selected</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks</source>
      <translation>
        <numerusform>%Ln check</numerusform>
        <numerusform>%Ln checks</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln added</source>
      <translation>
        <numerusform>%Ln added</numerusform>
        <numerusform>%Ln added</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln already there</source>
      <translation>
        <numerusform>%Ln already there</numerusform>
        <numerusform>%Ln already there</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln need attention</source>
      <translation>
        <numerusform>%Ln needs attention</numerusform>
        <numerusform>%Ln need attention</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln not added</source>
      <translation>
        <numerusform>%Ln not added</numerusform>
        <numerusform>%Ln not added</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents moved to “%1”.</source>
      <translation>
        <numerusform>%Ln document moved to “%1”.</numerusform>
        <numerusform>%Ln documents moved to “%1”.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents removed.</source>
      <translation>
        <numerusform>%Ln document removed.</numerusform>
        <numerusform>%Ln documents removed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Remove %Ln documents</source>
      <translation>
        <numerusform>Remove %Ln document</numerusform>
        <numerusform>Remove %Ln documents</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents, in one file.</source>
      <translation>
        <numerusform>%Ln document, in one file.</numerusform>
        <numerusform>%Ln documents, in one file.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>against %Ln documents</source>
      <translation>
        <numerusform>against %Ln document</numerusform>
        <numerusform>against %Ln documents</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words the same</source>
      <translation>
        <numerusform>%Ln word the same</numerusform>
        <numerusform>%Ln words the same</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words in one run</source>
      <translation>
        <numerusform>%Ln word in one run</numerusform>
        <numerusform>%Ln words in one run</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>longest run %Ln words</source>
      <translation>
        <numerusform>longest run %Ln word</numerusform>
        <numerusform>longest run %Ln words</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>checked today %1 against %Ln documents</source>
      <translation>
        <numerusform>checked today %1 against %Ln document</numerusform>
        <numerusform>checked today %1 against %Ln documents</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>No shared passage of %Ln or more words</source>
      <translation>
        <numerusform>No shared passage of %Ln or more words</numerusform>
        <numerusform>No shared passage of %Ln or more words</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>in %Ln documents.</source>
      <translation>
        <numerusform>in %Ln document.</numerusform>
        <numerusform>in %Ln documents.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words were compared</source>
      <translation>
        <numerusform>%Ln word was compared</numerusform>
        <numerusform>%Ln words were compared</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Searched %Ln documents.</source>
      <translation>
        <numerusform>Searched %Ln document.</numerusform>
        <numerusform>Searched %Ln documents.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>A shared run of %Ln words or more is always found.</source>
      <translation>
        <numerusform>A shared run of %Ln word or more is always found.</numerusform>
        <numerusform>A shared run of %Ln words or more is always found.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words were read</source>
      <translation>
        <numerusform>%Ln word was read</numerusform>
        <numerusform>%Ln words were read</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pages</source>
      <translation>
        <numerusform>%Ln page</numerusform>
        <numerusform>%Ln pages</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln more documents hold only what the listed ones hold.</source>
      <translation>
        <numerusform>%Ln more document holds only what the listed ones hold.</numerusform>
        <numerusform>%Ln more documents hold only what the listed ones hold.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Searched %1, of %Ln documents in the library.</source>
      <translation>
        <numerusform>Searched %1, of %Ln document in the library.</numerusform>
        <numerusform>Searched %1, of %Ln documents in the library.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Bands times rows must not exceed %Ln.</source>
      <translation>
        <numerusform>Bands times rows must not exceed %Ln.</numerusform>
        <numerusform>Bands times rows must not exceed %Ln.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln more sources hold the same text</source>
      <translation>
        <numerusform>%Ln more source holds the same text</numerusform>
        <numerusform>%Ln more sources hold the same text</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words reworded</source>
      <translation>
        <numerusform>%Ln word reworded</numerusform>
        <numerusform>%Ln words reworded</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln matches</source>
      <translation>
        <numerusform>%Ln match</numerusform>
        <numerusform>%Ln matches</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln weak</source>
      <translation>
        <numerusform>%Ln weak</numerusform>
        <numerusform>%Ln weak</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln more words</source>
      <translation>
        <numerusform>%Ln more word</numerusform>
        <numerusform>%Ln more words</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %Ln min left</source>
      <translation>
        <numerusform>about %Ln min left</numerusform>
        <numerusform>about %Ln min left</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %Ln s left</source>
      <translation>
        <numerusform>about %Ln s left</numerusform>
        <numerusform>about %Ln s left</numerusform>
      </translation>
    </message>
  </context>
</TS>
