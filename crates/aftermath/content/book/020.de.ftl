p20-title = Das Glashaus
p20-start =
    Das Glashaus hat elftausend Scheiben, und eine ist zerbrochen. Das ist die Tür. Draußen ist die Jahreszeit, die
    eben ist. Welche drinnen ist, hat jemand anders entschieden.
p20-threat = Drüben bei der Feige rührt sich etwas.
p20-calamity =
    Unter euren Füßen hustet die Heizung und bleibt stehen. Es ist nur ein Atemzug; aber ein kalter geht durch die
    Scheiben, alles Glas zieht sich zusammen, und manches kommt herunter. Dann klopfen die
    Rohre wieder.
p20-35 =
    Über dem Feigenbaum steigt ein tiefer Ton auf, für jeden Flügel einer. Sie fragen nicht, wer ihr seid. Hier drin
    ist man Hornisse oder Futter, und beide Listen werden sorgfältig geführt.
p20-11 =
    Hier ist Juli, grün und laut und nass, und er hat nicht vor, je August zu werden. Ihr zieht aus, was sich
    ausziehen lässt, faltet es und lasst es an der zerbrochenen Scheibe. An den Wänden laufen Rohre, dick wie Keller
    und zu heiß zum Anfassen. In der Feige hängt eine Laterne aus Papier, groß wie eine Kutsche, und summt. Auf
    allem, was Aussicht hat, sitzen Drohnen und wachen. Und an dem Schrank in der Mitte steht in Goldbuchstaben das
    Wort, für das ihr gekommen seid: SÄMEREIEN.
p20-12 =
    Die Drohne an der zerbrochenen Scheibe lässt euch vorbei und zieht sogar die Füße ein. Um die Mitte trägt sie
    ein Stück eurer Fahne, oder was sie dafür hält: Es ist eins von Cobs Geschirrtüchern.
p20-13 =
    Grün ist es noch, aber der Lärm ist heraus. Durch die zerbrochenen Scheiben hat es hereingeregnet, und in den
    Beeten steht etwas, worüber ihr erst nachdenken müsst: Es ist Herbst. Die Papierlaterne hängt in Streifen in der
    Feige.
p20-14 =
    Es hat sich schneller herumgesprochen, als ihr gehen konntet. Sie sitzen in Reihen auf den Rohren und stechen
    nicht, und man sieht, welche Mühe sie das kostet. Der Weg um die Feige zum Schrank ist frei.
p20-34 =
    Vergessen haben sie nichts. In dem Loch, durch das ihr entkommen seid, klebt eine neue Scheibe aus Papier, und
    darauf ist, sehr sorgfältig gekaut, ein Sack mit Ohren zu sehen.
p20-1 =
    Die Seerosen haben Blätter wie Tanzböden, und dazwischen hängen Schnecken, die seit Jahren keiner geerntet hat.
    Die Blätter tragen, solange man nicht stehen bleibt. Darunter geht es ins Dunkel hinab, und das Wasser rührt
    sich im Takt von irgendetwas.
p20-1-cross = Über die Blätter rennen
p20-1-look = Durch die Flaschenglasbrille hinunterschauen
p20-1-leave = Am Rand bleiben
p20-15 =
    Man darf nur nicht an das nächste Blatt denken, bevor man vom letzten herunter ist. Drüben dreht ihr euch um,
    die Arme voller Schnecken, und seht alles schaukeln.
p20-16 = Das vierte Blatt ist das Spiegelbild des vierten Blattes.
p20-17 =
    Die Welt wird grün und kommt näher. Im Grund des Teichs ist ein Gitter, hinter dem Gitter ein Rohr und an dem
    Rohr ein Schild: WASSERWERK, RÜCKLAUF. Da kommt die Wärme also her, und da geht sie hin. Neben dem Gitter liegen
    die Uhren der Besucher, die sich zu weit vorgebeugt haben.
p20-2 =
    Der Pflanztisch: Bindfaden, Schildchen, eine Gießkanne wie ein Gaswerk. In der Ecke steht das Hausmittel des
    Gärtners gegen alles, was sticht, eine Blechdose mit Tülle und Blasebalg. „Rauch“, steht darauf. Etwas Tabak ist
    noch drin.
p20-2-smoke = Ihn zum Brennen bringen
p20-2-match = Am Schachtelharnisch Feuer schlagen
p20-2-tools = Den Rauch lassen und den Bindfaden nehmen
p20-18 =
    Es riecht nach altem Mann und Sonntag. Die Drohnen auf Wache fangen an zu nicken, dann zu kippen, und dann
    fliegen sie in Schlangenlinien davon, um sich hinzulegen.
p20-19 =
    Es brennt. Es brennt nicht da, wo es soll. Ihr stellt die Dose hin, und dann stellt ihr sie noch etwas weiter
    weg hin.
p20-20 =
    Neunzig Ellen geteerte Schnur und ein Pflanzholz. Wozu ein Pflanzholz gut ist, wisst ihr nicht, aber es liegt
    gut in der Pfote.
p20-3 =
    Die Orchideen hängen mit offenem Mund über das Bord, in Farben, die man sonst nur im Fieber sieht. Ihr Duft legt
    sich über euch wie ein warmes Tuch. Er will etwas. Man müsste nur wissen, was.
p20-21 =
    Du hältst die Luft an und lässt ihn löffelweise herein. Na also: Unter der Süße ist es nichts als Suppe, eine
    sehr alte, sehr fremde Suppe, und sie tut wohl bis in die Zehen.
p20-22 = Du wolltest dich nur kurz setzen. Im Traum bist du eine Blume, und alles ist ganz einfach.
p20-4 = Die Palme: ein Turm, den jemand in Fußmatten gewickelt hat.
p20-25 =
    Auf halber Höhe liegt in einer Fußmatte eine Larve, so lang wie du, weiß, nass und außer sich. Sie muss aus der
    Laterne gefallen sein. Sie sperrt den Mund gegen dich auf, weil sie ihn gegen alles aufsperrt. Hinter euch hat
    etwas aufgehört: Die ganze Feige ist still geworden, um zu sehen, was ihr tut.
p20-25-carry = Sie auf den Arm nehmen und ihr die Nase putzen
p20-25-sugar = Ihr den Würfelzucker in den Mund stecken
p20-25-leave = Langsam rückwärts gehen
p20-26 =
    Sie wiegt so viel wie eine nasse Socke und klebt an dir, als wärst du das erste Warme, das ihr je begegnet ist.
    Du siehst dich nach jemandem um, der sie dir abnimmt. Es kommt niemand. Dann muss sie eben mit, bis ihr die
    Mutter trefft.
p20-27 =
    Sie macht den Mund zu. Das musste sie noch nie. Dann lächelt der ganze Leib, von einem Ende zum anderen, und in
    der Feige sehen die Drohnen verlegen weg und machen den Weg frei.
p20-5 =
    Der Samenschrank der Botanischen Gesellschaft, vierhundert Schubladen mit Porzellanknöpfen. Radieschen.
    Ranunkel. Rhabarber. In jeder liegt ein Frühling, den keiner gebraucht hat.
p20-5-lever = Ihn aufbrechen und rennen
p20-5-knife = Die Laden mit dem Buttermesser aufstemmen
p20-5-leave = So nicht
p20-28 =
    Ihr zieht Lade um Lade auf, und keiner drängt euch. Bohnen, Erbsen, Kürbis; und eine ohne Schild, die soll Cob
    bekommen. Als der Sack voll ist, schiebt ihr alle Laden wieder zu, denn eines Tages kommen andere.
p20-29 =
    Es splittert so, dass man es in jedem Blatt hört. Ihr habt einen Sack, der Sack ist voll, und über euch fängt
    die Laterne an zu zittern wie ein Kessel.
p20-32 =
    Den Schrank hat jemand gebaut, der Geschwister hatte. In der Feige haben sie gehört, dass ihr es versucht habt.
p20-23 =
    Wo nicht mehr Juli ist, kann man wohnen. Ein paar versuchen es schon: Sie schauen unter dem Tisch hervor, ziehen
    den Mantel zu und wüssten gern, ob ihr die neue Verwaltung seid.
p20-24 =
    Eine Drohne lässt vor euch etwas fallen: eine Feige, überreif und angebissen, damit ihr seht, dass sie nicht
    vergiftet ist. So sprechen sie das Tischgebet.
p20-7 =
    Durch die zerbrochene Scheibe hinaus. Da wartet die Kälte mit eurem Mantel und hilft euch hinein. Im Westen
    steht, ohne Turmhelm, Sankt Cäcilia.
p20-8 =
    Durch die Südtür und einen Tunnel aus Brombeeren, bis Säulen kommen und breite Stufen. Vor dem Museum liegen
    zwei steinerne Löwen mit Moos auf den Tatzen.
p20-33 =
    Ihr verlasst den Juli durch das nächste Loch, und zum ersten Mal im Leben tragt ihr einen Frühling im Sack auf
    dem Rücken. Er rasselt. Ihr geht im Gleichschritt, damit er schön rasselt.
p20-9 =
    Eine Eisentreppe in den Boden hinein. Mit jeder Stufe wird es heißer und dunkler, und von unten kommt ein
    oranges Licht, das atmet.
p20-10 =
    Die Feige hinauf, den Ast entlang, bis zur Laterne. Sie hat eine Tür, die Tür hat zwei Wachen, und beiden hat
    man gesagt, dass ihr kommt. Sie sehen euch an, wie man in die Speisekarte sieht.
p20-30 =
    Cob macht den Sack auf, steckt eine Hand hinein bis zum Ellbogen und lässt sie darin. Keiner drängt ihn. „Ich
    bin in einer Keksdose gekommen, mit dem Deckel drauf“, sagt er. „Ich habe noch nie etwas anfangen sehen.“ Dann
    faltet er achtundachtzig kleine Tüten, eine für jede Taste, und schreibt auf jede das Datum.
p20-31 =
    Mit dicken Ohren und leeren Pfoten kommt ihr heim, aus dem Juli in den Schneeregen. Cob nimmt die Papiertütchen
    wieder vom Tisch, die er schon gefaltet hatte. Das Feuer lässt er ein wenig höher brennen, als wir es uns
    leisten können.
p20-36 =
    Aus dem Nest steigt ein Schrei mit tausend Flügeln. Dann ist es wieder Juli, und eine bleibt zwischen den Farnen
    zurück, um zu sehen, wer es war.
p20-37 = Es ist die Drohne mit der Feige. Sie will sehen, ob ihr aufgegessen habt.
p20-38 =
    Draußen wird es dunkel, und jetzt kommen sie heim. Sie kommen aus der ganzen Stadt, auf geraden Linien,
    neuntausend Stück, und setzen sich auf alles, was da ist: auf die Borde, den Schrank, die Treppe, den Ast. Die
    Letzte kaut eine Scheibe aus Papier für das Loch. Ihr seid auf der Innenseite.
p20-39 =
    Sie will die Nase nicht geputzt haben. Das sagt sie auch, in einem einzigen Ton, und die Feige antwortet. Du
    legst sie in die Fußmatte zurück, recht flink, und über deine Ohren fährt etwas hinweg, mit dem spitzen Ende
    nach unten.
p20-40 =
    Auf einmal stehen neuntausend Flügel still, damit man ein einziges Paar hört. Drei Sommer lang ist sie nicht aus
    der Laterne heruntergekommen. Sie wüsste gern, wer ihre Leute wach hält.
p20-41 =
    Dem Rasseln sind sie bis nach Abigail Lane gefolgt. Euch wollten sie nicht, und die Samen haben sie liegen
    lassen; nur was süß ist, haben sie aus der Vorratskammer geholt und die leeren Tüten ordentlich an einen Nagel
    gehängt.
p20-60 =
    An der zerbrochenen Scheibe liegt eine Fußmatte. Es ist ein Stück Palmrinde, und jemand hat ein Wort
    hineingekaut. „Willkommen“ könnte es heißen; es könnte auch „Flügel“ heißen.
p20-61 =
    Die Feigen sind reif. Es riecht nach Wein und nach Wespen, die davon hatten. Auf den warmen Rohren liegen
    Drohnen auf dem Rücken und winken euch mit den Füßen, mit allen sechsen, nicht im Takt.
p20-62 =
    In den Beeten steht Wintergerste, in Reihen, und jemand hat ein Tor aus zwei Löffeln aufgestellt. Aus den
    Mänteln unter der Bank ist eine Hütte geworden. Es ist das erste Feld in Ostrey, das je von Streunern bestellt
    wurde.
p20-63 =
    Draußen ist Nacht und drinnen Juli, und auf jeder Scheibe sitzt ein Falter und schaut herein. Aus der Feige
    kommt das Summen von neuntausend, die sich zählen.
