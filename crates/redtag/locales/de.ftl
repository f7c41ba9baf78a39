## Keys

key-rules = Regeln
key-hint = Tipp
key-odds = Chancen
key-why = Geht nicht?
key-undo = Zurück
key-language = English
key-new = Neu
key-quit = Ende
key-position = In Worten
bot-keys = Leertaste weiter · Eingabe bis zu dir · ? Regeln · u zurück · n neu · q Ende
key-withdraw = ↑↓ Eingabetaste wählen · ? Regeln · Esc zurück · Strg-C Ende
rules-keys = ↑↓ blättern · Tab alle Regeln · Esc schließen
rules-keys-all = ↑↓ Bild↑ Bild↓ blättern · Tab nur diese · Esc schließen
popup-keys = ↑↓ blättern · Esc schließen
why-keys = ↑↓ wählen · Esc schließen
confirm-keys = j ja · Esc nein
replay-keys = ← → eine Aktion · Bild↑ Bild↓ zehn · Pos1 Ende · l English · q Ende

## Headings

heading-asked = Deine Wahl
heading-bot = Ein Bot spielt
heading-log = Was geschah
heading-over = Das Ende
rules-now = Die Regeln zu dieser Wahl
rules-all = Alle Regeln
odds-title = Genaue Chancen

## Notices

resumed = Deine angefangene Partie geht weiter.
resumed-cut = Deine angefangene Partie geht weiter. Ihre letzte Zeile war abgeschnitten, die letzte Aktion kann also fehlen.
set-aside = Die angefangene Partie wurde beiseitegelegt als
begun-again = Diese Partie der Kampagne beginnt noch einmal, beim damaligen Stand der Kampagne. Die bisherige Partie liegt in
not-set-aside = Die angefangene Partie konnte nicht beiseitegelegt werden:
not-saved = Nicht gespeichert, die Partie ist nur im Speicher:
kept = Das Protokoll liegt in
undone = Zurückgenommen.
undo-bot = Seitdem hat ein Bot gespielt.
undo-over = Die Partie ist vorbei und ihr Protokoll abgelegt.
impossible-answer = Das kann nicht sein:
thinking = denkt nach …
expects = erwartet
others = Tab wechselt zu:
nothing-asked = Gerade wird nichts gefragt.
nothing-refused = Hier gibt es nichts, was nicht geht
which-refused = Was geht gerade nicht, und warum?
which-outcome = Was wurde gezogen oder gewürfelt? Tippen oder auswählen, dann Eingabetaste.
after-the-end = n: neue Partie. q: Ende.
confirm-new = Eine neue Partie beginnen? Die angefangene wird beiseitegelegt und geht nicht verloren. (j/n)
yes = j
too-small = Das Terminal ist zu klein. Nötig:
seed = Seed:
companion = Echte Karten und Würfel
variant = inoffizielle Variante
score = Punkte:
winner = Gewonnen hat:
unnamed = Person
you = Du
decimal-point = ,
step = Aktion
unfinished = Die Partie ist nicht zu Ende.

## Line by line

plain-help = Tippe die Nummer einer Wahl, oder: t Stellung in Worten, ? Regeln, h Tipp, o Chancen, w was nicht geht, { $undo ->
        [yes] u zurück, {""}
       *[no] {""}
    }l English, n neue Partie, q Ende, help.
plain-unknown = Das steht nicht zur Wahl. help nennt alle Befehle.
plain-others = s wechselt zu:
plain-over = Tippe n für eine neue Partie oder q für das Ende.
plain-withdraw = Tippe -, um die letzte Antwort zurückzunehmen.
plain-all-rules = Tippe ?? für alle Regeln.
goodbye = Auf Wiedersehen.

# The record
record-won = gewonnen
record-lost = verloren
record-empty = Noch nichts wurde zu Ende gespielt.
