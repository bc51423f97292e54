"""Words that head reference lists in many languages, and what comes after them."""

from __future__ import annotations

from typing import Final

LISTS: Final = """
references|reference list|list of references|references and notes|references cited
literature cited|works cited|work cited|works consulted|bibliography|annotated bibliography
selected bibliography|select bibliography|sources|source list|list of sources|sources cited
literature|cited literature|bibliography and references|references and bibliography
primary sources|secondary sources|literatur|literaturverzeichnis|literaturliste|literaturangaben
literaturnachweis|quellen|quellenverzeichnis|quellenangaben|quellen- und literaturverzeichnis
literatur- und quellenverzeichnis|literatur und quellen|quellen und literatur|bibliographie
bibliografie|referenzen|internetquellen|verwendete literatur|primärliteratur|sekundärliteratur
quellennachweis|verzeichnis der literatur|références|références bibliographiques
liste des références|liste de références|sources et bibliographie|ouvrages cités
ouvrages consultés|bibliographie sélective|webographie|sitographie|médiagraphie|bibliografía
referencias|referencias bibliográficas|obras citadas|fuentes|literatura citada
lista de referencias|fuentes consultadas|trabajos citados|bibliografia|riferimenti bibliografici
riferimenti|opere citate|bibliografia e sitografia|sitografia|fonti|referências
referências bibliográficas|obras consultadas|bibliografia consultada|referințe
referințe bibliografice|bibliografie selectivă|referències|referències bibliogràfiques
список литературы|литература|список использованной литературы|список использованных источников
библиографический список|библиография|источники|использованная литература|ссылки
источники и литература|список источников|список источников и литературы
список использованных источников и литературы|список цитируемой литературы
примечания и литература|список літератури|література|список використаних джерел
список використаної літератури|джерела|бібліографія|літаратура|спіс літаратуры
спіс выкарыстаных крыніц|библиографска справка|използвана литература|цитирана литература
използвани източници|литература и извори|литература и источники|извори|библиографија
списак литературе|попис литературе|коришћена литература|извори и литература|референце
списак референци|literatura|popis literature|bibliografija|izvori|korišćena literatura
korištena literatura|literatura i izvori|izvori i literatura|reference|spisak literature|viri
viri in literatura|seznam virov|literatura in viri|uporabljena literatura
popis korištene literature|bibliografia załącznikowa|spis literatury|piśmiennictwo|źródła
literatura cytowana|wykaz literatury|seznam literatury|seznam použité literatury
použitá literatura|použité zdroje|zdroje|literatura a zdroje|seznam použitých zdrojů
zoznam použitej literatúry|zoznam literatúry|použitá literatúra|literatúra|irodalom
irodalomjegyzék|felhasznált irodalom|hivatkozások|források|szakirodalom|bibliográfia|literatuur
literatuurlijst|bronnen|bronnenlijst|bronvermelding|geraadpleegde literatuur|referenties
referenser|källor|källförteckning|litteratur|litteraturförteckning|referenslista|litteraturlista
kilder|kildeliste|litteraturliste|referanser|referencer|kildehenvisninger|litteraturfortegnelse
lähteet|lähdeluettelo|kirjallisuus|viitteet|kirjallisuusluettelo|kasutatud kirjandus|viited
kirjandus|kasutatud allikad|literatūras saraksts|izmantotā literatūra|literatūra
literatūros sąrašas|naudota literatūra|šaltiniai|heimildir|heimildaskrá|kaynakça|kaynaklar
referanslar|yararlanılan kaynaklar|ədəbiyyat|istifadə edilmiş ədəbiyyat|βιβλιογραφία|αναφορές
βιβλιογραφικές αναφορές|πηγές|bibliografi|daftar pustaka|daftar rujukan|rujukan
tài liệu tham khảo|sanggunian|vlera bibliografike|literatura e përdorur|burimet|参考文献
參考文獻|引用文献|引用文獻|参考资料|參考資料|参考書目|参考书目|文献|参考文献一覧|引用・参考文献
참고문헌|참고 문헌|인용문헌|참고자료|المراجع|المصادر|قائمة المراجع|المصادر والمراجع
قائمة المصادر والمراجع|منابع|فهرست منابع|منابع و مآخذ|מקורות|ביבליוגרפיה|רשימת מקורות
רשימה ביבליוגרפית|संदर्भ|संदर्भ सूची|ग्रंथ सूची|เอกสารอ้างอิง|บรรณานุกรม
"""

AFTER_LISTS: Final = """
appendix|appendices|annex|annexes|supplement|supplementary|supporting information
acknowledgements|acknowledgments|acknowledgement|acknowledgment|about the author
about the authors|author contributions|notes|endnotes|footnotes|glossary|index|list of figures
list of tables|declaration|biography|vita|conflict of interest|conflicts of interest
competing interests|funding|data availability|curriculum vitae|anhang|anhänge|anlage|anlagen
danksagung|eidesstattliche erklärung|eigenständigkeitserklärung|selbständigkeitserklärung
selbstständigkeitserklärung|abbildungsverzeichnis|tabellenverzeichnis|erklärung|anmerkungen
annexe|remerciements|table des figures|table des matières|anexo|anexos|apéndice|agradecimientos
appendice|appendici|allegato|allegati|ringraziamenti|apêndice|agradecimentos|anexe|приложение
приложения|благодарности|примечания|оглавление|додаток|додатки|прилог|прилози|захвалница
белешка о аутору|изјава о ауторству|биографија|белешке|prilog|prilozi|zahvalnica
izjava o autorstvu|biografija|bilješke|beleške|načrt|dodatek|priloga|priloge|załącznik
załączniki|příloha|přílohy|príloha|prílohy|melléklet|mellékletek|függelék|bijlage|bijlagen
dankwoord|bilaga|bilagor|vedlegg|bilag|liite|liitteet|lisa|lisad|pielikums|pielikumi|priedas
priedai|viðauki|ek|ekler|παράρτημα|παραρτήματα|lampiran|phụ lục|附录|附錄|付録|謝辞|致谢|致謝
부록|감사의 글|الملاحق|ملحق|پیوست|נספח|נספחים|परिशिष्ट|ภาคผนวก
"""
