p62-title = Das Depot
p62-start =
    Hierhin führt die Talstrecke also. Drei Gleise, eine Drehscheibe, ein Tor, das offen steht auf den Abend; und
    auf dem mittleren Gleis, schwarz wie ein Ofen und tickend, weil es abkühlt oder weil es warm wird, Smokey. Es
    schläft auf seinen Bürsten. Überm Tor hängt eine Uhr, und die Uhr sagt: jeden Augenblick. Die Draisine zeigt in
    die falsche Richtung, mit sieben Leuten darauf, die nicht mehr reden.
p62-threat = Ein Summen, ein Gelblicht, das über die Wände läuft.
p62-calamity = Smokey räuspert sich. Aus dem Auspuff kommen zwölf Winter Tramplatz, am Stück.
p62-2 = Die Drehscheibe: eine Eisenbrücke auf einem Zapfen. Die Draisine passt gerade drauf.
p62-7 =
    Eine halbe Drehung, und sie zeigt zum Tor. Gedacht ist das für einen Großen, mit einer Hand, pfeifend. Alles
    absteigen, Schultern an den Balken; und das Pfeifen lassen wir weg.
p62-7-turn = Die Draisine umdrehen
p62-10 =
    Es geht, mit einem Ächzen, das aus der Erde kommt; die Schienen schwenken vorbei, tick, tick, tick, wie der
    Sekundenzeiger von irgendetwas; und dann ist am Ende Tageslicht, und alle sieben lassen die Luft heraus, die sie
    dafür aufgehoben hatten.
p62-3 =
    Der Kohlenbansen, da wurde es gefüttert, ehe ihm jemand einen Draht angeschlossen hat. Übrig sind Brocken, groß
    wie Kinderwagen, und eine Schaufel.
p62-3-dig = Hinter der Kohle nachsehen
p62-3-roll = Einen Brocken aufs erste Gleis rollen
p62-11 =
    Eine Heizerdose: Tabak, ein Klappmesser, ein Foto von Smokey, als es noch grün war. Dass es einmal etwas gewesen
    ist, darauf wärt ihr nie gekommen.
p62-12 =
    Er rollt, fällt zwischen die Schienen und sitzt da wie ein Zahn. Auf Rädern fährt da keiner mehr gern entlang.
p62-13 = Er rollt, und du rollst drunter mit, eine halbe Umdrehung.
p62-4 =
    In der Hütte ist für jedes Gleis ein Hebel und ein Buch, aufgeschlagen an einem Dienstag. Jede Zeile ist von
    derselben Hand, bis auf die, die nicht zu Ende ist.
p62-4-lever = Herausfinden, welcher Hebel Smokey auf dem Gleis hält
p62-4-book = Die Zeile lesen, die nicht zu Ende ist
p62-14 =
    Der rote. Er fällt mit einem Klack um, und vor Smokeys Rädern kommt zwischen den Schienen ein Riegel hoch, nicht
    höher als eine Stufe. Es fährt dagegen, ganz sachte. Es fährt noch einmal dagegen. Zeit hat es die ganze Nacht,
    und böse ist es nicht.
p62-15 = Das war die Glocke.
p62-16 =
    „Kehrmaschine bleibt in Betrieb“, steht da, „auf Anordnung des Werks, damit die Abläufe am Platz frei bleiben,
    bis“, und da ist ein Klecks, wie wenn einer aufschaut. Ihr hattet gedacht, es habe ihm nur keiner gesagt, dass
    es aufhören soll. Es hat ihm jemand gesagt, dass es nicht aufhören soll.
p62-5 =
    Der Wasserkran hat einen Lederschlauch wie ein Elefant und tropft. Ihr stellt euch darunter, alle, das Gesicht
    nach oben. Was von euch abläuft, ist schwarz, dann grau, und dann seid ihr es.
p62-6 =
    Von Nahem ist es nur eine Maschine: Rost, Nieten, eine Nummer, 7. Um die Bürsten hat sich Schnur gewickelt,
    Haarband und Fahrscheine, so fest, dass es glänzt. Über euren Köpfen fängt die gelbe Lampe an, sich zu drehen,
    noch ohne Licht.
p62-6-lamp = Hinaufklettern und der Lampe die Batterien herausnehmen
p62-6-speak = Ihm sagen, dass es genug getan hat
p62-17 =
    Am Griff hinauf, Deckel, Feder, raus damit. Von nun an kommt es im Dunkeln, das arme Ding; aber hören wird man
    es, und gesehen hat es euch ja ohnehin nie.
p62-18 =
    Es wacht auf. Mit dir hat das nichts zu tun. Es hat mit dem zu tun, was auf der Bürste ist, und da ist dein Fuß.
p62-19 =
    Ihr sagt es in den Rost hinauf, mit ebendiesen Worten, und kommt euch albern vor. Es tickt nicht. So lange, wie
    man etwas zweimal sagt, steht es ganz still, und ihr auch, und die sieben auch, und einer nimmt den Hut ab.
p62-20 =
    Bürsten runter. Das erste Gleis nimmt es von einem Ende zum anderen, und was da lag, liegt jetzt vor dem
    Prellbock, ordentlich auf einem Haufen. Das Licht schwenkt aufs zweite.
p62-21 =
    Das zweite Gleis. Drehscheibe, Schwellen, Schuhe: Ihm ist das eins. Jetzt liegt das Licht auf dem dritten, und
    am dritten ist das Tor.
p62-22 =
    Das dritte Gleis, bis ans Tor, und da hält es, die Nase im Abend, sieht nach der Uhr und setzt zurück, um von
    vorn anzufangen. Es ist gründlich. Ehe das Depot sauber ist, geht es nicht aus dem Haus.
p62-24 = Klack, sagt der Riegel, und klack. So kommt es bis zum Wochenende, und dann ist Dienstag.
p62-9 = Unter der Uhr durch, über die Schwelle und bergauf.
p62-25 =
    Es ist ein weiter Weg zurück, bergauf, mit der Pumpe. Die sieben bestehen darauf, es reihum zu tun, und wollen
    zwischen den Stößen wissen, was ihr seid: eine Firma, eine Familie, eine Bahn? Auf Gleis 3 hat die alte Wühlmaus
    den Groschen noch. Sie hat Minuten gezählt und sagt euch, wie viele.
p62-25-keep = Sagen: ein Klavier, und es ist Platz
p62-25-home = Sagen: eine Bahn, und ihnen die Draisine überlassen
p62-27 =
    Drei kommen mit, um es sich anzusehen, mit dem Hut auf; und bis ihr am Portal seid, hat eine ihn abgenommen. Die
    anderen überlegen noch. Eure Adresse haben sie. Sie steht auf einem Kofferanhänger, den das Kleinste um den Hals
    trägt.
p62-28 =
    Sie sehen sie lange an. Dann steigt der Größte auf, spuckt in die Hände und fasst den Hebel. Seitdem gibt es auf
    der Talstrecke einen Fahrplan, dienstags, um 11:52. Eine Karte braucht man nicht. Pumpen muss man schon.
p62-26 =
    Ihr geht zu Fuß. Die Draisine bleibt zurück, verkehrt herum, und von der Kurve aus hört ihr, wie sie gefegt
    wird. Die sieben gehen im Gänsemarsch, die Hand auf der Schulter des Vordermanns, und wo die Wege sich trennen,
    sind es nur noch sechs; das siebte hat dich am Mantel.
p62-40 = Die Schranke ist auf Höhe der Haube. Sie ist auf Höhe der Lampen. Wer fährt, sieht den an, der nicht fährt.
p62-40-under = Köpfe runter und drunter durch
p62-40-wave = Warten und zurückwinken
p62-43 = Sie nimmt einen Hut mit und sonst nichts. Die ganze Draisine jubelt.
p62-44 = Den Hut lässt sie da. Die Windschutzscheibe nimmt sie mit.
p62-41 = Schwarzes Wasser, grüne Kacheln und auf halber Strecke ein Stuhl, der sich von allein im Kreis dreht.
p62-41-through = Hindurch, mit hochgezogenen Füßen
p62-41-round = Außen herum, durch die Nesseln
p62-45 =
    Eine Bugwelle, ein Röhren und hinaus in die Sonne, Tang an der Antenne und jemandes Korb mit Fallobst auf dem
    Schoß.
p62-46 =
    In der Mitte stellt der Motor eine Frage, und keiner weiß die Antwort. Ihr steigt aus und schiebt; der Stuhl ist
    schneller.
p62-42 = Man sieht es ihnen von Weitem an: Eine Rede haben sie vorbereitet, und den Anfang haben sie vergessen.
p62-42-take = Anhalten und zusammenrücken
p62-42-bread = Ihnen Brot zuwerfen und weiterfahren
p62-42-on = Geradeaus schauen
p62-47 =
    In dem Koffer ist eine Tante. In Abigail Lane sei sie schon gewesen, sagt sie, als es dort noch einen Milchmann
    gab, und so schnell brauche man nicht zu fahren.
p62-48 =
    In dem Koffer ist ein Fluss. Ein kleiner nur. Er läuft in die Feder, in die Sitze, und bis zur nächsten Ecke
    lacht alles; und dann winken sie vom Bordstein, bis man sie nicht mehr sieht.
