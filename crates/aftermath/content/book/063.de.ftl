p63-title = Die Untere Straße
p63-start =
    Das war eine Straße. Sie ist es noch: Bordstein, Laterne, Tram; Schaufenster mit der Ware darin, und darüber,
    anstelle des Himmels, die Unterseite der Lull, die vorüberzieht. Die Großen hatten sie aufgegeben, ehe ihr
    geboren wart, und eine Mauer davorgebaut, und danach hat sie keiner mehr erwähnt. Die Glocke habt ihr über den
    Köpfen, wie eine Familie unter einem Regenschirm.
p63-threat = Oben ändert sich das Licht, als zöge eine Wolke darüber. Wolken wenden nicht.
p63-calamity =
    Weit oben lässt ein Kahn den Anker los. Er kommt durch drei Stockwerke Wasser und landet auf der Fahrbahn, ganz
    aufrecht, und die ganze Straße macht einen Satz.
p63-1 =
    Die Glocke im Tabakladen klingelt noch, wenn man dagegenschwimmt. Dosen in Reihen, gold und marineblau, auf
    jeder ein Matrose, der an euch vorbeischaut. Ihr nehmt die Deckel. Hinter dem Ladentisch hebt ein Krebs eine
    Schere, nicht um euch zu hindern; um zu fragen, ob es sonst noch etwas sein darf.
p63-2 =
    Das ist die Laterne, die man nachts von der Schleuse aus sieht. Sie hängt an einem Draht vom Werk, und am
    Pfosten ist eine Platte.
p63-2-switch = Das Türchen öffnen und sie heller drehen
p63-2-read = Den Tang von der Platte reiben
p63-10 =
    Klick, und da ist eine Straße, von einem Ende zum anderen, in gelbem Licht, mit Schatten. Was seine Kreise zog,
    zieht sie woanders. Wie sich zeigt, war eine der Zellen bloß Reserve.
p63-11 = Es war das andere Türchen.
p63-12 =
    „Stand des Flusses im Jahr der ersten Mauer“, steht da, mit einem Strich; darüber „der zweiten Mauer“, mit einem
    Strich; und darüber ist Platz für weitere. Die Striche hatten sie schon gezogen. Nur die Jahre hatten sie
    freigelassen.
p63-3 =
    Die Vier. Die Klingelschnur läuft noch an der Decke, die Halteschlaufen zeigen alle in eine Richtung, mit der
    Strömung, wie Leute, die man gebeten hat, sich etwas anzusehen. Unter dem Schaffnersitz ist ein Kasten.
p63-13 =
    Durchs Fenster hinein, die Bank entlang, Deckel auf. „Fundsachen, Linie Untere Straße“, steht darauf. Nun:
    gefunden.
p63-14 = Der Deckel fällt zu. Es ist nur ein Deckel. Aber auf dem Deckel ist der Fluss.
p63-4 =
    Hüte auf Ständern, unter Wasser, sie wiegen sich. Es sieht aus, als wären sie im Konzert. Einer hat eine
    Hechtschuppe als Feder, und sie steht ihm.
p63-4-try = Sie aufprobieren, nur ganz schnell
p63-4-pin = Nachsehen, womit sie festgesteckt sind
p63-15 =
    Ein Schleier, eine Kreissäge, etwas mit Kirschen. In einer Reihe steht ihr vor dem Spiegel, alle mit Hut, drei
    Faden tief, und jemand sagt, schade, dass keiner. Und dann lacht ihr alle, bis die Glocke ganz beschlagen ist.
p63-16 =
    Lang, gerade, mit einer Perle. Der Hut, den sie hielt, löst sich vom Ständer und steigt, langsam, und die
    anderen hinterher, zur Tür hinaus und hinauf; und was dort oben ist, schaut herunter, wo die wohl herkommen.
p63-5 =
    „Durchgehend Vorstellung“, steht über der Tür, und es stimmt: Auf der Leinwand ist das Licht von oben und bewegt
    sich. Zwölf Reihen, roter Plüsch, alles besetzt. Karpfen.
p63-5-sit = Sich Plätze suchen und bis zum Schluss bleiben
p63-5-booth = Hinauf in die Vorführkabine
p63-17 =
    Eine Handlung hat es nicht, und keiner hustet. An einer Stelle kommt ein Boot vor, von unten. Nach einer Weile
    merkt ihr, dass ihr im Takt mit der Reihe vor euch atmet. Es ist der schönste Film, den ihr je gesehen habt, und
    der einzige.
p63-18 =
    Die Tür gibt nach. Ein Projektor wie eine Kanone, eine Linse, die man nicht tragen kann, eine Kurbel, die man
    tragen kann; und in einer trockenen Dose, unter Wachs, eine Zelle.
p63-19 =
    Sie gibt nicht nach. Durchs Schlüsselloch sieht man einen Stuhl mit einer Strickjacke über der Lehne. Ihr geht
    wieder hinunter, erheblich leiser.
p63-6 =
    Ein Briefkasten, einmal rot, in Handhöhe. „Nächste Leerung“, steht da, und das Fensterchen, in dem stand, wann,
    hat jetzt etwas mit Gehäuse.
p63-6-post = Einen Brief einwerfen
p63-6-open = Ihn aufbekommen
p63-23 =
    Ihr schreibt ihn auf ein Tabaketikett, mit einem Nagel. Jeder steuert einen Satz bei, und keiner fragt, an wen.
    Er fällt. Man hört ihn ankommen, ganz weich, auf sehr vielen anderen.
p63-24 =
    Messing, ein gutes Schloss, ein besseres Scharnier. Was drin war, steigt als Wolke an euch vorbei, die Tinte
    zuerst. Dass etwas drin sein könnte, daran hattet ihr nicht gedacht.
p63-25 = Dein Arm steckt bis zur Schulter im Schlitz, und die ganze Post hält ihn fest.
p63-20 =
    Elritzen, zehntausend, alle auf einmal in die andere Richtung. Wie ein Vorhang sind sie vorbei. Gezogen hat ihn
    etwas.
p63-21 =
    Es kommt mitten auf der Fahrbahn, im Schritttempo. Es ist so lang wie die Tram. Es hat gesehen, dass in der
    Straße wieder jemand ist.
p63-22 =
    Die Strömung hat zugelegt. Sie nimmt die Glocke und die Luft dazu und euch am Kragen; an den Hüten vorbei, an
    der Laterne vorbei, alle Stufen der Kaitreppe auf einmal, und kippt euch aus auf die Steine wie einen Eimer.
p63-8 =
    Am Bordstein zurück, den Draht entlang, zur Kette. Als ihr euch noch einmal umseht, ist da nur ein Licht im
    Schlamm.
p63-9 =
    Die Treppe hinauf, Stufe um Stufe, bis euch die Oberfläche über den Ohren aufgeht. Hier oben ist es laut. Es
    dauert eine gute Minute, bis einer sagt, dass in den Kästen Blumen waren.
