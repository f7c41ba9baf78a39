p19-title = Die Glockenstube
p19-start =
    Balken dick wie Straßen, eine Glocke groß wie ein Haus, und drüben, wo die Bretter weiß sind von zwölf Wintern,
    ein Sims.
p19-threat = In der Glockenstube dreht sich der Luftzug. Hier oben erfährt man alles zuerst.
p19-calamity =
    Seit der Helm herunterkam, hing die Glocke an drei Bolzen. Jetzt sind es zwei. Sie schwingt einmal hinaus und
    zurück, und das ist kein Ton, das ist eine Wand, die durch euch hindurchgeht.
p19-28 =
    Es breitet nur die Flügel aus, um zu sehen, ob sie noch von Wand zu Wand reichen. Das tun sie. Da ist kein Wind
    und kein Laut, und ihr liegt alle flach und wisst nicht, wie es dazu kam.
p19-8 =
    Auf dem Sims steht etwas, das ihr für ein Stück Turm gehalten habt. Es öffnet ein Auge und dann, als kostete es
    etwas, das zweite.
p19-10 =
    Der Sims ist leer. Er fängt an zu verschmutzen, wie Orte es tun, auf die keiner achtgibt. Unten in der Stadt
    hört man, wer seither umgezogen ist, aus dem Loch auf die Straße und von der Straße in die Speisekammer.
p19-11 =
    „Ihr schon wieder“, sagt der Küster, ohne die Augen zu öffnen. „Keine Fragen. Setzt euch, wenn es sein muss. Auf
    der Südseite ist es warm.“ Von jemandem, der einen fressen könnte, ist das beinahe eine Umarmung.
p19-1 =
    Die Glocke von Sankt Cäcilia: außen grün, innen dunkel, mit einem Rand hoch wie eine Gartenmauer. „Ich rufe die
    Lebenden“, steht ringsherum. Vom Rad hängt ein ausgefranstes Seilende, abgeschnitten mit etwas Stumpfem.
p19-1-rope = Quinces Seil an das ausgefranste Ende halten
p19-1-tap = Mit einer Kralle daran klopfen
p19-12 =
    Es passt, Faser an Faser. Ihr knüpft die Enden für einen Atemzug zusammen und lehnt euch hinein, nur ganz wenig.
    Die Glocke summt. Alle anderen sehen dich an, als hättest du jemandem, der schon lange dasteht, die Hand auf die
    Schulter gelegt.
p19-13 =
    Ein sehr kleiner Klang läuft um den Rand, kommt wieder vorbei und noch einmal, jedes Mal etwas müder, wie ein
    Kind, das man ums Haus geschickt hat. Als er fort ist, seid ihr hellwach.
p19-2 =
    Vor dem Sims. Von hier aus sieht man, dass die Augen nicht euch ansehen, sondern genau die Stelle, zu der ihr
    gleich rennen werdet.
p19-5 =
    „Ein Aufstieg, eine Frage“, sagt der Küster. „Zwei, zwei. Ich hatte schon Bischöfe hier, die wissen wollten, wie
    spät es ist.“ Er wartet. Hinter ihm, durch die Schlitze, seht ihr die ganze Stadt, klein wie etwas
    Fallengelassenes.
p19-5-saw =
    „Was habt Ihr an dem Dienstag gesehen?“
p19-5-eat =
    „Fresst Ihr uns jetzt?“
p19-5-when =
    „Warum sind sie nicht zurückgekommen?“
p19-5-flash = Ihm mit dem Blitzlicht in beide Augen leuchten
p19-5-fight = Auf ihn los, alle zugleich
p19-5-back = Einen Schritt zurück, und noch einen
p19-14 =
    „Ich sah sie rennen“, sagt der Küster. „Mit Kinderwagen und Uhren und einen mit einem Schinken. Einer rief aus
    einem Wagen, die Schleuse halte nicht bis zur Nacht. Mittags war niemand mehr da. Ich wartete auf das Wasser. Es
    kam, den Hügel herauf, bis zur dritten Stufe da drin. Ich hatte die Füße angezogen. Und dann ging es zurück, wie
    in einem Becken, wenn jemand den Stöpsel zieht. Auf den Jemand warte ich seither.“
p19-15 =
    „Das“, sagt der Küster, „hätte ich auch mit vollem Mund beantworten können.“ Kommen seht ihr ihn nicht. Ihr seht
    nur, dass er wieder dasitzt, genau wie vorher, mit etwas mehr Farbe im Gesicht.
p19-16 =
    „Weil ihnen keiner gesagt hat, dass es vorbei ist“, sagt der Küster. „Und das ist es nicht. Man hat sie vor
    einer Flut fortgeschickt, die sich um zwölf Winter verspätet. Kämt ihr da zurück? Der Fluss liegt da oben hinter
    seiner Mauer und schaut in die Schlafzimmer. Er hat Zeit. Ich sehe von hier, wie er bei jedem Mond einen Finger
    wächst.“
p19-17 =
    Einen Augenblick lang hat die Glockenstube keine Ecken. „AH“, sagt der Küster, und es ist das erste laute Wort,
    das ihr von ihm hört. Er hat beide Augen zu und rührt sich nicht vom Fleck, und ihr wisst aufs Haar, wo der ist.
p19-18 =
    „Nun gut“, sagt der Küster und faltet sich auseinander. Es ist mehr darin, als man gedacht hätte. „Einmal etwas
    anderes als Bischöfe.“
p19-6 =
    „Zwei“, sagt der Küster. „Ich höre.“ Das tut er wirklich: Der Kopf dreht sich, weiter, als Köpfe gehen, bis ein
    Ohr vorn ist.
p19-6-stopped =
    „Was hat das Wasser zurückgeschickt?“
p19-6-line =
    „Die Linie an der Wand hört am Taufbecken auf. Wer hat sie angehalten?“
p19-6-lonely =
    „Fragt Euch eigentlich je einer, wie es Euch geht?“
p19-6-later = Erst noch einmal nachdenken
p19-19 =
    „Ein Herz“, sagt der Küster. „Unten am Fluss, unter den zwei Schornsteinen, im Wasserwerk. In derselben Nacht
    fing es an zu schlagen, ganz von selbst, und drückte das Wasser wieder hinaus. Ich hörte es bis hier, ich höre,
    wie ein Käfer sich umdreht. Zehn Winter schlug es wie ein junges. Jetzt lässt es einen Schlag aus, dann zwei.
    Horcht auf den Tag, an dem es drei auslässt.“
p19-20 =
    „Ihr habt hingesehen“, sagt der Küster. „Von den anderen hat keiner hingesehen.“ Und er erzählt es euch: von den
    zwei Schornsteinen am Fluss, von den Pumpen darunter, die in jener Nacht von selbst angingen, vom Schlag, der
    langsamer wird. Am Ende zupft er sich etwas aus der Brust und legt es vor euch hin. „Zeigt ihnen das da unten,
    wenn sie euch nicht glauben. Am Taufbecken hört sie auf, weil ich dort zu hoffen anfing.“
p19-21 =
    Es bleibt so lange still, dass ihr euch nach der Luke umseht. „Es zieht“, sagt der Küster dann. „Man hört alles.
    Die Pumpen, unten im Werk unter den zwei Schornsteinen, die das Wasser hinaustreiben, und wie sie müde werden.
    Jede Nacht zähle ich die Schläge. Für einen allein ist das viel Wissen.“ Und ein wenig später: „Ihr dürft wieder
    heraufkommen. Ohne Fragen.“
p19-25 =
    „Das war nur ein Aufstieg“, sagt der Küster. „Die Trompete, sehr hübsch. Für den nächsten fangt unten an, bei
    den Füchsen, wie alle.“ Er schließt ein Auge, und das heißt, wenn ihr Glück habt, dass er wartet.
p19-3 =
    Eine Truhe mit Eisenbändern, darin die Kirchenbücher, zu einem Nest zerfressen. Die letzte Seite ist noch ganz.
p19-22 =
    Der Sims ist leer, also müsst ihr es selbst lesen. Der alte Kirchendiener hat bis zuletzt Buch geführt:
    „Dienstag. Mittags alle fort. Wasser bis zur dritten Stufe, neun Uhr abends. Pumpen im Werk vom Turm aus zu
    hören; Wasser fällt. Gott segne, wer sie angelassen hat. Ich bleibe, meine Beine sind schlecht.“ Ihr sucht die
    nächste Zeile. Das Papier ist dort ganz sauber.
p19-23 =
    Unter Ottolines Lupe werden aus den Flecken Buchstaben: „Pumpen im Werk vom Turm aus zu hören.“ Und am Rand,
    viel später und viel zittriger: „heute langsamer“. Es ist dieselbe Hand. Er ist also geblieben, und er hat
    gezählt.
p19-24 =
    Geburten, Hochzeiten, Todesfälle, in brauner Tinte, jeweils mit dem Preis daneben. Mit der letzten Seite könnt
    ihr nichts anfangen. Die Schließen sind aus Messing.
p19-4 = Durch die Schlitze seht ihr genau hinab auf die Tramschienen.
p19-9 =
    Er steht da, der eine Flügel will sich nicht mehr falten, und sieht an euch allen vorbei. Dann ist er fort, ohne
    ein Geräusch darum zu machen: eine lange, flache Linie, hinaus und über die Dächer, nach Osten, wo es Bäume
    gibt. Ihr habt den vertrieben, der es wusste. In der Truhe oben in der Glockenstube, heißt es, liegt noch das
    Buch des alten Kirchendieners.
p19-26 =
    Seit der Sims leer ist, ist der Turm zu vermieten, und wer zur Besichtigung kommt, hat Hunger.
p19-27 =
    Etwas kommt durch die Schlitze herein, sieht, wer hier sitzt, entschuldigt sich und geht rückwärts wieder
    hinaus. „Ich habe ihnen gesagt“, sagt der Küster, „dass ich euch aufhebe.“
p19-7 =
    Durch die Luke zurück, einer nach dem anderen, rückwärts. Der Letzte will keiner sein, und so ist es jeder
    einmal, einen Augenblick lang.
p19-30 =
    Man sieht, wie es fährt: in der Dämmerung aus dem Depot, rund um den Platz, die Hauptstraße entlang, wieder
    heim, Gelblicht und Bürsten. Von hier oben ist Smokey ein sehr kleiner, sehr gewissenhafter Käfer. Ihr lernt
    seine Runde auswendig, soweit man etwas auswendig lernen kann, das man lieber vergäße.
p19-29 =
    Nichts fährt darauf. Zwischen den Schienen liegt Laub, vom Depot bis zur Hauptstraße, und durch das Laub geht im
    Schritt jemand mit einem Kinderwagen aus einer Sardinendose. Von hier oben sieht man, dass ihr ihn nicht kennt.
