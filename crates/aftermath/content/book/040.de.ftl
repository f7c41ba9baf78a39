p40-title = In der Wand
p40-start =
    Hinter der Lade unter den Tasten ist ein Loch, und darin läuft der Draht: zwei Adern, Stoff über Gummi, dick wie
    ein Schwanz. Er geht zwischen den Latten hinunter in die Keller von Abigail Lane. Von dort unten riecht es nach
    faulen Eiern, und das sind die einzigen, die hier keiner essen würde.
p40-start-grate = Das Gitter aus dem Kanal heben
p40-threat =
    Irgendwo im Dunkeln zischt es, ganz gleichmäßig, als machte jemand „sch“ zu einem Kind, das schon schläft.
p40-calamity =
    Eine Ratte, die nicht da ist, zieht eine Kette, die nicht da ist, über einen Stein: Es ist ein loser Schiefer,
    hoch oben, und er schlägt einen einzigen Funken.
p40-10 =
    „Genau genommen sind es zwei Drähte“, sagt Ottoline, die schon bis zum Bauch darin steckt. „Einer, der es
    bringt, und einer, der es wieder abholt. Mit nur einem würde es sich in der Lampe ja stauen.“ Ihre Stimme geht
    in die Wand hinunter und wird kleiner, weniger wird sie nicht. „Immer dem Stoff nach. Wo kein Stoff ist, fasst
    ihr nicht hin. Und keiner, habt ihr gehört, keiner macht da unten Licht. Warum, erkläre ich oben.“
p40-1 =
    Der Zählerkasten. Messinghähne, Bleirohre, eine Uhr mit vier Zeigern, von denen jeder so schnell geht, wie er
    will. „Die Rechnung haben sie nie geschickt“, sagt Ottoline und ist einen Augenblick ganz still vor Achtung. Am
    dicksten Rohr sitzt ein Hebel, und auf dem Hebel sitzt die Farbe von zwölf Wintern.
p40-1-lever = Sich an den Hebel hängen
p40-1-key = Den Stimmschlüssel auf den Vierkant setzen
p40-1-read = Die vier Zeiger ablesen und den Hebel lassen, wie er ist
p40-11 =
    Mit einem Knall geht er herum. In allen Kellern der Gasse, einem nach dem anderen, hört das Zischen auf; ihr
    hattet nicht gemerkt, wie viele es waren. Besser wird die Luft nicht. Aber sie wird auch nicht mehr schlechter,
    und das, sagt Ottoline, nennt man Technik.
p40-12 =
    Die Farbe hält. Es war gute Farbe. Du kommst vom Hebel herunter mit einem Streifen davon zwischen den Zähnen und
    Kopfweh, das auch eine Farbe hat.
p40-13 =
    Ihr lest sie ab, von links nach rechts, und Ottoline schreibt mit. „Jemand“, sagt sie langsam, „verbraucht
    viertausendmal so viel, wie wir je gebraucht haben. Und es ist niemand da.“ Das „niemand“ unterstreicht sie. Sie
    schaut es noch an, als ihr anderen schon auf der Treppe seid.
p40-2 =
    Der Kohlenkeller. Am Balken hängt ein Käfig mit einer Schaukel darin und einer sehr kleinen Glocke. Darunter ein
    Schild: „Wenn sie nicht mehr singt, nach oben gehen.“ Im Käfig ist niemand. Die Schaukel bewegt sich noch; aber
    das ist der Luftzug.
p40-2-sponge = Den Badeschwamm aus dem Käfig nass machen und hindurchatmen
p40-2-coal = Ihn lassen, wo er ist, und einen Sack Kohle füllen
p40-14 =
    Es schmeckt nach Kanarienvogel. Aber es geht hinein und es geht wieder hinaus, und nach einem Dutzend Atemzügen
    räumen die grünen Flecken vor deinen Augen das Feld.
p40-15 =
    Nusskohle, ein guter Sack voll. Als du aufsiehst, steht die Schaukel still. Der Luftzug war es also nicht; es
    war nur das Letzte von etwas.
p40-3 =
    Zwischen Nummer 14 und Nummer 12 ist die Wand hohl. Auf der anderen Seite hat jemand ein Puppenhaus verkabelt:
    Da ist eine Lampe, groß wie ein Reiskorn, und ein Schalter dazu, und er klickt noch.
p40-16 =
    Klick. Nichts. Klick. „Lasst das“, sagt Ottoline, mit einer Stimme, die ihr nicht kennt. „So eins hatte ich. Das
    heißt, ich hab durch ein Fenster geschaut, und da stand eins. So hat es angefangen.“ Sie schraubt den Schalter
    ab und steckt ihn in die Brusttasche und knöpft die Tasche zu.
p40-20 =
    Mit einem Ruck und einem Fluch kommt das Gitter aus dem Mörtel, und dahinter ist der Kanal: rund, trocken, und
    obenherum läuft der Draht wie ein Geländer für Fledermäuse. Luft ist auch darin. Dass Luft einen Geschmack hat,
    wusstet ihr nicht. Es ist ein ganz guter.
p40-21 =
    Der Kopf ist leicht. Die Füße sind weit weg und gehören jemandem, der nicht tanzen kann. Rauf, sagt, wer noch
    ein Wort übrig hat. Rauf oder durch.
p40-22 =
    Es brennt blau und hat es nicht eilig. Wo es war, ist der Keller blank wie ein Teller, und dann geht es in den
    nächsten.
p40-23 =
    WUMM, sagt Abigail Lane. Dann ist es sehr hell und ziemlich warm, und irgendwo hinter dem Licht sagt Ottoline:
    „Das war die Erklärung.“
p40-24 =
    Es waren bloß Silberfische, die zusammengekrümmt hinter dem Putz gelegen haben und nachsehen kommen, ob es
    vorbei ist.
p40-7 =
    Zwischen den Latten hoch, durch die Lade, in den Flur, auf die Stufe. Ihr holt alle so Luft, dass die Spatzen
    innehalten.
p40-8 =
    Den Kanal entlang, unter der Hecke durch, unter der Passage. Eine Weile hört man durch den Stein ihre drei Töne.
    „Und das“, sagt Ottoline, „bezahlen wir.“
p40-25 =
    Es kommt an die Treppe, stellt fest, dass nichts mehr da ist, womit es kommen könnte, und geht aus, mit einem
    Geräusch, als pustete jemand auf einen Löffel. Es riecht nach angesengtem Staub und sonst nach nichts. „Na ja“,
    sagt Ottoline nach einer Weile. „So kann man einen Keller auch lüften.“
