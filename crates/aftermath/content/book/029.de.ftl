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
p29-start-rails = Die Räder in die Tramschienen wuchten und loslassen
p29-start-middle = Geradeaus hinunter und festhalten
p29-start-shade = Staubfeder bestechen, damit sie vorausfliegt
p29-3 =
    In der Rille gibt es nichts zu lenken, und so könnt ihr ausnahmsweise alle schauen: die Hüte beim Hutmacher, die
    Torten aus Gips, ein Bett, in dem nie jemand geschlafen hat. Über die Weichen kommen die Rollschuhe euch nicht
    nach. Ihr fahrt vor wie Leute, die eine Fahrkarte gelöst haben.
p29-4 =
    Drei Räder sind in der Rille. Das vierte erzählt euch von jedem Pflasterstein zwischen der Passage und dem
    Museum, und vergessen hat es keinen.
p29-5 =
    „Links“, keucht Staubfeder von oben, „links, hab ich gesagt, rechts, Möwe, links.“ Sie irrt sich nie, und sie
    hört nie auf. Zwischen den Löwen landet sie auf der Windschutzscheibe, den Krümel im Schnabel, und bekommt einen
    Hustenanfall, vor dem man nicht wegfahren kann.
