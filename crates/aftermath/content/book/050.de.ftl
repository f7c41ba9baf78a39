p50-title = Nummer neun
p50-start =
    Ein Schlafzimmer der Großen, das Bett gemacht für zwei, die nicht darin geschlafen haben. Die Sonne fällt in
    Balken durch den Staub, und die Balken haben zu tun. Sie kommen aus dem Kleiderschrank, einer nach dem anderen,
    strecken sich und sehen nach, wer ihr seid.
p50-threat = Der Ton im Kleiderschrank steigt um einen Ganzton.
p50-calamity =
    Hinter dem Schrank fällt ein Bild von der Wand. Nur ein Bild. Aber die da oben hatten sich daran festgehalten.
p50-1 =
    „Ah“, sagt die Wühlmaus und packt beim Reden schon die Zwiebeln ein. „Nummer 9. Seit vorgestern. Eine Große mit
    einem Krönchen aus Wachs, dahinter vierzig, durchs obere Fenster rein mit Sack und Pack. Was Warmes sucht die.
    Ich steh da nicht mehr, mir sind drei Kunden zugeschwollen.“ Sie sieht zu Nummer 14 hinüber. „Fünf Häuser. Fünf
    Häuser machen die in einem Atemzug.“
p50-1-take = An Nummer 9 den Efeu hinauf
p50-1-leave = Den Deckel zu lassen und hoffen, dass es ihnen dort gefällt
p50-24 =
    Drei landen auf dem Fensterbrett und kosten eure Ärmel. Dann sagt eine ein Wort, und das Wort ist „Feige“. Sie
    kennen euch vom Glashaus. Es sind Töchter, die sich mit der Mutter überworfen haben, und eins soll gleich klar
    sein: Zurück gehen sie nicht.
p50-25 =
    Drei landen auf dem Fensterbrett und kosten eure Ärmel. Sie haben noch nie jemanden getroffen, der nicht Familie
    oder Mittagessen war, und man sieht, wie sie sich nicht entscheiden können.
p50-2 =
    Der Waschtisch: eine Schüssel wie eine Eisbahn, ein Schwamm, eine Dose Zahnpulver. Daneben steht eine
    Gärtnerdose mit Tülle und Blasebalg, die einer der Großen in irgendeinem Sommer mit heraufgenommen hat, genau
    für so etwas.
p50-2-jam = Eine Ration über den Schüsselrand schmieren und weg da
p50-2-tin = Herausfinden, wie man die Räucherdose auseinandernimmt
p50-10 =
    Du rennst den Rand entlang und ziehst das Brot hinter dir her wie einen Pinsel. Sie gehen darauf nieder,
    Ellbogen an Ellbogen, und zum ersten Mal seit zwei Tagen ist die Mitte des Zimmers leer.
p50-11 =
    Dreimal links, einmal rechts, und der Topf hebt sich samt Blasebalg aus der Dose, mit einem Henkel wie für dich
    gemacht. Eine halbe Pfeife Tabak ist noch drin.
p50-12 =
    Du hast das Zahnpulver erwischt. Der Deckel war der gleiche. Bis du ausgeniest hast, weiß im ganzen Zimmer
    jeder, wo du bist.
p50-3 =
    Der Kamin atmet ins Zimmer, kalt und schwarz. Du steigst hinein, stemmst den Rücken auf die eine Seite, die Füße
    auf die andere und trittst gegen zwölf Winter Ruß.
p50-18 =
    Er kommt. Er kommt auf einmal, durch den Rost und in einer Woge über den Boden, und alle Drohnen in der Luft
    kehren geschlossen um und fliegen zum Licht. Als man wieder etwas sieht, sind da im Kamin zwei weiße Ringe, und
    dahinter bist du.
p50-19 = Er kommt, und du liegst darunter. Die anderen ziehen dich an den Füßen heraus.
p50-13 = Der Kleiderschrank, und in der Tür ein Spalt, der brummt.
p50-14 =
    Durch den Spalt sieht man Mäntel, über den Mänteln ein Brett, und auf dem Brett, rund, gestreift, mit Schleife,
    die Hutschachtel. Sie hebt sich ein wenig und senkt sich wieder, wie jemand, der schläft. Die Tür klemmt unten.
p50-14-hinge = Die Tür in der Angel anheben, damit sie nicht quietscht
p50-14-pull = Alle zusammen, auf drei
p50-14-back = Wiederkommen, wenn es weniger sind
p50-15 =
    Eine Nagelfeile unter die Angel, einmal Luft holen, und die Tür schwingt auf wie Türen im Traum. Nicht einmal
    die Mäntel schaukeln.
p50-16 = Sie quietscht. Sie quietscht die ganze Tonleiter hinauf und bleibt zu.
p50-26 =
    Auf zwei, weil einer nicht zählen kann. Die Tür fliegt auf und schlägt gegen die Wand, und aus einem Pelzkragen
    schießt eine Drohne hoch wie ein Korken.
p50-17 =
    Der Spiegel hat drei Flügel, und in jedem steht einer von euch, von hinten. Das hattet ihr nicht geahnt. Im
    Seitenflügel sieht man außerdem den Schrank von oben und jede einzelne Wache darauf. Und ein Scharnier aus
    Messing, lose.
p50-4 = Die Hutschachtel. Sie riecht nach Wachs und Veilchen.
p50-5 =
    Sie sitzt auf einem Hut mit Schleier und hat an der Krempe eine Zelle angefangen. Sie ist sehr jung. „Ärger will
    ich keinen“, sagt die kleine Königin, und vierzig Stachel kommen um den Schachtelrand. „Ein Haus will ich. Bei
    Mutter ist voll. Im Kamin von Nummer 2 war eine Katze drin. Dann hab ich das hier gesehen und gedacht: Es hat
    einen Deckel.“
p50-5-letter = Ihr anbieten, der Mutter einen Brief zu bringen
p50-5-talk =
    „Deckel ist gut. Aber vom Stillsitzen ist noch keiner umgezogen.“
p50-5-lid = Den Deckel draufknallen und die Schleife zubinden
p50-5-back = Sagen, dass ihr es euch überlegt
p50-5-carry = Die Hutschachtel aufs Fensterbrett tragen
p50-6 =
    „Ihr würdet das tragen? Alles? Mit uns drin?“ Sie fragt die vierzig, mit den Fühlern, und es läuft um die
    Schachtel wie ein Gerücht. „Auf den Schleier aufpassen“, sagt sie. So viel Vertrauen greift einem unter die
    Arme. Fallen lassen dürft ihr es jetzt nicht mehr.
p50-7 =
    „Umziehen, habt ihr gesagt“, sagt die kleine Königin. „Alle sagen umziehen.“ Die Schleife wölbt sich, und eine
    von den vierzig ist draußen und auf euch, ehe euch ein anderes Wort einfällt.
p50-8 =
    Runter! Zweimal herum, drunter, durch, und eine Schleife. Da drin klingt es wie ein Motorrad, dem man etwas über
    seine Mutter gesagt hat. Das eine Ende hast du, das andere nimmt hoffentlich wer.
p50-27 =
    Sie diktiert ihn im Stehen, mit dem Rücken zu euch. Er ist vier Wörter lang, und das letzte ändert sie zweimal.
    Dann steigt sie hinunter und zieht den Deckel über sich zu, wie man in eine Droschke steigt.
p50-28 = Der Deckel geht auf deine eigene Pfote. Die vierzig nehmen dir das nicht krumm. Sie stechen bloß.
p50-29 =
    Eins, zwei und hoch aufs Fensterbrett. Sie kippelt überm Efeu, ihr werft euch drauf, jemandes Schwanz geht um
    die Schleife, und sie steht. Unten liegt die Straße, neun Häuser und ein Holunder. Jetzt raus mit euch, ehe die
    drinnen fragen, wo es hakt.
p50-20 = Eine hat den Bettvorleger entdeckt, und das Muster sagt ihr zu.
p50-21 = Jetzt fliegen sie Runden, auf Nasenhöhe. Wer nicht unterm Bett ist, lernt, wie gut sie die Reihe halten.
p50-22 =
    Von der Gardinenstange lässt sich eine Wache fallen, mit angezogenen Beinen. Sie will wissen, was ihr hier zu
    suchen habt, und auf die Antwort wartet sie nicht.
p50-23 =
    Alle auf einmal, aus dem Schrank, in einem Atemzug. Ihr geht rückwärts durchs Fenster, übers Brett und den Efeu
    hinunter, und was ihr oben gelassen habt, gehört ihnen.
p50-9 = Hinaus aufs Fensterbrett, in den Wind, den Efeu unter den Füßen.
p50-30 =
    Ihr lasst die Schachtel am Seil hinunter oder an dem, was ihr dafür habt, und sie dreht sich dabei, für jedes
    Stockwerk einmal. Unten hebt sich der Deckel einen Finger breit. „Und wo ist es nun?“, fragt die kleine Königin.
    Das ist noch gar nicht ausgemacht. Ihr schaut alle die Straße hinauf und hinunter.
p50-30-elder = Sie in den Holunder hängen, ganz am Ende
p50-30-chimney = Sie hinter den kalten Schornstein von Nummer 14 stellen
p50-32 =
    Am Abend brummt der Holunder. Sie zahlen Miete: jede Woche zwei Tropfen von etwas Goldenem, auf der Stufe von
    Nummer 14, genau auf der Stufe. Und kein Schnabel hat sich mehr in den Baum gesetzt.
p50-33 =
    Coda sagt nein. Sie sagt auch noch nein, als die Schachtel an ihr vorbeigetragen wird, und sie sagt es immer
    noch, als nachts ein Hermelin über die Mauer kommt und ein gutes Stück schneller zurückgeht. Am Morgen stellt
    sie eine Untertasse hinaus. „Für die Nachbarn“, sagt sie. „Nachbarn hat man eben.“
p50-31 =
    Nummer 9 behalten sie. Wer von nun an die Straße hinuntermuss, nimmt die andere Seite, im Laufschritt, einen
    Sack über den Ohren. Auf dem Pflaster hat die Wühlmaus einen Strich gezogen, aus Marmelade.
