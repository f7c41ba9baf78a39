p32-title = Die Pumpenhalle
p32-start =
    Drei Stück, grün, mit Messingringen, jede so hoch wie zu Hause das Büfett samt der Uhr darauf.
p32-threat =
    Ist man eine Weile hier, dann ist der Takt innen. Man merkt es erst, wenn sich etwas rührt, das nicht dazu
    passt.
p32-calamity =
    Die zweite Pumpe geht hinauf und bleibt oben. Eins, zwei, drei. Durch den Boden kommt der Fluss, ohne Hast, wie
    einer, der einen Schlüssel hat. Dann fällt der Kolben, und er zieht sich zurück; aber jetzt kennt er das Zimmer.
p32-25 =
    Die erste steht. Die dritte steht schon so lange, dass Schwalben darin gebaut haben. Die zweite geht hinauf,
    überlegt es sich und kommt herunter. Mehr ist da nicht zwischen dem Fluss und achtundachtzig Tasten.
p32-10 =
    Alle drei gehen. An der ersten stehen Ratten, an der zweiten Kinder, und in den Rohren der dritten summt es auf
    einem einzigen Ton. Eine Spitzmaus geht mit der Uhr herum und fragt jeden, ob er schon gegessen hat.
p32-1 =
    Die erste Pumpe hat an der Flanke ein Ventil, rot gestrichen, mit einer Spindel; und die Spindel endet in einem
    Stern. Diesen Stern kennt ihr. Im Werk muss jemand Klavier gespielt haben.
p32-1-key = Den Stimmschlüssel aufsetzen
p32-1-paws = Die Spindel in beide Arme nehmen
p32-1-bar = Die Schrankenstange als Hebel nehmen
p32-1-leave = Es zulassen
p32-11 =
    Er passt, als käme er nach Hause. Eine Viertelumdrehung, wie bei einer Saite; man horcht, und noch eine. Dann
    rauscht es im Rohr, und in dem Rauschen hört ihr ganz deutlich ein A.
p32-12 = Sie dreht dich.
p32-13 =
    Barge bittet das Ventil um Entschuldigung. Dann lehnt er sich in die Stange, und sie biegt sich, und er
    entschuldigt sich auch bei der Stange, und dann kreischt das rote Rad und geht herum.
p32-2 = Die zweite Pumpe. Bei jedem Schlag hebt es euch ein wenig, ob ihr wollt oder nicht.
p32-2-pump = Die Pumpen wieder in Tritt bringen
p32-14 =
    An jedem Lager, das ihr erreichen konntet, ist Öl, und es klemmt nichts mehr. Es fehlt nur noch der Anfang, wie
    bei den meisten Dingen: alle zusammen ans große Rad hängen und im richtigen Moment loslassen.
p32-16 =
    Sie ist trocken in allen Gelenken und schreit. Mit Öl ginge es vielleicht leichter; vielleicht mit offenem
    Ventil oder mit kleinen Händen, die das gelernt haben. Aber es geht. Es muss gehen. Alle ans große Rad, und
    nicht auf das Wasser schauen.
p32-15 =
    Bumm. Und genau da, wo seit einem Jahr nichts mehr kam: bumm. Die erste Pumpe holt Luft. Die Schwalben verlassen
    die dritte. Und dann laufen sie, alle drei, ein wenig aus dem Tritt, wie Leute, die ein Klavier tragen, und
    unten im Schacht dreht sich das Wasser um und geht.
p32-3 =
    Der Pumpenschacht: ein Viereck aus schwarzem Wasser, ohne Grund, mit Regenbögen. Da unten stehen auf einem
    Absatz die Ölkannen des Maschinisten, der Größe nach. Nur ist der Raum seither tiefer geworden.
p32-3-straw = Hinuntergehen und durch den Strohhalm atmen
p32-3-cape = Unter der Chipstüte hinuntergehen, voll Luft
p32-3-dive = Die Luft anhalten und tauchen
p32-3-leave = Oben bleiben
p32-17 =
    Da unten ist es grün, und es gibt nur noch den Takt. Du nimmst die kleinste Kanne, und die ist so groß wie du.
    Als du auftauchst, zählt noch jemand für dich, und es ist eine hohe Zahl.
p32-18 =
    Es ist, als säße man in einer Glocke aus Silber und Paprika. Du langst unter dem Rand hinaus wie aus einem
    Fenster, packst eine Kanne und lässt dich hochziehen, knisternd.
p32-19 =
    Die Kälte fasst dich um die Rippen und zählt sie. Du kommst ohne Kanne herauf. Auch ohne so manche Meinung über
    Flüsse.
p32-4 =
    Eine Wand aus Zifferblättern, von denen keine zwei dasselbe sagen, und in der Mitte eine Tafel mit Schaltern,
    deren Schilder verblasst sind. Ein Lämpchen brennt. Es ist rot, und das offenbar schon länger.
p32-4-listen = Das Hörgerät an die Wand halten
p32-4-ottoline = Ottoline der Tafel alles erklären lassen
p32-4-switch = Den Schalter umlegen, der am abgegriffensten ist
p32-4-leave = Wegbleiben davon
p32-20 =
    Du hörst alles: draußen den Fluss, die Schwalben, das Öl, das fehlt, den Schlag, und vor dem Schlag jedes Mal
    ein ganz kleines Klicken. Da ist es, das erste Ventil; es hängt. Du gehst hin und klopfst mit einer Kralle auf
    die Stelle. Das Klicken hört auf. Und du weißt jetzt auch, wann man drehen muss und wann nicht.
p32-21 =
    Ottoline beginnt mit dem Prinzip. Bei „Induktion“ wird das rote Lämpchen gelb, bei „folglich“ wird es grün. „Na
    also“, sagt Ottoline zu der Tafel, „es musste nur einmal jemand vernünftig mit dir reden.“ Sie bekommt eine
    Batterie von ihr. Die sei lose gewesen, sagt sie.
p32-22 =
    Oben im Dach gehen die großen Lampen an, eine nach der anderen, staubig und golden. Licht war hier also die
    ganzen Jahre. Es hatte nur keiner einen Grund.
p32-23 = Er war abgegriffen, weil ihn alle bereut haben.
p32-5 =
    Der Tisch des Maschinisten: eine Tasse, eine Brille, die Fotografie eines kleinen Mädchens in einem Boot. Das
    Boot hat einen Namen am Bug. Im Maschinenbuch steht auf der letzten Seite ein einziger Absatz.
p32-24 =
    „Stelle ich sie so ein, dass sie allein laufen, halten sie zehn Jahre, vielleicht zwölf; bis dahin ist jemand
    zurück und liest das hier. Für den, den es angeht: Sie brauchen Öl und jemanden, der zuhört. Es tut mir leid,
    dass es nicht mehr ist.“ Darunter eine ganze Seite, liniert, für Unterschriften. Noch steht keine da.
p32-26 =
    Ihr könnt ihn inzwischen auswendig. Die Seite, die für Unterschriften liniert war, ist voll, und jemand hat eine
    zweite eingeklebt und liniert.
p32-7 =
    Aus dem Warmen ins Nasse. In den Ohren geht der Lärm weiter, und ihr seid froh um jeden Schlag.
p32-27 =
    Die erste steht, und die dritte ist bis zu den Messingringen voll Schlamm. Die zweite hebt sich, denkt darüber
    nach und senkt sich wieder. Zurückzuhalten hat sie nichts mehr; der Fluss ist außen herumgegangen. Jemand hat
    ihr einen Stuhl hingestellt.
p32-28 =
    Die erste steht. Die dritte steht schon so lange, dass Schwalben darin gebaut haben. Die zweite hebt sich und
    senkt sich, und ihr könntet schwören, dass sie es eine Spur bereitwilliger tut, als man euch erzählt hat. „Das
    ist Smokey“, sagt Ottoline. „Das hatte er sonst zum Frühstück.“
p32-29 =
    Die erste steht, in der dritten sind Schwalben. Aber die zweite geht auf und ab wie jemand, der geschlafen hat:
    Alles, was sonst den Namen eines Haarwassers beleuchtet hat, steckt jetzt da drin. Die Zeiger an der Wand stehen
    gerade. Ottoline legt die Pfote auf den grünen Lack. „So“, sagt sie zu ihr. „Das ist alles. Bedank dich nicht.“
p32-3-meek = Ans Rohr klopfen und die Sanftmütigen fragen
p32-3-sorry = Ans Rohr klopfen und sagen, dass es euch leidtut wegen des Glases
p32-30 =
    Ihr klopft im Viervierteltakt. Unter Wasser raschelt es, weit unten, dann auf dem Absatz; und dann kommen durchs
    Abflussrohr die Kannen herauf, eine nach der anderen, der Größe nach, jede auf sehr vielen Schultern. „Wir
    machen die Muffen“, sagt der Platzanweiser und wringt seinen Kragen aus. „Euer Ventil haben wir gleich
    mitgemacht, es lag am Weg. Es war bloß schüchtern.“
p32-31 =
    Ihr sagt es ins Rohr hinein, alles: die Reihe, über die ihr gelaufen seid, das Glas, den Deckel, den ihr nicht
    zugemacht habt. Es dauert länger als damals das Rennen. Eine Antwort kommt nicht. Dann klopft es, ganz nah,
    zweimal; und aus dem Abfluss kommt, geschoben von niemandem, den man sieht, eine Kanne Öl mit einem Kärtchen
    daran. Ein Wort steht darauf, in hundert verschiedenen Schriften. Es heißt „wir“.
p32-33 =
    „Von leidtun steht nichts in der Rolle“, sagt das Rohr. Eine Reihe steigt heraus und dann die nächste. Nass sind
    sie, und hierauf warten sie seit dem Glas.
