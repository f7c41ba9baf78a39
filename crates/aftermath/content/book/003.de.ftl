p3-title = Die Pedalkammer
p3-start =
    Morgenappell in der Pedalkammer. Wer da ist, sagt es; wer fehlt, wird aufgeschrieben. Es gibt Suppe, und zwar
    dieselbe. An der Wand hängt die Liste dessen, was getan werden muss, und dies ist der Teil des Tages, an dem
    alle den Fußboden studieren.
p3-4 =
    Die Glocke vom Halsband der Herzogin hängt jetzt im Treppenhaus. Als Trophäe war sie gedacht. Nur geht niemand
    gern an ihr vorbei: Eine Glocke, die hier hängt, hängt nicht an ihr.
p3-5 =
    Auf der Treppe sitzt ein neues Gesicht: ein Hamster, der sich zum dritten Mal hinter den Ohren wäscht. Die Taste
    ist das F, das Bett ist gemacht, und wo das Rad hingehört, hängt eine Garnrolle. Sie dreht sich die ganze Nacht.
    Beschwert hat sich niemand, außer schriftlich.
p3-6 =
    Der nasse Fleck im Flur ist vermessen worden, von Tante Minim, mit einem Lineal und ohne Kommentar. Er ist zwei
    Zoll höher als beim letzten Neumond. „Eine Wand darf auch mal Durst haben“, sagt Cob. Sie sieht ihn über das
    Lineal hinweg an, bis er geht und das zweite Lineal holt.
p3-9 =
    Es gab immer elf Achtel, meistens neun. Seit dem Bahnhof sind es dreizehn, und zwar immer dreizehn: Die beiden
    neuen zählen die anderen jede Stunde, laut, mit einem Bleistift. Etwas anderes hat man ihnen dort nicht
    beigebracht. Man lässt sie.
p3-10 =
    Rubato liest die Liste vor. Er hat eine gute Stimme für Listen. Dann hält er den Bleistift hin, und wer ihn
    nimmt, hat sich gemeldet.
p3-10-low-a = Das tiefe A: die Saite bei Vogel & Söhne holen
p3-10-short-change = Wechselgeld: zum Hauptbahnhof, wegen des Aushangs
p3-10-rounds = Die Runde: hinaus, schauen, heimtragen
p3-1 =
    Die Lücke ganz links im Klavier ist abgestaubt. Wer das war, sagt niemand. „Es ist bloß eine Saite“, sagt Tante
    Minim, „und das ist die, die die Decke hält, auch.“ Ihr nehmt den Saitenhaken vom Nagel.
p3-2 =
    Ruhm bringt die Runde keinen. Jemand geht hinaus, sieht nach, was die Nacht verschoben hat, und kommt mit mehr
    zurück, als hinausging. Cob reicht die leeren Säcke herüber, als wären sie schon voll.
p3-8 =
    Der Aushang ist abgenommen und liegt auf dem Tisch, und alle halten ein wenig Abstand davon. „Ein Kind“, liest
    Coda, „pro Durchgang.“ Sie liest es, wie man eine Rechnung vorliest, die für jemand anderen ist. Dann faltet sie
    ihn sehr klein und gibt ihn euch, damit ihr etwas zurückzugeben habt.
p3-3 =
    Hinter der Wand hustet Tante Minim. Es fängt klein an, wendet auf dem Absatz und kommt sämtliche Stufen
    herunter. „Honig“, sagt Cob. „Bei Hobbs & Tochter gab es welchen. Wie man hört, hat der Laden neue Besitzer.“
p3-3-take = Ihr den Honig versprechen
p3-3-leave = Heute nicht
p3-7 =
    „Fret?“, sagt der Appell. Nichts sagt „hier“. Das Bett ist gemacht, und Fret hat noch nie ein Bett gemacht. Auf
    dem Kissen liegt eine Zeichnung der Passage, mit einem Pfeil in die Wand hinein, und unter dem Pfeil steht „Hab
    ich doch gesagt“, unterstrichen, zweimal.
p3-7-take = Fret nachgehen
p3-7-leave = Fret kommt schon zurück, wenn es Abendbrot gibt
