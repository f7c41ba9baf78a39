p41-title = Das Umspannwerk
p41-start =
    Unter dem Tramplatz ist eine Halle aus weißen Kacheln, und sie summt. Alle Drähte der Stadt kommen auf der einen
    Seite herein und gehen auf der anderen hinaus, und dazwischen steht auf einer Galerie eine Tafel aus Marmor mit
    Messingschaltern, lang wie Ruder. Mitten hindurch laufen zwei Gleise. Sie sind gefegt.
p41-start-lever = Den großen Schalter gangbar machen
p41-threat =
    Gelbes Licht läuft über die Kacheln. Hier schläft es tagsüber. Von dem Unterschied hat ihm keiner etwas gesagt.
p41-calamity =
    Da oben will etwas mehr, als es je gewollt hat, und die ganze Halle stemmt sich in den einen Ton. Eine
    Sicherung, groß wie ein Sarg, geht los wie ein Schuss. Es ist die Passage: Jemand hat gewonnen.
p41-10 =
    Ottoline hat den Hut abgenommen. „Hier kommt alles durch“, sagt sie. „Die Passage, das Glashaus, die Wäscherei,
    die Ampel an der Hauptstraße. Vom Werk kommt es, und was man hier verbraucht, fehlt drüben den Pumpen. Für jedes
    gibt es einen Schalter. Muss es ja geben. Ich muss bloß herausfinden, welcher welcher ist, und dann muss sich
    jemand an den großen hängen, ich wiege nämlich nichts.“ Vom anderen Ende der Halle hört man, wie sich eine
    Bürste umdreht.
p41-1 =
    Die Zähler: eine Wand voll kleiner Fenster, und hinter jedem Fenster ein Rad. Die meisten stehen. Fünf drehen
    sich. Unter jedem hängt ein Emailschild, in der Handschrift von jemandem, der sicher war, dass immer jemand da
    sein würde, der es liest.
p41-11 =
    Da steht es also. Die Lade unter den Tasten von Nummer 14 dreht sich einmal, während man bis tausend zählt.
    Smokeys Steckdose einmal, während man bis zehn zählt. Und „Reklame und Vergnügungen“, das ist die Passage, die
    rote Ampel und jeder Leuchtbuchstabe in Ostrey, läuft so schnell, dass es stillzustehen scheint. Ottoline
    rechnet auf dem Ärmel. „Ein Schlag von tausend“, sagt sie. „Wegen einem von tausend hab ich wach gelegen. Und
    die ganze Zeit saß da eine Dame aus Wachs.“
p41-12 =
    Die Schilder sind so schmutzig, dass das lauteste Rad jedem gehören könnte. „Einen Schalter, den ich nicht lesen
    kann, lege ich nicht um“, sagt Ottoline. „Könnte ich. Aber dann wäre es Zauberei, und so was mache ich nicht.“
p41-2 =
    Der Batterieraum. Gläser, hoch wie Schränke, und was darin ist, sieht aus wie Wasser, so wie eine Katze aussieht
    wie ein Kissen.
p41-2-tap = Die zwei nächsten Kappen abschrauben
p41-2-leave = Rückwärts wieder hinausgehen
p41-13 =
    Linke Pfote ans Glas, Schwanz in den Mund, drehen, drehen, drehen. Zwei Stück, voll, so gut wie neu. „Du darfst
    atmen“, sagt Ottoline, die es auch nicht getan hat.
p41-14 = Es spuckt. Wo es hinfällt, hat der Boden ein Loch, und wo es dich trifft, siehst du lieber nicht hin.
p41-3 =
    Die Galerie, die Tafel. Sieben Schalter, Messing, alle unten, und in der Mitte der große, der als Erster
    hochmuss. Zwölf Winter lang hat ihn keiner bewegt, und Grünspan ist eine Art Leim.
p41-6 =
    Er ist los. Er hängt über euch und summt. Aber unter den sieben Schaltern stehen nur Nummern, und was die
    bedeuten, steht an den Zählern. „Erst lesen“, sagt Ottoline, „dann schalten. In der Reihenfolge. Das lasse ich
    mir sticken.“
p41-4 =
    Der große Schalter ist oben, und ihr wisst, welche Nummer wem gehört. Einen Funken verträgt die Tafel noch, mehr
    nicht; die Kontakte sind schon blau. „Also einer“, sagt Ottoline. „Was heute dunkel wird, bleibt dunkel. Was ich
    weiß, hab ich gesagt.“ Und weil niemand etwas sagt, sagt sie es: „Ich will nicht, dass ich es bin, die das
    entscheidet. Ich würde bloß erklären, warum ich recht hatte.“
p41-4-smokey = Nummer 4: Smokey
p41-4-signs = Nummer 6: Reklame und Vergnügungen
p41-4-own = Nummer 7: die Lampe unter unseren Tasten
p41-15 =
    Ein Knall, ein Geruch. Auf halbem Weg wird auf dem unteren Gleis etwas langsamer, das auf euch zukam, und das
    gelbe Licht dreht sich noch einmal und hat nicht mehr die Kraft, wiederzukommen. Die Bürsten laufen aus. Da
    steht es und tickt beim Abkühlen. Man hätte gedacht, dass jemand jubelt. „Es hat nie etwas anderes getan als
    seine Arbeit“, sagt Ottoline und nimmt den Hut noch einmal ab. „Jemand hätte ihm sagen müssen, dass es aufhören
    kann. Das haben wir jetzt.“
p41-16 =
    Ein Knall, ein Geruch, und dann etwas, das ihr erst nicht bemerkt, weil es weg ist: die drei Töne. Die lagen
    unter allem, Tag und Nacht, solange ihr lebt. Da oben halten vierzig Automaten den Atem an. An der Hauptstraße
    ist eine Ampel nicht mehr rot. „Ich hab da immer mitgesummt“, sagt Ottoline nach einer Weile. „Dass ich das tue,
    wusste ich gar nicht.“
p41-17 =
    Ein sehr kleiner Knall. Das ist alles. Still wird nichts, und oben schaut keiner auf. Hinter einem Fenster
    bleibt ein Rad stehen, das langsamste. „Es macht kaum einen Unterschied“, sagt Ottoline, „ich hab's
    ausgerechnet. Aber wenn ich jetzt bei den anderen nachzähle, kann ich bei null anfangen.“ Auf dem Weg hinaus
    schraubt sie zwei Batterien aus der Lampe über der Tür und summt.
p41-5 =
    Die Ladebucht. In der Wand ist eine Steckdose, groß wie eine Höhle, und auf dem Boden liegt eine Matte mit zwei
    Dellen nebeneinander, wo es steht, wenn es daheim ist. Neben die Matte hat jemand eine Untertasse gestellt.
p41-5-rob = Die Ersatzzellen von der Wand nehmen
p41-5-saucer = Nachsehen, für wen die Untertasse ist
p41-18 =
    Zwei Zellen, fett wie Dachse, und eine Klingel, die anschlägt, weil sie fehlen. Auf den Gleisen senken sich die
    Bürsten.
p41-19 =
    Sie ist für niemanden. Öl ist darin, ein Fingerhut voll, frisch. Jeden Abend kommt also jemand hier herunter,
    gibt einer Kehrmaschine zu trinken, geht wieder und hat es keinem erzählt. Ihr merkt, dass ihr einander anseht.
    Keiner sagt: „Bist du das?“
p41-20 =
    Das obere Gleis: Bürsten von Wand zu Wand, im Schritttempo, und wer da steht, ist Abfall. Am Prellbock wendet
    es, und man hört, wie es aufs untere wechselt.
p41-21 =
    Diesmal das untere Gleis. Es fährt unter der Galerie vorbei, so dicht, dass die Schnurrhaare mitwollen; und am
    Prellbock wird die Weiche wieder umgestellt, aufs obere.
p41-22 =
    Auf den Gleisen kommt nichts. Es ist nur das Licht eurer eigenen Lampe, das eine Kachel an die andere
    weiterreicht.
p41-7 = Zurück in den Kanal, im Gänsemarsch, mit dem Summen in den hintersten Zähnen.
p41-9 =
    Die Eisentreppe hinauf. Ottoline geht als Letzte, und ehe sie die Luke zumacht, horcht sie. „Es ist leichter“,
    sagt sie. „Das Summen. Es hat den Gürtel um ein Loch weiter gestellt.“ Ihr anderen hört nichts. Aber sie hat ja
    meistens recht.
p41-30 =
    Beim Abendbrot erklärt es Ottoline. Die Kelle ist das Werk, eine Reihe Löffel sind die Drähte, und zum ersten
    Mal, seit man denken kann, bittet man sie weiterzureden.
p41-31 =
    Auf dem Tramplatz kommen sie, wenn es dunkel wird, unter den Bänken hervor und stehen da. Es gibt keine Bürsten.
    Eine Woche dauert es, bis der Erste über die Gleise geht, ohne zu rennen. Da liegt schon eine Menge Abfall, und
    Rubato sieht ihn jeden Morgen durch und war noch nie so glücklich.
p41-32 =
    Abends ist es still und ein wenig dunkler als gewohnt. In der dritten Nacht, heißt es, hat sich in der Passage
    jemand an die kleine Orgel gesetzt und herausgefunden, wo die drei Töne liegen. Es ist ein Maulwurf. Er hat
    einen vierten entdeckt.
p41-33 =
    In der Lade unter den Tasten ist es dunkel und bleibt es, bis die Kerze brennt. „Es geht ums Prinzip“, sagt
    Ottoline. „Ich weiß“, sagt Tante Minim und stellt ihre eigene daneben, damit es zwei sind.
p41-34 =
    Ihr kommt grün um die Nase heim, und nichts ist abgeschaltet und nichts begriffen. Woran es lag, erklärt
    Ottoline nicht. Sie sitzt in der Lade vor ihrer Lampe, die Pfoten im Schoß, und fragt sie einen ganzen Abend
    lang nichts.
p41-23 =
    Da steht es also. Hinter dem Fenster für Nummer 14 steht das Rad; Ottoline schaut es kurz an, wie man ein Grab
    anschaut, das gepflegt ist. Smokeys Steckdose dreht sich einmal, während man bis zehn zählt. Und „Reklame und
    Vergnügungen“, das ist die Passage, die rote Ampel und jeder Leuchtbuchstabe in Ostrey, läuft so schnell, dass
    es auch stillzustehen scheint. „Wir haben im Dunkeln gesessen, für einen Schlag von tausend“, sagt Ottoline.
    „Und die ganze Zeit saß da eine Dame aus Wachs.“
p41-24 =
    Ihr seid nicht die Ersten. Die Drehkreuzler unterhalten hier unten eine Schicht, die liest die Zähler ab und
    schickt die Rechnung dem, der am nächsten wohnt. „Das sind dann wohl Sie“, sagt der mit dem Klemmbrett und legt
    sein Brot auf den Marmor, für später.
