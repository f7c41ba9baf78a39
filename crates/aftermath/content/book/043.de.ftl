p43-title = Der Wasserturm
p43-start =
    Der Wasserturm steht auf seinem Hügel, wie eine Tasse auf dem Tisch steht. Ein Schlackenweg führt hinauf,
    geharkt, und da sind eine Bank und am Fuß der Treppe ein Tor, das jemand aus einem Bettgestell gemacht hat.
p43-threat = Der Wind kommt hier oben aus allen Gegenden, die man von hier aus sieht, und das sind alle.
p43-calamity =
    Seit hundert Jahren hat der Blitz ein Auge auf den Turm. Dafür gibt es eine Stange. Es war eine gute Stange;
    jemand hat einen Torriegel daraus gemacht.
p43-10 =
    Hinter dem Bettgestell sitzt einer auf einem umgedrehten Eimer, eine Ratte, die Schiefertafel auf dem Knie. Er
    sieht nicht auf. „Dreißig“, sagt er. „Wir sind voll.“ Dann sieht er, wer es ist, und die Kreide bricht. „Bist
    alt geworden“, sagt er zu Barge. „Ich hatte es eilig damals“, sagt Spindel. „Bedankt hab ich mich nie.“ Das Tor
    macht er trotzdem nicht auf. Er hat das längere Stück von der Kreide aufgehoben.
p43-1 = Das Tor: Messingkugeln, vier Stäbe, ein Riegel, der einmal ein Blitzableiter war.
p43-2 =
    „Bei dreißig geht es auf“, sagt Spindel. „Wasser ist für dreißig da und Betten auch. Wenn es unten nass wird,
    kommen sie alle, ich bin ja nicht blöd. Einer muss hier stehen und zählen.“ Er schaut an Barges Ohr vorbei. „Was
    anderes hab ich nie gesehen.“ Barge ist ganz klein geworden, soweit das geht. Er kennt jedes Wort davon. Er hat
    es selber immer gesagt.
p43-2-count = Barge noch einmal zählen lassen, und zwar alle
p43-2-bar = Spindel die Stange von Tor neun geben, für ein richtiges Tor
p43-2-lift = Das Bettgestell aus den Angeln heben
p43-2-later = Sich erst einmal auf die Bank setzen
p43-13 =
    „Dreißig“, sagt Barge, „einunddreißig“, und zeigt auf sich und dann auf jeden von euch. Bei fünfunddreißig sagt
    Spindel, er mache das falsch. „Ich weiß“, sagt Barge. „Richtig kann ich es nicht mehr.“ Es reicht nicht, noch
    nicht. Die Treppe herunter kommt jemand, der fünfunddreißig für eine Drohung hält.
p43-11 =
    Er fängt mit den dreißig an, beim Namen; sie müssen sie ihm herunterrufen. Dann kommt ihr. Dann schaut er den
    Hügel hinab und zählt weiter: den Heiseren, falls er bis dahin laufen kann, und Coda und wen sie gerade am Ohr
    hat und die Schlange vor Schalter elf mit ihren eigenen Kindern. Er zählt, wie man eine Geschichte erzählt. Bei
    vierhundert rückt auf der Treppe jemand ein Stück, ungebeten, um zu sehen, wie viel Platz das gibt. „Und dann
    ich“, sagt Spindel, nach sehr langer Zeit. „Mich hast du ausgelassen. Ich bin vierhundertzwölf.“ Er steht vom
    Eimer auf. Darauf war die ganze Zeit Platz für zwei.
p43-12 =
    Spindel nimmt sie in beide Pfoten. Sie ist schwerer als in seiner Erinnerung; allerdings hat er sie immer nur
    von unten gesehen. Er legt sie quer, und sie passt, ungefähr. „Das ist ein Tor“, sagt er, und man sieht, dass er
    leichter atmet, seit es etwas zu heben gibt. Und er hebt sie, für euch, so hoch es geht. „Vierunddreißig noch“,
    sagt Spindel. „Für euch und die Euren. Hab ich aufgeschrieben. Danach geht es auf.“ Zwei von seinen kommen dafür
    mit euch heim, um Platz zu machen; ihnen hat die Suppe gefehlt.
p43-14 =
    Mit einem Kreischen kommt es herunter, und dann liegt es im Gras, die Beine in der Luft, und ist ein Bett.
    Geschlagen hat niemand. Aber auf der Treppe stehen dreißig dicht beieinander und schauen euch an, wie sie einmal
    Tor neun angeschaut haben. „Tja“, sagt Spindel und setzt sich auf seinen Eimer, neben nichts. „So geht es auch.“
    Barge schraubt die Kugeln wieder an, alle vier. Jede poliert er mit dem Ärmel.
p43-15 =
    Er hat es selbst gebaut, aus Betten, auf denen er geschlafen hat. Euretwegen gibt das nicht nach, und die
    dahinter schlafen, sind aufgestanden.
p43-3 =
    Die Bank ist für zwei von den Großen oder für euch alle und ein Picknick. Von hier sieht man alles: den Bahnhof,
    die Dächer der Gasse, Sankt Cäcilia ohne Hut. Und hinter seiner Mauer, höher als das alles, den Fluss, wie
    jemanden, der der Stadt über die Schulter mitliest.
p43-4 =
    Hinter Draht wohnen hier drei Hennen. Sie sind hoch wie Häuser und haben Augen, als wären sie einmal Saurier
    gewesen und hätten es nicht vergessen.
p43-4-egg = Ein Ei unter ihnen hervorrollen
p43-4-feed = Ihnen Körner hinwerfen, von weitem
p43-16 =
    Es ist warm und rollt gut, bergab. Hinter euch stellt eine große Stimme eine Frage und stellt sie dann noch
    einmal.
p43-17 =
    Hacken tut sie nicht. Sie schaut nur herunter, erst mit der einen Gesichtshälfte, dann mit der anderen, und dann
    ist kein Tageslicht mehr da.
p43-18 =
    Sie machen ein Geräusch wie drei Kessel, die sich mögen. Eine lässt eine Feder fallen, und die ist lang wie eine
    Decke und doppelt so warm.
p43-5 =
    Die Kesselkammer: eine Trommel aus genietetem Eisen und rundherum dreißig Betten, jedes mit einer Nummer aus
    Kreide an der Wand. Neben der Dreißig ist eine Lücke, gerade breit genug, und ohne Nummer. Aber gefegt hat da
    jemand.
p43-6 = Das Dach, ein Geländer, der ganze Himmel. Jemand hat hier oben einen Rasierspiegel angebracht, zum Drehen.
p43-19 =
    Ihr fangt die Sonne ein und schickt sie hinunter, über den Bahnhof, über den Platz, bis in die Gasse. Eine Weile
    geschieht nichts. Dann blitzt es zurück, unter dem Dach von Nummer 14: kurz, lang, kurz. Die Wache hat euch
    gesehen. Ihr winkt alle, was vollkommen sinnlos ist.
p43-20 =
    Ihr fangt die Sonne ein und schickt sie hinunter bis in die Gasse. Am Dachfenster ist niemand, der sie
    zurückschickt. Ihr versucht es dreimal, falls gerade jemand vorbeikommt.
p43-21 =
    Da oben haben sie Schleudern und nichts gegen euch und einen kalten Wind in den Augen. Etwas davon trifft euch
    trotzdem.
p43-22 = Es ist nur der Wind. Er riecht nach Äpfeln, Kohle und Regen, von links nach rechts.
p43-7 = Hinunter zum Prellbock mit dem Nest darin und zum Steg.
p43-8 =
    Es geht bergab und darum schnell. Barge läuft voran, die Pfoten auf dem Rücken. Ab und zu bewegen sich seine
    Lippen. Er zählt nicht. Er sagt die Namen auf.
p43-30 =
    Beim Abendbrot fragt jemand Barge, ob er den gefunden hat, den er durchgelassen hat. „Ja“, sagt Barge. „Er hat
    mich auch durchgelassen.“ Wie es weitergeht, muss er sich erst überlegen.
p43-31 =
    „Da oben ist Platz“, sagt er schließlich. „Ist keiner, wenn man nachmisst. Aber es ist welcher da.“ Am Sonntag
    darauf kommen drei vom Turm herunter, um zu sehen, was ein Klavier ist. Sie bringen ein Ei mit, an einer Stange,
    zwischen sich, und klopfen damit an.
p43-32 =
    „Er hat ein Tor“, sagt Barge. „Ein gutes Tor. Von mir.“ Er isst seine Suppe. Dann geht er hinaus in den Flur und
    steht mit leeren Pfoten neben der Haustür, eine ganze Zeit lang, und als Fret vorbeikommt, hebt er eine davon
    und sagt: „Passieren.“
p43-33 =
    „Ich hab es ausgehängt“, sagt Barge. „War bloß ein Bett.“ Man sagt ihm, es sei richtig gewesen. Das hat man ihm
    schon einmal gesagt, am anderen Tor, über das andere. Einen Nachschlag will er nicht.
p43-34 =
    Bis hinauf seid ihr nicht gekommen. Am Abend steht Barge im Flur und zählt, wer heimkommt, mit einer Kralle und
    halblaut. Es stimmt gleich beim ersten Mal, und das gab es nicht mehr, seit er hier ist.
p43-4-leave = Sie in Ruhe lassen
