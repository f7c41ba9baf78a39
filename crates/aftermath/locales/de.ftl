# Aftermath auf Deutsch. Die Namen der Karten und die Worte des Buchs kommen mit dem Inhalt.

game-title = Aftermath
game-tagline = Ein Klavier voller kleiner Nager, eine stille Stadt und ein Buch, das sich merkt, was ihr tut. Eine Kampagne für 1 bis 4; allein führst du zwei.

## Kleine Wörter

none = nichts
nothing = nichts
unknown = Nummer { $n }
one-roach = Eine Schabe
no-mission = keine Mission
the-book = Das Buch
die = { $n }
list-more = { $first }, { $rest }
list-or = { $first } oder { $rest }
list-times = { $n } × { $what }
card = { $colour ->
        [green] Grün { $n }
        [red] Rot { $n }
        [blue] Blau { $n }
        [yellow] Gelb { $n }
        [white] Weiß { $n }
        [black] Bedrohung { $n }
       *[calamity] Unheil
    }
card-influence = { $name } ({ $card })
attribute-agility = Gewandtheit (grün)
attribute-strength = Stärke (rot)
attribute-resistance = Widerstand (blau)
attribute-instinct = Instinkt (gelb)
attribute-any = eine beliebige Eigenschaft
gain-time = { $n } Zeit
gain-clue = { $n ->
        [one] 1 Hinweis
       *[other] { $n } Hinweise
    }
gain-scrap = { $n } Schrott
gain-food = { $n } Nahrung
gain-population = { $n } Bevölkerung
gain-morale = { $n } Moral
gain-cards = { $n ->
        [one] 1 Aktionskarte
       *[other] { $n } Aktionskarten
    }
gain-battery = { $n ->
        [one] 1 Batterie
       *[other] { $n } Batterien
    }
gain-item = { $n ->
        [one] einen Gegenstand
       *[other] { $n } Gegenstände
    }
gain-broken = { $n ->
        [one] einen kaputten Gegenstand
       *[other] { $n } kaputte Gegenstände
    }
find = { $gain } (Schwierigkeit { $difficulty })

## Was Karten und Marker tun

list-also = { $first }; { $rest }
effect-bonus-attribute = { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    } { $attribute }
effect-bonus-action = { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    } { $action ->
        [move] beim Bewegen
        [communicate] beim Reden
        [recover] beim Erholen
        [scavenge] beim Suchen
        [melee] bei Nahangriffen
        [ranged] bei Fernangriffen
        [defend] bei der Abwehr
       *[book] bei Proben des Buchs
    }
effect-bonus-both = { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    } { $attribute }, nur { $action ->
        [move] beim Bewegen
        [communicate] beim Reden
        [recover] beim Erholen
        [scavenge] beim Suchen
        [melee] bei Nahangriffen
        [ranged] bei Fernangriffen
        [defend] bei der Abwehr
       *[book] bei Proben des Buchs
    }
effect-bonus-all = { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    } bei allen Proben
effect-hand = zieht bis zu { $n } { $up ->
        [yes] mehr
       *[no] weniger
    }
effect-exposed = kann sich nicht verstecken
effect-forbids = kann { $action ->
        [move] sich nicht bewegen
        [communicate] nicht reden
        [recover] sich nicht erholen
        [scavenge] nicht suchen
        [melee] nicht im Nahkampf angreifen
        [ranged] nicht aus der Ferne angreifen
        [defend] nicht abwehren
       *[book] keine Proben des Buchs ablegen
    }
effect-gained = sofort: { $does }
effect-turn = zu Beginn jedes Zugs: { $does }
effect-end = am Ende jedes Zugs: { $does }
effect-removal = endet mit { $attributes } { $difficulty } oder einem Nest
effect-lasts = { $negative ->
        [yes] endet mit einem Nest
       *[no] bleibt, bis die Figur flieht
    }
effect-slot = { $slot ->
        [head] Kopf
        [body] Körper
        [paw] eine Pfote
        [paws] beide Pfoten
        [accessory] Beiwerk
        [stash] für den Vorrat der Kolonie
       *[colony] Ausbau der Kolonie
    }
effect-range = Fernangriffe bis zu { $n ->
        [one] 1 Feld weit
       *[other] { $n } Felder weit
    }
effect-wounds = jeder Treffer verursacht { $n } mehr
effect-batteries = fasst { $n ->
        [one] 1 Batterie
       *[other] { $n } Batterien
    }{ $bonus ->
        [yes] ; mit einer darauf: { $does }
       *[no] {""}
    }
effect-use = { $cost ->
        [discard] ablegen
        [break] zerbrechen
        [battery] für eine Batterie darauf
        [turn] einmal je Zug
       *[page] einmal je Seite
    }: { $does }
effect-enemy = bei { $threat }: { $does }
effect-action = Tempo { $speed }, Reichweite { $range }, Stärke { $strength }
effect-deals = { $n ->
        [one] 1 { $toxic ->
            [yes] giftige Wunde
           *[no] Wunde
        }
       *[other] { $n } { $toxic ->
            [yes] giftige Wunden
           *[no] Wunden
        }
    }
effect-seeks = Verstecken hilft nicht
effect-sweeps = greift alle in Reichweite an
effect-before = zuerst: { $does }
effect-hit = bei einem Treffer: { $does }
effect-add-threat = wenn alle Gegner gehandelt haben, { $n ->
        [one] kommt 1 Bedrohungskarte
       *[other] kommen { $n } Bedrohungskarten
    } auf die Leiste
effect-defeated = wenn besiegt: { $does }
effect-boss = Anführer: so viel Leben, wie Figuren dabei sind
effect-sight = niemand sieht weiter als { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
effect-hull = hält weniger als { $n } Schaden aus
effect-blocks = niemand kann das Feld betreten
effect-crosses = von hier lassen sich weitere Linien für 1 Punkt überqueren
effect-hurts = ein Gegner, der das Feld betritt, erhält { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }
effect-attack-bonus = { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    } bei Angriffen auf Gegner hier
effect-hides = ein Versteck
effect-once = weg, sobald es einmal geholfen hat
effect-enter = beim Betreten: { $does }
effect-stay = am Ende eines Zugs hier: { $does }
effect-handle = für eine Aktionskarte: { $does }
effect-gain = erhalte { $gain }
effect-lose = verliere { $gain }
effect-situation = { $situation ->
        [safe] die Lage ist sicher
       *[hostile] die Lage ist feindlich
    }
deed-if = wenn { $when }: { $then }{ $otherwise ->
        [yes] , sonst { $else }
       *[no] {""}
    }
deed-when = { $measure ->
        [time] Zeit
        [clue] Hinweise
        [scrap] Schrott
        [food] Nahrung
        [population] Bevölkerung
        [morale] Moral
        [wounds] deine Wunden
        [threat] Bedrohungskarten
        [enemies] Gegner
        [hand] deine Karten
        [batteries] deine Batterien
        [characters] Figuren
       *[other] das Gezählte
    } { $bound ->
        [least] mindestens
       *[most] höchstens
    } { $n }
deed-when-situation = { $situation ->
        [safe] es sicher ist
       *[hostile] es feindlich ist
    }
deed-when-book = das Buch es so will
deed-measure = so viel wie { $measure ->
        [time] die Zeit
        [clue] die Hinweise
        [scrap] der Schrott
        [food] die Nahrung
        [population] die Bevölkerung
        [morale] die Moral
        [wounds] deine Wunden
        [threat] Bedrohungskarten
        [enemies] Gegner
        [hand] deine Karten
        [batteries] deine Batterien
        [characters] Figuren
       *[other] das Gezählte
    }
deed-some = etwas davon: { $what }
deed-each = { $who ->
        [everybody] alle
        [others] alle anderen
        [party] alle, auch wer die Seite verlassen hat
        [here] alle hier
       *[others-here] alle anderen hier
    }: { $does }
deed-one = { $who ->
        [everybody] eine Figur
        [others] eine andere Figur
        [party] jemand aus der Gruppe
        [here] eine Figur hier
       *[others-here] eine andere Figur hier
    }: { $does }
deed-pay = verliere { $gain } oder für jedes Fehlende { $short }
deed-wound = { $n ->
        [one] 1 { $toxic ->
            [yes] giftige Wunde
           *[no] Wunde
        }
       *[other] { $n } { $toxic ->
            [yes] giftige Wunden
           *[no] Wunden
        }
    }
deed-heal = heile { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }
deed-cleanse = giftige Wunden werden normal
deed-relieve = negative Status enden
deed-status = { $status }
deed-end-status = { $status } endet
deed-break = ein angelegter Gegenstand geht kaputt
deed-draw = ziehe { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
deed-discard = lege { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ab
deed-learn = lerne { $ability }
deed-influence = nimm deine Einflusskarte
deed-move = bewege dich bis zu { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
deed-move-to = gehe { $where ->
        [here] hierher
        [start] zum Startfeld
        [enemy-start] zum Gegnerstart
       *[there] dorthin
    }
deed-damage = { $n } Schaden am Fahrzeug
deed-mend = { $n } Schaden repariert
deed-encounter-card = ziehe eine Begegnungskarte
deed-hunt = die Jagd kommt
deed-clear-threat = lege alle Bedrohungskarten ab
deed-remove-threat = lege { $n ->
        [one] die unterste Bedrohungskarte
       *[other] die untersten { $n } Bedrohungskarten
    } ab
deed-add-threat = { $n ->
        [one] 1 Bedrohungskarte kommt
       *[other] { $n } Bedrohungskarten kommen
    } auf die Leiste
deed-remove-enemies = alle Gegner verschwinden
deed-hit-enemy = ein Gegner { $range ->
        [0] auf deinem Feld
        [one] bis zu 1 Feld entfernt
       *[other] bis zu { $range } Felder entfernt
    } erhält { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }
deed-enemy-heals = heilt { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }
deed-enemy-flees = verschwindet
deed-place = { $n ->
        [one] {""}
       *[other] { $n } ×{" "}
    }{ $token } { $where ->
        [here] hier
        [start] auf dem Startfeld
        [enemy-start] auf dem Gegnerstart
       *[there] dort
    }
deed-remove = { $token } verschwindet
deed-scavenge = hier { $n ->
        [one] 1 Fundmarker
       *[other] { $n } Fundmarker
    }
deed-environment = { $name } kommt
deed-mission = Mission { $mission }
deed-book = das Buch geht weiter
deed-test = Probe { $attributes } { $difficulty }{ $opposed ->
        [yes] {" "}+ schwarzer Würfel
       *[no] {""}
    }{ $good ->
        [yes] , Erfolg: { $success }
       *[no] {""}
    }{ $bad ->
        [yes] , Misserfolg: { $failure }
       *[no] {""}
    }
deed-roll = weißer Würfel { $n } oder mehr{ $good ->
        [yes] : { $success }
       *[no] {""}
    }{ $bad ->
        [yes] , sonst { $failure }
       *[no] {""}
    }
deed-attack = Angriff { $strength } + schwarzer Würfel: { $wounds }{ $bad ->
        [yes] , bei Treffer { $failure }
       *[no] {""}
    }{ $good ->
        [yes] , abgewehrt { $success }
       *[no] {""}
    }
deed-encounter = { $enemies }, { $situation ->
        [safe] sicher
       *[hostile] feindlich
    }{ $prize ->
        [yes] , Beute { $loot }
       *[no] {""}
    }
deed-random = { $counted ->
        [yes] { $n } zufällige: { $type }
       *[no] zufällige, so viele wie Figuren: { $type }
    }

## Was gefragt wird

ask-wait = Jemand anderes hat eine Wahl zu treffen.
ask-draw = { $who }, { $kept ->
        [0] ziehe auf { $hand } Karten nach, oder verlasse die Seite durch den Ausgang.
       *[other] du hast Karten behalten. Lege ab, was du nicht willst, dann ziehst du auf { $hand } nach.
    }
ask-action = { $who }, was tust du? { $hand ->
        [0] Keine Karten mehr.
        [one] Noch 1 Karte.
       *[other] Noch { $hand } Karten.
    } { $looming }
looming = { $situation ->
        [safe] { $near ->
            [yes] Es ist sicher, aber auf der Leiste { $threats ->
                [one] liegt 1 Bedrohungskarte
               *[other] liegen { $threats } Bedrohungskarten
            }: Endet dein Zug, wird der Bedrohungsabschnitt gelesen.
           *[no] Es ist sicher, bei { $threats } von { $most } Bedrohungskarten.
        }
       *[hostile] { $near ->
            [yes] Es ist feindlich, und für jeden Gegner liegt eine Bedrohungskarte da: Endet dein Zug, handeln sie.
           *[no] Es ist feindlich: { $threats ->
                [one] 1 Bedrohungskarte
               *[other] { $threats } Bedrohungskarten
            }, bei { $most } handeln die Gegner.
        }
    }
ask-test = { $who } { $goal }: { $attributes } { $difficulty }{ $opposed ->
        [yes] {" "}+ schwarzer Würfel
       *[no] {""}
    }. Spiele zuerst eine Karte, die das zeigt, oder eine weiße.
ask-defend = { $goal } Zum Abwehren brauchst du { $difficulty }{ $opposed ->
        [yes] {" "}+ schwarzer Würfel
       *[no] {""}
    }. { $who }, spiele zuerst eine Karte, die { $attributes } zeigt, oder nimm es hin.
ask-test-more = { $who } { $goal }: nötig sind { $difficulty }{ $opposed ->
        [yes] {" "}+ schwarzer Würfel
       *[no] {""}
    }. Du hast { $now } (Karten { $cards }, Bonus { $bonus }) + weißer Würfel. Lege Karten mit Farbe oder Zahl der ersten dazu, oder würfle.
ask-defend-more = { $who } wehrt ab: nötig sind { $difficulty }{ $opposed ->
        [yes] {" "}+ schwarzer Würfel
       *[no] {""}
    }. Du hast { $now } (Karten { $cards }, Bonus { $bonus }) + weißer Würfel. Lege Karten mit Farbe oder Zahl der ersten dazu, oder würfle.
goal-scavenge = sucht nach etwas Brauchbarem
goal-communicate = will reden ({ $enemy })
goal-attack = greift an ({ $enemy })
goal-recover = will sich erholen (von: { $status })
goal-book = wird auf die Probe gestellt ({ $origin })
goal-defend = { $enemy } greift an, es { $wounds ->
        [one] droht 1 { $toxic ->
            [yes] giftige Wunde
           *[no] Wunde
        }
       *[other] drohen { $wounds } { $toxic ->
            [yes] giftige Wunden
           *[no] Wunden
        }
    }.
goal-defend-other = Ein Angriff, es { $wounds ->
        [one] droht 1 { $toxic ->
            [yes] giftige Wunde
           *[no] Wunde
        }
       *[other] drohen { $wounds } { $toxic ->
            [yes] giftige Wunden
           *[no] Wunden
        }
    }.
ask-move = { $who } steht auf { $space } und hat { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }. { $cards ->
        [yes] Spiele weitere Karten, oder geh los.
       *[no] Wohin?
    }
ask-choice = { $origin }: { $who }, was tust du?
ask-choice-party = { $origin }: Was tut ihr? { $who } führt das Buch und entscheidet.
ask-one = { $origin }: { $own ->
        [yes] { $who }, wer? { $does }.
       *[no] Wer? { $does }. { $who } führt das Buch und entscheidet.
    }
ask-discard = { $who }, lege { $left ->
        [one] 1 Aktionskarte
       *[other] { $left } Aktionskarten
    } ab.
ask-keep = { $who } findet { $item } ({ $does }): anlegen, einpacken, geben oder zerlegen?
ask-receive = { $who } bekommt das: { $item }. Anlegen oder einpacken?
ask-equip = { $who }, ordne Gegenstände zwischen Plätzen, Rucksack und allen, die hier sind.
ask-activate = { $who } setzt { $ability } ein: Es fehlen noch weiße Karten im Wert von { $left }.
ask-enemy-moves = { $enemy } hat mehrere Wege zur nächsten Figur. { $who } führt das Buch: welchen?
ask-enemy-attacks = { $enemy } hat mehrere gleich nahe Ziele. { $who } führt das Buch: Wen greift es { $all ->
        [yes] zuerst an
       *[no] an
    }?
ask-hit = { $who }, welcher Gegner, { $range ->
        [0] auf deinem Feld
        [one] bis zu 1 Feld entfernt
       *[other] bis zu { $range } Felder entfernt
    }, erhält { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }?
ask-break = { $who }, einer deiner angelegten Gegenstände geht kaputt. Welcher?
ask-return = { $who } kommt schwer verletzt zurück. An wessen Seite?
ask-nest = Es ist sicher. Baut ihr hier { $night ->
        [yes] auf Kosten der Kolonie, weil die Zeit ganz oben steht,
       *[no] für 1 Zeit
    } ein Nest? Nahrung: { $food }.
ask-eat = { $who } hat { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }, die Gruppe { $food } Nahrung. 1 essen und 1 heilen?
ask-repair = Ihr habt { $scrap } Schrott. Repariert ihr etwas?
ask-assign = { $item }: wieder heil. Wer bekommt es?
ask-travel = Ihr verlasst diesen Ort: { $location }. Wohin? Missionsziel: { $goal }. Jeder Weg kostet 1 Zeit.
ask-lost = Die Kolonie löst sich auf. Neue Kampagne, oder weiter mit unendlich vielen Leben?

## Worum es geht

aim-mission = { $mission }: { $goal }
aim-goal = Persönliches Ziel von { $who }: { $goal }
aim-late = Später als Zeit { $n }: Die Mission geht weiter, aber die Kolonie zahlt beim Abendessen
aim-clock = Bei Zeit { $n }: { $says }
aim-night = Bei Zeit { $n } ist der Tag um: Die Mission geht weiter, aber von da an kostet jede Runde die Kolonie etwas
aim-population = Bei Bevölkerung { $n } ist die Kampagne verloren
aim-morale = Bei Moral { $n } ist die Kampagne verloren

## Was man tun kann

do-discard = { $card } ablegen
do-draw = { $cards ->
        [0] Nichts ziehen
        [one] 1 Karte ziehen
       *[other] { $cards } Karten ziehen
    }
do-move = Gehen mit { $card }
do-communicate = Reden mit { $enemy }: { $attributes } { $difficulty } + schwarzer Würfel
do-melee = Angriff auf { $enemy }: { $attributes } { $difficulty } + schwarzer Würfel
do-ranged = Schuss auf { $enemy } auf { $space }: { $attributes } { $difficulty } + schwarzer Würfel
do-recover = Erholen von: { $status }, { $attributes } { $difficulty }
do-scavenge = Hier suchen: Instinkt (gelb) { $difficulty }
do-activate = { $ability }, für weiße Karten im Wert von { $cost }: { $does }
do-encourage = Mut machen: { $card } an { $whom }
do-equip = Ausrüsten und tauschen ({ $card } ablegen)
do-contribute = { $task }: { $card } dazulegen ({ $dial } von { $difficulty })
do-use = { $item } benutzen ({ $cost ->
        [discard] wird abgelegt
        [break] geht kaputt
        [battery] kostet eine Batterie darauf
        [turn] einmal im Zug
       *[page] einmal je Seite
    }): { $does }
do-handle = { $token } auf { $space }, für eine Aktionskarte: { $does }
do-read = Noch einmal lesen, was hier ist
do-exit = Die Seite über { $space } verlassen
do-end-turn = { $kept ->
        [0] Zug beenden
        [one] Zug beenden und 1 Karte behalten
       *[other] Zug beenden und { $kept } Karten behalten
    }
do-play = { $card } spielen
do-play-test = { $card } spielen
do-play-move = { $card } dazulegen
do-roll = { $opposed ->
        [yes] Weißen Würfel gegen den schwarzen werfen
       *[no] Weißen Würfel werfen
    }
do-decline = { $defends ->
        [yes] Nichts spielen: Der Angriff trifft
       *[no] Nichts spielen: Die Probe misslingt
    }
do-go = Nach { $space } für { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }{ $empty ->
        [yes] {""}
       *[no] : { $what }
    }
do-go-enemy = Er kommt nach { $space }
do-stop = Hierbleiben
do-stop-equip = Das war alles
do-choose-cost = { $way } (kostet { $cost })
do-pick = { $whom }
do-hit = { $enemy } auf { $space } treffen
do-wear = { $item } anlegen ({ $does })
do-swap = { $item } anlegen, dafür in den Rucksack: { $out }
do-store = { $item } in den Rucksack
do-give = { $item } an { $whom } geben
do-take = { $item } von { $whom } nehmen
do-trade = { $item } gegen { $taken } von { $whom } tauschen
do-battery = Batterie auf { $item } legen
do-scrap = { $item } für { $scrap } Schrott zerlegen
do-break = Kaputt geht: { $item }
do-nest = Nest bauen { $night ->
        [yes] (die Zeit steht ganz oben: Die Kolonie zahlt)
       *[no] (Zeit + 1)
    }
do-eat = 1 Nahrung essen und 1 Wunde heilen
do-repair = { $item } für { $scrap } Schrott reparieren
do-pass = { $what ->
        [nest] Ohne Nest weitermachen
        [eat] Nichts essen
       *[repair] Nichts mehr reparieren
    }
do-travel = Ziel: { $location }
do-new-campaign = Neue Kampagne beginnen
do-infinite-lives = Unendlich viele Leben: Bevölkerung und Moral stehen auf { $n }, und es geht weiter

## Was geschah

log-page = Seite: { $title }{ $revisit ->
        [yes] , noch einmal
       *[no] {""}
    }.
log-turn = { $who } ist am Zug.
log-drew = { $who } zieht { $card }.
log-drew-threat = { $who } zieht { $card }: Ärger.
log-drew-calamity = { $who } zieht die Unheilskarte.
log-shuffled = Der Ablagestapel wird gemischt: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } im Aktionsstapel.
log-deck-shuffled = { $deck ->
        [items] Abgelegte Gegenstände werden gemischt: { $cards } im Gegenstandsstapel.
        [encounters] Abgelegte Begegnungskarten werden gemischt: { $cards } im Begegnungsstapel.
       *[roads] Abgelegte Straßenkarten werden gemischt: { $cards } im Straßenstapel.
    }
log-no-calamity = { $struck ->
        [yes] Das Unheil dieser Seite ist schon hereingebrochen: Nichts geschieht.
       *[no] Hier kann kein Unheil hereinbrechen.
    }
log-calamity-roll = Der schwarze Würfel zeigt { $die }; mit der Zeit macht das { $total } von { $value }. { $comes ->
        [yes] Das Unheil bricht herein.
       *[no] Nichts geschieht.
    }
log-threat-placed = { $card } kommt auf die Bedrohungsleiste.
log-threat-added = { $card } kommt auf die Bedrohungsleiste, { $deck ->
        [yes] aus dem Stapel, denn in der Ablage liegt keine.
       *[no] aus der Ablage.
    }
log-no-threat = Eine Bedrohungskarte sollte kommen, aber weder in der Ablage noch im Stapel ist eine.
log-threat-discarded = { $cards ->
        [one] 1 Bedrohungskarte wird
       *[other] { $cards } Bedrohungskarten werden
    } abgelegt.
log-discarded = { $who } legt { $card } ab.
log-played = { $who } spielt { $card }.
log-test = { $goal ->
        [scavenge] { $who } sucht
        [communicate] { $who } will reden ({ $about })
        [attack] { $who } greift an ({ $about })
        [recover] { $who } will sich erholen (von: { $about })
        [book] { $who } wird auf die Probe gestellt ({ $about })
       *[defend] { $who } kann sich wehren
    }: { $difficulty }{ $opposed ->
        [yes] {" "}+ schwarzer Würfel
       *[no] {""}
    } nötig.
log-tested = { $who } würfelt { $white }: { $total } gegen { $difficulty }{ $opposed ->
        [yes] {" "}(mit der schwarzen { $black })
       *[no] {""}
    }. { $success ->
        [yes] Geschafft.
       *[no] Das reicht nicht.
    }
log-declined = { $who } spielt nichts.
log-rolled = { $origin }{ $purpose ->
        [weather] , fürs Wetter
        [encounter] , für eine Begegnungskarte
        [scene] , ob es etwas zu erzählen gibt
       *[other] {""}
    }: Der weiße Würfel zeigt { $die }, nötig { $need }: { $success ->
        [yes] erreicht.
       *[no] nicht erreicht.
    }
log-task = Eine Gruppenaufgabe beginnt: { $task }. { $difficulty } nötig.
log-contributed = { $who } legt { $card } dazu; der Zähler zeigt { $dial }.
log-task-done = Die Gruppenaufgabe ist geschafft.
log-moved = { $who } geht nach { $space }.
log-left = { $who } verlässt die Seite.
log-befriended = { $enemy } hört auf { $who } und zieht in Frieden ab.
log-found = { $who } findet { $gain }.
log-activated = { $who }: { $ability }.
log-encouraged = { $who } gibt { $card } an { $whom }.
log-used = { $who } benutzt { $item }.
log-handled = { $who } gibt eine Karte aus für { $token }: { $does }.
log-item = { $who } bekommt: { $item } ({ $does }).
log-not-retrieved = { $item }: früher schon geholt oder bereits im Spiel; darum kommt jetzt nichts.
log-discovered = Entdeckt: { $name }. { $deck ->
        [items] Die Karte kommt unter den Gegenstandsstapel.
        [enemies] Von nun an unter den Gegnern.
        [encounters] Die Karte kommt unter den Begegnungsstapel.
        [roads] Die Karte kommt unter den Straßenstapel.
       *[missions] Von nun an unter den Missionen.
    }
log-worn = { $who } legt an: { $item }.
log-stored = { $who } packt ein: { $item }.
log-given = { $who } gibt { $item } an { $whom }.
log-item-discarded = Abgelegt: { $item }.
log-broken = Kaputt: { $item }.
log-repaired = Wieder heil: { $item }.
log-supplied = Für die Kolonie: { $item }.
log-batteries = { $who } hat jetzt { $loose ->
        [0] keine lose Batterie
        [one] 1 lose Batterie
       *[other] { $loose } lose Batterien
    }.
log-no-battery = Alle Batterien sind in Gebrauch: { $who } bekommt keine.
log-drained = { $batteries ->
        [one] 1 Batterie auf { $item } ({ $who }) ist
       *[other] { $batteries } Batterien auf { $item } ({ $who }) sind
    } weg.
log-powered = { $who } legt eine Batterie auf: { $item }.
log-dial = { $dial ->
        [time] Zeit
        [clue] Hinweise
        [scrap] Schrott
        [food] Nahrung
        [population] Bevölkerung
       *[morale] Moral
    }: { $from } → { $to }.
log-full = { $dial ->
        [time] Die Zeit steht
        [clue] Die Hinweise stehen
        [scrap] Der Schrott steht
        [food] Die Nahrung steht
        [population] Die Bevölkerung steht
       *[morale] Die Moral steht
    } schon ganz oben: Nichts kommt dazu.
log-capped = { $dial ->
        [time] Die Zeit kann
        [clue] Die Hinweise können
        [scrap] Der Schrott kann
        [food] Die Nahrung kann
        [population] Die Bevölkerung kann
       *[morale] Die Moral kann
    } von jetzt an bis { $most } steigen.
log-wounded = { $who } erhält { $wounds ->
        [one] 1 { $toxic ->
            [yes] giftige Wunde
           *[no] Wunde
        }
       *[other] { $wounds } { $toxic ->
            [yes] giftige Wunden
           *[no] Wunden
        }
    }.
log-healed = { $who } verliert { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }.
log-cleansed = Die giftigen Wunden von { $who } sind jetzt gewöhnliche.
log-fled = { $who } kann nicht mehr und flieht. Entfernt: { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }{ $batteries ->
        [0] {""}
        [one] , 1 Batterie
       *[other] , { $batteries } Batterien
    }.
log-returned = { $who } ist wieder da, auf { $space }.
log-became = { $who }: { $status } ({ $does }).
log-status-ended = { $who }: { $status } ist vorbei.
log-learned = { $who } lernt: { $ability } ({ $does }).
log-encounter = Begegnung: { $name } ({ $does }). { $says }
log-enemy-comes = { $enemy } { $many ->
        [yes] tauchen
       *[no] taucht
    } auf { $space } auf.
log-replaced = { $enemy } { $many ->
        [yes] machen
       *[no] macht
    } Platz für einen Anführer: Die Karte kommt zurück in den Vorrat.
log-roaches = { $count ->
        [one] 1 Schabe kriecht
       *[other] { $count } Schaben kriechen
    } herein.
log-hunts = { $enemy } { $many ->
        [yes] schließen
       *[no] schließt
    } sich der Jagd an.
log-situation = { $situation ->
        [safe] Die Lage ist sicher.
       *[hostile] Die Lage wird feindlich.
    }
log-enemy-turn = Die Gegner handeln.
log-enemy-acts = { $enemy } { $many ->
        [yes] handeln
       *[no] handelt
    } mit Bedrohung { $threat }: { $does }.
log-enemy-moved = { $enemy } kommt nach { $space }.
log-enemy-attacks = { $enemy } greift { $who } an.
log-attacked = { $who } wird angegriffen.
log-enemy-wounded = { $enemy } erhält { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }.
log-roach-gone = Eine Schabe ist weg, { $left ->
        [0] die letzte
        [one] 1 ist noch da
       *[other] { $left } sind noch da
    }.
log-enemy-healed = { $enemy } { $many ->
        [yes] heilen
       *[no] heilt
    } { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }.
log-looted = Der letzte Gegner der Begegnung ist besiegt: { $who } nimmt die Beute.
log-enemy-defeated = Besiegt: { $enemy }.
log-enemy-leaves = { $enemy } { $many ->
        [yes] verschwinden
       *[no] verschwindet
    }.
log-placed = { $token } auf { $space }.
log-removed = Nicht mehr auf { $space }: { $token }.
log-objective = { $placed ->
        [yes] Auf { $space } liegt ein Auftragsmarker.
       *[no] Der Auftragsmarker auf { $space } ist weg.
    }
log-finds = { $count ->
        [one] 1 Fundmarker liegt
       *[other] { $count } Fundmarker liegen
    } auf { $space }.
log-door = { $open ->
        [yes] Der Weg zwischen { $one } und { $other } öffnet sich.
       *[no] Der Weg zwischen { $one } und { $other } schließt sich.
    }
log-environment = { $name }: { $does }. { $says }
log-environment-ends = Das Wetter ist wieder wie sonst.
log-nests = Ihr baut ein Nest.
log-bookkeeper = { $who } führt jetzt das Buch.
log-travelled = Ihr zieht weiter: { $location }.
log-road = Unterwegs, mit { $who } vorn: { $name } ({ $does }). { $says }
log-hull = Das Fahrzeug hält noch { $left } aus.
log-mission = Mission: { $mission }. { $says } { $goal } Zeitvorgabe: { $time }.
log-mission-succeeded = Mission geschafft: { $mission }.
log-mission-failed = Mission gescheitert: { $mission }.
log-game-failed = Der Tag ist verloren, bevor eine Mission begonnen hat.
log-passing = { $why ->
        [journey] Der Weg kostet Zeit.
        [nest] Das Nest kostet Zeit.
        [flight] Jemand musste fliehen, und das kostet Zeit.
       *[rounds] { $rounds ->
            [one] Wieder ist eine Runde um: Es wird später.
           *[other] { $rounds } Runden sind um: Es wird später.
        }
    }
log-no-more = { $dial ->
        [time] Die Zeit steigt nur einmal je Mission.
        [clue] Den Hinweis dieser Mission habt ihr schon.
        [scrap] Den Schrott dieser Mission habt ihr schon.
        [food] Die Nahrung dieser Mission habt ihr schon.
        [population] Die Bevölkerung steigt nur einmal je Mission.
       *[morale] Die Moral steigt nur einmal je Mission.
    }
log-night = Der Tag ist um, und ihr seid nicht zu Hause.
log-goal = Persönliches Ziel von { $who } erreicht. { $goal }
log-campaign-won = So viele Ziele sind erreicht, dass die Kampagne gewonnen ist.
log-campaign-lost = Die Kolonie hat niemanden mehr, oder keinen Mut.
log-revived = Unendlich viele Leben: Bevölkerung und Moral stehen auf { $n }.
log-ended-success = Die Partie ist aus; die Mission ist geschafft.
log-ended-failure = Die Partie ist aus; die Mission ist gescheitert.
log-ended-lost = Hier endet die Kampagne.

## Wie es ausging

end-success = Partie { $game }: Mission geschafft, { $mission }. Die Kampagne geht weiter.
end-won = Partie { $game }: Mission geschafft, { $mission }. Die Kolonie hat, was sie braucht: Die Kampagne ist gewonnen.
end-failure = Partie { $game }: Mission gescheitert, { $mission }. Die Kampagne geht weiter.
end-lost = Partie { $game }: Die Kolonie hat sich aufgelöst. Die Kampagne ist verloren.

## Die Geschichte

story-mission = Mission: { $mission }. { $goal }
story-fled = { $who } kann nicht mehr und flieht.
story-dial = { $dial ->
        [time] Zeit
        [clue] Hinweise
        [scrap] Schrott
        [food] Nahrung
        [population] Bevölkerung
       *[morale] Moral
    }

## Der Tisch in Worten

table-campaign = Partie { $game } der Kampagne{ $infinite ->
        [yes] , mit unendlich vielen Leben
       *[no] {""}
    }.
table-mission = { $side ->
        [yes] Nebenmission
       *[no] Mission
    }: { $mission }. { $goal } Zeitvorgabe: { $time }.
table-dial = { $dial ->
        [time] Zeit
        [clue] Hinweise
        [scrap] Schrott
        [food] Nahrung
        [population] Bevölkerung
       *[morale] Moral
    } { $n } von { $most }
table-dials = Zähler: { $dials }.
table-passing = { $night ->
        [yes] Die Zeit steht ganz oben: Die Kolonie zahlt bei
       *[no] Die Zeit steigt um 1 mit
    } jedem Weg, jedem Nest und jedem, der fliehen muss, und { $rounds ->
        [one] nach jeder Runde
       *[other] nach je { $rounds } Runden
    }; von selbst { $turns ->
        [one] am Ende dieses Zugs
       *[other] in { $turns } Zügen
    }.
table-goal = { $goal }{ $done ->
        [yes] {" "}(erreicht)
       *[no] {" "}(offen)
    }
table-page = { $open ->
        [yes] Seite: { $title }. Die Lage ist { $situation ->
            [safe] sicher
           *[hostile] feindlich
        }.
       *[no] Seite ohne Karte: { $title }.
    } Auf der Reisekarte seid ihr hier: { $location }.
table-exit = Ausgang auf { $space }{ $open ->
        [yes] {""}
       *[no] {" "}(nicht offen)
    }: { $says }
exit-shut = Das Buch hat ihn noch nicht geöffnet.
table-environment = { $name }: { $does }. { $says }
table-task = Gruppenaufgabe: { $task }. Der Zähler zeigt { $dial } von { $difficulty }; erste Karte: { $first }.
table-ride = { $vehicle } ({ $does }): hält noch { $hull } Schaden aus.
table-space = { $space }: { $what }. Daneben: { $beside }.
table-beside = { $line ->
        [dashed] { $space }
        [red] { $space } (rote Linie)
        [blue] { $space } (blaue Linie)
        [green] { $space } (grüne Linie)
        [white] { $space } (weiße Linie, kein Weg)
       *[double] { $space } (doppelte weiße Linie, kein Weg und keine Sicht)
    }
there-roaches = { $count ->
        [one] 1 Schabe
       *[other] { $count } Schaben
    }
there-find = { $count ->
        [one] Fundmarker { $difficulty }
       *[other] { $count } Fundmarker { $difficulty }
    }
there-objective = Auftragsmarker
there-poi = etwas zu entdecken
there-hide = Versteck
there-exit = Ausgang
there-enemy-start = hier kommen Gegner herein
foe = { $enemy } ({ $type }; Wunden { $wounds } von { $life }, Abwehr { $defense }, Reden { $communicate })
table-foe = { $foe }: { $does }. { $says }
slot = { $n }: { $enemy } / { $threat }
slot-free = frei
table-track = Bedrohungsleiste, Gegner und Bedrohungskarte: { $slots }.
table-hero = { $who } { $spot }, Wunden { $wounds } und giftige { $toxic } von { $life }; Boni: { $bonuses }{ $turn ->
        [yes] ; ist am Zug
       *[no] {""}
    }{ $bookkeeper ->
        [yes] ; führt das Buch
       *[no] {""}
    }.
bonus = { $attribute } +{ $n }
spot-away = ist unterwegs
spot-at = ist auf { $space }
spot-left = hat die Seite verlassen
spot-down = ist geflohen
table-hand = { $who }, Hand: { $cards }.
table-items = { $who }, angelegt: { $worn }. Rucksack: { $pack }. Lose Batterien: { $batteries }.
worn = { $item } ({ $does }){ $batteries ->
        [0] {""}
        [one] {" "}mit 1 Batterie
       *[other] {" "}mit { $batteries } Batterien
    }
table-status = { $who }, Status: { $status } ({ $does }). { $says }
table-ability = { $who }, Fähigkeit: { $ability }{ $cost ->
        [0] {""}
       *[other] {" "}(weiß { $cost })
    }: { $does }.
table-decks = Aktionsstapel: { $deck }, Ablagestapel: { $discard }.
table-broken = Kaputte Gegenstände: { $items }.
table-built = In der Kolonie gebaut: { $items }.
table-supply = Vorrat der Kolonie: { $items }.
table-hunt = In der Jagdschachtel: { $enemies }.
table-defend = { $goal } { $who } wehrt ab. Nötig: { $difficulty }{ $opposed ->
        [yes] {" "}und der schwarze Würfel
       *[no] {""}
    }, mit { $attributes }. Karten bisher { $cards }, Bonus { $bonus }.
table-test = Probe: { $who } { $goal }. Nötig: { $difficulty }{ $opposed ->
        [yes] {" "}und der schwarze Würfel
       *[no] {""}
    }, mit { $attributes }. Karten bisher { $cards }, Bonus { $bonus }.

## Warum nicht

no-game-over = Diese Partie ist aus.
no-not-asked = Erst hat jemand anderes die Wahl.
no-such-card = So eine Karte hast du nicht.
no-status-forbids = Einer deiner Status verbietet das.
no-hostile = Solange es feindlich ist, redet niemand.
no-enemy-here = Auf deinem Feld ist kein solcher Gegner.
no-safe = Solange es sicher ist, wird niemand angegriffen.
no-fitting-card = Du hast keine passende Karte.
no-token-here = So ein Marker liegt hier nicht.
no-such-status = Diesen Status hast du nicht.
no-such-ability = Diese Fähigkeit hast du nicht.
no-too-costly = Deine weißen Karten reichen dafür nicht.
no-white-card = Fähigkeiten brauchen weiße Karten, und du hast keine.
no-hand-too-full = Diese Figur hat mehr als zwei Karten.
no-items-here = Niemand hier hat einen Gegenstand.
no-task = Es gibt keine Gruppenaufgabe.
no-such-item = Diesen Gegenstand hast du nicht angelegt.
no-use-now = So lässt sich dieser Gegenstand jetzt nicht benutzen.
no-reading = Hier gibt es nichts, was man noch einmal lesen könnte.
no-other-exit = Jemand ist durch einen anderen Ausgang gegangen; alle müssen dort hinaus.
no-exit-here = Du stehst nicht auf diesem Ausgang.
no-nest-yet = Ein Nest baut ihr am Ende eines Zugs.
no-nest-hostile = Solange es feindlich ist, baut niemand ein Nest.
no-demanded = Das Buch verlangt diese Probe, und du hast eine passende Karte.

## Überschriften

board-page = Seite
board-map = Karte
board-travel = Reisekarte
board-situation = Lage
board-safe = Sicher
board-hostile = Feindlich
board-mission = Mission
board-side = Nebenmission
board-threat = Bedrohungsleiste
board-enemies = Gegner
board-hunt = Die Jagd
board-task = Gruppenaufgabe
board-time = Zeit
board-clue = Hinweise
board-scrap = Schrott
board-food = Nahrung
board-population = Bevölkerung
board-morale = Moral
board-hand = Hand
board-wounds = Wunden
board-toxic = Giftig
board-life = Leben
board-items = Gegenstände
board-head = Kopf
board-body = Körper
board-paw = Pfote
board-accessory = Beiwerk
board-pack = Rucksack
board-batteries = Batterien
board-statuses = Status
board-abilities = Fähigkeiten
board-broken = Kaputt
board-supply = Kolonie
board-deck = Aktionsstapel
board-discard = Ablagestapel
board-test = Probe
board-exit = Ausgang
board-hide = Versteck
board-poi = Zu entdecken
board-objective = Ziel
board-find = Fund
board-empty = leer
board-sign-hero = Figur
board-sign-roaches = Schaben
board-sign-token = Marker
board-sign-start = Hier kommen Gegner
board-line-free = Weg frei
board-line-colour = Bremst: rot, blau, grün
board-line-white = Kein Weg
board-line-double = Kein Weg, keine Sicht
board-sign-wound = Wunde
board-sign-toxic = Giftwunde
board-sign-book = Führt das Buch
odds-draw = Die nächste Aktionskarte
odds-item = Der nächste Gegenstand
odds-encounter = Die nächste Begegnung
odds-road = Die nächste Straßenkarte
odds-enemy = Welche Gegner kommen
odds-find = Was ein Fundmarker verbirgt
odds-white = Der weiße Würfel
odds-black = Der schwarze Würfel
fate-test = Die Probe gelingt
fate-fled = Jemand flieht, wenn der Zug als Nächstes beendet wird
reason-test = Die Probe gelingt: { $chosen } % statt { $other } % nach „{ $second }“.
reason-fled = Jemand flieht, wenn der Zug als Nächstes endet: { $chosen } % statt { $other } % nach „{ $second }“.
reason-gain = Das bringt sicher { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    }.
reason-worth = „{ $second }“, das Nächstbeste, bringt am Ende { $whole },{ $tenths } Punkte weniger.

## Die Regeln

rules-intro = In Aftermath seid ihr Nager in einer Stadt, die die Menschen verlassen haben. Eine bis vier Personen führen eine Gruppe von zwei bis vier Figuren, gewinnen oder verlieren gemeinsam und halten von Partie zu Partie eine Kolonie am Leben. Ein Buch mit Karten und Abschnitten erzählt, was es gibt; Aktionskarten sagen, wie weit ihr kommt. Die Regeln stehen hier in Redtags eigenen Worten; auch die Karten, die Pläne und das Buch sind Redtags eigene, ebenso alle Zahlen, die das Regelheft nicht nennt.
rules-chapter-components = Was es gibt
rules-chapter-setup = Aufbau
rules-chapter-book = Das Abenteuerbuch
rules-chapter-situation = Sicher und feindlich
rules-chapter-map = Der Plan einer Seite
rules-chapter-turn = Ein Zug
rules-chapter-tests = Proben
rules-chapter-actions = Aktionen
rules-chapter-enemies = Gegner
rules-chapter-characters = Wunden, Gegenstände, Rast
rules-chapter-campaign = Mission und Kampagne
rules-chapter-rulings = Auslegungen
rule-R1 = Zum Spiel gehören Figurenkarten, { $cards } einfache Aktionskarten und je Figur eine Einflusskarte, Gegenstände, Status, Fähigkeiten, Begegnungen, Missionen, Gegner, Umgebungen, Karten für Fahrten, ein Entdeckungsstapel, allerlei Marker, ein weißer und ein schwarzer Würfel, eine Seitentafel, eine Tafel mit Zählern und eine Reisekarte.
rule-R2 = Eine Figur hat Namen, Beruf und Art, Boni auf Eigenschaften, zu Beginn eine Fähigkeit und einen Gegenstand, einen Lebenswert und ein persönliches Ziel.
rule-R3 = Eine Aktionskarte hat eine Farbe und eine Zahl. Grün ist Gewandtheit, Rot Stärke, Blau Widerstand, Gelb Instinkt; Weiß ist heldenhaft und steht für alle vier. Schwarze Karten sind Bedrohungen, und eine Karte ist das Unheil. Einflusskarten gehören je einer Figur.
rule-R4 = Eine Gegnerkarte nennt Namen und Sorte, was der Gegner bei welchem Bedrohungswert tut (Tempo, Reichweite, Stärke und mehr), sein Leben, seine Abwehr und wie schwer mit ihm zu reden ist. Anführer haben einen eigenen Stapel.
rule-R5 = Eine Begegnung sagt, welche Gegner kommen, ob es sicher oder feindlich ist, was sonst gilt und was es zu erbeuten gibt. Ein Gegenstand hat eine Art, eine Wirkung, vielleicht Reichweite und Bonus, Reparaturkosten, einen Platz und Stichworte. Eine Mission ist Haupt- oder Nebenmission und hat ein Ziel, einen Ort, eine Zeitvorgabe, Reisewege und je einen Abschnitt für Erfolg und Scheitern.
rule-R6 = Auf der Seitentafel liegen die Gruppenaufgabe mit ihrem Zähler, die kaputten Gegenstände, die Jagdschachtel und die Bedrohungsleiste mit Plätzen für Gegner- und Bedrohungskarten. Die Zähler sind Zeit, Hinweise, Schrott, Nahrung, Bevölkerung und Moral.
rule-R7 = Der Gruppenmarker beginnt auf Abigail Lane, dem Feld links oben auf der Reisekarte.
rule-R8 = Jede Person nimmt eine Figur mit allem, was in ihrer Schachtel ist. Zu zweit dürft ihr je zwei nehmen; allein nimmt man zwei. Wer zwei Figuren hat, zählt wie zwei Personen mit eigenen Zügen.
rule-R9 = Einflusskarten sind zuerst nicht im Spiel. Sagt es das Buch, kommt deine auf die Hand.
rule-R10 = Aktionskarten, Gegenstände und Begegnungen werden gemischt. Status, Umgebungen, Missionen, Anführer und übrige Gegner liegen offen. Fundmarker liegen verdeckt in Stapeln, je Schwierigkeit einer.
rule-R11 = Die erste Partie einer Kampagne beginnt auf Seite { $first_page } des Buchs, jede spätere auf Seite { $later_page }.
rule-R12 = Auf einer neuen Seite lest zuerst START und andere Abschnitte nur, wenn etwas dazu auffordert: eine Entdeckung, wenn ihr auf ihrem Feld seid, ein Auftrag, wenn ihr auf seinem Feld seid und der Marker dort liegt, den Bedrohungsabschnitt, wenn es sicher ist und { $threat } oder mehr Bedrohungskarten daliegen, den Unheilsabschnitt, wenn es hereinbricht. Wohin ein offener Ausgang führt, dürft ihr jederzeit lesen.
rule-R13 = Ein Zähler steigt nie über sein Höchstes. Moral endet bei { $morale }, bis das Buch mehr erlaubt, und Hinweise steigen in einer Mission nur einmal.
rule-R14 = Lässt euch das Buch reisen, zieht den Gruppenmarker auf ein Nachbarfeld der Reisekarte, nicht schräg, und schlagt die Seite dieses Ortes auf. Die Hauptmission lässt sich nur an ihrem Ort erfüllen.
rule-R15 = Eine Seite ist verlassen, wenn alle fort sind, die noch stehen, oder wenn das Buch euch weiterschickt. Erst wird der Zug zu Ende geführt, samt Bedrohungsprüfung. Wer links sitzt, führt nun das Buch und ist als Nächstes am Zug. Alle Gegner verschwinden; war es feindlich, kommen sie ohne Wunden in die Jagdschachtel. Figuren und Marker verlassen den Plan, Fundmarker nicht in den Vorrat; Bedrohungsleiste und Gruppenaufgabe werden geleert.
rule-R16 = Auf einer Seite, die ihr in derselben Mission wieder betretet, gibt es keine neuen Fund- und Auftragsmarker und nur Entdeckungen, die sich wiederholen lassen.
rule-R17 = Solange es sicher ist, sind Gegner Fremde: Sie rühren sich nicht und greifen nicht an, und man kann mit ihnen reden. Ist es feindlich, tun sie beides, und niemand redet. Ist kein Gegner mehr da, ist es sicher.
rule-R18 = Für eine Begegnung nehmt die genannten Gegnerkarten, mischt sie und legt sie offen auf die nächsten freien Plätze der Bedrohungsleiste. Ihre Figuren kommen auf die Felder, auf denen Gegner hereinkommen, möglichst gleichmäßig verteilt. Dann wird die Lage gestellt.
rule-R19 = Eine zufällige Begegnung einer Sorte kommt aus allen Gegnern dieser Sorte außer Anführern. Eine Begegnungskarte wird vom Stapel aufgedeckt und abgelegt.
rule-R20 = Gegner kommen aus dem Vorrat, und reicht der nicht, aus der Jagdschachtel.
rule-R21 = Nie sind mehr als fünf Gegnerkarten im Spiel; was zu viel wäre, kommt nicht. Nur ein Anführer kommt auch dann: Er ersetzt die Karte auf dem letzten Platz.
rule-R22 = Schaben sind Marker, die als Figuren gelten. Eine Gegnerkarte handelt für alle; jede hat 1 Leben, und die Karte geht mit der letzten.
rule-R23 = Eine entdeckte Karte kommt ohne Mischen unter ihren Stapel. Was schon geholt wurde, wird nicht noch einmal geholt.
rule-R24 = Nachbarn sind Felder mit gemeinsamer Linie, nicht mit gemeinsamer Ecke. Rote, blaue und grüne Linien bremsen. Eine weiße lässt niemanden durch, aber man sieht hinüber. Eine doppelte weiße verwehrt beides.
rule-R25 = Figuren kommen auf das Startfeld, Gegner auf ihres.
rule-R26 = Fundstellen bekommen so viele Marker, wie die Seite sagt, verdeckt und immer vom leichtesten Stapel, der noch welche hat.
rule-R27 = Bist du in deinem Zug auf einer Entdeckung, wird ihr Abschnitt sofort gelesen, und nur einmal, wenn er sich nicht wiederholen lässt. So auch ein Auftrag, solange sein Marker dort liegt; danach kommt der Marker weg, wenn der Abschnitt nichts anderes sagt.
rule-R28 = Wer in einem Versteck ist, kann von anderen Feldern aus nicht angegriffen werden, und Gegner gehen nur dorthin, wenn sonst niemand da ist. GROSSE Figuren und solche mit angelegten LAUTEN Gegenständen können sich nicht verstecken.
rule-R29 = Auf einem Ausgang darfst du in deinem Zug jederzeit gehen. Der erste benutzte Ausgang ist der einzige für alle. Sind alle fort, wird sein Abschnitt gelesen.
rule-R30 = Lege zuerst beliebig viele behaltene Karten ab, dann ziehst du auf { $hand } nach. Ist der Stapel leer, wird die Ablage gemischt. Mehr als { $hand } Karten hast du nie.
rule-R31 = Hast du die Unheilskarte gezogen, wird sie gezeigt und abgelegt. Ist auf dieser Seite noch kein Unheil hereingebrochen, würfle schwarz und zähle die Zeit dazu: Erreicht das den Wert der Seite, wird der Unheilsabschnitt gelesen.
rule-R32 = Kommt die Jagd, werden alle Karten der Jagdschachtel gemischt und auf die Leiste gelegt, bis fünf Gegner da sind. Sind nun Gegner im Spiel, ist es feindlich. Die Jagd hinterlässt nie Beute.
rule-R33 = Gezogene schwarze Karten kommen in zufälliger Folge auf die nächsten Plätze der Leiste ohne Bedrohungskarte.
rule-R34 = Dann tu, was du willst, so oft deine Karten reichen und in beliebiger Folge.
rule-R35 = Am Ende wird die Bedrohung geprüft. Ist es sicher, wird bei { $threat } oder mehr Bedrohungskarten der Bedrohungsabschnitt gelesen. Ist es feindlich, handeln die Gegner, wenn es mindestens so viele Bedrohungs- wie Gegnerkarten sind.
rule-R36 = Eine Probe hat eine Eigenschaft und eine Schwierigkeit. Spiele zuerst eine Karte, die die Eigenschaft zeigt, dann nach Wunsch weitere mit Farbe oder Zahl dieser ersten. Wirf den weißen Würfel. Karten, Würfel, dein Bonus und die angelegter Gegenstände zusammen müssen die Schwierigkeit erreichen.
rule-R37 = Bei einer Gegenprobe wird auch der schwarze Würfel geworfen und zur Schwierigkeit gezählt.
rule-R38 = Eine Gruppenaufgabe füllt ihr in euren Zügen Karte um Karte. Die erste muss die Eigenschaft zeigen, spätere brauchen ihre Farbe oder Zahl. Erreicht der Zähler die Schwierigkeit, ist sie geschafft. Es gibt keinen Würfel, keinen Bonus und kein Scheitern.
rule-R39 = Gehen: Spiele eine oder mehr Karten; ihre Summe sind deine Bewegungspunkte. Eine gestrichelte Linie kostet 1. Eine farbige kostet 1, wenn alle Karten ihre Farbe haben, sonst 3. Weiße Linien sind nicht zu überqueren. Gegner hindern nicht. Ein gelesener Abschnitt beendet die Bewegung.
rule-R40 = Reden, solange es sicher ist, mit einem Gegner auf deinem Feld: eine Gegenprobe auf Instinkt gegen seinen Wert. Gelingt sie, geht er mit seiner Karte, Moral steigt um 1, und die unterste Bedrohungskarte wird abgelegt. Misslingt sie, wird es feindlich.
rule-R41 = Erholen: Mach die Probe eines deiner negativen Status; gelingt sie, bist du ihn los.
rule-R42 = Suchen: Probe auf Instinkt gegen einen Fundmarker auf deinem Feld. Gelingt sie, deck ihn auf und nimm, was er zeigt: etwas für die Zähler, Batterien, einen Gegenstand oder einen kaputten für den Stapel. Er kommt nicht in den Vorrat zurück.
rule-R43 = Fähigkeit einsetzen: Spiele weiße Karten, die ihre Kosten erreichen. Was zu viel ist, verfällt.
rule-R44 = Mut machen: Gib eine Handkarte an jemanden mit höchstens zwei Karten.
rule-R45 = Ausrüsten und tauschen: Lege eine beliebige Karte ab; dann ordne beliebig viele Gegenstände zwischen Rucksack und Plätzen und gib und nimm unter Figuren auf deinem Feld. Was den Besitzer wechselt, wird sofort angelegt oder eingepackt. Batterien dürfen auf Gegenstände gelegt werden.
rule-R46 = Es gibt Plätze für Kopf, Körper, zwei Pfoten und Beiwerk; der Rucksack fasst { $backpack ->
    [one] einen Gegenstand
   *[other] { $backpack } Gegenstände
    }. Nur Angelegtes wirkt. Was nirgends passt, wird abgelegt. Vorräte kommen beim Ziehen in die Kolonie.
rule-R47 = Nahkampf, solange es feindlich ist: eine Gegenprobe auf Stärke gegen die Abwehr eines Gegners auf deinem Feld. Gelingt sie, ist das eine Wunde.
rule-R48 = Fernkampf, solange es feindlich ist: eine Gegenprobe auf Gewandtheit gegen die Abwehr eines Gegners in 1 Feld Entfernung und in Sicht. Gelingt sie, ist das eine Wunde. Eine Fernwaffe hat ihre eigene Reichweite.
rule-R49 = Ein Gegner mit so vielen Wunden wie Leben ist besiegt und geht mit seiner Karte; die Karten darunter rücken auf. Wer den letzten einer Begegnung besiegt, bekommt die Beute. Ein Anführer hat so viel Leben, wie die Gruppe Figuren hat.
rule-R50 = Im Zug der Gegner handelt jeder einmal, von oben an. Die Bedrohungskarte darunter sagt, was er tut. Ist er nicht auf dem Feld einer Figur, geht er auf die nächste zu, so weit sein Tempo reicht; jede Linie, die man überqueren kann, kostet ihn 1. Dann greift er die nächste Figur in Reichweite und Sicht an. Bei Gleichstand wählt ihr. Das Ziel darf sich mit einer Gegenprobe auf irgendeine Eigenschaft gegen seine Stärke wehren, sonst gibt es eine Wunde. Die Bedrohungskarte wird abgelegt.
rule-R51 = Haben alle Gegner gehandelt, werden alle übrigen Bedrohungskarten abgelegt.
rule-R52 = Eine giftige Wunde lässt sich nicht durch Essen heilen; Rasten macht sie zu einer gewöhnlichen. Angriffe, die nicht von Gegnern kommen, lassen sich ebenso abwehren.
rule-R53 = Man sieht, was eine gerade Linie erreicht, die keine doppelte weiße Linie kreuzt.
rule-R54 = Mit so vielen Wunden wie Leben, gewöhnliche und giftige zusammen, flieht eine Figur: Sie kommt vom Plan, ihre Marker und Status gehen, Zeit steigt um 1. Sie kommt in ihrem nächsten Zug zurück, wenn es sicher ist, oder mit der nächsten Seite, neben einer anderen Figur und schwer verletzt. Sind alle zugleich geflohen, scheitert die Mission.
rule-R55 = Ein heiler Gegenstand, den du bekommst, wird angelegt, eingepackt, jemandem auf deinem Feld gegeben oder für so viel Schrott zerlegt, wie seine Reparatur kostet. Ausbauten kommen in die Kolonie. Kaputtes liegt auf seinem Stapel.
rule-R56 = Eine Batterie auf einem Gegenstand bringt, was er dafür verspricht, zum Übrigen dazu. Wird er eingepackt oder weitergegeben, sind die Batterien verloren.
rule-R57 = Am Ende jedes Zugs dürft ihr ein Nest bauen, solange es sicher ist. Jede Figur darf 1 Nahrung für eine gewöhnliche Wunde essen; giftige Wunden werden gewöhnlich; negative Status enden; Batterien auf Gegenständen sind verloren; Kaputtes lässt sich für Schrott reparieren und verteilen; Zeit steigt um 1.
rule-R58 = Ein Status wirkt sofort, niemand hat denselben zweimal, und er endet, wie er es sagt. Nur wer ihn hat, macht die Probe, und sie ist um 1 leichter für jede andere Figur auf dem Feld.
rule-R59 = Worüber ihr euch nicht einig werdet, das entscheidet, wer das Buch führt.
rule-R60 = Ist das Hauptziel erreicht, sagt das Buch, was folgt. Sind alle geflohen, wird der Abschnitt für das Scheitern gelesen. Zu spät zu kommen ist kein Scheitern, aber die Kolonie zahlt dafür.
rule-R61 = Nach jeder Mission, ob geschafft oder nicht, kommt die Koloniephase des Buchs. Figuren und Zahl der Personen dürfen von Partie zu Partie wechseln.
rule-R62 = Die Kampagne ist gewonnen, wenn die persönlichen Ziele von mindestens { $goals } Figuren erreicht sind, gleich welchen. Erreichtes bleibt erreicht, und ihr dürft weiterspielen.
rule-R63 = Die Kampagne ist verloren, wenn Moral oder Bevölkerung 0 ist. Mit unendlich vielen Leben werden stattdessen beide auf { $revive } gestellt, und die Mission geht weiter.
rule-R64 = Eine neue Kampagne beginnt mit allen entdeckten Karten wieder im Stapel und jeder Schachtel wie am Anfang.
rule-R65 = Weitere Figuren, Gegner und ganze Welten lassen sich jederzeit in eine Kampagne aufnehmen; hier sind sie Inhalt.
rule-A1 = Die Zeichen der Eigenschaften sind verloren; hier braucht man zum Suchen und Reden Instinkt, im Nahkampf Stärke und im Fernkampf Gewandtheit.
rule-A2 = Die Zeichen der Zähler sind verloren; hier hat Moral die Grenze von { $morale }, und Hinweise steigen einmal in einer Mission.
rule-A3 = Der Lohn fürs Reden ist unlesbar; hier steigt Moral um 1.
rule-A4 = Weitere Zeichen sind verloren; hier kostet Rasten Nahrung, Reparieren Schrott, und Zeit steigt durch Flucht und durch das Nest.
rule-A5 = Die Zahlen der Aktionskarten sind nicht bekannt; hier hat jede der vier Farben 1, 1, 2, 2, 3, 3, Weiß hat 1, 2, 2, 3, Bedrohungen sind 1, 1, 1, 2, 2, 2, 3, 3, und es gibt ein Unheil.
rule-A6 = Die Augen der Würfel sind nicht bekannt; hier zeigt der weiße 1 bis { $white_die } und der schwarze 1 bis { $black_die }.
rule-A7 = Die Leiste kann länger als fünf werden; hier sind Gegner und Bedrohungen zwei Reihen, und jeder Gegner hat die Bedrohungskarte an seiner Stelle. Andere zählen nur mit.
rule-A8 = Geht ein Gegner, rücken Gegnerkarten auf und Bedrohungskarten bleiben, sodass andere beieinanderliegen und die Gegner früher handeln.
rule-A9 = Im Zug der Gegner handelt, wer zu seinem Beginn da ist; hier warten solche, die dabei erst erscheinen.
rule-A10 = Der Bedrohungsabschnitt soll die Leiste leeren; hier werden danach in jedem Fall alle Bedrohungskarten abgelegt.
rule-A11 = Eine Probe darf mit einer weißen Karte beginnen; hier ist Weiß dann ihre Farbe. Auf eine farbige folgt eine weiße nur mit gleicher Zahl.
rule-A12 = Ohne passende Karte gibt es keine Probe; hier misslingt dann eine Abwehr, und ebenso eine Probe, die das Buch verlangt.
rule-A13 = Du wehrst dich mit Karten, die du behalten hast. Wird außerhalb des Zugs gezogen, kommen Bedrohungen sofort auf die Leiste, und ein Unheil gilt sofort.
rule-A14 = Geht der Stapel beim Ziehen aus, wird die Ablage gemischt und weitergezogen; sind beide leer, hörst du auf.
rule-A15 = Gelesen wird immer, wenn es auf deinem Feld etwas zu lesen gibt, auch im Vorbeigehen. Das beendet die Bewegung; was schon gelesen ist, tut es nicht. Was sich wiederholen lässt, wird jedes Mal gelesen, wenn jemand kommt, und zu Beginn eines Zugs nur auf Wunsch.
rule-A16 = Eine farbige Linie kostet nur 1, wenn alle gespielten Karten genau ihre Farbe haben; hier zahlen Weiß, Gelb und Gemischtes 3.
rule-A17 = Niemand bleibt zurück: Nach dem ersten nehmen alle denselben Ausgang, und wer geflohen ist, kommt auf die nächste Seite nach.
rule-A18 = Eine Seite darf man verlassen, auch wenn es feindlich ist. Geht die letzte Figur, die noch steht, endet die Seite, obwohl andere geflohen sind.
rule-A19 = Die Mission scheitert nur, wenn alle geflohen sind. Ist jemand heil hinausgegangen, ist stattdessen die Seite verlassen.
rule-A20 = Was die schwere Verletzung bewirkt, ist nicht bekannt; hier ist sie eine eigene Karte.
rule-A21 = Beute gibt es, wenn der letzte Gegner einer Begegnung besiegt wird; hier keine, wenn der letzte durch Reden ging.
rule-A22 = Reichweiten zählen in Feldern, nicht durch doppelte weiße Linien; hier geht die Sicht von Feld zu Feld und nicht von Standfuß zu Standfuß: von der Mitte irgendeines Kästchens des einen zur Mitte irgendeines Kästchens des anderen, an einer Ecke auf einer der beiden Seiten vorbei. Die Sichtlinie bleibt auf der Karte: Eine Lücke darin versperrt die Sicht.
rule-A23 = Die nächste Figur ist die mit dem kürzesten Weg; hier zählen Versteckte nur, wenn sonst niemand da ist, und Unerreichbare locken niemanden.
rule-A24 = Das Leben eines Anführers ist die Zahl der Figuren der Gruppe, auch der geflohenen.
rule-A25 = Ein Nest kommt nach der Bedrohungsprüfung, höchstens einmal am Ende eines Zugs, und an späteren so oft ihr wollt. Ohne Nahrung heilt niemand.
rule-A26 = Mut macht man Karte für Karte, solange die andere Figur höchstens zwei hat.
rule-A27 = Batterien gehören Figuren, so viele es Marker gibt.
rule-A28 = In der nächsten Partie sind alle Fundmarker wieder da.
rule-A29 = Mit vier Figuren in der Schachtel braucht man alle vier Ziele.
rule-A30 = Wer das Buch führt, beginnt, dann geht es im Uhrzeigersinn; nach einer Seite beginnt, wer es nun führt.
rule-A31 = Die Regeln für Fahrzeuge, Umgebungen, Einflusskarten und die meisten Marker standen auf Karten, die nicht zu haben sind; hier sind es eigene, und die Karten sagen, was sie tun. Wem das Bewegen verboten ist, den bewegt auch keine Fähigkeit, kein Gegenstand und kein Marker, nur das Buch selbst.
rule-A32 = Auch das Buch ist nicht zu haben; hier ist es ein eigenes, mit eigener Koloniephase.
rule-A33 = Wer zurückkommt, hat einen ganzen Zug. Wer geflohen ist, behält die Hand und hat keinen.
rule-A34 = Ein Unheil, das ausblieb, kann mit der nächsten Unheilskarte auf derselben Seite hereinbrechen.
rule-A35 = Wo im Feld eine Figur steht, ist hier gleichgültig.
rule-A36 = Ein Zeichen auf Fundmarkern ist unlesbar; hier geben sie Nahrung, Schrott, Hinweise und mehr.
rule-A37 = Eine zufällige Begegnung bringt so viele Gegner, wie der Abschnitt sagt; sonst einen je Figur, bis zur Grenze.
rule-A38 = Gezogene Bedrohungen und das Unheil werden nicht ersetzt: Der Zug geht mit dem Rest weiter.
rule-A39 = Die Jagd kommt nur, wenn der Unheilsabschnitt es sagt. Ist die Schachtel leer, aber Fremde sind im Spiel, wird es trotzdem feindlich.
rule-A40 = Die schwere Verletzung kommt mit der Rückkehr, nicht mit der Flucht. Batterien gehen verloren, Gegenstände und Hand bleiben.
rule-A41 = Mit der Seite gehen ihre Marker; Wunden, Status und Batterien der Figuren bleiben. Erst kommen die Schritte des Verlassens, dann der Abschnitt des Ausgangs. Schickt das Buch die Gruppe mitten in einem Zug weiter, hat dieser Zug keine weiteren Aktionen: Die Bedrohungsprüfung folgt sofort.
rule-A42 = Eine Gruppenaufgabe darf wie eine Probe mit einer weißen Karte beginnen.
rule-A43 = Eine einfache Karte zeigt die Eigenschaft ihrer Farbe; Einflusskarten können andere zeigen.
rule-A44 = Eine Karte, die ein Anführer ersetzt, kommt ohne Wunden mit ihrer Figur in den Vorrat; die Bedrohungskarte des Platzes bleibt.
rule-A45 = Handeln die Schaben, geht und beißt jede für sich, die nächste zuerst; eine Begegnung sagt, wie viele es sind.
rule-A46 = Ein Gegner, der für eine Begegnung aus der Jagdschachtel kam, gehört zu ihr, samt Beute.
rule-A47 = Ein Gegenstand, der kaputtgeht, verliert seine Batterien. Ein reparierter, den niemand halten kann, wird abgelegt; Verbesserungen und Vorratsgegenstände kommen in den Vorrat der Kolonie.
rule-A48 = Ist die Kampagne verloren, wird ihr Abschnitt gelesen, und ihr wählt: neue Kampagne oder unendlich viele Leben.
rule-A49 = Der erste Sitz führt zu Beginn einer Kampagne das Buch; spätere Partien beginnen mit dem nach dem letzten.
rule-A50 = Keine Mission scheitert an der Zeit. Verspätung bezahlt die Kolonie; das Buch sagt, was geschieht, wenn das Zeitrad am Anschlag steht, und eine Seite sagt, wann auf ihr Zeit vergeht.
rule-A51 = Durch einen Ausgang darf man jederzeit im eigenen Zug gehen, auch vor dem Ziehen. Wohin er führt, lässt sich lesen, sobald das Buch ihn geöffnet hat.
rule-A52 = Verlangt das Buch eine Probe und man hat eine passende Karte, legt man sie ab. Nur die Abwehr ist freiwillig.
rule-A53 = Die Gruppe darf am Ende jedes Zugs ein Nest bauen, solange es sicher ist, auch wenn dabei nichts heilt.
rule-A54 = Aus der Jagd kommen so viele Schaben zurück, wie hineinkamen. Kommen weitere, während schon welche im Spiel sind, gehören sie zu der einen Karte.
rule-A55 = Die Jagd legt aus, bis fünf Gegner auf der Leiste sind, und nicht weiter: Ein Anführer unter dem Rest bleibt in der Schachtel. Karten, für die eine Begegnung keinen Platz hat, kommen dorthin zurück, wo sie herkamen.
rule-A56 = Zwei Figuren in einem Feld dürfen in einer Aktion Gegenstände tauschen, auch wenn beide nichts mehr tragen können.
rule-A57 = Persönliche Ziele werden geprüft, sobald sich ein Rad, ein Gegenstand oder ein Merkzeichen ändert, und einmal erfüllt bleiben sie erfüllt.
rule-A58 = Eine Figur kann überall besiegt werden, auch unterwegs und durch den Abschnitt eines Ausgangs.
rule-A59 = In einer Aktion dürfen beliebig viele Gegenstände bewegt werden, auch derselbe mehrmals; hier endet sie nach { $moves } Bewegungen, damit jede Partie ein Ende hat.
rule-A60 = Bringt das Buch oder ein Gegner eine Bedrohungskarte auf die Leiste, ist es eine zufällige aus der Ablage und, wenn dort keine liegt, aus dem Stapel; ist auch dort keine, kommt keine. Im Gegnerzug und im Bedrohungsabschnitt kommt sie, wenn die Leiste geleert ist, und zählt bei der nächsten Bedrohungsprüfung.

# Warum etwas nicht geht, Schritt für Schritt
no-first-draw = Zieh zuerst. Davor darfst du behaltene Karten ablegen oder durch einen Ausgang gehen.
no-first-actions = Das ist keine Aktion eines Zugs.
no-first-test = Bring zuerst die Probe zu Ende.
no-first-move = Bring zuerst die Bewegung zu Ende.
no-first-discard = Leg zuerst eine Aktionskarte ab.
no-first-keep = Entscheide zuerst, was aus dem neuen Gegenstand wird.
no-first-receive = Der Gegenstand muss zuerst angelegt oder verstaut werden.
no-first-equip = Bring zuerst Ausrüsten und Tauschen zu Ende.
no-first-ability = Bezahl zuerst die Fähigkeit, mit weißen Karten.
no-first-enemy-move = Zuerst bewegt sich der Gegner.
no-first-enemy-target = Zuerst greift der Gegner an.
no-first-hit = Wähl zuerst, welcher Gegner getroffen wird.
no-first-break = Wähl zuerst, welcher Gegenstand kaputtgeht.
no-first-return = Wähl zuerst, wo du zurückkommst.
no-first-nest = Entscheidet zuerst, ob die Gruppe ein Nest baut.
no-first-eat = Entscheide zuerst, ob du isst.
no-first-repair = Die Gruppe repariert: Bringt das zuerst zu Ende.
no-first-assign = Wählt zuerst, wer den reparierten Gegenstand bekommt.
no-first-travel = Wählt zuerst, wohin die Reise geht.
no-first-lost = Die Kampagne ist verloren: Wählt eine neue oder unendlich viele Leben.
no-first-choice = Das Buch wartet auf eine Wahl.
no-symbol = Die erste Karte einer Probe muss ihre Eigenschaft zeigen; weiße Karten zeigen alle.
no-match = Weitere Karten brauchen die Farbe oder die Zahl der ersten.
no-card-yet = Spiel zuerst eine Karte in die Probe.
no-way-back = Eine Karte ist gespielt: Die Probe wird abgelegt.
no-own-test = Diese Probe hast du selbst begonnen.
no-effect = Es käme jetzt nichts dabei heraus.
no-points-at-all = Deine Karten sind keinen Bewegungspunkt wert, weil dich etwas bremst.
no-points = Das kostet einen Bewegungspunkt, und du hast keinen mehr.
no-line-cost = Diese Linie kostet 3 Punkte, weil deine Karten nicht alle ihre Farbe haben; du hast { $points }.
no-same-space = Dort bist du schon.
no-not-adjacent = Dieses Feld grenzt nicht an deines; Ecken zählen nicht.
no-white-line = Weiße Linien kann man nicht überqueren.
no-blocked = Ein Marker versperrt dieses Feld.
no-cards-for-this = Diese Bewegung braucht keine Karten.
no-cards-after-steps = Alle Karten einer Bewegung kommen vor dem ersten Schritt.
no-enemy-there = In diesem Feld ist kein solcher Gegner.
no-too-far = Das ist außer Reichweite.
no-sight = Etwas versperrt die Sicht.
no-dim = Hier ist es zu trüb, um so weit zu sehen.
no-positive-status = Erholen kann man sich nur von einem negativen Status.
no-removal = Auf diesem Status steht keine Probe.
no-find-here = In deinem Feld liegt kein solcher Fundmarker.
no-passive = Diese Fähigkeit wirkt immer; niemand bezahlt dafür.
no-ability-now = Für diese Fähigkeit ist jetzt nicht der Moment.
no-only-white = Fähigkeiten bezahlt man nur mit weißen Karten.
no-yourself = Dir selbst kannst du keinen Mut machen.
no-such-player = Dort sitzt niemand.
no-task-here = Die Gruppenaufgabe ist in einem anderen Feld.
no-task-symbol = Die erste Karte einer Gruppenaufgabe muss ihre Eigenschaft zeigen.
no-task-match = Weitere Karten brauchen die Farbe oder die Zahl der Karte im Feld der Aufgabe.
no-such-use = So lässt sich der Gegenstand nicht benutzen.
no-battery-on-it = Es ist keine Batterie darauf.
no-used-this-turn = In diesem Zug wurde er schon benutzt.
no-used-here = Auf dieser Seite wurde er schon benutzt.
no-token-there = In diesem Feld liegt kein solcher Marker.
no-use-of-token = Mit diesem Marker lässt sich nichts anfangen.
no-card-left = Das kostet eine Aktionskarte, und du hast keine.
no-such-exit = Auf dieser Seite gibt es keinen solchen Ausgang.
no-exit-closed = Dieser Ausgang ist nicht offen.
no-slot = Kein Platz ist dafür frei.
no-room = Der Rucksack ist voll.
no-fellow-here = Diese Figur ist nicht in deinem Feld.
no-self-trade = Das bist du: Sich selbst gibt man nichts, und von sich selbst nimmt man nichts.
no-room-there = Diese Figur kann es nicht tragen.
no-room-here = Du kannst es nicht tragen.
no-room-for-both = Nach dem Tausch könnte einer von euch den Gegenstand nicht tragen.
no-item-yours = Diesen Gegenstand hast du nicht.
no-item-theirs = Diese Figur hat diesen Gegenstand nicht.
no-item-packed = Dieser Gegenstand ist nicht in deinem Rucksack.
no-need = Das geht auch ohne Tausch.
no-more-moves = In dieser Aktion ist genug umgeräumt; nur Batterien lassen sich noch auflegen.
no-battery = Du hast keine lose Batterie.
no-battery-place = Der Gegenstand nimmt keine Batterie mehr auf.
no-such-way = Diesen Weg gibt es nicht.
no-way-closed = Dieser Weg ist jetzt nicht offen.
no-way-paid = Was dieser Weg kostet, ist nicht da.
no-one-meant = Diese Figur meint das Buch hier nicht.
no-neighbour = Auf der Reisekarte geht es ein Feld hinauf, hinunter, nach links oder rechts.
no-march = Der Gegner geht auf kürzestem Weg zu einer nächsten Figur.
no-target = Der Gegner greift eine nächste Figur in Reichweite und Sicht an.
no-wound = Es gibt keine normale Wunde zu heilen.
no-food = Es gibt keine Nahrung.
no-not-broken = Dieser Gegenstand liegt nicht bei den kaputten.
no-scrap = Es gibt nicht genug Schrott.
no-fellow-there = Du kommst in einem Feld mit einer anderen Figur zurück.
