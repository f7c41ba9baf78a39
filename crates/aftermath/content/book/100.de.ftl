p100-title = Vorsatz und Nachsatz
p100-start =
    Es kommt ein Abend, an dem niemand an der Tür lauscht. Es dauert eine Weile, bis jemandem auffällt, dass es
    niemand tut. Am Fenster sitzt eine Wache, in der Lade brennt Licht, auf dem Sims stehen Bohnen, und an allen
    Türen der Bank stehen Namen. Tante Minim schlägt im Buch die erste Seite auf, wo „Unterschlupf, vorläufig“
    steht, streicht das eine Wort und dann das andere. Darüber schreibt sie: „Stadt“.
p100-23 =
    Beschlossen wird es nie. Eine Familie zieht zu einer Base aufs Kürbisfeld, nur über den Winter; dann noch eine.
    Eines Morgens ruft die Buchführung die Namen auf, und die ganze Antwort ist eine Uhr. Die Tasten werden
    festgebunden, eine nach der anderen, von links, ordentlich, von denen, die zuletzt gehen. Irgendwo wird eine
    andere Kolonie von euch hören und es besser machen, weil ihr es aufgeschrieben habt.
