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
