p60-title = Der Trockensaal
p60-start =
    Drei Leinen, drei Reihen Laken, und zwischen den Laken, ganz ohne Laut, geht die Herzogin. Man sieht vier Pfoten
    unterm Saum. Die mittlere Reihe geht sie bis ans Ende, wendet und nimmt die nächste. Nie die, aus der sie gerade
    kommt. Behält man ihre Füße im Auge, so weiß man, wo sie ist; man weiß sogar, wo sie sein wird.
p60-threat = Vier Pfoten bleiben stehen. Ein Laken beult sich, auf Schulterhöhe.
p60-calamity =
    Eine Klammer lässt los. Dann die daneben, zur Gesellschaft. Den ganzen Saal entlang kommt die Wäsche herunter,
    und man hört, wie jemand Großes interessiert die Luft einzieht.
p60-1 =
    Hinter dem Boden liegt ein Saal, den ihr noch nicht kennt. Er riecht nach heißem Leinen und dann nach zu heißem.
    „Pst!“ Weit drüben ein Spalt im Wäscheschrank, und im Spalt ein Igelauge. „Ich wollt bloß einen Kragen holen“,
    haucht Frau Zwickel. „Da kam die rein. Ihr Kleines suchen. Und mein Eisen ist an!“
p60-1-take = Schuhe aus
p60-1-leave = Den Finger an die Lippen legen und rückwärts hinaus
p60-2 =
    Zwischen den ersten Laken hängt etwas am Schwanz von einer Klammer: Blech, grau, mit einem Schlüssel im Rücken
    und Barthaaren aus Draht. Wie es einen ansieht, ist nicht nett. Das hat jemand einmal einer Katze geschenkt.
p60-10 =
    Das Laken hinauf, den Schlüssel halten, die Klammer auf. Nicht einmal ticken tut sie. Jetzt habt ihr eine Maus,
    wenn man das so nennen will, und jeder sähe es lieber, wenn sie ein anderer trüge.
p60-11 =
    Rrrt, macht der Schlüssel, eine Viertelumdrehung. Unterm Saum, zwei Reihen weiter, bleibt eine Pfote in der
    Luft.
p60-3 =
    Kissenbezüge, noch warm, und in einem eine Mulde mit rötlichen Haaren. Sie ist klein. Also ist es doch der Korb,
    um den sie herumgeht und herumgeht.
p60-12 =
    Wo das Kleine schläft, wisst ihr; ihr wart ja nett zu ihm. Also nehmt ihr den Bezug an zwei Zipfeln und zieht
    ihn, langsam, in die Mitte der Reihe, dahin, wo sie vorbeikommt. Sie kommt vorbei. Sie senkt die Nase. Nach sehr
    langer Zeit knicken die Beine ein, eins nach dem anderen, und da ist ein Geräusch wie von einer Mühle. Jetzt
    sucht sie nichts mehr.
p60-13 =
    Du legst dich hinein und atmest, wie es atmet. Die Pfoten gehen so nah vorbei, dass du die Zehen zählen
    könntest. Du zählst sie. Jetzt weißt du, wie es geht: Man schleicht nicht, man ist einfach nicht da.
p60-14 =
    Das Haar kitzelt. Du hältst dir die Nase zu. Mit beiden Pfoten hältst du sie zu, und es kommt dir aus den Ohren.
p60-4 = Das Bügelbrett, ein Tisch für Riesen; darauf das Eisen und unter dem Eisen ein Faden Rauch.
p60-7 =
    Darum ist ein brauner Fleck, und der Fleck hat einen Rand, der glüht. Der Griff ist heiß wie ein Ofendeckel. Auf
    der anderen Seite hängt die Schnur, und wenn man sich dranhängt, ginge sie heraus; nur scheppert das.
p60-7-glove = Es mit dem Topfhandschuh anfassen
p60-7-lift = Die Schultern darunter und es hochkant stellen
p60-7-cord = Sich an die Schnur hängen
p60-7-back = Warten, bis sie in der nächsten Reihe ist
p60-15 =
    Hoch damit, auf die Ferse, es zischt. Der Rauchfaden wird dünn, reißt und zieht ab. Auf dem Brett ist ein
    Bügeleisen abgebildet, scharf wie ein Foto, mitten auf jemandes bestem Kragen. Sagt es ihr nicht.
p60-16 = Geschrien hast du nicht. Du hast eine Faust im Mund, und deine ist es nicht.
p60-17 =
    Da fliegt sie heraus, und der Stecker geht die ganze Heizung hinunter, Rippe für Rippe für Rippe. Das Eisen ist
    aus. Und jeder im Saal, auf vier Füßen oder auf zweien, weiß, wo ihr seid.
p60-5 = Der Wäscheschrank: Latten, Lavendel und darin jemand, der zu atmen versucht, ohne zu stechen.
p60-8 =
    „Habt euch ja Zeit gelassen“, flüstert Frau Zwickel. Es ist das lauteste Flüstern von Ostrey. „In der Schürze
    geh ich da nicht raus. Schaut euch die Stärke an! Die kracht.“ Stimmt. Keinen Schritt kann sie tun, ohne dass
    die Schürze es weitersagt.
p60-8-hush = Ihr die Schürze ausreden
p60-8-sheet = Sie in ein Laken rollen und ziehen
p60-8-back = Später: Sie kommt
p60-18 =
    „Vierzig Jahre hat mich keiner ohne gesehen“, sagt Frau Zwickel. Sie bindet sie auf, hinter dem Rücken, legt sie
    in acht Lagen zusammen, aufs Brett, und streicht einmal darüber. Dann nimmt sie deinen Arm. Ohne Schürze geht
    sie wie eine Tänzerin.
p60-19 =
    „An mir wird nicht gezerrt“, sagt Frau Zwickel, und von Flüstern keine Spur.
p60-26 =
    Hinein mit ihr, einmal herum und noch einmal, bis es nur noch ein Paket mit Nase ist. Es gleitet über die
    Fliesen wie auf Eis. Von drinnen kommt, ganz klein: „Auf die Ecken aufpassen. Das ist ein doppelter Saum.“
p60-6 =
    Hinter der Mangel liegt, was aus den Taschen kommt: Knöpfe, ein Schlüssel, eine Fahrmarke, ein Zahn. Hier kommt
    sie nicht herein; man hört ihre Schnurrhaare an der Wand entlang.
p60-20 = Die Mitte hat sie. Jetzt wenden die Pfoten an der Wand und kommen an der dritten Leine zurück.
p60-21 =
    Die dritte Leine zittert von einem Ende zum anderen. Dann ist sie durch, unterm Saum, und wieder in der Mitte.
p60-22 =
    Noch einmal die Mitte. Und diesmal wendet sie nicht: Sie hat die Rutsche gerochen. Sie wird an der ersten Leine
    entlanggehen, bis an eure Tür.
p60-23 =
    An der Rutsche vorbei, mit der Schulter, dass es dröhnt. Dann fängt sie von vorn an. Sie hat die ganze Nacht
    Zeit, und die fängt in der Mitte an.
p60-24 = Auf dem Brett macht es „fff“. Ein Kissenbezug, dann ein Laken: Wer brennt, braucht keine Schuhe.
p60-25 =
    In der mittleren Reihe liegt sie und schnurrt, einen Kissenbezug zwischen den Pfoten, und die Laken gehen über
    ihr hin und her wie Gardinen im Sommer. Ihr tretet so leise auf, als wär's eins von euren.
p60-27 =
    Jetzt hat es alle drei Leinen. Etwas Rotes geht durchs Fenster, mitsamt der Scheibe, und ihr geht durch die
    Rutsche, auf dem Bauch, und hinter euch kommt die Decke.
p60-9 = In die Rutsche, hinunter, um die Ecke; und da erst atmet einer.
p60-30 =
    Frau Zwickel sitzt auf einem umgedrehten Eimer und schaut ihre Pfoten an, bis sie aufgehört haben. Dann steht
    sie auf. „Brot“, sagt sie, „mit was drauf. Und dann seid ihr dran, alle miteinander. Falten habt ihr, die hat
    der Herrgott nicht gemacht.“
p60-32 =
    Später hört ihr oben im Dach eine kleine Stimme einer großen antworten. Frau Zwickel hat aufgehört zu bügeln.
    „Na ja“, sagt sie, „eine Mutter halt“, stellt eine Untertasse unter die Rutsche und funkelt jeden an, der es
    gesehen hat.
p60-33 =
    Einen nach dem anderen nimmt sie sich vor, auf halber Hitze. Die Falten gehen heraus. Auch die Knoten im Nacken
    gehen heraus und das Kalte im Rücken und der Rest der Nacht. Ihr geht heim, glatt wie Briefe.
p60-31 =
    Wie sie herausgekommen ist, sagt sie nicht. Kragen macht sie keine mehr. „Wenn die wiederkommen“, sagt Frau
    Zwickel, „dann sollen sie zerknittert wiederkommen.“
p60-28 =
    Am Ende der dritten Leine knarrt eine Tür. Sie hat den Schrank gefunden. Ein Fauchen, ein Schrei und sehr viel
    Stärke; dann kommt etwas Rundes, Wütendes zwischen den Laken herunter, geht durch euch hindurch wie eine
    Kegelkugel und ist vor allen anderen in der Rutsche. Die Herzogin sitzt da und betrachtet ihre Pfote. So hat sie
    noch kein Schrank überrascht.
