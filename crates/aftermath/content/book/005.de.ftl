p5-title = Die Groschenpassage
p5-start =
    Die Groschenpassage: ein Glasdach, vierzig Automaten und seit dem Frühjahr eine Grenze. Zum Tramplatz geht es am
    anderen Ende hinaus.
p5-threat =
    Rollen auf Fliesen: acht kleine, gut geschmiert. Jede Viertelstunde fährt die Streife der Drehkreuzler durch die
    Passage; sie täte es auch, wenn die Welt unterginge, und hat es getan.
p5-calamity = Über euch knackt es, und alles in der Passage schaut auf.
p5-10 =
    Quer durch den Gang haben die Drehkreuzler einen Kamm mit Messingzähnen gestellt; daneben sitzen zwei von ihnen
    auf der Kasse. „Fahrschein“, sagt der mit der Lochzange, nicht eigens zu euch. Es ist ein Wort, das man den
    ganzen Tag sagt.
p5-11 =
    Der Messingkamm steht, wo er stand. Der mit der Lochzange schlägt euch in einer Liste nach, fährt mit der Kralle
    die Spalte hinunter, findet euch und ist enttäuscht. „Zeitkarte“, sagt er zum anderen. „Durchlassen.“
p5-12 =
    Der Messingkamm ist verdoppelt, und daran hängt eine Zeichnung. Es ist eine gute Zeichnung. Es sind deine Ohren.
    Dann geht der Kamm hoch, und sie kommen heraus, um zu vergleichen.
p5-28 =
    Der Kamm steht offen, mit einem Ziegel verkeilt. Jemand hat einen Blumentopf drangehängt. Auf der Kasse liegt
    eine Schiefertafel, „bin gleich zurück“, und man sieht, dass sie schon länger niemand abgewischt hat.
p5-1 =
    Der Kamm: dreißig Messingzähne, jeder hoch wie eine Tür, und dahinter die andere Hälfte der Welt.
p5-4 =
    „Zwei Schrott, gültig, solange der Fahrschein hält. Papier oder Ohr“, sagt, wer gerade Dienst hat, und lässt die
    Zange spielen, die frisch geölt ist. Zwischen den Zähnen des Kamms seht ihr das andere Ende der Passage,
    Tageslicht und den Tramplatz.
p5-4-pay = Zwei Schrott zahlen
p5-4-talk = Reden, bis Pause ist
p5-4-barge = Barge grüßen lassen
p5-4-force = Den Kamm aus den Haken heben
p5-4-back = Einen Schritt zurück
p5-9 =
    Hier ist niemand mehr, der „Fahrschein“ sagt. Der Kamm hat es nicht bemerkt und bleibt zu. Auf der Kasse liegt
    ein Block mit Formularen: „Bußgeld, Entrichtung, freiwillige“.
p5-9-force = Den Kamm aus den Haken heben
p5-9-fine = Das Formular ausfüllen und drei Schrott zahlen
p5-9-back = Einen Schritt zurück
p5-13 =
    Es wird zweimal nachgezählt, ein Fahrschein gelocht, der älter ist als ihr alle zusammen, und eure Namen kommen
    in die Liste, beinahe richtig. Der Kamm schwingt hoch. Es ist ein sehr gutes Scharnier. Ihr nehmt ihm übel, wie
    gut es ist.
p5-14 =
    Du fragst nach der Liste. Nach der Liste hat noch nie jemand gefragt. Sie hat Spalten. Als die Spalten erklärt
    sind, ist Pause; ein Schild wird hingehängt und euch der Rücken zugedreht, denn Pause ist Pause.
p5-15 =
    „Das“, kommt es von der Kasse, wo sehr behutsam ein Brot weggelegt wird, „ist ein Versuch.“ Der Kamm schwingt
    hoch. Für sie, nicht für euch, aber hoch schwingt er.
p5-16 =
    Auf der Kasse schaut jemand auf. „Tor neun.“ Barge sagt, es tue ihm leid, es sei ja nur der eine gewesen. „Weiß
    ich. War mein Bruder.“ Und dann muss ein Schuh gebunden werden, langsam, wofür es beide Hände braucht und alle
    Aufmerksamkeit, die da ist.
p5-17 =
    Mit einem langen Messingschrei geht der Kamm aus den Haken. In der Stille danach fängt am anderen Ende der
    Passage jemand an, eine Fahrradklingel zu läuten, und hört nicht auf.
p5-18 =
    Er ist verschraubt. Sie haben ihn von innen verschraubt, mit einer Schraube für jeden, der es versucht hat.
p5-19 =
    Name, Art, Vergehen, Schwanzlänge. Ihr steckt Formular und Geld in den Schlitz und kommt euch albern vor, bis
    hinter der Wand etwas „Ding“ macht, der Kamm hochschwingt und eine gestempelte Quittung herauskommt. Gründlich
    sind sie. Das muss man ihnen lassen, und das habt ihr nun.
p5-2 = Der Greifautomat: ein gläserner Turm und darin ein Berg aus Plüschbären.
p5-20 =
    Der Greifer senkt sich, packt einen Bären, verliert ihn, wie immer. Du rennst den Bären hinauf, über den Bären
    und mit vollen Armen durch die Klappe. Der erste Gewinn seit jenem Dienstag, und nicht einmal die Melodie spielt
    er.
p5-21 =
    Er hat dich am Gürtel. Er hebt dich ins Licht, zeigt dich den Bären und überlegt. Dann lässt er los, wie immer.
p5-3 =
    In einem Glaskasten sitzt eine halbe Frau aus Wachs, von der Taille aufwärts, mit Turban, eine Hand über den
    Karten. „Madame sieht“, steht auf dem Kasten. Die Mechanik nimmt einen Groschen oder irgendetwas von der Größe
    eines Groschens und gibt nie heraus.
p5-22 =
    Die Hand zuckt, das Lämpchen geht an, eine Karte fällt heraus. „Sie werden eine Reise machen.“ Das wusste man
    schon; aber auf der Rückseite hat jemand mit Bleistift die Runden der Streife eingezeichnet, mit Uhrzeiten.
p5-23 =
    Das Lämpchen geht an, und mit ihm alle anderen. „OBACHT“, steht auf der Karte, in Rot, und im Großen und Ganzen
    hat Madame recht: Bei diesem Licht sieht man euch von beiden Enden.
p5-8 =
    Das Gitter des Lüftungsschachts ist von innen losgeschraubt worden, von jemand Kleinem, der Zeit hatte. Es
    zieht, und es zieht feucht.
p5-24 =
    „Dreiundzwanzig“, sagt Fret und zeigt in den Lüftungsschacht, auf eine Laterne, die eine Schraube ist. Und dann,
    mit anderer Stimme: „Es geht weiter. Man spürt's an den Barthaaren, es geht ganz durch. Hab ich doch gesagt.“ Du
    malst einen kleinen Kreidepfeil an die Wand, nach innen. Man irrt sich nicht alle Tage in Fret.
p5-25 =
    Im Staub hinter dem Gitter liegt eine Werkzeugrolle, vergessen oder hinterlassen. In den Schraubenzieher ist
    etwas eingebrannt, in Buchstaben, die sich nach hinten lehnen: „nicht deiner“. Du nimmst, was du brauchst, und
    drehst die Schrift zur Wand.
p5-27 =
    Die Streife rollt heran, bremst und will die Papiere sehen. Was ihr hinhaltet, wird umgedreht, gegen das Licht
    gehalten, berochen. „In Ordnung“, sagt die Streife, hörbar enttäuscht, und rollt weiter.
p5-26 =
    Hinter dem Gitter ist es breit wie ein Saal und hoch wie ein Hut. Auf dem Boden sind Spuren: klein, frisch, in
    Eile, und nur hinein.
p5-6 =
    Zurück durch den Bogen, ins Licht von Abigail Lane, das nach der Passage gar keine Farbe hat und nach nichts als
    Regen riecht. Ihr nehmt einen tiefen Zug davon.
p5-7 =
    Hinter dem Kamm endet die Passage in einer Drehtür. Die Kunst ist, mitzulaufen und zu wissen, wann man aufhört.
    Sie entlässt euch auf den Tramplatz, einen nach dem anderen, alle mit dem Gesicht in die falsche Richtung.
p5-29 =
    Durchs Hinterzimmer, an einem Tresor vorbei, für den noch keiner die Geduld hatte, und hinaus in einen Hof.
    Hinter der Mauer ist es grün, und jemand ruft Zahlen.
p5-60 =
    Irgendwo spielt eine kleine elektrische Orgel ihre drei Töne. Dazwischen hört man den Regen über das Dach
    nachdenken.
p5-61 =
    Es ist so still, dass man hört, wie der Staub sich setzt. Bei der Orgel sitzt auf einem Kissen ein Maulwurf, die
    Zunge zwischen den Zähnen, und sucht den fünften Ton.
p5-62 =
    „Dauerkarte“, sagt der mit der Zange, noch ehe ihr den Mund aufgemacht habt. Er klingt müde. Er ist erkältet und
    trägt einen Schal, und auf die Kasse hat ihm jemand einen Eichelbecher mit etwas Heißem gestellt. „Mir hat einer
    auf die Liste geniest“, sagt er. „Jetzt ist alles zerlaufen. Sie könnten sonst wer sein.“
p5-63 =
    Auf dem Kamm schaukeln zwei Kinder. Eins gehört zu den Drehkreuzlern, das andere nicht. Sie verlangen
    voneinander einen Kiesel pro Schwung und führen im Staub darüber Buch.
p5-64 =
    Es ist spät. Abends gehen vierzig Automaten an, für alle, die vielleicht hereinkommen, und die braune Halle wird
    rot und grün und golden. Es kommt keiner herein. Ihr haltet euch am Rand wie Leute, die zu früh auf dem Ball
    sind.
p5-65 =
    Das Wasser war hier drin und hat die Groschen sortiert: unten die großen, obenauf die kleinen, in langen,
    weichen Wellen bis zur dritten Reihe Automaten. Darüber geht keiner. Es wäre zu laut.
p5-66 =
    Mit einem Schlag glauben vierzig Automaten, jemand habe gewonnen. Sirenen, Trompeten, ein galoppierendes Pferd,
    und aus allen Mäulern Groschen, Groschen, Groschen. Nicht das Geld tut weh, sondern wie es ankommt.
p5-67 =
    Es ist das Dach. Eine Scheibe lässt los, dann aus Mitgefühl die Nachbarinnen. Früher hätten vierzig Automaten
    gejubelt. Jetzt stehen sie bloß da und glitzern.
p5-30 =
    Sein Licht brennt noch, aus Gründen, die er für sich behält. Auf den Bären liegen Dinge, die etwas wert sind.
    Der Ausgabeschacht ist gerade weit genug für jemanden, der keine Angst vor Greifern hat, die mit Absicht
    danebengreifen.
p5-30-climb = Hineinklettern
p5-30-leave = Es den Bären überlassen
p5-68 =
    Das Licht ist aus, und der Greifer hängt offen über den Bären, mitten im Danebengreifen. Ihr geht durch den
    Schacht hinein und nehmt, was daliegt. Niemand hält euch auf. Als Gewinn ist es ein wenig traurig.
p5-69 = Jetzt nicht mehr. Über die Hand hat jemand ein Taschentuch gelegt, damit sie nicht friert.
p5-3-ask = Einen Groschen einwerfen
p5-3-dark = Hineinsehen: Ihre Lampe ist aus
p5-3-leave = Madame in Ruhe lassen
