p45-title = Der Rat
p45-start =
    Heute bleibt die Liste am Nagel. Das Pochen am Fluss, auf das hier seit Jahren keiner mehr hört, hat heute Nacht
    dreimal ausgesetzt, und das ganze Klavier war wach. Alle sind im Pedalraum, auch wer schläft; den hält jemand.
    „Jeder sagt, was wir haben“, sagt Tante Minim. „Was wir nicht haben, zähle ich selber zusammen.“ Erst geht es um
    das Werk.
p45-14 =
    „Wir haben eine Werkbank mit Schraubstock“, sagt Rubato, und ausnahmsweise ist er pünktlich. „Wir haben ein
    gutes Wort bei denen in den Rohren. Und wir haben Hände, die wissen, was eine Pumpe ist. Wenn drüben jemand den
    Anfang macht und sie ruft, dann kommen sie.“ Er setzt sich. Er hat frei gesprochen.
p45-15 =
    „Für das Werk bräuchten wir dreierlei“, sagt Rubato. „Eine eigene Werkstatt, ein gutes Wort bei denen in den
    Rohren von Hobbs, und Hände vom Bahnhof, die Pumpen können. Alles drei haben wir nicht.“ Für jedes hat er eine
    Spalte gezogen. In mindestens einer steht nur ein Strich.
p45-16 =
    „Es schwimmt, wenn es sein muss“, sagt Tante Minim und klopft dem Klavier auf die Seite. „Im Keller liegt ein
    Seil für Lastkähne, und an der Brücke liegt ein Boot, das auf einen Namen hört.“ Man sieht ihr an, dass sie sich
    schon überlegt hat, wer wo sitzt.
p45-17 =
    „Schwimmen würde es“, sagt Tante Minim und klopft dem Klavier auf die Seite. „Nur nicht allein. Auf dem
    Kürbisfeld machen sie Seile, solche, mit denen man Kähne festmacht, und an der Brücke soll ein Boot liegen, voll
    bis zum Rand. Seil und Boot. Sonst sind wir ein Schrank.“
p45-18 =
    „Rauf“, sagt Fret. „Hinterm Bahnhof ist ein Hügel und auf dem Hügel ist ein Turm und von unserer Hecke sind es
    zweitausendeinhundertsechs, weil er nämlich weitergeht, mein Weg, der hört an der Bank gar nicht auf, man muss
    nur links.“ Keiner unterbricht. Und Quill hat einen Zettel geschickt, in Druckbuchstaben, von denen nur einer
    verkehrt herum steht: VIERTAUSEND KÖNNEN AUCH LAUFEN.
p45-19 =
    „Hinauf wäre gut“, sagt Coda. „Aber hinauf geht es durch den Bahnhof. Dort müsste uns jemand aus freien Stücken
    ein Tor aufmachen, und jemand müsste den Weg zum Turm kennen. Beides haben wir nicht beisammen.“ Fret macht den
    Mund auf. Fret macht ihn wieder zu.
p45-20 =
    Dann ist es still. Man hört es jetzt sogar hier drin: bumm, und nichts, nichts, nichts, und bumm. Der Bleistift
    liegt auf dem Tisch.
p45-20-go = Den Bleistift nehmen: zum Wasserwerk
p45-20-not-yet = Noch nicht: Erst ist noch etwas zu holen
p45-38 =
    „Es gibt einen Turm“, sagt Coda, „weiß, auf dem Hügel hinterm Bahnhof. Jemand hat gesehen, dass der trocken
    bleibt.“ Sie stellt eine Untertasse umgekehrt auf den Tisch und auf die Untertasse einen Fingerhut. Alle sehen
    den Fingerhut an. Und Quill hat einen Zettel geschickt, in Druckbuchstaben, von denen nur einer verkehrt herum
    steht: VIERTAUSEND KÖNNEN AUCH LAUFEN.
p45-39 =
    „Den Weg kenn ich“, sagt Barge. „Verzeihung. Durch Tor neun und dann bergauf, schwer ist das nicht, es gibt eine
    Bank.“ So viel hat er vor so vielen noch nie gesagt. Er betrachtet seine Pfoten. „Dreißig sind da oben. Betten
    gibt es für dreißig. Ich glaub nicht, dass das eine Zahl ist.“ Und Quill hat einen Zettel geschickt, in
    Druckbuchstaben, von denen nur einer verkehrt herum steht: VIERTAUSEND KÖNNEN AUCH LAUFEN.
p45-40 = Dann geht es um den dritten Weg. Es wird still, denn wer davon spricht, muss zur Decke sehen.
p45-41 =
    Alles liegt auf dem Tisch: Zettel, Striche, abgeschriebene Zahlen, was jeder von euch eben heimgetragen hat,
    ohne zu wissen, wovon es ein Stück ist. Tante Minim schiebt es mit dem Lineal hin und her. Es gibt ein Bild, so
    weit es reicht. „Jetzt macht was draus“, sagt sie.
p45-41-ebb = Ausrechnen, wann es atmet, und bei Ebbe gehen
p45-41-post = Allen in Ostrey Nachricht geben, denen man eine schuldig ist
p45-41-beat = Wie der Maschinist denken: bei Ebbe und im Takt
p45-42 =
    Ottoline zeichnet eine Kurve aufs Tischtuch, und wo sie am tiefsten ist, schreibt sie eine Uhrzeit hin. „Dann“,
    sagt sie. „Nicht davor und nicht danach. Wenn ihr zu spät kommt, kann der Fluss nichts dafür.“
p45-43 =
    Elf Briefe gehen hinaus, mit der Taube, durchs Rohr und mit einem Kind, das einen Bleistift hinterm Ohr hat. In
    allen steht dasselbe: was kommt, wann, und wo man Hände braucht. „Sie kommen nicht, weil wir recht haben“, sagt
    Coda. „Sie kommen, weil sie noch nie jemand gefragt hat.“
p45-44 =
    Ihr habt alles: auf dem Tischtuch die Ebbe und unter der Ebbe den Takt, elf, und dann warten, so wie ihn nachts
    durch die Wand gehört haben muss, der es gebaut hat. Tante Minim klopft ihn auf den Tisch. Einer nach dem
    anderen klopfen alle mit, und die Suppe im Topf geht in Ringen.
