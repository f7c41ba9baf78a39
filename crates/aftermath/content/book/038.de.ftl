p38-title = Der Obstgarten
p38-start =
    Jenseits der Gartenmauer ist schon Winter. Vierzig Apfelbäume stehen da in Weiß, in Reihen, wie Gäste, die zu
    früh gekommen sind; und in der Mitte sind zwei, die zu dicht gepflanzt waren, zu einem verwachsen.
p38-threat =
    Die Kälte ist es nicht. Es ist, dass es nach einer Weile nicht mehr kalt ist und der Schnee aussieht, als wären
    Federn darin.
p38-calamity =
    Ein Ast lässt seinen Schnee los, der nächste macht es ihm nach, und die ganze Reihe schüttelt sich wie ein Hund.
    Danach ist der Obstgarten viel niedriger als vorher, und etwas, das darunter schlief, ist wach.
p38-10 =
    „Das sind wir“, sagt Quince und zeigt auf die zwei Bäume. „Daher der Name. Doubletree, dritte Gabel, Südseite,
    Vorsicht, Stufe.“ Er hat das gute Seil angelegt. Er erzählt, wer welchen Ast hatte und womit sie von da nach ihm
    geworfen haben, und er redet sich durch den ganzen Schnee, bei jedem Baum ein wenig schneller, und zwei Bäume
    davor bleibt er stehen. „Geht ihr schon mal“, sagt Quince. „Ich kümmere mich nur kurz um den Knoten.“
p38-1 =
    Die dritte Gabel, eine Höhle, ein Vorhang aus Bast. Vier Betten stehen darin, und drei davon sind belegt. Jemand
    hat sie zugedeckt, und den hat wieder jemand zugedeckt, und so fort. Neben dem vierten Bett, dem leeren, liegen
    Schalen, hüfthoch. Selbst gegessen hatten sie nichts davon.
p38-1-sit = Bei ihnen sitzen, solange es eben dauert
p38-1-marks = Ansehen, was über jedem Bett ins Holz geritzt ist
p38-11 =
    Keiner sagt etwas. Schnee rutscht von einem Zweig. Nach einer Weile hängt ein Seilende im Vorhang, und am
    Seilende hängt Quince, und er setzt sich auf das vierte Bett, den Hut in den Pfoten. „Tja“, sagt er, „da bin ich
    also.“ Es klingt, als käme er zu spät zum Essen.
p38-12 =
    Mispel: wach, Tauwetter, am Apfelhaus gewesen. Kriege den Riegel nicht auf. Wieder geschlafen. Krieche: wach, am
    Apfelhaus gewesen. Kriege den Riegel allein nicht auf. Wieder geschlafen. Schlehe: wach. Riegel. Es braucht
    zwei. Bringe es nicht übers Herz, den Jungen zu wecken.
p38-2 =
    Drei Bienenkörbe in Nachtmützen aus Stroh. Legt man das Ohr ans Holz, ist da drinnen ein Geräusch wie von einer
    sehr großen Katze, die träumt.
p38-2-comb = Unten hineinlangen und ein Stück Wabe abbrechen
p38-2-warm = Sich anlehnen, bis man die Füße wieder spürt
p38-13 =
    Keine da drinnen wacht auf. Eine dreht sich um. Auf den Außenkanten der Füße geht ihr davon, ein Stück August im
    Arm.
p38-14 = Eine hatte Wache. Sie hat auch nicht besser geschlafen als ihr und ist froh, dass es etwas zu tun gibt.
p38-15 =
    Der ganze Korb schnurrt durchs Stroh, dir zwischen die Schulterblätter. Du bleibst genau so lange, wie du
    wolltest, und dann noch ein wenig.
p38-3 =
    Die Vogelscheuche trägt einen Mantel von den Großen, mit beiden Taschen. Seit zwölf Wintern breitet sie die Arme
    aus, und die Vögel sitzen längst darauf.
p38-3-left = In der linken Tasche nachsehen
p38-3-right = In der rechten Tasche nachsehen
p38-16 =
    Ein Handschuh aus Ziegenleder, noch gefaltet. Ein Finger fehlt schon; da war jemand vor euch, der wusste, wofür
    das gut ist.
p38-17 =
    Schnur, ein Messer ohne Klinge, vier Bonbons, die eins geworden sind. Die Vogelscheuche sieht weg. Gestört hat
    sie das noch nie.
p38-4 =
    Der Teich ist ein Boden aus schwarzem Glas. Rote Äpfel sind darin eingefroren, in jeder Tiefe, als hätte sie
    jemand in die Luft geworfen und da gelassen.
p38-18 =
    Du hackst einen heraus, setzt dich darauf und stößt dich ab. Am anderen Ufer kommst du auf einem Apfel an, sehr
    schnell und durchaus im Sitzen.
p38-19 =
    Das Eis sagt ein Wort, von einem Ende des Teichs zum anderen. Es heißt „nicht“, und da ist es schon geschehen.
p38-20 =
    Es kommt in Sprüngen über den Schnee, und nach jedem Sprung bleibt es stehen und schaut nach euch, wie man in
    den Ofen schaut.
p38-7 = Durch die Mauerlücke zurück in den Herbst. Es sind drei Schritte und fühlt sich an wie drei Monate.
p38-8 =
    Das Apfelhaus: eine Hütte auf steinernen Pilzen, damit niemand eurer Größe hineinkommt. Eine Leiter hat man
    stehen lassen. Unter der dritten Sprosse ist im Holz die Spur eines sehr kleinen Fußes, der abgerutscht ist.
p38-1-names = Quince ihre Namen sagen lassen, wie damals in der Orgel
p38-21 =
    Er tut es wie auf der Orgelempore, im Sitzen, ganz leise, ohne einen einzigen Witz. Mispel, der geschnarcht hat.
    Krieche, die immer als Erste oben war. Schlehe, die als Letzte von den dreien an der Reihe war und ihn nicht
    geweckt hat. „Ich wär sauer gewesen“, sagt Quince. „So sauer wär ich gewesen. Und dann wären wir hin und hätten
    sie aufgemacht.“
