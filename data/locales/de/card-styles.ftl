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
