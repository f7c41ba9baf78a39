p37-title = Die Böschung
p37-start =
    Hinter der Hecke von Nummer 14 fällt der Boden ab zu einem Graben, und jenseits des Grabens steht die Böschung:
    Lehm, Weißdornwurzeln, Löcher. Hier singt nichts. Was singen könnte, ist gefressen.
p37-threat = Ein Zweig, der gebogen war, richtet sich auf.
p37-calamity =
    So ist Lehm, wenn er getrunken hat: Die halbe Böschung lässt los und setzt sich in den Graben, mitsamt dem
    Weißdorn.
p37-1 =
    Ein Zaunpfahl ohne Zaun. Von oben sieht man jedes Loch in der Böschung, und nur zu einem führt ein Pfad, der
    blank getreten ist.
p37-2 =
    Der Graben. Zu Mittsommer haben die Achtel noch darin gespielt. Jetzt steht euch das Wasser bis zur Brust, und
    von oben kommt es nicht. Im Schlamm am Rand sind ihre Spuren und neben ihren kleinere und noch welche und noch
    welche. Ihr zählt fünf Paar. Für sich allein hat sie also nicht Hunger.
p37-3 =
    Brennnesseln, höher als die Laterne. Darin hängen Büschel vom Winterfell, weiß, fein wie Atem, die eine Seite
    entlang.
p37-17 =
    Ihr pflückt sie mit geschlossenen Augen ab. So ein Fell spinnt sich gut. Noch besser spinnt es sich, wenn man
    nicht darüber nachdenkt.
p37-18 = Brennnesseln bleiben es trotzdem.
p37-4 =
    Die Vorratskammer: ein Seitengang, trocken, mit Federn. Ganz hinten liegt etwas Gestreiftes. Es ist ein Schal,
    lang genug für zwei, und jede Handbreit daran hat ein anderer gestrickt. Man sieht, wo einer aufgehört und der
    Nächste die Maschen aufgenommen hat. „Den trug, wer Wache hatte“, sagt Sorrel. „Ich hab ihn abgenommen und Tansy
    umgelegt. War ja nur kurz.“ Sie weint nicht. Sie sucht das Ende von der Wolle.
p37-5 = Das blanke Loch. Es geht schräg hinunter, und herauf kommen warme Luft und Gequieke.
p37-6 =
    Fünf sind es, blind, in einer Schale aus weißem Fell, alle übereinander. Die Mutter ist fort. Sie kommt bald
    wieder; lange lässt sie die nie allein, und zu hören ist sie nicht. Alle sehen Sorrel an. Sorrel hat einen Stein
    in der Schleuder. „Schaut nicht mich an“, sagt sie. „Ich hab mich schon mal geirrt.“
p37-6-bell = Ihr auflauern und ihr die Glocke umhängen
p37-6-sorrel = Sorrel werfen lassen: das Band um den Stein, die Glocke ans Band
p37-6-wall = Das Loch mit Lehm und Steinen zumauern
p37-6-wait = Am Eingang auf sie warten und es zu Ende bringen
p37-11 =
    Sie kommt geduckt, etwas im Maul, und dann hat sie ein Band um den Hals und ein Geräusch, das mitkommt, wohin
    sie auch geht. Sie rennt davor weg. Es rennt mit, durchs Brombeergestrüpp, die Böschung hoch, den ganzen Kamm
    entlang: ting, ting, ting, ting. In der Schale heben sich fünf blinde Köpfe und drehen sich danach um. „Jetzt
    wissen die auch immer, wo sie ist“, sagt Sorrel.
p37-12 =
    Die Glocke bimmelt einen Augenblick zu früh. Sie lässt fallen, was sie trägt. Das ist soeben der zweite Gang
    geworden.
p37-13 =
    Lehm, Stein, Lehm. Ihr seid schnell, wie bei allem, was man nicht hören soll. Als die letzte Lücke zu ist,
    quiekt nichts mehr. Ihr merkt erst nach einer Weile, dass ihr alle mit den Pfoten auf den Ohren dasteht. Aus
    diesem Loch wird nie wieder jemand überrascht, und auf dem Heimweg redet keiner.
p37-14 =
    Der Lehm ist gefroren. Ihr schlagt einen Brocken heraus, der rollt dir den Hang hinunter auf den Fuß, und im
    Loch rufen sie jetzt alle.
p37-15 =
    Zu hören ist nichts. Ihr seht nur, wie der Reif auf dem Pfad stumpf wird, ein Abdruck nach dem anderen, und
    jeder näher.
p37-16 =
    Da liegt sie, lang und weiß, und ist auf einmal ganz leicht. Sorrel geht hin und schaut eine ganze Weile in das
    Auge, das offen steht. „Ich hatte sie größer in Erinnerung“, sagt sie. Sie nimmt den Stein aus der Schleuder.
    Dann trägt sie, was das Hermelin im Maul hatte, hinunter zum Loch und legt es hinein und sagt den fünfen, wo die
    Frösche sind. Hören können sie noch nicht.
p37-23 =
    Oben auf der Böschung läuft eine Welle durchs Gras, und Wind ist es nicht. Sie ist daheim. Wer ihr im Weg steht,
    den schlägt sie, im Vorbeigehen, wie man einen Stuhl wegschiebt; dann zählt sie nach, was in der Schale liegt,
    und ist wieder fort. Es sind fünf Mäuler, und die Nacht ist kurz.
p37-24 =
    Es war ein Vogel. Er sitzt auf dem Zweig und sieht sich um, und weil ihm nichts geschieht, probiert er einen
    Ton.
p37-7 =
    Durch die Lücke in der Hecke, auf allen vieren. Hinter euch liegt die Böschung und ist mit euch nicht fertig.
p37-8 =
    Es wird hell, als ihr aus der Hecke kommt. Am Dachfenster steht jemand und schwenkt eine Lampe, links, rechts,
    links, bis ihr alle gezählt seid.
p37-30 =
    Sorrel steigt hinauf, noch ehe sie gegessen hat. Alle hören sie auf der Bodentreppe, jede Stufe, denn so will
    sie es.
p37-31 =
    Nachts, weit weg, geht auf der Böschung eine kleine Glocke. Beim ersten Mal sitzen alle senkrecht im Bett. Beim
    zweiten sagt jemand: „Am Graben.“ Ende der Woche wetten die Achtel, auf welchem Feld sie gerade ist.
p37-32 =
    Auf der Böschung ist es still, und still bleibt es. Sorrel hat einen Stein aufs Fensterbrett gelegt, einen
    gewöhnlichen, aus dem Graben, und wenn die Achtel fragen, wozu, sagt sie: damit das Fenster nicht zuschlägt. Sie
    übernimmt die erste Wache und die zweite und lässt sich nicht ablösen, bis es hell ist.
p37-33 =
    Bei Tisch soll keiner davon erzählen. „Sie ist tot“, sagt sie, „und ich hatte Wache“, und hält ihren Napf hin.
    Im Frühjahr, sagt jemand, sind es fünf, und ausgewachsen. „Dann sitz ich oben“, sagt Sorrel.
p37-34 =
    Ihr kommt einer nach dem anderen die Bodentreppe herunter, und keiner muss fragen. Sorrel wischt mit dem Ärmel
    die Kreide vom Brett, alle fünf Plätze. Am Morgen sind frische Krallen im Reif, außen am Glas.
p37-35 =
    Und am Dachfenster hängt der Schal, gewaschen. Um Sorrel reicht er viermal. Wer Wache hat, trägt ihn und strickt
    eine Reihe, und keiner nimmt ihn ab, um sich einen Schluck Wasser zu holen.
