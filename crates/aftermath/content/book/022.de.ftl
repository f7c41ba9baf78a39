p22-title = Das Nest
p22-start =
    Innen ist die Laterne nichts als Gänge, aus gekauter Zeitung; wohin man sieht, steht ein halber Satz. „Heiter
    und mild für die“, steht an der Wand, und „kein Anlass zu“. In der Mitte sitzt auf acht Kissen aus Wachs Königin
    Amber und sieht euch erst an, als sie den Gedanken zu Ende gedacht hat.
p22-threat = In den Zellen raschelt es.
p22-calamity = Ein Schauer steigt die Pfeiler hinauf. Ihr wartet auf den nächsten. Es kommt keiner.
p22-22 =
    Ein Blick von ihr genügt. Aus den Zellen kommen sie gekrochen, noch nass, und stechen, weil es das Erste ist,
    was man kann.
p22-10 =
    In der Laterne ist es kalt. Sie sitzen mit geschlossenen Flügeln in den Zellen, Reihe um Reihe, wach, und können
    keinen Fuß rühren. Tausend Köpfe folgen euch nur mit den Augen.
p22-1 = Der Thron: acht Kissen aus Wachs, in jedem der Abdruck einer Königin.
p22-4 =
    „Ihr kommt wegen der Samen“, sagt Königin Amber. „Das tun alle. Wir sind jedes Jahr gestorben, wisst ihr das?
    Jeden Oktober, alle bis auf eine. Dann kam das Jahr ohne Oktober. Ich habe meine Töchter alt werden sehen. Ich
    habe Enkelinnen. Und jetzt flackert es da unten, und ich zähle die Schläge. Was bringt ihr mir, das einen
    Frühling wert ist?“
p22-4-larva = Das Kind neben sie aufs Kissen legen
p22-4-boiler =
    „Den Ofen. Er läuft jetzt durch den Winter.“
p22-4-plead =
    „Wir haben auch einen Oktober. Unserer ist das Wasser.“
p22-4-fight = Ziehen, was ihr an Scharfem habt
p22-4-leave = Sich verbeugen und rückwärts hinausgehen
p22-5 =
    Die Königin sitzt wie zuvor auf ihren acht Kissen. Auf den Flügeln ist Reif. „So geht das also“, sagt sie
    langsam, für jedes Wort einen Atemzug. „Ich hatte es vergessen. Es fängt mit den Füßen an.“
p22-5-end = Es kälter werden lassen
p22-5-warm = Jemanden hinunterschicken, der den Ofen wieder anmacht
p22-11 =
    Einen Augenblick lang ist sie keine Königin, sondern nur jemand, der gezählt hat und auf eins zu wenig kam. Sie
    nimmt dir das Kind mit vier Händen zugleich ab. Die Kleine hört gar nicht auf, von dir zu erzählen. „Nehmt die
    Samen“, sagt Königin Amber über ihren Kopf hinweg. „Nehmt, was ihr wollt. Es waren neuntausendundeine, und die
    eine hat gefehlt.“
p22-12 =
    Sie legt einen Fühler an die Wand und horcht, durch den Ast, den Stamm, die Treppe hinunter. Man sieht sie
    zählen. Bei zwanzig hört sie auf. „Es stolpert nicht mehr“, sagt Königin Amber. „Bei jedem Schlag werde ich an
    euch denken. Nehmt, was ihr braucht, und lasst die Ringelblumen da.“
p22-13 =
    Ihr erzählt ihr vom nassen Fleck im Flur, vom Lineal, von den Kreidestrichen in der Rinne. Sie fragt, wie viele
    Kinder. Ihr sagt, wie viele es sind, und dann, wie viele meistens da sind. „Ich könnte euch in Scheiben hinaustragen lassen“, sagt Königin Amber
    nachdenklich. „Aber jetzt sind wir zwei, die nachts zählen, und danach wäre eine damit ganz allein. Geht. Der
    Schrank ist offen.“
p22-14 =
    Sie erhebt sich. Ihr hattet gedacht, sie sitze, weil sie schwer ist. Sie saß, weil sie zum Aufstehen so wenig
    Zeit braucht.
p22-15 =
    Ihr wartet, weil es jemand sollte. Lange dauert es nicht. Am Ende sagt sie eine Zahl, und man weiß nicht, wovon.
    In den Zellen gehen die Augen aus, eine Reihe nach der anderen, wie in einem Haus, in dem man zu Bett geht.
p22-16 =
    Getrappel auf der Treppe, ein Scheppern, ein Fluch, und dann kommt der erste warme Atem durch den Boden. Sie
    schüttelt den Reif von den Flügeln. „Ihr hattet mich“, sagt Königin Amber. „Ich wüsste gern, warum ihr nicht
    habt.“ Keiner von euch hat eine Antwort bereit. „Lasst nur“, sagt sie. „Das war sie.“
p22-2 = Die Kinderstube: neuntausend Zellen, in jeder ein Mund.
p22-17 =
    Man lässt euch durch, von Fühler zu Fühler; das mit dem Kind hat sich herumgesprochen. Bei Zelle
    vierhundertzwölf hält eine Amme dich fest, wäscht dir ab, was das Kind an dir gelassen hat, und singt dabei, auf
    einem einzigen Ton.
p22-18 =
    Eine Amme genügt. Was du suchst, fragt sie nicht. Wer etwas sucht, hat hier nichts verloren.
p22-3 =
    In der Vorratskammer hängen sie von der Decke, eingewickelt und mit Schildchen. Das meiste sind Fliegen, ein
    paar sind Äpfel.
p22-23 =
    Wo die Botanikerin hing, hängt nur noch das Schildchen: „Wühlmaus, mit Rucksack“. Ihr nehmt die Äpfel und sagt
    vorsichtshalber „Verzeihung“ zu den Fliegen. Es antwortet keine.
p22-24 = Ein Bündel sagt ganz deutlich: „Verzeihung.“
p22-24-free = Das Bündel herunterreißen
p22-24-razor = Es mit der halben Rasierklinge losschneiden
p22-24-take = Die Äpfel nehmen und nichts gehört haben
p22-19 =
    Heraus fällt eine Wühlmaus mit Rucksack, die Pflanzen sammelt und selbst in die Sammlung geraten ist. „Ich
    möchte wirklich keine Umstände machen“, sagt die Wühlmaus, wie sie alle, und fragt schon, wer von euch einen
    Topf hat.
p22-20 =
    Es ist Papier und Spucke und Wille. Es gibt so wenig nach wie ein Amt. „Bemühen Sie sich nicht“, sagt das Bündel
    und fängt aus lauter Höflichkeit an zu summen.
p22-21 =
    Es sind gute Äpfel, und ihr tragt sie an jemandem vorbei, der „Verzeihung“ sagt und dann, nach einer Pause:
    „Schon gut.“ Auch das nehmt ihr mit nach Hause.
p22-9 =
    Sie liegt auf der Seite, und der Stachel ist eingedrungen bis ans Heft: in eine Zeitung, in die Worte „kein
    Anlass zu“. Er kommt nicht wieder heraus. „Dann soll ihn jemand anders haben“, sagt Königin Amber, „den Sommer.
    Er macht sehr viel Arbeit.“ Ringsum werden die Flügel still. Ihr steht in einem Haus, in dem niemand mehr sagt,
    was zu tun ist.
p22-7 =
    Zur Tür hinaus, den Ast entlang, die Feige hinunter. Die Wachen sehen euch über die Schulter, ob noch jemand
    nachkommt.
p22-25 =
    Irgendwo gibt das Wachs nach, mit einem Knacks wie ein Teller. In einem Haus, in dem kein Flügel schlägt, hört
    man das weit, auch die, die draußen darauf gewartet haben.
p22-26 =
    Die Heizung bleibt stehen. Hier drin merkt man es sofort, wie eine Hand, die einem vom Kopf genommen wird. Alle
    Flügel im Haus schlagen, um zu wärmen; die Luft dreht sich, süß und dick, und eure Lider wiegen so viel wie
    Türen.
