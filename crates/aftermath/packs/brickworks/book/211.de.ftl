p211-title = Die Ziegelei
p211-start =
    Hinter dem Tor stehen Ziegel in Reihen, wie man sie verlassen hat: die einen gebrannt, die anderen warten noch. Über
    dem letzten Ofen zittert die Luft. Jemand hat heute Morgen den Hof gefegt, und wer es auch war, den Besen hat er
    nicht weggeräumt.
p211-threat =
    Ein Stapel neigt sich, überlegt und kommt herunter. Dahinter sind Augen, die dort geschlafen haben.
p211-calamity =
    Der Schornstein räuspert sich. Heraus kommt der Ruß von zwölf Wintern, und zwar über alle.
p211-1 =
    Die Ofentür ist eine Platte aus Eisen und warm unter der Pfote. Durch den Spalt siehst du Glut, rot wie eine Reihe
    kleiner Sonnen. Sie will Luft. Der Griff ist für einen der Großen gemacht oder für euch alle zusammen.
p211-2 =
    Die Tür gibt eine Handbreit nach, eine von deren Händen. Der Ofen holt Atem, und die Glut steht auf. Ihr rollt einen
    Ziegel heraus, der schon brannte, als es dich noch nicht gab. Er summt.
p211-3 =
    Der Griff rutscht ab, und die Tür sagt deiner Schulter, was sie davon hält. Drinnen tut die Glut weiter nichts
    Besonderes.
p211-4 =
    Am Fuß des Schornsteins sitzt eine alte Schermaus mit einem Besen. „Vorarbeiter“, sagt sie. „Es ist keiner da, dem
    ich es wäre, aber fegen muss einer.“ Sie hat so lange nicht gesprochen, dass sie nach jedem Wort eine Pause braucht,
    und sie hat sich viele Wörter aufgehoben. Hinter ihr liegen Säcke mit Eisenklammern, die niemand zählt.
p211-4-listen = Sich setzen und zuhören
p211-4-sacks = Sagen, man habe es eilig, und einen Sack mitnehmen
p211-9 =
    Am Tor seht ihr an, was ihr habt, und dann den Himmel. Es ist ein weiter Weg nach Hause, die Schienen entlang, mit
    Ziegel oder ohne.
p211-20 =
    Einen warmen Ziegel tragen sechs, und alle sechs wollen ihn tragen. Zu Hause kommt er unter die tiefste Oktave. Bis
    zum Abendbrot hat jeder einen Grund, dort zu sitzen, und Tante Minim, die keinen hat, sitzt auch da und hustet nicht.
p211-21 =
    Ihr kommt heim mit Ruß in den Ohren. Von Ziegeln spricht keiner. Cob hat die Suppe zweimal gewärmt, damit irgendetwas
    warm war.
p211-22 =
    Hinter den sechsen geht eine siebte, mit einem Besen. Sie fegt die Hämmer, einen nach dem anderen, alle
    achtundachtzig. Dann fragt sie, ob eine Taste frei ist, und Coda blättert um.
