p4-title = Abigail Lane
p4-start =
    Abigail Lane: neun Häuser, ein Auto, kein Verkehr. Nach Osten führt der Gehsteig zu Hobbs & Tochter; im Süden
    öffnet sich ein Torbogen in die Groschenpassage.
p4-threat =
    Ein Schatten geht von links nach rechts über die Gasse, obwohl sich in der Gasse nichts bewegt. Dann geht er
    zurück und ist kleiner. Kleiner heißt tiefer.
p4-calamity = Jeder Spatz in Abigail Lane verstummt mitten im Wort.
p4-10 =
    Wieder Abigail Lane. Ihr kennt hier jeden Riss und hattet Risse noch nie so gern. Der Briefschlitz von Nummer 14
    steht einen Spalt offen, und im Spalt ist eine Nase.
p4-11 =
    Aus Gewohnheit lauscht ihr auf die Glocke. Da ist keine Glocke. Es gibt keine mehr, seit sie abging, und die
    Gasse ist stiller als früher, so wie angehaltener Atem still ist.
p4-1 =
    Der Milchkasten ist ein Mietshaus mit acht leeren Wohnungen. In der neunten hat sich jemand in die Sahne von
    zwölf Wintern gegraben und ist dann überstürzt ausgezogen, ohne Gepäck. Man könnte es durchsehen. Man könnte
    auch einen Krümel dalassen, falls der Besitzer bloß schüchtern ist.
p4-1-look = Das Gepäck durchsehen
p4-1-crumb = Etwas zu essen hinlegen und warten
p4-13 =
    Zwei Kronkorken, ein Kamm mit allen Zinken und, aus einer Briefmarke geschnitten, jemandes Mutter. Du nimmst die
    Kronkorken. Das Bild legst du zurück, mit dem Gesicht nach oben.
p4-14 =
    Es dauert überhaupt nicht lang. Eine Spitzmaus und hinter ihr eine kleinere, die vor allem aus Augen besteht.
    Sie wollen auf keinen Fall zur Last fallen. Sie wollen es in diesem Kasten schon seit Dienstag nicht. Du zeigst
    auf Nummer 14 und sagst ihnen, welche Taste.
p4-2 =
    Unter dem geparkten Auto ist es trocken und dunkel und riecht nach Eisen. Jemand hat hier gefegt. An der Ölwanne
    steht mit Kreide eine Reihe kleiner Striche, einer für jeden Tag, und dann kein Strich mehr.
p4-18 =
    Zwischen den Rädern steht noch ein Auto, maßstäblich: ein Jeep zum Aufziehen, Blech, grün, den Schlüssel im
    Rücken. Seit zwölf Wintern wartet er darauf, dass ein Kind vom Mittagessen wiederkommt. Der Schlüssel geht
    schwer.
p4-15 =
    Der Schlüssel dreht sich, hakt, dreht sich. Im Blech erinnert sich etwas daran, wozu es da ist. Ihr habt ein
    Auto und keinen Führerschein, und niemand ist mehr da, der ihn sehen will.
p4-16 =
    Die Feder antwortet mit einem einzigen langen, rostigen Wort und mit Geruch. Deine Schulter wird sich daran
    erinnern. Vielleicht ein andermal.
p4-17 =
    Euer Jeep steht, wo ihr ihn gelassen habt, und sieht erfreut aus, soweit Blech das kann. Du putzt mit dem Ärmel
    einen Scheinwerfer blank. Darin siehst du erst dich, dann die Gasse hinter dir, dann allerhand, woran du
    vorbeigelaufen bist.
p4-3 =
    Eine Wühlmaus vom Kürbisfeld hat auf dem Gullydeckel ein Taschentuch ausgebreitet und darauf alles, was es gibt:
    drei hiervon und drei davon. „Da seid ihr ja“, sagt die Wühlmaus. „Kostet drei von irgendwas. Es kostet immer
    drei von irgendwas. Manchmal zwei, weil ich euch mag.“
p4-3-food = Zwei Schrott für drei Nahrung
p4-3-battery = Zwei Nahrung für eine Batterie
p4-3-item = Drei Schrott für das, was unter dem Tuch liegt
p4-3-go = Heute nicht, danke
p4-19 =
    „War mir eine Freude“, sagt die Wühlmaus und beißt in die Bezahlung, um zu sehen, ob sie echt ist. Sie war noch
    jedes Mal echt. Es ist eher ein Händedruck.
p4-20 =
    Eine Glocke, zwei Gärten weiter. Keine Kirchenglocke. Einen Garten weiter. Alles, was in Abigail Lane ein Loch
    hat, erinnert sich daran, und wer euch heute schon gefolgt ist, folgt euch jetzt schneller.
p4-21 =
    Zu hören ist nichts. Dann ist da eine Pfote, breit wie eine Tür. Sie hat gelernt, ohne Glocke zu gehen, und sie
    hatte sonst nichts zu tun.
p4-25 =
    Aus Nummer 14 kommt ein Ton, so tief, dass man ihn als Schubs spürt. So gern hat sich noch niemand schubsen
    lassen. Als der Schatten da ist, seid ihr es nicht mehr.
p4-26 =
    Es landet wie ein fallen gelassener Schirm, faltet sich zusammen und legt den Kopf schief, um zu sehen, wer von
    euch der Kleinste ist.
p4-6 =
    Stufe, Briefschlitz, Flur. Auf halbem Weg kommt euch der Suppengeruch entgegen. Der Tag ist vorbei, wenn ihr es
    sagt, und jetzt könnt ihr es sagen.
p4-6-out = Noch nicht: wieder hinaus
p4-6-end = Für heute war es das: den Auftrag aufgeben
p4-9 =
    Nummer 14. Jemand hat mit Kreide ein kleines A auf die Stufe gemalt, falls ihr vergessen haben solltet, wofür
    ihr gegangen seid.
p4-7 =
    Am Bordstein entlang nach Osten, einer hinter dem anderen, immer im Schatten. Vorn quietscht das Schild von
    Hobbs & Tochter. Es quietscht bei jedem Wind seit damals, und nie hat es jemand gebeten aufzuhören.
p4-7-drive = Den Jeep nehmen
p4-7-walk = Zu Fuß
p4-8 =
    Unter dem Bogen wird das Licht braun, und die Luft schmeckt nach Kleingeld. Irgendwo da drinnen klickt etwas,
    immer wieder, für niemanden.
p4-12 =
    Hinter der Hecke, hinter dem losen Stein sind es vierhundert Schritte, und man braucht sie nicht zu zählen, denn
    das hat schon jemand getan und an die Wand geschrieben: 400. Am Ende ist eine Klappe, und hinter der Klappe die
    Bank auf dem Tramplatz.
p4-30 =
    Tante Minim zieht die Saite selbst auf, auf zwei Wörterbüchern und Barge stehend. Dann bittet sie um Ruhe,
    wartet, bis es eine ist, und schlägt sie an, ein einziges Mal. Es geht durch den Boden, durch die Straße und
    euch durch die Rippen. An drei Orten in der Stadt hebt jemand den Kopf, der vergessen hatte, dass irgendwo auf
    ihn gewartet wird.
p4-31 =
    Ihr kommt einzeln nach Hause und auf verschiedenen Wegen, so kommt man von solchen Sachen eben nach Hause. Nach
    der Saite fragt niemand. Cob hat die Suppe warm gehalten. Die Lücke links im Klavier sieht breiter aus als heute
    Morgen.
p4-32 =
    Die Säcke werden auf dem Tisch ausgeleert, und Rubato trägt jedes Ding mit Namen ein, auch den Korken.
    Bemerkenswertes hat heute niemand getan. Bemerkenswert ist, wie gut sich das anfühlt.
p4-33 =
    Die Säcke sind, sozusagen, vor euch zu Hause: Einer fand sich an der Passage, einer auf dem Auto, und einer ist
    im Fluss. Ihr kommt nach, einer auf den anderen gestützt. Cob stopft, was sich stopfen lässt.
p4-7-far = Mit dem Jeep die ganze Hauptstraße hinunter
p4-6-stay = Drinbleiben und auf das Wasser warten
p4-34 =
    In Nummer 14 ist der Deckel zu. Coda schließt ihn, wenn es dunkel wird, und macht ihn für niemanden mehr auf,
    bis es hell ist; das ist die Regel, und ihr habt alle dafür gestimmt. Also verbringt ihr die Nacht unter einem
    Blumentopf, und die Säcke bleiben draußen, weil für beides kein Platz ist. Gegen Morgen geht etwas die Säcke
    durch. Dann sieht es unter dem Topf nach.
p4-35 =
    Es war dunkel, als ihr kamt, und keiner hatte sich gesetzt. Coda hatte viermal gezählt und viermal eine andere
    Zahl aufgeschrieben, und Tante Minim hatte ohne Tuch auf der Stufe gestanden. Zwischen den Strophen hustet sie.
    Wie spät es ist, sagt niemand.
p4-6-attic = Noch einmal auf den Dachboden
p4-6-wall = Noch einmal in die Wand, dem Draht nach
p4-60 =
    Die Milch steht noch, wo sie an jenem Dienstag hingestellt wurde, und ist inzwischen ein Fall für die Geologie.
    Darüber ist sehr viel Himmel, und ihr habt genau die Farbe von dem, was er gern frisst.
p4-61 =
    In der Nacht hat es geregnet, und die ganze Gasse hängt noch einmal im Rinnstein, kopfunter, mit sämtlichen
    Schornsteinen. Ein Spatz trinkt gerade Nummer 7.
p4-62 =
    Auf dem Kamm hinter der Hecke geht eine kleine Glocke vorbei, von rechts nach links. In der Gasse halten alle
    inne, warten, bis sie fertig ist, und reden dann weiter.
p4-63 =
    Die Laterne hat seit zwölf Wintern nicht gebrannt, und trotzdem gibt es eine Stunde, in der man nachsieht, ob
    sie wohl angeht. Die ist jetzt. Auf dem Giebel lässt etwas, das den ganzen Tag dort saß, die Füße herunter.
p4-64 =
    Wäsche hängt draußen, in Knöchelhöhe, vom Geländer zum Auto und zurück: vierzig Taschentücher, die Hemden sind.
    Auf die Stufe hat jemand Himmel und Hölle gezeichnet. So etwas sieht man in einer Straße.
p4-65 =
    Zur Tür gekommen ist heute niemand. In der guten Stube bewegt sich der Vorhang, und jemand hält ihn fest, der
    nicht gesehen werden will, wie er zählt.
p4-66 =
    Die Hochwassermarke läuft an allen neun Häusern entlang, in Höhe der Briefschlitze, braun und schnurgerade, als
    hätte jemand die Gasse unterstrichen. Darüber ist alles, wie es war. Darunter pflanzen sie.
p4-67 =
    Nummer 14 ist eine Lücke mit Gardinen. Was hineingehört, steht fünf Türen weiter, die eigene Nummer
    angeschraubt, und vor Nummer 9 lehnt sich jemand aus dem Diskant und klopft eine Matte aus.
