p26-title = Das Museum
p26-start =
    Im Museum von Ostrey fehlt nichts. Das heißt, es fehlt alles, aber an jeder Stelle liegt ein Kronkorken, ein
    Löffel, ein Stück blaues Glas, jedes auf Samt, jedes mit Schild. Oben auf der Galerie geht jemand auf und ab.
p26-threat =
    Ein Rattern, wie ein Stock an einem Zaun. „Die stehen nicht im Verzeichnis“, sagt eine Stimme, tief getroffen.
    „Die sind nicht inventarisiert.“
p26-calamity =
    In der unteren Halle hängt der Wal an acht Drähten, und zwar seit 1890. Es gab immer jemanden, dessen Aufgabe es
    war, nach den Drähten zu sehen.
p26-1 =
    Der Waffensaal. Zwischen einer Hellebarde und einer Donnerbüchse liegt, auf eigenem Kissen, eine Hutnadel.
    „Damendegen“, sagt das Schild. „Tausch möglich. Der Kurator.“ Daneben steht dafür ein Schälchen.
p26-1-swap = Zwei Schrott ins Schälchen legen und sie nehmen
p26-1-take = Sie einfach nehmen
p26-1-aim = Durch das Visier der großen Kanone schauen
p26-10 =
    Ihr legt es so hübsch hin, wie ihr könnt, auf den Samt, das Glänzende nach oben. Von der Galerie kommt ein
    Geräusch, als drückte sich jemand ein Tuch an den Schnabel.
p26-11 =
    Das Kissen behält ihre Form. Oben auf der Galerie bleiben die Schritte stehen, gehen ein Stück zurück und
    bleiben wieder stehen.
p26-12 =
    Seit zweihundert Jahren zeigt sie auf die Galerie. Du siehst den Lauf entlang und verstehst auf einmal, was
    Schützen meinen, wenn sie vom Atmen reden.
p26-2 =
    Der Gerätesaal. Zwölf Fallen liegen hier nebeneinander, in der Reihenfolge ihrer Erfindung, und es wird kalt im
    Raum. Gegenüber die Wunder: ein Radio für die Tasche, ein Licht zum Bildermachen. Alles hat sein Schälchen.
p26-2-radio = Zwei Schrott für das Taschenradio
p26-2-flash = Zwei Schrott für das Blitzlicht
p26-2-trap = Die sechste Falle studieren
p26-2-leave = Raus aus diesem Saal
p26-13 =
    Du drehst am Knopf. Es knistert, und dann ist da eine Stimme, eine Frau, ganz nah und ganz freundlich: „Beim
    nächsten Ton ist es elf Uhr zweiundfünfzig.“ Ihr wartet. Bei ihr ist es immer elf Uhr zweiundfünfzig. Aber
    aufgegeben hat sie nicht.
p26-14 =
    Das letzte Bild ist sozusagen noch drin: Drückt man auf den Knopf, so sieht man, innen auf den Lidern, eine
    Familie draußen auf den Stufen, mit Hüten, die alle nach demselben Flugzeug schauen.
p26-15 =
    Patent, 1897. Ihr seht sie an, bis sie kein Gesicht mehr hat, nur noch Teile. Es sind eine Feder, ein Bügel und
    jemandes Geduld. So etwas könntet ihr auch bauen. Nur die Geduld müsste eine andere sein.
p26-16 = So geht das also.
p26-3 = Die Galerie: ein Nest, zwei Stockwerke hoch, aus Brillengestellen.
p26-6 =
    Der Kurator ist eine Elster in den besten Jahren, mit einem Monokel ohne Glas. „Nicht anfassen. Das ist der
    Anbeginn der Zeit, es ist eine Uhr“, sagt er. „Sie denken, ich stehle. Ich sammle. Es ist derselbe Griff, aber
    hinterher ist ein Schild dran. Wenn sie wiederkommen, werden sie wissen wollen, wo alles war. Keiner wird es
    wissen! Ich schon. Was bringen Sie mir?“
p26-6-bell = Ihm von der Glocke der Herzogin erzählen, und was sie war
p26-6-label = Bitten, ein Schild schreiben zu dürfen
p26-6-pencil = Ihm einen Bleistift geben, einen echten
p26-6-fight = Sagen, dass dieser Löffel unserer war, und ihn holen gehen
p26-6-leave = Alles bewundern und sich zurückziehen
p26-6-known = Sagen, wer da etwas ins Schälchen gelegt hat
p26-17 =
    Haben will er die Glocke nicht. Er will sie nur hören, ganz genau: wo sie hing, wer sie gelöst hat, wie die
    Gasse klang am Tag danach. Er schreibt alles auf und darunter: „als Leihgabe in Abigail Lane, wo sie hingehört.“
    Dann putzt er mit dem Flügel etwas blank und gibt es euch. „Sie steht. Das will nichts heißen.“
p26-18 =
    „Klavier“, schreibt ihr. „Aufrecht. Bewohnt.“ Er liest es dreimal. Dann nimmt er das Monokel heraus und wischt
    die Stelle, an der das Glas wäre. „Dass etwas bewohnt ist, hat noch nie jemand hingeschrieben“, sagt der
    Kurator. „Da muss ich noch einmal von vorn anfangen.“ Vor lauter Glück schenkt er euch eine Stoppuhr.
p26-19 =
    „Löffel“, schreibt ihr. „Welcher?“, fragt der Kurator. „Wessen? Wer hat zuletzt damit gegessen, und was, und hat
    es geschmeckt?“ Ihr wisst es nicht. Er sieht euch an wie etwas, dem das Schild abgegangen ist.
p26-21 =
    „Ich habe es schriftlich“, ruft der Kurator und kommt herunter, dass die Schilder fliegen. „Ich habe alles
    schriftlich!“
p26-20 =
    „Besucher“, sagt der Kurator zu dem an der Tür und winkt ihn fort. „Mit Ausweis. Schauen Sie doch in die dritte
    Vitrine von links, ich habe etwas ausgelegt, für das Innere von Besuchern.“
p26-26 =
    Auf dem leeren Kissen im Waffensaal steht ein neues Schild. „Damendegen“, steht darauf, „gestohlen von“, und
    dann folgt eine Beschreibung. Sie ist im Ganzen gerecht, bis auf die Ohren. Dann sieht er euch.
p26-27 =
    „Sie sind die, die etwas ins Schälchen gelegt haben“, sagt der Kurator. „Mit dem Glänzenden nach oben.“ Einen
    Augenblick kann er nicht weitersprechen. „Früher haben sie Kaugummi hineingelegt. Knöpfe, von den eigenen
    Mänteln. Ich möchte, dass Sie etwas bekommen, das geht. Oder doch ginge.“
p26-4 =
    Innen ist der Wal ein Kirchenschiff, mit Rippen. Oben im Schädel sitzt eine Lampe, die angeht, sobald sie
    Schritte hört, damit sich niemand fürchtet.
p26-22 =
    Rippe um Rippe klettert ihr hinauf. Sie geht an, höflich, und ihr nehmt ihr eine ihrer zwei Batterien. Sie
    brennt trotzdem, nur halb so hell, und nimmt einem dafür die halbe Furcht.
p26-23 = Die graue Haut des Wals ist Staub. Jetzt ist sie eure.
p26-5 =
    Die Garderobe. Achtzig Mäntel hängen da, von einem Dienstag, der am Morgen warm war. Jeder hat eine Nummer, und
    an einem Haken neben der Tür hängt von jeder Nummer die andere Hälfte.
p26-5-coats = Die Taschen durchsehen
p26-5-tag = Einen heruntergefallenen Mantel wieder aufhängen
p26-24 = Achtzig Mäntel haben hundertsechzig Taschen. Ihr hattet nur in die eine schauen wollen.
p26-25 =
    Allein für den Ärmel braucht es euch alle. Nummer einundfünfzig, ein Kindermantel. Ihr hängt ihn zurück, die
    Nummer nach vorn, und macht den obersten Knopf zu, wegen des Zugs.
p26-7 =
    Zwischen den Löwen die breiten Stufen hinunter. In den linken Fuß des linken Löwen hat jemand „war hier“
    geritzt. Es ist ein Trost, auch wenn nicht dasteht, wer.
p26-7-west = Nach Westen, zum Hauptbahnhof
p26-7-north = Nach Norden, zum Glashaus
p26-7-pigeon = Heim nach Abigail Lane, mit der Taube, für eine Nahrung
p26-8 =
    Hinter einer Kordel aus rotem Samt führt eine Treppe in einen Raum ohne Fenster. „Die Stadt zu Ihren Füßen“,
    steht da. Es ist dunkel, und es summt.
p26-9 =
    Durch die Laderampe hinunter nach Süden. Da stehen zwei Schornsteine über den Dächern, und nur einer raucht.
p26-28 =
    Zwischen den Löwen geht der Kurator um eine Taube herum und hat schon das Schild in der Hand. „Aufsitzen“, sagt
    Staubfeder aus dem Schnabelwinkel, „sofort, ehe ich ‚Taube, vorher‘ bin.“ Sie keucht bis zum Tramplatz und hat
    ihm bis Abigail Lane nicht verziehen.
p26-60 =
    „Krone, davor“, steht an einem und am nächsten „Krone, danach“. Es ist derselbe Kronkorken. Ihr schaut eine
    ganze Weile hin und her, und dann seht ihr es auch.
p26-61 =
    Er hängt um. Alle Bilder stehen auf dem Boden, das Gesicht zur Wand, „zum Ausruhen“, wie auf einer Karte steht,
    und an den Nägeln hängen die Rückseiten von anderen Bildern.
p26-62 =
    Neben der Tür steht eine neue Vitrine, eine ganz kleine. Ein Schild liegt darin: „Besucher, aus Abigail Lane.
    Kommen zu Fuß, sehen alles an, legen alles zurück.“ Der Samt ist leer. Er ist gebürstet.
p26-63 =
    Wenn es dunkel wird, fangen die Vitrinen an zu ticken. Es ist nur das Holz; aber jede tickt anders, und wenn man
    in der Mitte steht, ist es wie beim Uhrmacher.
p26-64 =
    Eine Schulklasse ist da: neun Spitzmäuse in einer Reihe, alle an einer Schnur. „Und dies“, sagt die Stimme von
    der Galerie und bebt vor Glück, „ist ein Löffel. Nein, anfassen darf ihn niemand. Doch. Nun ja. Du.“
p26-65 =
    Die untere Halle stand unter Wasser und heißt jetzt „Der Fluss, Leihgabe“. Den Schlamm hat er gelassen, wie er
    lag, mit einer Kordel drum herum. Mitten im Schlamm steht ein Stiefel. „Stiefel, zurückgegeben“, sagt das
    Schild.
