p14-title = Der Hauptbahnhof
p14-start =
    Die Halle ist so hoch, dass sie ein Wetter hat. Unter dem Glas hängt ein wenig Nebel, und unter dem Nebel, in
    Schließfächern, in Fahrplankästen und hinter jedem Schalter, wohnen die Drehkreuzler. Man hört viertausend von
    ihnen, ehe man einen sieht.
p14-threat =
    „Besucher ohne Passierschein“, sagt die Stimme von der Decke, „werden gebeten, sich festnehmen zu lassen.“
p14-calamity =
    Die große Uhr, die seit jenem Dienstag steht, schlägt. Einmal. Niemand in der Halle hat sie je gehört, und jeder
    weiß, was es ist, und rennt, und es sind sehr viele, und ihr steht mittendrin.
p14-10 =
    Einer locht, einer fegt, einer ruft Züge aus, die seit zwölf Wintern nicht gekommen sind, und bei jedem Namen
    heben ein paar Hundert den Kopf. „Zweck des Besuchs?“, fragt der an der Sperre, ehe euch einer eingefallen ist.
    Hinter ihm steht eine Lampe mit jemandem daran. Unfreundlich ist hier niemand. Sie haben nur für alles ein Fach
    und suchen gerade eures.
p14-11 =
    Im Portal hängen eure Ohren, in drei Größen. Jemand hat sie ausgemalt. Ein Pfiff, und die Halle, die eben noch
    nach Zügen sah, die nicht kommen, sieht euch an.
p14-12 =
    Eine Streife hält euch an, liest den Passierschein, liest die Rückseite, grüßt den Stempel und wünscht eine gute
    Reise. Sie meint es auch so. Das ist ja das Schwierige an ihnen.
p14-1 =
    Die Fahrkartenschalter: elf nebeneinander, jeder mit einem Messingsims für die Ellbogen.
p14-28 =
    Zehn davon sind geschlossen. Vor dem elften steht eine Schlange, die ihre eigenen Kinder hat, ihre eigenen Witze
    und eine alte Wühlmaus, die sagt, früher sei es schneller gegangen. An ihrem Ende gibt es Passierscheine.
p14-28-queue = Sich anstellen, egal wie lange
p14-28-push =
    Nach vorn: „Wir haben nur eine Frage.“
p14-28-invoice = Die Seite aus Vogels Auftragsbuch zeigen
p14-28-leave = In diesem Leben nicht
p14-13 =
    Ihr stellt euch an. Vor euch verlobt sich jemand. Als ihr an der Reihe seid, fällt der Stempel ohne eine Frage,
    zweimal, und ihr merkt, dass euch die Füße eingeschlafen sind und der Zorn auch.
p14-14 =
    Es ist eine sehr lange Frage mit Nebensatz. Auf halbem Weg stempelt der Schalter, damit sie aufhört.
p14-15 = Eine Schlange ist ein geduldiges Tier, bis man darauf tritt.
p14-16 =
    Der am Schalter liest „per Bahn, sobald das mit dem Wasser erledigt ist“ und hört auf zu kauen. Er sieht an euch
    vorbei auf die Tafel über Gleis neun, deren letzte Zeile noch niemandem erklärt worden ist. Dann stempelt er,
    ganz leise. „Lesen Sie das da oben mal vor“, sagt er. „Ich konnte immer nur die Zahlen.“
p14-2 =
    Unter der großen Uhr. Sie zeigt acht Minuten vor zwölf. Die Zeiger sind lang wie Straßen, und hinter dem
    Zifferblatt, heißt es, steckt noch etwas, das gehen will.
p14-2-climb = Hinaufklettern und nachsehen
p14-2-leave = Die Zeit in Ruhe lassen
p14-17 =
    Hinter dem Zifferblatt hat jemand geschlafen, gegessen und mit Liebe das Werk zerlegt. Zwei Batterien sind
    übrig, eingewickelt in einen Zettel: „für den, der heraufkommt“. Das bist du. Von hier siehst du die ganze
    Halle, und sie sieht aus wie etwas, das man in Ordnung bringen könnte.
p14-18 = Der Minutenzeiger gibt nach. Acht Minuten lang hängst du an der Zwölf, und dann nicht mehr.
p14-3 =
    Der Wartesaal: eine Tür mit Glasscheibe, lange Bänke und ein Ofen, für den keiner zuständig ist.
p14-4 =
    Hier sitzen die Eltern, alle mit Hut. Sie kommen jeden Tag. Man sagt ihnen, den Lehrlingen gehe es gut,
    Besuchszeit sei am Donnerstag. Der Kalender über der Tür steht auf Dienstag.
p14-4-share = Zwei Nahrung verteilen und sich dazusetzen
p14-4-promise =
    „Wir gehen jetzt da hinauf.“
p14-19 =
    Sie essen langsam und reichen alles weiter, bis der Letzte etwas hatte. Dann nimmt einer den Hut ab, und dann
    noch einer. „Zweiter Wagen“, sagt jemand. „Von unten. Die Tür ist nur zum Schein.“ Als ihr geht, sitzt keiner
    mehr.
p14-20 =
    So laut hattet ihr es nicht sagen wollen. Danach ist es sehr still. Dann knarrt eine Bank, dann noch eine, und
    irgendwo in der letzten Reihe sagt jemand: „Wurde auch Zeit.“
p14-21 =
    Sie nicken. Sie nicken seit Wochen. Zwischen zweien liegt auf der Bank ein sehr kleiner Handschuh, und sie haben
    ihm Platz gelassen.
p14-6 =
    Durch das Portal hinaus, unter der steinernen Dame mit dem Rad. Niemand hält euch auf. Wer geht, ist hier nichts
    Neues; dafür gibt es ein Formular.
p14-9 =
    Hinter euch in der Halle hat jemand zu jubeln angefangen und hört wieder auf und fragt, ob das erlaubt ist. Und
    jemand sagt, ein Formular dagegen gebe es nicht.
p14-7 = Die Rampe hinunter zu Gleis neun, wo es nach Eisen riecht und seit Neuestem nach Fluss.
p14-8 =
    Zweiundfünfzig eiserne Stufen, und auf jeder steht eine Vorschrift. Bei „Verweilen untersagt“ hört ihr auf zu
    lesen.
p14-30 =
    Beim Abendbrot wird der Aushang verbrannt, eine Ecke nach der anderen. Er brennt schlecht, wie alles, was
    amtlich gedruckt ist. Coda zählt die Achtel. Dann zählt sie noch einmal, und als sie mit dem dritten Mal fertig
    ist, fehlt keins, und sie muss sich setzen.
p14-31 =
    Am Ersten kommt jemand mit einer Liste und einem Bleistift, ganz höflich. Er geht mit einem Namen. Im Klavier
    spielt an diesem Abend niemand, und es bittet auch niemand darum.
p14-6-west = Nach Westen, zum Tramplatz
p14-6-north = Nach Norden, nach Sankt Cäcilia
p14-6-east = Nach Osten, zum Museum
p14-6-south = Nach Süden, zur Wäscherei
p14-22 =
    Über dem Portal hängt eine neue Tafel, mit Kreide, und unter jeder Zeile sieht man, wo die alte weggewischt ist.
    Gelocht wird nicht mehr. An der Sperre steht Inspektor Quill persönlich, ohne Mütze, und lernt lesen, bei einem
    Kind. „Zweck des Besuchs“, buchstabiert er. „So sieht das aus? Das sieht ja ganz kurz aus.“
p14-23 =
    Niemand ruft mehr die Züge aus. In der Halle brennen Feuer, eins für jedes Gleis, und an jedem Feuer sitzt
    einer, der sich eine Mütze aufgesetzt hat. Es sind jetzt elf Inspektoren. Alle haben sie eine Liste.
p14-24 =
    Alle sind offen. Keiner steht an, und die alte Wühlmaus ist außer sich. Vom letzten Formular hat sie euch die
    Büroklammern aufgehoben.
p14-25 =
    Er ist voll. Gewartet wird nicht: Sie haben die Bänke zu einer langen Tafel zusammengeschoben. Ein sehr kleiner
    Handschuh ist an die Wand genagelt, da, wo bei anderen Leuten die Uhr hängt. Ihr müsst euch setzen und bekommt
    etwas Heißes.
p14-5 =
    Hinter den Drehkreuzen ist Tor neun. Es hat keine Schranke. Statt ihrer hat jemand einen roten Wollfaden
    gespannt, mit Schleife.
p14-5-give = Barge die Stange zurücklegen lassen, wo sie hingehört
p14-5-ask = Fragen, was aus dem wurde, der durchgelassen worden ist
p14-26 =
    Barge legt sie in die Halter. Sie passt; er hat sie immer geölt. Dann steht er mit leeren Händen da und weiß
    nicht, wohin damit, bis die Große aus der Groschenpassage kommt, die Stange ansieht und sie wieder anhebt,
    senkrecht, so weit es geht. „So bleibt sie“, sagt sie. Barge quittiert die Rückgabe. Vorgehabt hatte er es seit
    Jahren.
p14-27 =
    „Ist durch, ist gerannt, ward nie mehr gesehen“, sagt der Sachbearbeiter. „Das heißt, einmal schon. Es kam eine
    Ansichtskarte.“ Er sucht sie unter A. Ein Hügel ist darauf, mit einem Turm, und hinten steht: „trocken“. Sie
    schenken euch die Lampe, die danebenhängt, jedenfalls das, was darin ist.
p14-32 =
    Alle Uhren des Bahnhofs, die noch gehen, schlagen zwölf, und etwas später die, die nicht ganz richtig gehen. Es
    ist der Erste. Weit über euch saust ein Stempel nieder. Nach Abigail Lane ist schon jemand mit Liste und
    Bleistift unterwegs, auf Rollschuhen, und zwei, die nicht so schnell sind, sollen euch hinausbegleiten. Am Abend
    antwortet eine Taste weniger.
p14-33 =
    Die Stimme von der Decke verliest den nächsten Namen, und ihr kennt ihn. Eure verliest sie auch, mit
    Beschreibung der Ohren. Ein Gitter geht hoch, und sie kommen im Gleichschritt durch: einer für die Tür, einer
    für die Treppe.
p14-34 =
    Das Kind, das sie am Ersten geholt haben, ist wieder da. Im linken Ohr hat es ein Loch, kreisrund, und einen
    Schein darüber, dass alles seine Ordnung hatte. Bei Tisch nimmt es die Mütze nicht ab, und niemand bittet darum.
p14-29 =
    Tor neun. Barge steht davor und tritt sich die Füße ab. Dann hebt er die Schranke mit einem Finger, höflich, wie
    man einen Vorhang hebt, der jemandem gehören könnte.
p14-60 =
    „Elf Uhr vierzig, an die See“, ruft die Stimme von der Decke, und ein paar hundert Köpfe heben sich. Dann sagt
    sie, und das ist neu: „fällt aus.“ Und nach einer Pause: „Suppe auf Bahnsteig vier.“
p14-61 =
    Unter der großen Uhr ist heute Unterricht: vierzig Drehkreuzler auf dem Boden, mit Tafeln, und vor ihnen ein
    Kind mit einem Bleistift hinterm Ohr. „Noch mal“, sagt das Kind. „Nicht ‚Ausgang‘. Was steht da wirklich?“
p14-62 =
    Am dritten Feuer verbrennen sie inzwischen die Listen. Bosheit ist es nicht; mit den Bänken sind sie durch.
    Vorher liest einer jede Seite vor, damit man sie einmal gehört hat.
p14-63 =
    Die Halle steht auf ihrem Spiegelbild. Es ist nur einen Finger tief, aber alle haben die Schuhe ausgezogen, und
    der ganze Hauptbahnhof geht auf Zehenspitzen seinen Geschäften nach, die Schuhe in der Hand.
p14-64 =
    Es ist Abend, und viertausend werden gezählt. Es dauert eine Stunde. Euch sieht keiner an; wer sich rührt, muss
    noch einmal gezählt werden.
p14-65 =
    „Zweck des Besuchs?“, fragt der an der Sperre. Es ist ein anderer, jung, mit einem Ärmel, der zu lang ist. Er
    schaut auf die Liste, auf euch, auf die Liste. „Sie waren schon da“, flüstert er. „Was haben die letztes Mal
    hingeschrieben? Bei mir ist es leer.“
