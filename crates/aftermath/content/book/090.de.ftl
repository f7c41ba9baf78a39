p90-title = Abendbrot
p90-start =
    Sechs Uhr, oder was Rubato so nennt. Der Deckel ist zu, die Lampe brennt, wer eine Taste hat, sitzt dahinter.
    Erst kommt die Suppe, dann die Zählung, dann, was zu tun ist. So herum war es immer, denn nach der Zählung hat
    niemand Hunger.
p90-1 =
    Es reicht. Cob geht mit der Kelle ein zweites Mal herum und tut, als wäre es so gedacht gewesen.
p90-2 =
    Es reicht nicht. Beim elften Napf legt Cob die Kelle hin und sieht in den Topf, als hätte der etwas gesagt. Die
    Alten sagen, sie hätten mittags gegessen. Die Kinder glauben es, so ist es abgemacht. Am Morgen ist eine Taste
    leer und die Decke gefaltet.
p90-3 =
    Die Zählung stimmt: so viele wie am Morgen, und unterm Hocker auch niemand. Ihr wart zurück, ehe irgendwer
    anfing, auf euch zu lauschen.
p90-4 =
    Ihr wart lange fort, und wer wartet, denkt sich Geschichten aus, und keine davon ist gut. Der Zug hat das
    Nachtlicht ausgeblasen, und an der Tür zum Diskant hat sich etwas zu schaffen gemacht. Die Achtel zeichnen es
    euch auf, mit vielen Zähnen.
p90-5 =
    Ihr wart zu lange fort. Bei den Pedalen ist etwas eingedrungen, zu der Stunde, in der ihr hättet da sein sollen.
    Auf der Treppe steht Coda mit einem Besen, und er ist benutzt worden.
p90-11 =
    Aber die Wache hatte es schon an der Ecke gesehen, und das tiefe A tat das Übrige. Alle waren drin und der
    Deckel zu, ehe es den Hocker gefunden hatte. Sie erzählen es euch alle zugleich, und jeder war der Tapferste.
p90-12 = Links wird eine Taste festgebunden. Niemand spricht, bis der Knoten sitzt.
p90-22 = Dann die Nachrichten. Die guten zuerst, solange noch jemand zuhört.
p90-21 =
    Fret ist wieder da und um genau einen Tag gewachsen. Einundsechzig Laternen, vier davon waren welche. Coda sieht
    hinter beiden Ohren nach, findet dort die ganze Stadt und schweigt, leise diesmal.
p90-23 = Dann, was gewachsen ist und wer vor der Tür steht.
p90-7 =
    Der Garten gibt her: drei Bohnen, ein Blatt, groß wie ein Tischtuch, und etwas, das niemand benennen darf, ehe
    es größer ist. Darauf besteht Cob.
p90-8 =
    Es klopft, weit unten, wo keiner klopft, der hierher gehört. Mit der Bank ist Platz, und das haben die da
    draußen gehört. Sie haben einen Löffel mitgebracht, um nicht mit leeren Pfoten zu kommen.
p90-6 =
    Jetzt die Liste. Auf dem Tisch liegt der Schrott, im Lampenlicht, und sieht nach mehr aus, als er ist. In jedem
    steckt noch Arbeit für einen Abend, und einen Abend haben wir. Was soll es werden?
p90-6-watch = Die Wache: ein Hocker und ein Spiegel am Dachfenster (4 Schrott)
p90-6-garden = Der Garten: ein Spülbecken voll Erde am Südfenster (4 Schrott)
p90-6-workshop = Die Werkstatt: die Lade unter den Tasten, mit Schraubstock (5 Schrott)
p90-6-bench = Die Bank: Kammern im Klavierhocker für alle, die kommen (5 Schrott)
p90-6-done = Für heute genug
p90-31 =
    Von nun an ist immer jemand wach. Es ist kalt dort oben, und man sieht die ganze Gasse, und noch ehe der Leim
    trocken ist, wollen drei die erste Schicht. Einer davon ist Fret.
p90-32 =
    Erde, in Fingerhüten heraufgetragen, zweihundertundsechs Stück. Cob hat eine Bohne gepflanzt und sitzt daneben.
    Er ruhe sich aus, sagt er.
p90-33 =
    Die Lade hat einen Schraubstock, eine Bank und für jedes Werkzeug einen Platz, mit Bleistift umrandet, so dass
    einen die Lücken ansehen. Am Abend brennt darin ein Licht. Es flackert, und dann flackert es nicht mehr.
p90-34 =
    Zwölf Kammern unter dem Sitz, jede mit einer Tür, und an den Türen steht noch nichts. Barge hat die Schwellen
    abgeschliffen, damit niemand stolpert, der nachts ankommt.
p90-35 =
    Wenn das Werkzeug weggeräumt ist, erzählt immer jemand, was er sich wünschen würde, wenn man sich noch etwas
    wünschte. Heute sehen sie sich beim Erzählen um.
p90-41 =
    Ein Licht im Fenster. Vor dem Essen steigt Sorrel hinauf und stellt einen Kerzenstummel hinter die Scheibe. Man
    sehe ihn bis zum Tramplatz, sagt sie, wenn man weiß, wohin man schauen muss. Mehr sagt sie den ganzen Abend
    nicht und lächelt in ihren Napf.
p90-42 =
    Die volle Kammer. Quince geht die Regale entlang und tippt jeden Sack an wie ein Kind die Zaunlatten. Auf den
    letzten legt er sich. „Wenn ich erst im Frühling aufwache“, sagt er, „seid ihr alle noch da.“ Und zum ersten Mal
    seit drei Wintern schläft er, weil er will.
p90-43 =
    Es werde. Ottoline bittet um Ruhe und bekommt ein wenig davon. Sie erklärt den Schalter, den Draht und das
    Prinzip. Dann drückt sie, und auf einmal seht ihr alle Gesichter im Klavier, sämtliche achtundachtzig Reihen.
    Den Rest zu erklären vergisst sie.
p90-44 =
    Platz für alle. Heute macht Barge die Zählung. Er zählt Köpfe wie einst an Tor neun, mit einer Kralle und
    halblaut. Er kommt ans Ende und fängt von vorn an, nicht weil es nicht stimmt, sondern weil ihm gefällt, wie es
    immer weitergeht.
p90-10 =
    Die Lampe wird heruntergedreht. Jemand schreibt den Tag ins Buch, löscht die Tinte und sucht einen trockenen
    Platz dafür. Davon gab es schon mehr.
