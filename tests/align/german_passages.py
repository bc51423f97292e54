"""German prose and the same reworded by hand, as students do: lightly, well, or thoroughly.

LIGHT: some words exchanged, the sentences stay. MEDIUM: half of the words exchanged, clauses moved,
sentences split and joined, active and passive turned. HEAVY: told anew, names and terms kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Grade(StrEnum):
    """How much of the wording was changed."""

    LIGHT = "light"
    MEDIUM = "medium"
    HEAVY = "heavy"


@dataclass(frozen=True, slots=True)
class Passage:
    """A text, and the text a student made of it."""

    subject: str
    grade: Grade
    original: str
    reworded: str


def _passage(subject: str, grade: Grade, original: str, reworded: str) -> Passage:
    return Passage(subject, grade, " ".join(original.split()), " ".join(reworded.split()))


PASSAGES = (
    _passage(
        "Bienen",
        Grade.LIGHT,
        """Ein Bienenvolk besteht im Sommer aus etwa vierzigtausend Arbeiterinnen, einigen hundert
        Drohnen und einer einzigen Königin. Die Arbeiterinnen durchlaufen in ihrem kurzen Leben
        mehrere Berufe: Zuerst putzen sie die Zellen, dann füttern sie die Larven, später bauen sie
        Waben und bewachen das Flugloch. Erst in den letzten drei Wochen fliegen sie aus und sammeln
        Nektar, Pollen und Wasser. Findet eine Sammlerin eine ergiebige Futterquelle, so teilt sie
        deren Richtung und Entfernung den anderen durch einen Schwänzeltanz auf der Wabe mit. Auf
        diese Weise kann das Volk innerhalb weniger Stunden eine blühende Wiese ausbeuten.""",
        """Ein Bienenvolk umfasst im Sommer ungefähr vierzigtausend Arbeiterinnen, ein paar hundert
        Drohnen und nur eine einzige Königin. Die Arbeiterinnen üben in ihrem kurzen Leben
        verschiedene Berufe aus: Am Anfang putzen sie die Zellen, danach füttern sie die Larven,
        später bauen sie Waben und bewachen das Flugloch. Erst während der letzten drei Wochen
        fliegen sie aus und holen Nektar, Pollen und Wasser. Wenn eine Sammlerin eine reiche
        Futterquelle entdeckt, teilt sie den anderen deren Richtung und Entfernung durch einen
        Schwänzeltanz auf der Wabe mit. So kann das Volk in wenigen Stunden eine blühende Wiese
        ausbeuten.""",
    ),
    _passage(
        "Buchdruck",
        Grade.LIGHT,
        """Um das Jahr 1450 entwickelte Johannes Gutenberg in Mainz ein Verfahren, bei dem einzelne
        Lettern aus Metall gegossen, zu Zeilen zusammengesetzt und nach dem Druck wieder verwendet
        werden konnten. Neu war daran vor allem das Handgießinstrument, mit dem sich Buchstaben in
        großer Zahl und gleichbleibender Größe herstellen ließen. Bücher wurden dadurch erheblich
        billiger, und Flugschriften verbreiteten sich in wenigen Wochen über das ganze Reich. Ohne
        diese Technik hätte die Reformation kaum eine so große Öffentlichkeit erreicht, denn Luthers
        Thesen wurden noch im selben Jahr in mehreren Städten nachgedruckt.""",
        """Um 1450 erfand Johannes Gutenberg in Mainz ein Verfahren, bei dem man einzelne Lettern
        aus Metall gießen, zu Zeilen zusammensetzen und nach dem Druck erneut verwenden konnte. Neu
        daran war besonders das Handgießinstrument, mit dem sich Buchstaben in hoher Zahl und in
        stets gleicher Größe produzieren ließen. Dadurch wurden Bücher deutlich billiger, und
        Flugschriften verbreiteten sich innerhalb weniger Wochen im ganzen Reich. Ohne diese Technik
        hätte die Reformation wohl nie eine so große Öffentlichkeit gefunden, denn die Thesen
        Luthers wurden noch im gleichen Jahr in verschiedenen Städten nachgedruckt.""",
    ),
    _passage(
        "Gletscher",
        Grade.LIGHT,
        """Gletscher entstehen dort, wo über viele Jahre mehr Schnee fällt, als im Sommer abtaut.
        Unter dem Druck der jüngeren Schichten verdichtet sich der Schnee zunächst zu körnigem Firn
        und schließlich zu blauem Eis. Hat die Eismasse eine gewisse Dicke erreicht, beginnt sie
        unter ihrem eigenen Gewicht talwärts zu fließen, meist nur einige Zentimeter am Tag. Dabei
        führt sie Gesteinsschutt mit sich, der den Untergrund abschleift und am Rand als Moräne
        liegen bleibt. Seit der Mitte des neunzehnten Jahrhunderts haben die Alpengletscher mehr als
        die Hälfte ihres Volumens verloren.""",
        """Gletscher bilden sich dort, wo über viele Jahre hinweg mehr Schnee fällt, als im Sommer
        schmilzt. Unter dem Druck der neueren Schichten wird der Schnee zuerst zu körnigem Firn und
        schließlich zu blauem Eis verdichtet. Wenn die Eismasse eine bestimmte Dicke erreicht hat,
        fängt sie an, unter ihrem eigenen Gewicht talwärts zu fließen, in der Regel nur ein paar
        Zentimeter pro Tag. Dabei nimmt sie Gesteinsschutt mit, der den Untergrund abschleift und an
        den Rändern als Moräne liegen bleibt. Seit Mitte des 19. Jahrhunderts haben die
        Alpengletscher über die Hälfte ihres Volumens eingebüßt.""",
    ),
    _passage(
        "Hanse",
        Grade.LIGHT,
        """Die Hanse war zunächst eine Gemeinschaft reisender Kaufleute, die sich auf gefährlichen
        Wegen gegenseitig Schutz gewährten. Im Laufe des vierzehnten Jahrhunderts wurde daraus ein
        Bund von Städten, an dessen Spitze Lübeck stand. Gehandelt wurde mit Salz aus Lüneburg,
        Pelzen aus Nowgorod, Tuchen aus Flandern und Stockfisch aus Bergen. In den großen Kontoren
        lebten die Kaufmannsgesellen nach strengen Regeln und durften keine einheimischen Frauen
        heiraten. Als im Norden starke Königreiche entstanden und sich der Welthandel auf den
        Atlantik verlagerte, verlor das Bündnis allmählich seine Bedeutung.""",
        """Die Hanse war ursprünglich eine Gemeinschaft von reisenden Kaufleuten, die einander auf
        gefährlichen Wegen Schutz gewährten. Im Verlauf des vierzehnten Jahrhunderts entstand daraus
        ein Städtebund, an dessen Spitze Lübeck stand. Man handelte mit Salz aus Lüneburg, Pelzen
        aus Nowgorod, Tuchen aus Flandern und Stockfisch aus Bergen. In den großen Kontoren mussten
        die Kaufmannsgesellen nach strengen Regeln leben und durften keine einheimischen Frauen
        heiraten. Nachdem im Norden mächtige Königreiche entstanden waren und der Welthandel sich
        auf den Atlantik verlagert hatte, verlor der Bund nach und nach seine Bedeutung.""",
    ),
    _passage(
        "Schlaf",
        Grade.LIGHT,
        """Während wir schlafen, ist das Gehirn keineswegs untätig. In regelmäßigem Wechsel folgen
        Tiefschlafphasen, in denen Herzschlag und Atmung langsamer werden, auf Traumphasen, in denen
        sich die Augen unter den geschlossenen Lidern rasch bewegen. Forscher nehmen an, dass im
        Tiefschlaf die Erlebnisse des Tages noch einmal abgespielt und dauerhaft im Gedächtnis
        gespeichert werden. Wer zu wenig schläft, lernt deshalb schlechter, reagiert langsamer und
        wird häufiger krank. Jugendliche brauchen etwa neun Stunden Schlaf, bekommen aber an
        Schultagen meistens deutlich weniger, weil sich ihre innere Uhr nach hinten verschiebt.""",
        """Während des Schlafs ist unser Gehirn keinesfalls untätig. In regelmäßigem Wechsel folgen
        Tiefschlafphasen, bei denen Herzschlag und Atmung sich verlangsamen, auf Traumphasen, bei
        denen sich die Augen unter den geschlossenen Lidern schnell bewegen. Wissenschaftler nehmen
        an, dass im Tiefschlaf die Erlebnisse des Tages nochmals abgespielt und auf Dauer im
        Gedächtnis abgelegt werden. Wer zu wenig schläft, lernt daher schlechter, reagiert langsamer
        und wird öfter krank. Jugendliche benötigen ungefähr neun Stunden Schlaf, bekommen jedoch an
        Schultagen meist viel weniger, da sich ihre innere Uhr nach hinten verschiebt.""",
    ),
    _passage(
        "Fachwerk",
        Grade.LIGHT,
        """Beim Fachwerkbau trägt ein Gerüst aus Eichenbalken das ganze Haus, während die Gefache
        nur der Abdichtung dienen. Sie wurden früher mit einem Geflecht aus Weidenruten gefüllt und
        mit Lehm und Stroh verstrichen. Die Balken verband der Zimmermann ohne einen einzigen Nagel:
        Zapfen und Holznägel hielten die Konstruktion zusammen, sodass man sie notfalls zerlegen und
        an anderer Stelle wieder aufrichten konnte. Damit im engen Stadtkern mehr Wohnfläche
        entstand, ließ man jedes Stockwerk ein Stück über das untere hinausragen. Viele Häuser
        tragen bis heute Inschriften, die vom Bauherrn und vom Jahr der Errichtung erzählen.""",
        """Beim Fachwerkbau trägt ein Gerüst aus Balken das gesamte Haus, die Gefache dagegen dienen
        nur zur Abdichtung. Früher füllte man sie mit einem Geflecht aus Weidenruten und verstrich
        sie mit Lehm und Stroh. Die Balken wurden vom Zimmermann ohne einen einzigen Nagel
        verbunden: Zapfen und Holznägel hielten die Konstruktion zusammen, so dass sie im Notfall
        zerlegt und an anderer Stelle neu aufgerichtet werden konnte. Um im engen Stadtkern mehr
        Wohnfläche zu gewinnen, ließ man jedes Stockwerk etwas über das darunterliegende
        hinausragen. Viele Häuser tragen noch heute Inschriften, die vom Bauherrn und vom Baujahr
        berichten.""",
    ),
    _passage(
        "Impfung",
        Grade.LIGHT,
        """Der englische Landarzt Edward Jenner beobachtete, dass Mägde, die sich beim Melken mit
        Kuhpocken angesteckt hatten, von den gefährlichen Menschenpocken verschont blieben. Im Mai
        1796 entnahm er einer Melkerin etwas Flüssigkeit aus einer Pustel und ritzte sie einem
        achtjährigen Jungen in den Arm. Das Kind bekam leichtes Fieber, erholte sich aber rasch, und
        auch eine spätere Ansteckung mit echten Pocken blieb ohne Folgen. Obwohl viele Ärzte das
        Verfahren anfangs verspotteten, setzte es sich innerhalb weniger Jahrzehnte in ganz Europa
        durch. Heute gelten die Pocken als ausgerottet.""",
        """Dem englischen Landarzt Edward Jenner fiel auf, dass Mägde, die sich beim Melken mit
        Kuhpocken infiziert hatten, von den gefährlichen Menschenpocken verschont wurden. Im Mai
        1796 nahm er bei einer Melkerin ein wenig Flüssigkeit aus einer Pustel und ritzte sie einem
        acht Jahre alten Jungen in den Arm. Das Kind bekam ein leichtes Fieber, erholte sich jedoch
        schnell, und auch eine spätere Ansteckung mit den echten Pocken hatte keine Folgen. Obwohl
        anfangs viele Ärzte über das Verfahren spotteten, setzte es sich in wenigen Jahrzehnten in
        ganz Europa durch. Heute sind die Pocken ausgerottet.""",
    ),
    _passage(
        "Stromnetz",
        Grade.LIGHT,
        """In einem Stromnetz muss in jedem Augenblick genauso viel elektrische Energie eingespeist
        werden, wie die Verbraucher entnehmen. Gerät dieses Gleichgewicht ins Wanken, verändert sich
        die Netzfrequenz, die in Europa bei fünfzig Hertz liegt. Sinkt sie ab, springen binnen
        Sekunden Reservekraftwerke ein; steigt sie, werden Anlagen gedrosselt oder Pumpspeicher
        gefüllt. Weil Wind und Sonne nicht auf Befehl liefern, wächst der Bedarf an Speichern und an
        langen Leitungen, die den Überschuss der Küsten in die Industriegebiete des Südens tragen.
        Auch große Verbraucher können helfen, indem sie ihre Maschinen zeitweise abschalten.""",
        """In einem Stromnetz muss zu jedem Zeitpunkt ebenso viel elektrische Energie eingespeist
        werden, wie von den Verbrauchern entnommen wird. Kommt dieses Gleichgewicht ins Wanken,
        ändert sich die Netzfrequenz, die in Europa fünfzig Hertz beträgt. Wenn sie absinkt,
        springen in Sekunden Reservekraftwerke ein; wenn sie steigt, werden Anlagen gedrosselt oder
        Pumpspeicher gefüllt. Da Wind und Sonne nicht auf Befehl liefern, wächst der Bedarf an
        Speichern und langen Leitungen, die den Überschuss von den Küsten in die Industriegebiete im
        Süden bringen. Auch Großverbraucher können helfen, indem sie zeitweise ihre Maschinen
        abschalten.""",
    ),
    _passage(
        "Moor",
        Grade.MEDIUM,
        """Ein Hochmoor wird ausschließlich vom Regen gespeist und ist deshalb außerordentlich arm
        an Nährstoffen. Torfmoose, die sich wie Schwämme mit Wasser vollsaugen, wachsen an der
        Spitze weiter, während ihre unteren Teile absterben und sich unter Luftabschluss in Torf
        verwandeln. Pro Jahr wächst die Schicht nur um etwa einen Millimeter. Zwischen den Polstern
        gedeihen Spezialisten wie der Sonnentau, der kleine Insekten fängt, um an Stickstoff zu
        gelangen. Wird ein Moor entwässert, gelangt Sauerstoff an den Torf, und der über
        Jahrtausende gebundene Kohlenstoff entweicht als Kohlendioxid in die Atmosphäre.""",
        """Da ein Hochmoor nur durch Regen mit Wasser versorgt wird, gibt es dort extrem wenige
        Nährstoffe. Die Torfmoose saugen sich voll wie Schwämme. Oben wachsen sie immer weiter, die
        unteren Teile hingegen sterben ab und werden ohne Luft zu Torf, dessen Schicht jährlich bloß
        einen Millimeter zunimmt. Zwischen den Moospolstern leben Spezialisten; der Sonnentau zum
        Beispiel fängt kleine Insekten, weil er Stickstoff braucht. Entwässert man das Moor, so
        kommt Sauerstoff an den Torf. Der Kohlenstoff, der dort jahrtausendelang gebunden war,
        steigt dann als Kohlendioxid in die Atmosphäre auf.""",
    ),
    _passage(
        "Weimarer Verfassung",
        Grade.MEDIUM,
        """Die Verfassung von 1919 machte Deutschland zum ersten Mal zu einer parlamentarischen
        Republik und gab den Frauen das Wahlrecht. Zugleich stattete sie den Reichspräsidenten mit
        ungewöhnlich weitreichenden Befugnissen aus: Nach Artikel 48 durfte er bei Gefahr für die
        öffentliche Ordnung Grundrechte außer Kraft setzen und ohne Zustimmung des Reichstags
        Notverordnungen erlassen. In den ersten Jahren half diese Regelung, Putschversuche
        niederzuschlagen. Nach 1930 aber stützten sich die Kanzler fast nur noch auf solche
        Verordnungen, sodass das Parlament zusehends an Einfluss verlor und die Demokratie von innen
        ausgehöhlt wurde.""",
        """Durch die Verfassung, die 1919 in Kraft trat, wurde Deutschland erstmals eine
        parlamentarische Republik, und auch Frauen erhielten nun das Wahlrecht. Der Reichspräsident
        bekam allerdings eine sehr große Macht. Wenn die öffentliche Ordnung in Gefahr war, konnte
        er mit dem Artikel 48 Grundrechte aufheben und Notverordnungen erlassen, ohne dass der
        Reichstag zustimmen musste. Anfangs konnten mit Hilfe dieser Regelung Putschversuche
        niedergeschlagen werden, doch ab 1930 regierten die Kanzler beinahe ausschließlich mit
        derartigen Verordnungen. Der Einfluss des Parlaments wurde dadurch immer kleiner, und so
        höhlte sich die Demokratie von innen her aus.""",
    ),
    _passage(
        "Vogelzug",
        Grade.MEDIUM,
        """Jeden Herbst verlassen Milliarden von Zugvögeln ihre Brutgebiete im Norden und fliegen in
        wärmere Regionen, in denen sie auch im Winter genügend Nahrung finden. Zur Orientierung
        nutzen sie den Stand der Sonne, die Sternbilder und das Magnetfeld der Erde, das sie
        vermutlich mit Hilfe eines Eiweißes im Auge wahrnehmen. Störche meiden das offene Meer, weil
        ihnen dort die warmen Aufwinde fehlen, auf denen sie segeln; deshalb umfliegen sie das
        Mittelmeer über Gibraltar oder den Bosporus. Die weiteste Strecke legt die Küstenseeschwalbe
        zurück, die zwischen Arktis und Antarktis pendelt.""",
        """Milliarden Zugvögel machen sich in jedem Herbst aus ihren nördlichen Brutgebieten auf den
        Weg in wärmere Gegenden, weil es dort im Winter ausreichend Nahrung gibt. Sie orientieren
        sich dabei an der Sonne, an den Sternen und am Erdmagnetfeld. Dieses wird wahrscheinlich
        durch ein bestimmtes Eiweiß im Auge wahrgenommen. Über dem offenen Meer fehlen warme
        Aufwinde, auf denen die Störche segeln könnten. Sie fliegen daher um das Mittelmeer herum,
        und zwar entweder über Gibraltar oder über den Bosporus. Den längsten Weg hat die
        Küstenseeschwalbe, denn sie pendelt zwischen der Arktis und der Antarktis hin und her.""",
    ),
    _passage(
        "Kartoffel",
        Grade.MEDIUM,
        """Als die Kartoffel im sechzehnten Jahrhundert aus den Anden nach Europa kam, pflanzte man
        sie zunächst wegen ihrer hübschen Blüten in fürstliche Gärten. Die Bauern misstrauten der
        fremden Knolle, zumal ihre grünen Früchte giftig sind. Erst als Friedrich der Große den
        Anbau 1756 durch einen Befehl vorschrieb und kostenlos Saatgut verteilen ließ, setzte sie
        sich in Preußen durch. Sie gedeiht auch auf sandigen Böden und liefert je Hektar mehr
        Kalorien als Getreide. Als in Irland die Kartoffelfäule mehrere Ernten hintereinander
        vernichtete, verhungerten dort etwa eine Million Menschen.""",
        """Die Kartoffel stammt aus den Anden und gelangte im 16. Jahrhundert nach Europa. Dort
        wurde sie erst einmal in den Gärten der Fürsten gepflanzt, weil man ihre Blüten hübsch fand.
        Bei den Bauern war die fremde Knolle unbeliebt, da die grünen Früchte Gift enthalten.
        Durchsetzen konnte sie sich in Preußen erst, nachdem Friedrich der Große 1756 ihren Anbau
        befohlen und Saatgut umsonst verteilt hatte. Auf einem Hektar bringt sie mehr Kalorien als
        Getreide, und sogar sandiger Boden genügt ihr. In Irland verhungerten rund eine Million
        Menschen, weil die Kartoffelfäule dort mehrere Ernten nacheinander zerstört hatte.""",
    ),
    _passage(
        "Soziale Medien",
        Grade.MEDIUM,
        """Viele Jugendliche verbringen täglich mehrere Stunden in sozialen Netzwerken. Die
        Betreiber verdienen an jeder Minute, denn je länger jemand auf den Bildschirm schaut, desto
        mehr Werbung lässt sich verkaufen. Deshalb wählen die Programme bevorzugt Beiträge aus, die
        starke Gefühle wecken. Wer ständig geschönte Bilder fremder Körper und Reisen betrachtet,
        vergleicht sein eigenes Leben damit und fühlt sich schnell minderwertig. Andererseits finden
        gerade Außenseiter im Netz Gleichgesinnte, die es in ihrem Dorf nicht gibt. Ein Verbot für
        Minderjährige würde daher das Problem nicht lösen; wichtiger wäre, dass Schulen den
        kritischen Umgang mit solchen Plattformen üben.""",
        """Soziale Netzwerke werden von vielen Jugendlichen mehrere Stunden am Tag genutzt. Mit
        jeder Minute verdienen deren Betreiber Geld, weil mehr Werbung verkauft werden kann, wenn
        man länger auf den Bildschirm sieht. Aus diesem Grund zeigen die Programme vor allem solche
        Beiträge, durch die starke Gefühle geweckt werden. Betrachtet man dauernd geschönte Bilder
        von Reisen und Körpern fremder Menschen, so beginnt man sich zu vergleichen und hält sich
        bald selbst für minderwertig. Allerdings können Außenseiter im Netz auch Gleichgesinnte
        treffen, die sie im eigenen Dorf nicht hätten. Minderjährigen das Ganze zu verbieten, löst
        also das Problem nicht. Die Schulen sollten lieber einen kritischen Umgang mit den
        Plattformen üben.""",
    ),
    _passage(
        "Vulkane",
        Grade.MEDIUM,
        """Ob ein Vulkan ruhig Lava ausfließen lässt oder in einer gewaltigen Explosion zerbirst,
        hängt vor allem von der Zusammensetzung des Magmas ab. Enthält es wenig Kieselsäure, ist es
        dünnflüssig, und die gelösten Gase können leicht entweichen; so entstehen flache
        Schildvulkane wie auf Hawaii. Zähes, kieselsäurereiches Magma hingegen verstopft den Schlot,
        bis der Druck der eingeschlossenen Gase den Pfropfen sprengt. Dann rasen Glutwolken aus
        Asche und heißem Gas mit mehreren hundert Kilometern in der Stunde die Hänge hinab. Einer
        solchen Wolke fielen im Jahr 79 die Bewohner von Pompeji zum Opfer.""",
        """Das Magma kann unterschiedlich zusammengesetzt sein, und davon hängt hauptsächlich ab, ob
        die Lava ruhig aus dem Vulkan fließt oder ob dieser gewaltig explodiert. Dünnflüssiges Magma
        mit wenig Kieselsäure lässt die darin gelösten Gase leicht entweichen. Flache Schildvulkane,
        zum Beispiel auf Hawaii, sind auf diese Art entstanden. Ist das Magma dagegen zäh und reich
        an Kieselsäure, wird der Schlot verstopft. Irgendwann sprengen die eingeschlossenen Gase
        durch ihren Druck den Pfropfen, und eine Glutwolke aus heißem Gas und Asche rast mit einigen
        hundert Stundenkilometern den Hang hinunter. Im Jahr 79 starben die Bewohner von Pompeji in
        so einer Wolke.""",
    ),
    _passage(
        "Romantik",
        Grade.MEDIUM,
        """Die Dichter der Romantik wandten sich gegen die nüchterne Vernunft der Aufklärung und
        suchten das Wunderbare im Alltäglichen. Nacht, Traum und Sehnsucht wurden zu ihren liebsten
        Motiven, und die blaue Blume aus dem Romanfragment des Novalis galt bald als Sinnbild der
        ganzen Bewegung. Zugleich entdeckten sie das Mittelalter und die Volksdichtung neu: Achim
        von Arnim und Clemens Brentano sammelten alte Lieder, die Brüder Grimm Märchen und Sagen.
        Typisch ist außerdem die Ironie, mit der ein Erzähler die eben geschaffene Stimmung
        plötzlich selbst zerstört, um die Freiheit des Künstlers zu zeigen.""",
        """In der Romantik stellten sich die Dichter gegen die Aufklärung mit ihrer nüchternen
        Vernunft; sie wollten im Alltäglichen etwas Wunderbares finden. Ihre Lieblingsmotive waren
        die Sehnsucht, der Traum und die Nacht. Novalis schrieb in einem Romanfragment von einer
        blauen Blume, die bald zum Symbol der gesamten Bewegung wurde. Auch die Volksdichtung und
        das Mittelalter wurden damals wiederentdeckt. So sammelten die Brüder Grimm Sagen und
        Märchen, während alte Lieder von Clemens Brentano und Achim von Arnim zusammengetragen
        wurden. Ein weiteres typisches Merkmal ist die Ironie: Der Erzähler zerstört auf einmal die
        Stimmung, die er gerade geschaffen hat, und zeigt damit, dass der Künstler frei ist.""",
    ),
    _passage(
        "Blutkreislauf",
        Grade.MEDIUM,
        """Das menschliche Herz ist ein faustgroßer Hohlmuskel, der in jeder Minute etwa fünf Liter
        Blut durch den Körper pumpt. Die rechte Hälfte befördert das sauerstoffarme Blut in die
        Lunge, wo es Kohlendioxid abgibt und frischen Sauerstoff aufnimmt. Von dort fließt es in die
        linke Hälfte, deren kräftigere Muskulatur es in die Hauptschlagader presst. Vier Klappen
        wirken als Ventile und verhindern, dass das Blut zurückströmt. Den Takt gibt ein Knoten aus
        spezialisierten Muskelzellen im rechten Vorhof vor, der auch ohne Befehl des Gehirns
        regelmäßig elektrische Impulse erzeugt.""",
        """Etwa fünf Liter Blut werden pro Minute vom Herzen durch den menschlichen Körper gepumpt.
        Es handelt sich um einen Hohlmuskel, der so groß wie eine Faust ist. In der Lunge, in die
        das sauerstoffarme Blut von der rechten Hälfte befördert wird, nimmt es neuen Sauerstoff auf
        und gibt sein Kohlendioxid ab. Danach kommt es in die linke Hälfte. Sie besitzt stärkere
        Muskeln, mit denen sie das Blut in die Hauptschlagader drückt. Damit nichts zurückströmen
        kann, gibt es vier Klappen, die wie Ventile arbeiten. Im rechten Vorhof liegt ein Knoten aus
        besonderen Muskelzellen; er sendet regelmäßig elektrische Impulse aus und bestimmt so den
        Takt, und zwar unabhängig vom Gehirn.""",
    ),
    _passage(
        "Industrialisierung",
        Grade.HEAVY,
        """Mit der Dampfmaschine wurde die Fabrik unabhängig von Wind und fließendem Wasser. Sie
        konnte nun dort stehen, wo es Kohle, Arbeitskräfte und Verkehrswege gab, und so wuchsen im
        Ruhrgebiet binnen zweier Generationen Dörfer zu Großstädten heran. In den Mietskasernen
        teilten sich oft acht Personen ein Zimmer, und mancher Schlafplatz wurde schichtweise
        vermietet. Kinder arbeiteten zwölf Stunden am Tag, bis ein preußisches Gesetz die
        Beschäftigung unter neun Jahren verbot, weil das Militär über zu wenige gesunde Rekruten
        klagte. Aus der gemeinsamen Not entstanden schließlich Gewerkschaften und Arbeiterparteien,
        die kürzere Arbeitszeiten und höhere Löhne erkämpften.""",
        """Fabriken brauchten keine Bäche und keinen Wind mehr, sobald sie von Dampfmaschinen
        angetrieben wurden. Man errichtete sie deshalb in der Nähe von Kohlegruben und Eisenbahnen,
        wo auch viele Arbeiter lebten. Aus kleinen Orten an der Ruhr sind auf diese Weise in
        ungefähr fünfzig Jahren riesige Städte geworden. Die Menschen wohnten sehr beengt: Nicht
        selten schliefen in einem einzigen Raum der Mietskaserne acht Leute, manche Betten benutzte
        man sogar abwechselnd nach Schichten. Auch Kinder mussten täglich zwölf Stunden schuften.
        Preußen verbot das für unter Neunjährige erst, als der Armee die gesunden Rekruten
        ausgingen. Weil alle dieselbe Not litten, schlossen sich die Arbeiter zu Gewerkschaften und
        Parteien zusammen und setzten mehr Lohn sowie einen kürzeren Arbeitstag durch.""",
    ),
    _passage(
        "Wald",
        Grade.HEAVY,
        """Ein Buchenwald wirkt im Sommer dunkel und leer, weil das dichte Kronendach kaum Licht auf
        den Boden lässt. Im zeitigen Frühjahr jedoch, bevor die Blätter austreiben, nutzen
        Frühblüher wie Buschwindröschen und Scharbockskraut die wenigen hellen Wochen. Sie leben von
        den Vorräten, die sie im Vorjahr in Knollen oder Wurzelstöcken gespeichert haben. Unter der
        Erde verbindet ein Geflecht aus Pilzfäden die Wurzeln der Bäume; die Pilze liefern Wasser
        und Mineralsalze und erhalten dafür Zucker. Fällt eine alte Buche, entsteht eine Lichtung,
        in der junge Bäume um den freien Platz wetteifern.""",
        """Wer im Juli durch einen Wald aus Buchen geht, sieht am Boden fast keine Pflanzen, denn
        die Kronen lassen so gut wie kein Licht durch. Anders ist es im März, wenn die Bäume noch
        kahl sind. Dann blühen Buschwindröschen und Scharbockskraut, die ihre Energie aus Knollen
        und Wurzelstöcken holen, in denen seit dem letzten Jahr Reserven lagern. Auch im Boden
        passiert viel. Pilze umspinnen mit ihren Fäden die Baumwurzeln und tauschen Wasser und Salze
        gegen Zucker, wovon beide Seiten profitieren. Stürzt einmal ein alter Baum um, wird es an
        dieser Stelle hell, und viele Jungbäume kämpfen darum, wer die Lücke füllen darf.""",
    ),
    _passage(
        "Geld",
        Grade.HEAVY,
        """Geld erfüllt drei Aufgaben: Es dient als Tauschmittel, als Rechenmaßstab und als
        Wertspeicher. Ohne Geld müsste ein Bäcker, der Schuhe braucht, einen Schuster finden, der
        gerade Brot haben möchte. Früher verwendete man Muscheln, Salz oder Silber, also Dinge, die
        knapp und haltbar waren. Ein Geldschein dagegen ist selbst fast nichts wert; er gilt nur,
        weil alle darauf vertrauen, dass andere ihn annehmen. Druckt ein Staat zu viele Scheine, um
        seine Schulden zu bezahlen, so geht dieses Vertrauen verloren. Im November 1923 kostete ein
        Laib Brot in Berlin mehr als zweihundert Milliarden Mark.""",
        """Wozu brauchen wir eigentlich Geld? Erstens kann man damit tauschen, zweitens lassen sich
        Preise berechnen und drittens kann man Werte für später aufheben. Gäbe es keines, müsste der
        Bäcker so lange suchen, bis er auf einen Schuster trifft, der genau jetzt Brot will und ihm
        dafür Schuhe gibt. In alten Zeiten bezahlten die Leute mit seltenen Sachen, die nicht
        verdarben, etwa Silber, Salz oder Muscheln. Unsere Scheine bestehen bloß aus Papier und
        funktionieren allein deshalb, weil jeder glaubt, dass der Nächste sie auch nimmt. Dieser
        Glaube verschwindet, sobald die Regierung ihre Schulden mit frisch gedruckten Noten
        begleicht. So zahlte man in Berlin Ende 1923 für ein einziges Brot über zweihundert
        Milliarden Mark.""",
    ),
    _passage(
        "Mond",
        Grade.HEAVY,
        """Der Mond wendet der Erde immer dieselbe Seite zu, weil er für eine Drehung um die eigene
        Achse genauso lange braucht wie für einen Umlauf. Seine Anziehungskraft hebt das Wasser der
        Ozeane an und erzeugt so Ebbe und Flut. Vermutlich entstand er vor viereinhalb Milliarden
        Jahren, als ein Himmelskörper von der Größe des Mars mit der jungen Erde zusammenstieß und
        Gestein in eine Umlaufbahn schleuderte. Da er keine Lufthülle besitzt, bleiben die Krater
        der Einschläge über Jahrmillionen erhalten. Auch die Fußabdrücke der Astronauten werden noch
        lange zu sehen sein.""",
        """Von der Erde aus können wir nur eine Hälfte des Mondes sehen. Das liegt daran, dass seine
        Eigendrehung exakt so lange dauert, wie er für einen Weg um unseren Planeten benötigt. Für
        die Gezeiten ist er ebenfalls verantwortlich, denn er zieht das Meerwasser an. Nach Meinung
        der meisten Forscher prallte vor etwa 4,5 Milliarden Jahren ein Brocken, der ungefähr so
        groß war wie der Mars, auf die Erde; aus den Trümmern, die ins All flogen, bildete sich dann
        unser Begleiter. Weil dort weder Wind noch Regen existieren, verändern sich Krater fast gar
        nicht. Selbst die Spuren, die Astronauten im Staub hinterlassen haben, verschwinden so bald
        nicht.""",
    ),
    _passage(
        "Mehrsprachigkeit",
        Grade.HEAVY,
        """Lange glaubte man, zwei Sprachen überforderten ein kleines Kind. Heute weiß die
        Sprachforschung, dass zweisprachig erzogene Kinder zwar anfangs manchmal Wörter mischen, die
        Systeme aber früh auseinanderhalten. Entscheidend ist, dass sie in jeder Sprache genügend
        hören und sprechen, am besten mit Menschen, zu denen sie eine enge Bindung haben. Weil sie
        ständig eine Sprache unterdrücken müssen, während sie die andere benutzen, üben sie nebenbei
        ihre Aufmerksamkeit. Ein Nachteil kann sein, dass der Wortschatz in jeder einzelnen Sprache
        etwas kleiner ist als bei Gleichaltrigen. Zusammengerechnet kennen sie jedoch meist mehr
        Wörter.""",
        """Früher waren viele Leute der Ansicht, dass es für kleine Kinder zu schwierig sei, mit
        zwei Sprachen aufzuwachsen. Die moderne Sprachforschung sieht das anders. Es kommt zwar vor,
        dass am Anfang Wörter durcheinandergeraten, aber die Kinder lernen schon bald, beides zu
        trennen. Voraussetzung dafür ist allerdings, dass in beiden Sprachen viel mit ihnen geredet
        wird, und zwar von Personen, die ihnen nahestehen. Nebenbei trainiert das auch die
        Aufmerksamkeit, da immer eine der zwei Sprachen unterdrückt wird, wenn man gerade die andere
        verwendet. Betrachtet man nur eine der Sprachen, haben gleichaltrige Kinder häufig einen
        größeren Wortschatz; nimmt man alle Wörter zusammen, liegen die Zweisprachigen vorn.""",
    ),
    _passage(
        "Bauhaus",
        Grade.HEAVY,
        """Walter Gropius gründete das Bauhaus 1919 in Weimar mit dem Ziel, die Trennung zwischen
        Künstlern und Handwerkern aufzuheben. Jeder Schüler besuchte zunächst einen Vorkurs, in dem
        er mit Farben, Formen und Materialien experimentierte, und lernte danach in einer Werkstatt.
        In Dessau, wohin die Schule 1925 umzog, entstanden Möbel aus Stahlrohr, schlichte Lampen und
        Häuser mit flachen Dächern und großen Fensterflächen. Den Nationalsozialisten galt dieser
        Stil als undeutsch, und 1933 löste sich die Schule unter ihrem Druck auf. Viele Lehrer
        emigrierten in die Vereinigten Staaten und prägten dort die moderne Architektur.""",
        """Künstler und Handwerker sollten nicht länger getrennt sein, das war die Idee von Walter
        Gropius, als er 1919 in Weimar seine neue Schule, das Bauhaus, eröffnete. Die Ausbildung
        begann mit einem Vorkurs, wo man Materialien und Farben ausprobieren durfte; anschließend
        ging es in die Werkstätten. Ab 1925 war der Sitz in Dessau. Von dort stammen die bekannten
        Stühle aus Stahlrohr, einfache Leuchten sowie Gebäude, deren Dach flach ist und die sehr
        viel Glas haben. Die Nazis mochten das alles nicht und hielten es für undeutsch, sodass das
        Bauhaus 1933 schließen musste. Zahlreiche Lehrkräfte gingen nach Amerika, wo sie die
        Architektur der Moderne stark beeinflussten.""",
    ),
    _passage(
        "Wolf",
        Grade.HEAVY,
        """Seit dem Jahr 2000, als in der Lausitz erstmals wieder Welpen geboren wurden, breitet
        sich der Wolf in Deutschland aus. Ein Rudel besteht in der Regel aus den Elterntieren und
        ihrem Nachwuchs der letzten beiden Jahre und beansprucht ein Revier von rund zweihundert
        Quadratkilometern. Wölfe fressen vor allem Rehe und Wildschweine, doch wo Schafe nur hinter
        einem niedrigen Zaun weiden, werden auch sie zur Beute. Naturschützer verweisen auf
        Elektrozäune und Herdenschutzhunde, deren Kosten das Land erstattet. Viele Schäfer fordern
        dagegen, dass Tiere, die wiederholt Herden angreifen, leichter geschossen werden dürfen.""",
        """In Deutschland leben wieder Wölfe, und es werden immer mehr. Angefangen hat alles im Jahr
        2000 mit der Geburt einiger Welpen in der Lausitz. Mutter, Vater und die Jungen aus zwei
        Jahren bilden zusammen ein Rudel, dessen Revier ungefähr 200 Quadratkilometer umfasst. Auf
        dem Speiseplan stehen hauptsächlich Wildschweine und Rehe. Ist der Zaun einer Weide jedoch
        zu niedrig, holt sich der Wolf auch einmal ein Schaf. Laut Naturschützern helfen dagegen
        Hunde, die die Herde bewachen, und Zäune unter Strom; bezahlt wird beides vom Land. Den
        Schäfern reicht das oft nicht. Sie verlangen, dass man einen Wolf, der mehrmals Schafe
        gerissen hat, ohne große Hürden abschießen darf.""",
    ),
    _passage(
        "Fußball",
        Grade.HEAVY,
        """Als der Lehrer Konrad Koch 1874 in Braunschweig den ersten Fußball auf den Rasen werfen
        ließ, hielten viele seiner Kollegen das Spiel für eine englische Krankheit. In den Schulen
        wurde geturnt, in Reih und Glied und auf Kommando; ein Spiel, bei dem jeder selbst
        entscheiden musste, wohin er lief, erschien ihnen gefährlich. Koch aber wollte seine Schüler
        an die frische Luft bringen und ihnen Gemeinschaftssinn beibringen. Er schrieb die ersten
        deutschen Regeln nieder und erfand Ausdrücke wie Ecke, Tor und Abseits, die bis heute
        benutzt werden. Der Deutsche Fußball-Bund entstand allerdings erst ein Vierteljahrhundert
        später in Leipzig.""",
        """Der deutsche Fußball begann 1874 in Braunschweig. Damals brachte Konrad Koch, der dort
        Lehrer war, seinen Schülern das Spiel aus England bei, das andere Pädagogen spöttisch als
        Krankheit bezeichneten. Im Sportunterricht gab es zu dieser Zeit nur Turnen nach
        militärischem Kommando. Dass Jungen auf dem Platz eigene Entscheidungen trafen, fanden die
        meisten Lehrer bedenklich. Ihm ging es jedoch darum, dass sich die Klasse draußen bewegt und
        zusammenhält. Auch die ältesten Regeln auf Deutsch stammen aus seiner Feder, ebenso Begriffe
        wie Abseits, Ecke oder Tor, die noch immer jeder kennt. Bis in Leipzig der Deutsche
        Fußball-Bund gegründet wurde, dauerte es danach noch rund fünfundzwanzig Jahre.""",
    ),
)
