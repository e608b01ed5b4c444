# Was über Menschen gespeichert ist, und wie sie es loswerden.

command-privacy = Was über dich gespeichert ist: ansehen, mitnehmen, vergessen lassen
command-privacy-show = Was über dich gespeichert ist, in Worten, nur für dich
command-privacy-export = Alles, was über dich gespeichert ist, als Datei, nur für dich
command-privacy-forget = Alles über dich vergessen lassen; du wirst vorher gefragt

button-forget-me = Vergiss mich
button-keep-me = So lassen

privacy-title = ### Was über dich gespeichert ist
privacy-nothing = Nichts.
privacy-stored-seats = { $count ->
    [one] 1 Platz, den du hattest, mit seiner Partie und der Zeit
   *[other] { $count } Plätze, die du hattest, mit ihren Partien und der Zeit
}: damit du deine Hand siehst und Ergebnisse deinem Team gehören
privacy-stored-teams = { $count ->
    [one] 1 Team, mit dem du Partien beendet hast
   *[other] { $count } Teams, mit denen du Partien beendet hast
}: für Bestenlisten
privacy-stored-counters = { $count ->
    [one] 1 Zähler dafür, was du gespielt hast, etwa gelegte Karten
   *[other] { $count } Zähler dafür, was du gespielt hast, etwa gelegte Karten
}: für deine Statistik
privacy-stored-attempts = { $count ->
    [one] 1 Versuch mit Karten des Tages
   *[other] { $count } Versuche mit Karten des Tages
}: weil jeder nur einmal gewertet wird
privacy-stored-replays = { $count ->
    [one] 1 Wiederholung, die du angesehen hast
   *[other] { $count } Wiederholungen, die du angesehen hast
}: weil ohne Wertung bleibt, wer die Karten schon kennt
privacy-stored-preferences = Was du für dich eingestellt hast, etwa Bilder: damit es so bleibt
privacy-memory = Bis zum nächsten Neustart des Bots, und nirgends gespeichert: wie du auf diesem Server heißt, deine Sprache und 15 Minuten lang der Weg zu deiner Hand auf dem Bildschirm. Was du schreibst, wird nie gespeichert.
privacy-ways = -# `/privacy export` gibt dir alles als Datei. `/privacy forget` lässt es vergessen.

privacy-exported = Alles, was über dich gespeichert ist, als JSON:
privacy-question = **Alles über dich vergessen, auf allen Servern?** Die Nummer deines Kontos wird aus allem entfernt, was gespeichert ist. Ergebnisse bleiben in Bestenlisten stehen, mit „jemand“ an deiner Stelle. Deine Statistik, Versuche und Einstellungen sind weg. Das lässt sich nicht rückgängig machen; wenn du wieder spielst, fängst du neu an.
privacy-question-tables = { $count ->
    [one] Du sitzt gerade an einem Tisch: Dein Platz wird frei, und die Karten bleiben dort für alle, die ihn übernehmen.
   *[other] Du sitzt gerade an { $count } Tischen: Deine Plätze werden frei, und die Karten bleiben dort für alle, die sie übernehmen.
}
privacy-forgotten = Du bist vergessen. Was in den Kanälen dieses Servers steht, bleibt dort, denn es gehört dem Server.
privacy-unchanged = Es bleibt alles, wie es ist.
privacy-not-forgotten = Die Datenbank ist gerade nicht erreichbar, darum ist noch nicht alles vergessen. Bitte versuche es gleich noch einmal.
privacy-not-readable = Was gespeichert ist, lässt sich gerade nicht lesen. Bitte versuche es gleich noch einmal.

# /settings leaderboard
command-settings-leaderboard = Ob Ergebnisse dieses Servers auch in der Bestenliste aller Server stehen
option-everywhere = Ergebnisse dieses Servers in der Bestenliste aller Server zeigen, die mitmachen
settings-leaderboard =
    { "" }**Bestenlisten dieses Servers**
    In der Bestenliste aller Server: { $everywhere }. { $shared ->
    [yes] Seine Teams und Ergebnisse sieht man auf allen Servern, die mitmachen, und deren hier.
   *[no] Seine Teams und Ergebnisse sieht man nur hier, und die von anderen hier nicht.
}
