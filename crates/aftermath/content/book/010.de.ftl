p10-title = Der Vortragssaal
p10-start =
    Der Flügel steht im Licht wie ein See. Auf dem Deckel, wo die Sonne liegt, ist eine Mulde im Staub, lang wie
    eine Kutsche, und von der Mulde führen rote Haare in alle Richtungen. Ganz links, unter dem Deckel, Kupfer: das
    tiefe A.
p10-threat = Ein Wirbel rutscht, eine Saite murmelt, und der ganze Saal hört zu.
p10-calamity =
    Die Sonne geht hinter eine Wolke, und eine Katze merkt sofort, wenn ihr jemand die Sonne wegnimmt. Auch klopft
    draußen etwas ans Fenster, und der Wind ist es nicht.
p10-1 =
    Das Bein hinauf, durch den Spalt des Deckels, und du stehst in einer Harfe, groß wie ein Haus. Kupferne Taue,
    alle gestimmt, alle lauschend.
p10-1-string = Das tiefe A abwickeln
p10-11 =
    Der Schlüssel kommt auf den Wirbel. Eine Viertelumdrehung. Die Saite seufzt. Es braucht viele Pfoten, und keine
    darf abrutschen; über euch knarrt das Holz, weil jemand vom Rennen träumt.
p10-2 =
    Die letzte Umdrehung. Sie gleitet vom Wirbel wie eine Schlange vom warmen Stein, und ihr habt sie, ganz, Windung
    um Windung. Ihr wickelt sie um den Kräftigsten. Bei jedem Schritt summt sie leise den Ton, mit dem man euch alle
    zu Bett gebracht hat. Es ist der schönste Klang der Welt, und man hört ihn drei Straßen weit.
p10-12 =
    Ein Ohr dreht sich, von selbst, als gehörte es jemand anderem. Dann, nach einer Weile, in der ihr alle älter
    werdet, geht der Atem weiter.
p10-14 =
    Tick, sagt nebenan das Metronom. Tick. Tick. Der Atem findet den Schlag, legt sich darauf und geht weiter. Dann
    ist die Feder abgelaufen, und von nun an seid ihr auf euch gestellt.
p10-13 =
    Ein Auge ist offen, es ist grün, und ihr seid darin, alle, auf dem Kopf. Die Herzogin steht auf, ohne Eile, erst
    vorn, dann hinten. Die Glocke läutet einmal, ganz klar, wie man zum Essen läutet.
p10-15 =
    Dass sie aufgestanden ist, hat keiner gesehen, und hören kann es niemand mehr. Sie steht einfach da, beide Augen
    offen, und in jedem steht ihr alle noch einmal, sehr klein und sehr deutlich.
p10-20 =
    In der Mulde liegt die Herzogin. Sie schläft. Sie ist größer, als das Klavier daheim war, als ihr es zum ersten
    Mal saht, und bei jedem Atemzug steht das Fell an ihrer Flanke auf und legt sich wieder hin, wie ein Feld.
p10-21 = Die Mulde ist leer. Das ist schlimmer.
p10-22 =
    Von irgendwo oben, der Gardinenstange vielleicht, kommt das Geräusch von jemandem, der beschlossen hat, nicht
    länger zu warten.
p10-7 =
    Auf dem Hocker liegt der rote Filzstreifen, den die Großen nachts über die Tasten breiteten. Was man darin
    einwickelt, hält den Mund. Er ist auch das Weichste, worauf ihr je gestanden habt, und eine Tante fällt euch
    ein.
p10-8 = Der Deckel: schwarz, warm und weit wie ein Marktplatz.
p10-16 =
    Von hier aus könntest du sie berühren. Das Halsband ist rot, die Schnalle um ein Loch gelockert, und die Glocke
    hängt dir genau vor der Nase. Ohne Glocke, sagt die eine Hälfte deines Kopfes, weckt sie sich nicht selbst. Ohne
    Glocke, sagt die andere, hört sie nie wieder jemand kommen.
p10-16-take = Die Glocke aushängen
p10-16-leave = Sie lassen, wo man sie hört
p10-17 =
    Ein Atemzug hinein; einer hinaus; und bei „hinaus“ gehört sie dir. Sie ist schwerer, als sie aussieht, und warm.
    Den Klöppel hältst du mit den Zähnen. Die Herzogin schläft weiter, und zum ersten Mal in ihrem Leben macht sie
    dabei kein Geräusch.
p10-18 =
    Du lässt die Pfote sinken. Irgendwo in Abigail Lane wird eines Tages jemand diese Glocke hören und rennen und
    ankommen. Von dir wird er nie erfahren. Das ist in Ordnung.
p10-19 =
    Du stehst in der Mulde, und du passt achtmal hinein. Sie ist noch warm. Wie lange sie zum Abkühlen braucht,
    willst du nicht abwarten.
p10-9 =
    Sie sieht ihre Pfote an, als hätte die sie im Stich gelassen. Dann geht sie, ohne Hast und ohne sich umzudrehen,
    auf dem kürzesten Weg, als wäre er für sie gemacht. Wo sie stand, liegt das Halsband, die Schnalle offen, und
    die Glocke daran. Ihr habt die Herzogin besiegt. Es dauert einen Augenblick, bis ihr versteht, was das heißt.
p10-23 =
    Es sieht aus, als hätte sie genug, und das Gefühl kennt sie nicht. Sie gießt sich in einem Stück über die
    nächste Kante. Ihr wartet darauf, sie aufkommen zu hören. Ihr wartet recht lange.
p10-5 = Auf Zehenspitzen zurück zwischen die Klaviere, jeder von euch mit einem Ohr nach hinten.
p10-6 =
    Das Fenster steht eine Pfote breit offen. Dahinter läuft die Dachrinne am Haus entlang, und unten, im Dunkel des
    Fallrohrs, klingt es nach Wasser, das in eure Richtung will.
p10-24 =
    Der Schlüssel kommt auf den Wirbel. Eine Viertelumdrehung. Die Saite seufzt. Es braucht viele Pfoten und ein
    Paar Ohren, das nichts tut als horchen, denn über euch knarrt das Holz überhaupt nicht.
p10-25 =
    Sie schläft. Wo die Glocke hing, liegt das Fell flach, ein Ring, und ist nicht wieder aufgestanden. Auf
    Zehenspitzen gehst du um sie herum, obwohl von euch beiden sie es ist, die kein Geräusch macht.
p10-26 =
    Von hier aus könntest du sie berühren, und die Glocke auch. Aber was hinter euch her ist, ist es auch hier oben,
    und eine Glocke will eine ruhige Pfote. Sie verschläft das alles. Feinde haben immer nur die anderen.
p10-27 =
    Die Mulde ist leer und kühlt schon aus. Ein rotes Haar steht im Luftzug auf, geht über den Deckel und legt sich
    anderswo wieder hin. Sonst tut in diesem Saal niemand dergleichen.
p10-28 =
    Zu wecken ist hier niemand mehr. Aber ein Cello, das zwölf Winter lang an der Wand gelehnt hat, hat auch
    zugehört und mag nicht länger lehnen. Es kommt quer über die Stühle herunter.
