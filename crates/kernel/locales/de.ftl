refused-over = Die Partie ist zu Ende.
refused-seat = Platz { $seat } ist nicht am Zug.
refused-no-seat = Platz { $seat } gibt es nicht; { $last ->
        [0] der einzige ist 0.
       *[other] es gibt die Plätze 0 bis { $last }.
    }
refused-unlisted = Das steht gerade nicht zur Wahl.
asks-chance = Sag, was die echten Karten oder Würfel gezeigt haben.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-chance = Seitdem wurde eine Karte gezogen oder gewürfelt; das lässt sich nicht ungesehen machen.
undo-other = Inzwischen hat jemand anderes gehandelt.
undo-sealed = Was gespielt wurde, bevor der Tisch online ging, kann nicht zurückgenommen werden.
undo-never = Nach den Regeln dieses Spiels kann das nicht zurückgenommen werden.
paper-rules = Regeln
journal-cut = Die letzte Zeile des Journals war abgeschnitten und fehlt: Es sind { $n } Aktionen, und was danach kam, ist verloren.
journal-open = Das Journal sagt nicht, wo es endet, nach { $n } Aktionen: Es wurde gerade gespielt, es ist ein altes, oder es fehlen Zeilen.
verify-uncommitted = Die Aufzeichnung nennt keine Festlegung: Vor dem ersten Zug wurde nichts versprochen.
verify-secret = Der Startwert ist noch nicht offengelegt.
verify-seed = Der Startwert ist nicht der versprochene.
verify-set-up = Der Aufbau folgt nicht aus dem Startwert.
verify-outcome = Was auf Aktion { $n } folgte, folgt nicht aus dem Startwert.

## Die Geschichte

story-game = Partie { $n }
story-gone = (Das gehört zu einem Erweiterungspaket, das nicht geladen ist.)
story-colony = Zu Hause

## Warum ein Bot zu etwas rät

reason-only = Etwas anderes ist nicht möglich.
reason-equal = „{ $second }“ ist etwa gleich gut.
reason-hope = Am besten wäre als Nächstes: { $name } ({ $likely } %).
reason-hopes = Am besten wäre als Nächstes: { $name } oder ebenso Gutes (zusammen { $likely } %).
