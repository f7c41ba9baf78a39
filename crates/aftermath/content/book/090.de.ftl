p90-title = Abendbrot
p90-start =
    Sechs Uhr, oder was Rubato so nennt. Der Deckel ist zu, die Lampe brennt, wer eine Taste hat, sitzt dahinter.
    Erst kommt die Suppe, dann die Zählung, dann, was zu tun ist.
p90-1 =
    Es reicht. Cob geht mit der Kelle ein zweites Mal herum und tut, als wäre es so gedacht gewesen.
p90-2 =
    Es reicht nicht. Noch ehe er am Ende der Reihe ist, legt Cob die Kelle hin und sieht in den Topf, als hätte der
    etwas gesagt. Die Alten sagen, sie hätten mittags gegessen. Die Kinder glauben es, so ist es abgemacht. Am
    Morgen ist eine Taste leer und die Decke gefaltet.
p90-3 =
    Dann die Zählung. Coda zählt laut, mit einer Kralle, vom Bass bis hinauf zum Diskant, und schreibt die Zahl auf.
    Es ist die Zahl, die es ist.
p90-4 =
    Ihr wart lange fort, und wer wartet, denkt sich Geschichten aus, und keine davon ist gut. Der Zug hat die Lampe
    auf der Treppe ausgeblasen, und an der Tür zum Diskant hat sich etwas zu schaffen gemacht und am Brot. Die
    Achtel zeichnen es euch auf, mit vielen Zähnen.
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
p90-6-watch = Die Wache: ein Hocker und ein Spiegel am Dachfenster
p90-6-garden = Der Garten: ein Spülbecken voll Erde am Südfenster
p90-6-workshop = Die Werkstatt: die Lade unter den Tasten, mit Schraubstock
p90-6-bench = Die Bank: Kammern im Klavierhocker für alle, die kommen
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
    Prinzip. Dann drückt sie, und auf einmal seht ihr jedes Gesicht im Klavier, vom Bass bis hinauf in den Diskant,
    alle mit offenem Mund. Den Rest zu erklären vergisst sie.
p90-44 =
    Platz für alle. Heute macht Barge die Zählung. Er zählt Köpfe wie einst an Tor neun, mit einer Kralle und
    halblaut. Er kommt ans Ende und fängt von vorn an, nicht weil es nicht stimmt, sondern weil ihm gefällt, wie es
    immer weitergeht.
p90-10 =
    Die Lampe wird heruntergedreht. Jemand schreibt den Tag ins Buch, löscht die Tinte und sucht einen trockenen
    Platz dafür. Davon gab es schon mehr.
p90-51 =
    Sorrel geht nicht ins Bett. Sie sitzt mit ihrer Schleuder auf der Treppe und zupft daran, und nach einer Weile
    sagt sie zu niemandem: „Zu fünft auf dem Sims. Ich hab gesagt, ich hol mir einen Schluck Wasser, passt ihr auf.
    Bloß Wasser.“ Das ist die ganze Geschichte. Sie hat sie noch nie erzählt und wird es nicht wieder tun. „Ich will
    da oben einen Hocker“, sagt sie. „Und ein Licht.“
p90-52 =
    Die Wache steht, und mitten in der Nacht kommt Sorrel herunter und setzt sich zu euch auf die Bettkante. „Man
    sieht von da oben den Fluss“, sagt sie. „Daran hab ich nicht gedacht. Im Mondlicht. Über den Dächern, da, wo
    Himmel hingehört. Wenn ich ein Licht hinstell, kommen alle und schauen. Und dann sehen sie ihn auch.“ Sie dreht
    den Kerzenstummel in den Pfoten.
p90-52-tell =
    „Dann sagen wir es ihnen. Morgen.“
p90-52-keep =
    „Lass sie noch ein bisschen schlafen.“
p90-53 =
    Sie sagt es ihnen selbst, im Stehen, in elf Wörtern. Dann ist es still, und in der Stille wird ein Stuhl
    gerückt: Tante Minim kommt herauf, um es sich anzusehen. Einer nach dem anderen kommen sie alle herauf. Am Ende
    steht vor dem Fenster eine Schlange, und darin ist keiner allein.
p90-54 =
    Sie nickt. Die Kerze legt sie in die Lade, ganz nach hinten. Wenn sie von nun an aus der Schicht kommt, hat sie
    das Gesicht von jemandem, der ein volles Glas trägt.
p90-55 =
    Um Mitternacht kommt Sorrel herunter, weil sie abgelöst ist. Drei wollten sie ablösen. Sie liegt auf dem Rücken
    und hört, wie über ihr jemand auf und ab geht, wach, mit Absicht, ihretwegen. „Ich hol mir einen Schluck
    Wasser“, sagt sie ins Dunkel. Niemand sagt etwas. Sie geht und trinkt es und kommt wieder.
p90-56 =
    Das Licht brennt im Fenster, und drunten liegt der Fluss über den Dächern; nur sie weiß, was da glänzt. „Sie
    sind froh“, sagt Sorrel. „Ich sag es ihnen. Das Wort hab ich noch nicht.“ Sie sucht es seit dem Herbst. Die
    Kerze muss alle drei Tage ersetzt werden.
p90-57 =
    Es hat neun geschlagen, und Quince ist wach. Das gibt es sonst nicht. Er liegt da und flüstert sich am Regal
    entlang: „Mehl, Mehl, Erbsen.“ In dem Frühling, in dem er aufwachte, erzählt er, dachte er erst, sie spielten
    ihm einen Streich. Er sei herumgegangen und habe sie gekitzelt. „Ich hatte den dicksten Bauch“, sagt Quince.
    „Ich hatte nicht gemerkt, dass sie mir ihren gaben.“
p90-58 =
    In der Nacht raschelt es. Unter Quinces Bett, hinter dem Seil, liegen drei Säcke, zugenäht, und auf jedem steht
    ein Name, auf den hier niemand hört: Mispel, Krieche, Schlehe. „Die sind für sie“, sagt Quince. „Ich weiß es ja.
    Ich weiß. Aber wenn ich sie aufmache, dann ist es sicher.“ Er hält sich mit beiden Pfoten am Bett fest.
p90-58-share = Die Säcke zusammen in die Kammer tragen
p90-58-leave = Ihm helfen, sie wieder unters Bett zu schieben
p90-59 =
    Ihr tragt sie im Dunkeln, jeder einen. Am Morgen findet Cob sie, liest die Namen und fragt gar nichts. Er macht
    Klöße. Am Tisch deckt er für drei mehr, als da sind. Es ist so still, dass man sie beim Essen hört.
p90-60 =
    Ihr schiebt sie weit nach hinten und legt das Seil davor, schön aufgeschossen. Ehe ihr von den Knien hoch seid,
    schläft er. Es ist das erste Geheimnis in diesem Haus, das etwas wiegt.
p90-61 =
    Quince schläft, und es ist halb neun. In der Kammer hängen seine drei leeren Säcke am Nagel, gewaschen. Auf
    jedem steht ein neuer Name: Frets und die von zwei Achteln. Sie sollen mit Nüssen gefüllt werden, für die
    Schule.
p90-62 =
    Mitten in der Nacht brennt in der Kammer Licht. Da steht Quince mit einem Messer, schlitzt drei Säcke auf, einen
    nach dem anderen, und räumt, was darin ist, zu dem Übrigen ins Regal, wo es gar nicht weiter auffällt. „Sie sind
    tot“, sagt er über die Schulter, wie man sagt, dass es nicht mehr regnet. Dann geht er ins Bett.
p90-63 =
    Ottoline hat eine Taschenlampe zerlegt, und Fret hält die Schrauben. „Als Kind habe ich gefragt, wovon es dunkel
    wird“, sagt sie. „Und man hat mir gesagt: Das ist eben so. Eine dümmere Antwort habe ich nie gehört.“ Sie bläst
    Staub von einer Spule. „Es ist nicht eben so. Es ist eine Frage der Verdrahtung. Eines Tages drückt jemand auf
    etwas, und ich bin dabei und sehe die Gesichter.“
p90-64 =
    In der Lade brennt Licht, und Ottoline ist nicht froh. Sie ist dem Draht nachgegangen. „Er kommt aus der Wand“,
    sagt sie, „und in die Wand kommt er vom Werk. Jede Lampe, die ich hier brennen lasse, macht es denen dort ein
    wenig schwerer. Es ist nicht viel. Es ist ein Schlag von tausend.“ Sie hat es viermal nachgerechnet. „Mein Licht
    lebt von dem, was uns die Füße trocken hält.“
p90-64-dark = Es abklemmen, bis man mehr weiß
p90-64-light = Es anlassen: Hier braucht man es auch
p90-65 =
    Sie zwickt den Draht selbst durch. Es wird dunkel. Keiner beschwert sich; nur die Achtel wollen wissen, ob sie
    daran schuld sind. Sie setzt sich zu ihnen und erklärt ihnen das Dunkel, diesmal richtig, bis das letzte
    schläft.
p90-66 =
    „Einer von tausend“, sagt Ottoline. Sie lässt es brennen. Für jeden tausendsten macht sie einen Strich an die
    Wand, damit man eines Tages abrechnen kann. Angefangen hat sie ganz unten, damit Platz bleibt.
p90-67 =
    Es läuft jetzt mit zwei Batterien, einer Fahrradklingel und einem Hamster, der sich gemeldet hat. „Es kommt von
    nirgends sonst“, sagt Ottoline. „Es kommt von uns.“ Sie schaltet es aus und an, aus und an. Den Rest vom Draht
    hat sie aufgewickelt und in die Schachtel mit der Aufschrift „bezahlt“ gelegt.
p90-68 =
    Als alle im Bett sind, steht Ottoline vor der Wand mit den Strichen und zählt. Dann holt sie ihren Mantel und
    eine Kanne Öl. „Ich gehe nur eben hinüber und schaue, ob es quietscht“, sagt sie. Im Morgengrauen kommt sie
    zurück, schwarz bis zu den Ellbogen, und geht von da an jeden Freitag.
p90-69 =
    Barge zählt im Schlaf. Das wisst ihr; jeder im Klavier weiß es, es geht durch drei Wände. Heute hört er bei acht
    auf und setzt sich auf. „Am Tor zählt man, damit es aufgeht“, sagt er. „So viele rein, so viele raus. Mit dem,
    den ich durchgelassen hab, hat es den ganzen Tag nicht gestimmt. Verzeihung, hab ich euch geweckt? Noch mal
    zählen mussten sie, und noch mal.“ Er denkt nach. „Mein schönster Tag dort.“
p90-70 =
    Es hat geklopft: eine Ratte in einem Mantel mit Knöpfen, mit allen Knöpfen, an der Hand drei Kinder. Sie stand
    mit am Tor, als die Ohren gelocht wurden. Das halbe Klavier hat ein Ohr mit Loch. „Ich weiß, wer das ist“, sagt
    Barge. „Tut mir leid. Ich hab sie angelernt.“ Dass sie gehen soll, sagt niemand. Sie stehen nur da und rücken
    nicht zusammen.
p90-70-open = Sie hereinlassen: Barge macht als Erster Platz
p90-70-wait = Sie fürs Erste im Schuppen unterbringen, mit Decken
p90-71 =
    „Sie kann meins haben“, sagt Barge und meint das Bett und die Taste und den Platz am Tisch. Er zieht in den
    Flur. Zwei Nächte dauert es, bis die Erste mit einem Loch im Ohr, ohne ein Wort, um einen Stuhl weiterrückt. Da
    kommt er wieder herein; aber die Tür lässt er hinter sich offen.
p90-72 =
    Für die Decken sind sie sehr dankbar. Am Morgen ist der Schuppen gefegt, die Decken sind gefaltet, und obenauf
    liegen vier Knöpfe, als Bezahlung. Am Abend zählt Barge, wie immer. Er kommt ans Ende, und man hört, dass er
    etwas ausgelassen hat.
p90-73 =
    Für den Nächsten hat er einen Stuhl in den Flur gestellt. Der steht immer da. Manchmal setzt sich einer drauf,
    der sich bloß aufwärmen will, und ist beim Frühstück noch da. „Wie viele sind wir?“, fragt Fret, als die Lampe
    gelöscht wird. „Einer zu wenig“, sagt Barge zufrieden. „War schon immer einer zu wenig. Man muss bloß den Stuhl
    frei halten.“
p90-74 =
    An allen Türen der Bank stehen jetzt Namen. In der letzten Kammer wohnt niemand, obwohl ein Name dransteht: Am
    Griff hängen vier Knöpfe an einem Faden. „Falls sie wieder vorbeikommen“, sagt Barge. Samstags lüftet er.
p90-9 =
    Aus der Lade unter den Tasten kommt, was kaputt hineingegangen ist: ein Scharnier, das wieder klappt, eine
    Feder, die es sich anders überlegt hat. Rubato trägt es unter „gefunden“ ein, denn für „geflickt“ gibt es keine
    Spalte.
p90-75 =
    Es läuft jetzt mit zwei Batterien, einer Fahrradklingel und einem Tretrad, an dem zu jeder Stunde jemand gerade
    nicht schlafen kann. „Es kommt von nirgends sonst“, sagt Ottoline. „Es kommt von uns.“ Sie schaltet es aus und
    an, aus und an. Den Rest vom Draht hat sie aufgewickelt und in die Schachtel mit der Aufschrift „bezahlt“
    gelegt.
p90-76 =
    Ottoline steht mit einem nassen Lappen vor der Wand. Jeden Strich, den sie da gemacht hat, einen für jeden
    tausendsten Schlag, wischt sie ab, und sie fängt unten an. „Bezahlt“, sagt sie, „mit Zinsen. Ich habe eine
    Quittung, die hat elf Seiten.“ Die Lampe in der Lade brennt ganz ruhig. Wach liegt sie inzwischen wieder wegen
    anderer Dinge.
p90-77 =
    Das Licht brennt im Fenster. Vom Fluss hat sie ihnen nie erzählt; er ist gekommen und hat es selbst getan. „Ich
    hatte beinah ein Wort dafür“, sagt Sorrel. Die Nachtwache hat sie trotzdem, und von denen, die sie nach ihr
    haben, sagt keiner, er hätte es lieber nicht gewusst.
p90-80 =
    Es gibt Nachschlag, und Cob weiß nicht, was er für ein Gesicht machen soll. So viele Winter hat er „mehr ist
    leider nicht da“ geübt, dass es ihm trotzdem herausrutscht, während er die Näpfe füllt.
p90-81 =
    Gegessen wird jetzt in zwei Schichten. Wer wartet, steht mit dem Löffel auf der Treppe und singt die an, die
    noch kauen.
p90-82 =
    Einer von den fünfen ohne Knöpfe hat einen gefunden. Er lag unterm Sofa, Messing, mit einem Anker. Den hat er
    dem Heiseren an den Mantel genäht, während der schlief, und gesagt hat bisher keiner etwas.
p90-83 =
    Die beiden mit den Bleistiften haben nach dem Siebenereinmaleins abgewaschen. Es hat bis neunundvierzig
    gereicht, und dann haben sie um mehr Teller gebeten.
p90-84 =
    Ehe der Deckel zugeht, schlägt jemand das tiefe A an, einmal, ganz leise, obwohl nichts ist. Nur damit, wer
    draußen ist, weiß, wo drinnen ist.
p90-85 =
    Seit drei Abenden stimmt Tante Minim am Fis. Heute sitzt es. Sie bleibt davor sitzen, schlägt es noch einmal an
    und weiß nicht, wohin mit den Händen.
p90-86 =
    Die Achtel haben einen Staat gegründet. Er liegt unter dem linken Pedal, hat eine Fahne und zwei Gefangene und
    bittet um Brot.
p90-87 =
    Es ist ein stilles Abendbrot. Als jemandem der Löffel herunterfällt, sehen alle zur Tür. Coda hebt ihn auf,
    wischt ihn ab, legt ihn wieder hin und lässt die Pfote darauf liegen.
p90-88 = Das Nachtlicht steht auf der Treppe, für die Achtel, offiziell. Offiziell setzt sich sonst niemand dazu.
p90-78 =
    Sorrel geht nicht ins Bett. Sie sitzt mit ihrer Schleuder auf der Treppe und zupft daran, und nach einer Weile
    sagt sie zu niemandem: „Zu fünft auf dem Sims. Ich hab gesagt, ich hol mir einen Schluck Wasser, passt ihr auf.
    Bloß Wasser.“ Das ist die ganze Geschichte. Sie hat sie noch nie erzählt und wird es nicht wieder tun. „Einen
    Hocker gibt es da oben jetzt“, sagt sie. „Ich will ein Licht.“
