p39-title = Das Apfelhaus
p39-start =
    Zwei Räume, einer über dem anderen. Oben sind die Horden und eine Winde; unten, hinter einer Eichentür, ist der
    Vorrat. Gebaut haben es die Großen so, dass zwei zum Öffnen nötig sind: einer oben, der den Balken hochwindet,
    einer unten, der den Riegel hebt. Das hielt die Kinder von den Äpfeln fern.
p39-threat =
    Der Wind findet die Lücke unterm Dach, und was da oben schläft, rückt zusammen und kommt dann nachsehen, ob ihr
    warm seid.
p39-calamity =
    Die Horde, die seit zwölf Wintern schief steht, gibt auf. Erst kommen die Äpfel. Dann kommt die Horde.
p39-1 =
    Die Rutsche: glatte Bretter, von hier oben hinunter in den unteren Raum. Äpfel sind da hinuntergerollt, einer
    nach dem anderen. Hinunter geht es leicht. Herauf ist es eine Frage der Krallen.
p39-2 =
    Die Winde: eine Trommel, zwei Kurbeln, ein Seil so dick wie euer Bein. „Trossenschlag, vier Litzen“, sagt
    Quince, der nicht anders kann, und streichelt es. „Schaut euch das an. So was macht heute keiner mehr.“ Kurbeln
    kann man hier oben, solange man mag. Wenn unten niemand den Riegel hebt, kommt der Balken mit jeder Umdrehung
    wieder herunter.
p39-3 =
    Die Eichentür und ihr Riegel. Daneben waren drei Krallen am Holz, in drei Höhen, jede eine Nacht lang. Die
    höchste reicht nicht höher als du.
p39-3-windlass = Den Balken hochwinden, während unten jemand den Riegel hält
p39-12 =
    Du stemmst die Schulter unter den Riegel, und während er sich hebt, fällt hinter dir ein Gitter herunter; die
    Großen kannten ihre Kinder. Oben bleibt er, solange du ihn hältst, und hinter der Eiche hört man den Balken
    warten. „Da oben!“, rufst du. „Jetzt!“ Das ist das ganze Geheimnis. Man braucht jemanden, dem man es zurufen
    kann.
p39-20 =
    Der Balken geht hoch, der Riegel kommt herum, und die Tür schwingt auf, von allein, ohne einen Laut, wie eine
    Tür, mit der sich einmal jemand Mühe gegeben hat. Abgeschlossen ist sie nicht. Sie war es nie. Warm, braun und
    riesig kommt der Geruch nach Äpfeln heraus. Quince steht an der Winde, in jeder Pfote eine Kurbel. „Das war
    alles?“, sagt er. „Mehr war es nicht?“
p39-4 =
    Regale bis unters Dach: Renetten im Stroh, Walnüsse in Säcken, Zwetschgen an Schnüren. Für vier hätte es
    gereicht. Für vierzig hätte es gereicht.
p39-5 =
    Quince ist heruntergekommen. Er nimmt eine Walnuss aus dem Sack, wiegt sie und legt sie zurück. „So“, sagt er.
    „Was würdet ihr damit tun? Ich frage, weil ich mir diesen Raum immer nur zu vorstellen konnte.“
p39-5-all = Alles heimtragen, was sich tragen lässt
p39-5-bury = Die drei unter dem Doppelbaum begraben, mit dem Besten davon
p39-5-wedge = Nehmen, was ihr braucht, und die Tür so richten, dass einer allein sie aufbekommt
p39-13 =
    Viermal geht ihr, jeder mit einem Sack, und die Maulwürfe vom Kürbisfeld leihen euch eine Karre und zählen mit.
    Den letzten trägt Quince selbst. Auf drei Betten hat er je eine Walnuss gelegt, und den Vorhang zugezogen, und
    das Seil hinter sich eingeholt, bis zum letzten Stück.
p39-14 =
    Die Erde ist wie Eisen, und so dauert es bis Mittag. Sie bekommen Renetten und das Flanell aus dem Sieb, und
    Quince lässt sie an seinem besten Seil hinunter, einen nach dem anderen, so langsam, dass man keine Bewegung
    sieht. Dann schneidet er am Ende einen Fuß ab und lässt den auch hinunter. „Schlehe hat immer gesagt, es sei
    einen Fuß zu lang“, sagt Quince.
p39-15 =
    Ein Gegengewicht, zwei Rollen und eine Menge Flüche, und der Balken geht hoch, wenn man mit einer Pfote drückt.
    Quince probiert es dreißigmal. Auf die Eiche malt er einen Pfeil, und unter den Pfeil schreibt er, so groß, wie
    die Tür breit ist: DRÜCKEN. „Einer wacht immer allein auf“, sagt Quince. Ihr nehmt, was ihr braucht. Den Regalen
    sieht man es kaum an.
p39-6 = Eine Apfelhorde, und dahinter ein Nest aus Heu, in das erst letzte Woche jemand eingezogen ist.
p39-16 =
    „Stören wollte ich auf keinen Fall“, sagt das Heu. Es ist eine Familie Feldmäuse, die bloß aus dem Wind wollte.
    Von Abigail Lane hatten sie gehört. Zu fragen, ob es stimmt, hatten sie sich nicht getraut.
p39-17 = Heu. Es ist noch warm. Wer immer es war, hält euch für etwas, vor dem man wegläuft.
p39-18 =
    Die Leiter hinunter, an der dritten Sprosse vorbei. Von unten sieht die Hütte aus wie eine Henne, die auf Eiern
    sitzt.
p39-19 = Durch die Hoftür hinaus, die von innen aufgeht, wie alles, was man zu spät herausfindet.
p39-9 =
    Quince geht voraus. An der Mauer dreht er sich um, einmal, und lüftet vor zwei Bäumen den Hut. Bei den Bohnen
    pfeift er schon, und ausnahmsweise nicht, um wach zu bleiben.
p39-30 =
    Beim Abendbrot steht Quince auf. Beim Abendbrot ist er noch nie aufgestanden. „Mispel“, sagt er, „Krieche,
    Schlehe“, setzt sich wieder und bittet um das Salz.
p39-31 =
    Cob weiß nicht, wohin damit. Im Metronom sind Walnüsse und an jedem Nagel Zwetschgen. Quince geht das Regal
    entlang und tippt jeden Sack an, und beim letzten bleibt er stehen, und man sieht ihm an, dass er ausrechnet,
    für wie viele es reicht, und er kommt ans Ende und lacht laut auf.
p39-32 =
    Es gibt weniger zu essen, als es hätte geben können. Keiner sagt es. Die Achtel wissen jetzt, wer unter dem
    Doppelbaum liegt und warum, und haben gefragt, ob man denen ab und zu etwas bringen darf. Sonntags geht seither
    jemand hin, mit einer Walnuss.
p39-33 =
    Eine Woche später liegt in dem Korb, den die Maulwürfe bringen, ein Zettel. Die Schrift kennt niemand:
    „Aufgewacht. Gedrückt. Danke, wer immer ihr seid.“ Quince hat ihn überm Bett angenagelt und schläft darunter wie
    ein Stein.
p39-34 =
    Ihr kommt heim mit Schnee in den Ohren und ohne einen einzigen Apfel. Quince macht einen Witz darüber und dann
    noch einen. Um elf macht er immer noch welche, im Dunkeln, und dass Quince um elf wach war, hat es noch nie
    gegeben.
