p12-title = Die Straße
p12-start =
    Einer zieht auf, einer lenkt, der Rest hält sich fest. Abigail Lane fliegt vorbei, so schnell habt ihr sie noch
    nie gesehen. An der Ecke sagt jemand, man hätte fragen sollen, wie er anhält.
p12-1 =
    Er hält von selbst, als die Feder abgelaufen ist, eine Schwanzlänge vor dem Schild von Hobbs & Tochter. Einen
    Augenblick lang spricht niemand. Dann sagen alle zugleich: „Noch mal.“
p12-2 =
    Das linke Vorderrad überholt euch. Es sieht frei und glücklich aus. Der Rest des Jeeps legt sich auf die Seite,
    langsam, wie ein Pferd. Ihr bergt, was sich tragen lässt, und geht das letzte Stück zu Fuß, ohne euch
    umzudrehen.
p12-start-kerb = Am Bordstein entlang, langsam, zum Absprung bereit
p12-start-middle = In der Mitte
p12-start-yards = Hintenherum durch die Höfe, wo allerlei herumliegt
p12-3 =
    Eine Schnecke überholt euch. Sie ist anständig, sie lässt euch Zeit zum Ausscheren. Bei Hobbs & Tochter steigt
    ihr mit steifen Knien ab und seid euch einig, dass davon keiner etwas erfahren muss.
p12-4 =
    Durch einen Hühnerstall, unter einer Mangel hindurch, über eine Waschbank. Als ihr am Schild von Hobbs & Tochter
    haltet, liegt ein Sieb auf der Haube und jemandem eine Fahrradklingel im Schoß, und an welcher Ecke das war,
    weiß keiner mehr.
