p48-title = Das Klavier, auf See
p48-start =
    Es hat vom Boden abgelegt und ist durchs Fenster hinaus, samt Rahmen, und die Gasse zieht auf beiden Seiten
    vorbei, in Höhe der Schlafzimmer. Vorn hat die Constance das Seil. Wer eine Taste hat, ist dahinter, und
    entweder ist ihm schlecht, oder er singt.
p48-start-steer = Ins ruhige Wasser hinter der Sparkasse steuern
p48-threat =
    Von der letzten Laterne der Brücke löst sich etwas und kommt nachsehen, was für ein Wrack das ist, das Musik
    macht.
p48-calamity =
    Die erste Biegung. Es nimmt sie nicht, es wird genommen: mit der Breitseite, alle Saiten summen, und der Diskant
    taucht ein bis zum dritten C.
p48-10 =
    Jetzt spürt es das Ruder, das einmal das Notenpult war. Es dreht sich aus der Strömung, langsam, wie eine Dame,
    die die Tanzfläche verlässt, und liegt da und schaukelt. Auf einmal hört man, dass Tante Minim die ganze Zeit
    gespielt hat.
p48-1 =
    Auf den Schornsteinen der Hauptstraße sitzen sie zu dritt und halten dem Kleinsten einen Hut über den Kopf.
    „Seid ihr ein Haus?“, ruft einer. Vorsicht, Stufe, sagt ihr.
p48-2 =
    Auf dem Sims der Sparkasse, wo sonst immer die Möwen saßen, sitzt ein Sachbearbeiter, das Klemmbrett auf den
    Knien, bis zum Gürtel im Fluss. Den Bleistift hat er noch. „Personen, klein“, sagt er. „Schwimmend. Nicht
    verzeichnet.“ Dann wirft er das Klemmbrett weg und streckt beide Arme aus.
p48-3 =
    Im Bass zieht es Wasser. Es kommt zwischen den Brettern herauf, ganz ruhig, gleich neben der Stelle, an der das
    tiefe A sitzt.
p48-11 =
    Filz, Wachs, und Cob, der sich daraufsetzt. „Mich hat man in der Dose verschifft“, sagt er. „Mit Deckeln kenn
    ich mich aus.“
p48-12 = Ganz ruhig kommt es auch neben deiner Pfote herauf und dann darüber.
p48-4 =
    Im Diskant haben die Achtel Wache. Elf müssten es sein, meistens sind es neun. Sie haben sich an den Schwänzen
    zusammengebunden und zählen, laut, und heute Nacht stimmt es jedes einzelne Mal.
p48-5 =
    Die Tasten. Alle Türen sind erleuchtet. Ihr geht sie von links ab, und hinter jeder sagt jemand „hier“, ehe ihr
    geklopft habt.
p48-20 = In einem Lokal mit Kapelle hat sie noch nie gegessen.
p48-7 =
    Das Seil ist fest. Es liegt still, und der Fluss zieht vorbei, Stunde um Stunde, mit Schuppen darauf und
    Hühnerställen und einem ganzen Musikpavillon. Für den Pavillon spielt ihr, solange er in Sicht ist. Das gehört
    sich so.
