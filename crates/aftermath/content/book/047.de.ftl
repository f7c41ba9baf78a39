p47-title = Hände
p47-start =
    Die Pumpenhalle, Mitternacht, und sie ist voll. Von der Tür bis zum Sumpf stehen sie und reichen weiter, was es
    gibt: Eimer, Öl, Lampen, einander. Aber drei Pumpen müssen in den Tritt kommen, und dafür muss an allen dreien
    jemand sein.
p47-threat = Der Boden hebt sich. Es ist nur der Fluss, der die Schulter darunterschiebt.
p47-calamity =
    Über der Kette platzt ein Rohr. Die ganze Reihe biegt sich wie ein Seil, das einer an beiden Enden hält, und
    reißt nicht; aber was sie getragen hat, kommt herunter.
p47-1 =
    Die erste Pumpe: ein Schwungrad, hoch wie ein Giebel. Zwanzig hängen schon daran, und schwer ist keiner davon.
p47-2 =
    Die zweite Pumpe muss weiterlaufen, während die anderen anfangen. Sie ist müde. Sie würde so gern auf sie
    warten.
p47-3 =
    Die dritte Pumpe. Im Ventil ist ein Nest, und im Nest sind vier, die noch nicht fliegen. Die Mutter sitzt darauf
    und sieht euch an, und das Wasser steht eine Hand darunter.
p47-11 =
    „Alle zusammen“, sagt jemand, und ausnahmsweise stimmt es. Das Rad rückt einen Zahn, hängt, und dann fällt es
    ihm wieder ein: bumm.
p47-12 =
    Ihr singt ihr vor. Es ist das Lied für Boote. Sie bleibt im Takt, weil ihr im Takt bleibt, ein Schlag und noch
    ein Schlag, und in der neunten Strophe ist einer daneben, der nicht von euch ist.
p47-13 =
    Eins nach dem anderen gehen sie von Pfote zu Pfote, die ganze Kette entlang, vierzig Hände, und keiner macht
    seine zu. An der Tür steht jemand mit einem Hut voller Federn. Dann ist das Ventil frei und holt Luft.
p47-14 =
    Es kommt halb herum. Es geht ganz zurück und nimmt dich einmal mit, damit du siehst, wie das von oben aussieht.
    Noch mal.
p47-15 = Sie lässt einen aus. In der ganzen Halle atmet keiner. Dann macht sie weiter, ein wenig gekränkt.
p47-16 = Sie hackt. Sie hat ja recht. Das müsst ihr ihr besser erklären.
p47-4 =
    Die Kette. Ihr reiht euch ein, zwischen eine verschnupfte Ratte und irgendjemandes Tante, und ehe ihr guten
    Abend gesagt habt, habt ihr einen Eimer in den Pfoten. Wer neben ihm steht, weiß hier keiner. Er weiß nur, dass
    jemand dasteht.
p47-5 =
    Die rote Lampe an der Tafel ist aus. Über die Zeiger hat jemand ein Geschirrtuch gehängt, damit sie keinen
    erschrecken, und unter dem Geschirrtuch ist Brot.
p47-7 =
    Bumm, bumm, bumm: drei, ein wenig aus dem Tritt. Ihr geht zur Tür. Es wird hell, und der Hof glänzt, und auf der
    Mauer, so weit man sieht, sitzen sie nebeneinander, lassen die Beine hängen und sehen das Wasser an. Es sieht
    sie an. Dann geht es.
