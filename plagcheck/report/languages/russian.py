"""The words of a report in Russian; three forms go with a number, as with 1, 2 and 5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plagcheck.report.languages.catalogue import Catalogue, Forms, dotted, one_few_many


def _same_after_one(one: str, more: str) -> Forms:
    """After “in” all numbers but those that end in one go alike."""
    return one, more, more


TEXTS: Final[Mapping[str, Forms]] = {
    # the head
    "for teacher": "Отчёт со всеми источниками",
    "for student": "Экземпляр для учащегося",
    "title": "Фрагменты, общие с другими текстами",
    "file title": "{name}: фрагменты, общие с другими текстами",
    "made": "Составлен {date}",
    "program": "plagcheck {version}, локально, без сети",
    # the number
    "of this paper": "этой работы, {words},",
    "of all words": _same_after_one("{matched} из {n} слова", "{matched} из {n} слов"),
    "also in": "есть также в {sources}",
    "reworded from": "пересказ того, что стоит в {sources}",
    "in sources": _same_after_one("{n} источнике", "{n} источниках"),
    "and reworded": "и {share} пересказано",
    "more sources": ("ещё {n} источник", "ещё {n} источника", "ещё {n} источников"),
    "only these words": "ещё {n} только с этими словами",
    "in passages": (" ({n} фрагмент).", " ({n} фрагмента).", " ({n} фрагментов)."),
    "no match": _same_after_one(
        "Нет общих фрагментов от {n} слова",
        "Нет общих фрагментов от {n} слов",
    ),
    "in documents": _same_after_one("в {n} документе.", "в {n} документах."),
    "no passage": "Нет общих фрагментов",
    "alike": (
        "{n} документ похож в целом (Жаккар {score}).",
        "{n} документа похожи в целом (Жаккар до {score}).",
        "{n} документов похожи в целом (Жаккар до {score}).",
    ),
    "kinds off": "Скрыто и не учтено: {kinds}.",
    "nothing left": "Ничего, что учитывается, не осталось.",
    "nothing counts": "Ничего, что учитывается; скрытых видов может быть больше.",
    "unsearched": (
        "Не завершено: исключённое может встречаться и в других источниках, поиск которых не "
        "доведён до конца."
    ),
    "definition": (
        "Число — это доля сравнённых слов работы, которые есть хотя бы в одном источнике, дословно "
        "или с мелкими правками. Каждое слово учтено один раз."
    ),
    "no verdict": (
        "Число показывает, сколько слов общие. Оно не говорит, почему они общие: об этом судит "
        "тот, кто читает фрагменты ниже."
    ),
    "reworded": (
        "Ещё {n} слово ({share}) стоит в пересказанных или кратко изложенных фрагментах. Оно "
        "показано ниже, но в число не входит.",
        "Ещё {n} слова ({share}) стоят в пересказанных или кратко изложенных фрагментах. Они "
        "показаны ниже, но в число не входят.",
        "Ещё {n} слов ({share}) стоят в пересказанных или кратко изложенных фрагментах. Они "
        "показаны ниже, но в число не входят.",
    ),
    "reworded sources": (
        "Ещё {n} источник содержит только пересказанные или кратко изложенные фрагменты.",
        "Ещё {n} источника содержат только пересказанные или кратко изложенные фрагменты.",
        "Ещё {n} источников содержат только пересказанные или кратко изложенные фрагменты.",
    ),
    "before leaving out": (
        "Часть текста исключена из числа, список ниже. Вместе с ней число было бы {share}."
    ),
    # the paper
    "paper": "Работа",
    "file": "Файл",
    "size": ("{n} слово", "{n} слова", "{n} слов"),
    "pages": ("{n} страница", "{n} страницы", "{n} страниц"),
    "page": "стр.\xa0{pages}",
    "pages listed": "стр.\xa0{pages}",
    "student": "Сдал(а)",
    "coverage": "Сравнено",
    "all compared": "весь текст файла",
    "without text": "{pages}: без текста, не сравнивались",
    "unreadable": "{pages}: буквы не читаются, не сравнивались",
    "skipped": "не прочитано: {part}",
    "flags": "Посмотреть",
    "no flags": "Ничего необычного в файле не замечено.",
    "on pages": "См. {pages}.",
    "trick": "Учтено без этого изменения: {seen}; в том виде, как записано: {stored}.",
    "trick all counted": "Оба значения без исключений.",
    "for example": ", например «{word}»",
    "hidden some way": "не видно",
    "status": "Статус",
    "note": "Заметка",
    "remarks": "О файле",
    # sources
    "sources": "Источники, по числу найденных слов",
    "no sources": "Источников для списка нет.",
    "number": "№",
    "document": "Документ",
    "collection": "Коллекция",
    "words": "Слов",
    "of paper": "Доля работы",
    "of source": "Доля источника",
    "jaccard": "Жаккар",
    "longest run": "Подряд",
    "reworded words": "Пересказ",
    "passages in": "Фрагментов",
    "jaccard meaning": (
        "Доля работы и доля источника: какая часть слов каждой стороны есть у обеих. Жаккар: общие "
        "цепочки из {size} слов, делённые на все такие цепочки обоих текстов. Подряд: сколько "
        "одинаковых слов, самое большее, идут друг за другом."
    ),
    "same text": "тот же текст: {names}",
    "among": "{names}: почти нет общих слов сверх тех, что в источнике {number}",
    "more": "ещё {n}",
    "still counts": "тот же текст по-прежнему учитывается в {names}",
    "counted with": "не отдельный источник: учтено в источнике {number}",
    "and more": (" и ещё {n}", " и ещё {n}", " и ещё {n}"),
    "not counted source": "слабые совпадения, не учтены",
    "more like these": _same_after_one(
        "Ещё в {n} документе есть только тот же текст, что и в перечисленных.",
        "Ещё в {n} документах есть только тот же текст, что и в перечисленных.",
    ),
    # похожие документы библиотеки
    "groups": ("{n} группа", "{n} группы", "{n} групп"),
    "similar heading": "Документы ({documents}): {groups}, {members}",
    "similar none": "Документы ({documents}): нет двух похожих от {score}",
    "similar met": (
        "{n} пара встретилась в полосе и сравнена целиком. Похожи от {score}: {alike}.",
        "{n} пары встретились в полосе, каждая сравнена целиком. Похожи от {score}: {alike}.",
        "{n} пар встретились в полосе, каждая сравнена целиком. Похожи от {score}: {alike}.",
    ),
    "similar chance": (
        "Из 100 пар со сходством {score} найдено будет {found}, пропущено {missed}; из более "
        "похожих – меньше."
    ),
    "similar sure": "Из пар со сходством {score} пропущено будет меньше одной на 100.",
    "similar below": (
        "Менее похожие пары не показаны, и больше из них остаётся незамеченными: из 100 со "
        "сходством {score} пропущено будет {missed}."
    ),
    "first document": "первый документ",
    "second document": "второй документ",
    "runs in both": "цепочек слов в обоих",
    "runs in first": "только в первом",
    "runs in second": "только во втором",
    "id": "номер",
    "withheld": "другая работа",
    "withheld collection": "работы учащихся",
    "unsorted collection": "не указано",
    "other collections": "другие коллекции",
    "name withheld": "Другая работа {letter} (имя скрыто)",
    "file withheld": "другой файл (имя скрыто)",
    "allowed pairs": "Разрешённая совместная работа, не учтена",
    # where names are hidden
    "somebody": "Учащийся",
    "file of somebody": "{name}, файл {number}",
    "without paper": "Учащийся без работы",
    "past work": "Прежняя работа {number}",
    "file unread": "Файл не удалось прочитать ({code}).",
    "nothing to show": "–",
    # passages
    "passages": "Фрагменты, рядом",
    "legend": (
        "Фон: одинаковые слова с обеих сторон. Сплошная линия: дословно; пунктир: мелкие правки; "
        "штрих и точка: пересказ; штрих и две точки: краткое изложение; точки: слабое или "
        "исключённое, не учтено. "
    ),
    "legend bold": "Жирно без фона",
    "legend end": (
        ": слова, которые различаются в скопированном тексте. В пересказах и кратких изложениях "
        "такие слова не выделены."
    ),
    "legend in text": (
        "Каждый фрагмент дан сначала из работы, затем из источника. Слова, которые различаются в "
        "скопированном тексте, стоят в квадратных скобках. В пересказах и кратких изложениях такие "
        "слова не выделены."
    ),
    "paper goes on": "Работа, продолжение",
    "source goes on": "Источник {number}, продолжение",
    "weak passages": "Слабые совпадения, не учтены",
    "weak": "Слабое",
    "weak meaning": "Слабый пересказ и слабые обобщения. В число они не входят.",
    "same words": ("{n} слово", "{n} слова", "{n} слов"),
    "same of": _same_after_one(
        "совпадает {same} из {n} слова",
        "совпадает {same} из {n} слов",
    ),
    "paper at": "Работа, {place}",
    "source at": "Источник {number}, {place}",
    "from word": "со слова {word}",
    "source withheld": "Другая работа: её текста в этом экземпляре нет.",
    "gap": " […] ",
    # left out
    "left out": "Исключено из числа",
    "nothing left out": "Ничего не исключено.",
    "what": "Что",
    "why": "Почему",
    "when": "Когда",
    "before after": "Число до → после",
    "out in class": "исключено в этом классе",
    "left out words": "Слов",
    "in source": "в источнике {number}",
    "places": ("{n} место", "{n} места", "{n} мест"),
    "nothing found": "ничего не найдено",
    # how it was made
    "settings": "Как составлен этот отчёт",
    "shortest": "Кратчайшее совпадение",
    "shortest value": (
        "{n} слово, подряд или с мелкими правками",
        "{n} слова, подряд или с мелкими правками",
        "{n} слов, подряд или с мелкими правками",
    ),
    "edited": "Мелкие правки и пересказ",
    "looked for": "искались",
    "not looked for": "не искались",
    "accents": "Надстрочные знаки",
    "accents told": "é и e — разные буквы",
    "accents same": "é и e — одна буква",
    "certain": "Наверняка",
    "certain value": _same_after_one(
        "Находится каждая общая цепочка от {n} слова.",
        "Находится каждая общая цепочка от {n} слов.",
    ),
    "library": "Библиотека",
    "documents": ("{n} документ", "{n} документа", "{n} документов"),
    "library version": "Состояние библиотеки",
    "searched": "Просмотрено",
    "index": "Индекс",
    "index value": "цепочки из {size} слов, полосы: {bands} по {rows}, версия {version}",
    "no index value": "цепочки из {size} слов, без индекса",
    "counted by": "Подсчитано",
    "counted then": "подсчитано plagcheck {version}, пока не изменится, что исключено",
    "program name": "Программа",
    "date": "Дата",
    "rules": "Исключено по правилу",
    # what a report can be
    "form html": "HTML, один файл, открывается без сети",
    "form pdf": "PDF",
    "form text": "Простой текст, для экранного диктора и почты",
    "form csv": "Таблица источников (CSV)",
    "form xlsx": "Таблица источников (Excel)",
    "form json": "Всё для других программ (JSON)",
    # files
    "hashes": "Файлы",
    "hashes meaning": (
        "SHA-256 файла работы и текста каждого источника в том виде, как он хранится в библиотеке. "
        "С теми же файлами проверку можно повторить."
    ),
    "paper hash": "Работа",
    "no hash": "неизвестно",
    # the foot
    "page of": "стр. {page} из {pages}",
    "foot withheld": "Имён и текстов других учащихся в этом экземпляре нет.",
    "foot names": "Имена других учащихся скрыты.",
    "foot": "Кратчайшее совпадение, слов: {shortest}. Документов в библиотеке: {documents}.",
    # tables
    "paper table": "Работа",
    "source table": "Источники",
    "class papers": "Работы",
    "class pairs": "Пары",
    "paper number": "Работа",
    "student name": "Учащийся",
    "files": "Файлы",
    "similarity": "Общее",
    "matched": "Слов в источниках",
    "left out count": "Исключено классом, слов",
    "late": "Поздно",
    "yes": "да",
    "no": "нет",
    "flag count": "Пометки",
    "source count": "Источники библиотеки",
    "pair count": "Пары",
    "student a": "Учащийся A",
    "student b": "Учащийся B",
    "of a": "Доля A",
    "of b": "Доля B",
    "reworded in a": "Пересказ в A",
    "reworded in b": "Пересказ в B",
    "rare": "Мало где ещё",
    "value": "Значение",
    "what is": "Что",
    "sha256": "SHA-256",
}

KINDS: Final[Mapping[str, str]] = {
    "word for word": "Дословно",
    "small edits": "Мелкие правки",
    "reworded": "Пересказ",
    "summary": "Краткое изложение",
}
REASONS: Final[Mapping[str, str]] = {
    "quotation": "Цитата",
    "bibliography": "Литература",
    "citation": "Ссылка в тексте",
    "small match": "Малое совпадение",
    "small source": "Малый источник",
    "phrase": "Фраза из списка",
    "template": "Лист с заданием",
    "section": "Раздел",
    "handout": "Лист с заданием",
    "cited": "Есть ссылка",
    "allowed collaboration": "Разрешённая совместная работа",
    "common wording": "Обычная формулировка",
    "own earlier work": "Своя прежняя работа",
    "other": "Другая причина",
}
STATUSES: Final[Mapping[str, str]] = {
    "not reviewed": "Не просмотрено",
    "no concern": "Без замечаний",
    "to discuss": "Обсудить",
    "confirmed": "Подтверждено",
}
_LOOK_ALIKES: Final = (
    "стоят буквы другого алфавита{example}. При сравнении они читались как те, на которые похожи."
)
_INVISIBLE: Final = "есть знаки, которых никто не видит{example}. При сравнении они пропущены."
_SPACED: Final = "между буквами стоят пробелы{example}. При сравнении они пропущены."
_APART: Final = "Читатель этого не видит, и текстом работы это не считается."
_UNLIKE: Final = "сохранены не те буквы, которые видны."
FLAGS: Final[Mapping[str, Forms]] = {
    "look-alikes": _same_after_one(
        f"В {{n}} слове {_LOOK_ALIKES}",
        f"В {{n}} словах {_LOOK_ALIKES}",
    ),
    "invisible-characters": _same_after_one(
        f"В {{n}} слове {_INVISIBLE}",
        f"В {{n}} словах {_INVISIBLE}",
    ),
    "letter-spacing": _same_after_one(
        f"В {{n}} слове {_SPACED}",
        f"В {{n}} словах {_SPACED}",
    ),
    "hidden-text": (
        f"Скрыто {{n}} слово: {{way}}. {_APART}",
        f"Скрыто {{n}} слова: {{way}}. {_APART}",
        f"Скрыто {{n}} слов: {{way}}. {_APART}",
    ),
    "hidden-quotes": (
        "Скрыта {n} кавычка. За кавычку она не принята.",
        "Скрыто {n} кавычки. За кавычки они не приняты.",
        "Скрыто {n} кавычек. За кавычки они не приняты.",
    ),
    "picture-pages": (
        "{n} страница — только картинка. Сравнивать там нечего.",
        "{n} страницы — только картинки. Сравнивать там нечего.",
        "{n} страниц — только картинки. Сравнивать там нечего.",
    ),
    "unlike-visible": _same_after_one(
        f"На {{n}} странице {_UNLIKE} При сравнении они прочитаны иначе.",
        f"На {{n}} страницах {_UNLIKE} При сравнении они прочитаны иначе.",
    ),
    "unlike-visible unread": _same_after_one(
        f"На {{n}} странице {_UNLIKE} Сравнить, что там стоит, не удалось.",
        f"На {{n}} страницах {_UNLIKE} Сравнить, что там стоит, не удалось.",
    ),
    "macros": "В файле есть макросы (небольшие программы). Они не запускались.",
}
WAYS: Final[Mapping[str, str]] = {
    "vanished": "оформлено как скрытое",
    "white": "белое, как страница",
    "tiny": "мельче 2 пунктов",
    "without-ink": "напечатано без краски",
    "off-page": "за краем страницы",
    "covered": "закрыто картинкой или фигурой",
}
PARTS: Final[Mapping[str, str]] = {
    "comments": "комментарии",
    "embedded-files": "встроенные файлы",
    "embedded-objects": "встроенные объекты",
    "charts": "диаграммы",
    "embedded-document": "встроенный документ",
    "attached-files": "вложенные файлы",
    "line-numbers": "номера строк",
}
RUSSIAN: Final = Catalogue(
    "ru", TEXTS, KINDS, REASONS, STATUSES, one_few_many, dotted, "\xa0", ",", FLAGS, WAYS, PARTS
)
