# Die Regeln von The Mind, für alle, die es zum ersten Mal spielen

rules-the-mind =
    { "" }**Spielt gemeinsam alle Karten von niedrig nach hoch auf einen Stapel. Ohne ein Wort.** Ihr seid zwei bis vier Personen und ein Team.

    { "" }**Level:** In Level 1 haben alle eine Karte von 1 bis 100, in Level 2 zwei und so weiter. Vor jedem Level werden alle 100 Karten neu gemischt.
    - Zu zweit: 12 Level, 2 Leben, 1 Wurfstern
    - Zu dritt: 10 Level, 3 Leben, 1 Wurfstern
    - Zu viert: 8 Level, 4 Leben, 1 Wurfstern

    { "" }**Bereit:** Vor jedem Level legen alle eine Hand auf den Tisch. Sind alle bereit, wird 3, 2, 1 gezählt, und es geht los.

    { "" }**Spielen:** Es gibt keine Reihenfolge. Wenn du fühlst, dass es Zeit ist, spielst du deine **niedrigste** Karte. Jederzeit darf jemand **Stopp** sagen; dann machen sich alle wieder bereit.

    { "" }**Ein Fehler:** Eine Karte wurde gespielt, während jemand anderes eine niedrigere hatte. Das kostet ein Leben. Alle niedrigeren Karten kommen verdeckt beiseite, alle machen sich bereit, und das Level geht weiter.

    { "" }**Ein Wurfstern:** Wer will, schlägt mitten im Level einen vor. Stimmen alle zu, ist der Wurfstern weg, und alle werfen ihre niedrigste Karte offen ab. Dann machen sich alle wieder bereit.

    { "" }**Level bringen** einen Wurfstern nach 2, 5 und 8 und ein Leben nach 3, 6 und 9; höchstens drei Wurfsterne und fünf Leben.

    { "" }**Reden:** Solange ein Level läuft, verratet ihr nichts über eure Karten, auch nicht durch Zeichen; Signale gibt es hier nicht. Zwischen den Leveln und nach einem Stopp redet ihr, wie ihr wollt. Zahlen sagt ihr nie.

    { "" }**Gewonnen:** Alle Level sind geschafft. **Verloren:** Das letzte Leben ist weg.

    { "" }**Blind:** Nach dem letzten Level dürft ihr weitermachen, wenn alle zustimmen: wieder ab Level 1, mit den übrigen Leben und Wurfsternen und verdeckten Karten. Am Ende jedes Levels wird der Stapel umgedreht, und ein Fehler darin kostet ein Leben.

the-mind-rules-picture = Ein Stapel, von drei Personen gespielt: 6, 22, 23, 41, 90. Daneben drei Leben und ein Wurfstern.
