p21-title = Der Heizkeller
p21-start =
    Im Keller sitzt ein schwarzes Tier mit Messingschild. Zwölf Winter lang hat ein Trichter es gefüttert. Was hier
    unten nicht heiß ist, ist nass.
p21-threat = In den Rohren ist ein Geräusch. Es kommt näher, Knie um Knie.
p21-calamity =
    Der Trichter verschluckt sich, und das Tier spuckt. Die Kohlen kommen über den Boden gehüpft wie Kinder aus der
    Schule.
p21-1 = Die Ofentür, hoch wie ein Gartentor und warm wie ein Nachmittag.
p21-5 =
    Dahinter ist die Sonne, in klein. Durch die Schlitze schielt euch das Tier von der Seite an, wie Pferde das tun.
    Gut gefüttert, liefe es durch den Winter. Zöge man ihm das Feuer heraus, wäre es da oben bis zum Abend kalt, und
    man könnte einfach hineingehen und sich bedienen. Bei drei Grad ist an einer Königin nicht viel dran.
p21-5-glove = Im Topfhandschuh hingehen und nachlegen
p21-5-feed = Kohle schippen, schnell und mit abgewandtem Kopf
p21-5-draw = Das Feuer herausziehen
p21-5-leave = Es kauen lassen
p21-11 =
    Es nimmt dir die Kohle sozusagen aus der Pfote. Dann legt es sich in seinen Rost und schnurrt, und über euch,
    sehr weit oben, beschlagen elftausend Scheiben vor Behagen.
p21-12 =
    „Geh ein bisschen zurück“, sagt der, der ein bisschen zurückgegangen ist.
p21-13 =
    Eine Kohle nach der anderen geht aus, mit einem Geräusch wie „oh“. In den Rohren hört das Klopfen auf. Da oben
    wird jetzt eine Larve fragen, warum es dunkel wird. Ihr habt getan, was am wenigsten Mühe machte, und keiner
    sieht den anderen an.
p21-2 =
    Ein Zifferblatt, so groß wie du, mit einem Zeiger, der zittert. „Druck vom Werk“ steht darunter. Einer von den
    Großen hat einen Bleistiftstrich aufs Glas gemacht: „nie darunter“.
p21-3 =
    Hier kommen die Rohre herein, aus der Erde, nebeneinander, von Westen. An einer Muffe tropft es, und in der
    Pfütze sind Spuren: sechs Füße, sechs Füße, sechs Füße, im Gleichschritt.
p21-14 =
    „Friede euren Krümeln“, sagt es aus dem Rohr. Es ist ein Platzanweiser mit Ruß am Kragen. „Wir machen hier die
    Muffen. Wir machen alle Muffen von Hobbs bis zum Fluss; einer muss ja, es ist unsere Erde. Ihr wünscht es
    wärmer? Da gibt es ein Ventil. Wir haben nur darauf gewartet, dass einer fragt.“ Es quietscht, und da oben wird
    Sommer.
p21-15 =
    „Ihr“, sagt das Rohr, mit hundert Stimmen.
p21-16 =
    Du steckst den Kopf hinein, um nachzusehen. Dann steckst du die Schultern hinein. In diesem Augenblick lernst
    du, dass das Rohr innen enger ist, wie so vieles.
p21-4 = Der Riemen, der den Trichter treibt, hängt von seinen Rädern wie eine Zunge.
p21-6 =
    Er ist ausgeleiert und abgesprungen. Man bräuchte nur etwas, das lang ist und nachgibt und wieder
    zurückschnappt. Keiner sieht dem anderen auf die Hose.
p21-6-band = Das Gummiband auflegen
p21-6-braces = Sorrel für eine Stunde ihre Schleuder leihen lassen
p21-6-splice = Ihn mit Nadel und Faden kürzen
p21-6-scrap = Aus zwei Schrott eine Kette machen
p21-6-leave = Ihn hängen lassen
p21-17 =
    Es hat ein Bündel Briefe zusammengehalten, und auf seine Art tut es das noch: Was zusammengehört, läuft wieder.
    Der Trichter stößt auf und füttert.
p21-18 =
    Sorrel knüpft sie ab, ohne ein Wort, und legt sie um die Räder. Eine Stunde lang treiben die Hosenträger eines
    Bankiers den Sommer an. Dann ist der alte Riemen trocken, und sie knüpft die Schleuder wieder an und zupft
    daran, und sie klingt einen Halbton höher.
p21-19 =
    Bei jeder Umdrehung macht es einmal „tock“, da, wo die Naht ist. Daran gewöhnt man sich. Alles, was läuft, hat
    irgendwo ein Tock.
p21-20 =
    Das Klopfen kommt bis an die Muffe, hält an und lauscht. „Ach, nur ihr“, sagt das Rohr und klopft weiter, und
    was dahinter herangekrochen ist, geht im Takt mit.
p21-7 = Die Eisentreppe hinauf, ins Grüne. Es ist, als würde man von einer Kuh eingeatmet.
p21-21 = Die Naht hält. Nur hast du dich mit eingenäht, bis zum zweiten Knopf.
p21-22 =
    Es kaut die letzte Kohle. Der Trichter ist fast leer, und der Riemen, der ihn treibt, ist abgesprungen. Darum
    hat der Juli Husten.
p21-25 =
    Er steht darunter. Mit jedem Schlag steigt der Zeiger, fällt, steigt; und zweimal, während ihr zuseht, vergisst
    er zu steigen.
p21-26 =
    Er steht weit darüber. Neben dem Strich ist ein zweiter, aus Kohle, in der Schrift von dem, der gestern Nacht
    Dienst hatte: „na also“.
p21-23 =
    Die Rohre sind kalt. In der Pfütze an der Muffe liegt ein Kragen, aus einem Preisschild geschnitten, und wer ihn
    trug, ist auf dem kürzesten Weg heimgegangen, ohne ein Wort, und das ist für einen Sanftmütigen eine ganze
    Menge.
p21-24 = Nur klopft es nicht mehr, es sind Füße. Was der Hitze ausgewichen ist, hat keinen Grund mehr dazu.
