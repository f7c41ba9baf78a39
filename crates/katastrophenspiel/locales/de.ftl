game-title = Das Katastrophenspiel
game-tagline = Wer rettet die Menschheit? Hilfsteams eilen um die Wette von einer Katastrophe zur nächsten. Für 2 bis 5, 8 Runden.

## Names

player = Spieler { $n }
colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-black = Schwarz
colour-white = Weiß

region-north-america = Nordamerika
region-south-america = Südamerika
region-europe = Europa
region-africa = Afrika
region-asia = Asien
region-australia = Australien

kind-vehicle = Fahrzeug
kind-hero = Held
kind-equipment = Ausrüstung
kind-catastrophe = Katastrophe

symbol-first-aid = Erste Hilfe
symbol-supplies = Versorgung
symbol-fire = Brandbekämpfung
symbol-shelter = Unterkunft
symbol-peace = Friedenssicherung
symbol-construction = Wiederaufbau
symbol-die = Würfel { $n }+
symbol-space = Platz
symbol-move = zusätzliche Bewegung
symbol-purchase = zusätzlicher Kauf
symbol-mission = zusätzlicher Einsatz
symbols-times = { $n } × { $symbol }
symbols-and = { $first } und { $rest }
symbols-or = { $left } oder { $right }
symbols-either = entweder { $left } oder { $right }
symbols-none = nichts

list-more = { $first }, { $rest }
list-or = { $first } oder { $rest }
with-symbols = { $card } ({ $symbols })
unknown-card = Karte { $n }
face = { $n }

## What is asked

ask-turn = { $player } in { $region } mit { $money } Geld, { $actions ->
        [0] keine Aktion mehr
        [one] noch 1 Aktion
       *[other] noch { $actions } Aktionen
    }. Was nun: { $choices }?
can-move = bewegen
can-purchase = kaufen
can-mission = einen Einsatz beginnen
can-extra = eine Zusatzaktion nutzen
can-play = Karten ausspielen
can-play-one = eine Karte ausspielen
can-use = eine Karte im Spiel nutzen
can-give-up = aufgeben
can-end = den Zug beenden
ask-buy = { $player } hat { $money } Geld: eine der offenen Karten kaufen{ $discount ->
        [0] {""}
       *[other] {" "}(jede um { $discount } billiger)
    } oder keine?
ask-mission = { $player } im Einsatz: { $card }. Es fehlt noch: { $missing }. Was nun: { $choices }?
ask-name = Der Wurf von { $player } ist geglückt. Welche Fähigkeit bringt er? Es fehlt: { $missing }.{ $dice ->
        [0] {""}
        [one] {" "}Ein weiterer Würfel folgt.
       *[other] {" "}{ $dice } weitere Würfel folgen.
    }

## What can be done

do-play = Ausspielen: { $card } ({ $symbols })
do-play-replacing = Ausspielen: { $card } ({ $symbols }) anstelle von „{ $old }“
do-lay-down = Auslegen: { $card } ({ $symbols }); die erste von zwei Nutzungen verfällt
do-mission = Einsatz: { $card } ({ $symbols }; { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $reward } Geld)
do-extra-mission = Zusätzlicher Einsatz durch { $by }{ $use ->
        [last] {" "}(letzte Nutzung)
       *[first] {""}
    }: { $card } ({ $symbols }; { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $reward } Geld)
do-extra-mission-nothing = Zusätzlicher Einsatz: { $card } ({ $symbols }; { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $reward } Geld)
do-use = Nutzen: { $card } für { $symbols }
do-use-last = Zum letzten Mal nutzen: { $card } für { $symbols }
do-name = { $ability }
do-name-useless = { $ability } (fehlt nicht)
do-give-up = Den Einsatz aufgeben
do-move = Nach { $region } ziehen ({ $there })
do-move-nothing = Nach { $region } ziehen (keine Katastrophe)
do-drive = Mit der zusätzlichen Bewegung nach { $region } ({ $there })
do-drive-nothing = Mit der zusätzlichen Bewegung nach { $region } (keine Katastrophe)
do-purchase = Kauf: zuerst „{ $card }“ ({ $symbols }) unter den Stapel legen
do-extra-purchase = Zusätzlicher Kauf: zuerst „{ $card }“ ({ $symbols }) unter den Stapel legen
do-buy = Kaufen: { $card } ({ $symbols }) { $price ->
        [0] umsonst
       *[other] für { $price } Geld
    }
do-buy-nothing = Nichts kaufen
do-end-turn = Zug beenden{ $actions ->
        [0] {""}
        [one] {" "}(1 Aktion verfällt)
       *[other] {" "}({ $actions } Aktionen verfallen)
    }

## What happens

log-pawn-drawn = { $player } zieht die { $colour ->
        [red] rote
        [green] grüne
        [blue] blaue
        [black] schwarze
       *[white] weiße
    } Figur.
log-starts = { $player } ist der ursprüngliche Startspieler und bekommt die gelbe Figur.
log-revealed-catastrophe = Aufgedeckt: { $card } in { $region } ({ $symbols }; { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $reward } Geld).
log-revealed = Aufgedeckt: { $card } ({ $symbols }; Preis { $price }).
log-ran-out = Der Stapel mit Wert { $value } ist leer: Ein Platz der Auslage bleibt frei.
log-round-begins = { $left ->
        [one] Die letzte Runde. { $player } beginnt.
       *[other] Runde { $round } von { $rounds }. { $player } beginnt.
    }
log-turn-begins = { $player } ist am Zug: { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }.
log-played = { $player } spielt „{ $card }“ aus.
log-laid-down = { $player } legt „{ $card }“ außerhalb eines Einsatzes aus: Eine Nutzung bleibt.
log-not-used = { $player } hat „{ $card }“ im Einsatz nicht genutzt: Eine Nutzung bleibt.
log-parked = { $player } nimmt „{ $card }“ auf die Hand zurück.
log-moved = { $player } zieht nach { $region }.
log-drove = { $player } zieht mit „{ $by }“ zusätzlich nach { $region }.
log-put-under = { $player } kauft ein: „{ $card }“ kommt unter den Stapel.
log-put-under-extra = { $player } kauft dank „{ $by }“ zusätzlich ein: „{ $card }“ kommt unter den Stapel.
log-bought = { $player } kauft „{ $card }“ { $price ->
        [0] umsonst
       *[other] für { $price } Geld
    } und hat noch { $money } Geld.
log-bought-nothing = { $player } kauft nichts.
log-mission-begins = { $player } im Einsatz: { $card }. Gebraucht: { $symbols }.
log-mission-begins-extra = { $player } dank „{ $by }“ in einem zusätzlichen Einsatz: { $card }. Gebraucht: { $symbols }.
log-used = { $player } nutzt „{ $card }“: { $symbols }.
log-rolled = { $player } würfelt für „{ $card }“ eine { $roll } (mindestens { $needed } nötig): { $result ->
        [enough] geglückt.
       *[short] missglückt.
    }
log-named = { $player } macht daraus: { $ability }.
log-used-up = Zum zweiten Mal genutzt und aus dem Spiel: { $card }.
log-succeeded = { $player } hat Erfolg: „{ $card }“ ist bewältigt. { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } und { $money } Geld.
log-failed = { $player } scheitert: „{ $card }“ kommt unter den Stapel.
log-turn-ends = { $player } beendet den Zug{ $back ->
        [0] {""}
        [one] {" "}und nimmt 1 Karte auf die Hand zurück
       *[other] {" "}und nimmt { $back } Karten auf die Hand zurück
    }.
log-game-ends = { $player } gewinnt mit { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkten
    } und { $money } Geld.{ $by ->
        [money] {" "}Bei gleich vielen Siegpunkten entscheidet das Geld.
        [chair] {" "}Bei gleich vielen Siegpunkten und gleich viel Geld entscheidet der Platz: { $player } sitzt rechts vom ursprünglichen Startspieler am nächsten.
       *[points] {""}
    }

## The table in words

table-round = Runde { $round } von { $rounds }. Die gelbe Figur hat { $starter }.
table-over = Alle { $rounds } Runden sind vorbei.
table-turn = { $player } ist am Zug: noch { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, { $mission ->
        [done] Einsatz bereits erfolgt
       *[open] Einsatz noch offen
    }.
table-mission = Einsatz: { $card }, es fehlt noch { $missing }.
table-player = { $player }: { $region }, { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $money } Geld.
table-hand = { $player }, Handkarten: { $cards }.
table-in-play = { $player }, im Spiel: { $cards }.
table-equipment = { $player }, ausliegende Ausrüstung mit einer Nutzung: { $cards }.
table-catastrophe = Katastrophe für { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } und { $reward } Geld: { $card } in { $region }, braucht { $symbols }.
table-catastrophe-empty = Katastrophe für { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }: keine Karte mehr.
table-purchase = Für { $price } Geld: { $card }, { $kind }, { $symbols }.
table-purchase-empty = Für { $price } Geld: keine Karte mehr.
table-stacks = Stapel der Kaufkarten: { $one } mit Wert 1, { $two } mit Wert 2, { $three } mit Wert 3.
table-stacks-catastrophes = Stapel der Katastrophen: { $one } für 1 Siegpunkt, { $two } für 2, { $three } für 3, { $five } für 5.
table-removed = Aus dem Spiel: { $cards }.

## Headings of the board

board-map = Die Welt
board-catastrophes = Katastrophen
board-purchases = Kaufkarten
board-players = Mitspieler
board-hand = Handkarten
board-hand-of = Handkarten von { $player }
board-in-play = Im Spiel
board-equipment = Ausliegende Ausrüstung
board-vehicle = Fahrzeug
board-heroes = Helden
board-heroes-count = { $heroes } von { $most } Helden im Spiel
board-track = Siegpunkte
board-points = Siegpunkte
board-points-of = Siegpunkte: { $points }
board-money = Geld
board-money-of = Geld: { $money }
board-price = Preis { $price }
board-reward = Siegpunkte: { $points }, Geld: { $money }
board-round = Runde { $round } von { $rounds }
board-rounds-left = Runden übrig: { $rounds }
board-round-marker = Rundenmarker
board-starter = Startspieler dieser Runde
board-active = Am Zug
board-actions = Aktionen übrig: { $actions }
board-extra-actions = Zusatzaktionen
board-stacks = Stapel
board-stack-purchase = Wert { $value }: { $cards } im Stapel
board-stack-catastrophe = Siegpunkte { $points }: { $cards } im Stapel
board-unseen = Noch nicht gesehen
board-under = Unter dem Stapel, die nächste zuerst
board-removed = Aus dem Spiel
board-mission = Einsatz
board-no-mission = Kein Einsatz
board-needed = Gebraucht
board-missing = Es fehlt
board-matched = Vorhanden
board-by = durch { $card }
board-die = Würfel
board-roll = Wurf: { $roll }, nötig mindestens { $needed }
board-uses = Nutzungen übrig: { $uses }
board-region = Region: { $region }
board-pawn = { $player } ist in { $region }
board-number = { $number }/110
board-empty = leer
board-nothing = keine
board-slash = oder
board-winner = Sieg
board-lay-down = Außerhalb eines Einsatzes verfällt die erste der beiden Nutzungen ({ $card }). Trotzdem auslegen?
board-lay-down-yes = Auslegen
board-lay-down-no = Behalten
board-yellow-pawn = Gelbe Figur
board-table = Ausgelegt
board-letter-red = R
board-letter-green = G
board-letter-blue = B
board-letter-black = S
board-letter-white = W
board-short-north-america = N.Am
board-short-south-america = S.Am
board-short-europe = Eur
board-short-africa = Afr
board-short-asia = Asi
board-short-australia = Aus
board-sign-first-aid = Erste Hilfe
board-sign-supplies = Versorgung
board-sign-fire = Brand
board-sign-shelter = Unterkunft
board-sign-peace = Frieden
board-sign-construction = Aufbau
board-sign-die = Wurf
board-sign-space = Platz
board-sign-uses = nutzbar
board-sign-stack = Stapel
board-sign-move = Bewegung
board-sign-purchase = Kauf
board-sign-mission = Einsatz

## Odds

odds-die = Der Würfel
odds-pawn = Die nächste Figur
odds-start = Wer beginnt
odds-purchase-1 = Die nächste Kaufkarte mit Wert 1
odds-purchase-2 = Die nächste Kaufkarte mit Wert 2
odds-purchase-3 = Die nächste Kaufkarte mit Wert 3
odds-catastrophe-1 = Die nächste Katastrophe für 1 Siegpunkt
odds-catastrophe-2 = Die nächste Katastrophe für 2 Siegpunkte
odds-catastrophe-3 = Die nächste Katastrophe für 3 Siegpunkte
odds-catastrophe-5 = Die nächste Katastrophe für 5 Siegpunkte
fate-mission = Der laufende Einsatz gelingt, oder sonst der erste, den du in diesem Zug mit deinen Karten noch beginnen kannst, wenn du alles dafür tust
reason-mission = Der Einsatz gelingt: { $chosen } % statt { $other } % nach „{ $second }“.
reason-gain = Das bringt sicher { $n ->
        [one] einen Siegpunkt
       *[other] { $n } Siegpunkte
    }.
reason-worth = „{ $second }“, das Nächstbeste, bringt am Ende { $whole },{ $tenths } Punkte weniger.

## On paper

paper-cards = Karten: ausschneiden und in Stapel sortieren
paper-kind = { $kind }
paper-region = { $region }
paper-symbols = { $symbols }

## Why not

no-game-over = Das Spiel ist zu Ende.
no-turn = { $player } ist am Zug.
no-name-first = Nenne zuerst die Fähigkeit, die der Würfel gebracht hat.
no-die = Gerade hat kein Würfel eine Fähigkeit gebracht.
no-buy-first = Schließ zuerst den Kauf ab: Kauf eine Karte oder nichts.
no-purchase-going-on = Kaufen ist der zweite Schritt eines Kaufs; leg zuerst eine Karte unter ihren Stapel.
no-mission-first = Bring zuerst den Einsatz zu Ende oder gib ihn auf.
no-mission-going-on = Gerade läuft kein Einsatz.
no-actions = Du hast keine Aktion mehr.
no-second-mission = Den einen Einsatz dieses Zuges hattest du schon.
no-extra-mission = Du hast keine Karte, die einen zusätzlichen Einsatz erlaubt.
no-catastrophe = Diese Karte ist keine Katastrophe.
no-such-catastrophe = Diese Katastrophe liegt nicht offen aus.
no-catastrophe-here = Diese Katastrophe ist in einer anderen Region als deine Figur.
no-staying = Deine Figur ist schon dort; eine Bewegung führt in eine andere Region.
no-vehicle-in-play = Du hast kein Fahrzeug im Spiel.
no-movement-symbol = Das Fahrzeug im Spiel hat keine zusätzliche Bewegung.
no-second-drive = Die zusätzliche Bewegung deines Fahrzeugs ist in diesem Zug schon genutzt.
no-buyer-in-play = Kein Held im Spiel gewährt einen zusätzlichen Kauf.
no-second-extra-purchase = Der zusätzliche Kauf ist in diesem Zug schon genutzt.
no-such-offer = Diese Karte liegt nicht zum Kauf aus.
no-money = Das kostet { $price } Geld, du hast { $money }.
no-such-card = Diese Karte hast du nicht auf der Hand.
no-more-heroes = { $limit ->
        [0] Jetzt darf kein Held im Spiel sein.
        [one] Jetzt darf nur 1 Held im Spiel sein.
       *[other] Jetzt dürfen nur { $limit } Helden im Spiel sein.
    }
no-space = Mit diesem Fahrzeug { $space ->
        [0] darf kein Held
        [one] darf nur 1 Held
       *[other] dürfen nur { $space } Helden
    } im Spiel sein, es { $heroes ->
        [one] ist aber 1.
       *[other] sind aber { $heroes }.
    }
no-parked-vehicle = Dieses Fahrzeug wurde aus dem Spiel genommen; in diesem Zug kommt es nicht wieder.
no-vehicle-in-mission = Während eines Einsatzes lässt sich das Fahrzeug nicht ersetzen.
no-vehicle-after-mission = Das Fahrzeug im Spiel war in einem Einsatz und lässt sich in diesem Zug nicht mehr ersetzen.
no-vehicle-after-drive = Das Fahrzeug im Spiel lässt sich nicht ersetzen: Seine zusätzliche Bewegung ist schon genutzt.
no-card-in-play = Diese Karte ist nicht im Spiel.
no-symbols = Diese Karte kann zu einem Einsatz nichts beitragen.
no-second-use = Diese Karte hat ihre Symbole in diesem Einsatz schon gegeben.
no-side-chosen = Diese Karte hat einen Schrägstrich: Wähle die Symbole links oder rechts davon.
no-slash = Diese Karte hat keinen Schrägstrich: Sie gibt alle ihre Symbole.

## The rules

rule-R1 = Das Katastrophenspiel ist für zwei bis fünf Personen. Die { $cards } Karten bilden zwölf Stapel. Rot, Grün, Blau, Schwarz und Weiß haben je einen Satz von vier Spielerkarten. Von den { $purchase } Kaufkarten haben { $value_1 } den Wert 1, { $value_2 } den Wert 2 und { $value_3 } den Wert 3. Von den { $catastrophes } Katastrophen bringen { $vp_1 } je 1 Siegpunkt, { $vp_2 } je 2, { $vp_3 } je 3 und { $vp_5 } je 5. Dazu kommen eine Spielfigur und ein Siegpunktmarker in jeder Farbe, eine gelbe Startspielerfigur, 25 gelbe Marker als Geld und als Rundenmarker sowie ein Würfel.
rule-R2 = Es gibt vier Kartentypen, die du an der Farbe erkennst: Fahrzeuge sind blau, Helden gelb, Ausrüstung ist grün, Katastrophen sind rot. Die Symbole auf Fahrzeugen, Helden und Ausrüstung sagen, was die Karte kann; auf einer Katastrophe sagen sie, was gebraucht wird. Sechs Fähigkeiten gibt es: Erste Hilfe, Versorgung, Brandbekämpfung, Unterkunft, Friedenssicherung und Wiederaufbau. Die übrigen Symbole sind die Würfel 3+, 4+ und 5+, +1 Platz auf Fahrzeugen, der Schrägstrich zwischen zwei Möglichkeiten, die Zusatzaktionen Bewegung, Kauf und Einsatz sowie Geld und Siegpunkte als Lohn einer Katastrophe.
rule-R3 = Der Spielplan zeigt sechs Regionen: Nordamerika, Südamerika, Europa, Afrika, Asien und Australien. Jede Katastrophe trifft genau eine davon. Die Siegpunktleiste reicht von 0 bis 29, doch weder Siegpunkte noch Geld sind begrenzt: Was darüber hinausgeht, haltet ihr anders fest. Nehmt das Geld nicht wörtlich. Alles, was zu kaufen ist, gehört der Organisation schon; ausgegeben wird nur Budget.
rule-R4 = Mischt jeden Stapel und legt ihn verdeckt bereit. Deckt fünf Katastrophen als Auslage auf: zwei für 1 Siegpunkt und je eine für 2, 3 und 5 Siegpunkte. Deckt ebenso fünf Kaufkarten auf: zwei mit Wert 1, zwei mit Wert 2 und eine mit Wert 3.
rule-R5 = Alle ziehen blind eine Spielfigur und nehmen die vier Karten dieser Farbe auf die Hand. Figuren und Spielerkarten der übrigen Farben sind aus dem Spiel.
rule-R6 = Alle Figuren beginnen in Europa. Jeder erhält { $money } Geld und stellt seinen Marker auf Feld 0 der Siegpunktleiste. Ein gelber Marker kommt auf Feld { $rounds } derselben Leiste: Er ist der Rundenmarker und zeigt, wie viele Runden noch bleiben.
rule-R7 = Wer zuletzt Blut gespendet hat, ist der ursprüngliche Startspieler; hat es noch niemand getan, ist es der Jüngste. Er bekommt die gelbe Figur.
rule-R8 = In einer Runde hat jeder einen Zug, im Uhrzeigersinn ab dem aktuellen Startspieler. Nach dem letzten Zug rückt der Rundenmarker um 1 nach unten. Erreicht er die 0, also nach { $rounds } Runden, ist das Spiel zu Ende. Sonst geht die gelbe Figur an den linken Nachbarn, und der eröffnet die neue Runde.
rule-R9 = In deinem Zug hast du { $actions } Aktionen, dazu Zusatzaktionen, falls Karten sie dir geben. Jederzeit in deinem Zug darfst du Handkarten ausspielen. Im Spiel haben darfst du in einem Zug 1 Fahrzeug, beliebig viel Ausrüstung und { $heroes } Helden oder so viele Helden, wie das Fahrzeug im Spiel Plätze hat.
rule-R10 = Von sich aus hat ein Fahrzeug keinen einzigen Platz. Jedes Symbol +1 Platz bringt ihm einen.
rule-R11 = Was du ausgespielt hast, bleibt ausgespielt: In diesem Zug kannst du es nicht zurücknehmen. Das kann dir etwas anderes verbauen, das du noch vorhattest.
rule-R12 = Die Aktionen sind Bewegung, Kauf und Einsatz, in beliebiger Mischung. Nur eine davon darf aber ein Einsatz sein, ob er gelingt oder nicht, es sei denn, die Leitstelle erlaubt dir mehr.
rule-R13 = Bewegung: Stell deine Figur in eine beliebige andere Region. Hat das Fahrzeug im Spiel das Symbol Bewegung, hast du einmal pro Zug eine zusätzliche Bewegung. Sobald du sie genutzt hast, kannst du dieses Fahrzeug bis zum Ende des Zuges nicht mehr durch ein anderes ersetzen.
rule-R14 = Kauf, erster Schritt: Wähle eine der fünf offenen Kaufkarten, leg sie unter ihren Stapel und deck die nächste Karte dieses Stapels auf. Zweiter Schritt, wenn du möchtest: Kauf eine der fünf Karten, die jetzt offen liegen. Du zahlst ihren Wert in Geld und nimmst sie auf die Hand; die nächste Karte vom Stapel mit demselben Wert ersetzt sie.
rule-R15 = Solange der Held Justin Grafke im Spiel ist, gibt er dir einmal pro Zug einen zusätzlichen Kauf, und was du dabei kaufst, kostet 1 weniger: Wert 1 nichts, Wert 2 nur 1 Geld, Wert 3 nur 2 Geld. Lässt ihn die Heldengrenze nicht ins Spiel, hast du nichts von ihm.
rule-R16 = Einsatz: Wähle eine offene Katastrophe in der Region, in der deine Figur steht. Dann bringst du ihre Symbole zusammen, indem du nacheinander Karten ausspielst und Karten nutzt, die schon im Spiel sind. (a) Jede Karte gibt ihre Symbole in einem Einsatz nur einmal. Sind sie durch einen Schrägstrich geteilt, wählst du die linke oder die rechte Seite. (b) Für ein Würfelsymbol würfelst du. Zeigt der Würfel mindestens die angegebene Zahl, bekommst du ein Fähigkeitssymbol deiner Wahl, nur für diesen Einsatz. (c) Ausrüstung, die ihre Symbole gibt, ist damit einmal genutzt. (d) Sind alle Symbole der Katastrophe abgedeckt, ist der Einsatz gelungen, sonst ist er gescheitert.
rule-R17 = Ein Erfolg bringt dir die Siegpunkte der Katastrophe und dazu Geld: { $reward_1 } bei 1 Siegpunkt, { $reward_2 } bei 2, { $reward_3 } bei 3, { $reward_5 } bei 5 Siegpunkten. Ob Erfolg oder nicht: Die Katastrophe kommt unter ihren Stapel, und die nächste dieses Stapels wird aufgedeckt.
rule-R18 = Ausrüstung lässt sich im ganzen Spiel zweimal nutzen: einmal beim Ausspielen und einmal später, wenn sie schon ausliegt. Zweimal bei derselben Katastrophe geht nicht. Zwischen den Zügen bleibt sie liegen; nach der zweiten Nutzung kommt sie aus dem Spiel.
rule-R19 = Die Ausrüstung Leitstelle erlaubt dir einen zusätzlichen Einsatz. Karten im Spiel, die ihre Symbole schon in einem früheren Einsatz gegeben haben, dürfen sie dabei noch einmal geben. Ausrüstung, die du so ein weiteres Mal nutzt, hat damit ihre zweite Nutzung und kommt aus dem Spiel.
rule-R20 = Am Ende deines Zuges nimmst du Helden und Fahrzeug auf die Hand zurück; Ausrüstung bleibt liegen. Im Uhrzeigersinn ist der Nächste am Zug, sofern in dieser Runde nicht schon alle dran waren.
rule-R21 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt von den Beteiligten, wer mehr Geld hat. Herrscht auch dann Gleichstand, geht ihr vom ursprünglichen Startspieler aus nach rechts, also gegen den Uhrzeigersinn: Der erste Beteiligte, zu dem ihr kommt, gewinnt. Der ursprüngliche Startspieler selbst kommt als Letzter.
rule-A1 = Die Spielregel nennt die Heldengrenze in drei verschiedenen Fassungen; hier bestimmt ein Fahrzeug im Spiel mit seinen Plätzen die Grenze, auch wenn das weniger als { $heroes } sind, und ohne Fahrzeug liegt sie bei { $heroes }. Das widerspricht keiner der drei Fassungen, und sonst hätten zwei Plätze auf einem Fahrzeug keinen Sinn. Mit der Option „Helden mit Fahrzeug“ spielst du die andere Lesart, bei der die Grenze nie unter { $heroes } sinkt.
rule-A2 = Die Spielregel sagt nicht ausdrücklich, was das für Helden heißt, die schon im Spiel sind; hier kannst du ein Fahrzeug nur ausspielen, wenn es für alle von ihnen Platz hat.
rule-A3 = Die Spielregel spricht davon, ein Fahrzeug zu ersetzen, sagt aber auch, dass keine Karte zurückgenommen wird; hier darfst du das Fahrzeug im Spiel durch eines aus deiner Hand ersetzen, und das alte kommt auf die Hand zurück. Das geht nur außerhalb eines Einsatzes, nur bevor seine zusätzliche Bewegung genutzt ist, und nur, wenn die Helden im Spiel in das neue passen. Ein Fahrzeug, das in einem Einsatz ausgespielt wurde oder während eines Einsatzes im Spiel war, bleibt bis zum Ende des Zuges im Spiel, ob es Symbole beigetragen hat oder nicht. Ein Fahrzeug, das du aus dem Spiel genommen hast, kommt im selben Zug nicht wieder.
rule-A4 = Die Spielregel lässt offen, in welcher Reihenfolge die Aktionen kommen; hier bestimmst du sie selbst. Zusatzaktionen durch Karten dürfen am Anfang, am Ende oder dazwischen liegen und verbrauchen keine deiner { $actions } Aktionen.
rule-A5 = Die Spielregel sagt nicht ausdrücklich, ob du dieselbe Aktion zweimal wählen darfst; hier darfst du dich zweimal bewegen oder zweimal kaufen. Begrenzt sind nur Einsätze.
rule-A6 = Die Spielregel spricht von einer anderen Region; hier heißt das, dass deine Figur bei einer Bewegung nie stehen bleiben kann.
rule-A7 = Die Spielregel lässt offen, wie viel von einem Kauf Pflicht ist; hier musst du eine Karte unter ihren Stapel legen, und ob du kaufst, ist dir überlassen. Kaufen darfst du auch die Karte, die gerade erst aufgedeckt wurde. Und auch ganz ohne Geld ist ein Kauf erlaubt, er ändert dann nur die Auslage.
rule-A8 = Die Spielregel will immer fünf offene Kaufkarten und lässt offen, was geschieht, wenn ein Stapel leer ist; hier bleibt der Platz in der Auslage dann frei. Legst du eine Karte unter einen leeren Stapel, deckst du dieselbe Karte wieder auf.
rule-A9 = Die Spielregel lässt offen, wie weit Justin Grafkes Nachlass reicht; hier gilt er nur bei seinem eigenen zusätzlichen Kauf, den du einmal pro Zug hast, solange er im Spiel ist. Sinkt der Preis auf 0, ist die Karte umsonst.
rule-A10 = Die Spielregel lässt offen, ob Helden, die du vor dem Einsatz ausgespielt hast, daran teilnehmen; hier tun sie es. Sie zählen für die Heldengrenze, und du darfst sie im Einsatz nutzen.
rule-A11 = Die Spielregel lässt offen, wie oft die Leitstelle hilft; hier bringt jede ihrer Nutzungen einen zusätzlichen Einsatz, der keine Aktion kostet. Als Ausrüstung hat sie zwei Nutzungen, und beide dürfen in denselben Zug fallen. Genutzt wird sie, wenn du den zusätzlichen Einsatz beginnst, nicht bei einer Katastrophe.
rule-A12 = Die Spielregel lässt offen, was es heißt, Karten noch einmal zu nutzen; hier geben Helden und Fahrzeug ihre Symbole in einem zusätzlichen Einsatz von Neuem. Beim Schrägstrich darfst du dich anders entscheiden, und Würfel werden neu geworfen.
rule-A13 = Die Spielregel lässt offen, ob du nach einem Wurf noch Karten ausspielen darfst; hier darfst du das, eine nach der anderen, wie in ihrem Beispiel. Der Einsatz endet, wenn er gelungen ist oder wenn du aufgibst. Ausrüstung musst du nie nutzen, auch wenn sie helfen würde.
rule-A14 = Die Spielregel lässt offen, was gilt, wenn in deiner Region keine Katastrophe liegt; hier ist dann kein Einsatz möglich. Weil die Auslage sofort ergänzt wird, darf ein zusätzlicher Einsatz auch der gerade aufgedeckten Karte gelten.
rule-A15 = Die Spielregel lässt offen, wann du nach einem geglückten Wurf das Symbol wählst; hier nennst du es sofort, auch wenn es nichts nützt. Für einen anderen Einsatz kannst du es nicht aufheben.
rule-A16 = Die Spielregel nennt keine Strafe für einen gescheiterten Einsatz; hier gibt es auch keine. Verloren sind die Nutzungen deiner Karten, und an die Stelle der Katastrophe tritt eine andere.
rule-A17 = Die Spielregel lässt offen, wann eine gekaufte Karte ausgespielt werden darf; hier geht das noch im selben Zug. Ausrüstung darfst du auch außerhalb eines Einsatzes auslegen, doch damit ist ihre erste Nutzung vertan: Sie hat dann noch eine, und zwar vom Tisch aus. Redtag warnt dich vorher.
rule-A18 = Die Spielregel nennt die Zahl der Mitspieler nicht ausdrücklich; hier sind es zwei bis fünf, denn es gibt fünf Farben, und ohne Gegner gäbe es keinen Wettbewerb.
rule-A19 = Die Spielregel lässt offen, ob Handkarten geheim sind; hier sind sie offen. Die Spielerkarten kennen alle, und alles andere wurde offen gekauft.
rule-A20 = Redtag kann nicht wissen, wer zuletzt Blut gespendet hat; hier bestimmt der Zufall den ursprünglichen Startspieler, wenn ihr ihn nicht zu Beginn selbst nennt.
rule-A21 = Nach der Spielregel gewinnt bei Gleichstand, wer dem ursprünglichen Startspieler rechts am nächsten sitzt; hier wird das Platz für Platz gegen den Uhrzeigersinn gezählt. Der ursprüngliche Startspieler gewinnt also nie, wenn Siegpunkte und Geld gleich sind.
rule-A22 = Die Spielregel schreibt zwei Helden auf je zwei Arten, Justin oder Just Grafke und Sigmar oder Simar Milano; hier ist jeder von ihnen eine Karte: Justin Grafke und Sigmar Milano.
rule-A23 = Die Spielregel zeigt nur wenige der Karten; hier stammen die übrigen von Redtag, sofern du nicht mit fremden Inhalten spielst.
rule-A24 = Nach der Spielregel kommt eine neue Katastrophe vom Stapel der alten; hier liegen deshalb immer Katastrophen für 1, 1, 2, 3 und 5 Siegpunkte aus.
rule-A25 = Die Spielregel lässt offen, ob du beide Aktionen ausführen musst; hier darfst du deinen Zug auch mit übrigen Aktionen beenden. Sie verfallen.
rule-A26 = Die Kurzfassung der Spielregel lässt sich so lesen, als könntest du nur eine Karte von dem Wert kaufen, den du unter den Stapel gelegt hast; hier darfst du jede der fünf offenen Karten kaufen und zahlst Geld in Höhe ihres Wertes, wie es die ausführliche Regel sagt.
rule-A27 = Die Spielregel spricht bei der Leitstelle von zusätzlichen Einsätzen in der Mehrzahl; hier gibt jede Nutzung einen, solange sie noch Nutzungen hat.
rules-chapter-goal = Material
rules-chapter-setup = Aufbau
rules-chapter-round = Die Runde
rules-chapter-turn = Der Zug
rules-chapter-movement = Bewegung
rules-chapter-purchase = Kauf
rules-chapter-mission = Einsatz
rules-chapter-end = Ende des Zuges und des Spiels
rules-chapter-rulings = Auslegungen
rules-intro = Im Katastrophenspiel führst du ein Team von Helfern einer europäischen Hilfsorganisation. { $rounds } Runden lang reist du um die Welt, verstärkst dein Team und bewältigst Katastrophen. Je schwerer sie sind, desto mehr Siegpunkte bringen sie, und nur ein Team erhält die höchste Auszeichnung: das mit den meisten Punkten. Entworfen hat das Spiel Kai Herbertz, erschienen ist es bei Herbertz Entertainment; der Text hier ist Redtags eigene Fassung der Regeln.
