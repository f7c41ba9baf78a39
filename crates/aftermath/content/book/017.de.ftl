p17-title = Sankt Cäcilia
p17-start =
    Die Türen von Sankt Cäcilia stehen offen, seit der Letzte der Großen hinausgerannt ist, und keiner fühlte sich
    befugt, sie zu schließen. Drinnen ist es so hoch, dass ein Husten eine Weile braucht, bis er zurückkommt. Wo die
    Spitze stand, ist ein Viereck Himmel.
p17-threat = Die Stille hier drin ist auf einmal eine andere.
p17-calamity =
    Ein Kapitell lässt die Säule los, die es seit sechshundert Jahren hält, oder umgekehrt. Mitsamt dem Blattwerk
    kommt es in den Mittelgang herunter, und was hier geschlafen hat, schläft nicht mehr.
p17-10 =
    Um das Viereck herum, ganz oben, hat das Dunkel Schultern. „Der saß schon vor dem Dienstag da oben“, hat Tante
    Minim euch gesagt. „Er hat sie gehen sehen. Für jeden mutigen Aufstieg beantwortet er euch eine Frage, und wer
    etwas Dummes fragt, den frisst er. Was er dumm nennt, möchte ich nicht entscheiden müssen.“ Am Chorgestühl fängt
    der erste Aufstieg an.
p17-11 =
    In der Vorhalle liegt eine Feder, lang wie eine Bank, und niemand hat sich getraut, sie wegzufegen. Ihr steigt
    darüber. Man muss sich hier drin nicht mehr fürchten, sagt der Kopf. Der Nacken ist noch nicht so weit.
p17-12 =
    Solange die Eule im Turm war, gab es in dieser Kirche sonst nichts, was beißt. So hatte man das noch nie
    gesehen. Das zwischen den Bänken schon, und es ist eingezogen.
p17-26 =
    Etwas macht kein Geräusch, das ganze Schiff entlang, in Huthöhe. Dann ist es vorbei, und was mit Zähnen hinter
    dem Taufbecken gewartet hat, wartet nicht mehr. „Die nicht“, hat da oben jemand zu sich gesagt, „die kenne ich.“
p17-1 =
    Das Taufbecken ist ein Teich auf einem Fuß aus Stein. Zwölf Winter war es trocken, und jetzt ist Wasser darin,
    obwohl keiner welches getragen hat. Am Fuß hat jemand mit Kreide die Stufen zum Chor gezeichnet, eins, zwei,
    drei, und neben die dritte eine Wellenlinie.
p17-1-measure = Mit dem Finger der Wellenlinie nachgehen
p17-1-bathe = Darin baden
p17-13 =
    Die Linie läuft um den Fuß herum, zum Boden, an der Wand entlang und einmal um die ganze Kirche, auf der Höhe
    der dritten Stufe, ein brauner Faden, schnurgerade. Sie ist alt. Das Wasser war also schon einmal hier, bis da
    oben, und ist wieder gegangen. Jemand hat es weggeschickt.
p17-14 =
    Es ist kalt, und es ist bloß Wasser, aber man hat ihm sechshundert Jahre lang gesagt, es sei mehr, und etwas
    davon ist hängen geblieben. Ihr steigt heraus mit einem Scheitel im Fell und nichts auf dem Gewissen.
p17-2 =
    Neunzehn Stufen zur Kanzel. Auf dem Pult liegt das große Buch aufgeschlagen, und in der Falte, als Lesezeichen,
    ein Ding aus hautfarbenem Plastik mit einem Haken zum Einhängen. Der Pfarrer hörte also schlecht. Das erklärt
    die Predigten.
p17-2-read = Laut weiterlesen, wo er aufgehört hat
p17-2-take = Das Hörgerät nehmen, und zwar schnell
p17-15 =
    Du liest die Stelle mit den zweien von jeder Art, und deine Stimme steigt in den Stein hinauf und kommt viel
    größer wieder herunter. Hoch oben tritt etwas von einem Fuß auf den anderen und hört zu. Am Ende der Seite
    nimmst du das Ohr des Pfarrers mit. Du findest, du hast dafür bezahlt.
p17-16 =
    Du bist mitten in eine Liste geraten, wer wen gezeugt hat. Beim neunten Namen landet neben dir ein Gewölle,
    grau, ordentlich gepresst, und darin steckt ein sehr kleiner Schuh. Das war die Meinung von oben.
p17-17 =
    Du hängst es dir über die Schulter und hältst es zur Probe ans Ohr. Ohne Batterie ist es stumm. Trotzdem hast du
    das Gefühl, es habe etwas gehört, was du nicht gehört hast.
p17-3 =
    Der Opferstock ist aus Eisen, mit einem Schlitz, der schon bessere Tage und kleinere Münzen gesehen hat. Auf dem
    Schild steht: „Für die, die weniger haben“. Ihr seht euch um. Außer euch ist keiner da.
p17-3-give = Trotzdem etwas hineintun
p17-3-shake = Ihn umdrehen und schütteln
p17-3-leave = Ihn denen lassen, die weniger haben
p17-18 =
    Eine Brotrinde geht genau durch den Schlitz. Man hört, wie sie landet, weich, auf etwas, das Danke sagt. Es sagt
    es zweimal, beim zweiten Mal mit vollem Mund, und ihr geht um einiges reicher weiter, als ihr gekommen seid.
p17-19 =
    Er gibt, wie man so sagt, bis es wehtut: vier Münzen, einen Hosenknopf und den Schlüssel zu einem Fahrrad. Ihr
    habt weniger. Ihr habt nachgesehen.
p17-20 =
    Der Schlitz lässt deinen Arm bis zur Schulter hinein und überlegt es sich dann. Von oben müsst ihr zwei aussehen
    wie ein Paar, das sich nicht trennen kann.
p17-4 =
    Unter dem Altartuch ist es ein Zelt, rot, wo das Licht durchkommt. Darin steht ein Kerzenstumpf auf einer
    eigenen Untertasse, den Docht noch gerade, und ringsum liegt, was an dreihundert Sonntagen herabgetropft ist.
p17-4-candle = Die Kerze den Achteln mitbringen
p17-4-wax = Das Wachs nehmen: Es brennt, und essen kann man es auch
p17-21 =
    Den Achteln sagt man jeden Abend, das Dunkel sei nur dasselbe Zimmer mit geschlossenen Augen. Von heute an
    brauchen sie das niemandem mehr zu glauben.
p17-22 =
    Es schmeckt nach Bienen, über mehrere Ecken. Ihr kaut, bis euch klar ist, warum davon nie die Rede ist, und
    packt den Rest ein.
p17-5 =
    Das Chorgestühl: eine Felswand aus Eiche, von oben bis unten geschnitzt, lauter Füchse mit Bischofsmütze.
p17-6 =
    Vom untersten Fuchs bis zum obersten sind es elf Füchse. Ab dem vierten ist unten nichts mehr, worauf man gern
    fiele. Da oben hat das Dunkel zwei runde Stellen, die eben noch nicht da waren.
p17-6-climb = Klettern und nicht hinuntersehen
p17-6-glove = Im Ziegenlederhandschuh klettern, der hält
p17-6-quince = Quince vorausschicken und das Seil abwarten
p17-6-wait = Die Füchse noch einmal zählen
p17-23 =
    Dem letzten Fuchs fehlt die Nase, so viele haben sich schon daran hochgezogen, und du ziehst auch. Du liegst auf
    dem Sims und schnaufst. „Eins“, sagt etwas über dir, leise, mit einer Stimme wie eine Schublade, die zugeht.
p17-24 =
    Es war der siebte Fuchs. Er war geleimt. Die anderen sechs lernst du auf dem Weg nach unten sehr genau kennen.
p17-25 =
    Quince spuckt in die Pfoten, sagt jedem Fuchs einzeln etwas Unfreundliches und ist oben. Dann kommt das Seil
    herunter, mit einer Schlinge darin und einer Bemerkung. „Das war hauptsächlich ich“, ruft er, als ihr alle auf
    dem Sims steht. „Eins“, sagt etwas über euch, das anders gezählt hat.
p17-7 =
    Die Vorhalle, die Feder, Tageslicht. Im Westen die Mülltonnen von Hobbs & Tochter; im Osten blitzt etwas in der
    Sonne, Scheibe um Scheibe; und im Süden hält der Bahnhof seine Uhr über die Dächer.
p17-7-west = Nach Westen, zu Hobbs & Tochter
p17-7-east = Nach Osten, zum Glashaus
p17-7-south = Nach Süden, zum Hauptbahnhof
p17-7-pigeon = Heim nach Abigail Lane, mit der Taube, für eine Nahrung
p17-27 =
    Auf dem Vordach sitzt Staubfeder, die von Kirchen nichts hält. „Erst zieht es“, sagt sie, „und dann läuten sie.“
    Sie nimmt euch trotzdem mit, über Hobbs & Tochter, über die Mülltonnen, zählt jeden Schornstein auf, der ihr
    nicht bekommt, und setzt euch auf die Minute genau auf die Stufe von Nummer 14.
p17-28 =
    Ihr habt es, Wort für Wort, und die ganze Treppe hinunter sagt ihr es einander vor, damit nichts davon verloren
    geht. Hinter euch steht der Turm. Keiner dreht sich um; ob jemand zurücksieht, möchte man lieber nicht wissen.
p17-8 =
    Hinter dem Gestühl eine Wendeltreppe, in der Mitte ausgetreten von Organisten. Ihr nehmt sie am Rand, wo sie
    noch Treppe ist.
p17-9 =
    Hinunter, unter einer Kettenlampe hindurch, zu einem Eisentor mit einer Lücke für die Katze, die sie nicht mehr
    haben. Es riecht nach Stein, nach Korken und nach Fluss.
p17-30 =
    Beim Abendbrot erzählt ihr es, und niemand hebt den Löffel. Die Schleuse, die Züge, die dritte Stufe. „Sie haben
    uns also nicht verlassen“, sagt Cob schließlich. „Sie sind gerannt.“ Tante Minim hat das Lineal geholt. Sie
    misst nichts, sie hält es nur. „Dann ist es nicht vorbei“, sagt sie. „Es war noch gar nicht da. Wer kennt den
    Weg zum Wasserwerk?“
p17-31 =
    Ihr kommt ohne Antwort heim und mit weniger Fell. „Ist doch bloß eine Eule“, sagt einer, der nicht dabei war.
    Niemand lacht, und an diesem Abend wird der Deckel früh geschlossen, und jemand legt ein Gesangbuch darauf.
p17-29 = Um das Viereck herum, ganz oben, hat das Dunkel Schultern.
p17-32 =
    Etwas macht kein Geräusch, von links nach rechts, das ganze Schiff entlang, in Huthöhe. Wer nicht unter einer
    Bank sitzt, ist ihm im Weg.
p17-33 =
    Das Viereck Himmel wird von grau zu blau. Hoch oben lässt jemand einen Sims los und kommt nicht unten an. Um
    diese Zeit geht der Küster zum Abendessen. Ihr hattet gedacht, dass er dafür aus dem Haus muss.
p17-34 =
    Ein Abendessen gab es nicht. Am Ende des Gangs faltet sich ein Schatten zusammen, groß wie eine Tür, macht zwei
    Schritte zu Fuß, was schlimmer ist, und sagt mit einer Stimme wie eine Lade, die zugeht: „Dann frage ich.“
p17-35 =
    Ihr musstet es zweimal sagen, denn beim ersten Mal hörte keiner zu; sie zählten nach, ob ihr vollzählig seid.
    Dunkel war es da seit Stunden. Zwei von den Achteln haben die Eule gemalt, aus dem Kopf, ohne sie gesehen zu
    haben, und sie stimmt.
p17-60 =
    Die Sonne steht in den Südfenstern, und das ganze Schiff ist voll kleiner Heiliger, rot, blau und grün, die
    flach auf dem Boden liegen. Ihr versucht, nicht auf Gesichter zu treten.
p17-61 =
    Es regnet durch das Viereck. Der Regen kommt in einer einzigen Säule herunter, kerzengerade, und steht im
    Mittelgang wie jemand, der wegen einer Taufe da ist.
p17-62 =
    Es ist fast dunkel, und da oben wird etwas in Ordnung gebracht: ein Flügel, dann der andere. Es lässt sich Zeit.
    Als hörte man jemanden ein Messer wetzen und wüsste, dass er einen mag.
p17-63 =
    Von unten, durch das Eisengitter, kommt eine Stimme, die Namen sagt, einen nach dem anderen; sie ist beim M. Auf
    der obersten Stufe steht ein Napf Suppe, mit einem Teller zugedeckt. Jemand sorgt hier also dafür, dass er
    welche bekommt.
p17-64 =
    In die Kanzel ist jemand eingezogen und ins Taufbecken auch, und sie sehen einander durchs ganze Schiff an, mit
    vollem Mund. Seit keine Eule mehr da ist, herrscht in der Kirche sehr viel Leben. Das meiste davon hat Zähne.
p17-65 =
    Über der alten Linie läuft eine neue um die Wände: über die dritte Stufe, über die vierte, bis an die Füße der
    Heiligen. Bis zu den Knöcheln haben sie darin gestanden und sehen zum ersten Mal aus, als wüssten sie, wovon sie
    reden.
