game-title = Trauma Center
game-tagline = Drei Würfel, ein Stift und jemand, der auf euch zählt. Gemeinsam würfeln und eintragen, vom Rettungswagen bis zum OP-Tisch. Für 1 bis 4, 8 Runden.

## Names

phase-setup = Aufbau
phase-emt = Rettungsdienst
phase-er = Notaufnahme
phase-prep = OP-Vorbereitung
phase-surgeon = Operation
phase-discharge = Entlassung

grade-minor = leicht
grade-serious = ernst
grade-critical = kritisch

box-health = Gesundheit
box-strain = Belastung

quadrant-upper-left = oben links
quadrant-upper-right = oben rechts
quadrant-lower-left = unten links
quadrant-lower-right = unten rechts
quadrant-none = nirgends

column-a = A
column-b = B
column-c = C
column-d = D
column-e = E
column-f = F
column-g = G
column-h = H
column-i = I
column-j = J
column-k = K
column-l = L
column-none = ?

square = { $column }{ $row }
area = { $from } bis { $to }
list-more = { $first }, { $rest }
none = keine
face = { $n }
unknown-card = Karte { $n }
unknown-person = Jemand
player = Spieler { $n }
unknown-story = Mehr wissen wir noch nicht.

critical-dice = Würfel mit { $values } sind nicht verwendbar.
critical-dice-first = Würfel mit { $values } sind für die erste Aktion nicht verwendbar.
critical-dice-second = Würfel mit { $values } sind für die zweite Aktion nicht verwendbar.
critical-highest = Der höchste der drei Würfel ist nicht verwendbar; zeigen mehrere die höchste Zahl, keiner von ihnen.
critical-lowest = Der niedrigste der drei Würfel ist nicht verwendbar; zeigen mehrere die niedrigste Zahl, keiner von ihnen.
critical-doubles = Würfel, die dieselbe Zahl zeigen wie ein anderer, sind nicht verwendbar.
critical-untouchable = Kein Verband darf den Quadranten dieser Karte ({ $quadrant }) berühren.
critical-bleeding = Unbedeckte Wunden im Quadranten dieser Karte ({ $quadrant }) zählen für die Gesundheit doppelt.
critical-unclear = Die Spalten des Quadranten dieser Karte ({ $first } bis { $last }) lassen sich nicht abhaken.
critical-untouchable-printed = Kein Verband darf den Quadranten dieser Karte berühren.
critical-bleeding-printed = Unbedeckte Wunden im Quadranten dieser Karte zählen für die Gesundheit doppelt.
critical-unclear-printed = Die Spalten des Quadranten dieser Karte lassen sich nicht abhaken.
critical-health = Jede Runde kostet { $more } Gesundheit mehr.
critical-strain = Jeder Verband kostet { $more } Belastung mehr.
critical-slow = Jedes „Wunden heilen“ heilt { $fewer } weniger.

## What is asked

ask-copy = { $patient } hat: { $card } ({ $grade }, { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }). In welchen Quadranten des Körpers?
ask-first = { $patient }, Würfel { $dice }: Welcher Würfel für den Verband? Eine Seite des Verbands ist { $side }, die andere zeigt der Würfel.
ask-first-surgeon = { $patient }, Würfel { $dice }: Welcher Würfel für das erste „Wunden heilen“?{ $rows ->
        [some] {" "}Oder eine leere Reihe streichen und einen Würfel um 1 ändern?
       *[none] {""}
    }
ask-second = { $patient }, Würfel { $dice }: Die { $first } ist vergeben. Welcher Würfel { $phase ->
        [prep] zum Heilen von Wunden? Er bringt auch ein Tetromino, wenn er verwendbar ist und es Platz hat.
        [surgeon] für das zweite „Wunden heilen“? Jeder verwendbare Würfel bringt auch ein Tetromino.
       *[other] zum Stabilisieren? Er bringt auch ein Tetromino, wenn es Platz hat.
    }{ $rows ->
        [some] {" "}Oder eine leere Reihe streichen und einen Würfel um 1 ändern?
       *[none] {""}
    }
ask-bandage = { $patient }: Wohin kommt der Verband von { $side } mal { $die } Feldern? { $phase ->
        [prep] Angegeben ist, was die Runde kostet, wenn sonst nichts geschieht.
       *[other] Angegeben sind die Kosten vor dem Stabilisieren.
    }
ask-stabilize = { $patient }: Diese Runde kostet sonst { $health } Gesundheit und { $strain } Belastung. Wovon { $die } abziehen?
ask-tetromino = { $patient }: Wohin im Diagnosefeld kommt das Tetromino der { $die }?{ $rows ->
        [some] {" "}Oder eine leere Reihe streichen und einen Würfel um 1 ändern?
       *[none] {""}
    }
ask-no-room = { $patient }: Das Tetromino der { $die } passt nirgends hin. Eine leere Reihe streichen und einen Würfel um 1 ändern oder den Zug beenden?
ask-heal = { $patient }: Welche verbundene Wunde wird geheilt? Die { $die } heilt noch { $left ->
        [one] 1 Wunde.
       *[other] { $left } Wunden.
    }{ $rows ->
        [some] {" "}Oder eine leere Reihe streichen und einen Würfel um 1 ändern?
       *[none] {""}
    }
ask-nothing-to-heal = { $patient }: Für die { $die } gibt es keine verbundene Wunde zu heilen. Eine leere Reihe streichen und einen Würfel um 1 ändern oder weitermachen?
ask-finish = { $patient }: Eine fertige Spalte abhaken und eine Wunde heilen oder den Zug beenden? Er kostet jetzt { $health } Gesundheit und { $strain } Belastung.
ask-done = { $patient } ist in dieser Runde versorgt. Andere sind noch an der Arbeit.

## What can be done

do-copy = Übertragen nach { $quadrant }: Wunden auf { $wounds }
do-copy-somewhere = Das Muster übertragen: { $quadrant }
do-cross-out = Eine Reihe streichen ({ $box }): aus der { $picked ->
        [first] für das erste „Wunden heilen“ gewählten { $die }
        [second] für das zweite „Wunden heilen“ gewählten { $die }
       *[no] { $die }
    } wird eine { $to }{ $then }
do-cross-out-only = {""}
do-cross-out-then = { $before }; die für das { $slot ->
        [first] erste
       *[second] zweite
    } „Wunden heilen“ gewählte { $die } { $usable ->
        [yes] ist dann verwendbar
       *[no] ist dann nicht verwendbar und zählt als 1
    }
do-pick-bandage = Die { $die }: { $usable ->
        [no] nicht verwendbar, zählt als 1, ein Verband von { $side } mal 1
       *[yes] ein Verband von { $side } mal { $worth }
    }
do-pick-stabilize = Die { $die }: um { $die } stabilisieren{ $room ->
        [no] , kein Platz für ihr Tetromino
       *[yes] {""}
    }
do-pick-heal = Die { $die }: { $usable ->
        [no] nicht verwendbar, zählt als 1, {""}
       *[yes] {""}
    }{ $wounds ->
        [0] { $slow ->
            [yes] heilt wegen der Komplikation nichts
           *[no] keine verbundene Wunde zu heilen
        }
        [one] bis zu 1 verbundene Wunde heilen
       *[other] bis zu { $wounds } verbundene Wunden heilen
    }{ $usable ->
        [no] , kein Tetromino
       *[yes] { $room ->
            [no] , kein Platz für ihr Tetromino
           *[yes] {""}
        }
    }
do-pick-no-room = Die { $die }: Ihr Tetromino passt nirgends hin, sie heilt also nichts, und der Zug endet
do-pick-lost = Die { $die }: für eine Aktion, die verloren ist, denn das Tetromino der { $first } passt nirgends hin und beendet den Zug{ $rows ->
        [some] , wenn du die { $first } nicht änderst
       *[none] {""}
    }
do-bandage = Verband auf { $area }: { $wounds ->
        [0] keine Wunden
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }, { $empty } leer, kostet { $health } Gesundheit und { $strain } Belastung
do-bandage-somewhere = Verband auf { $area }
do-stabilize = { $what ->
        [health] Wunden
       *[strain] Belastung
    } um { $by } stabilisieren: kostet { $health } Gesundheit und { $strain } Belastung
do-stabilize-somehow = { $what ->
        [health] Wunden
       *[strain] Belastung
    } stabilisieren
do-tetromino = Tetromino auf { $squares }
do-tetromino-completes = Tetromino auf { $squares }: macht { $columns } fertig
do-heal = Die Wunde auf { $square } heilen
do-check = Spalte { $column } abhaken: die { $bandaged ->
        [yes] verbundene Wunde
       *[no] Wunde
    } auf { $square } heilen
do-end-turn = Zug beenden: kostet { $health } Gesundheit und { $strain } Belastung
do-end-turn-somehow = Zug beenden
do-heal-nothing = Keinen Würfel ändern: Es gibt nichts zu heilen, also geht es weiter
do-give-up = Keinen Würfel ändern: Das Tetromino passt nirgends hin, der Zug endet

## What happens

log-arrived = { $patient }. { $story }
log-drawn = { $patient } hat: { $card } ({ $grade }).
log-copied = { $patient }: { $card }, { $quadrant }.
log-passed = Alle Bögen gehen nach rechts weiter.
log-complicated = { $patient }: „{ $card }“ ({ $quadrant }) wird umgedreht. { $wounds ->
        [0] Es ist nicht schlimmer geworden.
        [one] Es ist schlimmer geworden: 1 Wunde mehr.
       *[other] Es ist schlimmer geworden: { $wounds } Wunden mehr.
    }
log-critical = { $patient }: „{ $card }“ ({ $quadrant }) wird umgedreht. { $rule }
log-phase-begins = { $phase ->
        [emt] Die Rettungswagen sind da: Die Phase Rettungsdienst beginnt.
        [er] Im Krankenhaus: Die Phase Notaufnahme beginnt.
        [prep] Alles wird für den OP vorbereitet: Die Phase OP-Vorbereitung beginnt.
       *[surgeon] Jetzt wird operiert: Die Phase Operation beginnt.
    }
log-rolled = { $phase }, Runde { $round } von { $rounds }: Die Würfel zeigen { $dice }.
log-crossed-out = { $patient }: Eine Reihe wird gestrichen ({ $box }), aus der { $die } wird eine { $to }.
log-use-changed = { $patient }: Die { $die } für die { $action ->
        [1] erste
       *[2] zweite
    } Aktion { $usable ->
        [yes] ist jetzt verwendbar und zählt, was sie zeigt.
       *[no] ist nicht mehr verwendbar und zählt als 1.
    }
log-heals-nothing = { $patient }: Die { $die } heilt wegen der Komplikation nichts.
log-picked = { $patient }: die { $die } für die { $action ->
        [1] erste
       *[2] zweite
    } Aktion.
log-picked-unusable = { $patient }: die { $die } für die { $action ->
        [1] erste
       *[2] zweite
    } Aktion. Sie ist nicht verwendbar und zählt als 1.
log-bandaged = { $patient }: ein Verband auf { $area }, um { $wounds ->
        [0] keine Wunde
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } und { $empty ->
        [0] kein leeres Feld
        [one] 1 leeres Feld
       *[other] { $empty } leere Felder
    }.
log-no-bandage = { $patient }: Für den Verband der { $die } ist kein Platz.
log-stabilized = { $patient }: { $what ->
        [health] Die Wunden sind stabilisiert, in dieser Runde gehen bis zu { $by } Gesundheit weniger verloren.
       *[strain] Die Belastung ist stabilisiert, in dieser Runde bis zu { $by } weniger.
    }
log-placed = { $patient }: das Tetromino der { $die } auf { $squares } des Diagnosefelds.
log-column-completed = { $patient }: Spalte { $column } des Diagnosefelds ist fertig.
log-no-room = { $patient }: Das Tetromino der { $die } passt nirgends hin. Die Aktion gilt trotzdem.
log-cut-short = { $patient }: Das Tetromino der { $die } passt nirgends hin. Die Operation muss abgebrochen werden.
log-healed = { $patient }: Die Wunde auf { $square } ist geheilt{ $by ->
        [column] , dank der Diagnose.
        [bandages] {" "}unter zwei Verbänden.
       *[surgery] .
    }
log-health-lost = { $patient } verliert { $lost ->
        [0] keine Gesundheit
       *[other] { $lost } Gesundheit
    } ({ $marks } markiert).
log-strained = { $patient } erleidet { $gained ->
        [0] keine Belastung
       *[other] { $gained } Belastung
    } ({ $marks } markiert).
log-overflowed = { $patient }: { $squares ->
        [one] 1 dieser Felder passt nicht mehr auf die Leiste „{ $box }“ und verfällt.
       *[other] { $squares } dieser Felder passen nicht mehr auf die Leiste „{ $box }“ und verfallen.
    }
log-discharged = { $patient } wird entlassen: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Fertige Spalten { $columns }, leere Reihen { $rows }, verbliebene Wunden { $wounds }{ $filled ->
        [0] .
       *[other] , dazu { $filled } Abzug, weil eine Leiste voll wurde.
    }
log-game-ends = Alle sind entlassen. Zusammen habt ihr { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

## The table in words

table-setup = Aufbau: Die Wunden werden in die Körper übertragen.
table-round = { $phase }, Runde { $round } von { $rounds }. Die Würfel zeigen { $dice }.
table-over = Alle acht Runden sind vorbei.
table-patient = { $patient }, behandelt von { $player }. { $story }
table-patient-home = { $patient }, entlassen mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }: fertige Spalten { $columns }, leere Reihen { $rows }, verbliebene Wunden { $wounds }{ $filled ->
        [0] .
       *[other] , dazu { $filled } Abzug, weil eine Leiste voll wurde.
    } { $story }
table-turn = { $patient }, diese Runde: Würfel { $dice }; { $first ->
        [0] noch keiner gewählt
       *[other] die { $first } für die erste Aktion{ $first_usable ->
            [no] {" "}(nicht verwendbar, zählt als 1)
           *[yes] {""}
        }{ $second ->
            [0] {""}
           *[other] , die { $second } für die zweite{ $second_usable ->
                [no] {" "}(nicht verwendbar, zählt als 1)
               *[yes] {""}
            }
        }
    }. Sie kostet jetzt { $health } Gesundheit und { $strain } Belastung.
table-turn-done = { $patient }: in dieser Runde versorgt.
table-condition-new = { $patient }: { $card } ({ $grade }), noch nicht im Körper.
table-condition = { $patient }: { $card } ({ $grade }), { $quadrant }.
table-condition-critical = { $patient }: { $card } ({ $grade }), { $quadrant }. Dafür gilt: { $rule }
table-quadrant = { $patient }, { $quadrant }: unbedeckte Wunden { $open }; verbundene Wunden { $bandaged }; geheilte { $healed }.
table-bandages = { $patient }, Verbände: { $bandages }.
table-health = { $patient }, Gesundheit: { $marks } von { $most } Feldern markiert, leere Reihen { $blank }{ $crossed ->
        [0] .
       *[other] , gestrichene { $crossed }.
    }
table-strain = { $patient }, Belastung: { $marks } von { $most } Feldern markiert, leere Reihen { $blank }{ $crossed ->
        [0] .
       *[other] , gestrichene { $crossed }.
    }
table-diagnosis = { $patient }, Diagnose: freie Felder { $free }; fertige Spalten { $complete }; abgehakte Spalten { $checked }.
table-points = Punkte aller Patienten nach jetzigem Stand: { $points }.

## Headings of the board

board-form = Patientenbogen
board-body = Körper
board-diagnosis = Diagnose
board-health = Gesundheit
board-strain = Belastung
board-dice = Würfel
board-dice-patient = Würfel für diesen Patienten
board-conditions = Befunde
board-patients = Patienten
board-yours = Dein Patient
board-next-patient = Als Nächstes: { $patient }
board-passed = Die Bögen gehen nach rechts
board-story = Über { $patient }
board-round = { $phase }, Runde { $round } von { $rounds }
board-rounds = Runde { $round } von { $rounds }
board-phases = Phasen
board-first-action = Erste Aktion
board-second-action = Zweite Aktion
board-bandage = Verband
board-bandage-size = Verband { $side } mal { $die }
board-stabilize = Stabilisieren
board-stabilize-wounds = Wunden stabilisieren
board-stabilize-strain = Belastung stabilisieren
board-heal = Wunden heilen
board-heal-left = Zu heilende Wunden: { $left }
board-tetromino = Tetromino
board-tetrominoes = Tetromino jedes Würfels
board-turn-piece = Drehen
board-mirror-piece = Umdrehen
board-place = Hierher
board-cost = Kostet { $health } Gesundheit und { $strain } Belastung
board-cost-health = Gesundheit: { $health } mehr
board-cost-strain = Belastung: { $strain } mehr
board-wound = Wunde
board-wounds = Wunden: { $wounds }
board-uncovered = Unbedeckte Wunden: { $wounds }
board-bandaged = Verbundene Wunden: { $wounds }
board-bold = Fette Wunde
board-healed = Geheilt
board-empty = Leer
board-sign-twice = Zwei Verbände
board-sign-complete = Fertige Spalte
board-sign-checked = Abgehakte Spalte
board-sign-cost = Kosten dieser Runde
board-sign-ahead = Noch nicht gesetzt
board-sign-crossed = Gestrichen
board-sign-unusable = Nicht verwendbar
board-column = Spalte { $column }
board-column-complete = Spalte { $column }: fertig
board-column-checked = Spalte { $column }: abgehakt
board-check = Abhaken
board-quadrant = Quadrant { $quadrant }
board-marks = { $marks } von { $most } markiert
board-blank-rows = Leere Reihen: { $rows }
board-crossed-rows = Gestrichen: { $rows }
board-cross-out = Eine Reihe streichen
board-change = aus { $die } wird { $to }
board-filled = Voll: { $points } Punkte Abzug
board-unusable = Nicht verwendbar: zählt als 1
board-front = Vorderseite
board-back = Rückseite
board-hidden = Wird später umgedreht
board-rule = Komplikation
board-waiting = Warten auf die anderen
board-done = Fertig
board-points = Punkte
board-points-of = Punkte: { $points }
board-score-columns = Fertige Spalten
board-score-rows = Leere Reihen
board-score-wounds = Verbliebene Wunden
board-score-filled = Volle Leiste
board-total = Zusammen
board-unseen = Karten, die niemand hat
board-none = keine

## On paper

paper-name = Name
paper-sheet = Ein Bogen für jede Person: Druckt diese Seite so oft, wie ihr sie braucht. Übertragt die vier Muster in die Quadranten, dann gebt die Bögen weiter.
paper-bandage = Verband { $side } mal Würfel
paper-conditions = Befundkarten: ausschneiden und die Rückseite hinter die Vorderseite falten
paper-people = Patientenkarten: ausschneiden

## Odds

odds-die = Der nächste Würfel
odds-patient = Der nächste Patient
odds-minor = Die nächste leichte Karte
odds-serious = Die nächste ernste Karte
odds-critical = Die nächste kritische Karte
fate-box-filled = Eine Leiste, Gesundheit oder Belastung, die noch nicht voll ist, wird in dieser Runde voll, auch wenn alle ihr Bestes dagegen tun
reason-box-filled = Eine Leiste wird in dieser Runde voll: { $chosen } % statt { $other } % nach „{ $second }“.
reason-gain = Das bringt sicher { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    }.
reason-worth = „{ $second }“, das Nächstbeste, bringt am Ende { $whole },{ $tenths } Punkte weniger.

## Why not

no-such-seat = Diesen Spieler gibt es nicht.
no-game-over = Die Partie ist vorbei: Alle sind entlassen.
no-pattern-left = Deine vier Muster sind übertragen; du wartest, bis die anderen so weit sind.
no-round-left = Dein Patient ist in dieser Runde versorgt; du wartest, bis die anderen fertig sind.
no-such-quadrant = Der Körper hat vier Quadranten.
no-free-quadrant = In diesem Quadranten ist schon ein Muster.
no-copy-first = Übertrage zuerst die Muster deiner Karten in den Körper.
no-copying = Die Muster sind schon übertragen.
no-die-asked = Die beiden Würfel dieser Runde sind gewählt: die { $first } und die { $second }.
no-such-die = Keiner der Würfel zeigt eine { $die }.
no-die-twice = Die { $die } ist schon gewählt, und kein anderer Würfel zeigt sie.
no-die-lying = Von den Würfeln, die noch nicht gewählt sind, zeigt keiner eine { $die }.
no-die-picked = Der Würfel, der für diese Aktion gewählt ist, zeigt keine { $die }.
no-surgeon = Nur bei der Operation darfst du Reihen streichen, um Würfel zu ändern.
no-turn-left = Ein Tetromino passte nirgends hin, deshalb ist die Operation abgebrochen.
no-crossing-any-more = Reihen streichst du, bevor ein Würfel verwendet wird.
no-blank-row = Die Leiste „{ $box }“ hat keine leere Reihe mehr.
no-such-step = Eine Reihe ändert einen Würfel um genau 1.
no-such-value = Ein Würfel zeigt 1 bis 6.
no-dice-yet = Wähle zuerst zwei Würfel.
no-surgeon-bandage = Bei der Operation gibt es keine Verbände.
no-second-bandage = Der Verband dieser Runde ist schon angelegt.
no-bandage-fitted = Für den Verband dieser Runde war kein Platz.
no-bandage-yet = Lege zuerst den Verband an.
no-outside-body = Der Verband muss ganz im Körper liegen.
no-such-bandage = Der Verband muss { $side } mal { $die } Felder groß sein, liegend oder stehend.
no-touching = Die Komplikation verbietet einen Verband in diesem Quadranten.
no-overlap = Beim Rettungsdienst dürfen sich Verbände nicht überschneiden.
no-prep-stabilizing = Bei der Vorbereitung wird nichts stabilisiert.
no-surgeon-stabilizing = Bei der Operation wird nichts stabilisiert.
no-stabilizing-yet = Wähle zuerst, was du stabilisierst.
no-second-stabilizing = Was in dieser Runde stabilisiert wird, hast du schon gewählt.
no-tetromino-yet = Bring zuerst das Tetromino unter.
no-healing-without-room = Das Tetromino der { $die } passt nirgends hin; die { $die } heilt also nichts, und der Zug endet, wenn du die { $die } nicht änderst.
no-tetromino-of-it = Die { $die } ist nicht verwendbar und bringt deshalb kein Tetromino.
no-tetromino-left = Es ist kein Tetromino unterzubringen.
no-such-tetromino = Das Tetromino der { $die } kann nicht auf diesen Feldern liegen.
no-order = Nenne die Felder eines Tetrominos in aufsteigender Reihenfolge.
no-room-there = Einige dieser Felder sind schon ausgefüllt.
no-healing-phase = In dieser Phase ({ $phase }) gibt es kein „Wunden heilen“.
no-healing-left = In dieser Runde gibt es kein „Wunden heilen“ mehr.
no-such-square = Dieses Feld gibt es im Körper nicht.
no-wound = Auf { $square } ist keine Wunde.
no-bandaged-wound = Die Wunde auf { $square } ist nicht verbunden; „Wunden heilen“ heilt nur verbundene.
no-second-check = Spalte { $column } ist schon abgehakt.
no-complete-column = Spalte { $column } des Diagnosefelds ist noch nicht fertig.
no-unclear-column = Die Komplikation dieses Patienten verbietet es, Spalte { $column } abzuhaken.
no-end-yet = Führe zuerst beide Aktionen aus.

## The rules

rule-R1 = Trauma Center ist ein kooperatives Spiel für eine bis vier Personen; eine fünfte kann nicht mitspielen. Ihr braucht einen Patientenbogen pro Person, die Karten, drei sechsseitige Würfel und Stifte.
rule-R2 = Es gibt vier Phasen zu je zwei Runden, und zwar in dieser Reihenfolge: Rettungsdienst, Notaufnahme, OP-Vorbereitung, Operation. Nach diesen acht Runden folgt die Entlassung, bei der ihr die Punkte zählt. Das Ergebnis gehört euch allen gemeinsam.
rule-R3 = Ein Patientenbogen hat vier Teile. Der Körper ist ein Raster aus vier Quadranten. Auch das Diagnosefeld ist ein Raster, und jede seiner Spalten gehört zu der Spalte des Körpers mit demselben Buchstaben. Gesundheit und Belastung sind Leisten aus Reihen von { $row } Feldern, die ihr markiert, wenn es dem Patienten schlechter geht.
rule-R4 = Befundkarten sind leicht, ernst oder kritisch und haben zwei Seiten. Vorn ist ein Muster aus Wunden, gezeichnet als Kreuze. Hinten zeigen leichte und ernste Karten dasselbe Muster, vielleicht mit zusätzlichen fetten Wunden. Auf der Rückseite einer kritischen Karte steht eine Regel.
rule-R5 = Alle ziehen je zwei leichte Karten, eine ernste und eine kritische.
rule-R6 = Übertrage die Muster deiner vier Karten in den Körper, jedes in einen eigenen Quadranten. Welches wohin kommt, entscheidest du.
rule-R7 = Danach geben alle den Patientenbogen mit den Befundkarten an die Person zu ihrer Rechten weiter.
rule-R8 = Jede Runde beginnt mit einem Wurf von drei Würfeln. Er gilt für alle.
rule-R9 = Jede Person wählt zwei der drei Würfel und teilt sie den beiden Aktionen der Phase zu, jeder Aktion einen. Was andere wählen, spielt keine Rolle: Es dürfen dieselben Würfel sein oder andere. Kein Würfel gilt zweimal.
rule-R10 = Der Würfel deiner zweiten Aktion bringt dir auch ein Tetromino für das Diagnosefeld; seine Form hängt von der Zahl ab. Bei der Operation bringen beide Würfel eines.
rule-R11 = Ist eine Spalte des Diagnosefelds fertig, darfst du sie abhaken und dafür eine beliebige Wunde in derselben Spalte des Körpers heilen. Das geht sofort oder zu jedem späteren Zeitpunkt, aber nur einmal je Spalte. Fertige Spalten ohne Haken zählen am Ende Punkte.
rule-R12 = Eine Wunde heilen heißt: ihr Feld ausfüllen. Von da an ist sie keine Wunde mehr.
rule-R13 = Rettungsdienst, erste Aktion, Verband: Zeichne im Körper ein Rechteck, das { $emt ->
    [one] 1 Feld
   *[other] { $emt } Felder
    } breit und so viele Felder lang ist, wie der Würfel zeigt. Es darf keinen anderen Verband überschneiden.
rule-R14 = Rettungsdienst, zweite Aktion: Wähle eins von beidem. (a) „Wunden stabilisieren“ senkt den Verlust an Gesundheit in dieser Runde um die Zahl des Würfels. (b) „Belastung stabilisieren“ senkt die Belastung dieser Runde um diese Zahl. In beiden Fällen bringst du ein Tetromino unter.
rule-R15 = Gesundheit: Zähle die Wunden, die kein Verband bedeckt. Hast du „Wunden stabilisieren“ gewählt, zieh den Würfel ab, aber nicht unter 0. Markiere so viele Felder der Gesundheitsleiste.
rule-R16 = Belastung: Zähle die leeren Felder in dem Verband, den du gerade gezeichnet hast. Hast du „Belastung stabilisieren“ gewählt, zieh den Würfel ab, aber nicht unter 0. Markiere so viele Felder der Belastungsleiste.
rule-R17 = Nach der zweiten Runde des Rettungsdienstes gebt ihr Bogen und Karten nach rechts weiter.
rule-R18 = Zwischen Rettungsdienst und Notaufnahme werden alle leichten und ernsten Karten umgedreht. Stehen auf der Rückseite fette Wunden, trägst du sie im Körper nach, und zwar in dem Quadranten, in den das Muster dieser Karte übertragen wurde.
rule-R19 = Notaufnahme, erste Aktion, Verband: Das Rechteck ist { $er ->
    [one] 1 Feld
   *[other] { $er } Felder
    } breit und so viele Felder lang, wie der Würfel zeigt. Es darf andere Verbände überschneiden, auch die aus dieser Phase.
rule-R20 = Notaufnahme, zweite Aktion: „Wunden stabilisieren“ oder „Belastung stabilisieren“, wie beim Rettungsdienst, mit Tetromino.
rule-R21 = Dann werden Gesundheit und Belastung gezählt wie beim Rettungsdienst.
rule-R22 = Danach ist jede Wunde geheilt, die unter mehr als einem Verband liegt.
rule-R23 = Nach der zweiten Runde der Notaufnahme gebt ihr Bogen und Karten nach rechts weiter.
rule-R24 = Zwischen Notaufnahme und OP-Vorbereitung werden alle kritischen Karten umgedreht. Die Regel auf der Rückseite gilt für diesen Patienten in allen folgenden Runden und Phasen, wer auch immer ihn behandelt.
rule-R25 = OP-Vorbereitung, erste Aktion, Verband: Das Rechteck ist { $prep ->
    [one] 1 Feld
   *[other] { $prep } Felder
    } breit und so viele Felder lang, wie der Würfel zeigt. Es darf andere Verbände überschneiden.
rule-R26 = OP-Vorbereitung, zweite Aktion, Wunden heilen: Heile so viele verbundene Wunden, wie der Würfel zeigt, und bring ein Tetromino unter.
rule-R27 = Dann markierst du Gesundheit für die unbedeckten Wunden und Belastung für die leeren Felder des neuen Verbands. Abgezogen wird nichts.
rule-R28 = Danach ist jede Wunde geheilt, die unter mehr als einem Verband liegt, wie in der Notaufnahme.
rule-R29 = Verbietet dir die Regel einer Komplikation einen gewählten Würfel, so zählt er als 1, selbst wenn gerade die 1 verboten ist. Nimmst du ihn für „Wunden heilen“, bringst du kein Tetromino unter.
rule-R30 = Nach der zweiten Runde der OP-Vorbereitung gebt ihr Bogen und Karten nach rechts weiter.
rule-R31 = Operation: Bevor du die Würfel verwendest, darfst du völlig leere Reihen der Gesundheits- oder der Belastungsleiste streichen. Jede ändert einen Würfel um 1 nach oben oder unten. Du darfst mehrere streichen.
rule-R32 = Operation, beide Aktionen, Wunden heilen: Heile jedes Mal so viele verbundene Wunden, wie der Würfel zeigt, und bring ein Tetromino unter. Verbände gibt es in dieser Phase nicht, also auch keine Belastung.
rule-R33 = Passt bei der Operation ein Tetromino nirgends hin, so entfällt dieses „Wunden heilen“, und der Zug ist zu Ende; auch eine zweite Aktion, die noch käme, ist verloren.
rule-R34 = Wie bei der OP-Vorbereitung zählt ein Würfel, den eine Komplikation verbietet, als 1 und bringt kein Tetromino. Ein fehlender Platz kann ihm also auch nicht schaden.
rule-R35 = Dann markierst du Gesundheit für die unbedeckten Wunden.
rule-R36 = Entlassung: Jeder Patient bringt 1 Punkt für jede fertige Spalte ohne Haken und 1 Punkt für jede leere Reihe von Gesundheit und Belastung. Jede verbliebene Wunde kostet 1 Punkt, ob verbunden oder nicht. Wurde die Gesundheits- oder die Belastungsleiste ganz voll, kostet das { $filled ->
    [one] 1 Punkt
   *[other] { $filled } Punkte
    }; gestrichene Reihen gelten nicht als voll.
rule-R37 = Die Punkte aller Patienten zusammen sind das Ergebnis der Gruppe. Eine Grenze, ab der ihr gewonnen oder verloren habt, gibt es nicht.
rule-A1 = Die Spielregel nennt die Größe des Körpers nicht; hier hat er { $columns } Spalten und { $rows } Reihen in vier gleichen Quadranten und so viele Spalten wie das Diagnosefeld. Die Spalten haben Buchstaben, von A an, und die Reihen Zahlen, von 1 an.
rule-A2 = Die Spielregel nennt die Größe des Diagnosefelds nicht; hier hat es { $columns } Spalten und { $diagnosis } Reihen. Ein Patient bekommt bis zu zehn Tetrominos; früher oder später passt deshalb vielleicht eines nicht mehr.
rule-A3 = Die Spielregel sagt nicht, welcher Würfel welches Tetromino bringt; hier sind es { tetromino-list }. Alle darfst du drehen, aber umdrehen nur die, bei denen das dabeisteht.
rule-A4 = Die Spielregel erinnert an ein Spiel mit fallenden Steinen; hier fällt nichts. Ein Tetromino darf überall im Diagnosefeld liegen, wo seine vier Felder frei sind.
rule-A5 = Die Spielregel gibt einer Reihe von Gesundheit oder Belastung 10 Felder und sagt nicht, wie viele Reihen es sind; hier sind es { $health } Reihen Gesundheit und { $strain } Reihen Belastung zu je { $row } Feldern.
rule-A6 = Die Karten zur Spielregel sind nicht zu bekommen; hier stammen sie von Redtag. Leichte Karten haben { $minor_least } bis { $minor_most } Wunden und bis zu { $minor_bold } fette, ernste { $serious_least } bis { $serious_most } und bis zu { $serious_bold } fette, kritische { $critical_least } bis { $critical_most }. Es gibt { $minor } leichte, { $serious } ernste und { $critical } kritische Karten, sodass sie auch zu viert immer reichen.
rule-A7 = Die Spielregel gibt die Regeln der kritischen Karten nicht wieder, lässt aber erkennen, dass manche Würfel verbieten; hier stammen sie von Redtag. Würfel mit bestimmten Zahlen, die höchsten, die niedrigsten oder gleiche sind nicht verwendbar; kein Verband darf den Quadranten der Karte berühren; dessen unbedeckte Wunden zählen doppelt; dessen Spalten lassen sich nicht abhaken; jede Runde kostet mehr Gesundheit; jeder Verband kostet mehr Belastung; oder jedes „Wunden heilen“ heilt weniger.
rule-A8 = Die Spielregel spricht von einer Fläche von 3 mal dem Würfel; hier ist das ein Rechteck mit diesen beiden Seiten, liegend oder stehend, und nicht irgendeine Form gleicher Größe. Ebenso ist es mit den Verbänden von Notaufnahme und OP-Vorbereitung.
rule-A9 = Die Spielregel führt nicht aus, wo ein Verband liegen darf; hier liegt er mit allen Feldern im Körper. Gibt es einen Platz für ihn, musst du ihn zeichnen. Gibt es keinen, geht es ohne ihn weiter, und es entsteht keine Belastung.
rule-A10 = Die Spielregel lässt offen, welche Felder leer sind; hier sind es die, auf denen nie eine Wunde war. Geheilte Felder sind ausgefüllt und daher nicht leer. Felder unter einem älteren Verband zählen noch einmal.
rule-A11 = Die Spielregel lässt die Reihenfolge in einer Runde offen; hier wählst du die Würfel, zeichnest den Verband, führst die zweite Aktion mit ihrem Tetromino aus, zählst dann die Gesundheit, dann die Belastung, und zuletzt heilen Wunden unter zwei Verbänden. Spalten darfst du vor dem Zählen abhaken.
rule-A12 = Die Spielregel lässt offen, ob „Wunden heilen“ bei der OP-Vorbereitung den Verband derselben Runde nutzen darf; hier darf es das. Der Verband kommt immer zuerst.
rule-A13 = Die Spielregel sagt einmal, dass du eine Spalte nutzen darfst, wenn du sie fertig machst, und einmal, dass das jederzeit geht; hier geht es auch zu jedem späteren Zeitpunkt, einmal je Spalte. Der letzte ist in der letzten Runde, bevor die Gesundheit gezählt wird.
rule-A14 = Die Spielregel sagt nicht, was gilt, wenn es weniger verbundene Wunden gibt, als der Würfel zeigt; hier heilst du alle, die da sind. Das Tetromino kommt vor dem Heilen.
rule-A15 = Die Spielregel bestraft ein Tetromino, das nirgends passt, nur bei der Operation; hier gilt die Aktion in den früheren Phasen trotzdem, nur ohne Tetromino.
rule-A16 = Die Spielregel sagt, der Zug sei bei der Operation dann beendet; hier heißt das, dass die noch ausstehenden Aktionen verloren sind. Die Gesundheit wird trotzdem gezählt.
rule-A17 = Die Spielregel zieht Punkte ab, wenn die eine oder die andere Leiste voll wurde; hier geschieht das einmal je Patient, auch wenn es beide sind.
rule-A18 = Die Spielregel zählt gestrichene Reihen nicht als voll; hier lassen sich nur völlig leere Reihen streichen, sie gelten dann nicht mehr als leer, und voll ist eine Leiste nur, wenn alle ihre Felder markiert sind. Markierungen, die kein Feld mehr finden, entfallen.
rule-A19 = Die Spielregel lässt offen, wie weit sich ein Würfel ändern lässt; hier bleibt er zwischen 1 und 6. Die neue Zahl bestimmt, wie viele Wunden geheilt werden und welches Tetromino es gibt. Die Reihen sind die des Patienten, den du behandelst. Du darfst einen Würfel auch ändern, um einer verbotenen Zahl auszuweichen.
rule-A20 = Die Spielregel lässt offen, was eine fette Wunde auf einem verbundenen oder geheilten Feld bewirkt; hier ist sie im ersten Fall eine verbundene Wunde, und im zweiten ist das Feld wieder eine Wunde.
rule-A21 = Die Spielregel spricht bei fetten Wunden vom zugehörigen Quadranten; hier ist das der, in den das Muster der Karte übertragen wurde.
rule-A22 = Die Spielregel lässt offen, ob ein Muster gedreht werden darf; hier wird es so übertragen, wie es gezeichnet ist. Du wählst nur den Quadranten.
rule-A23 = Das Weitergeben nach rechts ändert nur, wer über einen Patienten entscheidet; hier sitzt ihr im Uhrzeigersinn, und du bekommst den Bogen der Person zu deiner Linken. Wer allein spielt, gibt ihn an sich selbst weiter.
rule-A24 = Nach der Spielregel zählt ein Würfel als 1, wenn du ihn nicht verwenden kannst; hier darfst du das nicht mit einem Würfel tun, der verwendbar ist.
rule-A25 = Die Spielregel lässt offen, ob die beiden Würfel dasselbe zeigen dürfen; hier dürfen sie das, solange es zwei Würfel sind.
rule-A26 = Die Spielregel nennt Wunden vorübergehend stabilisiert; hier gilt der Abzug nur für diese Runde und summiert sich nicht.
rule-A27 = Die Spielregel gibt 1 Punkt für alle fertigen Spalten ohne Haken; hier ist das 1 Punkt für jede von ihnen.
rule-A28 = Die Spielregel vergibt das Tetromino nach der zweiten verwendeten Zahl; hier ist das der Würfel der zweiten Aktion, also zum Stabilisieren oder Heilen, und nie der des Verbands.
rule-A29 = Die Spielregel schränkt ein, was ein Würfel bewirkt, und nicht, welchen du wählst; hier ist die Wahl frei: zwei beliebige der drei Würfel. Ein Würfel, den eine Komplikation für seine Aktion verbietet, zählt als 1 und bringt kein Tetromino, auch wenn ein verwendbarer liegen bleibt.
rule-A30 = Die Spielregel sagt nirgends, dass du ein Tetromino weglassen darfst; hier musst du es unterbringen, wenn Platz ist, und zwar in jeder Phase.
rule-A31 = Die Spielregel lässt offen, wie sich die Leisten füllen; hier wird Reihe für Reihe von oben markiert, und gestrichen wird von unten. Schon mit einer Markierung ist eine Reihe nicht mehr leer. In gestrichene Reihen wird nie markiert; was kein Feld findet, entfällt. Eine Leiste mit einer gestrichenen Reihe ist nie voll.
rule-A32 = Die Spielregel lässt offen, für wen und wann ein Würfel geändert wird; hier nur für diesen einen Patienten, bevor oder nachdem er gewählt ist, solange noch kein Würfel verwendet wurde. Keine Zahl ist ausgeschlossen: Die Komplikation wird nach der Änderung betrachtet, und ein gewählter Würfel, den sie dann verbietet, zählt als 1 und bringt kein Tetromino.
rule-A33 = Die Spielregel nennt keine Folge einer vollen Leiste vor der Entlassung; hier gibt es keine. Niemand wird aufgegeben: Jeder Patient wird bis zur letzten Runde behandelt.
rule-A34 = Die Spielregel sagt nicht, was ein Haken ohne Wunde bewirkt; hier kannst du eine Spalte nur abhaken, wenn in dieser Spalte des Körpers eine Wunde ist.
rule-A35 = An einer Stelle kommt das Tetromino in der Spielregel nach beiden Aktionen, an anderen gehört es zur zweiten oder, bei der Operation, zu beiden; hier gilt das Letztere.
rules-chapter-frame = Personen, Bögen und Karten
rules-chapter-setup = Aufbau
rules-chapter-round = Die Runde
rules-chapter-emt = Rettungsdienst
rules-chapter-complications = Leichte und ernste Komplikationen
rules-chapter-er = Notaufnahme
rules-chapter-critical = Kritische Komplikation
rules-chapter-prep = OP-Vorbereitung
rules-chapter-surgeon = Operation
rules-chapter-discharge = Entlassung
rules-chapter-rulings = Auslegungen
rules-intro = In Trauma Center seid ihr Ärztinnen und Ärzte nach einem großen Unglück. Vor jedem von euch liegt ein Patient auf einem Blatt Papier, und nach jeder Phase wandern die Bögen weiter: Was du beginnst, führt jemand anderes fort. Acht Runden lang verbindet, untersucht und heilt ihr, alle mit denselben drei Würfeln, und am Ende zählt ihr zusammen, wie gut es euren Patienten geht. Der Text hier ist Redtags eigene Fassung der Regeln.
