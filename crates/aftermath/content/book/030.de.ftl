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
