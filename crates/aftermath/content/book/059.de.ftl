p59-title = Der fünfte Bogen
p59-start =
    Unter der Brücke ist das Licht grün und kommt von unten. Auf dem Sims steht eine Winde, und an der Winde hängt
    eine Glasglocke, wie man sie über Uhren stülpt; mit der Öffnung nach unten ins Wasser gesetzt, nimmt sie ihre
    eigene Luft mit. Das ist der ganze Gedanke. Er stammt von einem Deserteur mit leerem Magen, und versucht hat es
    noch keiner.
p59-threat = Das Glas beschlägt. Ihr wischt, und es beschlägt auf der anderen Seite.
p59-calamity =
    Der Fluss lehnt sich gegen die Brücke, einmal, mit der ganzen Schulter. Hier unten spürt man, wie das für eine
    Brücke ist.
p59-1 =
    Auf der Brüstung sitzt einer in einem Mantel ohne Knöpfe und schaut senkrecht hinunter. „Da unten ist die
    Zollkiste“, sagt er. „Ich hatte Dienst. Über den fünften sollten wir sie raustragen, und weg war er. Einnahmen
    von zwölf Wintern. Die Glocke ist da, und die Winde hab ich geschmiert.“ Er sieht nicht auf. „Ich ging ja
    selber. Ich war bloß schon.“
p59-1-take = Sich diese Glocke ansehen
p59-1-leave = Sie lassen, wo sie ist, und nach Norden gehen, zum Tramplatz
p59-2 = Die Winde, blank vor Schmiere, und die Glocke am Haken.
p59-8 =
    Langsam hinuntergekurbelt, hängt sie gerade, und wer nachkommt, kann an der Kette hinunter. Oder einer steigt
    ein und macht die Bremse auf.
p59-8-lower = Alle Mann an die Kurbel
p59-8-drop = Einsteigen und loslassen
p59-8-winch = Die Glasglocke hinunterlassen
p59-8-back = Nicht vor dem Essen
p59-10 =
    Der Fluss schließt sich darüber wie ein Deckel. Drinnen steht ihr, trocken bis zu den Knöcheln, Nase an Nase, in
    einer Stube aus Glas, und an der Wand zieht ein Fisch vorbei, länger als eure Straße.
p59-11 = Eine Drehung, und halten. Eine Drehung, und halten. Gesungen wird nicht; sonst dreht noch einer im Takt.
p59-12 =
    Sie saust hinunter wie ein Stein und kippt, und eine Blase, groß wie ein Bett, steigt aus und geht ohne euch
    nach Hause. Luft ist noch drin. Erheblich weniger.
p59-3 =
    Der Strebepfeiler, da ist es trocken. Jemand hat hier eine Laterne aufgehängt und etliche Nächte
    danebengesessen.
p59-3-hoarse = Fragen, was die fünf aus dem Zollhaus hier getrieben haben
p59-3-feather = In den Bogen hinaufgurren, wie sie es macht
p59-3-on = Zurück zur Winde
p59-13 =
    „Schichten“, sagt er. „Zwei Stunden jeder. Falls sie von allein hochkommt.“ Er zeigt euch, wie man die Kette am
    Ring belegt, damit sie nicht ausläuft; ein guter Knoten, und eine Rille hat er auch schon.
p59-14 =
    Ein Keuchen, und dann ist da eine Taube, seitwärts. „Unter der Brücke“, sagt Staubfeder. „Mit meiner Lunge. Es
    wird wohl einer am Ertrinken sein.“ Sie setzt sich hin, um es abzuwarten.
p59-15 =
    Es kommt vom Stein zurück, hohl und viel zu gut getroffen. Auf einmal denkt jeder von euch an ein bestimmtes
    Fenster.
p59-4 =
    Im Bogenscheitel sitzt eine Blase alter Luft, und auf dem Schlussstein, eine Pfote breit über dem Wasser, sind
    ein Steinmetzzeichen und ein Strich: „Bis hierher hält es das Werk.“ Auf dem Strich wächst Tang. Ihr atmet
    trotzdem, solange noch etwas da ist.
p59-5 =
    Eine Straßenlaterne, aufrecht auf dem Grund, als gäbe es eine Straße; und sie brennt. Sie hängt an irgendeinem
    Draht an den Pumpen und wird bei jedem Schlag dunkler.
p59-16 =
    Ihr schraubt das Türchen am Fuß auf, wie es der Mann immer machte. Zwei Zellen für die Nachtschaltung, trocken
    wie Zwieback. Sie brennt weiter. Sie zuckt nicht einmal.
p59-17 = Sie steht unter Strom. Ganz kurz ihr auch.
p59-6 =
    Ein Loch im Pfeiler, hoch wie eine Tür, innen glatt poliert. Auf der Schwelle liegt alles, was in diesem Fluss
    je geblinkt hat: Löffel, Haken, eine Uhr. Was daran hing, liegt nicht da.
p59-6-reach = Hineingreifen, rasch
p59-6-leave = Auf der anderen Seite vorbeischwimmen
p59-18 = Hinein, heraus. Erst zehn Züge weiter siehst du, dass in dem Loch ein Auge ist, die ganze Zeit schon.
p59-19 = Er kommt nicht heraus. Er ist heraußen, dann ist er wieder drin, und an deinem Mantel fehlt ein Stück.
p59-7 =
    Die Kiste steckt bis zu den Griffen im Schlick: Eiche, Eisen, auf dem Deckel ein gekröntes Drehkreuz. Sie ist
    groß wie ein Schuppen. Ein Fisch schläft daran.
p59-7-hook = Den Angelhaken unter den Griff setzen
p59-7-chain = Den Ring freigraben und die Kette daran anschäkeln
p59-24 =
    Das hält! Dreimal an der Leine ziehen: So war's ausgemacht. Jetzt zieht, wer eine Pfote frei hat, oben oder
    unten, und der Fluss wüsste gern, wer da an seinen Sachen ist.
p59-24-haul = Die Zollkiste heraufziehen
p59-25 = Du gräbst, und der Schlick kommt zurück. Unter dem Glas tauchst du auf, den Kopf voller Glocken.
p59-26 =
    Sie löst sich, mit einem Schmatzen und einem Stöhnen. Über den Grund rollt eine Wolke, schwarz wie Tinte, der
    Fisch schießt davon, und herauf kommt sie, schwankend, triefend, an der Laterne vorbei, am Scheitel vorbei, in
    ein Licht, von dem ihr vergessen hattet, dass es gelb ist.
p59-20 = Die Luft war jetzt bei jedem einmal. Nun macht sie die zweite Runde.
p59-21 =
    Das Licht geht aus. Es ist nicht die Laterne. Zwischen euch und die Laterne ist etwas geschwommen, und bis es
    vorbei ist, dauert es sehr lange.
p59-22 =
    Tick. Ein Strich läuft das Glas hinunter, dünn wie ein Haar, und biegt um die Ecke. Das Wasser steht euch an den
    Knien und ist nicht mehr höflich.
p59-23 =
    Die Glocke bricht. Es ist kaum zu hören. Ihr kommt herauf durch Grün, durch Flaschengrün, durch Fenstergrün und
    hängt überm Sims wie Wäsche.
p59-9 = Hinauf auf den Sims, die Mauer entlang und zurück in den Wind.
p59-30 =
    Er schließt sie selber auf, mit dem Schlüssel; um den Hals hat er ihn getragen. Messing ist darin, zwölf Winter
    davon, grün und zu einem Klumpen verbacken. Und obenauf, in Wachstuch, liegt das Buch: wer hinüberging, an
    welchem Tag, und was man ihm dafür abgenommen hat. Er wollte bloß wissen, ob es noch da ist.
p59-30-brass = Das Messing nehmen und ihm das Buch lassen
p59-30-book = Das Buch nehmen und zurückgeben, was drinsteht, so weit es reicht
p59-32 =
    Mit einem Stein klopft ihr es auseinander, und es klingt über den ganzen Fluss. Er sitzt auf der Brüstung und
    liest, und bei jedem Namen nickt er, wie jemand, den man verbessert.
p59-33 =
    Es dauert bis zum Abend. Mit dem Buch geht ihr von Tür zu Tür: ein Knopf, ein Löffel, ein halber Kamm; längst
    haben sie alle etwas anderes. Sie nehmen es trotzdem, drehen es um, und manche bitten euch herein. Vor Nummer 14
    habt ihr noch ein wenig Messing übrig und keinen, dem es gehört.
p59-31 =
    Beim nächsten Mal sitzt er auch wieder da, auf der Brüstung. Eine neue Winde hat er angefangen, sagt er, eine
    bessere; einen Winter braucht er. Eile hat es ja nicht. Die läuft nicht weg.
p59-27 =
    Die Kiste ist oben, und für einen Blick ist in der Glocke noch Luft. Vom Fuß der Laterne läuft ein Draht über
    den Grund davon, und neben dem Draht, unterm Schlick, ist ein Bordstein. Ihr geht dem Bordstein nach.
