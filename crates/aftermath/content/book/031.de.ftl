p31-title = Das Wasserwerk
p31-start =
    Zwei Schornsteine, einer raucht; ein Hof aus Schlacke; eine Halle mit hohen Fenstern, und hinter den Fenstern
    geht etwas auf und ab. Bumm. Man spürt es in den Zähnen, ehe man es hört. Bumm. Am Tor steht, Unbefugten drohe
    Strafe, und es ist das einzige Versprechen der Großen, das euch je gerührt hat.
p31-start-hall = Den Riegel der Pumpenhalle aufziehen
p31-threat = Um die Ecke der Halle kommen Lampen.
p31-calamity =
    Die Gullys lüpfen den Deckel, alle zugleich, wie Herren, wenn eine Dame vorbeigeht. Es ist der Fluss, der
    vorbeigeht.
p31-11 =
    Mitten in der Nacht hat es drei ausgelassen. Das ganze Klavier war auf einen Schlag wach; gehört hatte niemand
    etwas, das war es ja. Jetzt steht die Lull eine Handbreit unter der Mauerkrone und schaut herüber. Im Hof geht
    euch das Wasser bis zum Knie, und es kommt noch mehr. Dort, die Treppe hinauf, ist die Schleuse; hinter den
    hohen Fenstern sind die Pumpen.
p31-25 =
    Die Wühlmäuse haben rechtzeitig Nachricht gegeben. „Die Schnur ist am letzten Knoten“, stand auf dem Zettel und
    darunter ein Gesicht, nicht traurig, nur sehr ernst. So seid ihr vor dem Wasser da: Im Hof stehen erst Pfützen.
    Aber hinter der Mauer, eine Handbreit unter der Kante, liegt die Lull, und der Schlag lässt drei aus.
p31-12 =
    Am Tor steht jetzt eine Bank. An der Hallentür hängt der Dienstplan, in sieben verschiedenen Schriften, von
    denen eine nur aus Fußabdrücken besteht. Wer vorbeikommt, kriegt ein Ölkännchen in die Hand.
p31-20 =
    Der Riegel war für Personen anderen Formats gedacht, die dafür nur eine Hand brauchten. Er rutscht, um eine
    Krallenbreite, und noch einmal; dann holt die Tür Luft, warm und ölig, und lässt euch ein.
p31-21 =
    „Schichtwechsel“, sagt eine Lampe und dann: „Ach, ihr seid's.“ Es sind Ratten von Gleis zwei, grau vor
    Müdigkeit, und sie haben Kakao. Nach einem Passierschein fragt keiner. Sie fragen, ob ihr mal horchen könnt, ob
    nur sie das hören.
p31-1 = Der Kohlenhaufen: ein Gebirge, schwarz, mit einer Schneegrenze aus Schlacke.
p31-5 =
    Bei jedem Schritt rutscht er unter euch weg. Irgendwo darunter, heißt es in der Wäscherei, müsste eine Klappe
    sein, noch aus der Zeit der Nusskohle.
p31-5-hatch = Es abzählen wie im Modell, in Schwanzlängen
p31-5-dig = Auf gut Glück graben
p31-5-leave = Wieder heruntersteigen
p31-13 =
    Dreizehn Schwänze von der Mauer, vier von der Rinne, unter der dritten Schicht ist Eisen: eine Klappe, mit einem
    Ring zum Anheben. Der Gang ist trocken und kommt in der Halle heraus. Den Riegel zieht ihr von innen auf.
p31-14 =
    Unter der Kohle ist Kohle. Sie gerät in die Nase, in die Ohren und in die Brote, und antworten tut sie nicht.
p31-2 =
    Das Pegelhaus: ein Raum, ein Fenster und mitten im Boden ein Schacht.
p31-6 =
    Da sitzt eine Familie Kellerwühlmäuse, auf dem Tisch, auf den Stühlen, auf dem Ofen, in der Reihenfolge ihres
    Eintreffens, mit allem Bettzeug. Die Kleinste hält das Ende einer Schnur, das andere hängt im Wasser und hat
    Knoten. „Jeder Knoten ein Daumen“, sagt der Vater. „Wir schreiben es auf. Einer muss es ja wissen. Gefragt hat
    keiner.“
p31-6-home = Sie nach Abigail Lane mitnehmen
p31-6-stay = Ihnen zu essen dalassen und sie bitten weiterzumachen
p31-6-radio = Ihnen eine Stunde lang die Stimme mit der Uhrzeit anlassen
p31-15 =
    Sie packen den Topf, die Uhr und die Schnur. Am Tor kehrt der Vater noch einmal um und macht die Tür des
    Pegelhauses zu, behutsam, obwohl unter ihr das Wasser aus und ein geht.
p31-16 =
    „Dann nützt es ja etwas“, sagt der Vater und muss sich die Brille putzen. Er gibt euch die Liste. Sie reicht
    neun Monde zurück; am Rand hat die Kleinste überall, wo ein Schlag ausblieb, ein trauriges Gesicht gemalt. Es
    werden immer mehr.
p31-17 =
    „Beim nächsten Ton“, sagt die Stimme. Alle setzen sich gerade hin. Da ist also noch jemand, der zählt, irgendwo,
    so wie sie. Zum ersten Mal lässt die Kleinste die Schnur locker und hört mit offenem Mund zu. Sie messen weiter.
    Jetzt haben sie sogar eine Uhrzeit zum Danebenschreiben.
p31-18 =
    Auf dem Tisch sitzt niemand mehr und auf dem Ofen auch nicht; in dem Schacht im Boden hängt nichts mehr. Ein
    paar Nägel haben sie euch dagelassen, in einer Papiertüte, auf der eure Namen stehen.
p31-3 =
    Das Öllager: Fässer, groß wie Gaswerke, und an einem hängt ein Tropfen, der nicht fällt. Wonach die Pumpen da
    drin schreien, das steht hier draußen herum und hat einen Deckel drauf.
p31-3-opener = Mit dem Dosenöffner darangehen
p31-3-roll = Ein kleines Fass bis zur Tür rollen
p31-3-leave = Sich auf Öl nicht einlassen
p31-19 =
    Langsam und golden läuft es in alles, was ihr darunterhaltet. Es riecht nach Sonntagsausflug. Ihr habt Öl, und
    auf dem Weg zur Halle hinterlasst ihr eine Spur, der jedes Kind folgen könnte.
p31-22 =
    Es rollt. Es rollt sogar in die richtige Richtung, bis zum Bordstein. Dann legt es sich quer über den Nordweg
    und gibt euch zum Andenken etwas von sich mit.
p31-4 =
    Die Fuhrwerkswaage: eine Eisenplatte im Boden, auf der einmal Karren standen. Der Zeiger, in einem Glaskasten,
    ist lang wie ein Ruder.
p31-23 =
    Ihr stellt euch alle zusammen darauf, nur um zu sehen, fasst euch an den Pfoten, und einer sagt: „Jetzt.“ Der
    Zeiger zittert. Wirklich. Alle miteinander wiegt ihr etwas, für eine Maschine, die für Kohle gemacht ist.
p31-24 =
    Ganz allein stehst du darauf und hüpfst ein wenig. Sie nimmt keine Kenntnis von dir. In der Rille der Platte
    liegt noch Kleingeld.
p31-7 = Zum Tor hinaus und nach Westen, über die Schlacke, dahin, wo es dampft.
p31-8 =
    Den Weg hinauf nach Norden, zwischen geschwärzten Mauern. Am Ende sieht man die Laderampe des Museums und einen
    Walschwanz.
p31-9 = Hinter der Tür ist es warm und so laut, dass man es nicht mehr hört.
p31-10 =
    Neunzig nasse Stufen, außen an der Mauer hinauf. Links ist der Hof und wird kleiner. Rechts, hinter einer
    Eisenplatte mit Nieten, lehnt der Fluss.
p31-26 =
    Sie schauen kaum auf; gleich ist die Stunde voll. „Neun und zwei Knoten“, sagt die Kleinste, und der Vater
    schreibt es auf. Einer geht ungefragt für euch ans Fenster und sieht nach, ob der Hof frei ist.
p31-27 = Die Lampe kommt vorbei, zählt euch, nickt und geht weiter. Der Kakao ist alle.
p31-28 =
    Der Schlag unter euren Füßen lässt einen aus, dann noch einen. Es ist so still, dass man die Kette an der
    Schleuse nachgeben hört, Glied um Glied, wie jemand, der zählt. Das Tor bleibt, wo es ist, weil es dort
    festgerostet ist, und nicht mehr, weil etwas es hält. Was daneben durchkommt, kennt den Weg nach Abigail Lane.
    Zuerst kommt es zu euch.
p31-29 =
    Aus dem Westen, über die Dächer, ein Ton: das tiefe A, und nicht Tante Minim schlägt es an. Dann das B, dann das
    H. Drüben binden sie die Türen zu, von links, und tragen nach oben, was sich tragen lässt. Die Welle, die das
    war, kommt von der Mauer zu euch zurück.
p31-31 =
    Die Drehkreuzler haben hier eine Schicht stehen, damit der Westtunnel trocken bleibt, und die Schicht hat seit
    Tagen nicht geschlafen. Fragen stellt sie keine mehr. Sie hat nur noch Antworten, und die sind aus Holz.
p31-30 =
    Der Fluss war hier und ist wieder gegangen. Der Hof ist ein einziger Boden aus Schlamm, gesprungen wie ein
    Teller, und vom Tor bis zur Halle führt ein Weg aus Brettern darüber, den jemand fegt. Die alte Mauer an der
    Brücke hat nachgegeben, und die Lull hat sich ihr Bett wiedergeholt, drüben auf der Hafenseite. In der Halle
    geht noch eine Pumpe auf und ab. Es ihr zu sagen, hat keiner übers Herz gebracht.
p31-37 =
    Ihr seid bei Ebbe gekommen, auf die Minute. Der Hof ist nass, mehr nicht; von ihrer Mauerkrone ist die Lull um
    eine Handbreit zurückgewichen, wie man zurückweicht, um Anlauf zu nehmen. Da ist die Treppe zur Schleuse; da,
    hinter hohen Fenstern, sind die Pumpen. Ihr habt Zeit, solange sie die Luft anhält.
p31-32 =
    Vor euch, irgendwo auf der Mauer, geht eine kleine Glocke: ting, ting, ting. Sie bringt ihre fünf ins Höhere,
    eins ums andere, am Genick, und jedes Mal, wenn sie vorbeikommt, steht am Kai alles auf, was Ohren hat, und
    macht, dass es aus dem Loch kommt. Sorrel hört mit geschlossenen Augen zu. „Drittes Mal“, sagt sie. „Weiter so,
    Alte.“
p31-33 =
    An der Böschung, wo sie am niedrigsten ist, ging das Wasser zuerst hinein: durch die Löcher. Eins davon ist zu,
    mit Lehm und Steinen, und um das geht es herum. Sorrel sieht im Vorbeigehen hin. Einen Stein, der sich gelockert
    hat, hebt sie auf und steckt ihn nicht zurück.
p31-34 =
    Auf dem letzten Pfosten am Kai sitzen in einer Reihe fünf junge Hermeline, nass bis auf die Haut, und wissen
    nicht, was man tut. Sie schauen Sorrel an. Sie kennt sie; es sind dieselben Augen. „Rauf“, sagt Sorrel und
    zeigt, und sie gehen hinauf. Von da an seht ihr alle im Dunkeln etwas besser.
p31-3-hornets = Das Geschirrtuch schwenken: Königin Amber hat euch etwas mit Flügeln geschickt
p31-3-autumn = Ein Brot mit denen aus dem Glashaus teilen, die tragen helfen
p31-35 =
    Sie kommen über die Mauer, in einer einzigen dunklen Linie, dreihundert, jede mit einem Geschirrtuch um die
    Mitte. Für Regen haben sie nichts übrig. Sie nehmen den Tropfen, der nicht fällt, und dann den nächsten und den
    nächsten, in Papierbechern, eigens dafür gekaut, und stellen sie bei der Pumpenhalle ab, in Neunerreihen. „Die
    Königin zählt“, sagt die Letzte. „Ihr wüsstet schon, was das heißt.“
p31-36 =
    Aus dem Glashaus sind sie heruntergekommen, wo jetzt Herbst ist: vier mit zugehaltenen Mänteln und ein fünfter,
    der nichts sagt. Sie wollten wissen, wer am anderen Ende des Rohrs wohnt. Zu fünft rollen sie das Fass bis zur
    Halle, und während ihr das Brot teilt, fragt einer, ob noch eine Taste frei ist.
p31-60 = Im Hof ist niemand außer einer Krähe auf der Waage, die hüpft, auf den Zeiger sieht und noch einmal hüpft.
p31-61 =
    Reif auf der Schlacke. Um den Fuß des einen warmen Schornsteins sitzt im Kreis, was am Fluss wohnt und kalte
    Füße bekommt. Sie rücken, ohne aufzusehen.
p31-62 =
    Es ist die Stunde, in der die Schicht wechselt oder einmal gewechselt hat. Eine Dampfpfeife macht den Mund auf,
    hat nichts, womit sie es sagen könnte, und macht ihn wieder zu.
p31-63 =
    Auf dem Dienstplan stehen eure Namen, dreimal verschieden geschrieben, für Freitag. Es ist Freitag. Eure
    Ölkannen hat jemand schon hingehängt, der Größe nach.
