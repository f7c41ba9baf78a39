p27-title = Das Modell
p27-start =
    Es ist Ostrey, ganz Ostrey, auf einem Tisch. Die Kathedrale geht euch bis zur Hüfte und hat noch ihren Helm, und
    in den Straßen stehen die Großen, nicht länger als eure Krallen, mit Hüten und Kinderwagen, und sehen geradeaus.
    Ihr steigt über den Bahnhof. So wenig Feinde hattet ihr im Leben noch nicht.
p27-threat = Ein Turm fällt um, ganz sacht. Es gibt noch andere, die hier gern spazieren gehen.
p27-calamity =
    Der Tisch hat ein Scharnier, zum Saubermachen. Die ganze Altstadt stellt sich in einen Winkel, der im
    Bebauungsplan nicht vorgesehen ist.
p27-1 =
    Ein Pult mit drei Knöpfen, für Schulklassen. Auf dem ersten steht: „Die Stadt am Werktag“. Auf dem zweiten: „Bei
    Hochwasser“. Der dritte hat sein Schild verloren und leuchtet rot.
p27-1-tuesday = Auf den zweiten Knopf drücken
p27-1-battery = Eine Batterie einlegen und drücken, solange sie hält
p27-1-off = Auf den roten drücken
p27-10 =
    Der Fluss fängt an zu leuchten, blau, von unten. Das Blau steigt über die Mauer; es füllt die Straßen, den
    Platz, die Gasse. An der dritten Stufe der Kathedrale bleibt es stehen. Dann geht im Osten ein Lämpchen an,
    unter zwei Schornsteinen, und eine helle Stimme sagt: „Aber habt keine Angst, Kinder. Das Wasserwerk schläft
    nie.“ Das Blau sinkt zurück. Das Lämpchen flackert.
p27-11 =
    Blau, bis zur dritten Stufe; dann das Lämpchen im Osten und „Das Wasserwerk schläft nie“. Aber ihr habt eine
    gute Batterie, und so geht es weiter. Das Lämpchen erlischt. Das Blau steigt wieder, über die dritte Stufe, die
    vierte, über alles, bis nur noch eines weiß ist: der Wasserturm auf dem Hügel, hinter dem Bahnhof. Da oben steht
    eine winzige Bank. „Und wohin“, fragt die Stimme, „würdet ihr gehen?“
p27-12 =
    Es wird dunkel. Im Dunkeln hört ihr, wie viele da eben näher kommen wollten und wie sie ineinanderlaufen.
p27-2 =
    Das Wasserwerk: zwei Schornsteine aus Kork, ein Hof, ein Messingrad, nicht größer als ein Knopf.
p27-13 =
    Alles ist nachgebaut, bis zum letzten Gully. Hinter dem Kohlenhaufen ist, mit einem Haar als Griff, eine Klappe;
    und von der Klappe führt ein Gang unter dem Hof hindurch, geradewegs zu den Pumpen. Wer das gebaut hat, war
    drin. Ihr messt es mit dem Schwanz aus.
p27-14 = Es sind zwei Korken und ein Knopf. Manchmal ist ein Ding genau das, woraus es gemacht ist.
p27-3 = Abigail Lane: neun Häuser, jedes groß wie ein Koffer. Nummer 14 hat Gardinen.
p27-15 =
    „So treten Sie doch ein“, sagt jemand hinter den Gardinen, der euch wegen der Haube für die Dame des Hauses
    hält. Es ist eine Tanzmaus, zwölf Winter alt, in einem Kaufhaus geboren. Sie wohnt hier allein, eins zu
    fünfhundert, und wischt Staub. Als ihr sagt, dass es auch ein großes gibt, fragt sie zuerst, wer das putzt.
p27-3-bonnet = Die Puppenhaube aufsetzen und anklopfen
p27-3-look = Ins Fenster der guten Stube schauen
p27-3-leave = Vorsichtig darübersteigen
p27-16 =
    Ihr legt euch auf den Bauch und schaut ins Fenster der guten Stube. Jemand hat ein Klavier hineingestellt. Es
    ist eine Streichholzschachtel, schwarz bemalt. Mit der Nadelspitze sind sogar Tasten eingeritzt, und ihr zählt
    nach, und es sind achtundachtzig.
p27-4 =
    Auf einem Gleis rund um die ganze Stadt steht ein Zug mit fünf Wagen. Er trüge euch gerade so, in jedem einen.
p27-4-ride = Alles einsteigen
p27-4-strip = Ihn auseinandernehmen
p27-17 =
    Er fährt an, mit einem Ruck. Bahnhof, Hafen, Brücke, Gasse, Bahnhof. Bei der dritten Runde winkt jemand den
    Großen am Bahnsteig zu, und es dauert, bis euch auffällt, dass ihr es alle tut.
p27-18 = Die Kurve am Hafen war für Fahrgäste aus Blei gedacht.
p27-19 =
    Ein Motor, eine Spule, eine Batterie groß wie ein Fass. Der Zug ist danach viel leichter. Ihr stellt ihn zurück
    aufs Gleis, an den Bahnsteig, wo sie warten.
p27-7 = Am Tischtuch hinunter und unter der Kordel hinaus. Hier draußen ist alles viel zu groß.
