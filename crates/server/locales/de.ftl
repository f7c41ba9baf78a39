# Warum der Server etwas abgelehnt hat, nach dem Code.

bad_origin = Diese Seite darf sich hier nicht verbinden.
bad_ticket = Diese Eintrittskarte gilt nicht oder nicht mehr.
bot_plays = An diesem Platz spielt ein Bot. Übernimm den Platz zuerst.
id_used = Diese Kennung war schon für etwas anderes vergeben.
is_here = Diese Person sitzt am Tisch.
log_full = Das Protokoll dieses Tisches ist voll: Das lässt sich nicht mehr festhalten.
name_taken = So heißt schon jemand am Tisch.
no_table = Diesen Tisch gibt es nicht.
no_vote = Diese Abstimmung ist vorbei.
nobody_agrees = Jemand anderes am Tisch muss zustimmen, oder wer den Tisch eröffnet hat, entscheidet.
not_kept = Der Server konnte das nicht festhalten, und nichts hat sich geändert. Bitte sende es noch einmal.
not_owner = Das darf nur, wer den Tisch eröffnet hat.
not_your_seat = Das ist nicht dein Platz.
over = Die Partie ist zu Ende.
stale = Inzwischen hat jemand anderes gehandelt.
too_fast = Das war zu schnell. Bitte warte ein wenig.
too_long = Das ist zu lang.
too_slow = Die Anfrage kam zu langsam an.
unavailable = Der Server kann das gerade nicht.
