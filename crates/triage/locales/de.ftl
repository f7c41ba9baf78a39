game-title = After the Disaster: Triage
game-tagline = Ein Krankenhaus nach einem Erdbeben. Rette, wen du kannst, solange es steht. Allein, etwa 15 Minuten.

jack = Bube
queen = Dame
turned-queen = Dame (wartet nur noch diesen Zug)
king = König

card-diesel = Diesel ♦{ $n }
card-hope = Hoffnung ♥
card-aftershock = Nachbeben ♠{ $n }
card-complications = Komplikationen ♣{ $n }
card-patient = { $patient }

## What is asked

ask-patient = { $who ->
        [jack] Ein Bube
        [queen] Eine Dame
       *[king] Ein König
    } kommt, und ein Bett ist frei. Aufnehmen (Gesundheit { $health }, kostenlos) oder draußen lassen?
ask-aftershock = Nachbeben ♠{ $damage }: Das Krankenhaus (noch { $hospital }) erleidet { $damage } Schaden. Jeder AP hält 1 davon ab. { $ap ->
        [one] Gibst du deinen AP aus?
       *[other] Wie viele deiner { $ap } AP gibst du aus?
    }
ask-diesel = Eine Dieselquelle ♦{ $rank }. Für 1 deiner { $ap } AP bergen oder anderen überlassen?
ask-diesel-replacing = Eine Dieselquelle ♦{ $rank }. Sie zu bergen kostet 1 deiner { $ap } AP, und die ♦{ $old } (auf { $value }) ist verloren. Die neue bergen oder anderen überlassen?
ask-complications = Komplikationen ♣{ $damage }: { $who ->
        [jack] Der Bube
        [queen] Die Dame
       *[king] Der König
    } in Bett { $bed } (Gesundheit { $health }) erleidet { $damage } Schaden. Jeder AP hält 1 davon ab. { $ap ->
        [one] Gibst du deinen AP hier aus?
       *[other] Wie viele deiner { $ap } AP gibst du hier aus?
    }
ask-standard = Noch { $ap } AP: Wähle eine Standardaktion oder beende den Zug. Der Generator wird { $demand } Diesel brauchen, da sind { $diesel }.

## What can be done

do-admit = Aufnehmen: Gesundheit { $health }, { $diesel } Diesel in jedem Zug
do-admit-nobody = Aufnehmen
do-refuse = Draußen lassen: { $outside ->
        [batters] am Ende jedes Zuges 1 Schaden am Krankenhaus
        [turns] am Ende des nächsten Zuges verloren
       *[leaves] am Ende dieses Zuges verloren
    }
do-refuse-nobody = Draußen lassen
do-brace = { $ap ->
        [0] Nichts ausgeben: { $damage } Schaden
       *[other] { $ap } AP ausgeben: { $damage ->
            [0] kein Schaden
           *[other] { $damage } Schaden
        }
    }{ $hospital ->
        [falls] , und das Krankenhaus stürzt ein
       *[stands] {""}
    }
do-brace-nothing = { $ap } AP gegen ein Nachbeben ausgeben
do-start = Bergen beginnen (1 AP)
do-leave = Überlassen
do-protect = { $ap ->
        [0] Nichts ausgeben
       *[other] { $ap } AP ausgeben
    }: { $health ->
        [0] stirbt
       *[other] Gesundheit { $health }
    }
do-protect-nobody = { $ap } AP gegen Komplikationen ausgeben
do-admit-outside = { $who ->
        [jack] Den Buben
        [queen] Die Dame
        [turned-queen] Die Dame, die nur noch diesen Zug wartet,
       *[king] Den König
    } von draußen aufnehmen (Gesundheit { $health }, { $diesel } Diesel in jedem Zug)
do-explore = Erkunden: noch eine Karte aufdecken
do-heal = { $who ->
        [jack] Den Buben
        [queen] Die Dame
       *[king] Den König
    } in Bett { $bed } behandeln: Gesundheit { $health }
do-heal-saves = { $who ->
        [jack] Den Buben
        [queen] Die Dame
       *[king] Den König
    } in Bett { $bed } behandeln: ab nach Hause!{ $ap ->
        [0] {""}
       *[other] {" "}(+{ $ap } AP)
    }
do-heal-nobody = Behandeln in Bett { $bed }
do-scavenge = Bergen: ♦{ $rank } auf { $value }
do-scavenge-completes = Den Rest der ♦{ $rank } bergen: ab zum Generator!
do-scavenge-nothing = Bergen
do-end-turn = Zug beenden{ $ap ->
        [0] {""}
        [one] {" "}(1 AP verfällt)
       *[other] {" "}({ $ap } AP verfallen)
    }

## What happens

log-turn-begins = Zug { $turn }: { $ap } AP.
log-queue-filled = { $cards ->
        [one] Eine Karte kommt
       *[other] { $cards } Karten kommen
    } in die Ereignisreihe.
log-revealed = Aufgedeckt: { $card }.
log-admitted = { $who ->
        [jack] Der Bube
        [queen] Die Dame
       *[king] Der König
    } bekommt Bett { $bed }, Gesundheit { $health }.
log-admitted-from-outside = { $who ->
        [jack] Der Bube
        [queen] Die Dame
       *[king] Der König
    } von draußen bekommt Bett { $bed }, Gesundheit { $health }.
log-sent-outside = { $who ->
        [jack] Der Bube
        [queen] Die Dame
       *[king] Der König
    } wartet draußen.
log-hospital-damaged = { $cause ->
        [aftershock] Die Erde bebt
        [no-diesel] Das Licht geht aus
       *[battered] { $who ->
            [jack] { $damage ->
                [one] Ein Bube draußen hämmert
               *[other] Buben draußen hämmern
            }
            [queen] { $damage ->
                [one] Eine Dame draußen hämmert
               *[other] Damen draußen hämmern
            }
            [king] { $damage ->
                [one] Ein König draußen hämmert
               *[other] Könige draußen hämmern
            }
           *[several] { $damage ->
                [one] Jemand draußen hämmert
               *[other] Patienten draußen hämmern
            }
        } an die Türen
    }: { $damage } Schaden am Krankenhaus, noch { $left }.
log-braced = { $ap ->
        [one] 1 AP stützt
       *[other] { $ap } AP stützen
    } die Mauern: kein Schaden.
log-source-started = Die ♦{ $rank } wird geborgen und steht auf 1.
log-source-replaced = Die ♦{ $rank } wird geborgen und steht auf 1; die ♦{ $lost } ist aufgegeben.
log-source-left = Die ♦{ $rank } geht an andere Überlebende.
log-hope = Hoffnung: 1 AP mehr, jetzt { $ap }.
log-nobody-to-hurt = Niemand liegt in einem Bett: Nichts geschieht.
log-protected = { $ap } AP für { $who ->
        [jack] den Buben
        [queen] die Dame
       *[king] den König
    } in Bett { $bed }{ $left ->
        [0] : kein Schaden.
       *[other] .
    }
log-hurt = { $cause ->
        [complications] Komplikationen
       *[no-diesel] Kein Strom
    }: { $who ->
        [jack] der Bube
        [queen] die Dame
       *[king] der König
    } in Bett { $bed } erleidet { $damage } Schaden, Gesundheit { $health }.
log-died = { $cause ->
        [complications] Komplikationen
       *[no-diesel] Kein Strom
    }: { $who ->
        [jack] der Bube
        [queen] die Dame
       *[king] der König
    } in Bett { $bed } stirbt.
log-healed = { $who ->
        [jack] Der Bube
        [queen] Die Dame
       *[king] Der König
    } in Bett { $bed } steht bei { $health }.
log-saved = { $who ->
        [jack] Der Bube
        [queen] Die Dame
       *[king] Der König
    } in Bett { $bed } darf nach Hause. Gerettet!
log-saved-with-cheers = { $who ->
        [jack] Der Bube
        [queen] Die Dame
       *[king] Der König
    } in Bett { $bed } darf nach Hause. Gerettet! Der Mut aller gibt { $ap } AP.
log-scavenged = Die ♦{ $rank } steht auf { $value }.
log-source-completed = Die ♦{ $rank } kommt unter den Generatorstapel.
log-diesel-consumed = Der Generator verbrennt { $demand } Diesel, noch { $left }.
log-diesel-card-emptied = Die ♦{ $rank } ist verbraucht.
log-diesel-short = Diesel fehlt: { $missing }!
log-queens-turned = { $count ->
        [one] Eine Dame draußen wartet
       *[other] { $count } Damen draußen warten
    } nicht länger als bis zum nächsten Zug.
log-lost-outside = Draußen verloren: { $count } × { $patient }.
log-collapsed = Das Krankenhaus stürzt ein. Gerettet: { $saved }.
log-nobody-left = Hilfe ist da: Niemand muss mehr versorgt werden. Gerettet: { $saved }.

## The table in words

table-line = { $place }: { $told }
table-turn = Zug { $turn }, { $ap } AP.
told-hospital = { $value } von { $most }.
told-bed = { $patient }, Gesundheit { $health } von { $healthy }.
told-empty = leer.
told-outside = { $count } × { $patient }.
told-nobody = niemand.
told-generator = { $diesel } Diesel auf { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $level } auf der obersten; dieser Zug braucht { $demand }.
told-source = ♦{ $rank } auf { $value }.
told-deck = { $deck }, Ereignisreihe: { $queue }, Ablage: { $discard }, beiseitegelegt: { $aside }.
table-saved = Gerettet: { $saved } ({ $jacks } B, { $queens } D, { $kings } K).

## Headings of the board

board-hospital = Krankenhaus
board-bed = Bett { $bed }
board-outside = Draußen
board-generator = Generatorstapel
board-scavenging = Bergungsfeld
board-queue = Ereignisreihe
board-deck = Ereignisdeck
board-discard = Ablage
board-saved = Gerettete
board-total = insgesamt { $diesel } Diesel
board-demand = Bedarf des Zuges: { $demand }
board-empty = leer
board-unseen = Noch ungesehen: { $unseen } (eine davon liegt beiseite)

## Odds

odds-event = Die nächste Karte
fate-hospital-falls = Das Krankenhaus fällt in diesem Zug, obwohl du alles dagegen tust und nicht weiter erkundest
reason-hospital-falls = Das Krankenhaus fällt in diesem Zug: { $chosen } % statt { $other } % nach „{ $second }“.
reason-gain = Das rettet sicher { $n ->
        [one] einen Menschen
       *[other] { $n } Menschen
    }.
reason-worth = „{ $second }“, das Nächstbeste, rettet am Ende { $whole },{ $tenths } Menschen weniger.

## Why not

no-game-over = Das Spiel ist zu Ende.
no-more-than-damage = Gegen ein Nachbeben der Stärke { $damage } kannst du höchstens { $damage } AP ausgeben.
no-more-protection = { $most ->
        [0] Für diese Karte kannst du keine AP mehr ausgeben.
       *[other] Hier kannst du höchstens { $most } AP ausgeben.
    }
no-so-many-ap = Du hast nur { $ap } AP.
no-patient-asked = Gerade steht niemand vor der Tür.
no-aftershock-asked = Gerade gibt es kein Nachbeben.
no-diesel-asked = Gerade wurde keine Dieselquelle gefunden.
no-complications-asked = Gerade gibt es keine Komplikationen.
no-card-first = Erst ist die aufgedeckte Karte dran.
no-event-first = Erst ist die aufgedeckte Karte dran; Standardaktionen kommen nach der Ereignisreihe.
no-ap = Du hast keine AP mehr.
no-such-outsider = Draußen wartet { $who ->
        [jack] kein Bube
        [queen] keine Dame
       *[king] kein König
    }.
no-upright-queen = In diesem Zug kam keine Dame; die Dame draußen wartet nur noch diesen Zug.
no-turned-queen = Die Dame draußen wurde noch nicht gedreht; sie wartet noch länger als diesen Zug.
no-free-bed = Kein Bett ist frei, und aus einem Bett kann niemand fortgeschickt werden.
no-cards-left = Das Ereignisdeck ist leer.
no-such-bed = Es gibt nur { $beds ->
        [one] 1 Bett
       *[other] { $beds } Betten
    }.
no-patient-in-bed = In Bett { $bed } liegt niemand.
no-source = Es wird gerade nichts geborgen.

## The rules

rule-R1 = Triage spielst du allein. Am Tisch bräuchtest du zwei gewöhnliche Kartenspiele zu je 52 Karten, sechs sechsseitige Würfel und etwas, womit du deine Aktionspunkte (AP) zählst.
rule-R2 = Die sechs Würfel werden nie geworfen, sie zeigen nur Werte an. Einer gehört zum Generator, einer zum Krankenhaus, einer zum Bergungsfeld und je einer zu den drei Betten.
rule-R3 = Bei Zahlenkarten bestimmt die Farbe, was passiert: ♦ ist Diesel, ♥ Hoffnung, ♠ ein Nachbeben, und ♣ steht für Komplikationen. Buben, Damen und Könige aller Farben sind Patienten. Ein Ass zählt 1.
rule-R4 = Nimm zuerst die ♦{ $reserves } und die ♥10 aus einem der beiden Kartenspiele heraus. Die ♦{ $reserves } ist deine Dieselreserve, die ♥10 ist dein Krankenhaus. Keine von beiden gehört jemals zum Ereignisdeck.
rule-R5 = Das Ereignisdeck besteht aus { $cards } Karten aus zwei Kartenspielen: { event-deck }. Zusammen sind das { $diesel } Diesel (Gesamtwert { $diesel_worth }), { $hope } Hoffnung, { $aftershocks } Nachbeben ({ $aftershocks_worth } Schaden), { $complications } Komplikationen (ihre Zahlen ergeben { $complications_worth }) und { $patients } Patienten: { $jacks } Buben, { $queens } Damen und { $kings } Könige.
rule-R6 = Mische die { $cards } Ereigniskarten gut und lege sie als verdeckten Stapel bereit. Ihre Reihenfolge kennst du ab jetzt nicht mehr.
rule-R7 = Die ♦{ $reserves } eröffnet den Generatorstapel, die ♥10 kommt als Krankenhaus an ihren Platz. Auf beiden zeigt ein Würfel ihren Wert an; vier weitere Würfel liegen bereit, einer im Bergungsfeld und je einer in den Betten. Außer dem Ereignisdeck liegt sonst noch keine Karte aus: Ereignisreihe, Betten, Draußen, Bergungsfeld, Ablage und Gerettete sind leer.
rule-R8 = Zum Schluss { $set_aside ->
    [0] wird keine Karte abgelegt: Alle { $left } Karten bleiben im Ereignisdeck.
    [one] kommt die oberste Karte des Ereignisdecks verdeckt auf die Ablage, und niemand sieht sie sich während der ganzen Partie an. Es bleiben { $left } Karten, die du zu je { $queue } auslegst, solange du nicht erkundest.
   *[other] kommen die obersten { $set_aside } Karten des Ereignisdecks verdeckt auf die Ablage, und niemand sieht sie sich während der ganzen Partie an. Es bleiben { $left } Karten, die du zu je { $queue } auslegst, solange du nicht erkundest.
    }
rule-R9 = Ein Würfel auf einer Dieselkarte oder auf dem Krankenhaus zeigt den aktuellen Wert an, von 0 bis höchstens zur Zahl der Karte. Beim Bergen steigt der Wert einer Dieselkarte, beim Verbrauch sinkt er; beim Krankenhaus sinkt er durch Schaden. Rutscht der Würfel unter das niedrigste Symbol, ist der Wert 0.
rule-R10 = Der Würfel im Bett zeigt, wie es dem Patienten geht. Ein Bube kommt mit { $jack_health } Gesundheit herein, eine Dame mit { $queen_health }, ein König mit { $king_health }; Behandeln erhöht den Wert, Schaden senkt ihn. Wer auf 0 oder darunter fällt, stirbt und kommt auf die Ablage. Wer { $healthy } erreicht, ist gesund und kommt zu den Geretteten.
rule-R11 = Gesundheit gibt es nur im Bett. Wer Draußen liegt, hat keine: Dort lässt sich niemand behandeln oder verletzen, und erst der Schritt „Draußen“ gegen Ende des Zuges wirkt sich auf diese Patienten aus.
rule-R12 = Jeden Zug beginnst du mit genau 4 Aktionspunkten (AP). Was du im letzten Zug nicht ausgegeben hast, ist verloren.
rule-R13 = Danach legst du { $queue ->
    [one] eine Karte
   *[other] { $queue } Karten
    } vom Ereignisdeck verdeckt in die Ereignisreihe, von links nach rechts. Sind weniger übrig, legst du alle aus. Ist das Deck leer, entfallen die Ereignisse und du machst gleich mit den Standardaktionen weiter.
rule-R14 = Decke die Karten der Ereignisreihe einzeln von links nach rechts auf und handle jede vollständig ab, bevor du die nächste aufdeckst. Die übrigen bleiben so lange geheim. Standardaktionen sind erst möglich, wenn die ganze Reihe abgehandelt ist.
rule-R15 = Deckst du einen Patienten auf und ist ein Bett frei, darfst du ihn kostenlos aufnehmen; ein Bube beginnt mit { $jack_health } Gesundheit, eine Dame mit { $queen_health }, ein König mit { $king_health }. Ist kein Bett frei oder weist du ihn ab, kommt er nach Draußen. Eine Dame legst du dort hochkant hin.
rule-R16 = Ein Nachbeben fügt dem Krankenhaus so viel Schaden zu, wie die Karte angibt. Jeder AP, den du dafür ausgeben willst, verhindert 1 Schaden, notfalls bis gar keiner übrig ist. Danach kommt die Karte auf die Ablage.
rule-R17 = Eine Dieselkarte ist eine neu entdeckte Quelle. Für 1 AP kannst du mit dem Bergen beginnen: Sie kommt mit Wert 1 ins Bergungsfeld, und eine Karte, die dort schon liegt, wandert samt allem Fortschritt auf die Ablage. Zahlst du nicht, kommt die neue Karte auf die Ablage.
rule-R18 = Hoffnung bringt dir sofort 1 zusätzlichen AP, egal welche Zahl auf der Karte steht; dann kommt sie auf die Ablage. Eine Obergrenze für AP gibt es nicht.
rule-R19 = Komplikationen treffen den Patienten mit der niedrigsten Gesundheit in den Betten; liegen mehrere gleichauf, erleidet jeder von ihnen so viel Schaden, wie die Karte angibt. Insgesamt darfst du höchstens so viele AP einsetzen, wie die Karte angibt, und sie beliebig verteilen: Jeder AP erspart einem der Getroffenen 1 Schaden. Dann kommen die Karte und alle, die auf 0 gefallen sind, auf die Ablage. Sind alle Betten leer, legst du die Karte einfach ab.
rule-R20 = Nach den Ereignissen folgen die Standardaktionen: Jede kostet 1 AP, alle sind freiwillig, und du darfst beliebig viele in beliebiger Reihenfolge ausführen, solange deine AP reichen. (a) Beim Aufnehmen holst du einen Patienten von Draußen in ein leeres Bett, und zwar mit voller Anfangsgesundheit (Bube { $jack_health }, Dame { $queen_health }, König { $king_health }), egal wie lange er gewartet hat. (b) Beim Erkunden deckst du die oberste Karte des Ereignisdecks auf und handelst sie mit deinen restlichen AP wie jedes andere Ereignis ab; das Deck darf dafür nicht leer sein. (c) Beim Behandeln bekommt ein Patient im Bett 1 Gesundheit; mit { $healthy } kommt er zu den Geretteten, das Bett wird frei, und du erhältst sofort AP: { $jack_ap } für einen Buben, { $queen_ap } für eine Dame, { $king_ap } für einen König. (d) Beim Bergen steigt die Karte im Bergungsfeld um 1; hat sie ihre volle Zahl erreicht, schiebst du sie offen unter den Generatorstapel und das Feld ist wieder frei.
rule-R21 = Keine Aktion ist auf einmal pro Zug beschränkt. Du darfst dieselbe so oft wiederholen, wie deine AP reichen, auch beim selben Patienten.
rule-R22 = Aus einem Bett führen nur zwei Wege: Rettung oder Tod. Zurück nach Draußen kannst du niemanden schicken, und Schäden am Krankenhaus lassen sich nie reparieren.
rule-R23 = Nach deinen Aktionen läuft der Generator. Er braucht 1 Diesel, dazu { $jack_diesel } für jeden Buben im Bett, { $queen_diesel } für jede Dame und { $king_diesel } für jeden König. Verbraucht wird von der obersten Karte des Generatorstapels; fällt sie auf 0, kommt sie auf die Ablage, und den Rest liefert die nächste Karte, die mit ihrer vollen Zahl beginnt.
rule-R24 = Reicht der Generatorstapel nicht für den ganzen Bedarf, wird trotzdem alles verbraucht, was da ist. Dann erleiden das Krankenhaus und jeder Patient im Bett 1 Schaden, und zwar nur 1, egal wie viel gefehlt hat. Wer dadurch auf 0 fällt, stirbt.
rule-R25 = Genau genug ist genug. Deckt dein letzter Diesel den Bedarf exakt, entsteht kein Schaden, auch wenn der Generatorstapel jetzt leer ist.
rule-R26 = Nun sind alle Patienten Draußen an der Reihe. Jeder Bube { $jack_outside ->
    [batters] fügt dem Krankenhaus 1 Schaden zu und bleibt liegen
    [turns] wird um 90° gedreht: Beim ersten Mal liegt er quer und bleibt, beim zweiten Mal kommt er auf die Ablage
   *[leaves] kommt sofort auf die Ablage
    }. Jede Dame { $queen_outside ->
    [batters] fügt dem Krankenhaus 1 Schaden zu und bleibt liegen
    [turns] wird um 90° gedreht: Beim ersten Mal liegt sie quer und bleibt, beim zweiten Mal liegt sie wieder hochkant und kommt auf die Ablage
   *[leaves] kommt sofort auf die Ablage
    }. Jeder König { $king_outside ->
    [batters] fügt dem Krankenhaus 1 Schaden zu und bleibt liegen
    [turns] wird um 90° gedreht: Beim ersten Mal liegt er quer und bleibt, beim zweiten Mal kommt er auf die Ablage
   *[leaves] kommt sofort auf die Ablage
    }.
rule-R27 = Eine Schonfrist gibt es Draußen nicht: Auch wer erst in diesem Zug dorthin gekommen ist, zählt mit. Wer sofort auf die Ablage kommt, ist also im selben Zug verloren, und wer gedreht wird, wird bereits zum ersten Mal gedreht.
rule-R28 = Damit ist der Zug vorbei. Ist die Partie noch nicht zu Ende, beginnt der nächste mit 4 neuen AP.
rule-R29 = Die Partie endet, sobald das Krankenhaus auf 0 fällt. Sie endet auch, wenn weder im Ereignisdeck noch in der Ereignisreihe, in den Betten oder Draußen eine Karte übrig ist.
rule-R30 = Jeder Patient bei den Geretteten zählt 1 Punkt, auch wenn das Krankenhaus eingestürzt ist. Mehr als { $patients } Punkte sind nicht möglich, und für jeden Patienten, der beim Aufbau abgelegt wurde, einer weniger.
rule-R31 = Die Ablage darfst du jederzeit durchsehen, nur nicht die Karte, die beim Aufbau abgelegt wurde. Das offizielle Spiel kennt nur einen Modus, keine Schwierigkeitsgrade und keine Punktzahl, ab der du gewinnst oder verlierst: Du spielst um dein bestes Ergebnis.
rule-A1 = Der Text der Spielregel lässt offen, wie viele Betten es gibt; hier sind es drei. Von den sechs Würfeln gehen je einer an Generator, Krankenhaus und Bergungsfeld, also bleiben drei für Betten. Auch in einem gedruckten Beispiel sind drei Betten belegt.
rule-A2 = Die Spielregel lässt sich so missverstehen, als käme aufgegebener Diesel zum Generator; hier kommt er immer auf die Ablage und ist verloren. Der Hinweis auf die linke Seite des Generators sagt nur, wo das Bergungsfeld liegt.
rule-A3 = Die Spielregel lässt offen, ob die AP-Grenze bei Komplikationen für die ganze Karte oder für jeden Getroffenen einzeln gilt; hier gilt sie für die ganze Karte. Mit der Option „Komplikationen: Grenze pro Patient“ spielst du die andere Lesart. In beiden Fällen steht vor dem Schaden fest, wen es trifft, und danach wird nicht neu geprüft.
rule-A4 = Die Spielregel sagt nicht ausdrücklich, ob du bei einem Nachbeben mehr AP ausgeben darfst, als die Karte angibt; hier ist die Zahl der Karte die Obergrenze. Mehr AP hätten ohnehin keine Wirkung.
rule-A5 = Die Spielregel sagt nicht ausdrücklich, was eine Dieselkarte insgesamt kostet; hier zählt der AP für den Anfang schon als erster Schritt, eine ♦5 kostet dich also alles in allem 5 AP. Weil die kleinste Dieselkarte eine 2 ist, wird keine schon zu Beginn fertig: Das gelingt nur mit der Aktion Bergen.
rule-A6 = Die Spielregel lässt offen, was passiert, wenn du eine Dieselkarte fertig birgst und der Generatorstapel leer ist; hier wird sie sofort zur obersten Karte und hat ihren vollen Wert.
rule-A7 = Die Spielregel lässt offen, ob größerer Dieselmangel auch mehr schadet; hier ist es immer 1 Schaden, und er trifft das Krankenhaus und alle Patienten in den Betten gleichzeitig. Fällt das Krankenhaus dabei auf 0, endet die Partie; bereits Gerettete zählen trotzdem.
rule-A8 = Die Spielregel lässt offen, wann genau das Ende geprüft wird; hier wird das Krankenhaus nach jedem Schaden geprüft, und ob alles leer ist, nach jeder Aktion und am Ende des Zuges. Solange noch Karten in der Ereignisreihe warten, ist nicht alles leer: Sie werden erst abgehandelt. Auf die Punkte hat der Zeitpunkt keinen Einfluss.
rule-A9 = Die Spielregel lässt offen, in welcher Reihenfolge die Patienten Draußen an die Reihe kommen; hier sind es erst die Buben, dann die Damen, dann die Könige. Deine Punkte ändert das nie; höchstens stürzt das Krankenhaus ein, bevor die Übrigen dran waren.
rule-A10 = Die Spielregel lässt offen, ob für erkundete Karten etwas anderes gilt als für Karten aus der Ereignisreihe; hier gilt dasselbe. Du handelst sie einzeln ab, ein erkundeter Patient darf kostenlos in ein leeres Bett, und Hoffnung gibt dir nur den bezahlten AP zurück. 1 AP kostet das Aufnehmen nur bei Patienten, die schon Draußen liegen.
rule-A11 = Die Spielregel lässt offen, was mit einer Dame geschähe, die ein zweites Mal nach Draußen käme; hier kann das nicht vorkommen, denn aus dem Bett geht niemand dorthin zurück. Eine Dame Draußen liegt also entweder hochkant und ist neu, oder sie liegt quer und wurde einmal gedreht.
rule-A12 = Die Spielregel lässt offen, ob man verdeckte Karten heimlich ansehen könnte; hier kann es niemand, nicht einmal der Computer. Karten in der Ereignisreihe und die beim Aufbau abgelegte Karte sind in Redtag wirklich unentschieden, bis sie aufgedeckt werden: Erst dann steht fest, welche der noch möglichen Karten es ist. Die beim Aufbau abgelegte Karte wird im Spiel nie aufgedeckt.
rule-A13 = Die Spielregel lässt offen, ob du früher aufhören oder weniger ziehen darfst; hier kannst du deine Aktionen auch beenden, wenn du noch AP hast, nur verfallen diese dann. Das Ziehen ist Pflicht: jeden Zug { $queue ->
    [one] eine Karte
   *[other] { $queue } Karten
    } oder alle, die noch da sind.
rule-A14 = Die Spielregel lässt offen, wie ein sechsseitiger Würfel { $healthy } Gesundheit anzeigen soll; hier wird der letzte Schritt nicht angezeigt: Das Behandeln, das { $healthy } erreicht, rettet den Patienten. Gesundheit steigt nur durch Behandeln und immer um 1, über das Ziel hinaus kommt also niemand.
rule-A15 = Die Spielregel lässt offen, wann du die AP für einen geretteten Patienten nutzen darfst; hier hast du sie sofort, für weitere Standardaktionen im selben Zug. Zu einem anderen Zeitpunkt wird nie behandelt.
rule-A16 = Die Spielregel lässt offen, ob eine Partie ewig dauern könnte; hier geht jede Partie zu Ende. Irgendwann ist das Ereignisdeck leer, und danach zermürben Dieselmangel oder Buben Draußen das Krankenhaus, wenn nicht vorher alle Betten und Draußen leer sind.
rule-A17 = Die Spielregel nennt sich kostenlose Ausgabe und lässt offen, was andere Ausgaben enthalten; hier ist allein das Standardspiel offiziell. Redtag bietet außerdem Varianten mit anderer Bettenzahl, anderen Start-AP oder einem stärkeren oder schwächeren Krankenhaus, und sie sind immer als inoffiziell gekennzeichnet.
rules-chapter-goal = Ziel und Material
rules-chapter-setup = Aufbau
rules-chapter-values = Werte im Blick
rules-chapter-turn = Der Zug
rules-chapter-events = Ereignisse
rules-chapter-actions = Standardaktionen
rules-chapter-diesel = Diesel
rules-chapter-outside = Draußen
rules-chapter-end = Ende und Wertung
rules-chapter-rulings = Auslegungen
rules-intro = After the Disaster: Triage ist ein Kartenspiel für eine Person: Nach einem Erdbeben hältst du ein angeschlagenes Krankenhaus in Betrieb und versuchst, möglichst viele Patienten durchzubringen, bevor es nachgibt. Entworfen wurde das Spiel von Studio Tectorum; der Text hier ist Redtags eigene Fassung der Regeln.
