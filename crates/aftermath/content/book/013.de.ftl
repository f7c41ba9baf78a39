p13-title = Der Schacht
p13-start =
    Blech oben, Blech unten, und jeder Schritt wird angesagt. Von den Wänden hängen graue Flusen in Bärten. Von weit
    vorn kommt ein gleichmäßiges Wupp, Wupp, Wupp und dazwischen eine Stimme, ganz klein und sehr ordentlich:
    „Viertausendelf. Viertausendzwölf.“
p13-threat =
    Was in einem Schacht lebt, lebt von dem, was der Wind bringt. Bisher hat der Wind Flusen gebracht.
p13-calamity =
    Das Wupp, Wupp, Wupp hält an, überlegt und geht andersherum weiter. Alle Bärte an allen Wänden lassen auf einmal
    los, und danach ihr.
p13-1 =
    Der Ventilator: vier Flügel, jeder groß wie ein Scheunentor, und dahinter Tageslicht, in Scheiben.
p13-4 = Schnell dreht er sich nicht. Er dreht sich, wie eine Kuh kaut. Man kann mitzählen: jetzt. Nein. Jetzt.
p13-4-jam = Ihn verkeilen, mit zwei Schrott
p13-4-brake = Sich an einen Flügel hängen, bis er steht
p13-4-leap = Mitzählen und springen
p13-4-wait = Noch ein wenig lauschen
p13-11 =
    Ein Scharnier, ein Kronkorken, ein Kreischen. Der Ventilator verzieht das Gesicht und steht. Er wird später eine
    Erklärung wollen, aber da seid ihr weg.
p13-12 =
    Einmal herum, zweimal herum, mit angelegten Ohren. Beim dritten Mal gibt er nach. Du hast einen Streit mit einer
    Wand gewonnen, und davon bleibt etwas an dir hängen.
p13-13 = Es war ein „nein“.
p13-14 =
    Ein Luftzug vor dir, ein Luftzug hinter dir, und deine Schwanzspitze ist ein wenig genauer geworden.
p13-2 =
    Hinter dem Ventilator ist der Schacht weit und hell. Tief unten klingt es wie ein Herz in einem Keller.
p13-8 =
    „Viertausenddreihundertsechs“, sagt Fret, ohne sich umzusehen. „Ich steck nicht die ganze Zeit fest. Erst seit
    ungefähr zweihundert.“ Ein Fuß steckt bis zum Knie im Gitter. „Wenn man zählt, hab ich rausgefunden, dann sind
    es bloß Zahlen.“
p13-15 =
    Ein Schuh bleibt da. Fret nicht. „Es kommt hinter unserer Hecke raus“, sagt Fret und hüpft, beide Arme um deinen
    Hals, „ich hab nachgeschaut, vierhundert Schritte, ich hab immer gesagt, dass es kurz ist, hab ich gesagt.“ Ihr
    sagt, dass es eine gute Idee war und dass es eine schreckliche Idee war. Beides wird aufgeschrieben.
p13-16 =
    „Viertausenddreihundertsieben“, sagt Fret mit einer Stimme, die kleiner geworden ist. Der Rost hat sich nicht
    bewegt. Du musst es noch einmal versuchen, und von einer anderen Seite.
p13-3 =
    Ein Taschentuch, ausgebreitet wie fürs Picknick, und darauf ein halber Käse, in Portionen geschnitten und
    beschriftet: Montag, Dienstag, Mittwoch. Am Mittwoch ist genagt worden.
p13-5 = Durch das Gitter zurück, ins braune Licht.
p13-6 =
    Es geht bergauf, es riecht nach Wurzeln, und dann kommt ein loser Stein und hinter dem Stein eine Hecke, an der
    ihr an jedem Tag eures Lebens vorbeigegangen seid.
p13-21 =
    Coda hat zwei Reden vorbereitet und hält sie beide, eine nach der anderen, ohne Fret dazwischen loszulassen.
    Dann wird der Weg auf der großen Karte über dem Herd eingetragen, mit Tinte und mit dem Namen daneben. Fret
    sieht lange den Namen an und tut, als ginge es um den Weg.
p13-22 =
    Fret kommt allein nach Hause, am Mittag des nächsten Tages, mit einem Schuh, einem anderen Gesicht und ohne ein
    Wort. Coda fragt nicht, wo ihr gewesen seid. Sie sieht nur eure Schuhe an, und es sind je zwei.
