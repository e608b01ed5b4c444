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
settings-pictures = Die Tische hier zeigen ihre Karten **{ $cards }**. Mit `/preferences` wählen alle für die eigene Hand.
settings-pictures-lack = ⚠️ In diesem Kanal fehlt mir die Berechtigung „Dateien anhängen“, darum steht der Tisch hier in Worten.
settings-emojis-lack = ⚠️ Die Karten-Emojis sind noch nicht hochgeladen, darum sind Karten vorerst einfache Zahlen.

command-preferences = Wie dir deine Karten gezeigt werden und wann ich dich rufe, auf jedem Server
option-own-cards = Als Bilder, als Emojis, nur in Worten und Zahlen, oder wie auf jedem Server eingestellt
preferences-as-server = Deine Hand siehst du so, wie es auf dem Server eingestellt ist; hier ist das **{ $cards }**.
preferences-own = Deine Hand siehst du **{ $cards }**, auf jedem Server. Den Tisch selbst siehst du so, wie es auf dem Server eingestellt ist; hier ist das **{ $server }**.

# Wann jemand gerufen wird, der dran ist
calls-when-away = nur, wenn du eine Minute weg warst
calls-at-once = sofort
calls-later = nach zwei Minuten
calls-never = gar nicht
option-calls = Wann ich dich rufe, wenn du dran bist: wenn du weg warst, sofort, später oder gar nicht
preferences-calls = Wenn du dran bist, rufe ich dich **{ $calls }**.
