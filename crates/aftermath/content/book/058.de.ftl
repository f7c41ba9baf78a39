p58-title = Beet vierzig
p58-start =
    Wo gestern Bohnen standen, ist ein See, braun und geschäftig, und oben schauen die Stangen heraus. In der Mitte
    dreht sich ein Milchkarton an einer Leine: die Fähre. Dahinter liegt die Insel, zwölf Zwiebeln lang. Einer steht
    am Steg, einer sitzt auf dem Dach, und jemand sitzt auf den Zwiebeln und hat die Arme verschränkt.
p58-threat = Das Wasser legt etwas zu. Man sieht es an den Enten, die nicht mehr so tun, als paddelten sie.
p58-calamity =
    Flussaufwärts ist etwas gebrochen, und da kommt, was es zurückgehalten hat: eine Tür, eine Hundehütte, eine
    halbe Hecke. In dieser Reihenfolge, auf Schulterhöhe.
p58-1 =
    Die alte Wühlmaus lässt erst die Waage zur Ruhe kommen. „Die Vierzig steht unter. Seit heut Nacht. Meine
    Schwester ist drauf, die Lauch, und ihr Knecht, und der Bub.“ Sie wiegt eine leere Schale. „Gerufen haben wir.
    Sie ruft zurück, es sind vierzig Zwiebeln, und sie kommt, wenn die kommen. Drei von irgendwas“, sagt die
    Wühlmaus, und ausnahmsweise ist es kein Preis.
p58-1-take = Hineinwaten
p58-1-leave = Ihnen eine trockene Nacht wünschen
p58-2 =
    „Gesetzt hab ich sie. Jetzt sitz ich drauf“, sagt Mutter Lauch. Das Wasser steht ihr am Rocksaum. Um jede
    Zwiebel ist eine Schnur, und jede Schnur ist an ihr fest. „Mit denen könnt ihr mich haben oder gar nicht.
    Dreimal bin ich fortgeschwemmt worden im Leben, und jedes Mal war's ein Junger, der gesagt hat, lass die
    Zwiebeln.“
p58-2-carry = Mitsamt den Zwiebeln, huckepack
p58-2-argue =
    „Zwiebeln schwimmen. Und du?“
p58-10 =
    Hoch mit ihr, und hinterher kommen, Schnur um Schnur, vierzig Zwiebeln, sie tanzen in einer Reihe durch die Flut
    wie Entenküken. Sie sitzt dir im Nacken und lenkt dich an den Ohren. „Links“, sagt Mutter Lauch. „So ein braver
    starker Bub. Links!“
p58-11 = Bis hoch kommst du. Dann ziehen neununddreißig Zwiebeln auf die eine Seite und Mutter Lauch auf die andere.
p58-12 =
    Sie nimmt eine, sieht sie an und wirft sie hinein. Sie schwimmt. Sie schaut ihr nach, bis sie um die
    Schuppenecke ist, ganz allein, recht vergnügt. „Vierzig Winter“, sagt Mutter Lauch, „und keiner hat mir das je
    gesagt.“ Dann rafft sie die Röcke und schneidet die Schnüre durch, eine nach der anderen, jede mit einem Wort.
p58-13 =
    „Seh ich so aus“, sagt Mutter Lauch, „als tät ich schwimmen?“ So laut sagt sie das, dass sich die Möwen
    umdrehen.
p58-3 =
    Am Steg steht der Knecht, ein Maulwurf, bis zur Brust im Wasser, und hält das Seil. Schwimmen kann er nicht,
    sehen kann er nicht, und man hat ihm gesagt, er soll das Seil halten. „Seid ihr das?“, fragt der Maulwurf. Das
    hat er alles gefragt, was vorbeikam: einen Kohlkopf, einen Stuhl.
p58-14 =
    Du legst seine andere Pfote an deinen Kragen und sagst: Wir sind's, jetzt lass los. Er überlegt. Dann lässt er
    los, und etwas Mutigeres habt ihr dieses Jahr nicht gesehen; und du schleppst ihn ab, auf dem Rücken, und er
    prustet wie ein kleiner Wal.
p58-15 = Er hält fest. Er hält das Seil fest und dich, und jetzt hängt ihr alle drei an der Insel.
p58-4 =
    Der Bub liegt auf dem Schuppenfirst und schläft, eine Zwiebel im Arm. Er sollte Wache halten. Das Dach hat eine
    Neigung, die es vor einer Stunde noch nicht hatte.
p58-4-climb = Das Fallrohr hinauf und ihn sachte wecken
p58-4-pigeon = Drei Rationen hochhalten und nach einer Taube pfeifen
p58-16 =
    „Hab ich gar nicht“, sagt der Bub, ehe er die Augen aufhat. Er rutscht dir in die Arme, mit der Zwiebel voran.
    Hinter ihm sackt das Dach um ein Brett ab, höflich, als hätte es nur darauf gewartet.
p58-17 = Er fährt hoch und haut dir die Zwiebel über.
p58-18 =
    Sie kommt herunter wie ein fallen gelassenes Kissen, schimpft mit dem Buben, schimpft mit dem Dach und lässt ihn
    zwischen die Flügel steigen. „Und ihr Übrigen? Schwimmen? Bei dem Himmel?“, sagt Staubfeder. „Ich bleib da und
    schau zu. Mir ist nicht gut.“
p58-5 =
    In der Weide hängt ein Boot: eine halbe Walnuss, innen geteert, mit festgebundenem Paddel. Auf einem Zettel
    steht „Für alle Fälle“ und darunter „Für diesen“.
p58-6 =
    Die Pforte von Beet vierzig, einen Meter tief. Sie ist zu. Man sieht den Riegel und was die Flut darangehängt
    hat.
p58-19 =
    Du tauchst, hebst den Riegel, und die Pforte schwingt von selber auf; dahinter wird eine ganze Bucht stilles
    Wasser, und hinein treiben, eins nach dem anderen, ein Kessel, ein Scharnier und ein Messinghahn.
p58-24 = Es war Winde.
p58-7 = Reisig, Bretter, eine Badewanne: Was die Flut bringt, bleibt hier hängen, am Treibholz.
p58-8 = Und wenn irgendwo, dann ist hier der Milchkarton gelandet.
p58-8-hook = Den Haken darüberwerfen und ihn in die Mitte zurückziehen
p58-8-wade = Bis zum Kinn hinein, und schieben
p58-8-leave = Lieber schwimmen
p58-25 =
    Da ist er! Herum kommt er, mit der Tülle voran, und du reitest ihn in die Mitte zurück, halb drinnen, halb
    draußen, triefend von Milch aus einer anderen Zeit.
p58-26 = Er dreht sich um, läuft voll und sieht dich über den Rand an.
p58-20 =
    Die Leine ist gerissen. Der Karton kommt ans Ende seines Kreises und kehrt nicht um; er treibt hinüber zur
    versunkenen Pforte und stößt da an.
p58-21 =
    Wieder los, quer über die ganze Flut, ins Treibholz. Da sitzt schon jemand mit gelben Augen und hält ihn für
    eine Speisekammer mit offener Tür.
p58-22 = Knacks. Das war die Fähre. Der Rest kommt in drei Teilen vorbei: „Voll“, „fette“, „Milch“.
p58-23 =
    Der Schuppen geht. Er nimmt das Beet mit und den Steg und in einem großen, langsamen Kreis alle, die noch
    schwimmen. Auf dem Damm haben sich die vierzig Familien an den Händen gefasst, und die Letzte steht bis zum Hals
    drin und streckt den Arm aus.
p58-9 = Der Damm. Decken und so viele Pfoten, dass eine Weile keiner weiß, wer da gerade trocken gerieben wird.
p58-30 =
    Gewogen werden sie alle, wie sie an Land kommen: So begrüßt man sich hier. Die alte Wühlmaus liest die Zahlen
    ab, und sie stimmen nicht, und sie muss die Brille abnehmen.
p58-32 =
    „Das ist meine Schwester“, sagt die alte Wühlmaus, „und das ist das Wasser in ihr, und das sind neunzehn Pfund
    Zwiebeln. Ein Drittel davon ist euers.“ Widerspruch hört sie nicht. Auf dem ganzen Heimweg riecht ihr danach,
    und in der Passage fangen Leute an zu weinen, wenn ihr vorbeigeht.
p58-33 =
    Lauch ist geblieben. Man wird nach ihr graben, wenn das Wasser weg ist. Der Bub will nicht wohnen, wo man vom
    Fenster aus Beet vierzig sieht, und der Knecht fragt, ob es weit ist zu dem Klavier und ob es da etwas zu halten
    gibt. Ihr nehmt sie beide mit. Die Zwiebel kommt auch mit.
p58-31 =
    Am Samstag ruft niemand Zahlen. In der linken Waagschale liegt eine Zwiebel mit einer Schnur daran. Die rechte
    ist leer, und die Waage rührt sich nicht.
