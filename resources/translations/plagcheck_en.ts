<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>plagcheck</name>
    <message numerus="yes">
      <source>%Ln words on %1 could be read.</source>
      <translation>
        <numerusform>%Ln word on %1 could be read.</numerusform>
        <numerusform>%Ln words on %1 could be read.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Searched %Ln documents. This says nothing about %1.</source>
      <translation>
        <numerusform>Searched %Ln document. This says nothing about %1.</numerusform>
        <numerusform>Searched %Ln documents. This says nothing about %1.</numerusform>
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
      <source>%Ln look-alike letters</source>
      <translation>
        <numerusform>%Ln look-alike letter</numerusform>
        <numerusform>%Ln look-alike letters</numerusform>
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
      <source>The number uses the text as seen. As stored, %Ln words would be missed.</source>
      <translation>
        <numerusform>The number uses the text as seen. As stored, %Ln word would be missed.</numerusform>
        <numerusform>The number uses the text as seen. As stored, %Ln words would be missed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The number uses the text as seen. As stored, %Ln more words would count.</source>
      <translation>
        <numerusform>The number uses the text as seen. As stored, %Ln more word would count.</numerusform>
        <numerusform>The number uses the text as seen. As stored, %Ln more words would count.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln more sources were found.</source>
      <translation>
        <numerusform>%Ln more source was found.</numerusform>
        <numerusform>%Ln more sources were found.</numerusform>
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
      <source>and %Ln more</source>
      <translation>
        <numerusform>and %Ln more</numerusform>
        <numerusform>and %Ln more</numerusform>
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
      <source>with %Ln class-mates</source>
      <translation>
        <numerusform>with %Ln class-mate</numerusform>
        <numerusform>with %Ln class-mates</numerusform>
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
      <source>saved %1, checked against %Ln documents</source>
      <translation>
        <numerusform>saved %1, checked against %Ln document</numerusform>
        <numerusform>saved %1, checked against %Ln documents</numerusform>
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
      <source>and %Ln documents</source>
      <translation>
        <numerusform>and %Ln document</numerusform>
        <numerusform>and %Ln documents</numerusform>
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
      <source>Compared with %Ln other papers and documents.</source>
      <translation>
        <numerusform>Compared with %Ln other paper or document.</numerusform>
        <numerusform>Compared with %Ln other papers and documents.</numerusform>
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
      <source>same class, %Ln papers</source>
      <translation>
        <numerusform>same class, %Ln paper</numerusform>
        <numerusform>same class, %Ln papers</numerusform>
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
      <source>%Ln words reworded</source>
      <translation>
        <numerusform>%Ln word reworded</numerusform>
        <numerusform>%Ln words reworded</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents</source>
      <translation>
        <numerusform>%Ln document</numerusform>
        <numerusform>%Ln documents</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln left out</source>
      <translation>
        <numerusform>%Ln left out</numerusform>
        <numerusform>%Ln left out</numerusform>
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
      <source>%1 of %2 papers contain these %Ln words:</source>
      <translation>
        <numerusform>%1 of %2 papers contain this %Ln word:</numerusform>
        <numerusform>%1 of %2 papers contain these %Ln words:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Add %Ln papers to the library, in</source>
      <translation>
        <numerusform>Add %Ln paper to the library, in</numerusform>
        <numerusform>Add %Ln papers to the library, in</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln more passages stand under Left out.</source>
      <translation>
        <numerusform>%Ln more passage stands under Left out.</numerusform>
        <numerusform>%Ln more passages stand under Left out.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>compared with each other and %Ln documents</source>
      <translation>
        <numerusform>compared with each other and %Ln document</numerusform>
        <numerusform>compared with each other and %Ln documents</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln papers</source>
      <translation>
        <numerusform>%Ln paper</numerusform>
        <numerusform>%Ln papers</numerusform>
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
      <source>%Ln late papers are in the class now. Ctrl+Z takes them out.</source>
      <translation>
        <numerusform>%Ln late paper is in the class now. Ctrl+Z takes it out.</numerusform>
        <numerusform>%Ln late papers are in the class now. Ctrl+Z takes them out.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln papers added to the library. Ctrl+Z takes them out again.</source>
      <translation>
        <numerusform>%Ln paper added to the library. Ctrl+Z takes it out again.</numerusform>
        <numerusform>%Ln papers added to the library. Ctrl+Z takes them out again.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>up to %Ln words</source>
      <translation>
        <numerusform>up to %Ln word</numerusform>
        <numerusform>up to %Ln words</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The other %Ln papers share less than %1 with any class-mate.</source>
      <translation>
        <numerusform>The other paper (%Ln) shares less than %1 with any class-mate.</numerusform>
        <numerusform>The other %Ln papers share less than %1 with any class-mate.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs</source>
      <translation>
        <numerusform>%Ln pair</numerusform>
        <numerusform>%Ln pairs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>shares with %Ln others</source>
      <translation>
        <numerusform>shares with %Ln other</numerusform>
        <numerusform>shares with %Ln others</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs share no passage and are not drawn.</source>
      <translation>
        <numerusform>%Ln pair shares no passage and is not drawn.</numerusform>
        <numerusform>%Ln pairs share no passage and are not drawn.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>All %Ln pairs</source>
      <translation>
        <numerusform>All %Ln pair</numerusform>
        <numerusform>All %Ln pairs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln allowed pairs are not drawn.</source>
      <translation>
        <numerusform>%Ln allowed pair is not drawn.</numerusform>
        <numerusform>%Ln allowed pairs are not drawn.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs from %1 on</source>
      <translation>
        <numerusform>%Ln pair from %1 on</numerusform>
        <numerusform>%Ln pairs from %1 on</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs from %1 to %2</source>
      <translation>
        <numerusform>%Ln pair from %1 to %2</numerusform>
        <numerusform>%Ln pairs from %1 to %2</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words shared</source>
      <translation>
        <numerusform>%Ln word shared</numerusform>
        <numerusform>%Ln words shared</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln students</source>
      <translation>
        <numerusform>%Ln student</numerusform>
        <numerusform>%Ln students</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Check %Ln papers</source>
      <translation>
        <numerusform>Check %Ln paper</numerusform>
        <numerusform>Check %Ln papers</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>All %Ln</source>
      <translation>
        <numerusform>All %Ln</numerusform>
        <numerusform>All %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Need attention %Ln</source>
      <translation>
        <numerusform>Need attention %Ln</numerusform>
        <numerusform>Need attention %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Late %Ln</source>
      <translation>
        <numerusform>Late %Ln</numerusform>
        <numerusform>Late %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln cannot be read; a better file can be added later.</source>
      <translation>
        <numerusform>%Ln cannot be read; a better file can be added later.</numerusform>
        <numerusform>%Ln cannot be read; a better file can be added later.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln students chosen</source>
      <translation>
        <numerusform>%Ln student chosen</numerusform>
        <numerusform>%Ln students chosen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Shared runs of %Ln words ÷ all such runs of both</source>
      <translation>
        <numerusform>Shared runs of %Ln word ÷ all such runs of both</numerusform>
        <numerusform>Shared runs of %Ln words ÷ all such runs of both</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>No two papers share a passage of %Ln or more words.</source>
      <translation>
        <numerusform>No two papers share a passage of %Ln or more words.</numerusform>
        <numerusform>No two papers share a passage of %Ln or more words.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Allowed: %Ln pairs</source>
      <translation>
        <numerusform>Allowed: %Ln pair</numerusform>
        <numerusform>Allowed: %Ln pairs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>With flags %Ln</source>
      <translation>
        <numerusform>With flags %Ln</numerusform>
        <numerusform>With flags %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Not reviewed %Ln</source>
      <translation>
        <numerusform>Not reviewed %Ln</numerusform>
        <numerusform>Not reviewed %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents were added since.</source>
      <translation>
        <numerusform>%Ln document was added since.</numerusform>
        <numerusform>%Ln documents were added since.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents were removed since.</source>
      <translation>
        <numerusform>%Ln document was removed since.</numerusform>
        <numerusform>%Ln documents were removed since.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln sources are as they were</source>
      <translation>
        <numerusform>%Ln source is as it was</numerusform>
        <numerusform>%Ln sources are as they were</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents are being taken out of the library. You may close this window.</source>
      <translation>
        <numerusform>%Ln document is being taken out of the library. You may close this window.</numerusform>
        <numerusform>%Ln documents are being taken out of the library. You may close this window.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln damaged histories were erased.</source>
      <translation>
        <numerusform>%Ln damaged history was erased.</numerusform>
        <numerusform>%Ln damaged histories were erased.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents were taken out of the library.</source>
      <translation>
        <numerusform>%Ln document was taken out of the library.</numerusform>
        <numerusform>%Ln documents were taken out of the library.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks since %1</source>
      <translation>
        <numerusform>%Ln check since %1</numerusform>
        <numerusform>%Ln checks since %1</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks deleted. Ctrl+Z brings them back.</source>
      <translation>
        <numerusform>%Ln check deleted. Ctrl+Z brings it back.</numerusform>
        <numerusform>%Ln checks deleted. Ctrl+Z brings them back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs share text</source>
      <translation>
        <numerusform>%Ln pair shares text</numerusform>
        <numerusform>%Ln pairs share text</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks were erased.</source>
      <translation>
        <numerusform>%Ln check was erased.</numerusform>
        <numerusform>%Ln checks were erased.</numerusform>
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
      <source>Checked %1 against %Ln documents</source>
      <translation>
        <numerusform>Checked %1 against %Ln document</numerusform>
        <numerusform>Checked %1 against %Ln documents</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%1 in %Ln sources</source>
      <translation>
        <numerusform>%1 in %Ln source</numerusform>
        <numerusform>%1 in %Ln sources</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Their text and name were taken out of %Ln other places.</source>
      <translation>
        <numerusform>Their text and name were taken out of %Ln other place.</numerusform>
        <numerusform>Their text and name were taken out of %Ln other places.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks are chosen.</source>
      <translation>
        <numerusform>%Ln check is chosen.</numerusform>
        <numerusform>%Ln checks are chosen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln entries are held about %1.</source>
      <translation>
        <numerusform>%Ln entry is held about %1.</numerusform>
        <numerusform>%Ln entries are held about %1.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln files were written to %1.</source>
      <translation>
        <numerusform>%Ln file was written to %1.</numerusform>
        <numerusform>%Ln files were written to %1.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln entries are erased, with their texts. This cannot be undone.</source>
      <translation>
        <numerusform>%Ln entry is erased, with its texts. This cannot be undone.</numerusform>
        <numerusform>%Ln entries are erased, with their texts. This cannot be undone.</numerusform>
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
      <source>%Ln classes</source>
      <translation>
        <numerusform>%Ln class</numerusform>
        <numerusform>%Ln classes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Erase %Ln entries…</source>
      <translation>
        <numerusform>Erase %Ln entry…</numerusform>
        <numerusform>Erase %Ln entries…</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words left out by the class: %1</source>
      <translation>
        <numerusform>%Ln word left out by the class: %1</numerusform>
        <numerusform>%Ln words left out by the class: %1</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln places in the paper</source>
      <translation>
        <numerusform>%Ln place in the paper</numerusform>
        <numerusform>%Ln places in the paper</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln by you</source>
      <translation>
        <numerusform>%Ln by you</numerusform>
        <numerusform>%Ln by you</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln more</source>
      <translation>
        <numerusform>%Ln more</numerusform>
        <numerusform>%Ln more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>with %Ln more</source>
      <translation>
        <numerusform>with %Ln more</numerusform>
        <numerusform>with %Ln more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words by you</source>
      <translation>
        <numerusform>%Ln word by you</numerusform>
        <numerusform>%Ln words by you</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Also left out of %Ln other sources that hold these words.</source>
      <translation>
        <numerusform>Also left out of %Ln other source that holds these words.</numerusform>
        <numerusform>Also left out of %Ln other sources that hold these words.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln files hold this text and are left out together: %1</source>
      <translation>
        <numerusform>%Ln file holds this text and is left out: %1</numerusform>
        <numerusform>%Ln files hold this text and are left out together: %1</numerusform>
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
      <source>Move %Ln documents to “%1”</source>
      <translation>
        <numerusform>Move %Ln document to “%1”</numerusform>
        <numerusform>Move %Ln documents to “%1”</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln new documents are nearly the same as others.</source>
      <translation>
        <numerusform>%Ln new document is nearly the same as another.</numerusform>
        <numerusform>%Ln new documents are nearly the same as others.</numerusform>
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
      <source>%Ln in “%1” already</source>
      <translation>
        <numerusform>%Ln in “%1” already</numerusform>
        <numerusform>%Ln in “%1” already</numerusform>
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
      <source>%Ln selected</source>
      <translation>
        <numerusform>%Ln selected</numerusform>
        <numerusform>%Ln selected</numerusform>
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
      <source>%Ln students by name</source>
      <translation>
        <numerusform>%Ln student by name</numerusform>
        <numerusform>%Ln students by name</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln students under made-up names</source>
      <translation>
        <numerusform>%Ln student under a made-up name</numerusform>
        <numerusform>%Ln students under made-up names</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words of text</source>
      <translation>
        <numerusform>%Ln word of text</numerusform>
        <numerusform>%Ln words of text</numerusform>
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
      <source>%Ln checks are older and are erased now. This cannot be undone.</source>
      <translation>
        <numerusform>%Ln check is older and is erased now. This cannot be undone.</numerusform>
        <numerusform>%Ln checks are older and are erased now. This cannot be undone.</numerusform>
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
      <source>against %Ln documents</source>
      <translation>
        <numerusform>against %Ln document</numerusform>
        <numerusform>against %Ln documents</numerusform>
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
      <source>%Ln checks could be read and are still listed.</source>
      <translation>
        <numerusform>%Ln check could be read and is still listed.</numerusform>
        <numerusform>%Ln checks could be read and are still listed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks were older than you keep them and were erased.</source>
      <translation>
        <numerusform>%Ln check was older than you keep them and was erased.</numerusform>
        <numerusform>%Ln checks were older than you keep them and were erased.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>in %Ln collections</source>
      <translation>
        <numerusform>in %Ln collection</numerusform>
        <numerusform>in %Ln collections</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>What to do with these %Ln documents</source>
      <translation>
        <numerusform>What to do with %Ln document</numerusform>
        <numerusform>What to do with these %Ln documents</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Shown: the first %Ln documents.</source>
      <translation>
        <numerusform>Shown: the first %Ln document.</numerusform>
        <numerusform>Shown: the first %Ln documents.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln shingles</source>
      <translation>
        <numerusform>%Ln shingle</numerusform>
        <numerusform>%Ln shingles</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln elements</source>
      <translation>
        <numerusform>%Ln element</numerusform>
        <numerusform>%Ln elements</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln in the bag, with repeats</source>
      <translation>
        <numerusform>%Ln in the bag, with repeats</numerusform>
        <numerusform>%Ln in the bag, with repeats</numerusform>
      </translation>
    </message>
  </context>
</TS>
