p25-title = Die Wehrbrücke
p25-start =
    Fünf Bögen und darunter das Wehr. Auf der einen Seite kommt der Fluss heran, breit und braun, und lehnt sich
    dagegen wie an eine Tür; auf der anderen fällt er und schreit. Dazwischen ist eine Stufe aus Stein und der Wind
    des ganzen Tals.
p25-threat =
    Sie standen auf den Laternen, auf jeder eine, alle das Gesicht im Wind. Jetzt hebt eine die Flügel, mehr nicht,
    und ist da.
p25-threat-pistol = Unter dem Bogen die Zündplättchenpistole abfeuern
p25-threat-stand = Eng zusammenrücken
p25-calamity =
    Den Fluss herunter kommt ein Baum, die Wurzeln voran, mit einem Hühnerstall darin. Er stemmt sich mit der
    Schulter gegen den mittleren Bogen. Was auf der Brücke steht, setzt sich, und was darunter ist, lernt schwimmen.
p25-1 =
    Das Zollhaus hat keine Tür mehr und kein Fenster.
p25-25 =
    Aber es hat Rauch. Um ein Feuer aus Esszimmerstühlen sitzen fünf in Mänteln, von denen die Knöpfe abgeschnitten
    sind. Als ihr hereinkommt, greifen alle nach etwas, und dann lassen sie es, wegen eurer Größe. „Wir nehmen
    nichts“, sagt einer heiser. „Wir gehören nicht mehr zu denen.“
p25-25-offer =
    „In Abigail Lane gibt es Suppe, um sechs.“
p25-25-barge = Barge zuerst hineingehen lassen, mit offenen Händen
p25-25-trade = Brot gegen die Weste aus Kork
p25-25-leave = Die Pfoten wärmen und gehen
p25-10 =
    Es ist kalt und gefegt. An die Wand haben sie geschrieben, wie viele umsonst hinübergegangen sind, in Strichen,
    immer fünf beisammen. Es ist eine sehr lange Wand.
p25-11 =
    „Was müssen wir dafür tun?“, fragt der Heisere. Abtrocknen, sagt ihr. Er braucht eine Weile, bis er versteht,
    dass ihr die Teller meint. Am Ende kommen sie, im Gänsemarsch, und jeder trägt sein eigenes Stuhlbein, falls das
    Holz nicht reicht.
p25-12 =
    „Um sechs“, sagt der Heisere. „Um sechs war immer was.“ Ob er euch hasst oder die Uhr, ist nicht klar. Einer von
    ihnen steht auf.
p25-13 =
    „Tor neun“, sagt der Heisere. Keiner rührt sich. „Wir waren zu zweit in der Nacht“, sagt Barge. „Verzeihung. Du
    bist nach den Schienen schauen gegangen, damit du's nicht gesehen hast.“ „Die Knöpfe haben sie mir dafür
    abgeschnitten.“ „Ich weiß“, sagt Barge. „Tut mir leid. Ich hab sie.“ Er hat sie wirklich; er holt sie aus der
    Tasche, alle sechs, und hat sie vier Winter lang mit sich herumgetragen.
p25-14 =
    „Selbst gemacht“, sagt einer und gibt sie her, „für den Tag, an dem das da nachgibt.“ Er ruckt mit dem Kopf zum
    Fluss. „Und jetzt?“, fragt ihr. Er sieht das Brot an. „Jetzt hab ich für den Tag schon mal gegessen.“
p25-2 =
    Im Fluss steht ein eisernes Lineal, hoch wie eine Kirche, mit weißen Zahlen. Bis sieben steht „alles in Ordnung“
    daneben, in der Schrift der Großen; bei acht „Meldung machen“. Bei neun ist ein roter Strich und sonst nichts.
p25-15 =
    Ihr lasst die Stoppuhr laufen. Hinauf, hinunter, hinauf: elf Sekunden. Einmal sind es vierzehn. Irgendetwas
    hinter der Stadt, weit im Osten, trinkt den Fluss schluckweise weg, und neuerdings verschluckt es sich. Ihr
    schreibt die Vierzehn auf. Vielleicht kann sie da drüben bei den Pumpen jemand brauchen.
p25-3 = Am Fuß des dritten Bogens ist ein Eisenring in die Mauer eingelassen, dick wie deine Taille.
p25-5 =
    Die Constance ist ein Boot: kein Karton, keine Schale, ein Boot mit Planken und Kiel, von einem der Großen
    gebaut für ein Kind, das er sehr lieb gehabt haben muss. Sie liegt voll bis zum Rand. Trocken trüge sie dreißig
    von euch. Oder, mit Fässern und einem guten Seil, etwas viel Größeres.
p25-5-thimble = Sie mit dem Fingerhut ausschöpfen
p25-5-lid = Mit dem Schraubdeckel schöpfen und paddeln
p25-5-bail = Sie mit beiden Pfoten ausschöpfen
p25-5-pay = Drei Schrott, und die vom Zollhaus packen mit an
p25-5-leave = Sie an ihrem Ring lassen
p25-16 =
    Sechshundert Fingerhüte. Bei neunzig hört ihr auf zu zählen; Fret, wäre Fret hier, täte das nicht. Endlich hebt
    sie sich, ganz langsam, mit einem Schmatzen, und dreht euch den Bug zu. Unter der Bank liegt eine halbe
    Walnussschale, mit Flanell gefüttert. Da hatte also jemand ein Rettungsboot für das Boot.
p25-17 =
    Mit dem Deckel holt man jedes Mal einen Suppenteller heraus, Pflaume. Dann sitzt ihr darin, paddelt einmal um
    den Pfeiler und kommt zurück, und ertrunken ist niemand. Unter der Bank liegt eine halbe Walnuss mit Flanell
    darin; das war das Rettungsboot, und es gibt einen Hut.
p25-18 =
    Ihr schöpft. Die Constance leckt; ihr schöpft sie leer, sie läuft wieder voll, beides mit vollkommener
    Gerechtigkeit. Bei Einbruch der Dämmerung seid ihr gleich voll, sie und ihr.
p25-19 =
    Sie bilden eine Kette, ganz ohne Befehl, mit Hüten. Sie waren einmal eine gute Mannschaft. Als die Constance
    schwimmt, streicht der Heisere ihr über die Bordkante und steckt die Pfote dann rasch in die Tasche.
p25-4 =
    Die Fahrbahn, eine Ebene aus nassem Asphalt. Der Wind weht hier nicht, er wohnt hier. Im Schutz der Bordsteine
    hat sich alles gesammelt, was je über den Fluss getragen und nicht festgehalten worden ist.
p25-22 =
    Ihr geht am Bordstein entlang, gebückt, jeder am Gürtel des anderen. Es ist wie Beerenlesen, im Sturm, mit den
    Zähnen.
p25-23 = Eine kleine Weile lang bist du ein Drachen.
p25-6 =
    Unter dem Bogen ist es plötzlich still. Auf dem Sims steht ein Anglerkasten und daneben ein Klappstuhl, als wäre
    er nur auf ein Bier gegangen. Im Deckel stecken ein Haken mit dreißig Ellen Schnur und ein Zettel für den, der
    ihn findet: „Gegen Abend beißen sie.“
p25-20 =
    Peng, sagt die Zündplättchenpistole. Es ist ein sehr kleines Peng, aber unter den Bögen kommt es fünfmal so groß
    heraus, und beim fünften sind alle Laternen der Brücke frei.
p25-21 =
    Sie faltet sich zusammen und sieht euch an, mit einem Auge, das einen gelben Ring hat und hinter dem Ring
    nichts.
p25-7 =
    Die Nordrampe. Die Schienen hinauf, mit dem Wind im Rücken, liegt der Tramplatz, wo man wieder aufrecht stehen
    kann. Auf der letzten Laterne, ein wenig abseits von den Möwen, keucht jemand.
p25-7-walk = Nach Norden, zum Tramplatz
p25-7-pigeon = Heim nach Abigail Lane, mit der Taube, für eine Nahrung
p25-24 =
    „Gegen den Wind kostet extra“, sagt Staubfeder, „aber mit meiner Brust streite ich nicht.“ Sie fliegt den ganzen
    Weg seitwärts, ein Auge auf den Möwen. Über der Sparkasse zeigt sich, dass man von hier oben euer Dachfenster
    sehen kann, ganz deutlich. Dass es hübsch aussieht, sagt sie nicht. Sie fliegt nur zweimal daran vorbei.
p25-8 =
    Hinunter auf den Kaiweg und an der Mauer entlang nach Westen. Dort riecht es nach Kompost und nach Zwiebeln.
p25-9 =
    Den Kaiweg entlang nach Osten. Hinter den Dächern steigt Dampf auf, weiß und sauber, und das hattet ihr beinahe
    vergessen: dass etwas sauber sein kann.
p25-26 = Das Wasser steht bei neun. Schaut man eine Weile hin, sieht man es atmen.
p25-27 =
    Das Wasser steht bei vier. Darüber ist das Eisen braun, bis zur Elf hinauf und darüber hinaus, und ganz oben hat
    jemand ein Geschirrtuch aufgehängt, damit man sieht, wie weit es kam. Ihr winkt ihm. Es ist nur ein
    Geschirrtuch; aber eins von Cobs.
p25-60 = Auf jeder Laterne steht eine Möwe, das Gesicht im Wind. Sie sehen euch nicht an. Das haben sie schon.
p25-61 =
    Ein Floß aus Enten treibt in der Mitte herunter, rückwärts, und alle reden. Am Wehr verstummt eine nach der
    anderen, geht darüber und redet auf der anderen Seite den Satz zu Ende.
p25-62 =
    Der Wind hat sich gelegt. Das tut er vielleicht zweimal im Jahr. Man hört jeden der fünf Bögen für sich und dass
    der dritte summt.
p25-63 =
    Die Sonne geht genau unter dem vierten Bogen unter, und so lange ist die ganze Brücke von unten beleuchtet, wie
    Leute, die sich beim Erzählen die Lampe unters Kinn halten.
p25-64 =
    An ihrem Ring liegt die Constance, trocken, und nickt euch zu. Auf die Ducht hat jemand eine Geranie gestellt.
p25-65 =
    Das Zollhaus hat wieder eine Tür. Es ist eine Ofentür, und sie steht offen; daneben lehnen fünf Stuhlbeine in
    einer Reihe und ein Brett: „zum Frühstück zurück“.
