game-title = After the Virus
game-tagline = Ein Stapel Karten, eine Handvoll Überlebende und mit jedem Mischen mehr Zombies. Gemeinsam durch sechzehn Missionen. Für 1 bis 3 Personen.

## Names

unknown-player = Person { $n }
unknown-card = Karte { $n }
unknown-mission = Irgendwo
cured = Geheilte Überlebende
none = keine
list-more = { $first }, { $rest }
list-times = { $n } × { $what }
list-sentences = { $first } { $rest }

kind-zombie = Zombie
kind-event = Ereignis
kind-person = Person
kind-animal = Tier
kind-weapon = Waffe
kind-trap = Falle
kind-equipment = Ausrüstung
kind-armor = Schutzkleidung
kind-medical = Medizin
kind-vehicle = Fahrzeug
kind-facility = Einrichtung
kind-training = Ausbildung
kind-supply = Munition

kind-striking = Nahkampf
kind-thrown = Wurfwaffe
kind-shooting = Schusswaffe

types-any = Karten
types-zombie = Zombies
types-event = Ereignisse
types-person = Personen
types-animal = Tiere
types-weapon = Waffen
types-trap = Fallen
types-equipment = Ausrüstung
types-armor = Schutzkleidung
types-medical = medizinische Karten
types-vehicle = Fahrzeuge
types-facility = Einrichtungen
types-training = Ausbildung
types-supply = Munition
types-card = { $card }

styles-striking = Nahkampfwaffen
styles-thrown = Wurfwaffen
styles-shooting = Schusswaffen

count-saved = Gerettete
count-rescued = In Sicherheit gebracht ({ $of })
count-prepared = Vorbereitet ({ $of })
count-collected = Gefunden ({ $of }; erkundete und zerstörte zählen nicht)
count-destroyed = Zerstört ({ $of })
count-scouted = Erkundet ({ $of })
count-area = Karten im Gebietsstapel
count-ammo = Munition unter Waffen
count-killed = Eigene Zombies getötet, von wem auch immer
count-roaming = Zombiekarten außerhalb deines Zombiestapels, ohne Geheilte
count-wave = Welle
count-wounds = Wunden
count-turn = Zug
count-together = { $what } (alle zusammen)
condition = { $what }: { $bound ->
        [least] mindestens { $number }
       *[most] höchstens { $number }
    }
aim-last-turn = Zug { $turn } ist der letzte, der gespielt wird; danach ist die Mission weder gewonnen noch verloren

## What is asked

ask-wait = Die anderen sind noch dabei.
ask-action = { $player }: { $zombies ->
        [0] keine Zombies
        [one] 1 Zombie greift an
       *[other] { $zombies } Zombies greifen an
    }, { $hand ->
        [0] keine Handkarten. { $zombies ->
            [0] Bereite vor oder benutze, was ausliegt, oder beende deinen Zug.
           *[other] Bereite vor oder benutze, was ausliegt: Wer übrig bleibt, beißt.
        }
       *[other] { $hand ->
            [one] 1 Handkarte
           *[other] { $hand } Handkarten
        }. { $zombies ->
            [0] {""}
            [one] Halte ihn auf.{" "}
           *[other] Halte sie auf.{" "}
        }{ $spend ->
            [useless] Mit deinen Karten ist nichts mehr anzufangen: Wirf sie ab.
           *[useful] Alle Karten müssen weg: Spiel sie aus oder zahle mit ihnen.
        }
    }
ask-thin = { $player }: Für diese Welle reichen die Zombies nicht, also holt sie sich etwas anderes. { $left ->
        [one] Zerstöre 1 Karte deines Ablagestapels.
       *[other] Zerstöre { $left } Karten deines Ablagestapels, eine nach der anderen.
    } Welche ist für immer weg?
ask-pay = { $player }: Bezahle mit { $left ->
        [one] 1 Handkarte
       *[other] { $left } Handkarten
    } ({ $purpose }). Welche wirfst du { $left ->
        [one] ab?
       *[other] zuerst ab?
    }
pay-retrieve = Holen: { $card }
pay-prepare = Vorbereiten: { $card }
pay-use = Benutzen: { $card }
pay-scout = Erkunden
pay-something = Bezahlen
ask-load = { $player }: Lege { $left ->
        [one] 1 Handkarte
       *[other] { $left } Handkarten
    } als Munition unter die Waffe ({ $weapon }). Welche?
ask-load-any = { $player }, { $weapon }: bisher { $ammo } Munition. Noch eine Handkarte dazu, oder reicht das? Später geht es nur noch, wenn eine Karte es erlaubt.
ask-spend = { $player }, { $weapon }: Welche Munition verbrauchst du? Sie kommt auf deinen Ablagestapel.
ask-leave = { $player }, { $card }: oben auf deinen Gebietsstapel, wo du die Karte wiederfindest, oder darunter?
ask-spare-weapon = { $player }: { $arm ->
        [wounded] Mit einem verletzten Arm hältst du eine Waffe weniger.
       *[sound] Das sind zu viele Waffen auf einmal.
    } Zerstöre eine vorbereitete Waffe; welche?
ask-spare-vehicle = { $player }: Niemand fährt zwei Fahrzeuge. Welches wird zerstört?
ask-hit = { $player }, { $card }: { $amount ->
        [all] Wessen Zombies { $result ->
            [kill] tötest du
            [discard] wirfst du ab
           *[remove] entfernst du
        }?
        [cards] Welche Zombiekarte { $result ->
            [kill] tötest du
            [discard] wirfst du ab
           *[remove] entfernst du
        }?{ $left ->
            [one] {""}
           *[other] {" "}Bis zu { $left }.
        }
       *[zombies] Welchen Zombie { $result ->
            [kill] tötest du
            [discard] wirfst du ab
           *[remove] entfernst du
        }?{ $left ->
            [one] {""}
           *[other] {" "}Bis zu { $left }.
        }
    }{ $stop ->
        [may] {" "}Oder lass es dabei.
       *[must] {""}
    }
ask-heal = { $player }, { $card }: Welche Wunde wird geheilt? { $left ->
        [one] Eine.
       *[other] Bis zu { $left }, alle von einer Person.
    }
ask-scout = { $player }: Die oberste Karte deines Gebietsstapels aufdecken oder es dabei belassen?{ $left ->
        [one] {""}
       *[other] {" "}Bis zu { $left }.
    }
ask-retrieve = { $player }: Welche erkundete Karte nimmst du umsonst?
ask-prepare = { $player }: Welche Karte bereitest du umsonst vor?
ask-recover = { $player }: Welche zerstörte Karte kommt auf deinen Ablagestapel zurück?
ask-save = { $player }: { $chosen ->
        [0] Wer wird in Sicherheit gebracht?
       *[other] Noch jemand? Bisher sind es { $chosen }.
    }
ask-reward = { $player }: Jemand ist in Sicherheit. Als gerettet zählen (bisher { $saved }) oder zum Dank die oberste Karte deines Gebietsstapels{ $known ->
        [yes] {" "}({ $top })
       *[no] {""}
    } nehmen?{ $left ->
        [one] {""}
       *[other] {" "}Noch { $left } zu entscheiden.
    }
ask-load-itself = { $player }: Unter welche Waffe kommt { $card }?
ask-wound = { $player } wird gebissen. Wohin? { $wounds ->
        [0] Mit verletztem Arm hast du Platz für eine vorbereitete Waffe weniger, mit verletztem Bein kannst du nicht laufen, und eine Wunde im Gehirn ist das Ende der Mission.
       *[other] Im Gehirn wäre es das Ende der Mission.
    }

## What can be done

do-play-event = Spielen: { $card } – { $text }
do-play = Auslegen: { $card } (später vorzubereiten)
do-scout = Erkunden: 1 Karte abwerfen, die oberste Karte des Gebietsstapels{ $known ->
        [yes] {" "}({ $top })
       *[no] {""}
    } aufdecken (noch { $area })
do-retrieve = Holen: { $card } ({ $cost ->
        [0] umsonst
        [one] 1 Karte
       *[other] { $cost } Karten
    })
do-retrieve-event = Holen: { $card } ({ $cost ->
        [0] umsonst
        [one] 1 Karte
       *[other] { $cost } Karten
    }), auf den Ablagestapel
do-prepare = Vorbereiten: { $card } ({ $cost })
cost-free = umsonst
cost-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
cost-card = Preis: { $card }
cost-ammo = { $n ->
        [one] 1 Karte als Munition
       *[other] { $n } Karten als Munition
    }
cost-any-ammo = beliebig viele Karten als Munition
do-use = Benutzen: { $card } – { $effect }
do-use-for = Benutzen: { $card } ({ $price }) – { $effect }
do-use-somehow = Benutzen: { $card }
price-hand = { $n ->
        [one] 1 Karte abwerfen
       *[other] { $n } Karten abwerfen
    }
price-ammo = { $n ->
        [one] 1 Munition
       *[other] { $n } Munition
    }
price-itself = { $to ->
        [discard] abwerfen
        [destroy] zerstören
       *[area] zurück zum Gebietsstapel
    }
effect-hit = { $amount ->
        [all] alle Zombies einer Person
        [others] alle übrigen Zombies dieser Person
        [cards] { $n ->
            [one] 1 Zombiekarte
           *[other] { $n } Zombiekarten
        }
       *[zombies] { $n ->
            [one] 1 Zombie
           *[other] { $n } Zombies
        }
    }{ $place ->
        [discard] {" "}in einem Ablagestapel
        [anywhere] , angreifend oder im Ablagestapel,
       *[play] {""}
    } { $result ->
        [kill] töten
        [discard] abwerfen
       *[remove] entfernen
    }
effect-heal = { $n ->
        [one] 1 Wunde heilen
       *[other] { $n } Wunden heilen
    }
effect-prevent = { $n ->
        [one] deine nächste Wunde verhindern
       *[other] deine nächsten { $n } Wunden verhindern
    }
effect-scout = { $n ->
        [one] 1 Karte erkunden
       *[other] { $n } Karten erkunden
    }
effect-retrieve = { $n ->
        [one] 1 Karte umsonst holen
       *[other] { $n } Karten umsonst holen
    }
effect-prepare = umsonst vorbereiten: { $types }
effect-recover = etwas Zerstörtes zurückholen: { $types }
effect-save = Überlebende retten
effect-cure = einen einzelnen Zombie heilen
effect-load-itself = als Munition unter eine Waffe legen
effect-load-from-hand = eine Handkarte als Munition hinzufügen
do-fight = Einen Zombie angreifen lassen{ $printed ->
        [0] {""}
        [1] {" "}(einen einzelnen)
       *[other] {" "}(einen von { $left } auf einer Karte mit { $printed })
    }: { $wound ->
        [prevented] die Wunde wird verhindert
        [deadly] du stirbst, und die Mission ist verloren
       *[taken] du wirst verletzt
    }
do-drop = Abwerfen: { $card } (nützt jetzt zu nichts)
do-done = Fertig für diesen Zug
do-call = Moment! Die Fertigen zurückrufen
do-choose = { $card }
do-pay = Abwerfen: { $card }
do-load = Als Munition: { $card }
do-spend = Verbrauchen: { $card }
do-destroy = Zerstören: { $card }
do-recover = Zurückholen: { $card }
do-save = Retten: { $card }{ $saves ->
        [one] {""}
       *[other] {" "}(zählt für { $saves })
    }
do-load-itself = Waffe: { $card }
do-enough = Nein, danke
do-enough-ammo = Keine weitere Munition
do-enough-saved = Das sind alle
do-enough-done = Dabei bleibt es
do-accept = Die oberste Karte des Gebietsstapels aufdecken
do-hit = { $unit ->
        [cards] { $left ->
            [one] Die Karte mit 1 Zombie
           *[other] Die Karte mit { $left } Zombies
        }
       *[zombies] { $printed ->
            [1] Den einzelnen Zombie
           *[other] { $left ->
                [one] Den letzten auf einer Karte mit { $printed }
               *[other] Einen von { $left } auf einer Karte mit { $printed }
            }
        }
    }{ $whose ->
        [named] {" "}bei { $player }
       *[own] {""}
    } { $result ->
        [kill] töten
        [discard] abwerfen
       *[remove] entfernen
    }{ $card ->
        [discarded] {" "}(diese Karte wird abgeworfen)
       *[clean] {""}
    }
do-hit-discard = { $zombies ->
        [one] Einen einzelnen Zombie
       *[other] { $zombies } Zombies auf einer Karte
    } im Ablagestapel{ $whose ->
        [named] {" "}von { $player }
       *[own] {""}
    } { $result ->
        [kill] töten
        [discard] abwerfen
       *[remove] entfernen
    }
do-hit-all = Alle Zombies{ $whose ->
        [named] {" "}von { $player }
       *[own] {""}
    } { $result ->
        [kill] töten
        [discard] abwerfen
       *[remove] entfernen
    }: { $place ->
        [play] { $attacking ->
            [one] 1 angreifende Karte
           *[other] { $attacking } angreifende Karten
        }
        [discard] { $lying ->
            [one] 1 Karte im Ablagestapel
           *[other] { $lying } Karten im Ablagestapel
        }
       *[anywhere] { $attacking ->
            [one] 1 angreifende Karte
           *[other] { $attacking } angreifende Karten
        }, { $lying } im Ablagestapel
    }
do-heal = { $spot ->
        [arm] Den Arm
        [leg] Das Bein
       *[brain] Das Gehirn
    }{ $whose ->
        [named] {" "}von { $player }
       *[own] {""}
    } heilen
do-wound = { $spot ->
        [arm] In den Arm: eine vorbereitete Waffe weniger
        [leg] Ins Bein: kein Laufen mehr
       *[brain] Ins Gehirn: Das ist das Ende, für alle
    }
do-count = Als gerettet zählen: dann sind es { $saved }
do-take = Zum Dank die oberste Karte des Gebietsstapels{ $known ->
        [yes] {" "}({ $top })
       *[no] {""}
    } nehmen (noch { $area })
do-on-top = Oben auf den Gebietsstapel
do-underneath = Unter den Gebietsstapel

## What happens

log-mission = { $chapter }. { $mission }: { $story } { $briefing }
log-turn = Zug { $turn }.
log-wave = { $player } mischt: Welle { $wave }, und { $cards ->
        [0] keine Zombiekarte kommt
        [one] 1 Zombiekarte kommt
       *[other] { $cards } Zombiekarten kommen
    } in den Ablagestapel.
log-pile-short = { $player } hat zu wenige Zombies für diese Welle und { $cards ->
        [0] auch keine andere Karte zu verlieren
        [one] verliert dafür 1 andere Karte
       *[other] verliert dafür { $cards } andere Karten
    }.
log-shuffled = { $cards ->
        [0] { $player } hat nichts zu mischen.
        [one] { $player } mischt 1 Karte { $left ->
            [0] zu einem neuen Nachziehstapel.
            [one] und legt sie unter die letzte Karte des Nachziehstapels.
           *[other] und legt sie unter die letzten { $left } Karten des Nachziehstapels.
        }
       *[other] { $player } mischt { $cards } Karten { $left ->
            [0] zu einem neuen Nachziehstapel.
            [one] und legt sie unter die letzte Karte des Nachziehstapels.
           *[other] und legt sie unter die letzten { $left } Karten des Nachziehstapels.
        }
    }
log-drew = { $player } zieht: „{ $card }“.
log-zombies-come = { $zombies ->
        [one] Ein Zombie kommt
       *[other] { $zombies } Zombies kommen
    } auf { $player } zu.
log-event-played = { $player } spielt: „{ $card }“.
log-played = { $player } legt aus: „{ $card }“.
log-paid = { $player } gibt her: „{ $card }“.
log-dropped = { $player } wirft nutzlos ab: „{ $card }“.
log-scouted = { $player } erkundet: „{ $card }“.
log-retrieved = { $player } holt: „{ $card }“.
log-retrieved-event = { $player } holt: { $card }, auf den Ablagestapel.
log-prepared = { $player } hat bereit: „{ $card }“.
log-loaded = { $player } lädt { $weapon }: „{ $card }“.
log-spent = { $player } schießt mit { $weapon } und verbraucht: „{ $card }“.
log-used = { $player } benutzt: „{ $card }“.
log-left = { $player } { $to ->
        [discard] legt auf den Ablagestapel: „{ $card }“{ $ammo ->
            [0] {""}
           *[other] , mitsamt der Munition
        }
       *[destroy] verliert durch Zerstörung: „{ $card }“{ $ammo ->
            [0] {""}
           *[other] ; die Munition kommt auf den Ablagestapel
        }
    }.
log-returned = { $player } legt { $to ->
        [top] oben auf den Gebietsstapel
       *[bottom] unter den Gebietsstapel
    }: „{ $card }“.
log-thinned = { $player } verliert für immer: „{ $card }“.
log-recovered = { $player } bekommt auf den Ablagestapel zurück: „{ $card }“.
log-hit = { $by } { $result ->
        [kill] tötet
        [discard] schüttelt
       *[remove] lockt
    } { $zombies ->
        [one] einen Zombie
       *[other] { $zombies } Zombies
    }{ $whose ->
        [other] {" "}von { $player }
       *[own] {""}
    }{ $where ->
        [discard] {" "}im Ablagestapel
       *[play] {""}
    }{ $result ->
        [kill] {""}
        [discard] {" "}ab
       *[remove] {" "}weg
    }{ $with ->
        [hands] {" "}mit bloßen Händen
       *[card] {" "}({ $card })
    }.
log-zombie-card = { $zombies ->
        [one] Der einzelne Zombie
       *[other] Die Karte mit { $zombies } Zombies
    } kommt auf den { $to ->
        [discard] Ablagestapel von { $player }. Das war nicht das letzte Mal
       *[pile] Zombiestapel von { $player }
    }.
log-attacked = Ein Zombie erwischt { $player }.
log-prevented = { $player } bleibt unverletzt.
log-wounded = { $player } ist verletzt: { $spot ->
        [arm] am Arm
        [leg] am Bein
       *[brain] am Gehirn
    }.
log-healed = { $whose ->
        [other] { $by } heilt { $player }
       *[own] Eine Wunde von { $player } heilt
    }: { $spot ->
        [arm] Arm
        [leg] Bein
       *[brain] Gehirn
    } ({ $card }).
log-protected = { $player } ist vor { $wounds ->
        [one] der nächsten Wunde
       *[other] den nächsten { $wounds } Wunden
    } dieses Zuges geschützt.
log-saved = { $player } bringt jemanden in Sicherheit: { $card }{ $saves ->
        [one] {""}
       *[other] , zählt für { $saves }
    }. Die Karte { $to ->
        [pile] kommt in den Zombiestapel zurück
        [destroyed] ist zerstört
       *[discard] kommt auf den Ablagestapel
    }.
log-counted = { $player }: { $saved } gerettet.
log-found = { $player } bekommt zum Dank: „{ $card }“.
log-found-event = { $player } bekommt zum Dank: { $card }, auf den Ablagestapel.
log-cured = Ein Zombie sieht { $player } an und weiß wieder, wie er heißt: Er ist jetzt ein vorbereiteter Überlebender.
log-done = { $player } ist fertig.
log-called = { $player } ruft die anderen zurück.
log-won = Die Mission ist geschafft, und niemand hat sich verwandelt.
log-died = { $player } ist tot, und die Mission damit gescheitert.
log-failed = Die Mission ist gescheitert. { $condition }.
log-out-of-time = Der letzte Zug, der gespielt wird, ist vorbei. Die Mission ist weder gewonnen noch verloren.
end-won = { $mission } ist geschafft, in Zug { $turn }, und niemand hat sich verwandelt.

## The table

table-mission = { $chapter }, { $mission }. Zug { $turn }.
brief-wave = Die Wellenzahl beginnt bei { $wave }.
brief-wave-usual = Die Wellenzahl beginnt bei { $wave }, in einer leichteren Partie um 1 niedriger.
brief-zombies = { $n ->
        [0] In kein Startdeck werden Zombiekarten
        [one] In jedes Startdeck wird 1 Zombiekarte
       *[other] In jedes Startdeck werden { $n } Zombiekarten
    } gemischt.
brief-zombies-usual = { $n ->
        [0] In kein Startdeck werden Zombiekarten gemischt; schwerer wird es mit 1 in jedem.
        [one] In jedes Startdeck wird 1 Zombiekarte gemischt; schwerer wird es mit einer mehr.
       *[other] In jedes Startdeck werden { $n } Zombiekarten gemischt; schwerer wird es mit einer mehr.
    }
brief-surge = Bei jedem Mischen { $n ->
        [one] kommt 1 Zombiekarte
       *[other] kommen { $n } Zombiekarten
    } mehr hinzu, als die Welle sagt.
brief-lost = { $n ->
        [one] 1 ungesehene Karte
       *[other] { $n } ungesehene Karten
    } jedes Gebietsstapels kann man nie ziehen.
brief-wound = Alle beginnen mit { $spot ->
        [arm] verletztem Arm
        [leg] verletztem Bein
       *[brain] verletztem Gehirn
    }.
brief-start = { $card } beginnt { $slot ->
        [area] im Gebietsstapel
        [bottom] unter dem Gebietsstapel
        [draw] im Nachziehstapel
        [discard] im Ablagestapel
        [scouted] erkundet
        [sideways] ausgespielt, nicht vorbereitet
        [prepared] vorbereitet
       *[destroyed] zerstört
    }.
brief-goal = Ziel: { $condition }.
brief-failure = Niederlage: { $condition }.
table-draw = { $player }, im Nachziehstapel, in unbekannter Reihenfolge: { $cards }.
table-over = Es ist vorbei.
table-player = { $player }: Welle { $wave }, { $saved } gerettet, { $killed ->
        [one] 1 eigener Zombie
       *[other] { $killed } eigene Zombies
    } getötet.
table-wounds = { $player }, Wunden: { $wounds ->
        [0] keine
        [one] { $arm ->
            [wounded] Arm
           *[sound] { $leg ->
                [wounded] Bein
               *[sound] Gehirn
            }
        }
        [2] { $arm ->
            [wounded] { $leg ->
                [wounded] Arm und Bein
               *[sound] Arm und Gehirn
            }
           *[sound] Bein und Gehirn
        }
       *[other] Arm, Bein und Gehirn
    }.{ $prevented ->
        [0] {""}
        [one] {" "}Die nächste Wunde dieses Zuges wird verhindert.
       *[other] {" "}Die nächsten { $prevented } Wunden dieses Zuges werden verhindert.
    }
table-goal = { $player }, Ziel: { $what }, { $now }, nötig { $bound ->
        [least] mindestens { $number }
       *[most] höchstens { $number }
    }{ $met ->
        [yes] : erreicht
       *[no] {""}
    }.
table-failure = { $player }, Gefahr: { $what }, { $now }, verloren bei { $bound ->
        [least] { $number } oder mehr
       *[most] { $number } oder weniger
    }.
table-attacking = { $player }, Angriff: { $zombies }.
table-zombies = { $left ->
        [one] 1 Zombie
       *[other] { $left } Zombies
    }{ $printed ->
        [1] {""}
       *[other] {" "}auf einer Karte mit { $printed }
    }{ $card ->
        [discarded] {" "}(wird abgeworfen)
       *[clean] {""}
    }
table-hand = { $player }, Hand: { $cards }.
table-prepared = { $player }, vorbereitet: { $cards }.
table-sideways = { $player }, nicht vorbereitet: { $cards }.
table-scouted = { $player }, erkundet: { $cards }.
table-discard = { $player }, Ablagestapel: { $cards }.
table-destroyed = { $player }, zerstört: { $cards }.
table-ammo = { $player }, Munition unter { $weapon }: { $cards }.
table-decks = { $player }: { $draw } Karten im Nachziehstapel, { $area } im Gebietsstapel{ $known ->
        [yes] , oben { $top }
       *[no] {""}
    }{ $ends ->
        [known] , unten { $bottom }
       *[unknown] {""}
    }.
table-done = { $player } ist fertig für diesen Zug.
table-pile-cards = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } mit { $zombies }
table-pile = { $player }, Zombiestapel: { $cards }.

## Why not

no-turn = { $player } ist mitten in etwas, das euch alle angeht, und bringt es erst zu Ende.
no-answer = Beantworte zuerst, was gefragt ist. { $question }
no-cards-to-pay = Deine Handkarten reichen dafür nicht: { $label }.
no-area-cards = Der Gebietsstapel ist leer; es gibt nichts mehr zu erkunden.
no-scouted-card = Diese Karte ist nicht unter deinen erkundeten.
no-sideways-card = Du hast keine solche Karte ausliegen, die noch nicht vorbereitet ist.
no-such-zombies = Solche Zombies greifen dich nicht an.
no-hand-card = Diese Karte hast du nicht auf der Hand.
no-drop = Wegwerfen kann man Karten nur, wenn mit keiner von ihnen etwas anderes anzufangen ist.
no-done-zombies = Es sind noch Zombies da. Wen niemand aufhält, der muss angreifen.
no-done-cards = Du hast noch Handkarten. Alle müssen ausgespielt oder als Bezahlung abgeworfen werden, oder weggeworfen, wenn mit keiner von ihnen etwas anderes anzufangen ist.
no-question = Danach ist jetzt nicht gefragt.
no-running = Mit einem verletzten Bein läuft niemand.
no-effect = Das hätte keine Wirkung, und für nichts darf man keine Karte benutzen.
no-prepared-card = Du hast keine solche Karte vorbereitet.
no-second-use = Diese Karte kann man nur einmal pro Zug benutzen.
no-calm = Nicht, solange { $whose ->
        [anybody] irgendwen Zombies angreifen
       *[own] dich Zombies angreifen
    }.
no-ammo = Dafür ist keine Munition mehr da.
no-second-call = Du hast die anderen in diesem Zug schon zurückgerufen.
no-one-to-call = Es gibt niemanden zurückzurufen, der etwas tun könnte.
no-such-use = Diese Karte kann man so nicht benutzen.
no-stop-before = Ohne Wirkung darf man keine Karte benutzen: Führe wenigstens einen Teil aus.
no-empty-rescue = Mit dem Sicheren Haus wird mindestens ein Überlebender gerettet.
no-such-wound = An dieser Stelle ist keine Wunde.
no-hit-all = Das trifft nicht alle Zombies auf einmal.
no-whole-card = In einem Ablagestapel trifft man nur ganze Karten, und auf dieser sind mehr Zombies.
no-target = Solche Zombies gibt es dort nicht.
no-discarded-target = Zombies in einem Ablagestapel trifft das nicht.
no-attacking-target = Das trifft Zombies in einem Ablagestapel, keine angreifenden.
no-single-target = Das trifft alle Zombies einer Person: Wähle die Person.
no-other-player = Der Rest der Wirkung gilt derselben Person.
no-survivor = Diese Karte ist kein Überlebender und kann nicht gerettet werden.
no-prepared-person = Du hast keine solche Karte vorbereitet.
no-destroyed-card = Diese Karte ist nicht unter deinen zerstörten.
no-such-type = Diese Karte ist von anderer Art.
no-prepared-vehicle = Das ist keins deiner vorbereiteten Fahrzeuge.
no-prepared-weapon = Das ist keine deiner vorbereiteten Waffen.
no-discarded-card = Diese Karte liegt nicht auf deinem Ablagestapel.
no-thin-zombies = Zombiekarten werden dafür nicht zerstört; wähle eine andere Karte.
no-such-ammo = Diese Karte gehört nicht zur Munition der Waffe.
no-free-spot = Diese Stelle ist schon verletzt.
no-thanks = Dein Gebietsstapel ist leer: Der Überlebende kann nur gezählt werden.
no-underneath = Der Gebietsstapel ist leer: Darauf und darunter sind dasselbe.
no-equal-zombies = Wähle von gleichen Zombiekarten die erste.
no-possible-action = Es gibt nichts, was du jetzt tun könntest.
no-more-after-done = Du bist mit diesem Zug fertig. Du wirst wieder gefragt, wenn es etwas Neues zu tun gibt oder jemand dich zurückruft.
no-draw-yet = Noch werden Karten gezogen: { $player } muss sich erst entscheiden.
no-more-actions = Die Partie ist vorbei. { $ending }
no-player = Dort sitzt niemand.

## Headings of boards

board-turn = Zug
board-mission = Mission
board-goal = Ziel
board-failure = Gefahr
board-wave = Welle
board-saved = Gerettet
board-killed = Getötet
board-wounds = Wunden
board-arm = Arm
board-leg = Bein
board-brain = Gehirn
board-prevented = Verhindert
board-attacking = Angriff
board-hand = Hand
board-prepared = Vorbereitet
board-sideways = Nicht vorbereitet
board-scouted = Erkundet
board-draw = Nachziehstapel
board-area = Gebietsstapel
board-discard = Ablagestapel
board-destroyed = Zerstört
board-pile = Zombiestapel
board-ammo = Munition
board-retrieve = Holen
board-prepare = Vorbereiten
board-done = Fertig
board-empty = leer
board-play-area = Spielbereich
board-piles = Stapel
board-others = Die anderen
board-sign-zombies = Zombies, noch da und weg
board-sign-price = Preis
board-sign-done = Benutzt, erreicht, fertig
board-sign-discarded = Wird abgeworfen
odds-draw-1 = Die nächste Karte des Nachziehstapels von Person 1
odds-draw-2 = Die nächste Karte des Nachziehstapels von Person 2
odds-draw-3 = Die nächste Karte des Nachziehstapels von Person 3
odds-area = Die nächste Karte eines Gebietsstapels

## The rules

rules-intro = In After the Virus seid ihr Überlebende, jede und jeder mit einem kleinen Stapel Karten: Leute, die euch vertrauen, Werkzeug, Waffen und immer mehr Zombies. In jedem Zug zieht ihr, und was ihr zieht, hilft euch oder beißt euch. Immer wenn ein Stapel zu Ende geht, werden mehr Zombies hineingemischt. Ihr gewinnt oder verliert gemeinsam. Der Text, den du liest, ist Redtags eigene Fassung der Regeln.
rules-chapter-setup = Aufbau
rules-chapter-draw = Ziehen
rules-chapter-action = Handeln
rules-chapter-general = Wirkungen
rules-chapter-zombies = Zombies
rules-chapter-wounds = Wunden
rules-chapter-ammo = Munition
rules-chapter-limits = Waffen und Fahrzeuge
rules-chapter-saving = Überlebende retten
rules-chapter-end = Das Ende
rules-chapter-rulings = Auslegungen
rule-R1 = Wählt eine von { $missions } Missionen in { $chapters } Kapiteln, der Reihe nach als Kampagne oder nur eine. Die Mission sagt, was ihr zum Sieg braucht. Sie kann auch den Aufbau ändern und eigene Niederlagen kennen.
rule-R2 = Alle nehmen sich eine von { $characters } Figuren und einen Satz von { $cards } Karten, { $zombies } davon Zombies. Die Sätze sind gleich und werden nie vermischt: Was dir gehört, bleibt bei dir.
rule-R3 = Der Marker für Gerettete beginnt bei 0, der Wellenmarker dort, wo die Mission es sagt.
rule-R4 = Deine { $zombies } Zombiekarten sind dein Zombiestapel, offen: Karten mit einem Zombie oben, dann die mit zwei, drei und vier. Diese Ordnung bleibt immer erhalten.
rule-R5 = Die erste Karte deiner Figur liegt von Anfang an in deinem Spielbereich. Sie liegt quer: Sie muss noch vorbereitet werden.
rule-R6 = Dein Nachziehstapel besteht aus den { $starting } anderen Karten deiner Figur und aus Zombiekarten von oben aus deinem Zombiestapel: so vielen, wie ihr Personen seid. Mische ihn.
rule-R7 = Die übrigen { $area } Karten sind gemischt und verdeckt dein Gebietsstapel: was es da draußen zu finden gibt. Noch ist nichts erkundet, abgeworfen oder zerstört.
rule-R8 = Alle ziehen { $hand } Karten. Zombiekarten kommen auf den Tisch und greifen dich an, alles andere nimmst du auf die Hand.
rule-R9 = Sind weniger als { $hand } Karten in deinem Nachziehstapel, steigt zuerst deine Welle um 1. So viele Zombiekarten, wie die neue Zahl sagt, kommen von oben aus deinem Zombiestapel in deinen Ablagestapel. Dann wird der Ablagestapel gemischt und unter den Rest des Nachziehstapels gelegt, und du ziehst. Alle haben ihre eigene Welle.
rule-R10 = Hat der Zombiestapel dafür zu wenige Karten, kommen alle hinein, und du zerstörst vor dem Mischen { $thinned } andere Karten deines Ablagestapels nach Wahl.
rule-R11 = Dann handelt ihr alle gleichzeitig: beliebig viele Aktionen in beliebiger Reihenfolge, bis alle fertig sind. Getan ist getan; zurückgenommen wird nichts.
rule-R12 = Eine Handkarte wird entweder ausgespielt oder abgeworfen, um etwas anderes zu bezahlen. Ihre eigene Wirkung zählt dann nicht.
rule-R13 = Die Phase endet, wenn kein Zombie mehr angreift, niemand mehr Handkarten hat und niemand mehr etwas tun will. Bis dahin kann man vorbereitete Karten noch benutzen. Wer schon fertig war, wird wieder gefragt, wenn es etwas Neues zu tun gibt: Jemand wurde verletzt oder geheilt, Zombies liegen in einem Ablagestapel, oder niemand wird mehr angegriffen. Auch kann jede andere Person einmal pro Zug zurückrufen, wer fertig war.
rule-R14 = Das sind die Aktionen. (A) Ein Ereignis spielen: Es wirkt und kommt auf deinen Ablagestapel. (B) Eine andere Karte ausspielen: Sie kommt quer in deinen Spielbereich und ist erst zu gebrauchen, wenn sie vorbereitet ist. (C) Erkunden: Wirf 1 Karte ab und decke die oberste Karte deines Gebietsstapels auf; du darfst beliebig viele erkundete Karten haben. (D) Eine erkundete Karte für ihren Preis in Karten holen: Sie kommt quer in deinen Spielbereich, ein Ereignis ohne Wirkung auf deinen Ablagestapel. (E) Eine quer liegende Karte für ihren Preis vorbereiten: so viele Karten, eine bestimmte Karte oder Munition. Stelle sie aufrecht; so bleibt sie. (F) Eine vorbereitete Karte benutzen, wie sie es sagt und sooft du es bezahlen kannst, es sei denn, sie verlässt das Spiel oder wirkt nur einmal pro Zug. (G) Einen Zombie angreifen lassen: Ein einzelner Zombie fügt dir eine Wunde zu und wird im Kampf getötet.
rule-R15 = Sagt eine Karte, dass du sie für etwas abwirfst, ist sie selbst der Preis. Sagt sie, dass du 1 Karte abwirfst, ist es eine beliebige Handkarte.
rule-R16 = Manche Karten antworten auf etwas anderes, das geschieht. Das ist keine Aktion; es geschieht, wie die Karte es sagt.
rule-R17 = Eine Wirkung gilt nur für eine Person. Zahlen sind das Meiste, was du tun darfst. Keine Karte darf ganz ohne Wirkung benutzt werden.
rule-R18 = Ihr könnt euch auf zwei Arten helfen: indem ihr euch um die Zombies der anderen kümmert und indem ihr einander heilt. Und reden dürft ihr.
rule-R19 = Auf einer Zombiekarte sind ein bis vier Zombies, und jeder zählt für sich. Die Karte bleibt, bis jeder von ihnen getötet oder abgeworfen ist.
rule-R20 = Wurden alle Zombies einer Karte getötet oder die Karte als Ganzes, kommt sie in den Zombiestapel zurück, aus dem sie stammt. Wurde die Karte abgeworfen oder auch nur einer ihrer Zombies, kommt sie auf den Ablagestapel derselben Person und wird wieder gezogen.
rule-R21 = Einen Zombie zu entfernen ist, wie ihn zu töten, zählt aber nicht als getötet.
rule-R22 = Am Ende des Zuges darf kein Zombie übrig sein. Wer nicht aufgehalten wurde, muss angreifen.
rule-R23 = Eine Wunde kommt auf eine freie Stelle deiner Wahl: Arm, Bein oder Gehirn. Eine Wunde im Gehirn tötet dich, und dann habt ihr alle verloren. Die dritte Wunde überlebt also niemand.
rule-R24 = Mit einem verletzten Arm kannst du nur { $one_armed } vorbereitete { $one_armed ->
    [one] Waffe
   *[other] Waffen
    } haben statt { $weapons }.
rule-R25 = Mit einem verletzten Bein kannst du keine Karte spielen, mit der du läufst. Bezahlen kannst du mit ihr.
rule-R26 = Heilen nimmt Wundmarker von einer Person, wer immer das ist. Eine Wunde zu verhindern hilft nur dir selbst: Alles geschieht wie sonst, nur wird kein Marker gelegt.
rule-R27 = Karten unter einer Waffe sind ihre Munition; die Waffe sagt, wann sie kommen und gehen. Sie kommen von deiner Hand. Eine Karte, die die Waffe verlässt, ist keine Munition mehr. Verlässt die Waffe das Spiel, kommt ihre Munition auf deinen Ablagestapel.
rule-R28 = Wird eine Waffe mit Munition vorbereitet, lege so viele Handkarten unter sie; zeigt sie ein X, beliebig viele, auch keine. Sonst kann man in der Regel keine Munition hinzufügen. Das Magazin kann man auch später unter eine vorbereitete Waffe legen.
rule-R29 = Du kannst höchstens { $weapons } vorbereitete { $weapons ->
    [one] Waffe
   *[other] Waffen
    } haben. Sobald es mehr sind, zerstöre eine vorbereitete.
rule-R30 = Du kannst höchstens { $vehicles ->
    [one] 1 vorbereitetes Fahrzeug
   *[other] { $vehicles } vorbereitete Fahrzeuge
    } haben, auf dieselbe Weise. Was nicht vorbereitet ist, zählt nicht.
rule-R31 = Überlebende rettet das Sichere Haus: Wähle einen oder mehrere deiner vorbereiteten Überlebenden und wirf sie ab. Für jeden von ihnen rückt entweder dein Marker für Gerettete um 1 vor, oder du nimmst umsonst die oberste Karte deines Gebietsstapels, quer in deinen Spielbereich.
rule-R32 = Ihr gewinnt, wenn am Ende eines Zuges alle zugleich das Ziel der Mission erfüllen. Wer es früher erfüllt, spielt weiter.
rule-R33 = Ihr verliert, wenn jemand stirbt oder wenn etwas geschieht, das die Mission als Niederlage nennt.
rule-R34 = Leichter wird es, wenn die Welle um 1 niedriger beginnt. Schwerer wird es, wenn in jeden Nachziehstapel eine Zombiekarte mehr gemischt wird. Die ersten drei Missionen sind die leichteren.
rule-A1 = Die Startkarten von Ruth sind nicht sicher bekannt; hier hat sie zehn Karten rund um ihre Fallen.
rule-A2 = Für die Mission 1A sind zwei Ziele überliefert; hier braucht man 6 vorbereitete Karten. Die andere Zahl, 4, lässt sich als Option wählen.
rule-A3 = Manche Preise sind verschieden überliefert; hier gilt, was im Inhalt steht, und dort kann man es ändern.
rule-A4 = Die meisten Missionen des gedruckten Spiels sind nicht zu bekommen; hier sind 2A bis 5C Redtags eigene.
rule-A5 = Die Anleitung spricht von weniger als { $hand } Karten; hier ist genau das gemeint: Mit { $hand } Karten ziehst du, ohne zu mischen. Für ein Ziehen mischst du höchstens einmal, und sind es dann noch weniger als { $hand }, ziehst du alle.
rule-A6 = Die Anleitung sagt nicht, was gilt, wenn weniger als { $thinned } andere Karten zu zerstören sind; hier zerstörst du, was da ist. Ohne Nachziehstapel ziehst du nichts und spielst weiter.
rule-A7 = Die Anleitung verlangt eine leere Hand, sagt aber nicht, wohin mit einer nutzlosen Karte; hier darfst du Karten wegwerfen, aber nur, wenn sich keine von ihnen spielen oder als Bezahlung verwenden lässt, auch nicht zum Erkunden.
rule-A8 = Manche sagen, eine Zombiekarte greife einmal an; hier greift jeder Zombie auf ihr einzeln an. Wer angreift, zählt als getötet.
rule-A9 = Die Anleitung lässt dir die Wahl, wo du verletzt wirst; hier gehört das Gehirn dazu, auch wenn eine andere Stelle frei ist.
rule-A10 = Die Anleitung lässt dich bei zu vielen Waffen eine zerstören; hier darf es jede vorbereitete sein, auch die neue. Was beim Vorbereiten geschieht, geschieht trotzdem.
rule-A11 = Ihr handelt gleichzeitig; hier folgt eine kleine Aktion auf die andere, in beliebiger Reihenfolge. Was aber sofort geschehen muss, kommt vor jeder anderen Aktion: Wer mitten in einer Wirkung auf Zombies oder Wunden steckt, eine Wunde unterbringen oder eine Waffe oder ein Fahrzeug aufgeben muss, bringt das zuerst zu Ende.
rule-A12 = Tötest du mehrere Zombies, dürfen sie auf verschiedenen Karten sein, solange diese einer Person gehören. Was eine ganze Karte trifft, trifft auch eine, auf der schon Zombies fehlen.
rule-A13 = Die Anleitung lässt offen, wie man Zombies in einem Ablagestapel trifft; hier nur ganze Karten: Die Zahl muss für alle Zombies darauf reichen.
rule-A14 = Die Anleitung lässt offen, was ein geheilter Zombie ist; hier ist seine Karte ein vorbereiteter Überlebender in deinem Spielbereich und eine Person. Einmal gerettet, kommt sie in den Zombiestapel zurück.
rule-A15 = Das Labor wirkt jederzeit; hier wählst du das wie eine Aktion, die nichts kostet.
rule-A16 = Benzin bereitet Karten ohne ihren Preis vor; hier kommen Waffen, die Munition brauchen, ohne welche. Es zählt als Vorbereiten, mit allem, was daraus folgt.
rule-A17 = Mit dem Tunnel kostet es nichts, Personen vorzubereiten; hier gehören auch Ortskundige und Kundschafter dazu. Wer als Preis genannt ist, wird trotzdem abgeworfen.
rule-A18 = Die Anleitung lässt offen, wie die Sichere Hand zählt; hier ist es bei jeder Benutzung einer Schusswaffe 1 Zombie mehr, bei derselben Person.
rule-A19 = Verhindern gilt bis zum Ende des Zuges; hier tust du es, bevor der Zombie angreift.
rule-A20 = Manche Karten wirken nur ohne Zombies im Spiel; hier sind deine eigenen gemeint. Dass die Zombies aller zählen, lässt sich als Option wählen.
rule-A21 = Ortskundige und Kundschafter sind Personen; hier sind sie keine Überlebenden und können nicht gerettet werden. Eine VIP und ein geheilter Zombie schon.
rule-A22 = Ist dein Gebietsstapel leer, können gerettete Überlebende nur gezählt werden.
rule-A23 = Eine VIP zählt als drei Überlebende; hier entscheidest du dreimal, und danach ist sie zerstört.
rule-A24 = Das Ziel wird geprüft, wenn alle mit dem Zug fertig sind; hier geht der Marker für Gerettete nie zurück und bleibt bei 20 stehen.
rule-A25 = Eine Mission, die mit Welle 1 beginnt, beginnt leichter mit 0, und eine, die mit 0 beginnt, mit -1; das erste Mischen macht daraus eins mehr, und so viele Zombiekarten, wie die Zahl dann sagt, kommen hinzu, bei 0 keine.
rule-A26 = Erkundete Karten bleiben bis zum Ende liegen. Zerstörte kommen nicht zurück, außer medizinischen mit dem Labor.
rule-A27 = Wie viele Wundmarker in der Schachtel sind, ist verschieden überliefert; hier kommt es nicht darauf an, denn alle haben drei Stellen.
rule-A28 = Das Beispiel der Anleitung für das Mischen nennt eine Figur, die es nicht gibt; hier gilt das als Versehen. Allein spielst du nach denselben Regeln.
rule-A29 = Das Magazin ist keine Waffe; hier ist es eine Karte, die umsonst vorbereitet und dann unter eine beliebige vorbereitete Waffe gelegt wird, auch unter eine, die mit Munition nichts anfangen kann.
rule-A30 = Die Anleitung nennt die Kapitel eine Geschichte; hier nimmt man von einer Mission in die nächste nichts mit als die Erinnerung.
rule-A31 = Die Anleitung lässt offen, was mit einem Ereignis geschieht, das du für Überlebende oder mit dem Beutezug bekommst; hier kommt es ohne Wirkung auf deinen Ablagestapel, wie wenn du dafür zahlst.
rule-A32 = Die Anleitung lässt offen, wohin eine Karte kommt, von der einige Zombies abgeworfen und der Rest mit der ganzen Karte getötet wurde; hier kommt auch sie auf den Ablagestapel.
rule-A33 = Die Anleitung sagt nicht, ob man ablehnen darf, was eine Karte von sich aus tut; hier darf man, und du wirst gefragt.
rule-A34 = Die Anleitung lässt offen, wessen Zombie geheilt wird; hier eine deiner eigenen angreifenden Karten mit einem einzelnen Zombie.
rule-A35 = Keine Karte darf ohne Wirkung benutzt werden; hier verhinderst du Wunden nur, solange dich mehr Zombies angreifen, als schon Wunden verhindert sind.
rule-A36 = Die Anleitung lässt offen, wann du über die einzelnen Überlebenden entscheidest; hier nacheinander, sodass du jede Karte siehst, die du nimmst. Ohne vorbereitete Überlebende kann man das Sichere Haus nicht spielen, auch nicht der Kneipe zuliebe.
rule-A37 = Was wegen eines leeren Zombiestapels zerstört wird, ist vor dem Mischen weg; hier kann das Labor eine medizinische Karte erst danach zurückholen.
rule-A38 = Gewehr und Sichere Hand töten zusammen zwei Zombies; hier darf das eine ganze Karte mit zweien aus einem Ablagestapel sein.
rule-A39 = Zahlen sind das Höchste, was du tun darfst (R17); hier darfst du nach jeder erkundeten Karte, jedem Zombie und jeder Wunde aufhören.
rule-A40 = Eine Partie muss irgendwo enden, und die Anleitung nennt keine Grenze; hier werden höchstens 250 Züge gespielt, weit mehr, als eine Partie je braucht. Nach dem letzten ist die Mission weder gewonnen noch verloren.

# Wahrscheinlichkeiten.

fate-wounded = Jemand wird in diesem Zug verletzt, auch wenn alle ihr Bestes dagegen tun; bei einer Spanne können ungesehene Karten den Unterschied machen
fate-dies = Jemand stirbt in diesem Zug, auch wenn alle ihr Bestes dagegen tun; bei einer Spanne können ungesehene Karten den Unterschied machen
fate-won = Die Mission ist am Ende dieses Zugs gewonnen, wenn alle alles dafür tun; bei einer Spanne können ungesehene Karten den Unterschied machen
reason-wounded = Jemand wird in diesem Zug verletzt: { $chosen } % statt { $other } % nach „{ $second }“.
reason-dies = Jemand stirbt in diesem Zug: { $chosen } % statt { $other } % nach „{ $second }“.
reason-won = Die Mission ist am Ende dieses Zugs gewonnen: { $chosen } % statt { $other } % nach „{ $second }“.
reason-gain = Das bringt die Mission ihrem Ziel sicher { $n ->
        [one] ein Hundertstel
       *[other] { $n } Hundertstel
    } näher.
reason-worth = „{ $second }“, das Nächstbeste, senkt die Aussicht auf den Sieg um { $whole },{ $tenths } Prozentpunkte.
