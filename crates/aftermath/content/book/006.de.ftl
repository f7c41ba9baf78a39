p6-title = Hobbs & Tochter
p6-start =
    Hobbs & Tochter, Kolonialwaren, seit 1911. Die Türglocke läutet für niemanden unter dreißig Zentimetern.
p6-threat =
    Unter allem kommen die Sanftmütigen hervor und bilden Reihen. Zornig sind sie nicht. Sie wollen nur wissen,
    alle, und alle auf einmal, was ihr hier macht.
p6-calamity =
    Das oberste Brett hat darauf gewartet. Ein Winkel, dann der nächste, ohne Eile, wie jemand, der sich die
    Handschuhe auszieht; dann das ganze Eingemachte auf einmal.
p6-10 =
    Der Laden ist aufgeräumt. Da sträubt sich einem das Fell. Zwölf Winter ohne irgendwen, und die Dosen stehen mit
    dem Etikett nach vorn, der Boden ist in Bögen gefegt, und nirgends liegt ein Krümel. Im Dunkel unter der Theke
    hören sehr viele kleine Wesen auf zu reden.
p6-11 =
    „Vorsicht, Stufe“, sagt der Platzanweiser an der Tür. Die Stufe ist euch nie aufgefallen. Man hat sie für Gäste
    gebaut, aus Streichhölzern.
p6-12 =
    Es ist ordentlich wie immer. Auf dem Honigregal ist der Staub gewischt, und dort steht ein Kärtchen mit einem
    einzigen Wort in hundert verschiedenen Handschriften. Es lautet „ihr“.
p6-1 =
    Pyramiden aus Dosen, hoch wie ein Haus von drei Stockwerken. Obenauf die Sardinen, wohin der Stolz sie eben
    stellt. Ein guter Stoß an der richtigen Stelle, und überall sonst ein schlechter.
p6-1-push = Stoßen
p6-1-leave = Die Pyramide bewundern
p6-13 =
    Eine einzige Dose kommt herunter, rollt im Kreis um dich herum wie ein Hund und legt sich hin. Die Pyramide
    steht. Unter der Theke ist etwas zu hören wie Beifall von sehr dünnen Händen.
p6-14 = Es kommen alle, nur die Sardinen nicht. Die kommen zuletzt und zielen.
p6-2 =
    Das Honigregal: neun Ringe im Holz, wo Gläser gestanden haben, und eine feuchte, süße, schnurgerade Spur, die
    das Regal hinunter, über den Boden und unter der Tür zum Lager hindurch führt. Wer auch immer getragen hat, ging
    im Gleichschritt.
p6-5 =
    Honig. Seit einem Monat kommt Tante Minims Husten jeden Abend die Treppe herunter, noch ehe die Lampe aus ist,
    und jeden Abend sagt einer, Honig, das wäre das Richtige.
p6-5-take = Dann soll es Honig sein
p6-5-leave = Heute gibt es genug zu schleppen
p6-3 =
    Ein Platzanweiser versperrt den Weg, eine Schabe mit einem Kragen aus einem Preisschild. „Für die Andacht seid
    ihr früh“, sagt er, „oder zwölf Winter zu spät. Das Lager ist jedenfalls für die Sanftmütigen. Wir haben nämlich
    geerbt. Es fehlen nur noch die Papiere.“
p6-3-humble = Die Füße abtreten und um Einlass bitten
p6-3-gift = Einen Krümel für den Teller geben
p6-3-sneak = Sich verabschieden und hinter der Leiste hinein
p6-15 =
    „Nehmt Platz, wo Platz ist“, sagt der Platzanweiser, und da ist Platz, auf einmal, in eurer Gestalt.
p6-16 =
    „Bei allem Respekt“, sagt der Platzanweiser, „nein.“ Hinter ihm sagt das Dunkel es auch, einer nach dem anderen,
    bis ganz hinten.
p6-17 =
    Hinter der Leiste ist es eng und voller Mütter. Sie sehen euch an. Ihr seht die Eier an. Ohne ein Wort seid ihr
    euch einig, dass dies nicht geschehen ist; dann sagt es eine von ihnen allen.
p6-4 =
    Die Kasse steht offen, so wie Fräulein Hobbs sie verlassen hat, und sie hat vorher gezählt: Die Scheine sind
    fort, die Münzen gestapelt, und auf dem letzten Stapel liegt ein Zettel, „Donnerstag zurück“. Welchen, steht
    nicht da.
p6-4-take = Die Münzen nehmen
p6-4-leave = Sie für Donnerstag liegen lassen
p6-18 =
    Geld ist nichts mehr wert, aber Messing bleibt Messing. Den Zettel lasst ihr liegen. Es fühlt sich an wie das
    Mindeste, und das ist es auch.
p6-19 =
    Ihr rückt den Stapel gerade. Unter der Theke schreibt jemand etwas auf, und was dort aufgeschrieben wird, das
    spricht sich herum. Merkwürdig, wie gut man sich fühlt, um so wenig ärmer.
p6-21 =
    Vorn sagt ein Kleiner ein Willkommensgedicht auf. Es hat sechzig Strophen. Nach sechs lässt man euch gehen und
    gibt euch noch etwas mit.
p6-7 =
    Hinaus unter das quietschende Schild und nach Westen, den Bordstein entlang. Abigail Lane ist noch da, wo ihr
    sie gelassen habt. Das ist heutzutage schon etwas.
p6-8 =
    Die Hintertreppe hinunter und durch die Gasse der Mülltonnen nach Süden. An ihrem Ende ist sehr viel Himmel und
    darunter, viel zu groß, der Tramplatz.
p6-9 = Die Tür zum Lager steht offen, gerade so hoch wie eine Gemeinde. Drinnen wird gesummt.
p6-22 =
    Hinter den Kisten führt die Lieferklappe in den Hof und vom Hof eine Gasse nach Osten, zwischen Mauern, die die
    Köpfe zusammenstecken. An ihrem Ende steht eine Kirche, der der Hut fehlt.
p6-23 = Der Kleine vorn fängt wieder an, bei Strophe sieben. Stillstehen müsst ihr dazu nicht.
p6-60 =
    Über der Kasse haben sie ein Spruchband aufgehängt. Es ist eine Kassenrolle, elf Ellen davon, und elfmal steht
    WILLKOMMEN darauf, weil man sich auf keine Handschrift einigen konnte.
p6-61 =
    Heute stauben sie die Sardinen ab. Tausend stehen aufeinander, in einer Kette, reichen jede Dose hinunter,
    polieren sie und reichen sie wieder hinauf. „Es ist für niemanden“, sagt der Platzanweiser, nicht ohne Stolz.
    „Wir machen das jeden Donnerstag für niemanden.“
p6-62 =
    Es riecht nach nasser Pappe. Am untersten Regal haben sich die Etiketten gelöst, und so haben die Sanftmütigen
    neue geschrieben, nach dem Geräusch: „schwappt“, „klappert“, „sagt nichts“.
p6-63 =
    Das Licht im Schaufenster ist schon orange, und alle Dosen haben Schatten, in Reihen, quer über den Boden. Noch
    kommen die Sanftmütigen nicht heraus. Sie warten, bis die Reihen lang genug sind, um darin zu gehen.
p6-64 =
    Wo das Wasser stand, ist der Laden geputzt; nicht vom Wasser, danach. Jede Dose steht wieder mit dem Gesicht
    nach vorn. Auf dem Tresen liegt eine sehr lange Liste mit der Überschrift „Verloren, aber verziehen“.
p6-65 =
    Gleich hinter der Tür steht eine Papiertüte, mit Schnur zugebunden, und darauf steht in hundert Schriften
    „Tante“. Vier Hustenbonbons sind darin, kaum gebraucht.
