p53-title = Über dem Tramplatz
p53-start =
    Schiefer, Blei und Wind. Von hier oben ist der Tramplatz ein Teller mit einem Krümel, und der Krümel ist die
    Sieben. In der Regenrinne der Sparkasse hat Staubfeder euch abgesetzt, ganz sauber, und nun sitzt sie da mit
    offenem Schnabel. „Nicht hinschauen“, sagt sie. „Schrank ist. Da drüben. Los.“
p53-threat = Der Wind dreht um einen Strich, und alles, was sich anlehnte, lehnt sich andersherum.
p53-calamity = Ein Schiefer rutscht ab. Auf dem hat neunzig Jahre der darüber geruht und auf dem wieder einer.
p53-1 =
    „Helfen? Mir?“ Ein langer Pfiff, ein und aus. „Da war einer auf der Bank. Dachgarten. Tropfen, Salben, in
    Schubladen. Als ich noch ein Ei war, hab ich ihn sagen hören: Kampfer, für die Brust. Gesucht hab ich.
    Schubladen kann ich nicht.“ Sie macht ein Auge zu, damit sie nicht sehen muss, wie leid sie euch tut. „Hinauf
    bring ich euch. Hinauf geht. Es ist nur, wenn ich dann oben bin.“
p53-1-take = Aufsteigen, alle, und am Schwanz festhalten
p53-1-leave = Ihr sagen, sie soll die Brust schonen
p53-2 =
    Im O von SPARKASSE OSTREY, im Windschatten, hat früher jemand gesessen: ein Kissen, ein Thermosbecher und an
    einem Band ein halbes Opernglas, gerichtet auf ein Fenster gegenüber, in dem keiner mehr ist. Du siehst
    hindurch. Die Hälfte ist sehr gut.
p53-3 = Ihr Schornstein: drei Zweige, ein Fahrschein und ein Federbett, das sie aus sich selbst gemacht hat.
p53-8 =
    Sie ist heimgekehrt an ihren Platz, wie sie es alle tun, und hat den Kopf unterm Flügel. Das Pfeifen in ihr ist
    dünn geworden. Ihr reibt den Kampfer zwischen den Pfoten, bis euch die Augen tränen. Es ist ein Stück. Es
    reichte einer ganzen Kolonie für einen Winter; oder einer Taube, richtig.
p53-8-all = Alles, unter die Brustfedern
p53-8-half = Die Hälfte abschaben und hoffen, dass es reicht
p53-11 =
    Eine Zeit lang ist da nur der Wind. Dann geht in ihr etwas auf wie ein Korken, und sie holt Luft, bis ganz
    hinunter, und hält sie an, und man sieht, dass sie sich nicht traut, sie herzugeben. „Na“, sagt Staubfeder
    endlich. „Na. Die Hände hättet ihr euch waschen können.“ Und geht zur Kante und fällt hinauf.
p53-12 =
    Ihr schabt ihn dünn wie Bibelpapier und legt die Flocken dahin, wo es pfeift. Es reicht. Es reicht um ein Haar;
    sie niest, und da fliegt es. „Ich hab gemerkt, dass ihr rechnet“, sagt Staubfeder. „Hätt ich auch. Den Rest
    behaltet, ihr habt da eine Alte mit Husten.“
p53-13 =
    Das Messer rutscht ab, der Wind greift herüber, und ein halber Winter Kampfer weht über den Tramplatz wie der
    erste Schnee. Was übrig ist, stopft ihr ihr mit beiden Pfoten unter den Flügel. Es hilft. Langsam hilft es.
p53-4 =
    Eine Wäscheleine, vom First ins Nichts, und daran, an den Ärmeln festgeklammert, etwas, das seit zwölf Wintern
    trocken ist.
p53-14 =
    Hinaus auf die Leine, Zehen herum, nicht auf den Teller schauen. Du löst die eine Klammer, schwingst an der
    anderen herum und kommst am Seil zurück, die Arme voll und den Magen ein Stück hinterher.
p53-15 =
    Ein Hemd ist es nicht. Es ist ein Ärmel, noch ein Ärmel und dann sehr viel Gestricktes, und es hat sich nach
    Gesellschaft gesehnt.
p53-5 =
    Zwischen den Schornsteinen liegt der Garten, in Spülsteinen und Zinkwannen, verwildert und wohlauf: Salbei,
    Minze, etwas mit pelzigem Blatt. Alles davon war einmal für jemandes Irgendwas.
p53-5-chew = Das Pelzige kauen
p53-5-pick = Für Cob einen Strauß pflücken
p53-16 = Es schmeckt, als hätte dir eine Ziege ein Geheimnis verraten. Was dir auch fehlte, es überlegt es sich.
p53-17 =
    Es geht mehr davon mit, als man denkt, wenn man es in den Gürtel steckt. Ihr seht aus wie eine Hecke auf
    Spaziergang, und zwei Spatzen wollen einziehen.
p53-6 =
    Der Wetterhahn hängt an einem Faden Rost und schreit bei jedem Stoß. Ihr schlagt den Stift ein, den jemand
    verloren hat. Er schwenkt herum, findet den Wind und schreit nicht mehr. Von seinem Rücken sieht man über die
    Flussmauer. Man sieht auch, wie wenig von ihr noch übrig ist, um darüberzusehen.
p53-7 =
    Der Apothekerschrank: neunzig Schubladen aus Emaille, alle beschriftet, keine in einer Sprache. An den Knöpfen
    riecht es noch nach Händen.
p53-7-smell = Mit der Nase die Reihen entlang, von oben
p53-7-all = Alle herausziehen
p53-18 =
    Nelken, Teer, Lakritz, jemandes Ehering; und dann eine, die geht einem in die Nase wie ein Eiszapfen. „Camph.“,
    steht da. Du drückst das Stück an die Brust, und deine eigene, der gar nichts fehlte, geht auf wie ein Fenster.
    Ein Brett der Schublade gibt eine Brücke zum First.
p53-19 = Das war der Äther.
p53-24 =
    Neunzig Schubladen, und es ist in der achtundachtzigsten. Ihr seht die Zahl an, ihr seht einander an, und keiner
    sagt, dass man da hätte anfangen sollen. Dafür reichen die Schubladen jetzt für eine Brücke zum First.
p53-20 =
    Eine Bö packt das Dach wie ein Tischtuch. Staubfeder lässt los, wird bis zu ihrem eigenen Schornstein geweht und
    hält sich daran fest. Die Übrigen halten sich an dem fest, was am nächsten ist.
p53-21 =
    Weiß und breit und ohne Eile: Den ganzen Vormittag sieht sie schon einer kranken Taube zu. Gegen Beilagen hat
    sie nichts.
p53-22 =
    Das Pfeifen hat aufgehört. Es war nicht laut, und ihr habt gar nicht gemerkt, wie ihr euch danach gerichtet
    habt. Sie sitzt da drin, den Kopf gesenkt, und trägt heute keinen mehr. Der Wind hat das Dach für sich.
p53-23 = Als ihr um den letzten Schornstein kommt, ist es dahinter ganz still.
p53-9 =
    Im Fallrohr hinunter, den Rücken an der einen Wand, die Füße an der anderen, vierzig Ellen, und zwischen den
    Knien wird der Platz größer.
p53-10 =
    Sie segelt nicht. Sie stürzt, an den Lettern vorbei, an der Uhr, am Sims mit der Reihe Möwen, die sich alle
    zurücklehnen; eine Handbreit über den Schienen macht sie auf, und ihr lauft über ihre Flügel auf den Tramplatz
    hinaus, ohne auch nur zu stolpern.
p53-30 =
    Am Dienstag darauf sitzt auf dem Sims von Nummer 14 eine Taube von der Farbe der Teppichflusen und beklagt sich
    eine Stunde lang: über den Zug, die Krümel, die Gesellschaft. Nicht ein Atemzug fehlt darin. Tante Minim hält
    das Fenster auf, damit alle es hören.
p53-31 =
    Fliegen kann sie danach wieder; nicht weit und nicht hoch, und dass ihr schwer seid, sagt sie nicht mehr. Ihr
    nehmt wenig mit und redet den ganzen Weg, damit keiner zuhören muss.
