p16-title = Das Stellwerk
p16-start =
    Ein gläserner Raum über den Gleisen, warm, gefegt und so voller Papier, dass es flüstert, wenn die Tür sich
    bewegt.
p16-threat = Irgendwo unten läutet es, und auf der Treppe sind Schritte.
p16-calamity = Draußen fällt ein Signal, ganz von allein, für einen Zug, den es nicht gibt.
p16-6 =
    Am Schreibtisch sitzt eine Spitzmaus mit Schirmmütze und gespitzten Bleistiften: Inspektor Quill. Er blickt
    nicht auf. Er hat euch erwartet, ihr steht auf der Liste, zwischen „Lampenöl“ und „Mittag“.
p16-2 =
    Der Schreibtisch. Darauf, in dieser Reihenfolge: ein Stempel, ein Stempel, ein Stempel und ein Gänseblümchen im
    Fingerhut.
p16-1 =
    „Beschwerde, Vordruck“, sagt Quill und schiebt einen herüber. „Hart, ich? Zur Kenntnis genommen. Personen:
    viertausend. Verpflegt: täglich. Gebissen: keine. Grund: Es steht auf der Tafel. Westtunnel: Wasser, steigend.
    Pumpen: vorhanden. Hände, kleine: benötigt. Sonstige Bezugsquellen für kleine Hände?“ Er wartet, den Bleistift
    über der Zeile. Er wüsste es wirklich gern.
p16-1-pay = Die Kinder freikaufen, für zehn Schrott
p16-1-read = Ihm die letzte Zeile der Tafel vorlesen
p16-1-fight = Auf das Formular treten und auf ihn losgehen
p16-1-leave =
    „Wir kommen wieder.“
p16-8 =
    „Dreißig“, sagt Quill. „Paar Hände, klein. Abgang über die Rampe. Singend.“ Er sieht das Wort an. „Erster
    Eintrag dieser Art.“ Dann nimmt er die Mütze ab und legt sie auf den Tisch, ganz gerade.
p16-11 =
    Er zählt nach, schreibt eine Quittung und stempelt die Anordnung dreimal rot: „ausgesetzt“. „Gültig: bis Ende
    des Quartals“, sagt er. „Danach: siehe oben.“ Euch fällt auf, dass er die Wassermarken an seiner eigenen Wand
    nicht ein Mal angesehen hat und dass er mit dem Rücken zu ihnen sitzt.
p16-12 =
    Ihr lest sie vor, langsam, ins Mikrofon, und es geht durch die ganze Halle. Evakuierung. Gepäck zurücklassen.
    Die Schleuse wird nicht halten. Einen Atemzug lang stehen viertausend still. Quills Lippen bewegen sich mit;
    lesen kann er also doch nicht, er hat es bis dahin immer nur auswendig gekonnt. „Tafel: vollständig“, sagt er.
    Und nach einer Weile, mit einer Stimme, die in der Halle noch keiner gehört hat: „Was kommt nach der Tafel?“
p16-13 =
    „Wie Sie wünschen“, sagt Inspektor Quill und bläst in eine Pfeife, die man nicht hört, nur spürt, hinter den
    Augen. Die Ofentür geht auf. Aus der Koje steigt jemand, der das in mehreren Teilen tun muss.
p16-14 =
    Er sitzt zwischen seinen Papieren auf dem Boden, ohne Mütze, und ist eine Spitzmaus von mittlerer Größe. „Wer
    läutet jetzt zum Mittag?“, fragt er. Er meint es nicht als Scherz. In der Bahnhofshalle warten viertausend auf
    genau das, und ihr seht, dass ihr gewonnen habt, und was.
p16-3 = Die Akten reichen bis zur Decke, in der Reihenfolge des Alphabets, soweit es bekannt ist.
p16-15 =
    „Barge, Tor neun“ steht auf dem Rücken. Darin ist ein einziges Blatt. „Ließ einen ohne Fahrschein durch.
    Befragt, warum. Sagte: Er hatte es eilig.“ Darunter hat jemand mit Bleistift geschrieben, in einer Handschrift,
    die keinem Inspektor gehört: „gut“. Barge liest recht lange daran, und dann stellt er es an seinen Platz zurück,
    weil man es dort suchen würde.
p16-16 =
    Ihr zieht irgendeine heraus. „Verloren: ein Schirm. Gefunden: ein Schirm. Nicht derselbe Schirm.“ Vier Seiten
    über den Unterschied. Ihr nehmt die Büroklammern.
p16-4 =
    Achtundzwanzig Hebel, höher als Häuser, mit Messingschildern: Hauptgleis auf, Hauptgleis ab, Abstellgleis,
    Abstellgleis. Einer ist rot und hat kein Schild. Den seht ihr an.
p16-4-pull = Den roten ziehen
p16-4-leave = Die Pfoten davon lassen
p16-17 =
    Irgendwo unter der Stadt schließt sich eine sehr große Tür, mit einem Seufzer, bei dem alle Papiere sich heben.
    Dann springen sämtliche Lampen der Strecke auf Grün. Die Streifen bleiben stehen und sehen es an. Es ist das
    erste Grün ihres Lebens.
p16-18 = Er kommt bis zur Hälfte und nimmt dich dann wieder mit zurück.
p16-5 = Die zweiundfünfzig Stufen hinunter. Von oben steht auf allen dasselbe: „Vorsicht, Stufe“.
p16-19 =
    „Der Nächste“, sagt Quill. Es gibt keinen Nächsten. Er macht trotzdem einen Strich auf eine Liste, und irgendwo
    unten schnallt jemand Rollschuhe an.
p16-20 = Quill hat auf einen Knopf gedrückt, ohne hinzusehen. Es ist die zweite Schicht.
p16-21 =
    Quill sieht auf die Uhr und dann auf euch. „Zweite Schicht: nicht unterrichtet“, sagt er, und es klingt wie eine
    Entschuldigung. Die zweite Schicht kommt herein, sieht welche, die nicht auf ihrer Liste stehen, und tut, was
    man ihr beigebracht hat.
p16-22 =
    Auf den Knopf hat niemand gedrückt. Es geht nach der Uhr, und der Uhr hat es keiner gesagt. Die zweite Schicht
    kommt herein, pünktlich, und sieht von dem leeren Stuhl zu euch.
p16-23 = Quill trägt es ein. Seine Pfote zittert, und er legt die andere darüber.
