p30-title = Der Kai
p30-start =
    Der Laster fährt nicht am Kai entlang, er zieht dort ein. Ihr sitzt oben in der Kippe und lasst die Beine
    baumeln, links die Stadt, rechts die Mauer und hinter der Mauer, in Ohrenhöhe, der Fluss, der in dieselbe
    Richtung will und es auch nicht eilig hat.
p30-1 =
    Er rollt aus, über Schlacke, durch ein offenes Tor, und bleibt mit der Nase an einem Kohlenhaufen stehen.
    Unterwegs hat sich in der Kippe etwas angesammelt: Er bringe immer was mit, sagt der Maulwurf, der zum Vergnügen
    mitgefahren ist. Dazu sei er da.
p30-2 =
    Das Loch im Kai sieht er so früh wie ihr. Er denkt nur langsamer. Als ihr wieder aufgetaucht seid und euch
    gezählt habt, ragt die Kippe aus der Lull, gelb, wie eine Hand, die sich meldet. Das nächste Trockene ist die
    Brücke.
p30-start-wall = Dicht an der Mauer: nass, aber da fährt sonst keiner
p30-start-middle = Mitten auf dem Kai
p30-start-load = Für alle laden, die am Kai wohnen, für zwei Schrott
p30-3 =
    Die ganze Strecke schwitzt die Mauer auf euch herab. Ab und zu schaut der Fluss herüber, wer da fährt. Ihr kommt
    als Erste an und tropfend, und der Maulwurf sagt, das sei die trockene Seite gewesen.
p30-4 =
    An jeder Tür am Kai haltet ihr, und an jeder geht etwas hinaus und kommt etwas herein. Als am Tor des Werks die
    Kippe hochgeht, ist sie voller als am Anfang. „So ist das gedacht“, sagt der Maulwurf. „Mir hat's nur keiner
    geglaubt.“
