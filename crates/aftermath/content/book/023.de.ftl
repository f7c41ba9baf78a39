p23-title = Die Gruft
p23-start =
    Die Toten von Sankt Cäcilia liegen in Reihen, und der Fluss war schon bei ihnen. Jeder Tropfen, der hier fällt,
    wird von allen gehört.
p23-threat =
    Am Faden lässt sich etwas aus dem Gewölbe herunter, mit dem ganzen Gepäck an Kindern, und dreht sich dabei
    einmal um sich selbst, damit alle etwas sehen.
p23-calamity =
    Die Bodenplatten heben sich, eine nach der anderen, als suchte da unten jemand eine Münze. Im Gang steht euch
    schwarzes Wasser bis zum Kinn. Dann werden die Platten wieder hingelegt, nicht alle richtig herum.
p23-10 =
    Die Fahrradlampe geht euch an der Wand voraus, und die Wand ist voll: Helme, Sanduhren, ein Schädel mit Flügeln.
    Wo das Licht vorbeikommt, glitzert manches, das hundert Jahre lang keiner darum gebeten hat.
p23-11 =
    Ihr haltet euch aneinander am Schwanz fest. Es ist ein Dunkel mit Ecken, und man findet sie mit dem Schienbein.
p23-1 =
    Zwei Ritter aus Stein, nebeneinander, die Füße auf einem steinernen Hund. Auf dem einen liegt ein echtes
    Schwert, nicht länger als ein Finger der Großen; die Goldschmiede haben es ihm einmal verehrt.
p23-1-sword = Es ihm aus den Händen ziehen
p23-1-dog = Sich einen Augenblick zum Hund setzen
p23-12 =
    Er lässt los. Es dauert, wie bei alten Leuten, und dann liegt er sogar bequemer, so sieht es aus. Hinter dem
    Knauf ist im Stein eine Tasche geblieben, und darin hat jemand etwas aufgehoben.
p23-13 =
    Er hält es seit vierhundert Jahren und will nicht ausgerechnet bei dir damit anfangen, es herzugeben.
p23-14 =
    Er liegt da, wie Hunde eben liegen, die Nase auf dem Zeh des Herrn, und hinter dem Ohr ist der Stein ganz glatt.
    Ihr seid also nicht die Ersten. Er ist, weiß Gott warum, ein wenig warm.
p23-2 =
    Ein Fass, groß wie eine Kapelle, mit einem Spund aus Kork. „Abendmahl, zum“, steht darauf; der Rest ist
    abgegangen.
p23-2-cork = Den Spund mit dem Korkenzieher ziehen
p23-2-gnaw = Ein Loch in den Spund nagen
p23-2-leave = Es der Gemeinde lassen
p23-15 =
    Ein dunkelroter Faden, dünn wie ein Schwanz, und ein Geruch nach warmen Hügeln, auf denen keiner von euch je
    war. Jeder bekommt einen Fingerhut, niemand bekommt zwei. Ihr stellt fest, dass ihr euch leiden könnt. Das war
    euch beinahe entfallen.
p23-16 =
    Das Loch sollte kleiner werden oder der Schluck. Genau besehen liegen die Ritter gar nicht, sie lehnen.
p23-3 =
    Auf einem Kniekissen sitzt ein Maulwurf im Kragen eines Chorknaben und sagt Namen, halblaut, ohne Pause. „Ich
    bin der Messdiener“, sagt der Maulwurf. „Ich soll warten, bis mich jemand ablöst. Man muss sie einmal am Tag
    sagen, sonst gehen sie. Ich bin bei H. Habt ihr jemanden?“
p23-3-name = Ihm den Namen von einem aus dem Klavier geben, der fort ist
p23-3-bread = Ihm Brot hinlegen, damit er weitermachen kann
p23-3-ask =
    „Wer hat gesagt, dass Ihr warten sollt?“
p23-17 =
    Ihr sagt den Namen. Es ist lange her, dass ihn jemand laut gesagt hat. Der Maulwurf wiederholt ihn, stellt ihn
    an seinen Platz zwischen zwei andere und fährt fort, und da steht er nun, als hätte er immer dazugehört. „Seit
    das Wasser steigt, sage ich sie zweimal am Tag“, sagt er. „Wenn es nass ist, werden sie unruhig.“
p23-18 =
    Er isst weiter und sagt weiter Namen, und wo das eine aufhört und das andere anfängt, ist nicht zu hören. Aber
    was auf der Treppe hinter euch war, ist stehen geblieben und lauscht, und nach einer Weile geht es weg.
p23-19 =
    „Der große Kirchendiener. Er hatte schlechte Beine und ist geblieben. Wir haben uns Gesellschaft geleistet. Er
    hat gesagt: Wenn das Klopfen vom Fluss aufhört, Krümel, dann trag sie hinauf. Ich habe darüber nachgedacht.“ Der
    Maulwurf hebt das blinde Gesicht. „Es sind zweitausend. Mit A habe ich angefangen.“
p23-20 =
    „Hathaway“, sagt der Maulwurf. „Hawes. Hawes. Hawes, Säugling.“ Unhöflich ist das nicht gemeint. Es sind nur so
    sehr viele.
p23-4 =
    Ein Netz, vom Gewölbe bis zum Boden, jeder Faden so straff wie daheim eine Saite. In der unteren Ecke hängen
    Päckchen, sorgfältig verschnürt.
p23-4-cut = Die Päckchen mit der Rasierklinge herausschneiden
p23-4-pluck = Eins aushängen, so sacht ihr könnt
p23-4-leave = Einen großen Bogen darum machen
p23-21 =
    Ihr habt nur die Päckchen genommen und das Netz stehen lassen. Handwerk ist Handwerk. Im ersten steckt ein
    Käfer, im zweiten aber etwas Besseres.
p23-22 = Es war ein Fis. Dort oben im Dunkeln hat jemand das absolute Gehör.
p23-5 =
    Hier geht der Boden unter Wasser. An dem Pfeiler, der darin steht, sind Marken, jede mit einer Jahreszahl: 1784,
    1862, 1911; eine Handbreit auseinander. Und weit darüber, ohne Jahr, ganz frisch, in Höhe der dritten Stufe oben
    in der Kirche: ein Kratzer, wie ihn eine Eulenkralle macht.
p23-7 =
    Die Stufen hinauf, aus dem Finstern ins Trübe und aus dem Trüben in das, was ihr da unten als hell in Erinnerung
    hattet.
