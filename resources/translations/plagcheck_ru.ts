<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
  <context>
    <name>plagcheck</name>
    <message>
      <source>%1: nothing on them could be compared.</source>
      <translation>%1: сравнить их содержимое не удалось.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words on %1 could be read.</source>
      <translation>
        <numerusform>Удалось прочитать %Ln слово (%1).</numerusform>
        <numerusform>Удалось прочитать %Ln слова (%1).</numerusform>
        <numerusform>Удалось прочитать %Ln слов (%1).</numerusform>
      </translation>
    </message>
    <message>
      <source>No score is shown, because most of the paper was not checked.</source>
      <translation>Число не показано, потому что большая часть работы не проверена.</translation>
    </message>
    <message numerus="yes">
      <source>Searched %Ln documents. This says nothing about %1.</source>
      <translation>
        <numerusform>Просмотрен %Ln документ. Это ничего не говорит о другом: %1.</numerusform>
        <numerusform>Просмотрены %Ln документа. Это ничего не говорит о другом: %1.</numerusform>
        <numerusform>Просмотрено %Ln документов. Это ничего не говорит о другом: %1.</numerusform>
      </translation>
    </message>
    <message>
      <source>Hello, your file “%1” could not be read. Please send the document it was made from, for example the Word or OpenDocument file. Thank you.</source>
      <translation>Здравствуйте! Файл «%1» не удалось прочитать. Пожалуйста, пришлите документ, из которого он сделан, например файл Word или OpenDocument. Спасибо.</translation>
    </message>
    <message>
      <source>Open what was found</source>
      <translation>Открыть найденное</translation>
    </message>
    <message>
      <source>What could be read</source>
      <translation>Что удалось прочитать</translation>
    </message>
    <message>
      <source>Copy a message to the student</source>
      <translation>Скопировать сообщение учащемуся</translation>
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
    <message numerus="yes">
      <source>%Ln words</source>
      <translation>
        <numerusform>%Ln слово</numerusform>
        <numerusform>%Ln слова</numerusform>
        <numerusform>%Ln слов</numerusform>
      </translation>
    </message>
    <message>
      <source>%1: nothing that counts also appears in other documents</source>
      <translation>%1: ничего, что учитывается, в других документах нет</translation>
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
      <source>%1: %2 also appear in other documents</source>
      <translation>%1: %2 есть и в других документах</translation>
    </message>
    <message>
      <source>Documents are still being added. Those that are not in the library yet were not compared: check again later.</source>
      <translation>Документы ещё добавляются. С теми, которых ещё нет в библиотеке, работа не сравнивалась: проверьте ещё раз позже.</translation>
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
      <source>As seen</source>
      <translation>Как видно</translation>
    </message>
    <message>
      <source>As stored</source>
      <translation>Как записано</translation>
    </message>
    <message>
      <source>Flags</source>
      <translation>Пометки</translation>
    </message>
    <message>
      <source>Next place</source>
      <translation>Следующее место</translation>
    </message>
    <message>
      <source>Box them in the paper</source>
      <translation>Обвести в работе</translation>
    </message>
    <message>
      <source>Can happen by accident: copying from a PDF, another keyboard.</source>
      <translation>Бывает случайно: копирование из PDF, другая клавиатура.</translation>
    </message>
    <message>
      <source>Next flagged place (F)</source>
      <translation>Следующее отмеченное место (F)</translation>
    </message>
    <message>
      <source>Also looked for</source>
      <translation>Искали также</translation>
    </message>
    <message>
      <source>none</source>
      <translation>нет</translation>
    </message>
    <message>
      <source>Letters</source>
      <translation>Буквы</translation>
    </message>
    <message>
      <source>Code points</source>
      <translation>Коды знаков</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Место</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>ничего</translation>
    </message>
    <message>
      <source>at %1</source>
      <translation>на %1</translation>
    </message>
    <message>
      <source>The number uses the text as seen. As stored, as many words would count.</source>
      <translation>Число относится к тексту, каким его видят. В записанном виде учитывалось бы столько же слов.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln look-alike letters</source>
      <translation>
        <numerusform>%Ln похожая буква</numerusform>
        <numerusform>%Ln похожие буквы</numerusform>
        <numerusform>%Ln похожих букв</numerusform>
      </translation>
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
      <source>Macros</source>
      <translation>Макросы</translation>
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
    <message numerus="yes">
      <source>The number uses the text as seen. As stored, %Ln words would be missed.</source>
      <translation>
        <numerusform>Число относится к тексту, каким его видят. В записанном виде было бы пропущено %Ln слово.</numerusform>
        <numerusform>Число относится к тексту, каким его видят. В записанном виде было бы пропущено %Ln слова.</numerusform>
        <numerusform>Число относится к тексту, каким его видят. В записанном виде было бы пропущено %Ln слов.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The number uses the text as seen. As stored, %Ln more words would count.</source>
      <translation>
        <numerusform>Число относится к тексту, каким его видят. В записанном виде учлось бы ещё %Ln слово.</numerusform>
        <numerusform>Число относится к тексту, каким его видят. В записанном виде учлось бы ещё %Ln слова.</numerusform>
        <numerusform>Число относится к тексту, каким его видят. В записанном виде учлось бы ещё %Ln слов.</numerusform>
      </translation>
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
      <source>left out</source>
      <translation>исключено</translation>
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
      <source>Restore</source>
      <translation>Вернуть</translation>
    </message>
    <message>
      <source>Leave out…</source>
      <translation>Исключить…</translation>
    </message>
    <message>
      <source>Count this match again (L)</source>
      <translation>Снова учитывать совпадение (L)</translation>
    </message>
    <message>
      <source>Leave out, with a reason (L)</source>
      <translation>Исключить с указанием причины (L)</translation>
    </message>
    <message>
      <source>Side by side</source>
      <translation>Рядом</translation>
    </message>
    <message>
      <source>Left out</source>
      <translation>Исключено</translation>
    </message>
    <message>
      <source>Previous match (K)</source>
      <translation>Предыдущее совпадение (K)</translation>
    </message>
    <message>
      <source>Next match (J)</source>
      <translation>Следующее совпадение (J)</translation>
    </message>
    <message>
      <source>Read paper and source beside each other (Enter)</source>
      <translation>Читать работу и источник рядом (Enter)</translation>
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
      <source>Where matches stand in the paper</source>
      <translation>Где стоят совпадения в работе</translation>
    </message>
    <message>
      <source>Check another</source>
      <translation>Проверить другую</translation>
    </message>
    <message>
      <source>Report…</source>
      <translation>Отчёт…</translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Проверить снова</translation>
    </message>
    <message>
      <source>Back to where papers are chosen</source>
      <translation>Назад к выбору работы</translation>
    </message>
    <message>
      <source>Is this an earlier draft of the same paper?</source>
      <translation>Это более ранний вариант той же работы?</translation>
    </message>
    <message>
      <source>Looking for more sources</source>
      <translation>Поиск других источников</translation>
    </message>
    <message>
      <source>Keep apart</source>
      <translation>Не учитывать</translation>
    </message>
    <message>
      <source>Leave one file out; the others with this text still count</source>
      <translation>Исключить один файл; остальные с этим текстом учитываются</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Нет</translation>
    </message>
    <message>
      <source>Look now</source>
      <translation>Искать</translation>
    </message>
    <message>
      <source>Looking for other sources of what you left out</source>
      <translation>Ищем другие источники того, что исключено</translation>
    </message>
    <message>
      <source>Other sources of what you left out were not looked for to the end.</source>
      <translation>Поиск других источников исключённого не доведён до конца.</translation>
    </message>
    <message>
      <source>Leave it out of the number; other sources still count</source>
      <translation>Исключить из числа; другие источники учитываются</translation>
    </message>
    <message>
      <source>%1 of this paper</source>
      <translation>%1 этой работы</translation>
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
    <message>
      <source>Other sources could not be looked for: this check used the library %1. Open it under Settings, then this check again.</source>
      <translation>Найти другие источники не удалось: эта проверка велась по библиотеке %1. Откройте её в настройках, затем снова откройте проверку.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln more sources were found.</source>
      <translation>
        <numerusform>Найден ещё %Ln источник.</numerusform>
        <numerusform>Найдено ещё %Ln источника.</numerusform>
        <numerusform>Найдено ещё %Ln источников.</numerusform>
      </translation>
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
      <source>No kind of match is shown.</source>
      <translation>Все виды совпадений скрыты.</translation>
    </message>
    <message>
      <source>by source</source>
      <translation>по источникам</translation>
    </message>
    <message>
      <source>Share by source</source>
      <translation>Доля по источникам</translation>
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
      <source>Can happen by accident.</source>
      <translation>Бывает случайно.</translation>
    </message>
    <message>
      <source>What was left out or switched off is still marked.</source>
      <translation>Исключённое и скрытое по-прежнему отмечено.</translation>
    </message>
    <message>
      <source>%1 with the library beyond handouts and common text</source>
      <translation>%1 с библиотекой помимо заданий и общего текста</translation>
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
      <source>with %Ln class-mates</source>
      <translation>
        <numerusform>с %Ln работой класса</numerusform>
        <numerusform>с %Ln работами класса</numerusform>
        <numerusform>с %Ln работами класса</numerusform>
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
    <message numerus="yes">
      <source>saved %1, checked against %Ln documents</source>
      <translation>
        <numerusform>сохранено %1, проверено по %Ln документу</numerusform>
        <numerusform>сохранено %1, проверено по %Ln документам</numerusform>
        <numerusform>сохранено %1, проверено по %Ln документам</numerusform>
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
    <message>
      <source>No other source is known yet.</source>
      <translation>Другие источники пока не известны.</translation>
    </message>
    <message>
      <source>Weak matches are shown, but not counted.</source>
      <translation>Слабые совпадения показаны, но не учитываются.</translation>
    </message>
    <message numerus="yes">
      <source>and %Ln documents</source>
      <translation>
        <numerusform>и с %Ln документом</numerusform>
        <numerusform>и с %Ln документами</numerusform>
        <numerusform>и с %Ln документами</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words were read</source>
      <translation>
        <numerusform>Прочитано %Ln слово</numerusform>
        <numerusform>Прочитано %Ln слова</numerusform>
        <numerusform>Прочитано %Ln слов</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 with class-mates</source>
      <translation>%1 с одноклассниками</translation>
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
      <source>Compared with %Ln other papers and documents.</source>
      <translation>
        <numerusform>Сравнено с %Ln другой работой или документом.</numerusform>
        <numerusform>Сравнено с %Ln другими работами и документами.</numerusform>
        <numerusform>Сравнено с %Ln другими работами и документами.</numerusform>
      </translation>
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
      <source>Add references, or drop two papers to compare them.</source>
      <translation>Добавьте справочные документы или перетащите две работы для сравнения.</translation>
    </message>
    <message>
      <source>%1 with the library</source>
      <translation>%1 с библиотекой</translation>
    </message>
    <message>
      <source>not checked to the end</source>
      <translation>проверено не до конца</translation>
    </message>
    <message>
      <source>What you left out may also stand in others.</source>
      <translation>Исключённое может встречаться и в других.</translation>
    </message>
    <message>
      <source>Open this paper</source>
      <translation>Открыть эту работу</translation>
    </message>
    <message>
      <source>of theirs</source>
      <translation>их работы</translation>
    </message>
    <message>
      <source>of source</source>
      <translation>источника</translation>
    </message>
    <message>
      <source>Jaccard %1</source>
      <translation>Жаккар %1</translation>
    </message>
    <message>
      <source>of paper</source>
      <translation>работы</translation>
    </message>
    <message>
      <source>longest run</source>
      <translation>подряд</translation>
    </message>
    <message>
      <source>Sources</source>
      <translation>Источники</translation>
    </message>
    <message numerus="yes">
      <source>same class, %Ln papers</source>
      <translation>
        <numerusform>тот же класс, %Ln работа</numerusform>
        <numerusform>тот же класс, %Ln работы</numerusform>
        <numerusform>тот же класс, %Ln работ</numerusform>
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
    <message numerus="yes">
      <source>%Ln words reworded</source>
      <translation>
        <numerusform>%Ln слово пересказано</numerusform>
        <numerusform>%Ln слова пересказаны</numerusform>
        <numerusform>%Ln слов пересказано</numerusform>
      </translation>
    </message>
    <message>
      <source>of the source</source>
      <translation>источника</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents</source>
      <translation>
        <numerusform>%Ln документ</numerusform>
        <numerusform>%Ln документа</numerusform>
        <numerusform>%Ln документов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln left out</source>
      <translation>
        <numerusform>%Ln исключено</numerusform>
        <numerusform>%Ln исключено</numerusform>
        <numerusform>%Ln исключено</numerusform>
      </translation>
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
      <source>Jaccard, verified</source>
      <translation>Жаккар, точно</translation>
    </message>
    <message>
      <source>of this paper</source>
      <translation>этой работы</translation>
    </message>
    <message>
      <source>Class-mates</source>
      <translation>Одноклассники</translation>
    </message>
    <message>
      <source>Library</source>
      <translation>Библиотека</translation>
    </message>
    <message>
      <source>Source %1</source>
      <translation>Источник %1</translation>
    </message>
    <message>
      <source>Matches</source>
      <translation>Совпадения</translation>
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
      <source>One file, two to compare, or a whole class as a ZIP or folder.</source>
      <translation>Один файл, два для сравнения или целый класс в виде ZIP или папки.</translation>
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
      <source>Files…</source>
      <translation>Файлы…</translation>
    </message>
    <message>
      <source>A folder…</source>
      <translation>Папку…</translation>
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
      <source>Your library is kept in</source>
      <translation>Библиотека хранится в</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Изменить…</translation>
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
      <source>Back to %1</source>
      <translation>Назад к %1</translation>
    </message>
    <message>
      <source>This folder is copied to other computers by %1. Choose another one to keep papers private and the library whole.</source>
      <translation>Эту папку %1 копирует на другие компьютеры. Выберите другую, чтобы работы не разошлись, а библиотека была цела.</translation>
    </message>
    <message>
      <source>New here?</source>
      <translation>Впервые здесь?</translation>
    </message>
    <message numerus="yes">
      <source>%1 of %2 papers contain these %Ln words:</source>
      <translation>
        <numerusform>Это %Ln слово есть в %1 из %2 работ:</numerusform>
        <numerusform>Эти %Ln слова есть в %1 из %2 работ:</numerusform>
        <numerusform>Эти %Ln слов есть в %1 из %2 работ:</numerusform>
      </translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Показать</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Закрыть</translation>
    </message>
    <message>
      <source>They count in no number.</source>
      <translation>Они не входят ни в одно число.</translation>
    </message>
    <message>
      <source>Without names</source>
      <translation>Без имён</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Добавить</translation>
    </message>
    <message numerus="yes">
      <source>Add %Ln papers to the library, in</source>
      <translation>
        <numerusform>Добавить %Ln работу в библиотеку, в</numerusform>
        <numerusform>Добавить %Ln работы в библиотеку, в</numerusform>
        <numerusform>Добавить %Ln работ в библиотеку, в</numerusform>
      </translation>
    </message>
    <message>
      <source>Past student work</source>
      <translation>Прошлые работы</translation>
    </message>
    <message numerus="yes">
      <source>%Ln more passages stand under Left out.</source>
      <translation>
        <numerusform>Ещё %Ln отрывок — на вкладке «Исключено».</numerusform>
        <numerusform>Ещё %Ln отрывка — на вкладке «Исключено».</numerusform>
        <numerusform>Ещё %Ln отрывков — на вкладке «Исключено».</numerusform>
      </translation>
    </message>
    <message>
      <source>“%1” deleted. Ctrl+Z brings it back.</source>
      <translation>«%1» удалён. Ctrl+Z вернёт класс.</translation>
    </message>
    <message>
      <source>%1 cannot be deleted</source>
      <translation>%1 не удаётся удалить</translation>
    </message>
    <message>
      <source>Hide names</source>
      <translation>Скрыть имена</translation>
    </message>
    <message>
      <source>Add a late paper</source>
      <translation>Добавить позднюю работу</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Ещё</translation>
    </message>
    <message>
      <source>Add to library as past work…</source>
      <translation>В библиотеку как прошлые работы…</translation>
    </message>
    <message>
      <source>Save a copy…</source>
      <translation>Сохранить копию…</translation>
    </message>
    <message>
      <source>Another class…</source>
      <translation>Другой класс…</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Экспорт…</translation>
    </message>
    <message>
      <source>Views of the class</source>
      <translation>Виды класса</translation>
    </message>
    <message>
      <source>compared with each other</source>
      <translation>сравнены между собой</translation>
    </message>
    <message numerus="yes">
      <source>compared with each other and %Ln documents</source>
      <translation>
        <numerusform>сравнены между собой и с %Ln документом</numerusform>
        <numerusform>сравнены между собой и с %Ln документами</numerusform>
        <numerusform>сравнены между собой и с %Ln документами</numerusform>
      </translation>
    </message>
    <message>
      <source>Tables of the class</source>
      <translation>Таблицы класса</translation>
    </message>
    <message>
      <source>Names hidden</source>
      <translation>Имена скрыты</translation>
    </message>
    <message>
      <source>Papers</source>
      <translation>Работы</translation>
    </message>
    <message>
      <source>Pairs</source>
      <translation>Пары</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Группы</translation>
    </message>
    <message>
      <source>Matrix</source>
      <translation>Матрица</translation>
    </message>
    <message>
      <source>Not compared</source>
      <translation>Не сравнивалось</translation>
    </message>
    <message>
      <source>Overview</source>
      <translation>Обзор</translation>
    </message>
    <message numerus="yes">
      <source>%Ln papers</source>
      <translation>
        <numerusform>%Ln работа</numerusform>
        <numerusform>%Ln работы</numerusform>
        <numerusform>%Ln работ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln files</source>
      <translation>
        <numerusform>%Ln файл</numerusform>
        <numerusform>%Ln файла</numerusform>
        <numerusform>%Ln файлов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln late papers are in the class now. Ctrl+Z takes them out.</source>
      <translation>
        <numerusform>%Ln поздняя работа теперь в классе. Ctrl+Z убирает её.</numerusform>
        <numerusform>%Ln поздние работы теперь в классе. Ctrl+Z убирает их.</numerusform>
        <numerusform>%Ln поздних работ теперь в классе. Ctrl+Z убирает их.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing has been compared yet</source>
      <translation>Пока ничего не сравнивалось</translation>
    </message>
    <message numerus="yes">
      <source>%Ln papers added to the library. Ctrl+Z takes them out again.</source>
      <translation>
        <numerusform>%Ln работа добавлена в библиотеку. Ctrl+Z вернёт всё назад.</numerusform>
        <numerusform>%Ln работы добавлены в библиотеку. Ctrl+Z вернёт всё назад.</numerusform>
        <numerusform>%Ln работ добавлено в библиотеку. Ctrl+Z вернёт всё назад.</numerusform>
      </translation>
    </message>
    <message>
      <source>Text that most papers share</source>
      <translation>Текст, общий для большинства работ</translation>
    </message>
    <message>
      <source>All of these papers were in the library already.</source>
      <translation>Все эти работы уже были в библиотеке.</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>Сохранено</translation>
    </message>
    <message numerus="yes">
      <source>up to %Ln words</source>
      <translation>
        <numerusform>до %Ln слова</numerusform>
        <numerusform>до %Ln слов</numerusform>
        <numerusform>до %Ln слов</numerusform>
      </translation>
    </message>
    <message>
      <source>Just outside the groups</source>
      <translation>На границе групп</translation>
    </message>
    <message>
      <source>All groups</source>
      <translation>Все группы</translation>
    </message>
    <message>
      <source>Shared passages</source>
      <translation>Общие фрагменты</translation>
    </message>
    <message>
      <source>Thicker line: larger share of the two papers. Dashed: just outside the group. Place on the page has no meaning.</source>
      <translation>Толще линия — больше доля из двух. Пунктир — на границе группы. Место на странице ничего не значит.</translation>
    </message>
    <message>
      <source>A group says that texts are shared, not who wrote them.</source>
      <translation>Группа говорит об общем тексте, а не о том, кто его написал.</translation>
    </message>
    <message>
      <source>Graph</source>
      <translation>Граф</translation>
    </message>
    <message>
      <source>No groups</source>
      <translation>Нет групп</translation>
    </message>
    <message>
      <source>Shared passages in group %1</source>
      <translation>Общие фрагменты группы %1</translation>
    </message>
    <message numerus="yes">
      <source>The other %Ln papers share less than %1 with any class-mate.</source>
      <translation>
        <numerusform>Ещё %Ln работа имеет с другими меньше %1 общего.</numerusform>
        <numerusform>Ещё %Ln работы имеют с другими меньше %1 общего.</numerusform>
        <numerusform>Ещё %Ln работ имеют с другими меньше %1 общего.</numerusform>
      </translation>
    </message>
    <message>
      <source>Papers that share the same passages</source>
      <translation>Работы с одинаковыми фрагментами</translation>
    </message>
    <message>
      <source>No two papers share %1 or more.</source>
      <translation>Нет двух работ с общей долей %1 и больше.</translation>
    </message>
    <message>
      <source>Move the slider to see weaker ties.</source>
      <translation>Сдвиньте ползунок, чтобы увидеть более слабые связи.</translation>
    </message>
    <message>
      <source>Joined from %1 of a paper on</source>
      <translation>Связь от %1 работы</translation>
    </message>
    <message>
      <source>%1 of %2 is also in %3</source>
      <translation>%1 из %2 есть и в %3</translation>
    </message>
    <message>
      <source>Group %1</source>
      <translation>Группа %1</translation>
    </message>
    <message>
      <source>Strongest, %1:</source>
      <translation>Сильнее всего, %1:</translation>
    </message>
    <message>
      <source>Add to the class</source>
      <translation>Добавить в класс</translation>
    </message>
    <message>
      <source>Only check it</source>
      <translation>Только проверить</translation>
    </message>
    <message>
      <source>Is in the class: this becomes another paper of theirs.</source>
      <translation>Уже есть в классе: это станет ещё одной работой этого учащегося.</translation>
    </message>
    <message>
      <source>Name of the student</source>
      <translation>Имя учащегося</translation>
    </message>
    <message>
      <source>Whose paper is it?</source>
      <translation>Чья это работа?</translation>
    </message>
    <message>
      <source>A new student of this class.</source>
      <translation>Новый учащийся в этом классе.</translation>
    </message>
    <message>
      <source>1–4 set the status and go to the next. Enter opens.</source>
      <translation>1–4 задают статус и переходят дальше. Enter открывает.</translation>
    </message>
    <message>
      <source>late</source>
      <translation>поздно</translation>
    </message>
    <message>
      <source>Back (Backspace)</source>
      <translation>Назад (Backspace)</translation>
    </message>
    <message>
      <source>Previous paper (Alt+Left)</source>
      <translation>Предыдущая работа (Alt+←)</translation>
    </message>
    <message>
      <source>Next paper (Alt+Right)</source>
      <translation>Следующая работа (Alt+→)</translation>
    </message>
    <message>
      <source>paper %1 of %2</source>
      <translation>работа %1 из %2</translation>
    </message>
    <message>
      <source>Graph of shared text</source>
      <translation>Граф общего текста</translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs</source>
      <translation>
        <numerusform>%Ln пара</numerusform>
        <numerusform>%Ln пары</numerusform>
        <numerusform>%Ln пар</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>shares with %Ln others</source>
      <translation>
        <numerusform>общее с %Ln другой</numerusform>
        <numerusform>общее с %Ln другими</numerusform>
        <numerusform>общее с %Ln другими</numerusform>
      </translation>
    </message>
    <message>
      <source>No two papers share that much.</source>
      <translation>Нет двух работ со столь большой общей долей.</translation>
    </message>
    <message>
      <source>Arranging the papers…</source>
      <translation>Размещение работ…</translation>
    </message>
    <message>
      <source>Pairs by share</source>
      <translation>Пары по доле</translation>
    </message>
    <message>
      <source>All pairs</source>
      <translation>Все пары</translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs share no passage and are not drawn.</source>
      <translation>
        <numerusform>%Ln пара без общих фрагментов не показана.</numerusform>
        <numerusform>%Ln пары без общих фрагментов не показаны.</numerusform>
        <numerusform>%Ln пар без общих фрагментов не показаны.</numerusform>
      </translation>
    </message>
    <message>
      <source>Root scale, so that single pairs can be seen. Drag to choose a range.</source>
      <translation>Шкала корня, чтобы видеть отдельные пары. Перетаскивание выбирает диапазон.</translation>
    </message>
    <message numerus="yes">
      <source>All %Ln pairs</source>
      <translation>
        <numerusform>Все пары: %Ln</numerusform>
        <numerusform>Все пары: %Ln</numerusform>
        <numerusform>Все пары: %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln allowed pairs are not drawn.</source>
      <translation>
        <numerusform>%Ln разрешённая пара не показана.</numerusform>
        <numerusform>%Ln разрешённые пары не показаны.</numerusform>
        <numerusform>%Ln разрешённых пар не показаны.</numerusform>
      </translation>
    </message>
    <message>
      <source>No pair is left.</source>
      <translation>Пар не осталось.</translation>
    </message>
    <message>
      <source>No two papers share a passage.</source>
      <translation>Нет двух работ с общим фрагментом.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs from %1 on</source>
      <translation>
        <numerusform>%Ln пара от %1</numerusform>
        <numerusform>%Ln пары от %1</numerusform>
        <numerusform>%Ln пар от %1</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs from %1 to %2</source>
      <translation>
        <numerusform>%Ln пара от %1 до %2</numerusform>
        <numerusform>%Ln пары от %1 до %2</numerusform>
        <numerusform>%Ln пар от %1 до %2</numerusform>
      </translation>
    </message>
    <message>
      <source>larger share of the two papers, %</source>
      <translation>большая доля из двух работ, %</translation>
    </message>
    <message>
      <source>Matrix of shared text</source>
      <translation>Матрица общего текста</translation>
    </message>
    <message>
      <source>No papers to compare</source>
      <translation>Нет работ для сравнения</translation>
    </message>
    <message>
      <source>Row %1, column %2</source>
      <translation>Строка %1, столбец %2</translation>
    </message>
    <message>
      <source>Each square: how much of the row’s paper is also in the column’s.</source>
      <translation>Клетка: сколько из работы строки есть и в работе столбца.</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>разреш.</translation>
    </message>
    <message>
      <source>%1 of the paper of %2</source>
      <translation>%1 работы: %2</translation>
    </message>
    <message>
      <source>By group</source>
      <translation>По группам</translation>
    </message>
    <message>
      <source>By name</source>
      <translation>По имени</translation>
    </message>
    <message>
      <source>By share</source>
      <translation>По доле</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>Числа</translation>
    </message>
    <message>
      <source>Arrows move, Enter opens side by side, the wheel with Ctrl zooms.</source>
      <translation>Стрелки перемещают, Enter открывает рядом, колесо с Ctrl меняет масштаб.</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Row in column</source>
      <translation>Строка в столбце</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>Доля</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Порядок</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words shared</source>
      <translation>
        <numerusform>%Ln общее слово</numerusform>
        <numerusform>%Ln общих слова</numerusform>
        <numerusform>%Ln общих слов</numerusform>
      </translation>
    </message>
    <message>
      <source>longest run %1</source>
      <translation>подряд %1</translation>
    </message>
    <message>
      <source>group %1</source>
      <translation>группа %1</translation>
    </message>
    <message>
      <source>Papers of one student are not compared.</source>
      <translation>Работы одного учащегося не сравниваются.</translation>
    </message>
    <message>
      <source>Files are being added. Papers are compared with what is in the library by then.</source>
      <translation>Файлы добавляются. Работы сравниваются с тем, что к этому времени есть в библиотеке.</translation>
    </message>
    <message>
      <source>The library is being read.</source>
      <translation>Библиотека читается.</translation>
    </message>
    <message>
      <source>The library cannot be read.</source>
      <translation>Библиотеку не удаётся прочитать.</translation>
    </message>
    <message>
      <source>Choose the task sheet…</source>
      <translation>Выбрать лист с заданием…</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Удалить</translation>
    </message>
    <message>
      <source>Add another…</source>
      <translation>Добавить ещё…</translation>
    </message>
    <message>
      <source>Compare with</source>
      <translation>Сравнить с</translation>
    </message>
    <message>
      <source>Its text is left out of every paper. Drop it, or choose it.</source>
      <translation>Его текст не учитывается ни в одной работе. Перетащите или выберите его.</translation>
    </message>
    <message>
      <source>Each other</source>
      <translation>Друг с другом</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Замечания</translation>
    </message>
    <message>
      <source>New class check</source>
      <translation>Новый класс</translation>
    </message>
    <message>
      <source>Name of the class</source>
      <translation>Название класса</translation>
    </message>
    <message>
      <source>Drag a row onto another student to correct a wrong name. F2 renames.</source>
      <translation>Перетащите строку на другого учащегося, чтобы исправить имя. F2 переименовывает.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln students</source>
      <translation>
        <numerusform>%Ln учащийся</numerusform>
        <numerusform>%Ln учащихся</numerusform>
        <numerusform>%Ln учащихся</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Check %Ln papers</source>
      <translation>
        <numerusform>Проверить %Ln работу</numerusform>
        <numerusform>Проверить %Ln работы</numerusform>
        <numerusform>Проверить %Ln работ</numerusform>
      </translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Имя</translation>
    </message>
    <message numerus="yes">
      <source>All %Ln</source>
      <translation>
        <numerusform>Все %Ln</numerusform>
        <numerusform>Все %Ln</numerusform>
        <numerusform>Все %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Need attention %Ln</source>
      <translation>
        <numerusform>Требуют внимания %Ln</numerusform>
        <numerusform>Требуют внимания %Ln</numerusform>
        <numerusform>Требуют внимания %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Late %Ln</source>
      <translation>
        <numerusform>Поздно %Ln</numerusform>
        <numerusform>Поздно %Ln</numerusform>
        <numerusform>Поздно %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln cannot be read; a better file can be added later.</source>
      <translation>
        <numerusform>%Ln не читается; лучший файл можно добавить позже.</numerusform>
        <numerusform>%Ln не читаются; лучшие файлы можно добавить позже.</numerusform>
        <numerusform>%Ln не читаются; лучшие файлы можно добавить позже.</numerusform>
      </translation>
    </message>
    <message>
      <source>A class</source>
      <translation>Класс</translation>
    </message>
    <message>
      <source>Who handed in what</source>
      <translation>Кто что сдал</translation>
    </message>
    <message>
      <source>handed in %1</source>
      <translation>сдано %1</translation>
    </message>
    <message>
      <source>Files of this student</source>
      <translation>Файлы этого учащегося</translation>
    </message>
    <message>
      <source>Another student</source>
      <translation>Другой учащийся</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Имя</translation>
    </message>
    <message>
      <source>Leave out</source>
      <translation>Исключить</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Отменить</translation>
    </message>
    <message>
      <source>Own paper</source>
      <translation>Отдельно</translation>
    </message>
    <message>
      <source>Make the chosen file a paper of its own</source>
      <translation>Сделать выбранный файл отдельной работой</translation>
    </message>
    <message>
      <source>Give file to</source>
      <translation>Передать файл</translation>
    </message>
    <message>
      <source>Same person as</source>
      <translation>Тот же человек</translation>
    </message>
    <message>
      <source>Their papers are drafts and are not compared with each other</source>
      <translation>Их работы — черновики и между собой не сравниваются</translation>
    </message>
    <message>
      <source>Another student…</source>
      <translation>Другой учащийся…</translation>
    </message>
    <message>
      <source>Del</source>
      <translation>Del</translation>
    </message>
    <message numerus="yes">
      <source>%Ln students chosen</source>
      <translation>
        <numerusform>Выбран %Ln учащийся</numerusform>
        <numerusform>Выбрано %Ln учащихся</numerusform>
        <numerusform>Выбрано %Ln учащихся</numerusform>
      </translation>
    </message>
    <message>
      <source>No student chosen</source>
      <translation>Никто не выбран</translation>
    </message>
    <message>
      <source>With another student</source>
      <translation>С другим учащимся</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Заметка</translation>
    </message>
    <message>
      <source>A report about this paper</source>
      <translation>Отчёт об этой работе</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Просмотр</translation>
    </message>
    <message>
      <source>Progress of the class</source>
      <translation>Ход проверки класса</translation>
    </message>
    <message>
      <source>Reading the papers</source>
      <translation>Чтение работ</translation>
    </message>
    <message>
      <source>Opening the class</source>
      <translation>Открытие класса</translation>
    </message>
    <message>
      <source>Adding a late paper</source>
      <translation>Добавление поздней работы</translation>
    </message>
    <message>
      <source>Comparing the papers</source>
      <translation>Сравнение работ</translation>
    </message>
    <message>
      <source>Looking for papers that share text</source>
      <translation>Поиск работ с общим текстом</translation>
    </message>
    <message>
      <source>Comparing: %1 of %2 pairs that may share text</source>
      <translation>Сравнение: %1 из %2 возможных пар</translation>
    </message>
    <message>
      <source>Looking in the library: %1 of %2 papers</source>
      <translation>Поиск в библиотеке: %1 из %2 работ</translation>
    </message>
    <message>
      <source>Reading: %1 of %2 files</source>
      <translation>Чтение: %1 из %2 файлов</translation>
    </message>
    <message>
      <source>Reading: %1 files so far</source>
      <translation>Чтение: пока %1 файлов</translation>
    </message>
    <message>
      <source>Every paper is compared with every other, and with your library if you wish. Everything stays on this computer.</source>
      <translation>Каждая работа сравнивается с каждой и, если нужно, с библиотекой. Всё остаётся на этом компьютере.</translation>
    </message>
    <message>
      <source>Delete “%1” with its texts, results and notes? This cannot be undone.</source>
      <translation>Удалить «%1» с текстами, результатами и заметками? Отменить это нельзя.</translation>
    </message>
    <message>
      <source>Choose a ZIP or a folder…</source>
      <translation>Выбрать ZIP или папку…</translation>
    </message>
    <message>
      <source>Drop a class to check</source>
      <translation>Перетащите сюда класс</translation>
    </message>
    <message>
      <source>The ZIP of your learning platform as it was downloaded, or a folder of papers.</source>
      <translation>ZIP учебной платформы в том виде, как он скачан, или папка с работами.</translation>
    </message>
    <message>
      <source>Moodle · Canvas · Blackboard · one folder a student</source>
      <translation>Moodle · Canvas · Blackboard · папка на каждого учащегося</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Открыть</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Удалить</translation>
    </message>
    <message>
      <source>Open a saved class…</source>
      <translation>Открыть сохранённый класс…</translation>
    </message>
    <message>
      <source>No classes yet. Each one you check is kept here.</source>
      <translation>Классов пока нет. Каждый проверенный класс появится здесь.</translation>
    </message>
    <message>
      <source>Classes checked before</source>
      <translation>Проверенные классы</translation>
    </message>
    <message>
      <source>Delete for good</source>
      <translation>Удалить навсегда</translation>
    </message>
    <message>
      <source>Keep it</source>
      <translation>Оставить</translation>
    </message>
    <message>
      <source>A ZIP file…</source>
      <translation>Файл ZIP…</translation>
    </message>
    <message>
      <source>Check a class</source>
      <translation>Проверить класс</translation>
    </message>
    <message>
      <source>Nothing to show.</source>
      <translation>Нечего показать.</translation>
    </message>
    <message>
      <source>Nothing passes this filter.</source>
      <translation>Ничего не подходит под этот фильтр.</translation>
    </message>
    <message>
      <source>%1 of %2</source>
      <translation>%1 из %2</translation>
    </message>
    <message>
      <source>Count it again</source>
      <translation>Снова учитывать</translation>
    </message>
    <message>
      <source>Handouts and common text. Their words are in no number.</source>
      <translation>Листы с заданиями и общий текст. Их слова нигде не учитываются.</translation>
    </message>
    <message>
      <source>There is no handout, and no text that most papers share.</source>
      <translation>Нет листа с заданием и нет текста, общего для большинства работ.</translation>
    </message>
    <message>
      <source>Drafts of one student are not compared with each other, but can be read side by side.</source>
      <translation>Черновики одного учащегося не сравниваются между собой, но их можно читать рядом.</translation>
    </message>
    <message>
      <source>Every file was read and compared.</source>
      <translation>Все файлы прочитаны и сравнены.</translation>
    </message>
    <message>
      <source>Text that does not count</source>
      <translation>Текст, который не учитывается</translation>
    </message>
    <message>
      <source>In %1 of %2 papers</source>
      <translation>В %1 из %2 работ</translation>
    </message>
    <message>
      <source>Why it was not compared</source>
      <translation>Почему не сравнивалось</translation>
    </message>
    <message>
      <source>Two papers of one student</source>
      <translation>Две работы одного учащегося</translation>
    </message>
    <message>
      <source>Words in a row that are the same in both</source>
      <translation>Подряд идущие слова, одинаковые в обеих</translation>
    </message>
    <message>
      <source>Words that say the same in other words, in the paper that has more of them</source>
      <translation>Слова, которые говорят то же самое иначе, в той работе, где их больше</translation>
    </message>
    <message>
      <source>Part of the shared words that few other papers have</source>
      <translation>Часть общих слов, которая есть лишь в немногих других работах</translation>
    </message>
    <message numerus="yes">
      <source>Shared runs of %Ln words ÷ all such runs of both</source>
      <translation>
        <numerusform>Общие цепочки из %Ln слова ÷ все такие цепочки обеих работ</numerusform>
        <numerusform>Общие цепочки из %Ln слов ÷ все такие цепочки обеих работ</numerusform>
        <numerusform>Общие цепочки из %Ln слов ÷ все такие цепочки обеих работ</numerusform>
      </translation>
    </message>
    <message>
      <source>Paper A</source>
      <translation>Работа A</translation>
    </message>
    <message>
      <source>Paper B</source>
      <translation>Работа B</translation>
    </message>
    <message>
      <source>Rare text</source>
      <translation>Редкий текст</translation>
    </message>
    <message numerus="yes">
      <source>No two papers share a passage of %Ln or more words.</source>
      <translation>
        <numerusform>Нет двух работ с общим фрагментом от %Ln слова.</numerusform>
        <numerusform>Нет двух работ с общим фрагментом от %Ln слов.</numerusform>
        <numerusform>Нет двух работ с общим фрагментом от %Ln слов.</numerusform>
      </translation>
    </message>
    <message>
      <source>Name, status, or &gt;20</source>
      <translation>Имя, статус или &gt;20</translation>
    </message>
    <message numerus="yes">
      <source>Allowed: %Ln pairs</source>
      <translation>
        <numerusform>Разрешено: %Ln пара</numerusform>
        <numerusform>Разрешено: %Ln пары</numerusform>
        <numerusform>Разрешено: %Ln пар</numerusform>
      </translation>
    </message>
    <message>
      <source>Every pair that shares text was allowed to work together.</source>
      <translation>Всем парам с общим текстом была разрешена совместная работа.</translation>
    </message>
    <message>
      <source>Count it again (Del)</source>
      <translation>Снова учитывать (Del)</translation>
    </message>
    <message>
      <source>Share matched</source>
      <translation>Доля найденного</translation>
    </message>
    <message>
      <source>Top library source</source>
      <translation>Главный источник</translation>
    </message>
    <message>
      <source>Best class-mate match, group</source>
      <translation>Ближайшая работа класса, группа</translation>
    </message>
    <message>
      <source>Words that stand in any class-mate’s paper or source, each counted once</source>
      <translation>Слова, которые есть в другой работе или источнике; каждое учтено один раз</translation>
    </message>
    <message>
      <source>Name, status, flag, or &gt;20</source>
      <translation>Имя, статус, пометка или &gt;20</translation>
    </message>
    <message numerus="yes">
      <source>With flags %Ln</source>
      <translation>
        <numerusform>С пометками %Ln</numerusform>
        <numerusform>С пометками %Ln</numerusform>
        <numerusform>С пометками %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Not reviewed %Ln</source>
      <translation>
        <numerusform>Не просмотрено %Ln</numerusform>
        <numerusform>Не просмотрено %Ln</numerusform>
        <numerusform>Не просмотрено %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>value differs</source>
      <translation>значение другое</translation>
    </message>
    <message>
      <source>value agrees</source>
      <translation>значение совпало</translation>
    </message>
    <message>
      <source>all values of a band agree</source>
      <translation>вся полоса совпала</translation>
    </message>
    <message>
      <source>Band %1: %2 of %3 values agree</source>
      <translation>Полоса %1: совпало значений %2 из %3</translation>
    </message>
    <message>
      <source>As a table</source>
      <translation>Таблицей</translation>
    </message>
    <message>
      <source>As a picture</source>
      <translation>Рисунком</translation>
    </message>
    <message>
      <source>an estimate; only the exact one is a score</source>
      <translation>оценка; в счёт идёт только точное</translation>
    </message>
    <message>
      <source>At %1 whole documents meet %2 times in 100</source>
      <translation>При %1 документы целиком встречаются в %2 случаях из 100</translation>
    </message>
    <message>
      <source>how surely whole documents meet</source>
      <translation>как часто встречаются документы целиком</translation>
    </message>
    <message>
      <source>Word of the paper</source>
      <translation>Слово работы</translation>
    </message>
    <message>
      <source>Word of the source</source>
      <translation>Слово источника</translation>
    </message>
    <message>
      <source>Band</source>
      <translation>Полоса</translation>
    </message>
    <message>
      <source>Values that agree</source>
      <translation>Совпавшие значения</translation>
    </message>
    <message>
      <source>Each of them</source>
      <translation>Каждое из них</translation>
    </message>
    <message>
      <source>The estimate is right within what is given in two cases of three. For texts of fewer runs of words than values, it is a little further off.</source>
      <translation>В двух случаях из трёх оценка верна в указанных пределах. Для текстов, где цепочек слов меньше, чем значений, она чуть менее точна.</translation>
    </message>
    <message>
      <source>S-curve</source>
      <translation>S-кривая</translation>
    </message>
    <message>
      <source>Passage keys</source>
      <translation>Ключи фрагментов</translation>
    </message>
    <message>
      <source>Exact score</source>
      <translation>Точное значение</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>Оценка</translation>
    </message>
    <message>
      <source>Standard error of the estimate</source>
      <translation>Стандартная ошибка оценки</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>Показатель</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Значение</translation>
    </message>
    <message>
      <source>how surely they meet</source>
      <translation>как часто встречаются</translation>
    </message>
    <message>
      <source>How it works, step by step</source>
      <translation>Как это работает, шаг за шагом</translation>
    </message>
    <message>
      <source>Back to the sources (Esc)</source>
      <translation>Назад к источникам (Esc)</translation>
    </message>
    <message>
      <source>Close (Esc)</source>
      <translation>Закрыть (Esc)</translation>
    </message>
    <message>
      <source>Counting…</source>
      <translation>Подсчёт…</translation>
    </message>
    <message>
      <source>Words from %1 of the paper, from %2 of the source</source>
      <translation>Слова с %1 работы, с %2 источника</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>Работа</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Источник</translation>
    </message>
    <message>
      <source>The library is as it was then.</source>
      <translation>Библиотека такая же, как тогда.</translation>
    </message>
    <message>
      <source>Checking again</source>
      <translation>Повторная проверка</translation>
    </message>
    <message>
      <source>Open the new result</source>
      <translation>Открыть новый результат</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents were added since.</source>
      <translation>
        <numerusform>С тех пор добавлен %Ln документ.</numerusform>
        <numerusform>С тех пор добавлено %Ln документа.</numerusform>
        <numerusform>С тех пор добавлено %Ln документов.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents were removed since.</source>
      <translation>
        <numerusform>С тех пор удалён %Ln документ.</numerusform>
        <numerusform>С тех пор удалены %Ln документа.</numerusform>
        <numerusform>С тех пор удалено %Ln документов.</numerusform>
      </translation>
    </message>
    <message>
      <source>The saved result is kept; you see what is new.</source>
      <translation>Сохранённый результат остаётся; вы увидите, что нового.</translation>
    </message>
    <message>
      <source>Nothing changed: %1, as before.</source>
      <translation>Ничего не изменилось: %1, как и прежде.</translation>
    </message>
    <message>
      <source>Changed: %1, %2 → %3</source>
      <translation>Изменилось: %1, %2 → %3</translation>
    </message>
    <message numerus="yes">
      <source>%Ln sources are as they were</source>
      <translation>
        <numerusform>%Ln источник без изменений</numerusform>
        <numerusform>%Ln источника без изменений</numerusform>
        <numerusform>%Ln источников без изменений</numerusform>
      </translation>
    </message>
    <message>
      <source>Check again with today’s library</source>
      <translation>Проверить снова с сегодняшней библиотекой</translation>
    </message>
    <message>
      <source>%1 then, %2 now</source>
      <translation>тогда %1, теперь %2</translation>
    </message>
    <message>
      <source>Gone: %1</source>
      <translation>Больше нет: %1</translation>
    </message>
    <message>
      <source>New: %1, %2</source>
      <translation>Новое: %1, %2</translation>
    </message>
    <message>
      <source>Erase for good</source>
      <translation>Стереть навсегда</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Оставить</translation>
    </message>
    <message>
      <source>Erase…</source>
      <translation>Стереть…</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents are being taken out of the library. You may close this window.</source>
      <translation>
        <numerusform>%Ln документ удаляется из библиотеки. Это окно можно закрыть.</numerusform>
        <numerusform>%Ln документа удаляются из библиотеки. Это окно можно закрыть.</numerusform>
        <numerusform>%Ln документов удаляются из библиотеки. Это окно можно закрыть.</numerusform>
      </translation>
    </message>
    <message>
      <source>Damaged histories were put aside and may hold what was erased: %1</source>
      <translation>Повреждённые истории отложены и могут содержать стёртое: %1</translation>
    </message>
    <message>
      <source>Erase these as well</source>
      <translation>Стереть и их</translation>
    </message>
    <message numerus="yes">
      <source>%Ln damaged histories were erased.</source>
      <translation>
        <numerusform>Стёрта %Ln повреждённая история.</numerusform>
        <numerusform>Стёрты %Ln повреждённые истории.</numerusform>
        <numerusform>Стёрто %Ln повреждённых историй.</numerusform>
      </translation>
    </message>
    <message>
      <source>The documents could not be taken out of the library.</source>
      <translation>Документы не удалось удалить из библиотеки.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents were taken out of the library.</source>
      <translation>
        <numerusform>%Ln документ удалён из библиотеки.</numerusform>
        <numerusform>%Ln документа удалены из библиотеки.</numerusform>
        <numerusform>%Ln документов удалено из библиотеки.</numerusform>
      </translation>
    </message>
    <message>
      <source>Paper or class</source>
      <translation>Работа или класс</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Объём</translation>
    </message>
    <message>
      <source>Saved result</source>
      <translation>Сохранённый результат</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks since %1</source>
      <translation>
        <numerusform>%Ln проверка с %1</numerusform>
        <numerusform>%Ln проверки с %1</numerusform>
        <numerusform>%Ln проверок с %1</numerusform>
      </translation>
    </message>
    <message>
      <source>History</source>
      <translation>История</translation>
    </message>
    <message>
      <source>Close a term…</source>
      <translation>Закрыть семестр…</translation>
    </message>
    <message>
      <source>No checks yet. Every check you make is kept here, with its result and its texts.</source>
      <translation>Проверок пока нет. Каждая проверка хранится здесь, с результатом и текстами.</translation>
    </message>
    <message>
      <source>No check fits.</source>
      <translation>Нет подходящих проверок.</translation>
    </message>
    <message>
      <source>File, student or class</source>
      <translation>Файл, учащийся или класс</translation>
    </message>
    <message>
      <source>Search the history</source>
      <translation>Поиск в истории</translation>
    </message>
    <message>
      <source>Classes</source>
      <translation>Классы</translation>
    </message>
    <message>
      <source>Two files</source>
      <translation>Два файла</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks deleted. Ctrl+Z brings them back.</source>
      <translation>
        <numerusform>Удалена %Ln проверка. Ctrl+Z вернёт её.</numerusform>
        <numerusform>Удалены %Ln проверки. Ctrl+Z вернёт их.</numerusform>
        <numerusform>Удалено %Ln проверок. Ctrl+Z вернёт их.</numerusform>
      </translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Проверки</translation>
    </message>
    <message>
      <source>The same text stays as %1, which does not carry the name.</source>
      <translation>Тот же текст остаётся как %1: этот файл не носит этого имени.</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Сегодня</translation>
    </message>
    <message>
      <source>Yesterday</source>
      <translation>Вчера</translation>
    </message>
    <message>
      <source>This week</source>
      <translation>На этой неделе</translation>
    </message>
    <message>
      <source>Last week</source>
      <translation>На прошлой неделе</translation>
    </message>
    <message>
      <source>2 files</source>
      <translation>2 файла</translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs share text</source>
      <translation>
        <numerusform>у %Ln пары общий текст</numerusform>
        <numerusform>у %Ln пар общий текст</numerusform>
        <numerusform>у %Ln пар общий текст</numerusform>
      </translation>
    </message>
    <message>
      <source>no pair shares text</source>
      <translation>ни у одной пары нет общего текста</translation>
    </message>
    <message>
      <source>nothing that counts</source>
      <translation>ничего, что учитывается</translation>
    </message>
    <message>
      <source>their paper</source>
      <translation>собственная работа</translation>
    </message>
    <message>
      <source>their text, shown as a source of another paper</source>
      <translation>собственный текст, показан как источник другой работы</translation>
    </message>
    <message>
      <source>they are in this class</source>
      <translation>состоит в этом классе</translation>
    </message>
    <message>
      <source>a note mentions them</source>
      <translation>упоминается в заметке</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks were erased.</source>
      <translation>
        <numerusform>Стёрта %Ln проверка.</numerusform>
        <numerusform>Стёрты %Ln проверки.</numerusform>
        <numerusform>Стёрто %Ln проверок.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln sources</source>
      <translation>
        <numerusform>%Ln источник</numerusform>
        <numerusform>%Ln источника</numerusform>
        <numerusform>%Ln источников</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Checked %1 against %Ln documents</source>
      <translation>
        <numerusform>Проверено %1 по %Ln документу</numerusform>
        <numerusform>Проверено %1 по %Ln документам</numerusform>
        <numerusform>Проверено %1 по %Ln документам</numerusform>
      </translation>
    </message>
    <message>
      <source>as saved on %1</source>
      <translation>сохранено %1</translation>
    </message>
    <message numerus="yes">
      <source>%1 in %Ln sources</source>
      <translation>
        <numerusform>%1 в %Ln источнике</numerusform>
        <numerusform>%1 в %Ln источниках</numerusform>
        <numerusform>%1 в %Ln источниках</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Their text and name were taken out of %Ln other places.</source>
      <translation>
        <numerusform>Текст и имя убраны ещё из %Ln места.</numerusform>
        <numerusform>Текст и имя убраны ещё из %Ln мест.</numerusform>
        <numerusform>Текст и имя убраны ещё из %Ln мест.</numerusform>
      </translation>
    </message>
    <message>
      <source>The file was written anew: nothing of it is left inside.</source>
      <translation>Файл записан заново: внутри ничего не осталось.</translation>
    </message>
    <message>
      <source>Another program has the history open. The last traces go when both programs are closed.</source>
      <translation>История открыта в другой программе. Последние следы исчезнут, когда обе программы будут закрыты.</translation>
    </message>
    <message>
      <source>Checked %1 as a class</source>
      <translation>Проверено как класс: %1</translation>
    </message>
    <message>
      <source>Compared %1</source>
      <translation>Сравнено: %1</translation>
    </message>
    <message>
      <source>%1 could not be erased, so its class was kept. Close it elsewhere, then try again.</source>
      <translation>Не удалось стереть %1, поэтому класс сохранён. Закройте файл в других программах и повторите.</translation>
    </message>
    <message>
      <source>Your note</source>
      <translation>Ваша заметка</translation>
    </message>
    <message>
      <source>Only you see it, unless you put it into a report.</source>
      <translation>Её видите только вы, если не включите её в отчёт.</translation>
    </message>
    <message>
      <source>This check was made before results were kept. Only its line is here.</source>
      <translation>Эта проверка сделана до того, как результаты стали сохраняться. Здесь только её строка.</translation>
    </message>
    <message>
      <source>Nothing that counts was found.</source>
      <translation>Ничего, что учитывается, не найдено.</translation>
    </message>
    <message>
      <source>Choose a check at the left.</source>
      <translation>Выберите проверку слева.</translation>
    </message>
    <message>
      <source>Delete check</source>
      <translation>Удалить проверку</translation>
    </message>
    <message>
      <source>All about one student…</source>
      <translation>Всё об одном учащемся…</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks are chosen.</source>
      <translation>
        <numerusform>Выбрана %Ln проверка.</numerusform>
        <numerusform>Выбраны %Ln проверки.</numerusform>
        <numerusform>Выбрано %Ln проверок.</numerusform>
      </translation>
    </message>
    <message>
      <source>Open class</source>
      <translation>Открыть класс</translation>
    </message>
    <message>
      <source>Open saved result</source>
      <translation>Открыть сохранённый результат</translation>
    </message>
    <message>
      <source>The file of this class is not where it was: %1</source>
      <translation>Файла этого класса нет на месте: %1</translation>
    </message>
    <message>
      <source>This cannot be undone. Papers of %1 are erased; their text and name are taken out of other checks and of classes. Reports you saved stay where you put them.</source>
      <translation>Это нельзя отменить. Работы (%1) будут стёрты; текст и имя будут убраны из других проверок и из классов. Сохранённые вами отчёты останутся на своих местах.</translation>
    </message>
    <message>
      <source>All about one student</source>
      <translation>Всё об одном учащемся</translation>
    </message>
    <message>
      <source>First and last name</source>
      <translation>Имя и фамилия</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Искать</translation>
    </message>
    <message>
      <source>Names are looked for in files, papers, classes, notes and the library.</source>
      <translation>Имена ищутся в файлах, работах, классах, заметках и в библиотеке.</translation>
    </message>
    <message>
      <source>What is held about the student</source>
      <translation>Что хранится об учащемся</translation>
    </message>
    <message>
      <source>Export to a folder…</source>
      <translation>Выгрузить в папку…</translation>
    </message>
    <message>
      <source>Looking…</source>
      <translation>Идёт поиск…</translation>
    </message>
    <message>
      <source>Erasing…</source>
      <translation>Идёт стирание…</translation>
    </message>
    <message>
      <source>What is held</source>
      <translation>Что хранится</translation>
    </message>
    <message>
      <source>on the screen</source>
      <translation>на экране</translation>
    </message>
    <message>
      <source>Ticked documents are taken out of the library, too.</source>
      <translation>Отмеченные документы удаляются и из библиотеки.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln entries are held about %1.</source>
      <translation>
        <numerusform>О %1 хранится %Ln запись.</numerusform>
        <numerusform>О %1 хранятся %Ln записи.</numerusform>
        <numerusform>О %1 хранится %Ln записей.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing is held about %1.</source>
      <translation>О %1 ничего не хранится.</translation>
    </message>
    <message>
      <source>Erase all about %1…</source>
      <translation>Стереть всё о %1…</translation>
    </message>
    <message numerus="yes">
      <source>%Ln files were written to %1.</source>
      <translation>
        <numerusform>%Ln файл записан в %1.</numerusform>
        <numerusform>%Ln файла записаны в %1.</numerusform>
        <numerusform>%Ln файлов записано в %1.</numerusform>
      </translation>
    </message>
    <message>
      <source>in the library, by its name: %1</source>
      <translation>в библиотеке, судя по имени: %1</translation>
    </message>
    <message>
      <source>%1 holds the same text and stays</source>
      <translation>%1 содержит тот же текст и остаётся</translation>
    </message>
    <message>
      <source>Erases checks, the papers in them and the files of classes. The library stays as it is; documents are removed on its own page.</source>
      <translation>Стирает проверки, работы в них и файлы классов. Библиотека остаётся как есть; документы удаляются на её странице.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln entries are erased, with their texts. This cannot be undone.</source>
      <translation>
        <numerusform>Будет стёрта %Ln запись с текстами. Это нельзя отменить.</numerusform>
        <numerusform>Будут стёрты %Ln записи с текстами. Это нельзя отменить.</numerusform>
        <numerusform>Будет стёрто %Ln записей с текстами. Это нельзя отменить.</numerusform>
      </translation>
    </message>
    <message>
      <source>Close a term</source>
      <translation>Закрыть семестр</translation>
    </message>
    <message>
      <source>Everything checked before</source>
      <translation>Всё, что проверено до</translation>
    </message>
    <message>
      <source>One class and the checks of its papers</source>
      <translation>Один класс и проверки его работ</translation>
    </message>
    <message>
      <source>Day before which all is erased</source>
      <translation>День, до которого всё стирается</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>Класс</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks</source>
      <translation>
        <numerusform>%Ln проверка</numerusform>
        <numerusform>%Ln проверки</numerusform>
        <numerusform>%Ln проверок</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln classes</source>
      <translation>
        <numerusform>%Ln класс</numerusform>
        <numerusform>%Ln класса</numerusform>
        <numerusform>%Ln классов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Erase %Ln entries…</source>
      <translation>
        <numerusform>Стереть %Ln запись…</numerusform>
        <numerusform>Стереть %Ln записи…</numerusform>
        <numerusform>Стереть %Ln записей…</numerusform>
      </translation>
    </message>
    <message>
      <source>No class was kept</source>
      <translation>Классов нет</translation>
    </message>
    <message>
      <source>Nothing would be erased.</source>
      <translation>Ничего не будет стёрто.</translation>
    </message>
    <message>
      <source>Sample paper</source>
      <translation>Пример работы</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words left out by the class: %1</source>
      <translation>
        <numerusform>%Ln слово исключено классом: %1</numerusform>
        <numerusform>%Ln слова исключено классом: %1</numerusform>
        <numerusform>%Ln слов исключено классом: %1</numerusform>
      </translation>
    </message>
    <message>
      <source>All is counted. Switch off to leave out.</source>
      <translation>Учтено всё. Выключите, чтобы исключить.</translation>
    </message>
    <message>
      <source>With all counted the number would be %1.</source>
      <translation>Если учесть всё, число было бы %1.</translation>
    </message>
    <message>
      <source>counted</source>
      <translation>учтено</translation>
    </message>
    <message numerus="yes">
      <source>%Ln places in the paper</source>
      <translation>
        <numerusform>%Ln место в работе</numerusform>
        <numerusform>%Ln места в работе</numerusform>
        <numerusform>%Ln мест в работе</numerusform>
      </translation>
    </message>
    <message>
      <source>Set by you</source>
      <translation>Вами</translation>
    </message>
    <message numerus="yes">
      <source>%Ln by you</source>
      <translation>
        <numerusform>%Ln вами</numerusform>
        <numerusform>%Ln вами</numerusform>
        <numerusform>%Ln вами</numerusform>
      </translation>
    </message>
    <message>
      <source>Left out of the number. Switch on to count.</source>
      <translation>Не входит в число. Включите, чтобы учесть.</translation>
    </message>
    <message>
      <source>With all counted but what the class left out, the number would be %1.</source>
      <translation>Если учесть всё, кроме исключённого классом, число было бы %1.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln more</source>
      <translation>
        <numerusform>ещё %Ln</numerusform>
        <numerusform>ещё %Ln</numerusform>
        <numerusform>ещё %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 counted</source>
      <translation>%1: учтено</translation>
    </message>
    <message>
      <source>left out by the class before comparing</source>
      <translation>исключено классом до сравнения</translation>
    </message>
    <message>
      <source>%1 of the number</source>
      <translation>%1 от числа</translation>
    </message>
    <message>
      <source>%1: handout could not be read</source>
      <translation>%1: не удалось прочитать лист с заданием</translation>
    </message>
    <message>
      <source>in both papers</source>
      <translation>в обеих работах</translation>
    </message>
    <message numerus="yes">
      <source>with %Ln more</source>
      <translation>
        <numerusform>вместе с ещё %Ln</numerusform>
        <numerusform>вместе с ещё %Ln</numerusform>
        <numerusform>вместе с ещё %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>this source</source>
      <translation>этот источник</translation>
    </message>
    <message>
      <source>this match</source>
      <translation>это совпадение</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words by you</source>
      <translation>
        <numerusform>%Ln слово вами</numerusform>
        <numerusform>%Ln слова вами</numerusform>
        <numerusform>%Ln слов вами</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing is left out. L leaves out the match at hand.</source>
      <translation>Ничего не исключено. L исключает текущее совпадение.</translation>
    </message>
    <message>
      <source>Restore all</source>
      <translation>Вернуть всё</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Вид</translation>
    </message>
    <message>
      <source>Text and reason</source>
      <translation>Текст и причина</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Все</translation>
    </message>
    <message>
      <source>Found by the program</source>
      <translation>Найдено программой</translation>
    </message>
    <message>
      <source>Everything here can be restored, also after saving. Reports list it.</source>
      <translation>Всё это можно вернуть и после сохранения. В отчётах оно перечислено.</translation>
    </message>
    <message>
      <source>The class left this out of all its papers. Reports list it.</source>
      <translation>Это исключено во всех работах класса. В отчётах это перечислено.</translation>
    </message>
    <message>
      <source>Count all again but what the class left out</source>
      <translation>Снова учесть всё, кроме исключённого классом</translation>
    </message>
    <message>
      <source>A handout of the class. It is counted again on the page of the class, under Left out.</source>
      <translation>Лист с заданием класса. Снова учесть его можно на странице класса, в разделе «Исключено».</translation>
    </message>
    <message>
      <source>The class left this out of all its papers. It cannot be restored in one of them.</source>
      <translation>Это исключено во всех работах класса. Вернуть это в одной из них нельзя.</translation>
    </message>
    <message numerus="yes">
      <source>Also left out of %Ln other sources that hold these words.</source>
      <translation>
        <numerusform>Не засчитано и в %Ln другом источнике с этими словами.</numerusform>
        <numerusform>Не засчитано и в %Ln других источниках с этими словами.</numerusform>
        <numerusform>Не засчитано и в %Ln других источниках с этими словами.</numerusform>
      </translation>
    </message>
    <message>
      <source>Leave out of the number</source>
      <translation>Исключить из числа</translation>
    </message>
    <message>
      <source>Note, as it will stand in the ledger</source>
      <translation>Заметка, как она будет в списке</translation>
    </message>
    <message>
      <source>Left out of both papers: this one and the class-mate’s.</source>
      <translation>Исключается из обеих работ: этой и работы одноклассника.</translation>
    </message>
    <message>
      <source>The file that is meant</source>
      <translation>Какой файл имеется в виду</translation>
    </message>
    <message>
      <source>Or more, if the words also stand in other sources.</source>
      <translation>Или больше, если эти слова есть и в других источниках.</translation>
    </message>
    <message>
      <source>Only this file. The same text in the others still counts.</source>
      <translation>Только этот файл. Тот же текст в остальных учитывается.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln files hold this text and are left out together: %1</source>
      <translation>
        <numerusform>%Ln файл с этим текстом исключается: %1</numerusform>
        <numerusform>%Ln файла с этим текстом исключаются вместе: %1</numerusform>
        <numerusform>%Ln файлов с этим текстом исключаются вместе: %1</numerusform>
      </translation>
    </message>
    <message>
      <source>This match</source>
      <translation>Это совпадение</translation>
    </message>
    <message>
      <source>This phrase everywhere</source>
      <translation>Эту фразу везде</translation>
    </message>
    <message>
      <source>This source, in this paper</source>
      <translation>Этот источник, в этой работе</translation>
    </message>
    <message>
      <source>Quotations</source>
      <translation>Цитаты</translation>
    </message>
    <message>
      <source>References</source>
      <translation>Литература</translation>
    </message>
    <message>
      <source>Handouts</source>
      <translation>Листы с заданиями</translation>
    </message>
    <message>
      <source>Citations</source>
      <translation>Ссылки</translation>
    </message>
    <message>
      <source>Phrases</source>
      <translation>Фразы</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Разделы</translation>
    </message>
    <message>
      <source>Small matches</source>
      <translation>Малые совпадения</translation>
    </message>
    <message>
      <source>Quotation marks or block quote</source>
      <translation>Кавычки или отдельная цитата</translation>
    </message>
    <message>
      <source>Shorter than you count</source>
      <translation>Короче, чем вы учитываете</translation>
    </message>
    <message>
      <source>Source with less than you count</source>
      <translation>Источник меньше, чем вы учитываете</translation>
    </message>
    <message>
      <source>Not sorted yet</source>
      <translation>Ещё не разобрано</translation>
    </message>
    <message>
      <source>Course texts</source>
      <translation>Тексты курса</translation>
    </message>
    <message>
      <source>Web articles</source>
      <translation>Статьи из сети</translation>
    </message>
    <message>
      <source>All documents</source>
      <translation>Все документы</translation>
    </message>
    <message>
      <source>An older copy of the library, %1, was removed as well.</source>
      <translation>Более старая копия библиотеки, %1, также удалена.</translation>
    </message>
    <message>
      <source>Close this line</source>
      <translation>Закрыть эту строку</translation>
    </message>
    <message>
      <source>Documents</source>
      <translation>Документы</translation>
    </message>
    <message>
      <source>Some records were changed</source>
      <translation>Некоторые записи были изменены</translation>
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
    <message>
      <source>Where some texts came from was lost</source>
      <translation>Сведения о том, откуда взяты некоторые тексты, потеряны</translation>
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
      <source>Name, collection, pages or headings may not be right: %1</source>
      <translation>Название, коллекция, страницы или заголовки могут быть неверны: %1</translation>
    </message>
    <message>
      <source>Published texts</source>
      <translation>Опубликованные тексты</translation>
    </message>
    <message>
      <source>Work of students</source>
      <translation>Работы учащихся</translation>
    </message>
    <message>
      <source>My teaching material</source>
      <translation>Мои учебные материалы</translation>
    </message>
    <message>
      <source>Work of students is in no student’s copy of a report.</source>
      <translation>Работы учащихся не попадают в экземпляр отчёта для учащегося.</translation>
    </message>
    <message>
      <source>Until you say, none of it is in a student’s copy of a report.</source>
      <translation>Пока это не указано, ничто из неё не попадёт в экземпляр для учащегося.</translation>
    </message>
    <message>
      <source>“%1” holds</source>
      <translation>В «%1» хранятся</translation>
    </message>
    <message>
      <source>New collection</source>
      <translation>Новая коллекция</translation>
    </message>
    <message>
      <source>There is a collection of this name already.</source>
      <translation>Коллекция с таким названием уже есть.</translation>
    </message>
    <message>
      <source>Make collection</source>
      <translation>Создать коллекцию</translation>
    </message>
    <message>
      <source>into “%1”</source>
      <translation>в «%1»</translation>
    </message>
    <message>
      <source>What will it hold?</source>
      <translation>Что в ней будет храниться?</translation>
    </message>
    <message>
      <source>What does “%1” hold?</source>
      <translation>Что хранится в «%1»?</translation>
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
      <source>Not added: cancelled</source>
      <translation>Не добавлено: отмена</translation>
    </message>
    <message>
      <source>nearly the same as “%1” (%2)</source>
      <translation>почти то же, что «%1» (%2)</translation>
    </message>
    <message>
      <source>a version of it</source>
      <translation>версия того же</translation>
    </message>
    <message>
      <source>What became of it</source>
      <translation>Что с ним стало</translation>
    </message>
    <message>
      <source>read, being stored</source>
      <translation>прочитан, сохраняется</translation>
    </message>
    <message>
      <source>Already there: same text as “%1”</source>
      <translation>Уже есть: тот же текст, что «%1»</translation>
    </message>
    <message>
      <source>in “%1” already</source>
      <translation>уже в «%1»</translation>
    </message>
    <message numerus="yes">
      <source>Move %Ln documents to “%1”</source>
      <translation>
        <numerusform>Переместить %Ln документ в «%1»</numerusform>
        <numerusform>Переместить %Ln документа в «%1»</numerusform>
        <numerusform>Переместить %Ln документов в «%1»</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln new documents are nearly the same as others.</source>
      <translation>
        <numerusform>%Ln новый документ почти совпадает с другим.</numerusform>
        <numerusform>%Ln новых документа почти совпадают с другими.</numerusform>
        <numerusform>%Ln новых документов почти совпадают с другими.</numerusform>
      </translation>
    </message>
    <message>
      <source>Collection to add to</source>
      <translation>Коллекция, в которую добавляется</translation>
    </message>
    <message>
      <source>Close list</source>
      <translation>Закрыть список</translation>
    </message>
    <message>
      <source>Move them there</source>
      <translation>Переместить туда</translation>
    </message>
    <message>
      <source>Keep as versions</source>
      <translation>Оставить как версии</translation>
    </message>
    <message>
      <source>Leave them out</source>
      <translation>Не добавлять их</translation>
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
      <source>Need attention</source>
      <translation>Внимание</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Ждут</translation>
    </message>
    <message>
      <source>removed again</source>
      <translation>снова удалено</translation>
    </message>
    <message>
      <source>What are these texts?</source>
      <translation>Что это за тексты?</translation>
    </message>
    <message>
      <source>What does it hold?</source>
      <translation>Что в ней?</translation>
    </message>
    <message>
      <source>Versions of one work are one source in results.</source>
      <translation>Версии одной работы в результатах – один источник.</translation>
    </message>
    <message>
      <source>What is new is removed again; the others stay.</source>
      <translation>Новое снова удаляется, прежнее остаётся.</translation>
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
      <source>Adding “%1”</source>
      <translation>Добавляется «%1»</translation>
    </message>
    <message numerus="yes">
      <source>%Ln in “%1” already</source>
      <translation>
        <numerusform>%Ln уже в «%1»</numerusform>
        <numerusform>%Ln уже в «%1»</numerusform>
        <numerusform>%Ln уже в «%1»</numerusform>
      </translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Страницы</translation>
    </message>
    <message>
      <source>Unreadable part</source>
      <translation>Не читается</translation>
    </message>
    <message>
      <source>Another program has the library open, or the disk is full. The last traces of what was removed go when that is over and the library is used again.</source>
      <translation>Библиотека открыта в другой программе, или диск заполнен. Последние следы удалённого исчезнут, когда это закончится и библиотека снова будет использована.</translation>
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
      <source>Similar documents</source>
      <translation>Похожие документы</translation>
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
    <message numerus="yes">
      <source>Remove %Ln documents</source>
      <translation>
        <numerusform>Удалить %Ln документ</numerusform>
        <numerusform>Удалить %Ln документа</numerusform>
        <numerusform>Удалить %Ln документов</numerusform>
      </translation>
    </message>
    <message>
      <source>Tidy up</source>
      <translation>Порядок</translation>
    </message>
    <message>
      <source>Undo (Ctrl+Z)</source>
      <translation>Отменить (Ctrl+Z)</translation>
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
      <source>What is being added is listed here when all of it is there.</source>
      <translation>Добавляемое появится в списке, когда всё будет на месте.</translation>
    </message>
    <message>
      <source>Nothing here yet. Drop files or folders anywhere in the window, or choose Add.</source>
      <translation>Здесь пока пусто. Перетащите файлы или папки в окно или нажмите «Добавить».</translation>
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
      <source>Move to…</source>
      <translation>Переместить…</translation>
    </message>
    <message>
      <source>Removes the text and all its fingerprints. Finished reports keep their quotations until you delete them.</source>
      <translation>Удаляет текст и все его отпечатки. В готовых отчётах цитаты остаются, пока вы их не удалите.</translation>
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
      <source>Nothing selected</source>
      <translation>Ничего не выбрано</translation>
    </message>
    <message>
      <source>Kept with this check. Reports have it where you ask for it.</source>
      <translation>Хранится с этой проверкой. В отчёты попадает по вашему желанию.</translation>
    </message>
    <message>
      <source>Your decision (keys 1 to 4)</source>
      <translation>Ваше решение (клавиши 1–4)</translation>
    </message>
    <message>
      <source>Ctrl+Enter</source>
      <translation>Ctrl+Enter</translation>
    </message>
    <message>
      <source>Write a note (N)</source>
      <translation>Написать заметку (N)</translation>
    </message>
    <message>
      <source>Leave the note as it was</source>
      <translation>Оставить заметку как была</translation>
    </message>
    <message>
      <source>Status: %1</source>
      <translation>Статус: %1</translation>
    </message>
    <message>
      <source>Ctrl</source>
      <translation>Ctrl</translation>
    </message>
    <message>
      <source>Shift</source>
      <translation>Shift</translation>
    </message>
    <message>
      <source>Backspace</source>
      <translation>Backspace</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>Пробел</translation>
    </message>
    <message>
      <source>Home</source>
      <translation>Home</translation>
    </message>
    <message>
      <source>End</source>
      <translation>End</translation>
    </message>
    <message>
      <source>text</source>
      <translation>текст</translation>
    </message>
    <message>
      <source>picture</source>
      <translation>изображение</translation>
    </message>
    <message>
      <source>unreadable</source>
      <translation>не читается</translation>
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
        <numerusform>подряд %Ln слово</numerusform>
        <numerusform>подряд %Ln слова</numerusform>
        <numerusform>подряд %Ln слов</numerusform>
      </translation>
    </message>
    <message>
      <source>words</source>
      <translation>слов</translation>
    </message>
    <message>
      <source>added %1</source>
      <translation>добавлен %1</translation>
    </message>
    <message>
      <source>of this paper reworded</source>
      <translation>этой работы пересказано</translation>
    </message>
    <message>
      <source>Bold, where text was copied. In reworded and summed-up passages none are set apart.</source>
      <translation>Жирно там, где текст скопирован. В пересказах и кратких изложениях такие слова не выделены.</translation>
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
    <message numerus="yes">
      <source>%Ln students by name</source>
      <translation>
        <numerusform>%Ln учащийся с именем</numerusform>
        <numerusform>%Ln учащихся с именами</numerusform>
        <numerusform>%Ln учащихся с именами</numerusform>
      </translation>
    </message>
    <message>
      <source>no text of papers</source>
      <translation>без текста работ</translation>
    </message>
    <message>
      <source>Excel file with both tables</source>
      <translation>Файл Excel с обеими таблицами</translation>
    </message>
    <message>
      <source>Table of papers (CSV)</source>
      <translation>Таблица работ (CSV)</translation>
    </message>
    <message>
      <source>Table of pairs (CSV)</source>
      <translation>Таблица пар (CSV)</translation>
    </message>
    <message>
      <source>Form</source>
      <translation>Формат</translation>
    </message>
    <message>
      <source>Names of students</source>
      <translation>Имена учащихся</translation>
    </message>
    <message>
      <source>My notes</source>
      <translation>Мои заметки</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Сохранить…</translation>
    </message>
    <message numerus="yes">
      <source>%Ln students under made-up names</source>
      <translation>
        <numerusform>%Ln учащийся под вымышленным именем</numerusform>
        <numerusform>%Ln учащихся под вымышленными именами</numerusform>
        <numerusform>%Ln учащихся под вымышленными именами</numerusform>
      </translation>
    </message>
    <message>
      <source>my notes</source>
      <translation>мои заметки</translation>
    </message>
    <message>
      <source>no notes</source>
      <translation>без заметок</translation>
    </message>
    <message>
      <source>This report contains</source>
      <translation>Этот отчёт содержит</translation>
    </message>
    <message>
      <source>text that most papers share</source>
      <translation>текст, общий для большинства работ</translation>
    </message>
    <message>
      <source>Writing %1</source>
      <translation>Запись %1</translation>
    </message>
    <message>
      <source>class</source>
      <translation>класс</translation>
    </message>
    <message numerus="yes">
      <source>%Ln words of text</source>
      <translation>
        <numerusform>%Ln слово текста</numerusform>
        <numerusform>%Ln слова текста</numerusform>
        <numerusform>%Ln слов текста</numerusform>
      </translation>
    </message>
    <message>
      <source>name only</source>
      <translation>только имя</translation>
    </message>
    <message>
      <source>Names and texts of people in this report</source>
      <translation>Имена и тексты людей в этом отчёте</translation>
    </message>
    <message>
      <source>withheld</source>
      <translation>скрыто</translation>
    </message>
    <message>
      <source>a published source, %1</source>
      <translation>опубликованный источник, %1</translation>
    </message>
    <message>
      <source>name and %1</source>
      <translation>имя и %1</translation>
    </message>
    <message>
      <source>No other student is in it.</source>
      <translation>Других учащихся в нём нет.</translation>
    </message>
    <message>
      <source>%1, name withheld</source>
      <translation>%1, имя скрыто</translation>
    </message>
    <message>
      <source>My note</source>
      <translation>Моя заметка</translation>
    </message>
    <message>
      <source>Left-out text, with reasons</source>
      <translation>Исключённый текст, с причинами</translation>
    </message>
    <message>
      <source>Other students’ names</source>
      <translation>Имена других учащихся</translation>
    </message>
    <message>
      <source>For the examination board</source>
      <translation>Для экзаменационной комиссии</translation>
    </message>
    <message>
      <source>Both sides of every passage, left-out text and reasons, settings, file hashes.</source>
      <translation>Обе стороны каждого места, исключённое и причины, настройки, контрольные суммы файлов.</translation>
    </message>
    <message>
      <source>For the talk with the student</source>
      <translation>Для разговора с учащимся</translation>
    </message>
    <message>
      <source>Own text and published sources. Nothing of class-mates.</source>
      <translation>Собственный текст и опубликованные источники. Ничего от одноклассников.</translation>
    </message>
    <message>
      <source>For me</source>
      <translation>Для меня</translation>
    </message>
    <message>
      <source>Everything, with names and my note.</source>
      <translation>Всё, с именами и моей заметкой.</translation>
    </message>
    <message>
      <source>Contains</source>
      <translation>Содержит</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Отчёт</translation>
    </message>
    <message>
      <source>Pages of the report</source>
      <translation>Страницы отчёта</translation>
    </message>
    <message>
      <source>Other forms…</source>
      <translation>Другие форматы…</translation>
    </message>
    <message>
      <source>Save as HTML…</source>
      <translation>Сохранить как HTML…</translation>
    </message>
    <message>
      <source>Save as PDF…</source>
      <translation>Сохранить как PDF…</translation>
    </message>
    <message>
      <source>Progress of the report</source>
      <translation>Ход отчёта</translation>
    </message>
    <message>
      <source>The HTML file needs no network and no scripts. Saved files are yours; plagcheck keeps no copy.</source>
      <translation>HTML-файлу не нужны ни сеть, ни скрипты. Сохранённые файлы — ваши; plagcheck не оставляет копий.</translation>
    </message>
    <message>
      <source>Reading the texts</source>
      <translation>Чтение текстов</translation>
    </message>
    <message>
      <source>Smaller pages</source>
      <translation>Страницы мельче</translation>
    </message>
    <message>
      <source>Larger pages</source>
      <translation>Страницы крупнее</translation>
    </message>
    <message>
      <source>Text, tables, JSON</source>
      <translation>Текст, таблицы, JSON</translation>
    </message>
    <message>
      <source>Page %1 of %2</source>
      <translation>Страница %1 из %2</translation>
    </message>
    <message>
      <source>Stopped. Choose a kind to go on.</source>
      <translation>Остановлено. Выберите вид, чтобы продолжить.</translation>
    </message>
    <message>
      <source>Setting the pages</source>
      <translation>Вёрстка страниц</translation>
    </message>
    <message>
      <source>report</source>
      <translation>отчёт</translation>
    </message>
    <message>
      <source>Show in folder</source>
      <translation>Показать в папке</translation>
    </message>
    <message>
      <source>Stopped. No file was written.</source>
      <translation>Остановлено. Файл не записан.</translation>
    </message>
    <message>
      <source>Saved as %1</source>
      <translation>Сохранено как %1</translation>
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
      <source>Shortest match</source>
      <translation>Кратчайшее совпадение</translation>
    </message>
    <message>
      <source>Words copied in a row or with small edits. Shorter finds more, and more common phrases; 12 suits essays.</source>
      <translation>Слова подряд или с мелкими правками. Чем короче, тем больше находок, в том числе обычных выражений; для сочинений подходит 12.</translation>
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
      <source>With their results and texts. Older ones are erased when the program starts.</source>
      <translation>С результатами и текстами. Более старые стираются при запуске программы.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks are older and are erased now. This cannot be undone.</source>
      <translation>
        <numerusform>%Ln проверка старше и будет стёрта сейчас. Это нельзя отменить.</numerusform>
        <numerusform>%Ln проверки старше и будут стёрты сейчас. Это нельзя отменить.</numerusform>
        <numerusform>%Ln проверок старше и будут стёрты сейчас. Это нельзя отменить.</numerusform>
      </translation>
    </message>
    <message>
      <source>Until I erase them</source>
      <translation>Пока я их не сотру</translation>
    </message>
    <message>
      <source>Half a year</source>
      <translation>Полгода</translation>
    </message>
    <message>
      <source>A year</source>
      <translation>Год</translation>
    </message>
    <message>
      <source>Two years</source>
      <translation>Два года</translation>
    </message>
    <message>
      <source>Five years</source>
      <translation>Пять лет</translation>
    </message>
    <message>
      <source>Keep checks</source>
      <translation>Хранить проверки</translation>
    </message>
    <message>
      <source>Clear history and recent papers</source>
      <translation>Очистить историю и недавние работы</translation>
    </message>
    <message>
      <source>What was checked is kept in records.db, in the folder above.</source>
      <translation>Проверенное хранится в records.db, в папке выше.</translation>
    </message>
    <message>
      <source>What is left out of the number in new checks. It stays visible in the paper, is listed with its reason, and can be counted with one switch above each result.</source>
      <translation>Что не входит в число при новых проверках. Это остаётся видно в работе, перечислено с причиной и учитывается одним переключателем над каждым результатом.</translation>
    </message>
    <message>
      <source>Never counted, one a line.</source>
      <translation>Никогда не учитываются, по одной в строке.</translation>
    </message>
    <message>
      <source>Headings of sections that never count, one a line.</source>
      <translation>Заголовки разделов, которые никогда не учитываются, по одному в строке.</translation>
    </message>
    <message>
      <source>Task sheets and forms: what stands in them never counts.</source>
      <translation>Задания и бланки: их текст никогда не учитывается.</translation>
    </message>
    <message>
      <source>Text in quotation marks and block quotes. Hidden quotation marks do not count.</source>
      <translation>Текст в кавычках и отдельные цитаты. Скрытые кавычки не считаются.</translation>
    </message>
    <message>
      <source>Lists of works, by their heading and by the shape of their entries.</source>
      <translation>Списки литературы, по заголовку и по виду записей.</translation>
    </message>
    <message>
      <source>(Name, 2020) and [6] in the text.</source>
      <translation>(Имя, 2020) и [6] в тексте.</translation>
    </message>
    <message>
      <source>Matches of fewer words.</source>
      <translation>Совпадения короче этого числа слов.</translation>
    </message>
    <message>
      <source>Small sources</source>
      <translation>Малые источники</translation>
    </message>
    <message>
      <source>Sources that share fewer words.</source>
      <translation>Источники, где общих слов меньше.</translation>
    </message>
    <message>
      <source>Small sources, by share</source>
      <translation>Малые источники, по доле</translation>
    </message>
    <message>
      <source>Sources that share less of the paper.</source>
      <translation>Источники с меньшей долей работы.</translation>
    </message>
    <message>
      <source>count all</source>
      <translation>учесть все</translation>
    </message>
    <message>
      <source>Remove what is selected (Del)</source>
      <translation>Убрать выбранное (Del)</translation>
    </message>
    <message>
      <source>When files are added: another draft or edition, a copy. It is said of each.</source>
      <translation>При добавлении: другой черновик или издание, копия. Об этом сообщается каждый раз.</translation>
    </message>
    <message>
      <source>Keep both</source>
      <translation>Оставить оба</translation>
    </message>
    <message>
      <source>Keep it as a version</source>
      <translation>Оставить как версию</translation>
    </message>
    <message>
      <source>Do not add it</source>
      <translation>Не добавлять</translation>
    </message>
    <message>
      <source>What is nearly the same as a document</source>
      <translation>Почти то же, что уже есть</translation>
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
      <source>Settings, checks, classes and the log:</source>
      <translation>Настройки, проверки, классы и журнал:</translation>
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
      <source>You can choose another kind each time.</source>
      <translation>Каждый раз можно выбрать другой вид.</translation>
    </message>
    <message>
      <source>The examination board</source>
      <translation>Экзаменационная комиссия</translation>
    </message>
    <message>
      <source>The talk with the student</source>
      <translation>Разговор с учащимся</translation>
    </message>
    <message>
      <source>Me</source>
      <translation>Я</translation>
    </message>
    <message>
      <source>Reports are usually for</source>
      <translation>Отчёты обычно для</translation>
    </message>
    <message>
      <source>Last folder</source>
      <translation>Последняя папка</translation>
    </message>
    <message>
      <source>Offered when you save.</source>
      <translation>Предлагается при сохранении.</translation>
    </message>
    <message>
      <source>Names from collections of student work are withheld from reports for the board, and their texts too from a student’s copy. What a collection holds is said on the Library page.</source>
      <translation>Имена из коллекций с работами учащихся не попадают в отчёты для комиссии, а в экземпляр для учащегося не попадают и тексты. Что хранится в коллекции, указывают на странице «Библиотека».</translation>
    </message>
    <message>
      <source>none yet</source>
      <translation>пока нет</translation>
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
      <source>Settings</source>
      <translation>Настройки</translation>
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
      <source>What to leave out</source>
      <translation>Что исключить</translation>
    </message>
    <message>
      <source>Library and privacy</source>
      <translation>Библиотека и данные</translation>
    </message>
    <message>
      <source>Reports</source>
      <translation>Отчёты</translation>
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
      <source>Bands for documents alike from</source>
      <translation>Полосы для документов, похожих от</translation>
    </message>
    <message>
      <source>Choose bands</source>
      <translation>Выбрать полосы</translation>
    </message>
    <message>
      <source>Bands</source>
      <translation>Полосы</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Строки</translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Значения</translation>
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
    <message numerus="yes">
      <source>Bands times rows must not exceed %Ln.</source>
      <translation>
        <numerusform>Полосы на строки — не больше %Ln.</numerusform>
        <numerusform>Полосы на строки — не больше %Ln.</numerusform>
        <numerusform>Полосы на строки — не больше %Ln.</numerusform>
      </translation>
    </message>
    <message>
      <source>In words:</source>
      <translation>Словами:</translation>
    </message>
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
      <source>Check</source>
      <translation>Проверка</translation>
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
      <source>Keeps it as a reference, does not check it</source>
      <translation>Сохраняется для сравнения, не проверяется</translation>
    </message>
    <message>
      <source>You see who handed in what before it starts</source>
      <translation>До начала видно, кто что сдал</translation>
    </message>
    <message>
      <source>Only its own pairs are compared</source>
      <translation>Сравниваются только пары с ней</translation>
    </message>
    <message>
      <source>Its text is left out of every paper</source>
      <translation>Его текст не учитывается ни в одной работе</translation>
    </message>
    <message>
      <source>Its first words become a text of the lesson</source>
      <translation>Первые слова станут текстом показа</translation>
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
      <source>Add to the library</source>
      <translation>Добавить в библиотеку</translation>
    </message>
    <message>
      <source>Check as a class</source>
      <translation>Проверить как класс</translation>
    </message>
    <message>
      <source>Open this class</source>
      <translation>Открыть этот класс</translation>
    </message>
    <message>
      <source>Add as a late paper</source>
      <translation>Добавить как позднюю работу</translation>
    </message>
    <message>
      <source>Use as the handout</source>
      <translation>Использовать как задание</translation>
    </message>
    <message>
      <source>Show it here</source>
      <translation>Показать здесь</translation>
    </message>
    <message>
      <source>Compare these two</source>
      <translation>Сравнить эти две</translation>
    </message>
    <message>
      <source>One paper, two to compare, or a class</source>
      <translation>Одна работа, две для сравнения или класс</translation>
    </message>
    <message>
      <source>A class comes as one folder or ZIP; more files go into the library</source>
      <translation>Класс — это одна папка или ZIP; несколько файлов попадают в библиотеку</translation>
    </message>
    <message>
      <source>against the library</source>
      <translation>по библиотеке</translation>
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
      <source>the library is empty</source>
      <translation>библиотека пуста</translation>
    </message>
    <message>
      <source>Reason: {reason}.</source>
      <translation>Причина: {reason}.</translation>
    </message>
    <message>
      <source>It was moved, renamed or deleted. Choose it again from where it is now.</source>
      <translation>Он перемещён, переименован или удалён. Выберите его там, где он теперь.</translation>
    </message>
    <message>
      <source>Close it in other programs, then try again.</source>
      <translation>Закройте его в других программах и повторите.</translation>
    </message>
    <message>
      <source>Drop the papers in it, or add the folder to the library.</source>
      <translation>Перетащите работы из неё или добавьте папку в библиотеку.</translation>
    </message>
    <message>
      <source>It is empty, or its pages are pictures. Ask for the file it was made from.</source>
      <translation>Он пуст, или его страницы — картинки. Попросите файл, из которого он сделан.</translation>
    </message>
    <message>
      <source>Copy it again from where it came from.</source>
      <translation>Скопируйте файл ещё раз оттуда, откуда он взят.</translation>
    </message>
    <message>
      <source>Opening it could harm this computer. Ask for the file in another form.</source>
      <translation>Открывать его опасно для компьютера. Попросите файл в другом виде.</translation>
    </message>
    <message>
      <source>Add reference documents to make one.</source>
      <translation>Добавьте справочные документы, и она появится.</translation>
    </message>
    <message>
      <source>Open Library and choose Repair: the texts inside are used to restore it.</source>
      <translation>Откройте раздел «Библиотека» и выберите «Восстановить»: она соберётся из текстов внутри.</translation>
    </message>
    <message>
      <source>It was removed after this check. Check the paper again.</source>
      <translation>Его удалили после этой проверки. Проверьте работу ещё раз.</translation>
    </message>
    <message>
      <source>It begins with the first check you make.</source>
      <translation>Она начнётся с первой проверки.</translation>
    </message>
    <message>
      <source>Nothing in it was changed. It is put aside, and a new history begins.</source>
      <translation>В нём ничего не изменено. Файл отложен, начата новая история.</translation>
    </message>
    <message>
      <source>It is put aside as it is, and a new one begins. Your library is not affected.</source>
      <translation>Она отложена как есть, начата новая. Библиотека не затронута.</translation>
    </message>
    <message>
      <source>It was removed. Check the paper again to see its sources.</source>
      <translation>Она удалена. Проверьте работу снова, чтобы увидеть источники.</translation>
    </message>
    <message>
      <source>Nothing stored was lost. Details are in the log; trying again may help.</source>
      <translation>Ничего из сохранённого не потеряно. Подробности в журнале; можно попробовать ещё раз.</translation>
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
      <source>Choose reference documents</source>
      <translation>Выберите справочные документы</translation>
    </message>
    <message>
      <source>Choose a folder of reference documents</source>
      <translation>Выберите папку со справочными документами</translation>
    </message>
    <message>
      <source>Choose the ZIP of a class</source>
      <translation>Выберите ZIP класса</translation>
    </message>
    <message>
      <source>Choose the folder of a class</source>
      <translation>Выберите папку класса</translation>
    </message>
    <message>
      <source>Choose a saved class</source>
      <translation>Выберите сохранённый класс</translation>
    </message>
    <message>
      <source>Choose papers that came late</source>
      <translation>Выберите поздние работы</translation>
    </message>
    <message>
      <source>Choose the task sheet</source>
      <translation>Выберите лист с заданием</translation>
    </message>
    <message>
      <source>Where to put the copy of the class</source>
      <translation>Куда сохранить копию класса</translation>
    </message>
    <message>
      <source>Save the report</source>
      <translation>Сохранить отчёт</translation>
    </message>
    <message>
      <source>Choose a paper, or two to compare</source>
      <translation>Выберите работу или две для сравнения</translation>
    </message>
    <message>
      <source>Choose a folder for what is held about %1</source>
      <translation>Папка для того, что хранится о %1</translation>
    </message>
    <message>
      <source>Offline: nothing leaves this computer</source>
      <translation>Без сети: ничто не покидает этот компьютер</translation>
    </message>
    <message>
      <source>Library: cannot be read</source>
      <translation>Библиотека: не читается</translation>
    </message>
    <message>
      <source>Library: being read</source>
      <translation>Библиотека: читается</translation>
    </message>
    <message>
      <source>Offline</source>
      <translation>Без сети</translation>
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
      <source>Library: files are being added</source>
      <translation>Библиотека: файлы добавляются</translation>
    </message>
    <message>
      <source>Library: empty</source>
      <translation>Библиотека: пусто</translation>
    </message>
    <message>
      <source>Adding files was not finished last time</source>
      <translation>В прошлый раз добавлены не все файлы</translation>
    </message>
    <message>
      <source>Go on adding</source>
      <translation>Продолжить добавление</translation>
    </message>
    <message>
      <source>What was read is in the library. Left: %1</source>
      <translation>Всё прочитанное — в библиотеке. Осталось: %1</translation>
    </message>
    <message>
      <source>What is read so far stays in the library. The next start offers the rest.</source>
      <translation>Всё уже прочитанное останется в библиотеке. При следующем запуске можно будет добавить остальное.</translation>
    </message>
    <message>
      <source>Close now</source>
      <translation>Закрыть сейчас</translation>
    </message>
    <message>
      <source>Files are still being added</source>
      <translation>Файлы ещё добавляются</translation>
    </message>
    <message>
      <source>There is nothing to undo here.</source>
      <translation>Здесь отменять нечего.</translation>
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
      <source>How it works, live</source>
      <translation>Как это работает, вживую</translation>
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
      <source>Undo the last step</source>
      <translation>Отменить последний шаг</translation>
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
      <source>Leave out the match, or restore it</source>
      <translation>Исключить совпадение или вернуть его</translation>
    </message>
    <message>
      <source>How the current source was found</source>
      <translation>Как найден текущий источник</translation>
    </message>
    <message>
      <source>Write a note</source>
      <translation>Написать заметку</translation>
    </message>
    <message>
      <source>Not reviewed, no concern, to discuss, confirmed</source>
      <translation>Не просмотрено, без замечаний, обсудить, подтверждено</translation>
    </message>
    <message>
      <source>Next flagged place</source>
      <translation>Следующая пометка</translation>
    </message>
    <message>
      <source>Restore what is left out, in its list</source>
      <translation>Вернуть исключённое, в его списке</translation>
    </message>
    <message>
      <source>To the paper, the bar, the list</source>
      <translation>К работе, к полосе, к списку</translation>
    </message>
    <message>
      <source>Back from side by side, or from how a source was found</source>
      <translation>Назад от сравнения рядом или от «Как это найдено?»</translation>
    </message>
    <message>
      <source>Filter by name, status, flag, or &gt;20</source>
      <translation>Фильтр по имени, статусу, пометке или &gt;20</translation>
    </message>
    <message>
      <source>Open the paper, or a pair side by side</source>
      <translation>Открыть работу или пару рядом</translation>
    </message>
    <message>
      <source>Previous or next paper</source>
      <translation>Предыдущая или следующая работа</translation>
    </message>
    <message>
      <source>Decide, then the next paper</source>
      <translation>Решить и перейти к следующей работе</translation>
    </message>
    <message>
      <source>From the paper back to the class</source>
      <translation>От работы назад к классу</translation>
    </message>
    <message>
      <source>Rename a student before the check</source>
      <translation>Переименовать учащегося до проверки</translation>
    </message>
    <message>
      <source>Remove what is selected</source>
      <translation>Удалить выбранное</translation>
    </message>
    <message>
      <source>Texts, shingles, matrix, signatures, bands, curve</source>
      <translation>Тексты, шинглы, матрица, сигнатуры, полосы, кривая</translation>
    </message>
    <message>
      <source>One row or band back or on</source>
      <translation>На строку или полосу назад или вперёд</translation>
    </message>
    <message>
      <source>First or last row or band</source>
      <translation>Первая или последняя строка или полоса</translation>
    </message>
    <message>
      <source>Play, pause</source>
      <translation>Пуск, пауза</translation>
    </message>
    <message>
      <source>Full screen</source>
      <translation>Во весь экран</translation>
    </message>
    <message>
      <source>Larger or smaller</source>
      <translation>Крупнее или мельче</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Назад</translation>
    </message>
    <message>
      <source>← → one row, Space plays, 1 to 6 step</source>
      <translation>← → строка, пробел: пуск, 1–6 шаг</translation>
    </message>
    <message>
      <source>Deleted from the history. Ctrl+Z brings it back.</source>
      <translation>Удалено из истории. Ctrl+Z вернёт.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks could be read and are still listed.</source>
      <translation>
        <numerusform>%Ln проверку удалось прочитать, она в списке.</numerusform>
        <numerusform>%Ln проверки удалось прочитать, они в списке.</numerusform>
        <numerusform>%Ln проверок удалось прочитать, они в списке.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln checks were older than you keep them and were erased.</source>
      <translation>
        <numerusform>%Ln проверка была старше срока хранения и стёрта.</numerusform>
        <numerusform>%Ln проверки были старше срока хранения и стёрты.</numerusform>
        <numerusform>%Ln проверок были старше срока хранения и стёрты.</numerusform>
      </translation>
    </message>
    <message>
      <source>The history was damaged and is kept as %1</source>
      <translation>История повреждена и сохранена как %1</translation>
    </message>
    <message>
      <source>Alike from, Jaccard %1, a pair this alike is found %2 times in 100</source>
      <translation>Похожи от, Жаккар %1, такая пара находится %2 раз из 100</translation>
    </message>
    <message>
      <source>Progress of looking</source>
      <translation>Ход поиска</translation>
    </message>
    <message>
      <source>Alike from</source>
      <translation>Похожи от</translation>
    </message>
    <message>
      <source>Half of the %2-word runs that the two have between them are in both.</source>
      <translation>Половина цепочек из %2 слов, что есть у двух вместе, есть в обоих.</translation>
    </message>
    <message>
      <source>%1 of 100 %2-word runs that the two have between them are in both.</source>
      <translation>%1 из 100 цепочек из %2 слов, что есть у двух вместе, есть в обоих.</translation>
    </message>
    <message>
      <source>Documents that are alike have not been looked for yet.</source>
      <translation>Похожие документы ещё не искали.</translation>
    </message>
    <message>
      <source>Look again</source>
      <translation>Искать снова</translation>
    </message>
    <message>
      <source>Looking: %1 of %2 documents</source>
      <translation>Поиск: %1 из %2 документов</translation>
    </message>
    <message>
      <source>found %1 times in 100</source>
      <translation>найдены %1 раз из 100</translation>
    </message>
    <message>
      <source>looser</source>
      <translation>слабее</translation>
    </message>
    <message>
      <source>identical</source>
      <translation>одинаковы</translation>
    </message>
    <message>
      <source>How surely a pair this alike is found</source>
      <translation>Насколько верно находится настолько похожая пара</translation>
    </message>
    <message>
      <source>As a drawing</source>
      <translation>Рисунком</translation>
    </message>
    <message>
      <source>similarity</source>
      <translation>сходство</translation>
    </message>
    <message>
      <source>how surely a pair this alike is found</source>
      <translation>насколько верно находится такая пара</translation>
    </message>
    <message>
      <source>At %1, a pair is found %2 times in 100</source>
      <translation>При %1 пара находится %2 раз из 100</translation>
    </message>
    <message>
      <source>Versions of one work</source>
      <translation>Версии одной работы</translation>
    </message>
    <message>
      <source>left as they are</source>
      <translation>оставлены как есть</translation>
    </message>
    <message>
      <source>Groups of documents that are alike</source>
      <translation>Группы похожих документов</translation>
    </message>
    <message>
      <source>not decided</source>
      <translation>не решено</translation>
    </message>
    <message>
      <source>%1 to %2</source>
      <translation>от %1 до %2</translation>
    </message>
    <message>
      <source>These two did not meet in a band.</source>
      <translation>Эти два не встретились в полосе.</translation>
    </message>
    <message>
      <source>Exact similarity of each pair</source>
      <translation>Точное сходство каждой пары</translation>
    </message>
    <message>
      <source>%1 and %2, %3</source>
      <translation>%1 и %2, %3</translation>
    </message>
    <message numerus="yes">
      <source>in %Ln collections</source>
      <translation>
        <numerusform>в %Ln коллекции</numerusform>
        <numerusform>в %Ln коллекциях</numerusform>
        <numerusform>в %Ln коллекциях</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 of the %2 %7-word runs they have between them are in both.</source>
      <translation>%1 из %2 цепочек из %7 слов, что есть у них вместе, есть в обоих.</translation>
    </message>
    <message>
      <source>%3 are only in %5, %4 only in %6.</source>
      <translation>%3 есть только в %5, %4 – только в %6.</translation>
    </message>
    <message>
      <source>Exact similarity of each pair (Jaccard)</source>
      <translation>Точное сходство каждой пары (Жаккар)</translation>
    </message>
    <message>
      <source>Keep one…</source>
      <translation>Оставить один…</translation>
    </message>
    <message>
      <source>Leave as they are</source>
      <translation>Оставить как есть</translation>
    </message>
    <message>
      <source>Remove…</source>
      <translation>Удалить…</translation>
    </message>
    <message>
      <source>not decided yet</source>
      <translation>ещё не решено</translation>
    </message>
    <message numerus="yes">
      <source>What to do with these %Ln documents</source>
      <translation>
        <numerusform>Что делать с этим документом (%Ln)</numerusform>
        <numerusform>Что делать с этими %Ln документами</numerusform>
        <numerusform>Что делать с этими %Ln документами</numerusform>
      </translation>
    </message>
    <message>
      <source>Pair</source>
      <translation>Пара</translation>
    </message>
    <message>
      <source>Jaccard</source>
      <translation>Жаккар</translation>
    </message>
    <message>
      <source>in both</source>
      <translation>в обоих</translation>
    </message>
    <message>
      <source>only in the first</source>
      <translation>только в первом</translation>
    </message>
    <message>
      <source>only in the second</source>
      <translation>только во втором</translation>
    </message>
    <message>
      <source>All stay. Results name one and fold the others under it.</source>
      <translation>Все остаются. Результат называет одну, остальные – под ней.</translation>
    </message>
    <message>
      <source>You choose which. The others go; Ctrl+Z brings them back.</source>
      <translation>Вы выбираете какой. Остальные удаляются; Ctrl+Z вернёт их.</translation>
    </message>
    <message>
      <source>Nothing changes; the group is listed as decided.</source>
      <translation>Ничего не меняется; группа считается решённой.</translation>
    </message>
    <message>
      <source>Text and fingerprints. Finished reports keep their quotations.</source>
      <translation>Текст и отпечатки. Готовые отчёты сохраняют цитаты.</translation>
    </message>
    <message numerus="yes">
      <source>Shown: the first %Ln documents.</source>
      <translation>
        <numerusform>Показан первый %Ln документ.</numerusform>
        <numerusform>Показаны первые %Ln документа.</numerusform>
        <numerusform>Показаны первые %Ln документов.</numerusform>
      </translation>
    </message>
    <message>
      <source>No versions any more</source>
      <translation>Больше не версии</translation>
    </message>
    <message>
      <source>Decide again</source>
      <translation>Решить снова</translation>
    </message>
    <message>
      <source>As a matrix</source>
      <translation>Матрицей</translation>
    </message>
    <message>
      <source>Open %1 side by side</source>
      <translation>Открыть %1 рядом</translation>
    </message>
    <message>
      <source>Remove “%1” from the library? It can be undone.</source>
      <translation>Удалить «%1» из библиотеки? Это можно отменить.</translation>
    </message>
    <message>
      <source>All collections</source>
      <translation>Все коллекции</translation>
    </message>
    <message>
      <source>Most alike first</source>
      <translation>Сначала похожие</translation>
    </message>
    <message>
      <source>Newest first</source>
      <translation>Сначала новые</translation>
    </message>
    <message>
      <source>Largest first</source>
      <translation>Сначала большие</translation>
    </message>
    <message>
      <source>Not all was looked at: %1 of %2 documents.</source>
      <translation>Просмотрено не всё: %1 из %2 документов.</translation>
    </message>
    <message>
      <source>No group to show here.</source>
      <translation>Здесь нет групп.</translation>
    </message>
    <message>
      <source>To decide</source>
      <translation>Решить</translation>
    </message>
    <message>
      <source>Versions</source>
      <translation>Версии</translation>
    </message>
    <message>
      <source>Group %1 of %2</source>
      <translation>Группа %1 из %2</translation>
    </message>
    <message>
      <source>“%1” against</source>
      <translation>«%1» против</translation>
    </message>
    <message>
      <source>Signature matrix in %1 bands of %2 rows, and their buckets</source>
      <translation>Матрица сигнатур: полос %1, строк в полосе %2, и корзины</translation>
    </message>
    <message>
      <source>There are %1 values: enough for %2 of these bands.</source>
      <translation>Значений: %1. Их хватает на столько полос: %2.</translation>
    </message>
    <message>
      <source>same bucket</source>
      <translation>одна корзина</translation>
    </message>
    <message>
      <source>apart</source>
      <translation>порознь</translation>
    </message>
    <message>
      <source>Bands and their buckets</source>
      <translation>Полосы и их корзины</translation>
    </message>
    <message>
      <source>bands agree: candidates</source>
      <translation>полос совпало: кандидаты</translation>
    </message>
    <message>
      <source>bands agree: no candidates</source>
      <translation>полос совпало: не кандидаты</translation>
    </message>
    <message>
      <source>Band %1</source>
      <translation>Полоса %1</translation>
    </message>
    <message>
      <source>values agree: estimate %1</source>
      <translation>значений совпало: оценка %1</translation>
    </message>
    <message>
      <source>pairs are candidates</source>
      <translation>пар – кандидаты</translation>
    </message>
    <message>
      <source>exact Jaccard similarity</source>
      <translation>точное сходство Жаккара</translation>
    </message>
    <message>
      <source>bucket %1</source>
      <translation>корзина %1</translation>
    </message>
    <message>
      <source>pairs are candidates: %1</source>
      <translation>пар – кандидаты: %1</translation>
    </message>
    <message>
      <source>Blue: %1 bands of %2 rows. Dashed: %3 of %4, as in plagcheck.</source>
      <translation>Синяя: %1 × %2 (полосы × строки). Пунктир: %3 × %4, как в plagcheck.</translation>
    </message>
    <message>
      <source>More bands move the curve to the left: fewer are missed, more are looked at in vain. More rows move it to the right. The threshold (1 ÷ b)^(1 ÷ r) is %1; the curve is steepest at %2.</source>
      <translation>Больше полос – кривая левее: меньше пропусков, больше проверок впустую. Больше строк – кривая правее. Порог (1 ÷ b)^(1 ÷ r) равен %1; круче всего кривая при %2.</translation>
    </message>
    <message>
      <source>With %1 values the two areas are smallest with %2 bands of %3 rows.</source>
      <translation>Значений: %1. Обе площади меньше всего при %2 × %3 (полосы × строки).</translation>
    </message>
    <message>
      <source>How surely do two texts meet?</source>
      <translation>Как верно встретятся два текста?</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>Взять</translation>
    </message>
    <message>
      <source>one band</source>
      <translation>одна полоса</translation>
    </message>
    <message>
      <source>missed</source>
      <translation>пропущено</translation>
    </message>
    <message>
      <source>area missed</source>
      <translation>площадь пропусков</translation>
    </message>
    <message>
      <source>area in vain</source>
      <translation>площадь впустую</translation>
    </message>
    <message>
      <source>Bands b</source>
      <translation>Полосы b</translation>
    </message>
    <message>
      <source>Rows r</source>
      <translation>Строки r</translation>
    </message>
    <message>
      <source>Threshold t</source>
      <translation>Порог t</translation>
    </message>
    <message>
      <source>Jaccard similarity s of two texts</source>
      <translation>Сходство Жаккара s двух текстов</translation>
    </message>
    <message>
      <source>alike, but no band agrees</source>
      <translation>похожи, но полосы не совпали</translation>
    </message>
    <message>
      <source>not alike, but a band agrees</source>
      <translation>не похожи, но полоса совпала</translation>
    </message>
    <message>
      <source>Missed: area %1</source>
      <translation>Пропущено: площадь %1</translation>
    </message>
    <message>
      <source>In vain: area %1</source>
      <translation>Впустую: площадь %1</translation>
    </message>
    <message>
      <source>%1 bands of %2 rows: missed %3, in vain %4</source>
      <translation>%1 × %2 (полосы × строки): пропущено %3, впустую %4</translation>
    </message>
    <message>
      <source>from texts to candidates, step by step</source>
      <translation>от текстов к кандидатам, шаг за шагом</translation>
    </message>
    <message>
      <source>Typed by you</source>
      <translation>Введено вами</translation>
    </message>
    <message>
      <source>Example</source>
      <translation>Пример</translation>
    </message>
    <message>
      <source>%1 of %2 rows</source>
      <translation>строк: %1 из %2</translation>
    </message>
    <message>
      <source>Leave full screen</source>
      <translation>Обычный размер</translation>
    </message>
    <message>
      <source>band %1 of %2</source>
      <translation>полоса %1 из %2</translation>
    </message>
    <message>
      <source>Every column says where a row goes when the rows are shuffled; a framed value has just replaced a larger one.</source>
      <translation>Каждый столбец говорит, куда строка попадёт при перемешивании; значение в рамке только что заменило большее.</translation>
    </message>
    <message>
      <source>shingle</source>
      <translation>шингл</translation>
    </message>
    <message>
      <source>element</source>
      <translation>элемент</translation>
    </message>
    <message>
      <source>h(x) = (a·x + b) %1. Every column puts the rows into another order; a framed value has just replaced a larger one.</source>
      <translation>h(x) = (a·x + b) %1. Каждый столбец ставит строки в другом порядке; значение в рамке только что заменило большее.</translation>
    </message>
    <message>
      <source>Characteristic matrix</source>
      <translation>Характеристическая матрица</translation>
    </message>
    <message>
      <source>Places of the rows</source>
      <translation>Места строк</translation>
    </message>
    <message>
      <source>Hash functions</source>
      <translation>Хеш-функции</translation>
    </message>
    <message>
      <source>Permutations</source>
      <translation>Перестановки</translation>
    </message>
    <message>
      <source>1 = the text has this shingle</source>
      <translation>1 = шингл есть в тексте</translation>
    </message>
    <message>
      <source>row</source>
      <translation>строка</translation>
    </message>
    <message>
      <source>1 = it is in the set</source>
      <translation>1 = есть в множестве</translation>
    </message>
    <message numerus="yes">
      <source>%Ln shingles</source>
      <translation>
        <numerusform>%Ln шингл</numerusform>
        <numerusform>%Ln шингла</numerusform>
        <numerusform>%Ln шинглов</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 in both, %2 in all: the exact Jaccard similarity of %3.</source>
      <translation>%1 в обоих, %2 всего: точное сходство Жаккара для %3.</translation>
    </message>
    <message numerus="yes">
      <source>%Ln elements</source>
      <translation>
        <numerusform>%Ln элемент</numerusform>
        <numerusform>%Ln элемента</numerusform>
        <numerusform>%Ln элементов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln in the bag, with repeats</source>
      <translation>
        <numerusform>%Ln с повторами</numerusform>
        <numerusform>%Ln с повторами</numerusform>
        <numerusform>%Ln с повторами</numerusform>
      </translation>
    </message>
    <message>
      <source>%1, in several</source>
      <translation>%1, в нескольких</translation>
    </message>
    <message>
      <source>Shown: the first %1 of %2.</source>
      <translation>Показаны первые %1 из %2.</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>да</translation>
    </message>
    <message>
      <source>no</source>
      <translation>нет</translation>
    </message>
    <message>
      <source>Signature matrix</source>
      <translation>Матрица сигнатур</translation>
    </message>
    <message>
      <source>Similarity of each pair</source>
      <translation>Сходство каждой пары</translation>
    </message>
    <message>
      <source>%1 of %2 agree</source>
      <translation>Совпало %1 из %2</translation>
    </message>
    <message>
      <source>%1 of %2 agree so far</source>
      <translation>Пока совпало %1 из %2</translation>
    </message>
    <message>
      <source>After the last row this share estimates the similarity. Exact: %1.</source>
      <translation>После последней строки эта доля оценивает сходство. Точно: %1.</translation>
    </message>
    <message>
      <source>smallest value so far</source>
      <translation>наименьшее пока</translation>
    </message>
    <message>
      <source>agree</source>
      <translation>равны</translation>
    </message>
    <message>
      <source>Estimate %1, exact %2.</source>
      <translation>Оценка %1, точно %2.</translation>
    </message>
    <message>
      <source>%1, was %2</source>
      <translation>%1, было %2</translation>
    </message>
    <message>
      <source>pair</source>
      <translation>пара</translation>
    </message>
    <message>
      <source>exact</source>
      <translation>точно</translation>
    </message>
    <message>
      <source>Texts</source>
      <translation>Тексты</translation>
    </message>
    <message>
      <source>Shingles</source>
      <translation>Шинглы</translation>
    </message>
    <message>
      <source>Signatures</source>
      <translation>Сигнатуры</translation>
    </message>
    <message>
      <source>Bands and buckets</source>
      <translation>Полосы и корзины</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Далее</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Пуск</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Пауза</translation>
    </message>
    <message>
      <source>Add a text</source>
      <translation>Добавить текст</translation>
    </message>
    <message>
      <source>Remove the last</source>
      <translation>Убрать последний</translation>
    </message>
    <message>
      <source>First text</source>
      <translation>Первый текст</translation>
    </message>
    <message>
      <source>Second text</source>
      <translation>Второй текст</translation>
    </message>
    <message>
      <source>Third text</source>
      <translation>Третий текст</translation>
    </message>
    <message>
      <source>Fourth text</source>
      <translation>Четвёртый текст</translation>
    </message>
    <message>
      <source>Fifth text</source>
      <translation>Пятый текст</translation>
    </message>
    <message>
      <source>Shingles of</source>
      <translation>Шинглы из</translation>
    </message>
    <message>
      <source>lower case, without punctuation</source>
      <translation>строчными, без знаков</translation>
    </message>
    <message>
      <source>Only the beginning of a text is shown: up to %1 words or %2 letters.</source>
      <translation>Показано только начало текста: до %1 слов или %2 букв.</translation>
    </message>
    <message>
      <source>letters</source>
      <translation>букв</translation>
    </message>
    <message>
      <source>Type a second text, or choose an example.</source>
      <translation>Введите второй текст или выберите пример.</translation>
    </message>
    <message>
      <source>%1 gives %2, less than before: kept for %3.</source>
      <translation>%1 даёт %2, меньше прежнего: запомнено для %3.</translation>
    </message>
    <message>
      <source>the same values in all its rows: %1. They share a bucket and become candidates. One band is enough. Only then are they compared in full.</source>
      <translation>одинаковые значения во всех строках: %1. Они в одной корзине и становятся кандидатами. Одной полосы достаточно. Только теперь их сравнивают целиком.</translation>
    </message>
    <message>
      <source>Nothing is read yet.</source>
      <translation>Ещё ничего не прочитано.</translation>
    </message>
    <message>
      <source>Every value is ∞. Next reads the first row.</source>
      <translation>Каждое значение – ∞. «Далее» читает первую строку.</translation>
    </message>
    <message>
      <source>Two sentences about a roof</source>
      <translation>Две фразы о крыше</translation>
    </message>
    <message>
      <source>abcab in twos, as set and as bag</source>
      <translation>abcab по два, множество и с повторами</translation>
    </message>
    <message>
      <source>acadacc in twos</source>
      <translation>acadacc по два</translation>
    </message>
    <message>
      <source>abcd and dbcd</source>
      <translation>abcd и dbcd</translation>
    </message>
    <message>
      <source>This is a test, letters in threes</source>
      <translation>This is a test, буквы по три</translation>
    </message>
    <message>
      <source>To be, or not to be</source>
      <translation>To be, or not to be</translation>
    </message>
    <message>
      <source>Bits: 10111 and 10011</source>
      <translation>Биты: 10111 и 10011</translation>
    </message>
    <message>
      <source>Seven rows, four sets</source>
      <translation>Семь строк, четыре множества</translation>
    </message>
    <message>
      <source>Seven rows, four sets, with one bit more</source>
      <translation>Семь строк, четыре множества, на бит больше</translation>
    </message>
    <message>
      <source>Seven rows, one permutation</source>
      <translation>Семь строк, одна перестановка</translation>
    </message>
    <message>
      <source>Seven rows, three permutations</source>
      <translation>Семь строк, три перестановки</translation>
    </message>
    <message>
      <source>Seven rows, three other permutations</source>
      <translation>Семь строк, три другие перестановки</translation>
    </message>
    <message>
      <source>Seven rows, one to try</source>
      <translation>Семь строк, одна для пробы</translation>
    </message>
    <message>
      <source>Seven rows, four permutations</source>
      <translation>Семь строк, четыре перестановки</translation>
    </message>
    <message>
      <source>Five rows, one permutation</source>
      <translation>Пять строк, одна перестановка</translation>
    </message>
    <message>
      <source>Five rows, one pass: x + 1 and 3x + 1</source>
      <translation>Пять строк, один проход: x + 1 и 3x + 1</translation>
    </message>
    <message>
      <source>Two sets, one pass: x and 2x + 1</source>
      <translation>Два множества, один проход: x и 2x + 1</translation>
    </message>
    <message>
      <source>Two sets, places counted from 1</source>
      <translation>Два множества, места с 1</translation>
    </message>
    <message>
      <source>Blocks of rows, with ∞</source>
      <translation>Блоки строк, с ∞</translation>
    </message>
    <message>
      <source>Twelve minhashes in bands</source>
      <translation>Двенадцать минхешей в полосах</translation>
    </message>
    <message>
      <source>100 values: 20 bands of 5 rows</source>
      <translation>100 значений: 20 полос по 5 строк</translation>
    </message>
    <message>
      <source>50 values: 10 bands of 5 rows</source>
      <translation>50 значений: 10 полос по 5 строк</translation>
    </message>
    <message>
      <source>75 values: 15 bands of 5 rows</source>
      <translation>75 значений: 15 полос по 5 строк</translation>
    </message>
    <message>
      <source>One band of one row</source>
      <translation>Одна полоса из одной строки</translation>
    </message>
    <message>
      <source>Row %1, “%2”:</source>
      <translation>Строка %1, «%2»:</translation>
    </message>
    <message>
      <source>in none. Nothing changes.</source>
      <translation>нет нигде. Ничего не меняется.</translation>
    </message>
    <message>
      <source>No value is smaller than what is kept: nothing changes.</source>
      <translation>Ни одно значение не меньше прежнего: ничего не меняется.</translation>
    </message>
    <message>
      <source>Band %1:</source>
      <translation>Полоса %1:</translation>
    </message>
    <message>
      <source>no two have the same values in all its rows. Each has a bucket of its own.</source>
      <translation>нет двух с одинаковыми значениями во всех строках. У каждого своя корзина.</translation>
    </message>
    <message>
      <source>%1 and %2</source>
      <translation>%1 и %2</translation>
    </message>
    <message>
      <source>block %1</source>
      <translation>блок %1</translation>
    </message>
    <message>
      <source>in %1.</source>
      <translation>есть в %1.</translation>
    </message>
    <message>
      <source>Smaller values also from: %1.</source>
      <translation>Меньшие значения также от: %1.</translation>
    </message>
    <message>
      <source>rows %1 to %2</source>
      <translation>строки %1–%2</translation>
    </message>
    <message>
      <source>{name} is not there</source>
      <translation>{name} нет на месте</translation>
    </message>
    <message>
      <source>{name} cannot be opened</source>
      <translation>Не удаётся открыть {name}</translation>
    </message>
    <message>
      <source>{name} cannot be saved</source>
      <translation>{name} не удаётся сохранить</translation>
    </message>
    <message>
      <source>{name} is there already</source>
      <translation>{name} уже существует</translation>
    </message>
    <message>
      <source>{name} is a folder</source>
      <translation>{name} — это папка</translation>
    </message>
    <message>
      <source>{name} is not a kind of file that can be read</source>
      <translation>Файлы такого вида, как {name}, не читаются</translation>
    </message>
    <message>
      <source>{name} holds no text</source>
      <translation>В файле {name} нет текста</translation>
    </message>
    <message>
      <source>{name} holds pictures of pages, not text</source>
      <translation>В файле {name} картинки страниц, а не текст</translation>
    </message>
    <message>
      <source>The letters in {name} cannot be read reliably</source>
      <translation>Буквы в файле {name} читаются ненадёжно</translation>
    </message>
    <message>
      <source>{name} is too short to compare</source>
      <translation>{name} слишком короток для сравнения</translation>
    </message>
    <message>
      <source>{name} is too large</source>
      <translation>{name} слишком велик</translation>
    </message>
    <message>
      <source>{name} holds too much text</source>
      <translation>В {name} слишком много текста</translation>
    </message>
    <message>
      <source>{name} is {kind}</source>
      <translation>{name} — {kind}</translation>
    </message>
    <message>
      <source>{name} is protected by a password</source>
      <translation>{name} защищён паролем</translation>
    </message>
    <message>
      <source>{name} is damaged</source>
      <translation>{name} повреждён</translation>
    </message>
    <message>
      <source>{name} was not opened</source>
      <translation>{name} не был открыт</translation>
    </message>
    <message>
      <source>Reading {name} was stopped</source>
      <translation>Чтение {name} остановлено</translation>
    </message>
    <message>
      <source>Reading {name} failed</source>
      <translation>Не удалось прочитать {name}</translation>
    </message>
    <message>
      <source>There is no library at {name}</source>
      <translation>Библиотеки {name} нет</translation>
    </message>
    <message>
      <source>{name} is not a plagcheck library</source>
      <translation>{name} — не библиотека plagcheck</translation>
    </message>
    <message>
      <source>{name} was made by a newer version of plagcheck</source>
      <translation>{name} создан более новой версией plagcheck</translation>
    </message>
    <message>
      <source>The library {name} is damaged</source>
      <translation>Библиотека {name} повреждена</translation>
    </message>
    <message>
      <source>Nothing of the library {name} can be saved</source>
      <translation>Из библиотеки {name} ничего нельзя спасти</translation>
    </message>
    <message>
      <source>The library {name} has another name, which would keep the old file</source>
      <translation>У библиотеки {name} есть ещё одно имя, под которым остался бы старый файл</translation>
    </message>
    <message>
      <source>The library {name} cannot be written to</source>
      <translation>В библиотеку {name} нельзя записать</translation>
    </message>
    <message>
      <source>The library {name} is in use by another program</source>
      <translation>Библиотека {name} занята другой программой</translation>
    </message>
    <message>
      <source>There is no space left for {name}</source>
      <translation>Для {name} не осталось места</translation>
    </message>
    <message>
      <source>The library {name} cannot be opened</source>
      <translation>Не удаётся открыть библиотеку {name}</translation>
    </message>
    <message>
      <source>Document {name} is not in the library</source>
      <translation>Документа {name} нет в библиотеке</translation>
    </message>
    <message>
      <source>“{name}” holds no work of students</source>
      <translation>«{name}» не для работ учащихся</translation>
    </message>
    <message>
      <source>There is no history at {name} yet</source>
      <translation>Истории {name} пока нет</translation>
    </message>
    <message>
      <source>{name} is not a history of plagcheck</source>
      <translation>{name} — не история plagcheck</translation>
    </message>
    <message>
      <source>The history {name} was written by a newer version of plagcheck</source>
      <translation>История {name} записана более новой версией plagcheck</translation>
    </message>
    <message>
      <source>The history {name} is damaged</source>
      <translation>История {name} повреждена</translation>
    </message>
    <message>
      <source>The history {name} cannot be written to</source>
      <translation>В историю {name} нельзя записать</translation>
    </message>
    <message>
      <source>The history {name} is in use by another program</source>
      <translation>История {name} занята другой программой</translation>
    </message>
    <message>
      <source>The history {name} cannot be opened</source>
      <translation>Не удаётся открыть историю {name}</translation>
    </message>
    <message>
      <source>The history has no check {name}</source>
      <translation>В истории нет проверки {name}</translation>
    </message>
    <message>
      <source>The check of {name} was made before results were kept</source>
      <translation>Проверка {name} сделана до того, как результаты стали храниться</translation>
    </message>
    <message>
      <source>There is no LSH index at {name}</source>
      <translation>В {name} нет индекса LSH</translation>
    </message>
    <message>
      <source>{name} is not an LSH index of plagcheck</source>
      <translation>{name} — не индекс LSH программы plagcheck</translation>
    </message>
    <message>
      <source>The LSH index {name} was made by a newer version of plagcheck</source>
      <translation>Индекс LSH {name} создан более новой версией plagcheck</translation>
    </message>
    <message>
      <source>The LSH index {name} is damaged</source>
      <translation>Индекс LSH {name} повреждён</translation>
    </message>
    <message>
      <source>The LSH index {name} cannot be written to</source>
      <translation>В индекс LSH {name} нельзя записать</translation>
    </message>
    <message>
      <source>The LSH index {name} is in use by another program</source>
      <translation>Индекс LSH {name} занят другой программой</translation>
    </message>
    <message>
      <source>The LSH index {name} cannot be opened</source>
      <translation>Не удаётся открыть индекс LSH {name}</translation>
    </message>
    <message>
      <source>Choose another place, or close the program that has it open.</source>
      <translation>Выберите другое место или закройте программу, в которой файл открыт.</translation>
    </message>
    <message>
      <source>Choose another name.</source>
      <translation>Выберите другое имя.</translation>
    </message>
    <message>
      <source>These can be read: {formats}.</source>
      <translation>Читаются: {formats}.</translation>
    </message>
    <message>
      <source>Nothing could be compared. Ask for the file it was made from.</source>
      <translation>Сравнить ничего не удалось. Попросите файл, из которого он сделан.</translation>
    </message>
    <message>
      <source>It has {words} of at least {needed} words.</source>
      <translation>Слов: {words}; нужно не меньше: {needed}.</translation>
    </message>
    <message>
      <source>It has {size} MB; up to {limit} MB are read. Split it into parts.</source>
      <translation>Размер {size} МБ; читается до {limit} МБ. Разделите его на части.</translation>
    </message>
    <message>
      <source>It has {size} MB of text; up to {limit} MB are read. Split it into parts.</source>
      <translation>В файле {size} МБ текста; читается до {limit} МБ. Разделите его на части.</translation>
    </message>
    <message>
      <source>Open it in the program it was made with and save it as {advice}.</source>
      <translation>Откройте его в программе, где он создан, и сохраните как {advice}.</translation>
    </message>
    <message>
      <source>Save a copy without the password and try again.</source>
      <translation>Сохраните копию без пароля и повторите.</translation>
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
      <source>The file may be damaged. Save it anew from its program, then try again.</source>
      <translation>Возможно, файл повреждён. Сохраните его заново из его программы и повторите.</translation>
    </message>
    <message>
      <source>Nothing in it was changed. Choose a library file, or a new name.</source>
      <translation>В файле ничего не изменено. Выберите файл библиотеки или новое имя.</translation>
    </message>
    <message>
      <source>Update the program to open it. Nothing in it was changed.</source>
      <translation>Сначала обновите программу. В файле ничего не изменено.</translation>
    </message>
    <message>
      <source>It was left as it is. Use a copy of it, or add the documents to a new library.</source>
      <translation>Она оставлена как есть. Возьмите её копию или добавьте документы в новую библиотеку.</translation>
    </message>
    <message>
      <source>Remove the other name (a hard link), then try again.</source>
      <translation>Удалите другое имя (жёсткую ссылку), затем повторите попытку.</translation>
    </message>
    <message>
      <source>Check the permissions of the file and its folder.</source>
      <translation>Проверьте права на файл и папку.</translation>
    </message>
    <message>
      <source>Close the other program, or wait until it has finished, then try again.</source>
      <translation>Закройте другую программу или дождитесь её завершения и повторите.</translation>
    </message>
    <message>
      <source>Everything added before is safe. Free some space, then go on.</source>
      <translation>Всё добавленное раньше сохранено. Освободите место и продолжайте.</translation>
    </message>
    <message>
      <source>Keep the papers in another collection.</source>
      <translation>Сохраните работы в другой коллекции.</translation>
    </message>
    <message>
      <source>Everything saved before is safe. Free some space, then go on.</source>
      <translation>Всё сохранённое ранее в безопасности. Освободите место и продолжайте.</translation>
    </message>
    <message>
      <source>Check the file again.</source>
      <translation>Проверьте файл снова.</translation>
    </message>
    <message>
      <source>Check its name.</source>
      <translation>Проверьте имя.</translation>
    </message>
    <message>
      <source>Nothing in it was changed. Choose another name.</source>
      <translation>В нём ничего не изменено. Выберите другое имя.</translation>
    </message>
    <message>
      <source>Make it anew from the texts.</source>
      <translation>Создайте его заново из текстов.</translation>
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
      <source>it is a link that leads out of the folder</source>
      <translation>это ссылка, ведущая за пределы папки</translation>
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
      <source>it holds more than {value} parts</source>
      <translation>в нём больше {value} частей</translation>
    </message>
    <message>
      <source>it holds more than {value} elements</source>
      <translation>в нём больше {value} элементов</translation>
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
      <source>its part {value} is missing</source>
      <translation>нет его части {value}</translation>
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
      <source>page {value} cannot be shown</source>
      <translation>страницу {value} не показать</translation>
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
      <source>its contents make no sense ({value})</source>
      <translation>его содержимое бессмысленно ({value})</translation>
    </message>
    <message>
      <source>it is not a saved class</source>
      <translation>это не сохранённый класс</translation>
    </message>
    <message>
      <source>it was saved by a newer version of plagcheck</source>
      <translation>файл сохранён более новой версией plagcheck</translation>
    </message>
    <message>
      <source>what is stored makes no sense</source>
      <translation>сохранённые данные не имеют смысла</translation>
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
      <source>permission is denied</source>
      <translation>доступ запрещён</translation>
    </message>
    <message>
      <source>there is no space left</source>
      <translation>не осталось места</translation>
    </message>
    <message>
      <source>the disk cannot be written to</source>
      <translation>на диск нельзя записывать</translation>
    </message>
    <message>
      <source>its name is too long</source>
      <translation>имя слишком длинное</translation>
    </message>
    <message>
      <source>it is a folder</source>
      <translation>это папка</translation>
    </message>
    <message>
      <source>another file is at its place</source>
      <translation>на его месте другой файл</translation>
    </message>
    <message>
      <source>a link or a device is at its place</source>
      <translation>на его месте ссылка или устройство</translation>
    </message>
    <message>
      <source>its folder is not there</source>
      <translation>папки нет на месте</translation>
    </message>
    <message>
      <source>another program has it open</source>
      <translation>файл открыт в другой программе</translation>
    </message>
    <message>
      <source>it is in use here</source>
      <translation>файл здесь используется</translation>
    </message>
    <message>
      <source>the disk or the network failed</source>
      <translation>сбой диска или сети</translation>
    </message>
    <message>
      <source>error {value}</source>
      <translation>ошибка {value}</translation>
    </message>
    <message>
      <source>it is the library itself</source>
      <translation>это сама библиотека</translation>
    </message>
    <message>
      <source>its document numbers are used up</source>
      <translation>номера документов закончились</translation>
    </message>
    <message>
      <source>its format is none there ever was</source>
      <translation>такого формата никогда не было</translation>
    </message>
    <message>
      <source>it was indexed by another version</source>
      <translation>индекс создан другой версией</translation>
    </message>
    <message>
      <source>the description of its tables was changed</source>
      <translation>описание таблиц было изменено</translation>
    </message>
    <message>
      <source>its pages do not fit together</source>
      <translation>страницы файла не согласуются</translation>
    </message>
    <message>
      <source>its pages do not fit together ({value})</source>
      <translation>страницы файла не согласуются ({value})</translation>
    </message>
    <message>
      <source>its records contradict each other</source>
      <translation>записи противоречат друг другу</translation>
    </message>
    <message>
      <source>a record in it cannot be read</source>
      <translation>одну из записей нельзя прочитать</translation>
    </message>
    <message>
      <source>a record of it was changed from outside</source>
      <translation>запись об этом изменена извне</translation>
    </message>
    <message>
      <source>a record has lost its document</source>
      <translation>запись потеряла свой документ</translation>
    </message>
    <message>
      <source>its record of “{value}” cannot be read</source>
      <translation>запись «{value}» нельзя прочитать</translation>
    </message>
    <message>
      <source>its record of “{value}” was changed from outside</source>
      <translation>запись «{value}» изменена извне</translation>
    </message>
    <message>
      <source>its record of “{value}” is missing</source>
      <translation>запись «{value}» отсутствует</translation>
    </message>
    <message>
      <source>what “{value}” holds was changed from outside</source>
      <translation>содержание «{value}» изменено извне</translation>
    </message>
    <message>
      <source>it has {value} documents, but another number is on record</source>
      <translation>документов: {value}, а в записях другое число</translation>
    </message>
    <message>
      <source>it has {value} origins, but another number is on record</source>
      <translation>сведений о файлах: {value}, а в записях другое число</translation>
    </message>
    <message>
      <source>the record of numbers given to documents was changed from outside</source>
      <translation>список выданных номеров изменён извне</translation>
    </message>
    <message>
      <source>the text is damaged</source>
      <translation>текст повреждён</translation>
    </message>
    <message>
      <source>the signature is damaged</source>
      <translation>отпечаток повреждён</translation>
    </message>
    <message>
      <source>part of the index is damaged</source>
      <translation>часть индекса повреждена</translation>
    </message>
    <message>
      <source>the index does not fit the texts in {value} places</source>
      <translation>индекс не соответствует текстам, мест: {value}</translation>
    </message>
    <message>
      <source>a check in it cannot be read</source>
      <translation>одну из проверок нельзя прочитать</translation>
    </message>
  </context>
</TS>
