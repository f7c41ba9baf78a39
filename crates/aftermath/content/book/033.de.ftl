p33-title = Die Schleuse
p33-start =
    Hier oben hat der Wind das letzte Wort. Auf der einen Seite liegt die Stadt, ohne Licht. Auf der anderen, so
    nah, dass man daraus trinken könnte, liegt die Lull, die ganze, braun und breit und schlecht gelaunt. Dazwischen
    ist das Tor, eine einzige Eisenplatte, und auf der Galerie das Rad für die letzten zwei Ellen.
p33-threat =
    Ein Windstoß kommt über die Mauer und bringt das Oberste vom Fluss mit.
p33-calamity =
    Über die Mauerkrone kommt eine Welle, eine ganz kleine, um nachzusehen. Beim Gehen nimmt sie das Geländer mit.
p33-10 =
    Noch jemand hat sich gedacht, hier oben sei es trocken. Auf dem Sims über dem Fluss, den Schwanz um die Füße,
    sitzt die Herzogin. Das Wasser läuft ihr aus den Ohren. Sie sieht den Fluss an, wie bisher nur andere sie
    angesehen haben.
p33-11 =
    Ein rotes Stück Mauer steht auf. Sie ist nass bis auf die Haut und mager, und kleiner macht es sie nicht. Auf
    irgendjemanden muss sie böse sein, und an den Fluss kommt man nicht heran.
p33-1 = Die Galerie, ein Eisenrost, und darunter sehr viel Luft.
p33-5 =
    Ihr steht drei Schwanzlängen vor ihr, und zwischen euch ist nichts. Sie wendet den Kopf. Sie könnte. Sie
    überlegt, ob es noch die Mühe lohnt, bei so hohem Wasser. Wenn man ihr je etwas sagen wollte, dann jetzt.
p33-5-bell = Ihre Glocke läuten, die ihr mitgebracht habt
p33-5-kitten = Ihr sagen, wo ihr Kätzchen schläft und dass es satt ist
p33-5-flash = Das Blitzlicht zünden: bitte lächeln
p33-5-past = An ihr vorbeigehen, langsam, jeder im Schatten des anderen
p33-5-back = Zur Treppe zurückweichen
p33-12 =
    Sie sagt ihr kleines Wort. Die Ohren gehen nach vorn, ganz von allein. Ihr stellt sie auf den Rost und tretet
    zurück, und so steht ihr eine Weile da, sie und ihr, und hört dem Wetter zu. Dann nimmt sie sie auf, mit den
    Zähnen, an der Schlaufe, wie man ein Kätzchen nimmt. Die ganze Mauer entlang bis zur Brücke hört man sie gehen:
    ting, ting, ting. In der ganzen Stadt werden sie wissen, wo sie ist. Ihr hättet nie gedacht, dass ihr das einmal
    schön findet.
p33-13 =
    Ihr sagt es, wie eine Mutter es einer Mutter sagt, obwohl keiner von euch eine ist: in der Wäscherei, im
    vorletzten Korb, warm, auf einem Kissenbezug. Sie sieht euch an, bis ihr alle ganz durchsichtig seid. Dann geht
    sie vorbei, so dicht, dass ihre nasse Flanke euch übers Gesicht streicht wie ein Vorhang, und ist fort. Sie
    rennt nicht. Am Anfang nicht.
p33-14 =
    Weiß. Dann grün. Dann sind es drei Herzoginnen, und alle haben die Pfoten vor den Augen. Es gilt die mittlere.
p33-15 =
    Einer hinter dem anderen, an den Schnurrhaaren vorbei, am Atem. Sie sieht euch zu. Der Letzte sagt sogar „guten
    Abend“. Das hat so lange keiner mehr zu ihr gesagt, dass ihr am Rad seid, ehe ihr eingefallen ist, wie es
    weitergeht.
p33-2 =
    Das Rad: acht Speichen aus Eisen und ein Kranz, blank gerieben von Händen, die nicht kleiner waren als eine Tür.
p33-2-wheel = Die Schleuse schließen
p33-16 =
    Elf, und dann warten. Nicht gegen den Fluss: mit ihm, in dem Augenblick, in dem er Luft holt. Wann der ist,
    wisst ihr; ihr habt es schwarz auf weiß oder im Ohr. Alle zusammen, und halten.
p33-18 =
    Es rührt sich nicht. Dann rückt es um einen Zahn. Der Fluss drückt zurück, in Stößen, und keiner weiß, wann der
    nächste kommt. Hängt euch an den Kranz, alle, lasst die Beine baumeln und seid schwer.
p33-17 =
    Der letzte Zahn greift, mit einem Schlag, der durch die Mauer geht bis zur Brücke. Drüben kommt die Lull heran,
    findet den Spalt zu und legt die ganze Wange ans Eisen. Es hält. Für immer hält es nicht. Aber es geht um heute
    Nacht, und dafür ist jetzt Zeit: für das, was ihr vorbereitet habt, falls ihr etwas vorbereitet habt.
p33-3 =
    Die Kettenkammer. Hier läuft die Kette, an der das Gegengewicht hängt, Glied um Glied, jedes groß wie eine
    Badewanne; und sie hat sich an einem Haken verfangen, den einmal jemand in bester Absicht umgebogen hat. Käme
    sie los, so täte das Gewicht die Arbeit allein.
p33-3-cracker = Den Haken mit dem halben Knallfrosch sprengen
p33-3-sling = Die Kette mit der Schleuder vom Haken schießen
p33-3-rest = Sich kurz hinsetzen, wo es trocken ist
p33-19 =
    Die Zündschnur war die bessere Hälfte. Es blitzt; der Haken ist kein Haken mehr, die Kette sagt „endlich“ und
    läuft. Über euch kommt das Eisen herunter wie ein Klavierdeckel, und ihr hört nichts davon.
p33-20 =
    Ein Stein, damit sie hinsieht, sagt Sorrel. Einer, damit sie schwingt. Beim dritten, im Zurückschwingen, geht
    sie über die Spitze, Glied um Glied, und das ganze Haus fängt an zu rumpeln. Da hat sie sich schon abgewandt.
    Sie mag es nicht, wenn man klatscht.
p33-21 = Es klingt wie ein Gong zum Essen, und draußen versteht man es auch so.
p33-22 =
    Da sind ein Hocker, ein Haken mit einer Jacke daran und eine Dose mit zwei Keksen. Einen lasst ihr da. Für wen,
    wisst ihr nicht.
p33-4 =
    Vom Tor selbst kann man in den Fluss hineinsehen. Er ist ganz ruhig. Er will nichts. Fische stehen darin und ein
    Fahrrad und weiter unten, wo es dunkel wird, eine Laterne, die brennt; an irgendeinem Draht muss sie noch an
    diesen Pumpen hängen. Es ist wie ein zweites Ostrey, auf dem Kopf, und das hat Zeit.
p33-9 =
    Sie rutscht aus; sie, die in ihrem Leben nicht ausgerutscht ist. Einen Augenblick ist sie eine Katze mit nichts
    unter sich. Ihr seht einander an. Dann steht sie wieder, schüttelt sich, dass ihr ein zweites Mal nass werdet,
    und geht, die Mauer entlang, nach Westen. Bedankt hat sie sich nicht; aber euch den Rest gegeben auch nicht, und
    das nennt ihr quitt.
p33-7 = Die neunzig Stufen hinunter, eine Hand an der Mauer. Sie zittert wie eine Flanke.
p33-8 =
    Aus der Kettenkammer führt auf der Stadtseite eine Leiter hinunter. Ganz Ostrey liegt vor euch im Regen und
    wartet, was ihr damit vorhabt.
p33-25 =
    „Es braucht zwei!“, schreit Quince gegen den Wind, „zwei Seiten, das erkenn ich im Dunkeln!“ Er hat gesehen,
    woran das Rad hängt: ein Seil die eine Seite der Mauer hinab, ein Seil die andere. Er wirft eine Bucht übers
    Geländer, dem zu, der unten steht, holt das Lose durch und spuckt in die Pfoten. „Auf mein Wort! Und wenn einer
    schläft, weckt ihn auf!“
p33-26 =
    Am Kranz sind Pfoten, die eben noch nicht da waren. An manchen sind noch Ärmelschoner. „Tor neun schickt uns“,
    sagt eine Stimme neben Barges Ellbogen. „Rauf oder runter, hat's geheißen, ganz egal, Hauptsache heben.“ Barge
    setzt an, sich für die Umstände zu entschuldigen. Dann zählt er, wie viele es sind, verzählt sich und zieht.
p33-3-owl = Den Küster rufen und ihm zweierlei sagen, was er nicht weiß
p33-3-curator = Den Kurator holen lassen, der zu dem Haken das Schild haben muss
p33-24 =
    Er kommt nicht herab. Er ist einfach da, auf dem Balken, und das schon länger. „Einmal frage ich“, sagt der
    Küster. „Was habe ich nicht gesehen?“ Ihr sagt ihm zweierlei, was ihr die ganze Zeit mit euch herumtragt, ohne
    bemerkt zu haben, dass es zusammengehört. Er schließt beide Augen, um es für sich zu haben. „So gab es also den
    Jemand“, sagt er schließlich. Dann nimmt er den Haken in einen Fuß, wie man einen Krümel vom Ärmel nimmt, und
    die Kette läuft.
p33-27 =
    Er kommt gegen den Wind, rückwärts, einen Zettelkasten unterm Flügel. „Haken, verbogen“, schreit er, „H, Ha,
    Haken: ‚angebracht von Vorarbeiter Tully, 1931, gegen das Klappern, vor Gebrauch entfernen‘! Vor Gebrauch!
    Unterstrichen!“ Und nun, da er es vorgelesen hat, ist es ganz einfach: Es gibt einen Stift. Ihr zieht den Stift.
    „Das wollte ich schon seit Jahren einmal jemandem zeigen“, sagt der Kurator.
p33-28 =
    „Haken“, schreit er, „es gibt neun Haken, welcher, die waren alle nass!“ Die Zettel fliegen auf wie Tauben. Er
    fliegt hinterher. Man sieht das von ziemlich weit weg.
