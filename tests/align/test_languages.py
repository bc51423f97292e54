"""Edited and copied text in other languages and scripts than English.

All of it rests on the same core: no list of stop words, no stemmer, no dictionary.
"""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from plagcheck import compare_texts
from plagcheck.index.tokens import tokenize
from plagcheck.model.document import Span
from plagcheck.model.match import Kind, Match
from tests.align.german_passages import PASSAGES, Grade, Passage

EDITED = (Kind.SMALL_EDITS, Kind.REWORDED)


def covered(spans: list[Span], part: str, text: str) -> float:
    """Share of the words of one part of a text that lie in any of the spans."""
    offset = text.index(part)
    starts = (tokenize(part).starts + offset).tolist()
    return sum(any(s.start <= place < s.end for s in spans) for place in starts) / len(starts)


def length(span: Span) -> int:
    return span.end - span.start


def strong(matches: list[Match]) -> list[Match]:
    return [match for match in matches if not match.weak]


def by_id(passage: Passage) -> str:
    return f"{passage.grade}-{passage.subject}"


# -- German, reworded by hand


def amid(passage: str, hosts: list[str]) -> str:
    middle = len(hosts) // 2
    return "\n\n".join((*hosts[:middle], passage, *hosts[middle:]))


def planted(passage: Passage) -> tuple[str, str]:
    """A reworded passage and its original, each amid passages on other subjects."""
    others = [each.original for each in PASSAGES if each is not passage]
    return amid(passage.reworded, others[:8]), amid(passage.original, others[8:16])


def without_marks(text: str) -> str:
    """A stream of small letters and blanks, as speech recognition or bad scans give."""
    return " ".join(re.findall(r"\w+", text.lower()))


LIGHT_AND_MEDIUM = [each for each in PASSAGES if each.grade is not Grade.HEAVY]
HEAVY = [each for each in PASSAGES if each.grade is Grade.HEAVY]


@pytest.mark.parametrize("passage", LIGHT_AND_MEDIUM, ids=by_id)
def test_a_german_passage_reworded_by_hand_is_found(passage: Passage) -> None:
    submission, source = planted(passage)
    (match,) = strong(compare_texts(submission, source))

    assert match.kind in EDITED
    assert covered([match.submission], passage.reworded, submission) >= 0.9
    assert covered([match.source], passage.original, source) >= 0.9
    assert length(match.submission) <= 1.2 * len(passage.reworded)
    assert length(match.source) <= 1.2 * len(passage.original)


def test_what_is_found_of_german_passages_told_anew_leads_to_the_original() -> None:
    """Little of the wording is left: a teacher gets hints for some of the eight, and true ones."""
    hints = 0
    for passage in HEAVY:
        submission, source = planted(passage)
        matches = compare_texts(submission, source)
        hints += bool(matches)
        for match in matches:
            assert covered([match.submission], passage.reworded, submission) > 0
            assert covered([match.source], passage.original, source) > 0

    assert hints >= 3


@pytest.mark.parametrize("passage", LIGHT_AND_MEDIUM, ids=by_id)
def test_a_reworded_passage_is_found_in_text_without_sentence_marks(passage: Passage) -> None:
    submission, source = map(without_marks, planted(passage))
    reworded = without_marks(passage.reworded)
    (match,) = strong(compare_texts(submission, source))

    assert match.kind in EDITED
    assert covered([match.submission], reworded, submission) >= 0.8
    assert length(match.submission) <= 1.2 * len(reworded)


def test_german_texts_on_other_subjects_share_nothing_of_note() -> None:
    originals = [each.original for each in PASSAGES]
    hosts = ["\n\n".join(originals[start : start + 6]) for start in range(0, len(originals), 6)]
    for one, other in combinations(hosts, 2):
        assert strong(compare_texts(one, other)) == []
        assert strong(compare_texts(without_marks(one), without_marks(other))) == []


# -- Russian sentences, lightly edited

RUSSIAN = (  # of the source; of the submission: a word put in, left out or exchanged, clauses moved
    (
        "Первые маяки на побережье Балтийского моря представляли собой обычные костры, которые "
        "рыбаки разводили на высоких холмах.",
        "Первые маяки на берегах Балтийского моря представляли собой простые костры, которые "
        "рыбаки разводили на холмах.",
    ),
    (
        "Позднее для огня стали строить каменные башни, а вместо дров использовали каменный уголь.",
        "Несколько позднее для огня стали возводить каменные башни, а вместо дров применяли "
        "каменный уголь.",
    ),
    (
        "Смотритель жил рядом с башней вместе с семьёй и отвечал за то, чтобы пламя не гасло ни на "
        "минуту.",
        "Смотритель вместе с семьёй жил рядом с башней и следил за тем, чтобы пламя не гасло ни на "
        "одну минуту.",
    ),
    (
        "В девятнадцатом веке французский физик Огюстен Френель изобрёл линзу, которая собирала "
        "рассеянный свет лампы в узкий и яркий луч.",
        "В девятнадцатом веке физик Огюстен Френель придумал линзу, собиравшую рассеянный свет "
        "лампы в узкий яркий луч.",
    ),
    (
        "Благодаря этому изобретению огонь маяка был виден на расстоянии более тридцати "
        "километров даже в плохую погоду.",
        "Благодаря такому изобретению даже в плохую погоду огонь маяка был виден на расстоянии "
        "свыше тридцати километров.",
    ),
    (
        "Каждый маяк получил собственный ритм вспышек, и капитаны узнавали по нему, у какого "
        "берега находится корабль.",
        "Каждому маяку дали собственный ритм вспышек. Капитаны узнавали по нему, у какого именно "
        "берега находится их корабль.",
    ),
    (
        "Сегодня большинство судов определяет своё место по спутникам, поэтому многие старые маяки "
        "погашены или превращены в музеи.",
        "Сегодня большинство кораблей определяет своё местоположение по спутникам, и поэтому "
        "многие маяки погашены либо превращены в музеи.",
    ),
    (
        "Однако моряки по-прежнему ценят надёжный береговой свет, ведь электроника может отказать "
        "в самый неподходящий момент.",
        "Однако моряки и сейчас ценят надёжный береговой свет, потому что электроника способна "
        "отказать в самый неподходящий момент.",
    ),
)

RUSSIAN_HOST = (
    "Бабушка каждую осень квасила капусту в дубовой бочке, добавляя клюкву и тмин. Мы, внуки, "
    "сидели вокруг стола и тёрли морковь, пока она рассказывала о своём детстве в Вологде.",
    "Школьный оркестр репетировал дважды в неделю после уроков. Труб не хватало, и двое "
    "новичков по очереди играли на одном инструменте, зато на весеннем концерте зал аплодировал "
    "стоя.",
    "Если полить рассаду холодной водой, корни перестают расти. Опытные садоводы оставляют лейку "
    "на солнце до вечера, а утром рыхлят землю и удаляют сорняки.",
)

RUSSIAN_SOURCE_HOST = (
    "Шахматы пришли в Европу из Индии через Персию и арабские страны. По дороге менялись и "
    "правила, и названия фигур, а ферзь долго оставался одной из слабейших.",
    "Железнодорожный мост строили четыре года. Опоры возводили зимой, прямо со льда, и весной "
    "инженеры с тревогой ждали ледохода.",
)


def russian_texts(edited: list[str]) -> tuple[str, str]:
    source = " ".join(original for original, _ in RUSSIAN)
    hosts = (RUSSIAN_HOST[0], " ".join(edited), *RUSSIAN_HOST[1:])
    return "\n\n".join(hosts), "\n\n".join((RUSSIAN_SOURCE_HOST[0], source, RUSSIAN_SOURCE_HOST[1]))


def test_russian_sentences_edited_lightly_are_one_match() -> None:
    edited = [sentence for _, sentence in RUSSIAN]
    submission, source = russian_texts(edited)
    (match,) = strong(compare_texts(submission, source))

    assert match.kind in EDITED
    for original, sentence in RUSSIAN:
        assert covered([match.submission], sentence, submission) == 1.0
        assert covered([match.source], original, source) == 1.0
    for host in RUSSIAN_HOST:
        assert covered([match.submission], host, submission) == 0.0


@pytest.mark.parametrize(("original", "sentence"), RUSSIAN, ids=range(len(RUSSIAN)))
def test_a_russian_sentence_edited_lightly_is_found_by_itself(original: str, sentence: str) -> None:
    submission, source = russian_texts([sentence])
    matches = compare_texts(submission, source)

    assert covered([match.submission for match in matches], sentence, submission) >= 0.5
    assert covered([match.source for match in matches], original, source) >= 0.5


def test_unrelated_russian_texts_share_nothing() -> None:
    submission, source = russian_texts([])

    assert compare_texts(submission, source) == []


def test_russian_endings_do_not_hide_a_passage() -> None:
    source = (
        "Старинная крепость стояла на крутом берегу реки. Высокие стены защищали горожан от "
        "неприятеля, а глубокий колодец снабжал гарнизон водой. Летописцы упоминали подземную "
        "галерею, соединявшую башню с монастырём. Археологи обнаружили кованые наконечники стрел "
        "и монеты новгородской чеканки."
    )
    submission = (
        "На крутых берегах рек стояли старинные крепости. Горожане защищались от неприятелей за "
        "высокими стенами, глубокие колодцы снабжали водой гарнизоны. Башни с монастырями "
        "соединялись подземными галереями, упоминаемыми у летописцев. Археологами обнаружены "
        "монеты новгородских чеканок и кованых наконечников стрелы."
    )
    (match,) = strong(compare_texts("\n".join((*RUSSIAN_HOST, submission)), source))

    assert match.kind is Kind.REWORDED
    assert match.source == Span(0, len(source) - 1)


# -- scripts without blanks: a word is a character

CHINESE = (
    "茶馆里坐满了下棋的老人，窗外的雨一直没有停。伙计提着铜壶来回穿梭，为每张桌子添上热水。",
    "丝绸从长安出发，经过河西走廊和沙漠中的绿洲，要走一年多才能抵达地中海沿岸。",
    "图书馆每周三下午为孩子们举办故事会，志愿者轮流朗读自己喜爱的童话。",
    "这座石桥建于宋代，桥身由三十六块花岗岩拼成，历经多次洪水仍然完好无损。",
    "医生建议他每天散步半小时，少吃盐，多喝水，并且在十一点以前入睡。",
)
JAPANESE = (
    "祖母は毎朝、庭の井戸から水をくみ、小さな祠に花を供えてから朝食の支度を始めた。",
    "江戸時代の飛脚は、東京と京都のあいだの五百キロを、交代しながら三日で走り抜けたという。",
    "新しい駅ができてから商店街はにぎやかになり、週末にはパン屋の前に長い行列ができる。",
    "火山灰の積もった土地ではサツマイモがよく育ち、農家の人々は秋になると焼酎を仕込む。",
    "図書室の窓ぎわに座ると、グラウンドで練習する野球部の声がかすかに聞こえてきた。",
)
THAI = (
    "ทุกเช้าคุณยายจะพายเรือไปตลาดน้ำเพื่อขายมะพร้าวอ่อนกับขนมครก",
    "ช่างแกะสลักใช้เวลาเกือบสองปีกว่าจะทำประตูไม้สักของวัดแห่งนี้เสร็จสมบูรณ์",
    "นักเรียนชั้นมัธยมช่วยกันปลูกต้นโกงกางเพื่อป้องกันการกัดเซาะชายฝั่ง",
    "รถไฟขบวนสุดท้ายออกจากสถานีเชียงใหม่ตอนสี่ทุ่มและถึงกรุงเทพฯ ในวันรุ่งขึ้น",
    "ฝนตกหนักติดต่อกันหลายวันทำให้ระดับน้ำในแม่น้ำสูงขึ้นอย่างรวดเร็ว",
)

PARAGRAPHS = {
    "chinese": (
        CHINESE,
        "春天的时候，村子后面的山坡开满了杜鹃花。孩子们放学以后常常跑到那里放风筝，直到太阳落山才回家。"
        "老木匠坐在门口修理椅子，他的狗趴在旁边打瞌睡。河对岸有一家造纸作坊，工人把竹子泡在石灰水里，"
        "几个月以后捣成纸浆，再用帘子捞起来晒干。这样做出来的纸又薄又结实，写字不会渗墨。",
    ),
    "japanese": (
        JAPANESE,
        "春になると、村の裏山にはツツジの花が一面に咲いた。子どもたちは学校が終わると凧を持って駆けのぼり、"
        "日が沈むまで帰らなかった。年老いた大工は戸口に腰かけて椅子を直し、犬はそのそばで居眠りをしていた。"
        "川の向こうには紙すきの工房があり、職人たちは竹を石灰水に何か月もひたしていた。",
    ),
    "thai": (
        THAI,
        "เมื่อถึงฤดูใบไม้ผลิ เนินเขาหลังหมู่บ้านจะเต็มไปด้วยดอกไม้สีแดง เด็กๆ ชอบวิ่งขึ้นไปเล่นว่าวหลังเลิกเรียน"
        "จนพระอาทิตย์ตกดินจึงกลับบ้าน ช่างไม้เฒ่านั่งซ่อมเก้าอี้อยู่หน้าประตู สุนัขของเขานอนหลับอยู่ข้างๆ",
    ),
}

# -- scripts with blanks

GREEK = (
    "Ο φάρος του νησιού χτίστηκε πριν από διακόσια χρόνια με πέτρα που έφεραν οι ναυτικοί από την "
    "απέναντι ακτή.",
    "Κάθε καλοκαίρι οι μαθητές μάζευαν ρίγανη στους λόφους και την πουλούσαν στην αγορά του "
    "χωριού.",
    "Η γέφυρα άνοιξε για τα αυτοκίνητα το φθινόπωρο, αφού πρώτα δοκιμάστηκε με βαριά φορτηγά.",
    "Στο υπόγειο του μουσείου φυλάσσονται χάρτες, επιστολές και όργανα παλιών αστρονόμων.",
    "Όποιος ξυπνά νωρίς ακούει τα αηδόνια να τραγουδούν δίπλα στο ποτάμι.",
)
ARABIC = (
    "كان جدي يصنع القوارب الخشبية في ورشة صغيرة قرب الميناء ويبيعها للصيادين كل ربيع",
    "تقع المكتبة القديمة خلف السوق وفيها مخطوطات نادرة جمعها التجار أثناء رحلاتهم الطويلة",
    "تعلم الأطفال زراعة الزيتون من معلمتهم التي ولدت في قرية جبلية بعيدة",
    "يغلق المتحف أبوابه يوم الاثنين ويستقبل الزوار مجانا في مساء الخميس",
    "هبت عاصفة رملية على المدينة فتوقفت الحافلات وبقي الناس داخل بيوتهم",
)
HEBREW = (
    "סבתא שלי אפתה בכל יום שישי לחם קלוע והריח התפשט בכל חדר המדרגות",
    "הרכבת הראשונה לירושלים יצאה מנמל יפו לפני יותר ממאה ועשרים שנה והנסיעה ארכה כמעט ארבע שעות",
    "בסוף הקיץ נודדות החסידות דרומה ועוצרות לנוח בשדות העמק",
    "המורה ביקשה מן התלמידים למדוד את צל העץ בכל שעה ולרשום את התוצאות במחברת",
    "החנות הקטנה בפינת הרחוב מוכרת כפתורים חוטים ובדים צבעוניים",
)

LANGUAGES = {
    "chinese": CHINESE,
    "japanese": JAPANESE,
    "thai": THAI,
    "greek": GREEK,
    "arabic": ARABIC,
    "hebrew": HEBREW,
}
languages = pytest.mark.parametrize("texts", LANGUAGES.values(), ids=LANGUAGES)


@languages
def test_a_copied_passage_is_found_word_for_word(texts: tuple[str, ...]) -> None:
    before, passage, after, left, right = texts
    submission, source = f"{before} {passage} {after}", f"{left} {passage} {right}"
    (match,) = compare_texts(submission, source)
    copied = passage.rstrip("。.")

    assert match.kind is Kind.WORD_FOR_WORD
    assert match.words == match.longest_run == len(tokenize(passage))
    assert submission[match.submission.start : match.submission.end] == copied
    assert source[match.source.start : match.source.end] == copied


@languages
def test_unrelated_texts_of_a_language_share_nothing(texts: tuple[str, ...]) -> None:
    before, _, after, left, right = texts

    assert compare_texts(f"{before} {after}", f"{left} {right}") == []


@pytest.mark.parametrize("texts", [CHINESE, JAPANESE, THAI], ids=["chinese", "japanese", "thai"])
def test_scripts_without_blanks_give_a_word_a_character(texts: tuple[str, ...]) -> None:
    for text in texts:
        letters = [place for place, letter in enumerate(text) if letter not in "，、。 "]
        tokens = tokenize(text)

        # One letter may be compared as two (ำ as its halves): both stand where it stands.
        assert sorted(set(tokens.starts.tolist())) == letters
        assert (tokens.ends - tokens.starts == 1).all()


@pytest.mark.parametrize(("texts", "passage"), PARAGRAPHS.values(), ids=PARAGRAPHS)
def test_a_paragraph_without_blanks_is_found_with_exact_offsets(
    texts: tuple[str, ...], passage: str
) -> None:
    before, _, after, left, right = texts
    submission, source = f"{before}\n{passage}\n{after}", f"{left}\n{passage}\n{right}"
    (match,) = compare_texts(submission, source)
    copied = passage.rstrip("。")

    assert not match.weak
    assert match.kind is Kind.WORD_FOR_WORD
    assert submission[match.submission.start : match.submission.end] == copied
    assert source[match.source.start : match.source.end] == copied


def test_a_chinese_passage_with_words_exchanged_is_one_match() -> None:
    before, passage, after, left, right = CHINESE
    edited = passage.replace("出发", "启程").replace("一年多", "很久").replace("抵达", "到达")
    submission, source = before + edited + after, left + passage + right
    matches = compare_texts(submission, source)

    assert covered([match.submission for match in matches], edited, submission) >= 0.5
    assert covered([match.submission for match in matches], before, submission) == 0.0


def test_case_and_accents_of_greek_do_not_hide_a_copy() -> None:
    shouted = GREEK[0].upper()
    (match,) = compare_texts(f"{GREEK[1]} {shouted}", f"{GREEK[0]} {GREEK[2]}")

    assert match.kind is Kind.WORD_FOR_WORD
    assert match.words == len(tokenize(GREEK[0]))


PLAIN_KEYBOARD = (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss"), ("Ä", "Ae"), ("Ü", "Ue"))


def test_german_spelt_for_a_plain_keyboard_is_still_found() -> None:
    passage = PASSAGES[0]
    plain = passage.reworded
    for letter, letters in PLAIN_KEYBOARD:
        plain = plain.replace(letter, letters)
    (match,) = strong(compare_texts(plain, planted(passage)[1]))

    assert plain != passage.reworded
    assert covered([match.submission], plain, plain) >= 0.9
