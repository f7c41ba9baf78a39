p11-title = Die Abflussrinne
p11-start =
    Das Fallrohr entlässt euch unter dem Tramplatz, wo die alte Rinne läuft, Ziegel oben, Wasser unten. Früher war
    das ein Rinnsal, in dem man Kinder badete. Jetzt ist es ein Bach, und er fließt in Richtung Abigail Lane, was er
    nie getan hat. Auf dem Sims liegt ein Milchkarton, der Länge nach aufgeschnitten von jemandem, der vor euch auf
    den Gedanken gekommen ist.
p11-threat =
    Hier unten leben Wesen, denen nie jemand von der Sonne erzählt hat. Sie spüren euch durch die Ziegel und kommen
    näher, um besser zu spüren.
p11-calamity =
    Ein kalter Hauch aus dem Dunkel, dann eine Wand aus Wasser, den Großen kniehoch und euch bis übers Dach. Weit
    weg, unter all dem Lärm, schlägt etwas: langsam, eisern, unregelmäßig. Ein Schlag bleibt aus. Dann geht es
    weiter.
p11-1 =
    Der Karton ist gewachst, trocken und eben groß genug. „Frisch“, steht am Bug. Ihr schiebt ihn über die Kante, er
    schwimmt und sieht euch an.
p11-1-launch = Ablegen
p11-1-walk = Auf dem Sims bleiben
p11-10 =
    Der Form halber dreht er sich einmal um sich selbst, dann nimmt er euch mit. Ottoline, fragte man sie, würde
    etwas über Verdrängung sagen. Man fragt nicht. Für Boote gibt es ein Lied, und ihr merkt, dass ihr es alle
    könnt.
p11-2 =
    Wo die Rinne abbiegt, hat ein Gitter alles aufgefangen, was vorbeitrieb: Korken, Streichhölzer, einen
    Puppenschuh, einen ganzen Winter nützlicher Dinge. Die Strömung zerrt daran. An dir würde sie auch zerren.
p11-2-reach = Hineingreifen
p11-2-leave = Trocken bleiben
p11-11 =
    Du hast ihn am Senkel, dann am Schuh. In dem Schuh hat jemand gepackt, und zwar gut, für eine Reise, aus der
    nichts geworden ist.
p11-12 =
    Das Wasser packt deinen Arm und schüttelt ihn, wie jemand, der sich sehr freut, dich kennenzulernen. Als es
    loslässt, bist du nass bis in die Ohrenspitzen.
p11-6 =
    An der Wand hat jemand mit Kreidestrichen den Wasserstand vermerkt, jeden Monat einen. Der unterste ist zwölf
    Winter alt und verblasst. Der oberste ist frisch, und du reichst nicht hinauf. Zwischen den letzten beiden ist
    mehr Platz als zwischen allen anderen.
p11-5 =
    Ein Gitter, Tageslicht, neun Häuser und ein Auto. Durch den Gully von Abigail Lane kommt ihr wieder nach oben,
    nass, und nicht weit vom Abendbrot.
