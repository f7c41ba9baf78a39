p100-title = Vorsatz und Nachsatz
p100-start =
    Es kommt ein Abend, an dem niemand an der Tür lauscht. Es dauert eine Weile, bis jemandem auffällt, dass es
    niemand tut. Am Fenster sitzt eine Wache, in der Lade brennt Licht, auf dem Sims stehen Bohnen, und an allen
    Türen der Bank stehen Namen. Tante Minim schlägt im Buch die erste Seite auf, wo „Unterschlupf, vorläufig“
    steht, streicht das eine Wort und dann das andere. Darüber schreibt sie: „Stadt“.
p100-1 =
    Vom Fluss her hört man die Pumpen, alle drei, ein wenig aus dem Tritt. Inzwischen schläft man dabei ein. Fragt
    ein Kind, was das ist, so sagt man ihm: Das sind die anderen, die wach sind.
p100-2 =
    Das Seil hängt noch an seinem Ring, und unter dem Fenster liegt die Constance mit eingezogenen Rudern. „Man weiß
    ja nie“, sagt jeder, der vorbeikommt, und klopft ihr auf die Planken. Und manche kommen ziemlich oft vorbei.
p100-3 =
    An klaren Abenden sieht man vom Sims aus den Turm, weiß, auf seinem Hügel. Da oben hat immer jemand Licht. Eine
    Wache ist das nicht. Es ist nur, damit man weiß, wo oben ist.
p100-5 =
    Hinten sind noch viele Seiten leer, und von einer Stadt, in der es nicht um sechs Abendbrot gibt, hat man noch
    nie gehört. Neben dem Buch liegt der Bleistift. Er ist gespitzt.
p100-23 = Das ist die letzte Seite, auf der etwas steht.
p100-24 =
    Beschlossen wird es nie. Eine Familie zieht zu einer Base aufs Kürbisfeld, nur über den Winter; dann noch eine.
    Eines Morgens ruft die Buchführung die Namen auf, und die ganze Antwort ist eine Uhr. Die Tasten werden
    festgebunden, eine nach der anderen, von links, ordentlich, von denen, die zuletzt gehen. Irgendwo wird eine
    andere Kolonie von euch hören und es besser machen, weil ihr es aufgeschrieben habt.
p100-25 =
    Die Schrift ist zerlaufen, aber man kann sie lesen. „Wasser am hohen C“, steht da, „alle durch den Deckel
    hinaus, wer noch da ist. Jemand hat unter Wasser das tiefe A angeschlagen. Man hört es, das ist das Seltsame,
    man hört es sehr gut und sehr weit.“ Das Buch fand sich auf den Stufen von Sankt Cäcilia, auf der vierten, die
    trockene Seite oben. Wer es findet, wird gebeten, es weiterzuführen.
p100-26 =
    Noch eine Nacht, und das Buch liegt offen auf eurer Seite. In Nummer 14 decken sie nicht mehr für euch, und
    dicker wird die Suppe davon nicht. Eine Familie ist mit der Laterne los, um euch zu suchen. Die ist auch noch
    nicht zurück.
p100-27 =
    Diesmal geht keiner mit der Laterne los, weil keiner mehr da ist, der sie hält. Genau darauf hat gewartet, was euch
    folgt, seit es dunkel ist.
