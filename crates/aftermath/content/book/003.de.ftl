p3-title = Die Pedalkammer
p3-start =
    Morgenappell in der Pedalkammer. Wer da ist, sagt es; wer fehlt, wird aufgeschrieben. Es gibt Suppe, und zwar
    dieselbe. An der Wand hängt die Liste dessen, was getan werden muss, und dies ist der Teil des Tages, an dem
    alle den Fußboden studieren.
p3-4 =
    Die Glocke vom Halsband der Herzogin hängt jetzt im Treppenhaus. Als Trophäe war sie gedacht. Nur geht niemand
    gern an ihr vorbei: Eine Glocke, die hier hängt, hängt nicht an ihr.
p3-5 =
    Auf der Treppe sitzt ein neues Gesicht: ein Hamster, der sich zum dritten Mal hinter den Ohren wäscht. Die Taste
    ist das F, das Bett ist gemacht, und wo das Rad hingehört, hängt eine Garnrolle. Sie dreht sich die ganze Nacht.
    Beschwert hat sich niemand, außer schriftlich.
p3-6 =
    Der nasse Fleck im Flur ist vermessen worden, von Tante Minim, mit einem Lineal und ohne Kommentar. Er ist zwei
    Zoll höher als beim letzten Neumond. „Eine Wand darf auch mal Durst haben“, sagt Cob. Sie sieht ihn über das
    Lineal hinweg an, bis er geht und das zweite Lineal holt.
p3-9 =
    Es gab immer elf Achtel, meistens neun. Seit dem Bahnhof sind es dreizehn, und zwar immer dreizehn: Die beiden
    neuen zählen die anderen jede Stunde, laut, mit einem Bleistift. Etwas anderes hat man ihnen dort nicht
    beigebracht. Man lässt sie.
p3-10 =
    Rubato liest die Liste vor. Er hat eine gute Stimme für Listen. Dann hält er den Bleistift hin, und wer ihn
    nimmt, hat sich gemeldet.
p3-10-low-a = Das tiefe A: die Saite bei Vogel & Söhne holen
p3-10-short-change = Wechselgeld: zum Hauptbahnhof, wegen des Aushangs
p3-10-rounds = Die Runde: hinaus, schauen, heimtragen
p3-1 =
    Die Lücke ganz links im Klavier ist abgestaubt. Wer das war, sagt niemand. „Es ist bloß eine Saite“, sagt Tante
    Minim. „Die, an der die Decke hängt, ist auch bloß eine.“ Ihr nehmt den Saitenhaken vom Nagel.
p3-2 =
    Ruhm bringt die Runde keinen. Jemand geht hinaus, sieht nach, was die Nacht verschoben hat, und kommt mit mehr
    zurück, als hinausging. Cob reicht die leeren Säcke herüber, als wären sie schon voll.
p3-8 =
    Der Aushang ist abgenommen und liegt auf dem Tisch, und alle halten ein wenig Abstand davon. „Ein Kind“, liest
    Coda, „pro Durchgang.“ Sie liest es, wie man eine Rechnung vorliest, die für jemand anderen ist. Dann faltet sie
    ihn sehr klein und gibt ihn euch, damit ihr etwas zurückzugeben habt.
p3-3 =
    Hinter der Wand hustet Tante Minim. Es fängt klein an, wendet auf dem Absatz und kommt sämtliche Stufen
    herunter. „Honig“, sagt Cob. „Bei Hobbs & Tochter gab es welchen. Wie man hört, hat der Laden neue Besitzer.“
p3-3-take = Ihr den Honig versprechen
p3-3-leave = Heute nicht
p3-7 =
    „Fret?“, sagt der Appell. Nichts sagt „hier“. Das Bett ist gemacht, und Fret hat noch nie ein Bett gemacht. Auf
    dem Kissen liegt eine Zeichnung der Passage, mit einem Pfeil in die Wand hinein, und unter dem Pfeil steht „Hab
    ich doch gesagt“, unterstrichen, zweimal.
p3-7-take = Fret nachgehen
p3-7-leave = Fret kommt schon zurück, wenn es Abendbrot gibt
p3-10-glass-summer = Der gläserne Sommer: zum Glashaus, wegen der Samen
p3-10-verger = Was der Küster sah: nach Sankt Cäcilia, mit Fragen
p3-10-high-water = Hochwasser: zum Wasserwerk, solange noch Zeit ist
p3-11 =
    „Ich möchte mal was aufgehen sehen“, sagt Cob. Er hat es aufgeschrieben, um es nicht sagen zu müssen, und nun
    hat er es doch gesagt. Hinter Sankt Cäcilia hatten die Großen vierhundert Laden voll davon, unter Glas. Er gibt
    euch eine Nadel mit und vierzig Papiertüten, und auf den Sack hat er eine Bohne gestickt.
p3-12 =
    Einer hat alles gesehen, und er sitzt da oben und macht sich seine Gedanken. „Zwei gute Fragen“, sagt Tante
    Minim. „Schreibt sie vorher auf. Vor diesen Augen fällt einem sonst nur noch ‚bitte‘ ein.“ Jeder von euch
    schreibt eine auf. Keiner zeigt sie den anderen.
p3-21 =
    Der nasse Fleck im Flur ist vermessen worden. Er ist einen Zoll niedriger als beim letzten Neumond. Tante Minim
    misst nach, mit dem zweiten Lineal; dann schreibt sie es auf und setzt dahinter, was sie noch nie getan hat, ein
    Ausrufezeichen.
p3-22 =
    Wir sind Nummer 14 und stehen vor Nummer 9. Morgens kommt die Sonne jetzt von der anderen Seite, und der Bass
    hat sie zuerst. Die Achtel haben beim Frühstück gefragt, wann wir wieder fahren. Man hat ihnen gesagt: wenn die
    Teller leer sind.
p3-23 =
    Auf dem Absatz stehen Schuhe in allen Größen, von Leuten, die bloß einen Topf zurückbringen wollten. Seit dem
    Turm klopft in dieser Stadt keiner mehr an: Man hustet und ist drin. Barge hat das Zählen aufgegeben. Es gehe
    nicht mehr auf, sagt er, und das gefalle ihm.
p3-24 =
    Eine Glocke ist zu hören, zwei Gärten weiter. Das ganze Klavier hält inne, den Löffel in der Hand. Ting, ting,
    ting; an der Hecke vorbei, die Mauer entlang, fort. „Da geht sie“, sagt Coda und schöpft weiter, und jemand, man
    weiß nicht wer, fängt vor lauter Erleichterung an zu lachen.
p3-25 =
    Fünf in Mänteln ohne Knöpfe trocknen das Geschirr, jeden Abend, im Gänsemarsch. Am ersten Tag haben sie gefragt,
    wer es abnimmt. Inzwischen singt der Heisere dabei. Er hat drei Töne. Es ist, sagt Cob, ein Anfang, und mehr hat
    die Orgel in der Passage auch nicht.
p3-26 =
    Am Fenster sitzt eine Hornisse mit einem Geschirrtuch um die Mitte und einer Feige. Es ist die Post. Dienstags
    und freitags bringt sie eine Feige und nimmt etwas mit: eine Bohne, einen Knopf, eine Zeichnung. Die Zeichnungen
    der Achtel hängen jetzt dort oben, in der Kinderstube, in die Wand gekaut.
p3-27 =
    Auf der Stufe liegt ein Gewölle, grau, ordentlich gepresst. Knochen sind nicht darin, sondern ein Zettel: „Zwei
    an der Hecke, einer in der Gosse, am Himmel nichts bis Mittag. K.“ Coda, die die Tür hütet, kann es nicht
    fassen. Sie hat einen Kollegen.
p3-28 =
    Seit drei Nächten kratzt es an allen Löchern von Abigail Lane. Keiner hatte gewusst, wie viele nicht kommen,
    solange es eine Eule gibt. Coda hat den zweiten Besen vom Dachboden geholt.
p3-29 =
    Am ersten Morgen der Stadt ist die Liste so lang wie eh und je. Jemand hat einen Bürgermeister vorgeschlagen,
    und der Vorschlag ist an einen Ausschuss gegangen, und der ist Coda. An der Ecke der Gasse steht jetzt in
    Knöchelhöhe ein Schild: „88. Bitte Füße abtreten.“ Fremde stehen davor und tun es.
p3-10-drink = Ein Schluck Wasser: mit Sorrel auf den Dachboden
p3-10-doubletree = Quinces Winter: mit Quince in den Obstgarten hinter dem Kürbisfeld
p3-10-wire = Ottolines Draht: mit Ottoline dahin, wo er hinführt
p3-10-gate-nine = Tor neun: mit Barge, und zwar hindurch
p3-30 =
    Auf der Liste steht es nicht. Sorrel hat es daruntergeschrieben, ein einziges Wort: „Dachboden“. Sie steht an
    der Treppe mit ihrer Schleuder und einem Beutel Steine, nach Gewicht sortiert. „Sie ist wieder da“, sagt Sorrel.
    „Ich bitte keinen.“
p3-31 =
    Quince hat vier Seile eingepackt, zwei Kuchen und einen Witz für unterwegs. „Es ist ja kaum ein Weg“, sagt er.
    „Hinter den Kürbissen, über die Mauer. Ich will nur nachsehen, ob ich eine Tür zugemacht habe.“ Welche Tür,
    fragt jemand. Er prüft seine Knoten, jeden einzelnen, und es sind sehr viele.
p3-32 =
    „Wohin ein Draht führt, lässt sich auf zweierlei Art ermitteln“, sagt Ottoline und hat beide aufgezeichnet. „Man
    fängt an diesem Ende an und geht ihm nach, durch die Wand und die Keller, und das ist richtig. Oder man rät,
    läuft über den Tramplatz und sucht neben dem Kiosk nach einer Luke. Das geht schneller, und Freude werde ich
    daran keine haben.“
p3-32-wall = Durch die Wand, dem Draht nach
p3-32-street = Über die Straße, zum Tramplatz
p3-33 =
    „Wenn es keinem was ausmacht“, sagt Barge, „und wenn gerade niemand die Tür braucht.“ Er hält die Mütze am Rand
    und dreht sie. „Ich würd gern sehen, was auf der anderen Seite war. Ich bleib nicht lang. Sechs Winter hab ich
    da gestanden, ein bisschen dumm ist das schon.“ Coda gibt ihm ein Brot mit, groß wie ein Ziegel.
p3-34 =
    Es klopft, leise und vorschriftsmäßig. Auf der Stufe steht ein Sachbearbeiter mit einer Quittung in der Pfote,
    eurer Quittung, dreimal rot gestempelt: „ausgesetzt“. „Das Quartal ist um“, sagt er. „Ich soll kassieren. Vier
    Schrott, oder die Anordnung gilt wie gedruckt.“ Hinter der Wand haben die Achtel aufgehört herumzurennen.
p3-34-pay = Zahlen und es sich schriftlich geben lassen, dass es das letzte Mal war
p3-34-hoarse = Den Heiseren an die Tür gehen lassen
p3-34-shut = Die Tür zumachen
p3-35 =
    Er zählt nach und schreibt es auf. Bei „für immer“ stockt er und lutscht am Bleistift. „Dafür gibt es keinen
    Stempel“, sagt er. Schließlich zeichnet er einen. Ein Vogel ist darauf.
p3-36 =
    Der Heisere geht hinaus, das Geschirrtuch überm Arm. Er schaut die Quittung an, und dann schaut er, ziemlich
    lange, die Knöpfe des Sachbearbeiters an. „Sechs“, sagt er mit dieser Stimme. „Alle sechs. Ohne zieht's, das
    kann ich dir sagen.“ Dem Sachbearbeiter fällt auf einmal ein, dass die Dienststelle mittags schließt.
p3-37 =
    Ihr macht sie zu. Er sagt „danke“, schreibt etwas auf und geht. In der Nacht kommen sie durch den Keller, ganz
    höflich. Am Morgen ist ein Bett leer, und auf dem Kissen liegt ein Formular, ausgefüllt und ohne einen Fehler.
