p49-title = Bergauf
p49-start =
    Viertausend in Achterreihen und dann alle anderen, die noch nie im Leben in einer Reihe gestanden haben. Der
    Tramplatz ist schwarz davon. Hinter den Letzten, auf der ganzen Breite der Hauptstraße, kommt lautlos etwas, das
    glänzt.
p49-start-bridge = Den Steg abstützen, damit er fünftausend trägt
p49-threat = Umdrehen tut sich keiner. Wie weit es ist, hört man hinten an den Stimmen.
p49-calamity = Eine Mauer, die seit hundert Jahren an der Strecke steht, möchte mit.
p49-10 =
    Schienen als Balken, ein Bettgestell als Geländer, und unter dem Ganzen, die Schultern am Brett, die Große aus
    der Groschenpassage. „Gehen“, sagt sie. „Nicht marschieren. Beim Marschieren schwingt er.“ Und viertausend, die
    nie etwas anderes getan haben, gehen, jeder für sich, ganz leise, an ihrem Ohr vorbei.
p49-1 =
    Quill geht mit seinem Schirm die Kolonne auf und ab. Er zählt nicht. Bei jedem Achten bleibt er stehen, fragt,
    wie er heißt, und sagt es bis zum Nächsten vor sich hin. Auf dem Schirm sitzt Staubfeder. „Immer nur einen“,
    sagt sie, „und ohne Gepäck, und hinterher will ich davon nichts hören.“
p49-2 = Tor neun. Hier werden alle langsamer. Das steckt ihnen in den Beinen.
p49-11 =
    Die Stange ist oben, senkrecht, so hoch es geht, und jemand hat eine Lampe daran gebunden. Der Erste bleibt
    stehen und sucht in seinen Taschen. Dann sieht er die Lampe und geht durch und fängt an zu rennen.
p49-12 =
    Nur ein Stück rote Wolle ist davorgespannt, mit einer Schleife. Viertausend bleiben davor stehen. Dann macht ein
    Kind die Schleife auf.
p49-3 =
    Im Einschnitt ist es so dunkel, dass sie sich an den Gürteln halten. Irgendwo mittendrin, auf der linken Seite,
    sagt eine Stimme: „Lasst euch nicht stören. Ich stecke bloß fest.“
p49-13 =
    Mit einem Plopp kommt er heraus. Hut und Liste hat er verloren, und als man ihn fragt, wo er hingehört, sieht er
    die ganze Kolonne entlang. „Hier?“, sagt er.
p49-14 =
    Der festgesteckt hat, kommt heraus, indem er an dir hochklettert, und ist fort, ehe du wieder auf den Füßen
    bist.
p49-4 =
    Unter den Bögen ist es vorerst trocken, sobald der Brocken weg ist, der davorgefallen ist. Eine alte Igelin hat
    dort einen Tisch aufgestellt. Sie nimmt jedes Kind beim Kinn, trocknet es hinter den Ohren und reicht es weiter.
    „Der Nächste“, sagt Frau Zwickel aus der Wäscherei. „Und wem gehört der Kragen?“
p49-20 =
    Es ist auf dem Platz. Die Nummer 7 hebt sich, dreht sich um, macht die Türen zu und fährt los, nach zwölf
    Wintern, Richtung Hafen.
p49-21 =
    Es ist am Tor. In der Halle gehen die roten Lampen aus, eine nach der anderen, und die große Uhr schlägt, unter
    Wasser, und geht richtig.
p49-22 =
    Jetzt kommt es den Einschnitt herauf, und eilig hat es das nicht. Es geht immer nur dahin, wo Platz ist, und den
    Weg hat man ihm ja gezeigt.
p49-7 =
    Gras, eine Bank, eine weiße Wand. Ihr dreht euch um, denn von hier aus darf man das. Unter euch ist keine Stadt
    mehr. Da ist nur sehr viel Mondlicht und darin, ganz klein, eine Reihe Lampen, die bei euren Füßen aufhört.
