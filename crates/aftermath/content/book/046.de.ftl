p46-title = Der Appell
p46-start =
    Am Morgen wurden die Namen aufgerufen wie an jedem anderen Morgen. Es dauerte länger. Bei jedem musste jemand noch
    etwas dazusagen.
p46-41 =
    Die ganze Nacht war eine kleine Glocke zu hören, immer ein Stück vor dem Wasser. Wer sie hörte, stand auf, aus
    alter Gewohnheit, und war so auf den Beinen, als es kam. Wache hatte Sorrel. Einem Hermelin, sagt sie, habe sie
    vorher noch nie Glück gewünscht.
p46-42 =
    Von hinter der Hecke hat uns keiner gewarnt, denn da war keiner mehr, der es konnte. Gesehen hat es Sorrel. Sie
    hatte Wache und sagte „jetzt“, um eine Stufe rechtzeitig. Am Morgen lag der Stein nicht mehr auf dem Brett.
p46-43 =
    Gegen drei schwammen fünf junge Hermeline vorbei, in einer Reihe, das kleinste zuletzt. Sorrel hatte einen Stein
    in der Schleuder. Sie zählte mit, bis sie drüben waren. „Fünf“, sagte sie. „Alle da.“ Dann steckte sie den Stein
    ein und nahm die nächste Wache auch noch.
p46-44 =
    Walnüsse gab es vier Tage lang, für uns und für jeden, der die Pfote aufhielt. Quince hat sie ausgeteilt: eine
    für jeden, und wer schlief, bekam zwei, so hingelegt, dass er sie fand. Er war die ganze Zeit wach. So lange war
    er noch nie auf.
p46-45 =
    Als am Morgen die Namen aufgerufen wurden, hat Quince viermal „hier“ gesagt. Die Liste hat keiner verbessert.
    Jemand hatte durch das Ganze drei Walnüsse getragen, trocken, in einem Hut.
p46-46 =
    Das Apfelhaus steht auf steinernen Pilzen, und das Wasser blieb an der dritten Sprosse stehen. Als wir hinkamen,
    war die Tür auf. Drinnen saßen elf Leute, die keiner kannte und die einander nicht kannten, und jeder war allein
    gekommen und hatte gedrückt.
p46-47 =
    Die Tramschienen hat in dieser Nacht nichts gefegt; und so konnte man darauf gehen, die ganze Strecke. Es war
    die einzige Straße in Ostrey, die durchweg bergauf führte. An beiden Enden hatte Ottoline eine Laterne
    aufgestellt. Die eine sei für uns, sagt sie, und die andere für ihn.
p46-48 =
    In ganz Ostrey brannte kein einziger Leuchtbuchstabe mehr. Wer in dieser Nacht auf dem Wasser war, sah also ein
    Licht und sonst keins und hielt darauf zu; und es war unseres. Ottoline hat das niemandem erklärt. Sie sagt nur,
    sie habe es anders ausgerechnet gehabt.
p46-49 =
    Um zwei fiel der Strom aus, in der ganzen Stadt. Unserer nicht. Der kam schon länger nicht mehr von dort: Er kam
    aus zwei Batterien und von dem, der gerade die Füße auf dem Tretrad hatte. „Seht ihr“, sagte Ottoline. Und alle
    sahen. Darum ging es ja.
p46-50 =
    Auf dem Hügel hatten sie das Bettgestell ausgehängt und eine Lampe daran aufgehängt. Spindel zählte, wer kam,
    laut, die ganze Nacht, und Barge stand daneben und half ihm jedes Mal über die dreißig.
p46-51 =
    Auf dem Hügel ging in dieser Nacht vierunddreißigmal eine Stange hoch, und dann blieb sie unten bis zum Morgen.
    Spindel hat uns seither besucht. Er trug sie über der Schulter. „Sie ist zu schwer“, sagte er, „um sie zu halten
    und ihnen dabei ins Gesicht zu sehen“, und stellte sie bei uns im Flur in die Ecke, zu den Schirmen.
p46-52 =
    Am Fuß der Treppe stand Spindel mit der Stange. Vierunddreißig ließ er durch, da ging es auf, und er legte sie
    hin. Dann sah er, wer dahinter kam, bis zum Bahnhof und weiter. „Na gut“, sagte Spindel. Er hob sie wieder hoch
    und hielt sie oben, bis es hell wurde, und unter dem anderen Ende stand Barge.
p46-53 =
    Auf dem Hügel hatte keiner das Tor wieder eingehängt. Sie standen in der Lücke, dreißig, dicht beieinander, und
    sahen an, wer da kam. Es dauerte lange, bis der Erste ein Stück rückte. Es war Spindel. Barge sah er dabei nicht
    an.
