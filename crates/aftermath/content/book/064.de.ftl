p64-title = Der Schlund
p64-start =
    Innen ist das Rohr hoch wie eine Kapelle und glatt wie eine Ausrede. Der Fluss kommt euch um die Knöchel herein,
    und irgendwo voraus schlägt das Herz der Stadt, so nah, dass ihr die Füße dazwischen aufsetzt. Was Ostrey je ins
    Wasser fallen ließ, ist hier durchgekommen, und eine Menge davon ist geblieben.
p64-threat = Elf, zählt ihr. Zwölf.
p64-calamity =
    Ein Schluck, rückwärts. Hinter der Wand fängt es an, wie ein Seufzer; dann ist es um die Ecke, alles davon, und
    hat ein Fahrrad um.
p64-1 =
    Ein eiserner Kamm quer durchs Rohr, damit das Große draußen bleibt. Er ist voll: Äste, ein Kinderwagenrad, eine
    halbe Tür. Zwischen den Stäben klemmt etwas, das nicht einmal nass ist.
p64-10 =
    Du ziehst, der Kamm lässt es mit einem Ton los, und einen Augenblick lang summt der ganze Rechen wie das Innere
    eines Klaviers. Da stehst du, das Ding im Arm, und bist daheim.
p64-11 = Es ist Angelschnur. Es ist alle Angelschnur, die es je gab.
p64-2 =
    Wo das Rohr weiter wird, hat es die Sachen abgelegt. In Schichten liegen sie, wie Jahre: Messing zuunterst, dann
    Blech, dann Gummienten, dann Laub. Obenauf sitzt eine Puppe, bis zum Bauch, und sieht zur Tür.
p64-2-toys = Die Puppe ausgraben
p64-2-brass = Nach dem Messing graben
p64-2-snare = Aus Kinderwagenfedern eine Schlinge bauen
p64-12 =
    Schuhe hat sie keine und ein Auge, das zugeht. Ihr wascht ihr das Gesicht und tragt sie, immer abwechselnd.
    Daheim werden die Achtel fragen, wer das ist, und ihr werdet sagen: eine, die gewartet hat.
p64-13 =
    Hähne, Fingerhüte, Rohr für eine halbe Posaune. Als ihr das letzte Stück herauszieht, rutschen die Jahre darüber
    um eins nach.
p64-14 =
    Zwei Federn, eine Speiche, ein Schnürsenkel. Wer ohne Anklopfen durch die Kammer will, wird gewiegt, und zwar
    kräftig.
p64-3 =
    Eine Treppe für den, der hier nach dem Rechten sah. Auf jeder Stufe stehen in Kreide ein Datum und ein Wort:
    „trocken“, „trocken“, „klamm“. Ihr steigt daran vorbei. Nach „klamm“ kommt „nass“ und nach „nass“ nur noch
    Daten. Oben auf dem Absatz steht ein Stuhl, und jeder darf einmal.
p64-4 = Ein Rad mit rotem Rand und dahinter eine Tür, die keiner für eine hielte.
p64-5 =
    Durch den Spalt kommen Licht und Wärme und ein Geruch nach heißem Öl: Das ist die Halle. Das Rad hat jemand
    Gewissenhaftes zugestrichen.
p64-5-key = Den Stimmschlüssel am Vierkant probieren
p64-5-wheel = Alle zusammen
p64-5-valve = Das Ventil öffnen
p64-5-back = Noch nicht
p64-15 =
    Er passt. Natürlich passt er: Wer das gebaut hat, hatte daheim ein Klavier. Eine Vierteldrehung, der Lack
    springt wie Eis, und es ist offen, und es stimmt.
p64-16 =
    Knack, sagt der Lack; knack, sagt jemandes Kreuz. Die Tür steht eine Hand breit offen, und das Licht legt sich
    aufs Wasser wie ein Brett.
p64-6 =
    In der Mitte von allem ist ein runder Raum mit einer Kuppel. Hier läuft der Schlag von allen Seiten zusammen.
    Man könnte ihn auswendig lernen, wenn man ihn aushielte.
p64-17 =
    Du machst die Augen zu und lässt ihn durch dich hindurch: zwölf, und Ruhe, und zwölf. Kurz vor der Ruhe ist eine
    Stelle, da hängt er. Da könnte ihn ein Kind mit dem Finger anstoßen. Die erkennst du wieder.
p64-18 =
    Es ist, als stünde man am Geburtstag des Königs in einer Trommel. Du kommst heraus mit offenem Mund, und alle
    reden, und keiner sagt etwas.
p64-20 = Es schluckt. Der ganze Boden des Rohrs kommt vorbei, auf Kinnhöhe.
p64-21 =
    Von dem, was der Fluss bringt, leben auch andere. Solange der da in der Tür lag, waren sie das Hungern gewohnt.
    Jetzt ist die Tür offen, und das Erste, was hereinkommt, seid ihr.
p64-22 =
    Es verschluckt sich. An euch verschluckt es sich. Ihr geht um die Ecke, mit dem Rücken zuerst, mit den Enten,
    dem Blech und zwölf Wintern Laub, und liegt auf dem Slip und dampft.
p64-8 = Hinaus, wo er hinausging, über den Rand, in den Kohlenstaub des Hofs.
p64-9 =
    Ihr legt ein Auge an den Spalt. Die Pumpenhalle: Kolben wie Kirchtürme, auf, ab, und niemand. So kommt man also
    hinein, wenn man muss. Ihr klemmt eine Gummiente in die Tür, damit sie bleibt, und geht außen herum über den
    Hof, wie anständige Leute.
