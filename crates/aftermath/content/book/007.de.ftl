p7-title = Das Lager
p7-start =
    Reihe um Reihe, auf Ordnern, auf Keksdosen, die Wände hinauf: die Sanftmütigen bei ihrer Andacht, alle Fühler
    nach vorn. Dort steht auf einem umgedrehten Eierkarton der Vorleser mit einer Kassenrolle. „Und am dritten Tage
    kam die Rechnung“, liest er, „und siehe, sie stimmte nicht.“ Ein Seufzen geht durch die Reihen. Hinter dem
    Karton, golden wie ein Fenster, steht das letzte Glas.
p7-threat =
    Der Choral beginnt. Er hat einen einzigen Ton, und der geht in die Zähne. Wer nicht mitsingt, fällt auf.
p7-threat-sing = Mitsingen
p7-threat-silent = Den Mund halten
p7-calamity =
    Tief unten holt in den Rohren etwas Luft, und durch den Abfluss im Boden steigt kaltes Wasser, knöchelhoch. Es
    riecht nach Fluss. Die Sanftmütigen rennen nicht. Sie klettern aufeinander, nach dem Alter, und dann sinkt es
    wieder. „Das tut es neuerdings“, sagt der Vorleser. „Früher tat es das nicht.“
p7-1 =
    Der Eierkarton, umgedreht, sechs Hügel und ein Vorleser. Von hier oben sieht man, wie viele es sind. Man hätte
    es lieber nicht gesehen.
p7-4 =
    „Sprecht, Gäste“, sagt der Vorleser und rollt die Kassenrolle zusammen. Tausend Fühler drehen sich zu euch. Es
    ist warm, es riecht nach Honig, und ihr seid die Einzigen hier mit Knochen.
p7-4-ask = Von Tante Minims Husten erzählen
p7-4-confess = Jeden je gestohlenen Krümel beichten
p7-4-rob = Zum Glas rennen
p7-11 =
    Du erzählst es schlicht: der Absatz, die Stufen, und wie das ganze Klavier wartet, bis es vorbei ist. „Ach“,
    sagen die Reihen. Tanten hatten sie sehr viele. „Nehmt, was sie braucht“, sagt der Vorleser, „und macht den
    Deckel zu. Wir machen immer den Deckel zu.“
p7-12 =
    „Eine Tante“, sagt der Vorleser und sieht auf der Rolle nach. „Von einer Tante steht hier nichts.“ Eine Reihe
    erhebt sich, dann die nächste, höflich, wie man sich vor einem Leichenwagen erhebt.
p7-13 =
    Es dauert. Da war ein Keks und die andere Hälfte des Kekses; da war die Hochzeitstorte. Als du fertig bist, sind
    deine Ohren heiß, und keiner von euch sieht dich an. „Wir vergeben“, sagen die Sanftmütigen, und sie tun es, und
    das ist das Schlimmste daran. Der Weg zum Glas ist frei.
p7-14 =
    Du rennst über die erste Reihe wie über eine Klaviatur. Niemand schreit. Hinter dir entrollt der Vorleser wieder
    die Kassenrolle, ganz ruhig, und beginnt eine neue Spalte.
p7-2 = Von unten ist das Glas ein Turm, in dem die Sonne steckt.
p7-2-lid = Das Honigglas aufschrauben
p7-8 =
    Den Deckel haben tausend zugeschraubt, und tausend seid ihr nicht. Also alle zusammen, und gegen den
    Uhrzeigersinn.
p7-3 =
    Der Deckel bewegt sich, mit dem Geräusch einer sehr kleinen Tür in den Sommer. Cobs Flasche taucht unter,
    blubbert, wird voll. Du leckst dir die Pfote, nur die eine, und einen Augenblick lang hat keiner von euch vor
    irgendetwas Angst.
p7-15 =
    Ihr findet den Ton. Es ist ein A, das tiefe, so tief sie es eben schaffen. In einem Lager zu weinen hattet ihr
    nicht vor.
p7-16 = Zu tief. Man hört es sofort. Man hört auch, wie das Summen aufhört.
p7-17 = Ihr haltet den Mund. Die Reihe vor euch dreht sich um. Dann die davor.
p7-7 =
    Ein Schuhkartondeckel und darin, auf Watte, vierzig Eier wie Kaffeebohnen. Die Wache hat noch einen Fühler und
    weicht keine Haaresbreite zurück. Seit dem Morgen hat sie keinen Krümel gehabt, und eher würde sie platzen, als
    das zu sagen.
p7-7-feed = Ihr dein halbes Mittagessen dalassen
p7-7-pass = Nicken und weitergehen
p7-18 =
    Sie wartet, bis du dich umgedreht hast. Dann frisst sie, schnell und lautlos, und zupft danach die Watte gerade.
    An den Wänden läuft die Nachricht schneller herum, als ihr gehen könnt.
p7-19 =
    Sie nickt zurück und zählt die Eier nach, sobald du vorbei bist. Vierzig. Das hättest du auch getan.
p7-6 =
    Wieder hinaus, zwischen den Knöcheln der Regale. Hinter euch schließt sich die Tür, von tausend geschoben, ohne
    einen Laut.
p7-20 =
    In eurer Mitte eine warme Flasche, gewickelt in Cobs zweitbestes Geschirrtuch. Jeder hat eine Pfote daran. So
    schwer ist sie gar nicht.
p7-21 =
    Tante Minim nimmt den Honig auf einem einzigen Löffel, gegen jeden Rat. Das ganze Klavier lauscht. Nichts kommt
    die Stufen herunter. „Na?“, sagt sie mit einer Stimme, die ihr vergessen hattet, „hat hier keiner was zu tun?“
p7-22 =
    Sie hustet auf der Treppe, sie hustet bei Tisch, und sie sagt, es sei nichts. Ihr habt es versprochen, ihr wisst
    es, und sie erwähnt es nicht, was ihre Art ist, es zu erwähnen.
