<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
  <context>
    <name>plagcheck</name>
    <message>
      <source>Licence texts</source>
      <translation>Тексты лицензий</translation>
    </message>
    <message>
      <source>Shows which reference documents a paper shares text with. The number counts shared words. It does not say how they came to be shared; that is for the reader of the passages.</source>
      <translation>Показывает, с какими справочными документами у работы есть общий текст. Число — это количество общих слов. Оно не говорит, как они стали общими: об этом судит тот, кто читает фрагменты.</translation>
    </message>
    <message>
      <source>Everything stays on this computer.</source>
      <translation>Всё остаётся на этом компьютере.</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Лицензии</translation>
    </message>
    <message>
      <source>plagcheck itself: MIT. It is made with:</source>
      <translation>Сам plagcheck: MIT. В нём использованы:</translation>
    </message>
    <message>
      <source>Qt version %1</source>
      <translation>Версия Qt %1</translation>
    </message>
    <message>
      <source>Hello, your file “%1” could not be read. Please send the document it was made from, for example the Word or OpenDocument file. Thank you.</source>
      <translation>Здравствуйте! Файл «%1» не удалось прочитать. Пожалуйста, пришлите документ, из которого он сделан, например файл Word или OpenDocument. Спасибо.</translation>
    </message>
    <message>
      <source>Copy a message to the student</source>
      <translation>Скопировать сообщение студенту</translation>
    </message>
    <message>
      <source>Ask for the original file</source>
      <translation>Попросить исходный файл</translation>
    </message>
    <message>
      <source>The document the file was made from usually has its text in it.</source>
      <translation>В документе, из которого сделан файл, обычно есть текст.</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Повторить</translation>
    </message>
    <message>
      <source>When the file was put right, or is closed in other programs.</source>
      <translation>Когда файл исправлен или закрыт в других программах.</translation>
    </message>
    <message>
      <source>Drop another version here</source>
      <translation>Перетащите сюда другую версию</translation>
    </message>
    <message>
      <source>Or choose it. It takes the place of this file.</source>
      <translation>Или выберите её. Она заменит этот файл.</translation>
    </message>
    <message>
      <source>not checked</source>
      <translation>не проверено</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Скопировано</translation>
    </message>
    <message>
      <source>Another paper…</source>
      <translation>Другая работа…</translation>
    </message>
    <message>
      <source>What you can do</source>
      <translation>Что можно сделать</translation>
    </message>
    <message>
      <source>Reading the paper</source>
      <translation>Чтение работы</translation>
    </message>
    <message>
      <source>Stopped: %1 of %2 possible sources verified</source>
      <translation>Остановлено: перепроверено %1 из %2 возможных источников</translation>
    </message>
    <message>
      <source>Progress of the check</source>
      <translation>Ход проверки</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Отмена</translation>
    </message>
    <message>
      <source>The number is shown when all sources are verified.</source>
      <translation>Число появится, когда будут перепроверены все источники.</translation>
    </message>
    <message>
      <source>Reading: %1 of %2 pages</source>
      <translation>Прочитано: %1 из %2 страниц</translation>
    </message>
    <message>
      <source>Stopped before anything was verified</source>
      <translation>Остановлено до первой перепроверки</translation>
    </message>
    <message>
      <source>What was verified is shown. There is no number: it counts all.</source>
      <translation>Показано то, что перепроверено. Числа нет: оно учитывает все источники.</translation>
    </message>
    <message>
      <source>Checking: %1 of %2 possible sources verified</source>
      <translation>Проверка: перепроверено %1 из %2 возможных источников</translation>
    </message>
    <message>
      <source>Choose reference documents</source>
      <translation>Выберите справочные документы</translation>
    </message>
    <message>
      <source>Choose a folder of reference documents</source>
      <translation>Выберите папку со справочными документами</translation>
    </message>
    <message>
      <source>Choose a library, or a name for a new one</source>
      <translation>Выберите библиотеку или имя для новой</translation>
    </message>
    <message>
      <source>Where to put the copy of the library</source>
      <translation>Куда поместить копию библиотеки</translation>
    </message>
    <message>
      <source>Choose a paper, or two to compare</source>
      <translation>Выберите работу или две для сравнения</translation>
    </message>
    <message>
      <source>Course texts</source>
      <translation>Тексты курса</translation>
    </message>
    <message>
      <source>Past student work</source>
      <translation>Прошлые работы</translation>
    </message>
    <message>
      <source>Web articles</source>
      <translation>Статьи из сети</translation>
    </message>
    <message>
      <source>All documents</source>
      <translation>Все документы</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents</source>
      <translation>
        <numerusform>%Ln документ</numerusform>
        <numerusform>%Ln документа</numerusform>
        <numerusform>%Ln документов</numerusform>
      </translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Подробности</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Продолжить</translation>
    </message>
    <message>
      <source>Something in plagcheck went wrong</source>
      <translation>В plagcheck произошла ошибка</translation>
    </message>
    <message>
      <source>Nothing stored was lost. You can go on. If it happens again, send the details below to whoever looks after the program; they hold no text of papers.</source>
      <translation>Ничего из сохранённого не потеряно. Можно продолжать. Если это повторится, отправьте подробности ниже тому, кто сопровождает программу; текста работ в них нет.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Скопировать подробности</translation>
    </message>
    <message>
      <source>Sample paper</source>
      <translation>Пример работы</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words</source>
      <translation>
        <numerusform>%Ln слово</numerusform>
        <numerusform>%Ln слова</numerusform>
        <numerusform>%Ln слов</numerusform>
      </translation>
    </message>
    <message>
      <source>Documents</source>
      <translation>Документы</translation>
    </message>
    <message>
      <source>Keeps it as a reference, does not check it</source>
      <translation>Сохраняется для сравнения, не проверяется</translation>
    </message>
    <message numerus="yes">
      <source>%Ln files</source>
      <translation>
        <numerusform>%Ln файл</numerusform>
        <numerusform>%Ln файла</numerusform>
        <numerusform>%Ln файлов</numerusform>
      </translation>
    </message>
    <message>
      <source>Let go to start</source>
      <translation>Отпустите, чтобы начать</translation>
    </message>
    <message>
      <source>Check this paper</source>
      <translation>Проверить эту работу</translation>
    </message>
    <message>
      <source>into “%1”</source>
      <translation>в «%1»</translation>
    </message>
    <message>
      <source>Add to the library</source>
      <translation>Добавить в библиотеку</translation>
    </message>
    <message>
      <source>Compare these two</source>
      <translation>Сравнить эти две</translation>
    </message>
    <message>
      <source>One paper, or two to compare</source>
      <translation>Одна работа или две для сравнения</translation>
    </message>
    <message>
      <source>Folders and more files go into the library</source>
      <translation>Папки и несколько файлов добавляются в библиотеку</translation>
    </message>
    <message>
      <source>Nothing stored was lost. Details are in the log; trying again may help.</source>
      <translation>Ничего из сохранённого не потеряно. Подробности в журнале; можно попробовать ещё раз.</translation>
    </message>
    <message>
      <source>%1 is not there any more</source>
      <translation>Файла %1 больше нет на месте</translation>
    </message>
    <message>
      <source>It was moved, renamed or deleted. Choose it again from where it is now.</source>
      <translation>Он перемещён, переименован или удалён. Выберите его там, где он теперь.</translation>
    </message>
    <message>
      <source>%1 cannot be opened</source>
      <translation>Не удаётся открыть %1</translation>
    </message>
    <message>
      <source>The system says: {reason}. Close it in other programs, then try again.</source>
      <translation>Система сообщает: {reason}. Закройте файл в других программах и повторите.</translation>
    </message>
    <message>
      <source>%1 is a folder</source>
      <translation>%1 — это папка</translation>
    </message>
    <message>
      <source>Drop the papers in it, or add the folder to the library.</source>
      <translation>Перетащите работы из неё или добавьте папку в библиотеку.</translation>
    </message>
    <message>
      <source>%1 is not a kind of file that can be read</source>
      <translation>Файлы такого вида, как %1, не читаются</translation>
    </message>
    <message>
      <source>These can be read: {formats}. Ask for the paper in one of them.</source>
      <translation>Читаются: {formats}. Попросите работу в одном из этих форматов.</translation>
    </message>
    <message>
      <source>%1 holds no text</source>
      <translation>В файле %1 нет текста</translation>
    </message>
    <message>
      <source>It is empty, or its pages are pictures. Ask for the file it was made from.</source>
      <translation>Он пуст, или его страницы — картинки. Попросите файл, из которого он сделан.</translation>
    </message>
    <message>
      <source>All pages of %1 are pictures</source>
      <translation>Все страницы файла %1 — картинки</translation>
    </message>
    <message>
      <source>Nothing on them could be compared. Ask for the file it was made from.</source>
      <translation>На них нечего сравнивать. Попросите файл, из которого он сделан.</translation>
    </message>
    <message>
      <source>The letters in %1 cannot be read reliably</source>
      <translation>Буквы в файле %1 читаются ненадёжно</translation>
    </message>
    <message>
      <source>Nothing could be compared. Ask for the file it was made from.</source>
      <translation>Сравнить ничего не удалось. Попросите файл, из которого он сделан.</translation>
    </message>
    <message>
      <source>%1 is in an old format: {kind}</source>
      <translation>%1 — файл старого формата: {kind}</translation>
    </message>
    <message>
      <source>Open it in the program it was made with and save it as {advice}.</source>
      <translation>Откройте его в программе, где он создан, и сохраните как {advice}.</translation>
    </message>
    <message>
      <source>%1 is protected by a password</source>
      <translation>%1 защищён паролем</translation>
    </message>
    <message>
      <source>Save a copy without the password, then drop the copy here.</source>
      <translation>Сохраните копию без пароля и перетащите её сюда.</translation>
    </message>
    <message>
      <source>%1 is damaged</source>
      <translation>%1 повреждён</translation>
    </message>
    <message>
      <source>It says: {reason}. Copy it again from where it came from.</source>
      <translation>Причина: {reason}. Скопируйте файл ещё раз оттуда, откуда он взят.</translation>
    </message>
    <message>
      <source>%1 was not opened</source>
      <translation>%1 не был открыт</translation>
    </message>
    <message>
      <source>Opening it could harm this computer: {reason}. Ask for the file in another form.</source>
      <translation>Открывать его опасно для компьютера: {reason}. Попросите файл в другом виде.</translation>
    </message>
    <message>
      <source>Reading %1 was stopped</source>
      <translation>Чтение %1 остановлено</translation>
    </message>
    <message>
      <source>It made no progress for {seconds} seconds. Save it anew from its program.</source>
      <translation>Чтение не продвигалось {seconds} с. Сохраните файл заново из его программы.</translation>
    </message>
    <message>
      <source>It needed more than {limit} MB of memory. Save it anew, or split it into parts.</source>
      <translation>Потребовалось больше {limit} МБ памяти. Сохраните файл заново или разделите его.</translation>
    </message>
    <message>
      <source>Reading %1 failed</source>
      <translation>Не удалось прочитать %1</translation>
    </message>
    <message>
      <source>The file may be damaged. Save it anew from its program, then try again.</source>
      <translation>Возможно, файл повреждён. Сохраните его заново из его программы и повторите.</translation>
    </message>
    <message>
      <source>%1 is too short to compare</source>
      <translation>%1 слишком короток для сравнения</translation>
    </message>
    <message>
      <source>It has {words} words; at least {needed} are needed.</source>
      <translation>Слов: {words}; нужно не меньше: {needed}.</translation>
    </message>
    <message>
      <source>%1 is too large</source>
      <translation>%1 слишком велик</translation>
    </message>
    <message>
      <source>It has {size} MB; up to {limit} MB are read. Split it into parts.</source>
      <translation>Размер {size} МБ; читается до {limit} МБ. Разделите его на части.</translation>
    </message>
    <message>
      <source>There is no library at %1</source>
      <translation>Библиотеки %1 нет</translation>
    </message>
    <message>
      <source>Add reference documents to make one.</source>
      <translation>Добавьте справочные документы, и она появится.</translation>
    </message>
    <message>
      <source>%1 is not a plagcheck library</source>
      <translation>%1 — не библиотека plagcheck</translation>
    </message>
    <message>
      <source>Nothing in it was changed. Choose a library file, or a new name.</source>
      <translation>В файле ничего не изменено. Выберите файл библиотеки или новое имя.</translation>
    </message>
    <message>
      <source>%1 was made by a newer version of plagcheck</source>
      <translation>%1 создан более новой версией plagcheck</translation>
    </message>
    <message>
      <source>Update the program to open it. Nothing in it was changed.</source>
      <translation>Обновите программу, чтобы открыть его. В нём ничего не изменено.</translation>
    </message>
    <message>
      <source>The library %1 is damaged</source>
      <translation>Библиотека %1 повреждена</translation>
    </message>
    <message>
      <source>Open Library and choose Repair: the texts inside are used to restore it.</source>
      <translation>Откройте раздел «Библиотека» и выберите «Восстановить»: она соберётся из текстов внутри.</translation>
    </message>
    <message>
      <source>The library %1 cannot be written to</source>
      <translation>В библиотеку %1 нельзя записать</translation>
    </message>
    <message>
      <source>Check the permissions of the file and its folder, or choose another place.</source>
      <translation>Проверьте права на файл и папку или выберите другое место.</translation>
    </message>
    <message>
      <source>The library %1 is in use by another program</source>
      <translation>Библиотека %1 занята другой программой</translation>
    </message>
    <message>
      <source>Close the other program, or wait until it has finished, then try again.</source>
      <translation>Закройте другую программу или дождитесь её завершения и повторите.</translation>
    </message>
    <message>
      <source>The disk is full</source>
      <translation>Диск заполнен</translation>
    </message>
    <message>
      <source>Everything added before is safe. Free some space, then go on.</source>
      <translation>Всё добавленное раньше сохранено. Освободите место и продолжайте.</translation>
    </message>
    <message>
      <source>The library %1 cannot be opened</source>
      <translation>Не удаётся открыть библиотеку %1</translation>
    </message>
    <message>
      <source>The system says: {reason}.</source>
      <translation>Система сообщает: {reason}.</translation>
    </message>
    <message>
      <source>The source is not in the library any more</source>
      <translation>Этого источника больше нет в библиотеке</translation>
    </message>
    <message>
      <source>It was removed after this check. Check the paper again.</source>
      <translation>Его удалили после этой проверки. Проверьте работу ещё раз.</translation>
    </message>
    <message numerus="yes">
      <source>No word-for-word run of %Ln words goes unseen.</source>
      <translation>
        <numerusform>Ни одна дословная цепочка из %Ln слова не останется незамеченной.</numerusform>
        <numerusform>Ни одна дословная цепочка из %Ln слов не останется незамеченной.</numerusform>
        <numerusform>Ни одна дословная цепочка из %Ln слов не останется незамеченной.</numerusform>
      </translation>
    </message>
    <message>
      <source>words</source>
      <translation>слов</translation>
    </message>
    <message>
      <source>Shortest match that is always found</source>
      <translation>Кратчайшее совпадение, которое находится всегда</translation>
    </message>
    <message>
      <source>Shorter finds more, and more common phrases. 12 suits essays.</source>
      <translation>Короче — больше находок и больше обычных оборотов. Для эссе подходит 12.</translation>
    </message>
    <message>
      <source>Edited passages</source>
      <translation>Изменённые фрагменты</translation>
    </message>
    <message>
      <source>Small edits, reworded passages and summaries, each marked as such.</source>
      <translation>Мелкие правки, пересказ и краткое изложение, каждое со своей пометкой.</translation>
    </message>
    <message>
      <source>Word for word only</source>
      <translation>Только дословные</translation>
    </message>
    <message>
      <source>Edited too</source>
      <translation>И изменённые</translation>
    </message>
    <message>
      <source>The promise with these settings</source>
      <translation>Обещание при этих настройках</translation>
    </message>
    <message>
      <source>This is certain, not likely, in a library of any size. Capital letters, punctuation, line breaks, hyphens, look-alike letters and invisible characters make no difference. Shorter or reworded passages are often found, but not promised.</source>
      <translation>Это верно всегда, а не «скорее всего», для библиотеки любого размера. Прописные буквы, знаки препинания, переносы, похожие буквы и невидимые знаки роли не играют. Более короткие и пересказанные места находятся часто, но не обещаны.</translation>
    </message>
    <message>
      <source>Flags</source>
      <translation>Пометки</translation>
    </message>
    <message>
      <source>Undone: %1 of the paper is found. Left as it is: %2.</source>
      <translation>Если это отменить, находится %1 работы. Если оставить — %2.</translation>
    </message>
    <message>
      <source>Hidden, white or tiny text</source>
      <translation>Скрытый, белый или крошечный текст</translation>
    </message>
    <message>
      <source>Hidden quotation marks</source>
      <translation>Скрытые кавычки</translation>
    </message>
    <message>
      <source>Look-alike letters</source>
      <translation>Похожие буквы</translation>
    </message>
    <message>
      <source>Invisible characters inside words</source>
      <translation>Невидимые знаки внутри слов</translation>
    </message>
    <message>
      <source>Letter-spaced text</source>
      <translation>Текст вразрядку</translation>
    </message>
    <message>
      <source>Pictures in place of text</source>
      <translation>Картинки вместо текста</translation>
    </message>
    <message>
      <source>Letters that differ from their shapes</source>
      <translation>Буквы, не совпадающие со своим видом</translation>
    </message>
    <message>
      <source>Macros</source>
      <translation>Макросы</translation>
    </message>
    <message>
      <source>Can happen by accident: copying from a PDF, another keyboard.</source>
      <translation>Бывает случайно: копирование из PDF, другая клавиатура.</translation>
    </message>
    <message>
      <source>Also looked for</source>
      <translation>Искали также</translation>
    </message>
    <message numerus="yes">
      <source>and %Ln more</source>
      <translation>
        <numerusform>и ещё %Ln</numerusform>
        <numerusform>и ещё %Ln</numerusform>
        <numerusform>и ещё %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>Next place (F)</source>
      <translation>Следующее место (F)</translation>
    </message>
    <message>
      <source>none</source>
      <translation>нет</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words with look-alike letters</source>
      <translation>
        <numerusform>%Ln слово с похожими буквами</numerusform>
        <numerusform>%Ln слова с похожими буквами</numerusform>
        <numerusform>%Ln слов с похожими буквами</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words with invisible characters</source>
      <translation>
        <numerusform>%Ln слово с невидимыми знаками</numerusform>
        <numerusform>%Ln слова с невидимыми знаками</numerusform>
        <numerusform>%Ln слов с невидимыми знаками</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln hidden words</source>
      <translation>
        <numerusform>%Ln скрытое слово</numerusform>
        <numerusform>%Ln скрытых слова</numerusform>
        <numerusform>%Ln скрытых слов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln hidden quotation marks</source>
      <translation>
        <numerusform>%Ln скрытая кавычка</numerusform>
        <numerusform>%Ln скрытые кавычки</numerusform>
        <numerusform>%Ln скрытых кавычек</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln letter-spaced words</source>
      <translation>
        <numerusform>%Ln слово вразрядку</numerusform>
        <numerusform>%Ln слова вразрядку</numerusform>
        <numerusform>%Ln слов вразрядку</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pages are pictures</source>
      <translation>
        <numerusform>%Ln страница — картинка</numerusform>
        <numerusform>%Ln страницы — картинки</numerusform>
        <numerusform>%Ln страниц — картинки</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pages whose text differs from what is seen</source>
      <translation>
        <numerusform>%Ln страница, где текст не совпадает с видимым</numerusform>
        <numerusform>%Ln страницы, где текст не совпадает с видимым</numerusform>
        <numerusform>%Ln страниц, где текст не совпадает с видимым</numerusform>
      </translation>
    </message>
    <message>
      <source>Letters of another alphabet stand where Latin letters would be. For comparing they were read as the letters they look like.</source>
      <translation>На месте латинских букв стоят буквы другого алфавита. При сравнении они прочитаны как те, на которые похожи.</translation>
    </message>
    <message>
      <source>Characters without width stand inside words. For comparing they were passed over.</source>
      <translation>Внутри слов стоят знаки без ширины. При сравнении они пропущены.</translation>
    </message>
    <message>
      <source>Text that no reader sees: white, tiny or off the page. It was kept apart and does not count as text of the paper.</source>
      <translation>Текст, которого читатель не видит: белый, крошечный или за краем страницы. Он отделён и не считается текстом работы.</translation>
    </message>
    <message>
      <source>Quotation marks that no reader sees. They were not taken as quotation marks.</source>
      <translation>Кавычки, которых читатель не видит. За кавычки они не приняты.</translation>
    </message>
    <message>
      <source>Blanks stand between the letters of words. For comparing they were passed over.</source>
      <translation>Между буквами слов стоят пробелы. При сравнении они пропущены.</translation>
    </message>
    <message>
      <source>Nothing on these pages could be compared.</source>
      <translation>На этих страницах нечего сравнивать.</translation>
    </message>
    <message>
      <source>The text stored in the file is not the text on its pages. What is seen was compared.</source>
      <translation>Текст в файле — не тот, что на страницах. Сравнивалось то, что видно.</translation>
    </message>
    <message>
      <source>The file carries small programs. They were not run.</source>
      <translation>В файле есть маленькие программы. Они не запускались.</translation>
    </message>
    <message>
      <source>page %1</source>
      <translation>стр. %1</translation>
    </message>
    <message>
      <source>pages %1</source>
      <translation>стр. %1</translation>
    </message>
    <message>
      <source>Offline: nothing leaves this computer</source>
      <translation>Без сети: ничто не покидает этот компьютер</translation>
    </message>
    <message numerus="yes">
      <source>Library: %Ln documents</source>
      <translation>
        <numerusform>Библиотека: %Ln документ</numerusform>
        <numerusform>Библиотека: %Ln документа</numerusform>
        <numerusform>Библиотека: %Ln документов</numerusform>
      </translation>
    </message>
    <message>
      <source>Library: empty</source>
      <translation>Библиотека: пусто</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>Без сети</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Проверка</translation>
    </message>
    <message>
      <source>Library</source>
      <translation>Библиотека</translation>
    </message>
    <message>
      <source>History</source>
      <translation>История</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Настройки</translation>
    </message>
    <message>
      <source>Not verified yet</source>
      <translation>Ещё не проверена</translation>
    </message>
    <message>
      <source>Verify compares everything stored with its texts.</source>
      <translation>Проверка сверяет всё сохранённое с текстами.</translation>
    </message>
    <message>
      <source>Progress of looking after the library</source>
      <translation>Ход обслуживания библиотеки</translation>
    </message>
    <message>
      <source>Back up…</source>
      <translation>Создать копию…</translation>
    </message>
    <message>
      <source>Verify</source>
      <translation>Сверить</translation>
    </message>
    <message>
      <source>Repair</source>
      <translation>Восстановить</translation>
    </message>
    <message numerus="yes">
      <source>%Ln problems found</source>
      <translation>
        <numerusform>Найдена %Ln неполадка</numerusform>
        <numerusform>Найдено %Ln неполадки</numerusform>
        <numerusform>Найдено %Ln неполадок</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln texts were lost</source>
      <translation>
        <numerusform>Утрачен %Ln текст</numerusform>
        <numerusform>Утрачено %Ln текста</numerusform>
        <numerusform>Утрачено %Ln текстов</numerusform>
      </translation>
    </message>
    <message>
      <source>Library is healthy</source>
      <translation>Библиотека в порядке</translation>
    </message>
    <message>
      <source>Library re-read</source>
      <translation>Библиотека перечитана</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Отменено</translation>
    </message>
    <message>
      <source>Not finished</source>
      <translation>Не завершено</translation>
    </message>
    <message>
      <source>Verified today at %1.</source>
      <translation>Сверена сегодня в %1.</translation>
    </message>
    <message>
      <source>Add these files again: %1</source>
      <translation>Добавьте эти файлы снова: %1</translation>
    </message>
    <message>
      <source>no shared passage</source>
      <translation>общих мест нет</translation>
    </message>
    <message>
      <source>2 files</source>
      <translation>2 файла</translation>
    </message>
    <message numerus="yes">
      <source>%Ln sources</source>
      <translation>
        <numerusform>%Ln источник</numerusform>
        <numerusform>%Ln источника</numerusform>
        <numerusform>%Ln источников</numerusform>
      </translation>
    </message>
    <message>
      <source>File name</source>
      <translation>Имя файла</translation>
    </message>
    <message>
      <source>Search the history by file name</source>
      <translation>Поиск в истории по имени файла</translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Проверить снова</translation>
    </message>
    <message>
      <source>Delete from history</source>
      <translation>Удалить из истории</translation>
    </message>
    <message>
      <source>No checks yet. Each one you make is listed here.</source>
      <translation>Проверок ещё не было. Здесь появится каждая.</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Проверки</translation>
    </message>
    <message numerus="yes">
      <source>%Ln selected</source>
      <translation>
        <numerusform>Выбран %Ln</numerusform>
        <numerusform>Выбрано %Ln</numerusform>
        <numerusform>Выбрано %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>The file is not where it was; drop it to check it again.</source>
      <translation>Файла нет на прежнем месте; перетащите его, чтобы проверить снова.</translation>
    </message>
    <message>
      <source>With today’s library (Enter)</source>
      <translation>С сегодняшней библиотекой (Enter)</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks</source>
      <translation>
        <numerusform>%Ln проверка</numerusform>
        <numerusform>%Ln проверки</numerusform>
        <numerusform>%Ln проверок</numerusform>
      </translation>
    </message>
    <message>
      <source>When</source>
      <translation>Когда</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>Работа</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Объём</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Результат</translation>
    </message>
    <message>
      <source>Queued</source>
      <translation>В очереди</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Чтение</translation>
    </message>
    <message>
      <source>Added</source>
      <translation>Добавлено</translation>
    </message>
    <message>
      <source>Already there</source>
      <translation>Уже есть</translation>
    </message>
    <message>
      <source>Changed, read again</source>
      <translation>Изменён, перечитан</translation>
    </message>
    <message>
      <source>Needs attention</source>
      <translation>Требует внимания</translation>
    </message>
    <message>
      <source>Not added</source>
      <translation>Не добавлено</translation>
    </message>
    <message>
      <source>Already there, unchanged</source>
      <translation>Уже есть, без изменений</translation>
    </message>
    <message>
      <source>Already there: same text as “%1”</source>
      <translation>Уже есть: тот же текст, что «%1»</translation>
    </message>
    <message>
      <source>read, being stored</source>
      <translation>прочитан, сохраняется</translation>
    </message>
    <message>
      <source>Not added: cancelled</source>
      <translation>Не добавлено: отмена</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Файл</translation>
    </message>
    <message>
      <source>What became of it</source>
      <translation>Что с ним стало</translation>
    </message>
    <message>
      <source>Close list</source>
      <translation>Закрыть список</translation>
    </message>
    <message>
      <source>Open file</source>
      <translation>Открыть файл</translation>
    </message>
    <message>
      <source>Progress of adding</source>
      <translation>Ход добавления</translation>
    </message>
    <message>
      <source>Cancelling keeps what is finished.</source>
      <translation>При отмене готовое сохраняется.</translation>
    </message>
    <message>
      <source>Files being added</source>
      <translation>Добавляемые файлы</translation>
    </message>
    <message numerus="yes">
      <source>%Ln added</source>
      <translation>
        <numerusform>добавлен %Ln</numerusform>
        <numerusform>добавлено %Ln</numerusform>
        <numerusform>добавлено %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>All</source>
      <translation>Все</translation>
    </message>
    <message>
      <source>Need attention</source>
      <translation>Внимание</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Ждут</translation>
    </message>
    <message numerus="yes">
      <source>%Ln already there</source>
      <translation>
        <numerusform>уже есть %Ln</numerusform>
        <numerusform>уже есть %Ln</numerusform>
        <numerusform>уже есть %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln need attention</source>
      <translation>
        <numerusform>%Ln требует внимания</numerusform>
        <numerusform>%Ln требуют внимания</numerusform>
        <numerusform>%Ln требуют внимания</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln not added</source>
      <translation>
        <numerusform>не добавлен %Ln</numerusform>
        <numerusform>не добавлено %Ln</numerusform>
        <numerusform>не добавлено %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 of %2</source>
      <translation>%1 из %2</translation>
    </message>
    <message>
      <source>Adding “%1” into %2</source>
      <translation>Добавление «%1» в %2</translation>
    </message>
    <message>
      <source>word for word</source>
      <translation>дословно</translation>
    </message>
    <message>
      <source>small edits</source>
      <translation>мелкие правки</translation>
    </message>
    <message>
      <source>reworded</source>
      <translation>пересказ</translation>
    </message>
    <message>
      <source>summed up</source>
      <translation>краткое изложение</translation>
    </message>
    <message>
      <source>weak, not counted</source>
      <translation>слабые, не в счёт</translation>
    </message>
    <message>
      <source>next, previous match</source>
      <translation>следующее, предыдущее</translation>
    </message>
    <message>
      <source>Hide these matches</source>
      <translation>Скрыть эти совпадения</translation>
    </message>
    <message>
      <source>Show these matches</source>
      <translation>Показать эти совпадения</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Документ</translation>
    </message>
    <message>
      <source>Collection</source>
      <translation>Коллекция</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Страницы</translation>
    </message>
    <message>
      <source>Words</source>
      <translation>Слова</translation>
    </message>
    <message>
      <source>Unreadable part</source>
      <translation>Не читается</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents moved to “%1”.</source>
      <translation>
        <numerusform>%Ln документ перемещён в «%1».</numerusform>
        <numerusform>%Ln документа перемещены в «%1».</numerusform>
        <numerusform>%Ln документов перемещены в «%1».</numerusform>
      </translation>
    </message>
    <message>
      <source>Search titles</source>
      <translation>Поиск по названию</translation>
    </message>
    <message>
      <source>Add…</source>
      <translation>Добавить…</translation>
    </message>
    <message>
      <source>Files…</source>
      <translation>Файлы…</translation>
    </message>
    <message>
      <source>A folder…</source>
      <translation>Папку…</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Отменить</translation>
    </message>
    <message>
      <source>Collections</source>
      <translation>Коллекции</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents removed.</source>
      <translation>
        <numerusform>Удалён %Ln документ.</numerusform>
        <numerusform>Удалено %Ln документа.</numerusform>
        <numerusform>Удалено %Ln документов.</numerusform>
      </translation>
    </message>
    <message>
      <source>New collection…</source>
      <translation>Новая коллекция…</translation>
    </message>
    <message>
      <source>New collection</source>
      <translation>Новая коллекция</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Имя</translation>
    </message>
    <message numerus="yes">
      <source>Remove %Ln documents</source>
      <translation>
        <numerusform>Удалить %Ln документ</numerusform>
        <numerusform>Удалить %Ln документа</numerusform>
        <numerusform>Удалить %Ln документов</numerusform>
      </translation>
    </message>
    <message>
      <source>Undo (Ctrl+Z)</source>
      <translation>Отменить (Ctrl+Z)</translation>
    </message>
    <message>
      <source>Close this line</source>
      <translation>Закрыть эту строку</translation>
    </message>
    <message>
      <source>Nothing here yet. Drop files or folders anywhere in the window, or choose Add.</source>
      <translation>Здесь пока пусто. Перетащите файлы или папки в окно или нажмите «Добавить».</translation>
    </message>
    <message>
      <source>Text as extracted</source>
      <translation>Текст, как он прочитан</translation>
    </message>
    <message>
      <source>Move to</source>
      <translation>Переместить в</translation>
    </message>
    <message>
      <source>%1 on this disk</source>
      <translation>%1 на диске</translation>
    </message>
    <message>
      <source>No title holds “%1”.</source>
      <translation>Нет названий с «%1».</translation>
    </message>
    <message>
      <source>Verifying</source>
      <translation>Сверка</translation>
    </message>
    <message>
      <source>Backed up</source>
      <translation>Копия создана</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents, in one file.</source>
      <translation>
        <numerusform>%Ln документ в одном файле.</numerusform>
        <numerusform>%Ln документа в одном файле.</numerusform>
        <numerusform>%Ln документов в одном файле.</numerusform>
      </translation>
    </message>
    <message>
      <source>Re-reading</source>
      <translation>Перечитывание</translation>
    </message>
    <message>
      <source>Backing up</source>
      <translation>Копирование</translation>
    </message>
    <message>
      <source>The library is empty.</source>
      <translation>Библиотека пуста.</translation>
    </message>
    <message>
      <source>Where things are kept</source>
      <translation>Где что хранится</translation>
    </message>
    <message>
      <source>The library, with the texts of all reference documents:</source>
      <translation>Библиотека с текстами всех справочных документов:</translation>
    </message>
    <message>
      <source>Settings, history and the log:</source>
      <translation>Настройки, история и журнал:</translation>
    </message>
    <message>
      <source>Collections that papers are compared with</source>
      <translation>Коллекции, с которыми сравниваются работы</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Конфиденциальность</translation>
    </message>
    <message>
      <source>Everything stays on this computer. There is no account, and the program has no way to send anything. The log holds no names and no text of papers.</source>
      <translation>Всё остаётся на этом компьютере. Учётной записи нет, и программа ничего не может отправить. В журнале нет ни имён, ни текста работ.</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Изменить…</translation>
    </message>
    <message>
      <source>Clear history and recent papers</source>
      <translation>Очистить историю и недавние работы</translation>
    </message>
    <message>
      <source>the library is empty</source>
      <translation>библиотека пуста</translation>
    </message>
    <message>
      <source>Deleted from the history. Ctrl+Z brings it back.</source>
      <translation>Удалено из истории. Ctrl+Z вернёт.</translation>
    </message>
    <message numerus="yes">
      <source>against %Ln documents</source>
      <translation>
        <numerusform>по %Ln документу</numerusform>
        <numerusform>по %Ln документам</numerusform>
        <numerusform>по %Ln документам</numerusform>
      </translation>
    </message>
    <message>
      <source>There is nothing to undo.</source>
      <translation>Отменять нечего.</translation>
    </message>
    <message>
      <source>Word for word</source>
      <translation>Дословно</translation>
    </message>
    <message>
      <source>Small edits</source>
      <translation>Мелкие правки</translation>
    </message>
    <message>
      <source>Reworded</source>
      <translation>Пересказ</translation>
    </message>
    <message>
      <source>Summed up</source>
      <translation>Краткое изложение</translation>
    </message>
    <message>
      <source>Side by side</source>
      <translation>Рядом</translation>
    </message>
    <message>
      <source>Weak</source>
      <translation>Слабое</translation>
    </message>
    <message>
      <source>Read paper and source beside each other (Enter)</source>
      <translation>Читать работу и источник рядом (Enter)</translation>
    </message>
    <message>
      <source>Previous match (K)</source>
      <translation>Предыдущее совпадение (K)</translation>
    </message>
    <message>
      <source>Next match (J)</source>
      <translation>Следующее совпадение (J)</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words the same</source>
      <translation>
        <numerusform>%Ln слово совпадает</numerusform>
        <numerusform>%Ln слова совпадают</numerusform>
        <numerusform>%Ln слов совпадает</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words in one run</source>
      <translation>
        <numerusform>%Ln слово подряд</numerusform>
        <numerusform>%Ln слова подряд</numerusform>
        <numerusform>%Ln слов подряд</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>longest run %Ln words</source>
      <translation>
        <numerusform>самая длинная цепочка %Ln слово</numerusform>
        <numerusform>самая длинная цепочка %Ln слова</numerusform>
        <numerusform>самая длинная цепочка %Ln слов</numerusform>
      </translation>
    </message>
    <message>
      <source>All matches</source>
      <translation>Все совпадения</translation>
    </message>
    <message>
      <source>The paper</source>
      <translation>Работа</translation>
    </message>
    <message>
      <source>of this paper</source>
      <translation>этой работы</translation>
    </message>
    <message>
      <source>of the source</source>
      <translation>источника</translation>
    </message>
    <message>
      <source>added %1</source>
      <translation>добавлен %1</translation>
    </message>
    <message>
      <source>Scroll together</source>
      <translation>Листать вместе</translation>
    </message>
    <message>
      <source>Differing words</source>
      <translation>Различия</translation>
    </message>
    <message>
      <source>Fit width</source>
      <translation>По ширине</translation>
    </message>
    <message>
      <source>Back (Esc)</source>
      <translation>Назад (Esc)</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Текст</translation>
    </message>
    <message>
      <source>Smaller (Ctrl −)</source>
      <translation>Мельче (Ctrl −)</translation>
    </message>
    <message>
      <source>Larger (Ctrl +)</source>
      <translation>Крупнее (Ctrl +)</translation>
    </message>
    <message>
      <source>The pages as they look; other formats stay text</source>
      <translation>Страницы, как они выглядят; другие форматы остаются текстом</translation>
    </message>
    <message>
      <source>it is not an ordinary file</source>
      <translation>это не обычный файл</translation>
    </message>
    <message>
      <source>its name leads out of the archive or means nothing</source>
      <translation>его имя ведёт за пределы архива или ничего не значит</translation>
    </message>
    <message>
      <source>it unpacks to far more than a document holds</source>
      <translation>в распакованном виде он намного больше документа</translation>
    </message>
    <message>
      <source>it unpacks to far more than a class hands in</source>
      <translation>в распакованном виде он намного больше работ целого класса</translation>
    </message>
    <message>
      <source>it is full of files that cannot be opened safely</source>
      <translation>в нём полно файлов, которые небезопасно открывать</translation>
    </message>
    <message>
      <source>archives are packed inside archives too deeply</source>
      <translation>слишком много вложенных друг в друга архивов</translation>
    </message>
    <message>
      <source>parts of its archive overlap</source>
      <translation>части его архива накладываются друг на друга</translation>
    </message>
    <message>
      <source>it defines entities of its own, which documents of this kind never need</source>
      <translation>в нём определены собственные сущности, которые таким документам не нужны</translation>
    </message>
    <message>
      <source>its archive is incomplete or broken</source>
      <translation>его архив неполон или испорчен</translation>
    </message>
    <message>
      <source>a part of it cannot be unpacked</source>
      <translation>одну из частей не удаётся распаковать</translation>
    </message>
    <message>
      <source>a part inside is not valid XML</source>
      <translation>часть внутри — не правильный XML</translation>
    </message>
    <message>
      <source>a part inside is empty</source>
      <translation>часть внутри пуста</translation>
    </message>
    <message>
      <source>it has no text part</source>
      <translation>в нём нет части с текстом</translation>
    </message>
    <message>
      <source>it has no slides part</source>
      <translation>в нём нет части со слайдами</translation>
    </message>
    <message>
      <source>it does not name its contents</source>
      <translation>в нём не указано содержимое</translation>
    </message>
    <message>
      <source>its HTML cannot be parsed</source>
      <translation>его HTML не разобрать</translation>
    </message>
    <message>
      <source>its pages cannot be found</source>
      <translation>его страницы не найти</translation>
    </message>
    <message>
      <source>its pages cannot be shown</source>
      <translation>его страницы не показать</translation>
    </message>
    <message>
      <source>it has no pages</source>
      <translation>в нём нет страниц</translation>
    </message>
    <message>
      <source>LibreOffice cannot read it either</source>
      <translation>LibreOffice тоже не может его прочитать</translation>
    </message>
    <message>
      <source>an old Word document (.doc)</source>
      <translation>старый документ Word (.doc)</translation>
    </message>
    <message>
      <source>an old PowerPoint document (.ppt)</source>
      <translation>старая презентация PowerPoint (.ppt)</translation>
    </message>
    <message>
      <source>.docx and try again</source>
      <translation>.docx, затем повторите</translation>
    </message>
    <message>
      <source>.pptx and try again</source>
      <translation>.pptx, затем повторите</translation>
    </message>
    <message>
      <source>embedded objects were not read</source>
      <translation>встроенные объекты не прочитаны</translation>
    </message>
    <message>
      <source>attached files were not read</source>
      <translation>вложенные файлы не прочитаны</translation>
    </message>
    <message>
      <source>it holds more than %1 parts</source>
      <translation>в нём больше %1 частей</translation>
    </message>
    <message>
      <source>its part %1 is missing</source>
      <translation>нет его части %1</translation>
    </message>
    <message>
      <source>page %1 cannot be shown</source>
      <translation>страницу %1 не показать</translation>
    </message>
    <message>
      <source>its contents make no sense (%1)</source>
      <translation>его содержимое бессмысленно (%1)</translation>
    </message>
    <message>
      <source>Where matches stand in the paper</source>
      <translation>Где стоят совпадения в работе</translation>
    </message>
    <message>
      <source>No document shares a passage with this paper.</source>
      <translation>Ни в одном документе нет общих с этой работой мест.</translation>
    </message>
    <message>
      <source>All kinds of matches are switched off above the paper.</source>
      <translation>Над работой скрыты все виды совпадений.</translation>
    </message>
    <message>
      <source>Looking for sources</source>
      <translation>Поиск источников</translation>
    </message>
    <message>
      <source>The number is shown when all sources are verified. You can read on meanwhile.</source>
      <translation>Число появится, когда будут перепроверены все источники. Читать можно уже сейчас.</translation>
    </message>
    <message>
      <source>Match %1 of %2</source>
      <translation>Совпадение %1 из %2</translation>
    </message>
    <message numerus="yes">
      <source>checked today %1 against %Ln documents</source>
      <translation>
        <numerusform>проверено сегодня в %1 по %Ln документу</numerusform>
        <numerusform>проверено сегодня в %1 по %Ln документам</numerusform>
        <numerusform>проверено сегодня в %1 по %Ln документам</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing to compare with yet.</source>
      <translation>Сравнивать пока не с чем.</translation>
    </message>
    <message numerus="yes">
      <source>No shared passage of %Ln or more words</source>
      <translation>
        <numerusform>Нет общих мест от %Ln слова</numerusform>
        <numerusform>Нет общих мест от %Ln слов</numerusform>
        <numerusform>Нет общих мест от %Ln слов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>in %Ln documents.</source>
      <translation>
        <numerusform>в %Ln документе.</numerusform>
        <numerusform>в %Ln документах.</numerusform>
        <numerusform>в %Ln документах.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words were compared</source>
      <translation>
        <numerusform>Сравнено %Ln слово</numerusform>
        <numerusform>Сравнено %Ln слова</numerusform>
        <numerusform>Сравнено %Ln слов</numerusform>
      </translation>
    </message>
    <message>
      <source>The check was stopped, so other sources may be missing here.</source>
      <translation>Проверка остановлена: здесь может не хватать источников.</translation>
    </message>
    <message numerus="yes">
      <source>Searched %Ln documents.</source>
      <translation>
        <numerusform>Просмотрен %Ln документ.</numerusform>
        <numerusform>Просмотрено %Ln документа.</numerusform>
        <numerusform>Просмотрено %Ln документов.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>A shared run of %Ln words or more is always found.</source>
      <translation>
        <numerusform>Общая цепочка от %Ln слова находится всегда.</numerusform>
        <numerusform>Общая цепочка от %Ln слов находится всегда.</numerusform>
        <numerusform>Общая цепочка от %Ln слов находится всегда.</numerusform>
      </translation>
    </message>
    <message>
      <source>Weak matches are shown, but not counted.</source>
      <translation>Слабые совпадения показаны, но не учитываются.</translation>
    </message>
    <message>
      <source>of this paper, %1,</source>
      <translation>этой работы, %1,</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words were read</source>
      <translation>
        <numerusform>Прочитано %Ln слово</numerusform>
        <numerusform>Прочитано %Ln слова</numerusform>
        <numerusform>Прочитано %Ln слов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pages</source>
      <translation>
        <numerusform>%Ln страница</numerusform>
        <numerusform>%Ln страницы</numerusform>
        <numerusform>%Ln страниц</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln more documents hold only what the listed ones hold.</source>
      <translation>
        <numerusform>Ещё в %Ln документе есть только то, что и в перечисленных.</numerusform>
        <numerusform>Ещё в %Ln документах есть только то, что и в перечисленных.</numerusform>
        <numerusform>Ещё в %Ln документах есть только то, что и в перечисленных.</numerusform>
      </translation>
    </message>
    <message>
      <source>Add references, or drop two papers to compare them.</source>
      <translation>Добавьте справочные документы или перетащите две работы для сравнения.</translation>
    </message>
    <message>
      <source>not checked to the end</source>
      <translation>проверено не до конца</translation>
    </message>
    <message>
      <source>also appears in %1</source>
      <translation>встречается и здесь: %1</translation>
    </message>
    <message>
      <source>%1: pictures, not compared</source>
      <translation>%1: картинки, не сравнивались</translation>
    </message>
    <message>
      <source>%1: letters cannot be read</source>
      <translation>%1: буквы не читаются</translation>
    </message>
    <message numerus="yes">
      <source>Searched %1, of %Ln documents in the library.</source>
      <translation>
        <numerusform>Просмотрено: %1, из %Ln документа в библиотеке.</numerusform>
        <numerusform>Просмотрено: %1, из %Ln документов в библиотеке.</numerusform>
        <numerusform>Просмотрено: %1, из %Ln документов в библиотеке.</numerusform>
      </translation>
    </message>
    <message>
      <source>Threshold %1, found with probability %2</source>
      <translation>Порог %1, вероятность находки %2</translation>
    </message>
    <message>
      <source>Jaccard similarity of two whole documents</source>
      <translation>Сходство Жаккара двух документов целиком</translation>
    </message>
    <message>
      <source>threshold %1</source>
      <translation>порог %1</translation>
    </message>
    <message>
      <source>found with probability %1</source>
      <translation>вероятность находки %1</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Открыть</translation>
    </message>
    <message>
      <source>Move to…</source>
      <translation>Переместить…</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Удалить</translation>
    </message>
    <message>
      <source>Removes the text and all its fingerprints. Finished reports keep their quotations until you delete them.</source>
      <translation>Удаляет текст и все его отпечатки. В готовых отчётах цитаты остаются, пока вы их не удалите.</translation>
    </message>
    <message>
      <source>Nothing selected</source>
      <translation>Ничего не выбрано</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Разделы</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Общие</translation>
    </message>
    <message>
      <source>How it finds</source>
      <translation>Как ищет</translation>
    </message>
    <message>
      <source>Library and privacy</source>
      <translation>Библиотека и данные</translation>
    </message>
    <message>
      <source>Keyboard</source>
      <translation>Клавиатура</translation>
    </message>
    <message>
      <source>About plagcheck</source>
      <translation>О программе</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Как в системе</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Светлые</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Тёмные</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Цвета</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Размер текста</translation>
    </message>
    <message>
      <source>Size of papers</source>
      <translation>Размер шрифта работ</translation>
    </message>
    <message>
      <source>With serifs</source>
      <translation>С засечками</translation>
    </message>
    <message>
      <source>As the program</source>
      <translation>Как в программе</translation>
    </message>
    <message>
      <source>Face of papers</source>
      <translation>Шрифт работ</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Язык</translation>
    </message>
    <message>
      <source>Sizes of pictures and rows follow at next start.</source>
      <translation>Картинки и строки изменятся при следующем запуске.</translation>
    </message>
    <message>
      <source>Also Ctrl and + or − while reading.</source>
      <translation>При чтении также Ctrl и + или −.</translation>
    </message>
    <message>
      <source>Used from the next start.</source>
      <translation>Со следующего запуска.</translation>
    </message>
    <message>
      <source>two documents that share half of their %1-word runs become candidates %2 times in 100; at a fifth, %3 in 100. The curve is steepest at %4.</source>
      <translation>два документа, у которых общая половина цепочек из %1 слов, становятся кандидатами в %2 случаях из 100; при одной пятой — в %3 из 100. Круче всего кривая при %4.</translation>
    </message>
    <message>
      <source>Advanced: finding whole documents that resemble each other</source>
      <translation>Дополнительно: поиск документов, похожих целиком</translation>
    </message>
    <message>
      <source>Defaults</source>
      <translation>По умолчанию</translation>
    </message>
    <message>
      <source>Words in a shingle</source>
      <translation>Слов в шингле</translation>
    </message>
    <message>
      <source>Re-read the library with these</source>
      <translation>Перечитать библиотеку</translation>
    </message>
    <message>
      <source>Changing these re-reads the library from its own texts, in the background. Results on screen stay as they are.</source>
      <translation>При изменении библиотека перечитывается из своих же текстов, в фоне. Результаты на экране остаются прежними.</translation>
    </message>
    <message>
      <source>This finds drafts and near-copies quickly. It does not weaken the promise above: passages are searched separately.</source>
      <translation>Так быстро находятся черновики и почти точные копии. Обещание выше не слабеет: фрагменты ищутся отдельно.</translation>
    </message>
    <message>
      <source>found</source>
      <translation>найдено</translation>
    </message>
    <message>
      <source>Bands</source>
      <translation>Полосы</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Строки</translation>
    </message>
    <message numerus="yes">
      <source>Bands times rows must not exceed %Ln.</source>
      <translation>
        <numerusform>Полосы на строки — не больше %Ln.</numerusform>
        <numerusform>Полосы на строки — не больше %Ln.</numerusform>
        <numerusform>Полосы на строки — не больше %Ln.</numerusform>
      </translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Значения</translation>
    </message>
    <message>
      <source>In words:</source>
      <translation>Словами:</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>Везде</translation>
    </message>
    <message>
      <source>Reading a result</source>
      <translation>Чтение результата</translation>
    </message>
    <message>
      <source>Choose a paper to check, or two to compare</source>
      <translation>Выбрать работу для проверки или две для сравнения</translation>
    </message>
    <message>
      <source>This list of keys</source>
      <translation>Этот список клавиш</translation>
    </message>
    <message>
      <source>Undo the last removal</source>
      <translation>Отменить последнее действие</translation>
    </message>
    <message>
      <source>Larger or smaller text of papers</source>
      <translation>Крупнее или мельче текст работ</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Выход</translation>
    </message>
    <message>
      <source>Next match</source>
      <translation>Следующее совпадение</translation>
    </message>
    <message>
      <source>Previous match</source>
      <translation>Предыдущее совпадение</translation>
    </message>
    <message>
      <source>Next flagged place</source>
      <translation>Следующая пометка</translation>
    </message>
    <message>
      <source>To the paper, the bar, the list</source>
      <translation>К работе, к полосе, к списку</translation>
    </message>
    <message>
      <source>Back from side by side</source>
      <translation>Назад из режима «Рядом»</translation>
    </message>
    <message>
      <source>Remove what is selected</source>
      <translation>Удалить выбранное</translation>
    </message>
    <message>
      <source>Where matches stand in the source</source>
      <translation>Где стоят совпадения в источнике</translation>
    </message>
    <message>
      <source>The source</source>
      <translation>Источник</translation>
    </message>
    <message>
      <source>Neither side is a PDF file that is still where it was</source>
      <translation>Ни одна сторона не является файлом PDF на прежнем месте</translation>
    </message>
    <message>
      <source>Jaccard %1, verified</source>
      <translation>Жаккар %1, перепроверен</translation>
    </message>
    <message>
      <source>%1 has changed since it was read, so its pages would not fit the matches. Here is the text that was compared.</source>
      <translation>Файл %1 изменился с тех пор, как был прочитан: его страницы не подойдут к совпадениям. Здесь показан текст, который сравнивался.</translation>
    </message>
    <message>
      <source>of paper</source>
      <translation>работы</translation>
    </message>
    <message>
      <source>of source</source>
      <translation>источника</translation>
    </message>
    <message>
      <source>longest run</source>
      <translation>макс. подряд</translation>
    </message>
    <message>
      <source>Sources</source>
      <translation>Источники</translation>
    </message>
    <message numerus="yes">
      <source>%Ln more sources hold the same text</source>
      <translation>
        <numerusform>Ещё в %Ln источнике тот же текст</numerusform>
        <numerusform>Ещё в %Ln источниках тот же текст</numerusform>
        <numerusform>Ещё в %Ln источниках тот же текст</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words reworded</source>
      <translation>
        <numerusform>%Ln слово пересказано</numerusform>
        <numerusform>%Ln слова пересказаны</numerusform>
        <numerusform>%Ln слов пересказано</numerusform>
      </translation>
    </message>
    <message>
      <source>verifying</source>
      <translation>перепроверка</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>ждёт</translation>
    </message>
    <message numerus="yes">
      <source>%Ln matches</source>
      <translation>
        <numerusform>%Ln совпадение</numerusform>
        <numerusform>%Ln совпадения</numerusform>
        <numerusform>%Ln совпадений</numerusform>
      </translation>
    </message>
    <message>
      <source>Jaccard, verified</source>
      <translation>Жаккар, точно</translation>
    </message>
    <message numerus="yes">
      <source>%Ln weak</source>
      <translation>
        <numerusform>%Ln слабое</numerusform>
        <numerusform>%Ln слабых</numerusform>
        <numerusform>%Ln слабых</numerusform>
      </translation>
    </message>
    <message>
      <source>Source %1</source>
      <translation>Источник %1</translation>
    </message>
    <message>
      <source>Choose a paper…</source>
      <translation>Выбрать работу…</translation>
    </message>
    <message>
      <source>Choose files or a folder…</source>
      <translation>Выбрать файлы или папку…</translation>
    </message>
    <message>
      <source>Drop a paper to check</source>
      <translation>Перетащите работу для проверки</translation>
    </message>
    <message>
      <source>One file, or two files to compare with each other.</source>
      <translation>Один файл или два для сравнения друг с другом.</translation>
    </message>
    <message>
      <source>PDF · Word · OpenDocument · RTF · web page · plain text</source>
      <translation>PDF · Word · OpenDocument · RTF · веб-страница · простой текст</translation>
    </message>
    <message>
      <source>Add reference documents</source>
      <translation>Добавьте справочные документы</translation>
    </message>
    <message>
      <source>Course texts, past student work, saved articles. They become the library that papers are compared with.</source>
      <translation>Тексты курса, прошлые работы, сохранённые статьи. Из них складывается библиотека для сравнения.</translation>
    </message>
    <message>
      <source>Files are read, not moved. Same text is never stored twice.</source>
      <translation>Файлы читаются, а не перемещаются. Один текст не хранится дважды.</translation>
    </message>
    <message>
      <source>Try with sample papers</source>
      <translation>Попробовать на примере</translation>
    </message>
    <message>
      <source>Recent papers</source>
      <translation>Недавние работы</translation>
    </message>
    <message>
      <source>Your library is kept in</source>
      <translation>Библиотека хранится в</translation>
    </message>
    <message>
      <source>Check a paper</source>
      <translation>Проверить работу</translation>
    </message>
    <message>
      <source>Find passages that also appear in your reference documents, and see both sides. Everything stays on this computer.</source>
      <translation>Найдите места, которые есть и в ваших справочных документах, и посмотрите обе стороны. Всё остаётся на этом компьютере.</translation>
    </message>
    <message>
      <source>On this computer’s disk</source>
      <translation>На диске этого компьютера</translation>
    </message>
    <message>
      <source>This is another computer’s disk. A library works best on your own.</source>
      <translation>Это диск другого компьютера. Лучше держать библиотеку на своём.</translation>
    </message>
    <message>
      <source>A short essay shows a copied, a quoted, an edited and a disguised passage.</source>
      <translation>Короткое эссе показывает скопированное, процитированное, изменённое и замаскированное места.</translation>
    </message>
    <message>
      <source>This folder is copied to other computers by %1. Choose another one to keep papers private and the library whole.</source>
      <translation>Эту папку %1 копирует на другие компьютеры. Выберите другую, чтобы работы не разошлись, а библиотека была цела.</translation>
    </message>
    <message>
      <source>New here?</source>
      <translation>Впервые здесь?</translation>
    </message>
    <message>
      <source>and %1 reworded</source>
      <translation>и %1 пересказано</translation>
    </message>
    <message>
      <source>by source</source>
      <translation>по источникам</translation>
    </message>
    <message numerus="yes">
      <source>%Ln more words</source>
      <translation>
        <numerusform>ещё %Ln слово</numerusform>
        <numerusform>ещё %Ln слова</numerusform>
        <numerusform>ещё %Ln слов</numerusform>
      </translation>
    </message>
    <message>
      <source>Share by source</source>
      <translation>Доля по источникам</translation>
    </message>
    <message>
      <source>Can happen by accident.</source>
      <translation>Бывает случайно.</translation>
    </message>
    <message>
      <source>No kind of match is shown.</source>
      <translation>Все виды совпадений скрыты.</translation>
    </message>
    <message>
      <source>Exactly what is compared.</source>
      <translation>Именно это сравнивается.</translation>
    </message>
    <message>
      <source>Find in the text</source>
      <translation>Найти в тексте</translation>
    </message>
    <message>
      <source>Copy all</source>
      <translation>Копировать всё</translation>
    </message>
    <message>
      <source>%1: text as extracted</source>
      <translation>%1: текст, как он прочитан</translation>
    </message>
    <message numerus="yes">
      <source>about %Ln min left</source>
      <translation>
        <numerusform>ещё около %Ln мин</numerusform>
        <numerusform>ещё около %Ln мин</numerusform>
        <numerusform>ещё около %Ln мин</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %Ln s left</source>
      <translation>
        <numerusform>ещё около %Ln с</numerusform>
        <numerusform>ещё около %Ln с</numerusform>
        <numerusform>ещё около %Ln с</numerusform>
      </translation>
    </message>
  </context>
</TS>
