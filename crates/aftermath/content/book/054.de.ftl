p54-title = Die Talstrecke
p54-start =
    Ihr lasst los, und die Welt fängt an zu rutschen. Erst der Bahnsteig, dann das Stellwerk, dann die letzte Lampe;
    die Räder finden einen Ton und steigen daran hoch. Voraus, noch drei Schwellen, noch zwei, noch eine: Räder mit
    Anhängern, links und rechts, und dazwischen die Draisine mit sieben Gesichtern, die nach hinten schauen, zu
    euch. Euer Wagen verträgt drei ordentliche Stöße. Die ersten zwei nimmt er euch nicht übel.
p54-threat = Eine Kurve! Die Schienen gehen nach links, und alles, was ihr habt, will lieber geradeaus.
p54-threat-lean = Sich zur Innenschiene hinaushängen und festhalten
p54-threat-ballast = Zwei Schrott über Bord, auf der Außenseite
p54-threat-drop-back = Mit den Fersen bremsen und sie ein Stück ziehen lassen
p54-calamity = Ein Signal, auf Halt. Wer aufrecht steht, begegnet ihm.
p54-1 =
    Gleis 3. Da hat jemand die Waage aufgestellt, ein Groschen das Mal, und davor eine Schlange Streuner. Dann
    klingeln kleine Glocken: Klingenfahrer, vier, am einen Ende des Bahnsteigs herein und am anderen hinaus, und als
    sie weg sind, ist die Draisine auch weg und die Schlange, die darauf saß. Eine alte Wühlmaus steht da, den
    Groschen noch in der Pfote. Neben ihr steht ein Gepäckwagen auf dem Gleis und zeigt bergab.
p54-1-take = Schieben, rennen, springen
p54-1-leave = Hier müssen sie wieder vorbei
p54-2 = Die Stange: ein Gardinenrohr, mit dem ihr schiebt, lenkt und hofft.
p54-8 =
    Eine Elle sind sie voraus. Ein guter Stoß, und man könnte die Kupplung anfassen. Oder hinüber nach links, wo der
    Beiwagen leer ist; oder nach rechts, da haben sie die Post.
p54-8-pole = Sich von den Schwellen abstoßen, mit aller Kraft
p54-8-left = Hinüber nach links
p54-8-right = Hinüber nach rechts
p54-8-hold = Geradeaus halten
p54-10 =
    Stoß und Stoß und Stoß; der Ton der Räder wird ein Kreischen; und da ist die Kupplung, sie tanzt euch vor der
    Nase wie ein Apfel im Bottich. „Jetzt!“, brüllt jemand. Los!
p54-11 =
    Die Stange verfängt sich in einer Schwelle. Die Stange bleibt, und einen Augenblick lang bleibst du auch,
    waagrecht, wie eine Fahne. Am Schwanz holen sie dich ein.
p54-12 =
    Alles Gewicht nach links; zwei Räder, ein Rad, Funken. Ihr fahrt auf gleicher Höhe. Der Klingenfahrer schaut
    herüber und sieht, wie viele ihr auf dem einen Brett seid.
p54-13 =
    Da ist eine Weiche, und außer dir hat sie keiner rechtzeitig gesehen. Klack, schon seid ihr drüben, und da ist
    der Postanhänger, nah genug, um die Anschriften zu lesen.
p54-3 = Die Kupplung: eine Stange, eine Pfote breit, und darunter die Schwellen, ein einziges graues Flimmern.
p54-14 =
    Zwischen euch und der Draisine ist eine Lücke, die auf- und zugeht wie ein Mund. Drüben strecken sich sieben
    Paar Hände aus. Das kürzeste Paar gibt Ratschläge.
p54-14-fishhook = Den Angelhaken übers Geländer werfen und festmachen
p54-14-jump = Warten, bis sie zugeht, und springen
p54-14-chain = Die schleifende Kette heraufholen und beide zusammenhängen
p54-14-hold = Nicht bei dem Tempo
p54-15 =
    Es beißt, es strafft sich, der Wagen macht einen Ruck und kommt mit wie ein Hund. Jetzt ist es ein einziger Zug,
    und man kann gehen.
p54-16 =
    Auf, zu, auf: jetzt! Du landest auf sieben Schößen zugleich. Sie reichen dich über die Köpfe nach vorn, und
    hinter dir hängt einer die Kette ein, für die anderen.
p54-17 =
    Sie geht auf, als sie zugehen müsste. Die Stange hast du in beiden Armen und die Füße noch irgendwo weiter
    hinten.
p54-4 =
    Der Beiwagen ist eine Sardinendose mit Kissen und hängt an einem Stift. Man braucht bloß den Stift zu ziehen.
    Man darf bloß nicht drinsitzen.
p54-18 =
    Heraus mit dem Stift, und das Rad, das noch nie allein war, fährt mit seinem Reiter die Böschung hinunter und
    klingelt dabei. Die Dose behaltet ihr, an einem Finger. Als Brücke macht sie sich gut.
p54-19 = Er ist festgerostet. Du zerrst daran, Nase an Nase mit dem Fahrer, der mit der Klingel auf dich einschlägt.
p54-5 =
    Post, mit zwölf Wintern Verspätung. Säcke voll, festgezurrt. Manches ist schon geöffnet und ausgelacht worden;
    man sieht's an den Daumen.
p54-5-straps = Die Riemen losschneiden und umschnallen
p54-5-sacks = Die Säcke über Bord treten, ihnen unter die Räder
p54-24 =
    Zwei Schnallen, ein Messingring, ein Geruch von weit weg. Damit könnte man einen Koffer heben oder an einem
    hängen.
p54-25 =
    Der erste Sack platzt, und hinter euch ist die Luft voller Briefe. Mit offenem Mund fahren sie hinein:
    Glückwünsche, eine Rechnung, jemandes Verzeihung. Die Klingeln hört man noch eine Weile, immer weiter hinten.
p54-6 =
    Die Stirnlampe, groß wie ein Waschhaus. Du hängst kopfunter vor dem Glas, bekommst den Deckel ab und holst die
    zwei Batterien heraus; und dabei siehst du zum ersten Mal, was kommt: eine Gerade, eine lange, und am Ende der
    Prellbock. Jetzt kann man es wenigstens rufen.
p54-7 = Die Bremse: ein eiserner Hebel mit einem Schild, „nur im Notfall“. Getraut hat sich keiner.
p54-7-pull = Sich daranhängen und nicht loslassen
p54-7-points = Die Schrankenstange durchs Rad stecken
p54-27 =
    Er kommt eine Handbreit, spuckt dir Rost ins Auge und geht zurück. Der Prellbock ist jetzt so groß wie ein Haus.
    Noch mal!
p54-26 =
    Alle sieben fassen dich um die Mitte, einer hinter dem anderen, wie bei der Rübe im Märchen. Es kreischt, es
    qualmt, es wirft euch alle auf einen Haufen gegen die Lampe. Dann ist es still. Der Prellbock ist so nah, dass
    man eine Pfote drauflegen könnte, und das Kleinste tut's.
p54-28 =
    Barges Stange. Gemacht ist sie, um keinen durchzulassen. Zwischen die Speichen damit, hoch, herum, und sie biegt
    sich wie ein Bogen und nimmt den ganzen Elf-Uhr-Zweiundfünfzig auf ihre eine Schulter. Als ihr steht, summt sie
    noch. Nicht einmal verkratzt ist sie.
p54-20 =
    Links! Alle hinaus übers Geländer, die Nasen eine Handbreit überm Schotter; und herum kommt er, auf zwei Rädern,
    wie ein Schlittschuhläufer. Auf der nächsten Geraden seid ihr näher dran als vorher.
p54-21 =
    Zu spät. Ein Krachen, ein Splitter, ein Brett, das mit jemandes Mittagessen nach hinten davonfliegt. Das war
    einer.
p54-33 =
    Und das war ein Rad. Jetzt läuft er auf dreien und klagt in einer neuen Tonart. Noch so einen hält er nicht aus.
p54-22 =
    Weg damit! Es springt einmal auf dem Schotter und liegt schon weit zurück. Ihr kommt aus der Kurve, leicht,
    schnell und ärmer.
p54-23 =
    Fersen in den Schotter, ein Geruch nach heißer Sohle. Die Kurve nehmt ihr ganz bequem. Die anderen auch, weiter
    vorn.
p54-29 =
    Der dritte. Einen Atemzug lang sitzt ihr alle in einer Reihe auf gar nichts und haltet noch die Stange. Dann
    kommt die Böschung, und die ist aus Nesseln.
p54-9 = Ihr lasst euch fallen, rollt aus und liegt im Schotter, und das Singen der Schienen wird leiser.
p54-30 =
    „Das“, sagt der Älteste von den sieben, als er wieder kann, „war der Elf-Uhr-Zweiundfünfzig.“ Sie tätscheln die
    Bremse, die Lampe, euch. Gewogen ist keiner, und es stört auch keinen. Da erst sieht sich jemand um, wo man
    eigentlich gehalten hat.
p54-31 =
    Eine Woche später liegt die Draisine im Fluss. Auf Gleis 3 steht noch die Waage, und der Zeiger steht nicht auf
    null. Jemand hat einen Groschen darauf liegen lassen.
