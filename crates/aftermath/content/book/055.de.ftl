p55-title = Der Kirchhof
p55-start =
    Vierzig Steine, eine Eibe, ein Weg. Hinter der Sakristeitür macht Krümel mit seinem Buchstaben weiter, halblaut.
    Im Osten ist ein Loch in der Mauer und daneben eine Lücke im Zaun, und vor beiden ist die Erde frisch. Sie
    kommen mit den Stunden: drei sind es, bis es hell wird. Sooft es schlägt, sollte jemand in der Nähe der Tür
    sein. Eine Falle hat euch der Gärtner dagelassen, auf dem Kies. Sie ist gespannt.
p55-threat = Oben im Turm räuspert sich etwas.
p55-calamity =
    Seit der alte König starb, steht ein Grabstein schief. „Geliebter Gatte“, sagt er und fällt aufs Gesicht.
p55-1 =
    „Doubleday“, sagt die Stimme hinter der Sakristeitür. „Dove. Drew.“ Dann hält sie inne, mitten im D. „Die ersten
    zweihundert hab ich heraufgetragen“, sagt Krümel, ohne aufzumachen. „Hier ist es trocken. Nur kratzt es da, auf
    der Hofseite, seit Sonntag. Sehen kann ich ja nichts. Aber was ein Hermelin ist, weiß ich. Wenn die
    hereinkommen, komm ich raus.“ Er holt Luft. „Dann müsste ich von vorn anfangen. Ich glaube nicht, dass ich noch
    einen Anfang habe.“
p55-1-take =
    „Mach du das D fertig. Um den Hof kümmern wir uns.“
p55-1-leave = Ihm raten, den Riegel vorzulegen
p55-2 = Im Vorbau hängt ein Glöckchen, für die Stunden. Es hat eine Schnur.
p55-7 = Das Schlimmste ist das Warten. Läutet ihr, so kommen sie gleich, solange ihr alle da steht, wo ihr steht.
p55-7-ring = Die Stunde läuten: Sollen sie kommen
p55-7-not-yet = Noch nicht
p55-10 =
    Eins. In der Mauer ist ein weißes Gesicht, weit unten. Es sieht den Weg an, die Eibe, jeden von euch, wie man
    eine Speisekarte liest. Dann ist der ganze Rest auch da.
p55-8 = Es schlägt.
p55-11 =
    Zwei. Was unter vierzig Steinen wohnt, hat das Graben auch gehört und will nicht ausgegraben werden. Alles auf
    einmal kommt es heraus, auf dem, was es an Füßen hat.
p55-12 =
    Drei. Die Stunde, in der noch nie jemand etwas gewonnen hat. Es kommt wieder über die Mauer, lahm, die Lefzen
    hoch, und diesmal hat es keinen Hunger. Diesmal habt ihr es geärgert.
p55-13 =
    Es schlägt, und es ist hell. Eben noch nicht; ihr könntet schwören. Auf der Mauer liegt Reif, und durch den Reif
    läuft eine einzige lange Spur, weg.
p55-3 =
    Die Eibe ist sechshundert Jahre alt und innen schwarz. Vom dritten Ast aus sieht man das Loch, den Weg und alles
    dazwischen.
p55-3-aim = Es abschreiten und die Stellen bezeichnen, an denen sie aufschauen werden
p55-3-berries = Von den Beeren das Rote pflücken, nur das Rote
p55-14 =
    Neun Schritte bis zur Mauer, fünf bis zum Kies. Für jede Stelle ein weißer Kiesel. Wer heute Nacht auf einen
    weißen Kiesel tritt, an den ist gedacht worden.
p55-15 = Das Rote ist süß. Des Übrigen wegen pflanzten die Großen sie.
p55-16 = In einer war noch der Kern.
p55-4 =
    Das Kirchhofstor. Der Deckstein liegt auf zwei Zapfen, und von hier geht es bergab, geradewegs zur Lücke im
    Zaun. Es wäre schade drum.
p55-17 =
    Beide Zapfen zugleich, und weg! Er rollt, langsam, wie ein Bischof; dann nicht mehr so langsam; nimmt die
    Böschung, nimmt die Stiefmütterchen und setzt sich in die Lücke, als hätte man Maß genommen. Jetzt gibt es nur
    noch einen Weg herein.
p55-18 = Ein Zapfen. Um den anderen dreht er sich, zeigt dir seine Unterseite und dann, was er wiegt.
p55-5 =
    Der Gärtner liegt unter einem Schubkarren aus Stein. Was er brauchte, liegt noch darin: Draht, eine Feder, ein
    Käse ohne Käse. Leute wie euch mochte er nicht, und das kommt jetzt gelegen.
p55-5-trap = Auf dem Weg noch eine Falle stellen, für einen Schrott
p55-5-wire = Sich die Zeit für eine Schlinge an der Sonnenuhr nehmen
p55-5-sit = Eine Weile bei ihm sitzen
p55-5-on = Weiter
p55-19 =
    Ihr legt sie in den Kies, harkt den Kies darüber und geht rückwärts, fegend. Als ihr fertig seid, findet ihr sie
    selber nicht mehr. Jemand steckt ein sehr kleines Fähnchen hin.
p55-24 =
    Draht, zweimal herum, ein gebogener Zweig, ein Knoten, den einer von euch bei einem Wilderer gelernt hat und
    einer aus dem Gesangbuch. Wenn der Wind drankommt, summt er.
p55-25 =
    Ihr sagt ihm, dass es für eine gute Sache ist. Der Stein ist noch warm vom Tag. Eine Zeit lang muss keiner
    irgendwo sein.
p55-6 =
    Im Mondlicht zeigt die Sonnenuhr halb irgendwas. Aber wer dahintersteht, den Ellbogen auf der Zwölf, kann
    schießen wie vom Tisch aus.
p55-20 =
    Hinter der Tür stockt die Stimme: „Eames. Eames. Verzeihung. Eames.“ Etwas war unter der Stufe, als niemand
    darauf stand. Eine Seite von ihnen hat er verloren und die nächste gefunden.
p55-21 =
    „Eames“, sagt die Stimme hinter der Tür und stockt nicht. „Earl. East.“ Ihr stemmt die Füße gegen die Stufe.
p55-22 =
    „Ellis“, sagt die Stimme. „Ellis, Ellis, Elm.“ Er hat den Atem wieder. Dass er Angst hat, hört man nur, wenn man
    weiß, dass er sonst nie so deutlich spricht.
p55-23 =
    Die Tür steht offen, von innen. Ihr findet Krümel auf der Kanzel, da ist er hinaufgeklettert, wer weiß wie, mit
    zerrissenem Kragen. Seine Lippen bewegen sich. Es ist nichts darauf.
p55-9 = Über den Kompost und fort. Er ist warm und weich, und ihr hasst jeden Schritt.
p55-30 =
    Bis zum F ist er gekommen. Er tritt auf die Stufe, das Gesicht nach oben, und bittet euch, euch aufzustellen;
    dann geht er die Reihe entlang und tastet jeden ab, Ohren, Schultern, Pfoten, ganz gründlich. „Damit ich euch
    kenne“, sagt Krümel. „Ich nehm euch jetzt auf. Zwischen Fenn und Field. Da liegt man nicht schlecht. Und ihr
    könnt kommen und Bescheid sagen, wenn ich es falsch ausspreche.“
p55-31 =
    Er fängt wieder an, beim A. Langsamer als früher, und es sind Lücken darin. Kommt er an eine, so wartet er ein
    wenig, ob es jemand weiß, und dann sagt er: „Und einer noch.“
