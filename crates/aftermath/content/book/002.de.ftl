p2-title = Die gute Stube
p2-start =
    Um vier Uhr früh ist das tiefe A gerissen. Es klang, als ginge etwas zu Ende, riss Rubato den Hut vom Kopf, und
    dann klang gar nichts mehr, und das war schlimmer. Seit jemand in dem Klavier wohnt, hat diese Saite alle nach
    Hause gerufen. Tante Minim hat einen Knoten hineingemacht, gelauscht und ihn wieder gelöst. „Es gibt noch eine“,
    sagte sie. „Im Flügel, bei Vogel & Söhne am Tramplatz. Und falls da Filz herumliegt: Auf meiner Seite vom Bett
    fehlt welcher.“
p2-start-door = Die Flurtür aufschieben
p2-threat =
    Die Dielen antworten einander. Etwas mit viel zu vielen Füßen hat gemerkt, dass heute niemand läuten kann.
    Haltet still, alle, und atmet durch die Ohren.
p2-calamity =
    Aus Mitgefühl reißt auch das B. Es peitscht in Ohrenhöhe durch die Stube, und im Klavier schließen sich von
    innen zwei kleine Türen.
p2-10 =
    Ihr steht vor dem Klavier. Im Norden ist der Kaminsims, und zu dem muss man klettern; dazwischen liegt, was die
    Achtel seit Sonntag haben fallen lassen. Die Tür zum Flur ist in der Nässe gequollen. Zwölf Winter lang war sie
    eine Tür für einen, heute braucht sie euch alle.
p2-1 =
    Der Nähkorb ist leer, seit die Achtel klettern können, das sagen jedenfalls alle. Unter dem Futter steckt eine
    Stopfnadel, noch im Papier, und daneben eine Rolle mit mehr Faden, als irgendwer zugibt. Du hast zwei Pfoten und
    hinter dir eine Schlange.
p2-1-needle = Die Nadel nehmen
p2-1-thread = Den Faden für die Werkbank nehmen
p2-11 =
    Sie ist etwas länger als du und um einiges schärfer. Was du trägst, hilft dir, was im Rucksack steckt, wartet
    nur; umzupacken kostet eine Karte. Du fühlst dich schon größer.
p2-12 =
    Vierzig Windungen schwarzer Zwirn. Rubato schreibt vierzig auf, sieht dich an und schreibt achtunddreißig.
p2-2 =
    Fret sitzt mit gepacktem Taschentuch auf der Fußleiste und sieht euch nicht an, mit einiger Mühe. „Ich kenn
    einen kürzeren Weg zum Tramplatz“, sagt Fret, „gegangen bin ich ihn noch nicht, aber ich kenn ihn, es sind
    ungefähr vierzig, das hab ich auf der Zeichnung gezählt.“ Von der Tür her sagt Coda, die Mutter, gar nichts, und
    zwar laut.
p2-2-come =
    „Dann komm. Du bleibst hinter uns und zählst Laternen.“
p2-2-stay =
    „Einer muss das Klavier bewachen.“
p2-13 =
    Von da an zählt Fret Laternen, laut, und beginnt mit einem Stuhl. Hinter euch schließt Coda die Augen und öffnet
    sie wieder. Ihr habt euch etwas geliehen, und ihr wisst es.
p2-14 =
    „Vor wem?“, fragt Fret, und das ist eine gute Frage. Aber Coda schiebt dir ein Brötchen in den Rucksack, dann
    ein zweites, und klopft zweimal darauf, als wäre der Rucksack ein Kind.
p2-3 =
    Hinter dem Vorhang frisst jemand den Vorhang. Es ist ein Siebenschläfer, mehr Mottenloch als Fell, der aus der
    Nässe hereingekommen ist und noch fragen wollte. Mit Fremden kann man reden, solange niemand zornig ist: Geht zu
    ihnen hin und versucht es. Wenn es schiefgeht, geht es schnell schief.
p2-15 = Es zieht vorüber. Du zählst aus Achtung die Füße und hörst bei sechzig auf.
p2-16 =
    Es zieht nicht vorüber. Rote Karten schlagen, was auf eurem Feld steht, grüne treffen, was ihr nebenan seht. Und
    behaltet etwas auf der Hand, um euch zu wehren; dafür ist jede Farbe recht.
p2-6 =
    Flur, Briefschlitz, Stufe, Straße. Coda hält die Klappe auf, bis der Letzte von euch hindurch ist. „Abendbrot um
    sechs“, sagt sie, wie man es Leuten sagt, die man um sechs zu sehen gedenkt.
p2-7 =
    Die Tür gibt nach, mit einem Ächzen und einem Streifen Tapete. Darunter ist der Putz dunkel und nass, so hoch
    wie ein Siebenschläfer. Tante Minim sieht sich das länger an als die Saite. „Später“, sagt sie. „Geht.“
p2-8 =
    Die Tabakdose auf dem Kaminsims heißt seit jeher die Schatzkammer. Darin liegen vier Knöpfe, ein Scharnier und
    eine Batterie, die Rubato für den rechten Augenblick aufhebt. Er sieht die Dose an und dich und die gerissene
    Saite. „Tja“, sagt er, „da wäre er wohl.“
