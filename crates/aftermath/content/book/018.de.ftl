p18-title = Die Orgelempore
p18-start =
    Zweitausend Pfeifen, von Barthaardicke bis zur Weite eines Brunnens, und alle zeigen dorthin, wo die Eule sitzt.
    Die Bälge hat seither niemand getreten, aber der Luftzug geht darin aus und ein, wie er mag; ganz still ist es
    hier oben darum nie. Es ist eher, als wollte gerade jemand etwas sagen.
p18-threat =
    Der Wind hat die tiefste Pfeife gefunden. Diesen Ton hört man nicht, man steckt darin. Was in den Zungenpfeifen
    genistet hat, kommt heraus und hält sich die Vorderbeine über die Ohren, falls das Ohren sind.
p18-calamity =
    Irgendwo reißt ein Seil, der große Balg fällt in sich zusammen, und all der Atem muss irgendwohin. Es sind alle
    Register auf einmal. Es ist der Jüngste Tag, in C.
p18-1 =
    Vier Reihen Tasten, eine über der anderen, wie die Terrassen einer Stadt. Wer hinter Tasten wohnt, steht davor
    wie einer vom Dorf in der Hauptstadt. Für ein paar Takte ist noch Wind in den Bälgen.
p18-1-low = Das tiefste A suchen
p18-1-march = Etwas zum Marschieren spielen
p18-1-leave = Nichts anfassen
p18-11 =
    Es liegt auf dem Pedal, und man muss zu zweit darauf treten. Es ist euer Ton, nur trägt er hier eine Kathedrale.
    Weit weg, über alle Dächer, aus Abigail Lane, antwortet etwas. Ihr habt Heimweh und seid zu Hause, im selben
    Augenblick.
p18-12 =
    Es ist das von der Bäckerstochter, im Schritt, mit Trompeten. Was sich an euch herangeschlichen hat, kommt aus
    dem Tritt, sucht ihn und gibt es auf.
p18-13 =
    Es sollte das von der Bäckerstochter werden. Der erste Akkord bläst den Staub von allem herunter, und jetzt
    sieht man alles, und euch auch.
p18-2 = Der Mund der größten Pfeife, breit wie eine Schlafzimmertür.
p18-5 =
    Im Mund der größten Pfeife liegt auf einem Bett aus Liedblättern ein Siebenschläfer, zusammengerollt, den
    Schwanz über der Nase und Reif auf dem Schwanz. Der Kalender, der daneben eingeritzt ist, reicht über zwei
    Winter. Da ist ein Atemzug, und dann sehr lange keiner, und dann einer.
p18-5-salts = Ihm das Riechsalz unter die Nase halten
p18-5-shout =
    „Abendbrot!“
p18-5-quince = Quince sich danebensetzen lassen
p18-5-cover = Noch ein Blatt darüberziehen und auf Zehenspitzen gehen
p18-14 =
    Das eine Auge geht auf, dann das andere, und die beiden einigen sich. „Ist Frühling?“ Es sei Donnerstag, sagt
    ihr. „Ich wollte nur das Ende der Predigt abwarten“, sagt der Siebenschläfer und reicht euch eine Eichelkappe,
    die auf dem Kollektenteller lag. Dann erklärt ihr das mit dem Klavier.
p18-15 =
    Der Siebenschläfer gähnt, ohne aufzuwachen, und in dem Gähnen stecken zwei Winter. Ihr merkt, dass ihr euch alle
    gesetzt habt. Auf Liedblättern ist es wirklich sehr bequem.
p18-16 =
    Quince sagt eine ganze Weile nichts, was noch nie vorgekommen ist. Dann zählt er dem Schlafenden auf, wer nicht
    mehr da ist, mit Namen, einen nach dem anderen, ganz leise; so hätte ihn damals einer wecken sollen. Am Ende
    liegt eine Pfote auf seinem Ärmel. „Dann sag mir, wer da ist“, sagt der Siebenschläfer.
p18-17 =
    „Psalm 91“, steht auf dem Blatt. Ihr stopft es an den Seiten fest. In so einer Welt sollte wenigstens einer
    schlafen, und die nächste Stunde lang geht ihr alle wie auf Eiern.
p18-3 =
    Die Trompetenreihe ragt aus dem Gehäuse, ein Messingmund neben dem anderen, und darüber läuft, außer Reichweite,
    der Sims zur Glockenstube.
p18-4 =
    Spränge einer von euch auf den Balg, so flöge ein anderer aus der Trompete wie ein Kern aus der Backe. Elegant
    ist das nicht. Aber mit Eleganz ist da oben noch niemand angekommen.
p18-4-ride = Hinein in die Trompete, und springen
p18-4-straw = Den Wind durch den Strohhalm leiten, wie es sich gehört
p18-4-rope = Das Glockenseil über den Engel werfen
p18-4-wait = Einen anderen Weg überlegen
p18-18 =
    Es gibt einen Ton, und der bist du. Du kommst auf dem Sims zu liegen, mit versengten Barthaaren und einem
    Klingeln in den Fersen. „Zwei“, sagt das Dunkel über dir, und diesmal klingt es belustigt.
p18-19 =
    Der Weg stimmt, die Pfeife nicht. Es bläst dich einem Holzengel ins Kreuz, der schon Schlimmeres erlebt hat.
p18-20 =
    Das eine Ende in der Windlade, das andere unter dem Gürtel: So fährst du hinauf, gleichmäßig wie eine alte Dame
    im Lift, gestreift. „Zwei“, sagt das Dunkel über dir, nach einem Schweigen, das Achtung gewesen sein könnte.
p18-21 =
    Es kennt sich hier aus. Von dieser Glocke hat man es abgeschnitten, und der Engel hat am Handgelenk eine Rille,
    wo es immer lief. „Zwei“, sagt das Dunkel über dir. „Ich habe mich schon gefragt, wer das hat.“
p18-7 =
    Die Wendeltreppe hinunter, immer am Rand. Unten liegt das Kirchenschiff wie eine Straße, aus der gerade alle ins
    Haus gegangen sind.
p18-8 =
    Der Sims ist so breit wie du ohne Rucksack. Links ist die Wand, rechts ist alles andere. Dann kommt eine Luke,
    und die hat man für euch offen gelassen.
p18-22 =
    Das Bett ist leer und gemacht, die Liedblätter Kante auf Kante. Auf dem Kissen steht eine Eichel mit einem
    Zettel, „für die Kollekte“. Ihr legt euch kurz hin, einer nach dem anderen, nur um zu sehen, wie sich zwei
    Winter anfühlen.
p18-23 =
    Es fährt übers Handgelenk, greift und hält. Wer nicht hält, ist der Engel. Ihr kommt zusammen herunter, und er
    landet oben.
