p28-title = Die Wäscherei
p28-start =
    Die Städtische Wäscherei kocht noch. Dass die Laken sauber sind, hat ihr keiner gesagt; also wäscht sie sie,
    wringt sie aus, hebt sie an Haken auf den Trockenboden und nimmt sie wieder ab, wenn sie trocken sind.
p28-threat =
    Im Dampf ist eine Gestalt, die ein Laken ist, und noch eine, die ein Laken ist, und eine, die geht.
p28-threat-whistle = In die Schiedsrichterpfeife blasen
p28-threat-cards = Stehen bleiben und es kommen lassen
p28-calamity =
    Die Leine ist voll, sagt eine Glocke. Alle Haken lassen zugleich los, und die gesamte Wäsche der Stadt Ostrey
    kommt auf euch herunter, feucht, duftend und ohne Ende.
p28-1 =
    Die Mangel: zwei Walzen, hoch wie ein Haus. Was hineingeht, hat eine Form, was herauskommt, eine Fläche.
p28-1-flatten = Ein Stück Schrott durchschicken und sehen, was daraus wird
p28-1-through = Sie aufkeilen und zu den Körben durchkriechen
p28-1-leave = Den Schwanz einziehen
p28-10 =
    Aus einem Dosendeckel wird ein Blech mit Kanten wie ein Messer, und Rubato sänke auf die Knie. Von nun an wird
    er alles flach haben wollen.
p28-11 =
    Hinter dem Letzten von euch schließt sie sich mit einem Seufzer, wie jemand, der so nah dran war.
p28-2 =
    Der Bottich dreht sich, langsam, mit Schmatzen und Klatschen. Er ist grau, er ist heiß, und er nimmt alles
    heraus: Kaffee, Wein, Gras, Kummer. Auf dem Grund sieht man manchmal etwas, das kein Laken ist.
p28-2-wash = Hineinsteigen, mit allem
p28-2-fish = Nach dem fischen, was kein Laken ist
p28-12 =
    Dreimal herum, und ihr liegt dampfend auf dem Rost und riecht nicht einmal mehr nach euch selbst. In eurem Fell
    war so mancherlei, das euch schon ans Herz gewachsen war. Es ist weg.
p28-13 =
    Ein Handschuh, gesteppt, für eine Hand und große Hitze. Aus irgendeiner Küche muss er versehentlich mitgekommen
    sein und ist dafür zehntausendmal gewaschen worden.
p28-14 = Es war die Lauge.
p28-3 =
    Der Trockenboden: Zwischen den Laken sind Gassen, Plätze, ganze Viertel einer weißen Stadt, und keiner wohnt
    darin. Auf den Stangen sitzen Holzklammern in Reihen, wie ein Chor.
p28-3-peg = Einen aus dem Chor von der Stange holen
p28-3-ghost = Dem nachgehen, was ganz hinten hängt
p28-15 =
    Sie macht den Mund auf und schließt ihn in der Luft, mit einem Knall wie eine Peitsche. Jemand hat einen Faden
    und einen Abzug daran gebaut und vier Kerben in die Seite geschnitten. Wer es auch war, er ist nicht mehr da;
    für eine fünfte wäre noch Platz.
p28-16 = Sie kommt nicht allein. Die Stange kommt mit.
p28-17 =
    Es ist gestrickt, hat oben einen Bommel und links und rechts ein Loch und ist aus Versehen unter die Laken
    geraten, wie man auf eine Hochzeit gerät. Es hält Wärme, wie andere einen Groll halten. Innen wäre Platz für
    neun.
p28-4 =
    Im Bügelzimmer bügelt eine alte Igelin in der Schürze, mit einem Kohleneisen. Sie schaut nicht auf. „Kragen“,
    sagt Frau Zwickel. „Bei allen stimmt der Kragen nicht. Und wenn sie wiederkommen, und die Kragen stimmen nicht,
    wer war's dann? Du da, fass mal an.“
p28-4-work = Eine Ecke anfassen
p28-4-news = Sie nach dem Dampf fragen
p28-18 =
    Man fasst eine Ecke an und dann die nächste. Es ist die friedlichste Stunde, an die ihr euch erinnert. Am Ende
    gibt es Brot mit etwas darauf, und sie sieht jeden von euch an, leckt sich den Daumen und streicht euch das Fell
    glatt.
p28-19 =
    „Der Dampf kommt vom Werk“, sagt Frau Zwickel. „Da ist ein Rohr. Das hat früher geblasen wie der Zorn Gottes.“
    Sie stellt das Eisen ab und horcht, den Kopf schräg, wie man jemandem die Brust abhört. „Montag“, sagt sie. „Ich
    merk's immer am Rohr, wenn's ein Montag wird.“
p28-5 =
    Im vorletzten Korb sitzt unter einem Kissenbezug das Kätzchen und hat sich mit einer Wäscheleine umwickelt, bis
    es ein Paket war. Es hat Hunger und eine große Stimme. Es ist das der Herzogin, man sieht es an den Ohren. Lasst
    ihr es los, kann es rennen. Lasst ihr es nicht los, wird es rufen.
p28-5-free = Den Knoten lösen, mit ausgestrecktem Arm
p28-5-milk = Erst zwei Nahrung, dann den Knoten
p28-5-leave = Es seiner Mutter lassen
p28-5-lid = Den Deckel zumachen
p28-22 =
    Ihr lockert sie, Schlinge um Schlinge, und jedes Mal kommt eine Pfote und hilft, mit fünf Haken daran. Als die
    letzte fällt, springt es nicht. Es sieht sich mit schiefem Kopf an, was da so freundlich war. Es beschließt,
    sich euch für später zu merken.
p28-23 =
    Es freut sich. Es freut sich so, dass es nicht weiß, wohin mit allem, was es an den Pfoten hat.
p28-24 =
    Es frisst, und dabei geht in ihm etwas wie eine Mühle. Danach schläft es auf der Stelle ein, mitten im Seil.
    Weit weg, auf einem Dach, hat die ganze Zeit jemand zugehört, mit zwei Ohren, und legt sich wieder hin.
p28-25 =
    Da drin ruft es weiter. Das Geflecht ist dick, und der Dampf zischt. Wenn man rasch geht, hört man es nur bis
    zur Mangel.
p28-20 =
    Ihr pfeift. Es ist der Ton für „alles aussteigen“: Jedes Laken, so scheint euch, bleibt stehen, wo es ist. Das,
    was ging, weiß selbst nicht mehr genau, ob es nicht auch eins ist.
p28-21 = Was sich im Dampf versteckt hat, tritt heraus.
p28-7 =
    Durch die Kaitür hinaus und an der Mauer entlang nach Westen. Von dort hört man das Wehr, ehe man es sieht.
p28-8 =
    Durch den Hof, über Schlacke, nach Osten. Die beiden Schornsteine kommen näher, und mit jedem Schritt spürt ihr
    es deutlicher in den Sohlen: bumm. Und bumm.
p28-9 =
    Die Rutsche für die Bahnwäsche führt schräg unter der Straße hinauf. Man klettert sie auf Servietten. Oben steht
    „Hauptbahnhof, Speisewagen“.
p28-26 =
    Der Keil hat eine Form, geht hinein und hat eine Fläche. Die Walzen haben es nicht eilig. Zwölf Winter lang
    warten sie schon auf etwas, das kein Laken ist.
p28-60 =
    Seit zwölf Wintern. So dünn sind sie geworden, dass man durch eins das nächste sieht und durch das nächste noch
    eins.
p28-61 =
    Heute sind die Tischtücher dran. Auf das große hat an einem Montag vor zwölf Wintern jemand Wein gekippt, und
    jedes Mal, wenn es vorbeikommt, schaut aus der Bügelstube eine Schürze und droht mit der Faust.
p28-62 =
    Im vorletzten Korb ist eine Kuhle, groß wie ein Brot, und in der Kuhle sind rote Haare. Ein Schälchen steht
    daneben, ausgeleckt. Ihr geht alle schnell weiter und freut euch alle ein bisschen.
p28-63 =
    Um diese Stunde sind Lichter im Dampf: das Feuer unterm Kessel, die Glut im Bügeleisen. Voneinander seht ihr
    Umrisse mit einem goldenen Rand.
p28-64 =
    So recht kocht sie heute nicht. Ein Laken hängt auf halber Höhe, tropft und überlegt, ob es weitermachen soll.
    „Nicht hinsehen“, sagt eine Stimme aus der Bügelstube. „Davon wird's bloß schlimmer.“
p28-65 =
    Die ganze Wäsche von Ostrey war schwimmen und ist zurückgekommen. Neun Tage hat es gedauert, den Fluss
    herauszubekommen. In der Bügelstube hängt ein Kragen an der Wand, gerahmt, und darunter steht: „Der war
    richtig.“
