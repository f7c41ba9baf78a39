p15-title = Gleis neun
p15-start =
    Da steht er, der letzte Zug, mit beschlagenen Fenstern und allen Türen zu, als wartete er nur noch auf den
    Pfiff.
p15-threat =
    „Bahnsteigkontrolle“, ruft jemand, und der Strahl einer Lampe kommt die Treppe herunter, Stufe um Stufe, und hat
    es nicht eilig.
p15-calamity =
    Der Tunnel atmet aus. Dann ist das Gleis fort, und wo es war, läuft Wasser, schwarz, schnell und ganz ohne
    Geräusch, bis an die Bahnsteigkante. Nach einer Minute geht es zurück. Es lässt einen Fisch da.
p15-6 =
    Im zweiten Wagen brennt Licht. Dort sagt jemand das Einmaleins auf: viele Stimmen, sehr klein, und ein Lineal.
p15-1 =
    Die Tafel hat zweihundert Zeilen, und seit zwölf Wintern lesen die Drehkreuzler jeden Tag alle vor, außer der
    letzten. Sie können Zahlen und Ortsnamen. Die letzte Zeile ist keins von beiden. „11.52“, steht da, „SONDERZUG:
    EVAKUIERUNG. ALLE HALTE LANDEINWÄRTS. GEPÄCK ZURÜCKLASSEN. DIE SCHLEUSE HÄLT NICHT.“
p15-2 =
    Zwischen den Achsen hinauf, durch die Luke, in den zweiten Wagen.
p15-2-locks = Die Schlösser öffnen
p15-8 =
    Dreißig Augenpaare über dreißig Schiefertafeln. Sie sind mit Fahrradschlössern an die Pulte gekettet, solchen
    mit Zahlen. Es gibt neunhundertneunundneunzig Arten, so ein Schloss nicht zu öffnen; für die andere muss man
    sehr stillhalten und fühlen. „Sieben mal sieben“, flüstert das Kleinste, „ist was?“ Einer beginnt, nach der
    ersten Zahl zu tasten.
p15-3 =
    Das letzte Schloss springt auf. Keines rührt sich. Sie sehen die Tür an und das Lineal auf dem Lehrerpult und
    euch. „Die Schule ist aus“, sagt ihr. Es dauert, bis sie das Wort in ihren Köpfen gefunden haben, und dann wird
    es sehr laut.
p15-4 =
    Das Tunnelmaul. Die Schienen führen schräg hinein, und nach dem zweiten Signal führen sie ins Wasser. Es ist
    allerhand angespült: Koffer, alle mit Anhänger, alle für denselben Zug.
p15-5 = Die Rampe wieder hinauf. Hinter euch wartet der Zug weiter. Das kann er.
