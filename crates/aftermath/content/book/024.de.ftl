p24-title = Das Kürbisfeld
p24-start =
    Hinter der Passage hat die Stadt Schrebergärten, und die haben Besitzer: vierzig Familien Wühlmäuse und
    Maulwürfe. „Drei von irgendwas“, steht über dem Tor, und darunter in anderer Schrift: „kein Kredit, keine
    Katzen“.
p24-threat =
    Von Beet zu Beet wird auf Blumentöpfe geschlagen: Den Kaiweg herauf kommt jemand, der nicht gewogen ist.
p24-calamity =
    Es ist der Große Kürbis. Seit Wochen liegt er auf der einen Seite; jetzt will er die andere probieren. Erst
    neigt er sich. Dann steht an der Waage keiner mehr.
p24-10 =
    Sie haben gehört, wie es um euch steht. Davon spricht niemand. Aber am Tor drückt man euch einen Korb in die
    Pfoten und einen zweiten obendrauf. „Geschenkt ist das nicht“, sagt die Wühlmaus streng. „Das sind drei von
    irgendwas. Ihr habt bloß noch nicht gemerkt, wovon.“
p24-1 =
    Die Waage: eine Briefwaage mit Messingschalen, vor der sogar Maulwürfe die Kappe ziehen. Dahinter steht die
    Mutter der Hausiererin. Sie wiegt alles, auch die Antworten.
p24-1-food = Drei Schrott für drei Nahrung
p24-1-scrap = Vier Nahrung für drei Schrott
p24-1-item = Drei Schrott für ein ungeöffnetes Bündel
p24-1-news = Eine Batterie für das, was sie gehört hat
p24-1-go = Ihr eine gute Ernte wünschen
p24-11 =
    Vor dem Wiegen bläst sie den Staub von der Schale und danach noch einmal, damit ihr nichts davon abbekommt.
    „Drei“, sagt sie. Es wären immer drei geworden.
p24-12 =
    „Hermeline in der Hecke, Möwen auf der Brücke, und die mit den Klemmbrettern zählen neuerdings unsere
    Kartoffeln“, sagt die alte Wühlmaus, ohne die Lippen zu bewegen. „Und wer am Fluss schläft, stellt jetzt sein
    Bett auf Ziegel. Habt ihr Ziegel?“ Die Batterie steckt sie sich hinters Ohr wie einen Bleistift.
p24-2 = Der Große Kürbis: gestreift, warm und so lang wie eine Tram.
p24-9 =
    Wer sein Gewicht errät, bekommt eine Scheibe; so gilt es seit neun Sommern, und noch hat keiner eine bekommen.
    Wer ihn von der Stelle bringt, bekommt mehr davon, als man tragen kann.
p24-9-guess = Das Gewicht schätzen
p24-9-roll = Sich mit der Schulter dagegenstemmen
p24-9-admire = Den Hut vor ihm ziehen
p24-13 =
    Ihr klopft an drei Stellen und sagt eine Zahl. Die Maulwürfe sehen einander an. Gewogen haben sie ihn nie; sie
    wollten warten, bis jemand sicher klingt. „Dann ist es das“, sagt der Älteste und trägt es ein.
p24-14 =
    Eine schöne Zahl. Es ist die, die ein gewisser Onkel geschätzt hat, von dem man noch immer spricht, und zwar
    deswegen.
p24-15 =
    Er rückt um eine Pfotenbreite. Das hat er in neun Sommern für niemanden getan. Zwischen den Bohnen ist es sehr
    still. Dann fliegt eine Kappe hoch, und dann vierzig.
p24-16 = Er rückt um eine Pfotenbreite. Es ging bergab, und da standest du.
p24-17 =
    Barhäuptig steht ihr davor. Er tut nichts. Hält man den Atem an, so hört man ihn wachsen: ein Knarren, wie von
    jemandem, der Geduld hat.
p24-3 = Der Geräteschuppen. Es riecht nach Bindfaden und Zwiebeln.
p24-30 =
    Auf einem Blumentopf sitzt ein sehr junger Maulwurf, hält die eine Pfote mit der anderen und ist tapfer. Da war
    eine Dose. Es war eine Dose Pfirsiche, und er hatte seine Mutter überraschen wollen.
p24-30-plaster = Das Heftpflaster draufkleben, das mit den Bären
p24-30-tin = Ihm zeigen, wie man das macht, mit einem richtigen Dosenöffner
p24-30-hold = Die Pfote festhalten, während einer den Splitter zieht
p24-30-leave = Die Mutter rufen
p24-18 =
    Er zählt die Bären. Es sind vierzehn. Zugleich weinen und zählen kann er nicht, also entscheidet er sich für die
    Bären. Als ihr aus dem Schuppen kommt, weiß das ganze Feld, wie ihr heißt.
p24-19 =
    Rundherum geht es, mit dem Geräusch des Abendessens, dann steht der Deckel auf und salutiert. „Pfirsiche“,
    haucht der Maulwurf. Neun Hälften sind darin, und ganz blass um die Nase besteht er darauf, dass drei davon euch
    gehören.
p24-20 =
    Ihr erzählt ihm derweil den mit den zwei Schnecken, und ihr erzählt ihn sehr schlecht, so dass er euch
    verbessern muss. „Den Schirm hatte doch die andere“, sagt er empört, und da ist der Splitter.
p24-21 =
    Er beißt. Persönlich ist das nicht gemeint, er beißt eben. „Entschuldigung“, sagt der Maulwurf durch deinen
    Ärmel.
p24-4 =
    Die Seilerbahn, eine Gasse zwischen den Johannisbeeren, sechzig Schritt lang. Drei Maulwürfe gehen darin den
    ganzen Tag rückwärts, die Schürze voller Hanf.
p24-6 =
    „Das ist für Lastkähne“, sagt der Vorarbeiter und legt es euch in die Pfoten. Es ist so dick wie ihr, geteert,
    und riecht nach weit weg. „In Ostrey gibt es nichts, was das nicht hielte. Was wollt ihr denn festmachen?“ Ein
    Klavier, sagt ihr. Er nimmt die Pfeife aus dem Mund.
p24-6-friend = Erwähnen, wessen Freunde ihr seid
p24-6-buy = Drei Nahrung für die ganze Rolle
p24-6-sign = Dafür unterschreiben, mit dem Bleistiftstummel
p24-6-later = Ein andermal wiederkommen
p24-22 =
    „Ach“, sagt der Vorarbeiter, „ihr seid die.“ Zwischen Beeten spricht sich so etwas herum. Von einem Preis ist
    dann nicht mehr die Rede. Sie tragen euch die Rolle bis ans Tor, alle drei, rückwärts.
p24-23 =
    Er zählt: eins, zwei, drei. Dann schneidet er vom Seil wieder eine Elle ab, macht eine Schlinge daraus und hängt
    sie euch um wie einen Orden. „Das ist zum Tragen.“
p24-24 =
    Ihr unterschreibt, mit Namen und Pfote, und er sieht es lange an, denn dass man das kann, darauf war noch keiner
    gekommen. „Und wann kriegen wir's?“, fragt der Vorarbeiter. Wenn das Klavier trocken ist, sagt ihr. „Hm“, sagt
    der Vorarbeiter und schreibt auch das auf.
p24-5 =
    Der Sandkasten: eine Wüste mit Holzrand, und der Rand ist zum Sitzen.
p24-31 =
    Mittendrin steht bis zu den Achsen ein Laster, gelb, mit Kippe. Eine ganze Fahrbereitschaft von Maulwürfen lehnt
    daran. Er läuft mit einer Feder, die keine mehr ist.
p24-31-spring = Die Feder der zugeschnappten Falle einbauen
p24-31-dig = Ihn ausgraben und anschieben
p24-31-bribe = Zwei Schrott, und die Fahrbereitschaft schaut, was sich machen lässt
p24-31-leave = Ihn in Frieden rosten lassen
p24-25 =
    Ein Klirren, ein Schütteln; dann sagt er, von tief unten, ein Wort aus lauter R. Die Kippe hebt sich einmal von
    selbst und gähnt. Schnell ist er nicht. Aber wenn ihm etwas im Weg steht, dann hat dieses Etwas ein Problem.
p24-26 =
    Ihr grabt. Wer Sand kennt, weiß den Rest. Am Abend ist das Loch größer, und der Laster steht darin.
p24-27 =
    Wo der Laster stand, backen Kinder Sandkuchen. Sie verkaufen euch einen, umsonst, mit einer Unterlegscheibe als
    Kirsche.
p24-7 =
    Unter dem Schild hinaus und nach Norden, wo das Glasdach der Passage über die Mauer schaut. Jemand ruft euch
    eine Zahl nach. Es war euer Gewicht. Von allen zusammen.
p24-8 =
    Hinter dem Kompost fängt der Kaiweg an, und er läuft an der Flussmauer entlang nach Osten. Links ist die Stadt.
    Rechts, über euren Köpfen, hinter zwei Ellen Stein, hört man die Lull.
p24-8-drive = Den Laster anlassen
p24-8-walk = Zu Fuß gehen
p24-28 =
    Daneben liegt der zweite, groß wie eine Faust, unter einer Glasglocke. Die Regel ist geändert: Diesmal muss man
    raten, wie er einmal heißen wird. Eine Scheibe vom ersten haben sie euch schon gegeben. Es ist, als äße man eine
    warme Wand.
p24-29 =
    Der junge Maulwurf sitzt auf seinem Blumentopf und zeigt euch die Pfote, von beiden Seiten, ungefragt. Dann
    zeigt er sie allen, die hereinkommen. Inzwischen kommen ein Wolf darin vor und ein Brand.
p24-32 = Hinter der Regentonne hat die Mauer eine Lücke, und auf der anderen Seite der Lücke schneit es.
p24-60 =
    Hier wird in Schichten gegraben und samstags verkauft. In der Mitte liegt, höher als jedes Haus, der Große
    Kürbis und wächst.
p24-61 =
    Es ist Waschtag, für Kartoffeln. Sechs Maulwürfe mit Bürsten stehen in einer Reihe, und der siebte hält jede ins
    Licht, das er nicht sieht, und sagt, was an ihr nicht stimmt.
p24-62 =
    „Da sind sie“, sagt jemand hinter den Bohnen, „die mit der Pfote.“ Unterm Zaun wird euch eine Birne
    durchgeschoben, und dann kommt noch eine Hand nach und dreht sie um, damit ihr die gute Seite habt.
p24-63 =
    Sie verbrennen Laub. Der Rauch liegt auf den Beeten, flach wie ein Deckel, und darunter reden alle vom letzten
    Jahr.
p24-64 =
    Hinter der Regentonne ist die Mauer ausgebessert, bis auf eine Lücke. Ein Pfad ist dahin ausgetreten. An der
    Lücke hängt eine Schiefertafel: „Äpfel. Drücken.“
p24-65 =
    Der Fluss hat ihnen eine Handbreit von der besten schwarzen Erde dagelassen, in die je eine Nase kam. Drei
    Schuppen mussten sie ausgraben und einen Großvater. „Drei von irgendwas“, sagt die Wühlmaus, „für nichts. Ich
    weiß gar nicht, wie ich das eintragen soll.“
