p61-title = Das Absetzbecken
p61-start =
    Ein Becken, groß wie der Tramplatz, mit einem Deckel aus schwarzem Wasser. Am anderen Ende ist der Einlauf, ein
    eiserner Mund, und der Fluss geht hinein mit einem Geräusch wie Suppe. Jeder elfte Schluck geht daneben. Dann
    rückt in dem Mund etwas beiseite, Elle um Elle um Elle, und lässt das Wasser vorbei.
p61-threat = In der Mitte hebt sich der schwarze Deckel, wie ein Tuch, unter dem eine Katze ist.
p61-calamity =
    Die Pumpen schlucken, würgen und geben alles wieder her. Eine Wand aus Wasser kommt durchs Becken, obendrauf
    eine überraschte Ente.
p61-1 =
    Hinter dem Öllager führt eine Treppe auf einen Rand. Zwei Kellerwühlmäuse sitzen darauf, mit Schnur, Stein und
    Schiefertafel. „Elf“, sagt die eine. „Dann er“, sagt die andere. „Dann elf. Wir dachten, es sind die Pumpen.
    Sind es nicht, es ist der Ratsherr. Der liegt im Schlund, das Maul offen. Neun Ellen hat er, wir haben gemessen,
    von oben. Von unten hat noch keiner gemessen.“
p61-1-take = Über den Rand
p61-1-leave = Ihn liegen lassen
p61-2 = Das Schieberrad. Hinter dieser Mauer ist der Ablauf und dahinter der offene Fluss.
p61-7 =
    Ginge der Schieber hoch, so zöge das ganze Becken, und was darin liegt, würde gebeten zu gehen. Das Rad hat
    zwölf Speichen und ein Vogelnest.
p61-7-turn = Das Nest beiseitesetzen und drehen
p61-7-gate = Den Schieber hochkurbeln
p61-7-back = Ihn zu lassen
p61-10 =
    Hoch kommt der Schieber, und das Becken atmet aus. Erst gehen die Enten, dann der Schaum; dann ein Rücken und
    mehr davon und noch mehr, er gleitet mit großer Würde unter euren Füßen vorbei, wie der letzte Wagen eines
    Zuges, der hier nicht halten sollte. Er sieht sich nicht um. Ihr lasst den Schieber hinter ihm herunter, und
    Ostrey bekommt seinen elften Schluck.
p61-11 =
    Es ist verrostet, gestrichen und noch einmal verrostet. An die oberen Speichen, wer entbehrlich ist, und dann
    gehen.
p61-3 =
    Vom Laufsteg sieht man senkrecht auf ihn hinunter. Er liegt da wie ein Abflussrohr, dem schlecht ist. Hinter den
    Kiemen ist eine helle Stelle und noch eine, wo man ihn schon einmal erwischt hat. Ihr merkt euch beide.
p61-4 = Der Einlauf. Die Strömung hat euch an den Knien, und vor euch ist es dunkel, und das Dunkel hat eine Zunge.
p61-12 =
    Zwei Augen, so weit auseinander wie Türpfosten. Zwölf Winter lang haben sie den Fluss hereinkommen sehen; er war
    immer gut zu ihnen. Dass er jemandem im Weg liegt, ahnt er nicht.
p61-12-bait = Ihm den Köder vor der Nase vorbeiziehen und zum Überlauf schwimmen
p61-12-fight = Ihn stupsen, mit dem Längsten, was ihr habt
p61-12-back = Zurück, ganz langsam
p61-13 =
    Er kommt. Man spürt es an den Fersen: Das ganze Becken kommt. Drei Züge, zwei, einer, über die Schwelle des
    Überlaufs, und ihr lasst los und macht euch flach an den Stein; und neun Ellen Appetit ziehen vorbei, immer der
    Nase nach die Rinne hinunter, und gehören dem Fluss.
p61-14 = Er nimmt ihn. Allerdings ein gutes Stück weiter oben an der Leine, als geplant war.
p61-15 =
    Er macht das Maul zu. Einen Augenblick lang laufen im ganzen Werk die Pumpen wie geschmiert. Dann dreht er sich
    um, und dafür reicht das Becken nicht.
p61-5 =
    Der Kasten von dem, der früher die Rechen frei hielt: ein Kescher, ein Haken ohne Stange, Gummistiefel, in denen
    man einen Ball geben könnte.
p61-5-net = Den Kescher beschweren und quer durchs Tiefe spannen
p61-5-boots = Aus den Stiefeln Flicken schneiden
p61-16 =
    Steine in den Saum, an jede Ecke einen Korken, und der Beutel steht offen wie ein Gähnen. Wer hier in Eile
    durchwill, nimmt die Tür mit.
p61-17 = Steine in den Saum, an jede Ecke einen Korken und du in den Beutel.
p61-18 = Trockene Füße, trockene Hosenböden und Messingschnallen für Rubato. Zum ersten Mal heute tropft keiner.
p61-6 =
    Ein Brett überm Wasser, mit Gläsern. „Tauwurm“, steht da und „Mistwurm“. In der Mittagspause muss er geangelt
    haben. Was in den Gläsern ist, hatte zwölf Winter Zeit zum Nachdenken.
p61-6-lunch = Euer eigenes Mittagessen an eine Schnur binden
p61-6-worms = Ein Glas aufmachen
p61-6-on = Es lassen
p61-19 =
    Brot, Schwarte, die gute Hälfte einer Wurst. Ihr seht ihm alle nach, wie es ins Wasser geht, und keiner sagt,
    dass es vielleicht auch mit weniger gegangen wäre.
p61-25 =
    Ihr haltet den Atem an, zieht den Korken, haltet ihn noch erheblich länger an und knotet etwas fest, das man
    nicht ansehen kann. Drüben am anderen Ende steigt eine Blase auf und dann eine ganze Kette, in eure Richtung.
p61-26 = Der Korken kommt von allein heraus und der Rest auch.
p61-9 =
    Er wälzt sich herum, langsam, bis man sieht, dass er unten weiß ist wie jeder andere. Im Kiefer steckt ein
    Haken, ein alter, eingewachsen; den muss er fast sein Leben lang getragen haben. Ihr zieht ihn heraus. Es gehört
    sich irgendwie. Der Rest macht am ganzen Kai die Keller satt, und die Haut reicht um sechs von euch.
p61-20 = Ein Ring läuft übers Becken, vom anderen Ende bis zu euch. Hineingefallen ist nichts.
p61-21 =
    Er hat sich im Schlaf umgedreht. Als Welle kommt es an der Wand herauf und nimmt jedem die Füße weg, der sie
    noch am Boden hat.
p61-22 = Der Einlauf ist leer. Ihr seht ihn eine ganze Weile an, bis euch einfällt, was das heißt.
p61-23 =
    Bumm. Und nichts. Und nichts. Ihr steht auf dem Rand und horcht, und die Wühlmäuse schreiben nicht mehr. Als es
    endlich weitergeht, geht es tiefer unten weiter, und er steckt so weit drin, dass keiner mehr hinkommt.
p61-24 = Das Becken liegt still. Eine Ente kommt wieder, sieht sich um und steckt den Kopf unter Wasser.
p61-8 = Hinauf auf den Rand, wo die zwei mit der Tafel sitzen. Sie rücken zusammen.
p61-30 =
    „Neun. Zehn. Elf“, sagt die mit der Schnur. Sie halten den Atem an. „Zwölf“, sagt die andere. Eine Zwölf hat
    noch keine von beiden je schreiben müssen. Sie malen sie zusammen, die eine die Eins und die andere die Zwei.
    Jetzt wisst ihr, wie der Schlag klingt, wenn ihm nichts fehlt, und daran werdet ihr es merken.
p61-32 =
    Von der Brücke, heißt es, sieht man ihn abends: ein Strich quer über den ganzen Fluss, schnurgerade. Er frisst
    die Möwen. Im Becken, wo er lag, ist das Eisen blank, und darin hat einer der Großen ein Datum eingeritzt, eine
    Tiefe und: „jedes Jahr schlimmer“.
p61-33 =
    Sie tragen ihn am Kai entlang heim, in Scheiben, und wer unter der Straße wohnt, kommt herauf und hält eine
    Schüssel hin. Zum ersten Mal haben die Keller ein Fest. Hinterher singen sie etwas, auf den Stufen. Es handelt
    vom Regen, aber es ist lustig.
p61-31 = Elf, sagt die Tafel, und elf und neun. Die Wühlmäuse haben ihre Schnur zwei Stufen höher gehängt.
p61-27 =
    Wo er lag, ist jetzt ein Loch, rund wie ein Teller, und ein warmer Wind kommt heraus, der nach Öl riecht. „Das
    geht durch bis in die Halle“, rufen die Wühlmäuse vom Rand. „Glauben wir. So dünn war noch keiner, als der noch
    drin lag.“
