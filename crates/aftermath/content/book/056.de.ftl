p56-title = Die Räucherkammer
p56-start =
    Kalk, Abflüsse und ein Mandelgeruch, der weggeht, sobald man ihn bemerkt. Das ist das Schlimme daran. Durch drei
    Wände kommen drei Rohre, jedes in seiner eigenen Farbe verrostet, und alle drei flüstern. Hinter einer Drahttür
    singt jemand eine Arie, sehr hoch, und lässt immer mehr Töne weg.
p56-threat = Aus dem Flüstern wird ein Wort. Es ist nur „s“, aber davon sehr viel.
p56-calamity =
    Eine Dichtung gibt nach. Ihr seht es über den Boden kommen, kniehoch und gelb, ohne Eile, und es tastet sich um
    die Tischbeine.
p56-1 =
    Unter dem Pflanztisch ist eine Luke. Auf der Luke ist ein Totenkopf, rot durchgestrichen, falls jemand
    Totenköpfe mag. Und unter dem Totenkopf singt einer. Ein Tenor. Er bricht ab, hustet und fängt die Phrase noch
    einmal von vorn an, wie jemand, dem man gesagt hat, er dürfe erst aufhören, wenn das Publikum aufhört.
p56-1-take = Nasse Tücher vor die Nase und hinunter
p56-1-leave = Klatschen und hoffen, dass er aufhört
p56-2 = Der gelbe Hahn. Das Rad hat vier Speichen, und drei sind am falschen Platz, auf dem Boden.
p56-10 =
    Die letzte Speiche, beide Pfoten, beide Füße und den Rücken an die Wand. Es dreht sich. Die Wand dreht sich
    auch, ein wenig, aber das liegt vielleicht an dir.
p56-11 = Du hast ihn andersherum gedreht. Das merkst du recht bald.
p56-3 =
    Der graue Hahn tropft. Darunter steht eine Untertasse, und darin liegt, was trinken kam. Es ist ein kleines
    Ventil mit Linksgewinde, und um das herauszufinden, hast du genau einen Atemzug.
p56-12 =
    Hinein, drei rasche Drehungen, wieder hinaus; und dann stehst du an der Luke und atmest und atmest, und etwas
    Schöneres fällt dir nicht ein. Die Untertasse hast du umgedreht.
p56-13 = Zwei Drehungen. Bei der dritten hast du den Atem für etwas anderes gebraucht.
p56-4 =
    Der braune Hahn: Nikotin, literweise, gegen Blattläuse. Es riecht nach nassem Onkel. Zugedreht werden kann da
    nichts, der ganze Stopfen fehlt, und das Zeug kommt in Ringen heraus.
p56-4-turn = Sich aufs Loch setzen, bis jemand einen Lappen bringt
p56-4-cork = Aus der Korkweste einen Stopfen schneiden
p56-14 =
    Es ist warm, es ist unwürdig, und es hilft. Sie keilen den Lappen fest und dann einen Ziegel; dann helfen sie
    dir auf, und du sagst jedem Einzelnen, wie gern du ihn schon immer hattest.
p56-15 = Du sitzt. Nach einer Weile weißt du nicht mehr, worauf. Eigentlich ist das hier ein sehr schönes Zimmer.
p56-16 =
    Drehen, klopfen, dicht. Für den Fluss hat er die gemacht, hat der gesagt, der sie gemacht hat. Nun, abgehalten
    hat sie etwas.
p56-5 =
    Im Schrank sind Haken für sechs Masken der Großen und sechs Masken wie Tapirgesichter. Keiner von euch könnte
    auch nur die Riemen tragen. Aber auf dem Brett steht ein Parfümzerstäuber mit Gummiball; den muss ein Gehilfe
    für hinterher mitgenommen haben. Mit einem Schwamm im Hals passt er über eine Schnauze.
p56-6 =
    Ein eiserner Schacht führt hinauf zum Himmel. Ein Ventilator ist drin, mit einer Kurbel für Hände von anderer
    Größe. Steckt man den Kopf ganz hinein, dann riecht man Regen.
p56-6-crank = Auf der Kurbel laufen, bis sie geht
p56-6-breathe = Die Köpfe hineinstecken und einander beibringen, wie man die Luft anhält
p56-6-spark = Feuer machen, damit man etwas sieht
p56-17 =
    Du rennst wie der Hamster, und wie der Hamster kommst du nicht vom Fleck, und dann fängt irgendwo über dir etwas
    an zu surren. Das Gelbe rafft die Röcke und verschwindet im Schacht. Jetzt ist es bloß ein Keller, und er
    stinkt.
p56-18 = Du bringst sie in Gang. Dann bringt sie dich in Gang.
p56-19 =
    Durch die Nase ein und den Hals dahinter zumachen wie eine Tür. An den Zehen zählen. Wer zweimal bis zwanzig
    kommt, darf zuerst.
p56-24 =
    Jemand sagt: „Halt.“ Das ist für längere Zeit das Letzte, was ihr hört. Sauber ist die Luft jetzt, das muss man
    sagen. Sauber und heiß, und Kalk ist auch nicht mehr viel an der Wand.
p56-7 = Eine Drahttür, eine Stange, ein Glöckchen.
p56-8 =
    Hinter dem Draht sitzt ein Kanarienvogel von der Farbe alter Klaviertasten. Die Gärtner hatten ihn hier
    aufgehängt, damit er aufhört zu singen und sie es wissen. So viel hat er verstanden. „Solang ich singe, ist
    alles gut“, sagt der Kanarienvogel. „Also singe ich. Seht ihr? Alles gut.“ Er schwankt. „Kennt ihr die zweite
    Strophe?“
p56-8-bars = Den Draht verbiegen
p56-8-sing = Die zweite Strophe übernehmen, damit er aufhören kann
p56-25 =
    Er gibt nach, ein Draht, zwei, drei. Fliegen tut er nicht; dazu hat der Platz nie gereicht. Er steigt auf deine
    Schulter, hält sich an deinem Ohr fest und trillert hinein, den ganzen Weg, damit du weißt, dass du lebst.
p56-26 = Dazu braucht man Luft. Das ist es ja: Zu allem hier unten braucht man Luft.
p56-27 =
    Du setzt auf dem falschen Ton ein und im Dreivierteltakt, aber du setzt ein. Er hört auf. Er lauscht, den Kopf
    schief, und man sieht, dass das noch nie jemand für ihn getan hat. Dann macht er selber die Tür auf.
    Abgeschlossen war sie nie. „Man geht nicht mitten in der Nummer“, sagt der Kanarienvogel.
p56-20 = Die Lampe an der Treppe hat einen Ring. Dann hat sie zwei Ringe. Einer von euch fängt an zu kichern.
p56-21 =
    Es treibt selbst die hinaus, die von Abflüssen leben. Mit allen Beinen kommen sie aus dem Rohrgang, gierig nach
    Luft, und ihr steht davor.
p56-22 =
    Das Singen hat ein Loch. Ihr zählt. Es geht weiter, aber ihr seid bis vier gekommen, und eure Lungen sind
    eingeschlafen wie Füße.
p56-23 = Jetzt steht es bis zur Decke. Hinauf, wer stehen kann! Und packt, wer nicht kann!
p56-9 =
    Die Sprossen hinauf und hinaus unter den Tisch, und da liegt ihr zwischen Blumentöpfen mit offenem Mund. Der
    Juli schmeckt nach Suppe und Blättern. Man könnte ihn trinken.
p56-28 =
    Den Kanarienvogel habt ihr. Aber hinter euch, unterm Totenkopf, sagt es immer noch seinen einen Buchstaben.
    Morgen ist es im Palmenhaus und in jedem Rohr, das von da weitergeht.
p56-28-concrete = Zwei Schrott, ein Sack Gips, und die Luke war einmal
p56-28-go = Sollen sich die kümmern, die hier wohnen
p56-30 =
    Er wohnt hinter dem hohen C, wo sonst, und singt von sechs bis acht. Hört er auf, so hört im Klavier alles auf,
    den Löffel auf halbem Weg, und Coda macht den Deckel auf, damit Luft hereinkommt; und dann stellt sich heraus,
    dass er nur die Stelle gesucht hat.
p56-31 =
    Vom Pflanztisch aus hört man es nicht mehr. Ein, zwei Tage lang sind die Farne an der Wand seltsam blau. Wer aus
    dem Klavier an einer Luke vorbeigeht, summt jetzt nicht mehr.
