p36-title = Der Dachboden
p36-start =
    Unter dem Dach von Nummer 14 haben die Großen verstaut, was sie noch einmal holen wollten: eine Truhe, ein
    Schaukelpferd, einen Wasserkasten, der beim Volllaufen tickt. Ganz hinten ist das Fenster und davor das Brett.
    Es ist eine Hand tief und so lang wie fünf von euch, wenn sie eng sitzen.
p36-start-watch = Am Fenster Wache halten
p36-threat =
    Ein Schieferstein klappert. Über Schiefer laufen Katzen und der Regen, aber stehen bleiben und nachdenken tut
    keiner von beiden.
p36-calamity =
    Der Schwimmer klemmt, und der Kasten läuft über. Gleich darauf sind die Dielen ein Spiegel, und im Spiegel geht,
    kopfunter, etwas Langes am Oberlicht vorbei.
p36-10 =
    Sorrel hat auf das Fensterbrett fünf Plätze gezeichnet und steht davor. „Krallen“, sagt sie. „Von letzter Nacht.
    Sie war hier oben und hat reingeschaut.“ Dann zeigt sie: Truhe, Kamin, Abstellkammer. „Eine Stunde noch, dann
    ist es dunkel. Nutzt sie.“ Dass sie sich setzen soll, hat ihr keiner gesagt, und es sagt auch keiner.
p36-1 =
    In der Truhe sind Kampfer, Noten und zuunterst eine Falle, die nie benutzt wurde. Sie liegt noch im Papier. An
    so eine hat jeder im Klavier schon jemanden verloren. Der Truhendeckel wiederum wiegt so viel wie eine Tür.
p36-1-trap = Die Falle unters Fenster stellen
p36-1-lid = Den Deckel quer vor die Sparren zerren
p36-11 =
    Ihr biegt sie gemeinsam auf, und keiner sagt ein Wort. Als der Bügel gefasst hat, geht ihr rückwärts bis zum
    Kamin. Da sitzt sie nun unterm Fenster wie ein Onkel, den niemand eingeladen hat.
p36-12 =
    Er kippt mit einem Schlag, dass der Ruß aus dem Kamin fällt. Was das gewesen sei, ruft Coda von unten. „Möbel“,
    ruft ihr zurück. Für Möbel sei es spät, meint sie.
p36-2 =
    Der Kamin ist warm von Cobs Herd, vier Stockwerke tiefer. Vom dritten Ziegel aus hätte man das ganze
    Fensterbrett vor sich und dahinter den Mond. Eine Rußklappe gibt es auch, und in der Ritze glüht es.
p36-2-aim = Vom dritten Ziegel aus den Wurf abmessen
p36-2-ember = Glut zwischen die Sparren harken
p36-13 =
    Sorrel ritzt ein Kreuz in den Reif auf dem Brett. „Da“, sagt sie. „Da setzt sie den Fuß hin. Die schauen erst
    rein.“ Geworfen hat sie noch nichts. Sie steht nur auf dem Ziegel und bewegt einen Finger und bewegt ihn noch
    einmal.
p36-14 =
    Da liegt sie und faucht den Reif an. Was über den Firstbalken will, muss da hindurch. Ihr auch, falls ihr es
    vergesst.
p36-3 =
    Der Wasserkasten. Daneben hängt an einem Nagel ein Fingerhut, kopfüber, zum Trocknen. Trocken ist er seit vier
    Wintern. Durst hatte hier oben seither keiner, oder keiner hat es gesagt.
p36-3-drink = Trinken und ihn wieder hinhängen
p36-3-carry = Einen Fingerhut voll zur Wache tragen
p36-15 =
    Es ist kalt und schmeckt nach Blei. Ihr hängt den Fingerhut genau so zurück, wie er hing. Sorrel hat mitgezählt,
    man sieht es ihr an. Als ihr wieder in der Reihe steht, atmet sie aus.
p36-16 =
    Bis zum Rand voll, den ganzen Dachboden entlang, und kein Tropfen geht daneben. Der Wache Wasser zu bringen,
    darauf ist all die Jahre niemand gekommen. Wer Durst hatte, ging. Sorrel sieht in den Fingerhut. „So macht man
    das also“, sagt sie und trinkt und lässt dabei die Scheibe nicht aus den Augen.
p36-4 =
    Die Abstellkammer: ein Kinderwagen, ein Ofenschirm, eine silberne Rassel, in der zwei Zähne ihre Spuren gelassen
    haben. Rollt man sie, kommt innen etwas hinterher und meldet sich. Es ist eine Glocke, so groß wie eine Erbse,
    und sie sitzt da drin schon sehr lange.
p36-4-open = Die Rassel aufbiegen
p36-17 =
    Die Naht gibt nach, mit einem Quietschen, und die Glocke fällt dir in den Schoß. Ting, sagt sie, einmal und ganz
    deutlich. Sorrel hat sich am Fenster umgedreht. „Wickelt das ein“, sagt sie. Und nach einer Weile: „Nehmt es
    mit.“
p36-18 =
    Silber ist zäh. Ein Streifen löst sich, und der Streifen ist etwas wert; aber die Glocke rollt ins dunkle Ende
    der Rassel zurück, und man könnte meinen, sie lacht.
p36-20 =
    Da: Es ist kein Schatten, es ist eine Lücke zwischen zwei Schatten. „Jetzt“, sagt Sorrel, nicht laut. Auf der
    Dachrinne steht das Hermelin, weiß bis zu den Ellbogen, eine Pfote gehoben, und schaut herein, euch genau ins
    Gesicht. Zum ersten Mal in ihrem Leben hat jemand sie zuerst gesehen.
p36-21 =
    Ihr habt alle zum Fenster geschaut. Sie kommt durchs Oberlicht, in einem einzigen langen Guss, und ist mitten
    unter euch, ehe jemand Luft zum Schreien geholt hat. Genau so war es das letzte Mal. Sorrel sagt ein Wort, und
    „jetzt“ ist es nicht.
p36-22 = Wer auf Dächern jagt, steht dort an. Der Nächste in der Schlange hat bemerkt, dass das Fenster offen ist.
p36-7 =
    Die Bodentreppe hinunter, am Absatz vorbei, auf den Tante Minim euch eine Lampe gestellt hat. Wie es steht, hat
    sie nicht gefragt. Sie hat nur den Docht geputzt.
p36-8 =
    Die Rinne entlang, den Blauregen hinunter, über den Rasen. Durch den Reif läuft eine Spur, zwei und zwei, gerade
    wie eine Naht, bis zur Hecke. Sorrel ist ihr schon hinterher.
p36-4-hammer = Sich Zeit nehmen und einen Hammer und alles, was man gerade hat
