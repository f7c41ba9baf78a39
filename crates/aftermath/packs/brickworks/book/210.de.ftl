p210-title = Die Lehmbahn
p210-start =
    Zwei Schienen, so breit wie ein Brotlaib, laufen aus der Stadt hinaus ins Gras. Darauf steht noch der letzte Wagen,
    voll Lehm, der inzwischen ein Hügel für sich ist. Coda ist bis zum Prellbock mitgekommen. Sie zählt euch, schreibt
    es auf und winkt nicht, denn für den Bleistift braucht sie beide Pfoten.
p210-start-line = Den Schienen nach
p210-start-field = Übers Feld, und dort fragen
p210-1 =
    Für eine Brotrinde geben die Feldmäuse Auskunft, und zwar sehr viel davon. Zwischen „links“ und „nicht das Links“
    sagen sie, der Boden am Fluss klinge dieses Jahr anders. Voller. Sie bauen ihre Hügel jetzt doppelt so hoch, und
    als ihr nachfragt, lachen sie nicht.
