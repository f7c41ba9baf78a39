p51-title = Der Speiseaufzug
p51-start =
    Die Treppe von Hobbs & Tochter ging im ersten Winter durch den Ofen. Hinauf führt jetzt der Schacht des
    Speiseaufzugs: drei Stockwerke Dunkel, zwei Seile und ein Tablett. Am Rand haben sich elf Sanftmütige
    aufgestellt, um euch zu verabschieden. Ein Kissen haben sie mitgebracht, für die Urkunde.
p51-threat = Das Haus setzt sich zurecht, wie alte Leute im Sessel.
p51-calamity =
    Ganz oben lässt ein Seil los, das für zwei Winter nicht gedacht war, geschweige für zwölf. Das Gegengewicht
    kommt an allen drei Stockwerken vorbei und hat einiges mitzuteilen.
p51-1 =
    Hinter der Kasse sitzt ein Sanftmütiger auf einem Stapel Quittungen. „Wem er gehört? Uns, glauben wir. Wir
    sagen: glauben.“ Er putzt sich einen Fühler. „Gefegt haben wir ihn, gezählt und gebetet, zwölf Winter. Aber
    schriftlich haben wir nichts, und da liegt man eben wach. Fräulein Hobbs hatte einen Sekretär, im zweiten Stock.
    Wir haben die Treppe gefragt. Es ist keine da.“
p51-1-take = Anbieten, die Papiere zu holen
p51-1-leave = Sagen, dass er für euch nach ihrem aussieht
p51-2 = Die Schachtsohle. Kalte Luft, Bratensoße, Seil.
p51-8 =
    Weit oben ist ein graues Viereck. Auf halber Höhe hängt das Tablett, an zwei Seilen, dick wie dein Bein. Wer
    flink ist, bekäme einen Haken über die Kante. Oder ihr zieht alle zusammen und holt das Tablett herunter wie
    zivilisierte Leute.
p51-8-hook = Den Angelhaken über die Tablettkante schwingen
p51-8-throw = Einen Fleischhaken zurechtbiegen und den werfen
p51-8-tray = Das Seil packen, alle miteinander
p51-8-haul = Das Tablett herunterziehen
p51-8-back = Einen anderen Weg suchen
p51-10 =
    Er fliegt, klirrt, rutscht und beißt zu. Du hängst dich mit deinem ganzen Gewicht daran und wippst. Jetzt ist es
    eine Straße.
p51-11 = Er fliegt, klirrt und kommt zurück.
p51-12 =
    Das Seil läuft über ein Rad, das seit dem letzten Braten keiner mehr geschmiert hat. Füße an die Wand, Schwänze
    umeinander, und jetzt.
p51-13 =
    Das Rad kreischt, besinnt sich und dreht sich. Herunter kommt das Tablett, mit einem Rums, und darauf liegt eine
    Gabel, gedeckt für einen. Von nun an geht es auf und ab, wie ihr wollt: Einer fährt, die Übrigen ziehen, und
    jeder will der eine sein.
p51-3 = Das Tablett, ein Floß im Dunkeln, und es dreht sich, wenn man atmet.
p51-14 =
    Du holst die Schnur nach und schickst den Haken weiter, Griff um Griff, bis unter die Decke. Beim zweiten Mal
    sitzt er. Wer noch unten ist, dem müsst ihr eine sehr gute Geschichte erzählen.
p51-4 =
    Die gute Stube, alles unter einem Laken. Ein runder Tisch, ein Sofa, ein Klavier, nicht größer als unseres, mit
    einem Metronom darauf. An der Decke, wo keiner hinkommt, klebt ein Pfeil mit Gummifuß. Ein Neffe, ein Sonntag.
p51-4-arrow = Die Lampenkette hinauf, und ziehen
p51-4-piano = Das Laken vom Klavier heben
p51-15 =
    Du ziehst. Er hält. Du ziehst mit beiden Füßen an der Decke, und einen Augenblick lang sind du, der Pfeil und
    die Lampe ein und dasselbe. Dann: plopp. Du landest auf dem Sofa, und das Sofa schickt dich noch einmal hinauf.
p51-16 = Du ziehst. Er zieht. Dein Arm steckt offenbar in der Lampe.
p51-17 =
    Keiner wohnt darin. Das ist das Unheimliche. Auf dem Notenpult liegt ein Brief vom Wasseramt, geöffnet und mit
    Butter am Daumen gelesen: Fräulein Hobbs möge sich bis Mittag an Gleis 9 einfinden, „mit einer Tasche und ohne
    Verderbliches“. Verderbliches hat sie unterstrichen und an den Rand geschrieben: „Und die Tochter?“
p51-5 =
    In der Kochnische ist der Kessel warm. Das kann nicht sein. Ihr legt das Ohr daran: Hinter der Wand läuft ein
    Rohr, und in dem Rohr macht es bumm, und Pause, und bumm. Aber es ist heißes Wasser, und in der Dose ist Kakao,
    und über Rohre sagt keiner mehr ein Wort.
p51-6 =
    Ein schmales Bett, ein breites Fenster. An der Wand hängt ein Foto der Ladentür, die Farbe noch nass: HOBBS &,
    und eine Dame auf der Leiter mit dem Pinsel, die über die Schulter den anlacht, der die Kamera hält. Eine
    Tochter gab es noch keine. Sie fand nur, dass es nach Zuversicht aussieht.
p51-7 =
    Der Sekretär hat eine Klappe, die Klappe hat ein Schloss, und auf dem Schloss sitzt eine Dame aus Messing mit
    dem Finger an den Lippen.
p51-7-lock = Mit einer Nadel nach der Zunge im Schloss tasten
p51-7-crowbar = Einen Löffel in den Spalt stecken und daraufspringen
p51-7-razor = Das Lederscharnier mit der halben Rasierklinge auftrennen
p51-18 =
    Die Klappe geht herunter wie eine Zugbrücke. Fächer, Bändchen, Rechnungen, jede bezahlt; und im letzten, einmal
    gefaltet, mit einem Siegel wie eine zerquetschte Kirsche: die Urkunde. Sie ist so groß wie ein Tischtuch. Hinter
    dem Sekretär führt für die Asche eine Rutsche geradewegs hinunter zur Kohle.
p51-18-drop = Sich auf die Urkunde setzen und die Aschenrutsche nehmen
p51-18-climb = Sie zusammenrollen und klettern
p51-19 = Die Dame aus Messing schweigt, und in ihr macht es klick, als hätte sie eins gezählt.
p51-25 =
    Knie hoch, Kinn runter. Zwei Ecken, ein Loch, noch eine Ecke, und du schießt auf einem Rechtsdokument über die
    Kohlen, die Ohren umgestülpt. Du würdest es wieder tun. Auf der Stelle würdest du es wieder tun.
p51-26 =
    Die erste Ecke nimmt die Urkunde. Die zweite nimmst du ohne sie und die dritte mit der Nase; dann kommt sie dir
    nach und legt sich über dich wie ein Laken.
p51-20 = Im Schacht löst sich Putz, in Platten. Man hört ihn die Stockwerke zählen.
p51-21 =
    Ein Trippeln, links und rechts zugleich, und bei sechs Füßen hört es nicht auf und bei zwanzig auch nicht. Es
    wohnt in der Wand und hat gehört, dass heute etwas zu essen im Aufzug ist.
p51-22 =
    Das Tablett sackt um eine Elle durch und bleibt mit einem Ruck hängen. Wohl dem, der sich nicht nur daran
    festhielt.
p51-23 =
    Die Decke im obersten Stock biegt sich, reißt und lässt den Himmel herein. „Raus!“, rufen unten elf Stimmchen
    wie aus einem Mund. Von den Sanftmütigen habt ihr noch nie einen Befehl bekommen, und ihr gehorcht.
p51-9 = Durch die Spülküche zurück, weiß wie die Bäcker, in den Laden.
p51-30 =
    Die ganze Gemeinde ist unter dem Ladentisch hervorgekommen, achthundert, gewaschen. Die Urkunde liegt auf dem
    Kissen. Da steht: „dem, der den Laden führt, wie ich ihn geführt habe, mit allem, was darin ist; nur Honig und
    Mehl sind für jeden Nachbarn, der Not leidet.“ Diese Zeile lest ihr zweimal. Sie können nicht lesen. Sie warten.
p51-30-read = Sie vorlesen, wie sie dasteht
p51-30-trim = Nichts weglassen, aber „Nachbar“ so sagen, als wärt nur ihr gemeint
p51-32 =
    Bei „geführt habe“ geht ein Geräusch durch den Laden wie Regen auf ein Zelt. Sie weinen, auf achthundert Paar
    Knien. Dann steht der von der Kasse auf und macht das Mehl auf. „Jedem Nachbarn“, sagt er und probiert, wie das
    klingt. „Schicken Sie uns auch die anderen. Wir führen eine Liste, wer da war, damit wir wissen, wer nicht.“
p51-33 =
    Sie geben euch alles, was die Zeile hergibt, und noch etwas dazu, weil ihr sie gebracht habt. Wer sonst noch Not
    leidet, fragen sie nicht. Ihr tragt es über die Hintertreppe heim, vier Säcke, vorbei an zwei Streunern, die man
    gerade abgewiesen hat, ganz korrekt, unter Hinweis auf die Urkunde.
p51-31 =
    Das Kissen nehmen sie wieder herein. Vorwürfe macht euch keiner; das ist ja das Schlimme an ihnen. Ein paar
    Nächte lang hört man sie bei Hobbs durch die Wand, beim Fegen. Sie fegen sehr leise, damit der nicht aufwacht,
    dem es gehört.
