refused-over = Die Partie ist zu Ende.
refused-seat = Platz { $seat } ist nicht am Zug.
refused-unlisted = Das steht gerade nicht zur Wahl.
asks-chance = Sag, was die echten Karten oder Würfel gezeigt haben.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-chance = Seitdem wurde eine Karte gezogen oder gewürfelt; das lässt sich nicht ungesehen machen.
undo-other = Inzwischen hat jemand anderes gehandelt.
undo-never = Nach den Regeln dieses Spiels kann das nicht zurückgenommen werden.
paper-rules = Regeln

## Die Geschichte

story-game = Partie { $n }
story-gone = (Das gehört zu einem Erweiterungspaket, das nicht geladen ist.)
story-colony = Zu Hause
