# Die Sprache von allem, was alle sehen.

command-settings-language = Die Sprache von allem, was auf diesem Server alle sehen
language-name = Deutsch
option-language = Die Sprache der Tische und von allem, was alle sehen
settings-language-server = die Sprache des Servers
settings-language = { $chosen ->
    [server] Tische und alles, was hier alle sehen, richten sich nach der Sprache des Servers: **{ $language }**.
   *[own] Tische und alles, was hier alle sehen, sind auf **{ $language }**.
} Was nur du siehst, bleibt in deiner Sprache.
language-unknown = 🌍 { $language } spreche ich noch nicht, darum nehme ich Englisch.

# Wie Karten gezeigt werden: als Bilder, als Emojis oder nur in Worten.

seat-numbered = Platz { $seat }
seat-in-words = { $name }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

# Was sich wählen lässt, für Befehle und für Antworten
cards-pictures = als Bilder
cards-emojis = als Emojis
cards-text = nur in Worten und Zahlen
cards-server = wie auf dem Server eingestellt

command-settings-pictures = Wie Tische auf diesem Server ihre Karten zeigen
option-cards = Als Bilder, als Emojis oder nur in Worten und Zahlen
settings-pictures = { $cards ->
    [pictures] Tische auf diesem Server zeigen ihre Karten **als Bilder**.
    [emojis] Tische auf diesem Server zeigen ihre Karten **als Emojis**.
   *[text] Tische auf diesem Server zeigen ihre Karten **in Worten und Zahlen**.
} Mit `/preferences` wählen alle für die eigene Hand.
settings-pictures-lack = ⚠️ In diesem Kanal fehlt mir die Berechtigung „Dateien anhängen“, darum steht der Tisch hier in Worten.
settings-emojis-lack = ⚠️ Die Karten-Emojis sind noch nicht hochgeladen, darum sind Karten vorerst einfache Zahlen.

command-preferences = Wie dir deine Karten gezeigt werden und wann ich dich rufe, auf jedem Server
option-own-cards = Als Bilder, als Emojis, nur in Worten und Zahlen, oder wie auf jedem Server eingestellt
preferences-hand = { $cards ->
    [pictures] 🃏 Deine Hand siehst du **als Bilder**, auf jedem Server.
    [emojis] 🃏 Deine Hand siehst du **als Emojis**, auf jedem Server.
    [text] 🃏 Deine Hand siehst du **in Worten und Zahlen**, auf jedem Server.
   *[server] 🃏 Deine Hand siehst du **so, wie es der jeweilige Server mag**.
}
preferences-table = { $cards ->
    [pictures] -# Tische auf diesem Server zeigen ihre Karten als Bilder.
    [emojis] -# Tische auf diesem Server zeigen ihre Karten als Emojis.
   *[text] -# Tische auf diesem Server zeigen ihre Karten in Worten und Zahlen.
}

# Wann jemand gerufen wird, der dran ist
button-try-cards = Beispiel zeigen
preferences-sample = So sieht eine Hand für dich aus:
calls-when-away = falls du eine Minute weg warst
calls-at-once = sofort
calls-later = nach zwei Minuten
calls-never = gar nicht
option-calls = Wann ich dich rufe, wenn du dran bist: wenn du weg warst, sofort, später oder gar nicht
preferences-calls = { $calls ->
    [at-once] 🔔 Wenn du dran bist, rufe ich dich **sofort**.
    [later] 🔔 Wenn du dran bist, rufe ich dich **nach zwei Minuten**.
    [never] 🔕 Wenn du dran bist, rufe ich dich **nicht**.
   *[when-away] 🔔 Wenn du dran bist, rufe ich dich, **falls du eine Minute weg warst**.
}
button-switch = { $on ->
    [yes] Ausschalten
   *[no] Einschalten
}
option-safety-net = Ob ich vor teuren Sprüngen nachfrage und du eine eben gelegte Karte verschieben kannst
preferences-safety-net = { $on ->
    [yes] 🛟 Vor einem teuren Sprung frage ich nach, und eine eben gelegte Karte kannst du zehn Sekunden lang verschieben.
   *[no] 🛟 Vor teuren Sprüngen frage ich nicht nach, und eine gelegte Karte bleibt liegen.
}

# The language of one person
preferences-language-discord = die Sprache meines Discords
option-quiet = Stunden ohne Rufe an Tische, zum Beispiel 22-8; 0 für keine
preferences-quiet = 🌙 Zwischen { $start } und { $end } ({ $zone }) rufe ich dich an keinen Tisch.
preferences-quiet-none = 🌙 Ich darf dich zu jeder Stunde an Tische rufen.
button-quiet-hours = Ruhezeit wählen
quiet-form-title = Ruhezeit
quiet-form-label = Zwei Uhrzeiten, etwa 22-8; 0 für keine
settings-quiet-none = 🌙 Für Tische darf hier zu jeder Stunde gerufen werden.
settings-quiet = 🌙 Zwischen { $start } und { $end } wird hier niemand an einen Tisch gerufen.
settings-quiet-hours-unreadable = Ich brauche zwei Uhrzeiten, zum Beispiel `22-8`, oder `0` für keine.
option-own-language = Die Sprache von allem, was nur du siehst, wenn es nicht die deines Discords sein soll
preferences-language = { $chosen ->
    [own] 🌍 Mit dir spreche ich **{ $language }**.
   *[discord] 🌍 Mit dir spreche ich die Sprache deines Discords.
}

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
    [one] 1 Platz, den du hattest, mit seiner Partie und den Zeiten
   *[other] { $count } Plätze, die du hattest, mit ihren Partien und den Zeiten
}: damit du deine Hand siehst und dein Team seine Ergebnisse bekommt
privacy-stored-teams = { $count ->
    [one] 1 Team, mit dem du Partien beendet hast
   *[other] { $count } Teams, mit denen du Partien beendet hast
}: für Bestenlisten
privacy-stored-team-names = { $count ->
    [one] 1 Name, den sich ein Team von dir gegeben hat
   *[other] { $count } Namen, die sich Teams von dir gegeben haben
}: für Bestenlisten
privacy-stored-achievements = { $count ->
    [one] 1 Erfolg deiner Teams
   *[other] { $count } Erfolge deiner Teams
}: damit jeder einmal gefeiert wird
privacy-stored-counters = { $count ->
    [one] 1 Zähler dafür, was du gespielt hast, etwa Karten
   *[other] { $count } Zähler dafür, was du gespielt hast, etwa Karten
}: für deine Statistik
privacy-stored-attempts = { $count ->
    [one] 1 Versuch mit Karten des Tages
   *[other] { $count } Versuche mit Karten des Tages
}: weil jeder nur einmal gewertet wird
privacy-stored-replays = { $count ->
    [one] 1 Wiederholung, die du angesehen hast
   *[other] { $count } Wiederholungen, die du angesehen hast
}: weil eine Partie ohne Wertung bleibt, wenn du ihre Karten kennst
privacy-stored-hosted = { $count ->
    [one] 1 Spieleabend, den du geplant hast, mit Titel und Zeit
   *[other] { $count } Spieleabende, die du geplant hast, mit Titeln und Zeiten
}: damit der Abend stattfindet und du ihn ändern kannst
privacy-stored-polls = { $count ->
    [one] 1 offene Umfrage von dir, wer wann Zeit hat
   *[other] { $count } offene Umfragen von dir, wer wann Zeit hat
}: damit du daraus einen Abend machen kannst
privacy-stored-marks = { $count ->
    [one] 1 Zeit, zu der du zu einem Spieleabend kommen könntest
   *[other] { $count } Zeiten, zu denen du zu einem Spieleabend kommen könntest
}: bis die Umfrage geschlossen ist
privacy-stored-answers = { $count ->
    [one] 1 Antwort darauf, ob du zu einem Spieleabend kommst
   *[other] { $count } Antworten darauf, ob du zu einem Spieleabend kommst
}: damit alle wissen, wer kommt, und du erinnert wirst
privacy-stored-presences = { $count ->
    [one] 1 Spieleabend, an dem du da warst, und von wann bis wann
   *[other] { $count } Spieleabende, an denen du da warst, und von wann bis wann
}: damit du in der nächsten Runde einen Platz bekommst
privacy-stored-rounds = { $count ->
    [one] 1 Runde eines Spieleabends, und welchen Tisch du bekommen hast
   *[other] { $count } Runden von Spieleabenden, und welche Tische du bekommen hast
}: damit du in der nächsten Runde mit anderen spielst
privacy-stored-wishes = { $count ->
    [one] 1 Wunsch, wer an einem Spieleabend zusammensitzt
   *[other] { $count } Wünsche, wer an einem Spieleabend zusammensitzt
}: bis der Abend endet
privacy-stored-calls = { $count ->
    [one] 1 Server, auf dem du zum nächsten Tisch gerufen werden möchtest
   *[other] { $count } Server, auf denen du zum nächsten Tisch gerufen werden möchtest
}: damit du gerufen wirst
privacy-stored-texts = { $count ->
    [one] 1 Zeile oder Thema, das du an einem Tisch geschrieben hast
   *[other] { $count } Zeilen und Themen, die du an einem Tisch geschrieben hast
}: 30 Tage lang, damit der Tisch sie lesen kann
privacy-stored-preferences = Was du für dich eingestellt hast, etwa Bilder: damit es so bleibt
privacy-memory = Nicht gespeichert, nur bis zum nächsten Neustart gemerkt: dein Name und dein Profilbild auf diesem Server, deine Sprache und 15 Minuten lang der Weg zu der Hand oder dem Tisch, dem du zusiehst, auf deinem Bildschirm. Deine Nachrichten werden nie gespeichert.
privacy-ways = -# `/privacy export` gibt dir alles als Datei. Mit `/privacy forget` vergesse ich es.

privacy-exported = Alles, was über dich gespeichert ist, als JSON:
privacy-question = **Alles über dich vergessen, auf allen Servern?** Die Nummer deines Kontos verschwindet aus allem, was gespeichert ist. Ergebnisse bleiben in Bestenlisten stehen, mit „jemand“ an deiner Stelle. Deine Statistik, Versuche und Einstellungen sind weg. Das lässt sich nicht rückgängig machen; wenn du wieder spielst, fängst du von vorne an.
privacy-question-tables = { $count ->
    [one] Du sitzt gerade an einem Tisch: Dein Platz wird frei, und seine Karten bleiben für die nächste Person liegen.
   *[other] Du sitzt gerade an { $count } Tischen: Deine Plätze werden frei, und ihre Karten bleiben für die nächsten Personen liegen.
}
privacy-forgotten = Erledigt, du bist vergessen. Was in den Kanälen dieses Servers steht, bleibt dort, denn es gehört dem Server.
privacy-unchanged = Es bleibt alles, wie es ist.

# /settings leaderboard
command-settings-leaderboard = Ob Ergebnisse dieses Servers in den Bestenlisten aller Server zählen
option-everywhere = Ergebnisse dieses Servers in der Bestenliste aller Server zeigen, die mitmachen
settings-leaderboard = { $shared ->
    [yes] **Dieser Server teilt seine Ergebnisse.** Alle Server, die mitmachen, sehen sie, und dieser sieht ihre.
   *[no] **Dieser Server teilt seine Ergebnisse nicht.** Niemand sonst sieht sie, und die der anderen sieht er nicht.
}
