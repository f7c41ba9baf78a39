p29-title = Die Hauptstraße
p29-start =
    Die Hauptstraße ist zwei Meilen lang und geht bergab. Die Schaufenster ziehen vorbei, eins nach dem anderen, und
    in jedem fährt ein Jeep mit euch darin, in allen Größen, in denen es Blech gibt. Ganz unten heben die Löwen vor
    dem Museum den Kopf.
p29-1 =
    Ihr haltet zwischen den Löwen. Das heißt, der rechte Löwe hält euch, mit großer Würde. Der Jeep tickt beim
    Abkühlen. Von der Galerie ruft eine Stimme, er solle genau so stehen bleiben, so sei er vollkommen.
p29-2 =
    Was davon übrig ist, passt in einen Sack. Den Rest des Weges geht ihr an den Tramschienen entlang, jeder ein Rad
    unterm Arm, bis zum nächsten Dach, und das gehört dem Bahnhof.
