p9-title = Vogel & Söhne
p9-start =
    Klaviere links und rechts, in Reihen, mit geschlossenem Deckel, wie Leute im Wartezimmer. Jedes davon gäbe eine
    Stadt. Aber eure Saite ist dick wie ein Schwanz und mit Kupfer umsponnen, und so eine wächst nur im Flügel,
    hinten im Vortragssaal; und diese Tür hat ein Schloss, und seinen Schlüssel hängte der Stimmer stets an die Wand
    mit den Geigen.
p9-threat =
    „Posten“, sagt eine Stimme aus der Blechabteilung, und eine Lampe hebt sich. „Personen, klein. Nicht
    verzeichnet.“ Ein Bleistift kratzt. Jetzt seid ihr es.
p9-calamity =
    Der Boden sackt, einen Fingerbreit, wie ein Haus, unter dem etwas weich geworden ist. Achtzehn Klaviere sagen es
    gleichzeitig, in allen Tonarten, die es gibt, und wer euch gesucht hat, braucht nur dem Akkord zu folgen.
p9-10 =
    Ihr seid nicht die einzige Kundschaft. Zwischen dem Blech stehen drei Drehkreuzler mit Handkarren und Liste.
    „Ein Horn, verbogen“, liest einer vor. „Ein Horn, weniger verbogen.“ Sie haben euch nicht gesehen oder noch
    nicht auf der Liste gefunden.
p9-1 =
    Eine große Trommel liegt da, breit wie ein Tanzboden. Von ihrem Fell käme man mit einem Satz auf die Galerie.
    Von ihrem Fell hörte man euch auch bis zum Hafen.
p9-1-jump = Springen
p9-1-walk = Außen herumgehen
p9-11 =
    Ein weiches Bumm, wie ein Herz im Nebenzimmer, und du stehst auf der Galerie, mit beiden Füßen und dem größten
    Teil deines Atems.
p9-12 =
    BUMM, sagt die Trommel, und dann bumm, und bumm, während du herunterkommst und herunterkommst und
    herunterkommst.
p9-2 =
    Ein Metronom, hoch wie ein Galgen, das Gewicht auf Andante. Aufgezogen würde es eine Stunde lang ticken, laut
    und gleichmäßig, und was auch immer in diesem Haus schläft, hörte weiter ein Metronom, wo eines steht, und nicht
    euch, wo ihr seid.
p9-2-wind = Es aufziehen
p9-2-leave = Es ruhen lassen
p9-13 =
    Tick. Tick. Tick. Ihr setzt die Füße auf den Schlag. Nach einer Weile weiß man kaum noch, dass man je anders
    gegangen ist.
p9-14 =
    Die Feder lässt los, auf einen Schlag, um dein Handgelenk. Das Metronom nickt zweimal und schweigt, wie jemand,
    der recht behalten hat.
p9-3 = Die Wand mit den Geigen: sechsundzwanzig Stück, in Reihen, mit geschlossenen Augen.
p9-19 =
    Zwischen einer Bratsche und dem Preis der Bratsche hängt er: der Stimmschlüssel, mit einem Maul wie ein Stern
    und einem Griff aus Birnbaum, abgewetzt nach einer Hand, die viermal so lang war wie ihr. Ihr nehmt ihn
    gemeinsam herunter. Einen Augenblick lang haltet ihr ihn alle.
p9-4 =
    Die Theke, eine Feder, ein Auftragsbuch. Die letzte Seite ist in Eile geschrieben: „Sämtliche Instrumente per
    Bahn nachsenden, sobald das mit dem Wasser erledigt ist. Pumpen anlassen. V.“ Du liest es zweimal vor, denn
    einer fragt immer. Welches Wasser?
p9-9 =
    Im Samt eines Geigenkastens hat jemand allein gewohnt, und nicht schlecht. Da sind ein Bett, ein Bord und, ins
    Futter geritzt, ein Kalender, in dem jeder Tag durchgestrichen ist bis zum Neunten irgendeines Monats. Wer es
    auch war, er wollte sich den Vortragssaal ansehen.
p9-18 =
    Die Tür zum Vortragssaal. Das Schloss hat ein Maul wie ein Stern und ist sein Leben lang jeden Freitag geölt
    worden. Hält man das Ohr daran, hört man einen Atem, der nicht der eigene ist.
p9-7 = Durch den Briefschlitz wieder hinaus, Füße voran. Kleiner ist der Platz nicht geworden.
p9-8 =
    Der Stern passt. Das Schloss dreht sich ohne einen Laut. Hinter der Tür sind ein Teppich, ein Fenster und dieser
    Atem: ein, sehr lange, und aus.
