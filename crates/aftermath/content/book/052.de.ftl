p52-title = Wick & Sohn
p52-start =
    Kerzen, Zündhölzer, Nachtlichter, auch en gros. Die hintere Wand ist schon orange, und aus dem Zündholzlager
    kommt ein Geräusch, als zerrisse jemand einen sehr langen Brief. Ein Zimmer hat es. Ist es damit fertig, nimmt
    es sich das nächste. Irgendwo im Rauch rufen drei, und jeder ruft nach einem anderen.
p52-threat = Es holt Luft.
p52-calamity = Vierzig Gros Zündhölzer, „überall entflammbar“. Stimmt.
p52-1 =
    Der Automat hinter Madame Sees blinkt nicht mehr, er glüht. In der Wand dahinter ist eine Tür, die ihr für
    gemalt gehalten habt, und die Farbe wirft Blasen: WICK & SOHN. Madames Hand zuckt. Eine Karte fällt heraus. Von
    einer Reise steht nichts darauf.
p52-1-take = Hinein, unterm Rauch durch
p52-1-leave = Ringsum ist Stein: es ausbrennen lassen
p52-7 =
    Ihr steht vor der Tür, bis dahinter nichts mehr zu hören ist. Es dauert länger, als man denkt. Dann geht ihr
    weiter, und Madames Hand bleibt oben.
p52-2 =
    Ganz oben zwischen den Altarkerzen sitzt ein alter Siebenschläfer mit Laternenanzünderkappe und macht sie aus,
    eine nach der anderen, mit zwei nassen Fingern. „Sechshundertvier noch“, sagt er. „Ich lass die nicht brennen.
    Nicht unbeaufsichtigt. Das ist das Erste, was man lernt.“
p52-2-carry = Ihn über die Schulter legen
p52-2-wait = Mit ihm die nächsten hundert ausmachen und dann zusammen gehen
p52-10 =
    Er ist leichter als seine Kappe. Bis zur Tür zwickt er hinter dir in die Luft, und wo er zwickt, da wird es
    wahrhaftig ein wenig dunkler.
p52-11 = Er hält sich an einer Kerze fest. Die Kerze hält sich am Regal fest. Dann lässt das Regal los.
p52-12 =
    Lecken, zwicken, weiter. Lecken, zwicken, weiter. Jeder macht eine Reihe, und er geht über eure noch einmal
    drüber. Als die Reihe fertig ist, steht er von selber auf und hakt sich bei dir unter. „So“, sagt er. „Jetzt ist
    es bloß noch ein Brand.“
p52-3 =
    In der Ziehkammer halten zwei Spitzmäuse, Schwestern, ein Gestell mit Kerzen, jede an einem Ende, und keine kann
    loslassen, denn dann kippt es, und darunter steht ein Bottich heißes Wachs. „Du zuerst“, sagt die eine. „Nein,
    du“, sagt die andere. Das geht so, seit der Rauch kam.
p52-13 =
    „Beide“, sagst du, „aufs Wort.“ Du stehst darunter, mit dem Rücken, und es legt sich dir auf die Schultern wie
    ein Joch; und schon sind sie durch die Tür und wieder da, mit einem Besen, um es abzustützen, ehe du auch nur
    geächzt hast.
p52-14 = Du nimmst die Mitte. Jetzt sind es drei, die nicht loslassen können, und einer hat Wachs bis zum Ellbogen.
p52-4 =
    Auf halber Höhe der Bodenleiter steht jemand ganz Kleines im Nachthemd und geht nicht hinauf und geht nicht
    hinunter. Die Sprosse darüber brennt. Die darunter überlegt noch.
p52-4-catch = Den Holm hinaufrennen und zugreifen
p52-4-glove = Mit dem Topfhandschuh überm Kopf klettern
p52-4-rope = Eine Schlinge vom Glockenseil um den Haken im Balken
p52-15 =
    „Augen zu“, sagst du, und das Kleine macht sie zu und du auch. Dann kommt ein Sprung mit zwei Herzen darin und
    der Fußboden, und die Leiter fällt dahin, wo ihr wart.
p52-16 =
    Du hast schon eine Pfote am Hemdsaum, da bricht die Sprosse. „Noch mal“, sagt das Stimmchen. Es klingt nicht
    nach Bitte. Es klingt nach jemandem, der tapfer ist, so gut er's kann.
p52-17 =
    Wie ein Brotlaib gehst du hindurch. Das Kleine klettert ungefragt in den Daumen, und so steigst du hinunter, mit
    einem Kind im Daumen, und ihr singt, alle beide, weil es da drin dunkel ist.
p52-5 =
    Hinter dem Ladentisch hängt das Werkzeug des Hauses: ein Kerzenlöscher aus Messing, mit einem Stiel wie eine
    Lanze. „Herrn Wicks“, steht darauf, und für jedes Feuer, das er nicht gehabt hat, ist eine Kerbe drin.
p52-6 =
    Ein roter Eimer, breit wie ein Teich, und voll. Zwei von euch können ihn kippen, einer könnte darin schwimmen.
p52-6-throw = Ihn in den Gang kippen
p52-6-thimble = Eine Kette bilden, mit dem Fingerhut
p52-6-soak = Hineinspringen, mit allem, was du anhast
p52-6-on = Keine Zeit
p52-18 =
    Eine Welle läuft den Gang hinunter, kniehoch, mit Streichholzschachteln darauf. Sie zischt den ganzen Weg, und
    wo sie war, ist eine Straße, schwarz und dampfend, und sie gehört euch.
p52-19 = Der Eimer kippt zur anderen Seite.
p52-25 =
    Schöpfen, weitergeben, werfen, zurück. Beim zehnten muss keiner mehr hinsehen. Beim dreißigsten seid ihr nicht
    mehr mehrere. Der Gang geht aus, der Ladentisch geht aus, und ihr schwingt noch immer die Arme.
p52-26 =
    Es ist kalt, es ist schmutzig, eine ertrunkene Motte schwimmt darin, und noch nie hat dich ein Bad so gefreut.
p52-8 =
    Das Petroleum: zwei Fässer und ein Hahn, der tropft. Über euren Köpfen werden die Bretter warm. Tropft er noch
    lange, dann gibt es keinen Laden mehr und keine Passage.
p52-27 =
    Eine Vierteldrehung, mit allen Zähnen, und er hält. Ihr wartet auf den nächsten Tropfen. Es kommt keiner. Dann
    schiebt ihr das nasse Sägemehl an die Tür und verkeilt hinter euch die Luke.
p52-28 =
    Der Hahn geht ab. Ihr steckt ihn wieder hin. Es ist, als wärt ihr nie da gewesen, nur dass ihr jetzt riecht.
p52-29 =
    Es hat sich noch nicht entschieden. Es läuft die Fußleiste entlang, kostet eine Kiste, kehrt um. Ihr habt einen
    Atemzug mehr, als euch zusteht.
p52-20 =
    Es tritt aus dem Zündholzlager in den Gang, sieht nach links, sieht nach rechts und fängt mit dem Teppich an.
p52-24 =
    Es kommt bis in den Gang, leckt an den nassen Brettern und kehrt um. Auf diesem Boden ist nichts, was ihm
    schmeckt. Es wird es oben versuchen.
p52-21 =
    Die Leiter geht es hinauf wie ein Kind ins Bett, zwei Sprossen auf einmal, und dann am obersten Regal entlang.
    Sechshundert Kerzen verneigen sich. Der Rauch kommt euch entgegen, bis an die Ohren, bis ans Kinn.
p52-22 =
    Der Ladentisch, die Ziehkammer. Es geht nicht mehr vom einen zum anderen; es ist einfach da, wo man hinsieht.
    Ein Balken kommt herunter, mit aufgekrempelten Ärmeln.
p52-23 =
    Jetzt hat es das Dach. Eben war da noch eine Decke, nun sind da Sterne und ein Zug, der eure Hüte will. Lauft!
p52-9 =
    Durch die gemalte Tür hinaus, auf dem Bauch, in Luft, die nach Groschen schmeckt. Dass Groschen schmecken,
    hattet ihr vergessen.
p52-30 =
    Auf den Fliesen der Passage zählt ihr: euch und dann sie. Die Streife ist angerollt gekommen, acht Räder, und
    fragt nicht nach Fahrscheinen. Sie klatscht. Es fängt mit einem Paar Handschuhe an und geht durch die ganze
    Halle.
p52-32 =
    Alle drei, und kein Schnurrhaar versengt, das nicht nachwächst. Von diesem Abend an macht der Laternenanzünder
    Abigail Lane: neun Häuser, eine Laterne. Das reiche, sagt er, wenn man's ordentlich macht.
p52-33 =
    Ihr seht euch einmal um. Hinter der gemalten Tür hat jemand gerufen und ruft nicht mehr. Die, die ihr
    herausgeholt habt, halten einander am Ärmel, und als einer fragen will, schüttelt ihr nur den Kopf. Sie bekommen
    die Taste neben dem Ofen.
p52-31 =
    An der Wand der Passage ist ein schwarzer Fleck in Form eines Ladens. Jemand hat eine Kerze davorgestellt.
    Angezündet ist sie nicht.
