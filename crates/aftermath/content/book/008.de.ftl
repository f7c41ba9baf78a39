p8-title = Der Tramplatz
p8-start =
    Der Tramplatz, und mitten darauf die Nummer 7, auf der Seite, mit offenen Türen. Im Westen ist die Passage; im
    Norden die Gasse zu Hobbs & Tochter; und an der Südseite steht hinter Glas in goldenen Buchstaben: VOGEL &
    SÖHNE, KLAVIERE.
p8-threat =
    Oben auf dem Gesims der Sparkasse sitzen sie schon eine Weile in einer Reihe und sagen nichts. Jetzt sagt einer
    etwas.
p8-calamity = In den Schienen summt es. Alles auf dem Platz, was Beine hat, sucht etwas, worauf es stehen kann.
p8-10 =
    Ihr müsst wieder hinüber, diesmal mit zwei Ellen Kupfer, das bei jedem Schritt singt. Es singt ganz ordentlich.
    Man könnte heulen, wie ordentlich es singt.
p8-1 =
    In der umgestürzten Tram riecht es nach Leder und Regen. Am Fahrersitz, der jetzt eine Wand ist, klammert sich
    ein Hamster ans Bremsrad und dreht es, dreht es, dreht es. „Ich bin gleich da“, sagt der Hamster, der das von
    jemandem hat. „Ich soll hier warten, haben sie gesagt. Sie wären gleich wieder da.“
p8-1-home =
    „Wir haben eine Taste frei. Das F.“
p8-1-search = Die Tram durchsuchen und gehen
p8-11 =
    Das Rad läuft aus, ganz langsam, und steht. Der Hamster sieht es an und dann euch, einen nach dem anderen, recht
    lange. „Gibt es ein Rad?“ Es gebe eine Garnrolle, sagt ihr, und man könne darüber reden. „Dann schreibe ich noch
    einen Zettel“, sagt der Hamster und schreibt ihn.
p8-12 =
    „Und wenn sie kommen, und ich bin nicht da?“, sagt der Hamster. Darauf wisst ihr keine Antwort, die zugleich
    freundlich und wahr wäre. Das Rad dreht sich.
p8-13 =
    Unter den Sitzen: ein Handschuh, ein Geldbeutel, ein Mittagessen, das einmal eines war. Hinter euch dreht sich
    das Rad, und ihr beeilt euch, so gut ihr könnt.
p8-2 =
    Den Brunnen hat niemand abgestellt, weil keiner weiß, wie. Ein Steinfisch spuckt, wie er schon auf vier
    Generationen gespuckt hat.
p8-14 =
    Kalt wie eine Münze. Es tut weh, und dann tut es weniger weh als vorher, und das ist die richtige Reihenfolge.
p8-15 =
    Lauter Wünsche, das Stück zu einem Groschen. Du tauchst mit einer Pfote voll auf und mit dem Gefühl, fremde
    Briefe gelesen zu haben.
p8-16 =
    Auf halbem Weg lernst du, was „klar“ heißt: dass es halb so tief aussieht. Du kommst mit leeren Pfoten herauf,
    blau, und erklärst, warum.
p8-3 =
    Auf dem Kopf des bronzenen Generals sitzt eine Taube von der Farbe alter Teppichflusen und keucht. „Bevor ihr
    fragt“, sagt sie, „nein. Die Brust. Die Feuchtigkeit. Und ihr seid schwerer, als ihr ausseht, das seid ihr Leute
    immer.“ Das ist Staubfeder, die einzige Taube in Ostrey, die Fahrgäste nimmt.
p8-3-feed = Eine Ecke Brot anbieten
p8-3-listen = Sich die ganze Brust anhören
p8-3-go = Gute Besserung wünschen
p8-17 =
    „Eine Runde“, sagt Staubfeder, „und danach sitze ich hier, und wer über den Platz will, darf fragen, und nicht
    in die Nähe der Möwen, und dass mir keiner ins Ohr schreit.“ Lenken darf auch keiner.
p8-18 =
    Irgendwo im dritten Winter der Bronchitis nickst du ein. Als du hochschreckst, ist die Taube fort, gekränkt, und
    die Sonne ist einen Schornstein weiter.
p8-9 =
    „Haltet euch fest, wo ihr wollt, nur nicht am Hals.“ Dann fällt der Platz unter euch weg, und es gibt nur noch
    Wind und Keuchen. Ihr seht ganz Ostrey auf einmal: die Dächer, den Bahnhof, den Fluss, und dass der Fluss hinter
    seiner Mauer höher liegt als die Straße. Das seht ihr zuletzt, und ihr seht es noch, als ihr längst gelandet
    seid.
p8-6 =
    In die Gasse der Mülltonnen, nach Norden, und der Himmel ist wieder nur ein Streifen. Vorn die Hintertreppe von
    Hobbs & Tochter, gescheuert.
p8-7 =
    Die Drehtür der Passage nimmt euch auf, wendet euch hin und her und gibt euch auf der anderen Seite wieder
    heraus, zwischen den Automaten.
p8-8 =
    Der Briefschlitz von Vogel & Söhne ist aus Messing, blank gescheuert von den Schwänzen derer, die es versucht
    haben. Er schluckt euch, einen nach dem anderen. Drinnen ist es kühl und riecht nach Kolophonium, nach Filz und,
    ganz schwach, nach Katze.
p8-19 =
    Die Schienen entlang nach Osten, von Schwelle zu Schwelle, jede ein Sprung. Der Bahnhof wächst vor euch, bis er
    kein Oben mehr hat.
p8-20 =
    Unter der Bank durch die Klappe, vierhundert Schritte. Ihr kommt aus der Hecke von Nummer 14, mit Spinnweben in
    den Ohren und in der halben Zeit.
p8-21 =
    Nach Süden, die Schienen hinunter. Mit jeder Schwelle wird die Luft nasser und lauter, und dann seht ihr die
    Laternen der Wehrbrücke, auf jeder eine Möwe.
p8-22 =
    Bürsten und eine kurze Sirene: Smokey ist auf den Tramplatz gekommen, wie jeden Abend, und fängt mit den
    Schienen an. Zwei Ellen Kupfer trägt an diesen Bürsten keiner vorbei, und ihr habt sie noch nicht einmal.
p8-23 =
    Jetzt ist es dunkel, und der Tramplatz ist gefegt. Auf dieses Licht haben sie gewartet: auf gar keins. Oben auf
    dem Sims der Sparkasse wird eine Reihe um eine Gestalt kürzer, und dann noch um eine.
p8-24 =
    Neben dem Kiosk, unter vierzig Jahren Kaugummi, ist eine Luke. Ottoline hat sie mit einer Haarnadel auf und
    sagt, wie das Prinzip der Haarnadel lautet. Weiße Kacheln; ein Summen; Eisenstufen, die hinunterführen.
p8-25 =
    Das Wasser ist klar und kalt. Es steht auch eine Handbreit über dem Ring, den es letztes Jahr am Stein gelassen
    hat.
p8-25-wash = Die Wunden waschen
p8-25-dive = Nach den Münzen tauchen
p8-26 =
    Das Wasser ist unten braun und geht euch nur bis zu den Knien. Weit darüber, höher als der Fisch, läuft ein
    Streifen aus getrocknetem Schlamm um den Stein, und jemand hat das Datum dazugeschrieben.
p8-26-wash = Die Wunden waschen
p8-26-wade = Nach den Münzen waten
p8-27 =
    Der Fluss hat sie mit seinen eigenen vermischt: eine Gabel, ein Türknauf, ein Blechfisch aus einem Kinderzimmer.
    Den Blechfisch stellt ihr auf den Rand, neben den großen.
p8-60 =
    Für zehntausend Große wurde er gebaut, und jetzt seid da ihr. So viel Himmel auf einem Fleck habt ihr noch nie
    gesehen.
p8-61 =
    Irgendwo hat sich eine Zeitung losgemacht und geht allein über den Platz, auf ihren Ecken, wie ein großer lahmer
    Vogel. „MILD“, steht da, sooft die Vorderseite oben ist. Was auf Simsen wohnt, dreht den Kopf danach. In ihrem
    Windschatten geht ihr hinüber.
p8-62 =
    Seit nichts mehr fegt, wird aus dem Platz allmählich ein Ort: Am Kiosk liegt eine Wehe aus Laub, hindurch führt
    ein Weg, und am Weg steht eine Bank, eine Streichholzschachtel, und darauf sitzt jemand und nickt.
p8-63 =
    Abends gibt es hier ein Gelblicht, und wer am Platz wohnt, dem muss man es nicht zweimal sagen. An den Rändern
    sind die Läden zu, jeder so groß wie eine Briefmarke.
p8-64 =
    Auf dem Fahrersitz der Nummer 7 liegt unter dem Bremsrad ein Zettel mit einem Stein darauf: „Wohne jetzt im F.
    Bitte klopfen. Wasser ist aufgesetzt.“ Er ist neu. Die alten liegen darunter, alle elf.
p8-65 =
    Schlamm, in Schollen gesprungen, von einer Seite zur anderen, und darüber, in alle Richtungen, Spuren: drei
    Zehen, vier Zehen, Räder, ein Schwanz. So viele kommen jetzt hier vorbei, dass es aussieht wie Schrift.
p8-28 =
    Ein gelbes Blinklicht: Smokey kommt um die Ecke, die Bürsten unten, schwarz wie ein Ofen. Seit zwölf Wintern
    kehrt es jeden Abend den Tramplatz. Es weiß nichts vom Mittagessen, nichts von der Liebe und nichts von euch. Es
    weiß, was Abfall ist.
p8-29 =
    Aber es kommt kein Licht. Es ist der Wind, der zwölf Tage Laub gefunden hat und niemanden, der es wegräumt. Er
    hebt alles auf, und mit allem hebt er auf, was nicht mehr wiegt als ein Blatt.
p8-30 =
    Hinter der Scheibe von Vogel & Söhne reckt sich etwas, das auf einem Deckel geschlafen hat, ein Bein nach dem
    anderen, und schläft nicht mehr.
