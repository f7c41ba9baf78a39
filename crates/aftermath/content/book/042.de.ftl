p42-title = Hinter Tor neun
p42-start =
    Hinter Tor neun ist kein Bahnsteig. Da sind eine Hütte, ein Abstellgleis und eine einzelne Strecke, die in einen
    Einschnitt führt und den Hügel hinauf, zwischen Mauern aus nassem Ziegel. Sechs Winter lang hat Barge vor diesem
    Tor gestanden, mit dem Gesicht zur Halle. Was hinter ihm war, hat er nie gesehen.
p42-start-handcar = Die Draisine auf die Schienen heben
p42-threat = Die Schienen singen. Etwas kommt den Hügel herunter, das noch nie bremsen musste.
p42-calamity =
    Weit oben stand auf dem Gleis ein Wagen, unter einem Rad ein Ziegel. Regen, Frost, Regen: Der Ziegel ist Sand.
p42-10 =
    „Verzeihung“, sagt Barge zum Tor, bevor er hindurchgeht. Er muss sich bücken. Dann steht er auf der anderen
    Seite, die Mütze in den Pfoten. „Viertausend und ein paar hab ich hier durchgezählt, die nicht zahlen konnten“,
    sagt er. „Wohin, hab ich nie gefragt. Umdrehen sollte man sich nicht.“ Er dreht sich um und schaut sich das Tor
    von hinten an. „Ist auch nur ein Tor“, sagt Barge. „Oder? Von hier aus.“
p42-11 =
    Aus der Hütte kommt ein Sachbearbeiter mit vollem Mund. „Tor neun, bergwärts“, sagt er. „Zweck?“ Barge überlegt.
    „Mich entschuldigen“, sagt er. Der Sachbearbeiter sucht ein Kästchen dafür. Es gibt keins; also zeichnet er
    eins, ein ganz kleines, mit dem Lineal, und setzt den Haken.
p42-12 =
    Die Schicht hinter dem Tor hat keiner abgelöst. Dass es keinen Inspektor mehr gibt, haben sie gehört und die
    Bänke quer übers Gleis gestellt, und wer heraufkommt, soll sagen, was er wert ist. Barge kennen sie. Das macht
    es schlimmer.
p42-13 =
    „Tor neun ist für abgehende Personen“, sagt eine Stimme aus der Hütte, und eine Lampe wird gehoben. „Sie stehen
    als abgegangen in der Liste. Zweimal abgehen geht nicht.“ Eine Zange wird probiert, ob sie trocken ist.
p42-1 =
    Das Signal zeigt Halt und hat eine Leiter. Oben sind zwei Lampen, eine hinter rotem und eine hinter grünem Glas,
    und ein Hebel, den jemand mit einem Schnürsenkel festgebunden hat.
p42-1-green = Den Schnürsenkel lösen
p42-1-cells = Die Zellen aus der roten Lampe nehmen
p42-14 =
    Der Arm fällt, das Rot wird grün. Den ganzen Einschnitt hinauf antworten, eine nach der anderen, kleine Lampen,
    von denen keiner gewusst hat. Was eben den Hügel herunterkommen wollte, hält es für einen Zug und bleibt, wo es
    ist.
p42-15 =
    Zwei Zellen, und dann ist da kein Rot mehr. Grün ist da auch keins. Aus dem Dunkeln fragt jemand, ob das erlaubt
    war.
p42-2 =
    Die Hütte der Streckenarbeiter. Auf einem Brett stehen die Bücher von Tor neun, eins für jeden Winter, und Barge
    greift nach seinem letzten, ohne zu suchen. Es ist seine Schrift: Striche, je fünf, Seite um Seite. Am Neunten
    irgendeines Monats steht einer zu viel da, ganz dünn, und gemacht hat er ihn mit der Pfote, mit der er sonst
    nicht schreibt.
p42-2-read = Alle Namen lesen, die seither neben den Strichen stehen
p42-2-take = Das Buch mitnehmen
p42-16 =
    Nach ihm war jemand hier, mit Bleistift, jahrelang. Neben jedem Strich steht ein Name. Talg, hinaufgegangen.
    Docht, hinaufgegangen. Spule und zwei Kleine, hinaufgegangen. Ihr lest sie der Reihe nach vor, und Barge steht
    da und sagt bei jedem „hier“, ganz leise, weil sonst keiner kann.
p42-17 =
    Er trägt es unter der Jacke wie etwas, das sich erkälten könnte. „Ich will bloß nachsehen können“, sagt Barge.
p42-3 =
    Der alte Tunnel. Früher ging er unter dem Hügel durch; jetzt geht er unter Wasser. Zwischen den Schwellen steht
    es schwarz und still, und solange man hinsieht, steigt es nicht. Schaut man weg und wieder hin, ist die nächste
    Schwelle fort.
p42-4 = Der Durchlass unter dem Gleis, darin ein Rinnsal und darüber ein Brett. Auf dem Brett liegt Reif.
p42-18 =
    Eine Pfote, die nächste, und nicht hinsehen, was da unten glitzert. Drüben gehst du noch einmal zurück und holst
    es: Da hat jemand einen Geldbeutel verloren, der keine Pfote mehr frei hatte.
p42-19 = Das Brett ist auch für abgehende Personen.
p42-20 =
    „Ich nehm das schwere Ende“, sagt Barge und nimmt das andere gleich mit. Dann steht ihr darauf, je zwei an einem
    Hebel, auf und ab, auf und ab, und die Mauern setzen sich in Bewegung. Bei jedem Zug entschuldigt er sich bei
    der Draisine. Sie quietscht, es mache nichts.
p42-7 =
    Durchs Tor zurück. Es ist das erste Mal, dass Barge in dieser Richtung hindurchgeht, und er hebt die Füße, als
    wäre da eine Stufe.
p42-8 =
    Ein Steg, ein Zaun, Gras. Das Gleis endet an einem Prellbock mit einem Vogelnest. Über euch, weiß, auf einem
    Bein wie jemand, der eine Pfütze gesehen hat, steht der Wasserturm.
