p57-title = Nur Personal
p57-start =
    Unter dem Museum liegt noch eins, für alles, was nicht hineinging. In der Mitte steht ein Kasten aus Stahl, groß
    wie eine Kapelle, und in dem Kasten klopft jemand, immer dreimal. An der linken Wand ist ein Schlüsselloch, und
    der Schlüssel steckt. An der rechten Wand, um den Kasten herum, ist das andere. Ein Messingschild erklärt:
    „ZUGLEICH zu drehen und zu HALTEN.“
p57-threat = Das Klopfen ist anders geworden. Es war dreimal. Jetzt ist es zweimal und ein Kratzen.
p57-calamity =
    Eine Kiste mit der Aufschrift „Nicht fallen lassen“ wird fallen gelassen, von niemandem, vom obersten Stapel. Es
    war der Elefantenfuß. Die Schirme stecken noch darin.
p57-1 =
    Durch die Haken der Garderobe kommt es herauf: poch, poch, poch. Ihr legt das Ohr an die Wand. „Ich wollte
    sehen, ob er schließt“, sagt eine Stimme, tief unten und mit Würde. „Er schließt. Bitte notieren Sie das. Luft
    ist hier noch für, sagen wir, eine Ausstellung mittleren Umfangs.“ Eine Pause. „Die Elster. Im Tresor. Ich bin
    der Kurator!“
p57-1-take = Die Hintertreppe hinunter, im Laufschritt
p57-1-leave = Es notieren
p57-2 = Der Westschlüssel: Messing, eine Elle lang, mit einem Griff wie ein Fenster.
p57-10 =
    Darin ist eine Feder, und die hat gewartet. Gedreht bleibt er einen Augenblick stehen; aber beim ersten Stoß
    fliegt er zurück, wenn nicht einer hierbleibt und sich dranhängt, während die anderen laufen. Der Mutigste muss
    es nicht sein. Es muss einer sein, dem es nichts ausmacht, nicht zu wissen, was los ist.
p57-4-east = Den Ostschlüssel drehen, während am Westschlüssel jemand hält
p57-8 =
    Klack. Er ist herum, und er zittert. „Los!“, sagt, wer ihn in den Armen hat. Am Tresor vorbei, am Heizkessel
    vorbei: Auf der Ostseite ist der andere.
p57-11 =
    Klick, auf der anderen Seite. Einen Atemzug lang ruht der ganze Keller auf zwei Schlüsseln und auf denen, die
    daran hängen. Dann fahren Riegel zurück, dick wie Bäume, vier, fünf, sechs, und die Tür schwingt über die
    Holzwolle, ganz ohne Laut, wie sie gebaut ist. Heraus fällt ein Geruch nach Federn und ein Schild.
p57-26 =
    Auf halbem Weg überlegt er es sich und wirft dich quer durchs Zimmer. Du setzt dich auf, und auf deiner Brust
    ist ein Schlüssel abgedruckt.
p57-12 =
    Ein Stoß geht durch den Keller, und es hält keiner fest. Der Westschlüssel schlägt zurück, es kracht wie ein
    Schuss. „Waren Sie das?“, fragt die Stimme im Stahl. „Sagen Sie, dass Sie das nicht waren.“
p57-4 = Der Ostschlüssel. Darüber, in Emaille: „Erst den anderen.“
p57-13 = Ihr versucht es trotzdem, jeder einmal, der Reihe nach. Erst den anderen, steht da.
p57-3 =
    Hier steht, was sich als unecht herausgestellt hat: ein Einhorn, ein Heiligenzahn, drei Mona Lisas. Der Kurator
    hat alles besonders liebevoll beschriftet. „Jemand wollte es so sehr“, steht an jedem Stück. Auf einem Kissen
    liegt der Stimmkamm einer Spieldose, elf Zähne. Der scheint echt zu sein.
p57-3-comb = Den Kamm nehmen, ohne an den Klingeldraht zu kommen
p57-3-look = Das Einhorn ansehen, bis man daran glaubt
p57-14 =
    Mitsamt dem Kissen hoch, einen Kiesel an die Stelle und rückwärts hinaus. Du fährst mit der Kralle über die
    Zähne. Ein Walzer, und deine Füße fangen an, ehe du sie hindern kannst.
p57-15 = Es sind zwei Drähte.
p57-16 =
    Es hat Glasaugen und einen Narwal auf der Stirn, und man sieht die Nähte. Nach einer Weile sieht man die Nähte
    nicht mehr. Mit erhobenem Kinn geht ihr weiter.
p57-5 =
    Der Heizkessel fürs ganze Haus passt in eine Kammer, und er ist warm. Auf dem Rohr trocknet eine Socke. Hinter
    der Tür hängen die Lampen für die Führung, und in einer steckt noch eine Batterie. Achtung, die Falle. Die war
    nie Teil der Sammlung.
p57-6 = Der Packraum. Im Stahl, auf Nasenhöhe, ist ein Schlitz für Briefe. Darin ist ein Auge.
p57-6-straw = Den Strohhalm durchstecken und pumpen
p57-6-talk = Ihm einen Augenblick Gesellschaft leisten
p57-6-on =
    „Wir kommen ja. Nicht reden.“
p57-17 =
    Gestreift, damit er weiß, bei wem er sich bedankt. Ihr blast, einer nach dem anderen, bis das Auge im Schlitz
    wieder rund und schwarz ist. „Pfefferminz“, sagt der Kurator. „Und Zwiebel. Und jemand hatte Fisch. Danke. Ihnen
    allen, einzeln.“
p57-18 =
    „Würden Sie mir etwas vorlesen?“, fragt der Kurator. So lest ihr ihm eine Kiste vor: oben, Glas, Vorsicht,
    Vorsicht. Das beruhigt ihn. Es beruhigt alles im Keller, was zugehört hat.
p57-7 =
    Er sitzt auf der Krone. Nicht auf der vorher und nicht auf der nachher: auf der Krone. Hier hatte er sie
    hingebracht, damit keiner sie stiehlt, und dann fiel ihm ein, wer das wohl wäre. „Einmal im Jahr wollte ich sie
    ansehen“, sagt der Kurator. Um den Schnabel ist er ein wenig blau. „Nehmen Sie etwas. Bitte. Es soll ein Ding
    geben, das geschenkt war.“
p57-7-label = Um ein eigenes Schild bitten
p57-7-map = Fragen, was hier sonst noch liegt
p57-19 =
    Zweimal geht er um euch herum. Er legt den Kopf schief, erst so, dann so. Er schreibt sehr lange, streicht alles
    durch und schreibt drei Wörter. In eurer Familie hatte das noch keiner schriftlich.
p57-25 =
    Eine Rolle Leinen, so lang wie das Zimmer: die Kanäle von Ostrey, sämtliche, in blauer Tinte, mit einem Pfeil in
    jedem. „Signiert“, sagt der Kurator. „Von dem mit dem Boot.“ Alle Pfeile zeigen in dieselbe Richtung, bergauf,
    zum Werk. Ihr hattet gedacht, Wasser wüsste von selber, wohin.
p57-20 =
    Poch, poch, kratz. „Ich verfasse gerade mein eigenes Schild“, sagt die Stimme. „Es wird recht lang. Ich
    versuche, nur bei den Kommas zu atmen.“
p57-21 =
    Der Aufzug kommt herunter. Gerufen hat ihn keiner. Was aussteigt, lebt seit Jahren von Präparaten und hält euch
    für welche.
p57-22 =
    Im Stahl ist ein Flattern, ein Krach, Stille. Aus der Wand von Kisten antwortet eine Ritterrüstung mit dem
    ganzen Arm.
p57-23 =
    Ihr hängt noch am Schlüssel, da hört das Klopfen auf. Ihr dreht weiter. Es dauert eine ganze Weile, bis einer
    sagt, dass es aufgehört hat.
p57-24 = Die Riegel hat man weit gehört. Etwas kommt die Rohre entlang, um zu sehen, was da aufgegangen ist.
p57-9 = Am Schild vorbei zurück, die Treppe hinauf, in den Geruch nach Samt.
p57-30 =
    „Ich war drin“, sagt der Kurator auf der Galerie zu jedem, der stehen bleibt. „Von drinnen sieht man alles ganz
    anders. Man müsste es zur Pflicht machen.“ Den Tresor hat er offen stehen lassen, mit der Krone als Keil.
p57-32 =
    Auf dem leeren Kissen im Waffensaal liegt ein neues Schild. „Damendegen“, steht da, und „gestohlen von“ ist
    ausgekratzt, und darüber steht in Rot: „verliehen“. Dafür muss die ganze gute Tinte draufgegangen sein.
p57-33 =
    Als ihr bei den Löwen seid, landet etwas hinter euch, kling, und noch etwas, kling: Kronkorken, vom Feinsten,
    das Glänzende nach oben. Er wirft sie von der Galerie. Er hat sein Lebtag nichts weggeworfen, und er zielt sehr
    schlecht.
p57-31 =
    Gegen Abend hat eine Motte, die im Scharnier fraß, so viel Luft hineingelassen, dass er aufwachte. Ganz der Alte
    ist er nicht mehr. Er hat ein Schild geschrieben, „Freunde“, und weiß nicht, woran er es hängen soll.
