p34-title = Hochwasser
p34-start =
    Das Tor ist zu, und damit ist eine Nacht gewonnen. In Abigail Lane steht der Flur inzwischen unter Wasser, und
    sie haben die Lampe oben auf den Klavierdeckel gestellt, damit ihr heimfindet. Jemand hat seinen Hut auf. Jemand
    anders hat dem Metronom einen Hut aufgesetzt. Alle sehen euch an. Was soll es sein?
p34-start-works = Das Werk hält: Öl, Hände und jemand, der zuhört
p34-start-floats = Das Klavier schwimmt: das Seil, die Fässer, die Constance
p34-start-hill = Der Hügel: auf Frets Weg zum Wasserturm, mit allen
p34-start-wait = Es aussitzen, hinter den Tasten
p34-1 =
    Ihr schickt ein einziges Wort zurück, und es läuft euch voraus, unter der ganzen Stadt, von Mund zu Mund, und
    die meisten sind sehr klein: „Hände.“
p34-2 =
    „Es ist ein Stück Holz mit Luft darin“, sagt Tante Minim. „Das habe ich immer gesagt.“ Und dann wollen alle das
    Seil tragen, und es gibt einen Knoten, den nur Maulwürfe können, und niemand hier ist ein Maulwurf.
p34-3 =
    Fret geht voran und zählt nicht laut. An der Bank auf dem Tramplatz wartet eine Spitzmaus unter einem Schirm,
    hinter sich viertausend in Achterreihen. „Welches Gleis?“, fragt Quill.
p34-4 =
    Keiner spricht es aus. Einer nach dem anderen gehen sie hinter ihre Tasten und machen die Türen zu, und ihr als
    Letzte. Die Lampe wird gelöscht, um sie zu schonen.
p34-20 =
    Das ist die Stelle im Buch, die man am häufigsten vorlesen wird; die Ecken sind schon dunkel.
p34-21 =
    Sie kamen aus jedem Loch, das Ostrey hat: vom Bahnhof mit Lampen, aus den Läden mit Kellen, aus den Rohren im
    Gleichschritt; und auf einer Leiter stand Ottoline und erklärte es. Gegen Morgen liefen alle drei Pumpen, und um
    sieben stand das Wasser im Flur von Nummer 14 still, überlegte und ging. Es gibt jetzt einen Dienstplan. Er
    hängt an der Tür des Werks. Alle stehen darauf, donnerstags sogar Tante Minim; und unter dem letzten Satz des
    Maschinisten stehen Unterschriften, eine unter der anderen, bis zum Rand und darüber hinaus.
p34-22 =
    Um drei Uhr früh wurde aus der guten Stube von Nummer 14 ein Hafen. Mit einem Ächzen aus den tiefen Tönen stand
    es auf, wie eine Kuh aufsteht; die Constance nahm das Seil an, und hinaus ging es durchs Fenster, samt dem
    Rahmen, alle achtundachtzig Türen erleuchtet. Wir trieben die Lull hinunter, den Deckel als Segel, und spielten
    die ganze Zeit, damit sie uns auf den Dächern hörten und riefen. Neunzehn haben wir aufgenommen und jeden wieder
    abgesetzt, wo er hingehört. Am vierten Tag setzte der Fluss uns ab, wie man eine Tasse absetzt: in Abigail Lane,
    vor Nummer 9. Unsere Nummer haben wir mitgenommen und angeschraubt.
p34-23 =
    Auf dem Wasserturm war Platz für dreihundert, und am Ende waren es fünftausendundvierzig. Es war kein Platz, und
    es ging gut. Ratten hielten Wühlmäuse, Maulwürfe hielten die Plane, Frau Zwickel aus der Wäscherei bügelte die
    Kinder trocken, neun auf einmal. Als es hell wurde, sah man die ganze Stadt im Fluss liegen wie einen Löffel in
    der Suppe. Niemand sagte etwas. Dann fing hinten einer an, die Züge auszurufen, ganz leise, und bei jedem Namen
    antwortete jemand: „Hier.“ Nach vier Tagen gingen wir heim, alle in dieselbe Richtung, und jeder half jedem beim
    Schrubben.
p34-24 =
    Es schwamm. Aber es trug mehr, als es sollte, und in der ersten Biegung nahm es über den Diskant Wasser. Zwei
    Familien standen auf, ohne ein Wort, und gingen hinüber aufs Dach der Sparkasse, mit einer Decke und der
    kleineren Lampe. Sie winkten, solange man es sehen konnte. Am vierten Tag setzte der Fluss uns ab, in Abigail
    Lane, vor Nummer 9. Wir sind nachsehen gegangen. Die Decke lag gefaltet da.
p34-25 =
    In der Woche darauf kam ein Maulwurf mit einem Blatt Papier, sah sich das Klavier von allen Seiten an und
    befühlte es. „Trocken“, sagte der Vorarbeiter. Er aß drei Teller Suppe, zerriss das Papier und ging rückwärts
    davon, um es noch ein wenig im Blick zu haben.
p34-30 = Es fing ganz links an, wie es das von jeher vorgehabt hatte.
p34-31 =
    Das Wasser kam die Tasten herauf, eine nach der anderen, vom Bass her. A, B, H: Man hörte jede noch einmal ihren
    Namen sagen, ganz tief, während sie unterging. Beim zweiten G blieb es stehen. Warum, weiß niemand; die alte
    Mauer an der Brücke hatte nachgegeben, und dieses eine Mal nahm es den anderen Weg. Am Morgen waren drei Türen
    zugebunden. „Es hat nur hereingeschaut“, sagt Tante Minim. „Es hat seine Karte dagelassen.“
p34-32 =
    Das Wasser kam die Tasten herauf, eine nach der anderen, von links, und diesmal spielte es das Stück zu Ende.
p34-start-tower = Der Hügel: durch Tor neun zum Wasserturm, mit allen
p34-5 =
    Ihr wisst, welcher Hügel es ist, und damit mehr als alle anderen heute Nacht auf dem Tramplatz. An der Bank
    wartet eine Spitzmaus unter einem Schirm, hinter sich viertausend in Achterreihen. „Welches Gleis?“, fragt
    Quill. „Neun“, sagt Barge, ziemlich laut, und ohne „Verzeihung“ hat das noch keiner von ihm gehört.
